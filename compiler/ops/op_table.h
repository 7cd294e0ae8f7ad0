// What is known of each op, generated from the records: names, operands, attributes, Python signatures, decisions.
//
// Plain data, no LLVM. OpId is the op's place in the table (sorted by name), and the same in runtime/kernels/ops.inc.
#pragma once
#include <cstdint>
#include <span>
#include <string_view>

namespace weft {

enum class OpId : uint16_t {
#define WEFT_OP_ID(name) name,
#include "ops/op_ids.inc"
#undef WEFT_OP_ID
};

namespace ops {

enum class AttrKind : uint8_t { Int, Float, Bool, DType, Shape, Ints, Floats, String, Strings };
enum class Effects : uint8_t {
  None,   // computes a value
  Reads,  // reads what other ops may change
  Effects // changes something, or writes
};
enum class Lowering : uint8_t { RuntimeCall, Scalar, ScalarCustom };

struct Operand {
  const char *name;
  bool variadic;
  // Operands and results of one group have one dtype. "": any dtype; "T": a type parameter; "int32": that dtype;
  // "@dtype": the dtype that this attribute gives.
  const char *group;
};
struct Attribute {
  const char *name;
  AttrKind kind;
  const char *defaultText; // Python literal ("tf.int32" for dtypes); NULL: must be given
};
struct TypeParameter {
  const char *name;
  std::span<const char *const> dtypes; // names, in the order of TensorFlow's messages
};
struct Parameter {
  const char *name;
  const char *defaultText; // NULL: required
  int16_t operand;         // index, or -1
  int16_t attribute;       // index, or -1; both -1: accepted and not used (`name`)
};
struct Binding {
  std::span<const char *const> names; // "tf.math.tanh", ...
  std::span<const Parameter> parameters;
  const char *text; // the parameters as they stand in the record
};
struct ScalarOps {
  const char *floating, *signedInteger, *unsignedInteger, *boolean; // MLIR ops; "": none
};
struct Op {
  const char *name, *tfName, *summary;
  std::span<const Operand> operands, results;
  std::span<const Attribute> attributes; // in the order of wrt_call::attrs
  std::span<const TypeParameter> types;
  std::span<const Binding> bindings;
  const char *rule;       // shape rule in runtime/shapes
  const char *gradient;   // function in stage/gradients, "" if there is none
  const char *noGradient; // then why
  Effects effects;
  Lowering lowering;
  ScalarOps scalarOps;

  bool variadicOperands() const;
  bool variadicResults() const;
  /// Index of an attribute, -1 if the op has none of that name.
  int attributeIndex(std::string_view attribute) const;
};

std::span<const Op> all();
const Op &info(OpId id);
/// By weft's name; NULL if there is none.
const Op *find(std::string_view name);
const Op *findTf(std::string_view tfName);
/// The id of an element of all().
OpId idOf(const Op &op);

} // namespace ops
} // namespace weft
