#include "convert/explain_words.h"

#include <algorithm>

#include <fmt/format.h>

#include "syntax/unparse.h"

namespace weft::convert {

namespace {

// ag__ operators that stand in expressions; each is explained where it is met first.
struct Operator {
  const char *name;
  const char *text;
};
constexpr Operator operators[] = {
    {"ConversionOptions", ""}, // with the scope that it is an argument of
    {"STD", ""},
    {"converted_call",
     "converted_call: calls a function and converts it first, at the time of the call and once a function; "
     "builtins and library functions are called as they are"},
    {"ld", "ld: reads a variable; if it has no value on this path, raises the error that Python would raise"},
    {"ldu", "ldu: reads an attribute or element that may not be there yet, and gives Undefined then"},
    {"if_exp",
     "if_exp: `a if test else b`; a Python test runs one of the two functions now, a tensor test puts both into "
     "the graph, and one of them runs when the graph does"},
    {"and_", "and_: `and`; the right side is a function, run only if the left is true; for tensors it becomes a cond"},
    {"or_", "or_: `or`; the right side is a function, run only if the left is false; for tensors it becomes a cond"},
    {"not_", "not_: `not`; for a tensor an op of the graph, else Python's own, now"},
    {"eq", "eq: `==`; for tensors an op of the graph, else Python's own, now"},
    {"not_eq", "not_eq: `!=`; for tensors an op of the graph, else Python's own, now"},
    {"autograph_artifact", "autograph_artifact: marks a function that was converted with the one around it, so that a "
                           "call does not convert it again"},
    {"new_list", "new_list: a list display; makes a list now, which may become a TensorList where tensors are kept"},
    {"list_append",
     "list_append: `append`; a TensorList gives a new list for an answer, which is bound to the name again"},
    {"list_pop", "list_pop: `pop`; gives the list without its last element and the element, before the statement runs"},
    {"list_stack", "list_stack: `stack`; the elements of a TensorList as one tensor, when the graph runs"},
    {"ListPopOpts", ""},
    {"ListStackOpts", ""},
    {"get_item",
     "get_item: reads an element; of a tensor or TensorList by an op of the graph, else as Python does, now"},
    {"set_item", "set_item: writes an element; a tensor gives a changed copy, which is bound to the name again"},
    {"GetItemOpts", ""},
    {"assert_stmt",
     "assert_stmt: `assert`; of a tensor checked each time the graph runs, else now; the message is made "
     "only if it is needed"},
    {"with_function_scope",
     "with_function_scope: the function scope of a lambda; gives the calls inside the options of "
     "this conversion, at each call"},
};

std::string listed(const std::vector<std::string> &names) {
  std::string out;
  for (const std::string &name : names) out += (out.empty() ? "`" : ", `") + name + "`";
  return out;
}

std::vector<std::string> stringsOf(const ast::Expr *expr) {
  std::vector<std::string> result;
  if (const auto *tuple = expr->as<ast::Tuple>())
    for (const ast::Expr *item : tuple->elts)
      if (const auto *constant = item->as<ast::Constant>())
        if (const auto *text = std::get_if<std::string>(&constant->value)) result.push_back(*text);
  return result;
}

std::string nameOf(const ast::Expr *expr) {
  const auto *name = expr->as<ast::Name>();
  return name ? name->id.str() : std::string();
}

// "if_body_2" is one of "if_body".
bool isOf(const std::string &name, std::string_view root) {
  if (!name.starts_with(root)) return false;
  std::string_view rest = std::string_view(name).substr(root.size());
  if (rest.empty()) return true;
  if (root.back() != '_') {
    if (rest[0] != '_') return false;
    rest.remove_prefix(1);
  } else if (rest[0] == '_') {
    rest.remove_prefix(1);
  }
  return !rest.empty() && std::all_of(rest.begin(), rest.end(), [](char c) { return c >= '0' && c <= '9'; });
}

std::string_view textOf(SourceRange range) {
  return range ? SourceManager::instance().buffer(range.file).slice(range) : std::string_view();
}

// What the state of a block is for, with what matters afterwards.
std::string stateWords(const std::vector<std::string> &names, size_t outputs) {
  if (names.empty()) return "it changes no variable that matters outside";
  const std::vector<std::string> after(names.begin(), names.begin() + static_cast<long>(outputs)),
      inside(names.begin() + static_cast<long>(outputs), names.end());
  std::string text;
  if (!after.empty()) text = "it changes " + listed(after);
  if (!inside.empty()) text += (text.empty() ? "" : "; ") + listed(inside) + " not used afterwards";
  return text;
}

std::string optionWords(const ast::Expr *expr) {
  std::string text;
  if (const auto *dict = expr->as<ast::Dict>())
    for (size_t i = 0; i < dict->keys.size(); ++i) {
      const auto *key = dict->keys[i] ? dict->keys[i]->as<ast::Constant>() : nullptr;
      const auto *name = key ? std::get_if<std::string>(&key->value) : nullptr;
      if (name && *name != "iterate_names") text += (text.empty() ? "" : ", ") + *name;
    }
  return text.empty() ? text : "; set_loop_options gave " + text;
}

} // namespace

bool isGenerated(const ast::Stmt &statement) {
  const std::string_view text = textOf(statement.range);
  switch (statement.kind) {
  case ast::Kind::FunctionDef:
    return !text.starts_with("def") && !text.starts_with("@");
  case ast::Kind::With:
    return !text.starts_with("with");
  case ast::Kind::Try:
    return !text.starts_with("try");
  case ast::Kind::Raise:
    return !text.starts_with("raise");
  case ast::Kind::Global:
    return !text.starts_with("global");
  case ast::Kind::Nonlocal:
    return !text.starts_with("nonlocal");
  case ast::Kind::Pass:
    return !text.starts_with("pass");
  case ast::Kind::Assign: {
    const auto *assign = statement.as<ast::Assign>();
    const std::string name = nameOf(assign->targets[0]);
    return name.empty() ? assign->targets[0]->range == statement.range : !text.starts_with(name);
  }
  default:
    return false;
  }
}

std::string ExplainWords::operatorName(const ast::Expr *expr) const {
  const auto *attribute = expr->as<ast::Attribute>();
  const auto *name = attribute ? attribute->value->as<ast::Name>() : nullptr;
  return name && name->id == converted_.agModule ? attribute->attr.str() : std::string();
}

std::string ExplainWords::operatorCalled(const ast::Expr *expr) const {
  const auto *call = expr->as<ast::Call>();
  return call ? operatorName(call->func) : std::string();
}

void ExplainWords::once(const std::string &name, const std::string &text, std::vector<std::string> &out) {
  if (!text.empty() && said_.insert(name).second) out.push_back(text);
}

std::vector<std::string> ExplainWords::about(const ast::Lambda &lambda) {
  std::vector<std::string> out;
  calls(lambda, out);
  return out;
}

std::vector<std::string> ExplainWords::about(const ast::Stmt &statement) {
  std::vector<std::string> out;
  const bool generated = isGenerated(statement);
  switch (statement.kind) {
  case ast::Kind::FunctionDef:
    if (generated) definition(*statement.as<ast::FunctionDef>(), out);
    for (const ast::Expr *decorator : statement.as<ast::FunctionDef>()->decorator_list) {
      explainOperator(operatorName(decorator), out);
      calls(*decorator, out);
    }
    calls(*statement.as<ast::FunctionDef>()->args, out);
    return out;
  case ast::Kind::With: {
    const auto *with = statement.as<ast::With>();
    const auto *call = with->items[0]->context_expr->as<ast::Call>();
    if (call && operatorName(call->func) == "FunctionScope")
      out.push_back(
          "FunctionScope: gives the calls inside the options of this conversion, and its `ret` makes the value to "
          "return; entered and left at each call");
    for (const ast::WithItem *item : with->items) calls(*item, out);
    return out;
  }
  case ast::Kind::Try:
    if (generated)
      once("try",
           "try: if making the value raises, the function has not returned after all; runs where the `return` stood",
           out);
    return out;
  case ast::Kind::Nonlocal:
  case ast::Kind::Global:
    if (generated)
      once("nonlocal",
           "nonlocal, global: the block is a function now, but the variables are those of the function around", out);
    return out;
  case ast::Kind::Pass:
    if (generated) once("pass", "pass: this branch, or the state, is empty", out);
    return out;
  case ast::Kind::Assign:
    if (generated || operatorCalled(statement.as<ast::Assign>()->value) == "Undefined")
      assignment(*statement.as<ast::Assign>(), out);
    calls(*statement.as<ast::Assign>()->value, out);
    for (const ast::Expr *target : statement.as<ast::Assign>()->targets) calls(*target, out);
    return out;
  case ast::Kind::Return: {
    const auto *value = statement.as<ast::Return>()->value;
    const auto *call = value ? value->as<ast::Call>() : nullptr;
    const auto *method = call ? call->func->as<ast::Attribute>() : nullptr;
    if (method && method->attr.str() == "ret" && call->args.size() == 2 && isOf(nameOf(call->args[0]), "retval_"))
      out.push_back(
          fmt::format("ret: the one return of the function; gives `{}`, or None if no `return` has run; last of all",
                      nameOf(call->args[0])));
    if (value) calls(*value, out);
    return out;
  }
  case ast::Kind::ExprStmt: {
    const auto *value = statement.as<ast::ExprStmt>()->value;
    const auto *tuple = value->as<ast::Tuple>();
    if (tuple && tuple->elts.size() == 1 && isOf(nameOf(tuple->elts[0]), "break_") && tuple->range == statement.range)
      once("break tuple", "does nothing: only shows the analyses that the loop reads the flag", out);
    calls(*value, out);
    return out;
  }
  case ast::Kind::If:
    calls(*statement.as<ast::If>()->test, out);
    return out;
  case ast::Kind::While:
    calls(*statement.as<ast::While>()->test, out);
    return out;
  case ast::Kind::For:
    calls(*statement.as<ast::For>()->iter, out);
    return out;
  case ast::Kind::ClassDef:
    for (const ast::Expr *decorator : statement.as<ast::ClassDef>()->decorator_list) calls(*decorator, out);
    for (const ast::Expr *base : statement.as<ast::ClassDef>()->bases) calls(*base, out);
    return out;
  case ast::Kind::AsyncFunctionDef:
  case ast::Kind::AsyncFor:
  case ast::Kind::AsyncWith:
  case ast::Kind::Match:
  case ast::Kind::TryStar:
    return out;
  default:
    calls(statement, out);
    return out;
  }
}

void ExplainWords::definition(const ast::FunctionDef &def, std::vector<std::string> &out) {
  const std::string &name = def.name.str();
  if (isOf(name, "get_state"))
    once("get_state",
         "get_state: reads the variables that the block changes; run before and after each of its functions", out);
  else if (isOf(name, "set_state"))
    once("set_state", "set_state: writes them back, so that each branch or step starts from the same values", out);
  else if (isOf(name, "if_body"))
    out.push_back(name +
                  ": what stands under the `if`; run once now if the test is Python's, traced into the graph if it is "
                  "a tensor");
  else if (isOf(name, "else_body"))
    out.push_back(name + ": what runs otherwise; the same holds for it");
  else if (isOf(name, "loop_body"))
    out.push_back(name +
                  ": one step of the loop; run for each step of a Python loop, traced once for a loop in the graph");
  else if (isOf(name, "loop_test"))
    out.push_back(name + ": whether there is another step; asked before each");
  else if (isOf(name, "extra_test"))
    out.push_back(name +
                  ": whether the loop goes on, apart from the elements: false after `break` or `return`; asked before "
                  "each step");
}

void ExplainWords::assignment(const ast::Assign &assign, std::vector<std::string> &out) {
  const std::string name = nameOf(assign.targets[0]);
  const auto *constant = assign.value->as<ast::Constant>();
  const bool *flag = constant ? std::get_if<bool>(&constant->value) : nullptr;
  const auto *call = assign.value->as<ast::Call>();
  const std::string called = operatorCalled(assign.value);
  if (called == "Undefined")
    out.push_back(
        fmt::format("Undefined: `{}` has no value {}, so that the block below can have it among its variables", name,
                    textOf(assign.range).starts_with("del") ? "any more" : "yet on every path"));
  else if (called == "UndefinedReturnValue")
    once("UndefinedReturnValue", fmt::format("`{}` will have the value to return", name), out);
  else if (flag && isOf(name, "do_return"))
    once(*flag ? "do_return true" : "do_return",
         *flag ? fmt::format(
                     "`return` sets the flag `{}` and the value; everything after it is skipped by tests of the flag",
                     name)
               : fmt::format("`{}`: whether a `return` has run; set anew at each call", name),
         out);
  else if (flag && isOf(name, "break_"))
    out.push_back(*flag ? fmt::format("`break` sets the flag `{}`, which the loop tests before its next step", name)
                        : fmt::format("`{}`: whether `break` has run; set anew each time the loop is reached", name));
  else if (flag && isOf(name, "continue_"))
    out.push_back(!*flag ? fmt::format("`{}`: whether `continue` has run; set anew at each step", name)
                  : textOf(assign.range).starts_with("break")
                      ? fmt::format("`{}`: after `break` too the rest of the step is skipped", name)
                      : fmt::format("`continue` sets the flag `{}`; the rest of the step is under a test of it", name));
  else if (isOf(nameOf(assign.value), "itr"))
    once("itr", "takes the element of this step", out);
  else if (called == "ld" && !name.empty() && call->args.size() == 1 && nameOf(call->args[0]) == name)
    once("augmented", "checks that the variable of an augmented assignment has a value", out);
}

void ExplainWords::calls(const ast::Node &node, std::vector<std::string> &out) {
  if (const auto *call = node.as<ast::Call>()) this->call(*call, out);
  ast::forEachChild(node, [&](ast::Node *child) { calls(*child, out); });
}

void ExplainWords::call(const ast::Call &call, std::vector<std::string> &out) {
  const std::string name = operatorName(call.func);
  if (name.empty()) return;
  const auto &args = call.args;
  if (name == "if_stmt" && args.size() == 7) {
    const std::vector<std::string> names = stringsOf(args[5]);
    const auto *count = args[6]->as<ast::Constant>();
    const auto *number = count ? std::get_if<ast::IntValue>(&count->value) : nullptr;
    const size_t outputs = number && number->decimal.size() < 6 ? std::stoul(number->decimal) : 0;
    const bool guard = textOf(call.range).substr(0, 2) != "if" && textOf(call.range).substr(0, 4) != "elif";
    out.push_back(fmt::format(
        "if_stmt: {}runs {} or {}; decided now for a Python test, each time the graph runs for a tensor; {}",
        guard ? "skips what a `break`, `continue` or `return` has left; " : "", nameOf(args[1]), nameOf(args[2]),
        stateWords(names, std::min(outputs, names.size()))));
    return;
  }
  if (name == "while_stmt" && args.size() == 6) {
    const std::vector<std::string> names = stringsOf(args[4]);
    out.push_back(
        fmt::format("while_stmt: runs {} while {} holds; a Python loop now if that is Python's, a loop of the graph if "
                    "it is a tensor; {}{}",
                    nameOf(args[1]), nameOf(args[0]), stateWords(names, names.size()), optionWords(args[5])));
    return;
  }
  if (name == "for_stmt" && args.size() == 7) {
    const std::vector<std::string> names = stringsOf(args[5]);
    out.push_back(fmt::format(
        "for_stmt: runs {} for each element; a loop of the graph over a tensor, tf.range or dataset, else a "
        "Python loop now; {}{}",
        nameOf(args[2]), stateWords(names, names.size()), optionWords(args[6])));
    return;
  }
  explainOperator(name, out);
}

void ExplainWords::explainOperator(const std::string &name, std::vector<std::string> &out) {
  for (const Operator &one : operators)
    if (name == one.name) return once(name, one.text, out);
}

} // namespace weft::convert
