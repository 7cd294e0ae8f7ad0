// Rolled ranges: one step is traced on trial; then what it carries becomes the state of a loop.
#include "stage/autograph/rolled_range.h"

#include <cmath>

#include "stage/autograph/carried.h"
#include "stage/autograph/operators.h"
#include "stage/autograph/symbolic_number.h"
#include "stage/autograph/undefined.h"
#include "stage/convert_value.h"
#include "stage/diagnose.h"
#include "stage/evaluator/effects.h"
#include "stage/gradients/tape.h"
#include "stage/trace.h"
#include "value/errors.h"
#include "value/interpreter.h"
#include "value/protocol.h"

namespace weft::stage {

using py::Value;

namespace {

constexpr int64_t manySteps = 1000; // unrolling more than these deserves a note

class RangeRoller {
public:
  RangeRoller(const py::Range &range, Value extraTest, Value body, Value getState, Value setState)
      : start_(range.start), step_(range.step), count_(range.length()), extraTest_(std::move(extraTest)),
        body_(std::move(body)), getState_(std::move(getState)), setState_(std::move(setState)),
        where_(py::interpreter().currentRange()), trace_(*context().trace) {}

  Rolled run(const Value &names) {
    const int64_t limit = (int64_t{1} << 31) - 1;
    if (count_ < 2) return Rolled::No;
    if (trace_.unrolled.count(site())) return Rolled::No;
    if (std::abs(start_) > limit || std::abs(end()) > limit) return unroll("its numbers need more than 32 bits");
    if (!readNames(names, names_) || !readState(getState_, before_)) return Rolled::Failed;
    for (const std::string &name : names_)
      if (name.find_first_of(".[") != std::string::npos)
        return unroll(fmt::format("`{}`, which it sets, is part of a Python object", name));
    const auto namesBefore = trace_.graph()->usedNames;
    if (!tryStep() || !classify() || !stage()) {
      trace_.graph()->usedNames = namesBefore;
      return giveUp();
    }
    return Rolled::Yes;
  }

private:
  /// What becomes of a variable in the loop.
  struct Variable {
    enum class How : uint8_t {
      Kept,    // has the same Python value after each step
      Carried, // of tensors, at least in part
      Last,    // is computed from the step's number: has its last value after the loop
      Set,     // gets the same Python value in each step, and has none before
    };
    How how = How::Kept;
    Value shape;               // of Carried: the structure
    std::vector<Value> leaves; // of Carried: Python parts; null where a tensor is carried
    std::vector<Value> starts; // of Carried: the tensors or numbers before the loop
    Value value;               // of Set and Last: what a step gave
  };

  uint64_t site() const { return uint64_t{where_.file} << 32 | where_.begin; }
  int64_t end() const { return start_ + count_ * step_; }
  int64_t last() const { return start_ + (count_ - 1) * step_; }
  Value numberOf(const Tensor &index) const {
    return SymbolicNumber::ofIndex(index, std::min(start_, last()), std::max(start_, last()));
  }
  bool fail(std::string why) {
    if (why_.empty()) why_ = std::move(why);
    return false;
  }

  /// One step with a number that is not known. False: it needs the number, or is more than tensors.
  bool tryStep() {
    Region scratch;
    bool good = false;
    {
      py::Effects effects(py::Effects::Mode::Refuse);
      PausedTapes paused;
      Trace::Scope scope(trace_, scratch, trace_.nameScope());
      const Tensor index =
          trace_.wrap(trace_.graph()->addArgument(scratch, {WRT_INT32, wrt::PartialShape(std::vector<int64_t>())}));
      std::vector<Value> state = before_;
      good = freshArrays(state) && writeState(setState_, state);
      if (good && !extraTest_.isNone()) {
        const Value go = py::call(extraTest_);
        good = go && (asTensor(go) || py::truth(go) == 1);
      }
      good = good && py::call(body_, {numberOf(index)}) && readState(getState_, after_);
      if (effects.refused()) {
        (void)fail(effects.reason());
        reasonAt_ = effects.where();
        good = false;
      }
      good = good && !drawsNumbers(scratch);
    }
    trace_.discard(scratch);
    return good;
  }

  /// Arrays of the state as objects of their own, so that what a step notes in them is not noted in the user's.
  static bool freshArrays(std::vector<Value> &state) {
    for (Value &value : state) {
      if (!flowOf(value)) continue;
      std::vector<Value> leaves;
      if (!flatten(value, leaves, Arrays::Expand)) return false;
      value = pack(value, leaves, Arrays::Expand);
      if (!value) return false;
      py::Effects::made(value);
    }
    return true;
  }

