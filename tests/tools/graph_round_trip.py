#!/usr/bin/env python3
"""Every graph of the golden programs, printed, read by weft-opt and printed again: the texts must be equal.

    graph_round_trip.py WEFT WEFT_OPT STAGE GOLDEN...    STAGE: graph or graph-opt; GOLDEN: folders with NAME/program.py

Signatures are those of the cases beside a program. Functions that TensorFlow and weft refuse have no graph and are counted;
the test fails if fewer than half of the functions have one.
"""
import concurrent.futures, json, os, subprocess, sys


def run(command, text=None):
    p = subprocess.run(command, input=text, capture_output=True, text=True, timeout=300)
    return p.returncode, p.stdout, p.stderr


def signature(case):
    types = []
    for arg in case.get('args', []):
        if not isinstance(arg, dict) or 'dtype' not in arg or 'shape' not in arg: return None
        types.append('%s[%s]' % (arg['dtype'], ','.join(map(str, arg['shape']))))
    return '%s(%s)' % (case['function'], ', '.join(types))


def programs(folders):
    """(program.py, {function: signature or None})"""
    for folder in folders:
        for name in sorted(os.listdir(folder)):
            path = os.path.join(folder, name, 'program.py')
            cases = os.path.join(folder, name, 'cases.json')
            if not os.path.exists(path) or not os.path.exists(cases): continue
            functions = {}
            for case in json.load(open(cases)): functions.setdefault(case['function'], signature(case))
            yield path, functions


def graphs(weft, stage, path, functions):
    """Texts of the graphs of these functions: of all in one run or, where one of them is refused, of each."""
    command = [weft, 'graph', path, '--print-after=' + stage]
    for name, text in functions.items():
        command += ['-f', name] + (['--signature', text] if text else [])
    code, out, err = run(command)
    # What the program itself prints while it is traced comes first.
    if code == 0: return [out[out.find('module {'):]], len(functions)
    if code not in (0, 1): raise SystemExit('%s: exit %d: %s' % (' '.join(command), code, err))
    if len(functions) == 1: return [], 0
    texts, made = [], 0
    for name, text in functions.items():
        more, count = graphs(weft, stage, path, {name: text})
        texts += more
        made += count
    return texts, made


def main():
    weft, opt, stage, folders = sys.argv[1], sys.argv[2], sys.argv[3], sys.argv[4:]
    work = list(programs(folders))
    total = sum(len(functions) for _, functions in work)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(lambda item: graphs(weft, stage, *item), work))
    made = sum(count for _, count in results)
    texts = [(path, text) for (path, _), (found, _) in zip(work, results) for text in found]
    wrong = 0
    mark = '// -----\n'
    code, out, err = run([opt, '--split-input-file', '--verify-each'], mark.join(text for _, text in texts))
    again = [part.strip() for part in out.split(mark)] if code == 0 else []
    if len(again) != len(texts):
        # One is refused: find it.
        again = [run([opt], text)[1].strip() for _, text in texts]
    for (path, text), second in zip(texts, again):
        if text.strip() == second: continue
        wrong += 1
        print('%s: printed, read and printed again, the text differs' % path)
    print('%s: %d functions, %d with a graph, %d texts, %d differ' % (stage, total, made, len(texts), wrong))
    return 1 if wrong or not made or 2 * made < total else 0


sys.exit(main())
