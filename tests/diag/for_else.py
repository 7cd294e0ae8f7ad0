#: convert FILE -f f
def f(xs):
    for x in xs:
#! 5 error WFT0200 UnsupportedLanguageElementError: for/else statement not yet supported
        if x:
            break
    else:
        x = 1
    return x
