// What tree-sitter gets to see in place of the user's text.
//
// tree-sitter-python knows Python 2 and 3.12 as well, guesses at soft keywords, and has its own ideas about line
// structure. Since the tokens are known already, everything that it could get wrong is replaced by something plain of
// the same length, so that all offsets stay: strings by "____", comments and joined lines by blanks, `print`, `match`
// and the like by names that are no keyword, prefix stars by blanks (lower_cst puts them back), `as` of `with` and
// `except` by a comma.
#include "syntax/mask.h"

#include <algorithm>

namespace weft {

namespace {

bool isSoftKeyword(std::string_view word) {
  return word == "print" || word == "exec" || word == "type" || word == "match" || word == "case" || word == "_" ||
         word == "__future__";
}

} // namespace

std::string maskText(std::string_view text, const TokenList &list) {
  std::string out(text.size(), ' ');
  uint32_t previous = 0; // end of the last token
  for (size_t i = 0; i < list.tokens.size(); ++i) {
    const Token &token = list.tokens[i];
    const uint32_t begin = token.begin, size = token.end - token.begin;
    if (token.type == Tok::Indent || token.type == Tok::Dedent || token.type == Tok::End) continue;
    // Between logical lines the line ends matter, and so does the width of the indentation: one blank for each byte.
    if (previous == 0 || out[previous - 1] == '\n')
      for (uint32_t k = previous; k < begin; ++k)
        if (text[k] == '\n') out[k] = '\n';
    previous = token.end;
    switch (token.type) {
    case Tok::String:
      std::fill_n(out.begin() + begin, size, '_');
      out[begin] = out[token.end - 1] = '"';
      break;
    case Tok::Number: {
      // `1.real` is no number for tree-sitter, but the name `n1.real` will do
      const bool attribute = token.end < text.size() && text[token.end] == '.';
      std::fill_n(out.begin() + begin, size, attribute ? 'n' : '1');
      break;
    }
    case Tok::Name:
    case Tok::SoftMatch:
    case Tok::SoftCase: {
      const std::string_view word = text.substr(begin, size);
      for (uint32_t k = 0; k < size; ++k) out[begin + k] = static_cast<unsigned char>(word[k]) < 128 ? word[k] : 'x';
      if (token.type == Tok::Name && isSoftKeyword(word)) out[token.end - 1] = word.back() == 'x' ? 'y' : 'x';
      break;
    }
    case Tok::Newline: // its comment is left out
      if (size) out[token.end - 1] = '\n';
      break;
    case Tok::StarPrefix:
      break;
    case Tok::TargetAs:
      out[begin] = ',';
      break;
    default:
      std::copy_n(text.begin() + begin, size, out.begin() + begin);
      break;
    }
  }
  // A star that begins a line holds the line's indentation: its operand's first token is stretched to begin there.
  for (size_t i = 0; i + 1 < list.tokens.size(); ++i) {
    if (!starBeginsLine(list, i)) continue;
    const uint32_t star = list.tokens[i].begin, operand = list.tokens[i + 1].begin;
    switch (list.tokens[i + 1].type) {
    case Tok::Name:
      std::fill(out.begin() + star, out.begin() + operand, 'x');
      break;
    case Tok::Number:
      std::fill(out.begin() + star, out.begin() + operand, out[operand]);
      break;
    case Tok::String:
      out[star] = '"';
      std::fill(out.begin() + star + 1, out.begin() + operand + 1, '_');
      break;
    default: {
      const std::string first = out.substr(operand, list.tokens[i + 1].end - operand);
      std::fill(out.begin() + operand, out.begin() + list.tokens[i + 1].end, ' ');
      out.replace(star, first.size(), first);
    }
    }
  }
  return out;
}

bool starBeginsLine(const TokenList &list, size_t index) {
  if (list.tokens[index].type != Tok::StarPrefix) return false;
  if (index == 0) return true;
  const Tok before = list.tokens[index - 1].type;
  return before == Tok::Newline || before == Tok::Indent || before == Tok::Dedent;
}

} // namespace weft
