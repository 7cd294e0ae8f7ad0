f(a,
  'b)
