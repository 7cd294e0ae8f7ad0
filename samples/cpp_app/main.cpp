// Calls functions that weft compiled from the Python samples beside this folder.
#include <cstdio>

#include "first_run.hpp"
#include "newton.hpp"
#include "nn_layer.hpp"

int main() {
  weft::Context context;

  for (float number : {2.0f, 10.0f, 12345.0f}) {
    auto [root, steps] = newton::newton_sqrt(context, number, 1e-6f);
    std::printf("sqrt %g = %.6g after %d steps\n", number, root, steps);
  }

  const int32_t grid[3][4] = {{1, 1, 0, 1}, {0, 2, 3, 4}, {5, 6, 7, 8}};
  for (int32_t length : {2, 4, 5}) {
    auto [row, column] = first_run::first_run(context, {&grid[0][0], {3, 4}}, length);
    std::printf("run of %d at row %d column %d\n", length, row, column);
  }

  const float x[2][2] = {{1, -2}, {3, 4}}, y[2][2] = {{1, 0.5f}, {-1, 2}};
  auto layer = nn_layer::simpler_nn_layer(context, {&x[0][0], {2, 2}}, {&y[0][0], {2, 2}});
  std::printf("relu(x y) = [%g %g; %g %g]\n", layer(0, 0), layer(0, 1), layer(1, 0), layer(1, 1));

  try { // the inner extents do not fit: an error with the Python line, not a crash
    nn_layer::simpler_nn_layer(context, {&x[0][0], {1, 2}}, {&y[0][0], {3, 1}});
  } catch (const std::exception &error) {
    std::printf("refused: %s\n", error.what());
  }
}
