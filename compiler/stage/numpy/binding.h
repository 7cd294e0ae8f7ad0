// Private to this folder: what the files of the Python side share.
#pragma once
#include "stage/numpy/elementwise.h"
#include "stage/numpy/index.h"
#include "stage/numpy/ndarray.h"
#include "core/print.h"
#include "value/errors.h"
#include "value/ints.h"
#include "value/objects.h"
#include "value/protocol.h"
#include "value/signature.h"

#include <utility>
#include <vector>

namespace weft::np {

struct Classes {
  py::Type *ndarray, *dtype, *generic, *number, *integer, *signedInteger, *unsignedInteger, *inexact, *floating,
      *complexFloating, *flexible, *character, *float64, *complex128, *str, *bytes;
  std::vector<std::pair<int32_t, py::Type *>> scalars;
};
const Classes &classes();
/// Scalar classes that derive from Python's own and whose instances are py::Boxed.
bool isBoxedClass(const py::Type *type);
/// The dtype that a class stands for (np.float32, float, ...).
bool dtypeOfClass(const py::Type *type, DType &out);
/// The exception class of this name: Python's own, or AxisError, LinAlgError, ...
py::Type *exceptionClass(std::string_view name);

void addDTypeSlots(py::Type &type);
void addArraySlots(py::Type &type);
void addScalarSlots(Classes &c);
/// Operators and comparisons, for arrays and for scalars.
void addOperators(py::Type &type);
/// The methods and attributes that arrays and scalars have in common.
void addCommonMethods(py::Type &type);

py::Value makeScalar(const Array &rank0);
Array textArray(char kind, std::string_view text);
/// cast() that also knows objects, and texts of no given length.
Array castAny(const Array &a, DType dtype);
/// An array of rank 0 that holds the object.
Array objectArray(const py::Value &value);
/// The object in a slot of an object array.
py::Value objectAt(const char *slot);

/// An operand of a ufunc: an array, and whether it came from a Python number, which adapts to the other operand.
struct Operand {
  enum Weak : uint8_t { Strong, Int, Float, Complex } weak = Strong;
  Array array;
  py::Value original;
};
/// False if the value cannot become an array (an exception may be pending or not).
bool readOperand(const py::Value &value, Operand &out);
/// Gives weak operands their dtype. False with the error pending in pendingError().
bool resolve(Operand &a, Operand &b, bool comparison);
/// a op b with NumPy's promotion; objects element by element through Python.
Array applyBinary(Binary op, Operand a, Operand b);
Array applyUnary(Unary op, const Array &a);

/// Array of self, which is an ndarray or NumPy scalar.
Array selfArray(const py::Value &self);
/// Reads an int, or a tuple or list of ints (also NumPy's). False with an exception pending.
bool readShape(const py::Value &value, Dims &out);
/// None means all axes: out = ~0u.
bool readAxes(const py::Value &value, int rank, AxisSet &out);
bool readAxis(const py::Value &value, int rank, int &out);
/// Reads a dtype argument; TypeError if it is none. None leaves `out` alone and gives true with `given` false.
bool readDTypeArgument(const py::Value &value, DType &out, bool &given);
bool readIndex(const py::Value &key, Index &out);
bool readFlag(const py::Value &value, bool &out); // truth

/// print options as set by np.set_printoptions.
wrt::PrintOptions &printOptions();
std::string arrayText(const Array &a, bool repr);
/// str or repr of one element as an array shows it.
std::string scalarText(const Array &rank0, bool repr);

/// If `out` (an argument) is an array, casts the result into it and returns it; otherwise wraps the result.
py::Value finish(Array result, const py::Value &out, const char *ufunc = "");

/// Natives of the module `_numpy`, from several files.
void defineModule(py::Module &module);
void defineFunctions(py::Module &module);
void defineReductions(py::Module &module);
void defineUfuncs(py::Module &module);
void defineRandom(py::Module &module);
void defineLinalg(py::Module &module);
void defineFiles(py::Module &module);

} // namespace weft::np
