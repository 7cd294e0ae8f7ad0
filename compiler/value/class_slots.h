// Between slots and dunder methods: which dunder name stands for which slot, in both directions. Private to value/.
#pragma once
#include "value/type.h"

namespace weft::py {

/// For a native class: puts a method into its dict for each slot it fills itself.
void addSlotWrappers(Type &type);
/// Fills empty slots from the classes of the mro.
void inheritSlots(Type &type);
/// For a class statement's class: sets the slots that dunder method `name` stands for, in it and its subclasses.
void updateSlots(Type &type, Symbol name);
void updateAllSlots(Type &type);
bool computeMro(Type &type);

} // namespace weft::py
