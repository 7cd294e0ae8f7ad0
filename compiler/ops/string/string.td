// Text in tensors.
#ifndef WEFT_STRING_OPS
#define WEFT_STRING_OPS

include "ops/op_base.td"

def Weft_AsStringOp : Weft_Op<"as_string", [Weft_NoEffects]> {
  let summary = "text of each element";
  let arguments = (ins Weft_Of<"T">:$input, Weft_Int<"-1">:$precision, Weft_Bool<"False">:$scientific,
                       Weft_Bool<"False">:$shortest, Weft_Int<"-1">:$width, Weft_String<"''">:$fill);
  let results = (outs Weft_Of<"string">:$output);
  let tfName = "AsString";
  let types = [TypeParam<"T", AsStringTypes>];
  let python = [
                Python<["tf.as_string", "tf.strings.as_string"], "input, precision=-1, scientific=False, shortest=False, width=-1, fill='', name=None">];
  let shape = ShapeRule<"as_string">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = RuntimeCall;
}

def Weft_ReduceJoinOp : Weft_Op<"reduce_join", [Weft_NoEffects]> {
  let summary = "text joined along axes";
  let arguments = (ins Weft_Of<"string">:$inputs, Weft_Ints<"None">:$axis, Weft_Bool<"False">:$keep_dims,
                       Weft_String<"''">:$separator);
  let results = (outs Weft_Of<"string">:$output);
  let tfName = "ReduceJoin";
  let python = [
                Python<["tf.strings.reduce_join"], "inputs, axis=None, keepdims: keep_dims=False, separator='', name=None">];
  let shape = ShapeRule<"reduce">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = RuntimeCall;
}

def Weft_RegexFullMatchOp : Weft_Op<"regex_full_match", [Weft_NoEffects]> {
  let summary = "whether a pattern matches the whole text";
  let arguments = (ins Weft_Of<"string">:$input, Weft_Of<"string">:$pattern);
  let results = (outs Weft_Of<"bool">:$output);
  let tfName = "RegexFullMatch";
  let python = [Python<["tf.strings.regex_full_match"], "input, pattern, name=None">];
  let shape = ShapeRule<"unary_bool">;
  let gradient = NoGradient<"TensorFlow has none registered and raises">;
  let lowering = RuntimeCall;
}

