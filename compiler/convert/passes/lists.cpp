// Feature LISTS, first half: list displays, append, pop and stack become ag__ calls.
//
// A pop is taken out of its statement: `target, name = ag__.list_pop(target, ...)` goes before it.
#include "convert/analysis/activity.h"
#include "convert/passes/passes.h"
#include "convert/transformer.h"

namespace weft::convert {

namespace {

class Lists final : public Transformer {
public:
  Lists(ConvertContext &context, const Activity &activity) : Transformer(context), activity_(activity) {
    pops_.emplace_back();
  }

private:
  struct Pop {
    ast::Call *call;
    Symbol name;
  };

  ast::Expr *expression(ast::Expr *node) override {
    if (auto *list = node->as<ast::List>()) {
      fields(*list);
      if (list->ctx != ast::ExprContext::Load)
        context_.refuseText(list->range, "SyntaxError",
                            "a list of targets becomes a call, and a call cannot be assigned to");
      return at(list).agCall("new_list", {list});
    }
    auto *call = node->as<ast::Call>();
    if (!call) return Transformer::expression(node);
    fields(*call);
    auto *method = call->func->as<ast::Attribute>();
    if (!method) return call;
    const std::string &name = method->attr.str();
    if (name == "append" && call->args.size() == 1) {
      if (call != statementValue_)
        context_.refuseText(call->range, "SyntaxError",
                            "a call of `append` becomes an assignment, so it must be a statement of its own");
      append_ = call;
      return call;
    }
    if (name == "pop" && call->args.size() <= 1) return pop(call, method);
    if (name == "stack" && call->args.size() == 1 &&
        (call->keywords.empty() || (call->keywords[0]->arg && call->keywords[0]->arg.str() == "strict"))) {
      Template make = at(call);
      ast::Expr *options =
          make.call(make.ag("ListStackOpts"), {},
                    {make.keyword("element_dtype", make.none()), make.keyword("original_call", call->func)});
      return make.call(make.ag("list_stack"), {call->args[0]}, {make.keyword("opts", options)});
    }
    return call;
  }

  ast::Expr *pop(ast::Call *call, ast::Attribute *method) {
    SymbolId id = context_.symbols.of(method->value);
    Symbol name = context_.fresh(id ? plainName(id) : "list_", activity_.of(call).arguments);
    pops_.back().push_back({call, name});
    return at(call).load(name);
  }

  // `a.b` as a_b, `d[k]` as d_sub_k.
  std::string plainName(SymbolId id) const {
    const QualifiedName &name = context_.symbols[id];
    switch (name.form) {
    case QualifiedName::Form::Simple:
      return name.name.str();
    case QualifiedName::Form::Attribute:
      return plainName(name.parent) + "_" + name.name.str();
    case QualifiedName::Form::Subscript:
      if (!name.keySymbol) {
        context_.refuseText(name.key->range, "TypeError", "a list that is an element with a literal key");
        return "list_";
      }
      return plainName(name.parent) + "_sub_" + plainName(name.keySymbol);
    }
    return {};
  }

  void statement(ast::Stmt *node, StmtList &out) override {
    switch (node->kind) {
    case ast::Kind::ExprStmt: {
      auto *expr = node->as<ast::ExprStmt>();
      statementValue_ = expr->value;
      append_ = nullptr;
      rewrite(expr->value);
      statementValue_ = nullptr;
      if (append_ && append_ == expr->value) {
        ast::Expr *list = append_->func->as<ast::Attribute>()->value;
        Template make = at(expr);
        out.push_back(make.assign(target(context_.copy(list)), make.agCall("list_append", {list, append_->args[0]})));
        return;
      }
      out.push_back(expr);
      return;
    }
    case ast::Kind::FunctionDef: {
      auto *def = node->as<ast::FunctionDef>();
      part(def->args);
      expressions(def->decorator_list);
      popBlock(def->body);
      break;
    }
    case ast::Kind::For: // the iterable is left alone, as AutoGraph does
      rewrite(node->as<ast::For>()->target);
      popBlock(node->as<ast::For>()->body);
      popBlock(node->as<ast::For>()->orelse);
      break;
    case ast::Kind::While:
      rewrite(node->as<ast::While>()->test);
      popBlock(node->as<ast::While>()->body);
      popBlock(node->as<ast::While>()->orelse);
      break;
    case ast::Kind::If:
      rewrite(node->as<ast::If>()->test);
      popBlock(node->as<ast::If>()->body);
      popBlock(node->as<ast::If>()->orelse);
      break;
    case ast::Kind::With:
      for (ast::WithItem *item : node->as<ast::With>()->items) part(item);
      popBlock(node->as<ast::With>()->body);
      break;
    default:
      return Transformer::statement(node, out);
    }
    out.push_back(node);
  }

  void popBlock(StmtList &body) {
    StmtList out;
    for (ast::Stmt *node : body) {
      pops_.emplace_back();
      StmtList made;
      visit(node, made);
      for (const Pop &pop : pops_.back()) out.push_back(popStatement(pop));
      pops_.pop_back();
      out.insert(out.end(), made.begin(), made.end());
    }
    body = std::move(out);
  }

  ast::Stmt *popStatement(const Pop &pop) {
    Template make = at(pop.call);
    ast::Expr *list = pop.call->func->as<ast::Attribute>()->value;
    ast::Expr *element = pop.call->args.empty() ? static_cast<ast::Expr *>(make.none()) : pop.call->args[0];
    ast::Expr *options =
        make.call(make.ag("ListPopOpts"), {},
                  {make.keyword("element_dtype", make.none()), make.keyword("element_shape", make.none())});
    ast::Expr *value = make.call(make.ag("list_pop"), {list, element}, {make.keyword("opts", options)});
    return make.assign(make.tuple({target(context_.copy(list)), make.store(pop.name)}, ast::ExprContext::Store), value);
  }

  ast::Expr *target(ast::Expr *node) {
    if (!node->is<ast::Name>() && !node->is<ast::Attribute>() && !node->is<ast::Subscript>())
      context_.refuseText(node->range, "SyntaxError",
                          "the list of an append or pop is assigned to, which this expression cannot be");
    setExprContext(node, ast::ExprContext::Store);
    return node;
  }

  const Activity &activity_;
  std::vector<std::vector<Pop>> pops_; // for each statement around
  ast::Expr *statementValue_ = nullptr;
  ast::Call *append_ = nullptr;
};

} // namespace

void convertLists(ast::Node *root, ConvertContext &context) {
  Activity activity = analyzeActivity(*root, context);
  Lists(context, activity).run(root);
}

} // namespace weft::convert
