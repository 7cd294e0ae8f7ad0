// Expressions of unparse.h.
#include <algorithm>

#include "syntax/normalize.h"
#include "syntax/unparse.h"
#include "syntax/unparser.h"

namespace weft {

using namespace ast;

void appendEscape(std::string &out, uint32_t codePoint); // repr.cpp

const char *Unparser::operatorText(Operator op) {
  static const char *const texts[] = {"+", "-", "*", "@", "/", "%", "**", "<<", ">>", "|", "^", "&", "//"};
  return texts[static_cast<int>(op)];
}

namespace {

Precedence precedenceOf(Operator op) {
  switch (op) {
  case Operator::Add:
  case Operator::Sub:
    return Precedence::Arith;
  case Operator::LShift:
  case Operator::RShift:
    return Precedence::Shift;
  case Operator::BitOr:
    return Precedence::BitOr;
  case Operator::BitXor:
    return Precedence::BitXor;
  case Operator::BitAnd:
    return Precedence::BitAnd;
  case Operator::Pow:
    return Precedence::Power;
  case Operator::Mult:
  case Operator::MatMult:
  case Operator::Div:
  case Operator::Mod:
  case Operator::FloorDiv:
    return Precedence::Term;
  }
  return Precedence::Atom;
}

struct Parentheses {
  std::string &out;
  bool on;
  Parentheses(std::string &text, bool condition) : out(text), on(condition) {
    if (on) out += '(';
  }
  ~Parentheses() {
    if (on) out += ')';
  }
};

const std::string infinity = "1e309"; // a literal that overflows, as CPython's ast.py prints it

void replaceAll(std::string &text, std::string_view from, std::string_view to) {
  for (size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
}

} // namespace

// A chain `a + b + c ...` nests to the left as deep as it is long; its parentheses are decided on the way down.
void Unparser::binOp(const BinOp &node, Precedence precedence) {
  std::vector<const BinOp *> chain;
  std::vector<bool> closes;
  const Expr *left = &node;
  while (const BinOp *op = left->as<BinOp>()) {
    const Precedence own = precedenceOf(op->op);
    const bool parentheses = precedence > own;
    if (parentheses) out_ += '(';
    chain.push_back(op);
    closes.push_back(parentheses);
    precedence = op->op == Operator::Pow ? next(own) : own;
    left = op->left;
  }
  expr(*left, precedence);
  for (size_t i = chain.size(); i-- > 0;) {
    const BinOp *op = chain[i];
    const Precedence own = precedenceOf(op->op);
    out_ += ' ';
    out_ += operatorText(op->op);
    out_ += ' ';
    expr(*op->right, op->op == Operator::Pow ? own : next(own));
    if (closes[i]) out_ += ')';
  }
}

void Unparser::boolOp(const BoolOp &node, Precedence precedence) {
  Precedence own = node.op == BoolOperator::And ? Precedence::And : Precedence::Or;
  Parentheses parentheses(out_, precedence > own);
  for (size_t i = 0; i < node.values.size(); ++i) {
    if (i) out_ += node.op == BoolOperator::And ? " and " : " or ";
    own = next(own); // one more for each operand: ast.py does so
    expr(*node.values[i], own);
  }
}

void Unparser::compare(const Compare &node, Precedence precedence) {
  static const char *const texts[] = {" == ", " != ", " < ",      " <= ", " > ",
                                      " >= ", " is ", " is not ", " in ", " not in "};
  Parentheses parentheses(out_, precedence > Precedence::Compare);
  expr(*node.left, next(Precedence::Compare));
  for (size_t i = 0; i < node.ops.size(); ++i) {
    out_ += texts[static_cast<int>(node.ops[i])];
    expr(*node.comparators[i], next(Precedence::Compare));
  }
}

void Unparser::unaryOp(const UnaryOp &node, Precedence precedence) {
  const Precedence own = node.op == UnaryOperator::Not ? Precedence::Not : Precedence::Factor;
  Parentheses parentheses(out_, precedence > own);
  switch (node.op) {
  case UnaryOperator::Not:
    out_ += "not ";
    break;
  case UnaryOperator::Invert:
    out_ += '~';
    break;
  case UnaryOperator::UAdd:
    out_ += '+';
    break;
  case UnaryOperator::USub:
    out_ += '-';
    break;
  }
  expr(*node.operand, own);
}

void Unparser::lambda(const Lambda &node, Precedence precedence) {
  Parentheses parentheses(out_, precedence > Precedence::Test);
  out_ += "lambda";
  const size_t before = out_.size();
  out_ += ' ';
  arguments(*node.args);
  if (out_.size() == before + 1) out_.pop_back();
  out_ += ": ";
  expr(*node.body);
}

void Unparser::dict(const Dict &node) {
  out_ += '{';
  for (size_t i = 0; i < node.values.size(); ++i) {
    if (i) out_ += ", ";
    if (!node.keys[i]) {
      out_ += "**";
      expr(*node.values[i], Precedence::BitOr);
      continue;
    }
    expr(*node.keys[i]);
    out_ += ": ";
    expr(*node.values[i]);
  }
  out_ += '}';
}

void Unparser::list(const std::vector<Expr *> &items) {
  for (size_t i = 0; i < items.size(); ++i) {
    if (i) out_ += ", ";
    expr(*items[i]);
  }
}

void Unparser::tupleItems(const std::vector<Expr *> &items) {
  list(items);
  if (items.size() == 1) out_ += ',';
}

void Unparser::generators(const std::vector<Comprehension *> &generators) {
  for (const Comprehension *generator : generators) comprehension(*generator);
}

void Unparser::comprehension(const Comprehension &node) {
  out_ += node.is_async ? " async for " : " for ";
  expr(*node.target, Precedence::Tuple);
  out_ += " in ";
  expr(*node.iter, next(Precedence::Test));
  for (const Expr *condition : node.ifs) {
    out_ += " if ";
    expr(*condition, next(Precedence::Test));
  }
}

void Unparser::arg(const Arg &node) {
  out_ += node.arg.str();
  if (!node.annotation) return;
  out_ += ": ";
  expr(*node.annotation);
}

void Unparser::arguments(const Arguments &node) {
  bool first = true;
  auto comma = [&] {
    if (!first) out_ += ", ";
    first = false;
  };
  std::vector<Arg *> all = node.posonlyargs;
  all.insert(all.end(), node.args.begin(), node.args.end());
  const size_t required = all.size() - std::min(all.size(), node.defaults.size());
  for (size_t i = 0; i < all.size(); ++i) {
    comma();
    arg(*all[i]);
    if (i >= required) {
      out_ += '=';
      expr(*node.defaults[i - required]);
    }
    if (i + 1 == node.posonlyargs.size()) out_ += ", /";
  }
  if (node.vararg || !node.kwonlyargs.empty()) {
    comma();
    out_ += '*';
    if (node.vararg) arg(*node.vararg);
  }
  for (size_t i = 0; i < node.kwonlyargs.size(); ++i) {
    out_ += ", ";
    arg(*node.kwonlyargs[i]);
    if (i < node.kw_defaults.size() && node.kw_defaults[i]) {
      out_ += '=';
      expr(*node.kw_defaults[i]);
    }
  }
  if (node.kwarg) {
    comma();
    out_ += "**";
    arg(*node.kwarg);
  }
}

void Unparser::keyword(const Keyword &node) {
  if (node.arg)
    out_ += node.arg.str() + "=";
  else
    out_ += "**";
  expr(*node.value);
}

void Unparser::callArguments(const std::vector<Expr *> &args, const std::vector<Keyword *> &keywords) {
  list(args);
  for (size_t i = 0; i < keywords.size(); ++i) {
    if (i || !args.empty()) out_ += ", ";
    keyword(*keywords[i]);
  }
}

void Unparser::constant(const Constant &node) {
  if (std::holds_alternative<EllipsisValue>(node.value)) {
    out_ += "...";
    return;
  }
  if (node.kind == "u") out_ += 'u';
  if (const std::string *text = std::get_if<std::string>(&node.value); text && avoidBackslashes_)
    return writeAvoidingBackslashes(*text, {"'", "\"", "\"\"\"", "'''"});
  std::string text = reprConstant(node.value);
  if (std::holds_alternative<double>(node.value) || std::holds_alternative<std::complex<double>>(node.value)) {
    replaceAll(text, "inf", infinity);
    replaceAll(text, "nan", "(" + infinity + "-" + infinity + ")");
  }
  out_ += text;
}

void Unparser::subscript(const Subscript &node) {
  expr(*node.value, Precedence::Atom);
  out_ += '[';
  const Tuple *tuple = node.slice->as<Tuple>();
  if (tuple && !tuple->elts.empty())
    tupleItems(tuple->elts);
  else
    expr(*node.slice);
  out_ += ']';
}

Unparser::Literal Unparser::literalHelper(const std::string &text, const QuoteList &quotes, bool escapeWhitespace) {
  std::string escaped;
  for (uint32_t i = 0; i < text.size();) {
    const uint32_t start = i;
    const uint32_t c = decodeUtf8(text, i);
    const bool raw = !escapeWhitespace && (c == '\n' || c == '\t');
    if (!raw && (c == '\\' || !isPrintable(c)))
      appendEscape(escaped, c);
    else
      escaped.append(text, start, i - start);
  }
  QuoteList possible;
  const bool newline = escaped.find('\n') != std::string::npos;
  for (std::string_view quote : quotes)
    if ((!newline || quote.size() == 3) && escaped.find(quote) == std::string::npos) possible.push_back(quote);
  if (possible.empty()) {
    const std::string repr = reprString(text);
    std::string_view chosen = repr[0] == '"' ? "\"" : "'";
    for (std::string_view quote : quotes)
      if (quote.find(repr[0]) != std::string_view::npos) {
        chosen = quote;
        break;
      }
    return {repr.substr(1, repr.size() - 2), {chosen}};
  }
  if (!escaped.empty()) {
    std::stable_partition(possible.begin(), possible.end(), [&](std::string_view q) { return q[0] != escaped.back(); });
    if (possible[0][0] == escaped.back()) escaped.insert(escaped.size() - 1, "\\");
  }
  return {std::move(escaped), std::move(possible)};
}

void Unparser::writeAvoidingBackslashes(const std::string &text, const QuoteList &quotes) {
  const Literal literal = literalHelper(text, quotes, false);
  out_ += literal.quotes[0];
  out_ += literal.text;
  out_ += literal.quotes[0];
}

void Unparser::joinedStr(const JoinedStr &node) {
  out_ += 'f';
  auto inner = [&](const Expr &part) {
    std::string saved = std::move(out_);
    out_.clear();
    formatInner(part);
    std::swap(saved, out_);
    return saved;
  };
  QuoteList quotes = {"'", "\"", "\"\"\"", "'''"};
  if (avoidBackslashes_) return writeAvoidingBackslashes(inner(node), quotes);

  std::vector<std::pair<std::string, bool>> parts;
  for (const Expr *value : node.values) parts.emplace_back(inner(*value), value->is<Constant>());
  std::string text;
  bool fallback = false;
  for (const auto &[part, isConstant] : parts) {
    Literal literal = literalHelper(part, quotes, isConstant);
    text += literal.text;
    const bool shared = std::any_of(literal.quotes.begin(), literal.quotes.end(), [&](std::string_view quote) {
      return std::find(quotes.begin(), quotes.end(), quote) != quotes.end();
    });
    if (!shared) {
      fallback = true;
      break;
    }
    quotes = std::move(literal.quotes);
  }
  if (fallback) {
    quotes = {"'''"};
    text.clear();
    for (const auto &[part, isConstant] : parts) {
      const std::string repr = reprString('"' + part); // the double quote makes repr choose single ones
      text += repr.substr(2, repr.size() - 3);
    }
  }
  out_ += quotes[0];
  out_ += text;
  out_ += quotes[0];
}

void Unparser::formatInner(const Expr &node) {
  if (const JoinedStr *joined = node.as<JoinedStr>()) {
    for (const Expr *value : joined->values) formatInner(*value);
  } else if (const Constant *constant = node.as<Constant>()) {
    const std::string *text = std::get_if<std::string>(&constant->value);
    if (!text) return;
    for (char c : *text) {
      out_ += c;
      if (c == '{' || c == '}') out_ += c;
    }
  } else if (const FormattedValue *value = node.as<FormattedValue>()) {
    formattedValue(*value);
  }
}

void Unparser::formattedValue(const FormattedValue &node) {
  Unparser inner(true);
  inner.expr(*node.value, next(Precedence::Test));
  const std::string text = inner.take();
  out_ += '{';
  if (text.starts_with("{")) out_ += ' ';
  out_ += text;
  if (node.conversion > 0) {
    out_ += '!';
    out_ += static_cast<char>(node.conversion);
  }
  if (node.format_spec) {
    out_ += ':';
    formatInner(*node.format_spec);
  }
  out_ += '}';
}

void Unparser::expr(const Expr &base, Precedence precedence) {
  switch (base.kind) {
  case Kind::BoolOp:
    return boolOp(*base.as<BoolOp>(), precedence);
  case Kind::NamedExpr: {
    const NamedExpr &node = *base.as<NamedExpr>();
    Parentheses parentheses(out_, precedence > Precedence::NamedExpr);
    expr(*node.target, Precedence::Atom);
    out_ += " := ";
    return expr(*node.value, Precedence::Atom);
  }
  case Kind::BinOp:
    return binOp(*base.as<BinOp>(), precedence);
  case Kind::UnaryOp:
    return unaryOp(*base.as<UnaryOp>(), precedence);
  case Kind::Lambda:
    return lambda(*base.as<Lambda>(), precedence);
  case Kind::IfExp: {
    const IfExp &node = *base.as<IfExp>();
    Parentheses parentheses(out_, precedence > Precedence::Test);
    expr(*node.body, next(Precedence::Test));
    out_ += " if ";
    expr(*node.test, next(Precedence::Test));
    out_ += " else ";
    return expr(*node.orelse);
  }
  case Kind::Dict:
    return dict(*base.as<Dict>());
  case Kind::Set: {
    const Set &node = *base.as<Set>();
    if (node.elts.empty()) {
      out_ += "{*()}"; // `{}` would be a dict, `set` may be shadowed
      return;
    }
    out_ += '{';
    list(node.elts);
    out_ += '}';
    return;
  }
  case Kind::ListComp: {
    const ListComp &node = *base.as<ListComp>();
    out_ += '[';
    expr(*node.elt);
    generators(node.generators);
    out_ += ']';
    return;
  }
  case Kind::SetComp: {
    const SetComp &node = *base.as<SetComp>();
    out_ += '{';
    expr(*node.elt);
    generators(node.generators);
    out_ += '}';
    return;
  }
  case Kind::DictComp: {
    const DictComp &node = *base.as<DictComp>();
    out_ += '{';
    expr(*node.key);
    out_ += ": ";
    expr(*node.value);
    generators(node.generators);
    out_ += '}';
    return;
  }
  case Kind::GeneratorExp: {
    const GeneratorExp &node = *base.as<GeneratorExp>();
    out_ += '(';
    expr(*node.elt);
    generators(node.generators);
    out_ += ')';
    return;
  }
  case Kind::Await: {
    Parentheses parentheses(out_, precedence > Precedence::Await);
    out_ += "await ";
    return expr(*base.as<Await>()->value, Precedence::Atom);
  }
  case Kind::Yield: {
    const Yield &node = *base.as<Yield>();
    Parentheses parentheses(out_, precedence > Precedence::Yield);
    out_ += "yield";
    if (!node.value) return;
    out_ += ' ';
    return expr(*node.value, Precedence::Atom);
  }
  case Kind::YieldFrom: {
    Parentheses parentheses(out_, precedence > Precedence::Yield);
    out_ += "yield from ";
    return expr(*base.as<YieldFrom>()->value, Precedence::Atom);
  }
  case Kind::Compare:
    return compare(*base.as<Compare>(), precedence);
  case Kind::Call: {
    const Call &node = *base.as<Call>();
    expr(*node.func, Precedence::Atom);
    out_ += '(';
    callArguments(node.args, node.keywords);
    out_ += ')';
    return;
  }
  case Kind::FormattedValue:
    return formattedValue(*base.as<FormattedValue>());
  case Kind::JoinedStr:
    return joinedStr(*base.as<JoinedStr>());
  case Kind::Constant:
    return constant(*base.as<Constant>());
  case Kind::Attribute: {
    const Attribute &node = *base.as<Attribute>();
    expr(*node.value, Precedence::Atom);
    const Constant *literal = node.value->as<Constant>();
    if (literal && (std::holds_alternative<IntValue>(literal->value) || std::holds_alternative<bool>(literal->value)))
      out_ += ' '; // `3.real` would be a float
    out_ += '.';
    out_ += node.attr.str();
    return;
  }
  case Kind::Subscript:
    return subscript(*base.as<Subscript>());
  case Kind::Starred:
    out_ += '*';
    return expr(*base.as<Starred>()->value, Precedence::BitOr);
  case Kind::Name:
    out_ += base.as<Name>()->id.str();
    return;
  case Kind::List:
    out_ += '[';
    list(base.as<List>()->elts);
    out_ += ']';
    return;
  case Kind::Tuple: {
    const Tuple &node = *base.as<Tuple>();
    Parentheses parentheses(out_, node.elts.empty() || precedence > Precedence::Tuple);
    return tupleItems(node.elts);
  }
  case Kind::Slice: {
    const Slice &node = *base.as<Slice>();
    if (node.lower) expr(*node.lower);
    out_ += ':';
    if (node.upper) expr(*node.upper);
    if (!node.step) return;
    out_ += ':';
    return expr(*node.step);
  }
  default:
    return;
  }
}

} // namespace weft
