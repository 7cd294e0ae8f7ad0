#include "syntax/tokens.h"

#include <algorithm>
#include <cstring>
#include <unordered_map>

#include "syntax/normalize.h"

namespace weft {
namespace {

constexpr size_t maxIndents = 100, maxBrackets = 200;

const std::unordered_map<std::string_view, Tok> &keywords() {
  static const std::unordered_map<std::string_view, Tok> map = {
#define X(word) {#word, Tok::Kw_##word},
      WEFT_PYTHON_KEYWORDS(X)
#undef X
  };
  return map;
}

bool isDigit(int c) { return c >= '0' && c <= '9'; }
bool isHex(int c) { return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }
bool isNameStart(int c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c >= 128; }
bool isNameChar(int c) { return isNameStart(c) || isDigit(c); }

std::string codePointText(uint32_t c) {
  std::string hex;
  for (; c || hex.size() < 4; c >>= 4) hex.insert(hex.begin(), "0123456789ABCDEF"[c & 15]);
  return "U+" + hex;
}

class Tokenizer {
public:
  Tokenizer(std::string_view text, uint32_t firstLine) : text_(text), line_(firstLine) {
    list_.tokens.reserve(text.size() / 4 + 8);
  }

  TokenList run() {
    while (!done_) next();
    for (const TokenList::Open &open : brackets_) list_.open.push_back(open);
    return std::move(list_);
  }

private:
  static constexpr int eof = -1;
  int at(uint32_t offset) const {
    if (offset < text_.size()) return static_cast<unsigned char>(text_[offset]);
    // CPython adds a line end to a last line that has none
    return offset == text_.size() && !text_.empty() && text_.back() != '\n' ? '\n' : eof;
  }
  int peek() const { return at(cur_); }

  void add(Tok type, uint32_t begin, uint32_t end, uint32_t line) {
    const uint32_t size = static_cast<uint32_t>(text_.size()); // the line end that CPython adds is past it
    list_.tokens.push_back(
        {type, static_cast<uint16_t>(brackets_.size()), std::min(begin, size), std::min(end, size), line});
  }
  void add(Tok type) { add(type, start_, cur_, startLine_); }

  // CPython counts the end of the text to the last line.
  void atEnd(Tok type) {
    const uint32_t size = static_cast<uint32_t>(text_.size());
    const bool newline = size != 0 && text_.back() == '\n';
    add(type, newline ? size - 1 : size, newline ? size - 1 : size, newline ? line_ - 1 : line_);
  }

  // `cur_` is past the last character read: CPython's caret stands under it.
  void fail(std::string message) { failAt(cur_ ? cur_ - 1 : 0, cur_, std::move(message)); }
  void failAt(uint32_t begin, uint32_t end, std::string message, const char *exceptionClass = "SyntaxError",
              bool eager = true) {
    list_.problem = {std::move(message), exceptionClass, begin, end};
    list_.eager = eager;
    done_ = true;
  }

  void next() {
    if (atLineStart_) {
      indentation();
      if (done_) return;
    }
    for (; pendingDedents_ > 0; --pendingDedents_) {
      if (peek() == eof)
        atEnd(Tok::Dedent);
      else
        add(Tok::Dedent, cur_, cur_, line_);
    }
    if (pendingIndent_) {
      pendingIndent_ = false;
      add(Tok::Indent, lineStart_, cur_, line_);
    }
    token();
  }

