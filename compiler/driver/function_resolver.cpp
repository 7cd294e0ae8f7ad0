#include "driver/function_resolver.h"

#include "convert/module_slice.h"
#include "driver/session.h"
#include "stage/evaluator/function.h"
#include "value/errors.h"
#include "value/interpreter.h"
#include "value/protocol.h"

namespace weft::driver {
namespace {

// The function behind a tf.function, a method, a property.
py::Value functionOf(py::Value value) {
  for (;;) {
    if (value.as<py::Function>()) return value;
    if (const auto *method = value.as<py::BoundMethod>())
      value = method->function;
    else if (const auto *wrapper = value.as<py::Wrapper>())
      value = wrapper->function;
    else if (const auto *property = value.as<py::Property>(); property && property->get)
      value = property->get;
    else {
      py::Value inner = value ? py::getAttrOptional(value, Symbol::intern("python_function")) : py::Value();
      py::clearPending();
      if (!inner) return value;
      value = inner;
    }
  }
}

std::string whatItIs(const py::Value &value) {
  if (value.as<py::Type>()) return "it is a class; ask for one of its methods";
  if (value.isNone()) return "its value is None";
  return "it is an object of class `" + value.type()->name + "`, which is not a function";
}

} // namespace

FunctionResolver::FunctionResolver(const convert::ModuleEntities &entities, const ast::Module &module, uint32_t file,
                                   const CommonOptions &options)
    : entities_(entities), module_(module), file_(file), options_(options) {}
FunctionResolver::~FunctionResolver() = default;

Result<convert::Entity> FunctionResolver::find(const std::string &label, Diagnostics &diagnostics) {
  Diagnostics own;
  Result<convert::Entity> found = entities_.find(label, own);
  if (found) return found;
  std::optional<std::string> text = convert::sliceForName(module_, file_, convert::labelParts(label).front());
  if (text) return findByRunning(label, std::move(*text), diagnostics);
  return entities_.find(label, diagnostics); // for what it reports
}

Result<convert::Entity> FunctionResolver::findByRunning(const std::string &label, std::string text,
                                                        Diagnostics &diagnostics) {
  const std::string path(SourceManager::instance().buffer(file_).path());
  if (!session_) session_ = std::make_unique<Session>(options_);
  py::InterpreterState &state = py::interpreter();
  state.writeOutput = state.writeError = [](std::string_view) {};

  auto cannot = [&](const std::string &why) -> Result<convert::Entity> {
    diagnostics.report({file_, 0, 0}, DiagnosticKind::CannotResolveFunction, label, why);
    return failure;
  };
  const uint32_t file = SourceManager::instance().add(path, std::move(text));
  Result<py::Unit *> unit = py::parseUnit(file, diagnostics);
  if (!unit) return failure;
  py::Ref<py::Module> module;
  std::string trouble;
  if (!py::runAsImport(**unit, path, &module)) {
    const py::Value exception = py::takePending();
    const auto *raised = exception.as<py::Exception>();
    trouble = "running the statements that bind it ended with " + py::exceptionLine(*raised);
  }

  const std::vector<Symbol> parts = convert::labelParts(label);
  py::Value value = py::dictGet(*module->dict, parts[0]);
  const ast::Node *node = nullptr;
  for (size_t i = 0;; ++i) {
    if (value) value = functionOf(value);
    node = nullptr;
    const auto *function = value ? value.as<py::Function>() : nullptr;
    if (function) {
      const ast::Node &made = *function->code.node;
      node = made.range && made.range.file == file ? entities_.sameNode(made) : nullptr;
      if (!node) return cannot("its function does not stand in this file");
    }
    if (i + 1 == parts.size()) break;
    py::Value member;
    if (value) {
      // A class's own entry: the property, not its value.
      const auto *cls = value.as<py::Type>();
      const py::Value *entry = cls ? cls->lookup(parts[i + 1]) : nullptr;
      member = entry ? *entry : py::getAttrOptional(value, parts[i + 1]);
      py::clearPending();
    }
    if (!member && function) {
      for (++i; node && i < parts.size(); ++i) node = convert::ModuleEntities::inside(*node, parts[i]);
      if (node && !node->is<ast::ClassDef>()) return convert::Entity{label, node};
      value = {};
      break;
    }
    value = member;
    if (!value) break;
  }
  if (node && value) return convert::Entity{label, node};
  if (!trouble.empty()) return cannot(trouble);
  if (value) return cannot(whatItIs(value));
  diagnostics.report({file_, 0, 0}, DiagnosticKind::NoSuchFunction, label);
  return failure;
}

} // namespace weft::driver
