// Puts each function body under a FunctionScope, which carries the options of the conversion to the calls in it.
//
// A leading constant (a docstring mostly) stays outside of it. Local functions and lambdas are converted with the
// function around them, so they are marked to keep them from being converted again when they are called.
#include "convert/analysis/activity.h"
#include "convert/features.h"
#include "convert/passes/passes.h"
#include "convert/transformer.h"

namespace weft::convert {

namespace {

class Functions final : public Transformer {
public:
  Functions(ConvertContext &context, const Activity &activity) : Transformer(context), activity_(activity) {}

private:
  ast::Expr *expression(ast::Expr *node) override {
    auto *lambda = node->as<ast::Lambda>();
    if (!lambda) return Transformer::expression(node);
    ++level_;
    fields(*lambda);
    --level_;
    Template make = at(lambda);
    if (level_ > 0) return make.agCall("autograph_artifact", {lambda});
    Symbol scopeName = context_.fresh("lscope", activity_.of(lambda).own);
    context_.functionScopeNames[lambda] = scopeName;
    Template inner = at(lambda->body);
    lambda->body = inner.agCall("with_function_scope", {inner.lambda({scopeName}, lambda->body),
                                                        inner.string(scopeName.str()), scopeOptions(inner)});
    return lambda;
  }

  void statement(ast::Stmt *node, StmtList &out) override {
    auto *def = node->as<ast::FunctionDef>();
    if (!def) return Transformer::statement(node, out);
    Symbol scopeName = context_.fresh("fscope", activity_.of(def).body);
    context_.functionScopeNames[def] = scopeName;
    ++level_;
    fields(*def);
    --level_;
    Template make = at(def);
    if (level_ == 0)
      def->decorator_list.clear(); // they are applied to the function already
    else
      def->decorator_list.push_back(make.ag("autograph_artifact"));

    StmtList body;
    if (!def->body.empty()) {
      auto *first = def->body.front()->as<ast::ExprStmt>();
      if (first && first->value->is<ast::Constant>()) {
        body.push_back(first);
        def->body.erase(def->body.begin());
      }
    }
    auto *with = make.make<ast::With>();
    auto *item = make.make<ast::WithItem>();
    item->context_expr =
        make.agCall("FunctionScope", {make.string(def->name.str()), make.string(scopeName.str()), scopeOptions(make)});
    item->optional_vars = make.store(scopeName);
    with->items = {item};
    with->body = std::move(def->body);
    if (with->body.empty() && context_.deviates(Deviation::EmptyBody)) with->body.push_back(make.make<ast::Pass>());
    body.push_back(with);
    def->body = std::move(body);
    out.push_back(def);
  }

  // The outermost function has the options asked for; those inside are as if called from it.
  ast::Expr *scopeOptions(Template &make) {
    bool recursive = context_.options.recursive;
    bool requested = level_ == 0 && context_.options.userRequested;
    bool internal = level_ == 0 || recursive;
    std::vector<std::string> features = featureNames(context_.options.features);
    if (recursive && !requested && features.empty()) return make.ag("STD");
    ExprList elements;
    for (const std::string &name : features) elements.push_back(make.attribute(make.ag("Feature"), name));
    // One feature is printed without a comma, so that it is no tuple; ConversionOptions takes both.
    ast::Expr *optional = elements.size() == 1 ? elements.front() : make.tuple(std::move(elements));
    return make.call(make.ag("ConversionOptions"), {},
                     {make.keyword("recursive", make.boolean(recursive)),
                      make.keyword("user_requested", make.boolean(requested)),
                      make.keyword("optional_features", optional),
                      make.keyword("internal_convert_user_code", make.boolean(internal))});
  }

  const Activity &activity_;
  int level_ = 0; // functions and lambdas around
};

} // namespace

void convertFunctions(ast::Node *root, ConvertContext &context) {
  Activity activity = analyzeActivity(*root, context);
  Functions(context, activity).run(root);
}

} // namespace weft::convert
