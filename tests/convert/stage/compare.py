#!/usr/bin/env python3
"""compare.py STAGE_TEXT PROGRAM: runs each function of PROGRAM as it is and converted, and compares.

PROGRAM defines CASES: {function name: [argument tuple, ...]}. Results (or the class of the exception) and what was printed
must agree. Operators of `ag__` are written here with Python's own meaning, so what differs is the converter's doing.
"""
import contextlib, copy, io, subprocess, sys, textwrap, types


class Undefined:
    def __init__(self, name): self.name = name


class UndefinedReturnValue:
    pass


class FunctionScope:
    def __init__(self, *args): pass
    def __enter__(self): return self
    def __exit__(self, *args): return False
    def ret(self, value, returned): return None if isinstance(value, UndefinedReturnValue) else value


def ld(value):
    if isinstance(value, Undefined): raise UnboundLocalError(value.name)
    return value


def ldu(load, name):
    try: return load()
    except (UnboundLocalError, AttributeError, KeyError, IndexError, TypeError): return Undefined(name)


def if_stmt(test, body, orelse, get_state, set_state, names, outputs):
    set_state(get_state()) if not any(isinstance(v, Undefined) for v in get_state()) else None
    body() if test else orelse()


def while_stmt(test, body, get_state, set_state, names, options):
    while test(): body()


def for_stmt(iterable, extra_test, body, get_state, set_state, names, options):
    if extra_test is None:
        for item in iterable: body(item)
        return
    if not extra_test(): return
    for item in iterable:
        body(item)
        if not extra_test(): break


def assert_stmt(test, message):
    if not test: raise AssertionError(message())


OPERATORS = dict(
    ld=ld, ldu=ldu, Undefined=Undefined, UndefinedReturnValue=UndefinedReturnValue, FunctionScope=FunctionScope, STD=None,
    ConversionOptions=lambda **options: None, if_stmt=if_stmt, while_stmt=while_stmt, for_stmt=for_stmt, assert_stmt=assert_stmt,
    if_exp=lambda test, body, orelse, text: body() if test else orelse(),
    and_=lambda a, b: a() and b(), or_=lambda a, b: a() or b(), not_=lambda a: not a,
    converted_call=lambda f, args, kwargs, scope: f(*args, **(kwargs or {})), autograph_artifact=lambda f: f,
    with_function_scope=lambda body, name, options: body(FunctionScope()))


def outcome(function, arguments):
    out = io.StringIO()
    arguments = copy.deepcopy(arguments)
    with contextlib.redirect_stdout(out):
        try:
            result = function(*arguments)
            if isinstance(result, types.GeneratorType): result = list(result)
            return repr(result), out.getvalue(), repr(arguments)
        except Exception as e:
            return type(e).__name__, out.getvalue(), repr(arguments)


def main():
    tool, program = sys.argv[1:]
    source = open(program, encoding='utf-8').read()
    ran = subprocess.run([tool, program], capture_output=True, text=True)
    if ran.returncode:
        print(ran.stderr)
        return 1
    converted = {}
    for part in ('\n' + ran.stdout).split('\n# ')[1:]:
        head, _, text = part.partition('\n')
        name, _, made, module = head.split(' ')
        converted[name] = (made, module, textwrap.dedent(text + '\n'))
    plain = {}
    exec(compile(source, program, 'exec'), plain)
    wrong = 0
    for name, cases in plain['CASES'].items():
        for case in cases:
            one, other = {}, {}
            exec(compile(source, program, 'exec'), one)
            exec(compile(source, program, 'exec'), other)
            made, module, text = converted[name]
            other[module] = types.SimpleNamespace(**OPERATORS)
            try:
                exec(compile(text, name, 'exec'), other)
            except SyntaxError as e:
                print('%s: %s\n%s' % (name, e, text))
                wrong += 1
                break
            want, got = outcome(one[name], case), outcome(other[made], case)
            if want != got:
                wrong += 1
                print('%s%r: want %r, got %r\n%s' % (name, case, want, got, text))
    return 1 if wrong else 0


if __name__ == '__main__':
    sys.exit(main())
