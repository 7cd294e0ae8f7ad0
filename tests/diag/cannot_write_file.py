#: convert FILE -f f -o no/such/folder/out.py
#! 0 error WFT0003 cannot write `no/such/folder/out.py`: No such file or directory
def f(x):
    return x
