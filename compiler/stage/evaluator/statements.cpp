// Simple statements: expressions, assignments, del, return, pass; and the table of all statements.
#include "stage/evaluator/compile.h"
#include "stage/evaluator/effects.h"
#include "stage/evaluator/frame.h"
#include "syntax/unparse.h"
#include "value/errors.h"
#include "value/protocol.h"

namespace weft::py {
namespace {

struct ExpressionStatement final : StmtNode {
  ExprPtr value;
  Flow exec(Frame &frame) const override { return flowOf(bool(value->eval(frame))); }
};

struct AssignStatement final : StmtNode {
  std::vector<TargetPtr> targets;
  ExprPtr value;
  Flow exec(Frame &frame) const override {
    Value result = value->eval(frame);
    if (!result) return Flow::Error;
    for (const TargetPtr &target : targets)
      if (!target->assign(frame, result)) return Flow::Error;
    return Flow::Normal;
  }
};

// `name op= value`
struct AugmentedName final : StmtNode {
  BinaryOp op{};
  ExprPtr load, value;
  TargetPtr target;
  Flow exec(Frame &frame) const override {
    Value left = load->eval(frame);
    if (!left) return Flow::Error;
    Value right = value->eval(frame);
    if (!right) return Flow::Error;
    frame.where = range;
    if (!Effects::beforeInPlace(left, op)) return Flow::Error;
    Value result = inplace(op, left, right);
    return flowOf(result && target->assign(frame, result));
  }
};

struct AugmentedAttribute final : StmtNode {
  BinaryOp op{};
  ExprPtr object, value;
  Symbol name;
  Flow exec(Frame &frame) const override {
    Value owner = object->eval(frame);
    if (!owner) return Flow::Error;
    frame.where = range;
    Value left = getAttr(owner, name);
    if (!left) return Flow::Error;
    Value right = value->eval(frame);
    if (!right) return Flow::Error;
    frame.where = range;
    if (!Effects::beforeInPlace(left, op) || !Effects::beforeAttribute(owner, name)) return Flow::Error;
    Value result = inplace(op, left, right);
    return flowOf(result && setAttr(owner, name, result));
  }
};

struct AugmentedItem final : StmtNode {
  BinaryOp op{};
  ExprPtr object, key, value;
  Flow exec(Frame &frame) const override {
    Value owner = object->eval(frame);
    if (!owner) return Flow::Error;
    Value index = key->eval(frame);
    if (!index) return Flow::Error;
    frame.where = range;
    Value left = getItem(owner, index);
    if (!left) return Flow::Error;
    Value right = value->eval(frame);
    if (!right) return Flow::Error;
    frame.where = range;
    if (!Effects::beforeInPlace(left, op) || !Effects::beforeItem(owner)) return Flow::Error;
    Value result = inplace(op, left, right);
    return flowOf(result && setItem(owner, index, result));
  }
};

struct AnnotatedStatement final : StmtNode {
  TargetPtr target;
  ExprPtr value;      // or null
  ExprPtr annotation; // evaluated in modules and classes only
  Symbol name;        // a simple name, kept in __annotations__
  Flow exec(Frame &frame) const override {
    if (value) {
      Value result = value->eval(frame);
      if (!result || !target->assign(frame, result)) return Flow::Error;
    }
    if (!annotation) return Flow::Normal;
    Value type = annotation->eval(frame);
    if (!type) return Flow::Error;
    if (!name) return Flow::Normal;
    static const Symbol key = Symbol::intern("__annotations__");
    Value all = dictGet(*frame.names, key);
    if (!all) {
      all = makeDict().value();
      dictSet(*frame.names, key, all);
    }
    dictSet(*all.as<Dict>(), name, type);
    return Flow::Normal;
  }
};

struct DeleteStatement final : StmtNode {
  std::vector<TargetPtr> targets;
  Flow exec(Frame &frame) const override {
    for (const TargetPtr &target : targets)
      if (!target->remove(frame)) return Flow::Error;
    return Flow::Normal;
  }
};

struct ReturnStatement final : StmtNode {
  ExprPtr value;
  Flow exec(Frame &frame) const override {
    Value result = value ? value->eval(frame) : Value::none();
    if (!result) return Flow::Error;
    frame.result = std::move(result);
    return Flow::Return;
  }
};

struct FlowStatement final : StmtNode {
  Flow flow = Flow::Normal; // pass, break, continue, global, nonlocal
  Flow exec(Frame &) const override { return flow; }
};

struct Unsupported final : StmtNode {
  std::string what;
  Flow exec(Frame &) const override {
    raiseText(exceptions().NotImplementedError, what + " is not supported by weft");
    return Flow::Error;
  }
};
struct UnsupportedExpr final : ExprNode {
  std::string what;
  Value eval(Frame &frame) const override {
    frame.where = range;
    return raiseText(exceptions().NotImplementedError, what + " is not supported by weft");
  }
};

struct ConstantText final : ExprNode {
  Value text;
  Value eval(Frame &) const override { return text; }
};

StmtPtr flowStatement(Flow flow) {
  auto made = std::make_unique<FlowStatement>();
  made->flow = flow;
  return made;
}

} // namespace

StmtPtr unsupportedStatement(SourceRange range, const char *what) {
  auto made = std::make_unique<Unsupported>();
  made->range = range;
  made->what = what;
  return made;
}

ExprPtr unsupportedExpression(SourceRange range, const char *what) {
  auto made = std::make_unique<UnsupportedExpr>();
  made->range = range;
  made->what = what;
  return made;
}

StmtPtr Compiler::assignment(const ast::Assign &node) {
  auto made = std::make_unique<AssignStatement>();
  for (const ast::Expr *left : node.targets) made->targets.push_back(target(left));
  made->value = expression(node.value);
  return made;
}

StmtPtr Compiler::augmented(const ast::AugAssign &node) {
  auto op = static_cast<BinaryOp>(node.op);
  if (auto *attribute = node.target->as<ast::Attribute>()) {
    auto made = std::make_unique<AugmentedAttribute>();
    made->op = op;
    made->object = expression(attribute->value);
    made->name = mangled(attribute->attr);
    made->value = expression(node.value);
    return made;
  }
  if (auto *item = node.target->as<ast::Subscript>()) {
    auto made = std::make_unique<AugmentedItem>();
    made->op = op;
    made->object = expression(item->value);
    made->key = expression(item->slice);
    made->value = expression(node.value);
    return made;
  }
  auto made = std::make_unique<AugmentedName>();
  made->op = op;
  made->load = nameLoad(node.target->as<ast::Name>()->id, node.target->range);
  made->target = target(node.target);
  made->value = expression(node.value);
  return made;
}

ExprPtr Compiler::annotation(const ast::Expr *node) {
  if (!unit.stringAnnotations) return expression(node);
  auto made = std::make_unique<ConstantText>();
  made->range = node->range;
  made->text = makeStr(unparse(*node));
  return made;
}

StmtPtr Compiler::annotated(const ast::AnnAssign &node) {
  auto made = std::make_unique<AnnotatedStatement>();
  if (node.value) {
    made->target = target(node.target);
    made->value = expression(node.value);
  }
  if (!scope.isFunctionLike()) {
    made->annotation = annotation(node.annotation);
    if (node.simple) made->name = node.target->as<ast::Name>()->id;
  }
  return made;
}

StmtPtr Compiler::statement(const ast::Stmt *stmt) {
  using ast::Kind;
  StmtPtr made;
  switch (stmt->kind) {
  case Kind::ExprStmt: {
    auto expressionStatement = std::make_unique<ExpressionStatement>();
    expressionStatement->value = expression(stmt->as<ast::ExprStmt>()->value);
    made = std::move(expressionStatement);
    break;
  }
  case Kind::Assign:
    made = assignment(*stmt->as<ast::Assign>());
    break;
  case Kind::AugAssign:
    made = augmented(*stmt->as<ast::AugAssign>());
    break;
  case Kind::AnnAssign:
    made = annotated(*stmt->as<ast::AnnAssign>());
    break;
  case Kind::Delete: {
    auto deletion = std::make_unique<DeleteStatement>();
    for (const ast::Expr *item : stmt->as<ast::Delete>()->targets) deletion->targets.push_back(target(item));
    made = std::move(deletion);
    break;
  }
  case Kind::Return: {
    auto returning = std::make_unique<ReturnStatement>();
    if (stmt->as<ast::Return>()->value) returning->value = expression(stmt->as<ast::Return>()->value);
    made = std::move(returning);
    break;
  }
  case Kind::Pass:
  case Kind::Global:
  case Kind::Nonlocal:
    made = flowStatement(Flow::Normal);
    break;
  case Kind::Break:
    made = flowStatement(Flow::Break);
    break;
  case Kind::Continue:
    made = flowStatement(Flow::Continue);
    break;
  case Kind::If:
    made = ifStatement(*stmt->as<ast::If>());
    break;
  case Kind::While:
    made = whileStatement(*stmt->as<ast::While>());
    break;
  case Kind::For:
    made = forStatement(*stmt->as<ast::For>());
    break;
  case Kind::Try:
    made = tryStatement(*stmt->as<ast::Try>());
    break;
  case Kind::Raise:
    made = raiseStatement(*stmt->as<ast::Raise>());
    break;
  case Kind::Assert:
    made = assertStatement(*stmt->as<ast::Assert>());
    break;
  case Kind::With:
    made = withStatement(*stmt->as<ast::With>());
    break;
  case Kind::Import:
    made = import(*stmt->as<ast::Import>());
    break;
  case Kind::ImportFrom:
    made = importFrom(*stmt->as<ast::ImportFrom>());
    break;
  case Kind::Match:
    made = matchStatement(*stmt->as<ast::Match>());
    break;
  case Kind::FunctionDef:
    made = functionDef(*stmt->as<ast::FunctionDef>());
    break;
  case Kind::AsyncFunctionDef:
    made = asyncDef(*stmt->as<ast::AsyncFunctionDef>());
    break;
  case Kind::ClassDef:
    made = classDef(*stmt->as<ast::ClassDef>());
    break;
  case Kind::AsyncFor:
    made = unsupportedStatement(stmt->range, "async for");
    break;
  case Kind::AsyncWith:
    made = unsupportedStatement(stmt->range, "async with");
    break;
  case Kind::TryStar:
    made = tryStatement(*stmt->as<ast::TryStar>());
    break;
  default:
    made = unsupportedStatement(stmt->range, ast::kindName(stmt->kind));
    break;
  }
  if (!made->range) made->range = stmt->range;
  return made;
}

Block Compiler::block(const std::vector<ast::Stmt *> &nodes) {
  Block result;
  result.reserve(nodes.size());
  for (const ast::Stmt *item : nodes) result.push_back(statement(item));
  return result;
}

Block compileBody(const Code &code) {
  Compiler compiler{*code.unit, *code.scope};
  if (auto *def = code.node->as<ast::FunctionDef>()) return compiler.block(def->body);
  if (auto *asyncDef = code.node->as<ast::AsyncFunctionDef>()) return compiler.block(asyncDef->body);
  if (auto *cls = code.node->as<ast::ClassDef>()) return compiler.block(cls->body);
  if (auto *module = code.node->as<ast::Module>()) return compiler.block(module->body);
  if (auto *lambda = code.node->as<ast::Lambda>()) {
    auto returning = std::make_unique<ReturnStatement>();
    returning->range = lambda->body->range;
    returning->value = compiler.expression(lambda->body);
    Block block;
    block.push_back(std::move(returning));
    return block;
  }
  return compiler.comprehensionBody(*code.node);
}

} // namespace weft::py
