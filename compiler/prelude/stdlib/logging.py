"""Loggers that write to stderr: levels, names, one format."""
import sys

CRITICAL, ERROR, WARNING, INFO, DEBUG, NOTSET = 50, 40, 30, 20, 10, 0
FATAL, WARN = CRITICAL, WARNING
_NAMES = {50: "CRITICAL", 40: "ERROR", 30: "WARNING", 20: "INFO", 10: "DEBUG", 0: "NOTSET"}
_loggers = {}


def getLevelName(level):
    return _NAMES.get(level, f"Level {level}")


def _levelOf(level):
    if isinstance(level, str):
        for number, name in _NAMES.items():
            if name == level:
                return number
        raise ValueError(f"Unknown level: {level!r}")
    return level


class Formatter:
    def __init__(self, fmt=None, datefmt=None, style="%"):
        self._fmt = fmt or "%(message)s"

    def format(self, record):
        return self._fmt % record.__dict__


class LogRecord:
    def __init__(self, name, level, msg, args):
        self.name, self.levelno, self.levelname = name, level, getLevelName(level)
        self.msg, self.args, self.message, self.asctime = msg, args, str(msg) % args if args else str(msg), ""
        self.lineno, self.filename, self.funcName, self.pathname, self.module = 0, "", "", "", ""

    def getMessage(self):
        return self.message


class Handler:
    def __init__(self, level=NOTSET):
        self.level, self.formatter = level, None

    def setLevel(self, level):
        self.level = _levelOf(level)

    def setFormatter(self, formatter):
        self.formatter = formatter

    def format(self, record):
        return (self.formatter or Formatter()).format(record)

    def handle(self, record):
        if record.levelno >= self.level:
            self.emit(record)

    def emit(self, record):
        pass


class StreamHandler(Handler):
    def __init__(self, stream=None):
        super().__init__()
        self.stream = stream

    def emit(self, record):
        (self.stream or sys.stderr).write(self.format(record) + "\n")


class NullHandler(Handler):
    pass


class Logger:
    def __init__(self, name, level=NOTSET):
        self.name, self.level, self.handlers, self.propagate, self.disabled = name, level, [], True, False

    def setLevel(self, level):
        self.level = _levelOf(level)

    def getEffectiveLevel(self):
        return self.level or (root.level if self is not root else NOTSET)

    def isEnabledFor(self, level):
        return level >= self.getEffectiveLevel()

    def addHandler(self, handler):
        self.handlers.append(handler)

    def removeHandler(self, handler):
        self.handlers.remove(handler)

    def hasHandlers(self):
        return bool(self.handlers or root.handlers)

    def log(self, level, msg, *args, **kwargs):
        if self.disabled or not self.isEnabledFor(level):
            return
        record = LogRecord(self.name, level, msg, args)
        handlers = self.handlers + (root.handlers if self is not root and self.propagate else [])
        for handler in handlers:
            handler.handle(record)
        if not handlers and level >= WARNING:
            sys.stderr.write(record.message + "\n")

    def debug(self, msg, *args, **kwargs):
        self.log(DEBUG, msg, *args, **kwargs)

    def info(self, msg, *args, **kwargs):
        self.log(INFO, msg, *args, **kwargs)

    def warning(self, msg, *args, **kwargs):
        self.log(WARNING, msg, *args, **kwargs)

    warn = warning

    def error(self, msg, *args, **kwargs):
        self.log(ERROR, msg, *args, **kwargs)

    exception = error

    def critical(self, msg, *args, **kwargs):
        self.log(CRITICAL, msg, *args, **kwargs)

    fatal = critical


root = Logger("root", WARNING)


def getLogger(name=None):
    if not name or name == "root":
        return root
    if name not in _loggers:
        _loggers[name] = Logger(name)
    return _loggers[name]


def basicConfig(*, level=None, format=None, stream=None, handlers=None, force=False, filename=None, datefmt=None, **kw):
    if force:
        root.handlers.clear()
    if not root.handlers:
        for handler in handlers or [StreamHandler(stream)]:
            if handler.formatter is None:
                handler.setFormatter(Formatter(format or "%(levelname)s:%(name)s:%(message)s"))
            root.addHandler(handler)
    if level is not None:
        root.setLevel(level)


def disable(level=CRITICAL):
    root.disabled = True


def _ensure():
    if not root.handlers:
        basicConfig()


def debug(msg, *args, **kwargs):
    _ensure()
    root.debug(msg, *args, **kwargs)


def info(msg, *args, **kwargs):
    _ensure()
    root.info(msg, *args, **kwargs)


def warning(msg, *args, **kwargs):
    _ensure()
    root.warning(msg, *args, **kwargs)


def error(msg, *args, **kwargs):
    _ensure()
    root.error(msg, *args, **kwargs)


exception = error


def critical(msg, *args, **kwargs):
    _ensure()
    root.critical(msg, *args, **kwargs)
