"""itertools, as generators and small iterator classes."""


class count:
    def __init__(self, start=0, step=1):
        self._next = start
        self._step = step

    def __iter__(self):
        return self

    def __next__(self):
        value = self._next
        self._next = value + self._step
        return value

    def __repr__(self):
        return f'count({self._next!r})' if self._step == 1 else f'count({self._next!r}, {self._step!r})'


def cycle(iterable):
    saved = []
    for element in iterable:
        yield element
        saved.append(element)
    while saved:
        for element in saved:
            yield element


def repeat(object, times=None):
    if times is None:
        while True:
            yield object
    for _ in range(times):
        yield object


def accumulate(iterable, func=None, *, initial=None):
    iterator = iter(iterable)
    total = initial
    if initial is None:
        try:
            total = next(iterator)
        except StopIteration:
            return
    yield total
    for element in iterator:
        total = total + element if func is None else func(total, element)
        yield total


class chain:
    def __init__(self, *iterables):
        self._elements = _chained(iterables)

    @classmethod
    def from_iterable(cls, iterables):
        made = cls()
        made._elements = _chained(iterables)
        return made

    def __iter__(self):
        return self

    def __next__(self):
        return next(self._elements)


def _chained(iterables):
    for iterable in iterables:
        for element in iterable:
            yield element


def compress(data, selectors):
    return (element for element, selected in zip(data, selectors) if selected)


def dropwhile(predicate, iterable):
    iterator = iter(iterable)
    for element in iterator:
        if not predicate(element):
            yield element
            break
    for element in iterator:
        yield element


def takewhile(predicate, iterable):
    for element in iterable:
        if not predicate(element):
            break
        yield element


def filterfalse(predicate, iterable):
    for element in iterable:
        if not (predicate(element) if predicate is not None else element):
            yield element


def starmap(function, iterable):
    for args in iterable:
        yield function(*args)


def islice(iterable, *args):
    bounds = slice(*args)
    start = 0 if bounds.start is None else bounds.start
    stop = bounds.stop
    step = 1 if bounds.step is None else bounds.step
    if start < 0 or (stop is not None and stop < 0):
        raise ValueError('Indices for islice() must be None or an integer: 0 <= x <= sys.maxsize.')
    if step < 1:
        raise ValueError('Step for islice() must be a positive integer or None.')
    return _islice(iter(iterable), start, stop, step)


def _islice(iterator, start, stop, step):
    wanted = start
    index = 0
    while stop is None or index < stop:
        try:
            element = next(iterator)
        except StopIteration:
            return
        if index == wanted:
            yield element
            wanted += step
            if stop is not None and wanted >= stop and wanted - step + 1 >= stop:
                return
        index += 1


def pairwise(iterable):
    iterator = iter(iterable)
    try:
        before = next(iterator)
    except StopIteration:
        return
    for element in iterator:
        yield before, element
        before = element


def tee(iterable, n=2):
    iterator = iter(iterable)
    queues = [[] for _ in range(n)]

    def reader(own):
        while True:
            if not own:
                try:
                    element = next(iterator)
                except StopIteration:
                    return
                for queue in queues:
                    queue.append(element)
            yield own.pop(0)
    return tuple(reader(queue) for queue in queues)


def zip_longest(*iterables, fillvalue=None):
    iterators = [iter(iterable) for iterable in iterables]
    active = len(iterators)
    if not active:
        return
    done = [False] * active
    while True:
        values = []
        for position, iterator in enumerate(iterators):
            value = fillvalue
            if not done[position]:
                try:
                    value = next(iterator)
                except StopIteration:
                    done[position] = True
                    active -= 1
                    if not active:
                        return
            values.append(value)
        yield tuple(values)


class groupby:
    def __init__(self, iterable, key=None):
        self._iterator = iter(iterable)
        self._key = (lambda element: element) if key is None else key
        self._has = False
        self._done = False
        self._group = 0

    def __iter__(self):
        return self

    def _advance(self):
        try:
            self._value = next(self._iterator)
        except StopIteration:
            self._done = True
            self._has = False
            return
        self._value_key = self._key(self._value)
        self._has = True

    def __next__(self):
        if not self._group:
            self._advance()
        else:
            while self._has and self._value_key == self._current:
                self._advance()
        if self._done:
            raise StopIteration
        self._group += 1
        self._current = self._value_key
        return self._current, self._members(self._group, self._current)

    def _members(self, group, key):
        while self._has and self._group == group and self._value_key == key:
            yield self._value
            self._advance()


def product(*iterables, repeat=1):
    pools = [tuple(pool) for pool in iterables] * repeat
    results = [()]
    for pool in pools:
        results = [made + (element,) for made in results for element in pool]
    return iter(results)


def permutations(iterable, r=None):
    pool = tuple(iterable)
    n = len(pool)
    r = n if r is None else r

    def extend(chosen):
        if len(chosen) == r:
            yield tuple(pool[i] for i in chosen)
            return
        for i in range(n):
            if i not in chosen:
                yield from extend(chosen + [i])
    return extend([]) if r <= n else iter(())


def combinations(iterable, r):
    pool = tuple(iterable)

    def extend(chosen, first):
        if len(chosen) == r:
            yield tuple(pool[i] for i in chosen)
            return
        for i in range(first, len(pool)):
            yield from extend(chosen + [i], i + 1)
    return extend([], 0)


def combinations_with_replacement(iterable, r):
    pool = tuple(iterable)

    def extend(chosen, first):
        if len(chosen) == r:
            yield tuple(pool[i] for i in chosen)
            return
        for i in range(first, len(pool)):
            yield from extend(chosen + [i], i)
    return extend([], 0)
