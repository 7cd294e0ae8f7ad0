"""Runs many programs in few processes under several oracles, and says where they differ.

An oracle is a command and a mode. All programs of a batch stand in one script; each call prints a line that begins with
`@` before it, then what the program prints, then `=` with its value or `!` with its exception. A process that dies or hangs
shows by the last `@` which call it was; the batch goes on after it.
"""
import ast
import math
import re
import subprocess

# `wrap` is what stands between a program and its call: tf.function where it is staged, else nothing.
HEADER = '''import sys
{imports}

class Box:
    def __init__(self, a, b):
        self.a = a
        self.b = b

    def step(self, d):
        self.a = (self.a + d) % 13
        return self.a


def show(v):
    if v is None:
        return ('none',)
    if isinstance(v, bool):
        return ('py', 'bool', v)
    if isinstance(v, int):
        return ('py', 'int', v)
    if isinstance(v, float):
        return ('py', 'float', numbers(v))
    if isinstance(v, str):
        return ('py', 'str', v)
    if isinstance(v, tuple):
        return ('tuple', [show(x) for x in v])
    if isinstance(v, list):
        return ('list', [show(x) for x in v])
    if isinstance(v, dict):
        return ('dict', [(k, show(x)) for k, x in sorted(v.items())])
    if isinstance(v, Box):
        return ('box', [show(v.a), show(v.b)])
    if hasattr(v, 'numpy'):
        return ('tf', v.dtype.name, v.shape.as_list(), numbers(v.numpy().tolist()))
    return ('other', type(v).__name__)


def numbers(v):
    if isinstance(v, list):
        return [numbers(x) for x in v]
    if isinstance(v, float) and (v != v or v in (float('inf'), float('-inf'))):
        return str(v)
    return v


def attempt(name, index, call):
    print('@', name, index, flush=True)
    {reset}
    try:
        result = call()
        print('=', (show(result), {state}), flush=True)
    except Exception as error:
        print('!', (type(error).__name__, str(error)), flush=True)


'''


class Oracle:
    """`mode` is eager (tensors, no tf.function), graph (tf.function) or python (no TensorFlow at all)."""

    def __init__(self, name, command, mode):
        self.name, self.command, self.mode = name, command, mode


class Outcome:
    """What one call did: kind is value, raise, crash, hang or none (never reached)."""

    def __init__(self, kind, value=None, printed=()):
        self.kind, self.value, self.printed = kind, value, tuple(printed)

    def __repr__(self):
        return f"{self.kind} {self.value!r}" + (f" after printing {list(self.printed)}" if self.printed else "")


def script_of(programs, mode):
    tensors = mode != "python"
    text = [HEADER.format(imports="import tensorflow as tf\nV = tf.Variable(0)" if tensors else "", reset="V.assign(0)" if tensors else "pass",
                          state="int(V.numpy())" if tensors else "0")]
    for program in programs:
        text.append(program.text)
        if mode == "graph":
            text.append(f"{program.name}_f = tf.function({program.name})")
        else:
            text.append(f"{program.name}_f = {program.name}")
        for index, arguments in enumerate(program.calls):
            text.append(f"attempt('{program.name}', {index}, lambda: {program.name}_f({arguments}))")
        text.append("")
    return "\n".join(text)


def parse_output(output, outcomes):
    """Fills `outcomes`; gives the (name, index) of a call that began and did not end, if any."""
    open_call, printed = None, []
    for line in output.split("\n"):
        if line.startswith("@ "):
            _, name, index = line.split()
            open_call, printed = (name, int(index)), []
        elif line[:2] in ("= ", "! ") and open_call:
            try:
                value = ast.literal_eval(line[2:])
            except (ValueError, SyntaxError):
                return open_call
            outcomes[open_call] = Outcome("value" if line[0] == "=" else "raise", value, printed)
            open_call = None
        elif open_call:
            printed.append(line)
    return open_call


