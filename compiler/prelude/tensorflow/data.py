# tf.data: datasets as Python objects that make a new iterator each time they are iterated.


def to_tensors(structure):
    if isinstance(structure, dict):
        return {k: to_tensors(v) for k, v in structure.items()}
    if isinstance(structure, tuple):
        if hasattr(structure, "_fields"):
            return type(structure)(*[to_tensors(v) for v in structure])
        return tuple([to_tensors(v) for v in structure])
    if isinstance(structure, Dataset):
        return structure
    return tf.convert_to_tensor(structure)


def spec_of(structure):
    return tf.nest.map_structure(lambda t: tf.TensorSpec(t.shape, t.dtype), structure)


def relaxed(spec):
    """The spec with its first extent unknown."""
    return tf.TensorSpec([None] + spec.shape.as_list()[1:], spec.dtype)


def call_with(fn, element):
    if isinstance(element, tuple) and not hasattr(element, "_fields"):
        return fn(*element)
    return fn(element)


#: tf.data.Dataset
class Dataset:
    def __init__(self, make=None, size=None, spec=None):
        self._make = make
        self._size = size
        self._spec = spec

    def __iter__(self):
        return OwnedIterator(self._make(), self)

    def __len__(self):
        size = self._size
        if size is None:
            raise TypeError("The dataset length is unknown.")
        if size < 0:
            raise TypeError("The dataset is infinite.")
        return size

    def __bool__(self):
        return True

    @property
    def element_spec(self):
        if self._spec is None:
            for element in self._make():
                self._spec = spec_of(element)
                break
        return self._spec

    def cardinality(self):
        size = self._size
        return tf.constant(-2 if size is None else size, dtype=tf.int64)

    def __repr__(self):
        return "<_" + "Dataset element_spec=" + repr(self.element_spec) + ">"

    def as_numpy_iterator(self):
        for element in self._make():
            yield tf.nest.map_structure(lambda t: t.numpy(), element)

    # Sources

    @staticmethod
    def from_tensor_slices(tensors, name=None):
        tensors = to_tensors(tuple(tensors) if isinstance(tensors, tuple) else tensors)
        flat = tf.nest.flatten(tensors)
        for t in flat:
            if t.shape.ndims == 0:
                raise ValueError("Unbatching a tensor is only supported for rank >= 1")
        count = flat[0].shape[0]
        for t in flat:
            if t.shape[0] != count:
                raise ValueError("Dimensions " + str(count) + " and " + str(t.shape[0]) + " are not compatible")

        def make():
            for i in range(count):
                yield tf.nest.pack_sequence_as(tensors, [t[i] for t in flat])

        spec = tf.nest.map_structure(lambda t: tf.TensorSpec(t.shape[1:], t.dtype), tensors)
        return Dataset(make, count, spec)

    @staticmethod
    def from_tensors(tensors, name=None):
        tensors = to_tensors(tensors)

        def make():
            yield tensors

        return Dataset(make, 1, spec_of(tensors))

    @staticmethod
    def range(*args, **kwargs):
        dtype = kwargs.get("output_type", tf.int64)
        numbers = [int(a) for a in args]
        steps = range(*numbers)

        def make():
            for i in steps:
                yield tf.constant(i, dtype=dtype)

        return Dataset(make, len(steps), tf.TensorSpec([], dtype))

    @staticmethod
    def from_generator(generator, output_types=None, output_shapes=None, args=None, output_signature=None, name=None):
        if not callable(generator):
            raise TypeError("`generator` must be a Python callable.")
        given = () if args is None else tuple(args)
        if output_signature is None:
            if output_shapes is None:
                output_shapes = tf.nest.map_structure(lambda t: None, output_types)
                output_signature = tf.nest.map_structure(lambda t: tf.TensorSpec(None, t), output_types)
            elif tf.nest.is_nested(output_types):
                flat = [tf.TensorSpec(s, t) for s, t in zip(output_shapes, tf.nest.flatten(output_types))]
                output_signature = tf.nest.pack_sequence_as(output_types, flat)
            else:
                output_signature = tf.TensorSpec(output_shapes, output_types)

        def make():
            for element in generator(*given):
                yield fit(element, output_signature)

        return Dataset(make, None, output_signature)

    @staticmethod
    def zip(*datasets, **kwargs):
        if len(datasets) == 1 and isinstance(datasets[0], (tuple, list)):
            datasets = tuple(datasets[0])

        def make():
            iterators = [iter(d._make()) for d in datasets]
            while True:
                row = []
                for it in iterators:
                    try:
                        row.append(next(it))
                    except StopIteration:
                        return
                yield tuple(row)

        sizes = [d._size for d in datasets]
        if any(s is None for s in sizes):
            size = None
        else:
            finite = [s for s in sizes if s >= 0]
            size = min(finite) if finite else -1
        return Dataset(make, size, tuple([d.element_spec for d in datasets]))

    @staticmethod
    def sample_from_datasets(*args, **kwargs):
        raise NotImplementedError("weft does not have Dataset.sample_from_datasets yet")

    # Transformations

    def map(self, map_func, num_parallel_calls=None, deterministic=None, synchronous=None, use_unbounded_threadpool=False, name=None):
        def make():
            for element in self._make():
                result = call_with(map_func, element)
                if isinstance(result, list):
                    result = tuple(result)
                yield to_tensors(result)

        return Dataset(make, self._size)

    def filter(self, predicate, name=None):
        def make():
            for element in self._make():
                if bool(call_with(predicate, element)):
                    yield element

        return Dataset(make, None, self._spec)

    def flat_map(self, map_func, name=None):
        def make():
            for element in self._make():
                for inner in call_with(map_func, element)._make():
                    yield inner

        return Dataset(make, None)

    def interleave(self, map_func, cycle_length=None, block_length=1, num_parallel_calls=None, deterministic=None, name=None):
        cycle = 1 if cycle_length is None else cycle_length

        def make():
            source = iter(self._make())
            open_iterators = []
            exhausted = False
            at = 0
            while True:
                while len(open_iterators) < cycle and not exhausted:
                    try:
                        open_iterators.append(iter(call_with(map_func, next(source))._make()))
                    except StopIteration:
                        exhausted = True
                if not open_iterators:
                    return
                at = at % len(open_iterators)
                ended = False
                for _ in range(block_length):
                    try:
                        yield next(open_iterators[at])
                    except StopIteration:
                        ended = True
                        break
                if ended:
                    if exhausted:
                        del open_iterators[at]
                    else:
                        try:
                            open_iterators[at] = iter(call_with(map_func, next(source))._make())
                        except StopIteration:
                            exhausted = True
                            del open_iterators[at]
                else:
                    at += 1

        return Dataset(make, None)

    def batch(self, batch_size, drop_remainder=False, num_parallel_calls=None, deterministic=None, name=None):
        batch_size = int(batch_size)

        def make():
            rows = []
            for element in self._make():
                rows.append(element)
                if len(rows) == batch_size:
                    yield stacked(rows)
                    rows = []
            if rows and not drop_remainder:
                yield stacked(rows)

        size = self._size
        if size is not None and size >= 0:
            size = size // batch_size if drop_remainder else -(-size // batch_size)
        first = batch_size if drop_remainder else None
        spec = None
        if self._spec is not None:
            spec = tf.nest.map_structure(lambda s: tf.TensorSpec([first] + s.shape.as_list() if s.shape.ndims is not None else None, s.dtype), self._spec)
        result = Dataset(make, size, spec)
        if spec is None:
            result._spec_from = lambda: tf.nest.map_structure(lambda s: tf.TensorSpec([first] + s.shape.as_list(), s.dtype), self.element_spec)
        return result

    def padded_batch(self, batch_size, padded_shapes=None, padding_values=None, drop_remainder=False, name=None):
        def make():
            rows = []
            for element in self._make():
                rows.append(element)
                if len(rows) == batch_size:
                    yield padded(rows, padded_shapes, padding_values)
                    rows = []
            if rows and not drop_remainder:
                yield padded(rows, padded_shapes, padding_values)

        size = self._size
        if size is not None and size >= 0:
            size = size // batch_size if drop_remainder else -(-size // batch_size)
        return Dataset(make, size)

    def unbatch(self, name=None):
        def make():
            for element in self._make():
                flat = tf.nest.flatten(element)
                for i in range(int(flat[0].shape[0])):
                    yield tf.nest.pack_sequence_as(element, [t[i] for t in flat])

        return Dataset(make, None)

    def repeat(self, count=None, name=None):
        count = -1 if count is None else int(count)

        def make():
            done = 0
            while count < 0 or done < count:
                empty = True
                for element in self._make():
                    empty = False
                    yield element
                if empty and count < 0:
                    return
                done += 1

        size = self._size
        if count < 0:
            size = -1 if size != 0 else 0
        elif size is not None and size >= 0:
            size = size * count
        return Dataset(make, size, self._spec)

    def take(self, count, name=None):
        count = int(count)

        def make():
            if count == 0:
                return
            done = 0
            for element in self._make():
                yield element
                done += 1
                if done == count:
                    return

        size = self._size
        if count >= 0:
            size = count if size == -1 else None if size is None else min(size, count)
        return Dataset(make, size, self._spec)

    def skip(self, count, name=None):
        count = int(count)

        def make():
            done = 0
            for element in self._make():
                if done >= count:
                    yield element
                done += 1

        size = self._size
        if size is not None and size >= 0:
            size = max(0, size - count)
        return Dataset(make, size, self._spec)

    def shard(self, num_shards, index, name=None):
        def make():
            place = 0
            for element in self._make():
                if place % num_shards == index:
                    yield element
                place += 1

        size = self._size
        if size is not None and size >= 0:
            size = (size - index + num_shards - 1) // num_shards
        return Dataset(make, size, self._spec)

    def take_while(self, predicate, name=None):
        def make():
            for element in self._make():
                if not bool(call_with(predicate, element)):
                    return
                yield element

        return Dataset(make, None, self._spec)

    def enumerate(self, start=0, name=None):
        def make():
            i = start
            for element in self._make():
                yield (tf.constant(i, dtype=tf.int64), element)
                i += 1

        spec = None if self._spec is None else (tf.TensorSpec([], tf.int64), self._spec)
        return Dataset(make, self._size, spec)

    def concatenate(self, dataset, name=None):
        def make():
            for element in self._make():
                yield element
            for element in dataset._make():
                yield element

        size = None
        if self._size is not None and dataset._size is not None:
            size = -1 if self._size < 0 or dataset._size < 0 else self._size + dataset._size
        return Dataset(make, size, self._spec)

    def window(self, size, shift=None, stride=1, drop_remainder=False, name=None):
        shift = size if shift is None else shift

        def make():
            rows = list(self._make())
            start = 0
            while start < len(rows):
                part = rows[start:start + (size - 1) * stride + 1:stride]
                if len(part) < size and drop_remainder:
                    return
                yield list_dataset(part)
                start += shift

        return Dataset(make, None)

    def scan(self, initial_state, scan_func, name=None):
        def make():
            state = to_tensors(initial_state)
            for element in self._make():
                state, output = scan_func(state, element)
                yield to_tensors(output)

        return Dataset(make, self._size)

    def reduce(self, initial_state, reduce_func, name=None):
        state = to_tensors(initial_state)
        for element in self._make():
            state = to_tensors(reduce_func(state, element))
        return state

    def unique(self, name=None):
        def make():
            seen = set()
            for element in self._make():
                key = element.numpy()
                key = key.tolist() if hasattr(key, "tolist") else key
                key = str(key)
                if key not in seen:
                    seen.add(key)
                    yield element

        return Dataset(make, None, self._spec)

    def shuffle(self, buffer_size, seed=None, reshuffle_each_iteration=True, name=None):
        buffer_size = int(buffer_size)
        order = _weft.ShuffleSeeds(seed)
        again = reshuffle_each_iteration is None or reshuffle_each_iteration

        def make():
            generator = order.next() if again else order.first()
            source = iter(self._make())
            rows = []
            ended = False
            while True:
                while len(rows) < buffer_size and not ended:
                    try:
                        rows.append(next(source))
                    except StopIteration:
                        ended = True
                if not rows:
                    return
                place = generator.below(len(rows))
                yield rows[place]
                # The oldest element takes the free place, as in TF's ring buffer.
                first = rows[0]
                rows[place] = first
                del rows[0]

        return Dataset(make, self._size, self._spec)

    def cache(self, filename="", name=None):
        kept = []
        state = {"full": False}

        def make():
            if state["full"]:
                for element in kept:
                    yield element
                return
            rows = []
            for element in self._make():
                rows.append(element)
                yield element
            kept.extend(rows)
            state["full"] = True

        return Dataset(make, self._size, self._spec)

    def prefetch(self, buffer_size, name=None):
        return Dataset(self._make, self._size, self._spec)

    def with_options(self, options, name=None):
        return self

    def apply(self, transformation_func):
        return transformation_func(self)

    def get_single_element(self, name=None):
        rows = list(self._make())
        if len(rows) != 1:
            raise tf.errors.InvalidArgumentError(None, None, "Dataset was empty." if not rows else "Dataset had more than one element.")
        return rows[0]


