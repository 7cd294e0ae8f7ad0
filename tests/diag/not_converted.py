#: convert FILE
import tensorflow as tf


@tf.function
def f(xs):
#! 1 warning WFT0204 `f` stays as it is: for/else statement not yet supported
    for x in xs:
        if x:
            break
    else:
        x = 1
    return x