def Weft_RegexReplaceOp : Weft_Op<"regex_replace", [Weft_NoEffects]> {
  let summary = "text with matches of a pattern replaced";
  let arguments = (ins Weft_Of<"string">:$input, Weft_Of<"string">:$pattern, Weft_Of<"string">:$rewrite,
                       Weft_Bool<"True">:$replace_global);
  let results = (outs Weft_Of<"string">:$output);
  let tfName = "RegexReplace";
  let python = [Python<["tf.strings.regex_replace"], "input, pattern, rewrite, replace_global=True, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = RuntimeCall;
}

def Weft_StringFormatOp : Weft_Op<"string_format", [Weft_NoEffects]> {
  let summary = "text with placeholders filled by tensors";
  let arguments = (ins Variadic<Weft_Tensor>:$inputs, Weft_String<"'%s'">:$template, Weft_String<"'%s'">:$placeholder,
                       Weft_Int<"3">:$summarize);
  let results = (outs Weft_Of<"string">:$output);
  let tfName = "StringFormat";
  let shape = ShapeRule<"string_scalar">;
  let gradient = NoGradient<"TensorFlow has none registered and raises">;
  let lowering = RuntimeCall;
}

def Weft_StringJoinOp : Weft_Op<"string_join", [Weft_NoEffects]> {
  let summary = "text of all inputs, one after the other";
  let arguments = (ins Variadic<Weft_Of<"string">>:$inputs, Weft_String<"''">:$separator);
  let results = (outs Weft_Of<"string">:$output);
  let tfName = "StringJoin";
  let python = [Python<["tf.strings.join"], "inputs, separator='', name=None">];
  let shape = ShapeRule<"string_join">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = RuntimeCall;
}

def Weft_StringLengthOp : Weft_Op<"string_length", [Weft_NoEffects]> {
  let summary = "length of each text";
  let arguments = (ins Weft_Of<"string">:$input, Weft_String<"'BYTE'">:$unit);
  let results = (outs Weft_Of<"int32">:$output);
  let tfName = "StringLength";
  let python = [Python<["tf.strings.length"], "input, unit='BYTE', name=None">];
  let shape = ShapeRule<"string_length">;
  let gradient = NoGradient<"TensorFlow has none registered and raises">;
  let lowering = RuntimeCall;
}

def Weft_StringLowerOp : Weft_Op<"string_lower", [Weft_NoEffects]> {
  let summary = "text in lower case";
  let arguments = (ins Weft_Of<"string">:$input, Weft_String<"''">:$encoding);
  let results = (outs Weft_Of<"string">:$output);
  let tfName = "StringLower";
  let python = [Python<["tf.strings.lower"], "input, encoding='', name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = NoGradient<"TensorFlow has none registered and raises">;
  let lowering = RuntimeCall;
}

def Weft_StringSplitOp : Weft_Op<"string_split", [Weft_NoEffects]> {
  let summary = "parts of texts between separators";
  let arguments = (ins Weft_Of<"string">:$input, Weft_Of<"string">:$sep, Weft_Int<"-1">:$maxsplit);
  let results = (outs Weft_Of<"int64">:$indices, Weft_Of<"string">:$values, Weft_Of<"int64">:$shape);
  let tfName = "StringSplitV2";
  let shape = ShapeRule<"string_split">;
  let gradient = NoGradient<"TensorFlow has none registered and raises">;
  let lowering = RuntimeCall;
}

def Weft_StringStripOp : Weft_Op<"string_strip", [Weft_NoEffects]> {
  let summary = "text without white space at both ends";
  let arguments = (ins Weft_Of<"string">:$input);
  let results = (outs Weft_Of<"string">:$output);
  let tfName = "StringStrip";
  let python = [Python<["tf.strings.strip"], "input, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = NoGradient<"TensorFlow has none registered and raises">;
  let lowering = RuntimeCall;
}

def Weft_StringToHashBucketFastOp : Weft_Op<"string_to_hash_bucket_fast", [Weft_NoEffects]> {
  let summary = "bucket number by a hash of the text";
  let arguments = (ins Weft_Of<"string">:$input, Weft_Int<>:$num_buckets);
  let results = (outs Weft_Of<"int64">:$output);
  let tfName = "StringToHashBucketFast";
  let python = [Python<["tf.strings.to_hash_bucket_fast"], "input, num_buckets, name=None">];
  let shape = ShapeRule<"unary_int64">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = RuntimeCall;
}

def Weft_StringToNumberOp : Weft_Op<"string_to_number", [Weft_NoEffects]> {
  let summary = "number that each text shows";
  let arguments = (ins Weft_Of<"string">:$string_tensor, Weft_DType<"tf.float32">:$out_type);
  let results = (outs Weft_Of<"@out_type">:$output);
  let tfName = "StringToNumber";
  let python = [Python<["tf.strings.to_number"], "input: string_tensor, out_type=tf.float32, name=None">];
  let shape = ShapeRule<"cast">;
  let gradient = NoGradient<"TensorFlow gives None">;
  let lowering = RuntimeCall;
}

def Weft_StringUpperOp : Weft_Op<"string_upper", [Weft_NoEffects]> {
  let summary = "text in upper case";
  let arguments = (ins Weft_Of<"string">:$input, Weft_String<"''">:$encoding);
  let results = (outs Weft_Of<"string">:$output);
  let tfName = "StringUpper";
  let python = [Python<["tf.strings.upper"], "input, encoding='', name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = NoGradient<"TensorFlow has none registered and raises">;
  let lowering = RuntimeCall;
}

def Weft_SubstrOp : Weft_Op<"substr", [Weft_NoEffects]> {
  let summary = "parts of texts";
  let arguments = (ins Weft_Of<"string">:$input, Weft_Of<"T">:$pos, Weft_Of<"T">:$len, Weft_String<"'BYTE'">:$unit);
  let results = (outs Weft_Of<"string">:$output);
  let tfName = "Substr";
  let types = [TypeParam<"T", IndexTypes>];
  let python = [Python<["tf.strings.substr"], "input, pos, len, unit='BYTE', name=None">];
  let shape = ShapeRule<"substr">;
  let gradient = NoGradient<"TensorFlow has none registered and raises">;
  let lowering = RuntimeCall;
}

#endif
