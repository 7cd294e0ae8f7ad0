import tensorflow as tf


class Tabs:
	def tabbed(self, x):
		if x:
			return 1
		return 2

	def mixed(self, x):
	    if x:
	        return 1
	    return 2


def top(x):
	if x:
	    return 1
	return 2


class Spaces:
    def mixed(self, x):
    	if x:
    		return 1
    	return 2
