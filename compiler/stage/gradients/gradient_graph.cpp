// Traces a function's body under a tape, and then asks the tape.
#include "stage/gradients/gradient_graph.h"

#include "stage/gradients/control.h"
#include "stage/trace.h"
#include "stage/variable.h"
#include "value/errors.h"

namespace weft::stage {
namespace {

bool isFloatingOrComplex(int32_t dtype) { return wrt::isFloating(dtype) || wrt::isComplex(dtype); }

Structure tensorAt(uint32_t index) {
  Structure s;
  s.kind = Structure::Kind::Tensor;
  s.tensor = index;
  return s;
}

} // namespace

std::shared_ptr<FuncGraph> gradientGraph(const std::shared_ptr<FuncGraph> &graph) {
  Trace trace(graph->name + "_gradient");
  FuncGraph &made = *trace.graph();
  made.where = graph->where;
  made.files = graph->files;
  PausedTapes paused;
  Tape tape;
  TensorList inputs, sources, given;
  for (const GraphInput &input : graph->inputs) {
    inputs.push_back(trace.addInput(input.name, input.type));
    if (!isFloatingOrComplex(input.type.dtype)) continue;
    tape.watch(inputs.back());
    sources.push_back(inputs.back());
  }
  for (const Capture &capture : graph->captures) {
    const Tensor handle = *static_cast<Tensor *>(capture.original.get());
    auto *variable = static_cast<VariableObject *>(handle->variable);
    if (!variable || !isFloatingOrComplex(variable->dtype) || !variable->trainable) continue;
    tape.watchVariable(*variable);
    sources.push_back(handle);
  }
  MaybeTensors outputs;
  {
    ActiveTape active(tape);
    outputs = callGraph(graph, inputs);
  }
  if (!outputs) return nullptr;
  TensorList targets;
  for (size_t i = 0; i < outputs->size(); ++i) {
    const Tensor &output = (*outputs)[i];
    if (!isFloatingOrComplex(output.dtype())) continue;
    const std::string name = outputs->size() == 1 ? "d_result" : "d_result_" + std::to_string(i);
    targets.push_back(output);
    given.push_back(trace.addInput(name, {output.dtype(), output.shape()}));
  }
  if (targets.empty() || sources.empty()) {
    (void)py::raiseTypeError("`{}` has no gradient: it needs a floating {}", graph->name,
                             targets.empty() ? "result" : "argument or a trainable variable");
    return nullptr;
  }
  MaybeTensors gradients = tape.gradient(targets, sources, given);
  if (!gradients) return nullptr;
  for (size_t i = 0; i < gradients->size(); ++i)
    if (!(*gradients)[i]) {
      (*gradients)[i] = zeroGradient(sources[i]);
      if (!(*gradients)[i]) return nullptr;
    }
  uint32_t next = 0;
  for (const GraphInput &input : made.inputs) made.parameters.push_back({input.name, tensorAt(next++), ""});
  made.result.kind = Structure::Kind::Tuple;
  for (uint32_t i = 0; i < gradients->size(); ++i) made.result.elements.push_back(tensorAt(i));
  return trace.finish(*gradients) ? trace.graph() : nullptr;
}

} // namespace weft::stage
