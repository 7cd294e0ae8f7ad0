// The weft dialect's own types and the ops that have regions or are otherwise not calls of kernels.
//
// All other ops come from the table made of compiler/ops; table_ops.cpp registers them.
#ifndef WEFT_DIALECT
#define WEFT_DIALECT

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Weft_Dialect : Dialect {
  let name = "weft";
  let cppNamespace = "::weft::ir";
  let summary = "graphs of TensorFlow-style functions, before they become loops and calls";
  let useDefaultTypePrinterParser = 1;
  let hasConstantMaterializer = 1;
  let isExtensible = 1;
  let extraClassDeclaration = [{ void registerTableOps(); }];
}

class Weft_Type<string name, string mnemonic_> : TypeDef<Weft_Dialect, name> {
  let mnemonic = mnemonic_;
}
def Weft_AnyType : Weft_Type<"Any", "any"> {
  let summary = "a tensor of which neither dtype nor rank are known";
}
def Weft_StringType : Weft_Type<"String", "string"> {
  let summary = "element type: a text of any length";
}
def Weft_ResourceType : Weft_Type<"Resource", "resource"> {
  let summary = "element type: the handle of a variable";
}
def Weft_VariantType : Weft_Type<"Variant", "variant"> {
  let summary = "element type: a list of tensors or another object";
}

def Weft_AnyTensor : Type<CPred<"::weft::ir::isTensorType($_self)">, "tensor">;

class Weft_ControlOp<string mnemonic, list<Trait> traits = []> : Op<Weft_Dialect, mnemonic, traits>;

def Weft_ConstantOp : Weft_ControlOp<"constant", [Pure, ConstantLike, AllTypesMatch<["value", "result"]>]> {
  let summary = "a tensor known when the graph is made";
  let arguments = (ins ElementsAttr:$value);
  let results = (outs Weft_AnyTensor:$result);
  let assemblyFormat = "attr-dict $value";
  let hasFolder = 1;
}

def Weft_IfOp : Weft_ControlOp<"if", [
    RecursiveMemoryEffects, RecursivelySpeculatable, NoRegionArguments,
    DeclareOpInterfaceMethods<RegionBranchOpInterface, ["areTypesCompatible"]>]> {
  let summary = "results of one of two regions";
  let description = [{
    Both regions end in weft.yield with as many values as there are results. Only the region that the condition chooses
    runs, with its effects and its errors. A yielded value may be of a narrower type than the result.
  }];
  let arguments = (ins Weft_AnyTensor:$condition);
  let results = (outs Variadic<Weft_AnyTensor>:$results);
  let regions = (region SizedRegion<1>:$thenRegion, SizedRegion<1>:$elseRegion);
  let assemblyFormat = [{
    $condition `:` type($condition) (`->` type($results)^)? attr-dict-with-keyword
    $thenRegion `else` $elseRegion
  }];
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def Weft_WhileOp : Weft_ControlOp<"while", [
    RecursiveMemoryEffects, DeclareOpInterfaceMethods<LoopLikeOpInterface>]> {
  let summary = "repeats the body while the condition holds";
  let description = [{
    Both regions take the loop's values as block arguments. The first ends in weft.condition, the second in weft.yield
    with the values of the next step. With `maximum_iterations` the loop also ends after so many steps. The condition
    runs at least once, the body perhaps never. Initial and yielded values may be of narrower types than the loop's.
  }];
  let arguments = (ins Variadic<Weft_AnyTensor>:$initialValues, OptionalAttr<I64Attr>:$maximum_iterations);
  let results = (outs Variadic<Weft_AnyTensor>:$results);
  let regions = (region SizedRegion<1>:$condition, SizedRegion<1>:$body);
  let assemblyFormat = [{
    `(` $initialValues `)` `:` functional-type($initialValues, $results) attr-dict-with-keyword $condition `do` $body
  }];
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def Weft_ElementOp : Weft_ControlOp<"element", [NoMemoryEffect]> {
  let summary = "one element of a tensor of numbers, by an index for each axis (negative ones count from the end)";
  let description = "Made of strided_slice by index_elements, and fails with its words.";
  let arguments = (ins Weft_AnyTensor:$tensor, Variadic<Weft_AnyTensor>:$indices);
  let results = (outs Weft_AnyTensor:$result);
  let assemblyFormat = "$tensor `[` $indices `]` attr-dict `:` functional-type(operands, $result)";
  let hasFolder = 1;
}

def Weft_CallOp : Weft_ControlOp<"call", [MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "calls another traced function";
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<Weft_AnyTensor>:$inputs);
  let results = (outs Variadic<Weft_AnyTensor>:$results);
  let assemblyFormat = "$callee `(` $inputs `)` attr-dict `:` functional-type($inputs, $results)";
}

def Weft_ConditionOp : Weft_ControlOp<"condition", [Pure, Terminator, HasParent<"WhileOp">]> {
  let summary = "ends the condition of a loop";
  let arguments = (ins Weft_AnyTensor:$value);
  let assemblyFormat = "$value `:` type($value) attr-dict";
}

def Weft_YieldOp : Weft_ControlOp<"yield", [Pure, Terminator, ReturnLike, ParentOneOf<["IfOp", "WhileOp"]>]> {
  let summary = "ends a region with its values";
  let arguments = (ins Variadic<Weft_AnyTensor>:$values);
  let assemblyFormat = "($values^ `:` type($values))? attr-dict";
}

#endif
