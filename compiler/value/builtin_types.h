// Who fills which builtin class; called by initializeObjects in this order. Private to value/.
#pragma once

namespace weft::py {
void fillCoreTypes(); // object, type, None, NotImplemented, Ellipsis
void fillNumberTypes();
void fillStrType();
void fillBytesType();
void fillSequenceTypes(); // list, tuple
void fillDictTypes();
void fillSetTypes();
void fillRangeSlice();
void fillFunctionTypes(); // native functions, methods, property, static and class methods, super, module, cell
} // namespace weft::py