def run_batch(oracle, programs, folder, timeout):
    """{(name, call index): Outcome} for all programs."""
    outcomes = {}
    rest = list(programs)
    while rest:
        path = folder / f"{oracle.name}_{rest[0].name}.py"
        path.write_text(script_of(rest, oracle.mode))
        try:
            done = subprocess.run(oracle.command + [str(path)], capture_output=True, timeout=timeout * (1 + len(rest) // 10))
            output, errors, ended = done.stdout, done.stderr, done.returncode
        except subprocess.TimeoutExpired as expired:
            output, errors, ended = expired.stdout or b"", expired.stderr or b"", "hang"
        output, errors = output.decode(errors="replace"), errors.decode(errors="replace")
        open_call = parse_output(output, outcomes)
        path.unlink()
        if ended == 0 and open_call is None:
            break
        if open_call is None and not any((rest[0].name, i) in outcomes for i in range(len(rest[0].calls))) and len(rest) > 1:
            # Nothing ran: the script itself is refused. Each half alone, to find the program that is the cause.
            middle = len(rest) // 2
            outcomes.update(run_batch(oracle, rest[:middle], folder, timeout))
            rest = rest[middle:]
            continue
        last = errors.strip().split("\n")[-1][:300]
        kind = "hang" if ended == "hang" else "crash"
        if open_call is None:
            started = [p for p in rest if (p.name, 0) in outcomes]
            position = rest.index(started[-1]) + 1 if started else 0
            if position >= len(rest):
                break
            open_call = (rest[position].name, 0)
        outcomes[open_call] = Outcome(kind, f"exit {ended}: {last}")
        position = next(i for i, p in enumerate(rest) if p.name == open_call[0])
        rest = rest[position + 1:]
    for program in programs:
        for index in range(len(program.calls)):
            outcomes.setdefault((program.name, index), Outcome("none"))
    return outcomes


# --- comparing

def close(a, b):
    if isinstance(a, list) or isinstance(b, list):
        return isinstance(a, list) and isinstance(b, list) and len(a) == len(b) and all(close(x, y) for x, y in zip(a, b))
    if isinstance(a, str) or isinstance(b, str):
        return a == b
    return a == b or math.isclose(a, b, rel_tol=1e-5, abs_tol=1e-6)


FAMILIES = {"bool": "bool", "int": "int32", "float": "float32"}


def same_value(a, b):
    """Equal, where a Python number on one side may be a tensor on the other."""
    if a[0] == "py" and b[0] == "py":
        # A number that a condition on a tensor chose: Python's bool is an int
        return close(a[2], b[2]) if isinstance(a[2], (int, float)) and isinstance(b[2], (int, float)) else a == b
    if a[0] == "tf" and b[0] == "tf":
        return a[1] == b[1] and a[2] == b[2] and close(a[3], b[3])
    if {a[0], b[0]} == {"tf", "py"}:
        tensor, python = (a, b) if a[0] == "tf" else (b, a)
        return tensor[2] == [] and close(tensor[3], python[2]) and (tensor[1] == FAMILIES.get(python[1]) or tensor[1] == "float64")
    if a[0] != b[0]:
        return False
    if a[0] in ("tuple", "list", "box"):
        return len(a[1]) == len(b[1]) and all(same_value(x, y) for x, y in zip(a[1], b[1]))
    if a[0] == "dict":
        return len(a[1]) == len(b[1]) and all(x[0] == y[0] and same_value(x[1], y[1]) for x, y in zip(a[1], b[1]))
    return a == b


RUN_TIME = {"AssertionError", "InvalidArgumentError", "ValueError"}  # an assert or raise becomes an op that fails
UNBOUND = {"UnboundLocalError", "NameError"}


def error_key(outcome):
    """A message without names, numbers and places, so that equal findings meet."""
    name, text = outcome.value
    code = re.search(r"\[(WFT\d+)\]", text)
    if code:
        # Refusals differ by code and by their words for the kind of construct
        head = text.split("[WFT")[0].split("error:")[-1]
        return f"{code.group(1)} {generic(head)}"
    return f"{name} {generic(text)}"


def generic(text):
    # `in user code:` and the frames: the last line of the kind `Class: message` says what it is
    if text.startswith("in user code:"):
        text = re.findall(r"^    (\w+: .*)$", text, re.M)[-1:] or [text]
        text = text[0]
    if text.startswith("Graph execution error:"):
        text = ([line for line in text.split("\n") if line.strip() and not re.match(r"\s|Graph exec|Detected|$", line)] or [text])[0]
    text = text.strip().split("\n")[0]
    text = re.sub(r"`[^`]*`|'[^']*'", "*", text)
    text = re.sub(r"\S+\.py:\d+(:\d+)?:?", "", text)
    text = re.sub(r"-?\d+(\.\d+)?", "#", text)
    return text.strip()[:110]


def same_error(a, b):
    (first, first_text), (second, second_text) = a.value, b.value
    if first in UNBOUND or second in UNBOUND:
        return first in UNBOUND and second in UNBOUND or "WFT03" in first_text + second_text
    if first in RUN_TIME and second in RUN_TIME:
        marks = re.findall(r"(?:wrong|bad) \d+", first_text), re.findall(r"(?:wrong|bad) \d+", second_text)
        return not (marks[0] and marks[1]) or bool(set(marks[0]) & set(marks[1]))
    return first == second


def differs(reference, other):
    """None, or (kind, key) of the finding."""
    if other.kind == "none" or reference.kind == "none":
        return None  # another call of the program crashed
    if other.kind in ("crash", "hang") or reference.kind in ("crash", "hang"):
        worse = other if other.kind != "value" and other.kind != "raise" else reference
        return worse.kind, generic(str(worse.value))
    if "internal error" in str(other.value).lower():
        return "internal", error_key(other) if other.kind == "raise" else "text"
    if reference.kind == "value" and other.kind == "value":
        if not same_value(reference.value[0], other.value[0]):
            return "value", "result"
        if reference.value[1] != other.value[1]:
            return "value", "variable"
        if reference.printed != other.printed:
            return "value", "printed"
        return None
    if reference.kind == "value":
        return ("refusal" if "WFT03" in other.value[1] else "error"), error_key(other)
    if other.kind == "value":
        return "missed", f"{error_key(reference)}"
    if "WFT03" in other.value[1]:
        return None  # eager fails with these arguments, and the graph of all arguments is refused
    return None if same_error(reference, other) else ("error", f"{error_key(reference)} / {error_key(other)}")
