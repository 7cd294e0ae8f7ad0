// NumPy's universal functions: element by element with broadcasting.
#pragma once
#include "stage/numpy/array.h"

namespace weft::np {

// X(enumerator, name, class): the class tells which dtypes have loops and what comes out.
//   A arithmetic        same dtype in and out; bool is refused for subtract
//   F float             integers become floats (by width)
//   T true division     integers become float64
//   C comparison        bool out
//   L logical           bool out, any in
//   B bits              integers and bool
//   I integers only
#define WEFT_NP_BINARY(X)                                                                                              \
  X(Add, "add", 'A')                                                                                                   \
  X(Subtract, "subtract", 'A')                                                                                         \
  X(Multiply, "multiply", 'A')                                                                                         \
  X(Divide, "divide", 'T')                                                                                             \
  X(FloorDivide, "floor_divide", 'A')                                                                                  \
  X(Remainder, "remainder", 'A')                                                                                       \
  X(Fmod, "fmod", 'A')                                                                                                 \
  X(Power, "power", 'A')                                                                                               \
  X(Maximum, "maximum", 'A')                                                                                           \
  X(Minimum, "minimum", 'A')                                                                                           \
  X(Fmax, "fmax", 'A')                                                                                                 \
  X(Fmin, "fmin", 'A')                                                                                                 \
  X(Arctan2, "arctan2", 'F')                                                                                           \
  X(Hypot, "hypot", 'F')                                                                                               \
  X(Logaddexp, "logaddexp", 'F')                                                                                       \
  X(Logaddexp2, "logaddexp2", 'F')                                                                                     \
  X(Copysign, "copysign", 'F')                                                                                         \
  X(Nextafter, "nextafter", 'F')                                                                                       \
  X(Heaviside, "heaviside", 'F')                                                                                       \
  X(Equal, "equal", 'C')                                                                                               \
  X(NotEqual, "not_equal", 'C')                                                                                        \
  X(Less, "less", 'C')                                                                                                 \
  X(LessEqual, "less_equal", 'C')                                                                                      \
  X(Greater, "greater", 'C')                                                                                           \
  X(GreaterEqual, "greater_equal", 'C')                                                                                \
  X(LogicalAnd, "logical_and", 'L')                                                                                    \
  X(LogicalOr, "logical_or", 'L')                                                                                      \
  X(LogicalXor, "logical_xor", 'L')                                                                                    \
  X(BitwiseAnd, "bitwise_and", 'B')                                                                                    \
  X(BitwiseOr, "bitwise_or", 'B')                                                                                      \
  X(BitwiseXor, "bitwise_xor", 'B')                                                                                    \
  X(LeftShift, "left_shift", 'I')                                                                                      \
  X(RightShift, "right_shift", 'I')                                                                                    \
  X(Gcd, "gcd", 'I')                                                                                                   \
  X(Lcm, "lcm", 'I')

//   A same dtype; F float result; R rounding (integers stay); P predicate; N real part's dtype; L logical; I invert
#define WEFT_NP_UNARY(X)                                                                                               \
  X(Negative, "negative", 'A')                                                                                         \
  X(Positive, "positive", 'A')                                                                                         \
  X(Absolute, "absolute", 'N')                                                                                         \
  X(Sign, "sign", 'A')                                                                                                 \
  X(Square, "square", 'A')                                                                                             \
  X(Reciprocal, "reciprocal", 'A')                                                                                     \
  X(Conjugate, "conjugate", 'A')                                                                                       \
  X(Floor, "floor", 'R')                                                                                               \
  X(Ceil, "ceil", 'R')                                                                                                 \
  X(Trunc, "trunc", 'R')                                                                                               \
  X(Rint, "rint", 'F')                                                                                                 \
  X(Sqrt, "sqrt", 'F')                                                                                                 \
  X(Cbrt, "cbrt", 'F')                                                                                                 \
  X(Exp, "exp", 'F')                                                                                                   \
  X(Exp2, "exp2", 'F')                                                                                                 \
  X(Expm1, "expm1", 'F')                                                                                               \
  X(Log, "log", 'F')                                                                                                   \
  X(Log2, "log2", 'F')                                                                                                 \
  X(Log10, "log10", 'F')                                                                                               \
  X(Log1p, "log1p", 'F')                                                                                               \
  X(Sin, "sin", 'F')                                                                                                   \
  X(Cos, "cos", 'F')                                                                                                   \
  X(Tan, "tan", 'F')                                                                                                   \
  X(Arcsin, "arcsin", 'F')                                                                                             \
  X(Arccos, "arccos", 'F')                                                                                             \
  X(Arctan, "arctan", 'F')                                                                                             \
  X(Sinh, "sinh", 'F')                                                                                                 \
  X(Cosh, "cosh", 'F')                                                                                                 \
  X(Tanh, "tanh", 'F')                                                                                                 \
  X(Arcsinh, "arcsinh", 'F')                                                                                           \
  X(Arccosh, "arccosh", 'F')                                                                                           \
  X(Arctanh, "arctanh", 'F')                                                                                           \
  X(Deg2rad, "deg2rad", 'F')                                                                                           \
  X(Rad2deg, "rad2deg", 'F')                                                                                           \
  X(IsNan, "isnan", 'P')                                                                                               \
  X(IsInf, "isinf", 'P')                                                                                               \
  X(IsFinite, "isfinite", 'P')                                                                                         \
  X(Signbit, "signbit", 'P')                                                                                           \
  X(LogicalNot, "logical_not", 'L')                                                                                    \
  X(Invert, "invert", 'I')

enum class Binary : uint8_t {
#define X(e, name, kind) e,
  WEFT_NP_BINARY(X)
#undef X
};
enum class Unary : uint8_t {
#define X(e, name, kind) e,
  WEFT_NP_UNARY(X)
#undef X
};
const char *ufuncName(Binary op);
const char *ufuncName(Unary op);
/// The op with this name; false if there is none.
bool findBinary(std::string_view name, Binary &op);
bool findUnary(std::string_view name, Unary &op);

/// Dtype in which `op` computes for operands of these dtypes (after Python scalars have taken their dtype).
bool loopDType(Binary op, DType a, DType b, DType &loop);
bool loopDType(Unary op, DType a, DType &loop);
/// Dtype of the result for a loop of that dtype.
DType resultDType(Binary op, DType loop);
DType resultDType(Unary op, DType loop);

Array binary(Binary op, const Array &a, const Array &b);
/// Computes in a dtype given by the caller.
Array binaryIn(Binary op, const Array &a, const Array &b, DType loop);
Array unary(Unary op, const Array &a);
Array unaryIn(Unary op, const Array &a, DType loop);
Array where(const Array &condition, const Array &a, const Array &b);
/// np.round: decimals may be negative.
Array roundTo(const Array &a, int decimals);

// Reductions ----------------------------------------------------------------------------------------------------------
/// Axes as a bit set; -1 (all bits) reduces all.
using AxisSet = uint32_t;
/// op.reduce in the dtype of `a`, which the caller has cast already. `a` may have no elements if the op has an
/// identity.
Array reduce(Binary op, const Array &a, AxisSet axes, bool keepDims);
Array accumulate(Binary op, const Array &a, int axis);
/// Index of the largest or smallest element along the axis (first NaN wins), as int64.
Array argReduce(const Array &a, int axis, bool largest);

} // namespace weft::np
