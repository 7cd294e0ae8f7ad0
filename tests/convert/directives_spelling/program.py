import tensorflow as tf
from tensorflow.autograph import experimental as agx
from tensorflow.autograph.experimental import set_loop_options
import tensorflow

options = tf.autograph.experimental.set_loop_options
auto = tf.autograph


def by_module_alias(n):
    i = 0
    while i < n:
        agx.set_loop_options(parallel_iterations=1)
        i += 1
    return i


def by_function_name(n):
    i = 0
    while i < n:
        set_loop_options(maximum_iterations=n + 1)
        i += 1
    return i


def by_full_name(n):
    i = 0
    while i < n:
        tensorflow.autograph.experimental.set_loop_options(swap_memory=True)
        i += 1
    return i


def by_global_alias(n):
    i = 0
    while i < n:
        options(parallel_iterations=2)
        i += 1
    return i


def by_global_part(n):
    i = 0
    for j in tf.range(n):
        auto.experimental.set_loop_options(parallel_iterations=2)
        i += j
    return i


def local_hides(n, other):
    tf = other
    i = 0
    while i < n:
        tf.autograph.experimental.set_loop_options(parallel_iterations=3)
        i += 1
    return i


def parameter_hides(tf, n):
    i = 0
    while i < n:
        tf.autograph.experimental.set_loop_options(parallel_iterations=3)
        i += 1
    return i


def value_is_used(n):
    i = 0
    while i < n:
        x = tf.autograph.experimental.set_loop_options(parallel_iterations=3)
        i += 1
    return i
