// tf.function: an object that traces its Python function once for each signature, and runs the graphs.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "stage/trace.h"
#include "value/objects.h"

namespace weft::stage {

/// One traced function and what its call needs besides.
struct ConcreteFunction {
  std::shared_ptr<FuncGraph> graph;
  py::Value result;           // structure of the result; its leaves are ints (number of the output) or Python values
  std::vector<bool> isOutput; // by leaf of `result`: a tensor
  size_t inputs = 0;          // tensors of the arguments; then come those of outer traces
  std::vector<Tensor> outerInputs; // of the traces around
};

struct Recursion;

/// How a call's arguments are laid out: by parameter, with defaults filled in.
struct BoundArguments {
  std::vector<std::string> names; // of parameters; "args_0"... for further ones
  std::vector<py::Value> values;
  size_t positional = 0; // the first ones are passed by position, the rest by name
};

class FunctionObject final : public py::Container {
public:
  explicit FunctionObject(py::Value pythonFunction);
  void clear() override;
  static bool classof(const py::Object &object);

  py::Value function;       // the Python function
  py::Value inputSignature; // a list or tuple of specs, or null
  bool autograph = true;
  py::Value name; // str
  int64_t traces = 0;
  bool reduceRetracing = false; // shapes that change from call to call become unknown
  bool mayNotCreate = false;    // variables: they are made by the first trace or not at all

  struct Entry {
    std::string key;
    std::shared_ptr<ConcreteFunction> concrete; // null while it is being traced
    std::vector<py::Value> held;                // objects whose addresses are in the key
    std::vector<TensorType> types;              // of the tensors among the arguments
    std::shared_ptr<Recursion> recursion;       // while it is being traced, where it may call itself
  };
  std::vector<Entry> cache;
};
py::Type &functionObjectType();

/// Arguments of a call of any Python callable as its parameters see them. False: an exception is pending.
bool bindArguments(const py::Value &callable, const py::Args &args, BoundArguments &out);
/// Traces `callable` for these values; tensors and specs among their leaves become inputs. Null: an exception is
/// pending. `created` is set if a variable was made; null: that is refused.
std::shared_ptr<ConcreteFunction> traceCall(const py::Value &callable, bool autograph, const std::string &name,
                                            const BoundArguments &arguments, bool *created,
                                            Recursion *recursion = nullptr);
/// The object that get_concrete_function gives; Python values among `arguments` need not be given again in its calls.
py::Value makeConcreteObject(std::shared_ptr<ConcreteFunction> concrete, const py::Value &owner,
                             const BoundArguments &arguments);
/// Runs it: eagerly, as part of the trace around, or under tapes. `tensors` are the argument's tensors in order.
py::Value callConcrete(const ConcreteFunction &concrete, const TensorList &tensors);
/// The pending exception of a trace gets TF's report "in user code: ..." once.
void addUserCodeReport();

/// dtype and shape of a tf.TensorSpec (or another object with both); false if it is none.
bool readSpec(const py::Value &value, TensorType &out);
/// A stand-in for a tf.TensorSpec, for signatures from the command line.
py::Value makeSpecValue(TensorType type);

} // namespace weft::stage
