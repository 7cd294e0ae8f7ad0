// NumPy's array printing: choice of a common format for the elements, then brackets, line wrapping and summaries.
#include "core/print.h"
#include "core/float_digits.h"
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <functional>
#include <limits>

namespace wrt {
namespace {

using Format = std::function<std::string(int64_t element)>;

// -- numbers -----------------------------------------------------------------------------------------------------

// From here on NumPy changes to the scientific form: 10^min(8, decimal digits of the type) in arrays.
template <typename T>
constexpr double arrayCutoff = std::is_same_v<T, Half>    ? 1e3
                               : std::is_same_v<T, float> ? 1e6
                                                          : 1e8;
template <typename T>
constexpr double scalarCutoff = std::is_same_v<T, Half>    ? 1e3
                                : std::is_same_v<T, float> ? 1e6
                                                           : 1e16;

template <typename T> double asDouble(T v) {
  if constexpr (std::is_same_v<T, Half>)
    return static_cast<double>(static_cast<float>(v));
  else
    return static_cast<double>(v);
}

/// NumPy's FloatingFormat: one format for all elements.
template <typename T> struct FloatFormat {
  bool scientific = false, plus = false;
  int padLeft = 0, padRight = 0, expSize = -1, precision = 8;

  FloatFormat(const std::vector<T> &values, const PrintOptions &options, bool plusSign)
      : plus(plusSign), precision(options.precision) {
    double most = 0, least = std::numeric_limits<double>::infinity();
    size_t finite = 0;
    bool negativeInfinity = false;
    for (T value : values) {
      const double v = asDouble(value);
      if (!std::isfinite(v)) {
        negativeInfinity |= std::isinf(v) && v < 0;
        continue;
      }
      ++finite;
      if (v != 0) {
        most = std::max(most, std::fabs(v));
        least = std::min(least, std::fabs(v));
      }
    }
    if (most > 0) {
      // The ratio is computed in the element type, where it may overflow.
      double ratio = most / least;
      if constexpr (std::is_same_v<T, float>) ratio = static_cast<float>(most) / static_cast<float>(least);
      if constexpr (std::is_same_v<T, Half>) ratio = static_cast<float>(Half(static_cast<float>(most / least)));
      scientific = most >= arrayCutoff<T> || (!options.suppress && (least < 0.0001 || ratio > 1000.0));
    }
    int before = 0, after = 0;
    for (T value : values) {
      if (!std::isfinite(asDouble(value))) continue;
      const std::string text = scientific ? formatScientific(value, precision, 0, Trim::Point, 0)
                                          : formatPositional(value, precision, 0, Trim::Point);
      const size_t point = text.find('.'), e = scientific ? text.find('e') : text.size();
      before = std::max(before, static_cast<int>(point) + (plus && text[0] != '-'));
      after = std::max(after, static_cast<int>(e - point) - 1);
      if (scientific) expSize = std::max(expSize, static_cast<int>(text.size() - e) - 2);
    }
    if (finite) {
      padLeft = before;
      if (scientific) {
        precision = after;
        padRight = expSize + 2 + precision;
      } else {
        padRight = after;
      }
    }
    if (finite != values.size()) {
      const int offset = padRight + 1;
      padLeft = std::max({padLeft, 3 - offset, 3 + (plus || negativeInfinity) - offset});
    }
  }

  std::string operator()(T value) const {
    const double v = asDouble(value);
    if (!std::isfinite(v)) {
      const std::string text = std::isnan(v) ? (plus ? "+nan" : "nan") : v < 0 ? "-inf" : plus ? "+inf" : "inf";
      const int width = padLeft + padRight + 1;
      return std::string(static_cast<size_t>(std::max(0, width - static_cast<int>(text.size()))), ' ') + text;
    }
    std::string text = scientific ? formatScientific(value, precision, precision, Trim::None, expSize)
                                  : formatPositional(value, precision, 0, Trim::Point);
    if (plus && text[0] != '-') text.insert(0, "+");
    const int left = static_cast<int>(text.find('.'));
    if (left < padLeft) text.insert(0, static_cast<size_t>(padLeft - left), ' ');
    if (!scientific) {
      const int right = static_cast<int>(text.size() - text.find('.')) - 1;
      if (right < padRight) text.append(static_cast<size_t>(padRight - right), ' ');
    }
    return text;
  }
};

template <typename T> std::string scalarFloat(T value, Trim trim = Trim::Zero) {
  const double v = asDouble(value);
  if (std::isnan(v)) return "nan";
  if (std::isinf(v)) return v < 0 ? "-inf" : "inf";
  const double magnitude = std::fabs(v);
  if (magnitude == 0 || (magnitude < scalarCutoff<T> && magnitude >= 1e-4)) return formatPositional(value, -1, 0, trim);
  return formatScientific(value, -1, 0, Trim::All, 0);
}

template <typename C> std::string scalarComplex(C value) {
  const auto re = value.real(), im = value.imag();
  const std::string imaginary = scalarFloat(im, Trim::All);
  if (re == 0 && !std::signbit(re)) return imaginary + "j";
  return "(" + scalarFloat(re, Trim::All) + (std::isnan(im) || !std::signbit(im) ? "+" : "") + imaginary + "j)";
}

std::string bfloatText(BFloat16 value) {
  char text[32];
  std::snprintf(text, sizeof text, "%g", static_cast<double>(static_cast<float>(value)));
  return std::isnan(static_cast<float>(value)) ? "nan" : text;
}

std::string integerText(const wrt_tensor *t, int64_t i) {
  switch (t->dtype) {
  case WRT_INT8:
    return std::to_string(data<int8_t>(t)[i]);
  case WRT_INT16:
    return std::to_string(data<int16_t>(t)[i]);
  case WRT_INT32:
    return std::to_string(data<int32_t>(t)[i]);
  case WRT_INT64:
    return std::to_string(data<int64_t>(t)[i]);
  case WRT_UINT8:
    return std::to_string(data<uint8_t>(t)[i]);
  case WRT_UINT16:
    return std::to_string(data<uint16_t>(t)[i]);
  case WRT_UINT32:
    return std::to_string(data<uint32_t>(t)[i]);
  default:
    return std::to_string(data<uint64_t>(t)[i]);
  }
}

// -- formats of arrays ----------------------------------------------------------------------------------------------

template <typename T> std::vector<T> pick(const wrt_tensor *t, const std::vector<int64_t> &elements) {
  std::vector<T> values;
  values.reserve(elements.size());
  for (int64_t i : elements) values.push_back(data<T>(t)[i]);
  return values;
}
template <typename T>
Format floatFormat(const wrt_tensor *t, const std::vector<int64_t> &shown, const PrintOptions &options) {
  return [format = FloatFormat<T>(pick<T>(t, shown), options, false), t](int64_t i) { return format(data<T>(t)[i]); };
}
template <typename C>
Format complexFormat(const wrt_tensor *t, const std::vector<int64_t> &shown, const PrintOptions &options) {
  using T = typename C::value_type;
  std::vector<T> re, im;
  for (const C &v : pick<C>(t, shown)) {
    re.push_back(v.real());
    im.push_back(v.imag());
  }
  return [real = FloatFormat<T>(re, options, false), imag = FloatFormat<T>(im, options, true), t](int64_t i) {
    std::string text = imag(data<C>(t)[i].imag());
    const size_t end = text.find_last_not_of(' ') + 1;
    return real(data<C>(t)[i].real()) + text.substr(0, end) + "j" + text.substr(end);
  };
}

/// The format for the elements that will be shown.
Format chooseFormat(const wrt_tensor *t, const std::vector<int64_t> &shown, const PrintOptions &options) {
  switch (t->dtype) {
  case WRT_FLOAT32:
    return floatFormat<float>(t, shown, options);
  case WRT_FLOAT64:
    return floatFormat<double>(t, shown, options);
  case WRT_HALF:
    return floatFormat<Half>(t, shown, options);
  case WRT_COMPLEX64:
    return complexFormat<Complex64>(t, shown, options);
  case WRT_COMPLEX128:
    return complexFormat<Complex128>(t, shown, options);
  case WRT_BFLOAT16:
    return [t](int64_t i) { return bfloatText(data<BFloat16>(t)[i]); };
  case WRT_BOOL:
    return [t](int64_t i) -> std::string { return data<bool>(t)[i] ? (t->rank ? " True" : "True") : "False"; };
  case WRT_STRING:
    return [t](int64_t i) { return pythonBytes(text(data<wrt_string>(t)[i])); };
  case WRT_RESOURCE:
    return [](int64_t) -> std::string { return "<Resource Tensor>"; };
  case WRT_VARIANT:
    return [](int64_t) -> std::string { return "<TensorList>"; };
  default:
    break;
  }
  size_t width = 0;
  for (int64_t i : shown) width = std::max(width, integerText(t, i).size());
  return [t, width](int64_t i) {
    std::string text = integerText(t, i);
    return text.size() < width ? std::string(width - text.size(), ' ') + text : text;
  };
}

struct ArrayPrinter {
  const wrt_tensor *t;
  const PrintOptions &options;
  std::string_view separator; // " " or ", "
  bool summarize;
  Format format;
  int lineWidth;

