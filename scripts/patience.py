"""Waiting for programs, without a limit in time that a slow or busy machine could reach.

A wait ends in vain only when the programs cannot bring about what is awaited any more: they have ended, have used ten
minutes of processor time, or have all been asleep for longer than the program itself lets pass. A program that waits for
the processor is not asleep.
"""
import os
import subprocess
import time

PROCESSOR_TIME = 600
LONGEST_SLEEP = 120


class InVain(Exception):
    pass


def pulse(processes):
    """How often each thread of these and of what they started has run, by its id; None while one works or wants to."""
    runs = {}
    ids = [process.pid for process in processes]
    while ids:
        folder = f"/proc/{ids.pop()}/task"
        try:
            for thread in os.listdir(folder):
                with open(f"{folder}/{thread}/children") as file:
                    ids += file.read().split()
                with open(f"{folder}/{thread}/stat") as file:
                    if file.read().rsplit(")", 1)[1].split()[0] not in "SITtZX":
                        return None
                with open(f"{folder}/{thread}/schedstat") as file:
                    runs[thread] = file.read().split()[-1]
        except OSError:
            return None
    return runs


class Other:
    """A process that another one started, to be waited for like one's own."""

    def __init__(self, pid):
        self.pid, self.args, self.returncode = pid, [f"process {pid}"], None

    def poll(self):
        try:
            with open(f"/proc/{self.pid}/stat") as file:
                return 0 if file.read().rsplit(")", 1)[1].split()[0] in "ZX" else None
        except OSError:
            return 0


class Watch:
    """Tells when programs cannot bring about anything any more; to be asked about once a second."""

    def __init__(self, processes):
        self.processes, self.sleep = processes, 0

    def check(self, what):
        for process in self.processes:
            if process.poll() is None and time.clock_gettime((~process.pid << 3) | 2) > PROCESSOR_TIME:
                raise InVain(f"{what}: {process.args} has used ten minutes of processor time")
        self.sleep = 0 if pulse(self.processes) is None else self.sleep + 1
        if self.sleep == LONGEST_SLEEP:
            raise InVain(f"{what}: all programs have been asleep for {LONGEST_SLEEP} s")


def ended(process):
    """Waits for a process's end; returns what it printed, as `communicate` does."""
    watch = Watch([process])
    while True:
        try:
            return process.communicate(timeout=1)
        except subprocess.TimeoutExpired:
            if process.poll() is None:
                watch.check(f"the end of {process.args}")


def until(what, look, *processes):
    """Waits for a value that is not empty."""
    watch, asked = Watch(processes), time.monotonic()
    while not (value := look()):
        for process in processes:
            if process.poll() is not None:
                if value := look():
                    return value
                raise InVain(f"{what}: {process.args[0]} ended with {process.returncode}")
        if processes and time.monotonic() - asked > 1:
            asked = time.monotonic()
            watch.check(what)
        time.sleep(0.01)
    return value


def rests(trace, *processes):
    """True when a window has handled everything that was done to it, and wakes up for an event only.

    The processes are the display server's and the program's: nothing is on its way where none of them has run since before
    the trace was read.
    """
    before = pulse(processes)
    with open(trace) as file:
        lines = file.read().splitlines()
    return before is not None and bool(lines) and '"rest":true' in lines[-1] and '"wakesIn"' not in lines[-1] \
        and pulse(processes) == before