  /// Ops that draw random numbers have one seed each: n of them draw others than one of them n times.
  bool drawsNumbers(const Region &region) {
    bool any = false;
    forEachNode(region, [&](const Node &node) {
      any |= node.kind == NodeKind::Op && node.info().effects != ops::Effects::None &&
             node.info().attributeIndex("seed") >= 0;
    });
    if (any) (void)fail("each step draws random numbers of its own");
    return any;
  }

  /// What each variable is, from its value before and after one step.
  bool classify() {
    for (size_t i = 0; i < before_.size(); ++i) {
      variables_.emplace_back();
      if (!classifyOne(i, before_[i], after_[i], variables_.back())) return false;
    }
    return true;
  }

  bool classifyOne(size_t i, const Value &before, const Value &after, Variable &v) {
    const std::string shown = i < names_.size() ? names_[i] : "";
    if (before.same(after) && !asTensor(before)) return true;
    const bool nothing = isUndefined(before);
    if (nothing && isUndefined(after)) return true;
    if (after.as<SymbolicNumber>()) {
      if (!extraTest_.isNone()) return fail(fmt::format("`{}` depends on when the loop ends", shown));
      if (!nothing && pythonDtype(before) == WRT_INVALID) return fail(fmt::format("`{}` is a Python value", shown));
      v.how = Variable::How::Last;
      return true;
    }
    std::string why;
    if (!nothing && !sameStructure(before, after, why, Arrays::Expand))
      return fail(fmt::format("`{}` {} step than in the next", shown, why));
    std::vector<Value> first, next;
    if (!flatten(after, next, Arrays::Expand) || (!nothing && !flatten(before, first, Arrays::Expand))) return false;
    bool anyTensor = false;
    for (size_t k = 0; k < next.size(); ++k) anyTensor |= static_cast<bool>(asTensor(next[k]));
    if (nothing && !anyTensor) {
      for (const Value &leaf : next)
        if (pythonDtype(leaf) == WRT_INVALID && !leaf.isNone()) return fail(fmt::format("`{}` is an object", shown));
      v.how = Variable::How::Set;
      v.value = after;
      return true;
    }
    v.how = Variable::How::Carried;
    v.shape = after;
    for (size_t k = 0; k < next.size(); ++k) {
      const Tensor now = asTensor(next[k]);
      if (now) {
        const Value begin = nothing ? zerosOf({now.dtype(), now.shape()}).value() : first[k];
        const bool number = begin && pythonDtype(begin) != WRT_INVALID;
        if (!begin || (!asTensor(begin) && !number)) return fail(fmt::format("`{}` becomes a tensor", shown));
        v.leaves.emplace_back();
        v.starts.push_back(begin);
        continue;
      }
      const bool same = nothing ? pythonDtype(next[k]) != WRT_INVALID
                                : first[k].same(next[k]) ||
                                      (first[k].type() == next[k].type() && pythonDtype(next[k]) != WRT_INVALID &&
                                       py::equal(first[k], next[k]) == 1);
      // A flag that a step may set: begins as False.
      if (nothing && next[k].isBool()) return fail(fmt::format("`{}` is a Python value", shown));
      if (!same) return fail(fmt::format("`{}` is a Python value that changes", shown));
      v.leaves.push_back(next[k]);
    }
    return true;
  }

  bool stage() {
    py::Effects effects(py::Effects::Mode::Refuse);
    Value index = scalar<int32_t>(static_cast<int32_t>(start_)).value();
    const Tensor stop = scalar<int32_t>(static_cast<int32_t>(end())),
                 step = scalar<int32_t>(static_cast<int32_t>(step_));
    bool begun = false;
    StagedLoop loop;
    loop.where = where_;
    loop.keepShapes = true;
    loop.names.push_back("<internal iterate>");
    for (size_t i = 0; i < variables_.size(); ++i)
      loop.names.insert(loop.names.end(), variables_[i].starts.size(), i < names_.size() ? names_[i] : "");
    loop.read = [&](std::vector<Value> &out) {
      out.assign(1, index);
      if (begun) return readCarried(out);
      begun = true;
      for (const Variable &v : variables_) out.insert(out.end(), v.starts.begin(), v.starts.end());
      return true;
    };
    loop.write = [&](const std::vector<Value> &values) {
      index = values[0];
      carried_.assign(values.begin() + 1, values.end());
      return writeCarried(false);
    };
    loop.test = [&]() -> Value {
      const Tensor more = applyOne(step_ > 0 ? OpId::less : OpId::greater, {asTensor(index), stop});
      if (!more || extraTest_.isNone()) return more.value();
      return logicalAnd(py::makeFunction("main_test", [more](const py::Args &) { return more.value(); }), extraTest_);
    };
    loop.body = [&] {
      const Tensor now = asTensor(index);
      const Value number = numberOf(now);
      if (!number || !py::call(body_, {number})) return false;
      index = applyOne(OpId::add_v2, {now, step}, {}, "add").value();
      return static_cast<bool>(index);
    };
    const bool good = stageLoop(loop) && !effects.refused();
    if (effects.refused()) {
      (void)fail(effects.reason());
      reasonAt_ = effects.where();
    }
    if (!good || !writeCarried(true)) return false;
    effects.commit();
    return true;
  }

