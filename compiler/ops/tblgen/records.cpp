// From TableGen's records to plain structures, with the checks that TableGen's types cannot express.
#include "records.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/TableGen/Error.h"
#include "llvm/TableGen/Record.h"

#include <algorithm>

namespace weft::tblgen {
using llvm::Record;
using llvm::StringRef;

bool Op::variadicOperands() const {
  return std::any_of(operands.begin(), operands.end(), [](const Operand &o) { return o.variadic; });
}
bool Op::variadicResults() const {
  return std::any_of(results.begin(), results.end(), [](const Operand &o) { return o.variadic; });
}

std::string quoted(const std::string &text) {
  std::string out = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    if (c == '\n')
      out += "\\n";
    else
      out += c;
  }
  return out + "\"";
}

std::string lowerCamel(const std::string &name) {
  std::string out;
  bool up = false;
  for (char c : name) {
    if (c == '_')
      up = true;
    else
      out += up ? llvm::toUpper(c) : c, up = false;
  }
  return out;
}

namespace {

Operand readOperand(const Record *record, const Record *type, StringRef name) {
  Operand operand;
  operand.name = name.str();
  if (type->isSubClassOf("Variadic")) {
    operand.variadic = true;
    type = type->getValueAsDef("baseType");
  }
  if (!type->isSubClassOf("Weft_TensorConstraint"))
    llvm::PrintFatalError(record, "`" + name + "` must be a Weft_Tensor, Weft_Of<...> or a Weft_ attribute");
  operand.group = type->getValueAsString("group").str();
  return operand;
}

Attribute readAttribute(const Record *record, const Record *type, StringRef name) {
  if (!type->isSubClassOf("Weft_Attr")) llvm::PrintFatalError(record, "`" + name + "`: use a Weft_ attribute");
  Attribute attribute;
  attribute.name = name.str();
  attribute.kind = type->getValueAsString("kind").str();
  attribute.defaultText = type->getValueAsString("default").str();
  attribute.required = attribute.defaultText == "?";
  if (attribute.required) attribute.defaultText.clear();
  return attribute;
}

template <typename Each> void forEachArgument(const Record *record, StringRef field, Each each) {
  const llvm::DagInit *dag = record->getValueAsDag(field);
  for (unsigned i = 0; i < dag->getNumArgs(); ++i) {
    const auto *def = llvm::dyn_cast<llvm::DefInit>(dag->getArg(i));
    if (!def || dag->getArgNameStr(i).empty()) llvm::PrintFatalError(record, "each argument is TYPE:$name");
    each(def->getDef(), dag->getArgNameStr(i));
  }
}

// Splits "a, b: c, d=(1, 2)" at the commas that stand outside brackets and quotes.
std::vector<std::string> splitParameters(StringRef text) {
  std::vector<std::string> parts(1);
  int depth = 0;
  char quote = 0;
  for (char c : text) {
    if (quote)
      quote = c == quote ? 0 : quote;
    else if (c == '\'' || c == '"')
      quote = c;
    else if (c == '(' || c == '[')
      ++depth;
    else if (c == ')' || c == ']')
      --depth;
    if (c == ',' && depth == 0 && !quote)
      parts.emplace_back();
    else
      parts.back() += c;
  }
  return parts;
}

Binding readBinding(const Record *record, const Record *python, const Op &op) {
  Binding binding;
  for (StringRef name : python->getValueAsListOfStrings("names")) binding.names.push_back(name.str());
  binding.text = python->getValueAsString("parameters").str();
  for (const std::string &part : splitParameters(binding.text)) {
    Parameter parameter;
    auto [left, right] = StringRef(part).split('=');
    parameter.hasDefault = left.size() != part.size();
    parameter.defaultText = right.trim().str();
    auto [name, field] = left.split(':');
    parameter.name = name.trim().str();
    const StringRef wanted = field.trim().empty() ? name.trim() : field.trim();
    for (size_t i = 0; i < op.operands.size(); ++i)
      if (op.operands[i].name == wanted) parameter.operand = static_cast<int>(i);
    for (size_t i = 0; i < op.attributes.size(); ++i)
      if (op.attributes[i].name == wanted) parameter.attribute = static_cast<int>(i);
    if (parameter.operand < 0 && parameter.attribute < 0 && wanted != "name")
      llvm::PrintFatalError(record, "python parameter `" + wanted + "` names no operand and no attribute");
    binding.parameters.push_back(parameter);
  }
  return binding;
}

std::string readEffects(const Record *record) {
  for (const Record *trait : record->getValueAsListOfDefs("traits")) {
    if (trait->getName() == "Weft_NoEffects") return "None";
    if (trait->getName() == "Weft_Reads") return "Reads";
    if (trait->getName() == "Weft_Effects") return "Effects";
  }
  llvm::PrintFatalError(record, "state one of Weft_NoEffects, Weft_Reads, Weft_Effects");
}

Op readOp(const Record *record) {
  Op op;
  op.name = record->getValueAsString("opName").str();
  op.summary = record->getValueAsString("summary").str();
  if (op.summary.empty()) llvm::PrintFatalError(record, "a summary is missing");
  for (const char *field : {"tfName", "shape", "gradient", "lowering"})
    if (!record->getValue(field)->getValue()->isComplete())
      llvm::PrintFatalError(record, "`" + op.name + "` does not decide `" + field + "`");
  op.tfName = record->getValueAsString("tfName").str();
  op.rule = record->getValueAsDef("shape")->getValueAsString("rule").str();
  const Record *gradient = record->getValueAsDef("gradient");
  op.gradient = gradient->getValueAsString("function").str();
  op.noGradient = gradient->getValueAsString("reason").str();
  const Record *lowering = record->getValueAsDef("lowering");
  op.loweringKind = lowering->getValueAsString("kind").str();
  op.floatOp = lowering->getValueAsString("floatOp").str();
  op.signedOp = lowering->getValueAsString("signedOp").str();
  op.unsignedOp = lowering->getValueAsString("unsignedOp").str();
  op.boolOp = lowering->getValueAsString("boolOp").str();
  op.effects = readEffects(record);
  for (const Record *type : record->getValueAsListOfDefs("types")) {
    TypeParam param{type->getValueAsString("name").str(), {}};
    for (StringRef dtype : type->getValueAsDef("types")->getValueAsListOfStrings("dtypes"))
      param.dtypes.push_back(dtype.str());
    op.types.push_back(std::move(param));
  }
  forEachArgument(record, "arguments", [&](const Record *type, StringRef name) {
    if (type->isSubClassOf("Attr"))
      op.attributes.push_back(readAttribute(record, type, name));
    else
      op.operands.push_back(readOperand(record, type, name));
  });
  forEachArgument(record, "results",
                  [&](const Record *type, StringRef name) { op.results.push_back(readOperand(record, type, name)); });
  for (const Record *python : record->getValueAsListOfDefs("python"))
    op.bindings.push_back(readBinding(record, python, op));
  const llvm::SMLoc where = record->getLoc().front();
  const unsigned buffer = llvm::SrcMgr.FindBufferContainingLoc(where);
  op.family = llvm::sys::path::stem(llvm::SrcMgr.getMemoryBuffer(buffer)->getBufferIdentifier()).str();
  return op;
}

} // namespace

std::vector<Op> readOps(const llvm::RecordKeeper &records) {
  std::vector<Op> ops;
  for (const Record *record : records.getAllDerivedDefinitions("Weft_Op")) ops.push_back(readOp(record));
  std::sort(ops.begin(), ops.end(), [](const Op &a, const Op &b) { return a.name < b.name; });
  for (size_t i = 1; i < ops.size(); ++i)
    if (ops[i].name == ops[i - 1].name) llvm::PrintFatalError("two records for `" + ops[i].name + "`");
  return ops;
}

} // namespace weft::tblgen
