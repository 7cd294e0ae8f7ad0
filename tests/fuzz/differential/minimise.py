"""Makes a program smaller while it still shows the same finding: delta debugging on Python's syntax tree.

Each round tries every small step at once, all candidates in one batch of processes: a statement left out, a block put in the
place of its `if` or loop, an expression replaced by one of its parts or by a plain literal, a call fewer.
"""
import ast
import copy
import warnings

from generate import Program


def statement_lists(tree):
    for node in ast.walk(tree):
        for field in ("body", "orelse", "finalbody"):
            value = getattr(node, field, None)
            if isinstance(value, list) and value and isinstance(value[0], ast.stmt):
                yield node, field, value


def steps(tree):
    """Functions that change a copy of the tree in place, as (list number, position, what)."""
    for number, (_, field, statements) in enumerate(statement_lists(tree)):
        for size in (8, 4, 2, 1):
            for position in range(0, len(statements), size):
                if size == 1 or len(statements) > size:
                    yield ("drop", number, position, size)
        for position, statement in enumerate(statements):
            for inner in ("body", "orelse", "finalbody"):
                if getattr(statement, inner, None) and not isinstance(statement, (ast.FunctionDef, ast.Lambda)):
                    yield ("lift", number, position, inner)
    expressions = [node for node in ast.walk(tree) if isinstance(node, ast.expr)]
    for number, node in enumerate(expressions):
        if isinstance(getattr(node, "ctx", None), ast.Store):
            continue
        children = [child for child in ast.iter_child_nodes(node) if isinstance(child, ast.expr)]
        for position in range(len(children)):
            yield ("part", number, position)
        if not isinstance(node, ast.Constant):
            for literal in (1, 1.0, True):
                yield ("literal", number, literal)


class Replace(ast.NodeTransformer):
    def __init__(self, old, new):
        self.old, self.new = old, new

    def visit(self, node):
        return self.new if node is self.old else super().generic_visit(node)


def apply_step(tree, step):
    tree = copy.deepcopy(tree)
    if step[0] in ("drop", "lift"):
        parent, field, statements = list(statement_lists(tree))[step[1]]
        if step[0] == "drop":
            del statements[step[2]:step[2] + step[3]]
        else:
            statements[step[2]:step[2] + 1] = getattr(statements[step[2]], step[3])
        if not statements and field == "body" and not isinstance(parent, ast.Module):
            if isinstance(parent, ast.Try):
                return None
            statements.append(ast.Pass())
        if isinstance(parent, ast.Try) and not parent.finalbody and not parent.handlers:
            return None
        return tree
    node = [n for n in ast.walk(tree) if isinstance(n, ast.expr)][step[1]]
    if step[0] == "part":
        new = [child for child in ast.iter_child_nodes(node) if isinstance(child, ast.expr)][step[2]]
    else:
        new = ast.Constant(step[2])
    return Replace(node, new).visit(tree)


def size_of(text):
    return len([line for line in text.split("\n") if line.strip()]) * 40 + len(text)


def minimise(program, find, rounds=25, limit=60):
    """`find(programs)` gives for each program the set of its findings' keys, as pairs (kind, key); `program.wanted` is kept."""
    wanted = program.wanted
    best = program
    # One call is enough, if it alone shows the finding
    singles = []
    for index, call in enumerate(program.calls):
        singles.append(Program(program.name, program.text, [call], program.pure, program.seed, program.loose))
    for single in attempts(singles, find, wanted):
        best = single
        break
    for _ in range(rounds):
        tree = ast.parse(best.text)
        candidates, seen = [], set()
        for step in steps(tree):
            changed = apply_step(tree, step)
            if changed is None:
                continue
            try:
                text = ast.unparse(ast.fix_missing_locations(changed)) + "\n"
                with warnings.catch_warnings():
                    warnings.simplefilter("ignore")  # candidates may be odd: a literal that is called
                    compile(text, "x", "exec")
            except (SyntaxError, ValueError, TypeError, AttributeError):
                continue
            if text in seen or size_of(text) >= size_of(best.text) or f"def {program.name}(" not in text:
                continue
            seen.add(text)
            candidates.append(Program(program.name, text, best.calls, best.pure, best.seed, best.loose))
        candidates.sort(key=lambda c: size_of(c.text))
        better = None
        for start in range(0, len(candidates), limit):
            found = attempts(candidates[start:start + limit], find, wanted)
            if found:
                better = min(found, key=lambda c: size_of(c.text))
                break
        if better is None:
            return best
        best = better
    return best


def attempts(candidates, find, wanted):
    """The candidates that still show the finding. Each gets a name of its own, so that one script holds them all."""
    renamed = []
    for number, candidate in enumerate(candidates):
        name = f"{candidate.name}_c{number}"
        text = candidate.text.replace(f"{candidate.name}(", f"{name}(").replace(f"{candidate.name}_h", f"{name}_h")
        renamed.append(Program(name, text, candidate.calls, candidate.pure, candidate.seed, candidate.loose))
    results = find(renamed)
    return [candidate for candidate, other in zip(candidates, renamed) if wanted in results.get(other.name, set())]
