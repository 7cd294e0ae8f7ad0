// Overloads of range, len, int, float, abs, enumerate, zip, min, max, map, filter, sorted, any and all for tensors.
#include "stage/autograph/builtins.h"

#include <functional>
#include <unordered_map>

#include "stage/autograph/iterables.h"
#include "stage/autograph/operators.h"
#include "stage/autograph/symbolic_number.h"
#include "stage/backend.h"
#include "stage/context.h"
#include "stage/convert_value.h"
#include "stage/staged_list.h"
#include "stage/variable.h"
#include "value/errors.h"
#include "value/interpreter.h"
#include "value/protocol.h"

namespace weft::stage {

using py::Value;

namespace {

using Arguments = std::vector<Value>;

/// A tensor in the graph, or null (nothing pending).
Tensor symbolic(const Value &v) {
  Tensor t = asTensor(v);
  if (!t && asVariable(v) && context().trace) t = readVariable(*asVariable(v));
  return t && t.isSymbolic() ? t : Tensor();
}
bool anySymbolic(const Arguments &args) {
  for (const Value &v : args)
    if (symbolic(v)) return true;
  return false;
}

/// tensorflow.NAME(...): for what stage/tf or the prelude knows better.
Value tensorflow(const char *name, const Arguments &args) {
  const Value module = py::importModule("tensorflow");
  const Value function = module ? py::getAttr(module, name) : Value();
  return function ? py::call(function, args) : Value();
}

bool rangeOf(const Arguments &args, Value &out) {
  if (!anySymbolic(args) || args.empty()) return false;
  if (args.size() == 3) {
    out = tensorflow("range", args);
    return true;
  }
  const Value zero = py::makeInt(0);
  const Value &start = args.size() == 2 ? args[0] : zero;
  // An empty range where the bounds are the wrong way round, as in Python.
  const Value stop = tensorflow("maximum", {start, args.back()});
  out = stop ? tensorflow("range", {start, stop}) : Value();
  return true;
}

bool lengthOf(const Arguments &args, Value &out) {
  if (args.size() == 1 && isStagedList(args[0])) {
    out = lengthOfList(args[0]).value();
    return true;
  }
  const Tensor t = args.size() == 1 ? symbolic(args[0]) : Tensor();
  if (!t) return false;
  const wrt::PartialShape shape = t.shape();
  if (shape.hasRank() && shape.rank() == 0) {
    out = py::raiseValueError("len requires a non-scalar tensor, got one of shape {}", "()");
    return true;
  }
  if (shape.hasRank() && shape.dim(0) >= 0) {
    out = py::makeInt(shape.dim(0));
    return true;
  }
  const Tensor dims = applyOne(OpId::shape, {t}, {Attr::dtype(WRT_INT32)}, "Shape");
  out = dims ? applyOne(OpId::strided_slice, {dims, intVector({0}), intVector({1}), intVector({1})},
                        {Attr(), Attr(), Attr(), Attr(), Attr(1)}, "len")
                   .value()
             : Value();
  return true;
}

bool castTo(const Arguments &args, int32_t dtype, Value &out) {
  if (const auto *number = args.size() == 1 ? args[0].as<SymbolicNumber>() : nullptr) {
    out = dtype == WRT_INT32 ? number->asInt() : number->asFloat();
    return true;
  }
  const Tensor t = args.size() == 1 ? symbolic(args[0]) : Tensor();
  if (!t) return false;
  out = (t.dtype() == WRT_STRING ? applyOne(OpId::string_to_number, {t}, {Attr::dtype(dtype)})
         : t.dtype() == dtype    ? t
                                 : applyOne(OpId::cast, {t}, {Attr::dtype(dtype)}, "Cast"))
            .value();
  return true;
}

bool extremum(const Arguments &args, bool greatest, Value &out) {
  if (!anySymbolic(args)) return false;
  if (args.size() == 1) {
    const Tensor t = symbolic(args[0]);
    out =
        t.shape().hasRank() && t.shape().rank() == 0
            ? t.value()
            : applyOne(greatest ? OpId::max : OpId::min, {t}, {Attr(std::vector<int64_t>{0})}, greatest ? "Max" : "Min")
                  .value();
    return true;
  }
  out = args[0];
  for (size_t i = 1; out && i < args.size(); ++i) out = tensorflow(greatest ? "maximum" : "minimum", {out, args[i]});
  return true;
}

bool quantifier(const Arguments &args, bool all, Value &out) {
  const Tensor t = args.size() == 1 ? symbolic(args[0]) : Tensor();
  if (!t) return false;
  out = tensorflow(all ? "reduce_all" : "reduce_any", {t.value()});
  return true;
}

/// map and filter call their function converted; results are lists' iterators.
bool mapOf(const Arguments &args, Value &out) {
  if (args.size() < 2) return false;
  std::vector<Value> iterators;
  for (size_t i = 1; i < args.size(); ++i) {
    iterators.push_back(py::iterate(args[i]));
    if (!iterators.back()) return true;
  }
  const Value function = args[0];
  out = py::makeIterator([function, iterators](py::Iterator &, Value &item) {
    std::vector<Value> items(iterators.size());
    for (size_t i = 0; i < iterators.size(); ++i)
      if (const py::Next next = py::next(iterators[i], items[i]); next != py::Next::Item) return next;
    item = convertedCallWith(function, items, nullptr);
    return item ? py::Next::Item : py::Next::Error;
  });
  return true;
}
bool filterOf(const Arguments &args, Value &out) {
  if (args.size() != 2 || args[0].isNone()) return false;
  const Value function = args[0], iterator = py::iterate(args[1]);
  if (!iterator) return true;
  out = py::makeIterator([function, iterator](py::Iterator &, Value &item) {
    for (;;) {
      if (const py::Next next = py::next(iterator, item); next != py::Next::Item) return next;
      const Value keeps = convertedCallWith(function, {item}, nullptr);
      const int truth = keeps ? py::truth(keeps) : -1;
      if (truth < 0) return py::Next::Error;
      if (truth) return py::Next::Item;
    }
  });
  return true;
}

using Overload = std::function<bool(const Arguments &, const py::Dict *, Value &)>;

const std::vector<std::pair<Value, Overload>> &overloads() {
  static const auto &table = *[] {
    auto *made = new std::vector<std::pair<Value, Overload>>();
    const Value builtins = py::importModule("builtins");
    auto add = [&](const char *name, Overload overload) {
      if (const Value function = builtins ? py::getAttr(builtins, name) : Value())
        made->emplace_back(function, std::move(overload));
      py::clearPending();
    };
    auto plain = [&](const char *name, bool (*function)(const Arguments &, Value &)) {
      add(name, [function](const Arguments &args, const py::Dict *keywords, Value &out) {
        return (!keywords || keywords->table.size() == 0) && function(args, out);
      });
    };
    plain("range", rangeOf);
    plain("len", lengthOf);
    plain("int", [](const Arguments &args, Value &out) { return castTo(args, WRT_INT32, out); });
    plain("float", [](const Arguments &args, Value &out) { return castTo(args, WRT_FLOAT32, out); });
    plain("abs", [](const Arguments &args, Value &out) {
      const Tensor t = args.size() == 1 ? symbolic(args[0]) : Tensor();
      if (t) out = tensorflow("abs", {t.value()});
      return static_cast<bool>(t);
    });
    plain("min", [](const Arguments &args, Value &out) { return extremum(args, false, out); });
    plain("max", [](const Arguments &args, Value &out) { return extremum(args, true, out); });
    plain("all", [](const Arguments &args, Value &out) { return quantifier(args, true, out); });
    plain("any", [](const Arguments &args, Value &out) { return quantifier(args, false, out); });
    plain("map", mapOf);
    plain("filter", filterOf);
    plain("zip", [](const Arguments &args, Value &out) {
      out = zipTensors(args);
      return out || py::pending();
    });
    plain("reversed", [](const Arguments &args, Value &out) {
      out = args.size() == 1 ? reversedTensor(args[0]) : Value();
      return out || py::pending();
    });
    add("enumerate", [](const Arguments &args, const py::Dict *keywords, Value &out) {
      Value start = args.size() > 1 ? args[1] : py::makeInt(0);
      if (keywords)
        if (const Value given = py::dictGet(*keywords, Symbol::intern("start"))) start = given;
      out = args.empty() ? Value() : enumerateTensor(args[0], start);
      return out || py::pending();
    });
    plain("sorted", [](const Arguments &args, Value &out) {
      const Tensor t = args.size() == 1 ? symbolic(args[0]) : Tensor();
      if (t) out = tensorflow("sort", {t.value()});
      return static_cast<bool>(t);
    });
    return made;
  }();
  return table;
}

} // namespace

bool callBuiltin(const Value &callee, const Arguments &args, const py::Dict *keywords, Value &out) {
  if (!context().trace) return false;
  for (const auto &[function, overload] : overloads())
    if (function.same(callee)) return overload(args, keywords, out);
  return false;
}

} // namespace weft::stage
