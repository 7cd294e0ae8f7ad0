#!/usr/bin/env bash
# Brings the sources of tree-sitter and tree-sitter-python, as packages from the npm registry, into .deps/ and checks them
# against the hashes in grammar/VERSION. Does nothing where they are there already.
set -euo pipefail
top=$(cd "$(dirname "$0")/.." && pwd)
deps="$top/.deps"
mkdir -p "$deps"
while read -r name version integrity; do
  case "$name" in ''|'#'*) continue ;; esac
  target="$deps/$name-$version"
  [ -e "$target/.complete" ] && continue
  scratch=$(mktemp -d)
  trap 'rm -rf "$scratch"' EXIT
  (cd "$scratch" && npm pack --silent "$name@$version" >/dev/null)
  archive=$(echo "$scratch"/*.tgz)
  found="sha512-$(openssl dgst -sha512 -binary "$archive" | base64 -w0)"
  if [ "$found" != "$integrity" ]; then
    echo "fetch_grammar: $name $version has hash $found, grammar/VERSION says $integrity" >&2
    exit 1
  fi
  rm -rf "$target"
  mkdir -p "$target"
  tar -xzf "$archive" -C "$target" --strip-components=1
  touch "$target/.complete"
  rm -rf "$scratch"
done < "$top/grammar/VERSION"
