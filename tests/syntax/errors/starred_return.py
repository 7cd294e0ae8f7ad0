def f():
  return *a
