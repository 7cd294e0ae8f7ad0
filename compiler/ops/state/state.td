// Variables: handles, reads and writes in program order.
#ifndef WEFT_STATE_OPS
#define WEFT_STATE_OPS

include "ops/op_base.td"

def Weft_AssignAddVariableOp : Weft_Op<"assign_add_variable", [Weft_Effects]> {
  let summary = "adds to a variable";
  let arguments = (ins Weft_Of<"resource">:$resource, Weft_Of<"dtype">:$value);
  let tfName = "AssignAddVariableOp";
  let shape = ShapeRule<"none">;
  let gradient = NoGradient<"TensorFlow has none registered and raises">;
  let lowering = RuntimeCall;
}

def Weft_AssignSubVariableOp : Weft_Op<"assign_sub_variable", [Weft_Effects]> {
  let summary = "subtracts from a variable";
  let arguments = (ins Weft_Of<"resource">:$resource, Weft_Of<"dtype">:$value);
  let tfName = "AssignSubVariableOp";
  let shape = ShapeRule<"none">;
  let gradient = NoGradient<"TensorFlow has none registered and raises">;
  let lowering = RuntimeCall;
}

def Weft_AssignVariableOp : Weft_Op<"assign_variable", [Weft_Effects]> {
  let summary = "gives a variable a new value";
  let arguments = (ins Weft_Of<"resource">:$resource, Weft_Of<"dtype">:$value, Weft_Bool<"False">:$validate_shape);
  let tfName = "AssignVariableOp";
  let shape = ShapeRule<"none">;
  let gradient = NoGradient<"TensorFlow has none registered and raises">;
  let lowering = RuntimeCall;
}

def Weft_ReadVariableOp : Weft_Op<"read_variable", [Weft_Reads]> {
  let summary = "present value of a variable";
  let arguments = (ins Weft_Of<"resource">:$resource, Weft_DType<>:$dtype);
  let results = (outs Weft_Of<"@dtype">:$value);
  let tfName = "ReadVariableOp";
  let shape = ShapeRule<"read_variable">;
  let gradient = Gradient<"readVariableGrad">;
  let lowering = RuntimeCall;
}

def Weft_ResourceGatherOp : Weft_Op<"resource_gather", [Weft_Reads]> {
  let summary = "rows of a variable at indices";
  let arguments = (ins Weft_Of<"resource">:$resource, Weft_Of<"Tindices">:$indices, Weft_Int<"0">:$batch_dims,
                       Weft_DType<>:$dtype);
  let results = (outs Weft_Of<"@dtype">:$output);
  let tfName = "ResourceGather";
  let types = [TypeParam<"Tindices", IndexTypes>];
  let shape = ShapeRule<"resource_gather">;
  let gradient = Gradient<"resourceGatherGrad">;
  let lowering = RuntimeCall;
}

def Weft_ResourceScatterAddOp : Weft_Op<"resource_scatter_add", [Weft_Effects]> {
  let summary = "rows of a variable at `indices`, combined with `updates` by add";
  let arguments = (ins Weft_Of<"resource">:$resource, Weft_Of<"Tindices">:$indices, Weft_Of<"dtype">:$updates);
  let tfName = "ResourceScatterAdd";
  let types = [TypeParam<"Tindices", IndexTypes>, TypeParam<"dtype", BiasAddTypes>];
  let shape = ShapeRule<"none">;
  let gradient = NoGradient<"TensorFlow has none registered and raises">;
  let lowering = RuntimeCall;
}

def Weft_ResourceScatterDivOp : Weft_Op<"resource_scatter_div", [Weft_Effects]> {
  let summary = "rows of a variable at `indices`, combined with `updates` by div";
  let arguments = (ins Weft_Of<"resource">:$resource, Weft_Of<"Tindices">:$indices, Weft_Of<"dtype">:$updates);
  let tfName = "ResourceScatterDiv";
  let types = [TypeParam<"Tindices", IndexTypes>, TypeParam<"dtype", BiasAddTypes>];
  let shape = ShapeRule<"none">;
  let gradient = NoGradient<"TensorFlow has none registered and raises">;
  let lowering = RuntimeCall;
}

