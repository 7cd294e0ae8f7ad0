def f():
  nonlocal x