def fit(element, signature):
    """The element of a generator as tensors in the structure of the signature."""
    if isinstance(signature, dict):
        return {k: fit(element[k], s) for k, s in signature.items()}
    if isinstance(signature, (tuple, list)):
        if len(element) != len(signature):
            raise TypeError("`generator` yielded an element that did not match the expected structure. The expected structure was " +
                            str(signature) + ", but the yielded element was " + str(element) + ".")
        return tuple([fit(e, s) for e, s in zip(element, signature)])
    return tf.convert_to_tensor(element, dtype=signature.dtype)


def list_dataset(rows):
    def make():
        for element in rows:
            yield element
    return Dataset(make, len(rows))


def stacked(rows):
    flat = [tf.nest.flatten(r) for r in rows]
    result = []
    for i in range(len(flat[0])):
        column = [f[i] for f in flat]
        for c in column:
            if c.shape != column[0].shape:
                raise tf.errors.InvalidArgumentError(
                    None, None, "Cannot batch tensors with different shapes in component " + str(i) + ". First element had shape [" +
                    ",".join(str(d) for d in column[0].shape.as_list()) + "] and element " + str(column.index(c)) + " had shape [" +
                    ",".join(str(d) for d in c.shape.as_list()) + "]. [Op:IteratorGetNext] name: ")
        result.append(tf.stack(column))
    return tf.nest.pack_sequence_as(rows[0], result)


