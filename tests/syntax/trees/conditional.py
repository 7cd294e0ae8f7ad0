a if b else c if d else e
(a if b else c) if d else e
lambda: a if b else c
