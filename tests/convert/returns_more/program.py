import tensorflow as tf


def with_in_if(x):
    if x:
        with tf.name_scope('a'):
            return 1
    x = 2
    return x


def nested_with(x):
    with tf.name_scope('a'):
        with tf.name_scope('b'):
            if x:
                return 1
            y = 2
        z = 3
    return z


def loop_with_else_branch(x):
    for i in x:
        if i:
            return i
        else:
            y = 1
        z = 2
    w = 3
    return w


def while_then_for(x):
    while x:
        if x == 3:
            return 1
        x = x - 1
    for i in x:
        x = i
    while x:
        x = 1
    return x


def inner_returns(x):
    def f():
        if x:
            return 1
    f()
    if x:
        return 2
    x = f()


def many_paths(x):
    if x > 1:
        return 1
    elif x > 2:
        y = 1
    elif x > 3:
        return 3
    else:
        if x > 4:
            return 4
        z = 2
    w = 3
    return w


def else_returns(x):
    if x:
        y = 1
    else:
        return 2
    z = 3
    if y:
        return z
    else:
        return 4
    q = 5


def return_tuple_star(x):
    return 1, *x


def return_lambda_ternary(x):
    return (lambda y: y if y else x) if x else None


def return_in_while_true(x):
    while True:
        while True:
            if x:
                return x
            break
        x = x + 1


def return_break_order(x):
    for i in x:
        if i:
            break
        return i
    return 0


def break_after_return(x):
    for i in x:
        if i:
            return i
        if i > 3:
            break
        y = i
    return y


def return_in_handlers(x):
    try:
        return 1
    except ValueError:
        return 2
    except KeyError:
        x = 3
    finally:
        x = 4
    return x


def only_return():
    return


def return_not_last(x):
    return x
    x = 1
    if x:
        return 2
    return 3


def no_return(x):
    x = 1


def deep(x):
    if x:
        if x:
            if x:
                return 1
            a = 1
        b = 1
    c = 1
    return a, b, c


def return_in_class_method(x):
    class K:
        def m(self, y):
            if y:
                return 1
            return 2

        def n(self):
            for i in x:
                if i:
                    return i
    if x:
        return K
    return K()
