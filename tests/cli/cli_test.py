#!/usr/bin/env python3
"""The command line as users meet it: exit codes, messages and files for good and bad input.

    cli_test.py WEFT NAME     runs one case in an empty folder
    cli_test.py --list        the names (CMake makes one ctest case of each)
"""
import os, re, shutil, subprocess, sys, tempfile

NEWTON = '''import tensorflow as tf


@tf.function
def step(x, y):
    return tf.matmul(x, y)


def plain(n):
    while n > 0:
        n -= 1
    return n
'''

# name: files to make, command line after `weft`, exit code, what standard error must contain (regular expressions), what standard
# output must contain, files that must exist afterwards, files that must not.
CASES = {}


def case(name, arguments, exit, stderr=(), stdout=(), files=None, makes=(), leaves_out=(), stdin=None):
    CASES[name] = dict(arguments=arguments, exit=exit, stderr=stderr, stdout=stdout, files=files or {}, makes=makes,
                       leaves_out=leaves_out, stdin=stdin)


F = {'f.py': NEWTON}

# Wrong use of the command: 2, with a hint.
case('no_command', [], 2, [r'subcommand'])
case('unknown_command', ['transpile', 'f.py'], 2, [r'transpile', r'--help'])
case('unknown_option', ['convert', 'f.py', '--frob'], 2, [r'--frob'], files=F)
case('missing_file_argument', ['convert'], 2, [r'file'])
case('unknown_format', ['graph', 'f.py', '--format=gif'], 2, [r'gif'], files=F)
case('unknown_emit', ['compile', 'f.py', '--emit=elf'], 2, [r'elf'], files=F)
case('unknown_feature', ['convert', 'f.py', '-f', 'plain', '--features=FROB'], 2, [r'FROB'], files=F)
case('run_without_file', ['run'], 2, [r'FILE'])
case('help', ['--help'], 0, stdout=[r'convert', r'graph', r'compile', r'run', r'check'])
case('version', ['--version'], 0, stdout=[r'weft \d+\.\d+', r'LLVM 22\.1', r'tree-sitter', r'TensorFlow 2\.21'])
for command in ('convert', 'check', 'graph', 'compile', 'run'):
    case('help_of_' + command, [command, '--help'], 0, stdout=[r'Example: weft ' + command])

# What each stage made, and how long it took.
LOOP = {'f.py': """import tensorflow as tf

@tf.function(input_signature=[tf.TensorSpec([], tf.int32)])
def f(n):
    i = 0
    while i < n:
        i += 2
    return i

print(f(tf.constant(3)).numpy())
"""}
STAGE_TEXT = {'cst': r"\(module\n  \(import_statement", 'ast': r'^import tensorflow as tf\n', 'converted': r'def tf__f\(n\):',
              'graph': r'func\.func @f\(', 'graph-opt': r'weft\.while\(', 'lowered': r'scf\.while', 'llvm': r'define ', 'asm': r'f\.entry:'}
STAGES = list(STAGE_TEXT)
for stage in STAGES:
    for command in ('convert', 'check', 'graph', 'compile', 'run'):
        has = STAGES.index(stage) < {'convert': 3, 'check': 4}.get(command, 8)
        line = [command, '--print-after=' + stage, 'f.py']
        if not has: case('print_after.%s.%s' % (command, stage), line, 2, [r'--print-after', stage], files=LOOP)
        elif command == 'run': case('print_after.run.' + stage, line, 0, [STAGE_TEXT[stage]], [r'^4\n'], LOOP)
        elif command == 'compile':
            case('print_after.compile.' + stage, line, 0, stdout=[STAGE_TEXT[stage]], files=LOOP, makes=['f.o', 'f.h'])
        else: case('print_after.%s.%s' % (command, stage), line, 0, stdout=[STAGE_TEXT[stage]], files=LOOP)
