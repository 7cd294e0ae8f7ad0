#!/usr/bin/env bash
# Installs what weft is built with (Debian 12, as root) and fetches the grammar's sources. Does nothing that is done already.
set -euo pipefail
top=$(cd "$(dirname "$0")/.." && pwd)

packages=(
  ca-certificates g++ cmake ninja-build ccache openssl python3 python3-distutils libpython3.11-stdlib
  clang-22 lld-22 clang-format-22 clang-tidy-22 libclang-rt-22-dev
  llvm-22-dev llvm-22-tools libmlir-22-dev mlir-22-tools zlib1g-dev libzstd-dev
  libfmt-dev libboost-dev libcli11-dev nlohmann-json3-dev libgtest-dev libgmock-dev libbenchmark-dev
  libopenblas-dev libeigen3-dev graphviz libgraphviz-dev
)
# npm brings the grammar's packages. A machine with another Node.js has an npm of its own, and Debian's would not install there.
command -v npm >/dev/null 2>&1 || packages+=(npm)

missing=()
for package in "${packages[@]}"; do
  dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
done
if [ ${#missing[@]} -gt 0 ]; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "setup: these packages are missing; install them as root: ${missing[*]}" >&2
    exit 1
  fi
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
fi

"$top/tools/fetch_grammar.sh"
