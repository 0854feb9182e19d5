#!/usr/bin/env python3
"""Writes what is installed beside the program and made from it: manuals.py PROGRAM FOLDER

    FOLDER/man/floatdesktop.1               packaging/floatdesktop.1, with the options of all commands
    FOLDER/man/floatdesktop-config.5        docs/configuration.md, which is made from the tables of parameters
    FOLDER/man/floatdesktop-prototype.5     docs/prototypes.md, and the keys of the program's schema
    FOLDER/man/floatdesktop-scenario.5      docs/scenarios.md, and the keys of the program's schema where there is one
    FOLDER/completions/                     the scripts for bash, zsh and fish

The pages bear the date of the last commit, or that of SOURCE_DATE_EPOCH.
"""
import json
import os
import re
import subprocess
import sys
import textwrap
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PAGES = {
    "config": ("docs/configuration.md", "the config file: every key, its values and its default"),
    "prototype": ("docs/prototypes.md", "the file of a prototype: pages, pictures and what a press does"),
    "scenario": ("docs/scenarios.md", "the file of a scenario: steps that play a prototype"),
}


def read(path):
    with open(os.path.join(ROOT, path), encoding="utf-8") as file:
        return file.read()


def output(program, *arguments):
    """What the program prints; None where it refuses."""
    done = subprocess.run([program, *arguments], capture_output=True, text=True, encoding="utf-8")
    return done.stdout if done.returncode == 0 else None


def date():
    epoch = os.environ.get("SOURCE_DATE_EPOCH")
    if not epoch:
        log = subprocess.run(["git", "-C", ROOT, "log", "-1", "--format=%ct"], capture_output=True, text=True)
        epoch = log.stdout.strip() or time.time()
    return time.strftime("%Y-%m-%d", time.gmtime(int(epoch)))


# Text as troff takes it.

def escaped(text):
    return text.replace("\\", "\\e").replace("-", "\\-")


def inline(text):
    """A paragraph's Markdown: code, bold, italics and links."""
    parts = re.split(r"(`+[^`]+`+|\*\*.+?\*\*|(?<!\*)\*[^* ][^*]*\*|!?\[[^]]*\]\([^)]*\))", text)
    out = ""
    for part in parts:
        link = re.fullmatch(r"(!?)\[([^]]*)\]\(([^)]*)\)", part)
        if re.fullmatch(r"`+[^`]+`+", part):
            out += "\\fB" + escaped(part.strip("`")) + "\\fR"
        elif part.startswith("**") and part.endswith("**") and len(part) > 4:
            out += "\\fB" + inline(part[2:-2]).replace("\\fR", "\\fB") + "\\fR"
        elif link:
            words, target = inline(link.group(2)), link.group(3)
            out += "" if link.group(1) else words + (f" ({escaped(target)})" if target.startswith("http") else "")
        elif re.fullmatch(r"\*[^*]+\*", part):
            out += "\\fI" + escaped(part[1:-1]) + "\\fR"
        else:
            out += escaped(part)
    return out.replace("\\|", "|")


def lines(text):
    """Lines that are no requests, at most 78 characters wide."""
    wrapped = textwrap.wrap(text, 78, break_long_words=False, break_on_hyphens=False)
    return ["\\&" + line if line[:1] in ".'" else line for line in wrapped]


def literal(block):
    rows = ["\\&" + escaped(row) if row[:1] in (".", "'") else escaped(row) for row in block]
    return [".RS 4", ".nf", *rows, ".fi", ".RE"]


def cells(row):
    return [cell.strip() for cell in re.split(r"(?<!\\)\|", row.strip().strip("|"))]


def table(rows):
    """Each row as a paragraph: its first cell, and then the others with their headings."""
    head, out = cells(rows[0]), []
    for row in rows[2:]:
        first, *rest = cells(row)
        out += [".TP", inline(first)]
        texts = []
        for name, cell in zip(head[1:], rest):
            if cell:
                texts.append((f"{name}: " if name and len(head) > 2 else "") + cell.rstrip("."))
        out += lines(inline(". ".join(texts) + "." if texts else "\\&"))
    return out


