a += 1
b.c -= 2; d[0] *= 3
a /= b; a //= b; a %= b; a @= b; a &= b; a |= b; a ^= b; a <<= b; a >>= b; a **= b
