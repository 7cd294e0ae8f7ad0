def f():
pass
