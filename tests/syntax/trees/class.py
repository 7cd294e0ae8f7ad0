@a
@b.c(d)
class C(B, *x, metaclass=M, **y):

    x = 1;
class D: pass
class E(): """doc"""
