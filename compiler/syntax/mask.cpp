// What tree-sitter gets to see in place of the user's text.
//
// tree-sitter-python knows Python 2 and 3.12 as well, guesses at soft keywords, and has its own ideas about line structure.
// Since the tokens are known already, everything that it could get wrong is replaced by something plain of the same length, so
// that all offsets stay: strings by "____", comments and joined lines by blanks, `print`, `match` and the like by names that
// are no keyword, prefix stars by blanks (lower_cst puts them back), `as` of `with` and `except` by a comma.
#include "syntax/mask.h"

#include <algorithm>

namespace weft {

namespace {

bool isSoftKeyword(std::string_view word) {
  return word == "print" || word == "exec" || word == "type" || word == "match" || word == "case" || word == "_" || word == "__future__";
}

} // namespace

std::string maskText(std::string_view text, const TokenList &list) {
  std::string out(text.size(), ' ');
  uint32_t previous = 0; // end of the last token
  for (const Token &token : list.tokens) {
    const uint32_t begin = token.begin, size = token.end - token.begin;
    if (token.type == Tok::Indent || token.type == Tok::Dedent) continue;
    // Between logical lines the line ends matter, and so does the width of the indentation: one blank for each byte.
    if (previous == 0 || out[previous - 1] == '\n')
      for (uint32_t i = previous; i < begin; ++i)
        if (text[i] == '\n') out[i] = '\n';
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
      for (uint32_t i = 0; i < size; ++i) out[begin + i] = static_cast<unsigned char>(word[i]) < 128 ? word[i] : 'x';
      if (token.type == Tok::Name && isSoftKeyword(word)) out[token.end - 1] = word.back() == 'x' ? 'y' : 'x';
      break;
    }
    case Tok::StarPrefix: break;
    case Tok::TargetAs: out[begin] = ','; break;
    default: std::copy_n(text.begin() + begin, size, out.begin() + begin); break;
    }
  }
  return out;
}

} // namespace weft
