#!/usr/bin/env python3
"""What the window costs on a display without a screen: start to first frame, memory and CPU at rest.

    scripts/live-cost.py PROGRAM [RUNS]

Xvfb is the display. The first frame is there when the program has written the first line of its trace, which it does
after presenting it. Memory is the proportional set size; CPU is the sum of the run time of the program's threads,
which the kernel counts in nanoseconds, over ten seconds in which nobody touches anything.
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
    total = 0
    for task in os.listdir(f"/proc/{pid}/task"):
        with open(f"/proc/{pid}/task/{task}/schedstat") as file:
            total += int(file.read().split()[0])
    return total / 1e9


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
    return process, time.monotonic() - begin, trace


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
        times.append(seconds * 1000)
        end(process)
    process, _, trace = start(folder, environment)
    time.sleep(2)
    size, used, woken, drawn = memory(process.pid), run_time(process.pid), wake_ups(process.pid), frames(trace)
    time.sleep(10)
    used = run_time(process.pid) - used
    woken = wake_ups(process.pid) - woken
    drawn = frames(trace) - drawn
    end(process)
    print(f"live window, scale 2, Xvfb: start to first frame {statistics.median(times):.1f} ms "
          f"(median of {runs}, least {min(times):.1f}; budget 60)")
    print(f"live window at rest: {size:.1f} MB PSS (budget 45), "
          f"{used * 10:.3f} % CPU, {drawn} frames, {woken} wake-ups in 10 s")
finally:
    server.terminate()
    server.wait()
    shutil.rmtree(folder, ignore_errors=True)
