"""contextlib: what scripts use of it."""
from functools import wraps
import sys


class AbstractContextManager:
    def __enter__(self):
        return self

    def __exit__(self, exc_type, exc_value, traceback):
        return None


class ContextDecorator:
    def _recreate_cm(self):
        return self

    def __call__(self, func):
        @wraps(func)
        def inner(*args, **keywords):
            with self._recreate_cm():
                return func(*args, **keywords)
        return inner


class _GeneratorContextManager(ContextDecorator):
    def __init__(self, func, args, keywords):
        self._made_from = (func, args, keywords)
        self.gen = func(*args, **keywords)

    def _recreate_cm(self):
        return _GeneratorContextManager(*self._made_from)

    def __enter__(self):
        try:
            return next(self.gen)
        except StopIteration:
            raise RuntimeError("generator didn't yield") from None

    def __exit__(self, exc_type, exc_value, traceback):
        if exc_type is None:
            try:
                next(self.gen)
            except StopIteration:
                return False
            raise RuntimeError("generator didn't stop")
        try:
            self.gen.throw(exc_value)
        except StopIteration as stop:
            return stop is not exc_value
        except BaseException as raised:
            if raised is exc_value:
                return False
            raise
        raise RuntimeError("generator didn't stop after throw()")


def contextmanager(func):
    @wraps(func)
    def helper(*args, **keywords):
        return _GeneratorContextManager(func, args, keywords)
    return helper


class nullcontext(AbstractContextManager):
    def __init__(self, enter_result=None):
        self.enter_result = enter_result

    def __enter__(self):
        return self.enter_result


class closing(AbstractContextManager):
    def __init__(self, thing):
        self.thing = thing

    def __enter__(self):
        return self.thing

    def __exit__(self, exc_type, exc_value, traceback):
        self.thing.close()


class suppress(AbstractContextManager):
    def __init__(self, *exceptions):
        self._exceptions = exceptions

    def __exit__(self, exc_type, exc_value, traceback):
        return exc_type is not None and issubclass(exc_type, self._exceptions)


class ExitStack(AbstractContextManager):
    def __init__(self):
        self._exits = []

    def enter_context(self, manager):
        value = manager.__enter__()
        self._exits.append(manager.__exit__)
        return value

    def push(self, exit):
        self._exits.append(exit.__exit__ if hasattr(exit, '__exit__') else exit)
        return exit

    def callback(self, callback, /, *args, **keywords):
        def run(exc_type, exc_value, traceback):
            callback(*args, **keywords)
        self._exits.append(run)
        return callback

    def pop_all(self):
        other = ExitStack()
        other._exits = self._exits
        self._exits = []
        return other

    def close(self):
        self.__exit__(None, None, None)

    def __exit__(self, exc_type, exc_value, traceback):
        suppressed = False
        pending = None
        while self._exits:
            try:
                if self._exits.pop()(exc_type, exc_value, traceback):
                    suppressed = True
                    pending = None
                    exc_type = exc_value = traceback = None
            except BaseException as raised:
                pending = raised
                exc_type, exc_value, traceback = type(raised), raised, None
        if pending is not None:
            raise pending
        return suppressed


class _Redirect:
    def __init__(self, target):
        self._target, self._before = target, []

    def __enter__(self):
        self._before.append(getattr(sys, self._stream))
        setattr(sys, self._stream, self._target)
        return self._target

    def __exit__(self, *args):
        setattr(sys, self._stream, self._before.pop())


class redirect_stdout(_Redirect):
    _stream = "stdout"


class redirect_stderr(_Redirect):
    _stream = "stderr"
