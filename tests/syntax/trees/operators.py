a | b ^ c & d << e + f * g @ h
(a | b) ^ (c & d)
a - b - c; a - (b - c)
a ** b ** c; (a ** b) ** c
-a ** -b; (-a) ** b
+a; ~a; - - a
not not a
a % b // c / d >> e
