#!/usr/bin/env python3
"""Control flow: each program prints the same eagerly, by the graph interpreter and by compiled code.

    flow_test.py WEFT NAME       runs tests/flow/NAME.py three times and compares with NAME.txt
    flow_test.py --list          the names (CMake makes one ctest case of each)
    flow_test.py --make NAME...  writes NAME.txt with the TensorFlow of this Python, eagerly: to be read before it is committed

A program defines functions and calls show(function, arguments...) on them: it prints what the function returns, or the class of
the exception. `# graph: LINE => OTHER` says what the graph runs print instead of a line (a run-time error of another class).
`# nodes: FUNCTION <= N` says how many nodes its graph may have: a loop that must not be unrolled.
"""
import os, re, subprocess, sys, tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
PRELUDE = '''
def text_of(value):
    if isinstance(value, dict):
        return "{" + ", ".join([str(k) + ": " + text_of(value[k]) for k in sorted(value)]) + "}"
    if isinstance(value, (list, tuple)):
        return type(value).__name__ + "(" + ", ".join([text_of(v) for v in value]) + ")"
    if value is None:
        return "None"
    value = tf.convert_to_tensor(value)
    return value.dtype.name + str(value.shape.as_list()) + " " + str(value.numpy().tolist())

def show(function, *args):
    try:
        result = text_of(tf.function(function)(*args))
    except Exception as error:
        result = type(error).__name__
    print(function.__name__, result)
'''


def names():
    return sorted(n[:-3] for n in os.listdir(HERE) if n.endswith('.py') and n != 'flow_test.py')


def program(name, eager):
    text = open(os.path.join(HERE, name + '.py'), encoding='utf-8').read()
    start = 'import tensorflow as tf; tf.config.run_functions_eagerly(%r)' % eager
    assert 'import tensorflow as tf\n' in text
    # On the import's own line and at the end of the definitions, so that no line moves.
    head, mark, calls = text.partition('# calls\n')
    assert mark, 'a program has a line "# calls" before its calls'
    return head.replace('import tensorflow as tf\n', start + '\n', 1) + PRELUDE + calls


def run(command, name, eager):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'program.py')
        with open(path, 'w', encoding='utf-8') as file:
            file.write(program(name, eager))
        done = subprocess.run(command + [path], capture_output=True, text=True, timeout=300)
    return done.returncode, done.stdout, done.stderr


def node_limits(name):
    text = open(os.path.join(HERE, name + '.py'), encoding='utf-8').read()
    return [(f, int(n)) for f, n in re.findall(r'^# nodes: (\S+) <= (\d+)$', text, re.M)]


def count_nodes(weft, name, function):
    """Nodes of the graph of a function whose signature the program gives."""
    head = open(os.path.join(HERE, name + '.py'), encoding='utf-8').read().partition('# calls\n')[0]
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'program.py')
        with open(path, 'w', encoding='utf-8') as file:
            file.write(head)
        done = subprocess.run([weft, 'graph', path, '-f', function, '--format=text'], capture_output=True, text=True, timeout=300)
    return sum(1 for line in done.stdout.split('\n') if ' = ' in line)


def main():
    if sys.argv[1] == '--list':
        print('\n'.join(names()))
        return 0
    if sys.argv[1] == '--make':
        for name in sys.argv[2:]:
            code, out, err = run([sys.executable], name, True)
            if code:
                sys.exit(err)
            with open(os.path.join(HERE, name + '.txt'), 'w', encoding='utf-8') as file:
                file.write(out)
        return 0
    weft, name = os.path.abspath(sys.argv[1]), sys.argv[2]
    want = open(os.path.join(HERE, name + '.txt'), encoding='utf-8').read()
    replaced = dict(re.findall(r'^# graph: (.*?) => (.*)$', open(os.path.join(HERE, name + '.py'), encoding='utf-8').read(), re.M))
    graph_want = '\n'.join(replaced.get(line, line) for line in want.split('\n'))
    bad = 0
    for label, command, eager in (('eager', [weft, 'run'], True), ('interpreter', [weft, 'run', '--no-jit'], False), ('compiled', [weft, 'run'], False)):
        code, out, err = run(command, name, eager)
        expected = want if eager else graph_want
        if code or out != expected:
            bad += 1
            print('%s: exit %d\n--- want\n%s--- got\n%s%s' % (label, code, expected, out, err))
    for function, limit in node_limits(name):
        nodes = count_nodes(weft, name, function)
        if not 0 < nodes <= limit:
            bad += 1
            print('%s has %d nodes, at most %d are expected' % (function, nodes, limit))
    return 1 if bad else 0


if __name__ == '__main__':
    sys.exit(main())
