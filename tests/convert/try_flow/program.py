import tensorflow as tf


def defined_in_body(x):
    try:
        a = 1
        b = 2
    except ValueError:
        a = 3
    if x:
        a = 4
        b = 5
        c = 6
    return a, b


def raise_in_body(x):
    try:
        if x:
            raise ValueError()
        a = 1
    except ValueError:
        b = 2
    except KeyError:
        c = 3
    while x:
        a = 1
        b = 1
        c = 1
        x = x - 1
    return a, b, c


def raise_then_code(x):
    try:
        a = 1
        raise ValueError()
        b = 1
    except ValueError:
        d = 2
    if x:
        a = b = d = e = 4
    return a, b, d, e


def nested_raise(x):
    try:
        try:
            a = 1
            raise ValueError()
        except KeyError:
            b = 1
        c = 1
    except ValueError:
        d = 1
    if x:
        a, b, c, d = 1, 2, 3, 4
    return a, b, c, d


def with_finally(x):
    try:
        a = 1
        if x:
            raise ValueError()
        b = 1
    finally:
        c = 1
    for i in x:
        a = b = c = i
    return a, b, c


def finally_only_raise(x):
    try:
        raise ValueError()
    finally:
        c = 1
    for i in x:
        c = i
    return c


def return_in_finally(x):
    try:
        x = 1
    finally:
        return x


def with_else(x):
    try:
        a = 1
    except ValueError:
        b = 1
    else:
        c = 1
        d = 1
    if x:
        a = b = c = d = 1
    return a, b, c, d


def else_loop(x):
    try:
        a = 1
    except ValueError:
        b = 1
    else:
        while x:
            x = x - 1
    return x


def else_for_return(x):
    try:
        a = 1
    except ValueError:
        b = 1
    else:
        for i in x:
            return i
    return x


def else_return(x):
    try:
        a = 1
    except ValueError:
        return 1
    else:
        return 2


def handlers_in_loop(x):
    for i in x:
        try:
            if i:
                continue
            a = i
        except ValueError as e:
            if e:
                break
            b = e
        except (KeyError, TypeError):
            return i
        else:
            c = i
            if c:
                continue
            d = 1
        finally:
            f = i
        g = i
    return x


def bare_handlers(x):
    try:
        y = x
    except:
        y = 2
        raise
    return y


def star(x):
    try:
        y = x
        if x:
            y = 2
    except* ValueError as e:
        if x:
            y = e
    except* (KeyError, TypeError):
        y = 4
    else:
        y = 5
        if y:
            y = 6
    finally:
        z = y
    return z


def star_in_loop(x):
    for i in x:
        try:
            if i:
                y = 1
                continue
            z = 1
        except* ValueError:
            y = 2
        w = 1
    return x


def star_first_in_try(x):
    try:
        try:
            x = 1
        except* ValueError:
            x = 2
    except TypeError:
        x = 3
    return x


def handler_variable_after(x):
    e = 1
    try:
        x = 1
    except ValueError as e:
        x = e
    if x:
        e = 2
    return e


def raise_from(x):
    try:
        x = 1
    except ValueError as e:
        raise KeyError(str(e)) from e
    else:
        y = 1
        if x:
            raise
    return y
