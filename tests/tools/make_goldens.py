#!/usr/bin/env python3
"""Writes what tf.autograph.to_code makes of each function of a folder's programs; needs an installed TensorFlow 2.21.

    make_goldens.py FOLDER [--only SUBSTRING ...]            writes NAME/to_code/LABEL.py or LABEL.error
    make_goldens.py FOLDER --check [--only SUBSTRING ...]    compares with what is there, exit 1 on any difference

A program is NAME/program.py or NAME/script.py. LABEL is a function, a lambda's variable, CLASS.METHOD, or a key of
NAME/entities.json, whose value is an expression in the program's names. A script may end in an exception or in sys.exit: the
functions defined until then count. What AutoGraph leaves to the string hash is sorted (score.canonical); the text is checked to
be the same under two hash seeds.
"""
import argparse, contextlib, importlib.util, io, json, os, re, subprocess, sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import score

SURROUNDINGS = {'TF_CPP_MIN_LOG_LEVEL': '3', 'CUDA_VISIBLE_DEVICES': '', 'AUTOGRAPH_VERBOSITY': '0', 'PYTHONDONTWRITEBYTECODE': '1'}


def source_of(folder):
    for name in ('program.py', 'script.py'):
        path = os.path.join(folder, name)
        if os.path.exists(path): return path
    return None


def load(path):
    sys.modules.pop('program', None)
    spec = importlib.util.spec_from_file_location('program', path)
    module = importlib.util.module_from_spec(spec)
    sys.modules['program'] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as e:
        if path.endswith('program.py'): raise
    return module


def entities(module, folder, path):
    own = lambda f: getattr(getattr(f, '__code__', None), 'co_filename', '') == path
    plain = lambda value: getattr(value, 'python_function', value)
    found = {}
    for name, value in list(vars(module).items()):
        if name.startswith('__'): continue
        if own(plain(value)):
            found[name] = plain(value)
        elif isinstance(value, type) and value.__module__ == 'program':
            for member, inner in vars(value).items():
                inner = getattr(inner, '__func__', inner)
                inner = plain(inner.fget if isinstance(inner, property) else inner)
                if own(inner): found['%s.%s' % (name, member)] = inner
    more = os.path.join(folder, 'entities.json')
    if os.path.exists(more):
        for label, expression in json.load(open(more, encoding='utf-8')).items():
            found[label] = plain(eval(expression, vars(module)))
    return found


def clean(text, folder):
    text = text.replace(os.path.join(folder, ''), '')
    text = re.sub(r'[^\s"\']*/(site-packages|lib/python3\.\d+)/', '', text)
    text = re.sub(r'(?:[^\s"\'(]*/)?__autograph_generated_file\w*\.py', '<generated>', text)
    text = re.sub(r'0x[0-9a-f]{6,}', '0x', re.sub(r' at 0x[0-9a-f]+', '', text))
    return '\n'.join(line.rstrip() for line in text.strip().split('\n')) + '\n'


def to_code(tf, folder):
    """{file name: text} for each function of the folder's program."""
    made = {}
    path = source_of(folder)
    module = load(path)
    for label, function in entities(module, folder, path).items():
        try:
            made[label + '.py'] = score.canonical(tf.autograph.to_code(function))
        except Exception as e:
            made[label + '.error'] = clean('%s: %s' % (type(e).__name__, e), folder)
    return made


def everything(root, only):
    """{NAME: {file name: text}}; runs where TensorFlow is."""
    import tensorflow as tf
    tf.autograph.set_verbosity(0)
    made = {}
    for name in sorted(os.listdir(root)):
        folder = os.path.join(root, name)
        if not source_of(folder) or (only and not any(part in name for part in only)): continue
        os.chdir(folder)
        with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
            made[name] = to_code(tf, folder)
    return made


def under_seed(seed, root, only):
    process = subprocess.run([sys.executable, os.path.abspath(__file__), root, '--print'] + ['--only'] * bool(only) + only,
                             env=dict(os.environ, PYTHONHASHSEED=str(seed), **SURROUNDINGS), stdout=subprocess.PIPE, text=True)
    if process.returncode: sys.exit(process.returncode)
    return json.loads(process.stdout.rsplit('\n@@', 1)[1])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('folder')
    parser.add_argument('--check', action='store_true')
    parser.add_argument('--only', nargs='*', default=[])
    parser.add_argument('--print', action='store_true', help=argparse.SUPPRESS)
    options = parser.parse_args()
    root = os.path.abspath(options.folder)
    if options.print:
        sys.argv = sys.argv[:1]
        print('\n@@' + json.dumps(everything(root, options.only)))
        return 0
    made, again = (under_seed(seed, root, options.only) for seed in (0, 1))
    different = 0
    for name, files in made.items():
        for file, text in files.items():
            if file.endswith('.py') and again[name][file] != text:
                different += 1
                print('%s/%s depends on the hash seed' % (name, file))
        place = os.path.join(root, name, 'to_code')
        have = {file: open(os.path.join(place, file), encoding='utf-8').read() for file in os.listdir(place)} if os.path.isdir(place) else {}
        for file in sorted(set(files) | set(have)):
            if files.get(file) == have.get(file): continue
            if options.check:
                different += 1
                print('%s/to_code/%s differs' % (name, file))
                continue
            os.makedirs(place, exist_ok=True)
            if file in files:
                with open(os.path.join(place, file), 'w', encoding='utf-8', newline='') as out: out.write(files[file])
            else:
                os.remove(os.path.join(place, file))
    print('%d programs, %d functions, %d %s' % (len(made), sum(map(len, made.values())), different, 'differences'))
    return 1 if different else 0


if __name__ == '__main__':
    sys.exit(main())
