// Reading and writing .npy. The header is a Python dict; only the three keys that NumPy writes are looked for.
#include "core/npy.h"
#include "shapes/shape_context.h"
#include <cstdlib>
#include <cstring>
#include <vector>

namespace wrt {
namespace {

constexpr std::string_view magic("\x93NUMPY", 6);

int32_t dtypeOfDescr(std::string_view descr) {
  if (descr.size() < 2 || descr[0] == '>') return WRT_INVALID;
  const std::string_view kind = descr[0] == '<' || descr[0] == '|' || descr[0] == '=' ? descr.substr(1) : descr;
  struct Entry {
    std::string_view text;
    int32_t dtype;
  };
  constexpr Entry entries[] = {{"f4", WRT_FLOAT32},   {"f8", WRT_FLOAT64},    {"f2", WRT_HALF},   {"i1", WRT_INT8},
                               {"i2", WRT_INT16},     {"i4", WRT_INT32},      {"i8", WRT_INT64},  {"u1", WRT_UINT8},
                               {"u2", WRT_UINT16},    {"u4", WRT_UINT32},     {"u8", WRT_UINT64}, {"b1", WRT_BOOL},
                               {"c8", WRT_COMPLEX64}, {"c16", WRT_COMPLEX128}};
  for (const Entry &entry : entries)
    if (entry.text == kind) return entry.dtype;
  return WRT_INVALID;
}

std::string_view after(std::string_view header, std::string_view key) {
  const size_t at = header.find(key);
  return at == std::string_view::npos ? std::string_view() : header.substr(at + key.size());
}

} // namespace

Tensor readNpy(std::string_view bytes, std::string &error) {
  const auto refuse = [&](const char *what) {
    error = what;
    return Tensor();
  };
  if (bytes.size() < 12 || bytes.substr(0, 6) != magic) return refuse("this is not a .npy file");
  const bool wide = bytes[6] >= 2;
  const auto byte = [&](size_t i) { return static_cast<size_t>(static_cast<unsigned char>(bytes[i])); };
  size_t length = byte(8) | byte(9) << 8, start = 10;
  if (wide) {
    length |= byte(10) << 16 | byte(11) << 24;
    start = 12;
  }
  if (start + length > bytes.size()) return refuse("the .npy file ends within its header");
  const std::string_view header = bytes.substr(start, length);
  std::string_view descr = after(header, "'descr':");
  const size_t quote = descr.find('\'');
  if (quote == std::string_view::npos) return refuse("a .npy file with fields is not supported");
  descr = descr.substr(quote + 1);
  const int32_t dtype = dtypeOfDescr(descr.substr(0, descr.find('\'')));
  if (dtype == WRT_INVALID) return refuse("the dtype of the .npy file is not supported");
  const bool fortran = after(header, "'fortran_order':").substr(0, 5).find("True") != std::string_view::npos;
  std::string shape(after(header, "'shape':"));
  std::vector<int64_t> dims;
  const size_t open = shape.find('(');
  if (open == std::string::npos) return refuse("the .npy file has no shape");
  for (const char *p = shape.c_str() + open + 1; *p && *p != ')';) {
    char *end = nullptr;
    const int64_t extent = std::strtoll(p, &end, 10);
    if (end != p) dims.push_back(extent);
    p = end == p ? p + 1 : end;
  }
  Tensor tensor = Tensor::make(dtype, dims);
  if (!tensor) return refuse("no memory for the array");
  const size_t item = static_cast<size_t>(wrt_dtype_size(dtype)), size = static_cast<size_t>(tensor.size()) * item;
  const std::string_view data = bytes.substr(start + length);
  if (data.size() < size) return refuse("the .npy file is too short for its shape");
  if (!fortran || dims.size() < 2) {
    if (size) std::memcpy(tensor->data, data.data(), size);
    return tensor;
  }
  for (int64_t k = 0; k < tensor.size(); ++k) { // the first axis runs fastest
    int64_t rest = k, at = 0;
    for (size_t i = 0; i < dims.size(); ++i) {
      int64_t step = 1;
      for (size_t j = i + 1; j < dims.size(); ++j) step *= dims[j];
      at += rest % dims[i] * step;
      rest /= dims[i];
    }
    std::memcpy(static_cast<char *>(tensor->data) + static_cast<size_t>(at) * item,
                data.data() + static_cast<size_t>(k) * item, item);
  }
  return tensor;
}

std::string writeNpy(const wrt_tensor *tensor) {
  const int32_t dtype = tensor->dtype;
  char kind = 0;
  if (dtype == WRT_BOOL)
    kind = 'b';
  else if (isSigned(dtype))
    kind = 'i';
  else if (isUnsigned(dtype))
    kind = 'u';
  else if (isComplex(dtype))
    kind = 'c';
  else if (isFloating(dtype) && dtype != WRT_BFLOAT16)
    kind = 'f';
  if (!kind) return {};
  const int64_t item = wrt_dtype_size(dtype);
  std::string header = std::string("{'descr': '") + (item == 1 ? '|' : '<') + kind + std::to_string(item) +
                       "', 'fortran_order': False, 'shape': (";
  for (int32_t i = 0; i < tensor->rank; ++i)
    header += std::to_string(tensor->dims[i]) + (tensor->rank == 1 || i + 1 < tensor->rank ? "," : "") +
              (i + 1 < tensor->rank ? " " : "");
  header += "), }";
  while ((10 + header.size() + 1) % 64) header += ' ';
  header += '\n';
  std::string out(magic);
  out += '\1';
  out += '\0';
  out += static_cast<char>(header.size() & 255);
  out += static_cast<char>(header.size() >> 8);
  out += header;
  out.append(static_cast<const char *>(tensor->data), static_cast<size_t>(tensor->size * item));
  return out;
}

} // namespace wrt
