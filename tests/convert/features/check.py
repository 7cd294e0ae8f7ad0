#!/usr/bin/env python3
"""Conversion with optional features: the goldens in LABEL.txt files of this folder.

    check.py WEFT PROGRAM.py    compares `weft convert` with the goldens beside the program
    check.py --make PROGRAM.py  writes them; needs TensorFlow

A program begins with a line `# features: A,B; C; no-recursive` that lists the sets of options to try. The goldens stand in
PROGRAM.golden: for each set and function a header line `### OPTIONS FUNCTION` and the text, or `error CLASS`.
"""
import os, re, subprocess, sys


def option_sets(program):
    first = open(program, encoding='utf-8').readline()
    return [s.strip() for s in first.partition('features:')[2].split(';')]


def functions(program):
    return re.findall(r'^def (\w+)|^(\w+) = lambda', open(program, encoding='utf-8').read(), re.M)


def names(program):
    return [a or b for a, b in functions(program)]


def features_of(options):
    return [o.strip() for o in options.split(',') if o.strip() and o.strip() != 'no-recursive']


def ordered(text):
    """TF prints several features in the order of a set."""
    def fix(m):
        return 'optional_features=(%s)' % ', '.join(sorted(m.group(1).split(', ')))
    return re.sub(r'optional_features=\((ag__[^)]*)\)', fix, text)


def make(program):
    os.environ.update(PYTHONHASHSEED='0', TF_CPP_MIN_LOG_LEVEL='3', AUTOGRAPH_VERBOSITY='0', PYTHONDONTWRITEBYTECODE='1')
    import importlib.util
    import logging
    import tensorflow as tf
    tf.get_logger().setLevel(logging.CRITICAL)
    sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'tools'))
    import score
    spec = importlib.util.spec_from_file_location('program', program)
    module = importlib.util.module_from_spec(spec)
    sys.modules['program'] = module
    spec.loader.exec_module(module)
    out = []
    for options in option_sets(program):
        features = [getattr(tf.autograph.experimental.Feature, n) for n in features_of(options)]
        for name in names(program):
            try:
                text = tf.autograph.to_code(getattr(module, name), recursive='no-recursive' not in options,
                                            experimental_optional_features=features or None)
                text = ordered(score.canonical(text))
            except Exception as e:
                text = 'error %s\n' % type(e).__name__
            out.append('### %s %s\n%s' % (options, name, text))
    open(program[:-3] + '.golden', 'w', encoding='utf-8').write(''.join(out))


def check(weft, program):
    sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'tools'))
    import score
    wrong = 0
    golden = open(program[:-3] + '.golden', encoding='utf-8').read()
    for part in ('\n' + golden).split('\n### ')[1:]:
        head, _, want = part.partition('\n')
        options, _, name = head.rpartition(' ')
        command = [weft, 'convert', program, '-f', name]
        if features_of(options): command.append('--features=' + ','.join(features_of(options)))
        if 'no-recursive' in options: command.append('--no-recursive')
        ran = subprocess.run(command, capture_output=True, text=True)
        if want.startswith('error '):
            right = ran.returncode == 1 and want.split()[1] in ran.stderr
        else:
            right = ran.returncode == 0 and score.canonical(ran.stdout).rstrip('\n') == want.rstrip('\n')
        if not right:
            wrong += 1
            print('%s: wrong\n--- wanted\n%s\n--- got (exit %d)\n%s%s' % (head, want, ran.returncode, ran.stdout, ran.stderr))
    return 1 if wrong else 0


if __name__ == '__main__':
    if sys.argv[1] == '--make':
        make(sys.argv[2])
    else:
        sys.exit(check(sys.argv[1], sys.argv[2]))
