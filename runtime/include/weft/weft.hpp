// weft/weft.hpp: header-only C++17 layer over weft/abi.h, compiled by the application's own compiler.
//
// Errors are thrown where exceptions are on; where they are off, a failing allocating call aborts, and the noexcept
// overloads that return weft_code are the ones to use.
#pragma once
#include <weft/abi.h>

#include <array>
#include <complex>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>
#if __has_include(<version>)
#include <version>
#endif
#ifdef __cpp_lib_span
#include <span>
#endif
#ifdef __cpp_lib_mdspan
#include <mdspan>
#endif
#if defined(__cpp_exceptions) || defined(__EXCEPTIONS) || defined(_CPPUNWIND)
#define WEFT_THROW(...) throw __VA_ARGS__
#else
#define WEFT_THROW(...) (std::fprintf(stderr, "%s\n", (__VA_ARGS__).what()), std::abort())
#endif

namespace weft {

/// An extent that is known only when the program runs.
inline constexpr int64_t dyn = -1;

template <class T> struct is_complex : std::false_type {};
template <class T> struct is_complex<std::complex<T>> : std::true_type {};

template <class T> constexpr weft_dtype dtype_of() {
  using U = std::remove_const_t<T>;
  static_assert(std::is_arithmetic_v<U> || is_complex<U>::value, "elements are numbers, bools or std::complex");
  constexpr uint8_t code = std::is_same_v<U, bool> ? 6 : is_complex<U>::value ? 5 : std::is_floating_point_v<U> ? 2 : std::is_unsigned_v<U> ? 1 : 0;
  return {code, uint8_t(sizeof(U) * 8), 1};
}

struct Error : std::runtime_error {
  explicit Error(const weft_error &e)
      : std::runtime_error((e.file ? std::string(e.file) + ":" + std::to_string(e.line) + ": " : std::string()) + e.message), code(weft_code(e.code)) {}
  weft_code code;
};

/// A borrowed row-major tensor: pointer and shape. Extents are compile-time numbers or `dyn`.
template <class T, int64_t... E> class view {
public:
  static constexpr int rank = sizeof...(E);
  static constexpr std::array<int64_t, rank> static_shape{E...};
  static constexpr int num_dynamic = (0 + ... + int(E == dyn));

  view(T *data, std::array<int64_t, rank> shape) : data_(data), shape_(shape) {
    for (int i = 0; i < rank; ++i)
      if (static_shape[i] != dyn && static_shape[i] != shape[i]) WEFT_THROW(std::invalid_argument("weft::view: wrong extent"));
  }
  /// Rank 1: from anything contiguous with data() and size().
  template <class C, class = std::enable_if_t<rank == 1 && std::is_convertible_v<decltype(std::declval<C &>().data()), T *> &&
                                              std::is_convertible_v<decltype(std::declval<C &>().size()), size_t>>>
  view(C &&c) : view(c.data(), {int64_t(c.size())}) {}
  /// view<T> -> view<const T>
  operator view<const T, E...>() const { return {data_, shape_}; }

  T *data() const { return data_; }
  int64_t extent(int i) const { return shape_[size_t(i)]; }
  const std::array<int64_t, rank> &shape() const { return shape_; }
  int64_t size() const {
    int64_t n = 1;
    for (auto d : shape_) n *= d;
    return n;
  }
  T *begin() const { return data_; }
  T *end() const { return data_ + size(); }
  template <class... I> T &operator()(I... i) const {
    static_assert(sizeof...(I) == rank, "one index for each dimension");
    int64_t at = 0;
    size_t k = 0;
    ((at = at * shape_[k++] + int64_t(i)), ...);
    return data_[at];
  }
#ifdef __cpp_lib_span
  operator std::span<T>() const
    requires(rank == 1)
  {
    return {data_, size_t(size())};
  }
#endif
#ifdef __cpp_lib_mdspan
  auto mdspan() const { return std::mdspan<T, std::extents<int64_t, (E == dyn ? std::dynamic_extent : size_t(E))...>>(data_, shape_); }
#endif
  /// For the uniform calling convention; borrows this view's shape.
  weft_tensor raw() const {
    return {const_cast<std::remove_const_t<T> *>(data_), {1, 0}, rank, dtype_of<T>(), const_cast<int64_t *>(shape_.data()), nullptr, 0};
  }

private:
  T *data_;
  std::array<int64_t, rank> shape_;
};

/// An owned tensor.
template <class T, int64_t... E> class tensor {
public:
  static constexpr int rank = sizeof...(E);
  tensor() { shape_.fill(0); }
  explicit tensor(std::array<int64_t, rank> shape) : shape_(shape), data_(new T[count()]()) {}
  view<T, E...> get() { return {data_.get(), shape_}; }
  view<const T, E...> get() const { return {data_.get(), shape_}; }
  operator view<T, E...>() { return get(); }
  operator view<const T, E...>() const { return get(); }
  T *data() { return data_.get(); }
  const T *data() const { return data_.get(); }
  int64_t extent(int i) const { return shape_[size_t(i)]; }
  const std::array<int64_t, rank> &shape() const { return shape_; }
  int64_t size() const { return int64_t(count()); }
  T *begin() { return data_.get(); }
  T *end() { return data_.get() + count(); }
  const T *begin() const { return data_.get(); }
  const T *end() const { return data_.get() + count(); }
  template <class... I> T &operator()(I... i) { return get()(i...); }
  template <class... I> const T &operator()(I... i) const { return get()(i...); }
  weft_tensor raw() { return {data_.get(), {1, 0}, rank, dtype_of<T>(), shape_.data(), nullptr, 0}; }
  /// Fewer rows than there was room for.
  void shrink(int64_t extent0) { shape_[0] = extent0; }

private:
  size_t count() const {
    size_t n = 1;
    for (auto d : shape_) n *= size_t(d);
    return n;
  }
  std::array<int64_t, rank> shape_;
  std::unique_ptr<T[]> data_;
};

/// Memory, threads and output that calls share; see weft_context.
class Context {
public:
  explicit Context(const weft_options *options = nullptr) : p_(weft_context_create(options), &weft_context_destroy) {
    if (!p_) WEFT_THROW(std::runtime_error("weft: no memory for a context"));
  }
  weft_context *get() const { return p_.get(); }
  void set_seed(int64_t seed) { weft_context_set_seed(p_.get(), seed); }

private:
  std::unique_ptr<weft_context, decltype(&weft_context_destroy)> p_;
};

inline void check_abi(const weft_module *m) {
  if (m->abi_version != WEFT_ABI_VERSION)
    WEFT_THROW(std::runtime_error(std::string("weft module ") + m->name + ": ABI " + std::to_string(m->abi_version) + ", expected " +
                                  std::to_string(WEFT_ABI_VERSION)));
}

} // namespace weft
