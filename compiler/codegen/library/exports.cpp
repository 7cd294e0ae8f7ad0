// The one object of libweftc itself: it keeps the symbol that the driver looks up.
#include "codegen/weftc.h"

extern "C" [[gnu::visibility("default")]] weft::Compiler *weftc_open() { return weftc_create(); }