def Weft_ResourceScatterMaxOp : Weft_Op<"resource_scatter_max", [Weft_Effects]> {
  let summary = "rows of a variable at `indices`, combined with `updates` by max";
  let arguments = (ins Weft_Of<"resource">:$resource, Weft_Of<"Tindices">:$indices, Weft_Of<"dtype">:$updates);
  let tfName = "ResourceScatterMax";
  let types = [TypeParam<"Tindices", IndexTypes>, TypeParam<"dtype", BiasAddTypes>];
  let shape = ShapeRule<"none">;
  let gradient = NoGradient<"TensorFlow has none registered and raises">;
  let lowering = RuntimeCall;
}

def Weft_ResourceScatterMinOp : Weft_Op<"resource_scatter_min", [Weft_Effects]> {
  let summary = "rows of a variable at `indices`, combined with `updates` by min";
  let arguments = (ins Weft_Of<"resource">:$resource, Weft_Of<"Tindices">:$indices, Weft_Of<"dtype">:$updates);
  let tfName = "ResourceScatterMin";
  let types = [TypeParam<"Tindices", IndexTypes>, TypeParam<"dtype", BiasAddTypes>];
  let shape = ShapeRule<"none">;
  let gradient = NoGradient<"TensorFlow has none registered and raises">;
  let lowering = RuntimeCall;
}

def Weft_ResourceScatterMulOp : Weft_Op<"resource_scatter_mul", [Weft_Effects]> {
  let summary = "rows of a variable at `indices`, combined with `updates` by mul";
  let arguments = (ins Weft_Of<"resource">:$resource, Weft_Of<"Tindices">:$indices, Weft_Of<"dtype">:$updates);
  let tfName = "ResourceScatterMul";
  let types = [TypeParam<"Tindices", IndexTypes>, TypeParam<"dtype", BiasAddTypes>];
  let shape = ShapeRule<"none">;
  let gradient = NoGradient<"TensorFlow has none registered and raises">;
  let lowering = RuntimeCall;
}

def Weft_ResourceScatterNdAddOp : Weft_Op<"resource_scatter_nd_add", [Weft_Effects]> {
  let summary = "slices of a variable at `indices`, combined with `updates` by add";
  let arguments = (ins Weft_Of<"resource">:$ref, Weft_Of<"Tindices">:$indices, Weft_Of<"T">:$updates);
  let tfName = "ResourceScatterNdAdd";
  let types = [TypeParam<"Tindices", IndexTypes>];
  let shape = ShapeRule<"none">;
  let gradient = NoGradient<"TensorFlow has none registered and raises">;
  let lowering = RuntimeCall;
}

def Weft_ResourceScatterNdMaxOp : Weft_Op<"resource_scatter_nd_max", [Weft_Effects]> {
  let summary = "slices of a variable at `indices`, combined with `updates` by max";
  let arguments = (ins Weft_Of<"resource">:$ref, Weft_Of<"Tindices">:$indices, Weft_Of<"T">:$updates);
  let tfName = "ResourceScatterNdMax";
  let types = [TypeParam<"Tindices", IndexTypes>];
  let shape = ShapeRule<"none">;
  let gradient = NoGradient<"TensorFlow has none registered and raises">;
  let lowering = RuntimeCall;
}

def Weft_ResourceScatterNdMinOp : Weft_Op<"resource_scatter_nd_min", [Weft_Effects]> {
  let summary = "slices of a variable at `indices`, combined with `updates` by min";
  let arguments = (ins Weft_Of<"resource">:$ref, Weft_Of<"Tindices">:$indices, Weft_Of<"T">:$updates);
  let tfName = "ResourceScatterNdMin";
  let types = [TypeParam<"Tindices", IndexTypes>];
  let shape = ShapeRule<"none">;
  let gradient = NoGradient<"TensorFlow has none registered and raises">;
  let lowering = RuntimeCall;
}

