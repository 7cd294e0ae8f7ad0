pass
while a:
    break
else:
    pass
while x: continue
a; b
(a)
((a, b))
a, b
a,
()
