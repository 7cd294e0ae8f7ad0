import io, sys, os
class Acc:
    total = 0
    def __init__(self, v): self.v = v
    def __del__(self): Acc.total += 1
for i in range(1000): Acc(i)
print(Acc.total)
a = Acc(5); b = a; del a; print(Acc.total); del b; print(Acc.total)
def leak():
    l = []
    l.append(l)
    return len(l)
for _ in range(100): leak()
x = None
print(x is None, x == None, [None] == [None])
sys.stdout.write('direct\n'); print('to err', file=sys.stderr); sys.stdout.flush()
print(1, 2, sep='', end=''); print(); print(); print('a', 'b', sep='\n')
print([1.0, 'a', None, True, (1,), {2}, {'k': [1]}, b'x', 1j, range(2), ...])
print(str(range(3)), repr(slice(1,2)), str({}.items()), {1: 2}.values(), str(frozenset()), repr(frozenset([1])), repr(Exception('a', 1)), repr(KeyError('k')), str(KeyError('k')), str(Exception()), str(Exception('a')), str(Exception('a', 'b')))
print(bool(0.0), bool('0'), bool([0]), bool(None), int(True), float(True), str(True), int('  42 '), int('-5'), float(' 1.5 '), int('0b11', 0), int('0o7', 0), int('0xF', 16), complex('1+2j'), complex(1, 2), int(1e20), list('ab'), tuple([1]), set([1, 1]), dict(a=1), str([1, 'a']), bytes('é', 'utf8'), bytearray if 0 else 0)
print(abs(-5), abs(-2.5), pow(2, 3), pow(2, 3, 5), sum([0.1] * 3), max('abc'), min([3, 1, 2], key=lambda x: -x), max(3, 1, key=lambda x: -x), sorted({'b': 1, 'a': 2}), sorted('hello', reverse=True), divmod(17, 5), all(x > 0 for x in [1, 2]), any([]), len({1: 2}), hash('') == hash(''), ord('a'), chr(97), bin(10), oct(8), hex(255), callable(len))
for n in (0, 1, -1, 255, -256, 10**18, -10**18, 2**63, -2**63, 2**64, 10**40): print(n, hex(n), n.bit_length(), n % 7, n // 7, -n % 7, n ** 2, n >> 3, n << 3, n & 0xff, n | 1, n ^ 5, ~n, float(n), str(n)[:5], n == float(n))
print(2**62 + 2**62, 2**63 - 1, -(2**63), 2**63 * -1, (2**63 - 1) + 1, -(2**63) - 1, 3037000500 ** 2, 10**18 * 10, (-2**63) // -1, abs(-2**63), (2**200) // (2**100) == 2**100, (2**200) % 1000007, 7 ** 77 % 1000, (10**50) / (10**49), 10**50 / 3, int(10**50 / 3) % 10, -7 // 2, 7 // -2, -7 % 2, 7 % -2, -7.5 // 2, 7.5 % -2, 5 % 3.5, 1e308 * 10, -1e308 * 10, 0.0 == -0.0)
import math
print(math.floor(2.7), math.ceil(2.1), math.sqrt(16), float('nan') == float('nan'), [float('nan')][0] != 1, math.inf > 10**400, 10**400 > 1e308, 2**53 + 1 == float(2**53 + 1), 0.1 + 0.2 == 0.3, 1e16 + 1 == 1e16, hash(2**61 - 1), hash(-1), hash(1.5), hash(True), hash((1, 2)), hash(None) == hash(None), hash(10**30), hash(0.1), hash(float('inf')))
