#!/usr/bin/env python3
"""A whole module's bytes outside of converted functions are the user's: line ends, tabs, form feeds, byte order mark, encoding.

    line_ends_test.py WEFT
"""
import ast, os, subprocess, sys, tempfile

BEFORE = '''# A comment, with blanks behind   \n"""The module's docstring,
on two lines."""
from __future__ import annotations

import tensorflow as tf
\fX = [1,\t2]   # not how a printer would write it


'''
FUNCTION = '''@tf.function
def double(x):
    """Twice.

    As text: é."""
    if x > 0:
        x = x * 2  # gone
    return x'''
AFTER = '''  # behind


def plain( a ,b ):
\tif a: return (b)
\treturn  a


text = """kept
 as it is"""

'''
METHODS = '''class Model:
\t# indented by tabs

\t@tf.function
\tdef call(self, x):
\t\tif x > 0:
\t\t\tx = -x
\t\treturn x

\ttail = 1
'''


def convert(weft, folder, data):
    path = os.path.join(folder, 'm.py')
    with open(path, 'wb') as f: f.write(data)
    p = subprocess.run([weft, 'convert', path], capture_output=True)
    assert p.returncode == 0, p.stderr.decode()
    return p.stdout


def main(weft):
    problems, results = [], {}
    with tempfile.TemporaryDirectory() as folder:
        for name, end in (('lf', '\n'), ('crlf', '\r\n'), ('cr', '\r')):
            for mark in (b'', b'\xef\xbb\xbf'):
                for last in ('', AFTER, AFTER.rstrip('\n')):
                    def encoded(text): return text.replace('\n', end).encode()
                    out = convert(weft, folder, mark + encoded(BEFORE + FUNCTION + last))
                    label = '%s, mark %r, %d bytes behind' % (name, mark, len(last))
                    head, tail = BEFORE.split('import tensorflow')
                    middle = encoded('import tensorflow' + tail)
                    if not out.startswith(mark + encoded(head)): problems.append(label + ': the beginning is changed')
                    if middle not in out: problems.append(label + ': what stands between is changed')
                    if not out.endswith(b'autograph=False)' + encoded(last)): problems.append(label + ': the end is changed')
                    rest = out.replace(encoded('\n'), b'')
                    if b'\n' in rest or b'\r' in rest: problems.append(label + ': line ends are mixed')
                    if out.count(b'\xef\xbb\xbf') != (1 if mark else 0): problems.append(label + ': the byte order mark')
                    results.setdefault(last, set()).add(ast.dump(ast.parse(out)))
        problems += ['line ends change the meaning' for trees in results.values() if len(trees) != 1]

        out = convert(weft, folder, ('import tensorflow as tf\n' + METHODS).encode())
        if not out.endswith(b'\n\ttail = 1\n') or b'class Model:\n\t# indented by tabs\n\n\tdef tf__call(self, x):' not in out:
            problems.append('tabs: the class around is changed\n' + out.decode())
        compile(out, 'm.py', 'exec')

        latin = '# -*- coding: latin-1 -*-\nimport tensorflow as tf\né = "é"\n' + FUNCTION.replace('x * 2', 'x * len("é\\u20ac")') + '\nü = 1\n'
        out = convert(weft, folder, latin.encode('latin-1'))
        if not out.startswith(latin.split('import')[0].encode('latin-1')) or not out.endswith('\nü = 1\n'.encode('latin-1')):
            problems.append('latin-1: bytes are changed')
        if 'é\\u20ac' not in out.decode('latin-1'): problems.append('latin-1: the text of the converted function\n' + out.decode('latin-1'))
        compile(out, 'm.py', 'exec')

        untouched = b'\xef\xbb\xbfx = 1\r\ny = 2\rz = 3\n\x0c\r\n'
        if convert(weft, folder, untouched) != untouched: problems.append('a module without decorated functions is changed')
        if b'\r' in subprocess.run([weft, 'convert', '-', '-f', 'double'], input=(BEFORE + FUNCTION).replace('\n', '\r\n').encode(),
                                   capture_output=True).stdout:
            problems.append('the text of one function has other line ends than to_code')
    print('\n'.join(problems))
    return 1 if problems else 0


if __name__ == '__main__': sys.exit(main(os.path.abspath(sys.argv[1])))
