if x:
	a
	if y:
		b # c

# d
	c
x = [1,

  # comment
  2]; y = 1 + \
  2
if z: pass; pass;
