'a' "b" '''c'''
u'k' 'l'
b'\x00\xff' B'"'
r'\n' R'''\d''' 'it\'s' "q\"q"
'\a\b\f\n\r\t\v\\\0\101\x41\u00e9\U0001F600'
'\
x'
'é\u200b\ud800'
'\N{GREEK SMALL LETTER ALPHA}'
br'\x' rb'y'
'\d'
