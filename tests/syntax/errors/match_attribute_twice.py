match x:
  case A(b=1, b=2): pass
