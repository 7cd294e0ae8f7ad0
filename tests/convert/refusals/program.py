# What is refused: `#! CLASS: MESSAGE` stands on the line that the diagnostic names; `#! own CLASS: MESSAGE` where the words are
# weft's, because TensorFlow's are those of an internal failure.
import tensorflow as tf


def for_else(xs):
    for x in xs:  #! UnsupportedLanguageElementError: for/else statement not yet supported
        pass
    else:
        x = 1
    return x


def for_else_inside(xs):
    def inner():
        with open('f') as f:
            for x in xs:  #! UnsupportedLanguageElementError: for/else statement not yet supported
                if x:
                    break
            else:
                return f
    return inner


def while_else(x):
    while x:  #! UnsupportedLanguageElementError: while/else statement not yet supported
        x -= 1
    else:
        x = 2
    return x


def first_of_two(xs):
    while xs.__hidden:  #! UnsupportedLanguageElementError: while/else statement not yet supported
        xs = xs.next
    else:
        yield xs


def mangled(x):
    if x:
        return x.__secret  #! UnsupportedLanguageElementError: mangled names are not yet supported
    return x.__dict__


def mangled_store(x):
    x.__y = 1  #! UnsupportedLanguageElementError: mangled names are not yet supported


class Holder:
    def own(self):
        return self.__x + 1  #! UnsupportedLanguageElementError: mangled names are not yet supported

    def ok(self):
        return self.__class__


def generator(xs):
    for x in xs:
        yield x  #! UnsupportedLanguageElementError: generators are not supported


def generator_from(xs):
    yield from xs  #! UnsupportedLanguageElementError: generators are not supported


def generator_value(xs):
    y = (yield)  #! UnsupportedLanguageElementError: generators are not supported
    return y


def generator_inside(xs):
    def inner():
        yield 1  #! UnsupportedLanguageElementError: generators are not supported
    return list(inner())


def generator_lambda(xs):
    return lambda: (yield xs)  #! UnsupportedLanguageElementError: generators are not supported


async def coroutine(x):  #! own ConversionError: an async function cannot be converted
    return x


def comprehension_async(x):
    async def inner():
        return [i async for i in x]
    return inner


def walrus(x):
    if (y := x) > 1:  #! own ConversionError: `:=` is not supported
        return y
    return x


def walrus_in_comprehension(xs):
    return [y for x in xs if (y := x)]  #! own ConversionError: `:=` is not supported


def match_name(x):
    match x:  #! ConversionError: name node, x, outside of any statement?
        case 1:
            return 2
    return 3


def match_call(f):
    y = 1
    match f():  #! ConversionError: name node, f, outside of any statement?
        case _:
            return y


def class_body_call(x):
    class Local:
        print(x)  #! own ConversionError: an expression statement directly in the body of a local class
    return Local


def class_docstring(x):
    class Local:
        """Doc."""  #! own ConversionError: an expression statement directly in the body of a local class
    return Local


def class_body_if(x):
    class Local:
        if x:  #! own ConversionError: KeyError
            y = 1
    return Local


def class_body_while(x):
    class Local:
        while x:  #! own ConversionError: KeyError
            y = 1
    return Local


def class_body_for(x):
    class Local:
        for y in x:  #! own ConversionError: KeyError
            pass
    return Local


def lambda_decorator(x):
    @(lambda f: f)  #! own ConversionError: a lambda in a decorator
    def inner():
        return x
    return inner


def try_else_if(x):
    try:
        y = x
    except ValueError:
        y = 0
    else:
        if x:  #! own ConversionError: the `else` of a try statement may not begin with an `if`
            y = 2
    return y


def directive_late(n):
    while n > 0:
        n -= 1
        m = 2
        tf.autograph.experimental.set_loop_options(parallel_iterations=1)  #! ConversionError: "set_loop_options" must be the first statement in the loop block
    return n


def directive_outside(n):
    tf.autograph.experimental.set_loop_options(parallel_iterations=1)  #! ConversionError: "set_loop_options" must be used inside a statement
    return n


def only_doc(x):  #! own IndentationError: nothing is left in a block of the converted function
    """Doc."""


def only_doc_inside(x):
    def inner():  #! own IndentationError: nothing is left in a block of the converted function
        """Doc."""
    return inner


def annotated(x):
    y = 0
    if x:
        y: int = 1  #! SyntaxError: annotated name 'y' can't be nonlocal
    return y


def annotated_loop(xs):
    t = 0
    for x in xs:
        t: int = t + x  #! SyntaxError: annotated name 't' can't be nonlocal
    return t


def state_parameter(vars_):
    while vars_ > 0:  #! SyntaxError: name 'vars_' is parameter and nonlocal
        vars_ -= 1
    return vars_


def key_text(d):
    if d['.']:  #! own ConversionError: a key that is '.', '[' or ']'
        return 1
    return 2


two = lambda x: x, lambda x: -x  #! own UnsupportedLanguageElementError: 2 lambdas on this line have the same parameters
one, other = two
