// Entry of the numpy module.
#pragma once

namespace weft::np {

/// Makes `import numpy` known to the evaluator. The driver calls it once; nothing is parsed before the import.
void registerNumpy();

} // namespace weft::np
