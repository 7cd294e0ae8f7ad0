#!/usr/bin/env python3
"""What the gradients of loops and branches save: memory_test.py WEFT NAME. --list: the names.

A loop saves a value with a list that its gradient takes apart again, a branch with a further result. Each case says how many lists and
how many further results the gradient function has, and why."""
import re
import subprocess
import sys
import tempfile

# name: (lists, further results of branches, statements of a function of x: float64[3] and n: int32[] that gives y)
CASES = {
    # Linear in what the loop carries: nothing is needed but the number of steps.
    'linear': (0, 0, '''
    y = x
    for i in tf.range(n):
        y = y * 2.0 + x
'''),
    # The factor is the same in each step.
    'factor_from_outside': (0, 0, '''
    y = tf.ones_like(x)
    factor = tf.stop_gradient(tf.sin(x))
    for i in tf.range(n):
        y = y * factor + x
'''),
    # The loop's counter, and what is cheaply computed from it, is counted again.
    'counter': (0, 0, '''
    y = x
    for i in tf.range(n):
        y = y * tf.cast(i * 2 + 1, tf.float64)
'''),
    'element_at_counter': (0, 0, '''
    y = x
    for i in tf.range(3):
        y = y * tf.stop_gradient(x)[i]
'''),
    # Each step multiplies with what it carries.
    'carried_value': (1, 0, '''
    y = tf.ones_like(x)
    for i in tf.range(n):
        y = y * x
'''),
    # The result of tanh is enough for its gradient.
    'result_only': (1, 0, '''
    y = x
    for i in tf.range(n):
        y = tf.tanh(y)
'''),
    # Reshapes and signs are not saved beside what they look at.
    'view': (1, 0, '''
    y = x
    for i in tf.range(n):
        y = tf.sin(tf.reshape(-y, [3]))
'''),
    # Of a value whose shape alone matters, nothing but the number.
    'mean': (0, 0, '''
    y = x
    for i in tf.range(n):
        y = y + tf.reduce_mean(y)
'''),
    'branch_linear': (0, 0, '''
    if x[0] > 0.0:
        y = x * 3.0
    else:
        y = -x
'''),
    'branch_recomputed': (0, 0, '''
    if x[0] > 0.0:
        y = (x + 1.0) * x
    else:
        y = x
'''),
    'branch_result': (0, 1, '''
    if x[0] > 0.0:
        y = tf.tanh(x)
    else:
        y = x
'''),
    # The inner loop's list of each outer step is itself kept in a list, and so is how many steps it did.
    'nested': (3, 0, '''
    y = x
    for i in tf.range(n):
        for j in tf.range(n):
            y = tf.tanh(y)
'''),
}


def main(arguments):
    if arguments == ['--list']:
        print(*CASES, sep='\n')
        return 0
    weft, name = arguments
    lists, results, body = CASES[name]
    text = 'import tensorflow as tf\n\n\n@tf.function\ndef f(x, n):' + body + '    return y\n'
    with tempfile.TemporaryDirectory() as folder:
        path = folder + '/f.py'
        with open(path, 'w') as file:
            file.write(text)
        command = [weft, 'graph', path, '--gradient', '--no-optimize', '--signature', 'f(x: float64[3], n: int32[])']
        done = subprocess.run(command, capture_output=True, text=True)
    _, _, gradient = done.stdout.partition('func.func @f_gradient(')
    gradient = gradient.partition('func.func @f(')[0]
    if done.returncode or not gradient:
        print(done.stdout + done.stderr)
        return 1
    found = gradient.count('= weft.empty_tensor_list ')
    # Results of branches beyond the one that the program has.
    branches = re.findall(r'%\d+(?::(\d+))? = weft\.if', gradient)
    further = int(branches[0] or 1) - 1 if branches else 0
    if (found, further) != (lists, results):
        print(f'{found} lists and {further} further results, not {lists} and {results}:\n{gradient}')
        return 1
    return 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
