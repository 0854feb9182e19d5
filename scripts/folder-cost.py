#!/usr/bin/env python3
"""The cost of a prototype of many large pictures in the window: its first start, later starts, and memory at rest.

    scripts/folder-cost.py PROGRAM [RUNS] [PICTURES] [FOLDER]

Draws PICTURES (200) PNGs of 1290 x 2796 pixels and about 3 MB each, makes a prototype of them with `floatdesktop new
--from`, and opens it in a window below Xvfb, in turns with the demo. A start ends with the first line of the trace,
which is written when the first frame was presented; the picture is complete when nothing is painted any more. The first
start finds empty caches. Memory is the proportional set size once nothing happens any more. FOLDER keeps the pictures
for the next time.
"""
import json
import os
import random
import shutil
import statistics
import struct
import subprocess
import sys
import time
import zlib

from xvfb_window import desktop, finish, memory, rest

program = os.path.abspath(sys.argv[1])
runs = int(sys.argv[2]) if len(sys.argv) > 2 else 9
count = int(sys.argv[3]) if len(sys.argv) > 3 else 200
WIDTH, HEIGHT = 1290, 2796
# How pixels differ from their neighbours in a photograph: mostly not at all, seldom much.
STEPS = ((0, 172), (1, 30), (-1, 30), (2, 8), (-2, 8), (5, 4), (-5, 4))
TABLE = bytes(step % 256 for step, share in STEPS for _ in range(share))


def draw(path, seed):
    numbers, packer, parts = random.Random(seed), zlib.compressobj(1), []
    for y in range(HEIGHT):
        row = numbers.randbytes(WIDTH * 3).translate(TABLE)
        # The first row is predicted from left neighbours, the others from the mean of the left and upper ones.
        parts.append(packer.compress(b"\1" + bytes([120, 140, 160]) + row[3:] if y == 0 else b"\3" + row))
    parts.append(packer.flush())

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 2, 0, 0, 0))
                   + chunk(b"IDAT", b"".join(parts)) + chunk(b"IEND", b""))


def shown(trace):
    """The time of the last frame in which anything changed, in ms after the first."""
    with open(trace) as file:
        times = [line["t"] for line in map(json.loads, file) if line["painting"]["pixels"] > 0]
    return (times[-1] - times[0]) * 1000


with desktop("1600x1900") as screen:
    screens = sys.argv[4] if len(sys.argv) > 4 else os.path.join(screen.folder, "screens")
    os.makedirs(screens, exist_ok=True)
    for index in range(count):
        path = os.path.join(screens, f"screen-{index + 1:03}.png")
        if not os.path.exists(path):
            draw(path, index)
    size = sum(os.path.getsize(os.path.join(screens, name)) for name in os.listdir(screens)) / 1e6
    own = os.path.join(screen.folder, "own")
    subprocess.run([program, "new", own, "--from", screens], check=True, stdout=subprocess.DEVNULL)
    cache = os.path.join(screen.folder, ".cache/floatdesktop/screens")
    kinds = {"demo": [], "folder, first": ["--prototype", own], "folder, next": ["--prototype", own]}
    times = {kind: [] for kind in kinds}
    pictures = {kind: [] for kind in kinds}
    sizes = {kind: [] for kind in kinds}
    for turn in range(runs + 1):
        for kind, words in kinds.items():
            if kind == "folder, first":
                shutil.rmtree(cache, ignore_errors=True)
            process, seconds, trace = screen.start(program, words)
            first = seconds * 1000
            rest(process, trace)
            size_at_rest = memory(process.pid)
            finish(process)
            # The first turn fills the caches of the program and of the system.
            if turn > 0:
                times[kind].append(first)
                pictures[kind].append(first + shown(trace))
                sizes[kind].append(size_at_rest)
    print(f"{count} pictures of {size / count:.1f} MB, scale 2, Xvfb, medians of {runs}, load {os.getloadavg()[0]:.1f}:")
    for kind in kinds:
        first, whole = statistics.median(times[kind]), statistics.median(pictures[kind])
        print(f"{kind + ':':16} first frame {first:6.1f} ms (least {min(times[kind]):.1f}), all shown {whole:6.1f} ms, "
              f"at rest {statistics.median(sizes[kind]):.1f} MB PSS (budget 80)")
