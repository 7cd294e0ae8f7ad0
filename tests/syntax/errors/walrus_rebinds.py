[x := 0 for x in y]
