with (a as b, c as d, ): pass
with (a, b): pass
with (a), b as (c, d): pass
with a if b else c as d, lambda: x as y: pass
with (*a, b) as c: pass
with a as b.c, d as e[0], f as [g, *h]: pass
with (a): pass
with (x for x in y): pass
with (): pass
with (a := b): pass
with (a, b) as c, d: pass
with (a)(b) as c: pass
