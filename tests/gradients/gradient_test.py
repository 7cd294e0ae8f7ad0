#!/usr/bin/env python3
"""One gradient check: gradient_test.py WEFT ops|control NAME [--no-jit].
gradient_test.py --list ops|control: the names, from the scripts' texts.
gradient_test.py --coverage OPS_MD: every differentiable op of the table has a case or a reason why it has none."""
import ast
import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
# Ops that no public function reaches with a gradient.
UNREACHABLE = {
    "prevent_gradient": "its gradient is an error",
    "tensor_list_resize": "TensorArray grows by tensor_list_set_item",
}
# Ops whose public function is composed of others: the case checks that.
COMPOSED = {"clip_by_value", "angle", "depth_to_space", "space_to_depth", "matrix_solve_ls", "resource_gather"}
# Ops whose gradient function is not written yet: asking for it is an error.
NOT_BUILT = {"digamma", "max_pool_grad"}


def cases(kind):
    """Names of cases, and for ops which ops each one checks."""
    found = {}
    for node in ast.walk(ast.parse((HERE / f"check_{kind}.py").read_text())):
        if kind == "ops" and isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("case", "through_variable"):
            if not isinstance(node.args[0], ast.Constant):
                continue
            name = node.args[0].value
            also = next((ast.literal_eval(k.value) for k in node.keywords if k.arg == "also"), [])
            found[name] = [name, *also]
        elif kind == "control" and isinstance(node, ast.FunctionDef):
            for decorator in node.decorator_list:
                called = decorator.func if isinstance(decorator, ast.Call) else decorator
                if getattr(called, "id", "") in ("shape", "special"):
                    found[node.name] = []
    return found


def differentiable(table):
    """Ops of the reference with a gradient function."""
    names = set()
    for line in pathlib.Path(table).read_text().splitlines():
        match = re.match(r"\| `([a-z0-9_]+)`", line)
        if match and not re.search(r"\| none: [^|]*\|[^|]*\|$", line):
            names.add(match.group(1))
    return names


def coverage(table):
    checked = {op for ops in cases("ops").values() for op in ops}
    wanted = differentiable(table)
    missing = sorted(wanted - checked - UNREACHABLE.keys() - NOT_BUILT)
    unknown = sorted((checked | UNREACHABLE.keys() | NOT_BUILT) - wanted)
    print(f"{len(wanted & checked)} of {len(wanted)} differentiable ops have a case; {len(cases('control'))} shapes of control flow")
    for op in missing:
        print("no case for", op)
    for op in unknown:
        print("no differentiable op is named", op)
    return not missing and not unknown


def run(weft, kind, name, more):
    """True if the script is content, and if its graphs have the ops that the case says it checks."""
    command = [weft, "run", "--print-graphs", *more, str(HERE / f"check_{kind}.py"), *([] if name == "all" else [name])]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode or not done.stdout.startswith("ok"):
        print(done.stdout + "\n".join(done.stderr.splitlines()[-30:]))
        return False
    if name == "all":
        return True
    missing = [op for op in cases(kind)[name] if op not in COMPOSED and not re.search(rf"= {op}\(", done.stderr)]
    if missing:
        print("the graphs of the case have no", ", ".join(missing))
    return not missing


def main(arguments):
    if arguments[0] == "--list":
        print(*cases(arguments[1]), sep="\n")
        return 0
    if arguments[0] == "--coverage":
        return not coverage(arguments[1])
    weft, kind, name, *more = arguments
    return not run(weft, kind, name, more)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
