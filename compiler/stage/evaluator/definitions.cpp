// def, lambda and class.
#include "stage/evaluator/compile.h"
#include "stage/evaluator/frame.h"
#include "stage/evaluator/function.h"
#include "value/errors.h"
#include "value/protocol.h"

namespace weft::py {
namespace {

// Evaluates a function's surroundings and makes it.
struct FunctionMaker {
  const Code *code = nullptr;
  std::vector<ExprPtr> defaults;
  std::vector<ExprPtr> keywordDefaults; // null where there is none
  std::vector<std::pair<Symbol, ExprPtr>> annotations;

  Ref<Function> make(Frame &frame) const {
    Ref<Function> function = py::make<Function>(*code, Ref<Dict>(&frame.globalDict));
    for (const ExprPtr &value : defaults) {
      function->defaults.push_back(value->eval(frame));
      if (!function->defaults.back()) return {};
    }
    for (const ExprPtr &value : keywordDefaults) {
      function->keywordDefaults.push_back(value ? value->eval(frame) : Value());
      if (value && !function->keywordDefaults.back()) return {};
    }
    if (!annotations.empty()) {
      Ref<Dict> dict = makeDict();
      for (const auto &[name, type] : annotations) {
        Value value = type->eval(frame);
        if (!value) return {};
        dictSet(*dict, name, value);
      }
      function->annotations = dict.value();
    }
    function->closure = frame.closureFor(*code->scope);
    return function;
  }
};

// From the last decorator to the first.
Value decorate(Frame &frame, const std::vector<ExprPtr> &decorators, std::vector<Value> functions, Value value) {
  for (size_t i = functions.size(); i-- > 0;) {
    frame.where = decorators[i]->range;
    value = py::call(functions[i], {value});
    if (!value) return {};
  }
  return value;
}

bool evalAll(Frame &frame, const std::vector<ExprPtr> &nodes, std::vector<Value> &out) {
  for (const ExprPtr &node : nodes) {
    out.push_back(node->eval(frame));
    if (!out.back()) return false;
  }
  return true;
}

struct LambdaNode final : ExprNode {
  FunctionMaker maker;
  Value eval(Frame &frame) const override { return maker.make(frame).value(); }
};

struct FunctionStatement final : StmtNode {
  FunctionMaker maker;
  std::vector<ExprPtr> decorators;
  TargetPtr target;
  Flow exec(Frame &frame) const override {
    std::vector<Value> functions;
    if (!evalAll(frame, decorators, functions)) return Flow::Error;
    Ref<Function> function = maker.make(frame);
    if (!function) return Flow::Error;
    Value value = decorate(frame, decorators, std::move(functions), function.value());
    return flowOf(value && target->assign(frame, value));
  }
};

struct ClassStatement final : StmtNode {
  const Code *code = nullptr;
  std::vector<ExprPtr> decorators, bases;
  std::vector<bool> starred; // by base
  std::vector<std::pair<Symbol, ExprPtr>> keywords;
  TargetPtr target;
  SourceRange place;

  Flow exec(Frame &frame) const override {
    std::vector<Value> functions, baseValues;
    if (!evalAll(frame, decorators, functions)) return Flow::Error;
    for (size_t i = 0; i < bases.size(); ++i) {
      Value base = bases[i]->eval(frame);
      if (!base) return Flow::Error;
      if (!starred[i])
        baseValues.push_back(base);
      else if (!collect(base, baseValues))
        return Flow::Error;
    }
    Value metaclass;
    std::vector<Symbol> names;
    std::vector<Value> values;
    for (const auto &[name, node] : keywords) {
      Value value = node->eval(frame);
      if (!value) return Flow::Error;
      static const Symbol metaclassName = Symbol::intern("metaclass");
      if (name == metaclassName) {
        metaclass = value;
        continue;
      }
      names.push_back(name);
      values.push_back(value);
    }
    frame.where = place;
    Value cls = build(frame, metaclass, baseValues, {values.data(), 0, names.data(), names.size()});
    if (!cls) return Flow::Error;
    cls = decorate(frame, decorators, std::move(functions), cls);
    return flowOf(cls && target->assign(frame, cls));
  }

private:
  Value build(Frame &frame, const Value &metaclass, std::vector<Value> &baseValues, const Args &named) const {
    Type *meta = metaclass ? metaclass.as<Type>() : types().type;
    for (const Value &base : baseValues) {
      Type *cls = base.as<Type>();
      if (!cls) continue;
      if (meta && cls->type->isSubtypeOf(meta)) meta = cls->type;
    }
    Value names = prepare(meta, baseValues, named);
    if (!names) return {};
    Dict &dict = *names.as<Dict>();
    static const Symbol moduleName = Symbol::intern("__module__"), nameName = Symbol::intern("__name__"),
                        qualname = Symbol::intern("__qualname__"), docName = Symbol::intern("__doc__"),
                        classCell = Symbol::intern("__class__");
    if (Value module = dictGet(frame.globalDict, nameName)) dictSet(dict, moduleName, module);
    dictSet(dict, qualname, makeStr(code->qualifiedName));
    if (code->documentation) dictSet(dict, docName, code->documentation);
    std::vector<Ref<Cell>> closure = frame.closureFor(*code->scope);
    Frame body(*code, frame.globalDict, &closure, frame.function);
    body.names = &dict;
    if (!runFrame(body)) return {};
    // Filled as soon as the class exists, so that __init_subclass__ and __set_name__ can use super().
    static const Symbol classCellEntry = Symbol::intern("__classcell__");
    for (size_t i = 0; i < code->scope->ownCells.size(); ++i)
      if (code->scope->ownCells[i] == classCell) dictSet(dict, classCellEntry, body.cells[i].value());
    std::vector<Value> all = {makeStr(code->name), makeTuple(baseValues), names};
    for (size_t i = 0; i < named.named; ++i) all.push_back(named.namedValue(i));
    Value cls = py::call(meta ? Value(meta) : metaclass, Args{all.data(), 3, named.names, named.named});
    if (!cls) return {};
    for (size_t i = 0; i < code->scope->ownCells.size(); ++i)
      if (code->scope->ownCells[i] == classCell) body.cells[i]->value = cls;
    return cls;
  }

