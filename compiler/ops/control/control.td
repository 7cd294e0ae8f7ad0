// Checks and output: ops that are there for their effect.
#ifndef WEFT_CONTROL_OPS
#define WEFT_CONTROL_OPS

include "ops/op_base.td"

def Weft_AssertOp : Weft_Op<"assert", [Weft_Effects]> {
  let summary = "stops the program with the values of `data` if `condition` is false";
  let arguments = (ins Weft_Of<"bool">:$condition, Variadic<Weft_Tensor>:$data, Weft_Int<"3">:$summarize);
  let tfName = "Assert";
  let shape = ShapeRule<"none">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = RuntimeCall;
}

def Weft_PrintV2Op : Weft_Op<"print_v2", [Weft_Effects]> {
  let summary = "writes text";
  let arguments = (ins Weft_Of<"string">:$input, Weft_String<"'stderr'">:$output_stream, Weft_String<"'\\n'">:$end);
  let tfName = "PrintV2";
  let shape = ShapeRule<"none">;
  let gradient = NoGradient<"TensorFlow has none registered and raises">;
  let lowering = RuntimeCall;
}

#endif
