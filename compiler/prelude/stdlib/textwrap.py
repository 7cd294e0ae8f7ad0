"""dedent, indent and plain wrapping."""


def dedent(text):
    lines = [line if line.strip() else "" for line in text.split("\n")]
    margin = None
    for line in lines:
        if line:
            lead = line[:len(line) - len(line.lstrip())]
            if margin is None:
                margin = lead
            while not lead.startswith(margin):
                margin = margin[:-1]
    return "\n".join(line[len(margin or ""):] for line in lines)


def indent(text, prefix, predicate=None):
    keep = predicate or (lambda line: line.strip())
    return "".join(prefix + line if keep(line) else line for line in text.splitlines(True))


def wrap(text, width=70, initial_indent="", subsequent_indent="", **kw):
    lines, line = [], ""
    for word in text.split():
        lead = subsequent_indent if lines else initial_indent
        if line and len(lead) + len(line) + 1 + len(word) > width:
            lines.append(lead + line)
            line = word
        else:
            line = line + " " + word if line else word
    if line:
        lines.append((subsequent_indent if lines else initial_indent) + line)
    return lines


def fill(text, width=70, **kw):
    return "\n".join(wrap(text, width, **kw))


def shorten(text, width, placeholder=" [...]", **kw):
    words = text.split()
    if len(" ".join(words)) <= width:
        return " ".join(words)
    while words and len(" ".join(words)) + len(placeholder) > width:
        words.pop()
    return " ".join(words) + placeholder if words else placeholder.strip()
