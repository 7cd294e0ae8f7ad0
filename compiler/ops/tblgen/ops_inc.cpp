// runtime/kernels/ops.inc: one line an op, sorted by name. Checked in, because the runtime builds without LLVM.
#include "records.h"

#include "llvm/Support/raw_ostream.h"

namespace weft::tblgen {

void writeOpsInc(const std::vector<Op> &ops, llvm::raw_ostream &out) {
  for (const Op &op : ops) {
    const long inputs = op.variadicOperands() ? -1 : static_cast<long>(op.operands.size());
    const long outputs = op.variadicResults() ? -1 : static_cast<long>(op.results.size());
    out << "WEFT_OP(" << op.name << ", " << quoted(op.tfName) << ", " << inputs << ", " << outputs << ", " << op.rule;
    for (const Attribute &attribute : op.attributes) out << ", " << quoted(attribute.name);
    out << ")\n";
  }
}

} // namespace weft::tblgen
