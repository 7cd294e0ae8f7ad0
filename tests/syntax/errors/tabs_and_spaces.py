if x:
        a
	b
