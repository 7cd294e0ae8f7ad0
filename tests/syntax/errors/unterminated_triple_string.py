x = '''abc
y
