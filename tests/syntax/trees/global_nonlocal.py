def f():
    global a, b
    x = y = 1
    def g():
        nonlocal x, y