  void indentation() {
    atLineStart_ = false;
    blankLine_ = false;
    lineStart_ = cur_;
    size_t column = 0, altColumn = 0, continued = 0;
    while (true) {
      const int c = peek();
      if (c == ' ') {
        ++column, ++altColumn, ++cur_;
      } else if (c == '\t') {
        column = (column / 8 + 1) * 8;
        ++altColumn, ++cur_;
      } else if (c == '\f') {
        column = altColumn = 0;
        ++cur_;
      } else if (c == '\\') {
        if (!continued) continued = column;
        ++cur_;
        if (!continuation()) return;
      } else {
        break;
      }
    }
    const int c = peek();
    if (c == '#' || c == '\n') {
      blankLine_ = true;
      return;
    }
    if (c == eof) column = altColumn = continued = 0;
    if (!brackets_.empty()) return;
    if (continued) column = altColumn = continued;
    const Indent &top = indents_.back();
    auto inconsistent = [&] {
      failAt(lineStart_, lineEnd(lineStart_), "inconsistent use of tabs and spaces in indentation", "TabError", false);
    };
    if (column == top.column) {
      if (altColumn != top.altColumn) inconsistent();
    } else if (column > top.column) {
      if (indents_.size() >= maxIndents)
        return failAt(lineStart_, lineEnd(lineStart_), "too many levels of indentation", "IndentationError", false);
      if (altColumn <= top.altColumn) return inconsistent();
      pendingIndent_ = true;
      indents_.push_back({column, altColumn});
    } else {
      while (indents_.size() > 1 && column < indents_.back().column) {
        ++pendingDedents_;
        indents_.pop_back();
      }
      if (column != indents_.back().column)
        return failAt(lineStart_, lineEnd(lineStart_), "unindent does not match any outer indentation level",
                      "IndentationError", false);
      if (altColumn != indents_.back().altColumn) inconsistent();
    }
  }

  uint32_t lineEnd(uint32_t offset) const {
    const size_t end = text_.find('\n', offset);
    return static_cast<uint32_t>(end == std::string_view::npos ? text_.size() : end);
  }

  // After a backslash. False if the rest of the text is none.
  bool continuation() {
    if (peek() != '\n') {
      failAt(cur_, cur_ + 1, "unexpected character after line continuation character", "SyntaxError", false);
      return false;
    }
    ++cur_;
    ++line_;
    lineStart_ = cur_;
    if (peek() == eof) {
      unexpectedEnd();
      return false;
    }
    return true;
  }

  void unexpectedEnd() {
    const uint32_t end = static_cast<uint32_t>(text_.size());
    if (!brackets_.empty()) return neverClosed();
    failAt(end ? end - 1 : 0, end, "unexpected EOF while parsing", "SyntaxError", false);
  }
  void neverClosed() {
    const TokenList::Open &open = brackets_.back();
    failAt(open.offset, open.offset + 1, std::string("'") + open.bracket + "' was never closed", "SyntaxError", false);
  }

  void token() {
    while (true) {
      int c = peek();
      while (c == ' ' || c == '\t' || c == '\f') c = at(++cur_);
      start_ = cur_;
      startLine_ = line_;
      if (c == '#') {
        while (c != '\n' && c != eof) c = at(++cur_); // CPython's NEWLINE begins where its comment begins
      }
      if (c == eof) {
        if (!brackets_.empty()) return neverClosed();
        atEnd(Tok::End);
        done_ = true;
        return;
      }
      if (c == '\\') {
        ++cur_;
        if (!continuation()) return;
        continue;
      }
      break;
    }
    const int c = peek();
    if (isNameStart(c)) return name();
    if (c == '\n') {
      ++cur_;
      ++line_;
      atLineStart_ = true;
      if (!blankLine_ && brackets_.empty()) add(Tok::Newline, start_, cur_, startLine_);
      return;
    }
    if (isDigit(c) || (c == '.' && isDigit(at(cur_ + 1)))) return number();
    if (c == '\'' || c == '"') return string();
    op(c);
  }

  void name() {
    bool b = false, u = false, r = false, f = false; // a string's prefix?
    while (true) {
      const int c = peek();
      if (!(b || u || f) && (c == 'b' || c == 'B'))
        b = true;
      else if (!(b || u || r || f) && (c == 'u' || c == 'U'))
        u = true;
      else if (!(r || u) && (c == 'r' || c == 'R'))
        r = true;
      else if (!(f || b || u) && (c == 'f' || c == 'F'))
        f = true;
      else
        break;
      ++cur_;
      if (peek() == '"' || peek() == '\'') return string();
    }
    bool ascii = true;
    while (isNameChar(peek())) {
      ascii &= peek() < 128;
      ++cur_;
    }
    const std::string_view word = text_.substr(start_, cur_ - start_);
    if (!ascii) {
      for (uint32_t i = 0; i < word.size();) {
        const uint32_t begin = i;
        const uint32_t code = decodeUtf8(word, i);
        if (begin == 0 ? isIdentifierStart(code) : isIdentifierContinue(code)) continue;
        const std::string shown(word.substr(begin, i - begin));
        return failAt(start_ + begin, start_ + i,
                      isPrintable(code) ? "invalid character '" + shown + "' (" + codePointText(code) + ")"
                                        : "invalid non-printable character " + codePointText(code));
      }
    } else if (word.size() <= 8) {
      const auto found = keywords().find(word);
      if (found != keywords().end()) return add(found->second);
    }
    add(Tok::Name);
  }

