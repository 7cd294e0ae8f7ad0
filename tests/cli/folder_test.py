#!/usr/bin/env python3
"""A folder is converted into another one, in parallel, with a progress bar where standard error is a terminal.

    folder_test.py WEFT
"""
import os, pty, subprocess, sys, tempfile

FILES = {'a.py': 'import tensorflow as tf\n@tf.function\ndef f(x):\n    if x:\n        x = 1\n    return x\n', 'sub/b.py': 'x = 1\r\n',
         'sub/deep/c.py': '# c\n', 'notes.txt': 'no Python\n'}


def run(weft, folder, *options, terminal='xterm'):
    """Exit code and what standard error, which is a terminal, has got."""
    leader, follower = pty.openpty()
    p = subprocess.Popen([weft, 'convert', 'in', '-o', 'out', *options], cwd=folder, stderr=follower, stdout=subprocess.DEVNULL,
                         env=dict(os.environ, TERM=terminal, COLUMNS='100'))
    os.close(follower)
    text = b''
    while True:
        try: part = os.read(leader, 65536)
        except OSError: break
        if not part: break
        text += part
    os.close(leader)
    return p.wait(), text.decode()


def main(weft):
    problems = []
    def check(good, what):
        if not good: problems.append(what)
    with tempfile.TemporaryDirectory() as folder:
        for name, text in list(FILES.items()) + [('many/f%d.py' % i, 'x = %d\n' % i) for i in range(200)]:
            path = os.path.join(folder, 'in', name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, 'w', newline='') as f: f.write(text)
        def read(name):
            with open(os.path.join(folder, 'out', name), newline='') as f: return f.read()

        code, text = run(weft, folder)
        check(code == 0, 'exit code %d: %s' % (code, text))
        check('converting [' in text and '203/203' in text and '#' * 30 in text, 'no progress bar on a terminal: %r' % text[-300:])
        check(text.endswith('\r\x1b[K'), 'the progress bar is left standing: %r' % text[-80:])
        check('def tf__f(x):' in read('a.py'), 'a.py is not converted')
        check(read('sub/b.py') == 'x = 1\r\n' and read('sub/deep/c.py') == '# c\n', 'files without functions are changed')
        check(sum(os.path.exists(os.path.join(folder, 'out/many/f%d.py' % i)) for i in range(200)) == 200, 'files are missing')
        check(not os.path.exists(os.path.join(folder, 'out/notes.txt')), 'a file that is no Python was written')

        check('converting' not in run(weft, folder, '--diagnostics=json')[1], 'a progress bar beside JSON')
        check('converting' not in run(weft, folder, terminal='dumb')[1], 'a progress bar on a terminal that cannot go back')
        p = subprocess.run([weft, 'convert', 'in', '-o', 'out'], cwd=folder, capture_output=True)
        check(p.returncode == 0 and p.stderr == b'' and p.stdout == b'', 'without a terminal it says %r' % p.stderr)

        # A file that is wrong stops none of the others; the output folder is no input of a second run.
        with open(os.path.join(folder, 'in/wrong.py'), 'w') as f: f.write('x = = 1\n')
        for _ in range(2):
            p = subprocess.run([weft, 'convert', 'in', '-o', 'in/out'], cwd=folder, capture_output=True)
            check(p.returncode == 1 and b'in/wrong.py:1:5: error' in p.stderr and p.stderr.count(b'error') == 1, 'a wrong file: %r' % p.stderr)
        check(os.path.exists(os.path.join(folder, 'in/out/a.py')), 'the other files are missing')
        check(not os.path.exists(os.path.join(folder, 'in/out/out')), 'the output was converted again')
        check(not os.path.exists(os.path.join(folder, 'in/out/wrong.py')), 'a wrong file was written')
    print('\n'.join(problems))
    return 1 if problems else 0


if __name__ == '__main__': sys.exit(main(os.path.abspath(sys.argv[1])))
