// Ops on strings, but for regular expressions.
#include "kernels/hash.h"
#include "core/print.h"
#include "kernels/broadcast.h"
#include "kernels/copy.h"
#include "kernels/elementwise.h"
#include "kernels/reduce_plan.h"
#include "shapes/shape_context.h"
#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <limits>

namespace wrt {
namespace {

void put(wrt_tensor *t, int64_t i, std::string_view s) {
  wrt_string_assign(&mutableData<wrt_string>(t)[i], s.data(), static_cast<int64_t>(s.size()));
}
std::string_view get(const wrt_tensor *t, int64_t i) { return text(data<wrt_string>(t)[i]); }

int32_t needStrings(wrt_call *call, const char *tfName, int count) {
  for (int i = 0; i < count; ++i)
    if (call->inputs[i]->dtype != WRT_STRING) return dtypeMismatch(call, tfName, i, WRT_STRING, call->inputs[i]->dtype);
  return 0;
}

/// Where the next character begins; a byte that starts no valid sequence counts alone.
size_t nextCharacter(std::string_view s, size_t at) {
  const auto c = static_cast<unsigned char>(s[at]);
  size_t n = c < 0x80 ? 1 : c >= 0xf0 ? 4 : c >= 0xe0 ? 3 : c >= 0xc0 ? 2 : 1;
  return std::min(at + n, s.size());
}

template <typename F> int32_t eachString(wrt_call *call, const char *tfName, F &&f) {
  if (const int32_t code = needStrings(call, tfName, 1)) return code;
  const wrt_tensor *x = call->inputs[0];
  wrt_tensor *y = newOutput(call, 0, WRT_STRING, dims(x));
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  for (int64_t i = 0; i < x->size; ++i) put(y, i, f(std::string(get(x, i))));
  return 0;
}

std::string trimmed(std::string_view s) {
  const char *blank = " \t\n\v\f\r";
  const size_t first = s.find_first_not_of(blank);
  return first == std::string_view::npos ? "" : std::string(s.substr(first, s.find_last_not_of(blank) - first + 1));
}

/// "%FILL WIDTH .PRECISION TYPE" of one element.
std::string formatted(const wrt_tensor *t, int64_t i, const std::string &flags, int64_t precision, const char *real) {
  char out[512];
  const auto number = [&](double v) {
    const std::string format = "%" + flags + (precision >= 0 ? "." + std::to_string(precision) : "") + real;
    std::snprintf(out, sizeof out, format.c_str(), v);
    return std::string(out);
  };
  const auto integer = [&](long long v) {
    std::snprintf(out, sizeof out, ("%" + flags + "lld").c_str(), v);
    return std::string(out);
  };
  switch (t->dtype) {
  case WRT_FLOAT32:
    return number(static_cast<double>(data<float>(t)[i]));
  case WRT_FLOAT64:
    return number(data<double>(t)[i]);
  case WRT_HALF:
    return number(static_cast<double>(static_cast<float>(data<Half>(t)[i])));
  case WRT_BFLOAT16:
    return number(static_cast<double>(static_cast<float>(data<BFloat16>(t)[i])));
  case WRT_COMPLEX64:
    return "(" + number(static_cast<double>(data<Complex64>(t)[i].real())) + "," +
           number(static_cast<double>(data<Complex64>(t)[i].imag())) + ")";
  case WRT_COMPLEX128:
    return "(" + number(data<Complex128>(t)[i].real()) + "," + number(data<Complex128>(t)[i].imag()) + ")";
  case WRT_INT8:
    return integer(data<int8_t>(t)[i]);
  case WRT_INT16:
    return integer(data<int16_t>(t)[i]);
  case WRT_INT32:
    return integer(data<int32_t>(t)[i]);
  case WRT_INT64:
    return integer(data<int64_t>(t)[i]);
  case WRT_UINT8:
    return integer(data<uint8_t>(t)[i]);
  case WRT_UINT16:
    return integer(data<uint16_t>(t)[i]);
  case WRT_UINT32:
    return integer(data<uint32_t>(t)[i]);
  case WRT_UINT64:
    std::snprintf(out, sizeof out, ("%" + flags + "llu").c_str(),
                  static_cast<unsigned long long>(data<uint64_t>(t)[i]));
    return out;
  case WRT_BOOL:
    return data<bool>(t)[i] ? "true" : "false";
  case WRT_STRING:
    return std::string(get(t, i));
  default:
    return "";
  }
}

template <typename T> bool parseNumber(const std::string &s, T &value) {
  char *end = nullptr;
  errno = 0;
  const std::string t = trimmed(s);
  if (t.empty()) return false;
  if constexpr (std::is_floating_point_v<T>) {
    value =
        sizeof(T) == 4 ? static_cast<T>(std::strtof(t.c_str(), &end)) : static_cast<T>(std::strtod(t.c_str(), &end));
    return *end == '\0';
  } else {
    const long long v = std::strtoll(t.c_str(), &end, 10);
    value = static_cast<T>(v);
    return *end == '\0' && errno == 0 && v >= std::numeric_limits<T>::min() && v <= std::numeric_limits<T>::max();
  }
}

template <typename T> int32_t numbers(wrt_call *call) {
  const wrt_tensor *x = call->inputs[0];
  wrt_tensor *y = newOutput(call, 0, dtypeOf<T>, dims(x));
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  for (int64_t i = 0; i < x->size; ++i) {
    const std::string s(get(x, i));
    if (!parseNumber<T>(s, mutableData<T>(y)[i]))
      return invalid(call, "StringToNumberOp could not correctly convert string: %s", s.c_str());
  }
  return 0;
}

} // namespace
} // namespace wrt

