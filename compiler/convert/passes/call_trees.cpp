// Calls become ag__.converted_call(function, positional, keywords, scope), which decides at run time what to do with
// the callee.
//
// Calls in `with` items, parameter annotations and directives stay as they are, as do print (unless a feature asks for
// it) and debugger entries, which depend on the frame that calls them.
#include "convert/passes/passes.h"
#include "convert/transformer.h"

namespace weft::convert {

namespace {

class CallTrees final : public Transformer {
public:
  using Transformer::Transformer;

private:
  ast::Expr *expression(ast::Expr *node) override {
    if (auto *lambda = node->as<ast::Lambda>()) {
      auto named = context_.functionScopeNames.find(lambda);
      if (named == context_.functionScopeNames.end()) return Transformer::expression(node);
      scopes_.push_back(named->second);
      fields(*lambda);
      scopes_.pop_back();
      return lambda;
    }
    if (auto *call = node->as<ast::Call>()) return convert(call);
    return Transformer::expression(node);
  }

  void statement(ast::Stmt *node, StmtList &out) override {
    if (auto *def = node->as<ast::FunctionDef>()) {
      // Decorators and defaults are evaluated outside of the function.
      expressions(def->decorator_list);
      expressions(def->args->defaults);
      expressions(def->args->kw_defaults);
      scopes_.push_back(context_.functionScopeNames.at(def));
      block(def->body);
      if (!context_.deviates(Deviation::ReturnAnnotation)) rewriteReturns(def);
      scopes_.pop_back();
      out.push_back(def);
    } else if (auto *with = node->as<ast::With>()) {
      block(with->body);
      out.push_back(with);
    } else {
      Transformer::statement(node, out);
    }
  }

  // The scope of a call here is one that does not exist yet when the annotation is evaluated. For the outermost
  // function that is when TensorFlow loads the text.
  void rewriteReturns(ast::FunctionDef *def) {
    bool outermost = scopes_.size() == 1;
    converted_ = false;
    rewrite(def->returns);
    if (outermost && converted_ && !context_.entity.futureAnnotations)
      context_.refuseConversion(def->returns->range, "NameError: name '" + scopes_.back().str() + "' is not defined");
  }

  ast::Expr *convert(ast::Call *call) {
    SymbolId id = context_.symbols.of(call->func);
    const std::string name = id ? context_.symbols[id].text : std::string();
    fields(*call);
    if (scopes_.empty()) return call;
    if (name.starts_with(context_.agModule.str() + ".") || name.starts_with(scopes_.back().str() + ".")) return call;
    if (name == "pdb.set_trace" || name == "ipdb.set_trace" || name == "breakpoint") return call;
    if (name == "print" && !context_.usesFeature(Feature::BuiltinFunctions)) return call;
    converted_ = true;
    Template make = at(call);
    ast::Expr *keywords = call->keywords.empty()
                              ? static_cast<ast::Expr *>(make.none())
                              : make.call(make.load(Symbol::intern("dict")), {}, std::move(call->keywords));
    return make.agCall("converted_call",
                       {call->func, positional(call->args, make), keywords, make.load(scopes_.back())});
  }

  // (a,) + tuple(xs) + (b, c)
  ast::Expr *positional(const ExprList &arguments, Template &make) {
    ExprList parts, run;
    auto endRun = [&] {
      if (!run.empty()) parts.push_back(make.tuple(std::move(run)));
      run.clear();
    };
    for (ast::Expr *argument : arguments) {
      if (auto *starred = argument->as<ast::Starred>()) {
        endRun();
        parts.push_back(make.call(make.load(Symbol::intern("tuple")), {starred->value}));
      } else {
        run.push_back(argument);
      }
    }
    endRun();
    if (parts.empty()) return make.tuple({});
    ast::Expr *result = parts.front();
    for (size_t i = 1; i < parts.size(); ++i) {
      auto *sum = make.make<ast::BinOp>();
      sum->left = result;
      sum->op = ast::Operator::Add;
      sum->right = parts[i];
      result = sum;
    }
    return result;
  }

  bool converted_ = false;     // since it was last cleared, a call was converted
  std::vector<Symbol> scopes_; // names of the function scopes around
};

} // namespace

void convertCallTrees(ast::Node *root, ConvertContext &context) { CallTrees(context).run(root); }

} // namespace weft::convert
