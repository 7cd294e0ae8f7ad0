class C:
  a = [x := 0 for y in z]
