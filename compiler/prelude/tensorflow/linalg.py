# tf.linalg functions that are compositions of ops, and those whose arguments need more than a conversion.


#: tf.linalg.matvec
def matvec(a, b, transpose_a=False, adjoint_a=False, a_is_sparse=False, b_is_sparse=False, name=None):
    b = tf.convert_to_tensor(b)
    product = tf.matmul(a, tf.expand_dims(b, -1), transpose_a=transpose_a, adjoint_a=adjoint_a)
    return tf.squeeze(product, -1)


#: tf.tensordot, tf.linalg.tensordot
def tensordot(a, b, axes, name=None):
    a = tf.convert_to_tensor(a)
    b = tf.convert_to_tensor(b)
    if isinstance(axes, tf.Tensor):
        axes = axes.numpy().tolist()
    if isinstance(axes, int):
        if axes < 0:
            raise ValueError("`axes` must be at least 0. Received: " + str(axes) + ".")
        if axes > a.shape.ndims:
            raise ValueError("`axes` must not be larger than the number of dimensions of tensor " + str(a) +
                             ".  Received " + str(axes) + ", vs tensor dimensions " + str(a.shape.ndims) + ".")
        a_axes = list(range(a.shape.ndims - axes, a.shape.ndims))
        b_axes = list(range(axes))
    else:
        if len(axes) != 2:
            raise ValueError("`axes` must be an integer or have length 2. Received " + str(axes) + ".")
        a_axes = [axes[0]] if isinstance(axes[0], int) else list(axes[0])
        b_axes = [axes[1]] if isinstance(axes[1], int) else list(axes[1])
        if len(a_axes) != len(b_axes):
            raise ValueError("Different number of contraction axes `a` and `b`, " + str(len(a_axes)) + " != " +
                             str(len(b_axes)) + ".")
    a_flat, a_free = tensordot_matrix(a, a_axes, False)
    b_flat, b_free = tensordot_matrix(b, b_axes, True)
    product = tf.matmul(a_flat, b_flat)
    if all(isinstance(d, int) for d in a_free + b_free):
        return tf.reshape(product, tf.constant(a_free + b_free, dtype=tf.int32))
    return tf.reshape(product, tf.stack(a_free + b_free))


def tensordot_matrix(a, axes, contract_first):
    """a as a matrix with the contracted axes as rows or as columns, and the extents of the free axes."""
    rank = a.shape.ndims
    axes = [i if i >= 0 else i + rank for i in axes]
    free = [i for i in range(rank) if i not in axes]
    perm = axes + free if contract_first else free + axes
    dims = a.shape.as_list()
    dynamic = None
    if None in dims:
        dynamic = tf.shape(a)
    extent = [dims[i] if dims[i] is not None else dynamic[i] for i in range(rank)]
    free_size = product_of([extent[i] for i in free])
    axes_size = product_of([extent[i] for i in axes])
    if perm != list(range(rank)):
        a = tf.transpose(a, perm)
    a = tf.reshape(a, [axes_size, free_size] if contract_first else [free_size, axes_size])
    return a, [extent[i] for i in free]


def product_of(values):
    result = 1
    for v in values:
        result = result * v
    return result


