if x:
  break
