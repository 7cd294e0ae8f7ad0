// Memory of tensors: one block for header, storage and elements; views and wrapped memory have a header of their own.
#include "core/context.h"
#include <cstdlib>
#include <cstring>
#include <new>

namespace {

constexpr size_t alignment = 64; // a cache line, and enough for any vector load

size_t roundUp(size_t n) { return (n + alignment - 1) / alignment * alignment; }
constexpr size_t headBytes = (sizeof(wrt_tensor) + sizeof(wrt_storage) + alignment - 1) / alignment * alignment;

/// What the deleter of a block must know; only where the host gave hooks.
struct HostBlock {
  wrt_hooks hooks;
  size_t bytes;
};

void destroyElements(wrt_storage *storage) {
  if (storage->dtype == WRT_STRING) {
    auto *strings = static_cast<wrt_string *>(storage->data);
    for (int64_t i = 0; i < storage->size; ++i) std::free(strings[i].data);
  } else if (storage->dtype == WRT_RESOURCE || storage->dtype == WRT_VARIANT) {
    auto **objects = static_cast<wrt_object **>(storage->data);
    for (int64_t i = 0; i < storage->size; ++i) wrt_object_release(objects[i]);
  }
}

wrt_tensor *headerOf(wrt_storage *storage) {
  return reinterpret_cast<wrt_tensor *>(reinterpret_cast<char *>(storage) - sizeof(wrt_tensor));
}

void freeDims(wrt_tensor *tensor) {
  if (tensor->dims != tensor->inline_dims) std::free(tensor->dims);
}

void deleteBlock(wrt_storage *storage) {
  destroyElements(storage);
  std::free(headerOf(storage));
}

void deleteHostBlock(wrt_storage *storage) {
  destroyElements(storage);
  auto *block = static_cast<HostBlock *>(storage->deleter_data);
  block->hooks.release(block->hooks.host, headerOf(storage), block->bytes);
  std::free(block);
}

struct Wrapped {
  void (*release)(void *);
  void *arg;
};

void deleteWrapped(wrt_storage *storage) {
  auto *wrapped = static_cast<Wrapped *>(storage->deleter_data);
  if (wrapped->release) wrapped->release(wrapped->arg);
  std::free(wrapped);
  std::free(storage);
}

void releaseStorage(wrt_storage *storage) {
  if (__atomic_sub_fetch(&storage->refcount, 1, __ATOMIC_ACQ_REL) == 0) storage->deleter(storage);
}

bool setDims(wrt_tensor *tensor, int32_t rank, const int64_t *dims) {
  tensor->rank = rank;
  tensor->dims = tensor->inline_dims;
  if (rank > 6) {
    tensor->dims = static_cast<int64_t *>(std::malloc(sizeof(int64_t) * static_cast<size_t>(rank)));
    if (!tensor->dims) return false;
  }
  int64_t size = 1;
  for (int32_t i = 0; i < rank; ++i) {
    tensor->dims[i] = dims[i];
    size *= dims[i];
  }
  tensor->size = size;
  return true;
}

/// Elements, or -1 if a product overflows or an extent is negative.
int64_t checkedSize(int32_t rank, const int64_t *dims, int64_t elementBytes) {
  int64_t size = 1;
  bool zero = false;
  for (int32_t i = 0; i < rank; ++i) {
    if (dims[i] < 0) return -1;
    if (dims[i] == 0) {
      zero = true;
      continue;
    }
    if (__builtin_mul_overflow(size, dims[i], &size)) return -1;
  }
  if (zero) return 0;
  int64_t bytes;
  if (__builtin_mul_overflow(size, elementBytes, &bytes) || bytes > (int64_t{1} << 56)) return -1;
  return size;
}

wrt_tensor *exhausted(wrt_frame *frame, int32_t dtype, int32_t rank, const int64_t *dims) {
  std::string shape = "[";
  for (int32_t i = 0; i < rank; ++i) shape += (i ? "," : "") + std::to_string(dims[i]);
  wrt::fail(frame, WRT_RESOURCE_EXHAUSTED, "OOM when allocating tensor with shape%s] and type %s", shape.c_str(),
            wrt_dtype_cpp_name(dtype));
  return nullptr;
}

wrt_tensor *bareHeader(int32_t dtype, int32_t rank, const int64_t *dims, void *data, wrt_storage *storage) {
  auto *tensor = static_cast<wrt_tensor *>(std::malloc(sizeof(wrt_tensor)));
  if (!tensor) return nullptr;
  tensor->refcount = 1;
  tensor->dtype = dtype;
  tensor->flags = 0;
  tensor->strides = nullptr;
  tensor->data = data;
  tensor->storage = storage;
  if (!setDims(tensor, rank, dims)) {
    std::free(tensor);
    return nullptr;
  }
  return tensor;
}

} // namespace

