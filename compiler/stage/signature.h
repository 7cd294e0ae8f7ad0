// Signatures for tracing without a call: what `--signature` says, and what the source says where it is silent.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "base/diagnostic.h"
#include "base/result.h"
#include "stage/graph/func_graph.h"
#include "value/value.h"

namespace weft::stage {

/// One parameter of `--signature`: a tensor's type, or a Python value (`k=3`).
struct SignatureParameter {
  std::string name; // empty: by position
  bool isTensor = true;
  TensorType type;
  std::string literal; // Python text of the value
};
struct SignatureText {
  std::string function;
  std::vector<SignatureParameter> parameters;
};
/// Reads "NAME(x: float32[2,?], n: int32[], k=3)". Nothing: `error` says what is wrong.
std::optional<SignatureText> parseSignature(const std::string &text, std::string &error);
/// Reads "float32[2,?]", "int32[]", "float32*", "any".
std::optional<TensorType> parseTensorType(std::string_view text);

/// Parameters that nothing says a type of.
struct UntypedParameters {
  TensorType assumed;             // taken for them; the default is unknown dtype and rank
  std::vector<std::string> names; // set by traceFunction
};

/// Traces `function` (a Python function, method, or tf.function) once, for `weft graph` and `weft compile`. Parameters
/// that `signature` (may be null) does not name follow the function's input_signature, then their annotation (int,
/// float, bool: rank 0), then their default (a Python value); else they are tensors of unknown dtype and rank.
/// Exceptions of the trace are reported as diagnostics with their class. `untyped` may be null.
Result<std::shared_ptr<FuncGraph>> traceFunction(const py::Value &function, const SignatureText *signature,
                                                 Diagnostics &diagnostics, UntypedParameters *untyped = nullptr);

} // namespace weft::stage
