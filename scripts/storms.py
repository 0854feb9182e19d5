#!/usr/bin/env python3
"""Storms of input on the real window: buttons, keys, wheels, sizes, unmapping, all at once and as fast as possible.

    scripts/storms.py PROGRAM [STORMS] [SEED] [PROGRAM'S ARGUMENTS...]

Each storm (10) is 2,000 events on its own window; its keys include those of the panel, the clock and the sheets. After it
the window must be alive, use no processor time at rest and end with 0 at TERM, and its recording must lead to its last
state. Ends with 1 where a window did not. Needs Xvfb and xdotool.
"""

import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time

import patience

PROGRAM = os.path.realpath(sys.argv[1])
STORMS = int(sys.argv[2]) if len(sys.argv) > 2 else 10
SEED = int(sys.argv[3]) if len(sys.argv) > 3 else 1
ARGUMENTS = sys.argv[4:]
EVENTS = 2000

PLAIN_KEYS = ["Escape", "Tab", "Return", "space", "BackSpace", "Delete", "Up", "Down", "Left", "Right", "Home", "End",
              "Prior", "Next", "F1", "F2", "F3", "F4", "F6", "F7", "F8", "F9", "F11", "F12", "Menu", "a", "x", "1", "9", "period", "comma", "minus"]
# Without Q, which ends the window, and K, which records videos as long as their gestures.
CONTROL_KEYS = ["1", "2", "3", "4", "t", "l", "b", "c", "f", "h", "s", "z", "y", "plus", "minus", "0", "comma", "period"]
SHIFT_KEYS = ["b", "c", "o", "p", "g", "l", "t", "z"]


def storm(dice, size):
    """The storm as a script for xdotool, ending with everything released."""
    width, height = size
    held = set()
    for _ in range(EVENTS):
        kind = dice.random()
        if kind < 0.45:
            yield f"mousemove {dice.randrange(width)} {dice.randrange(height)}"
        elif kind < 0.65:
            button = dice.choice([1, 1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9])
            held ^= {button}
            yield f"{'mousedown' if button in held else 'mouseup'} {button}"
        elif kind < 0.72:
            yield f"key {dice.choice(PLAIN_KEYS)}"
        elif kind < 0.77:
            yield f"key ctrl+{dice.choice(CONTROL_KEYS)}"
        elif kind < 0.79:
            yield f"key ctrl+shift+{dice.choice(SHIFT_KEYS)}"
        elif kind < 0.81:
            yield f"click --repeat 5 --delay 1 {dice.choice([4, 5])}"
        elif kind < 0.83:
            yield f"windowsize %1 {dice.choice([1, 40, 300, 390, 780, 1200])} {dice.choice([1, 40, 500, 844, 1400])}"
        elif kind < 0.84:
            yield "windowunmap --sync %1 windowmap --sync %1"
        elif kind < 0.85:
            yield f"windowmove %1 {dice.randrange(-200, 400)} {dice.randrange(-200, 400)}"
        elif kind < 0.86:
            yield "windowfocus %1"
        else:
            yield f"sleep 0.0{dice.randrange(1, 40):02d}"
    for button in held:
        yield f"mouseup {button}"
    yield "windowsize %1 390 844 windowfocus %1"


def ticks(process):
    with open(f"/proc/{process.pid}/stat") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return int(fields[11]) + int(fields[12])


def rest(process, server, trace):
    """The ticks of two seconds at rest."""
    begin = ticks(process)
    # What never comes to rest works for three seconds in vain.
    patience.until("rest", lambda: patience.rests(trace, server, process) or ticks(process) > begin + 300, process)
    before = ticks(process)
    time.sleep(2)
    return ticks(process) - before


def last_state(line):
    """A traced or inspected state without its counters of frames and time."""
    state = json.loads(line)
    for name in ("t", "frame", "effects", "painting", "elements", "damage", "rest", "wakesIn"):
        state.pop(name, None)
    return state


def differences(a, b, path=""):
    if isinstance(a, dict) and isinstance(b, dict):
        for name in sorted(set(a) | set(b)):
            yield from differences(a.get(name), b.get(name), f"{path}.{name}")
    elif a != b:
        yield f"{path}: {json.dumps(a)[:80]} live, {json.dumps(b)[:80]} replayed"


def run(number, server, display):
    """The problems after one storm."""
    dice = random.Random(f"{SEED}-{number}")
    with tempfile.TemporaryDirectory(prefix="floatdesktop-storm-") as home:
        environment = {"PATH": os.environ["PATH"], "HOME": home, "XDG_RUNTIME_DIR": home, "DISPLAY": display,
                       "LANG": "C.UTF-8", "DBUS_SESSION_BUS_ADDRESS": "disabled:"}
        for name in ("FLOATDESKTOP_ASSETS", "LD_LIBRARY_PATH"):
            if name in os.environ:
                environment[name] = os.environ[name]
        os.chmod(home, 0o700)
        record, trace = f"{home}/record.jsonl", f"{home}/trace.jsonl"
        program = subprocess.Popen([PROGRAM, "run", "--record", record, "--trace", trace, *ARGUMENTS], env=environment,
                                   stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)

        def xdotool(lines):
            path = f"{home}/storm.txt"
            with open(path, "w") as file:
                file.write("\n".join(["search --sync --onlyvisible --name .+", *lines]) + "\n")
            hand = subprocess.Popen(["xdotool", path], env=environment, stderr=subprocess.PIPE, text=True)
            # It looks for the window until there is one.
            patience.until("the storm", lambda: hand.poll() is not None or program.poll() is not None)
            if hand.poll() is None:
                hand.terminate()
            return hand.wait(), hand.stderr.read()

        try:
            code, said = xdotool(storm(dice, (800, 1000)))
            if code != 0 and program.poll() is None:
                return [f"xdotool: {said[-200:]}"]
            if program.poll() is not None:
                return [f"ended in the storm with {program.returncode}: {program.stderr.read()[-2000:]}"]
            # Each Escape takes back or closes one open thing.
            xdotool(["mousemove 2 2", "key ctrl+1", *["key Escape"] * 12])
            used = rest(program, server, trace)
            found = [f"{used} ticks at rest"] if used > 1 else []
            program.send_signal(signal.SIGTERM)
            errors = patience.ended(program)[1]
            if program.returncode != 0:
                return found + [f"ended with {program.returncode}: {errors[-2000:]}"]
            with open(trace) as file:
                line = file.read().splitlines()[-1]
            live = last_state(line)
            # The clock may stand in mid-motion, so the states are compared at that time.
            inspect = subprocess.Popen([PROGRAM, "inspect", "--replay", record, "--at", str(json.loads(line)["t"])],
                                     env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
            states, errors = patience.ended(inspect)
            if inspect.returncode != 0:
                return found + [f"replay: {errors[-500:]}"]
            replayed = last_state(states.splitlines()[-1])
            different = [line for line in differences(live, replayed) if line.split(":")[0].split(".")[1] in replayed]
            return found + different[:5]
        finally:
            if program.poll() is None:
                program.kill()
            program.wait()


def main():
    read, write = os.pipe()
    server = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", "1400x1800x24", "-nolisten", "tcp"],
                              pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    display = ":" + os.read(read, 16).decode().strip()
    wrong = 0
    try:
        for number in range(STORMS):
            found = run(number, server, display)
            wrong += bool(found)
            print(f"storm {number}: {'; '.join(found) or 'nothing'}", flush=True)
    finally:
        server.terminate()
        server.wait()
    print(f"storms: {STORMS} of {EVENTS} events, {wrong} with something wrong")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
