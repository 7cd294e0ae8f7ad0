#!/usr/bin/env python3
"""Diagnostics: the whole text of each kind, its place, and that its remedy works.

    diag_test.py WEFT NAME      runs tests/diag/NAME.py
    diag_test.py --list         the names (CMake makes one ctest case of each)
    diag_test.py --codes        fails if a code of diagnostics.def has no case here
    diag_test.py --docs         prints compiler/docs/diagnostics.md; --docs-current fails if that file is not as printed
    diag_test.py WEFT --update NAME...   writes what weft says today into the cases, to be read before it is committed

A case is a program. Its first lines may say how it is used:
    #: COMMAND LINE             after `weft`; FILE stands for the program (default: check FILE)
    #: exit N                   (default: 1 where an error is expected, else 0)
    #: append TEXT              bytes for the end of the file, with Python's escapes
Lines that begin with `#!` are what weft must say, and nothing else may be said; they stand below the line that is meant (before the
first line of code where there is no place) and are taken out before weft reads the program:
    #! COLUMN SEVERITY CODE [CLASS:] MESSAGE
    #!   label +LINES: TEXT     a further place, counted in lines from this one
    #!   note: TEXT
    #!   fix: TEXT
NAME.fixed.py is the program with the remedy applied, with its own command line where that is the remedy: weft has nothing to say about it. Where remedies carry edits, `weft check --fix` must
make that very text of the program.
"""
import codecs, json, os, re, subprocess, sys, tempfile

HERE = os.path.dirname(os.path.abspath(__file__))


def names():
    return sorted(n[:-3] for n in os.listdir(HERE) if n.endswith('.py') and not n.endswith('.fixed.py') and n != 'diag_test.py')


class Case:
    def __init__(self, path):
        self.command, self.said, self.exit, self.append = 'check FILE', False, None, ''
        self.lines, self.expected = [], []
        with open(path, encoding='utf-8') as file:
            for line in file.read().split('\n'):
                if line.startswith('#: '):
                    key, _, rest = line[3:].partition(' ')
                    if key == 'exit':
                        self.exit = int(rest)
                    elif key == 'append':
                        self.append = rest
                    else:
                        self.command, self.said = line[3:], True
                elif line.startswith('#! '):
                    text = line[3:]
                    self.expected.append((len(self.lines), text) if not text.startswith(' ') else (None, text))
                else:
                    self.lines.append(line)

    def source(self):
        return '\n'.join(self.lines).encode() + codecs.escape_decode(self.append.encode())[0]


def describe(diagnostic, file_lines):
    """What a diagnostic of --diagnostics=json is as #! lines: [(line, text), (None, text)...]."""
    line = diagnostic.get('line', 0)
    cls = diagnostic.get('exception', '')
    message = diagnostic['message'].replace('\n', '\\n')
    out = [(line, f"{diagnostic.get('column', 0)} {diagnostic['severity']} {diagnostic['code']} {cls + ': ' if cls else ''}{message}")]
    for label in diagnostic['labels']:
        out.append((None, f"  label {label['line'] - line:+d}: {label['message']}"))
    for note in diagnostic['notes']:
        out.append((None, '  note: ' + note))
    for fix in diagnostic['fixes']:
        out.append((None, '  fix: ' + fix['message']))
    return out


def run(weft, case, folder, command=None):
    path = os.path.join(folder, 'program.py')
    with open(path, 'wb') as file:
        file.write(case.source())
    words = [word.replace('FILE', 'program.py') for word in re.findall(r"'[^']*'|\S+", command or case.command)]
    words = [word.strip("'") for word in words]
    done = subprocess.run([weft, words[0], '--diagnostics=json'] + words[1:], cwd=folder, capture_output=True, timeout=60)
    text = done.stderr.decode()
    arrays, decoder, at = [], json.JSONDecoder(), 0
    while at < len(text):
        if text[at] == '[':
            array, at = decoder.raw_decode(text, at)
            arrays += array
        else:
            at = text.find('\n', at) + 1 or len(text)
    return done.returncode, arrays, text


