"""copy: shallow and deep copies of containers and instances."""


class Error(Exception):
    pass


error = Error
_atomic = (type(None), bool, int, float, complex, str, bytes, type, range)


def copy(x):
    cls = type(x)
    if cls in _atomic or cls is tuple or isinstance(x, type):
        return x
    if cls in (list, dict, set):
        return x.copy()
    if hasattr(x, '__copy__'):
        return x.__copy__()
    if isinstance(x, (list, dict, set)) and hasattr(x, 'copy'):
        return cls(x)
    if not hasattr(x, '__dict__') or callable(x) and hasattr(x, '__code__'):
        return x
    made = cls.__new__(cls)
    made.__dict__.update(x.__dict__)
    return made


def deepcopy(x, memo=None):
    if memo is None:
        memo = {}
    if id(x) in memo:
        return memo[id(x)]
    cls = type(x)
    if cls in _atomic or isinstance(x, type):
        return x
    if hasattr(x, '__deepcopy__'):
        made = x.__deepcopy__(memo)
    elif cls is list:
        made = []
        memo[id(x)] = made
        for element in x:
            made.append(deepcopy(element, memo))
    elif cls is tuple:
        made = tuple([deepcopy(element, memo) for element in x])
    elif cls is dict:
        made = {}
        memo[id(x)] = made
        for key, value in x.items():
            made[deepcopy(key, memo)] = deepcopy(value, memo)
    elif cls is set:
        made = {deepcopy(element, memo) for element in x}
    elif isinstance(x, tuple) and hasattr(x, '_fields'):
        made = cls(*[deepcopy(element, memo) for element in x])
    elif not hasattr(x, '__dict__') or callable(x) and hasattr(x, '__code__'):
        return copy(x)
    else:
        made = cls.__new__(cls)
        memo[id(x)] = made
        for key, value in x.__dict__.items():
            made.__dict__[key] = deepcopy(value, memo)
    memo[id(x)] = made
    return made

