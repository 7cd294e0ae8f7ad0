if !x: pass
