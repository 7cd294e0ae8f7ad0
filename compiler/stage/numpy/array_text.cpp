// Text of arrays and scalars, by the runtime's printer; texts and objects are laid out by the same printer.
#include "stage/numpy/binding.h"

namespace weft::np {

using namespace py;

wrt::PrintOptions &printOptions() {
  static wrt::PrintOptions options;
  return options;
}

/// Text of one number, for arrays of str.
std::string numberText(int32_t code, const char *at) {
  Array a = Array::empty(code, {});
  __builtin_memcpy(a.data, at, static_cast<size_t>(a.dtype.stride()));
  return wrt::scalarStr(a.tensor(true).get());
}

/// repr of an element of texts or objects, as np shows it inside an array.
static std::string elementText(const Array &a, const char *at) {
  Array one = a;
  one.dims.n = one.strides.n = 0;
  one.data = const_cast<char *>(at);
  const Value item = toPython(one);
  std::string text;
  if (!item || !reprText(item, text)) {
    clearPending();
    return "?";
  }
  return text;
}

std::string arrayText(const Array &a, bool repr) {
  if (!a.dtype.isText() && !a.dtype.isObject()) {
    const wrt::Tensor t = a.tensor(true);
    if (!t) return "?";
    if (a.ndim() == 0 && !repr) return wrt::scalarStr(t.get());
    return repr ? wrt::arrayRepr(t.get(), printOptions()) : wrt::arrayStr(t.get(), printOptions());
  }
  if (a.ndim() == 0 && !repr) {
    std::string text;
    if (!strText(toPython(a), text)) clearPending();
    return text;
  }
  const Array dense = contiguous(a);
  std::vector<std::string> texts;
  const int64_t item = a.dtype.stride();
  for (int64_t i = 0, n = dense.size(); i < n; i++) {
    texts.push_back(elementText(dense, dense.data + i * item));
  }
  const std::string dtype = a.dtype.isObject() ? "object" : "'" + a.dtype.code3() + "'";
  return wrt::layoutText(
      a.dims.span(), [&](int64_t i) { return texts[static_cast<size_t>(i)]; }, repr, dtype, printOptions());
}

std::string scalarText(const Array &a, bool repr) {
  if (a.dtype.isText()) {
    std::string text;
    const Value plain = toPython(a);
    if (!(repr ? reprText(plain, text) : strText(plain, text))) clearPending();
    return repr && a.dtype.text ? (a.dtype.text == 'U' ? "np.str_(" : "np.bytes_(") + text + ")" : text;
  }
  if (a.dtype.isObject()) {
    std::string text;
    if (!(repr ? reprText(toPython(a), text) : strText(toPython(a), text))) clearPending();
    return text;
  }
  const wrt::Tensor t = a.tensor(true);
  return repr ? wrt::scalarRepr(t.get()) : wrt::scalarStr(t.get());
}

} // namespace weft::np