def troff(markdown):
    """A document without its title."""
    source, out, index = markdown.split("\n"), [], 0
    while index < len(source):
        line = source[index]
        if re.match(r"\s*```", line):
            end = next(i for i in range(index + 1, len(source)) if re.match(r"\s*```", source[i]))
            out += [".PP"] + literal(textwrap.dedent("\n".join(source[index + 1:end])).split("\n"))
            index = end + 1
        elif line.startswith("    ") and (not out or not source[index - 1].strip()):
            end = index
            while end < len(source) and (source[end].startswith("    ") or not source[end].strip()):
                end += 1
            out += [".PP"] + literal("\n".join(row[4:] for row in source[index:end]).rstrip().split("\n"))
            index = end
        elif line.startswith("|"):
            end = index
            while end < len(source) and source[end].startswith("|"):
                end += 1
            out += table(source[index:end])
            index = end
        elif line.startswith("#"):
            level, title = re.match(r"(#+) *(.*)", line).groups()
            plain = escaped(re.sub(r"[`*]", "", title))
            if len(level) == 2:
                out += [f'.SH "{plain.upper()}"']
            elif len(level) > 2:
                out += [f'.SS "{plain}"']
            index += 1
        elif not line.strip() or line.startswith("<!--") or line.startswith("!["):
            index += 1
        else:
            item = re.match(r"\s*([-*]|\d+\.) +(.*)", line)
            text, end = (item.group(2) if item else line), index + 1
            while end < len(source) and source[end].strip() and not re.match(r"\s*([-*] |\d+\. |```)|[|#]", source[end]):
                text += " " + source[end].strip()
                end += 1
            mark = None if not item else "\\(bu" if item.group(1) in "-*" else item.group(1)
            out += ([f".IP {mark} 4"] if mark else [".PP"]) + lines(inline(text.strip()))
            index = end
    # A heading begins a paragraph itself.
    return [row for before, row in zip([".SH"] + out, out) if row != ".PP" or before[:3] not in (".SH", ".SS")]


def schema_keys(text):
    """Every key of a schema with a sentence: its path, and what is said of it."""
    whole, found = json.loads(text), []

    def resolve(node, trail=()):
        name = node.get("$ref", "").split("/")[-1]
        if not name or name in trail:
            return {} if name else node
        definition = {**whole.get("definitions", {}), **whole.get("$defs", {})}.get(name, {})
        return resolve({**definition, **{key: value for key, value in node.items() if key != "$ref"}}, (*trail, name))

    def walk(node, name, depth):
        node = resolve(node)
        for option in sum((node.get(part, []) for part in ("anyOf", "oneOf", "allOf")), []):
            walk(option, name, depth)
        if isinstance(node.get("items"), dict):
            walk(node["items"], name, depth)
        if isinstance(node.get("additionalProperties"), dict):
            walk(node["additionalProperties"], "NAME", depth + 1)
        for key, value in node.get("properties", {}).items():
            value = resolve(value)
            said = value.get("description", "")
            if "enum" in value:
                said += " One of " + ", ".join(json.dumps(word).strip('"') for word in value["enum"]) + "."
            entry = (f"{name}.{key}" if name else key, said)
            if entry not in found and depth <= 6:
                found.append(entry)
                walk(value, key, depth + 1)

    walk(whole, "", 0)
    return [entry for entry in found if entry[1]]


