#!/usr/bin/env python3
"""check.py POLICIES FOLDER...: where policies Mirror and Stage give the same text, and why not elsewhere.

POLICIES is the program policies.cpp. Every function of every program below the folders is converted under both policies.
- Where the texts differ, each deviation that POLICIES names must be able to apply there: a look at the function's syntax with
  Python's own parser says so (APPLIES below), which shares nothing with the converter.
- Each deviation of deviations.def makes a difference in a function of tests/convert/stage/programs, whose test runs what it means.
"""
import ast, os, re, subprocess, sys

GENERATED = r'(fscope|lscope|break_|continue_|do_return|retval_|get_state|set_state|if_body|else_body|loop_body|loop_test|extra_test|itr|' \
            r'ag__|vars_|block_vars|tf__\w+|match_subject|while_test)(_\d+)?'


def has(test):
    return lambda f: any(test(node) for node in ast.walk(f))


def names(f):
    for node in ast.walk(f):
        for field in ('id', 'arg', 'name', 'attr'):
            if isinstance(getattr(node, field, None), str): yield getattr(node, field)


def depth(node):
    return int(isinstance(node, ast.stmt)) + max([depth(child) for child in ast.iter_child_nodes(node)], default=0)


def inside(outer, inner):
    return has(lambda n: isinstance(n, outer) and any(isinstance(m, inner) for m in ast.walk(n) if m is not n))


FUNCTION = (ast.FunctionDef, ast.AsyncFunctionDef)
APPLIES = {
    'LoopElse': has(lambda n: isinstance(n, (ast.For, ast.While)) and n.orelse),
    'MatchStatement': has(lambda n: isinstance(n, (ast.Match, ast.TryStar, ast.AsyncFunctionDef))),
    'Walrus': has(lambda n: isinstance(n, ast.NamedExpr)),
    'ChainedCompareOnce': has(lambda n: isinstance(n, ast.Compare) and len(n.ops) > 1),
    'GlobalWriteOnly': has(lambda n: isinstance(n, ast.Global)),
    'AnnotatedState': has(lambda n: isinstance(n, ast.AnnAssign)),
    'SafeNames': lambda f: any(re.fullmatch(GENERATED, name) for name in names(f)),
    'EmptyBody': has(lambda n: isinstance(n, FUNCTION) and len(n.body) == 1 and isinstance(n.body[0], ast.Expr)
                     and isinstance(n.body[0].value, ast.Constant)),
    'DecoratorLambda': has(lambda n: isinstance(n, FUNCTION) and any(isinstance(m, ast.Lambda) for d in n.decorator_list for m in ast.walk(d))),
    'ClassBody': has(lambda n: isinstance(n, ast.ClassDef)),
    'TryElseIf': has(lambda n: isinstance(n, ast.Try) and n.orelse and isinstance(n.orelse[0], ast.If)),
    'PrivateNames': has(lambda n: isinstance(n, ast.Attribute) and n.attr.startswith('__') and not n.attr.endswith('__')),
    'Asserts': has(lambda n: isinstance(n, ast.Assert)),
    'AsyncInside': has(lambda n: isinstance(n, ast.AsyncFunctionDef)),
    'Generators': has(lambda n: isinstance(n, (ast.Yield, ast.YieldFrom))),
    'SubscriptText': has(lambda n: isinstance(n, ast.Subscript) and isinstance(n.slice, ast.Constant) and n.slice.value in ('.', '[', ']')),
    'NestingDepth': lambda f: depth(f) > 15,
    'ReturnAnnotation': has(lambda n: isinstance(n, FUNCTION) and (n.returns or any(a.annotation for a in ast.walk(n.args) if isinstance(a, ast.arg)))),
    'EmptyDirective': has(lambda n: isinstance(n, ast.Expr) and isinstance(n.value, ast.Call) and not n.value.args and not n.value.keywords),
    'LateDirective': has(lambda n: isinstance(n, ast.Expr) and isinstance(n.value, ast.Call) and (n.value.args or n.value.keywords)),
    'NestedConditional': inside(ast.IfExp, ast.IfExp),
    'ListChanges': has(lambda n: isinstance(n, ast.Call) and isinstance(n.func, ast.Attribute) and n.func.attr in ('append', 'extend', 'pop', 'clear')),
    'ClosureReads': lambda f: any(isinstance(n, FUNCTION + (ast.Lambda,)) for n in ast.walk(f) if n is not f),
}


def functions(path):
    """Labels and nodes of a module's functions: the last definition of a label counts, lambdas by their variable."""
    found = {}

    def visit(body, prefix):
        for node in body:
            if isinstance(node, FUNCTION): found.setdefault(prefix + node.name, []).append(node)
            elif isinstance(node, ast.ClassDef): visit(node.body, prefix + node.name + '.')
            elif isinstance(node, ast.stmt): visit([c for c in ast.iter_child_nodes(node) if isinstance(c, ast.stmt)], prefix)

    tree = ast.parse(open(path, encoding='utf-8').read())
    visit(tree.body, '')
    return tree, found


def main():
    tool, folders = sys.argv[1], sys.argv[2:]
    here = os.path.dirname(os.path.abspath(__file__))
    paths = [os.path.join(folder, base) for root in folders for folder, _, files in sorted(os.walk(root))
             for base in sorted(files) if base.endswith('.py') and os.path.basename(folder) not in ('to_code', 'to_code_raw')]
    # Programs that CPython refuses have no functions to compare.
    paths = [path for path in paths if compiles(path)]
    ran = subprocess.run([tool] + paths, capture_output=True, text=True)
    if ran.returncode:
        print(ran.stderr)
        return 1
    counts, wrong = {}, 0
    for line in ran.stdout.splitlines():
        deviation, path, label = line.split(' ')
        counts[deviation] = counts.get(deviation, 0) + 1
        if deviation == 'same': continue
        if deviation not in APPLIES:
            wrong += 1
            print('%s %s: the texts differ, and no deviation explains it' % (path, label))
            continue
        tree, found = functions(path)
        # A name that stands for another function (a decorator's result, an alias): then the whole module is looked at.
        if not any(APPLIES[deviation](node) for node in found.get(label, [tree])) and not APPLIES[deviation](tree):
            wrong += 1
            print('%s %s: %s makes a difference where it cannot apply' % (path, label, deviation))
    definitions = open(os.path.join(here, '../../../compiler/convert/deviations.def'), encoding='utf-8').read()
    listed = re.findall(r'^WEFT_DEVIATION\((\w+)', definitions, re.M)
    for name in listed:
        # Python refuses a text of that depth, so that no program can be run for it.
        where = r'' if name == 'NestingDepth' else r'/stage/programs/'
        if not re.search(r'^%s \S*%s' % (name, where), ran.stdout, re.M):
            wrong += 1
            print('%s: no function of tests/convert/stage/programs shows it' % name)
    if set(listed) != set(APPLIES):
        wrong += 1
        print('the deviations here and in deviations.def differ: %s' % sorted(set(listed) ^ set(APPLIES)))
    print('%d functions with one text under both policies; differences by deviation: %s' % (
        counts.get('same', 0), ', '.join('%s %d' % item for item in sorted(counts.items()) if item[0] != 'same')))
    return 1 if wrong or not counts.get('same') else 0


def compiles(path):
    try:
        ast.parse(open(path, encoding='utf-8').read())
        return True
    except (SyntaxError, UnicodeDecodeError, ValueError):
        return False


if __name__ == '__main__':
    sys.exit(main())
