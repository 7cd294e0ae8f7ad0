match x, *y:
    case [1, -2.5, *_] | {'a': B.c, 'k': None} if z: pass
    case {0: _, **rest}: pass
    case -1 + 2j | 'a' 'b' | 1.5: pass
    case Cls(1, x=(2 | 3 as q), y=-4 as r, z=[s] as t): pass
    case a, *b, : pass
match (a, b):
    case (a): pass
match -x:
    case (a,) as t: pass
    case a.b.c(): pass
    case {}: pass
    case []: pass
    case (): pass
    case (1 | 2) | 3: pass
    case {-1: _, **k}: pass
    case b'x' | None | True: pass
    case _: pass
