# options: --all --features=ALL
def lists(n, d):
    assert n > 0, "no elements"
    out = []
    for i in range(n):
        out.append(i)
    last = out.pop()
    d['last'] = last
    if last == d['other'] or last != 0:
        print('same', last)
    return stack(out)


def stack(x):
    return x.stack(x)
