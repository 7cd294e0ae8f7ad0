if x.y = 3: pass
