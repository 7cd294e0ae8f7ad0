async def f(a: int = 1, *, b: str, c=2) -> None:
    async with a as b, c: await x ** 2; -await y
    async for i in x: pass
    else: pass
    return [i async for i in a if b if c for d, in e]
