# A stand-in for matplotlib: programs that plot run, and plot nothing.


def use(backend, force=True):
    return None
