#!/usr/bin/env python3
"""Scripts whose tf.functions must print what the same script prints eagerly: NAME.txt is real TensorFlow's output, made with
tf.config.run_functions_eagerly(True).

    stage_test.py WEFT NAME MODE     MODE: jit, interpreter, or eager (run_functions_eagerly)
    stage_test.py --list             the names (CMake makes a ctest case of each name and mode)
"""
import os, subprocess, sys, tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
EAGER = 'import tensorflow as tf; tf.config.run_functions_eagerly(True)\n'

if sys.argv[1] == '--list':
    print('\n'.join(sorted(n[:-3] for n in os.listdir(HERE) if n.endswith('.py') and n != 'stage_test.py')))
    sys.exit()

weft, name, mode = os.path.abspath(sys.argv[1]), sys.argv[2], sys.argv[3]
with tempfile.TemporaryDirectory() as folder:
    text = open(os.path.join(HERE, name + '.py'), encoding='utf-8').read()
    with open(os.path.join(folder, name + '.py'), 'w', encoding='utf-8') as file:
        file.write(EAGER + text if mode == 'eager' else text)
    options = ['--no-jit'] if mode == 'interpreter' else []
    done = subprocess.run([weft, 'run'] + options + [name + '.py'], cwd=folder, capture_output=True, text=True, timeout=300)
expected = open(os.path.join(HERE, name + '.txt'), encoding='utf-8').read()
if done.returncode or done.stdout != expected:
    sys.exit(f'exit code {done.returncode}\n--- printed\n{done.stdout}--- expected\n{expected}--- errors\n{done.stderr}')
