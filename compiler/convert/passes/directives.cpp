// Takes tf.autograph.experimental.set_loop_options(...) statements out of loops; their arguments become options of the
// loop.
//
// The callee is recognised by a dotted path that starts at a global or closure name which stands for a module. A local
// variable of the same name does not hide it: AutoGraph has lost what it knows of definitions when it looks.
#include "convert/passes/passes.h"
#include "convert/transformer.h"

namespace weft::convert {

namespace {

constexpr const char *loopOptionNames[] = {"parallel_iterations", "swap_memory", "maximum_iterations",
                                           "shape_invariants"};

bool isLoopOptions(const std::string &path) {
  return path == "tensorflow.autograph.experimental.set_loop_options" ||
         path == "tensorflow.python.autograph.lang.directives.set_loop_options";
}

class Directives final : public Transformer {
public:
  explicit Directives(ConvertContext &context) : Transformer(context) { loops_.emplace_back(); }

private:
  struct Loop {
    ast::Stmt *node = nullptr; // null outside of all loops
    int statements = 0;
  };

  void statement(ast::Stmt *node, StmtList &out) override {
    switch (node->kind) {
    case ast::Kind::Assign:
    case ast::Kind::AugAssign:
      ++loops_.back().statements;
      break;
    case ast::Kind::ExprStmt: {
      ++loops_.back().statements;
      auto *call = node->as<ast::ExprStmt>()->value->as<ast::Call>();
      if (call && isLoopOptions(pathOf(call->func))) return loopOptions(*call);
      break;
    }
    case ast::Kind::While:
    case ast::Kind::For: {
      loops_.push_back({node, 0});
      fields(*node);
      loops_.pop_back();
      StmtList &body = node->is<ast::For>() ? node->as<ast::For>()->body : node->as<ast::While>()->body;
      if (body.empty()) body.push_back(at(node).make<ast::Pass>());
      out.push_back(node);
      return;
    }
    default:
      break;
    }
    Transformer::statement(node, out);
  }

  std::string pathOf(const ast::Expr *expr) const {
    if (const auto *name = expr->as<ast::Name>()) {
      if (!context_.entity.modulePaths) return {};
      auto at = context_.entity.modulePaths->find(name->id);
      return at == context_.entity.modulePaths->end() ? std::string() : at->second;
    }
    if (const auto *attribute = expr->as<ast::Attribute>()) {
      std::string base = pathOf(attribute->value);
      return base.empty() ? base : base + "." + attribute->attr.str();
    }
    return {};
  }

  void loopOptions(const ast::Call &call) {
    Loop &loop = loops_.back();
    if (loop.statements > 1 && !context_.deviates(Deviation::LateDirective))
      return context_.refuseConversion(
          call.range, "ValueError: \"set_loop_options\" must be the first statement in the loop block");
    if (!loop.node)
      return context_.refuseConversion(call.range, "ValueError: \"set_loop_options\" must be used inside a statement");
    LoopDirective options;
    auto given = [&](const std::string &name) {
      for (const auto &option : options)
        if (option.first == name) return true;
      return false;
    };
    for (const ast::Keyword *keyword : call.keywords) {
      if (!keyword->arg) return context_.refuseText(call.range, "TypeError", "set_loop_options takes no `**` argument");
      options.emplace_back(keyword->arg.str(), keyword->value);
    }
    size_t next = 0;
    std::vector<std::string> free;
    for (const char *name : loopOptionNames)
      if (!given(name)) free.push_back(name);
    for (ast::Expr *argument : call.args)
      if (next < free.size()) options.emplace_back(free[next++], argument); // AutoGraph drops what is too much
    context_.directives[loop.node] = std::move(options);
  }

  std::vector<Loop> loops_;
};

} // namespace

void convertDirectives(ast::Node *root, ConvertContext &context) { Directives(context).run(root); }

} // namespace weft::convert
