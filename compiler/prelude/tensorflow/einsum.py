# tf.einsum: contracts two operands at a time, each step a transpose, a reshape and a matmul.


#: tf.einsum, tf.linalg.einsum
def einsum(equation, *inputs, **kwargs):
    for name in kwargs:
        if name not in ("name", "optimize"):
            raise TypeError("Invalid keyword arguments for einsum: " + name + ". Expected `name` or `optimize`.")
    operands = [tf.convert_to_tensor(x) for x in inputs]
    terms, output = parse_equation(equation, operands)
    if len(terms) != len(operands):
        raise ValueError("Got " + str(len(operands)) + " arguments for equation \"" + equation + "\", expecting " +
                         str(len(terms)) + ".")
    check_extents(terms, operands)
    for i in range(len(operands)):
        operands[i], terms[i] = take_diagonals(operands[i], terms[i])
    while len(operands) > 1:
        others = set(output).union(*terms[2:])
        x, tx, y, ty = operands[0], terms[0], operands[1], terms[1]
        z, tz = contract(x, tx, y, ty, others)
        operands = [z] + operands[2:]
        terms = [tz] + terms[2:]
    x, labels = operands[0], terms[0]
    summed = [i for i in range(len(labels)) if labels[i] not in output]
    if summed:
        x = tf.reduce_sum(x, axis=summed)
        labels = [c for c in labels if c in output]
    perm = [labels.index(c) for c in output]
    return x if perm == list(range(len(perm))) else tf.transpose(x, perm)


def parse_equation(equation, operands):
    """Lists of axis labels of the operands and of the output; an ellipsis becomes labels '0', '1', ... from the right."""
    text = equation.replace(" ", "")
    if "->" in text:
        left, right = text.split("->")
    else:
        left, right = text, None
    terms = left.split(",")
    if right is None:
        letters = sorted(set(c for c in left if c not in ",."))
        right = "".join(c for c in letters if left.count(c) == 1)
        if "..." in left:
            right = "..." + right
    most = 0
    lists = []
    for i in range(len(terms)):
        term = terms[i]
        if "..." in term and i < len(operands):
            hidden = operands[i].shape.ndims - (len(term) - 3)
            if hidden < 0:
                raise ValueError("Ellipsis in equation " + equation + " has negative rank")
            most = max(most, hidden)
            head, tail = term.split("...")
            lists.append(list(head) + [str(j) for j in range(hidden - 1, -1, -1)] + list(tail))
        else:
            if i < len(operands) and operands[i].shape.ndims is not None and operands[i].shape.ndims != len(term):
                raise ValueError("Expected input " + str(i) + " to have rank " + str(len(term)) + " but got: " +
                                 str(operands[i].shape.ndims) + " in equation " + equation)
            lists.append(list(term))
    if "..." in right:
        head, tail = right.split("...")
        output = list(head) + [str(j) for j in range(most - 1, -1, -1)] + list(tail)
    else:
        output = list(right)
    return lists, output


def check_extents(terms, operands):
    seen = {}
    for term, x in zip(terms, operands):
        for label, extent in zip(term, x.shape.as_list()):
            if extent is None or (extent == 1 and label.isdigit()):
                continue
            if label in seen and seen[label] != extent:
                raise tf.errors.InvalidArgumentError(None, None, "Expected dimension " + str(seen[label]) +
                                                     " at axis with label '" + label + "' but got dimension " + str(extent))
            seen[label] = extent


def take_diagonals(x, labels):
    for label in sorted(set(labels)):
        while labels.count(label) > 1:
            first = labels.index(label)
            second = labels.index(label, first + 1)
            rest = [i for i in range(len(labels)) if i not in (first, second)]
            x = tf.linalg.diag_part(tf.transpose(x, rest + [first, second]))
            labels = [labels[i] for i in rest] + [label]
    return x, labels


def contract(x, tx, y, ty, keep):
    """The product of x and y summed over labels that neither the rest of the operands nor the output needs."""
    x, tx = sum_away(x, tx, ty, keep)
    y, ty = sum_away(y, ty, tx, keep)
    both = [c for c in tx if c in ty]
    batch = [c for c in both if c in keep]
    inner = [c for c in both if c not in keep]
    left = [c for c in tx if c not in ty]
    right = [c for c in ty if c not in tx]
    if not inner:
        return outer_product(x, tx, y, ty, batch, left, right)
    dims_x = extents(x, tx)
    dims_y = extents(y, ty)
    for c in inner:
        # An ellipsis axis of extent 1 broadcasts against the other's.
        if dims_x[c] == 1 and dims_y[c] != 1:
            x = tf.repeat(x, dims_y[c], axis=tx.index(c))
            dims_x[c] = dims_y[c]
        elif dims_y[c] == 1 and dims_x[c] != 1:
            y = tf.repeat(y, dims_x[c], axis=ty.index(c))
    xm = tf.transpose(x, [tx.index(c) for c in batch + left + inner])
    ym = tf.transpose(y, [ty.index(c) for c in batch + inner + right])
    k = size_of(dims_x, inner)
    xm = tf.reshape(xm, [dims_x[c] for c in batch] + [size_of(dims_x, left), k])
    ym = tf.reshape(ym, [dims_y[c] for c in batch] + [k, size_of(dims_y, right)])
    z = tf.matmul(xm, ym)
    batch_dims = [dims_x[c] if dims_x[c] != 1 else dims_y[c] for c in batch]
    z = tf.reshape(z, batch_dims + [dims_x[c] for c in left] + [dims_y[c] for c in right])
    return z, batch + left + right


def outer_product(x, tx, y, ty, batch, left, right):
    xm = tf.transpose(x, [tx.index(c) for c in batch + left])
    ym = tf.transpose(y, [ty.index(c) for c in batch + right])
    for _ in right:
        xm = tf.expand_dims(xm, -1)
    for _ in left:
        ym = tf.expand_dims(ym, len(batch))
    return xm * ym, batch + left + right


def sum_away(x, labels, other, keep):
    axes = [i for i in range(len(labels)) if labels[i] not in other and labels[i] not in keep]
    if not axes:
        return x, labels
    return tf.reduce_sum(x, axis=axes), [labels[i] for i in range(len(labels)) if i not in axes]


def extents(x, labels):
    static = x.shape.as_list()
    dynamic = tf.shape(x) if None in static else None
    return {labels[i]: static[i] if static[i] is not None else dynamic[i] for i in range(len(labels))}


def size_of(dims, labels):
    result = 1
    for c in labels:
        result = result * dims[c]
    return result
