# tf.nest: structures made of lists, tuples, named tuples and dicts. Dicts are taken in the order of their sorted keys.


#: tf.nest.is_nested
def is_nested(structure):
    return isinstance(structure, (list, tuple, dict))


#: tf.nest.flatten
def flatten(structure, expand_composites=False):
    result = []
    flatten_into(structure, result)
    return result


def flatten_into(structure, result):
    if isinstance(structure, dict):
        for key in sorted_keys(structure):
            flatten_into(structure[key], result)
    elif isinstance(structure, (list, tuple)):
        for item in structure:
            flatten_into(item, result)
    else:
        result.append(structure)


def sorted_keys(d):
    try:
        return sorted(d.keys())
    except TypeError:
        raise TypeError("nest only supports dicts with sortable keys.")


#: tf.nest.pack_sequence_as
def pack_sequence_as(structure, flat_sequence, expand_composites=False):
    if not is_nested(flat_sequence):
        raise TypeError("Attempted to pack value:\n  " + str(flat_sequence) +
                        "\ninto a structure, but found incompatible type `" + str(type(flat_sequence)) + "` instead.")
    if not is_nested(structure):
        if len(flat_sequence) != 1:
            raise ValueError("The target structure is of type `" + str(type(structure)) + "`\n  " + str(structure) +
                             "\nHowever the input is a sequence (" + str(type(flat_sequence)) + ") of length " +
                             str(len(flat_sequence)) + ".\n  " + str(flat_sequence) +
                             "\nnest cannot guarantee that it is safe to map one to the other.")
        return flat_sequence[0]
    items = list(flat_sequence)
    want = len(flatten(structure))
    if want != len(items):
        raise ValueError("Could not pack sequence. Structure had " + str(want) + " atoms, but flat_sequence had " +
                         str(len(items)) + " items.  Structure: " + str(structure) + ", flat_sequence: " +
                         str(flat_sequence) + ".")
    packed, _ = pack_from(structure, items, 0)
    return packed


def pack_from(structure, items, at):
    if isinstance(structure, dict):
        values = {}
        for key in sorted_keys(structure):
            values[key], at = pack_from(structure[key], items, at)
        ordered = {}
        for key in structure:
            ordered[key] = values[key]
        if type(structure) is dict:
            return ordered, at
        return _weft.dict_like(structure, ordered), at
    if isinstance(structure, (list, tuple)):
        values = []
        for item in structure:
            value, at = pack_from(item, items, at)
            values.append(value)
        return sequence_like(structure, values), at
    return items[at], at + 1


def sequence_like(structure, values):
    if isinstance(structure, tuple):
        if hasattr(structure, "_fields"):
            return type(structure)(*values)
        return tuple(values)
    return values


#: tf.nest.map_structure
def map_structure(func, *structure, **kwargs):
    if not callable(func):
        raise TypeError("func must be callable, got: " + str(func))
    if not structure:
        raise ValueError("Must provide at least one structure")
    check_types = kwargs.pop("check_types", True)
    kwargs.pop("expand_composites", None)
    if kwargs:
        raise ValueError("Only valid keyword arguments are `check_types` and `expand_composites`, not: `" +
                         "`, `".join(kwargs) + "`")
    if len(structure) == 1:
        return map_one(func, structure[0])
    for other in structure[1:]:
        assert_same_structure(structure[0], other, check_types=check_types)
    flat = [flatten(s) for s in structure]
    results = [func(*[f[i] for f in flat]) for i in range(len(flat[0]))]
    return pack_sequence_as(structure[0], results)


def map_one(func, structure):
    if not isinstance(structure, (list, tuple, dict)):
        return func(structure)
    return pack_sequence_as(structure, [func(x) for x in flatten(structure)])


#: tf.nest.assert_same_structure
def assert_same_structure(nest1, nest2, check_types=True, expand_composites=False):
    problem, kind = difference(nest1, nest2, check_types)
    if problem is not None:
        text = ("The two structures don't have the same nested structure.\n\nFirst structure: type=" + kind_name(nest1) + " str=" +
                str(nest1) + "\n\nSecond structure: type=" + kind_name(nest2) + " str=" + str(nest2) +
                "\n\nMore specifically: " + problem + "\nEntire first structure:\n" + str(map_dots(nest1)) +
                "\nEntire second structure:\n" + str(map_dots(nest2)))
        raise kind(text)


def kind_name(x):
    return type(x).__name__


def map_dots(structure):
    return map_one(lambda x: Dot(), structure)


class Dot:
    def __repr__(self):
        return "."

    def __str__(self):
        return "."


def difference(a, b, check_types):
    """(what differs or None, the class of exception for it)."""
    if not is_nested(a) and not is_nested(b):
        return None, None
    if is_nested(a) != is_nested(b):
        inner, outer = (a, b) if is_nested(a) else (b, a)
        return ("Substructure \"type=" + kind_name(inner) + " str=" + str(inner) + "\" is a sequence, while substructure \"type=" +
                kind_name(outer) + " str=" + str(outer) + "\" is not", ValueError)
    if check_types and type(a) is not type(b) and not (isinstance(a, dict) and isinstance(b, dict)):
        if not (hasattr(a, "_fields") and hasattr(b, "_fields") and type(a).__name__ == type(b).__name__ and a._fields == b._fields):
            return ("The two namedtuples don't have the same sequence type. First structure has type " + kind_name(a) +
                    ", while second structure has type " + kind_name(b), TypeError) if hasattr(a, "_fields") and hasattr(b, "_fields") else (
                    "The two structures don't have the same sequence type. Input structure has type " + str(type(a)) +
                    ", while shallow structure has type " + str(type(b)) + ".", TypeError)
    if len(a) != len(b):
        return ("The two structures don't have the same number of elements. First structure has " + str(len(a)) +
                " elements, second has " + str(len(b)), ValueError)
    if isinstance(a, dict):
        if set(a.keys()) != set(b.keys()):
            return ("The two dictionaries don't have the same set of keys. First structure has keys type=list str=" +
                    str(list(a.keys())) + ", while second structure has keys type=list str=" + str(list(b.keys())), ValueError)
        pairs = [(a[k], b[k]) for k in sorted_keys(a)]
    else:
        pairs = list(zip(a, b))
    for x, y in pairs:
        problem, kind = difference(x, y, check_types)
        if problem is not None:
            return problem, kind
    return None, None
