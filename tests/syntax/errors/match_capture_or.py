match x:
  case y | 1: pass
