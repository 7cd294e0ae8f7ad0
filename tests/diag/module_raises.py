import tensorflow as tf


def make():
    raise RuntimeError("no data")
#! 5 error WFT0332 RuntimeError: the file's own code raises this when it is run: no data


table = make()