  // The dict in which the body runs.
  Value prepare(Type *meta, const std::vector<Value> &baseValues, const Args &named) const {
    static const Symbol prepareName = Symbol::intern("__prepare__");
    if (meta && meta != types().type && meta->lookup(prepareName)) {
      Value function = getAttr(Value(meta), prepareName);
      if (!function) return {};
      std::vector<Value> args = {makeStr(code->name), makeTuple(baseValues)};
      for (size_t i = 0; i < named.named; ++i) args.push_back(named.namedValue(i));
      Value made = py::call(function, Args{args.data(), 2, named.names, named.named});
      if (!made) return {};
      if (made.as<Dict>()) return made;
    }
    return makeDict().value();
  }
};

void fillMaker(Compiler &compiler, FunctionMaker &maker, const ast::Node &node, const ast::Arguments &arguments) {
  maker.code = &codeOf(compiler.unit, *compiler.scope.child(&node), &compiler.scope);
  maker.defaults = compiler.expressions(arguments.defaults);
  for (const ast::Expr *value : arguments.kw_defaults)
    maker.keywordDefaults.push_back(value ? compiler.expression(value) : nullptr);
  maker.keywordDefaults.resize(arguments.kwonlyargs.size());
}

void fillAnnotations(Compiler &compiler, FunctionMaker &maker, const ast::Arguments &arguments,
                     const ast::Expr *returns) {
  auto add = [&](const ast::Arg *arg) {
    if (arg && arg->annotation) maker.annotations.emplace_back(arg->arg, compiler.annotation(arg->annotation));
  };
  for (const ast::Arg *arg : arguments.posonlyargs) add(arg);
  for (const ast::Arg *arg : arguments.args) add(arg);
  add(arguments.vararg);
  for (const ast::Arg *arg : arguments.kwonlyargs) add(arg);
  add(arguments.kwarg);
  if (returns) maker.annotations.emplace_back(Symbol::intern("return"), compiler.annotation(returns));
}

} // namespace

ExprPtr Compiler::lambda(const ast::Lambda &node) {
  auto made = std::make_unique<LambdaNode>();
  made->range = node.range;
  fillMaker(*this, made->maker, node, *node.args);
  return made;
}

StmtPtr Compiler::functionDef(const ast::FunctionDef &node) {
  auto made = std::make_unique<FunctionStatement>();
  made->range = node.range;
  made->decorators = expressions(node.decorator_list);
  fillMaker(*this, made->maker, node, *node.args);
  fillAnnotations(*this, made->maker, *node.args, node.returns);
  made->target = nameTarget(node.name, node.range);
  return made;
}

StmtPtr Compiler::asyncDef(const ast::AsyncFunctionDef &node) { return unsupportedStatement(node.range, "async def"); }

StmtPtr Compiler::classDef(const ast::ClassDef &node) {
  auto made = std::make_unique<ClassStatement>();
  made->range = node.range;
  made->place = node.range;
  made->code = &codeOf(unit, *scope.child(&node), &scope);
  made->decorators = expressions(node.decorator_list);
  for (const ast::Expr *base : node.bases) {
    auto *star = base->as<ast::Starred>();
    made->bases.push_back(expression(star ? star->value : base));
    made->starred.push_back(star != nullptr);
  }
  for (const ast::Keyword *keyword : node.keywords)
    if (keyword->arg) made->keywords.emplace_back(keyword->arg, expression(keyword->value));
  made->target = nameTarget(node.name, node.range);
  return made;
}

} // namespace weft::py
