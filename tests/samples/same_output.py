#!/usr/bin/env python3
"""same_output.py [--close] EXPECTED COMMAND...: runs the command; fails unless it exits 0 and prints exactly the file EXPECTED.

With --close, numbers may differ by 2e-6 of their size: last digits of a long training loop depend on how pow rounds.
"""
import difflib, re, subprocess, sys

NUMBER = r'[-+]?\d+\.\d+(?:[eE][-+]?\d+)?'
arguments = sys.argv[1:]
close = arguments[0] == '--close'
if close: arguments.pop(0)
want = open(arguments[0], encoding='utf-8').read()
process = subprocess.run(arguments[1:], capture_output=True, text=True, timeout=100)


def same(a, b):
    if a == b: return True
    if not close or re.sub(NUMBER, '#', a) != re.sub(NUMBER, '#', b): return False
    return all(abs(float(x) - float(y)) <= 2e-6 * abs(float(y)) for x, y in zip(re.findall(NUMBER, a), re.findall(NUMBER, b)))


if process.returncode != 0 or not same(process.stdout, want):
    print('exit code', process.returncode)
    sys.stdout.writelines(difflib.unified_diff(want.splitlines(True), process.stdout.splitlines(True), 'expected', 'printed'))
    print(process.stderr)
    sys.exit(1)
