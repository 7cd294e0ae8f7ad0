// Lists of tensors: what TensorArray and gradients of loops are made of.
#ifndef WEFT_LIST_OPS
#define WEFT_LIST_OPS

include "ops/op_base.td"

def Weft_EmptyTensorListOp : Weft_Op<"empty_tensor_list", [Weft_NoEffects]> {
  let summary = "a list without elements";
  let arguments = (ins Weft_Of<"shape_type">:$element_shape, Weft_Of<"int32">:$max_num_elements,
                       Weft_DType<>:$element_dtype);
  let results = (outs Weft_Of<"variant">:$handle);
  let tfName = "EmptyTensorList";
  let types = [TypeParam<"shape_type", IndexTypes>];
  let shape = ShapeRule<"list">;
  let gradient = NoGradient<"TensorFlow has none registered and raises">;
  let lowering = RuntimeCall;
}

def Weft_TensorListConcatOp : Weft_Op<"tensor_list_concat", [Weft_NoEffects]> {
  let summary = "all elements joined along their first axis, and their lengths";
  let arguments = (ins Weft_Of<"variant">:$input_handle, Weft_Of<"shape_type">:$element_shape,
                       Weft_Of<"int64">:$leading_dims, Weft_DType<>:$element_dtype);
  let results = (outs Weft_Of<"@element_dtype">:$tensor, Weft_Of<"int64">:$lengths);
  let tfName = "TensorListConcatV2";
  let types = [TypeParam<"shape_type", IndexTypes>];
  let shape = ShapeRule<"list_concat">;
  let gradient = Gradient<"tensorListConcatGrad">;
  let lowering = RuntimeCall;
}

def Weft_TensorListFromTensorOp : Weft_Op<"tensor_list_from_tensor", [Weft_NoEffects]> {
  let summary = "list of the rows of a tensor";
  let arguments = (ins Weft_Of<"element_dtype">:$tensor, Weft_Of<"shape_type">:$element_shape);
  let results = (outs Weft_Of<"variant">:$output_handle);
  let tfName = "TensorListFromTensor";
  let types = [TypeParam<"shape_type", IndexTypes>];
  let shape = ShapeRule<"list">;
  let gradient = Gradient<"tensorListFromTensorGrad">;
  let lowering = RuntimeCall;
}

def Weft_TensorListGetItemOp : Weft_Op<"tensor_list_get_item", [Weft_NoEffects]> {
  let summary = "element of a list";
  let arguments = (ins Weft_Of<"variant">:$input_handle, Weft_Of<"int32">:$index, Weft_Of<"Tshape">:$element_shape,
                       Weft_DType<>:$element_dtype);
  let results = (outs Weft_Of<"@element_dtype">:$item);
  let tfName = "TensorListGetItem";
  let types = [TypeParam<"Tshape", IndexTypes>];
  let shape = ShapeRule<"list_get_item">;
  let gradient = Gradient<"tensorListGetItemGrad">;
  let lowering = RuntimeCall;
}

def Weft_TensorListLengthOp : Weft_Op<"tensor_list_length", [Weft_NoEffects]> {
  let summary = "number of elements of a list";
  let arguments = (ins Weft_Of<"variant">:$input_handle);
  let results = (outs Weft_Of<"int32">:$length);
  let tfName = "TensorListLength";
  let shape = ShapeRule<"list_length">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = RuntimeCall;
}

def Weft_TensorListPopBackOp : Weft_Op<"tensor_list_pop_back", [Weft_NoEffects]> {
  let summary = "list without its last element, and that element";
  let arguments = (ins Weft_Of<"variant">:$input_handle, Weft_Of<"int32">:$element_shape, Weft_DType<>:$element_dtype);
  let results = (outs Weft_Of<"variant">:$output_handle, Weft_Of<"@element_dtype">:$tensor);
  let tfName = "TensorListPopBack";
  let shape = ShapeRule<"list_pop_back">;
  let gradient = Gradient<"tensorListPopBackGrad">;
  let lowering = RuntimeCall;
}

def Weft_TensorListPushBackOp : Weft_Op<"tensor_list_push_back", [Weft_NoEffects]> {
  let summary = "list with one more element";
  let arguments = (ins Weft_Of<"variant">:$input_handle, Weft_Of<"element_dtype">:$tensor);
  let results = (outs Weft_Of<"variant">:$output_handle);
  let tfName = "TensorListPushBack";
  let shape = ShapeRule<"list">;
  let gradient = Gradient<"tensorListPushBackGrad">;
  let lowering = RuntimeCall;
}

def Weft_TensorListReserveOp : Weft_Op<"tensor_list_reserve", [Weft_NoEffects]> {
  let summary = "list of empty elements";
  let arguments = (ins Weft_Of<"shape_type">:$element_shape, Weft_Of<"int32">:$num_elements,
                       Weft_DType<>:$element_dtype);
  let results = (outs Weft_Of<"variant">:$handle);
  let tfName = "TensorListReserve";
  let types = [TypeParam<"shape_type", IndexTypes>];
  let shape = ShapeRule<"list">;
  let gradient = NoGradient<"TensorFlow has none registered and raises">;
  let lowering = RuntimeCall;
}

def Weft_TensorListResizeOp : Weft_Op<"tensor_list_resize", [Weft_NoEffects]> {
  let summary = "list made shorter, or longer by empty elements";
  let arguments = (ins Weft_Of<"variant">:$input_handle, Weft_Of<"int32">:$size);
  let results = (outs Weft_Of<"variant">:$output_handle);
  let tfName = "TensorListResize";
  let shape = ShapeRule<"list">;
  let gradient = Gradient<"tensorListResizeGrad">;
  let lowering = RuntimeCall;
}

def Weft_TensorListSetItemOp : Weft_Op<"tensor_list_set_item", [Weft_NoEffects]> {
  let summary = "list with one element replaced";
  let arguments = (ins Weft_Of<"variant">:$input_handle, Weft_Of<"int32">:$index, Weft_Of<"element_dtype">:$item,
                       Weft_Bool<"False">:$resize_if_index_out_of_bounds);
  let results = (outs Weft_Of<"variant">:$output_handle);
  let tfName = "TensorListSetItem";
  let shape = ShapeRule<"list">;
  let gradient = Gradient<"tensorListSetItemGrad">;
  let lowering = RuntimeCall;
}

def Weft_TensorListSplitOp : Weft_Op<"tensor_list_split", [Weft_NoEffects]> {
  let summary = "list of parts of a tensor";
  let arguments = (ins Weft_Of<"element_dtype">:$tensor, Weft_Of<"shape_type">:$element_shape,
                       Weft_Of<"int64">:$lengths);
  let results = (outs Weft_Of<"variant">:$output_handle);
  let tfName = "TensorListSplit";
  let types = [TypeParam<"shape_type", IndexTypes>];
  let shape = ShapeRule<"list">;
  let gradient = Gradient<"tensorListSplitGrad">;
  let lowering = RuntimeCall;
}

def Weft_TensorListStackOp : Weft_Op<"tensor_list_stack", [Weft_NoEffects]> {
  let summary = "tensor whose rows are the elements of a list";
  let arguments = (ins Weft_Of<"variant">:$input_handle, Weft_Of<"int32">:$element_shape, Weft_DType<>:$element_dtype,
                       Weft_Int<"-1">:$num_elements);
  let results = (outs Weft_Of<"@element_dtype">:$tensor);
  let tfName = "TensorListStack";
  let shape = ShapeRule<"list_stack">;
  let gradient = Gradient<"tensorListStackGrad">;
  let lowering = RuntimeCall;
}

#endif
