"""__future__: the features, all of them part of the language already but `annotations`, which the evaluator looks for itself."""


class _Feature:
    def __init__(self, optional, mandatory):
        self.optional = optional
        self.mandatory = mandatory

    def getOptionalRelease(self):
        return self.optional

    def getMandatoryRelease(self):
        return self.mandatory


absolute_import = _Feature((2, 5, 0, 'alpha', 1), (3, 0, 0, 'alpha', 0))
annotations = _Feature((3, 7, 0, 'beta', 1), None)
division = _Feature((2, 2, 0, 'alpha', 2), (3, 0, 0, 'alpha', 0))
generator_stop = _Feature((3, 5, 0, 'beta', 1), (3, 7, 0, 'alpha', 0))
generators = _Feature((2, 2, 0, 'alpha', 1), (2, 3, 0, 'final', 0))
nested_scopes = _Feature((2, 1, 0, 'beta', 1), (2, 2, 0, 'alpha', 0))
print_function = _Feature((2, 6, 0, 'alpha', 2), (3, 0, 0, 'alpha', 0))
unicode_literals = _Feature((2, 6, 0, 'alpha', 2), (3, 0, 0, 'alpha', 0))
with_statement = _Feature((2, 5, 0, 'alpha', 1), (2, 6, 0, 'alpha', 0))
