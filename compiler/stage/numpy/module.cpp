// The module `_numpy`: everything native. The public module is written in Python on top (compiler/prelude/numpy).
#include "stage/numpy/module.h"
#include "prelude/prelude.h"
#include "stage/numpy/binding.h"
#include "value/interpreter.h"

namespace weft::np {

using namespace py;

static bool fillNative(Module &module) {
  Dict &dict = *module.dict;
  const auto set = [&](std::string_view name, const Value &value) { dictSet(dict, Symbol::intern(name), value); };
  const Classes &c = classes();
  for (Type *t : {c.ndarray, c.dtype, c.generic, c.number, c.integer, c.inexact, c.floating, c.flexible, c.character})
    set(t->name, Value(t));
  set("signedinteger", Value(c.signedInteger));
  set("unsignedinteger", Value(c.unsignedInteger));
  set("complexfloating", Value(c.complexFloating));
  set("str_", Value(c.str));
  set("bytes_", Value(c.bytes));
  for (const auto &[code, type] : c.scalars)
    if (code != WRT_BFLOAT16) set(type->name, Value(type));
  const auto alias = [&](std::string_view name, DType dtype) { set(name, Value(&scalarType(dtype))); };
  alias("bool_", WRT_BOOL);
  alias("half", WRT_HALF);
  alias("single", WRT_FLOAT32);
  alias("double", WRT_FLOAT64);
  alias("longdouble", WRT_FLOAT64);
  alias("csingle", WRT_COMPLEX64);
  alias("cdouble", WRT_COMPLEX128);
  alias("byte", WRT_INT8);
  alias("ubyte", WRT_UINT8);
  alias("short", WRT_INT16);
  alias("ushort", WRT_UINT16);
  alias("intc", WRT_INT32);
  alias("uintc", WRT_UINT32);
  alias("int_", WRT_INT64);
  alias("uint", WRT_UINT64);
  alias("intp", WRT_INT64);
  alias("uintp", WRT_UINT64);
  alias("long", WRT_INT64);
  alias("ulong", WRT_UINT64);
  alias("longlong", WRT_INT64);
  alias("ulonglong", WRT_UINT64);
  set("AxisError", Value(exceptionClass("AxisError")));
  set("LinAlgError", Value(exceptionClass("LinAlgError")));
  defineUfuncs(module);
  defineFunctions(module);
  defineRandom(module);
  defineLinalg(module);
  defineFiles(module);
  return true;
}

void registerNumpy() {
  static bool done = false;
  if (done) return;
  done = true;
  registerModule("_numpy", fillNative);
  // The package is numpy/main/*.py, one after the other in one namespace; the other files are its modules.
  static std::string package;
  for (const PreludeFile &file : preludeFiles()) {
    if (!file.path.starts_with("numpy/")) continue;
    if (file.path.starts_with("numpy/main/")) {
      package.append(file.text).append("\n\n");
      continue;
    }
    std::string name(file.path.substr(0, file.path.size() - 3));
    for (char &ch : name)
      if (ch == '/') ch = '.';
    registerPreludeModule(std::move(name), file.text);
  }
  registerPreludeModule("numpy", package);
}

Value numpyModule() {
  registerNumpy();
  return importModule("numpy");
}

} // namespace weft::np
