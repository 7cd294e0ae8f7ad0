// What every op record is made of. An op is stated once, in FAMILY/FAMILY.td; docs/adding-an-op.md walks through one.
//
// mlir-tblgen reads these records for the C++ op classes of the weft dialect; weft-tblgen for everything else that
// lists ops. Fields without a default are decisions that each record must state.
#ifndef WEFT_OP_BASE
#define WEFT_OP_BASE

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "ops/types.td"

def Weft_Dialect : Dialect {
  let name = "weft";
  let cppNamespace = "::weft::ir";
  let summary = "graphs of TensorFlow-style functions, before they become loops and calls";
  let useDefaultTypePrinterParser = 1;
  let hasConstantMaterializer = 1;
}

//===-- Operands and results ----------------------------------------------===//

// A tensor of any dtype (!weft.any: dtype and rank unknown).
def Weft_TensorPred : CPred<"::weft::ir::isTensorType($_self)">;
class Weft_TensorConstraint<string group_> : Type<Weft_TensorPred, "tensor", "::mlir::Type"> {
  // One of: empty (any dtype); a type parameter of the op; a dtype's name; @ATTR, the dtype that an attribute gives.
  string group = group_;
}
def Weft_Tensor : Weft_TensorConstraint<"">;
// Operands and results of one group have one dtype.
class Weft_Of<string group_> : Weft_TensorConstraint<group_>;

// A type parameter with the dtypes that it may stand for.
class TypeParam<string name_, TypeList list_> {
  string name = name_;
  TypeList types = list_;
}

//===-- Attributes --------------------------------------------------------===//

// All attributes may be absent; `default` is the Python literal that then holds ("?": the caller must give one).
class Weft_Attr<Attr attr, string kind_, string default_> : OptionalAttr<attr> {
  string kind = kind_;
  string default = default_;
}
class Weft_Int<string default = "?"> : Weft_Attr<I64Attr, "Int", default>;
class Weft_Float<string default = "?"> : Weft_Attr<F64Attr, "Float", default>;
class Weft_Bool<string default = "?"> : Weft_Attr<BoolAttr, "Bool", default>;
// The element type.
class Weft_DType<string default = "?"> : Weft_Attr<TypeAttr, "DType", default>;
// Extents, -1 for unknown ones; a unit attribute for unknown rank.
class Weft_Shape<string default = "?"> : Weft_Attr<AnyAttr, "Shape", default>;
class Weft_Ints<string default = "?"> : Weft_Attr<DenseI64ArrayAttr, "Ints", default>;
class Weft_Floats<string default = "?"> : Weft_Attr<DenseF64ArrayAttr, "Floats", default>;
class Weft_String<string default = "?"> : Weft_Attr<StrAttr, "String", default>;
class Weft_Strings<string default = "?"> : Weft_Attr<StrArrayAttr, "Strings", default>;

//===-- Effects -----------------------------------------------------------===//

// Computes a value, nothing else. Not "Pure": a kernel can fail, so that no call may move to where it was not.
def Weft_NoEffects : TraitList<[NoMemoryEffect]>;
// Reads what other ops may change.
def Weft_Reads : TraitList<[MemoryEffects<[MemRead]>]>;
// Changes variables or random state, or writes: stays where it stands.
def Weft_Effects : TraitList<[MemoryEffects<[MemRead, MemWrite]>]>;

//===-- Decisions ---------------------------------------------------------===//

// Public names, and the parameters as in a Python `def`. A parameter has the name of an operand or attribute, or says
// which it stands for: "input_tensor: input, axis=None".
class Python<list<string> names_, string parameters_> {
  list<string> names = names_;
  string parameters = parameters_;
}

// The rule in runtime/shapes that gives dtypes and shapes of results.
class ShapeRule<string rule_> {
  string rule = rule_;
}

class GradientDecision {
  string function = "";
  string reason = "";
}
// The function in stage/gradients that computes it, in terms of emitters.
class Gradient<string function_> : GradientDecision {
  let function = function_;
}
class NoGradient<string reason_> : GradientDecision {
  let reason = reason_;
}

class LoweringDecision {
  string kind = "RuntimeCall";
  string floatOp = "";
  string signedOp = "";
  string unsignedOp = "";
  string boolOp = "";
}
// Always a call of the kernel.
def RuntimeCall : LoweringDecision;
// On rank-0 operands one MLIR op for each kind of dtype; "" means a call for that kind.
class Scalar<string f, string s, string u, string b> : LoweringDecision {
  let kind = "Scalar";
  let floatOp = f;
  let signedOp = s;
  let unsignedOp = u;
  let boolOp = b;
}
// On rank-0 operands a function of lower/scalar_ops.cpp, registered under the op's name.
def ScalarCustom : LoweringDecision {
  let kind = "ScalarCustom";
}

class Weft_Op<string mnemonic, list<Trait> traits = []> : Op<Weft_Dialect, mnemonic, traits> {
  string tfName = ?;                    // name in a GraphDef
  list<TypeParam> types = [];
  list<Python> python = [];             // empty: no public function is just this op
  ShapeRule shape = ?;
  GradientDecision gradient = ?;
  LoweringDecision lowering = ?;
  // One small builder instead of the default ones: the importer and the passes build ops by name.
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "::mlir::TypeRange":$types, "::mlir::ValueRange":$values), [{
    $_state.addTypes(types);
    $_state.addOperands(values);
  }]>];
}

#endif
