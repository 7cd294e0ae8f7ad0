// NAME.h and NAME.hpp: how C and C++ programs call a compiled module.
#pragma once
#include <string>
#include <vector>

namespace weft {
struct FuncGraph;
struct CompiledVariable;
} // namespace weft

namespace weft::driver {

struct HeaderRequest {
  std::string module;       // also the names of the files
  std::string cppNamespace; // empty: the module's name
  std::string source;       // the Python file
  std::vector<const FuncGraph *> functions;
  std::vector<CompiledVariable> variables;
};

/// The C11 header: descriptions, state, and for each function the uniform entry and, where all types have one in C, a
/// typed one.
std::string writeCHeader(const HeaderRequest &request);
/// The C++17 header: a class Model with a member function for each function with a typed entry, and free functions for
/// those without variables.
std::string writeCppHeader(const HeaderRequest &request);

/// `text` as a C identifier.
std::string identifier(const std::string &text);

} // namespace weft::driver
