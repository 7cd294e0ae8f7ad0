s='Hello, World'
print(s.upper(), s.lower(), s.swapcase(), s.title(), 'abc def'.capitalize(), s.split(', '), s.split(), 'a,b,,c'.split(','), 'a  b'.split(), 'a b c'.split(' ',1), 'a b c'.rsplit(' ',1), '  x '.strip()+'|', 'xxaxx'.strip('x'), s.replace('l','L'), s.replace('l','L',1), s.find('o'), s.rfind('o'), s.find('z'), s.index('W'), s.count('l'), s.startswith('He'), s.endswith(('x','ld')), '-'.join(['a','b']), 'abc'[::-1], s[1:5], s[-3:], s[::2])
print('abc'.center(9,'*'), 'abc'.ljust(5)+'|', 'abc'.rjust(5), '42'.zfill(5), '-42'.zfill(5), 'a\tb'.expandtabs(4), 'abc'.isalpha(), '123'.isdigit(), 'a1'.isalnum(), ' '.isspace(), 'Abc'.istitle(), 'ABC'.isupper(), 'a_b'.isidentifier(), 'a\nb\r\nc'.splitlines(), 'k=v=w'.partition('='), 'k=v=w'.rpartition('='), 'prefix_x'.removeprefix('prefix_'), 'x.py'.removesuffix('.py'), 'é'.encode(), b'abc'.decode(), 'aé'.encode('ascii','replace'))
print(repr('a\'b'), repr("a\"b'"), repr('\n\t\\\x00\x7fé\u200b'), ascii('é'), 'a' < 'b', 'abc' in 'xabcx', 'ab'*3, len('héllo'), 'héllo'[1], ord('é'), chr(233), 'ß'.upper(), 'Straße'.casefold() if 0 else '')
print('abc'.translate(str.maketrans('ab','xy')), 'x'.join('abc'), str(b'abc'), bytes([1,2,255]), b'a'+b'b', b'abc'[0], b'abc'[1:], list(b'ab'), bytes(3), b'a' == b'a', b'\x00\xff'.hex(), 'abc' 'def', r'\n', '''tri
ple''')
for e in ["'a'.foo","'abc'.index('z')","'a'.join([1])","'%d' % 'a'","'%s %s' % 1","'%s' % (1,2)","'{}'.format()","'{a}'.format()","'{:d}'.format('a')","'{:d}'.format(1.5)","'a' < 1","'abc'.split('')","'a'*'b'","'x'.center()","str.upper(1)","''.join(5)","'{0} {}'.format(1,2)","'{'.format()","'}'.format()","'%z' % 1","'%(a)s' % 1","'%(a)s' % {}","format(5,'s')","format('a','d')","format(1.5,'d')","'a'.startswith(1)","int('1_0')","int('_1')","float('1_0.5')"]:
    try: print(e, '->', repr(eval(e)))
    except Exception as ex: print(e, type(ex).__name__, ex)
print([1,2,3].__len__(), (5).__add__(3), 'a'.__eq__('a'), [].__class__, (1).__class__.__name__, int.__name__, str.join('-', 'ab'), list.append, dict.get({1:2},1))
l=[5,2,8]; l.sort(); print(l, sorted('bca'), sorted([1,-2,3], key=abs, reverse=True), l.index(8), l.count(2), l.pop(0), l, l+[1], l*2, [1,2]<[1,3], [1]==[1.0], l.copy(), l.extend([1]), l.insert(0,7), l, l.reverse(), l, l.clear(), l)
a=[3,1]; a+= (5,); print(a); a *= 2; print(a, [[]]*2, [None]*2)
d={'a':1,'b':2}; print(d, d.keys(), d.values(), d.items(), d.get('a'), d.get('z'), d.get('z',0), d.pop('a'), d, d.setdefault('q',5), d, d.update({'x':1}), d.update(y=2), d, 'x' in d, len(d), list(d), d.popitem(), {'a':1}|{'b':2}, {'a':1}=={'a':1.0}, dict([('k','v')]), dict(zip('ab',[1,2])), dict.fromkeys('ab',0), sorted(d), d.copy(), list(d.items()), {1:2}.keys() & {1}, {(1,2):3}, list(reversed({'a':1,'b':2})))
s1={1,2,3}; print(s1, s1|{4}, s1&{2,9}, s1-{1}, s1^{3,4}, 2 in s1, len(s1), {1}<={1,2}, s1.union([9]), s1.issubset({1,2,3,4}), s1.isdisjoint({9}), frozenset([1,2]), set(), set('a'), {*s1, 10}, s1 == {3,2,1}, sorted({'b','a'}))
s1.add(5); s1.discard(99); s1.remove(1); s1.update([7]); print(s1, s1.pop() in (2,3,5,7))
for e in ["{}.pop('a')","[].pop()","[1].index(5)","{1}.remove(9)","{[]:1}","{[1]}","set().pop()","{}.popitem()","[1,2,3].remove(7)","(1,2).index(5)","[3,'a'].sort()","sorted([1,'a'])","max([])","min()","sum(['a'])","list(5)","dict(5)","dict([1])","set(5)","tuple(5)","[1][1.0]","[1]['a']","range(1.5)","range(1,2,0)","slice(1,2)","[1,2][slice(0,1)]","list(zip([1],[1,2],strict=True))","(1,)+[1]","[1]+(1,)","iter(5)","next(5)","reversed(5)","enumerate(5)","isinstance(1,5)","hash([])","hash({})","issubclass(1,int)","callable(1)","id(1)==id(1)","type(1)==int","len(None)","abs(None)","sum(5)","any(5)","getattr(1,'x')","int.foo","(1).real","1 .numerator","print.__name__","len.__class__.__name__"]:
    try: print(e, '->', repr(eval(e)))
    except Exception as ex: print(e, type(ex).__name__, ex)
t=(1,2,3); print(t, (1,), (), t+(4,), t*2, t[1:], t.count(1), t.index(2), hash((1,2))==hash((1,2)), t<(1,2,4), 2 in t, tuple('ab'))
x=[1]; x.append(x); print(x); y={}; y['s']=y; print(y)
print(type(None), type(...), None, ..., NotImplemented, print, len, [].append.__name__, lambda: 0 if 0 else 1 and 0)if 0 else None
