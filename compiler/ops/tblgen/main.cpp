// weft-tblgen: writes from the op records what lists ops (the runtime's table, the stage's table, emitters, the
// reference page).
#include "records.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/TableGen/Main.h"
#include "llvm/TableGen/Record.h"

namespace {
enum Action { OpsInc, OpIds, OpTable, Emitters, Reference };
llvm::cl::opt<Action>
    action(llvm::cl::desc("What to write:"), llvm::cl::Required,
           llvm::cl::values(clEnumValN(OpsInc, "gen-ops-inc", "runtime/kernels/ops.inc"),
                            clEnumValN(OpIds, "gen-op-ids", "op_ids.inc: the enumeration of all ops"),
                            clEnumValN(OpTable, "gen-op-table", "op_table.inc: everything the stage needs to know"),
                            clEnumValN(Emitters, "gen-emitters", "emitters.inc: one member function an op"),
                            clEnumValN(Reference, "gen-reference", "docs/ops.md")));

bool writeFiles(llvm::raw_ostream &out, const llvm::RecordKeeper &records) {
  using namespace weft::tblgen;
  const std::vector<Op> ops = readOps(records);
  switch (action) {
  case OpsInc:
    writeOpsInc(ops, out);
    break;
  case OpIds:
    writeOpIds(ops, out);
    break;
  case OpTable:
    writeOpTable(ops, out);
    break;
  case Emitters:
    writeEmitters(ops, out);
    break;
  case Reference:
    writeReference(ops, out);
    break;
  }
  return false;
}
} // namespace

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  llvm::cl::ParseCommandLineOptions(argc, argv);
  return llvm::TableGenMain(argv[0], llvm::TableGenMainFn(writeFiles));
}
