"""warnings: warn prints to standard error once for each text."""
import sys

_seen = set()
_ignored = []


def warn(message, category=None, stacklevel=1, source=None):
    if category is None:
        category = type(message) if isinstance(message, Warning) else UserWarning
    if any(issubclass(category, ignored) for ignored in _ignored):
        return
    line = f'{category.__name__}: {message}'
    if line not in _seen:
        _seen.add(line)
        print(line, file=sys.stderr)


def simplefilter(action, category=Warning, lineno=0, append=False):
    if action == 'ignore':
        _ignored.append(category)


def filterwarnings(action, message='', category=Warning, module='', lineno=0, append=False):
    if action == 'ignore' and not message:
        _ignored.append(category)


def resetwarnings():
    _ignored.clear()


class catch_warnings:
    def __init__(self, *, record=False, module=None, action=None, category=Warning):
        self._record = record

    def __enter__(self):
        self._before = list(_ignored)
        return [] if self._record else None

    def __exit__(self, exc_type, exc_value, traceback):
        _ignored[:] = self._before
        return False
