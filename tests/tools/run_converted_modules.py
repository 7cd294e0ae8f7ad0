#!/usr/bin/env python3
"""Runs whole converted modules under a real TensorFlow and compares them with the originals.

    run_converted_modules.py WEFT PYTHON CORPUS [--only SUBSTRING] [--decorate called|all] [--jobs N]

PYTHON is an interpreter that can import TensorFlow 2.21 (`python3.11 -m venv ENV; ENV/bin/pip install tensorflow==2.21.0`; give
ENV/bin/python). CORPUS is a folder of programs with recorded calls (NAME/program.py, NAME/cases.json). Each program is converted by
`weft convert FILE`; both modules are imported, each recorded call is made through tf.function in both, and the results (or the
class and the last line of the error) and what was printed must be the same. A function that is not under tf.function stays as it is
in a converted module; with `--decorate called` the functions that are called are put under @tf.function in a copy,
which is then the original; with `--decorate all` every module-level function and method is. Not part of the default test run: it takes minutes and TensorFlow.
"""
import argparse, ast, contextlib, io, json, os, re, subprocess, sys, tempfile


def decorated(source, wanted):
    """The text with @tf.function on undecorated functions: those called `wanted`, or (None) each function and method of the module."""
    lines = source.split('\n')
    places = []
    tree = ast.parse(source)
    for node in [inner for outer in tree.body for inner in [outer] + (outer.body if isinstance(outer, ast.ClassDef) else [])]:
        if isinstance(node, ast.FunctionDef) and not node.decorator_list and not is_generator(node) \
                and (not node.name.startswith('__') if wanted is None else node.name in wanted and node in tree.body):
            places.append((node.lineno, node.col_offset))
    for line, column in sorted(places, reverse=True): lines.insert(line - 1, lines[line - 1][:column] + '@tf.function')
    return '\n'.join(lines)


def is_generator(function):
    return any(isinstance(node, (ast.Yield, ast.YieldFrom)) for node in ast.walk(function))


# --- under TensorFlow

def decode(tf, spec):
    if 'python' in spec: return spec['python']
    if 'none' in spec: return None
    if 'tuple' in spec: return tuple(decode(tf, s) for s in spec['tuple'])
    if 'list' in spec: return [decode(tf, s) for s in spec['list']]
    if 'dict' in spec: return {k: decode(tf, s) for k, s in spec['dict'].items()}
    values = [float(v) if v in ('nan', 'inf', '-inf') and spec['dtype'] != 'string' else v for v in spec['values']]
    return tf.reshape(tf.constant(values, dtype=spec['dtype']), spec['shape'])


def describe(tf, value):
    """A text that two equal results share."""
    if isinstance(value, (tf.Tensor, tf.Variable)):
        return 'tensor %s %s %r' % (value.dtype.name, value.shape, value.numpy().tolist())
    if isinstance(value, dict): return '{%s}' % ', '.join('%r: %s' % (k, describe(tf, v)) for k, v in value.items())
    if isinstance(value, (list, tuple)):
        return '%s(%s)' % (type(value).__name__, ', '.join(describe(tf, v) for v in value))
    if value is None or isinstance(value, (bool, int, float, str, bytes)): return repr(value)
    return type(value).__name__


def plain_message(error):
    """Class and last line of an error, without what differs between any two traces. AutoGraph in TensorFlow adds frames to a message
    and makes a StagingError of a class that it cannot construct; ahead-of-time converted code raises the error itself."""
    lines = [l.strip() for l in str(error).split('\n') if l.strip() and not re.match(r'\s*(File |Detected at|<stack|Stack trace)', l)]
    text = re.sub(r'\{\{.*?\}\}', '', lines[-1] if lines else '')
    name = type(error).__name__
    if name != 'StagingError': text = name + ': ' + re.sub('^%s:\\s*' % name, '', text)
    text = re.sub(r'tf__|_\d+\b|\bid=\d+|0x[0-9a-f]+|program\w*\.py', '', text)
    return text.replace(' while calling a Python object', '').strip().rstrip(':')  # where the recursion ends is chance


