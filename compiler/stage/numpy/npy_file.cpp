// .npy files, as np.save writes and np.load reads them.
#include "stage/numpy/binding.h"
#include "value/interpreter.h"

#include <cstdio>
#include <memory>

namespace weft::np {

using namespace py;

namespace {
using File = std::unique_ptr<std::FILE, int (*)(std::FILE *)>;

Value save(const Value *v) {
  const Str *path = asStr(v[0]);
  const Array given = asArray(v[1]);
  if (!given) return raisePending();
  if (given.dtype.isObject() || given.dtype.isText()) return py::raiseValueError("only numbers can be saved");
  const Array a = contiguous(given);
  std::string header = "{'descr': '" + a.dtype.code3() + "', 'fortran_order': False, 'shape': " + a.dims.str() + ", }";
  header.append(63 - (10 + header.size()) % 64, ' ');
  header += '\n';
  File file(std::fopen(path->text.c_str(), "wb"), std::fclose);
  if (!file) return py::raise(exceptions().FileNotFoundError, "[Errno 2] No such file or directory: '{}'", path->text);
  const size_t n = header.size();
  const unsigned char start[10] = {
      0x93, 'N', 'U', 'M', 'P', 'Y', 1, 0, static_cast<unsigned char>(n & 255), static_cast<unsigned char>(n >> 8)};
  const size_t bytes = static_cast<size_t>(a.size() * a.dtype.stride());
  if (std::fwrite(start, 1, 10, file.get()) != 10 || std::fwrite(header.data(), 1, n, file.get()) != n ||
      std::fwrite(a.data, 1, bytes, file.get()) != bytes)
    return py::raise(exceptions().OSError, "cannot write '{}'", path->text);
  return Value::none();
}

/// The text between `key` and the end of its value.
std::string field(const std::string &header, const std::string &key, char open, char close) {
  const size_t at = header.find("'" + key + "'");
  const size_t begin = at == std::string::npos ? at : header.find(open, at + key.size() + 2);
  const size_t end = begin == std::string::npos ? begin : header.find(close, begin + 1);
  return end == std::string::npos ? "" : header.substr(begin + 1, end - begin - 1);
}

Value load(const Value *v) {
  const Str *path = asStr(v[0]);
  File file(std::fopen(path->text.c_str(), "rb"), std::fclose);
  if (!file) return py::raise(exceptions().FileNotFoundError, "[Errno 2] No such file or directory: '{}'", path->text);
  std::string data;
  char buffer[65536];
  for (size_t n; (n = std::fread(buffer, 1, sizeof buffer, file.get())) > 0;) data.append(buffer, n);
  const auto byte = [&](size_t i) { return static_cast<size_t>(static_cast<unsigned char>(data[i])); };
  if (data.size() < 12 || data.compare(0, 6, "\x93NUMPY") != 0)
    return py::raiseValueError("This file contains pickled (object) data, or is no .npy file");
  const bool wide = byte(6) >= 2;
  const size_t at = wide ? 12 : 10;
  const size_t length = wide ? byte(8) | byte(9) << 8 | byte(10) << 16 | byte(11) << 24 : byte(8) | byte(9) << 8;
  if (at + length > data.size()) return py::raiseValueError("EOF: reading array header");
  const std::string header = data.substr(at, length);
  DType dtype;
  if (!parseDType(field(header, "descr", '\'', '\''), dtype) || dtype.isObject() || dtype.isText())
    return py::raiseValueError("descr is not a valid dtype descriptor: {}", field(header, "descr", '\'', '\''));
  Dims dims;
  const std::string shape = field(header, "shape", '(', ')');
  for (size_t i = 0; i < shape.size();) {
    char *end = nullptr;
    const long long d = std::strtoll(shape.c_str() + i, &end, 10);
    if (end == shape.c_str() + i) break;
    dims.push(d);
    i = static_cast<size_t>(end - shape.c_str());
    while (i < shape.size() && (shape[i] == ',' || shape[i] == ' ')) i++;
  }
  const bool fortran = header.find("'fortran_order': True") != std::string::npos;
  if (fortran) std::reverse(dims.begin(), dims.end());
  Array a = Array::empty(dtype, dims);
  const size_t bytes = static_cast<size_t>(dims.product() * dtype.stride());
  if (!a) return raisePending();
  if (at + length + bytes > data.size())
    return py::raiseValueError("cannot reshape array of size {} into shape {}",
                               (data.size() - at - length) / static_cast<size_t>(dtype.stride()), dims.str());
  __builtin_memcpy(a.data, data.data() + at + length, bytes);
  return wrap(fortran ? transpose(a) : a);
}
} // namespace

void defineFiles(Module &module) {
  defineFunction(module, "_save", "path, a", save);
  defineFunction(module, "_load", "path", load);
}

} // namespace weft::np