def section_5(program, name):
    path, summary = PAGES[name]
    out = [f".TH FLOATDESKTOP\\-{name.upper()} 5 {date()} FloatDesktop \"File Formats\""]
    out += [".SH NAME", f"floatdesktop\\-{name} \\- {escaped(summary)}", ".SH DESCRIPTION"]
    out += troff(read(path))
    schema = output(program, "config", "schema", name) if name != "config" else None
    keys = schema_keys(schema) if schema else []
    if keys:
        out += ['.SH "ALL KEYS"']
        for key, text in keys:
            out += [".TP", f"\\fB{escaped(key)}\\fR"] + lines(escaped(text))
    out += [".SH \"SEE ALSO\""]
    others = ["floatdesktop (1)"] + [f"floatdesktop\\-{other} (5)" for other in PAGES if other != name]
    return out + [f".BR {other}" + ("," if other != others[-1] else "") for other in others]


def options(arguments):
    out = []
    for argument in arguments:
        if not argument["shouldDisplay"] or argument["valueName"] in ("version", "help"):
            continue
        names = [("--" if n["kind"] == "long" else "-") + n["name"] for n in argument.get("names", [])]
        value = argument.get("valueName", "")
        if argument["kind"] == "positional":
            head = f"\\fI{escaped(value)}\\fR"
        else:
            head = ", ".join(f"\\fB{escaped(name)}\\fR" for name in names)
            head += f" \\fI{escaped(value)}\\fR" if argument["kind"] == "option" else ""
        repeats = " May be repeated." if argument["isRepeating"] and "repeated" not in argument.get("abstract", "") else ""
        out += [".TP", head] + lines(escaped(argument.get("abstract", "") + repeats))
    return out


def section_1(program):
    tree = json.loads(output(program, "--experimental-dump-help"))["command"]
    window = next(c for c in tree["subcommands"] if c["commandName"] == tree["defaultSubcommand"])

    def names(arguments):
        return {n["name"] for a in arguments for n in a.get("names", [])} | {a["valueName"] for a in arguments}

    shared, commands = names(window["arguments"]), []

    def add(command, path):
        for child in command.get("subcommands", []):
            if not child["shouldDisplay"] or child["commandName"] in (window["commandName"], "help"):
                continue
            words = path + [child["commandName"]]
            # What is described above is named alone.
            mine = [a for a in child["arguments"] if a["shouldDisplay"] and a["valueName"] not in ("version", "help")]
            fresh = [a for a in mine if not (names([a]) - {a["valueName"]} or {""}) <= shared or a["kind"] == "positional"]
            same = sorted({f"\\fB{escaped(('--' if len(n) > 1 else '-') + n)}\\fR" for a in mine if a not in fresh
                           for n in (x["name"] for x in a.get("names", []))})
            if fresh or same:
                commands.extend([f'.SS "floatdesktop {" ".join(words)}"', *lines(escaped(child.get("abstract", "")))])
                if same:
                    commands.extend([".PP", *lines("As above: " + ", ".join(same) + ".")])
                commands.extend(options(fresh))
            add(child, words)

    add(tree, [])
    page = read("packaging/floatdesktop.1").replace('"" FloatDesktop', f"{date()} FloatDesktop", 1)
    marks = {
        '.\\" OPTIONS OF THE WINDOW': options(window["arguments"]),
        '.\\" OPTIONS OF COMMANDS': commands,
    }
    for mark, rows in marks.items():
        if mark not in page:
            sys.exit(f"manuals: packaging/floatdesktop.1 has no line {mark}")
        page = page.replace(mark, "\n".join(rows))
    return [part for row in page.split("\n") for part in ([row] if row[:1] == "." else lines(row) or [row])]


def write(folder, name, rows):
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
        file.write("\n".join(rows).rstrip() + "\n")


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    program, folder = os.path.abspath(sys.argv[1]), sys.argv[2]
    write(folder + "/man", "floatdesktop.1", section_1(program))
    for name in PAGES:
        write(folder + "/man", f"floatdesktop-{name}.5", section_5(program, name))
    for shell, name in {"bash": "floatdesktop", "zsh": "_floatdesktop", "fish": "floatdesktop.fish"}.items():
        write(folder + "/completions/" + shell, name, output(program, "--generate-completion-script", shell).split("\n"))


main()