  // `0x1for`: CPython only warns where a keyword follows a number at once.
  bool endOfNumber(const char *kind) {
    const int c = peek();
    auto starts = [&](const char *rest) { return text_.substr(cur_ + 1, std::strlen(rest)) == rest; };
    auto follows = [&](const char *rest) {
      return starts(rest) && !isNameChar(at(cur_ + 1 + static_cast<uint32_t>(std::strlen(rest))));
    };
    bool keyword = false;
    switch (c) {
    case 'a':
      keyword = follows("nd");
      break;
    case 'e':
      keyword = follows("lse");
      break;
    case 'f':
      keyword = follows("or");
      break;
    case 'i':
      keyword = starts("f") || starts("n") || starts("s");
      break;
    case 'o':
      keyword = follows("r");
      break;
    case 'n':
      keyword = follows("ot");
      break;
    default:
      break;
    }
    if (keyword || c >= 128 || !isNameChar(c)) return true;
    fail(std::string("invalid ") + kind + " literal");
    return false;
  }

  bool decimalTail() {
    while (true) {
      do ++cur_;
      while (isDigit(peek()));
      if (peek() != '_') return true;
      ++cur_;
      if (isDigit(peek())) continue;
      fail("invalid decimal literal");
      return false;
    }
  }

  template <typename Valid> bool radix(const char *kind, Valid valid) {
    cur_ += 2;
    do {
      if (peek() == '_') ++cur_;
      if (!valid(peek())) {
        if (isDigit(peek())) {
          ++cur_;
          fail(std::string("invalid digit '") + text_[cur_ - 1] + "' in " + kind + " literal");
        } else {
          fail(std::string("invalid ") + kind + " literal");
        }
        return false;
      }
      do ++cur_;
      while (valid(peek()));
    } while (peek() == '_');
    if (isDigit(peek())) {
      ++cur_;
      fail(std::string("invalid digit '") + text_[cur_ - 1] + "' in " + kind + " literal");
      return false;
    }
    return endOfNumber(kind);
  }

  void number() {
    const int second = at(cur_ + 1);
    if (peek() == '0' && (second == 'x' || second == 'X')) {
      if (radix("hexadecimal", isHex)) add(Tok::Number);
      return;
    }
    if (peek() == '0' && (second == 'o' || second == 'O')) {
      if (radix("octal", [](int c) { return c >= '0' && c < '8'; })) add(Tok::Number);
      return;
    }
    if (peek() == '0' && (second == 'b' || second == 'B')) {
      if (radix("binary", [](int c) { return c == '0' || c == '1'; })) add(Tok::Number);
      return;
    }
    bool oldOctal = false;
    uint32_t zerosEnd = 0;
    if (peek() == '0') {
      ++cur_;
      while (true) {
        if (peek() == '_') {
          ++cur_;
          if (!isDigit(peek())) return fail("invalid decimal literal");
        }
        if (peek() != '0') break;
        ++cur_;
      }
      zerosEnd = cur_;
      if (isDigit(peek())) {
        oldOctal = true;
        --cur_;
        if (!decimalTail()) return;
      }
    } else if (peek() != '.') {
      --cur_; // decimalTail steps first
      if (!decimalTail()) return;
    }
    const char *kind = "decimal";
    bool isFloat = false;
    if (peek() == '.') {
      isFloat = true;
      ++cur_;
      if (isDigit(peek())) {
        --cur_;
        if (!decimalTail()) return;
      }
    }
    if (peek() == 'e' || peek() == 'E') {
      const int sign = at(cur_ + 1);
      if (sign == '+' || sign == '-') {
        cur_ += 2;
        if (!isDigit(peek())) return fail("invalid decimal literal");
        --cur_;
        if (!decimalTail()) return;
        isFloat = true;
      } else if (isDigit(sign)) {
        if (!decimalTail()) return;
        isFloat = true;
      } else if (oldOctal && !isFloat) {
        // falls through to the message about leading zeros only if `e` starts a keyword
        if (endOfNumber("decimal")) leadingZeros(zerosEnd);
        return;
      } else {
        if (endOfNumber("decimal")) add(Tok::Number);
        return;
      }
    }
    if (peek() == 'j' || peek() == 'J') {
      isFloat = true;
      ++cur_;
      kind = "imaginary";
    }
    if (oldOctal && !isFloat) return leadingZeros(zerosEnd);
    if (endOfNumber(kind)) add(Tok::Number);
  }

