[a for a in b if c if d for e, f in g]
{a for a in b}
{a: b for a, b in c}
(a for *a, b in c)
[(x := 1) for y in z]
