// One static argument of an op call, owned: what graphs keep and what gradients write down.
//
// wrt_attr (runtime/core/attr.h) is its borrowed twin that kernels and shape rules see.
#pragma once
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "core/attr.h"
#include "shapes/shape_context.h"

namespace weft {

/// A dtype as an attribute (a plain int would be taken for an Int).
struct DType {
  int32_t number = WRT_INVALID;
  bool operator==(const DType &) const = default;
};

class Attr {
public:
  using Value = std::variant<std::monostate, int64_t, double, bool, DType, wrt::PartialShape, std::vector<int64_t>,
                             std::vector<double>, std::string, std::vector<std::string>>;
  Attr() = default; // not given: the op's default holds
  Attr(int value) : value_(int64_t{value}) {}
  Attr(int64_t value) : value_(value) {}
  Attr(double value) : value_(value) {}
  Attr(bool value) : value_(value) {}
  Attr(DType value) : value_(value) {}
  Attr(wrt_dtype value) : value_(DType{value}) {}
  Attr(wrt::PartialShape value) : value_(std::move(value)) {}
  Attr(std::vector<int64_t> value) : value_(std::move(value)) {}
  Attr(std::vector<double> value) : value_(std::move(value)) {}
  Attr(std::string value) : value_(std::move(value)) {}
  Attr(const char *value) : value_(std::string(value)) {}
  Attr(std::vector<std::string> value) : value_(std::move(value)) {}
  static Attr dtype(int32_t number) { return Attr(DType{number}); }

  bool given() const { return value_.index() != 0; }
  const Value &value() const { return value_; }
  template <typename T> const T *as() const { return std::get_if<T>(&value_); }
  bool operator==(const Attr &) const = default;

  int64_t intOr(int64_t otherwise) const;
  double floatOr(double otherwise) const;
  bool boolOr(bool otherwise) const;
  int32_t dtypeOr(int32_t otherwise) const;
  /// A single int counts as a list of one; empty if not given.
  std::vector<int64_t> ints() const;
  std::string stringOr(std::string otherwise) const;
  /// As in dumps: `[1, 2]`, `float32`, `"SAME"`; empty if not given.
  std::string str() const;

private:
  Value value_;
};
using Attributes =
    std::vector<Attr>; // by position, in the order of the op's record; missing ones at the end: not given

/// wrt_attrs over the values of `attributes`, which must outlive it.
class BorrowedAttrs {
public:
  BorrowedAttrs(const Attributes &attributes, size_t count);
  BorrowedAttrs(const BorrowedAttrs &) = delete;
  std::span<const wrt_attr> span() const { return attrs_; }
  const wrt_attr *data() const { return attrs_.data(); }

private:
  std::vector<wrt_attr> attrs_;
  std::vector<std::vector<wrt_string>> strings_;
};

} // namespace weft
