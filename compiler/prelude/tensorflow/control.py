# Control flow by functions: tf.cond, tf.case, tf.switch_case, tf.while_loop and the loops over elements built on it.
#
# A tensor whose value is known at this point (eager mode, or a constant of the graph) chooses here; one that is not
# makes the graph's own if or while.


#: tf.cond
def cond(pred, true_fn=None, false_fn=None, name=None):
    if not callable(true_fn):
        raise TypeError("true_fn must be callable." if true_fn is not None else "The true_fn argument was not provided")
    if not callable(false_fn):
        raise TypeError("false_fn must be callable.")
    if _weft.is_symbolic(pred):
        return _weft.cond(tf.cast(pred, tf.bool) if pred.dtype != tf.bool else pred, true_fn, false_fn)
    if tf.is_tensor(pred) and pred.shape.ndims != 0 and pred.shape.num_elements() != 1:
        bool(pred)
    if isinstance(pred, bool) and not tf.executing_eagerly():
        result = true_fn() if pred else false_fn()
        return result
    result = true_fn() if bool(pred) else false_fn()
    if not tf.executing_eagerly():
        return result
    return tf.nest.map_structure(lambda x: x if x is None or tf.is_tensor(x) else x, result)


#: tf.case
def case(pred_fn_pairs, default=None, exclusive=False, strict=False, name="case"):
    if not isinstance(pred_fn_pairs, (list, tuple, dict)):
        raise TypeError("'pred_fn_pairs' must be a list, tuple, or dict. Received: " + str(type(pred_fn_pairs)))
    pairs = list(pred_fn_pairs.items()) if isinstance(pred_fn_pairs, dict) else list(pred_fn_pairs)
    for pair in pairs:
        if not isinstance(pair, tuple) or len(pair) != 2:
            raise TypeError("Each entry in 'pred_fn_pairs' must be a 2-tuple. Received " + str(pair) + ".")
        if not callable(pair[1]):
            raise TypeError("fn for pred " + str(pair[0]) + " must be callable.")
    if default is not None and not callable(default):
        raise TypeError("'default' must be callable. Received: " + str(default))
    if exclusive and not tf.executing_eagerly():
        count = tf.reduce_sum(tf.stack([tf.cast(tf.convert_to_tensor(p), tf.int32) for p, _ in pairs]))
        tf.debugging.Assert(count <= 1, ["Input error: exclusive=True: more than 1 conditions (" +
                                         ", ".join(["'" + str(p) + "'" for p, _ in pairs]) + ") evaluated as True:"])
    if default is None:
        found = tf.reduce_any(tf.stack([tf.convert_to_tensor(p) for p, _ in pairs]))
        tf.debugging.Assert(found, ["Input error: None of conditions evaluated as True:"] + [p for p, _ in pairs])
        default = pairs[-1][1]
        pairs = pairs[:-1]
    return case_from(pairs, 0, default)


def case_from(pairs, i, default):
    if i == len(pairs):
        return default()
    return cond(pairs[i][0], pairs[i][1], lambda: case_from(pairs, i + 1, default))


#: tf.switch_case
def switch_case(branch_index, branch_fns, default=None, name="switch_case"):
    if isinstance(branch_fns, dict):
        pairs = list(branch_fns.items())
    else:
        branch_fns = list(branch_fns)
        pairs = branch_fns if branch_fns and isinstance(branch_fns[0], tuple) else list(enumerate(branch_fns))
    for key, fn in pairs:
        if not callable(fn):
            raise TypeError("fn for branch " + str(key) + " must be callable.")
    pairs = sorted(pairs, key=lambda p: p[0])
    if default is None:
        default = pairs[-1][1]
    index = tf.convert_to_tensor(branch_index, dtype=tf.int32)
    if index.shape.ndims is not None and index.shape.ndims != 0:
        raise tf.errors.InvalidArgumentError(None, None, "branch_index must be a scalar, got shape " + str(index.shape))
    if not _weft.is_symbolic(index):
        wanted = int(index)
        for key, fn in pairs:
            if key == wanted:
                return fn()
        return default()
    return switch_from(index, pairs, 0, default)


def switch_from(index, pairs, i, default):
    if i == len(pairs):
        return default()
    return cond(tf.equal(index, pairs[i][0]), pairs[i][1], lambda: switch_from(index, pairs, i + 1, default))


