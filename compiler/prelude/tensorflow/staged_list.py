# A Python list that a loop or branch of a graph changes: from there on its length is known only when the graph runs. Its elements
# are those of lists of the graph, one for each tensor of an element (elements may be tuples, dicts, ...), which loops carry.


class Elements:
    """What the elements of such a list are: their nesting, and dtype and shape of each tensor in it."""

    def __init__(self, structure, dtypes, shapes):
        self.structure, self.dtypes, self.shapes = structure, dtypes, shapes

    def __eq__(self, other):
        if self.dtypes != other.dtypes:
            return False
        for a, b in zip(self.shapes, other.shapes):
            if a.ndims != b.ndims or (a.ndims is not None and a.as_list() != b.as_list()):
                return False
        return True

    def joined(self, other):
        tf.nest.assert_same_structure(self.structure, other.structure)
        if self.dtypes != other.dtypes:
            raise TypeError("it has elements of dtypes " +
                            dtype_names(self.dtypes) + " and " + dtype_names(other.dtypes))
        return Elements(self.structure, self.dtypes, [joined_shape(a, b) for a, b in zip(self.shapes, other.shapes)])

    def spec(self, i):
        return shape_of_elements(self.shapes[i])


def dtype_names(dtypes):
    return ", ".join(d.name for d in dtypes)


def joined_shape(a, b):
    if a.ndims is None or b.ndims is None or a.ndims != b.ndims:
        return tf.TensorShape(None)
    return tf.TensorShape([m if m == n else None for m, n in zip(a.as_list(), b.as_list())])


def shape_of_elements(shape):
    if shape.ndims is None:
        return tf.constant(-1, dtype=tf.int32)
    return tf.constant([-1 if d is None else d for d in shape.as_list()], dtype=tf.int32)


def elements_of_item(item, numbers):
    """Elements like `item`; where `numbers`, only if nothing but Python numbers is in it, which follow what tensors say."""
    flat = tf.nest.flatten(item)
    if not flat or any(not is_element(v) for v in flat):
        raise TypeError("its elements must be tensors and numbers, got " + repr(item))
    if all(not tf.is_tensor(v) and not isinstance(v, tf.Variable) for v in flat) != numbers:
        return None
    tensors = [tf.convert_to_tensor(v) for v in flat]
    return Elements(tf.nest.pack_sequence_as(item, [None] * len(flat)), [t.dtype for t in tensors], [t.shape for t in tensors])


def is_element(value):
    return tf.is_tensor(value) or isinstance(value, (tf.Variable, bool, int, float, complex, str, bytes)) or hasattr(value, "__array__")


def elements_of(values):
    if isinstance(values, StagedList):
        return values._elements
    found = None
    for numbers in (False, True):
        for item in values:
            one = elements_of_item(item, numbers)
            if one is not None:
                found = one if found is None else found.joined(one)
        if found is not None:
            break
    return found


#: _weft.joined_elements
def joined_elements(first, second):
    """Elements that fit both lists (Python's or staged)."""
    a, b = elements_of(first), elements_of(second)
    if a is None or b is None:
        return a or b
    # Numbers of one list follow the tensors of the other.
    if not isinstance(first, StagedList) and all(only_numbers(item) for item in first):
        return b.joined(retyped(first, b))
    if not isinstance(second, StagedList) and all(only_numbers(item) for item in second):
        return a.joined(retyped(second, a))
    return a.joined(b)


def only_numbers(item):
    return all(not tf.is_tensor(v) and not isinstance(v, tf.Variable) for v in tf.nest.flatten(item))


def retyped(values, elements):
    found = None
    for item in values:
        tensors = [tf.convert_to_tensor(v, dtype=d) for v, d in zip(tf.nest.flatten(item), elements.dtypes)]
        one = Elements(elements.structure, elements.dtypes, [t.shape for t in tensors])
        found = one if found is None else found.joined(one)
    return elements if found is None else found


#: _weft.staged_list
def staged_list(values, elements):
    """`values` (a Python list or a staged one) as a staged list of such elements."""
    if isinstance(values, StagedList):
        return StagedList(elements, values._flows)
    flows = [_weft.ops.empty_tensor_list(elements.spec(i), tf.constant(-1), element_dtype=elements.dtypes[i])
             for i in range(len(elements.dtypes))]
    made = StagedList(elements, flows)
    for item in values:
        made.append(item)
    return made


#: _weft.list_of_flows
def list_of_flows(elements, flows):
    return StagedList(elements, list(flows))


#: _weft.list_items
def list_items(elements, flows):
    """The Python list that lists of the graph are, after it has run."""
    columns = []
    for flow, dtype in zip(flows, elements.dtypes):
        count = int(_weft.ops.tensor_list_length(flow))
        unknown = tf.constant(-1, dtype=tf.int32)
        columns.append([_weft.ops.tensor_list_get_item(flow, tf.constant(i), unknown, element_dtype=dtype) for i in range(count)])
    return [tf.nest.pack_sequence_as(elements.structure, list(parts)) for parts in zip(*columns)]


