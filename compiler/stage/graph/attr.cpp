// Owned attributes: reading, text, and the borrowed form.
#include "stage/graph/attr.h"

#include <fmt/format.h>

namespace weft {

int64_t Attr::intOr(int64_t otherwise) const {
  if (const auto *i = as<int64_t>()) return *i;
  if (const auto *b = as<bool>()) return *b;
  if (const auto *f = as<double>()) return static_cast<int64_t>(*f);
  if (const auto *list = as<std::vector<int64_t>>(); list && list->size() == 1) return list->front();
  return otherwise;
}
double Attr::floatOr(double otherwise) const {
  if (const auto *f = as<double>()) return *f;
  if (const auto *i = as<int64_t>()) return static_cast<double>(*i);
  return otherwise;
}
bool Attr::boolOr(bool otherwise) const {
  if (const auto *b = as<bool>()) return *b;
  if (const auto *i = as<int64_t>()) return *i != 0;
  return otherwise;
}
int32_t Attr::dtypeOr(int32_t otherwise) const {
  const auto *d = as<DType>();
  return d ? d->number : otherwise;
}
std::vector<int64_t> Attr::ints() const {
  if (const auto *list = as<std::vector<int64_t>>()) return *list;
  if (const auto *i = as<int64_t>()) return {*i};
  if (const auto *shape = as<wrt::PartialShape>(); shape && shape->hasRank()) return shape->dims();
  return {};
}
std::string Attr::stringOr(std::string otherwise) const {
  const auto *s = as<std::string>();
  return s ? *s : otherwise;
}

namespace {

std::string quoted(const std::string &text) {
  std::string out = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\')
      (out += '\\') += c;
    else if (c == '\n')
      out += "\\n";
    else if (static_cast<unsigned char>(c) < 32)
      out += fmt::format("\\x{:02x}", static_cast<unsigned char>(c));
    else
      out += c;
  }
  return out + '"';
}
template <typename T, typename F> std::string listText(const std::vector<T> &items, F &&text) {
  std::string out = "[";
  for (size_t i = 0; i < items.size(); ++i) out += (i ? ", " : "") + text(items[i]);
  return out + "]";
}

struct Text {
  std::string operator()(std::monostate) const { return ""; }
  std::string operator()(int64_t v) const { return fmt::format("{}", v); }
  std::string operator()(double v) const { return fmt::format("{}", v); }
  std::string operator()(bool v) const { return v ? "true" : "false"; }
  std::string operator()(DType v) const { return wrt_dtype_name(v.number); }
  std::string operator()(const wrt::PartialShape &v) const { return v.str(); }
  std::string operator()(const std::vector<int64_t> &v) const {
    return listText(v, [](int64_t i) { return fmt::format("{}", i); });
  }
  std::string operator()(const std::vector<double> &v) const {
    return listText(v, [](double f) { return fmt::format("{}", f); });
  }
  std::string operator()(const std::string &v) const { return quoted(v); }
  std::string operator()(const std::vector<std::string> &v) const { return listText(v, quoted); }
};

} // namespace

std::string Attr::str() const { return std::visit(Text{}, value_); }

BorrowedAttrs::BorrowedAttrs(const Attributes &attributes, size_t count) {
  attrs_.reserve(count);
  strings_.reserve(attributes.size());
  for (size_t i = 0; i < count; ++i) {
    wrt::Attr borrowed;
    if (i < attributes.size()) {
      const Attr &a = attributes[i];
      if (const auto *v = a.as<int64_t>()) borrowed = wrt::Attr::integer(*v);
      if (const auto *v = a.as<double>()) borrowed = wrt::Attr::real(*v);
      if (const auto *v = a.as<bool>()) borrowed = wrt::Attr::boolean(*v);
      if (const auto *v = a.as<DType>()) borrowed = wrt::Attr::dtype(v->number);
      if (const auto *v = a.as<wrt::PartialShape>())
        borrowed = v->hasRank() ? wrt::Attr::shape(v->dims()) : wrt::Attr::unknownShape();
      if (const auto *v = a.as<std::vector<int64_t>>()) borrowed = wrt::Attr::ints(*v);
      if (const auto *v = a.as<std::vector<double>>()) borrowed = wrt::Attr::floats(*v);
      if (const auto *v = a.as<std::string>()) borrowed = wrt::Attr::string(*v);
      if (const auto *v = a.as<std::vector<std::string>>()) {
        auto &views = strings_.emplace_back();
        for (const std::string &s : *v) views.push_back({const_cast<char *>(s.data()), static_cast<int64_t>(s.size())});
        borrowed = wrt::Attr::strings(views);
      }
    }
    attrs_.push_back(borrowed);
  }
}

} // namespace weft
