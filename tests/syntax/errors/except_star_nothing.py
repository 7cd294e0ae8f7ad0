try:
  pass
except*:
  pass
