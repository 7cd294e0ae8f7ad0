def f(x)
#! 9 error WFT0100 SyntaxError: expected ':'
    return x
