"""Random programs of weft's Python subset, each made from a seed alone.

A program is text: helpers, one function, and calls of it with arguments. It always ends: a loop has a bound of its own,
a counter that its first statement raises, and the product of the bounds of nested loops is limited.

Expressions have types, so that a program means the same eagerly and staged, where a Python number may have become a tensor:

    I  Python int or int32 scalar tensor     PI  certainly a Python int    L  int64 tensor
    F  Python float or float32 scalar tensor D   float64 tensor            B  bool, Python's or a tensor
    VI, VF, VL, VD  vectors of length 3      MF  2 x 3 float32             G  float32 vector whose length changes
    LI  list of three I       DI  dict with I at 'a', F at 'b'   T  (I, F)  O  object with attributes a: I and b: F

Numbers stay small (assignments reduce them) and floats are multiples of 1/4, since Python's unbounded ints and doubles would
else differ from int32 and float32 for a reason that is no fault.
"""
import random

DTYPES = {"I": "int32", "L": "int64", "F": "float32", "D": "float64", "B": "bool"}
SCALARS = ("I", "F", "L", "D", "B")
MAX_STEPS = 36  # product of the bounds of nested loops: a loop over Python values is unrolled by tracing
MAX_DEPTH = 4


class Program:
    """One program: `text` defines helpers and `name`; `calls` are argument lists, as text."""

    def __init__(self, name, text, calls, pure, seed, loose=False):
        self.name, self.text, self.calls, self.pure, self.seed = name, text, calls, pure, seed
        self.loose = loose  # it may read names that are unbound on some path, or return nothing on some


class Scope:
    """Names that certainly hold a value, by type, and those that hold one on some paths only."""

    def __init__(self):
        self.names, self.maybe, self.constant = {}, {}, set()

    def copy(self):
        other = Scope()
        other.names, other.maybe, other.constant = dict(self.names), dict(self.maybe), set(self.constant)
        return other

    def join(self, first, second):
        for name in set(first.names) | set(second.names):
            kind = first.names.get(name) or second.names.get(name)
            if first.names.get(name) == second.names.get(name):
                self.names[name] = kind
            else:
                self.names.pop(name, None)
                self.maybe[name] = kind
        self.maybe.update(first.maybe)
        self.maybe.update(second.maybe)
        for name in self.names:
            self.maybe.pop(name, None)


