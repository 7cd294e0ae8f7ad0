#!/usr/bin/env python3
"""Compares weft's syntax tree and unparser with CPython's for every file of a Python library.

    stdlib_check.py WEFT_AST [--least PERCENT] [--show N] [PATH...]

WEFT_AST is the weft-ast program. Without PATH the files of Debian's libpython3.11 packages are taken, or else this Python's own
standard library. Prints `N of M equal` for trees with positions and for unparsed text, and fails below --least per cent.
Run it with CPython 3.11: other versions have other trees.
"""
import argparse
import ast
import os
import subprocess
import sys
import sysconfig
import warnings

warnings.simplefilter("ignore")
sys.setrecursionlimit(20000)


def library_files():
    packages = ["libpython3.11-stdlib", "libpython3.11-minimal", "python3.11-minimal"]
    try:
        listing = subprocess.run(["dpkg", "-L", *packages], capture_output=True, text=True).stdout.split("\n")
    except OSError:
        listing = []
    files = sorted({name for name in listing if name.endswith(".py") and os.path.isfile(name)})
    return files or python_files([sysconfig.get_paths()["stdlib"]])


def python_files(paths):
    found = []
    for path in paths:
        if os.path.isfile(path):
            found.append(path)
        for folder, _, names in os.walk(path):
            found += [os.path.join(folder, name) for name in names if name.endswith(".py")]
    return sorted(found)


def run(program, mode, files):
    done = subprocess.run([program, mode, "-"], input="\n".join(files).encode(), capture_output=True)
    if done.returncode:
        print(f"{program} {mode} ended with {done.returncode}", done.stderr.decode()[-2000:])
    texts = done.stdout.split(b"\n\x1e\n")
    return [text.decode("utf-8", "surrogatepass") for text in texts[:-1]]


def first_difference(ours, theirs):
    at = next((i for i, (a, b) in enumerate(zip(ours, theirs)) if a != b), min(len(ours), len(theirs)))
    start = max(0, at - 120)
    return f"    ours   {ours[start:at + 80]!r}\n    theirs {theirs[start:at + 80]!r}"


def main():
    options = argparse.ArgumentParser()
    options.add_argument("weft_ast")
    options.add_argument("--least", type=float, default=0.0)
    options.add_argument("--show", type=int, default=10)
    options.add_argument("paths", nargs="*")
    given = options.parse_intermixed_args()
    if sys.version_info[:2] != (3, 11):
        print("skipped: this needs CPython 3.11 as the reference")
        return 77

    files, trees = [], []
    for name in python_files(given.paths) if given.paths else library_files():
        with open(name, "rb") as stream:
            source = stream.read()
        try:
            compile(source, name, "exec", dont_inherit=True)
            trees.append(ast.parse(source))
            files.append(name)
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            continue  # refusals are compared elsewhere

    failed = False
    for title, mode, reference in (
        ("trees", "positions", lambda tree: ast.dump(tree, include_attributes=True)),
        ("texts", "unparse", ast.unparse),
    ):
        ours = []
        for start in range(0, len(files), 200):
            ours += run(given.weft_ast, mode, files[start:start + 200])
        equal = total = shown = 0
        for name, tree, text in zip(files, trees, ours):
            try:
                expected = reference(tree)
            except (ValueError, RecursionError):
                continue  # ast.unparse cannot print this tree
            total += 1
            if text == expected:
                equal += 1
            elif shown < given.show:
                shown += 1
                print(f"  {name}\n{text[:200] if text.startswith('ERROR') else first_difference(text, expected)}")
        print(f"{title}: {equal} of {total} equal")
        failed |= total == 0 or len(ours) != len(files) or 100.0 * equal / total < given.least
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
