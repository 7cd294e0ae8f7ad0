#!/usr/bin/env python3
"""same_output.py EXPECTED COMMAND...: runs the command; fails unless it exits 0 and prints exactly the file EXPECTED."""
import difflib, subprocess, sys

want = open(sys.argv[1], encoding='utf-8').read()
process = subprocess.run(sys.argv[2:], capture_output=True, text=True, timeout=100)
if process.returncode != 0 or process.stdout != want:
    print('exit code', process.returncode)
    sys.stdout.writelines(difflib.unified_diff(want.splitlines(True), process.stdout.splitlines(True), 'expected', 'printed'))
    print(process.stderr)
    sys.exit(1)
