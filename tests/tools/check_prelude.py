#!/usr/bin/env python3
"""Checks the prelude's Python against the op table, without running any of it.

    check_prelude.py ROOT

Each `#: tf.a, tf.b` line names the definition below it, and no public name is given twice; each `_weft.ops.NAME(...)` is an
op of runtime/kernels/ops.inc, with as many operands and only with attributes that the op has.
"""
import ast, glob, os, re, sys


def ops_of(root):
    found = {}
    text = open(os.path.join(root, 'runtime/kernels/ops.inc'), encoding='utf-8').read()
    for m in re.finditer(r'^WEFT_OP(?:_PLANNED)?\((\w+), "(\w+)", (-?\d+), (-?\d+), (\w+)(.*)\)$', text, re.M):
        found[m[1]] = (int(m[3]), re.findall(r'"(\w+)"', m[6]))
    return found


def check(root):
    ops, names, problems = ops_of(root), {}, []
    for path in sorted(glob.glob(os.path.join(root, 'compiler/prelude/tensorflow/**/*.py'), recursive=True)):
        text, short = open(path, encoding='utf-8').read(), os.path.relpath(path, root)
        pending = []
        for number, line in enumerate(text.split('\n'), 1):
            if line.startswith('#: '):
                pending += [(n.strip(), number) for n in line[3:].split(',')]
            elif pending and line and line[0] not in '#@ ':
                if not re.match(r'(def|class) \w+|\w+ =', line): problems.append('%s:%d: no definition below its names' % (short, number))
                for name, at in pending:
                    if name in names: problems.append('%s:%d: %s is also defined at %s' % (short, at, name, names[name]))
                    names[name] = '%s:%d' % (short, at)
                pending = []
        for node in ast.walk(ast.parse(text, path)):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute): continue
            owner = node.func.value
            if not (isinstance(owner, ast.Attribute) and owner.attr == 'ops' and isinstance(owner.value, ast.Name) and owner.value.id == '_weft'):
                continue
            op, place = node.func.attr, '%s:%d' % (short, node.lineno)
            if op not in ops:
                problems.append('%s: there is no op %s' % (place, op))
                continue
            count, attrs = ops[op]
            if count >= 0 and len(node.args) != count: problems.append('%s: %s has %d operands' % (place, op, count))
            for keyword in node.keywords:
                if keyword.arg not in attrs + ['name']: problems.append('%s: %s has no attribute %s' % (place, op, keyword.arg))
    return names, problems


def main():
    names, problems = check(sys.argv[1])
    for p in problems: print(p)
    print('%d public names, %d problems' % (len(names), len(problems)))
    sys.exit(1 if problems or not names else 0)


if __name__ == '__main__':
    main()