#: tf.norm, tf.linalg.norm
def norm(tensor, ord="euclidean", axis=None, keepdims=None, name=None):
    keepdims = bool(keepdims)
    matrix = (isinstance(axis, (list, tuple))) and len(axis) == 2
    if matrix:
        axis = tuple(axis)
        if axis[0] == axis[1]:
            raise ValueError("'axis' must be None, an integer, or a tuple of 2 unique integers, got " + str(axis))
        supported = ["euclidean", "fro", 1, 2, float("inf")]
        if ord not in supported:
            raise ValueError("'ord' must be a supported matrix norm in " + str(supported) + ", got " + str(ord))
    else:
        if not (axis is None or isinstance(axis, int)):
            raise ValueError("'axis' must be None, an integer, or a tuple of 2 unique integers, got " + str(axis))
        supported = ["euclidean", 1, 2, float("inf")]
        if (isinstance(ord, str) and ord != "euclidean") or (not isinstance(ord, str) and ord <= 0):
            raise ValueError("'ord' must be a supported vector norm, got " + str(ord))
        if axis is not None:
            axis = (axis,)
    tensor = tf.convert_to_tensor(tensor)
    if ord in ("fro", "euclidean") or (ord == 2 and not matrix):
        if matrix and ord == 2:
            pass
        total = tf.reduce_sum(tensor * tf.math.conj(tensor), axis, keepdims=True)
        result = tf.sqrt(total)
    elif ord == 2:
        rank = tensor.shape.ndims
        places = [i + rank if i < 0 else i for i in axis]
        rest = [i for i in range(rank) if i not in places]
        order = rest + places
        back = [order.index(i) for i in range(rank)]
        moved = tf.transpose(tensor, order)
        largest = tf.abs(tf.reduce_max(tf.linalg.svd(moved, compute_uv=False), axis=-1, keepdims=True))
        result = tf.transpose(tf.expand_dims(largest, -1), back)
    else:
        result = tf.abs(tensor)
        if ord == 1:
            summed = axis if axis is None or not matrix else axis[0]
            result = tf.reduce_sum(result, summed, keepdims=True)
            if matrix:
                result = tf.reduce_max(result, axis[1], keepdims=True)
        elif ord == float("inf"):
            if matrix:
                result = tf.reduce_sum(result, axis[1], keepdims=True)
            result = tf.reduce_max(result, axis[0] if matrix else axis, keepdims=True)
        else:
            result = tf.pow(tf.reduce_sum(tf.pow(result, ord), axis, keepdims=True), 1.0 / ord)
    return result if keepdims else tf.squeeze(result, axis)


#: tf.linalg.normalize
def normalize(tensor, ord="euclidean", axis=None, name=None):
    tensor = tf.convert_to_tensor(tensor)
    length = norm(tensor, ord, axis, keepdims=True)
    length = tf.cast(length, tensor.dtype)
    return tensor / length, length


#: tf.linalg.trace
def trace(x, name=None):
    x = tf.convert_to_tensor(x)
    return tf.reduce_sum(tf.linalg.diag_part(x), [-1])


#: tf.linalg.matrix_transpose
def matrix_transpose(a, name="matrix_transpose", conjugate=False):
    a = tf.convert_to_tensor(a)
    rank = a.shape.ndims
    if rank is not None:
        if rank < 2:
            raise ValueError("Argument `a` should be a (batch) matrix with rank >= 2.  Received `a` = " + str(a) +
                             " with shape: " + str(a.shape))
        perm = list(range(rank - 2)) + [rank - 1, rank - 2]
    else:
        dynamic = tf.rank(a)
        perm = tf.concat([tf.range(dynamic - 2), [dynamic - 1, dynamic - 2]], 0)
    return tf.transpose(a, perm=perm, conjugate=conjugate)


#: tf.linalg.adjoint
def adjoint(matrix, name=None):
    return matrix_transpose(tf.convert_to_tensor(matrix), conjugate=True)


#: tf.linalg.logdet
def logdet(matrix, name=None):
    chol = tf.linalg.cholesky(matrix)
    return 2.0 * tf.reduce_sum(tf.math.log(tf.math.real(tf.linalg.diag_part(chol))), axis=[-1])


#: tf.linalg.triangular_solve
def triangular_solve(matrix, rhs, lower=True, adjoint=False, name=None):
    matrix = tf.convert_to_tensor(matrix)
    return _weft.ops.matrix_triangular_solve(matrix, tf.convert_to_tensor(rhs, dtype=matrix.dtype), lower=lower,
                                             adjoint=adjoint)


#: tf.linalg.cholesky_solve
def cholesky_solve(chol, rhs, name=None):
    y = triangular_solve(chol, rhs, adjoint=False, lower=True)
    return triangular_solve(chol, y, adjoint=True, lower=True)


