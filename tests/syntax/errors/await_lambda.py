async def f():
  lambda: await x
