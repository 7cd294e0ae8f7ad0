match = {}
match[case] = type(_)
print (a), exec
print >> f, x
match (a)
case = print
type = 1; _ = match
match, case = case, match