using namespace wrt;

extern "C" {

int32_t wrt_op_string_join(wrt_call *call) {
  const std::string separator(stringOr(attrOf(call, 0), ""));
  if (const int32_t code = needStrings(call, "StringJoin", call->n_inputs)) return code;
  const wrt_tensor *shaped = nullptr;
  for (int i = 0; i < call->n_inputs; ++i) {
    const wrt_tensor *x = call->inputs[i];
    if (x->rank == 0) continue;
    if (!shaped)
      shaped = x;
    else if (!std::ranges::equal(dims(shaped), dims(x)))
      return invalid(call, "Input shapes do not match: %s vs. %s", shapeText(dims(shaped)).c_str(),
                     shapeText(dims(x)).c_str());
  }
  wrt_tensor *y = newOutput(call, 0, WRT_STRING, shaped ? dims(shaped) : std::span<const int64_t>{});
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  for (int64_t i = 0; i < y->size; ++i) {
    std::string s;
    for (int k = 0; k < call->n_inputs; ++k) {
      if (k) s += separator;
      s += get(call->inputs[k], call->inputs[k]->rank ? i : 0);
    }
    put(y, i, s);
  }
  return 0;
}

int32_t wrt_op_string_to_hash_bucket_fast(wrt_call *call) {
  if (const int32_t code = needStrings(call, "StringToHashBucketFast", 1)) return code;
  const wrt_tensor *x = call->inputs[0];
  const int64_t buckets = intOr(attrOf(call, 0), 1);
  if (buckets < 1)
    return invalid(call, "Value for attr 'num_buckets' of %lld must be at least minimum 1",
                   static_cast<long long>(buckets));
  wrt_tensor *y = newOutput(call, 0, WRT_INT64, dims(x));
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  for (int64_t i = 0; i < x->size; ++i)
    mutableData<int64_t>(y)[i] = static_cast<int64_t>(fingerprint64(get(x, i)) % static_cast<uint64_t>(buckets));
  return 0;
}

int32_t wrt_op_string_length(wrt_call *call) {
  if (const int32_t code = needStrings(call, "StringLength", 1)) return code;
  const wrt_tensor *x = call->inputs[0];
  const bool characters = stringOr(attrOf(call, 0), "BYTE") == "UTF8_CHAR";
  wrt_tensor *y = newOutput(call, 0, WRT_INT32, dims(x));
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  for (int64_t i = 0; i < x->size; ++i) {
    const std::string_view s = get(x, i);
    int32_t n = static_cast<int32_t>(s.size());
    if (characters)
      n = static_cast<int32_t>(
          std::ranges::count_if(s, [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
    mutableData<int32_t>(y)[i] = n;
  }
  return 0;
}

int32_t wrt_op_string_lower(wrt_call *call) {
  return eachString(call, "StringLower", [](std::string s) {
    for (char &c : s)
      if (c >= 'A' && c <= 'Z') c = static_cast<char>(c + 32);
    return s;
  });
}
int32_t wrt_op_string_upper(wrt_call *call) {
  return eachString(call, "StringUpper", [](std::string s) {
    for (char &c : s)
      if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 32);
    return s;
  });
}
int32_t wrt_op_string_strip(wrt_call *call) {
  return eachString(call, "StringStrip", [](std::string s) { return trimmed(s); });
}

int32_t wrt_op_string_to_number(wrt_call *call) {
  if (const int32_t code = needStrings(call, "StringToNumber", 1)) return code;
  switch (dtypeOr(attrOf(call, 0), WRT_FLOAT32)) {
  case WRT_FLOAT32:
    return numbers<float>(call);
  case WRT_FLOAT64:
    return numbers<double>(call);
  case WRT_INT32:
    return numbers<int32_t>(call);
  case WRT_INT64:
    return numbers<int64_t>(call);
  default:
    return noKernel(call, "StringToNumber", dtypeOr(attrOf(call, 0), WRT_FLOAT32));
  }
}

int32_t wrt_op_as_string(wrt_call *call) { // precision, scientific, shortest, width, fill
  const wrt_tensor *x = call->inputs[0];
  const int64_t precision = intOr(attrOf(call, 0), -1), width = intOr(attrOf(call, 3), -1);
  const bool scientific = boolOr(attrOf(call, 1), false), shortest = boolOr(attrOf(call, 2), false);
  if (scientific && shortest) return invalid(call, "Cannot select both scientific and shortest notation");
  if (precision >= 0 && isInteger(x->dtype))
    return invalid(call, "precision not supported for datatype %s", wrt_dtype_cpp_name(x->dtype));
  std::string flags(stringOr(attrOf(call, 4), ""));
  if (width > -1) flags += std::to_string(width);
  wrt_tensor *y = newOutput(call, 0, WRT_STRING, dims(x));
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  for (int64_t i = 0; i < x->size; ++i)
    put(y, i, formatted(x, i, flags, precision, scientific ? "e" : shortest ? "g" : "f"));
  return 0;
}

int32_t wrt_op_reduce_join(wrt_call *call) {
  if (const int32_t code = needStrings(call, "ReduceJoin", 1)) return code;
  const wrt_tensor *x = call->inputs[0];
  ReducePlan plan;
  if (const int32_t code = planReduction(call, x, plan)) return code;
  const std::string separator(stringOr(attrOf(call, 2), ""));
  wrt_tensor *y = newOutput(call, 0, WRT_STRING, plan.outDims);
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  // The first axis that is named varies fastest; without a list, reading order.
  std::vector<int> axes;
  if (given(attrOf(call, 0)))
    for (int64_t axis : intsOf(attrOf(call, 0))) axes.push_back(static_cast<int>(axis < 0 ? axis + x->rank : axis));
  else
    for (int i = x->rank; i-- > 0;) axes.push_back(i);
  const std::vector<int64_t> strides = denseStrides(dims(x));
  std::vector<int64_t> kept, keptStride;
  for (int i = 0; i < x->rank; ++i)
    if (std::ranges::find(axes, i) == axes.end()) {
      kept.push_back(x->dims[i]);
      keptStride.push_back(strides[static_cast<size_t>(i)]);
    }
  for (int64_t o = 0; o < plan.outCount; ++o) {
    int64_t base = 0, rest = o;
    for (size_t i = kept.size(); i-- > 0;) {
      base += rest % kept[i] * keptStride[i];
      rest /= kept[i];
    }
    std::string s;
    for (int64_t k = 0; k < plan.reduceCount; ++k) {
      int64_t at = base, left = k;
      for (int axis : axes) {
        at += left % x->dims[axis] * strides[static_cast<size_t>(axis)];
        left /= x->dims[axis];
      }
      if (k) s += separator;
      s += get(x, at);
    }
    put(y, o, s);
  }
  return 0;
}

int32_t wrt_op_substr(wrt_call *call) { // input, pos, len
  if (const int32_t code = needStrings(call, "Substr", 1)) return code;
  const wrt_tensor *x = call->inputs[0], *pos = call->inputs[1], *len = call->inputs[2];
  const bool characters = stringOr(attrOf(call, 0), "BYTE") == "UTF8_CHAR";
  if (!std::ranges::equal(dims(pos), dims(len)))
    return invalid(call, "pos and len should have the same shape, got: %s vs. %s", shapeText(dims(pos)).c_str(),
                   shapeText(dims(len)).c_str());
  int64_t out[16];
  int rank;
  if (x->rank > 16 || pos->rank > 16 || !broadcastDims(dims(x), dims(pos), out, &rank))
    return invalid(call, "Incompatible shapes: %s vs. %s", shapeText(dims(x)).c_str(), shapeText(dims(pos)).c_str());
  wrt_tensor *y = newOutput(call, 0, WRT_STRING, {out, static_cast<size_t>(rank)});
  if (!y) return WRT_RESOURCE_EXHAUSTED;
  int32_t code = 0;
  const auto plan = planBroadcast<2>({out, static_cast<size_t>(rank)}, {dims(x), dims(pos)});
  forEachRun<2>(plan, [&](const std::array<int64_t, 2> &from, int64_t done, int64_t n) {
    for (int64_t i = 0; i < n && !code; ++i) {
      const std::string_view s = get(x, from[0] + i * plan.stride[0][plan.rank - 1]);
      const int64_t k = from[1] + i * plan.stride[1][plan.rank - 1];
      int64_t begin = intAt(pos, k), count = intAt(len, k);
      std::vector<size_t> starts; // of each unit, and the end
      if (characters) {
        for (size_t at = 0; at < s.size(); at = nextCharacter(s, at)) starts.push_back(at);
        starts.push_back(s.size());
      }
      const int64_t size = characters ? static_cast<int64_t>(starts.size()) - 1 : static_cast<int64_t>(s.size());
      if (begin < -size || begin > size) {
        code = invalid(call, "pos %lld out of range for string b'%s' at index %lld", static_cast<long long>(begin),
                       std::string(s).c_str(), static_cast<long long>(done + i));
        return;
      }
      if (begin < 0) begin += size;
      count = std::clamp<int64_t>(count, 0, size - begin);
      if (characters)
        put(y, done + i,
            s.substr(starts[static_cast<size_t>(begin)],
                     starts[static_cast<size_t>(begin + count)] - starts[static_cast<size_t>(begin)]));
      else
        put(y, done + i, s.substr(static_cast<size_t>(begin), static_cast<size_t>(count)));
    }
  });
  return code;
}

int32_t wrt_op_string_split(wrt_call *call) { // input, sep -> indices, values, shape of the sparse result
  if (const int32_t code = needStrings(call, "StringSplitV2", 2)) return code;
  const wrt_tensor *x = call->inputs[0], *sep = call->inputs[1];
  if (x->rank != 1) return invalid(call, "input must be a vector, got shape: %s", shapeText(dims(x)).c_str());
  if (sep->rank != 0) return invalid(call, "sep must be a scalar, got shape: %s", shapeText(dims(sep)).c_str());
  const std::string_view separator = get(sep, 0);
  const int64_t most = intOr(attrOf(call, 0), -1);
  std::vector<std::pair<int64_t, int64_t>> places;
  std::vector<std::string_view> parts;
  int64_t widest = 0;
  for (int64_t i = 0; i < x->size; ++i) {
    std::string_view s = get(x, i);
    int64_t n = 0;
    const auto add = [&](std::string_view part) {
      places.emplace_back(i, n++);
      parts.push_back(part);
    };
    if (separator.empty()) { // runs of white space; none at the ends
      const char *blank = " \t\n\v\f\r";
      size_t at = s.find_first_not_of(blank);
      while (at != std::string_view::npos) {
        size_t end = s.find_first_of(blank, at);
        if (most >= 0 && n == most) end = std::string_view::npos;
        add(s.substr(at, end == std::string_view::npos ? end : end - at));
        at = end == std::string_view::npos ? end : s.find_first_not_of(blank, end);
      }
    } else {
      size_t at = 0;
      while (true) {
        const size_t end = most >= 0 && n == most ? std::string_view::npos : s.find(separator, at);
        add(s.substr(at, end == std::string_view::npos ? end : end - at));
        if (end == std::string_view::npos) break;
        at = end + separator.size();
      }
    }
    widest = std::max(widest, n);
  }
  const int64_t count = static_cast<int64_t>(parts.size()), indexDims[] = {count, 2}, two[] = {2};
  wrt_tensor *indices = newOutput(call, 0, WRT_INT64, indexDims);
  wrt_tensor *values = indices ? newOutput(call, 1, WRT_STRING, std::span(&count, 1)) : nullptr;
  wrt_tensor *shape = values ? newOutput(call, 2, WRT_INT64, two) : nullptr;
  if (!shape) return WRT_RESOURCE_EXHAUSTED;
  for (int64_t i = 0; i < count; ++i) {
    mutableData<int64_t>(indices)[2 * i] = places[static_cast<size_t>(i)].first;
    mutableData<int64_t>(indices)[2 * i + 1] = places[static_cast<size_t>(i)].second;
    put(values, i, parts[static_cast<size_t>(i)]);
  }
  mutableData<int64_t>(shape)[0] = x->size;
  mutableData<int64_t>(shape)[1] = widest;
  return 0;
}
}