class Generator:
    def __init__(self, seed, name):
        self.random = random.Random(seed)
        self.seed, self.name = seed, name
        self.pure = self.random.random() < 0.2
        self.loose = self.random.random() < 0.15  # names that may be unbound are read, returns may be missing
        self.scope = Scope()
        self.fresh_count = 0
        self.budget = self.random.randint(5, 22)
        self.steps = 1
        self.loops = []         # for each loop around us: may `break` and `continue` be written
        self.helpers = []       # (name, parameter types, result type)
        self.helper_text = []
        self.in_function = 0    # depth of nested functions
        self.returns = None
        self.fixed_lists = 0    # loops over lists around us: their lists may not change

    # --- small tools

    def chance(self, probability):
        return self.random.random() < probability

    def pick(self, options):
        return self.random.choice(options)

    def weighted(self, pairs):
        return self.random.choices([item for item, _ in pairs], [weight for _, weight in pairs])[0]

    def fresh(self, stem):
        self.fresh_count += 1
        return f"{stem}{self.fresh_count}"

    def names_of(self, kind, writable=False):
        names = [name for name, its in self.scope.names.items() if its == kind]
        return [name for name in names if name not in self.scope.constant] if writable else names

    # --- expressions

    def expression(self, kind, depth=2):
        if self.loose and self.chance(0.08):
            unsure = [name for name, its in self.scope.maybe.items() if its == kind]
            if unsure:
                return self.pick(unsure)
        names = self.names_of(kind)
        if names and self.chance(0.5 if depth > 0 else 0.85):
            return self.pick(names)
        return getattr(self, "make_" + kind)(depth)

    def conditional(self, kind, depth):
        return f"({self.expression(kind, depth - 1)} if {self.expression('B', depth - 1)} else {self.expression(kind, depth - 1)})"

    def call_helper(self, kind, depth):
        helpers = [helper for helper in self.helpers if helper[2] == kind]
        if not helpers:
            return None
        name, parameters, _ = self.pick(helpers)
        return f"{name}({', '.join(self.expression(parameter, depth - 1) for parameter in parameters)})"

    def member(self, kind):
        """An I or F inside a container, if there is one."""
        options = []
        for name, its in self.scope.names.items():
            if its == "DI":
                options.append(f"{name}['{'a' if kind == 'I' else 'b'}']")
            if its == "O":
                options.append(f"{name}.{'a' if kind == 'I' else 'b'}")
            if its == "T":
                options.append(f"{name}[{0 if kind == 'I' else 1}]")
            if its == "LI" and kind == "I":
                options.append(f"{name}[{self.pick([0, 1, 2, -1])}]")
        return self.pick(options) if options else None

    def arithmetic(self, kind, literal, depth):
        form = self.random.randint(0, 7)
        first = self.expression(kind, depth - 1)
        if form <= 1:
            return f"({first} + {self.expression(kind, depth - 1)})"
        if form == 2:
            return f"({first} - {self.expression(kind, depth - 1)})"
        if form == 3:
            return f"({first} * {self.pick(['2', '3', '-1']) if literal == 'int' else self.pick(['2.0', '3.0', '-1.0'])})"
        if form == 4:
            return f"(-{first})"
        if form == 5:
            return f"({first} % {self.pick(['2', '3', '5', '7']) if literal == 'int' else self.pick(['2.0', '4.0', '8.0'])})"
        if form == 6:
            if literal == "int":
                return f"({first} // {self.pick(['2', '3', '-2'])})"
            return f"abs({first})"
        if kind in ("L", "D") or self.chance(0.3):
            if not self.pure:
                return f"tf.{self.pick(['minimum', 'maximum'])}({first}, {self.expression(kind, depth - 1)})"
        return f"{self.pick(['min', 'max'])}({first}, {self.expression(kind, depth - 1)})"

    def make_PI(self, depth):
        names = self.names_of("PI")
        if names and self.chance(0.7):
            return self.pick(names) if self.chance(0.6) or depth <= 0 else f"({self.pick(names)} + {self.random.randint(-1, 2)})"
        return str(self.random.randint(0, 3))

    def make_I(self, depth):
        literal = str(self.random.randint(-3, 5))
        if depth <= 0:
            return self.member("I") if self.chance(0.2) and self.member("I") else literal
        form = self.weighted([("arith", 8), ("literal", 2), ("member", 3), ("conditional", 1), ("helper", 2), ("PI", 2),
                              ("cast", 1), ("len", 1), ("vector", 2), ("int", 1)])
        if form == "member" and self.member("I"):
            return self.member("I")
        if form == "helper":
            return self.call_helper("I", depth) or literal
        if form == "conditional":
            return self.conditional("I", depth)
        if form == "PI":
            return self.make_PI(depth)
        if form == "len" and self.names_of("LI"):
            return f"len({self.pick(self.names_of('LI'))})"
        if form == "int":
            return f"int({self.expression('F', depth - 1)})"
        if not self.pure:
            if form == "cast":
                return f"tf.cast({self.expression(self.pick(['F', 'L', 'B', 'D']), depth - 1)}, tf.int32)"
            if form == "vector":
                vector = self.expression("VI", depth - 1)
                return self.pick([f"tf.reduce_sum({vector})", f"{vector}[{self.random.randint(-1, 2)}]",
                                  f"{vector}[{self.expression('I', depth - 1)} % 3]", f"tf.reduce_max({vector})",
                                  f"tf.size({self.expression('G', depth - 1)})" if self.names_of("G") else f"tf.shape({vector})[0]"])
        elif form == "vector" and self.names_of("LI"):
            return f"{self.pick(self.names_of('LI'))}[{self.expression('I', depth - 1)} % 3]"
        return self.arithmetic("I", "int", depth) if form != "literal" else literal

    def make_F(self, depth):
        literal = self.pick(["0.5", "1.0", "-1.5", "2.25", "3.0", "0.0", "-0.25"])
        if depth <= 0:
            return self.member("F") if self.chance(0.2) and self.member("F") else literal
        form = self.weighted([("arith", 8), ("literal", 2), ("member", 3), ("conditional", 1), ("helper", 2), ("cast", 1),
                              ("vector", 2), ("float", 1)])
        if form == "member" and self.member("F"):
            return self.member("F")
        if form == "helper":
            return self.call_helper("F", depth) or literal
        if form == "conditional":
            return self.conditional("F", depth)
        if form == "float":
            return f"float({self.expression('I', depth - 1)})"
        if not self.pure:
            if form == "cast":
                return f"tf.cast({self.expression(self.pick(['I', 'L', 'B', 'D']), depth - 1)}, tf.float32)"
            if form == "vector":
                vector = self.expression("VF", depth - 1)
                options = [f"tf.reduce_sum({vector})", f"{vector}[{self.random.randint(-1, 2)}]", f"tf.reduce_max({vector})",
                           f"{vector}[{self.expression('I', depth - 1)} % 3]"]
                if self.names_of("MF"):
                    matrix = self.pick(self.names_of("MF"))
                    options += [f"{matrix}[{self.random.randint(0, 1)}, {self.expression('I', depth - 1)} % 3]",
                                f"tf.reduce_sum({matrix})"]
                if self.names_of("G"):
                    options.append(f"tf.reduce_sum({self.pick(self.names_of('G'))})")
                return self.pick(options)
        return self.arithmetic("F", "float", depth) if form != "literal" else literal

    def make_L(self, depth):
        if depth <= 0 or self.chance(0.3):
            return f"tf.cast({self.expression('I', depth - 1)}, tf.int64)"
        if self.chance(0.15):
            return self.conditional("L", depth)
        if self.chance(0.15):
            return f"tf.reduce_sum({self.expression('VL', depth - 1)})"
        return self.arithmetic("L", "int", depth)

    def make_D(self, depth):
        if depth <= 0 or self.chance(0.3):
            return f"tf.cast({self.expression(self.pick(['F', 'I']), depth - 1)}, tf.float64)"
        if self.chance(0.15):
            return self.conditional("D", depth)
        if self.chance(0.15):
            return f"tf.reduce_sum({self.expression('VD', depth - 1)})"
        return self.arithmetic("D", "float", depth)

    def make_B(self, depth):
        if depth <= 0:
            return f"({self.expression('I', 0)} {self.pick(['<', '>', '==', '!='])} {self.random.randint(0, 4)})"
        form = self.weighted([("compare", 8), ("chain", 2), ("and", 2), ("or", 2), ("not", 2), ("vector", 1), ("literal", 0.3),
                              ("conditional", 0.5), ("in", 0.5)])
        kind = self.pick(["I", "F"] if self.pure else ["I", "I", "F", "F", "L", "D"])
        operators = ["<", "<=", ">", ">="] + (["==", "!="] if kind in ("I", "L") else [])
        if form == "chain":
            return (f"({self.expression(kind, depth - 1)} {self.pick(operators)} {self.expression(kind, depth - 1)} "
                    f"{self.pick(operators)} {self.expression(kind, depth - 1)})")
        if form in ("and", "or"):
            return f"({self.expression('B', depth - 1)} {form} {self.expression('B', depth - 1)})"
        if form == "not":
            return f"(not {self.expression('B', depth - 1)})"
        if form == "vector" and not self.pure:
            return f"tf.{self.pick(['reduce_any', 'reduce_all'])}({self.expression('VF', depth - 1)} > {self.expression('F', depth - 1)})"
        if form == "literal":
            return self.pick(["True", "False"])
        if form == "conditional":
            return self.conditional("B", depth)
        if form == "in":
            return f"({self.make_PI(1)} {self.pick(['in', 'not in'])} (1, 2))"
        return f"({self.expression(kind, depth - 1)} {self.pick(operators)} {self.expression(kind, depth - 1)})"

    def vector(self, kind, element, depth):
        if depth <= 0:
            return f"tf.stack([{', '.join(self.expression(element, 0) for _ in range(3))}])" if element in "LD" else (
                f"tf.constant({self.pick(['[1, 2, 3]', '[0, -1, 4]'])}, tf.{DTYPES[element]})")
        form = self.random.randint(0, 7)
        if form == 0:
            # tf.stack of Python numbers alone gives int32 or float32, as wanted
            return f"tf.stack([{', '.join(self.expression(element, depth - 1) for _ in range(3))}])"
        if form == 1:
            return f"tf.where({self.expression(kind, depth - 1)} > {self.expression(element, depth - 1)}, {self.expression(kind, depth - 1)}, {self.expression(kind, depth - 1)})"
        if form == 2:
            other = self.pick([k for k in ("VI", "VF", "VL", "VD") if k != kind])
            return f"tf.cast({self.expression(other, depth - 1)}, tf.{DTYPES[element]})"
        if form == 3:
            return self.conditional(kind, depth)
        if form == 4:
            return f"({self.expression(kind, depth - 1)} * {self.pick(['2', '-1'])})"
        if form == 5:
            return f"tf.{self.pick(['reverse'])}({self.expression(kind, depth - 1)}, [0])"
        if form == 6:
            return f"({self.expression(kind, depth - 1)} {self.pick('+-')} {self.expression(kind, depth - 1)})"
        return f"({self.expression(kind, depth - 1)} {self.pick('+-')} {self.expression(element, depth - 1)})"

    def make_VI(self, depth):
        return self.vector("VI", "I", depth)

    def make_VF(self, depth):
        if self.names_of("MF") and self.chance(0.2):
            return f"{self.pick(self.names_of('MF'))}[{self.random.randint(0, 1)}]"
        return self.vector("VF", "F", depth)

    def make_VL(self, depth):
        return self.vector("VL", "L", depth)

    def make_VD(self, depth):
        return self.vector("VD", "D", depth)

    def make_MF(self, depth):
        return f"tf.stack([{self.expression('VF', depth - 1)}, {self.expression('VF', depth - 1)}])"

    def make_G(self, depth):
        names = self.names_of("G")
        if names and depth > 0 and self.chance(0.6):
            return f"tf.concat([{self.pick(names)}, [{self.expression('F', depth - 1)}]], 0)"
        return self.pick(["tf.constant([1.0, 2.0])", "tf.zeros([0])", "tf.constant([0.5])"])

    def make_LI(self, depth):
        return f"[{', '.join(self.expression('I', depth - 1) for _ in range(3))}]"

    def make_T(self, depth):
        return f"({self.expression('I', depth - 1)}, {self.expression('F', depth - 1)})"

    def make_DI(self, depth):
        return f"{{'a': {self.expression('I', depth - 1)}, 'b': {self.expression('F', depth - 1)}}}"

    def make_O(self, depth):
        return f"Box({self.expression('I', depth - 1)}, {self.expression('F', depth - 1)})"

    def reduced(self, kind, depth=2):
        """An expression whose size does not grow when it is assigned again and again."""
        text = self.expression(kind, depth)
        if kind in ("I", "L", "VI", "VL"):
            return text if text.lstrip("-").isidentifier() or text.isdigit() else f"{text} % {self.pick([5, 11, 23])}"
        if kind in ("F", "D", "VF", "VD", "MF"):
            return text if text.isidentifier() else f"{text} % {self.pick(['8.0', '16.0'])}"
        if kind == "T":
            return f"({self.reduced('I', 1)}, {self.reduced('F', 1)})"
        if kind == "DI":
            return f"{{'a': {self.reduced('I', 1)}, 'b': {self.reduced('F', 1)}}}"
        if kind == "O":
            return f"Box({self.reduced('I', 1)}, {self.reduced('F', 1)})"
        if kind == "LI":
            return f"[{', '.join(self.reduced('I', 1) for _ in range(3))}]"
        return text

    # --- statements: each gives lines without indentation of its own

    def block(self, depth, least=1):
        lines = []
        count = self.random.randint(least, 4)
        for _ in range(count):
            if self.budget <= 0 and lines:
                break
            lines += self.statement(depth)
        return lines or ["pass"]

    def inside(self, lines):
        return ["    " + line for line in lines]

    def statement(self, depth):
        self.budget -= 1
        options = [("assign", 8), ("augmented", 4), ("swap", 0.7), ("member", 3), ("effect", 1), ("assert", 0.6), ("chain_assign", 0.5)]
        if depth < MAX_DEPTH and self.budget > 0:
            options += [("if", 6), ("while", 2.5), ("for", 4), ("try", 0.5)]
            if self.in_function == 0:
                options.append(("nested", 1))
                if not self.pure and not self.loops:
                    options.append(("tape", 0.6))
        if self.loops and self.loops[-1]:
            options.append(("jump", 3))
        if depth > 0:
            options.append(("return", 0.7))
        return getattr(self, "statement_" + self.weighted(options))(depth)

    def assignable(self):
        kinds = [("I", 5), ("F", 5), ("B", 1.5), ("T", 0.6), ("DI", 0.6), ("O", 0.5), ("LI", 0.6)]
        if not self.pure:
            kinds += [("L", 1.5), ("D", 1.5), ("VI", 1), ("VF", 2), ("VL", 0.4), ("VD", 0.4), ("MF", 0.5), ("G", 0.7)]
        return self.weighted(kinds)

    def target(self, kind):
        names = self.names_of(kind, writable=True)
        if names and self.chance(0.75):
            return self.pick(names)
        unsure = [name for name, its in self.scope.maybe.items() if its == kind and name not in self.scope.constant]
        if unsure and self.chance(0.4):
            return self.pick(unsure)
        return self.fresh({"I": "n", "F": "x", "B": "flag", "L": "m", "D": "d"}.get(kind, kind.lower()))

    def bind(self, name, kind):
        self.scope.names[name] = kind
        self.scope.maybe.pop(name, None)

    def statement_assign(self, depth):
        kind = self.assignable()
        if kind in ("O", "DI", "LI") and self.loops or kind == "O" and depth > 0:
            kind = "I"  # a fresh container in every step is rare, and a graph cannot choose between objects (WFT0305)
        value = self.reduced(kind)
        name = self.target(kind)
        self.bind(name, kind)
        if kind in ("I", "F") and self.in_function == 0 and self.chance(0.05):
            return [f"{name}: {'int' if kind == 'I' else 'float'} = {value}"]
        return [f"{name} = {value}"]

    def statement_chain_assign(self, depth):
        kind = self.pick(["I", "F", "B"])
        value = self.reduced(kind)
        first, second = self.target(kind), self.target(kind)
        self.bind(first, kind)
        self.bind(second, kind)
        return [f"{first} = {second} = {value}"]

    def statement_augmented(self, depth):
        kind = self.pick(["I", "F"] if self.pure else ["I", "I", "F", "F", "L", "D", "VF", "VI", "G"])
        names = self.names_of(kind, writable=True)
        if not names:
            return self.statement_assign(depth)
        name = self.pick(names)
        if kind == "G":
            return [f"{name} = tf.concat([{name}, [{self.expression('F', 1)}]], 0)"]
        if kind in ("I", "L", "VI"):
            element = "I" if kind == "VI" else kind
            operator = self.pick(["+", "-", "//", "%"])
            value = f"{self.expression(element, 1)} % 7" if operator in "+-" else self.pick(["2", "3"])
            return [f"{name} {operator}= {value}"]
        element = "F" if kind == "VF" else kind
        operator = self.pick("+-%")
        return [f"{name} {operator}= " + (f"{self.expression(element, 1)} % 4.0" if operator in "+-" else "8.0")]

    def statement_swap(self, depth):
        kind = self.pick(["I", "F", "B"])
        names = self.names_of(kind, writable=True)
        if len(names) < 2:
            return self.statement_assign(depth)
        first, second = self.random.sample(names, 2)
        return [f"{first}, {second} = {second}, {self.reduced(kind, 1) if self.chance(0.4) else first}"]

    def statement_member(self, depth):
        options = []
        for name, kind in self.scope.names.items():
            if kind == "DI":
                options += [f"{name}['a'] = {self.reduced('I')}", f"{name}['b'] = {self.reduced('F')}", f"{name}['a'] += {self.random.randint(1, 3)}"]
            if kind == "O":
                options += [f"{name}.a = {self.reduced('I')}", f"{name}.b = {self.reduced('F')}", f"{name}.a += {self.random.randint(1, 3)}",
                            f"{name}.step({self.reduced('I', 1)})"]
            if kind == "LI" and not self.fixed_lists:
                options += [f"{name}[{self.random.randint(0, 2)}] = {self.reduced('I')}"]
        return [self.pick(options)] if options else self.statement_assign(depth)

    def statement_effect(self, depth):
        if self.pure:
            return [f"print('at {self.fresh('')}', {self.expression('I', 1)})"]
        if self.chance(0.5):
            return [f"tf.print('at {self.fresh('')}', {self.expression('I', 1)}, output_stream=sys.stdout)"]
        return [f"V.{self.pick(['assign', 'assign_add'])}({self.expression('I', 1)} % 5)"]

    def statement_assert(self, depth):
        condition = self.expression("B", 1) if self.chance(0.3) else f"{self.expression('I', 1)} % 5 < {self.pick([5, 5, 5, 4])}"
        if self.chance(0.3):
            return [f"if not {condition}:", f"    raise ValueError('bad {self.fresh('')}')"]
        return [f"assert {condition}, 'wrong {self.fresh('')}'"]

    def statement_if(self, depth):
        condition = self.expression("B", 2)
        before = self.scope
        self.scope = before.copy()
        lines = [f"if {condition}:"] + self.inside(self.block(depth + 1))
        after = self.scope
        while self.chance(0.25) and self.budget > 0:
            self.scope = before.copy()
            lines += [f"elif {self.expression('B', 1)}:"] + self.inside(self.block(depth + 1))
            joined = before.copy()
            joined.join(after, self.scope)
            after = joined
        self.scope = before.copy()
        if self.chance(0.55):
            lines += ["else:"] + self.inside(self.block(depth + 1))
        joined = before.copy()
        joined.join(after, self.scope)
        self.scope = joined
        return lines

    def loop_body(self, depth, bound, first_lines, binds):
        """The body of a loop: what it binds may be unbound after it, since it may run zero times."""
        before = self.scope
        self.scope = before.copy()
        for name, kind in binds:
            self.bind(name, kind)
            self.scope.constant.add(name)
        self.steps *= bound
        self.loops.append(True)
        lines = first_lines + self.block(depth + 1)
        self.loops.pop()
        self.steps //= bound
        joined = before.copy()
        joined.join(before, self.scope)
        for name, _ in binds:
            joined.constant.add(name)
        self.scope = joined
        return self.inside(lines)

    def loop_else(self, depth):
        if not self.chance(0.12):
            return []
        return ["else:"] + self.inside(self.block(depth + 1))

    def statement_while(self, depth):
        bound = self.random.randint(1, 4)
        if self.steps * bound > MAX_STEPS:
            return self.statement_assign(depth)
        counter = self.fresh("c")
        start = [f"{counter} = 0" if self.pure or self.chance(0.7) else f"{counter} = tf.constant(0)"]
        self.scope.names[counter] = "I"
        self.scope.constant.add(counter)
        form = self.random.randint(0, 3)
        if form == 0:
            head, first = "while True:", [f"{counter} += 1", f"if {counter} > {bound}:", "    break"]
        elif form == 1:
            head, first = f"while {counter} < {bound}:", [f"{counter} += 1"]
        elif form == 2:
            head, first = f"while {counter} < {bound} and {self.expression('B', 1)}:", [f"{counter} += 1"]
        else:
            head, first = f"while {self.expression('B', 1)} and {counter} < {bound}:", [f"{counter} = {counter} + 1"]
        return start + [head] + self.loop_body(depth, bound, first, []) + self.loop_else(depth)

    def statement_for(self, depth):
        bound = self.random.randint(2, 4)
        if self.steps * bound > MAX_STEPS:
            return self.statement_assign(depth)
        name = self.fresh("i")
        forms = [("range", 3), ("range_of", 2), ("list", 1), ("enumerate_list", 0.7), ("members", 0.5), ("reversed_range", 0.5)]
        if not self.pure:
            forms += [("tf_range", 5), ("tf_range_step", 1), ("vector", 2), ("vector_int", 1), ("rows", 0.7), ("enumerate", 1),
                      ("zip", 1), ("dataset", 0.4)]
        form = self.weighted(forms)
        second = self.fresh("e")
        if form == "range":
            head, binds = f"for {name} in range({self.pick([str(bound), f'{self.make_PI(0)} % {bound}', f'1, {bound}'])}):", [(name, "PI")]
        elif form == "reversed_range":
            head, binds = f"for {name} in reversed(range({bound})):", [(name, "PI")]
        elif form == "range_of":
            head, binds = f"for {name} in range({self.expression('I', 1)} % {bound}):", [(name, "I")]
        elif form == "list":
            head, binds = f"for {name} in [{self.reduced('F', 1)}, {self.reduced('F', 1)}]:", [(name, "F")]
        elif form == "enumerate_list":
            head, binds = f"for {name}, {second} in enumerate([{self.reduced('F', 1)}, {self.reduced('F', 1)}]):", [(name, "PI"), (second, "F")]
        elif form == "members":
            lists = self.names_of("LI")
            head, binds = f"for {name} in {self.pick(lists) if lists else '(1, 0, 2)'}:", [(name, "I")]
            bound = 3
        elif form == "tf_range":
            head, binds = f"for {name} in tf.range({self.pick([str(bound), self.expression('I', 1) + f' % {bound}'])}):", [(name, "I")]
        elif form == "tf_range_step":
            head, binds = f"for {name} in tf.range({self.pick([f'{bound}, 0, -1', '0, 5, 2', f'1, {bound}'])}):", [(name, "I")]
        elif form == "vector":
            head, binds, bound = f"for {name} in {self.expression('VF', 1)}:", [(name, "F")], 3
        elif form == "vector_int":
            head, binds, bound = f"for {name} in {self.expression('VI', 1)}:", [(name, "I")], 3
        elif form == "rows":
            head, binds, bound = f"for {name} in {self.expression('MF', 1)}:", [(name, "VF")], 2
        elif form == "enumerate":
            head, binds, bound = f"for {name}, {second} in enumerate({self.expression('VF', 1)}):", [(name, "I"), (second, "F")], 3
        elif form == "zip":
            head = f"for {name}, {second} in zip({self.expression('VI', 1)}, {self.expression('VF', 1)}):"
            binds, bound = [(name, "I"), (second, "F")], 3
        else:
            head, binds = f"for {name} in tf.data.Dataset.range({bound}):", [(name, "L")]
        if form == "members":
            self.fixed_lists += 1
        lines = [head] + self.loop_body(depth, bound, [], binds)
        if form == "members":
            self.fixed_lists -= 1
        return lines + self.loop_else(depth)

    def statement_jump(self, depth):
        jump = self.pick(["break", "continue"])
        if self.chance(0.05):
            return [jump]
        return [f"if {self.expression('B', 1)}:", f"    {jump}"]

    def return_line(self):
        if self.loose and self.chance(0.15):
            return "return None"
        values = ", ".join(self.expression(kind, 1) for kind in self.returns)
        return f"return {values}" if values else "return"

    def statement_return(self, depth):
        return [f"if {self.expression('B', 1)}:", f"    {self.return_line()}"]

    def statement_try(self, depth):
        lines = ["try:"] + self.inside(self.block(depth + 1))
        saved, self.loops = self.loops, []
        self.budget -= 1
        lines += ["finally:"] + self.inside(self.statement_assign(depth + 1))
        self.loops = saved
        return lines

    def statement_tape(self, depth):
        source, result, tape = self.fresh("s"), self.fresh("loss"), self.fresh("tape")
        lines = [f"{source} = tf.cast({self.expression('F', 1)}, tf.float32)", f"{result} = {source} * 2.0", f"with tf.GradientTape() as {tape}:",
                 f"    {tape}.watch({source})"]
        before = self.scope
        self.scope = before.copy()
        self.scope.names[source] = "F"
        self.scope.constant.add(source)
        self.scope.names[result] = "F"
        lines += self.inside([f"{result} = {source} * {source}"] + self.block(depth + 1) + [f"{result} = {result} + {source} * {self.expression('F', 1)}"])
        inner = self.scope
        joined = before.copy()
        joined.join(inner, inner)
        self.scope = joined
        slope = self.fresh("x")
        self.bind(slope, "F")
        return lines + [f"{slope} = {tape}.gradient({result}, {source}, unconnected_gradients=tf.UnconnectedGradients.ZERO)"]

    def statement_nested(self, depth):
        """A function inside the function, with a closure and perhaps nonlocal state, and a call of it."""
        name = self.fresh("inner")
        kind, result = self.pick(["I", "F"]), self.pick(["I", "F"])
        parameter = self.fresh("p")
        outer, loops, returns, steps = self.scope, self.loops, self.returns, self.steps
        self.scope, self.loops, self.returns = outer.copy(), [], (result,)
        self.in_function += 1
        writable = [n for n in self.names_of("I", True) + self.names_of("F", True)]
        lines = []
        state = self.pick(writable) if writable and self.chance(0.6) else None
        # Only parameter and state are assigned inside: any other assignment would hide the outer name.
        self.scope.constant |= set(self.scope.names) - {state}
        self.scope.maybe = {}
        self.bind(parameter, kind)
        self.steps = max(self.steps, MAX_STEPS // 4)
        if state:
            lines.append(f"nonlocal {state}")
        lines += self.block(depth + 2) + [f"return {self.reduced(result, 1)}"]
        self.in_function -= 1
        self.scope, self.loops, self.returns, self.steps = outer, loops, returns, steps
        text = [f"def {name}({parameter}):"] + self.inside(lines)
        if self.chance(0.3):
            text = [f"{name} = lambda {parameter}: {self.lambda_body(parameter, kind, result)}"]
        argument = self.reduced(kind, 1)
        target = self.target(result)
        self.bind(target, result)
        return text + [f"{target} = {name}({argument})"]

    def lambda_body(self, parameter, kind, result):
        outer = self.scope
        self.scope = outer.copy()
        self.bind(parameter, kind)
        text = self.reduced(result)
        self.scope = outer
        return text

    # --- whole programs

    def helper(self):
        name = f"{self.name}_h{len(self.helpers)}"
        parameters = [self.pick(["I", "F"]) for _ in range(self.random.randint(1, 2))]
        result = self.pick(["I", "F"])
        outer, budget = self.scope, self.budget
        self.scope, self.budget, self.returns, self.in_function = Scope(), 3, (result,), 1
        names = [self.fresh("p") for _ in parameters]
        for parameter, kind in zip(names, parameters):
            self.bind(parameter, kind)
        self.steps = MAX_STEPS // 4
        lines = self.block(1) + [f"return {self.reduced(result, 1)}"]
        self.steps = 1
        self.scope, self.budget, self.in_function = outer, budget, 0
        self.helpers.append((name, parameters, result))
        self.helper_text += [f"def {name}({', '.join(names)}):"] + self.inside(lines) + [""]

    def argument(self, kind, tensor):
        number = {"I": lambda: str(self.random.randint(-2, 6)), "PI": lambda: str(self.random.randint(0, 3)),
                  "L": lambda: str(self.random.randint(-2, 6)), "B": lambda: self.pick(["True", "False"]),
                  "F": lambda: self.pick(["0.0", "0.5", "-1.25", "2.0", "3.75", "-0.5"]),
                  "D": lambda: self.pick(["0.0", "0.5", "-1.25", "2.0"])}
        if kind in number:
            return f"tf.constant({number[kind]()}, tf.{DTYPES[kind]})" if tensor else number[kind]()
        element = kind[1]
        if kind == "MF":
            rows = ["[" + ", ".join(number["F"]() for _ in range(3)) + "]" for _ in range(2)]
            return f"tf.constant([{', '.join(rows)}], tf.float32)"
        if kind == "LI":
            return "[" + ", ".join(number["I"]() for _ in range(3)) + "]"
        return f"tf.constant([{', '.join(number[element]() for _ in range(3))}], tf.{DTYPES[element]})"

    def program(self):
        for _ in range(self.pick([0, 0, 1, 2])):
            self.helper()
        kinds = [(self.pick(["I", "F"]), False) for _ in range(self.random.randint(1, 2))] + [("PI", False)]
        if not self.pure:
            kinds += [(self.pick(["I", "F", "F", "I", "L", "D", "B"]), True) for _ in range(self.random.randint(1, 3))]
            kinds += [(self.pick(["VF", "VI", "MF", "VF", "VD", "VL"]), True) for _ in range(self.random.randint(0, 2))]
        else:
            kinds += [(self.pick(["I", "F", "B", "LI"]), False) for _ in range(self.random.randint(1, 3))]
        parameters = []
        for kind, _ in kinds:
            parameters.append(self.fresh("a"))
            self.bind(parameters[-1], kind)
            if kind == "PI":
                self.scope.constant.add(parameters[-1])
        self.returns = tuple(self.pick(["I", "F", "B", "T"] if self.pure else ["I", "F", "F", "I", "L", "D", "B", "VF", "VI", "T"])
                             for _ in range(self.random.randint(1, 3)))
        lines = []
        for kind in self.random.sample(["I", "F", "T", "DI", "O", "LI"] + ([] if self.pure else ["VF", "G", "L"]), self.random.randint(1, 4)):
            value = self.reduced(kind, 1)
            name = self.target(kind)
            self.bind(name, kind)
            lines.append(f"{name} = {value}")
        while self.budget > 0:
            lines += self.statement(0)
        lines.append(self.return_line())
        text = self.helper_text + [f"def {self.name}({', '.join(parameters)}):"] + self.inside(lines)
        # The first two calls have equal Python values, and so one graph between them.
        calls = []
        for number in range(3):
            arguments = [self.argument(kind, tensor) for kind, tensor in kinds]
            if number == 1 and not self.pure:  # what Python prints is printed when the graph is made
                arguments = [new if tensor else old for new, old, (_, tensor) in zip(arguments, first, kinds)]
            first = arguments
            if ", ".join(arguments) not in calls:
                calls.append(", ".join(arguments))
        return Program(self.name, "\n".join(text) + "\n", calls, self.pure, self.seed, self.loose)


def make_program(seed, name="p"):
    return Generator(seed, name).program()
