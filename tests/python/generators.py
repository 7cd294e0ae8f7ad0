def gen():
    x = yield 1
    print('got', x)
    try: y = yield 2
    except ValueError as e: print('caught', e); y = yield 99
    finally: print('fin')
    return 'done'
g = gen(); print(next(g), g.send('a'), g.throw(ValueError('v')))
try: next(g)
except StopIteration as e: print('stop', e.value)
def sub():
    r = yield from gen()
    print('r', r)
    yield 'end'
print(list(sub()))
def fib():
    a, b = 0, 1
    while True: yield a; a, b = b, a+b
import itertools
print(list(itertools.islice(fib(), 10)))
print(sum(x*x for x in range(10)), list(x for x in 'abc'), {x: x*2 for x in range(3)}, {x%2 for x in range(5)}, [[i*j for j in range(3)] for i in range(2)], [x for x in range(10) if x%2 if x>3])
def closing():
    try:
        yield 1; yield 2
    finally: print('closed')
c = closing(); next(c); c.close()
c2 = closing(); next(c2); del c2; print('after del')
for v in closing(): break
print('after break')
class It:
    def __init__(s, n): s.n=n
    def __iter__(s): s.i=0; return s
    def __next__(s):
        if s.i>=s.n: raise StopIteration
        s.i+=1; return s.i
print(list(It(3)), [*It(2)], max(It(4)), 2 in It(3), dict(zip('ab', It(2))), tuple(It(2)))
for i in It(3):
    if i == 2: continue
    print(i)
else: print('else')
for i in range(5):
    if i == 3: break
else: print('never')
n=0
while n<3:
    n+=1
else: print('welse', n)
it = iter([1,2]); print(next(it), next(it), next(it, 'dflt'))
try: next(it)
except StopIteration: print('SI')
try:
    def bad():
        yield 1
        raise StopIteration
    list(bad())
except RuntimeError as e: print(e)
print(list(iter(lambda it=iter([1,2,0,3]): next(it), 0)))
e = enumerate(['a','b']); print(next(e), list(e))
print(list(map(lambda a,b: a+b, [1,2],[3,4,5])), list(zip('ab', range(5))), list(reversed(range(3))), range(0,10,3)[2], len(range(5,0,-2)), 3 in range(5), range(3)==range(0,3,1), range(10)[2:5], list(range(10))[::-3])
def gen2():
    try:
        yield 1
    except GeneratorExit:
        print('GE'); raise
g=gen2(); next(g); g.close()
def args_gen(*a, **k):
    yield a; yield k
print(list(args_gen(1,2,x=3)))
print(list(itertools.chain.from_iterable([[1],[2,3]])), list(itertools.permutations([1,2,3],2)), list(itertools.groupby('aab')) and [(k,list(v)) for k,v in itertools.groupby('aabbb')], list(itertools.zip_longest([1,2],[3],fillvalue=0)), list(itertools.takewhile(lambda x:x<3,[1,2,3,1])), list(itertools.repeat(1,2)), list(itertools.starmap(pow,[(2,3)])), list(itertools.pairwise([1,2,3])), list(itertools.combinations_with_replacement('ab',2)), list(itertools.compress('abc',[1,0,1])), list(itertools.cycle([1]) and []), [list(t) for t in itertools.tee([1,2])])
g = (i for i in range(3)); print(g.__class__.__name__, list(g), list(g))
def nested():
    def inner():
        yield from range(2)
        return 5
    v = yield from inner()
    yield v
print(list(nested()))
a = b = [1]; b.append(2); print(a)
x = [1,2,3]; x[0], x[1] = x[1], x[0]; print(x)
x[1:1] = [9,9]; print(x); x[::2] = [0,0,0]; print(x); del x[1:3]; print(x)
m = [[0]*3 for _ in range(2)]; m[0][1] = 5; print(m)
