#!/usr/bin/env bash
# Sets up, builds, and shows weft's main job on the samples: convert, draw, run, compile, link into a C++ program.
set -euo pipefail
cd "$(dirname "$0")/.."
tools/setup.sh
tools/build.sh release weft weftc
weft=build/release/bin/weft
out=build/demo
mkdir -p "$out"
show() { printf '\n$ %s\n' "$*"; "$@"; }

show $weft convert samples/nn_layer/nn_layer.py -f simpler_nn_layer
show $weft graph samples/newton/newton.py -f newton_sqrt
show $weft graph samples/newton/newton.py -f newton_sqrt --format=svg -o "$out/newton.svg"
show $weft run samples/newton/newton.py
show $weft compile samples/newton/newton.py -f newton_sqrt --emit=exe -o "$out/newton"
show "$out/newton" 2.0 1e-6

printf '\nA C++ application with CMake and find_package(weft):\n'
cmake --install build/release --prefix "$PWD/$out/install" >/dev/null
show cmake -S samples/cpp_app -B "$out/cpp_app" -G Ninja -DCMAKE_BUILD_TYPE=Release \
  -DCMAKE_PREFIX_PATH="$PWD/$out/install"
show cmake --build "$out/cpp_app"
show "$out/cpp_app/app"
