def f():
  ((yield x) for x in y)
