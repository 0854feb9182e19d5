#!/usr/bin/env python3
"""The cost of the window on a display without a screen: start to first frame, memory and CPU at rest.

    scripts/live-cost.py PROGRAM [RUNS]

Xvfb is the display. The first frame is complete when the program has written the first line of its trace, which it does
after presenting the frame. Memory is the proportional set size; CPU is the process's own clock over ten seconds without
input.
"""
import os
import pathlib
import statistics
import sys
import time

from xvfb_window import desktop, finish, memory, rest, run_time

program = os.path.abspath(sys.argv[1])
runs = int(sys.argv[2]) if len(sys.argv) > 2 else 9

def wake_ups(pid):
    lines = [line for status in pathlib.Path(f"/proc/{pid}/task").glob("*/status") for line in status.read_text().splitlines()]
    return sum(int(line.split()[1]) for line in lines if "ctxt_switches" in line)

def frames(trace):
    with open(trace) as file:
        return sum('"rest":' not in line for line in file)

with desktop("1600x1800") as screen:
    walls, cpus = [], []
    for _ in range(runs):
        process, seconds, _ = screen.start(program)
        walls.append(seconds * 1000)
        cpus.append(run_time(process.pid) * 1000)
        finish(process)
    process, _, trace = screen.start(program)
    rest(process, trace)
    size, used, woken, drawn = memory(process.pid), run_time(process.pid), wake_ups(process.pid), frames(trace)
    time.sleep(10)
    used = run_time(process.pid) - used
    woken = wake_ups(process.pid) - woken
    drawn = frames(trace) - drawn
    finish(process)
    print(f"live window, scale 2, Xvfb: start to first frame {statistics.median(walls):.1f} ms, "
          f"{statistics.median(cpus):.1f} ms of it on a processor")
    print(f"(medians of {runs}; least {min(walls):.1f} and {min(cpus):.1f} ms; budget 60)")
    print(f"live window at rest: {size:.1f} MB PSS (budget 45), "
          f"{used * 10:.3f} % CPU, {drawn} frames, {woken} wake-ups in 10 s")
