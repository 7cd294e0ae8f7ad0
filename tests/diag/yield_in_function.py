#: convert FILE -f f
import tensorflow as tf


def f(x):
    while x > 0:
        yield x
#! 9 error WFT0200 UnsupportedLanguageElementError: generators are not supported
        x -= 1
