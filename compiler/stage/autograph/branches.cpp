// Joining what branches leave behind.
#include "stage/autograph/branches.h"

#include "stage/autograph/undefined.h"
#include "stage/backend.h"
#include "stage/convert_value.h"
#include "stage/diagnose.h"
#include "stage/staged_list.h"
#include "stage/variable.h"
#include "value/errors.h"
#include "value/interpreter.h"
#include "value/protocol.h"

namespace weft::stage {

using py::Value;

bool readState(const Value &getState, std::vector<Value> &out) {
  const Value state = py::call(getState);
  if (!state) return false;
  const auto *items = py::asSequence(state);
  out.assign(items->begin(), items->end());
  return true;
}
bool writeState(const Value &setState, const std::vector<Value> &values) {
  return static_cast<bool>(py::call(setState, std::vector<Value>{py::makeTuple(values)}));
}
bool readNames(const Value &names, std::vector<std::string> &out) {
  const auto *items = py::asSequence(names);
  if (!items) return false;
  for (const Value &item : *items) out.push_back(py::asStr(item)->text);
  return true;
}

SourceRange assignmentIn(SourceRange block, const std::string &variable, SourceRange after) {
  if (!block) return block;
  const SourceBuffer &buffer = SourceManager::instance().buffer(block.file);
  const uint32_t first = buffer.position(block.begin).line;
  const uint32_t start = after ? buffer.position(after.begin).line : first;
  auto indentation = [](std::string_view line) { return std::min(line.find_first_not_of(" \t"), line.size()); };
  const size_t around = indentation(buffer.line(first));
  for (uint32_t number = start + 1; number <= buffer.lineCount(); ++number) {
    const std::string_view line = buffer.line(number);
    const size_t indent = indentation(line);
    if (indent == line.size()) continue;
    const std::string_view text = line.substr(indent);
    if (indent < around || (indent == around && !text.starts_with("else") && !text.starts_with("elif"))) break;
    bool found = false;
    if (variable == "retval_") {
      found = text.starts_with("return");
    } else if (text.starts_with(variable)) {
      std::string_view rest = text.substr(variable.size());
      rest.remove_prefix(std::min(rest.find_first_not_of(' '), rest.size()));
      const size_t equals = rest.find('=');
      found = equals != std::string_view::npos && equals <= 3 && !rest.starts_with("==") && !rest.starts_with('(') &&
              !rest.starts_with('.');
    }
    if (!found) continue;
    const uint32_t begin = buffer.lineStart(number) + static_cast<uint32_t>(indent);
    return {block.file, begin, begin + static_cast<uint32_t>(text.size())};
  }
  return block;
}

bool &probingLoop() {
  static bool probing = false;
  return probing;
}

int32_t pythonDtype(const Value &value) {
  if (value.isBool()) return WRT_BOOL;
  if (py::isAnyInt(value)) return WRT_INT32;
  if (py::isAnyFloat(value)) return WRT_FLOAT32;
  if (py::asStr(value) || py::asBytes(value)) return WRT_STRING;
  return WRT_INVALID;
}

bool numberFits(const Value &value, int32_t dtype) {
  if (value.isBool()) return dtype == WRT_BOOL;
  if (py::isAnyInt(value)) return wrt::isNumeric(dtype);
  if (py::isAnyFloat(value)) return wrt::isFloating(dtype) || wrt::isComplex(dtype);
  return dtype == WRT_STRING && pythonDtype(value) == WRT_STRING;
}

Tensor zerosOf(const TensorType &type) {
  std::vector<int64_t> dims;
  if (type.shape.hasRank())
    for (int64_t d : type.shape.dims()) dims.push_back(d < 0 ? 0 : d);
  return constant(
      wrt::Tensor::adopt(wrt_tensor_zeros(nullptr, type.dtype, static_cast<int32_t>(dims.size()), dims.data())));
}

Tensor conditionTensor(const Tensor &condition, const char *what) {
  const std::string shown =
      fmt::format("Tensor(\"{}\", dtype={})", condition.isSymbolic() ? condition->graph->valueName(condition->id) : "",
                  wrt_dtype_name(condition.dtype()));
  if (condition.dtype() != WRT_BOOL && condition.dtype() != WRT_INVALID) {
    Diagnostics sink;
    sink.report(py::interpreter().currentRange(), DiagnosticKind::ConditionNotBool, what, shown)
        .fix("to use as boolean Tensor, use `tf.cast(..., tf.bool)`; to check for `None`, use `is not None`");
    (void)raiseDiagnostic(py::exceptions().ValueError, sink);
    return {};
  }
  const wrt::PartialShape shape = condition.shape();
  if (shape.hasRank() && shape.rank() == 0) return condition;
  int64_t known = 1;
  if (shape.hasRank())
    for (int64_t d : shape.dims()) known *= d < 0 ? 1 : d;
  if (known > 1) {
    Diagnostics sink;
    sink.report(py::interpreter().currentRange(), DiagnosticKind::ConditionNotBool, what, shown)
        .note(fmt::format("it has shape {}", shape.str()))
        .fix("write `tf.reduce_all(...)` or `tf.reduce_any(...)`; to check for `None`, use `is not None`");
    (void)raiseDiagnostic(py::exceptions().ValueError, sink);
    return {};
  }
  return applyOne(OpId::reshape, {condition, intVector({})});
}

namespace {

bool sameValue(const Value &a, const Value &b) {
  if (a.same(b)) return true;
  if (asTensor(a) || asTensor(b) || a.type() != b.type()) return false;
  if (pythonDtype(a) == WRT_INVALID && !a.isNone()) return false;
  const int equal = py::equal(a, b);
  py::clearPending();
  return equal == 1;
}

/// The tensor behind a leaf: a tensor itself, a variable's value; null for other things.
bool isTensorOrVariable(const Value &v) { return asTensor(v) || asVariable(v); }
int32_t leafDtype(const Value &v) {
  if (const Tensor t = asTensor(v)) return t.dtype();
  if (auto *variable = asVariable(v)) return variable->dtype;
  return pythonDtype(v);
}

} // namespace

bool Joined::settle() {
  Value &a = values_[0], &b = values_[1];
  if (a.same(b)) return true;
  const bool noA = isUndefined(a), noB = isUndefined(b);
  Diagnostics sink;
  if (noA && noB) return true;
  if (noA || noB) {
    missing_ = noA ? 0 : 1;
    Value &absent = noA ? a : b, &present = noA ? b : a;
    if (absent.as<UndefinedReturn>()) {
      if (FunctionScope *scope = currentFunctionScope()) scope->missingReturn = where_;
      absent = present;
    } else {
      const std::string text = missingText(noA ? "else" : "main");
      const auto *maybe = present.as<Maybe>();
      absent = py::make<Maybe>(maybe ? maybe->value : present, py::makeBool(false), text).value();
      if (!maybe) present = py::make<Maybe>(present, py::makeBool(true), text).value();
    }
  } else if (static_cast<bool>(a.as<Maybe>()) != static_cast<bool>(b.as<Maybe>())) {
    Value &plain = a.as<Maybe>() ? b : a;
    plain = py::make<Maybe>(plain, py::makeBool(true), (a.as<Maybe>() ? a : b).as<Maybe>()->text).value();
  }
  if (a.isNone() != b.isNone()) {
    const char *branch = a.isNone() ? "main" : "else";
    if (name_ == "retval_")
      sink.report(assignmentIn(where_, name_), DiagnosticKind::BranchGivesNoReturn, branch)
          .fix("return a value on every path");
    else
      sink.report(assignmentIn(where_, name_), DiagnosticKind::BranchNone, name_, branch)
          .fix(fmt::format("give `{}` a tensor in both, or decide by a Python value", name_));
    (void)raiseDiagnostic(py::exceptions().TypeError, sink);
    return false;
  }
  std::string why;
  if (isAnyList(a) && isAnyList(b) && (isStagedList(a) || isStagedList(b) || !sameStructure(a, b, why)))
    return settleLists();
  if (!sameStructure(a, b, why, Arrays::Expand)) {
    if (py::pending()) return false;
    sink.report(assignmentIn(where_, name_), DiagnosticKind::BranchStructureMismatch,
                name_ == "retval_" ? "the returned value" : name_, why)
        .fix("give both branches the same kind and length, or decide by a Python value");
    (void)raiseDiagnostic(py::exceptions().TypeError, sink);
    return false;
  }
  if (!flatten(a, leaves_[0], Arrays::Expand) || !flatten(b, leaves_[1], Arrays::Expand)) return false;
  leafHow_.resize(leaves_[0].size());
  dtypes_.resize(leaves_[0].size());
  placeholders_.resize(leaves_[0].size());
  for (size_t i = 0; i < leaves_[0].size(); ++i) {
    if (!settleLeaf(leaves_[0][i], leaves_[1][i], i)) return false;
    if (leafHow_[i] == How::Tensors) how_ = How::Tensors;
  }
  if (how_ == How::Python && (isNested(a) || a.as<Maybe>())) how_ = How::Tensors; // packed again, with Python leaves
  return true;
}

std::string Joined::missingText(const char *branch) const {
  std::string text = fmt::format("'{}' is read here, but it has no value", name_);
  if (!where_) return text;
  const uint32_t line = SourceManager::instance().buffer(where_.file).position(where_.begin).line;
  return text + fmt::format(": only the {} branch of the `if` in line {} gives it one", branch, line);
}

bool Joined::settleLeaf(const Value &a, const Value &b, size_t leaf) {
  const bool tensorA = isTensorOrVariable(a), tensorB = isTensorOrVariable(b);
  if (missing_ >= 0 && tensorA) {
    leafHow_[leaf] = How::Tensors;
    dtypes_[leaf] = leafDtype(a);
    const Tensor t = asTensor(a);
    placeholders_[leaf] = {dtypes_[leaf], t ? t.shape() : asVariable(a)->shape};
    return true;
  }
  if (sameValue(a, b)) {
    leafHow_[leaf] = How::Python;
    return true;
  }
  const int32_t dtypeA = leafDtype(a), dtypeB = leafDtype(b);
  leafHow_[leaf] = How::Tensors;
  if ((tensorA && tensorB && dtypeA == dtypeB) || (tensorA && dtypeA == WRT_INVALID) ||
      (tensorB && dtypeB == WRT_INVALID)) {
    dtypes_[leaf] = dtypeA == WRT_INVALID ? dtypeB : dtypeA;
    return true;
  }
  if (tensorA != tensorB) {
    const Value &number = tensorA ? b : a;
    const int32_t dtype = tensorA ? dtypeA : dtypeB;
    if (numberFits(number, dtype)) {
      dtypes_[leaf] = dtype;
      return true;
    }
  }
  if (!tensorA && !tensorB && dtypeA != WRT_INVALID && dtypeB != WRT_INVALID) {
    const bool numbers = dtypeA != WRT_STRING && dtypeB != WRT_STRING && dtypeA != WRT_BOOL && dtypeB != WRT_BOOL;
    if (dtypeA == dtypeB || numbers) {
      dtypes_[leaf] = dtypeA == dtypeB ? dtypeA : WRT_FLOAT32;
      return true;
    }
  }
  Diagnostics sink;
  const std::string shown = name_ == "retval_" ? "the returned value" : name_;
  if (dtypeA == WRT_INVALID && dtypeB == WRT_INVALID) {
    if (isTensorLike(a) && isTensorLike(b)) return true; // arrays: converted in each branch
    sink.report(assignmentIn(where_, name_), DiagnosticKind::BranchObjectMismatch, shown, py::typeName(a))
        .fix("choose the object by a Python value, or make it a tensor in both branches");
  } else if (dtypeA == WRT_INVALID || dtypeB == WRT_INVALID) {
    if (isTensorLike(a) && isTensorLike(b)) {
      dtypes_[leaf] = dtypeA == WRT_INVALID ? dtypeB : dtypeA;
      return true;
    }
    sink.report(assignmentIn(where_, name_), DiagnosticKind::BranchObjectMismatch, shown,
                py::typeName(dtypeA == WRT_INVALID ? a : b))
        .fix("choose the object by a Python value, or make it a tensor in both branches");
  } else {
    const SourceRange here = assignmentIn(where_, name_), there = assignmentIn(where_, name_, here);
    auto &report =
        sink.report(here, DiagnosticKind::BranchDtypeMismatch, shown, wrt_dtype_name(dtypeA), wrt_dtype_name(dtypeB));
    if (!(there == where_)) report.label(there, fmt::format("{} here", wrt_dtype_name(dtypeB)));
    // To the floating dtype, which keeps the value.
    const bool widen = wrt::isFloating(dtypeB) && !wrt::isFloating(dtypeA);
    report.fix(fmt::format("write `tf.cast(..., tf.{})` in the {} branch", wrt_dtype_name(widen ? dtypeB : dtypeA),
                           widen ? "main" : "else"));
  }
  (void)raiseDiagnostic(py::exceptions().TypeError, sink);
  return false;
}

bool Joined::settleLists() {
  how_ = How::List;
  elements_ = joinedElements(values_[0], values_[1]);
  if (elements_) return true;
  const Value error = py::takePending();
  Diagnostics sink;
  sink.report(where_, DiagnosticKind::ListCannotChange, name_ == "retval_" ? "the returned list" : name_,
              py::exceptionText(*error.as<py::Exception>()))
      .fix("keep tensors of one dtype in it, or change it in the same way in both branches");
  (void)raiseDiagnostic(py::exceptions().TypeError, sink);
  return false;
}

bool Joined::tensors(int branch, TensorList &out) const {
  if (how_ == How::Python) return true;
  if (how_ == How::List) {
    const Value list = makeStagedList(values_[branch], elements_);
    if (!list) return false;
    for (Tensor &flow : flowsOf(list)) out.push_back(std::move(flow));
    return true;
  }
  for (size_t i = 0; i < leaves_[0].size(); ++i) {
    if (leafHow_[i] == How::Python) continue;
    const Value &leaf = leaves_[branch][i];
    Tensor t;
    if (branch == missing_ && placeholders_[i].dtype != WRT_INVALID)
      t = zerosOf(placeholders_[i]);
    else if (Tensor given = asTensor(leaf))
      t = given;
    else
      t = convertToTensor(leaf, dtypes_[i]);
    if (!t) return false;
    out.push_back(std::move(t));
  }
  return true;
}

Value Joined::result(const TensorList &results, size_t &next) const {
  if (how_ == How::Python) return missing_ == 0 ? values_[1] : values_[0];
  if (how_ == How::List) {
    std::vector<Value> flows;
    for (size_t i = flowCount(elements_); i > 0; --i) flows.push_back(results[next++].value());
    return stagedListOf(elements_, std::move(flows));
  }
  std::vector<Value> leaves;
  for (size_t i = 0; i < leaves_[0].size(); ++i)
    leaves.push_back(leafHow_[i] == How::Python ? leaves_[0][i] : results[next++].value());
  return pack(values_[0], leaves, Arrays::Expand);
}

} // namespace weft::stage
