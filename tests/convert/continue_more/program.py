import tensorflow as tf


def in_with(x):
    for i in x:
        with tf.name_scope('a'):
            if i:
                continue
            a = 1
        b = 2
    return x


def in_else(x):
    while x:
        if x > 1:
            a = 1
        else:
            continue
        b = 1
        x = x - 1
    return x


def last_in_nested(x):
    for i in x:
        for j in i:
            if j:
                a = 1
                continue
        b = 1
        if b:
            continue
    return x


def three(x):
    for i in x:
        if i > 1:
            continue
        a = 1
        if i > 2:
            continue
        b = 1
        if i > 3:
            continue
        c = 1
    return x


def break_and_continue(x):
    while x:
        x = x - 1
        if x > 1:
            break
        if x > 2:
            continue
        if x > 3:
            break
        a = 1
    return x


def break_in_with_in_try(x):
    for i in x:
        try:
            with tf.name_scope('a'):
                if i:
                    break
                a = 1
            b = 1
        finally:
            c = 1
        d = 1
    return x


def inner_function_loop(x):
    for i in x:
        if i:
            continue
        def f(y):
            for j in y:
                if j:
                    continue
                a = j
            return y
        if f(i):
            b = 1
        c = 1
    return x


def first_statement(x):
    for i in x:
        continue
        a = 1
    while x:
        break
        b = 2
    return x


def bare(x):
    for i in x:
        continue
    while x:
        break
    for i in x:
        break


def in_finally(x):
    for i in x:
        try:
            a = 1
        finally:
            if i:
                continue
            b = 1
        c = 1
    return x


def deep_block(x):
    for i in x:
        if i > 1:
            if i > 2:
                if i > 3:
                    continue
                a = 1
            b = 1
            if i > 4:
                break
            c = 1
        d = 1
    return x
