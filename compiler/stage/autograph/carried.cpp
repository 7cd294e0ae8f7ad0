// A staged loop: initial values, types found by tracing, results.
#include "stage/autograph/carried.h"

#include "stage/autograph/undefined.h"
#include "stage/convert_value.h"
#include "stage/diagnose.h"
#include "stage/evaluator/effects.h"
#include "stage/gradients/tape.h"
#include "stage/staged_list.h"
#include "stage/trace.h"
#include "stage/variable.h"
#include "value/errors.h"
#include "value/interpreter.h"
#include "value/protocol.h"

namespace weft::stage {

using py::Value;

namespace {

class LoopStager {
public:
  LoopStager(const StagedLoop &loop, Trace &trace) : loop_(loop), trace_(trace) {}

  bool run() {
    if (!loop_.read(initial_)) return false;
    before_ = initial_;
    if (!fillMissing() || !takeApart()) return restore();
    // Each further attempt gives a dtype to a value that began as a Python number, of which there are few, or makes a
    // list one whose length only the graph knows.
    for (int attempt = 0; attempt < 16; ++attempt) {
      again_ = false;
      trace_.weakClash.clear();
      const MaybeTensors results = attemptLoop();
      const bool repeats = !results && (again_ || adoptClashes());
      // What the last attempt has done to Python objects stays, also where it ends in an error.
      if (!repeats && effects_) effects_->commit();
      effects_.reset();
      if (results) return finish(*results);
      if (!repeats) return restore();
      py::clearPending();
      if (!stageLists() || !loop_.write(initial_)) return restore();
    }
    return restore();
  }

private:
  struct Leaf {
    int32_t dtype = WRT_INVALID;
    bool weak = false; // began as a Python int or float
    uint32_t mark = 0;
    Tensor start; // of a tensor
    Value number; // of a Python value
    std::optional<wrt::PartialShape> invariant;
    size_t variable;
  };

  /// Makes the lists that change in the loop lists of the graph, before it.
  bool stageLists() {
    if (staged_.empty()) return true;
    for (const auto &[i, elements] : staged_) {
      initial_[i] = makeStagedList(initial_[i], elements);
      if (!initial_[i]) return false;
    }
    staged_.clear();
    leaves_.clear();
    return takeApart();
  }

  /// A list that has another length, or other elements, after a step. False: tracing begins again (or an exception is
  /// pending).
  bool checkList(size_t i, const Value &after) {
    if (!isAnyList(initial_[i]) || !isAnyList(after)) return true;
    const bool was = isStagedList(initial_[i]), is = isStagedList(after);
    if (!was && !is && py::asList(initial_[i])->items.size() == py::asList(after)->items.size()) return true;
    const Value elements = joinedElements(initial_[i], after);
    if (!elements) {
      const Value error = py::takePending();
      Diagnostics sink;
      sink.report(loop_.where, DiagnosticKind::ListCannotChange, loop_.names[i],
                  py::exceptionText(*error.as<py::Exception>()))
          .fix("keep tensors of one dtype in it, or change it outside of the loop");
      (void)raiseDiagnostic(py::exceptions().TypeError, sink);
      return false;
    }
    if (was && py::equal(elementsOf(initial_[i]), elements) == 1) return true;
    staged_.emplace_back(i, elements);
    return again();
  }

  bool restore() {
    const Value error = py::takePending();
    (void)loop_.write(before_);
    if (error) py::restorePending(error);
    return false;
  }

