raise
raise X
raise X from Y
assert a
assert a, b
