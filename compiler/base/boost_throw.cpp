// Boost reports mistakes in its own use by boost::throw_exception, which a program without exceptions has to define.
// Our arguments are checked before (digits, divisors, shift counts), so coming here is an internal error.
#include <cstdio>
#include <cstdlib>
#include <exception>

#include <boost/assert/source_location.hpp>

namespace boost {

[[noreturn]] void throw_exception(const std::exception &reason, const source_location &) {
  std::fprintf(stderr, "weft: internal error: %s\n", reason.what());
  std::_Exit(70);
}
[[noreturn]] void throw_exception(const std::exception &reason) { throw_exception(reason, source_location()); }

} // namespace boost
