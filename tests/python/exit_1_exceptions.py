def f():
    try: return 'try'
    finally: print('finally')
print(f())
def g():
    for i in range(3):
        try:
            if i==1: continue
            if i==2: break
            print('body', i)
        finally: print('fin', i)
    return i
print(g())
def h():
    try:
        try: 1/0
        except ZeroDivisionError as e: raise ValueError('v') from e
    except ValueError as e:
        print(repr(e), repr(e.__cause__), repr(e.__context__), e.__suppress_context__)
h()
try:
    try: raise KeyError('k')
    except KeyError: raise TypeError('t')
except TypeError as e: print(repr(e.__context__), e.__cause__)
class MyE(Exception):
    def __init__(self, a, b): super().__init__(a, b); self.a = a
    def __str__(self): return f'MyE<{self.a}>'
try: raise MyE(1,2)
except MyE as e: print(e, repr(e), e.args, e.a)
class E2(ValueError): pass
try: raise E2
except (TypeError, ValueError) as e: print(type(e), repr(e), str(e)=='' )
try:
    try: raise E2('x')
    except E2: raise
except E2 as e: print('re', e)
try: raise 5
except TypeError as e: print(e)
try: raise RuntimeError('a', 'b')
except Exception as e: print(e, e.args)
try: assert 1 == 2, 'msg'
except AssertionError as e: print('AE', e)
try: assert False
except AssertionError as e: print('AE', repr(e))
try: {}['x']
except KeyError as e: print(e, e.args)
try: raise Exception
except Exception as e: print(repr(e))
else: print('no')
try: pass
except Exception: pass
else: print('else')
finally: print('fin')
def nested():
    try:
        try: raise ValueError(1)
        finally: print('inner fin')
    except ValueError as e: return ('caught', e.args)
    finally: print('outer fin')
print(nested())
def ret_over():
    try: return 1
    finally: return 2
print(ret_over())
class CM:
    def __init__(s, n, sup=False): s.n=n; s.sup=sup
    def __enter__(s): print('in', s.n); return s.n
    def __exit__(s, t, v, tb): print('out', s.n, t and t.__name__, v); return s.sup
with CM(1) as a, CM(2, True) as b: print(a, b); raise ValueError('z')
print('after')
try:
    with CM(3): raise KeyError('q')
except KeyError as e: print('prop', e)
def w():
    with CM(4): return 'r'
print(w())
for i in range(2):
    with CM(i):
        if i == 0: continue
        break
import contextlib
@contextlib.contextmanager
def cm(x):
    print('start'); 
    try: yield x
    except ValueError as e: print('swallow', e)
    finally: print('end')
with cm(5) as v: print(v); raise ValueError('boo')
with contextlib.suppress(KeyError): {}['a']
with contextlib.nullcontext(3) as z: print(z)
try:
    with 5: pass
except TypeError as e: print(e)
try: raise ValueError('a') from None
except ValueError as e: print(e.__cause__, e.__suppress_context__)
e = ValueError('x'); print(isinstance(e, Exception), e.args)
def chain():
    try: raise ValueError('1')
    except ValueError:
        try: raise KeyError('2')
        except KeyError as k: print(repr(k.__context__))
        import sys
        print(sys.exc_info()[0])
chain()
try: [].remove(1)
except ValueError as ex: print(ex)
try: next(iter([]))
except StopIteration as ex: print(repr(ex))
try: (1,2)[3]
except IndexError as ex: print(ex)
try: [1,2][ 'a']
except TypeError as ex: print(ex)
try: 'abc'['a']
except TypeError as ex: print(ex)
try: int('12x', 10)
except ValueError as ex: print(ex)
try: import nonexistent_mod
except ImportError as ex: print(type(ex).__name__, ex)
try: e
except NameError as ex: print(ex)
print(e if 'e' in dir() else 'gone')
raise MyE(7, 8)