  /// The tensors of the state after a step; the rest must be as the trial found it.
  bool readCarried(std::vector<Value> &out) {
    std::vector<Value> state;
    if (!readState(getState_, state)) return false;
    for (size_t i = 0; i < state.size(); ++i) {
      Variable &v = variables_[i];
      switch (v.how) {
      case Variable::How::Kept:
        if (!state[i].same(before_[i]) && !(isUndefined(state[i]) && isUndefined(before_[i])))
          return differs("a variable");
        break;
      case Variable::How::Last:
        if (!state[i].as<SymbolicNumber>()) return differs("a variable");
        v.value = state[i];
        break;
      case Variable::How::Set:
        if (py::equal(state[i], v.value) != 1) return differs("a variable");
        break;
      case Variable::How::Carried: {
        std::string why;
        Value now = state[i];
        if (const auto *maybe = v.shape.as<Maybe>(); maybe && !now.as<Maybe>())
          now = py::make<Maybe>(now, py::makeBool(true), maybe->text).value();
        if (!sameStructure(v.shape, now, why, Arrays::Expand)) return differs("a structure");
        std::vector<Value> leaves;
        if (!flatten(now, leaves, Arrays::Expand)) return false;
        v.shape = now;
        for (size_t k = 0; k < leaves.size(); ++k) {
          if (!v.leaves[k])
            out.push_back(leaves[k]);
          else if (py::equal(v.leaves[k], leaves[k]) != 1)
            return differs("a Python value");
        }
        break;
      }
      }
    }
    return true;
  }
  static bool differs(const char *what) {
    if (!py::pending()) (void)py::raiseText(&py::traceAgainType(), fmt::format("{} differs from step to step", what));
    return false;
  }

  /// The user's state from what the loop carries; after the loop also what follows from the number of steps.
  bool writeCarried(bool after) {
    std::vector<Value> state = before_;
    size_t next = 0;
    for (size_t i = 0; i < state.size(); ++i) {
      const Variable &v = variables_[i];
      if (v.how == Variable::How::Last)
        state[i] = after ? v.value.as<SymbolicNumber>()->at(last())
                         : py::make<Undefined>(i < names_.size() ? names_[i] : std::string()).value();
      if (v.how == Variable::How::Set && after) state[i] = v.value;
      if (v.how == Variable::How::Carried) {
        std::vector<Value> leaves = v.leaves;
        for (Value &leaf : leaves)
          if (!leaf) leaf = carried_[next++];
        state[i] = pack(v.shape, leaves, Arrays::Expand);
        py::Effects::made(state[i]);
      }
      if (!state[i]) return false;
    }
    return writeState(setState_, state);
  }

  Rolled giveUp() {
    std::string text;
    if (const py::Exception *error = py::pending()) text = py::exceptionText(*error);
    py::clearPending();
    if (!writeState(setState_, before_)) return Rolled::Failed;
    if (why_.empty()) why_ = text.substr(0, text.find('\n'));
    return unroll(why_);
  }
  /// Remembered and, for a long loop, said.
  Rolled unroll(const std::string &why) {
    if (py::Effects::current()) return Rolled::No; // the loop around may find other reasons
    trace_.unrolled.insert(site());
    if (count_ <= manySteps) return Rolled::No;
    Diagnostics sink;
    auto &note = sink.report(where_, DiagnosticKind::LoopUnrolled, count_, why);
    if (reasonAt_ && !(reasonAt_ == where_)) note.label(reasonAt_, "here");
    note.fix("write `tf.range` for a loop of the graph");
    if (context().notes)
      context().notes->adopt(sink.all().front());
    else
      py::interpreter().writeError(renderText(sink.all().front(), false));
    return Rolled::No;
  }

  const int64_t start_, step_, count_;
  const Value extraTest_, body_, getState_, setState_;
  const SourceRange where_;
  Trace &trace_;
  std::vector<std::string> names_;
  std::vector<Value> before_, after_, carried_;
  std::vector<Variable> variables_;
  std::string why_;
  SourceRange reasonAt_;
};

} // namespace

Rolled rollRange(const py::Range &range, const Value &extraTest, const Value &body, const Value &getState,
                 const Value &setState, const Value &names) {
  return RangeRoller(range, extraTest, body, getState, setState).run(names);
}

} // namespace weft::stage
