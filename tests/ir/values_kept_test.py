#!/usr/bin/env python3
"""Runs values_kept.py in four ways and compares what each call gives, prints and fails with.

    values_kept_test.py WEFT FUNCTION...     no FUNCTION: all
    values_kept_test.py --list

The ways: the graph interpreter, which knows no passes; the JIT; an executable of -O0, which is the graph as traced; and one
of -O3 with all passes.
"""
import os, re, subprocess, sys, tempfile

PROGRAM = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'values_kept.py')


def calls():
    found, arguments = {}, []
    for line in open(PROGRAM):
        if line.startswith('# CALL'): arguments.append(line.split()[2:])
        elif line.startswith('def '):
            found[re.match(r'def (\w+)', line).group(1)] = arguments
            arguments = []
    return found


def run(command, folder):
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=120)


def numbers(text):
    """What a call printed, as text without what differs between a tensor's str in a script and an executable's."""
    return re.sub(r'\s+', ' ', text).strip()


def main():
    weft, wanted = sys.argv[1], sys.argv[2:]
    wrong = checked = failed_calls = 0
    with tempfile.TemporaryDirectory() as folder:
        text = open(PROGRAM).read()
        for name, lists in calls().items():
            if wanted and name not in wanted: continue
            for level in ('0', '3'):
                made = run([weft, 'compile', PROGRAM, '-f', name, '--emit=exe', '-O' + level, '-o', folder + '/%s%s' % (name, level)], folder)
                if made.returncode: sys.exit('%s does not compile: %s' % (name, made.stderr))
            for arguments in lists:
                script = os.path.join(folder, 'call.py')
                with open(script, 'w') as out:
                    out.write(text + '\nprint(%s(%s))\n' % (name, ', '.join(arguments)))
                ways = {
                    'interpreter': run([weft, 'run', '--no-jit', script], folder),
                    'jit': run([weft, 'run', script], folder),
                    'O0': run([folder + '/%s0' % name] + arguments, folder),
                    'O3': run([folder + '/%s3' % name] + arguments, folder),
                }
                got = {way: (p.returncode, numbers(p.stdout), numbers(p.stderr) if p.returncode == 0 else '') for way, p in ways.items()}
                checked += 1
                failed_calls += got['interpreter'][0] != 0
                if len(set(got.values())) != 1:
                    wrong += 1
                    print('%s(%s): the ways differ' % (name, ', '.join(arguments)))
                    for way, result in got.items(): print('  %-12s exit %d %s %s' % ((way,) + result))
    print('%d calls, %d of them fail as they should, %d differ' % (checked, failed_calls, wrong))
    return 1 if wrong or not checked else 0


if sys.argv[1:] == ['--list']:
    print('\n'.join(calls()))
else:
    sys.exit(main())
