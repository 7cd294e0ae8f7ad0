#!/usr/bin/env python3
"""The page of `weft convert --explain`.

    explain_test.py WEFT NAME [--update]    compares NAME.py's page with NAME.page; --update writes it (then read it)
    explain_test.py WEFT --complete FOLDER  for every program below FOLDER: each generated construct has its line, no line is too wide, all
                                            of the source is there
"""
import os, re, subprocess, sys

HERE = os.path.dirname(os.path.abspath(__file__))
# Arguments of another construct, with which they are explained.
PARTS = {'ConversionOptions', 'STD', 'Feature', 'ListPopOpts', 'ListStackOpts', 'GetItemOpts'}
DEFINED = ('get_state', 'set_state', 'if_body', 'else_body', 'loop_body', 'loop_test', 'extra_test')


def page(weft, path, options, columns=None):
    environment = {k: v for k, v in os.environ.items() if k != 'COLUMNS'}
    if columns: environment['COLUMNS'] = columns
    return subprocess.run([weft, 'convert', os.path.basename(path), '--explain', *options], capture_output=True, cwd=os.path.dirname(path),
                          env=environment)


def golden(weft, name, update):
    path = os.path.join(HERE, name + '.py')
    with open(path, encoding='utf-8') as f: text = f.read()
    columns = re.search(r'^# columns: (\d+)$', text, re.M)
    p = page(weft, path, re.match(r'# options: (.*)', text).group(1).split(), columns and columns.group(1))
    expected = os.path.join(HERE, name + '.page')
    if update:
        with open(expected, 'wb') as f: f.write(p.stdout)
        return 0
    with open(expected, 'rb') as f: wanted = f.read()
    if p.returncode == 0 and not p.stderr and p.stdout == wanted: return 0
    sys.stdout.write(p.stderr.decode() + p.stdout.decode())
    return 1


def complete(weft, folder):
    problems, pages = [], 0
    for root, _, files in sorted(os.walk(folder)):
        for file in sorted(files):
            if file != 'program.py': continue
            path = os.path.join(root, file)
            # Once so wide that no name is broken over two lines, once with the optional features and as it is without a terminal.
            for options, columns in ((['--all'], 5000), (['--all', '--features=ALL'], 5000), (['--all'], None)):
                p = page(weft, path, options, columns and str(columns))
                with open(path, encoding='utf-8') as f: source = f.read()
                if p.returncode not in (0, 1): problems.append('%s: exit code %d' % (path, p.returncode))
                # One page for each function: the header line, then rows.
                for one in re.split(r'^(?=\S.*, converted to \S+$)', p.stdout.decode(), flags=re.M):
                    if not one: continue
                    pages += 1
                    rows = one.split('\n')[1:]
                    right = [r.split('|', 1)[1] if '|' in r else '' for r in rows]
                    words = ' '.join(re.sub(r'^\d* *#? *', '', r) for r in right if re.match(r' +#', r))
                    code = '\n'.join(r for r in right if not re.match(r' +#', r))
                    label = '%s %s: %s' % (path, options[-1], one.split(':')[0])
                    if columns is None:
                        problems += [label + ': too wide: ' + r for r in rows if len(r) > 120]
                        continue
                    for operator in set(re.findall(r'\bag__\.(\w+)', code)) - PARTS:
                        if operator + ':' not in words and operator != 'UndefinedReturnValue':
                            problems.append(label + ': nothing about ' + operator)
                    for name in re.findall(r'\bdef ((?:%s)(?:_\d+)?)\(' % '|'.join(DEFINED), code):
                        if 'def %s(' % name in source: continue  # the user's
                        if re.sub(r'_\d+$', '', name) + ':' not in words and name + ':' not in words:
                            problems.append(label + ': nothing about ' + name)
                    numbers = [int(m.group(1)) for r in rows if (m := re.match(r' *(\d+) [^|]*\|', r))]
                    if numbers != list(range(numbers[0], numbers[0] + len(numbers))): problems.append(label + ': source lines %r' % numbers)
    if pages < 100: problems.append('only %d pages' % pages)
    print('\n'.join(problems[:40]), '%d pages, %d problems' % (pages, len(problems)), sep='\n')
    return 1 if problems else 0


if __name__ == '__main__':
    weft = os.path.abspath(sys.argv[1])
    sys.exit(complete(weft, sys.argv[3]) if sys.argv[2] == '--complete' else golden(weft, sys.argv[2], '--update' in sys.argv))
