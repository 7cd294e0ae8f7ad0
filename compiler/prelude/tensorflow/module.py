# tf.Module, tf.name_scope and other classes of the core that are plain Python.


#: tf.Module
class Module:
    def __init__(self, name=None):
        self._module_name = name if name is not None else snake_case(type(self).__name__)

    @property
    def name(self):
        return self.__dict__.get("_module_name", snake_case(type(self).__name__))

    @property
    def name_scope(self):
        return tf.name_scope(self.name)

    @property
    def variables(self):
        return tuple(unique(collect(self, lambda x: isinstance(x, tf.Variable), set())))

    @property
    def trainable_variables(self):
        return tuple(v for v in self.variables if v.trainable)

    @property
    def non_trainable_variables(self):
        return tuple(v for v in self.variables if not v.trainable)

    @property
    def submodules(self):
        return tuple(m for m in unique(collect(self, lambda x: isinstance(x, Module), set())) if m is not self)

    @classmethod
    def with_name_scope(cls, method):
        def method_with_name_scope(self, *args, **kwargs):
            with self.name_scope:
                return method(self, *args, **kwargs)

        method_with_name_scope.__name__ = method.__name__
        return method_with_name_scope


def snake_case(name):
    result = ""
    for i in range(len(name)):
        c = name[i]
        if c.isupper() and i > 0 and (not name[i - 1].isupper() or (i + 1 < len(name) and name[i + 1].islower())):
            if result and not result.endswith("_"):
                result += "_"
        result += c.lower()
    return result


def collect(module, wanted, seen):
    """Attributes in the order of their names; those of the module itself before those of its submodules."""
    if id(module) in seen:
        return []
    seen.add(id(module))
    found = []
    modules = []
    attributes = vars(module)
    for key in sorted(attributes):
        if key in ("_self_unconditional_checkpoint_dependencies", "_self_unconditional_dependency_names"):
            continue
        for leaf in leaves(attributes[key]):
            if wanted(leaf):
                found.append(leaf)
            if isinstance(leaf, Module):
                modules.append(leaf)
    for m in modules:
        found += collect(m, wanted, seen)
    return found


def leaves(value):
    if isinstance(value, dict):
        result = []
        try:
            keys = sorted(value)
        except TypeError:
            keys = list(value)
        for key in keys:
            result += leaves(value[key])
        return result
    if isinstance(value, (list, tuple)):
        result = []
        for item in value:
            result += leaves(item)
        return result
    return [value]


def unique(values):
    seen = set()
    result = []
    for v in values:
        if id(v) not in seen:
            seen.add(id(v))
            result.append(v)
    return result


#: tf.name_scope
class name_scope:
    def __init__(self, name):
        if not isinstance(name, str):
            raise ValueError("name for name_scope must be a string.")
        self._name = name

    @property
    def name(self):
        return self._name

    def __enter__(self):
        return _weft.enter_name_scope(self._name)

    def __exit__(self, type, value, traceback):
        _weft.exit_name_scope()
        return False


#: tf.UnconnectedGradients
class UnconnectedGradients:
    NONE = "none"
    ZERO = "zero"


#: tf.IndexedSlices
class IndexedSlices:
    def __init__(self, values, indices, dense_shape=None):
        self.values = values
        self.indices = indices
        self.dense_shape = dense_shape

    @property
    def dtype(self):
        return self.values.dtype

    @property
    def shape(self):
        if self.dense_shape is None:
            return tf.TensorShape(None)
        static = tf.get_static_value(self.dense_shape)
        return tf.TensorShape(None if static is None else static.tolist())

    def __neg__(self):
        return IndexedSlices(-self.values, self.indices, self.dense_shape)

    def __repr__(self):
        return "IndexedSlices(indices=" + str(self.indices) + ", values=" + str(self.values) + (
            ", dense_shape=" + str(self.dense_shape) if self.dense_shape is not None else "") + ")"

    def __str__(self):
        return self.__repr__()

    def _as_tensor(self):
        return tf.math.unsorted_segment_sum(self.values, self.indices, self.dense_shape[0])
