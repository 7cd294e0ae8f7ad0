try: pass
except: pass
try:
    a
except (A, B) as e: pass
except C:
    pass
else: b
finally:
    c
try: pass
finally: pass
try: pass
except* (A, B) as e: pass
except  * C: pass