class StagedList:
    def __init__(self, elements, flows):
        self._elements = elements
        self._flows = flows

    def _with_flows(self, flows):
        return StagedList(self._elements, list(flows))

    def _length(self):
        return _weft.ops.tensor_list_length(self._flows[0])

    def _parts(self, value):
        e = self._elements
        tf.nest.assert_same_structure(e.structure, value)
        parts = []
        shapes = []
        for v, dtype, shape in zip(tf.nest.flatten(value), e.dtypes, e.shapes):
            t = tf.convert_to_tensor(v) if tf.is_tensor(v) or isinstance(v, tf.Variable) else tf.convert_to_tensor(v, dtype=dtype)
            if t.dtype != dtype:
                raise TypeError("the list has elements of dtype " + dtype.name + ", got one of dtype " + t.dtype.name)
            parts.append(t)
            shapes.append(joined_shape(shape, t.shape))
        self._elements = Elements(e.structure, e.dtypes, shapes)
        return parts

    def append(self, value):
        parts = self._parts(value)
        self._flows = [_weft.ops.tensor_list_push_back(f, p) for f, p in zip(self._flows, parts)]

    def extend(self, values):
        if isinstance(values, StagedList):
            raise NotImplementedError("extend() by a list whose length only the graph knows: append its elements in a loop")
        for value in tf.unstack(values) if tf.is_tensor(values) else values:
            self.append(value)

    def __iadd__(self, values):
        self.extend(values)
        return self

    def pop(self, index=-1):
        if tf.is_tensor(index) or index != -1:
            raise NotImplementedError("pop() of an element in the middle of a list whose length only the graph knows: pop the last one")
        e = self._elements
        popped = [_weft.ops.tensor_list_pop_back(f, e.spec(i), element_dtype=e.dtypes[i]) for i, f in enumerate(self._flows)]
        self._flows = [p[0] for p in popped]
        return tf.nest.pack_sequence_as(e.structure, [p[1] for p in popped])

    def clear(self):
        e = self._elements
        self._flows = [_weft.ops.empty_tensor_list(e.spec(i), tf.constant(-1), element_dtype=e.dtypes[i])
                       for i in range(len(e.dtypes))]

    def _position(self, index):
        if tf.is_tensor(index) or isinstance(index, tf.Variable):
            index = tf.cast(index, tf.int32)
            return tf.where(index < 0, index + self._length(), index)
        return index if index >= 0 else self._length() + index

    def __getitem__(self, index):
        if isinstance(index, slice):
            return self._as_tensor()[index]
        at, e = self._position(index), self._elements
        return tf.nest.pack_sequence_as(e.structure, [
            _weft.ops.tensor_list_get_item(f, at, e.spec(i), element_dtype=e.dtypes[i]) for i, f in enumerate(self._flows)])

    def __setitem__(self, index, value):
        at = self._position(index)
        parts = self._parts(value)
        self._flows = [_weft.ops.tensor_list_set_item(f, at, p) for f, p in zip(self._flows, parts)]

    def _as_tensor(self):
        e = self._elements
        if len(self._flows) != 1 or tf.nest.is_nested(e.structure):
            raise TypeError("a list of " + repr(e.structure) + " is no tensor")
        return _weft.ops.tensor_list_stack(self._flows[0], e.spec(0), element_dtype=e.dtypes[0])

    def _concatenated(self):
        e = self._elements
        tail = e.shapes[0][1:] if e.shapes[0].ndims is not None else e.shapes[0]
        whole = _weft.ops.tensor_list_concat(self._flows[0], shape_of_elements(tf.TensorShape([None]).concatenate(tail)),
                                             tf.zeros([0], tf.int64), element_dtype=e.dtypes[0])
        return whole[0]

    def __iter__(self):
        raise TypeError("iterating over a list whose length only the graph knows needs a `for` statement in a tf.function")

    def __len__(self):
        raise TypeError("len() of a list that a loop or branch on tensors has changed is a tensor: call it in a tf.function")

    def _refuse(self, name):
        raise NotImplementedError("." + name + "() of a list whose length only the graph knows: a loop or branch on tensors has changed it")

    def insert(self, index, value):
        self._refuse("insert")

    def remove(self, value):
        self._refuse("remove")

    def sort(self, key=None, reverse=False):
        self._refuse("sort")

    def reverse(self):
        self._refuse("reverse")

    def index(self, value):
        self._refuse("index")

    def count(self, value):
        self._refuse("count")

    def copy(self):
        return self._with_flows(self._flows)

    def __repr__(self):
        return "<list of tensors whose length only the graph knows>"
