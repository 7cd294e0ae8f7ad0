# Any function may be called with anything; what it gives can be called and used in the same way.


class Nothing:
    def __call__(self, *args, **kwargs):
        return self

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return self

    def __getitem__(self, key):
        return self

    def __iter__(self):
        return iter((self, self))

    def __enter__(self):
        return self

    def __exit__(self, kind, value, traceback):
        return False


nothing = Nothing()


def __getattr__(name):
    return nothing


plot = scatter = show = figure = title = xlabel = ylabel = legend = savefig = subplot = subplots = close = grid = axis = nothing
hist = bar = imshow = colorbar = tight_layout = xlim = ylim = pause = draw = ion = ioff = clf = cla = fill_between = errorbar = nothing
semilogy = semilogx = loglog = contour = contourf = text = annotate = style = rcParams = gca = gcf = suptitle = xticks = yticks = nothing
axhline = axvline = nothing
