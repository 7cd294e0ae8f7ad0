if a: b
elif c:
    d;
elif e: f
else:
    if g: h
if a:
    pass
else:
    if b: pass
    else: c
