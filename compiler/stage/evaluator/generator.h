// Generators: functions with `yield`, and generator expressions. Each runs on a fiber of its own.
#pragma once
#include <functional>

#include "stage/evaluator/frame.h"

namespace weft::py {

/// A generator object that has not begun. `prepare` fills the frame (binds arguments); null if it fails.
Value makeGenerator(const Code &code, Dict &globals, const std::vector<Ref<Cell>> *closure, Function *function,
                    const std::function<bool(Frame &)> &prepare);

Type *generatorType();

} // namespace weft::py
