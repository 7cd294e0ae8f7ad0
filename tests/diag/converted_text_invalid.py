#: convert FILE -f f --features=ASSERT_STATEMENTS
def f(x, why):
    assert x > 0, why
#! 19 error WFT0202 NotImplementedError: can only convert string messages for now.
    return x
