"""One function or more for each entry of compiler/convert/deviations.def."""
counter = 0
CASES = {}


CASES['for_else'] = [([1, 2, 3],), ([1, -2, 3],), ([],)]


def for_else(xs):
    for x in xs:
        if x < 0:
            found = x
            break
    else:
        found = 'none'
    return found


CASES['while_else_return'] = [(5,), (12,), (7,)]


def while_else_return(n):
    while n < 10:
        n += 1
        if n == 8:
            return 'eight'
    else:
        n = n * 100
    return n


CASES['for_else_no_break'] = [([1],), ([],)]


def for_else_no_break(xs):
    total = 0
    for x in xs:
        if x == 5:
            continue
        total += x
    else:
        total += 1000
    return total


CASES['nested_else'] = [([[1, 2], [3, 0], [4]],), ([[1]],), ([],)]


def nested_else(rows):
    for row in rows:
        for x in row:
            if x == 0:
                break
        else:
            continue
        return 'zero in', row
    else:
        return 'no zero'
    return 'unreachable'


CASES['match_value'] = [(1,), (2,), ('a',), (None,), (7,), (True,), (3.5,)]


def match_value(n):
    match n:
        case 1:
            return 'one'
        case 2 | 3:
            return 'few'
        case 'a':
            return 'letter'
        case None:
            return 'nothing'
        case x if x > 5:
            return 'big', x
        case other:
            y = other
    return 'other', y


CASES['match_call'] = [([3, 1],), ([5, 5],)]


def match_call(xs):
    match max(xs):
        case 3:
            r = 'three'
        case (4 | 5) as m:
            r = m
    return r


CASES['match_structure'] = [([],), ([1],), ([1, 2, 3],), ({'k': 5, 'z': 1},), ('s',), (4,), ((7, 8),)]


def match_structure(v):
    match v:
        case []:
            return 0
        case [x]:
            return x
        case [x, *rest] if x > 0 and len(rest) > 1:
            return x + len(rest)
        case {'k': k, **others}:
            return k, others
        case (a, b) as pair:
            return a - b, pair
        case str() | int():
            return -5
    return -9


CASES['match_in_loop'] = [([1, 'x', 2, 'stop', 9],), ([3, 3],)]


def match_in_loop(xs):
    total = 0
    for x in xs:
        match x:
            case 'stop':
                break
            case [first]:
                continue
            case str():
                continue
        match x:
            case int():
                total += x
            case float() as f:
                total -= f
        total += 1
    return total


CASES['walrus'] = [([1, 2, 3],), ([],)]


def walrus(xs):
    if (n := len(xs)) > 1:
        return n
    return [y := f for f in xs], n


CASES['walrus_while'] = [(1234,), (0,), (101,)]


def walrus_while(x):
    total = 0
    while (d := x % 10) > 0:
        total += d
        x //= 10
    return total, d


CASES['walrus_while_jumps'] = [(12345,), (70,), (0,), (222,)]


def walrus_while_jumps(x):
    total = 0
    while (d := x % 10) or x:
        x //= 10
        if d == 2:
            continue
        if d == 7:
            break
        if total > 9:
            return 'early', d
        total += d
    else:
        total += 1000
    return total, d, x


CASES['walrus_logic'] = [(0, 1), (3, 4), (3, 0)]


def walrus_logic(a, b):
    if a and (c := b):
        return c
    d = (e := a) or (e := b)
    f = (g := 5) if b else (g := 6)
    return d, e, f, g


CASES['walrus_comprehension'] = [([1, 2, 30],)]


def walrus_comprehension(xs):
    r = [last for x in xs if (last := x * 2) > 2]
    for i in range(2):
        s = any((hit := x) > 10 for x in xs)
    return r, last, hit, s


CASES['compare_once'] = [(1, 5), (9, 5), (1, 0), (1, 100)]


def compare_once(a, b):
    def middle():
        print('middle')
        return b
    def right():
        print('right')
        return 50
    x = a < middle() < right()
    y = 0 < middle() < 10 < right() < 60
    z = a < b < 7
    return x, y, z, [k for k in range(9) if 2 < abs(k) < b]


CASES['global_write_only'] = [(1,), (0,)]


def global_write_only(x):
    global counter
    if x:
        counter = 10
    for i in range(3):
        counter = i + x
    return read_counter()


def read_counter():
    return counter


CASES['annotated_state'] = [(1,), (0,)]


def annotated_state(x):
    s: int = 0
    t: 'text'
    if x:
        s: int = 5
        e: float = 2.0
    else:
        e: float = 3.0
    for i in range(2):
        s: int = s + i
    box = Box()
    box.value: int = s
    return s, e, box.value


class Box:
    pass


CASES['names'] = [(3,), (0,)]


def names(x):
    fscope = 2
    do_return = 1
    vars_ = 0
    block_vars = 1
    ag__ = 7
    while x > 0:
        vars_ = vars_ + x
        loop_body = x
        x -= 1
        if x == 1:
            continue_ = 5
            continue
    if x:
        pass
    retval_ = 9
    return vars_, ag__, do_return


CASES['doc_only'] = [()]


def doc_only():
    """Nothing else."""


