// Lists of dtypes, in the order in which messages name them. op_base.td includes this file.
#ifndef WEFT_TYPES
#define WEFT_TYPES

class TypeList<list<string> names> {
  list<string> dtypes = names;
}
def AbsTypes : TypeList<["bfloat16", "half", "float32", "float64", "int8", "int16", "int32", "int64"]>;
def FloatOrComplexTypes : TypeList<["bfloat16", "half", "float32", "float64", "complex64", "complex128"]>;
def AddNTypes : TypeList<[
    "float32", "float64", "int32", "uint8", "int16", "int8", "complex64", "int64", "bfloat16", "uint16",
    "complex128", "half", "uint32", "uint64", "variant"]>;
def AddV2Types : TypeList<[
    "bfloat16", "half", "float32", "float64", "uint8", "uint16", "uint32", "uint64", "int8", "int16", "int32",
    "int64", "complex64", "complex128"]>;
def AngleTypes : TypeList<["complex64", "complex128"]>;
def ArgMaxTypes : TypeList<[
    "float32", "float64", "int32", "uint8", "int16", "int8", "int64", "bfloat16", "uint16", "half", "uint32",
    "uint64", "bool"]>;
def AsStringTypes : TypeList<[
    "float32", "float64", "int32", "uint8", "int16", "int8", "int64", "bfloat16", "uint16", "half", "uint32",
    "uint64", "complex64", "complex128", "bool", "variant", "string"]>;
def FloatTypes : TypeList<["bfloat16", "half", "float32", "float64"]>;
def FloatTypesHalfFirst : TypeList<["half", "bfloat16", "float32", "float64"]>;
def BatchMatmulTypes : TypeList<[
    "bfloat16", "half", "float32", "float64", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64",
    "complex64", "complex128"]>;
def BiasAddTypes : TypeList<[
    "float32", "float64", "int32", "uint8", "int16", "int8", "complex64", "int64", "bfloat16", "uint16",
    "complex128", "half", "uint32", "uint64"]>;
def IndexTypes : TypeList<["int32", "int64"]>;
def BincountTypes : TypeList<["int32", "int64", "float32", "float64"]>;
def BitcastTypes : TypeList<[
    "bfloat16", "half", "float32", "float64", "int64", "int32", "uint8", "uint16", "uint32", "uint64", "int8",
    "int16", "complex64", "complex128"]>;
def BitwiseAndTypes : TypeList<["int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"]>;
def CholeskyTypes : TypeList<["float64", "float32", "half", "complex64", "complex128"]>;
def ComplexTypes : TypeList<["float32", "float64"]>;
def ConjTypes : TypeList<["complex64", "complex128", "variant"]>;
def Conv2dTypes : TypeList<["half", "bfloat16", "float32", "float64", "int32"]>;
def CrossTypes : TypeList<[
    "float32", "float64", "int32", "uint8", "int16", "int8", "int64", "bfloat16", "uint16", "half", "uint32",
    "uint64"]>;
def DiagTypes : TypeList<["bfloat16", "half", "float32", "float64", "int32", "int64", "complex64", "complex128"]>;
def DivNoNanTypes : TypeList<["half", "float32", "bfloat16", "float64", "complex64", "complex128"]>;
def FloorDivTypes : TypeList<[
    "bfloat16", "half", "float32", "float64", "uint8", "int8", "uint16", "int16", "int32", "uint32", "uint64",
    "int64", "complex64", "complex128"]>;
def FloorModTypes : TypeList<[
    "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "bfloat16", "half", "float32",
    "float64"]>;
def IndexTypes16 : TypeList<["int16", "int32", "int64"]>;
def LogMatrixDeterminantTypes : TypeList<["half", "float32", "float64", "complex64", "complex128"]>;
def MatmulTypes : TypeList<[
    "bfloat16", "half", "float32", "float64", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "complex64",
    "complex128"]>;
def MatrixTriangularSolveTypes : TypeList<["bfloat16", "float64", "float32", "half", "complex64", "complex128"]>;
def MaxPoolTypes : TypeList<[
    "half", "bfloat16", "float32", "float64", "int32", "int64", "uint8", "int16", "int8", "uint16"]>;
def MaximumTypes : TypeList<[
    "bfloat16", "half", "float32", "float64", "int8", "uint8", "int16", "uint16", "int32", "uint32", "int64",
    "uint64"]>;
def NegTypes : TypeList<[
    "bfloat16", "half", "float32", "float64", "int8", "int16", "int32", "int64", "complex64", "complex128"]>;
def NextAfterTypes : TypeList<["float64", "float32"]>;
def OneHotTITypes : TypeList<["uint8", "int8", "int32", "int64"]>;
def OnesLikeTypes : TypeList<[
    "bfloat16", "half", "float32", "float64", "int8", "uint8", "int16", "uint16", "int32", "uint32", "int64",
    "uint64", "complex64", "complex128", "bool"]>;
def PowTypes : TypeList<[
    "bfloat16", "float32", "half", "float64", "int8", "int16", "int32", "int64", "complex64", "complex128"]>;
def RangeTidxTypes : TypeList<[
    "bfloat16", "half", "float32", "float64", "int8", "int16", "int32", "int64", "uint16", "uint32", "uint64"]>;
def ReverseTypes : TypeList<[
    "uint8", "int8", "uint16", "int16", "int32", "uint32", "int64", "uint64", "bool", "bfloat16", "half", "float32",
    "float64", "complex64", "complex128", "string"]>;
def SquareTypes : TypeList<[
    "bfloat16", "half", "float32", "float64", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32",
    "uint64", "complex64", "complex128"]>;
def StatelessRandomUniformIntTypes : TypeList<["int32", "int64", "uint32", "uint64"]>;
def SubTypes : TypeList<[
    "bfloat16", "half", "float32", "float64", "uint8", "int8", "uint16", "int16", "int32", "int64", "complex64",
    "complex128", "uint32", "uint64"]>;
def TensorScatterUpdateTindicesTypes : TypeList<["int16", "int32", "int64", "uint16"]>;
def TruncateModTypes : TypeList<["int32", "int64", "bfloat16", "half", "float32", "float64"]>;
def WhereTypes : TypeList<[
    "float32", "float64", "int32", "uint8", "int16", "int8", "complex64", "int64", "bfloat16", "uint16",
    "complex128", "half", "uint32", "uint64", "bool"]>;
def XdivyTypes : TypeList<["half", "bfloat16", "float32", "float64", "complex64", "complex128"]>;

#endif
