// A whole file with its tf.function-decorated functions converted; everything else stays byte for byte.
#pragma once
#include <string>

#include "convert/entities.h"

namespace weft::convert {

/// The new text of the file. A function that TensorFlow refuses, or whose decorators cannot be kept, stays as it is,
/// with a FunctionNotConverted warning in `diagnostics`. The text runs where TensorFlow is installed: `ag__` is bound
/// at its top.
std::string rewriteModule(const ast::Module &module, uint32_t file, const ConvertOptions &options,
                          Diagnostics &diagnostics);

} // namespace weft::convert
