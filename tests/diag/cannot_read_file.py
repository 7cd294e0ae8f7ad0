#: check nowhere.py
#! 0 error WFT0001 cannot read `nowhere.py`: No such file or directory
x = 1
