x: list[int] = a, b
y: dict[str, a.b[c]]
(z): int = 1
z.q: 's' | None
w[0]: T
