// The module `ag__`.
#include "stage/module.h"
#include "stage/autograph/operators.h"
#include "stage/autograph/undefined.h"
#include "value/errors.h"
#include "value/interpreter.h"
#include "value/protocol.h"

namespace weft::stage {

using py::Value;

namespace {

/// ConversionOptions, STD, Feature: only `recursive` matters to running code.
class OptionsObject final : public py::Object {
public:
  explicit OptionsObject(bool convertsCalls);
  static bool classof(const py::Object &object);
  const bool recursive;
};
py::Type &optionsType() {
  static py::Type &type = [&]() -> py::Type & {
    py::Type &t = py::newNativeType("ConversionOptions");
    t.ready();
    return t;
  }();
  return type;
}
OptionsObject::OptionsObject(bool convertsCalls) : Object(&optionsType()), recursive(convertsCalls) {}
bool OptionsObject::classof(const py::Object &object) { return object.type == &optionsType(); }

Value makeScope(const Value &name, const Value &options) {
  const auto *given = options.as<OptionsObject>();
  return py::make<FunctionScope>(py::asStr(name)->text, py::interpreter().currentRange(), !given || given->recursive)
      .value();
}

Value withFunctionScope(const Value *a) {
  const Value scope = makeScope(a[1], a[2]);
  FunctionScope *before = currentFunctionScope();
  currentFunctionScope() = scope.as<FunctionScope>();
  Value result = py::call(a[0], {scope});
  currentFunctionScope() = before;
  return result;
}

Value markArtifact(const Value *a) {
  if (!py::setAttr(a[0], Symbol::intern("ag_artifact"), py::makeBool(true))) py::clearPending();
  return a[0];
}

py::Ref<py::Module> build() {
  auto module = py::makeModule("ag__");
  py::Module &m = *module;
  auto define = [&](const char *name, const char *parameters, std::function<Value(const Value *)> code) {
    py::defineFunction(m, name, parameters, std::move(code));
  };
  define("ld", "v", [](const Value *a) { return loadName(a[0]); });
  define("ldu", "load_v, name", [](const Value *a) { return loadOrUndefined(a[0], a[1]); });
  define("Undefined", "name", [](const Value *a) { return py::make<Undefined>(py::asStr(a[0])->text).value(); });
  define("UndefinedReturnValue", "", [](const Value *) { return py::make<UndefinedReturn>().value(); });
  define("FunctionScope", "function_name, scope_name, options", [](const Value *a) { return makeScope(a[0], a[2]); });
  define("with_function_scope", "thunk, scope_name, options", withFunctionScope);
  define("autograph_artifact", "entity, extras=None", markArtifact);
  define("ConversionOptions",
         "recursive=False, user_requested=False, internal_convert_user_code=True, optional_features=()",
         [](const Value *a) { return py::make<OptionsObject>(py::truth(a[0]) > 0).value(); });
  define("if_stmt", "cond, body, orelse, get_state, set_state, symbol_names, nouts",
         [](const Value *a) { return ifStatement(a[0], a[1], a[2], a[3], a[4], a[5], a[6].asInt()); });
  define("if_exp", "cond, if_true, if_false, expr_repr",
         [](const Value *a) { return ifExpression(a[0], a[1], a[2], a[3]); });
  define("while_stmt", "test, body, get_state, set_state, symbol_names, opts",
         [](const Value *a) { return whileStatement(a[0], a[1], a[2], a[3], a[4], a[5]); });
  define("for_stmt", "iter_, extra_test, body, get_state, set_state, symbol_names, opts",
         [](const Value *a) { return forStatement(a[0], a[1], a[2], a[3], a[4], a[5], a[6]); });
  define("and_", "a, b", [](const Value *a) { return logicalAnd(a[0], a[1]); });
  define("or_", "a, b", [](const Value *a) { return logicalOr(a[0], a[1]); });
  define("not_", "a", [](const Value *a) { return logicalNot(a[0]); });
  define("eq", "a, b", [](const Value *a) { return equalTo(a[0], a[1]); });
  define("not_eq", "a, b", [](const Value *a) { return notEqualTo(a[0], a[1]); });
  define("assert_stmt", "expression1, expression2", [](const Value *a) { return assertStatement(a[0], a[1]); });
  define("converted_call", "f, args, kwargs, caller_fn_scope=None, options=None",
         [](const Value *a) { return convertedCall(a[0], a[1], a[2], a[3]); });
  py::dictSet(*m.dict, Symbol::intern("STD"), py::make<OptionsObject>(true).value());
  return module;
}

} // namespace

py::Ref<py::Module> autographModule() {
  static auto &module = *new py::Ref<py::Module>(build());
  return module;
}

} // namespace weft::stage