CASES['doc_only_inside'] = [()]


def doc_only_inside():
    def f():
        ...
    class K:
        """A class with a docstring."""
        def m(self):
            """And a method."""
    return f(), K().m()


CASES['decorator_lambda'] = [(4,)]


def decorator_lambda(x):
    @(lambda f: lambda: f() + 1)
    def g():
        return x
    return g()


CASES['class_body'] = [(1,), (0,)]


def class_body(x):
    class K:
        """Doc."""
        if x:
            a = 1
        else:
            a = 2
        for i in range(3):
            b = i
        try:
            c = a
        except NameError:
            c = 0
        print('in class')
        while c < 5:
            c += 2
            if c == 4:
                break

        def m(self):
            if self.a > 1:
                return 'more'
            return 'one'
    return K.a, K.b, K.c, K().m()


CASES['try_else_if'] = [(1,), (0,), (None,)]


def try_else_if(x):
    try:
        y = 1 + x
    except TypeError:
        return 'type'
    else:
        if x:
            y = 10
    finally:
        print('done')
    return y


CASES['private'] = [(1,)]


def private(x):
    box = Box()
    box.__hidden = x
    if x:
        box.__hidden = 2
    return box.__hidden


CASES['asserts'] = [(1,), (0,)]


def asserts(x):
    assert x, 'x is %r' % x
    assert x > 0
    return 'fine'


CASES['generator'] = [([1, -1, 2],)]


def generator(xs):
    for x in xs:
        if x < 0:
            continue
        yield x
    else:
        yield 'end'


CASES['inner_generator'] = [([1, -1, 2],)]


def inner_generator(xs):
    k = 10
    def gen(n):
        for x in xs:
            if x < 0:
                break
            yield x + n + k
        return
    total = 0
    for y in gen(5):
        if y:
            total += y
    return total, list(gen(1))


CASES['dot_key'] = [({'.': 1, '[': 2},)]


def dot_key(d):
    if d['.']:
        d['['] = 5
    return d['['], d


CASES['nested_conditional'] = [(1, 0), (0, 1), (0, 0)]


def nested_conditional(a, b):
    return 'a' if a else 'b' if b else ('c' if (a if b else b) else 'd')


CASES['deep_elif'] = [(0,), (64,), (119,), (200,)]


def deep_elif(x):
    if x == 0:
        y = 1
    elif x == 4:
        y = 2
    elif x == 8:
        y = 3
    elif x == 12:
        y = 4
    elif x == 16:
        y = 5
    elif x == 20:
        y = 6
    elif x == 24:
        y = 7
    elif x == 28:
        y = 8
    elif x == 32:
        y = 9
    elif x == 36:
        y = 10
    elif x == 40:
        y = 11
    elif x == 44:
        y = 12
    elif x == 48:
        y = 13
    elif x == 52:
        y = 14
    elif x == 56:
        y = 15
    elif x == 60:
        y = 16
    elif x == 64:
        y = 17
    elif x == 68:
        y = 18
    elif x == 72:
        y = 19
    elif x == 76:
        y = 20
    elif x == 80:
        y = 21
    elif x == 84:
        y = 22
    elif x == 88:
        y = 23
    elif x == 92:
        y = 24
    elif x == 96:
        y = 25
    elif x == 100:
        y = 26
    elif x == 104:
        y = 27
    elif x == 108:
        y = 28
    elif x == 112:
        y = 29
    elif x == 116:
        y = 30
    else:
        y = -1
    return y


CASES['annotation_calls'] = [(1,)]


def annotation_calls(x) -> len('never'):
    def f(y: print('once')) -> print('twice'):
        return y
    return f(x)


CASES['async_inside'] = [(1,), (0,)]


def async_inside(x):
    async def f(y, *z):
        async for i in y:
            if i:
                break
        async with y as w:
            return (lambda: w)()
        return x
    if x:
        return f.__name__
    return 'none'


CASES['list_changes'] = [(3,), (0,)]


def list_changes(n):
    class Holder:
        items = []
    xs, holder = [], Holder()
    holder.items = []
    for i in range(n):
        if i != 1:
            xs.append(i)
            holder.items.extend([i, i])
        else:
            xs.clear()
    while len(xs) > 1:
        holder.items.append(xs.pop())
    return xs, holder.items


CASES['nonlocal_in_loop'] = [(3,), (0,)]


def nonlocal_in_loop(a):
    for i in range(3):
        def bump(by):
            nonlocal a
            a = a + by
            return a
        a = bump(i)
    b = a
    for i in range(2):
        def same():
            nonlocal b
            return b
        b = same()
    return a


CASES['lambda_called_later'] = [(1,), (-1,)]


def lambda_called_later(a):
    x = 1
    get = lambda: x
    if a > 0:
        x = 2
    y = 3
    both = (lambda: x + y, 5)[0]
    while y < 6:
        y = y + 1
    return get(), both()


CASES['nonlocal_set_by_callee'] = [(3,), (-1,)]


def nonlocal_set_by_callee(n):
    a = 1

    def add(p):
        nonlocal a
        a = a + p
        return a
    if n > 0:
        add(10)
    else:
        add(20)
    for i in range(n):
        add(i)
    return a
