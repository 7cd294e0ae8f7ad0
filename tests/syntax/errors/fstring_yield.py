f'{yield}'
