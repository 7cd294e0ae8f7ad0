// tf.errors and how failures of kernels and shape rules become Python exceptions in TF's words.
#pragma once
#include "stage/tensor.h"
#include "value/errors.h"

namespace weft::stage {

/// tf.errors.OpError, and the class of a status code (InvalidArgumentError, ...).
py::Type *opErrorType();
py::Type *errorType(int32_t code);
/// Used by tracing: OperatorNotAllowedInGraphError, InaccessibleTensorError.
py::Type *operatorNotAllowedInGraphErrorType();
py::Type *inaccessibleTensorErrorType();
/// All of them, by name, for the module tf.errors.
const std::vector<py::Type *> &errorTypes();

/// Raises what a kernel said, as an eager op: "{{function_node __wrapped__AddV2_device_...}} text [Op:AddV2] name: ".
py::Value raiseKernelError(OpId op, int32_t code, const std::string &message, const std::string &name);
/// Raises what a kernel said while a graph ran: "Graph execution error: ...".
py::Value raiseGraphError(const FuncGraph &graph, const Node &node, int32_t code, const std::string &message);
/// TF's tail of shape errors: "'{{node add}} = AddV2[T=DT_FLOAT](x, y)' with input shapes: [2], [3]."
std::string nodeDefinition(const FuncGraph &graph, OpId op, const std::string &name,
                           const std::vector<ValueId> &inputs);
/// Raises what a shape rule said while tracing: a ValueError, as TF's graph mode does.
py::Value raiseShapeError(OpId op, const std::string &message);

} // namespace weft::stage
