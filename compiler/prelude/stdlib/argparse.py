"""argparse: options and positional arguments, help text and errors, for scripts."""
import os
import sys

SUPPRESS = '==SUPPRESS=='
REMAINDER = '...'


class ArgumentError(Exception):
    pass


class ArgumentTypeError(Exception):
    pass


class Namespace:
    def __init__(self, **keywords):
        self.__dict__.update(keywords)

    def __repr__(self):
        return 'Namespace(' + ', '.join([f'{name}={value!r}' for name, value in self.__dict__.items()]) + ')'

    def __eq__(self, other):
        return self.__dict__ == other.__dict__ if isinstance(other, Namespace) else NotImplemented

    def __contains__(self, key):
        return key in self.__dict__


class _Action:
    def __init__(self, flags, action='store', dest=None, default=None, type=None, nargs=None, choices=None, required=False,
                 help=None, metavar=None, const=None, version=None):
        self.flags = [flag for flag in flags if flag.startswith('-')]
        self.positional = not self.flags
        name = flags[0]
        for flag in self.flags:
            if flag.startswith('--'):
                name = flag
                break
        self.dest = dest or name.lstrip('-').replace('-', '_')
        self.action = action
        self.default = default
        if action == 'store_true' and default is None:
            self.default = False
        if action == 'store_false' and default is None:
            self.default = True
        self.type = type
        self.nargs = nargs
        self.choices = choices
        self.required = required
        self.help = help
        self.metavar = metavar
        self.const = True if action == 'store_true' else False if action == 'store_false' else const
        self.version = version

    def takes_value(self):
        return self.action in ('store', 'append', 'extend')

    def shown(self):
        return self.metavar or (self.dest if self.positional else self.dest.upper())

    def label(self):
        return self.shown() if self.positional else '/'.join(self.flags)


class HelpFormatter:
    pass


class ArgumentDefaultsHelpFormatter(HelpFormatter):
    pass


class RawDescriptionHelpFormatter(HelpFormatter):
    pass


