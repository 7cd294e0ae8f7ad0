// Python's tokens, found exactly as CPython 3.11's tokenizer finds them, with its errors.
//
// The tokens serve the syntax check (check.h) and the mask for tree-sitter (mask.h).
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace weft {

#define WEFT_PYTHON_KEYWORDS(X)                                                                                        \
  X(False) X(None) X(True) X(and) X(as) X(assert) X(async) X(await) X(break) X(class) X(continue) X(def) X(del)        \
  X(elif) X(else) X(except) X(finally) X(for) X(from) X(global) X(if) X(import) X(in) X(is) X(lambda) X(nonlocal)      \
  X(not) X(or) X(pass) X(raise) X(return) X(try) X(while) X(with) X(yield)

#define WEFT_PYTHON_OPERATORS(X)                                                                                       \
  X(LeftParen, "(")                                                                                                    \
  X(RightParen, ")") X(LeftBracket, "[") X(RightBracket, "]") X(LeftBrace, "{") X(RightBrace, "}") X(Colon, ":")       \
      X(Comma, ",") X(Semicolon, ";") X(Plus, "+") X(Minus, "-") X(Star, "*") X(Slash, "/") X(Bar, "|")                \
          X(Ampersand, "&") X(Less, "<") X(Greater, ">") X(Equal, "=") X(Dot, ".") X(Percent, "%") X(Tilde, "~")       \
              X(Caret, "^") X(At, "@") X(EqualEqual, "==") X(NotEqual, "!=") X(LessEqual, "<=") X(GreaterEqual, ">=")  \
                  X(LeftShift, "<<") X(RightShift, ">>") X(DoubleStar, "**") X(DoubleSlash, "//") X(PlusEqual, "+=")   \
                      X(MinusEqual, "-=") X(StarEqual, "*=") X(SlashEqual, "/=") X(PercentEqual, "%=")                 \
                          X(AmpersandEqual, "&=") X(BarEqual, "|=") X(CaretEqual, "^=") X(LeftShiftEqual, "<<=")       \
                              X(RightShiftEqual, ">>=") X(DoubleStarEqual, "**=") X(DoubleSlashEqual, "//=")           \
                                  X(AtEqual, "@=") X(Arrow, "->") X(ColonEqual, ":=") X(Ellipsis, "...")

enum class Tok : uint8_t {
  End,
  Newline,
  Indent,
  Dedent,
  Name,
  Number,
  String,
  SoftMatch,
  SoftCase,   // `match` and `case` where they begin a statement; found by the syntax check
  StarPrefix, // `*` before an operand; found by the syntax check
  TargetAs,   // `as` of `with` and `except`; found by the syntax check
  Unknown,    // one of `$ ? ! and the back-quote: no token of the grammar
#define X(word) Kw_##word,
  WEFT_PYTHON_KEYWORDS(X)
#undef X
#define X(name, text) name,
      WEFT_PYTHON_OPERATORS(X)
#undef X
};

struct Token {
  Tok type;
  uint16_t level; // open brackets after the token
  uint32_t begin, end;
  uint32_t line; // from 1, of the first byte
};

/// What is wrong, in CPython's words.
struct SyntaxProblem {
  std::string message; // empty: nothing wrong
  const char *exceptionClass = "SyntaxError";
  uint32_t begin = 0, end = 0;
  explicit operator bool() const { return !message.empty(); }
};

struct TokenList {
  std::vector<Token> tokens; // up to End, or up to where `problem` is
  SyntaxProblem problem;
  // CPython raises most of the tokenizer's problems at once, even when the parser has a complaint about an earlier
  // token; the others (indentation, end of file, stray backslash) wait until the parser wants the token.
  bool eager = false;
  // Brackets still open where the tokens end: offset and line of each.
  struct Open {
    char bracket;
    uint32_t offset, line;
  };
  std::vector<Open> open;
};

/// `firstLine` numbers the text's first line.
TokenList tokenize(std::string_view text, uint32_t firstLine = 1);

} // namespace weft
