// Copying elements of any dtype.
#include "kernels/copy.h"
#include <cstring>

namespace wrt {

void copyElements(int32_t dtype, void *to, const void *from, int64_t n) {
  if (n == 0) return;
  if (dtype == WRT_STRING) {
    auto *out = static_cast<wrt_string *>(to);
    const auto *in = static_cast<const wrt_string *>(from);
    for (int64_t i = 0; i < n; ++i) wrt_string_assign(&out[i], in[i].data, in[i].size);
    return;
  }
  if (isManaged(dtype)) {
    auto *const *in = static_cast<wrt_object *const *>(from);
    for (int64_t i = 0; i < n; ++i) wrt_object_retain(in[i]);
  }
  std::memcpy(to, from, static_cast<size_t>(n * wrt_dtype_size(dtype)));
}

namespace {
struct Pair {
  uint64_t a, b;
};
template <typename Word> void copyRun(void *to, const void *from, int64_t n, int64_t stride) {
  auto *out = static_cast<Word *>(to);
  const auto *in = static_cast<const Word *>(from);
  if (stride == 0) {
    const Word value = *in;
    for (int64_t i = 0; i < n; ++i) out[i] = value;
  } else {
    for (int64_t i = 0; i < n; ++i) out[i] = in[i * stride];
  }
}
void copyRunOf(int32_t dtype, void *to, const void *from, int64_t n, int64_t stride) {
  if (stride == 1) return copyElements(dtype, to, from, n);
  if (isManaged(dtype)) {
    const int64_t size = wrt_dtype_size(dtype);
    for (int64_t i = 0; i < n; ++i)
      copyElements(dtype, static_cast<char *>(to) + i * size, static_cast<const char *>(from) + i * stride * size, 1);
    return;
  }
  switch (wrt_dtype_size(dtype)) {
  case 1:
    return copyRun<uint8_t>(to, from, n, stride);
  case 2:
    return copyRun<uint16_t>(to, from, n, stride);
  case 4:
    return copyRun<uint32_t>(to, from, n, stride);
  case 8:
    return copyRun<uint64_t>(to, from, n, stride);
  default:
    return copyRun<Pair>(to, from, n, stride);
  }
}
} // namespace

void copyStrided(int32_t dtype, void *to, const void *from, std::span<const int64_t> extents,
                 std::span<const int64_t> strides) {
  // Merge loops that one stride serves.
  std::vector<int64_t> n, step;
  for (size_t i = 0; i < extents.size(); ++i) {
    if (extents[i] == 0) return;
    if (extents[i] == 1) continue;
    if (!n.empty() && step.back() == strides[i] * extents[i]) {
      n.back() *= extents[i];
      step.back() = strides[i];
    } else {
      n.push_back(extents[i]);
      step.push_back(strides[i]);
    }
  }
  if (n.empty()) return copyElements(dtype, to, from, 1);
  const int64_t size = wrt_dtype_size(dtype), inner = n.back(), innerStep = step.back();
  const int outer = static_cast<int>(n.size()) - 1;
  std::vector<int64_t> index(n.size());
  auto *out = static_cast<char *>(to);
  const auto *in = static_cast<const char *>(from);
  while (true) {
    copyRunOf(dtype, out, in, inner, innerStep);
    out += inner * size;
    int i = outer - 1;
    for (; i >= 0; --i) {
      const auto k = static_cast<size_t>(i);
      in += step[k] * size;
      if (++index[k] < n[k]) break;
      in -= step[k] * n[k] * size;
      index[k] = 0;
    }
    if (i < 0) return;
  }
}

void fillElements(int32_t dtype, void *to, const void *value, int64_t n) {
  if (n) copyRunOf(dtype, to, value, n, 0);
}

std::vector<int64_t> denseStrides(std::span<const int64_t> dims) {
  std::vector<int64_t> strides(dims.size());
  int64_t step = 1;
  for (size_t i = dims.size(); i-- > 0;) {
    strides[i] = step;
    step *= dims[i];
  }
  return strides;
}

bool readInts(wrt_call *call, const wrt_tensor *tensor, std::vector<int64_t> &out) {
  out.resize(static_cast<size_t>(tensor->size));
  if (tensor->dtype != WRT_INT32 && tensor->dtype != WRT_INT64) {
    if (tensor->dtype == WRT_INT16) {
      for (int64_t i = 0; i < tensor->size; ++i) out[static_cast<size_t>(i)] = data<int16_t>(tensor)[i];
      return true;
    }
    invalid(call, "Value for attr 'T' of %s is not in the list of allowed values: int32, int64",
            wrt_dtype_cpp_name(tensor->dtype));
    return false;
  }
  for (int64_t i = 0; i < tensor->size; ++i) out[static_cast<size_t>(i)] = intAt(tensor, i);
  return true;
}

} // namespace wrt