#: tf.linalg.lstsq
def lstsq(matrix, rhs, l2_regularizer=0.0, fast=True, name=None):
    matrix = tf.convert_to_tensor(matrix)
    rhs = tf.convert_to_tensor(rhs, dtype=matrix.dtype)
    if not fast:
        u_rhs = tf.matmul(tf.linalg.pinv(matrix), rhs)
        return u_rhs
    rows, columns = matrix.shape[-2], matrix.shape[-1]
    tall = rows >= columns
    gram = tf.matmul(matrix, matrix, adjoint_a=True) if tall else tf.matmul(matrix, matrix, adjoint_b=True)
    if l2_regularizer != 0:
        small = columns if tall else rows
        gram = gram + tf.cast(l2_regularizer, matrix.dtype) * tf.eye(small, dtype=matrix.dtype)
    chol = tf.linalg.cholesky(gram)
    if tall:
        return cholesky_solve(chol, tf.matmul(matrix, rhs, adjoint_a=True))
    return tf.matmul(matrix, cholesky_solve(chol, rhs), adjoint_a=True)


#: tf.linalg.eigh
def eigh(tensor, name=None):
    return _weft.ops.self_adjoint_eig(tf.convert_to_tensor(tensor), compute_v=True)


#: tf.linalg.eigvalsh
def eigvalsh(tensor, name=None):
    return _weft.ops.self_adjoint_eig(tf.convert_to_tensor(tensor), compute_v=False)[0]


#: tf.linalg.svd
def svd(tensor, full_matrices=False, compute_uv=True, name=None):
    s, u, v = _weft.ops.svd(tf.convert_to_tensor(tensor), compute_uv=compute_uv, full_matrices=full_matrices)
    return (tf.math.real(s), u, v) if compute_uv else tf.math.real(s)


#: tf.linalg.pinv
def pinv(a, rcond=None, validate_args=False, name=None):
    a = tf.convert_to_tensor(a)
    if not a.dtype.is_floating:
        raise TypeError("Input `a` must have `dtype` of type float. Received: " + repr(a.dtype) + ".")
    if a.shape.ndims is not None and a.shape.ndims < 2:
        raise ValueError("Input `a` must have at least 2 dimensions. Received: " + str(a.shape.ndims) + ".")
    epsilon = {"float16": 2.0 ** -10, "float32": 2.0 ** -23, "float64": 2.0 ** -52}[a.dtype.name]
    if rcond is None:
        rcond = tf.constant(10.0 * float(max(a.shape[-2], a.shape[-1])) * epsilon, dtype=a.dtype)
    else:
        rcond = tf.convert_to_tensor(rcond, dtype=a.dtype)
    s, u, v = svd(a)
    cutoff = rcond * tf.reduce_max(s, axis=-1)
    s = tf.where(s > tf.expand_dims(cutoff, -1), s, tf.constant(float("inf"), dtype=s.dtype))
    return tf.matmul(v / tf.expand_dims(s, -2), u, adjoint_b=True)


#: tf.linalg.matrix_rank
def matrix_rank(a, tol=None, validate_args=False, name=None):
    a = tf.convert_to_tensor(a)
    if not a.dtype.is_floating:
        raise TypeError("Input `a` must have `float`-like `dtype` (saw " + a.dtype.name + ").")
    s = svd(a, compute_uv=False)
    if tol is None:
        epsilon = {"float32": 2.0 ** -23, "float64": 2.0 ** -52}[a.dtype.name]
        tol = epsilon * float(max(a.shape[-2], a.shape[-1])) * tf.reduce_max(s, axis=-1, keepdims=True)
    return tf.reduce_sum(tf.cast(s > tol, tf.int32), axis=-1)


