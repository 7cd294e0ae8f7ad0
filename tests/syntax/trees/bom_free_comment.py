# only a comment

# another
