#!/usr/bin/env python3
"""check.py WEFT: each refusal of program.py has TensorFlow's class, its words and its place.

The expectation stands in program.py (see there). The class is checked against what TensorFlow said when to_code/LABEL.error was
made, and so is the message, unless it is marked as weft's own. Functions without an expectation must convert.
"""
import ast, os, re, subprocess, sys

HERE = os.path.dirname(os.path.abspath(__file__))


def labels(tree, prefix=''):
    for node in tree.body:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)): yield prefix + node.name, node
        elif isinstance(node, ast.ClassDef): yield from labels(node, prefix + node.name + '.')
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Tuple):
            for name in node.targets[0].elts: yield name.id, node


def main():
    weft, program = sys.argv[1], os.path.join(HERE, 'program.py')
    text = open(program, encoding='utf-8').read()
    expectations = {}
    for number, line in enumerate(text.split('\n'), 1):
        found = re.search(r'  #! (own )?(\w+): (.*)$', line)
        if found: expectations[number] = found.groups()
    wrong = 0
    for label, node in labels(ast.parse(text)):
        places = [n for n in expectations if node.lineno <= n <= node.end_lineno] or [n for n in expectations if label in ('one', 'other') and n == node.lineno - 1]
        ran = subprocess.run([weft, 'convert', program, '-f', label], capture_output=True, text=True)
        golden = os.path.join(HERE, 'to_code', label)
        if not places:
            if ran.returncode or os.path.exists(golden + '.error'):
                wrong += 1
                print('%s: should convert: %s' % (label, ran.stderr))
            continue
        own, cls, message = expectations[places[0]]
        said = open(golden + '.error', encoding='utf-8').read()
        first = ran.stderr.split('\n')[0]
        good = ran.returncode == 1 and not ran.stdout and re.search(r'program\.py:%d:\d+: error: %s: ' % (places[0], cls), first) and message in first
        true = said.startswith(cls + ': ') and (own or message in said)
        if not good or not true:
            wrong += 1
            print('%s: weft says %r, expected at line %d %s: %s; TensorFlow says %r' % (label, first, places[0], cls, message, said[:200]))
    print('%d refusals, %d wrong' % (len(expectations), wrong))
    return 1 if wrong else 0


if __name__ == '__main__':
    sys.exit(main())
