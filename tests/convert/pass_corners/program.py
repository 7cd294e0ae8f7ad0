# One function for each rewrite of each pass; tests/convert/README.md lists them.
import collections
import contextlib
import functools

import tensorflow as tf

LIMIT = 3


# --- functions
def docstring_and_pass(x):
    """Doc."""
    pass


def number_first(x):
    42
    return x


def nested_three(x):
    def a():
        def b():
            def c():
                return x
            return c
        return b
    return a()()()


def method_in_local_class(x):
    class Local(collections.OrderedDict):
        field = x

        def get(self, k=x):
            if k:
                return super().get(k)
            return self.field
    return Local().get(1)


def lambda_default(x):
    f = lambda y, k=x: y + k if y else k
    return f(1)


def decorated_inner(x):
    @functools.lru_cache(maxsize=None)
    @tf.autograph.experimental.do_not_convert
    def inner(y):
        return y if y > 1 else x
    return inner(x)


# --- directives
def directive_for(xs):
    for x in xs:
        tf.autograph.experimental.set_loop_options(parallel_iterations=LIMIT, swap_memory=True)
        if x:
            break
    return x


def directive_shape(n):
    i = tf.constant(0)
    while i < n:
        tf.autograph.experimental.set_loop_options(shape_invariants=[(i, tf.TensorShape([]))], maximum_iterations=LIMIT + 1)
        i += 1
    return i


def directive_inner_loop(n):
    for i in range(n):
        for j in range(i):
            tf.autograph.experimental.set_loop_options(maximum_iterations=2)
            n += j
    return n


# --- break
def break_while_first(x):
    while x > 0:
        break
    return x


def break_two_levels(xs):
    for x in xs:
        while x:
            if x > 2:
                break
            x -= 1
        if x:
            break
    return x


def break_in_try_with(xs):
    for x in xs:
        try:
            with contextlib.suppress(ValueError):
                if x:
                    break
        finally:
            x = 1
    return x


def break_in_handler(xs):
    while xs:
        try:
            xs = xs.next()
        except StopIteration:
            break
        except (ValueError, KeyError) as e:
            print(e)
            continue
        else:
            xs += 1
    return xs


# --- continue
def continue_first(xs):
    t = 0
    for x in xs:
        continue
    return t


def continue_tail_after_two(xs):
    t = 0
    for x in xs:
        if x == 1:
            continue
        t += 1
        if x == 2:
            continue
        t += 2
        t += 3
    return t


def continue_in_with(xs):
    t = 0
    for x in xs:
        with contextlib.suppress(KeyError):
            if x:
                continue
            t += 1
        t += 2
    return t


def continue_while_inner_for(n):
    while n:
        n -= 1
        for i in range(n):
            if i:
                continue
            n -= i
        if n > 2:
            continue
        n -= 1
    return n


# --- return
def return_only(x):
    return


def return_in_while(x):
    while x:
        if x > 3:
            return x
        x += 1
    return 0


def return_in_for_and_after(xs):
    for x in xs:
        if x:
            return x
        print(x)
    for y in xs:
        print(y)
    return None


def return_in_try(x):
    try:
        return x / 1
    except ZeroDivisionError:
        return 0
    finally:
        print(x)


def return_if_else_if(x):
    if x > 1:
        if x > 2:
            return 1
        y = 2
    else:
        return 3
    return y


def return_with_tail(x):
    with contextlib.nullcontext() as c:
        if x:
            return c
        x = 1
    x += 1
    return x


def return_in_both_then_dead(x):
    if x:
        return 1
    else:
        return 2
    return 3


def return_nested_break(xs):
    for x in xs:
        for y in x:
            if y > 1:
                break
            if y < 0:
                return y
        else_ = y
    return else_


# --- calls
def call_star_middle(f, a, b):
    return f(*a, 1, *b, 2, k=3, **a, j=4, **b)


def call_only_star(f, a):
    return f(*a)


def call_only_double_star(f, a):
    return f(**a)


def call_in_subscript(f, d):
    d[f(1)][f(2):f(3)] = f(4)
    return d