class ArgumentParser:
    def __init__(self, prog=None, usage=None, description=None, epilog=None, formatter_class=HelpFormatter, add_help=True,
                 argument_default=None, allow_abbrev=True, parents=()):
        self.prog = prog or os.path.basename(sys.argv[0])
        self.description = description
        self.epilog = epilog
        self._actions = []
        self._defaults = {}
        if add_help:
            self.add_argument('-h', '--help', action='help', help='show this help message and exit')

    def add_argument(self, *flags, **options):
        if options.get('action') not in (None, 'store', 'store_true', 'store_false', 'store_const', 'append', 'extend', 'count', 'help', 'version'):
            raise ValueError(f'unknown action "{options["action"]}"')
        made = _Action(flags, **options)
        self._actions.append(made)
        return made

    def add_argument_group(self, *args, **keywords):
        return self

    def add_mutually_exclusive_group(self, required=False):
        return self

    def set_defaults(self, **keywords):
        self._defaults.update(keywords)

    def format_usage(self):
        parts = []
        for action in [a for a in self._actions if not a.positional] + [a for a in self._actions if a.positional]:
            if action.positional:
                shown = action.shown()
                parts.append({'?': f'[{shown}]', '*': f'[{shown} ...]', '+': f'{shown} [{shown} ...]'}.get(action.nargs, shown))
                continue
            text = action.flags[0] + (' ' + action.shown() if action.takes_value() else '')
            parts.append(text if action.required else f'[{text}]')
        return 'usage: ' + ' '.join([self.prog] + parts) + '\n'

    def format_help(self):
        lines = [self.format_usage()]
        if self.description:
            lines.append(self.description + '\n')
        for title, group in (('positional arguments', [a for a in self._actions if a.positional]),
                             ('options', [a for a in self._actions if not a.positional])):
            if group:
                lines.append(title + ':')
                for action in group:
                    value = ' ' + action.shown() if action.takes_value() and not action.positional else ''
                    left = '  ' + (action.shown() if action.positional else ', '.join([flag + value for flag in action.flags]))
                    if not action.help:
                        lines.append(left)
                    elif len(left) < 23:
                        lines.append(left.ljust(24) + action.help)
                    else:
                        lines.append(left + '\n' + ' ' * 24 + action.help)
                lines.append('')
        if self.epilog:
            lines.append(self.epilog + '\n')
        return '\n'.join(lines)

    def print_help(self, file=None):
        print(self.format_help(), end='', file=file or sys.stdout)

    def print_usage(self, file=None):
        print(self.format_usage(), end='', file=file or sys.stdout)

    def exit(self, status=0, message=None):
        if message:
            print(message, end='', file=sys.stderr)
        sys.exit(status)

    def error(self, message):
        self.print_usage(sys.stderr)
        self.exit(2, f'{self.prog}: error: {message}\n')

    def _value(self, action, text):
        if action.type is not None:
            try:
                value = action.type(text)
            except ArgumentTypeError as problem:
                self.error(f'argument {action.label()}: {problem}')
            except (TypeError, ValueError):
                name = getattr(action.type, '__name__', repr(action.type))
                self.error(f'argument {action.label()}: invalid {name} value: {text!r}')
        else:
            value = text
        if action.choices is not None and value not in action.choices:
            listed = ', '.join([repr(choice) for choice in action.choices])
            self.error(f'argument {action.label()}: invalid choice: {value!r} (choose from {listed})')
        return value

    def _find(self, flag):
        for action in self._actions:
            if flag in action.flags:
                return action
        close = [(action, name) for action in self._actions for name in action.flags if flag.startswith('--') and name.startswith(flag)]
        if len(close) > 1:
            self.error(f'ambiguous option: {flag} could match {", ".join([name for _, name in close])}')
        return close[0][0] if close else None

    def _is_flag(self, text):
        if not text.startswith('-') or text == '-':
            return False
        try:
            float(text)
            return False
        except ValueError:
            return True

    def _take(self, action, values, result):
        if action.nargs in ('*', '+', REMAINDER) or isinstance(action.nargs, int):
            value = [self._value(action, text) for text in values]
        elif values:
            value = self._value(action, values[0])
        else:
            value = action.const if not action.positional else action.default
        if action.action in ('append', 'extend'):
            before = list(result.get(action.dest) or [])
            result[action.dest] = before + ([value] if action.action == 'append' else value)
        else:
            result[action.dest] = value

    def _wanted(self, action, waiting):
        """How many of `waiting` value texts the action takes; an error text where there are too few."""
        if isinstance(action.nargs, int):
            return action.nargs if waiting >= action.nargs else None
        if action.nargs == '?':
            return min(waiting, 1)
        if action.nargs in ('*', REMAINDER):
            return waiting
        if action.nargs == '+':
            return waiting or None
        return 1 if waiting else None

    def parse_known_args(self, args=None, namespace=None):
        args = list(sys.argv[1:] if args is None else args)
        result = {}
        for action in self._actions:
            if action.action not in ('help', 'version') and action.default != SUPPRESS:
                result[action.dest] = action.default
        result.update(self._defaults)
        given = set()
        positionals = []
        unknown = []
        at = 0
        while at < len(args):
            text = args[at]
            at += 1
            if text == '--':
                positionals.extend(args[at:])
                break
            if not self._is_flag(text):
                positionals.append(text)
                continue
            flag, has_value, attached = text.partition('=')
            action = self._find(flag)
            if action is None and not text.startswith('--') and len(text) > 2:
                action = self._find(text[:2])
                if action is not None:
                    flag, has_value, attached = text[:2], '=', text[2:]
            if action is None:
                unknown.append(text)
                continue
            given.add(action.dest)
            if action.action == 'help':
                self.print_help()
                self.exit()
            elif action.action == 'version':
                print(action.version.replace('%(prog)s', self.prog))
                self.exit()
            elif action.action == 'count':
                result[action.dest] = (result.get(action.dest) or 0) + 1
            elif not action.takes_value():
                if has_value:
                    self.error(f'argument {action.label()}: ignored explicit argument {attached!r}')
                result[action.dest] = action.const
            elif has_value:
                self._take(action, [attached], result)
            else:
                waiting = 0
                while at + waiting < len(args) and not self._is_flag(args[at + waiting]) and args[at + waiting] != '--':
                    waiting += 1
                number = self._wanted(action, waiting)
                if number is None:
                    needs = f'{action.nargs} arguments' if isinstance(action.nargs, int) else 'at least one argument' if action.nargs == '+' else 'one argument'
                    self.error(f'argument {action.label()}: expected {needs}')
                self._take(action, args[at:at + number], result)
                at += number
        missing = [action.label() for action in self._actions if action.required and action.dest not in given]
        queue = [action for action in self._actions if action.positional]
        for index, action in enumerate(queue):
            later = len([a for a in queue[index + 1:] if a.nargs in (None, '+')]) + sum([a.nargs for a in queue[index + 1:] if isinstance(a.nargs, int)])
            number = self._wanted(action, max(len(positionals) - later, 0))
            if number is None:
                missing.insert(index, action.label())
                continue
            if number or action.nargs not in ('?', '*'):
                self._take(action, positionals[:number], result)
            elif action.nargs == '*' and action.default is None:
                result[action.dest] = []
            positionals = positionals[number:]
        if missing:
            self.error('the following arguments are required: ' + ', '.join(missing))
        for action in self._actions:
            if isinstance(result.get(action.dest), str) and action.type is not None and action.dest not in given and result[action.dest] is action.default:
                result[action.dest] = self._value(action, action.default)
        made = namespace if namespace is not None else Namespace()
        for name, value in result.items():
            if namespace is None or name in given or not hasattr(made, name):
                setattr(made, name, value)
        return made, unknown + positionals

    def parse_args(self, args=None, namespace=None):
        made, rest = self.parse_known_args(args, namespace)
        if rest:
            self.error('unrecognized arguments: ' + ' '.join(rest))
        return made