#: tf.while_loop
def while_loop(cond, body, loop_vars, shape_invariants=None, parallel_iterations=10, back_prop=True, swap_memory=False,
               maximum_iterations=None, name=None):
    if not callable(cond):
        raise TypeError("'cond' must be callable.")
    if not callable(body):
        raise TypeError("'body' must be callable.")
    if parallel_iterations < 1:
        raise TypeError("'parallel_iterations' must be a positive integer.")
    if not tf.executing_eagerly():
        return _weft.while_loop(cond, body, loop_vars, shape_invariants, maximum_iterations)
    as_list = isinstance(loop_vars, list)
    single = not isinstance(loop_vars, (list, tuple))
    values = [loop_vars] if single else list(loop_vars)
    if not values:
        raise ValueError("'loop_vars' must be provided.")
    limit = None if maximum_iterations is None else int(tf.get_static_value(tf.convert_to_tensor(maximum_iterations)))
    steps = 0
    while (limit is None or steps < limit) and bool(cond(*values)):
        result = body(*values)
        if not isinstance(result, (list, tuple)) or _weft.is_namedtuple(result):
            result = [result]
        if len(result) != len(values):
            tf.nest.assert_same_structure(list(values), list(result))
        values = list(result)
        steps += 1
    values = [tf.nest.map_structure(to_tensor_or_same, v) for v in values]
    if single or (len(values) == 1 and not as_list and not isinstance(loop_vars, tuple)):
        return values[0]
    return values if as_list else tuple(values) if not _weft.is_namedtuple(loop_vars) else type(loop_vars)(*values)


def to_tensor_or_same(x):
    if x is None or isinstance(x, (tf.Tensor, tf.TensorArray, tf.Variable)) or not isinstance(x, (bool, int, float, str)):
        return x
    return tf.convert_to_tensor(x)


#: tf.map_fn
def map_fn(fn, elems, dtype=None, parallel_iterations=None, back_prop=True, swap_memory=False, infer_shape=True, name=None,
           fn_output_signature=None):
    if fn_output_signature is None:
        fn_output_signature = dtype
    if not callable(fn):
        raise TypeError("The provided function " + str(name) + " is not callable.fn must be callable.")
    flat = [tf.convert_to_tensor(e) for e in tf.nest.flatten(elems)]
    if not flat:
        raise ValueError("elems must be a Tensor or (possibly nested) sequence of Tensors. Got an empty structure.")
    for e in flat:
        if e.shape.ndims == 0:
            raise ValueError("Elements in elems must be 1+ dimensional Tensors, not scalars")
    count = flat[0].shape[0]
    if count is None:
        count = tf.shape(flat[0])[0]
    pick = lambda i: tf.nest.pack_sequence_as(elems, [e[i] for e in flat])
    if tf.executing_eagerly() or (isinstance(count, int) and count == 0):
        results = [fn(pick(i)) for i in range(int(count))]
        if not results:
            return map_fn_empty(fn, elems, flat, fn_output_signature)
        if fn_output_signature is not None:
            for r in results:
                check_output_dtype(r, fn_output_signature)
        rows = [[tf.convert_to_tensor(x) for x in tf.nest.flatten(r)] for r in results]
        stacked = [tf.stack([r[j] for r in rows]) for j in range(len(rows[0]))]
        return tf.nest.pack_sequence_as(results[0], stacked)
    signature = fn_output_signature if fn_output_signature is not None else tf.nest.map_structure(lambda e: tf.convert_to_tensor(e).dtype, elems)
    specs = tf.nest.flatten(signature)
    arrays = [tf.TensorArray(spec_dtype(s), size=count, dynamic_size=False, infer_shape=infer_shape) for s in specs]

    def step(i, arrays):
        result = fn(pick(i))
        tf.nest.assert_same_structure(signature, result)
        values = tf.nest.flatten(result)
        return i + 1, [a.write(i, v) for a, v in zip(arrays, values)]

    _, arrays = while_loop(lambda i, arrays: i < count, step, (tf.constant(0), arrays))
    return tf.nest.pack_sequence_as(signature, [a.stack() for a in arrays])


def spec_dtype(spec):
    return spec.dtype if isinstance(spec, tf.TensorSpec) else tf.as_dtype(spec)


def check_output_dtype(result, signature):
    want = [spec_dtype(s) for s in tf.nest.flatten(signature)]
    have = [tf.convert_to_tensor(x).dtype for x in tf.nest.flatten(result)]
    for w, h in zip(want, have):
        if w != h:
            raise tf.errors.InvalidArgumentError(
                None, None, "TensorArray dtype is " + w.name + " but Op is trying to write dtype " + h.name + " ")


def map_fn_empty(fn, elems, flat, signature):
    sample = fn(tf.nest.pack_sequence_as(elems, [tf.zeros(e.shape[1:], e.dtype) for e in flat]))
    values = [tf.convert_to_tensor(x) for x in tf.nest.flatten(sample)]
    return tf.nest.pack_sequence_as(sample, [tf.zeros([0] + v.shape.as_list(), v.dtype) for v in values])


