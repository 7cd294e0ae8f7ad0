with x
  pass
