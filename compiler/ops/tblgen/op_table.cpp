// op_ids.inc and op_table.inc, which ops/op_table.{h,cpp} include.
#include "records.h"

#include "llvm/Support/raw_ostream.h"

namespace weft::tblgen {

void writeOpIds(const std::vector<Op> &ops, llvm::raw_ostream &out) {
  for (const Op &op : ops) out << "WEFT_OP_ID(" << op.name << ")\n";
}

namespace {

// A named constant array, or nothing for an empty list; `items` are initialisers.
void array(llvm::raw_ostream &out, const std::string &type, const std::string &name,
           const std::vector<std::string> &items) {
  if (items.empty()) return;
  out << "constexpr " << type << " " << name << "[] = {";
  for (size_t i = 0; i < items.size(); ++i) out << (i ? ", " : "") << items[i];
  out << "};\n";
}
std::string span(const std::string &name, bool empty) { return empty ? "{}" : name; }

std::vector<std::string> operandItems(const std::vector<Operand> &operands) {
  std::vector<std::string> items;
  for (const Operand &o : operands)
    items.push_back("{" + quoted(o.name) + ", " + (o.variadic ? "true" : "false") + ", " + quoted(o.group) + "}");
  return items;
}

void writeBindings(const Op &op, llvm::raw_ostream &out) {
  std::vector<std::string> bindings;
  for (size_t b = 0; b < op.bindings.size(); ++b) {
    const std::string stem = op.name + "_" + std::to_string(b);
    std::vector<std::string> names, parameters;
    for (const std::string &name : op.bindings[b].names) names.push_back(quoted(name));
    for (const Parameter &p : op.bindings[b].parameters)
      parameters.push_back("{" + quoted(p.name) + ", " + (p.hasDefault ? quoted(p.defaultText) : "nullptr") + ", " +
                           std::to_string(p.operand) + ", " + std::to_string(p.attribute) + "}");
    array(out, "const char *const", "names_" + stem, names);
    array(out, "Parameter", "parameters_" + stem, parameters);
    bindings.push_back("{names_" + stem + ", parameters_" + stem + ", " + quoted(op.bindings[b].text) + "}");
  }
  array(out, "Binding", "bindings_" + op.name, bindings);
}

} // namespace

void writeOpTable(const std::vector<Op> &ops, llvm::raw_ostream &out) {
  for (const Op &op : ops) {
    array(out, "Operand", "operands_" + op.name, operandItems(op.operands));
    array(out, "Operand", "results_" + op.name, operandItems(op.results));
    std::vector<std::string> attributes, types;
    for (const Attribute &a : op.attributes)
      attributes.push_back("{" + quoted(a.name) + ", AttrKind::" + a.kind + ", " +
                           (a.required ? "nullptr" : quoted(a.defaultText)) + "}");
    array(out, "Attribute", "attributes_" + op.name, attributes);
    for (const TypeParam &t : op.types) {
      std::vector<std::string> dtypes;
      for (const std::string &d : t.dtypes) dtypes.push_back(quoted(d));
      array(out, "const char *const", "dtypes_" + op.name + "_" + t.name, dtypes);
      types.push_back("{" + quoted(t.name) + ", dtypes_" + op.name + "_" + t.name + "}");
    }
    array(out, "TypeParameter", "types_" + op.name, types);
    writeBindings(op, out);
  }
  out << "constexpr Op allOps[] = {\n";
  for (const Op &op : ops) {
    out << "    {" << quoted(op.name) << ", " << quoted(op.tfName) << ", " << quoted(op.summary) << ", "
        << span("operands_" + op.name, op.operands.empty()) << ", " << span("results_" + op.name, op.results.empty())
        << ", " << span("attributes_" + op.name, op.attributes.empty()) << ", "
        << span("types_" + op.name, op.types.empty()) << ", " << span("bindings_" + op.name, op.bindings.empty())
        << ", " << quoted(op.rule) << ", " << quoted(op.gradient) << ", " << quoted(op.noGradient)
        << ", Effects::" << op.effects << ", Lowering::" << op.loweringKind << ", {" << quoted(op.floatOp) << ", "
        << quoted(op.signedOp) << ", " << quoted(op.unsignedOp) << ", " << quoted(op.boolOp) << "}},\n";
  }
  out << "};\n";
}

} // namespace weft::tblgen
