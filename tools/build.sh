#!/usr/bin/env bash
# Configures and builds one preset: build.sh [PRESET] [TARGET...]. PRESET is release if not given.
set -euo pipefail
cd "$(dirname "$0")/.."
preset=${1:-release}
shift || true
# ccache hits across clones of the repository.
export CCACHE_BASEDIR="$PWD" CCACHE_NOHASHDIR=1
[ -f "build/$preset/build.ninja" ] || cmake --preset "$preset" -Wno-dev >/dev/null
cmake --build "build/$preset" ${1:+--target "$@"} -- --quiet
