class C(a=1, a=2): pass
