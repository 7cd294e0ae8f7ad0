import json, random, math, sys, os, time
print(json.dumps({'a':[1,2.5,None,True,'x"é\n'],'b':{'c':()}}), json.dumps([1,{'a':2}],indent=2), json.dumps({'b':1,'a':2},sort_keys=True), json.dumps('é',ensure_ascii=False), json.dumps({1:2,None:3}), json.dumps([1,2],separators=(',',':')))
print(json.loads('{"a": [1, 2.5e3, null, true, "x\\u00e9\\n"], "b": {}}'), json.loads('[]'), json.loads(' "s" '), json.loads('-1'), json.loads('1e5'))
try: json.loads('{bad}')
except ValueError as e: print(type(e).__name__, e)
try: json.dumps({1,2})
except TypeError as e: print(e)
random.seed(42); print(random.random(), random.randint(1,100), random.uniform(0,10), random.choice('abcdef'), random.gauss(0,1), random.gauss(0,1), random.normalvariate(0,1), random.randrange(0,100,7), random.getrandbits(70))
l=list(range(10)); random.shuffle(l); print(l, random.sample(range(100),5), random.choices([1,2,3],k=5), random.choices('abc',weights=[1,5,2],k=4), random.triangular(), random.expovariate(2), random.betavariate(1,2), random.gammavariate(2,1))
random.seed('text'); print(random.random()); random.seed(3.5); print(random.random()); random.seed(-7); print(random.random()); r=random.Random(5); print(r.random(), r.randint(0,9), r.sample([1,2,3,4],2)); random.seed(2**70); print(random.random())
print(math.pi, math.sqrt(2), math.floor(-1.5), math.ceil(1.2), math.exp(1), math.log(10), math.log2(8), math.log(8,2), math.log10(1000), math.sin(1), math.cos(1), math.tan(1), math.atan2(1,2), math.gcd(12,18,6), math.lcm(4,6), math.isnan(math.nan), math.factorial(20), math.factorial(30), math.prod([2,3]), math.hypot(3,4), math.isclose(0.3,0.1+0.2), math.comb(10,3), math.perm(5,2), math.trunc(-2.7), math.fsum([.1]*10), math.copysign(1,-0.0), math.modf(2.5), math.frexp(8), math.degrees(1), math.radians(180), math.isqrt(10**20), math.erf(0.5), math.gamma(5), math.dist([0,0],[3,4]), math.log(10**400), math.cbrt(27), math.fmod(-7,3), math.inf, -math.inf, math.e, math.tau)
for e in ["math.sqrt(-1)","math.log(0)","math.exp(1000)","math.factorial(-1)","math.floor('a')","math.sqrt('a')","math.gcd(1.5)","math.pow(10,400)","10.0**400"]:
    try: print(e, eval(e))
    except Exception as ex: print(e, type(ex).__name__, ex)
print(os.path.join('a','b','/c','d'), os.path.basename('/x/y.py'), os.path.dirname('/x/y.py'), os.path.splitext('a.tar.gz'), os.path.exists('/nonexistent'), os.path.split('/a/b'))
print(sys.maxsize, sys.version_info[:2], sys.version_info >= (3,8), isinstance(time.time(), float), len(sys.argv))
import io
b=io.StringIO(); print('hi', file=b); b.write('x'); print(repr(b.getvalue()))
for line in io.StringIO('a\nb\n'): print(repr(line))
import contextlib
with contextlib.redirect_stdout(io.StringIO()) as o: print('captured')
print(repr(o.getvalue()))
import tempfile
with tempfile.TemporaryDirectory() as d:
    p=os.path.join(d,'f.txt')
    with open(p,'w') as f: f.write('l1\nl2\n'); print('l3', file=f)
    with open(p) as f: print(f.read())
    with open(p) as f: print([l.strip() for l in f], f.readlines())
    with open(p,'a') as f: f.write('more')
    print(open(p).readlines(), os.listdir(d), os.path.isfile(p), os.path.getsize(p))
try: open('/nonexistent/x')
except FileNotFoundError as e: print(e, e.errno)
import argparse
ap=argparse.ArgumentParser(description='d'); ap.add_argument('--n',type=int,default=3,help='h'); ap.add_argument('--flag',action='store_true'); ap.add_argument('pos',nargs='?',default='p'); ap.add_argument('-l','--long-name',type=float,default=.5)
print(ap.parse_args([]), ap.parse_args(['--n','5','--flag','x','-l','2']).n, vars(ap.parse_args(['--long-name=1'])))
import re
print(re.match(r'(\w+)@(\w+)\.com','joe@site.com').groups(), re.findall(r'\d+','a1b22c333'), re.sub(r'\s+',' ','a  b   c'), re.split(r'[,;]','a,b;c'), re.search('b(.)','abc').group(1), re.fullmatch('a*','aaa') is not None, re.compile(r'(?P<y>\d{4})-(?P<m>\d\d)').match('2024-05').groupdict(), re.sub(r'(\w)(\w)',r'\2\1','abcd'), re.findall(r'(a)(b)?','ab a'), [m.span() for m in re.finditer('o','foo')], re.sub('x',lambda m: m.group().upper(),'axb'), re.escape('a.b'), re.findall('^a','a\na',re.M), re.match('A','a',re.I) is not None, re.findall(r'\bfoo\b','foo food foo'))
import warnings; warnings.filterwarnings('ignore')
import logging; logging.basicConfig(level=logging.ERROR); logging.getLogger(__name__).info('x')
import inspect; print(inspect.signature(lambda a,b=1,*c,d=2,**e: 0), list(inspect.signature(math.hypot and (lambda x,y:0)).parameters), inspect.isfunction(len), inspect.isclass(int))
