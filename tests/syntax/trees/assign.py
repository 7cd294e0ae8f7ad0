x = y = *a, b = c = z
(a.b) = (c) = [d, (e, f)] = g
*(p, q), r = s
*[u], = v
x = *a,