case('print_after_to_file', ['graph', 'f.py', '--print-after=lowered', '-o', 'out.mlir'], 0, files=LOOP, makes=['out.mlir'])
case('print_after_unknown', ['graph', 'f.py', '--print-after=sea'], 2, [r'sea'], files=LOOP)
case('print_after_no_jit', ['run', '--no-jit', '--print-after=graph', 'f.py'], 0, [r'func\.func @f\('], [r'^4\n'], LOOP)
for command, names in (('convert', 'parse check convert other'), ('check', 'parse check convert run trace other'),
                       ('graph', 'parse check convert run trace load import optimise other'),
                       ('compile', 'parse check convert run trace load import optimise lower llvm codegen other'),
                       ('run', 'parse check convert run trace load import optimise lower llvm codegen other')):
    case('time_stages.' + command, [command, '--time-stages', 'f.py'], 0,
         [r'(?s)stage +ms  share\n' + r'[^\n]*\n'.join(r'%s +\d+\.\d +\d+%%' % name for name in names.split()) + r'[^\n]*\ntotal +\d+\.\d +100%\n$'],
         files=LOOP)
case('time_stages.link', ['compile', '--time-stages', '--emit=exe', 'f.py', '-o', 'out'], 0, [r'link +\d+\.\d'], files=LOOP, makes=['out'])

# Pictures.
case('picture_dot', ['graph', 'f.py', '--format=dot'], 0,
     stdout=[r'^digraph weft', r'subgraph cluster\d+', r'label="while: i"', r'label="condition"', r'label="body"', r'i: i32\[\]',
             r'AddV2 \(·, 2\)', r'tooltip="[^"]*f\.py:7', r'-> n\d+ \[label="i32\[\]"', r'style=dashed, constraint=false', r'</table>'], files=LOOP)

# Files that cannot be read.
for command in ('convert', 'check', 'graph', 'compile', 'run'):
    case('missing_file.' + command, [command, 'nowhere.py'], 1, [r'cannot read `nowhere\.py`: No such file or directory'])
    case('not_utf8.' + command, [command, 'f.py'], 1, [r'f\.py:2:\d+: error: .*UTF-8'], files={'f.py': b'x = 1\ny = "\xff"\n'})
    case('syntax_error.' + command, [command, 'f.py'], 1, [r"f\.py:1:9: error: SyntaxError: expected ':'", r'\^'],
         files={'f.py': 'if x > 0\n    y = 1\n'})
case('folder_as_file', ['run', '.'], 1, [r'cannot read'])

# Names that are not there.
for command in ('convert', 'graph', 'compile'):
    case('unknown_function.' + command, [command, 'f.py', '-f', 'stepp'], 1, [r'no function `stepp`', r'step'], files=F)
case('nothing_decorated', ['compile', 'f.py'], 1, [r'tf\.function'], files={'f.py': 'def plain(n):\n    return n\n'})
case('name_error', ['run', 'f.py'], 1, [r'NameError: name \'undefined_name\' is not defined', r'line 2'], [r'before'],
     {'f.py': 'print("before")\nundefined_name\n'})

# Outputs are written whole or not at all.
case('convert_to_file', ['convert', 'f.py', '-f', 'plain', '-o', 'out.py'], 0, files=F, makes=['out.py'])
case('cannot_write', ['convert', 'f.py', '-f', 'plain', '-o', 'no/such/folder/out.py'], 1, [r'cannot write `no/such/folder/out\.py`'], files=F)
case('compile_wrong_shapes', ['compile', 'f.py', '-f', 'step', '--signature', 'step(x: float32[2,3], y: float32[2,3])', '-o', 'out.o'], 1,
     [r'f\.py:6:\d+: error: .*', r'(?i)dimensions must be equal|incompatible'], files=F, leaves_out=['out.o', 'out.h', 'f.h', 'f.hpp'])
case('compile_bad_signature', ['compile', 'f.py', '-f', 'step', '--signature', 'step(x: float33[2])', '-o', 'out.o'], 2, [r'float33'], files=F,
     leaves_out=['out.o'])
case('compile_object', ['compile', 'f.py', '-f', 'step', '--signature', 'step(float32[?,3], float32[3,?])', '-o', 'out.o'], 0, files=F,
     makes=['out.o', 'f.h', 'f.hpp'])

# The gradient of a function beside it.
SIGNATURE = ['--signature', 'step(x: float32[2,3], y: float32[3,2])']
case('graph_gradient.text', ['graph', 'f.py', '--gradient', *SIGNATURE], 0, files=F,
     stdout=[r'@step\(', r'@step_gradient\(', r'(?s)step_gradient.*matmul.*matmul'])
