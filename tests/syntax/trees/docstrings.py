'''module "doc" '''
def f():
    'tab\t and\nline'
    pass
class C:
    "ends with quote'"
def g():
    'has """ inside'
async def h():
    u'unicode'
def i():
    'back\\slash\x00'