  /// Names without a value (or None) before the loop get one of the type that the first step gives them.
  bool fillMissing() {
    bool any = false;
    for (const Value &v : initial_) any |= v.isNone() || isUndefined(v);
    if (!any) return true;
    Region scratch;
    std::vector<Value> first;
    {
      const py::Effects undone(py::Effects::Mode::Undo);
      PausedTapes paused;
      Trace::Scope scope(trace_, scratch, trace_.nameScope());
      std::vector<Value> symbolic;
      for (const Value &v : initial_) {
        symbolic.push_back(probe(scratch, v));
        if (!symbolic.back()) return false;
      }
      if (!loop_.write(symbolic)) return false;
      const bool before = std::exchange(probingLoop(), true);
      const bool good = loop_.body();
      probingLoop() = before;
      if (good && !loop_.read(first)) return false;
      if (!good) first.clear();
      if (good)
        for (size_t i = 0; i < initial_.size(); ++i)
          if (initial_[i].isNone() || isUndefined(initial_[i])) noteTypes(i, first[i]);
    }
    trace_.discard(scratch);
    const Value error = py::takePending();
    if (!loop_.write(initial_)) return false;
    for (size_t i = 0; i < initial_.size(); ++i) {
      if (!initial_[i].isNone() && !isUndefined(initial_[i])) continue;
      const Value like = i < first.size() ? first[i] : Value();
      if (like && (like.isNone() || isUndefined(like))) continue; // nothing before, nothing after
      if (like) {
        if (Value filled = placeholder(like, i)) {
          if (initial_[i].isNone()) {
            mustRun_ = true;
            missingNames_ += (missingNames_.empty() ? "" : ", ") + loop_.names[i];
          } else if (initial_[i].as<Undefined>() && !filled.as<Maybe>()) {
            filled = py::make<Maybe>(filled, py::makeBool(false),
                                     "loop must iterate at least once to initialize " + loop_.names[i])
                         .value();
          }
          initial_[i] = filled;
          continue;
        }
        if (py::pending()) return false;
      }
      if (error && !py::pendingMatches(py::exceptions().Exception)) {
        // What the body says tells more than that the name has no value.
        py::restorePending(error);
        return false;
      }
      Diagnostics sink;
      const bool none = initial_[i].isNone();
      sink.report(loop_.where, none ? DiagnosticKind::LoopNone : DiagnosticKind::LoopUndefined, loop_.names[i])
          .fix(fmt::format("give `{}` a tensor or number before the loop", loop_.names[i]));
      (void)raiseDiagnostic(py::exceptions().ValueError, sink);
      return false;
    }
    return true;
  }

  /// A stand-in for a loop value in the probing step: tensors for numbers, so that nothing is decided by their values.
  Value probe(Region &region, const Value &value) {
    if (value.isNone() || isUndefined(value)) return value;
    std::vector<Value> leaves;
    if (!flatten(value, leaves, Arrays::Expand)) return {};
    for (Value &leaf : leaves) {
      TensorType type;
      if (const Tensor t = asTensor(leaf))
        type = {t.dtype(), t.shape()};
      else if (pythonDtype(leaf) != WRT_INVALID)
        type = {pythonDtype(leaf), wrt::PartialShape(std::vector<int64_t>())};
      else
        continue;
      leaf = trace_.wrap(trace_.graph()->addArgument(region, type)).value();
    }
    return pack(value, leaves, Arrays::Expand);
  }

  void noteTypes(size_t variable, const Value &value) {
    std::vector<Value> leaves;
    if (!flatten(value, leaves, Arrays::Expand)) return;
    for (const Value &leaf : leaves)
      if (const Tensor t = asTensor(leaf)) types_[variable].push_back({t.dtype(), t.shape()});
  }

  /// Zeros like what the first step gave; null (nothing pending) if that is not of tensors and numbers.
  Value placeholder(const Value &like, size_t variable) {
    std::vector<Value> leaves;
    if (!flatten(like, leaves, Arrays::Expand)) return {};
    size_t next = 0;
    for (Value &leaf : leaves) {
      if (asTensor(leaf))
        leaf = zerosOf(types_[variable][next++]).value();
      else if (leaf.isBool())
        leaf = py::makeBool(false);
      else if (py::isAnyInt(leaf))
        leaf = py::makeInt(0);
      else if (py::isAnyFloat(leaf))
        leaf = py::makeFloat(0);
      else
        return {};
      if (!leaf) return {};
    }
    return pack(like, leaves, Arrays::Expand);
  }

  bool takeApart() {
    for (size_t i = 0; i < initial_.size(); ++i) {
      std::vector<Value> leaves;
      if (!flatten(initial_[i], leaves, Arrays::Expand)) return false;
      std::optional<wrt::PartialShape> invariant;
      for (const auto &[value, shape] : loop_.invariants)
        if (value.same(before_[i])) invariant = shape;
      for (const Value &value : leaves) {
        Leaf leaf;
        leaf.variable = i;
        leaf.invariant = invariant;
        Tensor t = asTensor(value);
        if (!t && asVariable(value)) t = readVariable(*asVariable(value));
        if (!t && pythonDtype(value) == WRT_INVALID && isTensorLike(value)) t = convertToTensor(value);
        if (py::pending()) return false;
        if (t) {
          leaf.dtype = t.dtype();
          leaf.start = t;
          // A number of a loop around: its dtype is still open.
          if (t.isSymbolic())
            if (auto found = trace_.weak.find(t->id); found != trace_.weak.end()) leaf.mark = found->second;
        } else if (pythonDtype(value) != WRT_INVALID) {
          leaf.dtype = pythonDtype(value);
          leaf.number = value;
          leaf.weak = leaf.dtype == WRT_INT32 || leaf.dtype == WRT_FLOAT32;
          if (leaf.weak) leaf.mark = nextMark();
        } else {
          leaf.number = value; // an object: must stay as it is
        }
        leaves_.push_back(std::move(leaf));
      }
    }
    return true;
  }

