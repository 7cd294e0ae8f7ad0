#include "syntax/fstring.h"

#include <cstring>

namespace weft {
namespace {

class Splitter {
public:
  Splitter(std::string_view token, bool raw, LiteralError &error, const ExpressionCheck &check)
      : text_(token), raw_(raw), error_(error), check_(check) {}

  bool parts(uint32_t &at, uint32_t end, int level, std::vector<FormatPart> &out) {
    while (true) {
      std::string literal;
      bool doubled = false;
      if (!literalPart(at, end, level, literal, doubled)) return false;
      if (!literal.empty()) {
        FormatPart part;
        part.literal = std::move(literal);
        out.push_back(std::move(part));
      }
      if (doubled) continue;
      if (at >= end || text_[at] == '}') break;
      FormatPart part;
      part.isExpression = true;
      if (!expression(at, end, level, part)) return false;
      out.push_back(std::move(part));
    }
    if (level == 0 && at < end) return fail(at, "f-string: unexpected end of string");
    if (level != 0 && (at >= text_.size() || text_[at] != '}')) return fail(at, "f-string: expecting '}'");
    return true;
  }

private:
  bool fail(uint32_t at, std::string message) {
    error_ = {std::move(message), at};
    return false;
  }

  bool literalPart(uint32_t &at, uint32_t end, int level, std::string &out, bool &doubled) {
    const uint32_t start = at;
    uint32_t s = at, stop = 0;
    while (s < end) {
      char c = text_[s++];
      if (!raw_ && c == '\\' && s < end) {
        c = text_[s++];
        if (c == 'N') { // the brace of \N{name} opens no expression
          if (s < end && text_[s++] == '{')
            while (s < end && text_[s++] != '}') {
            }
          continue;
        }
      }
      if (c != '{' && c != '}') continue;
      if (level == 0) {
        if (s < end && text_[s] == c) {
          stop = s;
          at = s + 1;
          doubled = true;
          break;
        }
        if (c == '}') return fail(s - 1, "f-string: single '}' is not allowed");
      }
      --s;
      break;
    }
    if (!doubled) at = stop = s;
    return decodeString(text_.substr(start, stop - start), raw_, false, out, error_);
  }

  bool expressionEnd(uint32_t &at, uint32_t end) {
    std::string nesting;
    char quote = 0;
    bool triple = false;
    auto tripleAt = [&](char c) { return at + 2 < end && text_[at + 1] == c && text_[at + 2] == c; };
    for (; at < end; ++at) {
      const char c = text_[at];
      if (c == '\\') return fail(at, "f-string expression part cannot include a backslash");
      if (quote) {
        if (c != quote) continue;
        if (triple) {
          if (!tripleAt(c)) continue;
          at += 2;
        }
        quote = 0;
        continue;
      }
      if (c == '\'' || c == '"') {
        triple = tripleAt(c);
        if (triple) at += 2;
        quote = c;
      } else if (c == '[' || c == '{' || c == '(') {
        if (nesting.size() >= 200) return fail(at, "f-string: too many nested parenthesis");
        nesting += c;
      } else if (c == '#') {
        return fail(at, "f-string expression part cannot include '#'");
      } else if (nesting.empty() && std::strchr("!:}=<>", c) && c) {
        if (at + 1 < end && text_[at + 1] == '=' && (c == '!' || c == '=' || c == '<' || c == '>')) {
          ++at;
          continue;
        }
        if (c == '<' || c == '>') continue;
        break;
      } else if (c == ']' || c == '}' || c == ')') {
        if (nesting.empty()) return fail(at, std::string("f-string: unmatched '") + c + "'");
        const char open = nesting.back();
        nesting.pop_back();
        if (!((open == '(' && c == ')') || (open == '[' && c == ']') || (open == '{' && c == '}')))
          return fail(at, std::string("f-string: closing parenthesis '") + c +
                              "' does not match opening parenthesis '" + open + "'");
      }
    }
    if (quote) return fail(at, "f-string: unterminated string");
    if (!nesting.empty()) return fail(at, std::string("f-string: unmatched '") + nesting.back() + "'");
    return true;
  }

  bool expression(uint32_t &at, uint32_t end, int level, FormatPart &part) {
    if (level >= 2) return fail(at, "f-string: expressions nested too deeply");
    ++at;
    part.exprBegin = at;
    if (!expressionEnd(at, end)) return false;
    part.exprEnd = at;
    if (at >= end) return fail(at, "f-string: expecting '}'");
    if (text_.substr(part.exprBegin, part.exprEnd - part.exprBegin).find_first_not_of(" \t\n\f") ==
        std::string_view::npos)
      return fail(at, "f-string: empty expression not allowed");
    if (check_ && !check_(part.exprBegin, part.exprEnd)) return false;
    bool debug = false;
    if (text_[at] == '=') {
      debug = true;
      ++at;
      while (at < end && std::strchr(" \t\n\r\f\v", text_[at])) ++at;
      if (at >= end) return fail(at, "f-string: expecting '}'");
      part.literal = text_.substr(part.exprBegin, at - part.exprBegin);
    }
    if (text_[at] == '!') {
      const uint32_t start = ++at;
      while (true) {
        if (at >= end) return fail(at, "f-string: expecting '}'");
        if (text_[at] == '}' || text_[at] == ':') break;
        ++at;
      }
      const std::string_view conversion = text_.substr(start, at - start);
      if (conversion != "s" && conversion != "r" && conversion != "a")
        return fail(start, "f-string: invalid conversion character: expected 's', 'r', or 'a'");
      part.conversion = conversion[0];
    }
    if (at >= end) return fail(at, "f-string: expecting '}'");
    if (text_[at] == ':') {
      ++at;
      if (at >= end) return fail(at, "f-string: expecting '}'");
      part.hasSpec = true;
      if (!parts(at, end, level + 1, part.spec)) return false;
    }
    if (at >= end || text_[at] != '}') return fail(at, "f-string: expecting '}'");
    ++at;
    if (debug && !part.hasSpec && !part.conversion) part.conversion = 'r';
    return true;
  }

  std::string_view text_;
  bool raw_;
  LiteralError &error_;
  const ExpressionCheck &check_;
};

} // namespace

bool splitFormatString(std::string_view token, std::vector<FormatPart> &parts, LiteralError &error,
                       const ExpressionCheck &check) {
  const StringToken shape = splitString(token);
  uint32_t at = shape.contentBegin;
  return Splitter(token, shape.raw, error, check).parts(at, shape.contentEnd, 0, parts);
}

} // namespace weft
