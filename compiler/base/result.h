// Result<T>: a value, or the fact that diagnostics were reported. There is no error payload; what went wrong is
// in the Diagnostics that the failing function was given.
#pragma once
#include <optional>
#include <utility>

namespace weft {

struct Failure {};
/// Returned after at least one error was reported.
inline constexpr Failure failure{};

template <typename T> class [[nodiscard]] Result {
public:
  Result(T value) : value_(std::move(value)) {}
  Result(Failure) {}
  explicit operator bool() const { return value_.has_value(); }
  T &operator*() { return *value_; }
  const T &operator*() const { return *value_; }
  T *operator->() { return &*value_; }
  const T *operator->() const { return &*value_; }

private:
  std::optional<T> value_;
};

} // namespace weft