  static uint32_t nextMark() {
    static uint32_t last = 0;
    return ++last;
  }
  static bool carried(const Leaf &leaf) { return leaf.dtype != WRT_INVALID || leaf.start; }

  /// Python state from the loop's tensors.
  bool setState(const TensorList &values) {
    std::vector<Value> state;
    size_t next = 0, leaf = 0;
    for (const Value &shape : initial_) {
      std::vector<Value> parts;
      for (; leaf < leaves_.size() && leaves_[leaf].variable == state.size(); ++leaf)
        parts.push_back(carried(leaves_[leaf]) ? values[next++].value() : leaves_[leaf].number);
      state.push_back(pack(shape, parts, Arrays::Expand));
      if (!state.back()) return false;
    }
    return loop_.write(state);
  }

  MaybeTensors attemptLoop() {
    TensorList start;
    LoopOptions options;
    for (const Leaf &leaf : leaves_) {
      if (!carried(leaf)) continue;
      start.push_back(leaf.start ? leaf.start : convertToTensor(leaf.number, leaf.dtype));
      if (!start.back()) return {};
      options.invariants.push_back(leaf.invariant);
      options.names.push_back(loop_.names[leaf.variable]);
    }
    if (mustRun_) {
      start.push_back(scalar<bool>(false));
      options.invariants.push_back(std::nullopt);
      options.names.push_back("");
    }
    options.maximumIterations = loop_.maximumIterations;
    options.keepShapes = loop_.keepShapes;
    effects_ = std::make_unique<py::Effects>(py::Effects::Mode::Undo);
    return emitWhile(
        start,
        [&](const TensorList &values) -> Tensor {
          // Each round traces the condition first: what the round before has done to Python objects is undone.
          effects_.reset();
          effects_ = std::make_unique<py::Effects>(py::Effects::Mode::Undo);
          mark(values);
          if (!setState(values)) return {};
          return condition();
        },
        [&](const TensorList &values) -> MaybeTensors {
          mark(values);
          if (!setState(values) || !loop_.body()) return {};
          std::vector<Value> after;
          if (!loop_.read(after)) return {};
          TensorList out;
          if (!collect(after, out)) return {};
          last_ = after;
          if (mustRun_) out.push_back(scalar<bool>(true));
          return out;
        },
        std::move(options));
  }

  void mark(const TensorList &values) {
    size_t next = 0;
    for (const Leaf &leaf : leaves_) {
      if (!carried(leaf)) continue;
      if (leaf.mark) trace_.weak[values[next]->id] = leaf.mark;
      ++next;
    }
  }

  Tensor condition() {
    const Value value = truthOf(loop_.test());
    if (!value) return {};
    Tensor t = asTensor(value);
    if (!t && asVariable(value)) t = readVariable(*asVariable(value));
    if (!t) {
      const int truth = py::truth(value);
      if (truth < 0) return {};
      t = scalar<bool>(truth != 0);
    }
    return conditionTensor(t, "while loop");
  }

