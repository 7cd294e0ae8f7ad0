// Op records as plain structures, so that the generators need not know TableGen's classes.
#pragma once
#include <string>
#include <vector>

namespace llvm {
class RecordKeeper;
class raw_ostream;
} // namespace llvm

namespace weft::tblgen {

struct Operand {
  std::string name, group; // group as in op_base.td's Weft_TensorConstraint
  bool variadic = false;
};
struct Attribute {
  std::string name, kind;  // kind: "Int", "DType", ...
  std::string defaultText; // Python literal
  bool required = false;
};
struct TypeParam {
  std::string name;
  std::vector<std::string> dtypes;
};
struct Parameter {
  std::string name, defaultText;
  bool hasDefault = false;
  int operand = -1, attribute = -1; // index; both -1: ignored (`name`)
};
struct Binding {
  std::vector<std::string> names;
  std::string text; // the parameters as written in the record
  std::vector<Parameter> parameters;
};
struct Op {
  std::string name, tfName, summary, rule, gradient, noGradient;
  std::string loweringKind, floatOp, signedOp, unsignedOp, boolOp;
  std::string effects; // "None", "Reads", "Effects"
  std::string family;
  std::vector<Operand> operands, results;
  std::vector<Attribute> attributes;
  std::vector<TypeParam> types;
  std::vector<Binding> bindings;

  bool variadicOperands() const;
  bool variadicResults() const;
};

/// All ops sorted by name. A mistake in a record ends the program with a message at that record.
std::vector<Op> readOps(const llvm::RecordKeeper &records);

void writeOpsInc(const std::vector<Op> &ops, llvm::raw_ostream &out);
void writeOpIds(const std::vector<Op> &ops, llvm::raw_ostream &out);
void writeOpTable(const std::vector<Op> &ops, llvm::raw_ostream &out);
void writeEmitters(const std::vector<Op> &ops, llvm::raw_ostream &out);
void writeReference(const std::vector<Op> &ops, llvm::raw_ostream &out);

/// `text` as a C++ string literal.
std::string quoted(const std::string &text);
/// "reduce_join" -> "reduceJoin".
std::string lowerCamel(const std::string &name);

} // namespace weft::tblgen
