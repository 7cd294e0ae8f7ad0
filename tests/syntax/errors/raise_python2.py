raise A, 'b'
