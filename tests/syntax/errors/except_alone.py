except E:
  pass
