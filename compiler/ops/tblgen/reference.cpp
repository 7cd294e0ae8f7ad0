// docs/ops.md: all ops on one page.
#include "records.h"

#include "llvm/Support/raw_ostream.h"

namespace weft::tblgen {

void writeReference(const std::vector<Op> &ops, llvm::raw_ostream &out) {
  out << "# Ops\n\nWritten by weft-tblgen from the records in compiler/ops; do not edit. " << ops.size()
      << " ops. An operand's group stands after the colon: operands of one group have one dtype.\n\n"
         "| op | TensorFlow's name | operands | attributes | results | Python | gradient | on scalars |\n"
         "| --- | --- | --- | --- | --- | --- | --- | --- |\n";
  auto list = [&](const std::vector<Operand> &operands) {
    for (size_t i = 0; i < operands.size(); ++i)
      out << (i ? ", " : "") << operands[i].name << (operands[i].variadic ? "..." : "")
          << (operands[i].group.empty() ? "" : ": " + operands[i].group);
  };
  for (const Op &op : ops) {
    out << "| `" << op.name << "`: " << op.summary << " | " << op.tfName << " | ";
    list(op.operands);
    out << " | ";
    for (size_t i = 0; i < op.attributes.size(); ++i)
      out << (i ? ", " : "") << op.attributes[i].name
          << (op.attributes[i].required ? "" : "=" + op.attributes[i].defaultText);
    out << " | ";
    list(op.results);
    out << " | ";
    bool first = true;
    for (const Binding &b : op.bindings)
      for (const std::string &name : b.names) {
        out << (first ? "`" : ", `") << name << "`";
        first = false;
      }
    out << " | " << (op.gradient.empty() ? "none: " + op.noGradient : op.gradient) << " | "
        << (op.loweringKind == "RuntimeCall" ? "call" : "registers") << " |\n";
  }
}

} // namespace weft::tblgen
