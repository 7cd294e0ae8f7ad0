// The native standard modules, one filler each. Private to value/.
#pragma once
#include "value/interpreter.h"

namespace weft::py {
bool fillSys(Module &module);
bool fillOs(Module &module);
bool fillOsPath(Module &module);
bool fillMath(Module &module);
bool fillTime(Module &module);
bool fillRandom(Module &module);
bool fillIo(Module &module);
bool fillRegex(Module &module);
} // namespace weft::py
