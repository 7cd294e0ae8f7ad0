#!/usr/bin/env bash
# Sets up, builds and runs every test, and the fuzzer of the front end for a minute.
set -euo pipefail
cd "$(dirname "$0")/.."
tools/setup.sh
tools/build.sh release
ctest --preset release
tools/build.sh fuzz front_fuzzer
ctest --preset fuzz