extern "C" {

wrt_tensor *wrt_tensor_new(wrt_frame *frame, int32_t dtype, int32_t rank, const int64_t *dims) {
  const int64_t element = wrt_dtype_size(dtype);
  const int64_t size = checkedSize(rank, dims, element);
  if (size < 0) return exhausted(frame, dtype, rank, dims);
  const size_t bytes = static_cast<size_t>(size * element);
  const size_t total = headBytes + roundUp(bytes);
  const wrt_hooks *hooks = frame && frame->context && frame->context->hooks.allocate ? &frame->context->hooks : nullptr;
  HostBlock *block = nullptr;
  char *memory = nullptr;
  if (hooks) {
    block = static_cast<HostBlock *>(std::malloc(sizeof(HostBlock)));
    if (!block) return exhausted(frame, dtype, rank, dims);
    *block = {*hooks, total};
    memory = static_cast<char *>(hooks->allocate(hooks->host, total, alignment));
  } else {
    memory = static_cast<char *>(std::aligned_alloc(alignment, total));
  }
  if (!memory) {
    std::free(block);
    return exhausted(frame, dtype, rank, dims);
  }
  auto *tensor = reinterpret_cast<wrt_tensor *>(memory);
  auto *storage = reinterpret_cast<wrt_storage *>(memory + sizeof(wrt_tensor));
  tensor->refcount = 1;
  tensor->dtype = dtype;
  tensor->flags = WRT_IN_BLOCK;
  tensor->strides = nullptr;
  tensor->data = memory + headBytes;
  tensor->storage = storage;
  storage->refcount = 1;
  storage->dtype = dtype;
  storage->bytes = static_cast<int64_t>(bytes);
  storage->size = size;
  storage->data = tensor->data;
  storage->deleter = hooks ? deleteHostBlock : deleteBlock;
  storage->deleter_data = block;
  if (wrt::isManaged(dtype)) std::memset(tensor->data, 0, bytes);
  if (!setDims(tensor, rank, dims)) {
    tensor->dims = tensor->inline_dims;
    storage->deleter(storage);
    return exhausted(frame, dtype, rank, dims);
  }
  return tensor;
}

wrt_tensor *wrt_tensor_zeros(wrt_frame *frame, int32_t dtype, int32_t rank, const int64_t *dims) {
  wrt_tensor *tensor = wrt_tensor_new(frame, dtype, rank, dims);
  if (tensor) std::memset(tensor->data, 0, static_cast<size_t>(tensor->storage->bytes));
  return tensor;
}

wrt_tensor *wrt_tensor_view(wrt_frame *frame, const wrt_tensor *base, int64_t offset, int32_t rank,
                            const int64_t *dims) {
  char *data = static_cast<char *>(base->data) + offset * wrt_dtype_size(base->dtype);
  wrt_tensor *tensor = bareHeader(base->dtype, rank, dims, data, base->storage);
  if (!tensor) return exhausted(frame, base->dtype, rank, dims);
  __atomic_add_fetch(&base->storage->refcount, 1, __ATOMIC_RELAXED);
  return tensor;
}

wrt_tensor *wrt_tensor_wrap(wrt_frame *frame, int32_t dtype, int32_t rank, const int64_t *dims, void *data,
                            void (*release)(void *arg), void *arg) {
  auto *storage = static_cast<wrt_storage *>(std::malloc(sizeof(wrt_storage)));
  auto *wrapped = static_cast<Wrapped *>(std::malloc(sizeof(Wrapped)));
  wrt_tensor *tensor = storage && wrapped ? bareHeader(dtype, rank, dims, data, storage) : nullptr;
  if (!tensor) {
    std::free(storage);
    std::free(wrapped);
    return exhausted(frame, dtype, rank, dims);
  }
  *wrapped = {release, arg};
  *storage = {1, WRT_INVALID, tensor->size * wrt_dtype_size(dtype), tensor->size, data, deleteWrapped, wrapped};
  return tensor;
}

wrt_tensor *wrt_tensor_copy(wrt_frame *frame, const wrt_tensor *tensor) {
  wrt_tensor *copy = wrt_tensor_new(frame, tensor->dtype, tensor->rank, tensor->dims);
  if (!copy) return nullptr;
  if (tensor->dtype == WRT_STRING) {
    const auto *from = wrt::data<wrt_string>(tensor);
    auto *to = wrt::mutableData<wrt_string>(copy);
    for (int64_t i = 0; i < tensor->size; ++i) wrt_string_assign(&to[i], from[i].data, from[i].size);
    return copy;
  }
  if (wrt::isManaged(tensor->dtype)) {
    auto *const *objects = wrt::data<wrt_object *>(tensor);
    for (int64_t i = 0; i < tensor->size; ++i) wrt_object_retain(objects[i]);
  }
  if (copy->storage->bytes) std::memcpy(copy->data, tensor->data, static_cast<size_t>(copy->storage->bytes));
  return copy;
}

void wrt_retain(const wrt_tensor *tensor) {
  if (!tensor || (tensor->flags & WRT_STATIC)) return;
  __atomic_add_fetch(&const_cast<wrt_tensor *>(tensor)->refcount, 1, __ATOMIC_RELAXED);
}

void wrt_release(const wrt_tensor *tensor) {
  if (!tensor || (tensor->flags & WRT_STATIC)) return;
  auto *t = const_cast<wrt_tensor *>(tensor);
  if (__atomic_sub_fetch(&t->refcount, 1, __ATOMIC_ACQ_REL) != 0) return;
  freeDims(t);
  wrt_storage *storage = t->storage;
  if (!(t->flags & WRT_IN_BLOCK)) std::free(t);
  releaseStorage(storage);
}

bool wrt_tensor_is_unique(const wrt_tensor *tensor) {
  return !(tensor->flags & WRT_STATIC) && __atomic_load_n(&tensor->refcount, __ATOMIC_ACQUIRE) == 1 &&
         __atomic_load_n(&tensor->storage->refcount, __ATOMIC_ACQUIRE) == 1;
}

void wrt_object_retain(wrt_object *object) {
  if (object) __atomic_add_fetch(&object->refcount, 1, __ATOMIC_RELAXED);
}
void wrt_object_release(wrt_object *object) {
  if (object && __atomic_sub_fetch(&object->refcount, 1, __ATOMIC_ACQ_REL) == 0) object->destroy(object);
}
wrt_tensor *wrt_tensor_of_object(wrt_frame *frame, int32_t dtype, wrt_object *object) {
  wrt_tensor *tensor = wrt_tensor_new(frame, dtype, 0, nullptr);
  if (tensor)
    *wrt::mutableData<wrt_object *>(tensor) = object;
  else
    wrt_object_release(object);
  return tensor;
}

void wrt_string_assign(wrt_string *string, const char *data, int64_t size) {
  std::free(string->data);
  string->data = nullptr;
  string->size = 0;
  if (size == 0) return;
  string->data = static_cast<char *>(std::malloc(static_cast<size_t>(size)));
  if (!string->data) std::abort(); // a few bytes of text: there is nothing left to report with
  std::memcpy(string->data, data, static_cast<size_t>(size));
  string->size = size;
}
}
