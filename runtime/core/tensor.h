// Tensors and their storage.
//
// A tensor is a reference-counted header over reference-counted storage; views (reshape, slices of rows, ...) share
// storage. A tensor is immutable once somebody else can see it; only its sole owner may write (wrt_tensor_is_unique).
// All tensors are dense and row-major: `strides` is kept NULL and is there so that the frozen layout need not change.
#pragma once
#include "core/dtype.h"
#include "core/half.h"
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>
#include <utility>

struct wrt_context;
struct wrt_frame;

/// One element of a string tensor. Owns `data` (from malloc; NULL when empty), which has no NUL at its end.
struct wrt_string {
  char *data;
  int64_t size;
};

/// Base of what resource and variant tensors point to (variables, tensor lists, ...).
struct wrt_object {
  int32_t refcount;
  int32_t kind; // wrt_object_kind
  void (*destroy)(wrt_object *self);
};
enum wrt_object_kind : int32_t { WRT_OBJECT_VARIABLE = 1, WRT_OBJECT_LIST = 2, WRT_OBJECT_OTHER = 100 };

struct wrt_storage {
  int32_t refcount;
  int32_t dtype; // whose elements are to be destroyed: meaningful for managed dtypes
  int64_t bytes;
  int64_t size; // elements
  void *data;
  void (*deleter)(wrt_storage *self); // frees data and the storage itself
  void *deleter_data;
};

/// Layout version 1, frozen: compiled code loads `dtype`, `rank`, `dims` and `data` at these offsets.
struct wrt_tensor {
  int32_t refcount; // 0
  int32_t dtype;    // 4
  int32_t rank;     // 8
  uint32_t flags;   // 12: wrt_tensor_flags
  int64_t *dims;    // 16
  int64_t *strides; // 24: always NULL: dense, row-major
  void *data;       // 32
  wrt_storage *storage;
  int64_t size; // elements
  int64_t inline_dims[6];
};
enum wrt_tensor_flags : uint32_t {
  WRT_IN_BLOCK = 1, // the header lives in one block with its storage, which frees both
  WRT_STATIC = 2,   // a constant of compiled code: retain and release do nothing
  WRT_MOVED = 4,    // set by the only holder before a call that is its last use: the kernel may change it in place
};
static_assert(offsetof(wrt_tensor, dims) == 16 && offsetof(wrt_tensor, data) == 32, "frozen layout");

extern "C" {
/// A new tensor with undefined elements (managed dtypes: empty strings, null objects), owned by the caller. Returns
/// NULL if memory is short or the size overflows, and then sets `frame`'s error. `frame` may be NULL.
wrt_tensor *wrt_tensor_new(wrt_frame *frame, int32_t dtype, int32_t rank, const int64_t *dims);
/// The same with all bytes zero.
wrt_tensor *wrt_tensor_zeros(wrt_frame *frame, int32_t dtype, int32_t rank, const int64_t *dims);
/// Another header over the elements of `base` from `offset` (elements) on; the product of dims must fit.
wrt_tensor *wrt_tensor_view(wrt_frame *frame, const wrt_tensor *base, int64_t offset, int32_t rank,
                            const int64_t *dims);
/// Wraps memory of the caller's. `release` (may be NULL) is called with `arg` when the last tensor over it goes.
wrt_tensor *wrt_tensor_wrap(wrt_frame *frame, int32_t dtype, int32_t rank, const int64_t *dims, void *data,
                            void (*release)(void *arg), void *arg);
/// A deep copy with storage of its own.
wrt_tensor *wrt_tensor_copy(wrt_frame *frame, const wrt_tensor *tensor);
void wrt_retain(const wrt_tensor *tensor);  // NULL-safe
void wrt_release(const wrt_tensor *tensor); // NULL-safe
/// True if nobody else holds the tensor or its storage, so that the holder may write into it.
bool wrt_tensor_is_unique(const wrt_tensor *tensor);

void wrt_object_retain(wrt_object *object);  // NULL-safe
void wrt_object_release(wrt_object *object); // NULL-safe
/// A rank-0 resource or variant tensor that takes over one reference to `object`.
wrt_tensor *wrt_tensor_of_object(wrt_frame *frame, int32_t dtype, wrt_object *object);

/// Replaces the element's text by a copy of `size` bytes.
void wrt_string_assign(wrt_string *string, const char *data, int64_t size);
}

namespace wrt {

inline std::span<const int64_t> dims(const wrt_tensor *t) { return {t->dims, static_cast<size_t>(t->rank)}; }
template <typename T> const T *data(const wrt_tensor *t) { return static_cast<const T *>(t->data); }
template <typename T> T *mutableData(wrt_tensor *t) { return static_cast<T *>(t->data); }
inline std::string_view text(const wrt_string &s) { return {s.data, static_cast<size_t>(s.size)}; }

/// Owning pointer to a tensor.
class Tensor {
public:
  Tensor() = default;
  /// Takes over the caller's reference.
  static Tensor adopt(wrt_tensor *tensor) { return Tensor(tensor); }
  /// Adds a reference.
  static Tensor share(const wrt_tensor *tensor) {
    wrt_retain(tensor);
    return Tensor(const_cast<wrt_tensor *>(tensor));
  }
  Tensor(const Tensor &other) : tensor_(other.tensor_) { wrt_retain(tensor_); }
  Tensor(Tensor &&other) noexcept : tensor_(std::exchange(other.tensor_, nullptr)) {}
  Tensor &operator=(Tensor other) noexcept {
    std::swap(tensor_, other.tensor_);
    return *this;
  }
  ~Tensor() { wrt_release(tensor_); }

  static Tensor make(int32_t dtype, std::span<const int64_t> dims, wrt_frame *frame = nullptr) {
    return adopt(wrt_tensor_new(frame, dtype, static_cast<int32_t>(dims.size()), dims.data()));
  }
  /// A dense tensor of these values; T decides the dtype.
  template <typename T> static Tensor of(std::initializer_list<int64_t> dims, std::initializer_list<T> values) {
    Tensor t = make(dtypeOf<T>, std::span(dims.begin(), dims.size()));
    assert(t && t.size() == static_cast<int64_t>(values.size()));
    T *out = t.data<T>();
    for (const T &v : values) *out++ = v;
    return t;
  }
  template <typename T> static Tensor scalar(T value) { return of<T>({}, {value}); }

  explicit operator bool() const { return tensor_ != nullptr; }
  wrt_tensor *get() const { return tensor_; }
  wrt_tensor *operator->() const { return tensor_; }
  /// Gives the reference away.
  wrt_tensor *take() { return std::exchange(tensor_, nullptr); }
  int32_t dtype() const { return tensor_->dtype; }
  int32_t rank() const { return tensor_->rank; }
  int64_t size() const { return tensor_->size; }
  int64_t dim(int i) const { return tensor_->dims[i]; }
  std::span<const int64_t> dims() const { return wrt::dims(tensor_); }
  template <typename T> T *data() const { return static_cast<T *>(tensor_->data); }

private:
  explicit Tensor(wrt_tensor *tensor) : tensor_(tensor) {}
  wrt_tensor *tensor_ = nullptr;
};

} // namespace wrt
