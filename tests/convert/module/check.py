#!/usr/bin/env python3
"""check.py WEFT PROGRAM: converts a whole file and checks what can be told without TensorFlow; with it, runs both files.

- The result compiles. Every line of the original that is not in a converted function is there, in order.
- Each function under tf.function with AutoGraph on is replaced by what `-f` prints for it, but for its defaults.
- Where TensorFlow can be imported, both files print the same, but for the generated names.
"""
import ast, importlib.util, os, re, subprocess, sys, tempfile


def is_tf_function(node):
    text = ast.unparse(node)
    return bool(re.match(r'(functools\.partial\()?((inner_)?tf\.function|graph_function)\b', text)) and 'autograph=False' not in text


def converted_functions(tree, prefix=''):
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            if isinstance(node, ast.FunctionDef) and any(is_tf_function(d) for d in node.decorator_list):
                yield prefix + node.name, node
            else:
                yield from converted_functions(node, prefix + node.name + '.')
        elif isinstance(node, ast.stmt):
            yield from converted_functions(node, prefix)


class NoDefaults(ast.NodeTransformer):
    def visit_arguments(self, node):
        node.defaults = [ast.Constant(None) for _ in node.defaults]
        node.kw_defaults = [d and ast.Constant(None) for d in node.kw_defaults]
        return node


def main():
    weft, program = sys.argv[1:]
    source = open(program, encoding='utf-8').read()
    ran = subprocess.run([weft, 'convert', program], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    result = ran.stdout
    tree, made = ast.parse(source), ast.parse(result)
    refused = re.findall(r'warning: `([\w.]+)` stays', ran.stderr)
    assert refused == ['refused'], ran.stderr
    operators = re.search(r'PyToTF as (\w+)', result).group(1)
    lines = source.split('\n')
    gone = set()
    for label, node in converted_functions(tree):
        if label in refused: continue
        first = min([node.lineno] + [d.lineno for d in node.decorator_list])
        gone.update(range(first, node.end_lineno + 1))
        features = [f for d in node.decorator_list for f in re.findall(r'Feature\.(\w+)', ast.unparse(d))]
        alone = subprocess.run([weft, 'convert', program, '-f', label] + ['--features=' + ','.join(features)] * bool(features),
                               capture_output=True, text=True)
        assert alone.returncode == 0, alone.stderr
        text = re.sub(r'\bag__(?=\.)', operators, alone.stdout)
        want = ast.parse('if 1:\n' + text if text.startswith(' ') else text).body[0]
        want = want.body[0] if isinstance(want, ast.If) else want
        name = want.name
        found = [n for n in ast.walk(made) if isinstance(n, ast.FunctionDef) and n.name == name]
        plain = [re.sub(r'\\n\s*', r'\\n', ast.dump(NoDefaults().visit(ast.parse(ast.unparse(n)).body[0]))) for n in found]
        wanted = re.sub(r'\\n\s*', r'\\n', ast.dump(NoDefaults().visit(ast.parse(ast.unparse(want)).body[0])))
        assert wanted in plain, label
        assert re.search(r'^\s*%s = .*\(%s(, .*)?, autograph=False' % (node.name, name), result, re.M), label
    rest = iter(result.split('\n'))
    for number, line in enumerate(lines, 1):
        if number not in gone: assert line in rest, 'line %d is not kept: %r' % (number, line)
    if importlib.util.find_spec('tensorflow'):
        env = dict(os.environ, TF_CPP_MIN_LOG_LEVEL='3')
        with tempfile.TemporaryDirectory() as d:
            path = os.path.join(d, 'converted.py')
            open(path, 'w', encoding='utf-8').write(result)
            one, two = (subprocess.run([sys.executable, p], capture_output=True, text=True, env=env) for p in (program, path))
        assert one.returncode == two.returncode == 0, one.stderr + two.stderr
        assert one.stdout == re.sub(r'tf__(\w+?)(_\d+)?\b', r'\1', two.stdout), two.stdout
    return 0


if __name__ == '__main__':
    sys.exit(main())
