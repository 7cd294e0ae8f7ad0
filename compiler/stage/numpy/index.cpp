// Subscripts of arrays.
#include "stage/numpy/index.h"

#include "stage/numpy/elementwise.h"

#include <algorithm>
#include <cstring>

namespace weft::np {

namespace {

void copyElement(const DType &dtype, char *to, const char *from) {
  if (dtype.isText()) {
    const auto *s = reinterpret_cast<const wrt_string *>(from);
    const std::string own(s->data, static_cast<size_t>(s->size));
    wrt_string_assign(reinterpret_cast<wrt_string *>(to), own.data(), static_cast<int64_t>(own.size()));
  } else if (dtype.isObject()) {
    auto *object = *reinterpret_cast<wrt_object *const *>(from);
    wrt_object_retain(object);
    wrt_object_release(*reinterpret_cast<wrt_object **>(to));
    *reinterpret_cast<wrt_object **>(to) = object;
  } else
    std::memcpy(to, from, static_cast<size_t>(dtype.stride()));
}

/// Replaces bool arrays by int arrays, and the ellipsis by full slices.
bool expand(const Array &a, const Index &index, Index &out) {
  int used = 0, ellipsis = -1;
  for (size_t i = 0; i < index.size(); i++) {
    const IndexItem &item = index[i];
    switch (item.kind) {
    case IndexItem::Ellipsis:
      if (ellipsis >= 0) return raise("IndexError", "an index can only have a single ellipsis ('...')");
      ellipsis = static_cast<int>(i);
      break;
    case IndexItem::NewAxis:
      break;
    case IndexItem::BoolArray:
      used += item.array.ndim();
      break;
    default:
      used++;
    }
  }
  if (used > a.ndim())
    return raise("IndexError", "too many indices for array: array is {}-dimensional, but {} were indexed", a.ndim(),
                 used);
  int axis = 0;
  const auto fill = [&] {
    for (int i = used; i < a.ndim(); i++, axis++) out.push_back({.kind = IndexItem::Slice});
  };
  for (const IndexItem &item : index) {
    if (item.kind == IndexItem::Ellipsis) {
      fill();
    } else if (item.kind == IndexItem::BoolArray) {
      for (int i = 0; i < item.array.ndim(); i++)
        if (item.array.dims[i] != a.dims[axis + i])
          return raise("IndexError",
                       "boolean index did not match indexed array along axis {}; size of axis is {} but size of "
                       "corresponding boolean axis is {}",
                       axis + i, a.dims[axis + i], item.array.dims[i]);
      if (item.array.ndim() == 0) { // a[True]: a new axis of extent 1 or 0
        out.push_back({.kind = IndexItem::NewAxis});
        const bool on = *item.array.as<bool>();
        Array which = Array::zeros(WRT_INT64, {on ? 1 : 0});
        out.back() = {.kind = IndexItem::BoolArray, .array = which};
        continue;
      }
      for (Array &one : nonzero(item.array)) out.push_back({.kind = IndexItem::IntArray, .array = std::move(one)});
      axis += item.array.ndim();
    } else {
      out.push_back(item);
      axis += item.kind != IndexItem::NewAxis;
    }
  }
  if (ellipsis < 0) fill();
  return true;
}

/// Applies ints (unless they go with arrays), slices and new axes. What is left of `arrays` are (axis, indices).
struct Picked {
  Array view;
  std::vector<std::pair<int, Array>> arrays;
  bool scalar = true;   // only ints
  bool adjacent = true; // index arrays stand side by side
};
bool pick(const Array &a, const Index &index, Picked &out) {
  Index items;
  if (!expand(a, index, items)) return false;
  bool anyArray = false;
  for (const IndexItem &item : items) anyArray |= item.kind == IndexItem::IntArray || item.kind == IndexItem::BoolArray;
  Array view = a;
  int axis = 0, sourceAxis = 0, lastArray = -1;
  for (size_t i = 0; i < items.size(); i++) {
    const IndexItem &item = items[i];
    switch (item.kind) {
    case IndexItem::NewAxis:
      view = insertAxis(view, axis++);
      out.scalar = false;
      continue;
    case IndexItem::Slice: {
      const int64_t n = view.dims[axis], step = item.step;
      int64_t start = item.hasStart ? item.start : step > 0 ? 0 : n - 1;
      int64_t stop = item.hasStop ? item.stop : step > 0 ? n : -n - 1;
      const int64_t low = step > 0 ? 0 : -1, high = step > 0 ? n : n - 1;
      if (start < 0 && item.hasStart) start += n;
      if (stop < 0) stop += n;
      start = std::clamp(start, low, high);
      stop = std::clamp(stop, low, high);
      const int64_t count = step > 0 ? std::max<int64_t>(0, (stop - start + step - 1) / step)
                                     : std::max<int64_t>(0, (start - stop - step - 1) / -step);
      view = slice(view, axis, start, count, step);
      out.scalar = false;
      axis++;
      break;
    }
    case IndexItem::Int: {
      const int64_t n = view.dims[axis];
      if (item.value < -n || item.value >= n)
        return raise("IndexError", "index {} is out of bounds for axis {} with size {}", item.value, sourceAxis, n);
      const int64_t at = item.value < 0 ? item.value + n : item.value;
      if (!anyArray) {
        view = dropAxis(slice(view, axis, at, 1, 1), axis);
      } else {
        out.arrays.emplace_back(axis++, Array::scalar<int64_t>(at));
        out.adjacent &= lastArray < 0 || lastArray == static_cast<int>(i) - 1;
        lastArray = static_cast<int>(i);
      }
      break;
    }
    case IndexItem::BoolArray: // a rank-0 bool: its own axis
      view = insertAxis(view, axis);
      out.arrays.emplace_back(axis++, item.array);
      out.adjacent &= lastArray < 0 || lastArray == static_cast<int>(i) - 1;
      lastArray = static_cast<int>(i);
      out.scalar = false;
      continue;
    case IndexItem::IntArray: {
      const int64_t n = view.dims[axis];
      Array indices = copy(item.array);
      for (int64_t k = 0, count = indices.size(); k < count; k++) {
        int64_t &v = indices.as<int64_t>()[k];
        if (v < -n || v >= n)
          return raise("IndexError", "index {} is out of bounds for axis {} with size {}", v, sourceAxis, n);
        if (v < 0) v += n;
      }
      out.arrays.emplace_back(axis++, indices);
      out.adjacent &= lastArray < 0 || lastArray == static_cast<int>(i) - 1;
      lastArray = static_cast<int>(i);
      out.scalar = false;
      break;
    }
    case IndexItem::Ellipsis:
      break;
    }
    sourceAxis++;
  }
  for (const IndexItem &item : index) out.scalar &= item.kind == IndexItem::Int;
  out.view = view;
  return true;
}

/// Walks the elements that index arrays select. `dims`: shape of the selection; f(address in the view, position).
struct Selection {
  Dims dims;                    // of the result
  Array rest;                   // the view with indexed axes narrowed to one element and dropped
  Dims indexDims;               // common shape of the index arrays
  int at = 0;                   // where indexDims stand in dims
  std::vector<int64_t> offsets; // bytes, one for each position of the index arrays
};
bool select(const Picked &picked, Selection &out) {
  std::vector<const Array *> arrays;
  for (const auto &[axis, array] : picked.arrays) arrays.push_back(&array);
  if (!broadcastShapes(arrays, out.indexDims)) {
    std::string words = pendingError().message;
    const std::string from = "operands could not be broadcast together with shapes";
    words.replace(0, from.size(), "shape mismatch: indexing arrays could not be broadcast together with shapes");
    return raise("IndexError", "{}", words);
  }
  out.offsets.assign(static_cast<size_t>(out.indexDims.product()), 0);
  for (const auto &[axis, array] : picked.arrays) {
    const Array wide = copy(broadcastTo(array, out.indexDims));
    for (size_t i = 0; i < out.offsets.size(); i++) out.offsets[i] += wide.as<int64_t>()[i] * picked.view.strides[axis];
  }
  out.rest = picked.view;
  for (size_t i = picked.arrays.size(); i-- > 0;) {
    const int axis = picked.arrays[i].first;
    out.rest.dims.erase(axis);
    out.rest.strides.erase(axis);
  }
  out.at = picked.adjacent ? picked.arrays[0].first : 0;
  out.dims = out.rest.dims;
  for (int i = 0; i < out.indexDims.n; i++) out.dims.insert(out.at + i, out.indexDims[i]);
  return true;
}
/// View of a dense array of shape `selection.dims` for one position of the index arrays.
Array positionView(const Array &dense, const Selection &selection, int64_t position) {
  Array view = dense;
  for (int i = selection.indexDims.n - 1; i >= 0; i--) {
    const int64_t at = position % selection.indexDims[i];
    position /= selection.indexDims[i];
    view = dropAxis(slice(view, selection.at + i, at, 1, 1), selection.at + i);
  }
  return view;
}
} // namespace

Array getItem(const Array &a, const Index &index, bool &isView, bool &isScalar) {
  Picked picked;
  if (!pick(a, index, picked)) return {};
  isScalar = picked.scalar && picked.view.ndim() == 0;
  isView = picked.arrays.empty();
  if (isView) return picked.view;
  Selection selection;
  if (!select(picked, selection)) return {};
  Array out = Array::zeros(a.dtype, selection.dims);
  if (!out) return {};
  if (selection.rest.dims.product() == 0) return out;
  for (size_t i = 0; i < selection.offsets.size(); i++) {
    if (selection.rest.ndim() == 0) { // one element each: the positions are dense in the result
      copyElement(a.dtype, out.data + static_cast<int64_t>(i) * a.dtype.stride(),
                  selection.rest.data + selection.offsets[i]);
      continue;
    }
    Array from = selection.rest;
    from.data += selection.offsets[i];
    if (!assign(positionView(out, selection, static_cast<int64_t>(i)), from)) return {};
  }
  return out;
}

bool setItem(const Array &a, const Index &index, const Array &value) {
  if (!a.writeable) return raise("ValueError", "assignment destination is read-only");
  Picked picked;
  if (!pick(a, index, picked)) return false;
  if (picked.arrays.empty()) return assign(picked.view, value);
  Selection selection;
  if (!select(picked, selection)) return false;
  Array from = asType(value, a.dtype);
  if (!from) return false;
  while (from.ndim() > selection.dims.n && from.dims[0] == 1) from = dropAxis(from, 0);
  const Dims given = from.dims;
  from = broadcastTo(from, selection.dims);
  if (!from) {
    std::string l = given.str(), r = selection.dims.str();
    if (index.size() == 1 && index[0].kind == IndexItem::BoolArray && given.n == 1 && selection.dims.n == 1)
      return raise("ValueError",
                   "NumPy boolean array indexing assignment cannot assign {} input values to the {} output values "
                   "where the mask is true",
                   given[0], selection.dims[0]);
    for (std::string *s : {&l, &r}) s->erase(std::remove(s->begin(), s->end(), ' '), s->end());
    return raise("ValueError",
                 "shape mismatch: value array of shape {} could not be broadcast to indexing result of shape {}", l, r);
  }
  if (from.base->storage == a.base->storage) from = copy(from);
  for (size_t i = 0; i < selection.offsets.size(); i++) {
    Array to = selection.rest;
    to.data += selection.offsets[i];
    const Array one = positionView(from, selection, static_cast<int64_t>(i));
    if (to.ndim() == 0)
      copyElement(a.dtype, to.data, one.data);
    else if (!assign(to, one))
      return false;
  }
  return true;
}

std::vector<Array> nonzero(const Array &a) {
  const Array mask = contiguous(asType(a, WRT_BOOL));
  std::vector<Array> out;
  if (!mask) return out;
  const bool *m = mask.as<bool>();
  const int64_t size = mask.size();
  const int64_t count = std::count(m, m + size, true);
  for (int i = 0; i < a.ndim(); i++) out.push_back(Array::empty(WRT_INT64, {count}));
  int64_t k = 0;
  for (int64_t i = 0; i < size; i++) {
    if (!m[i]) continue;
    int64_t rest = i;
    for (int axis = a.ndim() - 1; axis >= 0; axis--) {
      out[static_cast<size_t>(axis)].as<int64_t>()[k] = rest % a.dims[axis];
      rest /= a.dims[axis];
    }
    k++;
  }
  return out;
}

Array take(const Array &a, const Array &indices, int axis, OutOfBounds mode) {
  Array fixed = copy(asType(indices, WRT_INT64));
  if (!fixed) return {};
  const int64_t n = a.dims[axis];
  if (mode != OutOfBounds::Raise && n > 0)
    for (int64_t i = 0, count = fixed.size(); i < count; i++) {
      int64_t &v = fixed.as<int64_t>()[i];
      v = mode == OutOfBounds::Clip ? std::clamp<int64_t>(v, 0, n - 1) : ((v % n) + n) % n;
    }
  Index index(static_cast<size_t>(axis), IndexItem{.kind = IndexItem::Slice});
  index.push_back({.kind = IndexItem::IntArray, .array = fixed});
  bool view, scalar;
  return getItem(a, index, view, scalar);
}

} // namespace weft::np
