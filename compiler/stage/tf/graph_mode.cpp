// tf.Graph: `with tf.Graph().as_default():` makes symbolic tensors, as TensorFlow 1 did. The graph can be looked at;
// there is no session to run it.
#include <memory>

#include "stage/tf/module.h"
#include "stage/tf/support.h"
#include "stage/trace.h"

namespace weft::tf {
namespace {

using py::Value;

py::Type &graphType();

class GraphObject final : public py::Object {
public:
  GraphObject() : Object(&graphType()) {}
  static bool classof(const py::Object &object) { return object.type == &graphType(); }
  std::unique_ptr<stage::Trace> trace; // while it is the default
  bool created = false;                // variables may be made in it
};

py::Type &graphType() {
  static py::Type *type = [] {
    py::Type &t = py::newNativeType("Graph", nullptr, "tensorflow.python.framework.ops");
    t.slots.create = [](py::Type *, const py::Args &) { return Value(new GraphObject); };
    t.method("as_default", [](const Value &self, const py::Args &) { return self; });
    t.method("__enter__", [](const Value &self, const py::Args &) -> Value {
      self.as<GraphObject>()->trace = std::make_unique<stage::Trace>("graph");
      self.as<GraphObject>()->trace->created = &self.as<GraphObject>()->created;
      return self;
    });
    t.method("__exit__", [](const Value &self, const py::Args &) -> Value {
      self.as<GraphObject>()->trace.reset();
      return py::makeBool(false);
    });
    t.ready();
    return &t;
  }();
  return *type;
}

} // namespace

void addGraphMode(py::Module &tensorflow) {
  py::dictSet(*tensorflow.dict, Symbol::intern("Graph"), Value(&graphType()));
}

} // namespace weft::tf
