// Drivers of elementwise kernels.
#include "kernels/elementwise.h"
#include "kernels/broadcast.h"
#include "shapes/shape_context.h"
#include <algorithm>

namespace wrt {

namespace {

// Below this many elements a loop is over before a thread has started.
constexpr int64_t grain = 1 << 16;

} // namespace

int32_t noKernel(wrt_call *call, const char *tfName, int32_t dtype) {
  return fail(call, WRT_INVALID_ARGUMENT, "Value for attr 'T' of %s is not in the list of allowed values for op %s",
              wrt_dtype_cpp_name(dtype), tfName);
}

int32_t dtypeMismatch(wrt_call *call, const char *tfName, int input, int32_t expected, int32_t got) {
  return fail(call, WRT_INVALID_ARGUMENT,
              "cannot compute %s as input #%d(zero-based) was expected to be a %s tensor but is a %s tensor", tfName,
              input, wrt_dtype_cpp_name(expected), wrt_dtype_cpp_name(got));
}

bool broadcastDims(std::span<const int64_t> a, std::span<const int64_t> b, int64_t *out, int *rank) {
  const size_t n = std::max(a.size(), b.size());
  *rank = static_cast<int>(n);
  for (size_t i = 0; i < n; ++i) {
    const int64_t x = i < n - a.size() ? 1 : a[i - (n - a.size())];
    const int64_t y = i < n - b.size() ? 1 : b[i - (n - b.size())];
    if (x != y && x != 1 && y != 1) return false;
    out[i] = x == 1 ? y : x;
  }
  return true;
}

int32_t runUnary(wrt_call *call, const char *tfName, std::span<const UnaryEntry> entries) {
  const wrt_tensor *x = call->inputs[0];
  for (const UnaryEntry &entry : entries) {
    if (entry.in != x->dtype) continue;
    wrt_tensor *y = newOutput(call, 0, entry.out, dims(x));
    if (!y) return WRT_RESOURCE_EXHAUSTED;
    const int64_t xSize = wrt_dtype_size(x->dtype), ySize = wrt_dtype_size(entry.out);
    parallelFor(call->frame, x->size, grain, [&](int64_t begin, int64_t end) {
      entry.loop(static_cast<const char *>(x->data) + begin * xSize, static_cast<char *>(y->data) + begin * ySize,
                 end - begin);
    });
    return 0;
  }
  return noKernel(call, tfName, x->dtype);
}

int32_t runBinary(wrt_call *call, const char *tfName, std::span<const BinaryEntry> entries, BinaryCheck check) {
  const wrt_tensor *x = call->inputs[0], *y = call->inputs[1];
  const BinaryEntry *entry = nullptr;
  for (const BinaryEntry &e : entries)
    if (e.in == x->dtype) entry = &e;
  if (!entry) return noKernel(call, tfName, x->dtype);
  if (x->dtype != y->dtype) return dtypeMismatch(call, tfName, 1, x->dtype, y->dtype);
  int64_t out[BroadcastPlan<2>::maxRank];
  int rank;
  if (x->rank > BroadcastPlan<2>::maxRank || y->rank > BroadcastPlan<2>::maxRank)
    return fail(call, WRT_UNIMPLEMENTED, "Broadcast between %s and %s is not supported yet.",
                shapeText(dims(x)).c_str(), shapeText(dims(y)).c_str());
  if (!broadcastDims(dims(x), dims(y), out, &rank))
    return invalid(call, "Incompatible shapes: %s vs. %s", shapeText(dims(x)).c_str(), shapeText(dims(y)).c_str());
  if (check)
    if (const int32_t code = check(call, x, y)) return code;
  wrt_tensor *z = newOutput(call, 0, entry->out, {out, static_cast<size_t>(rank)});
  if (!z) return WRT_RESOURCE_EXHAUSTED;
  if (z->size == 0) return 0;
  const char *a = static_cast<const char *>(x->data), *b = static_cast<const char *>(y->data);
  char *c = static_cast<char *>(z->data);
  const int64_t in = wrt_dtype_size(x->dtype), outSize = wrt_dtype_size(entry->out);
  if (x->size == z->size || y->size == z->size) { // only extents 1 differ unless one operand repeats
    const int64_t xs = x->size == z->size, ys = y->size == z->size;
    if ((xs && ys) || (xs && y->size == 1) || (ys && x->size == 1)) {
      parallelFor(call->frame, z->size, grain, [&](int64_t begin, int64_t end) {
        entry->loop(a + begin * xs * in, xs, b + begin * ys * in, ys, c + begin * outSize, end - begin);
      });
      return 0;
    }
  }
  const auto plan = planBroadcast<2>({out, static_cast<size_t>(rank)}, {dims(x), dims(y)});
  const int64_t xs = plan.stride[0][plan.rank - 1], ys = plan.stride[1][plan.rank - 1];
  forEachRun<2>(plan, [&](const std::array<int64_t, 2> &at, int64_t done, int64_t n) {
    entry->loop(a + at[0] * in, xs, b + at[1] * in, ys, c + done * outSize, n);
  });
  return 0;
}

int32_t runSameShape(wrt_call *call, const char *tfName, std::span<const BinaryEntry> entries) {
  const wrt_tensor *x = call->inputs[0], *y = call->inputs[1];
  for (const BinaryEntry &entry : entries) {
    if (entry.in != x->dtype) continue;
    if (x->dtype != y->dtype) return dtypeMismatch(call, tfName, 1, x->dtype, y->dtype);
    if (!std::ranges::equal(dims(x), dims(y)))
      return invalid(call,
                     "Inputs to operation %s of type %s must have the same size and shape.  Input 0: %s != input 1: %s",
                     tfName, tfName, shapeText(dims(x)).c_str(), shapeText(dims(y)).c_str());
    wrt_tensor *z = newOutput(call, 0, entry.out, dims(x));
    if (!z) return WRT_RESOURCE_EXHAUSTED;
    const int64_t in = wrt_dtype_size(x->dtype), out = wrt_dtype_size(entry.out);
    parallelFor(call->frame, z->size, grain, [&](int64_t begin, int64_t end) {
      entry.loop(static_cast<const char *>(x->data) + begin * in, 1, static_cast<const char *>(y->data) + begin * in, 1,
                 static_cast<char *>(z->data) + begin * out, end - begin);
    });
    return 0;
  }
  return noKernel(call, tfName, x->dtype);
}

} // namespace wrt