#: tf.linalg.expm
def expm(input, name=None):
    matrix = tf.convert_to_tensor(input)
    if matrix.shape.ndims == 1:
        matrix = matrix[tf.newaxis]
    size = matrix.shape[-1]
    if 0 in matrix.shape.as_list():
        return matrix
    # Scaling and squaring: a Pade approximant of order 13 after dividing by 2**s.
    largest = tf.reduce_max(tf.reduce_sum(tf.abs(matrix), axis=-2), axis=-1)
    limit = tf.constant(5.371920351148152 if largest.dtype == tf.float64 else 3.925724783138660, dtype=largest.dtype)
    squarings = tf.maximum(tf.math.ceil(tf.math.log(largest / limit) / tf.math.log(tf.constant(2.0, dtype=largest.dtype))),
                           tf.zeros_like(largest))
    scale = tf.expand_dims(tf.expand_dims(tf.pow(tf.constant(2.0, dtype=largest.dtype), squarings), -1), -1)
    a = matrix / tf.cast(scale, matrix.dtype)
    u, v = expm_pade13(a, tf.eye(size, dtype=matrix.dtype))
    result = tf.linalg.solve(v - u, v + u)
    most = tf.reduce_max(squarings)
    step = tf.zeros_like(most)
    _, result = tf.while_loop(lambda i, r: i < most,
                              lambda i, r: (i + 1.0, expm_square(i, r, squarings)), (step, result))
    return result


def expm_square(i, r, squarings):
    wanted = tf.expand_dims(tf.expand_dims(i < squarings, -1), -1)
    return tf.where(wanted, tf.matmul(r, r), r)


def expm_pade13(a, identity):
    b = [64764752532480000.0, 32382376266240000.0, 7771770303897600.0, 1187353796428800.0, 129060195264000.0,
         10559470521600.0, 670442572800.0, 33522128640.0, 1323241920.0, 40840800.0, 960960.0, 16380.0, 182.0]
    b = [tf.constant(x, dtype=a.dtype) for x in b]
    a2 = tf.matmul(a, a)
    a4 = tf.matmul(a2, a2)
    a6 = tf.matmul(a4, a2)
    odd = tf.matmul(a6, a6 + b[11] * a4 + b[9] * a2) + b[7] * a6 + b[5] * a4 + b[3] * a2 + b[1] * identity
    u = tf.matmul(a, odd)
    v = tf.matmul(a6, b[12] * a6 + b[10] * a4 + b[8] * a2) + b[6] * a6 + b[4] * a4 + b[2] * a2 + b[0] * identity
    return u, v


#: tf.linalg.slogdet
def slogdet(input, name=None):
    sign, value = _weft.ops.log_matrix_determinant(tf.convert_to_tensor(input))
    return LogMatrixDeterminant(sign, value)


class LogMatrixDeterminant(_weft.namedtuple("LogMatrixDeterminant", ["sign", "log_abs_determinant"])):
    pass


#: tf.linalg.qr
def qr(input, full_matrices=False, name=None):
    q, r = _weft.ops.qr(tf.convert_to_tensor(input), full_matrices=full_matrices)
    return Qr(q, r)


class Qr(_weft.namedtuple("Qr", ["q", "r"])):
    pass


#: tf.linalg.lu
def lu(input, output_idx_type=tf.int32, name=None):
    lu_matrix, p = _weft.ops.lu(tf.convert_to_tensor(input), output_idx_type=tf.as_dtype(output_idx_type))
    return Lu(lu_matrix, p)


class Lu(_weft.namedtuple("Lu", ["lu", "p"])):
    pass


#: tf.linalg.diag
def diag(diagonal, name="diag", k=0, num_rows=-1, num_cols=-1, padding_value=0, align="RIGHT_LEFT"):
    diagonal = tf.convert_to_tensor(diagonal)
    return _weft.ops.matrix_diag(diagonal, tf.convert_to_tensor(k), tf.convert_to_tensor(num_rows),
                                 tf.convert_to_tensor(num_cols), tf.convert_to_tensor(padding_value, dtype=diagonal.dtype), align=align)


#: tf.linalg.diag_part
def diag_part(input, name="diag_part", k=0, padding_value=0, align="RIGHT_LEFT"):
    input = tf.convert_to_tensor(input)
    return _weft.ops.matrix_diag_part(input, tf.convert_to_tensor(k), tf.convert_to_tensor(padding_value, dtype=input.dtype), align=align)


#: tf.linalg.set_diag
def set_diag(input, diagonal, name="set_diag", k=0, align="RIGHT_LEFT"):
    input = tf.convert_to_tensor(input)
    return _weft.ops.matrix_set_diag(input, tf.convert_to_tensor(diagonal, dtype=input.dtype), tf.convert_to_tensor(k),
                                     align=align)
