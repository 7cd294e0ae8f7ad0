a < b <= c == d != e > f >= g
a in b not in c is d is not e
not a in b
not (a in b)
(a < b) < c
