import a . b as c, d
from . import (a, b as c,)
from .x.y import *
from ... import q
from .... z import (
  w)
from a import b as b
