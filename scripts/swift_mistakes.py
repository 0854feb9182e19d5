"""Small mistakes in a line of Swift: a comparison turned, a constant moved, a branch dropped, an early return.

Only whole expressions on one line are edited, so that the text of the line is enough: conditions without a binding,
returned and assigned values, bodies of one expression. `mutated(#) ? (a <= b) : (a < b)` holds both; what calls this puts
the mistake's number in place of the #.
"""
import re

EXPRESSIONS = [re.compile(form) for form in (
    r"^\s*(?:guard .+ else \{ )?return (?:try )?(?P<e>.+?)(?: \})?$",
    r"^\s*(?:[a-z]+ )*(?:let|var) \w+(?:: [^=]+)? = (?P<e>.+)$",
    r"^\s*[\w.\[\]]+[?!]? [-+*]?= (?P<e>.+)$",
    r"^[^{=]*\b(?:func|var|subscript)\b[^{=]*\{ (?:return )?(?P<e>.+) \}$")]
CONDITIONS = re.compile(r"^\s*(?:\} else )?(?P<word>if|while|guard) (?P<e>.+?) (?:else )?\{(?: .* \})?$")
FUNCTION = re.compile(r"^\s*(?:[a-z@]+(?:\(\w+\))? )*func .+ \{$")
STATEMENT = re.compile(r"\s*(?:return|let|var|if|for|case|guard|switch)\b")
NUMBER = re.compile(r"(?<![\w$])(?<![\w)\]?!]\.)\d[\d_]*(?:\.\d+)?(?!\w|\.\w)")
OTHERS = {" < ": (" <= ", " > "), " <= ": (" < ", " > "), " > ": (" >= ", " < "), " >= ": (" > ", " < "),
          " == ": (" != ",), " != ": (" == ",), " && ": (" || ",), " || ": (" && ",), " + ": (" - ",), " - ": (" + ",),
          "min(": ("max(",), "max(": ("min(",), "true": ("false",), "false": ("true",)}
TOKENS = [("comparison", re.compile(r" (?:<=?|>=?|==|!=) ")),
          ("swap", re.compile(r" (?:&&|\|\||\+|-) |\b(?:min|max)\(|\b(?:true|false)\b")), ("constant", NUMBER)]


def parts(text):
    """Where the parts between commas outside of brackets begin and end; none if the brackets do not match."""
    depth, start, found = 0, 0, []
    for i, character in enumerate(text):
        depth += (character in "([{") - (character in ")]}")
        if depth < 0:
            return []
        if character == "," and depth == 0:
            found.append((start, i))
            start = i + 2
    return [] if depth else found + [(start, len(text))]


def moved(number):
    if "." in number:
        return repr(float(number) * 1.5 if float(number) else 1.0)
    value = int(number.replace("_", ""))
    return str(value + 1 if value < 10 else value * 2)


def edits(line, before, after):
    """The edits of a line between two others: the kind of each, what is edited, and the line that can be both."""
    # Texts are blanked and comments left out; columns stay.
    code = re.sub(r'"(?:\\.|[^"\\])*"', lambda text: '"' + "_" * (len(text[0]) - 2) + '"', line).split("//")[0].rstrip()
    if FUNCTION.match(code):
        signature, left = code, 1
        while left:
            signature, left = re.subn(r"\([^()]*\)", "", signature)
        if "->" not in signature and "(" not in signature:
            yield "return", "returns at once", line[:len(code)] + " if mutated(#) { return }" + line[len(code):]
        return
    if after.startswith((".", "?", ":", "&&", "||", "+ ", "- ", "* ", "/ ", "==", "<", ">")):
        return
    word, spans = "", []
    if found := CONDITIONS.match(code):
        word, a = found["word"], found.start("e")
        spans = [(a + i, a + j) for i, j in parts(found["e"]) if not re.match(r"let |var |case |#|\.", code[a + i:])]
    elif found := next(filter(None, (form.match(code) for form in EXPRESSIONS)), None):
        spans = [found.span("e")]
    elif before.endswith("{") and after == "}" and not STATEMENT.match(code):
        spans = [(len(code) - len(code.lstrip()), len(code))]
    for start, end in spans:
        whole = line[start:end]
        if len(parts(code[start:end])) != 1 or re.search(r" [-+*/]?= |; ", code[start:end]):
            continue
        news = [(kind, line[start:match.start()] + other + line[match.end():end])
                for kind, token in TOKENS for match in token.finditer(code, start, end)
                for other in OTHERS.get(match[0]) or [moved(match[0])]]
        news += [("branch", {"if": "false", "guard": "true"}[word])] if word in ("if", "guard") else []
        for kind, new in news:
            yield kind, f"{whole} → {new}", f"{line[:start]}(mutated(#) ? ({new}) : ({whole})){line[end:]}"


def places(path, text):
    """The lines of a file that can be edited, and their edits."""
    lines, is_text = ["", *text.split("\n"), ""], False
    for number, line in enumerate(lines[1:-1], 1):
        is_text ^= line.count('"""') % 2 == 1
        if not is_text and '"""' not in line and "\\(" not in line and not line.lstrip().startswith(("//", "#")):
            if found := list(edits(line, lines[number - 1].rstrip(), lines[number + 1].strip())):
                yield path, number, found