def call_of_call(f):
    return f(1)(2)(k=f(3))


def call_in_fstring(f, x):
    return f'{f(x)!r:>{f(3)}} {x=}'


def call_generator_argument(f, xs):
    return sum(f(x) for x in xs if f(x))


def call_in_with(f):
    with f(1) as a, f(a).b as c:
        return f(c)


def call_in_default(f):
    def g(x=f(1), *, y=f(2)):
        return x + y
    return g()


def call_in_assert_raise(f, x):
    assert f(x), f(1)
    if x:
        raise ValueError(f(2)) from f(3)
    del x[f(4)]


# --- control flow
def if_no_state(x):
    if x:
        print(1)


def if_else_different(x):
    if x:
        a = 1
    else:
        b = 2
    return a, b


def if_attribute_chain(x, o):
    if x:
        o.a.b = 1
        o.c[0] = 2
    return o.a.b + o.c[0]


def if_composite_not_live(x):
    if x:
        o = [1]
        o[0] = 2
    return x


def while_composite_key(d, k, n):
    while n:
        d[k] += n
        n -= 1
    return d[k]


def for_attribute_target(o, xs):
    for o.item in xs:
        print(o.item)
    return o.item


def for_subscript_target(d, xs):
    for d['k'], (d[0], *rest) in xs:
        print(rest)
    return d


def for_unused_target(xs):
    t = 0
    for _ in xs:
        t += 1
    return t


def nonlocal_state(x):
    count = 0

    def bump(n):
        nonlocal count
        while n:
            count += 1
            n -= 1
        if n:
            count = 0
    bump(x)
    return count


def global_state(x):
    global LIMIT
    while x:
        LIMIT = LIMIT + x
        x -= 1
    return LIMIT


def defined_in_try(x):
    try:
        y = x
    except ValueError:
        z = 1
    if x:
        y, z = 1, 2
    return y, z


def deleted_then_state(x):
    y = 1
    del y
    if x:
        y = 2
    return y


def recursive_inner(n):
    def down(k):
        if k > 0:
            r = down(k - 1)
        else:
            r = n
        return r
    while n > 1:
        n = down(n) - 1
    return n


def recursive_inner_in_loop(n, xs):
    for x in xs:
        def walk(k):
            if k > n:
                return walk(k - 1)
            return x
        n = walk(n)
    return n, x


def mutual_inner(n):
    def even(k):
        return odd(k - 1) if k else True

    def odd(k):
        return even(k - 1) if k else False
    if n > 2:
        flag = even(n)
    else:
        flag = odd(n)
    return flag


def inner_redefined(n):
    def f():
        return n
    while n:
        def f():
            return n - 1
        n = f()
    return f()


def closure_live_after_loop(n):
    y = 0
    z = 1
    f = lambda: y + z
    for i in range(n):
        y = i
        z = y
    return f()


# --- conditional expressions
def conditional_in_arguments(f, x):
    return f(1 if x else 2, k=3 if not x else 4)


def conditional_text(x, f):
    return [1, 2] if x and f(x) or not x.y else (1,)


def conditional_in_lambda(x):
    return (lambda y: y if y else x)(1)


# --- logical expressions
def logic_mixed(a, b, c):
    return a and not b or (c and b) and not (a or c)


def logic_compare_chain(a, b, c, d):
    return a < b <= c != d is not None in [a]


def logic_compare_calls(f):
    return f(1) < f(2) < f(3) < f(4)


def logic_in_slice(x, a, b):
    return x[a and b:a or b:not a]


# --- variables
def augmented_every(x, d, o):
    x += d
    d['k'] -= x
    o.a *= d['k'] and x
    x //= x if d else o.a
    x @= o
    return x


def deleted_every(x, d, o):
    y = z = w = 1
    del y, d['k'], o.a, (z, w), x
    return d


def names_everywhere(x):
    import os.path as p
    from os import sep as s, path
    y: tf.Tensor = x
    z: int
    return {x: y, **x}, {*x}, [*x, y], (p, s, path), x[y], x.y, not x, -x, x if x else y, lambda k=x: k