  void leadingZeros(uint32_t zerosEnd) {
    failAt(start_, zerosEnd,
           "leading zeros in decimal integer literals are not permitted; use an 0o prefix for octal integers");
  }

  void string() {
    const int quote = peek();
    ++cur_;
    bool triple = false;
    if (peek() == quote) {
      ++cur_;
      if (peek() != quote) return add(Tok::String); // the empty string
      ++cur_;
      triple = true;
    }
    int quotes = 0;
    while (quotes < (triple ? 3 : 1)) {
      const int c = peek();
      if (c == eof || (!triple && c == '\n')) {
        const std::string where =
            " (detected at line " + std::to_string(c == eof && text_.ends_with('\n') ? line_ - 1 : line_) + ")";
        return failAt(start_, start_ + 1,
                      (triple ? "unterminated triple-quoted string literal" : "unterminated string literal") + where);
      }
      ++cur_;
      if (c == '\n') ++line_;
      if (c == quote) {
        ++quotes;
        continue;
      }
      quotes = 0;
      if (c == '\\' && peek() != eof) {
        if (peek() == '\n') ++line_;
        ++cur_;
      }
    }
    add(Tok::String);
  }

  void op(int c) {
    static const struct {
      const char *text;
      Tok type;
    } table[] = {
#define X(name, text) {text, Tok::name},
        WEFT_PYTHON_OPERATORS(X)
#undef X
    };
    Tok type = Tok::Unknown;
    size_t length = 0;
    for (const auto &entry : table) {
      if (entry.text[0] != c) continue;
      const size_t size = std::strlen(entry.text);
      if (size > length && text_.substr(cur_, size) == entry.text) {
        type = entry.type;
        length = size;
      }
    }
    if (text_.substr(cur_, 2) == "<>") {
      type = Tok::Unknown; // CPython has a token for it, and refuses it unless a joke is switched on
      length = 2;
    }
    if (length == 0) {
      uint32_t offset = cur_;
      const uint32_t code = decodeUtf8(text_, offset);
      if (!isPrintable(code)) {
        cur_ = offset;
        return fail("invalid non-printable character " + codePointText(code));
      }
      length = 1;
    }
    cur_ += static_cast<uint32_t>(length);
    switch (type) {
    case Tok::LeftParen:
    case Tok::LeftBracket:
    case Tok::LeftBrace:
      if (brackets_.size() >= maxBrackets) return fail("too many nested parentheses");
      brackets_.push_back({static_cast<char>(c), start_, line_});
      break;
    case Tok::RightParen:
    case Tok::RightBracket:
    case Tok::RightBrace: {
      if (brackets_.empty()) return fail(std::string("unmatched '") + static_cast<char>(c) + "'");
      const TokenList::Open open = brackets_.back();
      const char wanted = open.bracket == '(' ? ')' : open.bracket == '[' ? ']' : '}';
      if (wanted != c) {
        brackets_.pop_back();
        std::string message = std::string("closing parenthesis '") + static_cast<char>(c) +
                              "' does not match opening parenthesis '" + open.bracket + "'";
        if (open.line != line_) message += " on line " + std::to_string(open.line);
        return fail(std::move(message));
      }
      brackets_.pop_back();
      break;
    }
    default:
      break;
    }
    add(type);
  }

  struct Indent {
    size_t column, altColumn;
  };

  std::string_view text_;
  TokenList list_;
  std::vector<Indent> indents_{{0, 0}};
  std::vector<TokenList::Open> brackets_;
  uint32_t cur_ = 0, start_ = 0, lineStart_ = 0;
  uint32_t line_, startLine_ = 1;
  int pendingDedents_ = 0;
  bool pendingIndent_ = false, atLineStart_ = true, blankLine_ = false, done_ = false;
};

} // namespace

TokenList tokenize(std::string_view text, uint32_t firstLine) { return Tokenizer(text, firstLine).run(); }

} // namespace weft
