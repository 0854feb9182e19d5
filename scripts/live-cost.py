#!/usr/bin/env python3
"""What the window costs on a display without a screen: start to first frame, memory and CPU at rest.

    scripts/live-cost.py PROGRAM [RUNS]

Xvfb is the display. The first frame is there when the program has written the first line of its trace, which it does
after presenting it. Memory is the proportional set size; CPU is what the process's own clock counts in ten seconds in
which nobody touches anything.
"""
import os
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time

program = os.path.abspath(sys.argv[1])
runs = int(sys.argv[2]) if len(sys.argv) > 2 else 9


def run_time(pid):
    """The process's CPU clock, in seconds: all its threads, those that have ended too."""
    return time.clock_gettime((~pid << 3) | 2)


def wake_ups(pid):
    total = 0
    for task in os.listdir(f"/proc/{pid}/task"):
        with open(f"/proc/{pid}/task/{task}/status") as file:
            for line in file:
                if "ctxt_switches" in line:
                    total += int(line.split()[1])
    return total


def memory(pid):
    with open(f"/proc/{pid}/smaps_rollup") as file:
        for line in file:
            if line.startswith("Pss:"):
                return int(line.split()[1]) / 1024
    return 0


def start(folder, environment):
    trace = os.path.join(folder, "trace.jsonl")
    if os.path.exists(trace):
        os.remove(trace)
    begin = time.monotonic()
    process = subprocess.Popen(
        [program, "run", "--scale", "2", "--trace", trace], env=environment, stderr=subprocess.DEVNULL)
    while not (os.path.exists(trace) and os.path.getsize(trace) > 0):
        if process.poll() is not None:
            sys.exit("the program ended before it showed anything")
        time.sleep(0.0002)
    return process, (time.monotonic() - begin, run_time(process.pid)), trace


def frames(trace):
    with open(trace) as file:
        return sum(1 for _ in file)


def end(process):
    process.send_signal(signal.SIGTERM)
    process.wait()


if not shutil.which("Xvfb"):
    print("live window: skipped, there is no Xvfb")
    sys.exit(0)
# The program watches the folders above its config file for it to come; nobody else writes here.
folder = tempfile.mkdtemp(dir="/var/tmp")
reader, writer = os.pipe()
server = subprocess.Popen(
    ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1600x1800x24", "-nolisten", "tcp"],
    pass_fds=[writer], stderr=subprocess.DEVNULL)
try:
    display = os.read(reader, 16).decode().strip()
    environment = {"PATH": os.environ["PATH"], "HOME": folder, "XDG_RUNTIME_DIR": folder,
                   "DISPLAY": f":{display}", "LANG": "C.UTF-8"}
    for name in ("LD_LIBRARY_PATH", "FLOATDESKTOP_ASSETS"):
        if name in os.environ:
            environment[name] = os.environ[name]
    times = []
    for _ in range(runs):
        process, seconds, _ = start(folder, environment)
        times.append([s * 1000 for s in seconds])
        end(process)
    process, _, trace = start(folder, environment)
    # Pictures of pages that may come next are still being made: wait for a second in which nothing happens.
    for _ in range(60):
        used = run_time(process.pid)
        time.sleep(1)
        if run_time(process.pid) == used:
            break
    size, used, woken, drawn = memory(process.pid), run_time(process.pid), wake_ups(process.pid), frames(trace)
    time.sleep(10)
    used = run_time(process.pid) - used
    woken = wake_ups(process.pid) - woken
    drawn = frames(trace) - drawn
    end(process)
    walls, cpus = [t[0] for t in times], [t[1] for t in times]
    print(f"live window, scale 2, Xvfb: start to first frame {statistics.median(walls):.1f} ms, "
          f"{statistics.median(cpus):.1f} ms of it on a processor")
    print(f"(medians of {runs}; least {min(walls):.1f} and {min(cpus):.1f} ms; budget 60)")
    print(f"live window at rest: {size:.1f} MB PSS (budget 45), "
          f"{used * 10:.3f} % CPU, {drawn} frames, {woken} wake-ups in 10 s")
finally:
    server.terminate()
    server.wait()
    shutil.rmtree(folder, ignore_errors=True)
