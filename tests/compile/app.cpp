// The same module through the C++ header.
#include "m.hpp"
#include <cstdio>
#include <vector>

int main() {
  weft::Context context;
  m::Model model(context);
  std::printf("newton %.6f and %.6f\n", m::newton(context, 2.0f), model.newton(9.0f));
  const std::vector<float> data{1, 2, 3, 4};
  const auto y = m::scale(context, {data.data(), {2, 2}}, 3.0f);
  std::printf("scale: %d rows, y(3, 1) = %.1f\n", static_cast<int>(y.extent(0)), y(3, 1));
  std::printf("count %d", model.count(1));
  model.calls() = 10;
  std::printf(" and %d\n", model.count(5));
  const auto [quotient, rest] = model.divide(7, -2);
  std::printf("divide %d %d\n", quotient, rest);
  try {
    model.divide(1, 0);
  } catch (const weft::Error &error) {
    std::printf("%s\n", error.what());
  }
  return 0;
}
