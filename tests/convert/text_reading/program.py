import tensorflow as tf


def string_continuation(x):
    a = 'one \
two'
    b = r'raw \
raw'
    c = """triple \
  line"""
    return a + \
        b + c


def comment_continuation(x):
    y = 1  # a comment that ends with a backslash \
    y = 2
    return y


class Holder:
    def method(self, x):
        a = 'one \
two'
        b = """text
    \
    more
"""
        if x:
            return a + \
                b
        return """
at the margin"""

    def plain(self):
        """Doc \
        continued.

        More.
        """
        return 1


def one_line(x): return x if x else 1


def one_line_many(x): a = 1; b = 2; return a + b


def comments_last(x):
    return x
    # trailing comment
# another


if True:
    def indented(x):
        '''Doc

        deep
          deeper
        '''
        if x:
            return '''a
  b'''
        return 1


def doc_tab(x):
    """Tab	here
	and at the start
    """
    return x


def doc_blank_lines(x):
    """First

   
    \t
    Last"""
    return x


def doc_quote_mix(x):
    """He said "hello" and '''that'''."""
    return x


def doc_ends_quote(x):
    '''It is "quoted"'''
    return x


def doc_less_indent(x):
    """One
  two
      three
    """
    def inner():
        """Inner
        doc
        """
        return 1
    return inner()


def doc_unicode(x):
    """Größe → 7 \x00 \u200b end\\"""
    return x


def doc_bytes(x):
    b"""bytes
    """
    return x


def doc_u(x):
    u"""prefixed
    """
    return x


def doc_joined(x):
    "one" "two"
    return x


def doc_f(x):
    f"""not a doc"""
    return x
