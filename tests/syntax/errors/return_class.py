class C:
  return 1