  bool cut(int axis) const { return summarize && 2 * options.edgeItems < t->dims[axis]; }

  /// The elements of the corners.
  void collect(int axis, int64_t offset, std::vector<int64_t> &shown) const {
    if (axis == t->rank) return shown.push_back(offset);
    const int64_t n = t->dims[axis];
    for (int64_t i = 0; i < n; ++i) {
      if (cut(axis) && i == options.edgeItems) i = n - options.edgeItems;
      collect(axis + 1, offset * n + i, shown);
    }
  }

  static void extend(std::string &s, std::string &line, const std::string &word, int width, const std::string &indent) {
    if (static_cast<int>(line.size() + word.size()) > width && line.size() > indent.size()) {
      s += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
      line = indent;
    }
    line += word;
  }

  std::string print(int axis, int64_t offset, const std::string &indent, int width) const {
    if (axis == t->rank) return format(offset);
    const int64_t n = t->dims[axis];
    const bool summary = cut(axis);
    const int64_t leading = summary ? options.edgeItems : 0, trailing = summary ? options.edgeItems : n;
    const std::string inner = indent + " ", bare(separator.substr(0, separator.find(' ')));
    std::string s;
    const auto element = [&](int64_t i) { return print(axis + 1, offset * n + i, inner, width - 1); };
    if (axis == t->rank - 1) {
      const int elementWidth = width - std::max(static_cast<int>(bare.size()), 1);
      std::string line = indent;
      for (int64_t i = 0; i < leading; ++i) {
        extend(s, line, element(i), elementWidth, indent);
        line += separator;
      }
      if (summary) {
        extend(s, line, "...", elementWidth, indent);
        line += separator;
      }
      for (int64_t i = trailing; i > 1; --i) {
        extend(s, line, element(n - i), elementWidth, indent);
        line += separator;
      }
      extend(s, line, element(n - 1), elementWidth, indent);
      s += line;
    } else {
      const std::string lineSeparator = bare + std::string(static_cast<size_t>(t->rank - axis - 1), '\n');
      for (int64_t i = 0; i < leading; ++i) s += indent + element(i) + lineSeparator;
      if (summary) s += indent + "..." + lineSeparator;
      for (int64_t i = trailing; i > 1; --i) s += indent + element(n - i) + lineSeparator;
      s += indent + element(n - 1);
    }
    return "[" + s.substr(indent.size()) + "]";
  }
};

std::string arrayText(const wrt_tensor *t, const PrintOptions &options, std::string_view separator, int prefix,
                      int suffix, const Format *ready = nullptr) {
  if (t->size == 0) return "[]";
  ArrayPrinter printer{t, options, separator, t->size > options.threshold, {}, options.lineWidth - suffix};
  std::vector<int64_t> shown;
  printer.collect(0, 0, shown);
  printer.format = ready ? *ready : chooseFormat(t, shown, options);
  return printer.print(0, 0, std::string(static_cast<size_t>(prefix + 1), ' '), printer.lineWidth);
}

bool dtypeIsImplied(int32_t dtype) {
  return dtype == WRT_INT64 || dtype == WRT_FLOAT64 || dtype == WRT_COMPLEX128 || dtype == WRT_BOOL;
}
const char *numpyName(int32_t dtype) {
  return dtype == WRT_STRING || dtype == WRT_RESOURCE || dtype == WRT_VARIANT ? "object" : wrt_dtype_name(dtype);
}

} // namespace

std::string shapeTuple(std::span<const int64_t> dims) {
  std::string text = "(";
  for (size_t i = 0; i < dims.size(); ++i) text += (i ? ", " : "") + std::to_string(dims[i]);
  return text + (dims.size() == 1 ? ",)" : ")");
}

std::string arrayStr(const wrt_tensor *t, const PrintOptions &options) {
  return t->rank == 0 ? scalarStr(t) : arrayText(t, options, " ", 0, 0);
}

static std::string withExtras(const wrt_tensor *t, const PrintOptions &options, std::string text, bool implied,
                              const std::string &dtype) {
  std::string extras;
  if ((t->size == 0 && !(t->rank == 1 && t->dims[0] == 0)) || t->size > options.threshold)
    extras = "shape=" + shapeTuple(dims(t));
  if (!implied || t->size == 0) extras += std::string(extras.empty() ? "" : ", ") + "dtype=" + dtype;
  if (extras.empty()) return text + ")";
  text += ",";
  extras += ")";
  const size_t lastLine = text.size() - (text.rfind('\n') + 1);
  const bool newLine = static_cast<int>(lastLine + extras.size() + 1) > options.lineWidth;
  return text + (newLine ? "\n" + std::string(std::strlen("array("), ' ') : " ") + extras;
}

std::string arrayRepr(const wrt_tensor *t, const PrintOptions &options) {
  const std::string prefix = "array(";
  return withExtras(t, options, prefix + arrayText(t, options, ", ", static_cast<int>(prefix.size()), 1),
                    dtypeIsImplied(t->dtype), numpyName(t->dtype));
}

std::string layoutText(std::span<const int64_t> extents, const std::function<std::string(int64_t)> &element, bool repr,
                       const std::string &dtype, const PrintOptions &options) {
  wrt_tensor shape{}; // the layout looks at nothing else
  shape.rank = static_cast<int32_t>(extents.size());
  shape.dims = const_cast<int64_t *>(extents.data());
  shape.size = 1;
  for (int64_t d : extents) shape.size *= d;
  if (!repr) return shape.rank ? arrayText(&shape, options, " ", 0, 0, &element) : element(0);
  const std::string prefix = "array(";
  return withExtras(&shape, options,
                    prefix + arrayText(&shape, options, ", ", static_cast<int>(prefix.size()), 1, &element), false,
                    dtype);
}

std::string scalarStr(const wrt_tensor *t) {
  switch (t->dtype) {
  case WRT_FLOAT32:
    return scalarFloat(*data<float>(t));
  case WRT_FLOAT64:
    return scalarFloat(*data<double>(t));
  case WRT_HALF:
    return scalarFloat(*data<Half>(t));
  case WRT_BFLOAT16:
    return bfloatText(*data<BFloat16>(t));
  case WRT_COMPLEX64:
    return scalarComplex(*data<Complex64>(t));
  case WRT_COMPLEX128:
    return scalarComplex(*data<Complex128>(t));
  case WRT_BOOL:
    return *data<bool>(t) ? "True" : "False";
  case WRT_STRING:
    return pythonBytes(text(*data<wrt_string>(t)));
  case WRT_RESOURCE:
    return "<Resource Tensor>";
  case WRT_VARIANT:
    return "<TensorList>";
  default:
    return integerText(t, 0);
  }
}

std::string scalarRepr(const wrt_tensor *t) {
  if (t->dtype == WRT_STRING || isManaged(t->dtype) || t->dtype == WRT_BFLOAT16) return scalarStr(t);
  if (t->dtype == WRT_BOOL) return *data<bool>(t) ? "np.True_" : "np.False_";
  const std::string value = scalarStr(t);
  if (isComplex(t->dtype) && value[0] == '(') return std::string("np.") + wrt_dtype_name(t->dtype) + value;
  return std::string("np.") + wrt_dtype_name(t->dtype) + "(" + value + ")";
}

std::string itemRepr(const wrt_tensor *t) {
  switch (t->dtype) {
  case WRT_FLOAT32:
    return pythonFloat(static_cast<double>(*data<float>(t)));
  case WRT_FLOAT64:
    return pythonFloat(*data<double>(t));
  case WRT_HALF:
    return pythonFloat(static_cast<double>(static_cast<float>(*data<Half>(t))));
  case WRT_BFLOAT16:
    return pythonFloat(static_cast<double>(static_cast<float>(*data<BFloat16>(t))));
  case WRT_COMPLEX64:
    return scalarComplex(Complex128(*data<Complex64>(t)));
  default:
    return scalarStr(t);
  }
}

namespace {
std::string ownLine(std::string text) { return text.find('\n') == std::string::npos ? text : "\n" + text; }
} // namespace

std::string numpyText(const wrt_tensor *t, const PrintOptions &options) {
  return ownLine(t->rank == 0 ? itemRepr(t) : arrayRepr(t, options));
}

std::string tensorStr(const wrt_tensor *t, const PrintOptions &options) {
  return "tf.Tensor(" + ownLine(arrayStr(t, options)) + ", shape=" + shapeTuple(dims(t)) +
         ", dtype=" + wrt_dtype_name(t->dtype) + ")";
}

std::string tensorRepr(const wrt_tensor *t, const PrintOptions &options) {
  return "<tf.Tensor: shape=" + shapeTuple(dims(t)) + ", dtype=" + wrt_dtype_name(t->dtype) +
         ", numpy=" + numpyText(t, options) + ">";
}

std::string pythonFloat(double value) {
  if (std::isnan(value)) return "nan";
  if (std::isinf(value)) return value < 0 ? "-inf" : "inf";
  const FloatDigits d = shortestDigits(value);
  if (value == 0 || (d.exponent >= -4 && d.exponent < 16)) return formatPositional(value, -1, 0, Trim::Zero);
  return formatScientific(value, -1, 0, Trim::All, 0);
}

std::string pythonBytes(std::string_view bytes) {
  const bool single = bytes.find('\'') != std::string_view::npos && bytes.find('"') == std::string_view::npos;
  const char quote = single ? '"' : '\'';
  std::string out = "b";
  out += quote;
  for (char ch : bytes) {
    const auto c = static_cast<unsigned char>(ch);
    if (ch == quote || ch == '\\')
      out += {'\\', ch};
    else if (ch == '\n')
      out += "\\n";
    else if (ch == '\r')
      out += "\\r";
    else if (ch == '\t')
      out += "\\t";
    else if (c < 0x20 || c >= 0x7f) {
      char hex[8];
      std::snprintf(hex, sizeof hex, "\\x%02x", c);
      out += hex;
    } else
      out += ch;
  }
  return out + quote;
}

} // namespace wrt