  /// The state after one step as tensors of the loop's types. False: an exception is pending, or the loop is to be
  /// tried again with another dtype.
  bool collect(std::vector<Value> &after, TensorList &out) {
    size_t leaf = 0;
    for (size_t i = 0; i < initial_.size(); ++i) {
      if (const auto *maybe = initial_[i].as<Maybe>(); maybe && !after[i].as<Maybe>()) {
        const bool missing = isUndefined(after[i]);
        after[i] = py::make<Maybe>(missing ? maybe->value : after[i], py::makeBool(!missing), maybe->text).value();
      }
      std::string why;
      Diagnostics sink;
      if (!checkList(i, after[i])) return false;
      if (!initial_[i].same(after[i]) && !sameStructure(initial_[i], after[i], why, Arrays::Expand)) {
        if (py::pending()) return false;
        sink.report(assignmentIn(loop_.where, loop_.names[i]), DiagnosticKind::LoopStructureMismatch, loop_.names[i],
                    why)
            .fix("keep its kind and length the same in each step, or collect values with `append` or in a "
                 "tf.TensorArray");
        (void)raiseDiagnostic(py::exceptions().TypeError, sink);
        return false;
      }
      std::vector<Value> parts;
      if (!flatten(after[i], parts, Arrays::Expand)) return false;
      for (const Value &part : parts) {
        Leaf &l = leaves_[leaf++];
        if (!carried(l)) {
          if (l.number.same(part) || py::equal(l.number, part) == 1) continue;
          py::clearPending();
          if (l.number.isNone() || isUndefined(l.number)) {
            sink.report(loop_.where, isUndefined(l.number) ? DiagnosticKind::LoopUndefined : DiagnosticKind::LoopNone,
                        loop_.names[i])
                .fix(fmt::format("give `{}` a tensor or number before the loop", loop_.names[i]));
            (void)raiseDiagnostic(py::exceptions().ValueError, sink);
            return false;
          }
          sink.report(assignmentIn(loop_.where, loop_.names[i]), DiagnosticKind::LoopObjectMismatch, loop_.names[i],
                      py::typeName(part))
              .fix("make it a tensor or number, or take it out of the loop");
          (void)raiseDiagnostic(py::exceptions().TypeError, sink);
          return false;
        }
        Tensor t = asTensor(part);
        if (!t && pythonDtype(part) != WRT_INVALID) {
          if (numberFits(part, l.dtype)) {
            t = convertToTensor(part, l.dtype);
          } else if (l.weak && pythonDtype(part) == WRT_FLOAT32) {
            l.dtype = WRT_FLOAT32;
            return again();
          }
        }
        if (!t && !py::pending() && isTensorLike(part)) t = convertToTensor(part);
        if (!t) {
          if (py::pending()) return false;
          sink.report(loop_.where, part.isNone() ? DiagnosticKind::LoopNone : DiagnosticKind::LoopObjectMismatch,
                      loop_.names[i], py::typeName(part))
              .fix("make it a tensor or number, or take it out of the loop");
          (void)raiseDiagnostic(py::exceptions().TypeError, sink);
          return false;
        }
        if (t.dtype() != l.dtype) {
          if (l.weak && l.number && numberFits(l.number, t.dtype())) {
            l.dtype = t.dtype();
            return again();
          }
          if (l.mark && !l.weak) trace_.weakClash[l.mark] = t.dtype(); // for the loop around
          auto &report = sink.report(assignmentIn(loop_.where, loop_.names[i]), DiagnosticKind::LoopDtypeMismatch,
                                     loop_.names[i], wrt_dtype_name(l.dtype), wrt_dtype_name(t.dtype()));
          report.fix(fmt::format("start with a value of dtype {}, or write `tf.cast(..., tf.{})` in the loop",
                                 wrt_dtype_name(t.dtype()), wrt_dtype_name(l.dtype)));
          (void)raiseDiagnostic(py::exceptions().TypeError, sink);
          return false;
        }
        out.push_back(std::move(t));
      }
    }
    return true;
  }

  bool again() {
    again_ = true;
    if (!py::pending()) (void)py::raiseTypeError("a loop value takes another dtype");
    return false;
  }

  /// Gives numbers of this loop the dtypes that they met in the body.
  bool adoptClashes() {
    if (!py::pendingMatches(py::exceptions().TypeError)) return false;
    bool any = false;
    for (Leaf &leaf : leaves_) {
      if (!leaf.weak) continue;
      auto found = trace_.weakClash.find(leaf.mark);
      if (found == trace_.weakClash.end() || found->second == leaf.dtype || !numberFits(leaf.number, found->second))
        continue;
      leaf.dtype = found->second;
      any = true;
    }
    return any;
  }

  bool finish(TensorList results) {
    if (mustRun_) {
      const Tensor ran = results.back();
      results.pop_back();
      const Tensor message =
          convertToTensor(py::makeStr("loop must iterate at least once to initialize " + missingNames_), WRT_STRING);
      if (!message || !apply(OpId::assert, {ran, message}, {}, "Assert")) return false;
      Node &check = *trace_.region().nodes.back();
      check.where = assignmentIn(loop_.where, missingNames_.substr(0, missingNames_.find(',')));
      check.line = 0;
      trace_.place(check);
    }
    // What a step has learnt of its arrays (their elements' shape) holds after the loop.
    for (size_t i = 0; i < initial_.size() && i < last_.size(); ++i)
      if (flowOf(initial_[i]) && flowOf(last_[i])) initial_[i] = last_[i];
    return setState(results) && keepLists();
  }

  bool keepLists() {
    std::vector<Value> state;
    if (!loop_.read(state)) return false;
    for (size_t i = 0; i < state.size(); ++i) keepList(before_[i], state[i]);
    return loop_.write(state);
  }

  const StagedLoop &loop_;
  Trace &trace_;
  std::vector<Value> initial_, before_, last_;
  std::vector<Leaf> leaves_;
  std::vector<std::pair<size_t, Value>> staged_;              // lists to be staged, with their elements
  std::unordered_map<size_t, std::vector<TensorType>> types_; // of names that have no value before the loop
  std::unique_ptr<py::Effects> effects_;                      // of the present attempt
  bool again_ = false;
  bool mustRun_ = false; // a name gets its value in the loop only
  std::string missingNames_;
};

} // namespace

bool stageLoop(const StagedLoop &loop) { return LoopStager(loop, *context().trace).run(); }

} // namespace weft::stage