def check(weft, name):
    case = Case(os.path.join(HERE, name + '.py'))
    wrong = []
    with tempfile.TemporaryDirectory() as folder:
        code, diagnostics, text = run(weft, case, folder)
        said = [line for d in diagnostics for line in describe(d, case.lines)]
        if said != case.expected:
            wrong.append('weft says:\n' + '\n'.join(f'  {a}: {b}' for a, b in said) + '\nexpected:\n'
                         + '\n'.join(f'  {a}: {b}' for a, b in case.expected) + '\n' + text)
        errors = any(d['severity'] == 'error' for d in diagnostics)
        if code != (case.exit if case.exit is not None else int(errors)):
            wrong.append(f'exit code {code}')
        fixed_path = os.path.join(HERE, name + '.fixed.py')
        if os.path.exists(fixed_path):
            remedied = Case(fixed_path)
            fixed = remedied.source()
            code, left, text = run(weft, remedied, folder, command=remedied.command if remedied.said else case.command)
            if code or left:
                wrong.append(f'{name}.fixed.py: exit code {code}, weft says:\n{text}')
            if any(f['edits'] for d in diagnostics for f in d['fixes']):
                run(weft, case, folder, command='check --fix FILE')
                made = open(os.path.join(folder, 'program.py'), 'rb').read()
                if made != fixed:
                    wrong.append('check --fix makes:\n' + made.decode())
        elif any(d['fixes'] for d in diagnostics):
            wrong.append(f'{name}.fixed.py is missing: remedies are tested by applying them')
    if wrong:
        sys.exit('\n'.join(wrong))


def update(weft, name):
    path = os.path.join(HERE, name + '.py')
    case = Case(path)
    with tempfile.TemporaryDirectory() as folder:
        _, diagnostics, _ = run(weft, case, folder)
    below = {}
    for diagnostic in diagnostics:
        block = describe(diagnostic, case.lines)
        below.setdefault(block[0][0], []).extend('#! ' + text for _, text in block)
    head = [line for line in open(path, encoding='utf-8').read().split('\n') if line.startswith('#: ')]
    out = head + below.pop(0, [])
    for number, line in enumerate(case.lines, 1):
        out += [line] + below.pop(number, [])
    assert not below, below
    with open(path, 'w', encoding='utf-8') as file:
        file.write('\n'.join(out))


def codes():
    known = {f'WFT{int(code):04}' for code, *_ in registry()}
    seen = set()
    for name in names():
        for _, text in Case(os.path.join(HERE, name + '.py')).expected:
            seen |= set(re.findall(r'^\d+ \w+ (WFT\d{4})', text))
    if known - seen:
        sys.exit('no case here for ' + ', '.join(sorted(known - seen)))


def registry():
    table = open(os.path.join(HERE, '..', '..', 'compiler', 'base', 'diagnostics.def'), encoding='utf-8').read()
    return re.findall(r'^WEFT_DIAGNOSTIC\((\d+), (\w+), (\w+), "((?:[^"\\]|\\.)*)"\)', table, re.M)


def docs():
    cases = {}
    for name in names():
        for _, text in Case(os.path.join(HERE, name + '.py')).expected:
            for code in re.findall(r'^\d+ \w+ (WFT\d{4})', text):
                cases.setdefault(code, []).append(name)
    out = ['# Diagnostics', '',
           'Every kind of message about a program: made by `tests/diag/diag_test.py --docs` from `compiler/base/diagnostics.def`. `{0}` and so on',
           'stand for names and types of the program. The case is a program that gets the message; beside it lies the same program with the remedy',
           'applied (`.fixed.py`). `weft check --fix` applies a remedy that can be written in one way only.', '',
           '| code | severity | text | cases |', '| --- | --- | --- | --- |']
    for code, severity, name, text in registry():
        links = ', '.join(f'[{case}](../../tests/diag/{case}.py)' for case in cases.get(f'WFT{int(code):04}', []))
        text = text.replace('\\"', '"').replace('|', '\\|')
        out.append(f'| WFT{int(code):04} | {severity.lower()} | {text} | {links} |')
    return '\n'.join(out) + '\n'


if sys.argv[1] == '--docs':
    sys.stdout.write(docs())
elif sys.argv[1] == '--docs-current':
    page = os.path.join(HERE, '..', '..', 'compiler', 'docs', 'diagnostics.md')
    if open(page, encoding='utf-8').read() != docs():
        sys.exit('compiler/docs/diagnostics.md is old: diag_test.py --docs > compiler/docs/diagnostics.md')
elif sys.argv[1] == '--list':
    print('\n'.join(names()))
elif sys.argv[1] == '--codes':
    codes()
elif sys.argv[2] == '--update':
    for each in sys.argv[3:]:
        update(sys.argv[1], each)
else:
    check(os.path.abspath(sys.argv[1]), sys.argv[2])
