"""Waiting for programs as the tests do, without a limit in time that a slow or busy machine could reach.

A wait ends in vain only when a program has ended or used ten minutes of processor time, or all have been asleep for longer than the
program itself lets pass. A program that waits for the processor is not asleep.
"""
import os
import subprocess
import time

PROCESSOR_TIME = 600
LONGEST_SLEEP = 120


class InVain(Exception):
    pass


def state(pid):
    """The letter that ps shows for a process or thread; X for one that is gone."""
    try:
        with open(f"/proc/{pid}/stat") as file:
            return file.read().rsplit(")", 1)[1].split()[0]
    except OSError:
        return "X"


def pulse(*pids):
    """How often each thread of these processes and of what they started has run, by its id; None while one works or wants to."""
    runs, ids = {}, list(pids)
    while ids:
        tasks = f"{ids.pop()}/task"
        try:
            for thread in os.listdir(f"/proc/{tasks}"):
                with open(f"/proc/{tasks}/{thread}/children") as file:
                    ids += file.read().split()
                if state(f"{tasks}/{thread}") not in "SITtZX":
                    return None
                with open(f"/proc/{tasks}/{thread}/schedstat") as file:
                    runs[thread] = file.read().split()[-1]
        except OSError:
            return None
    return runs


def look_again(what, sleep, pids):
    """The seconds for which all have slept; to be asked once a second."""
    if any(time.clock_gettime((~pid << 3) | 2) > PROCESSOR_TIME for pid in pids if state(pid) not in "ZX"):
        raise InVain(f"{what}: a program has used ten minutes of processor time")
    sleep = 0 if pulse(*pids) is None else sleep + 1
    if sleep == LONGEST_SLEEP:
        raise InVain(f"{what}: all programs have been asleep for {LONGEST_SLEEP} s")
    return sleep


def ended(process):
    """Waits for a process's end; returns what it printed, as `communicate` does."""
    sleep = 0
    while True:
        try:
            return process.communicate(timeout=1)
        except subprocess.TimeoutExpired:
            sleep = look_again(f"the end of {process.args}", sleep, [process.pid])


def until(what, look, *pids):
    """Waits for a value that is not empty."""
    sleep, asked = 0, time.monotonic()
    while not (value := look()):
        if any(state(pid) in "ZX" for pid in pids):
            if value := look():
                return value
            raise InVain(f"{what}: a program ended")
        if pids and time.monotonic() - asked > 1:
            sleep, asked = look_again(what, sleep, pids), time.monotonic()
        time.sleep(0.01)
    return value


def rests(trace, *pids):
    """True when a window has handled everything that was done to it, and wakes up for an event only.

    Nothing is on its way where none of the processes, the display server's and the program's, has run since before the trace was
    read.
    """
    before = pulse(*pids)
    with open(trace) as file:
        lines = file.read().splitlines()
    return before is not None and bool(lines) and '"rest":true' in lines[-1] and '"wakesIn"' not in lines[-1] \
        and pulse(*pids) == before
