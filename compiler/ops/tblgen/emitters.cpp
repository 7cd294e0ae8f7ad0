// emitters.inc: the members of the class in which gradients are written; see ops/emitters.h for what surrounds it.
#include "records.h"

#include "llvm/Support/raw_ostream.h"

#include <set>

namespace weft::tblgen {
namespace {

std::string memberName(const std::string &op) {
  // Names that C++ or the C library has taken.
  static const std::set<std::string> taken = {"assert", "bool", "case", "default", "switch", "signbit"};
  const std::string name = lowerCamel(op);
  return taken.count(name) ? name + "_" : name;
}
std::string parameterName(const std::string &name) {
  static const std::set<std::string> taken = {"default", "and", "or", "not", "template", "operator", "union"};
  return taken.count(name) ? name + "_" : name;
}

} // namespace

void writeEmitters(const std::vector<Op> &ops, llvm::raw_ostream &out) {
  for (const Op &op : ops) {
    const bool one = op.results.size() == 1 && !op.variadicResults();
    out << "/// " << op.summary << "\n";
    out << (one ? "Tensor " : "TensorList ") << memberName(op.name) << "(";
    bool first = true;
    auto separate = [&] {
      if (!first) out << ", ";
      first = false;
    };
    for (const Operand &o : op.operands) {
      separate();
      out << (o.variadic ? "const TensorList &" : "const Tensor &") << parameterName(o.name);
    }
    size_t required = 0; // attributes up to the last required one have no default in C++
    for (size_t i = 0; i < op.attributes.size(); ++i)
      if (op.attributes[i].required) required = i + 1;
    for (size_t i = 0; i < op.attributes.size(); ++i) {
      separate();
      out << "Attr " << parameterName(op.attributes[i].name) << (i < required ? "" : " = {}");
    }
    out << ") {\n  return " << (one ? "one" : "many") << "(OpId::" << op.name << ", ";
    if (op.variadicOperands()) {
      out << "gather(";
      for (size_t i = 0; i < op.operands.size(); ++i) out << (i ? ", " : "") << parameterName(op.operands[i].name);
      out << ")";
    } else {
      out << "{";
      for (size_t i = 0; i < op.operands.size(); ++i) out << (i ? ", " : "") << parameterName(op.operands[i].name);
      out << "}";
    }
    out << ", {";
    for (size_t i = 0; i < op.attributes.size(); ++i)
      out << (i ? ", " : "") << "std::move(" << parameterName(op.attributes[i].name) << ")";
    out << "});\n}\n";
  }
}

} // namespace weft::tblgen
