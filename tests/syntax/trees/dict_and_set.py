{}, {**a, 'b': c, **d | e}, {*a, b}, {1: 2, }, {a}, {'x': lambda: 1, 'y': (yield_)}
