import tensorflow as tf

get_state = 1
if_body_1 = 2
loop_test = 3
do_return = 4
tf__taken = 5
itr = 6
lscope = 7


def taken(x):
    if x > 0:
        x = 1
    while x < 10:
        for i in range(3):
            x += i
    return x


def written_only(x):
    loop_body = 1
    retval_ = 2
    while x > 0:
        x -= 1
    return x


def as_attribute(x):
    a = x.loop_body
    b = x.set_state.else_body
    if a > 0:
        x = 1
    while x > 0:
        x -= 1
    return b


def as_parameter(break_, continue_, fscope, x):
    for i in x:
        if i > 0:
            break
        if i < 0:
            continue
    return break_


def as_function(x):
    def if_body():
        return 1

    def else_body_3():
        return 1
    if x > 0:
        x = if_body()
    if x > 1:
        x = 2
    if x > 2:
        x = 3
    if x > 3:
        x = 3
    return else_body_3() + x


def number_1(x):
    def number_1_2(y):
        return y
    return number_1_2(x)


def number_007(x):
    return x


def __dunder__(x):
    return x


def _1(x):
    return x


def x__2(x):
    return x


lam = lambda lscope_1, lscope: lscope + lscope_1


def comprehension_names(xs):
    a = [if_body for if_body in xs]
    b = {get_state_1: 1 for get_state_1 in xs if get_state_1}
    if a:
        a = 1
    return a, b


def handler_name(x):
    try:
        x = 1
    except ValueError as if_body:
        if x:
            x = if_body
    if x:
        x = 2
    return x


def vars_read(vars_, x):
    if x > 0:
        x = vars_
    return x


def block_vars_state(x):
    if x:
        block_vars = 1
    else:
        block_vars = 2
    if x:
        pass
    return block_vars


def nested_reserve(x):
    def inner(y):
        return set_state_2 + y
    set_state_2 = 1
    if x:
        x = 1
    while x:
        x = 2
    while x:
        x = 3
    return inner(x)