def Weft_ResourceScatterNdSubOp : Weft_Op<"resource_scatter_nd_sub", [Weft_Effects]> {
  let summary = "slices of a variable at `indices`, combined with `updates` by sub";
  let arguments = (ins Weft_Of<"resource">:$ref, Weft_Of<"Tindices">:$indices, Weft_Of<"T">:$updates);
  let tfName = "ResourceScatterNdSub";
  let types = [TypeParam<"Tindices", IndexTypes>];
  let shape = ShapeRule<"none">;
  let gradient = NoGradient<"TensorFlow has none registered and raises">;
  let lowering = RuntimeCall;
}

def Weft_ResourceScatterNdUpdateOp : Weft_Op<"resource_scatter_nd_update", [Weft_Effects]> {
  let summary = "slices of a variable at `indices`, combined with `updates` by update";
  let arguments = (ins Weft_Of<"resource">:$ref, Weft_Of<"Tindices">:$indices, Weft_Of<"T">:$updates);
  let tfName = "ResourceScatterNdUpdate";
  let types = [TypeParam<"Tindices", IndexTypes>];
  let shape = ShapeRule<"none">;
  let gradient = NoGradient<"TensorFlow has none registered and raises">;
  let lowering = RuntimeCall;
}

def Weft_ResourceScatterSubOp : Weft_Op<"resource_scatter_sub", [Weft_Effects]> {
  let summary = "rows of a variable at `indices`, combined with `updates` by sub";
  let arguments = (ins Weft_Of<"resource">:$resource, Weft_Of<"Tindices">:$indices, Weft_Of<"dtype">:$updates);
  let tfName = "ResourceScatterSub";
  let types = [TypeParam<"Tindices", IndexTypes>, TypeParam<"dtype", BiasAddTypes>];
  let shape = ShapeRule<"none">;
  let gradient = NoGradient<"TensorFlow has none registered and raises">;
  let lowering = RuntimeCall;
}

def Weft_ResourceScatterUpdateOp : Weft_Op<"resource_scatter_update", [Weft_Effects]> {
  let summary = "rows of a variable at `indices`, combined with `updates` by update";
  let arguments = (ins Weft_Of<"resource">:$resource, Weft_Of<"Tindices">:$indices, Weft_Of<"dtype">:$updates);
  let tfName = "ResourceScatterUpdate";
  let types = [TypeParam<"Tindices", IndexTypes>];
  let shape = ShapeRule<"none">;
  let gradient = NoGradient<"TensorFlow has none registered and raises">;
  let lowering = RuntimeCall;
}

def Weft_ResourceStridedSliceAssignOp : Weft_Op<"resource_strided_slice_assign", [Weft_Effects]> {
  let summary = "gives a part of a variable a new value";
  let arguments = (ins Weft_Of<"resource">:$ref, Weft_Of<"Index">:$begin, Weft_Of<"Index">:$end,
                       Weft_Of<"Index">:$strides, Weft_Of<"T">:$value, Weft_Int<"0">:$begin_mask,
                       Weft_Int<"0">:$end_mask, Weft_Int<"0">:$ellipsis_mask, Weft_Int<"0">:$new_axis_mask,
                       Weft_Int<"0">:$shrink_axis_mask);
  let tfName = "ResourceStridedSliceAssign";
  let types = [TypeParam<"Index", IndexTypes>];
  let shape = ShapeRule<"none">;
  let gradient = NoGradient<"TensorFlow has none registered and raises">;
  let lowering = RuntimeCall;
}

def Weft_VarHandleOp : Weft_Op<"var_handle", [Weft_NoEffects]> {
  let summary = "handle of a variable";
  let arguments = (ins Weft_DType<>:$dtype, Weft_Shape<>:$shape, Weft_String<>:$name);
  let results = (outs Weft_Of<"resource">:$resource);
  let tfName = "VarHandleOp";
  let shape = ShapeRule<"var_handle">;
  let gradient = NoGradient<"TensorFlow has none registered and raises">;
  let lowering = RuntimeCall;
}

def Weft_VarIsInitializedOp : Weft_Op<"var_is_initialized", [Weft_Reads]> {
  let summary = "whether a variable has a value";
  let arguments = (ins Weft_Of<"resource">:$resource);
  let results = (outs Weft_Of<"bool">:$is_initialized);
  let tfName = "VarIsInitializedOp";
  let shape = ShapeRule<"var_is_initialized">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = RuntimeCall;
}

#endif
