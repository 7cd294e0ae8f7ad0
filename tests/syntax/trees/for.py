for x in *a, b: pass
for (a, b), *c in d:
    break
else:
    continue_ = 1
for a.b in c: continue
for x[0] in y: pass
