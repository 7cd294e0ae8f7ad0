#!/usr/bin/env bash
# build_app.sh BUILD_DIR APP_SOURCE WORK_DIR: installs weft from BUILD_DIR, builds the application as its own project with
# find_package(weft), runs it, and compares what it prints with its expected.txt.
set -euo pipefail
build=$1 source=$2 work=$3/cpp_app
rm -rf "$work"
cmake --install "$build" --prefix "$work/install" >/dev/null
cmake -S "$source" -B "$work/build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_PREFIX_PATH="$work/install" >/dev/null
cmake --build "$work/build" -- --quiet
"$work/build/app" > "$work/printed.txt"
diff "$source/expected.txt" "$work/printed.txt"