def padded(rows, shapes, values):
    flat = [tf.nest.flatten(r) for r in rows]
    wanted = None if shapes is None else ([shapes] if not isinstance(rows[0], (tuple, dict)) else list(shapes))
    fills = values if isinstance(values, (tuple, list)) else [values] * len(flat[0])
    result = []
    for i in range(len(flat[0])):
        column = [f[i] for f in flat]
        rank = column[0].shape.ndims
        target = [max(c.shape[d] for c in column) for d in range(rank)]
        if wanted is not None and wanted[i] is not None:
            target = [t if w is None or w == -1 else int(w) for t, w in zip(target, wanted[i])]
        fill = fills[i]
        if fill is None:
            fill = "" if column[0].dtype == tf.string else 0
        out = []
        for c in column:
            out.append(tf.pad(c, [[0, target[d] - c.shape[d]] for d in range(rank)], constant_values=tf.cast(fill, c.dtype)) if rank else c)
        result.append(tf.stack(out))
    return tf.nest.pack_sequence_as(rows[0], result)


class OwnedIterator:
    def __init__(self, iterator, dataset):
        self._iterator = iter(iterator)
        self._dataset = dataset

    def __iter__(self):
        return self

    def __next__(self):
        return next(self._iterator)

    @property
    def element_spec(self):
        return self._dataset.element_spec

    def get_next(self):
        try:
            return next(self._iterator)
        except StopIteration:
            raise tf.errors.OutOfRangeError(None, None, "End of sequence [Op:IteratorGetNext] name: ")

    def get_next_as_optional(self):
        raise NotImplementedError("weft does not have get_next_as_optional yet")


#: tf.data.AUTOTUNE, tf.data.experimental.AUTOTUNE
AUTOTUNE = -1

#: tf.data.INFINITE_CARDINALITY
INFINITE_CARDINALITY = -1

#: tf.data.UNKNOWN_CARDINALITY
UNKNOWN_CARDINALITY = -2


#: tf.data.Options
class Options:
    pass
