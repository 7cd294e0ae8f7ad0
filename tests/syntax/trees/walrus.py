(x := 1)
if (y := f(x)) and (z := y): pass
while chunk := read(): pass
[a := 1, b]
f(x := 1, y=(z := 2))
