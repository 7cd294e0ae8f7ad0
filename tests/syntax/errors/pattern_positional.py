match x:
  case A(b=1, c): pass
