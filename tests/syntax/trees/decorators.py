@ a.b(c)
@d[0]
@(lambda f: f)
@x if y else z
def f(): pass
