é = ﬁ = 𝔘nicode = ª
x.ﬁ(ﬂ=1)
