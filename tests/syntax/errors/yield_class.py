class C:
  yield 1
