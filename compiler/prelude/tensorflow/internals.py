# What other files of the prelude share under the name _weft.
import collections

#: _weft.namedtuple
namedtuple = collections.namedtuple


#: _weft.NullContext
class NullContext:
    def __enter__(self):
        return self

    def __exit__(self, kind, value, traceback):
        return False


#: _weft.is_namedtuple
def is_namedtuple(x):
    return isinstance(x, tuple) and hasattr(x, "_fields")


#: _weft.dict_like
def dict_like(original, items):
    """A mapping of the class of `original` (OrderedDict, defaultdict, ...) with these items."""
    kind = type(original)
    if hasattr(original, "default_factory"):
        result = kind(original.default_factory)
        result.update(items)
        return result
    return kind(items)


#: _weft.ShuffleSeeds
class ShuffleSeeds:
    """The seeds of one shuffled dataset: new ones for each pass over it, or the same."""

    def __init__(self, seed):
        first, second = _weft.op_seeds(seed)
        if first == 0 and second == 0:
            import random
            first, second = random.getrandbits(31), random.getrandbits(31)
        self.first_seeds = (first, second)
        self.draw = _weft.philox(first, second)

    def next(self):
        first = self.draw()
        return Draws(first, self.draw())

    def first(self):
        return Draws(self.first_seeds[0], self.first_seeds[1])


class Draws:
    def __init__(self, seed, seed2):
        self.draw = _weft.philox(seed, seed2)

    def below(self, count):
        return self.draw() % count


#: _weft.rng_state
def rng_state(seed):
    if tf.is_tensor(seed):
        seed = seed.numpy().tolist()
    values = [seed] if isinstance(seed, int) else list(seed)
    words = []
    for v in values:
        v = v & ((1 << 64) - 1) if v < 0 else v
        while True:
            words.append(v & ((1 << 64) - 1))
            v = v >> 64
            if v == 0:
                break
    # A number fills the state from the front, a list fills it to the end.
    words = (words + [0, 0, 0])[:3] if isinstance(seed, int) else ([0, 0, 0] + words)[-3:]
    return tf.constant([w - (1 << 64) if w >= 1 << 63 else w for w in words], dtype=tf.int64)


#: _weft.random_state
def random_state():
    import random
    return tf.constant([0, 0, random.getrandbits(62)], dtype=tf.int64)


#: _weft.rng_skip
def rng_skip(state, delta):
    """The state of a Philox generator `delta` numbers further on: its first two words are one counter of 128 bits."""
    low = state[0] + delta
    carry = tf.cast(tf.logical_and(state[0] < 0, low >= 0), tf.int64)
    return tf.stack([low, state[1] + carry, state[2]])
