// Functions of a module as the two header writers see them.
#pragma once
#include "stage/graph/func_graph.h"

#include <string>
#include <vector>

namespace weft::driver {

struct HeaderValue {
  std::string name; // an identifier, unique in its function
  TensorType type;
  /// Of a dtype that C has a type for, and of known rank.
  bool typed() const;
  bool scalar() const;
};

struct HeaderFunction {
  std::string name, signature, docstring;
  std::vector<HeaderValue> arguments, results;
  bool hasState = false;
  bool typed() const; // every value is
};
HeaderFunction headerFunction(const FuncGraph &graph);

/// "float", "int32_t", ...; NULL for dtypes that C has no type for.
const char *cType(int32_t dtype);
struct DlpackDtype {
  int code, bits;
};
/// For dtypes with a cType.
DlpackDtype dlpackDtype(int32_t dtype);
/// Name of the parameter with an extent that the signature leaves open: "x_rows", "x_columns", "x_extent2".
std::string extentName(const std::string &value, int axis);
std::string commentText(std::string text, const std::string &indent);

} // namespace weft::driver
