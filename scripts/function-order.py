#!/usr/bin/env python3
"""Lists the functions that a window uses, in the order of their first use.

    scripts/function-order.py PROGRAM LIST

The linker puts them side by side in the program, so that a window needs a few megabytes of it and not pages all over. A
function that no longer exists is left out, and one that is not listed comes after the others, so the list is never wrong,
only less good. PROGRAM must have its symbols (`make app`). Needs Xvfb and valgrind, and takes some minutes.
"""
import json
import math
import os
import re
import subprocess
import sys
import time

from xvfb_window import desktop, finish

program, listed = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
# The phone's size in the recording. Valgrind is much slower, so the phone is slowed down as well.
width, height, slowdown = 375, 812, 6


def recording():
    """A recording of everything that people do: pages, drags, the ball and its list, a badge, scrolling, tabs."""
    lines, now = [], 0.5

    def point(phase, x, y):
        lines.append({"t": round(now, 4), "type": "pointer", "phase": phase, "id": 0, "x": x, "y": y})

    def drag(places, rest=1.0):
        nonlocal now
        point("down", *places[0])
        for a, b in zip(places, places[1:]):
            for step in range(1, 21):
                now += 1 / 60
                point("move", *(round(p + (q - p) * step / 20, 2) for p, q in zip(a, b)))
        now += 0.01
        point("up", *places[-1])
        now += rest

    def tap(x, y, rest=0.9):
        nonlocal now
        point("down", x, y)
        now += 0.05
        point("up", x, y)
        now += rest

    def key(name, rest=0.8):
        nonlocal now
        lines.append({"t": round(now, 4), "type": "key", "key": name})
        now += rest

    edge, corner, ball = (3, 400), (width - 50, height - 50), (width - 30, height / 2)
    tap(200, 160)
    drag([edge, (width - 5, 400)])
    tap(200, 160)
    tap(200, 246)
    drag([edge, corner], rest=1.2)
    drag([ball, (width / 2, height / 2 - 90)], rest=1.4)
    tap(30, height / 2 - 170)
    key("Escape")
    key("Escape")
    drag([(64, 228), (120, 300), (64, 228)])
    drag([(64, 228), (120, 300)])
    drag([(190, 640), (190, 300)], rest=2)
    for tab in (3, 5, 7, 1):
        tap(width * tab / 8, height - 55)
    return lines


def used(profile):
    """The names of the program's own functions in callgrind's file, in its order."""
    objects, names, found = {}, {}, {}
    holder = called = None
    for line in open(profile, errors="replace"):
        match = re.match(r"(c?)(ob|fn)=\((\d+)\)(?: (.*))?", line)
        if not match:
            continue
        of_call, kind, number, text = match.groups()
        table = objects if kind == "ob" else names
        if text:
            table[number] = text.strip()
        if kind == "ob":
            if of_call:
                called = table[number]
            else:
                holder = table[number]
        else:
            place = (called or holder) if of_call else holder
            called = None
            name = re.sub(r"'\d+$", "", table[number])
            if place and os.path.realpath(place) == os.path.realpath(program) and re.fullmatch(r"[\w$.]+", name):
                found[name] = None
    return [name for name in found if not name.startswith("0x")]


with desktop("1600x1800") as screen:
    path, profile = os.path.join(screen.folder, "recording.jsonl"), os.path.join(screen.folder, "profile")
    head = {"floatdesktop": 1, "device": "iphone-x", "presets": [], "appearance": "light", "language": "en",
            "entrances": [], "dock": {"edge": "right", "fraction": 0.5}}
    lines = recording()
    with open(path, "w") as file:
        file.write("\n".join(json.dumps(line) for line in [head] + lines) + "\n")
    words = [program, "run", "--scale", "2", "--replay", path]
    # The first run is without valgrind, so that the pictures of the first page are cached.
    process = subprocess.Popen(words, env=screen.environment)
    time.sleep(4)
    finish(process)
    process = subprocess.Popen(
        ["valgrind", "--tool=callgrind", "--demangle=no", f"--callgrind-out-file={profile}", "--quiet",
         *words, "--slowdown", str(slowdown)], env=screen.environment)
    time.sleep(math.ceil(lines[-1]["t"] * slowdown))
    finish(process)
    functions = used(profile)
if len(functions) < 1000:
    sys.exit(f"only {len(functions)} functions were found: has the program symbols?")
with open(listed, "w") as file:
    file.write("\n".join(functions) + "\n")
print(f"{len(functions)} functions")
