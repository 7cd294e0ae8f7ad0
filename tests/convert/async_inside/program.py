import tensorflow as tf


def without_arguments(x):
    async def f():
        await x
        if x:
            y = 1
        return x
    return f


def with_arguments(x):
    async def f(y):
        return y
    return f


def with_default(x):
    async def f(*, y=1):
        return y
    return f


def returns_twice(x):
    async def f():
        return x
    if x:
        return f
    return 1


async def top(x):
    return x


def async_with(x):
    async def f():
        async with x as y:
            pass
    return f


def async_for(x):
    async def f():
        async for i in x:
            pass
    return f


def async_comprehension(x):
    async def f():
        return [i async for i in x]
    return f


def decorated(x):
    @x
    async def f():
        pass
    return f


def after_statement(x):
    y = 1
    async def f():
        y = 2
        while y:
            y = 3
    return y


class K:
    async def m(self):
        return 1
