#!/usr/bin/env python3
"""Runs the golden cases of one folder and says whether they are as expected.

    golden.py WEFT FOLDER KIND [--label LABEL] --known FILE
    golden.py WEFT OPS.json ops --label NAME --known FILE
    golden.py --list FOLDER KIND          the test names, one a line (CMake reads them when it configures)

KIND is one of score.py's: convert, graph, eager, reports, run, ops, compile. FILE lists known failures, a line each:
"CASE:LABEL -- reason" (lines that start with # are comments). The run fails if a case that is not listed is wrong, and if a
listed one is right: then take it off the list.
"""
import argparse, json, os, sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import score


def known_failures(path):
    known = {}
    if path and os.path.exists(path):
        for line in open(path, encoding='utf-8'):
            if line.strip() and not line.startswith('#'):
                name, found, reason = line.strip().partition(' -- ')
                if not found or not reason:
                    sys.exit('%s: a known failure needs a reason: %s' % (path, line.strip()))
                known[name] = reason
    return known


def cases(weft, path, kind, label):
    """Yields (name, right, why) of the asked cases. Names are unique lines: the second of a name gets " #2"."""
    seen = {}
    for name, right, why in all_cases(weft, path, kind, label):
        name = name.replace('\n', '\\n')
        seen[name] = seen.get(name, 0) + 1
        yield (name if seen[name] == 1 else '%s #%d' % (name, seen[name])), right, why


def all_cases(weft, path, kind, label):
    if kind == 'ops':
        entry = next(e for e in json.load(open(path, encoding='utf-8'))['ops'] if e['name'] == label)
        for name, right, why in score.score_ops(weft, entry):
            yield '%s:%s' % (label, name), right, why
        return
    scorers = {'convert': score.score_convert, 'run': score.score_run, 'reports': score.score_reports, 'compile': score.score_compile,
               'graph': lambda w, f: score.score_cases(w, f, True), 'eager': lambda w, f: score.score_cases(w, f, False)}
    for name, right, why in scorers[kind](weft, path):
        if not label or name == label:
            yield '%s:%s' % (os.path.basename(path), name), right, why


def compiled_calls(folder):
    """Whether score_compile finds a call to try in this folder."""
    for c in json.load(open(os.path.join(folder, 'cases.json'), encoding='utf-8')):
        want = c.get('graph', {}).get('result')
        if want and 'dtype' in want and want['dtype'] != 'string' and not c.get('kwargs') and all('dtype' in a for a in c['args']) \
                and not any(isinstance(v, str) for a in c['args'] for v in a['values']) and not any(0 in a['shape'] for a in c['args']):
            return True
    return False


def listing(folder, kind):
    if kind == 'ops':
        return [e['name'] for e in json.load(open(folder, encoding='utf-8'))['ops']]
    needs = {'run': 'script.py', 'convert': 'to_code', 'reports': 'cases.json'}.get(kind, 'cases.json')
    names = sorted(f for f in os.listdir(folder) if os.path.exists(os.path.join(folder, f, needs)))
    return [f for f in names if kind != 'compile' or compiled_calls(os.path.join(folder, f))]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('words', nargs='+')
    parser.add_argument('--list', action='store_true')
    parser.add_argument('--label', default='')
    parser.add_argument('--known', default='')
    options = parser.parse_args()
    if options.list:
        print('\n'.join(listing(*options.words)))
        return 0
    weft, path, kind = options.words
    known = known_failures(options.known)
    bad = count = 0
    for name, right, why in cases(os.path.abspath(weft), path, kind, options.label):
        count += 1
        if right == (name in known):
            bad += 1
            print('%s: %s' % (name, 'right, but listed as a known failure' if right else why))
        elif not right:
            print('%s: known failure: %s' % (name, known[name]))
    print('%d cases, %d unexpected' % (count, bad))
    return 1 if bad or not count else 0


if __name__ == '__main__':
    sys.exit(main())
