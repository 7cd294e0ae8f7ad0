#!/usr/bin/env python3
"""Large, long and deep texts: each is converted or refused, in time, without a crash and without a flood of words.

    large_inputs.py WEFT GROUP [--size BYTES] [--time] [--only NAME]
    large_inputs.py --list        the groups (CMake makes one ctest case of each)

What is accepted comes out byte for byte, since nothing in it is decorated; a refusal has exit code 1 and the words given here, which are
CPython's where CPython refuses. --size makes the inputs larger than in the test run (10000000 is a good try), --time prints the
processor time of each.
"""
import os, random, resource, subprocess, sys, tempfile, time

DEEP = r'maximum recursion depth exceeded during compilation'
GROUPS = {}


def shape(group, name, make, refused=None, options=()):
    GROUPS.setdefault(group, {})[name] = (make, refused, options)


def rep(text, size):
    return text * max(1, size // len(text))


# One long line.
for name, begin, part, end in [
        ('list', b'x = [', b'abc, ', b']'), ('tuple', b'x = ', b'abc, ', b''), ('dict', b'x = {', b'a: 1, ', b'}'), ('set', b'x = {', b'a, ', b'}'),
        ('arguments', b'f(', b'abc, ', b')'), ('starred', b'x = [', b'*abc, ', b']'), ('statements', b'x', b'; x', b''),
        ('targets', b'', b'x = ', b'1'), ('and', b'x = a', b' and a', b''), ('and_or', b'x = a', b' and a or a', b''),
        ('comparisons', b'x = a', b' < a', b''), ('is_not', b'x = a', b' is not a', b''), ('for_clauses', b'x = [a ', b'for a in a ', b']'),
        ('if_clauses', b'x = [a for a in b ', b'if a ', b']'), ('del', b'del ', b'a, ', b''), ('dotted_import', b'import a', b'.a', b''),
        ('subscript', b'x: a[', b'1:2, ', b'1:2]'), ('bases', b'class C(', b'a, ', b'): pass')]:
    shape('line', name, lambda n, b=begin, p=part, e=end: b + rep(p, n) + e + b'\n')
shape('line', 'keywords', lambda n: b'f(' + b''.join(b'a%d=1, ' % i for i in range(n // 10)) + b')\n')
shape('line', 'parameters', lambda n: b'def f(' + b''.join(b'a%d, ' % i for i in range(n // 8)) + b'): pass\n')
shape('line', 'name', lambda n: rep(b'abc', n) + b' = 1\n')
shape('line', 'letters', lambda n: rep('äé'.encode(), n) + b' = 1\n')
shape('line', 'accents', lambda n: b'a' + rep('\u0323\u0301'.encode(), n) + b' = 1\n')
shape('line', 'float', lambda n: b'x = 1.' + rep(b'1', n) + b'\n')
shape('line', 'integer', lambda n: b'x = ' + rep(b'1', n) + b'\n', r'Exceeds the limit \(4300 digits\) for integer string conversion')
shape('line', 'hexadecimal', lambda n: b'x = 0x' + rep(b'f', n) + b'\n', r'integer literal with more than 16384 digits')
shape('line', 'hexadecimals', lambda n: rep(b'x = 0x' + b'f' * 5000 + b'\n', n))
shape('line', 'comment', lambda n: b'x = 1  # ' + rep(b'a', n) + b'\n')
shape('line', 'brackets', lambda n: rep(b'(' * 199 + b'a' + b')' * 199 + b'\n', n))

# Strings.
for name, begin, part, end in [
        ('plain', b'x = "', b'a', b'"'), ('escapes', b'x = "', b'\\n\\x41', b'"'), ('letters', b'x = "', 'äß€'.encode(), b'"'),
        ('lines', b'x = """', b'abc\n', b'"""'), ('joined', b'x = (', b'"a" ', b')'), ('bytes', b'x = (', b'b"a" ', b')'),
        ('format', b'x = f"', b'{a}b', b'"'), ('format_joined', b'x = (', b'f"{a}b" ', b')'), ('format_lines', b'x = f"""', b'{a}\n', b'"""'),
        ('format_specs', b'x = f"', b'{a:{b}}', b'"'), ('format_texts', b'x = f"', b'{{a', b'"'), ('format_long', b'x = f"{[', b'a, ', b']}"'),
        ('format_long_lines', b"x = f'''{[", b'a,\n', b"]}'''")]:
    shape('strings', name, lambda n, b=begin, p=part, e=end: b + rep(p, n) + e + b'\n')
shape('strings', 'quotes', lambda n: b"'" * (n // 3 * 3 + 1), r'unterminated')
shape('strings', 'open', lambda n: b'x = """' + rep(b'a\n', n), r'unterminated triple-quoted string literal')

# Chains that are as deep as they are long.
for name, begin, part, end in [
        ('plus', b'x = 1', b'+1', b''), ('times', b'x = a', b'*a', b''), ('power', b'x = a', b'**a', b''), ('attributes', b'x = a', b'.b', b''),
        ('calls', b'x = a', b'()', b''), ('subscripts', b'x = a', b'[0]', b''), ('not', b'x = ', b'not ', b'a'), ('minus', b'x = ', b'-', b'a'),
        ('if_else', b'x = a', b' if a else a', b''), ('lambda', b'x = ', b'lambda: ', b'a'), ('annotation', b'x: int', b' | int', b''),
        ('starred', b'f(', b'*a ', b')')]:
    shape('deep', name, lambda n, b=begin, p=part, e=end: b + p * max(10000, n // len(p)) + e + b'\n', DEEP)
shape('deep', 'elif', lambda n: b'if a: pass\n' + b'elif a: pass\n' * max(10000, n // 13), DEEP)
shape('deep', 'with_items', lambda n: b'with (' + rep(b'a as b, ', n) + b'c): pass\n', r'too many statically nested blocks')
shape('deep', 'await', lambda n: b'async def f(): ' + rep(b'await ', n) + b'a\n', r'invalid syntax')
shape('deep', 'walrus', lambda n: b'x = (' + rep(b'a := ', n) + b'1)\n', r'invalid syntax')
shape('deep', 'brackets', lambda n: rep(b'(', n), r'too many nested parentheses')
shape('deep', 'mixed_brackets', lambda n: rep(b'([{', n), r'too many nested parentheses')
shape('deep', 'brackets_201', lambda n: b'x = ' + b'(' * 201 + b'a' + b')' * 201 + b'\n', r'too many nested parentheses')
shape('deep', 'brackets_200', lambda n: b'x = ' + b'(' * 200 + b'a' + b')' * 200 + b'\n')
shape('deep', 'open_bracket', lambda n: b'(' * 199 + rep(b'a,', n), r"'\(' was never closed")
shape('deep', 'indents_100', lambda n: b''.join(b' ' * i + b'if a:\n' for i in range(100)) + b' ' * 100 + b'pass\n', r'too many levels of indentation')
shape('deep', 'indents_99', lambda n: b''.join(b' ' * i + b'if a:\n' for i in range(99)) + b' ' * 99 + b'pass\n')
shape('deep', 'ten_thousand_indents', lambda n: b''.join(b' ' * i + b'if a:\n' for i in range(min(10000, n // 100))),
      r'too many levels of indentation')

# Errors: what is looked at again for a better message is not looked at again and again.
for name, text in [('parentheses', b'(a, ' * 150 + b'b b' + b')' * 150), ('lists', b'[' * 150 + b'b b' + b']' * 150),
                   ('dicts', b'{a: ' * 150 + b'b b' + b'}' * 150), ('calls', b'f(' * 150 + b'b = b b' + b')' * 150),
                   ('lambdas', b'(lambda x=' * 150 + b'b b' + b')' * 150), ('comprehensions', b'[a for a in ' * 150 + b'b b' + b']' * 150),
                   ('conditions', b'(a if ' * 150 + b'b b' + b')' * 150), ('keys', b'{1: 2, ' * 150 + b'b b' + b'}' * 150),
                   ('assignments', b'(' * 150 + b'a' + b' = b)' * 150), ('subscripts', b'a[' * 150 + b'b b' + b']' * 150),
                   ('with', b'with ' + b'(' * 150 + b'b b' + b')' * 150 + b': pass')]:
    shape('errors', 'nested_' + name, lambda n, t=text: t + b'\n', r'SyntaxError')
for name, begin, part, end in [('names', b'', b'a ', b''), ('names_in_list', b'[', b'a ', b']'), ('prints', b'', b'print ', b''),
                               ('strings', b'x = [', b'a "b" ', b']'), ('colons', b'x', b':', b''),
                               ('walrus', b'(', b'a.b := ', b'c)'), ('equals', b'(', b'a.b = ', b'c)'), ('ifs', b'', b'a if ', b''),
                               ('legacy', b'', b'print exec ', b''), ('at_end', b'', b'x = f(a, b)\n', b'x = = 1'), ('targets', b'', b'x=', b'')]:
    shape('errors', name, lambda n, b=begin, p=part, e=end: b + rep(p, n) + e + b'\n', r'SyntaxError')
shape('errors', 'random', lambda n: random.Random(7).randbytes(n), r'SyntaxError')
shape('errors', 'random_ascii', lambda n: bytes(random.Random(7).choices(range(32, 127), k=n)), r'SyntaxError')
shape('errors', 'random_words', lambda n: b' '.join(random.Random(7).choices(
    [b'a', b'1', b'(', b')', b'[', b']', b'=', b'+', b'if', b'else', b':', b'\n', b'lambda', b'"x"', b','], k=n // 3)), r'SyntaxError')
shape('errors', 'nulls', lambda n: rep(b'\0', n), r'null bytes')
shape('errors', 'high', lambda n: rep(b'\xff', n), r'not UTF-8')
shape('errors', 'coding', lambda n: b'# coding: ' + rep(b'a', n) + 'ä\n'.encode(), r'encoding problem')

# Blank space and line ends.
for name, part, end in [('newlines', b'\n', b'x = 1\n'), ('returns', b'\r', b'x = 1\r'), ('crlf', b'\r\n', b'x = 1\r\n'), ('spaces', b' ', b''),
                        ('tabs', b'\t', b''), ('form_feeds', b'\f', b'x = 1'), ('comments', b'# abc\n', b''), ('joined_lines', b'\\\n', b'x = 1\n')]:
    shape('blanks', name, lambda n, p=part, e=end: rep(p, n) + e)
shape('blanks', 'joined_list', lambda n: b'x = [' + rep(b'1, \\\n', n) + b']\n')
shape('blanks', 'wide_indent', lambda n: b'if a:\n' + rep(b' ', n) + b'pass\n')
shape('blanks', 'byte_order_mark', lambda n: b'\xef\xbb\xbf' + rep(b'x = 1\n', n))

# Many statements and functions.
shape('many', 'statements', lambda n: rep(b'x = f(a, b)\n', n))
shape('many', 'decorators', lambda n: rep(b'@a\n', n) + b'def f(): pass\n')
shape('many', 'handlers', lambda n: b'try: pass\n' + rep(b'except E: pass\n', n))
shape('many', 'cases', lambda n: b'match a:\n' + rep(b'    case 1: pass\n', n))
shape('many', 'alternatives', lambda n: b'match a:\n    case 1' + rep(b'|1', n) + b': pass\n')
shape('many', 'captures', lambda n: b'match a:\n    case [' + b''.join(b'a%d,' % i for i in range(n // 10)) + b']: pass\n')
shape('many', 'keys', lambda n: b'match a:\n    case {' + b''.join(b'%d: _,' % i for i in range(n // 10)) + b'}: pass\n')
shape('many', 'globals', lambda n: b'def f():\n    global ' + b','.join(b'a%d' % i for i in range(n // 8)) + b'\n')
shape('many', 'imports', lambda n: b'from a import (' + b', '.join(b'a%d' % i for i in range(n // 8)) + b')\n')
shape('many', 'classes', lambda n: b''.join(b'class C%d:\n    def f(self):\n        pass\n' % i for i in range(n // 45)))

# Conversion of one function, or of many.
A = ('--all',)
shape('functions', 'many', lambda n: b''.join(b'def f%d(a):\n    if a:\n        a = 1\n    return a\n' % i for i in range(n // 50)), None, A)
shape('functions', 'lambdas', lambda n: b''.join(b'f%d = lambda x: x + 1\n' % i for i in range(n // 25)), None, A)
for name, part in [('assignments', b'    a = a + 1\n'), ('ifs', b'    if a:\n        a = a + 1\n'), ('loops', b'    while a:\n        a = a + 1\n'),
                   ('breaks', b'    while a:\n        if a > 1:\n            break\n'), ('calls', b'    a = f(a, g(a))\n'),
                   ('tries', b'    try:\n        a = g(a)\n    except E:\n        pass\n'), ('returns', b'    if a:\n        return 1\n')]:
    # Not longer than this: an `if` that returns holds all that follows it, and depth is limited as in CPython.
    shape('functions', name, lambda n, p=part: b'def f(a):\n' + rep(p, min(n, 10000) if b'return' not in p else 50 * len(p)), None, A)
shape('functions', 'list', lambda n: b'def f(a):\n    return [' + rep(b'a, ', n) + b']\n', None, A)
shape('functions', 'format', lambda n: b'def f(a):\n    return f"' + rep(b'{a}b', n) + b'"\n', None, A)
shape('functions', 'docstring', lambda n: b'def f(a):\n    """' + rep(b'a\n', n) + b'"""\n    return a\n', None, A)
shape('functions', 'nested_calls', lambda n: b'def f(a):\n    return ' + b'g(' * 150 + b'a' + b')' * 150 + b'\n', None, A)
shape('functions', 'nested_lambdas', lambda n: b'def f(a):\n    return ' + b'(lambda x: ' * 90 + b'x' + b')' * 90 + b'\n', None, A)
shape('functions', 'nested_ifs', lambda n: b'def f(a):\n' + b''.join(b' ' * i + b'if a:\n' for i in range(1, 41)) + b' ' * 41 + b'a = 1\n', None, A)
shape('functions', 'nested_loops', lambda n: b'def f(a):\n' + b''.join(b' ' * i + b'while a:\n' for i in range(1, 20)) + b' ' * 20 + b'a = 1\n', None, A)


def run(weft, folder, name, data, refused, options, timed):
    path = os.path.join(folder, 'large.py')
    with open(path, 'wb') as f: f.write(data)
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    try: p = subprocess.run([weft, 'convert', path, *options], capture_output=True, timeout=120)
    except subprocess.TimeoutExpired: return ['more than 120 s']
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if timed:
        print('%-24s %9d bytes %7.2f s %7d MB' % (name, len(data), after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime,
                                                 after.ru_maxrss // 1024), flush=True)
    error = p.stderr.decode('utf-8', 'replace')
    problems = []
    if p.returncode != (1 if refused else 0): problems.append('exit code %d: %s' % (p.returncode, error[:300]))
    if len(error) > 4000: problems.append('%d characters on standard error' % len(error))
    if refused:
        import re
        if not re.search(refused, error): problems.append('standard error lacks /%s/: %s' % (refused, error[:300]))
        if p.stdout: problems.append('refused, and yet there is output')
    elif not options and p.stdout != data:
        problems.append('the output is not the input')
    elif options and b'ag__' not in p.stdout:
        problems.append('nothing was converted')
    return problems


def main():
    if sys.argv[1] == '--list': return print('\n'.join(GROUPS))
    weft, group = os.path.abspath(sys.argv[1]), sys.argv[2]
    size = int(sys.argv[sys.argv.index('--size') + 1]) if '--size' in sys.argv else 60000
    only = sys.argv[sys.argv.index('--only') + 1] if '--only' in sys.argv else None
    bad = 0
    with tempfile.TemporaryDirectory() as folder:
        for name, (make, refused, options) in GROUPS[group].items():
            if only and name != only: continue
            problems = run(weft, folder, name, make(size), refused, options, '--time' in sys.argv)
            for problem in problems: print('%s.%s: %s' % (group, name, problem))
            bad += len(problems)
    return 1 if bad else 0


if __name__ == '__main__': sys.exit(main())
