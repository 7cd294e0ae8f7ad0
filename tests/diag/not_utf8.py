#: append y = "\xff"\n
x = 1

#! 6 error WFT0002 SyntaxError: the file is not UTF-8: byte 0xff at offset 11