"""types: SimpleNamespace and the names of built-in types."""


class SimpleNamespace:
    def __init__(self, /, **keywords):
        self.__dict__.update(keywords)

    def __repr__(self):
        return 'namespace(' + ', '.join([f'{name}={value!r}' for name, value in self.__dict__.items()]) + ')'

    def __eq__(self, other):
        return self.__dict__ == other.__dict__ if isinstance(other, SimpleNamespace) else NotImplemented


def _function():
    yield


class _Class:
    def method(self):
        pass


FunctionType = type(_function)
LambdaType = FunctionType
GeneratorType = type(_function())
MethodType = type(_Class().method)
BuiltinFunctionType = type(len)
BuiltinMethodType = BuiltinFunctionType
NoneType = type(None)
EllipsisType = type(...)
NotImplementedType = type(NotImplemented)
MappingProxyType = dict
ModuleType = type(__import__('sys'))
TracebackType = NoneType
CodeType = type(_function.__code__)