def load(path):
    import importlib.util
    sys.modules.pop('program', None)
    spec = importlib.util.spec_from_file_location('program', path)
    module = importlib.util.module_from_spec(spec)
    sys.modules['program'] = module
    spec.loader.exec_module(module)
    return module


def call(tf, path, case):
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        try:
            target = load(path)
            for part in case['function'].split('.'): target = getattr(target, part)
            function = target if hasattr(target, 'python_function') else tf.function(target)
            result = function(*[decode(tf, a) for a in case.get('args', [])],
                              **{k: decode(tf, a) for k, a in case.get('kwargs', {}).items()})
            return 'result ' + describe(tf, result), out.getvalue()
        except Exception as e:
            return 'error %s' % plain_message(e), out.getvalue()


def child():
    import tensorflow as tf
    tf.autograph.set_verbosity(0)
    for line in sys.stdin:
        original, converted, cases = json.loads(line)
        for number, case in enumerate(json.load(open(cases, encoding='utf-8'))):
            one, two = call(tf, original, case), call(tf, converted, case)
            print('@@' + json.dumps([converted, number, case['function'], one, two]), flush=True)
        tf.keras.backend.clear_session() if hasattr(tf, 'keras') else None


# --- the driver

def main():
    if sys.argv[1:] == ['--child']: return child()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('weft')
    parser.add_argument('python')
    parser.add_argument('corpus')
    parser.add_argument('--only', default='')
    parser.add_argument('--decorate', choices=['called', 'all'])
    parser.add_argument('--jobs', type=int, default=1)
    options = parser.parse_args()
    names = [n for n in sorted(os.listdir(options.corpus)) if options.only in n and
             os.path.exists(os.path.join(options.corpus, n, 'cases.json')) and os.path.exists(os.path.join(options.corpus, n, 'program.py'))]
    jobs, replaced, calls, equal = [], 0, 0, 0
    with tempfile.TemporaryDirectory() as scratch:
        for name in names:
            folder = os.path.abspath(os.path.join(options.corpus, name))
            original = os.path.join(folder, 'program.py')
            if options.decorate:
                cases = json.load(open(os.path.join(folder, 'cases.json'), encoding='utf-8'))
                wanted = {case['function'] for case in cases} if options.decorate == 'called' else None
                source = decorated(open(original, encoding='utf-8').read(), wanted)
                original = os.path.join(scratch, name + '.py')
                with open(original, 'w', encoding='utf-8') as out: out.write(source)
            converted = os.path.join(scratch, name + '_converted.py')
            ran = subprocess.run([options.weft, 'convert', original, '-o', converted], capture_output=True, text=True)
            if ran.returncode:
                print('%s: not converted: %s' % (name, ran.stderr.strip()))
                calls += 1
                continue
            replaced += len(re.findall(r'autograph=False', open(converted, encoding='utf-8').read()))
            jobs.append([original, converted, os.path.join(folder, 'cases.json')])
        env = dict(os.environ, TF_CPP_MIN_LOG_LEVEL='3', CUDA_VISIBLE_DEVICES='', AUTOGRAPH_VERBOSITY='0', PYTHONDONTWRITEBYTECODE='1')
        children = []
        for i in range(options.jobs):
            work = os.path.join(scratch, 'jobs%d' % i)
            with open(work, 'w', encoding='utf-8') as out: out.write(''.join(json.dumps(job) + '\n' for job in jobs[i::options.jobs]))
            children.append(subprocess.Popen([options.python, os.path.abspath(__file__), '--child'], stdin=open(work, encoding='utf-8'),
                                             stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=env))
        done = set()
        for process in children:
            for line in process.stdout:
                if not line.startswith('@@'): continue
                path, number, function, one, two = json.loads(line[2:])
                done.add(path)
                calls += 1
                if one == two:
                    equal += 1
                else:
                    print('%s: call %d of %s: original %s, converted %s' % (os.path.basename(path), number, function, one, two))
            process.wait()
        for job in jobs:
            if job[1] not in done and json.load(open(job[2], encoding='utf-8')):
                calls += 1
                print('%s: no answer' % os.path.basename(job[1]))
    print('%d of %d calls equal, %d programs, %d functions converted' % (equal, calls, len(jobs), replaced))
    return 0 if equal == calls else 1


if __name__ == '__main__':
    sys.exit(main())
