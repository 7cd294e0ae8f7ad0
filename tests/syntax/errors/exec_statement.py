exec 'a'
