// apply: checks of dtypes, then the eager or the graph backend, then the tapes.
#include "stage/backend.h"

#include "kernels/op_table.h"
#include "stage/errors.h"
#include "stage/gradients/regions.h"
#include "stage/graph/constants.h"
#include "stage/trace.h"

namespace weft::stage {
namespace {

/// The runtime's entry for each op, found once.
const wrt::OpInfo *kernelOf(OpId op) {
  static std::vector<const wrt::OpInfo *> table(ops::all().size());
  const wrt::OpInfo *&entry = table[static_cast<size_t>(op)];
  if (!entry) entry = wrt::findOp(ops::info(op).name);
  return entry;
}

/// Operand that stands at position `i` of the inputs.
size_t operandAt(const ops::Op &info, size_t count, size_t i) {
  const size_t operands = info.operands.size();
  // Two lists of equal length (dynamic_stitch).
  if (operands == 2 && info.operands[0].variadic && info.operands[1].variadic) return i < count / 2 ? 0 : 1;
  for (size_t k = 0; k < operands; ++k)
    if (info.operands[k].variadic) {
      const size_t many = count - (operands - 1);
      return i < k ? i : i < k + many ? k : i - many + 1;
    }
  return i;
}

std::string dtypeList(const ops::TypeParameter &parameter) {
  std::string text;
  for (const char *name : parameter.dtypes) text += (text.empty() ? "" : ", ") + std::string(name);
  return text;
}

/// TF's words for a dtype that an op does not take; its list is of the C++ names.
std::string notAllowed(const ops::Op &info, const ops::TypeParameter &parameter, int32_t dtype,
                       const std::string &name) {
  std::string allowed, numbers;
  for (const char *type : parameter.dtypes) {
    const std::string cppName = wrt_dtype_cpp_name(wrt_dtype_from_name(type));
    allowed += (allowed.empty() ? "" : ", ") + cppName;
    std::string upper = cppName;
    for (char &c : upper) c = static_cast<char>(toupper(c));
    numbers += (numbers.empty() ? "DT_" : ", DT_") + upper;
  }
  const auto operands = [](std::span<const ops::Operand> list) {
    std::string text;
    for (const ops::Operand &o : list) text += (text.empty() ? "" : ", ") + std::string(o.name) + ":" + o.group;
    return text;
  };
  return fmt::format(
      "Value for attr '{}' of {} is not in the list of allowed values: {}\n\t; NodeDef: {{{{node {}}}}}; Op<name={}; "
      "signature={} -> {}; attr={}:type,allowed=[{}]> [Op:{}] name: {}",
      parameter.name, wrt_dtype_cpp_name(dtype), allowed, info.tfName, info.tfName, operands(info.operands),
      operands(info.results), parameter.name, numbers, info.tfName, name);
}

/// A loop value that began as a Python number meets another dtype: the loop will be traced again with it.
void noteWeakClash(const TensorList &inputs, size_t at, int32_t expected, int32_t dtype) {
  Trace *trace = context().trace;
  if (!trace || trace->weak.empty()) return;
  auto markOf = [&](const Tensor &t) {
    if (!t.isSymbolic() || t->graph != trace->graph()) return uint32_t{0};
    auto found = trace->weak.find(t->id);
    return found == trace->weak.end() ? uint32_t{0} : found->second;
  };
  if (const uint32_t mark = markOf(inputs[at])) {
    trace->weakClash[mark] = expected;
    return;
  }
  for (size_t i = 0; i < at; ++i)
    if (const uint32_t mark = markOf(inputs[i])) trace->weakClash[mark] = dtype;
}

/// Inputs of one group must have one dtype, and one of the dtypes that its type parameter allows.
bool checkDtypes(const ops::Op &info, const TensorList &inputs, bool eager, const std::string &name) {
  struct Seen {
    std::string_view group;
    int32_t dtype;
    size_t operand;
  };
  std::vector<Seen> seen;
  for (size_t i = 0; i < inputs.size(); ++i) {
    const size_t k = operandAt(info, inputs.size(), i);
    if (k >= info.operands.size()) break;
    const ops::Operand &operand = info.operands[k];
    const std::string_view group = operand.group;
    const int32_t dtype = inputs[i].dtype();
    if (group.empty() || group[0] == '@' || dtype == WRT_INVALID) continue;
    auto mismatch = [&](int32_t expected, const std::string &other) {
      noteWeakClash(inputs, i, expected, dtype);
      if (eager)
        (void)py::raise(
            errorType(WRT_INVALID_ARGUMENT),
            "cannot compute {} as input #{}(zero-based) was expected to be a {} tensor but is a {} tensor [Op:{}] "
            "name: {}",
            info.tfName, i, wrt_dtype_cpp_name(expected), wrt_dtype_cpp_name(dtype), info.tfName, name);
      else if (other.empty())
        (void)py::raiseTypeError("Input '{}' of '{}' Op has type {} that does not match expected type of {}.",
                                 operand.name, info.tfName, wrt_dtype_name(dtype), wrt_dtype_name(expected));
      else
        (void)py::raiseTypeError("Input '{}' of '{}' Op has type {} that does not match type {} of argument '{}'.",
                                 operand.name, info.tfName, wrt_dtype_name(dtype), wrt_dtype_name(expected), other);
      return false;
    };
    const int32_t fixed = wrt_dtype_from_name(std::string(group).c_str());
    if (fixed != WRT_INVALID) {
      if (dtype != fixed) return mismatch(fixed, "");
      continue;
    }
    auto found = std::find_if(seen.begin(), seen.end(), [&](const Seen &s) { return s.group == group; });
    if (found != seen.end()) {
      if (found->dtype != dtype) return mismatch(found->dtype, info.operands[found->operand].name);
      continue;
    }
    seen.push_back({group, dtype, k});
    for (const ops::TypeParameter &parameter : info.types) {
      if (group != parameter.name) continue;
      bool allowed = false;
      for (const char *type : parameter.dtypes) allowed |= wrt_dtype_from_name(type) == dtype;
      if (allowed) continue;
      if (eager)
        (void)py::raiseText(errorType(WRT_INVALID_ARGUMENT), notAllowed(info, parameter, dtype, name));
      else
        (void)py::raiseTypeError("Value passed to parameter '{}' has DataType {} not in list of allowed values: {}",
                                 operand.name, wrt_dtype_name(dtype), dtypeList(parameter));
      return false;
    }
  }
  return true;
}

size_t variadicResults(OpId op, const TensorList &inputs, std::span<const wrt_attr> attributes) {
  std::vector<wrt::ShapeInput> shapes(inputs.size());
  for (size_t i = 0; i < inputs.size(); ++i)
    shapes[i] = {inputs[i].dtype(), inputs[i].shape(), inputs[i]->eager.get(), nullptr};
  wrt::ShapeContext shapeContext;
  shapeContext.inputs = shapes;
  shapeContext.attrs = attributes;
  kernelOf(op)->rule(shapeContext);
  return shapeContext.outputs.size();
}

MaybeTensors applyEager(OpId op, const TensorList &inputs, const Attributes &attributes, const std::string &name) {
  const ops::Op &info = ops::info(op);
  const wrt::OpInfo *kernel = kernelOf(op);
  if (!kernel) {
    (void)py::raise(errorType(WRT_UNIMPLEMENTED), "weft has no kernel for {} yet", info.tfName);
    return {};
  }
  const BorrowedAttrs borrowed(attributes, info.attributes.size());
  std::vector<wrt_tensor *> pointers(inputs.size());
  for (size_t i = 0; i < inputs.size(); ++i) pointers[i] = inputs[i]->eager.get();
  const size_t count = info.variadicResults() ? variadicResults(op, inputs, borrowed.span()) : info.results.size();
  std::vector<wrt_tensor *> outputs(count);
  wrt_frame *frame = context().frame;
  wrt_call call{};
  call.frame = frame;
  call.inputs = pointers.data();
  call.outputs = outputs.data();
  call.attrs = borrowed.data();
  call.n_inputs = static_cast<int32_t>(inputs.size());
  call.n_outputs = static_cast<int32_t>(count);
  call.n_attrs = static_cast<int32_t>(info.attributes.size());
  call.source = -1;
  const int32_t code = kernel->kernel(&call);
  TensorList results;
  for (wrt_tensor *output : outputs) results.push_back(Tensor(wrt::Tensor::adopt(output)));
  if (code || frame->error) {
    const std::string message = frame->message;
    const int32_t error = code ? code : frame->error;
    wrt_frame_clear(frame);
    (void)raiseKernelError(op, error, message, name);
    return {};
  }
  return results;
}

/// What gradients ask of a forward value that is not saved, and that needs no more than its shape or length. Nothing:
/// it is another op or value.
MaybeTensors deriveFromForward(Trace &trace, OpId op, const Tensor &input, const Attributes &attributes) {
  if (!input.isSymbolic() || input->graph != trace.graph()) return {};
  ForwardRegion *owner = forwardOwner(*trace.graph(), input->id);
  if (!owner || owner->isAvailable(input->id)) return {};
  auto derive = [&](OpId what, const Attributes &with) {
    const ValueId id = owner->derive(what, input->id, with);
    return id == noValue ? Tensor() : trace.wrap(id);
  };
  switch (op) {
  case OpId::shape:
  case OpId::size:
  case OpId::rank:
  case OpId::tensor_list_length:
    if (Tensor derived = derive(op, attributes)) return TensorList{derived};
    return {};
  case OpId::zeros_like:
  case OpId::ones_like: {
    if (input.dtype() == WRT_VARIANT) {
      if (Tensor derived = derive(op, attributes)) return TensorList{derived};
      return {};
    }
    const wrt::PartialShape known = input.shape();
    const Tensor shape = known.isFullyKnown() ? intVector(known.dims()) : derive(OpId::shape, {});
    const Tensor element = scalarOf(input.dtype(), op == OpId::ones_like);
    return shape && element ? apply(OpId::fill, {shape, element}) : MaybeTensors();
  }
  default:
    return {};
  }
}

MaybeTensors applyGraph(Trace &trace, OpId op, const TensorList &inputs, Attributes attributes,
                        const std::string &name) {
  if (!forwardRegions().empty() && inputs.size() == 1)
    if (MaybeTensors derived = deriveFromForward(trace, op, inputs[0], attributes)) return derived;
  auto node = std::make_unique<Node>();
  node->op = op;
  for (const Tensor &input : inputs) {
    node->inputs.push_back(trace.use(input));
    if (node->inputs.back() == noValue) return {};
  }
  node->attributes = std::move(attributes);
  const InferredTypes inferred = inferTypes(*trace.graph(), op, node->inputs, node->attributes);
  const std::string base = name.empty() ? ops::info(op).tfName : name;
  if (inferred.code) {
    (void)raiseShapeError(
        op, inferred.message + " for " +
                nodeDefinition(*trace.graph(), op, trace.graph()->uniqueName(trace.nameScope() + base), node->inputs));
    return {};
  }
  const Node &added = trace.addNode(std::move(node), inferred.types, base);
  if (!trace.weak.empty() && added.results.size() == 1)
    for (ValueId id : added.inputs)
      if (auto found = trace.weak.find(id);
          found != trace.weak.end() && trace.graph()->type(id).dtype == trace.graph()->type(added.results[0]).dtype)
        trace.weak.emplace(added.results[0], uint32_t{found->second});
  TensorList results;
  for (ValueId id : added.results) results.push_back(trace.wrap(id));
  return results;
}

} // namespace

MaybeTensors apply(OpId op, const TensorList &inputs, Attributes attributes, const std::string &name) {
  Context &ctx = context();
  for (const Tensor &input : inputs)
    if (!input) {
      if (!py::pending())
        (void)py::raise(py::exceptions().SystemError, "an input of {} is missing", ops::info(op).tfName);
      return {};
    }
  if (!checkDtypes(ops::info(op), inputs, !ctx.trace, name)) return {};
  if (!ctx.trace)
    for (const Tensor &input : inputs)
      if (input.isSymbolic()) {
        (void)py::raiseTypeError(
            "<tf.Tensor '{}' shape={} dtype={}> is out of scope and cannot be used here. Use return values, "
            "explicit Python locals or TensorFlow collections to access it.\nPlease see "
            "https://www.tensorflow.org/guide/function#all_outputs_of_a_tffunction_must_be_return_values for "
            "more information.",
            input->graph->valueName(input->id), input.shape().str(), wrt_dtype_name(input.dtype()));
        return {};
      }
  bool taped = false;
  for (Tape *tape : ctx.tapes) taped |= tape->wants(inputs);
  MaybeTensors results = ctx.trace
                             ? applyGraph(*ctx.trace, op, inputs, taped ? attributes : std::move(attributes), name)
                             : applyEager(op, inputs, attributes, name);
  if (results && taped) {
    OpCall call;
    call.op = op;
    call.inputs = inputs;
    call.outputs = *results;
    call.attributes = std::move(attributes);
    for (Tape *tape : ctx.tapes) tape->record(call);
  }
  return results;
}

Tensor applyOne(OpId op, const TensorList &inputs, Attributes attributes, const std::string &name) {
  MaybeTensors results = apply(op, inputs, std::move(attributes), name);
  return results && !results->empty() ? results->front() : Tensor();
}

Tensor constant(wrt::Tensor value, const std::string &name) {
  Trace *trace = context().trace;
  if (!value || !trace) return Tensor(std::move(value));
  auto node = std::make_unique<Node>();
  node->kind = NodeKind::Constant;
  const TensorType type{value.dtype(), wrt::PartialShape(value.dims())};
  node->constant = std::move(value);
  return trace->wrap(trace->addNode(std::move(node), {type}, name.empty() ? "Const" : name).results[0]);
}

Tensor scalarOf(int32_t dtype, double value) {
  wrt::Tensor wide = wrt::Tensor::scalar<double>(value);
  if (dtype == WRT_FLOAT64) return constant(std::move(wide));
  // The runtime's cast knows every dtype.
  Attributes to{Attr::dtype(dtype)};
  Trace *trace = std::exchange(context().trace, nullptr);
  MaybeTensors cast;
  {
    PausedTapes paused;
    cast = applyEager(OpId::cast, {Tensor(std::move(wide))}, to, "");
  }
  context().trace = trace;
  return cast ? constant(cast->front()->eager) : Tensor();
}

Tensor intVector(const std::vector<int64_t> &values, int32_t dtype) {
  const int64_t size = static_cast<int64_t>(values.size());
  wrt::Tensor t = wrt::Tensor::make(dtype, {&size, 1});
  for (size_t i = 0; i < values.size(); ++i) {
    if (dtype == WRT_INT64)
      t.data<int64_t>()[i] = values[i];
    else
      t.data<int32_t>()[i] = static_cast<int32_t>(values[i]);
  }
  return constant(std::move(t));
}

} // namespace weft::stage
