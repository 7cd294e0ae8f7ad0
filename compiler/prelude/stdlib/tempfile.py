"""Temporary folders and files below the system's own."""
import os
import random


def gettempdir():
    return os.environ.get("TMPDIR", "/tmp")


def _fresh(prefix, suffix, dir):
    letters = random.Random()
    while True:
        name = "".join(letters.choice("abcdefghijklmnopqrstuvwxyz0123456789_") for _ in range(8))
        path = os.path.join(dir or gettempdir(), (prefix or "tmp") + name + (suffix or ""))
        if not os.path.exists(path):
            return path


def mkdtemp(suffix=None, prefix=None, dir=None):
    path = _fresh(prefix, suffix, dir)
    os.mkdir(path)
    return path


def _remove(path):
    if os.path.isdir(path):
        for name in os.listdir(path):
            _remove(os.path.join(path, name))
        os.rmdir(path)
    else:
        os.remove(path)


class TemporaryDirectory:
    def __init__(self, suffix=None, prefix=None, dir=None):
        self.name = mkdtemp(suffix, prefix, dir)

    def __enter__(self):
        return self.name

    def __exit__(self, *args):
        self.cleanup()

    def cleanup(self):
        if os.path.exists(self.name):
            _remove(self.name)


class _NamedFile:
    def __init__(self, file, name, delete):
        self._file, self.name, self._delete = file, name, delete

    def __getattr__(self, attribute):
        return getattr(self._file, attribute)

    def __enter__(self):
        return self

    def __exit__(self, *args):
        self.close()

    def close(self):
        self._file.close()
        if self._delete and os.path.exists(self.name):
            os.remove(self.name)


def NamedTemporaryFile(mode="w+b", buffering=-1, encoding=None, newline=None, suffix=None, prefix=None, dir=None, delete=True):
    path = _fresh(prefix, suffix, dir)
    return _NamedFile(open(path, mode), path, delete)