#: tf.vectorized_map
def vectorized_map(fn, elems, fallback_to_while_loop=True, warn=True):
    flat = [tf.convert_to_tensor(e) for e in tf.nest.flatten(elems)]
    count = flat[0].shape[0]
    if count is None:
        return map_fn(fn, elems)
    rows = [fn(tf.nest.pack_sequence_as(elems, [e[i] for e in flat])) for i in range(count)]
    values = [[tf.convert_to_tensor(x) for x in tf.nest.flatten(r)] for r in rows]
    return tf.nest.pack_sequence_as(rows[0], [tf.stack([v[j] for v in values]) for j in range(len(values[0]))])


#: tf.foldl
def foldl(fn, elems, initializer=None, parallel_iterations=10, back_prop=True, swap_memory=False, name=None):
    return fold(fn, elems, initializer, False)


#: tf.foldr
def foldr(fn, elems, initializer=None, parallel_iterations=10, back_prop=True, swap_memory=False, name=None):
    return fold(fn, elems, initializer, True)


def fold(fn, elems, initializer, backwards):
    if not callable(fn):
        raise TypeError("fn should be a callable.")
    flat = [tf.convert_to_tensor(e) for e in tf.nest.flatten(elems)]
    count = flat[0].shape[0]
    if count is None:
        count = tf.shape(flat[0])[0]
    pick = lambda i: tf.nest.pack_sequence_as(elems, [e[i] for e in flat])
    if initializer is None:
        state = pick(count - 1 if backwards else 0)
        first = 1
    else:
        state = tf.nest.map_structure(tf.convert_to_tensor, initializer)
        first = 0

    def step(i, state):
        return i + 1, fn(state, pick(count - 1 - i if backwards else i))

    _, state = while_loop(lambda i, state: i < count, step, (tf.constant(first), state))
    return state


#: tf.scan
def scan(fn, elems, initializer=None, parallel_iterations=10, back_prop=True, swap_memory=False, infer_shape=True,
         reverse=False, name=None):
    if not callable(fn):
        raise TypeError("fn should be a callable.")
    flat = [tf.convert_to_tensor(e) for e in tf.nest.flatten(elems)]
    count = flat[0].shape[0]
    if count is None:
        count = tf.shape(flat[0])[0]
    pick = lambda i: tf.nest.pack_sequence_as(elems, [e[i] for e in flat])
    if initializer is None:
        state = pick(count - 1 if reverse else 0)
        start = 1
    else:
        state = tf.nest.map_structure(tf.convert_to_tensor, initializer)
        start = 0
    shape_of = state
    arrays = [tf.TensorArray(s.dtype, size=count, dynamic_size=False, element_shape=s.shape if infer_shape else None)
              for s in tf.nest.flatten(state)]
    if start == 1:
        place = count - 1 if reverse else 0
        arrays = [a.write(place, s) for a, s in zip(arrays, tf.nest.flatten(state))]

    def step(i, state, arrays):
        place = count - 1 - i if reverse else i
        state = fn(state, pick(place))
        tf.nest.assert_same_structure(shape_of, state)
        state = tf.nest.map_structure(tf.convert_to_tensor, state)
        return i + 1, state, [a.write(place, s) for a, s in zip(arrays, tf.nest.flatten(state))]

    _, _, arrays = while_loop(lambda i, state, arrays: i < count, step, (tf.constant(start), state, arrays))
    return tf.nest.pack_sequence_as(shape_of, [a.stack() for a in arrays])


#: tf.group
def group(*inputs, **kwargs):
    return None


#: tf.no_op
def no_op(name=None):
    return None


#: tf.control_dependencies
def control_dependencies(control_inputs):
    return _weft.NullContext()


#: tf.device
def device(device_name):
    return _weft.NullContext()


#: tf.custom_gradient
def custom_gradient(f=None):
    if f is None:
        return lambda f: custom_gradient(f)

    def decorated(*args, **kwargs):
        return _weft.custom_gradient(f, args, kwargs)

    decorated.__name__ = getattr(f, "__name__", "decorated")
    decorated.__doc__ = getattr(f, "__doc__", None)
    decorated.__wrapped__ = f
    return decorated


#: tf.recompute_grad
def recompute_grad(f):
    return f


#: tf.grad_pass_through
def grad_pass_through(f):
    def wrapped(*args):
        x = args[0]
        return x + tf.stop_gradient(f(*args) - x)
    return wrapped


#: tf.py_function, tf.numpy_function
def py_function(func=None, inp=None, Tout=None, name=None):
    if not tf.executing_eagerly():
        raise NotImplementedError("weft compiles functions without a Python interpreter; tf.py_function works in eager code only")
    result = func(*inp)
    if isinstance(Tout, (list, tuple)):
        return [tf.convert_to_tensor(r, dtype=t) for r, t in zip(result, Tout)]
    return tf.convert_to_tensor(result, dtype=Tout)
