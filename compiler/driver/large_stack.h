// Runs work that recurses over a program's tree where deep programs find room.
#pragma once
#include <functional>

namespace weft::driver {

/// Calls `work` on a thread with a stack of 512 MB and waits for it. Only what is used of the stack costs memory. (A
/// sum of ten thousand terms is a tree ten thousand levels deep, and legal Python.)
void runOnLargeStack(const std::function<void()> &work);

} // namespace weft::driver
