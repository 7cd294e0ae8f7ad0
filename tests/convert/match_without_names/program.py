import tensorflow as tf


def constant_subject():
    a = 0
    match 5:
        case 1:
            a = 1
        case 5 | 6:
            a = 2
        case _:
            a = 3
    return a


def captures():
    match 5:
        case n:
            m = n
    return m


def in_loop(x):
    t = 0
    for i in x:
        match 3:
            case 1:
                continue
            case 3:
                break
        t += i
    return t


def returns():
    match 3:
        case 1:
            return 1
        case 3:
            return 3
    return 4


def with_if(x):
    match 3:
        case 3:
            if x > 0:
                x = 1
    return x


def name_in_guard(x):
    match 3:
        case 3 if x:
            return 1
    return 2


def dotted_pattern(x):
    match 3:
        case tf.float32:
            return 1
    return 2


def first_in_try(x):
    try:
        match 3:
            case 3:
                x = 1
    except ValueError:
        pass
    return x


def first_in_handler(x):
    try:
        x = 1
    except ValueError:
        match 3:
            case 3:
                x = 2
    return x