case('graph_gradient.traced', ['graph', 'f.py', '--gradient', '--no-optimize', *SIGNATURE], 0, files=F,
     stdout=[r'func\.func @step\(', r'func\.func @step_gradient\(%arg0: tensor<2x3xf32>, %arg1: tensor<3x2xf32>, %arg2: tensor<2x2xf32>\)'])
case('graph_gradient.dot', ['graph', 'f.py', '--gradient', '--format=dot', *SIGNATURE], 0, files=F,
     stdout=[r'label="step[("]', r'label="step_gradient[("]', r'd_result'])
if shutil.which('dot'):
    case('graph_gradient.svg', ['graph', 'f.py', '--gradient', '--format=svg', '-o', 'out.svg', *SIGNATURE], 0, files=F, makes=['out.svg'])
case('graph_gradient.nothing_floating', ['graph', 'f.py', '--gradient', '-f', 'plain', '--signature', 'plain(n: int32[])'], 1,
     [r'TypeError: `plain` has no gradient'], files=F)

# Mistakes found when the program runs.
case('run_wrong_shapes', ['run', 'f.py'], 1, [r'line 3', r'InvalidArgumentError', r'(?i)size-incompatible|incompatible shapes'],
     files={'f.py': 'import tensorflow as tf\nx = tf.ones([2, 3])\ntf.matmul(x, x)\n'})
case('exe_wrong_shapes', ['compile', 'f.py', '-f', 'step', '--signature', 'step(float32[?,?], float32[?,?])', '--emit=exe', '-o', 'out'], 0,
     files=F, makes=['out'])
case('script_exit_code', ['run', 'f.py', 'a', 'b'], 5, stdout=[r"\['f\.py', 'a', 'b'\]"],
     files={'f.py': 'import sys\nprint(sys.argv)\nsys.exit(5)\n'})
case('script_from_option', ['run', '-c', 'print(1 + 1)'], 0, stdout=[r'^2$'])
case('script_from_stdin', ['run', '-'], 0, stdout=[r'^7$'], stdin='print(3 + 4)\n')
case('unsupported_construct', ['convert', 'f.py', '-f', 'g'], 1, [r'f\.py:2:\d+: error: .*generators are not supported'],
     files={'f.py': 'def g():\n    yield 1\n'})
case('check_of_good_file', ['check', 'f.py'], 0, files=F)
case('json_diagnostics', ['check', 'f.py', '--diagnostics=json'], 1, [r'"code": "WFT0100"', r'"line": 1'], files={'f.py': 'x = (1\n'})
case('convert_from_stdin', ['convert', '-', '-f', 'plain'], 0, stdout=[r'def tf__plain\(n\):'], stdin=NEWTON)


def run(weft, c):
    problems = []
    with tempfile.TemporaryDirectory() as folder:
        for name, content in c['files'].items():
            with open(os.path.join(folder, name), 'wb') as f: f.write(content if isinstance(content, bytes) else content.encode())
        p = subprocess.run([weft] + c['arguments'], cwd=folder, capture_output=True, timeout=60,
                           input=(c['stdin'] or '').encode())
        out, err = p.stdout.decode('utf-8', 'replace'), p.stderr.decode('utf-8', 'replace')
        if p.returncode != c['exit']: problems.append('exit code %d, expected %d' % (p.returncode, c['exit']))
        for what, text, patterns in (('standard error', err, c['stderr']), ('standard output', out, c['stdout'])):
            problems += ['%s lacks /%s/' % (what, x) for x in patterns if not re.search(x, text, re.M)]
        problems += ['no file %s was made' % f for f in c['makes'] if not os.path.exists(os.path.join(folder, f))]
        problems += ['the file %s was left' % f for f in c['leaves_out'] if os.path.exists(os.path.join(folder, f))]
        problems += ['a scratch file was left: ' + f for f in os.listdir(folder) if '.tmp' in f]
    if problems: print('\n'.join(problems), '--- standard output', out, '--- standard error', err, sep='\n')
    return 1 if problems else 0


if __name__ == '__main__':
    if sys.argv[1] == '--list': print('\n'.join(CASES))
    else: sys.exit(run(os.path.abspath(sys.argv[1]), CASES[sys.argv[2]]))
