a or b and c or d
(a or b) and c
a and (b and c)
not a and not b
a or (b or (c or d))
