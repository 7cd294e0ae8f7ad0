# options: -f f --no-recursive
# columns: 72
def f(value,
      other):
	'''Tabs, joined lines and long words: ä.'''
	if value > other and \
	   value is not None:
		return a_function_with_a_long_name(value, keyword_argument=other, more=[value, other])
	# a comment
	return None
# not of the function
