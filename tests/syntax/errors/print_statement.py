print 'a'
