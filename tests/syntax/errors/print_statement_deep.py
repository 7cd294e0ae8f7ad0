def f():
  if x:
    print x, y
