// Element types: names, promotion, casting rules.
#include "stage/numpy/array.h"

#include <algorithm>
#include <cstring>

namespace weft::np {

namespace {
struct Row {
  int32_t code;
  char kind;
  int size;
  const char *name;
  char letter;       // the one-letter code
  const char *alias; // a second name
};
constexpr Row rows[] = {
    {WRT_BOOL, 'b', 1, "bool", '?', "bool_"},
    {WRT_INT8, 'i', 1, "int8", 'b', "byte"},
    {WRT_UINT8, 'u', 1, "uint8", 'B', "ubyte"},
    {WRT_INT16, 'i', 2, "int16", 'h', "short"},
    {WRT_UINT16, 'u', 2, "uint16", 'H', "ushort"},
    {WRT_INT32, 'i', 4, "int32", 'i', "intc"},
    {WRT_UINT32, 'u', 4, "uint32", 'I', "uintc"},
    {WRT_INT64, 'i', 8, "int64", 'l', "int"},
    {WRT_UINT64, 'u', 8, "uint64", 'L', "uint"},
    {WRT_HALF, 'f', 2, "float16", 'e', "half"},
    {WRT_FLOAT32, 'f', 4, "float32", 'f', "single"},
    {WRT_FLOAT64, 'f', 8, "float64", 'd', "float"},
    {WRT_COMPLEX64, 'c', 8, "complex64", 'F', "csingle"},
    {WRT_COMPLEX128, 'c', 16, "complex128", 'D', "complex"},
    {WRT_BFLOAT16, 'V', 2, "bfloat16", 'E', "bfloat16"},
    {WRT_VARIANT, 'O', 8, "object", 'O', "object_"},
};
const Row *rowOf(int32_t code) {
  for (const Row &row : rows)
    if (row.code == code) return &row;
  return nullptr;
}
int bits(DType d) { return static_cast<int>(d.itemSize()) * 8; }
int32_t sized(char kind, int size) {
  for (const Row &row : rows)
    if (row.kind == kind && row.size == size) return row.code;
  return WRT_INVALID;
}
/// Characters that the text of a number may take, as NumPy counts them.
int textLength(DType d) {
  switch (d.kind()) {
  case 'b':
    return 5;
  case 'i':
    return d.itemSize() == 1 ? 4 : d.itemSize() == 2 ? 6 : d.itemSize() == 4 ? 11 : 21;
  case 'u':
    return d.itemSize() == 1 ? 3 : d.itemSize() == 2 ? 5 : d.itemSize() == 4 ? 10 : 20;
  case 'c':
    return 64;
  default:
    return 32;
  }
}
} // namespace

DType defaultInt() { return WRT_INT64; }

char DType::kind() const {
  if (isText()) return text ? text : 'O';
  const Row *row = rowOf(code);
  return row ? row->kind : 'V';
}
int64_t DType::itemSize() const {
  if (isText() && text) return text == 'U' ? 4 * int64_t{length} : length;
  const Row *row = rowOf(code);
  return row ? row->size : wrt_dtype_size(code);
}
std::string DType::name() const {
  if (isText() && text) return (text == 'U' ? "str" : "bytes") + (length ? std::to_string(itemSize() * 8) : "");
  const Row *row = rowOf(code);
  return row ? row->name : "object";
}
std::string DType::shortName() const { return isText() ? code3() : name(); }
std::string DType::code3() const {
  if (isText()) return text ? (text == 'U' ? "<U" : "|S") + std::to_string(length) : "|O";
  const char k = kind();
  if (k == 'O') return "|O";
  if (code == WRT_BFLOAT16) return "<V2";
  return (itemSize() == 1 ? '|' : '<') + std::string(1, k) + std::to_string(itemSize());
}

std::string DType::charCode() const {
  if (isText()) return std::string(1, text ? text : 'O');
  const Row *row = rowOf(code);
  return std::string(1, row ? row->letter : 'V');
}

bool parseDType(std::string_view name, DType &out) {
  if (!name.empty() && (name[0] == '<' || name[0] == '=' || name[0] == '|')) name.remove_prefix(1);
  if (name.empty()) return false;
  for (const Row &row : rows)
    if (name == row.name || name == row.alias || (name.size() == 1 && name[0] == row.letter))
      return out = row.code, true;
  if (name == "float_" || name == "double") return out = WRT_FLOAT64, true;
  if (name == "int_" || name == "long" || name == "longlong" || name == "intp" || name == "p" || name == "q")
    return out = WRT_INT64, true;
  if (name == "uintp" || name == "ulong" || name == "ulonglong" || name == "P" || name == "Q")
    return out = WRT_UINT64, true;
  if (name == "cdouble") return out = WRT_COMPLEX128, true;
  if (name == "str" || name == "str_" || name == "U") return out = DType('U', 0), true;
  if (name == "bytes" || name == "bytes_" || name == "S") return out = DType('S', 0), true;
  const std::string_view digits = name.substr(1);
  if (digits.empty() || digits.size() > 9 ||
      !std::all_of(digits.begin(), digits.end(), [](char c) { return c >= '0' && c <= '9'; }))
    return false;
  const int number = std::atoi(std::string(digits).c_str());
  if (name[0] == 'U' || name[0] == 'S') return out = DType(name[0], number), true;
  const int32_t code = std::strchr("iufcb", name[0]) ? sized(name[0], number) : int32_t{WRT_INVALID};
  if (code == WRT_INVALID) return false;
  return out = code, true;
}

bool promote(DType a, DType b, DType &out) {
  if (a == b) return out = a, true;
  if (a.isObject() || b.isObject()) return out = WRT_VARIANT, true;
  if (a.isText() || b.isText()) {
    if (a.isText() && b.isText()) {
      out = DType(a.text == 'U' || b.text == 'U' ? 'U' : 'S', std::max(a.length, b.length));
      return true;
    }
    const DType &text = a.isText() ? a : b, &number = a.isText() ? b : a;
    out = DType(text.text, std::max(text.length, textLength(number)));
    return true;
  }
  char ka = a.kind(), kb = b.kind();
  if (ka == 'V' || kb == 'V') { // bfloat16, as ml_dtypes orders it
    const DType &other = ka == 'V' ? b : a;
    const char k = other.kind();
    if (k == 'b' || ((k == 'i' || k == 'u') && other.itemSize() == 1)) return out = WRT_BFLOAT16, true;
    if (k == 'f' && other.itemSize() == 2) return out = WRT_FLOAT32, true;
    return promote(DType(WRT_FLOAT32), other, out);
  }
  if (ka == 'b') return out = b, true;
  if (kb == 'b') return out = a, true;
  static constexpr std::string_view order = "uifc";
  if (order.find(ka) > order.find(kb)) {
    std::swap(a, b);
    std::swap(ka, kb);
  }
  // now kind(a) <= kind(b)
  if (ka == kb) return out = bits(a) > bits(b) ? a : b, true;
  if (kb == 'i') { // uint with int
    if (bits(b) > bits(a)) return out = b, true;
    const int size = bits(a) / 8 * 2;
    return out = size > 8 ? int32_t{WRT_FLOAT64} : sized('i', size), true;
  }
  int floatBits = bits(b); // of a real part
  if (kb == 'c') floatBits /= 2;
  int need = ka == 'f' ? bits(a) : bits(a) == 8 ? 16 : bits(a) == 16 ? 32 : 64;
  need = std::max(need, floatBits);
  return out = kb == 'c' ? sized('c', std::max(need, 32) / 4) : sized('f', need / 8), true;
}

bool canCast(DType from, DType to, char rule) {
  if (rule == 'u' || from == to) return true;
  if (rule == 'n') return false;
  if (to.isObject()) return true;
  if (from.isObject()) return false;
  if (from.isText() || to.isText()) {
    if (from.isText() && to.isText())
      return from.text == to.text ? from.length <= to.length || rule == 'k' || !to.length : to.text == 'U';
    return to.isText() && (to.length == 0 || to.length >= textLength(from));
  }
  DType common;
  if (promote(from, to, common) && common == to) return true;
  if (rule != 'k') return false;
  static constexpr std::string_view order = "buifc";
  const char kf = from.kind(), kt = to.kind();
  if (kf == 'V' || kt == 'V') return kt == 'c' || kt == 'f' || (kt == 'V' && kf != 'c');
  return order.find(kf) <= order.find(kt);
}

} // namespace weft::np
