"""The text of exceptions. The lines of a traceback are the evaluator's own; here only its last line is made."""
import sys


def format_exception_only(exc, value=None):
    value = exc if value is None else value
    cls = type(value)
    module = cls.__module__
    name = cls.__qualname__ if module in ("builtins", "__main__") else f"{module}.{cls.__qualname__}"
    text = str(value)
    return [f"{name}: {text}\n" if text else f"{name}\n"]


def format_exception(exc, value=None, tb=None, **kw):
    value = exc if value is None else value
    return ["Traceback (most recent call last):\n"] + format_exception_only(value)


def format_exc(limit=None, chain=True):
    value = sys.exc_info()[1]
    return "NoneType: None\n" if value is None else "".join(format_exception(value))


def print_exc(limit=None, file=None, chain=True):
    (file or sys.stderr).write(format_exc())


def print_exception(exc, value=None, tb=None, limit=None, file=None, chain=True):
    (file or sys.stderr).write("".join(format_exception(exc, value)))


def format_tb(tb, limit=None):
    return []


def print_tb(tb, limit=None, file=None):
    pass


def extract_tb(tb, limit=None):
    return []


def format_stack(f=None, limit=None):
    return []


def print_stack(f=None, limit=None, file=None):
    pass
