// tf.GradientTape as a Python class.
#include "stage/gradient_tape.h"

#include "stage/convert_value.h"
#include "stage/gradients/helpers.h"
#include "stage/gradients/jacobian.h"
#include "stage/nest.h"
#include "stage/variable.h"
#include "value/errors.h"
#include "value/protocol.h"
#include "value/signature.h"

namespace weft::stage {

using py::Args;
using py::Value;

namespace {

class TapeObject final : public py::Container {
public:
  explicit TapeObject(py::Type *cls) : Container(cls) {}
  ~TapeObject() override { pop(); }
  void clear() override {
    pop();
    tape.reset();
    Container::clear();
  }
  static bool classof(const py::Object &object) { return object.type->isSubtypeOf(&gradientTapeType()); }
  void push() {
    if (!active) context().tapes.push_back(&tape);
    active = true;
  }
  void pop() {
    if (!active) return;
    auto &tapes = context().tapes;
    for (size_t i = tapes.size(); i-- > 0;)
      if (tapes[i] == &tape) {
        tapes.erase(tapes.begin() + static_cast<std::ptrdiff_t>(i));
        break;
      }
    active = false;
  }
  Tape tape;
  bool active = false, used = false;
};

Value create(py::Type *cls, const Args &args) {
  static const py::Signature signature("GradientTape", "persistent=False, watch_accessed_variables=True");
  Value a[2];
  if (!signature.bind(args, a)) return {};
  auto made = py::make<TapeObject>(cls);
  made->tape.persistent = py::truth(a[0]) > 0;
  made->tape.watchAccessedVariables = py::truth(a[1]) > 0;
  return made.value();
}

Value enter(const Value &self, const Args &) {
  auto &object = *self.as<TapeObject>();
  if (object.active) return py::raiseValueError("Tape is already recording.");
  object.push();
  return self;
}
Value leave(const Value &self, const Args &) {
  self.as<TapeObject>()->pop();
  return Value::none();
}

/// Python's text of a shape.
std::string shapeText(const wrt::PartialShape &shape) {
  if (!shape.hasRank()) return "<unknown>";
  std::string text = "(";
  for (int i = 0; i < shape.rank(); ++i)
    text += (i ? ", " : "") + (shape.dim(i) < 0 ? std::string("None") : std::to_string(shape.dim(i)));
  return text + (shape.rank() == 1 ? ",)" : ")");
}

/// What tapes know a watched thing by: a tensor itself, a variable's handle. Null with an exception pending otherwise.
Tensor watchable(const Value &value) {
  if (const Tensor t = asTensor(value)) return t;
  if (auto *variable = asVariable(value)) return variable->handleTensor;
  if (const Tensor flow = flowOf(value)) return flow;
  if (isTensorLike(value) && !py::pending()) {
    (void)py::raiseValueError(
        "Passed in object {} of type '{}', not tf.Tensor or tf.Variable or ExtensionType.",
        [&] {
          std::string text;
          return py::strText(value, text) ? text : std::string();
        }(),
        py::typeName(value));
    return {};
  }
  (void)py::raiseValueError("Passed in object of type '{}', not tf.Tensor or tf.Variable or ExtensionType.",
                            py::typeName(value));
  return {};
}

Value watch(const Value &self, const Args &args) {
  static const py::Signature signature("watch", "tensor");
  Value a[1];
  if (!signature.bind(args, a)) return {};
  std::vector<Value> leaves;
  if (!flatten(a[0], leaves)) return {};
  Tape &tape = self.as<TapeObject>()->tape;
  for (const Value &leaf : leaves) {
    const Tensor t = watchable(leaf);
    if (!t) return {};
    if (auto *variable = asVariable(leaf))
      tape.watchVariable(*variable);
    else
      tape.watch(t);
  }
  return Value::none();
}

/// Leaves as tensors that tapes know. A variable as a target is its value, as a source its handle.
bool tensorsOf(const Value &structure, bool asSources, TensorList &out, std::vector<Value> &leaves) {
  if (!flatten(structure, leaves)) return false;
  for (const Value &leaf : leaves) {
    if (leaf.isNone() && !asSources) {
      out.emplace_back();
      continue;
    }
    Tensor t;
    if (auto *variable = asVariable(leaf); variable && !asSources)
      t = readVariable(*variable);
    else if (!asSources && !asTensor(leaf) && isTensorLike(leaf))
      t = convertToTensor(leaf);
    else
      t = watchable(leaf);
    if (!t) return false;
    out.push_back(t);
  }
  return true;
}

/// False with an exception pending for a word that is neither "none" nor "zero". A null value counts as "none".
bool wantsZeros(const Value &value, bool &zeros) {
  zeros = false;
  if (!value || value.isNone()) return true;
  std::string mode;
  const Value text = py::asStr(value) ? value : py::getAttr(value, "value");
  if (!text || !py::strText(text, mode)) return false;
  if (mode != "zero" && mode != "none") {
    (void)py::raiseValueError("Unknown value for unconnected_gradients: '{}'", mode);
    return false;
  }
  zeros = mode == "zero";
  return true;
}

/// Whether the tape may be asked now; it is then no longer recording (TF's rule for tapes that are not persistent).
bool beginUse(TapeObject &object) {
  if (object.used && !object.tape.persistent) {
    (void)py::raise(py::exceptions().RuntimeError,
                    "A non-persistent GradientTape can only be used to compute one set of "
                    "gradients (or jacobians)");
    return false;
  }
  return true;
}
void endUse(TapeObject &object, bool wasActive) {
  if (wasActive && !object.tape.persistent) object.push();
  object.used = true;
  if (!object.tape.persistent && !wasActive) object.tape.forgetCalls();
}

Value gradient(const Value &self, const Args &args) {
  static const py::Signature signature("gradient", "target, sources, output_gradients=None, unconnected_gradients=?");
  Value a[4];
  if (!signature.bind(args, a)) return {};
  auto &object = *self.as<TapeObject>();
  if (!beginUse(object)) return {};
  bool zeros;
  if (!wantsZeros(a[3], zeros)) return {};
  std::vector<Value> targetLeaves, sourceLeaves, givenLeaves;
  TensorList targets, sources, given;
  const bool wasActive = object.active;
  if (wasActive && !object.tape.persistent) object.pop();
  if (!tensorsOf(a[0], false, targets, targetLeaves) || !tensorsOf(a[1], true, sources, sourceLeaves)) return {};
  if (!a[2].isNone() && !tensorsOf(a[2], false, given, givenLeaves)) return {};
  MaybeTensors results = object.tape.gradient(targets, sources, given);
  endUse(object, wasActive);
  if (!results) return {};
  std::vector<Value> leaves;
  for (size_t i = 0; i < results->size(); ++i) {
    Tensor g = (*results)[i];
    if (!g && zeros) {
      auto *variable = asVariable(sourceLeaves[i]);
      g = applyOne(OpId::zeros_like, {variable ? readVariable(*variable) : sources[i]});
      if (!g) return {};
    }
    leaves.push_back(g ? g.value() : Value::none());
  }
  return isNested(a[1]) ? pack(a[1], leaves) : leaves[0];
}

Value jacobianMethod(const Value &self, const Args &args) {
  static const py::Signature signature("jacobian",
                                       "target, sources, unconnected_gradients=None, parallel_iterations=None, "
                                       "experimental_use_pfor=True");
  Value a[5];
  if (!signature.bind(args, a)) return {};
  auto &object = *self.as<TapeObject>();
  if (!beginUse(object)) return {};
  bool zeros;
  std::vector<Value> targetLeaves, sourceLeaves;
  TensorList targets, sources;
  if (!wantsZeros(a[2], zeros) || !tensorsOf(a[0], false, targets, targetLeaves) ||
      !tensorsOf(a[1], true, sources, sourceLeaves))
    return {};
  if (targets.size() != 1 || !targets[0]) return py::raiseTypeError("jacobian's target must be a tensor");
  const bool wasActive = object.active;
  if (wasActive && !object.tape.persistent) object.pop();
  const MaybeTensors found = jacobian(object.tape, targets[0], sources);
  endUse(object, wasActive);
  if (!found) return {};
  std::vector<Value> leaves;
  for (size_t i = 0; i < found->size(); ++i) {
    Tensor matrix = (*found)[i];
    if (!matrix && zeros) {
      Emitter emit;
      auto *variable = asVariable(sourceLeaves[i]);
      const Tensor source = variable ? readVariable(*variable) : sources[i];
      matrix =
          emit.fill(emit.concat({shapeOf(emit, targets[0]), shapeOf(emit, source)}, Attr(0)), emit.number(source, 0));
      if (!matrix) return {};
    }
    leaves.push_back(matrix ? matrix.value() : Value::none());
  }
  return isNested(a[1]) ? pack(a[1], leaves) : leaves[0];
}

Value batchJacobianMethod(const Value &self, const Args &args) {
  static const py::Signature signature("batch_jacobian",
                                       "target, source, unconnected_gradients=None, parallel_iterations=None, "
                                       "experimental_use_pfor=True");
  Value a[5];
  if (!signature.bind(args, a)) return {};
  auto &object = *self.as<TapeObject>();
  if (!beginUse(object)) return {};
  bool zeros;
  if (!wantsZeros(a[2], zeros)) return {};
  const Tensor target = asTensor(a[0]), source = watchable(a[1]);
  if (!target && !py::pending()) return py::raiseTypeError("batch_jacobian's target must be a tensor");
  if (!target || !source) return {};
  const wrt::PartialShape rows = target.shape(), columns = source.shape();
  if (!rows.hasRank() || rows.rank() < 1 || !columns.hasRank() || columns.rank() < 1 ||
      (rows.dim(0) >= 0 && columns.dim(0) >= 0 && rows.dim(0) != columns.dim(0)))
    return py::raiseValueError("Need first dimension of target shape ({}) and source shape ({}) to match.",
                               shapeText(rows), shapeText(columns));
  const bool wasActive = object.active;
  if (wasActive && !object.tape.persistent) object.pop();
  const MaybeTensors found = batchJacobian(object.tape, target, source);
  endUse(object, wasActive);
  if (!found) return {};
  Tensor result = found->front();
  if (!result && zeros) {
    Emitter emit;
    const Tensor rest = emit.slice(shapeOf(emit, source), intVector({1}), intVector({-1}));
    result = emit.fill(emit.concat({shapeOf(emit, target), rest}, Attr(0)), emit.number(source, 0));
    if (!result) return {};
  }
  return result ? result.value() : Value::none();
}

/// with tape.stop_recording(): nothing inside is noted.
class StopRecording final : public py::Container {
public:
  explicit StopRecording(Value tape);
  static bool classof(const py::Object &object);
  Value tape;
};
py::Type &stopRecordingType() {
  static py::Type &type = [&]() -> py::Type & {
    py::Type &t = py::newNativeType("stop_recording");
    t.method("__enter__", [](const Value &self, const Args &) {
      self.as<StopRecording>()->tape.as<TapeObject>()->pop();
      return Value::none();
    });
    t.method("__exit__", [](const Value &self, const Args &) {
      self.as<StopRecording>()->tape.as<TapeObject>()->push();
      return Value::none();
    });
    t.ready();
    return t;
  }();
  return type;
}
StopRecording::StopRecording(Value of) : Container(&stopRecordingType()), tape(std::move(of)) {}
bool StopRecording::classof(const py::Object &object) { return object.type == &stopRecordingType(); }

} // namespace

py::Type &gradientTapeType() {
  static py::Type &type = [&]() -> py::Type & {
    py::Type &t = py::newNativeType("GradientTape", nullptr, "tensorflow.python.eager.backprop");
    t.hasInstanceDict = true;
    t.slots.create = create;
    t.method("__enter__", enter).method("__exit__", leave).method("watch", watch).method("gradient", gradient);
    t.method("jacobian", jacobianMethod).method("batch_jacobian", batchJacobianMethod);
    t.method("stop_recording", [](const Value &self, const Args &) -> Value {
      if (!self.as<TapeObject>()->active) return py::raiseValueError("Tape is not recording.");
      return py::make<StopRecording>(self).value();
    });
    t.method("reset", [](const Value &self, const Args &) {
      self.as<TapeObject>()->tape.reset();
      return Value::none();
    });
    t.method("watched_variables", [](const Value &self, const Args &) {
      std::vector<Value> items;
      for (const auto &variable : self.as<TapeObject>()->tape.watchedVariables()) items.push_back(variable.value());
      return py::makeTuple(std::move(items));
    });
    t.ready();
    return t;
  }();
  return type;
}

} // namespace weft::stage
