"""The window under Xvfb, for scripts that measure it."""
import contextlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time

import patience

def run_time(pid):
    """The process's CPU clock, in seconds: all its threads, including those that have ended."""
    return time.clock_gettime((~pid << 3) | 2)

def memory(pid):
    """The proportional set size, in MB."""
    with open(f"/proc/{pid}/smaps_rollup") as file:
        return next(int(line.split()[1]) / 1024 for line in file if line.startswith("Pss:"))

def rest(process, trace):
    """Waits until nothing is done any more: pictures of pages that may come next are made after a start."""
    patience.until("rest", lambda: patience.rests(trace, process.pid), process.pid)

def finish(process):
    process.send_signal(signal.SIGTERM)
    process.wait()

class Desktop:
    """A folder for a home, and a display."""

    def __init__(self, folder, display):
        self.folder = folder
        kept = {name: os.environ[name] for name in ("PATH", "LD_LIBRARY_PATH", "FLOATDESKTOP_ASSETS") if name in os.environ}
        self.environment = {**kept, "HOME": folder, "XDG_RUNTIME_DIR": folder, "DISPLAY": f":{display}", "LANG": "C.UTF-8"}

    def start(self, program, words=()):
        """A window that has shown its first frame, with the time this took in seconds and its trace.

        The first line of the trace is written when the first frame was presented.
        """
        trace = os.path.join(self.folder, "trace.jsonl")
        if os.path.exists(trace):
            os.remove(trace)
        begin = time.monotonic()
        process = subprocess.Popen(
            [program, "run", "--scale", "2", "--trace", trace, *words], env=self.environment,
            stderr=subprocess.DEVNULL)
        while not (os.path.exists(trace) and os.path.getsize(trace) > 0):
            if process.poll() is not None:
                sys.exit("the program ended before it showed anything")
            time.sleep(0.0002)
        return process, time.monotonic() - begin, trace

@contextlib.contextmanager
def desktop(size):
    """A display of a size such as 1600x1800, and a folder; both are removed afterwards."""
    if not shutil.which("Xvfb"):
        sys.exit("there is no Xvfb")
    # The program watches the folders above its config file, and no other program writes to this one.
    folder = tempfile.mkdtemp(dir="/var/tmp")
    reader, writer = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), "-screen", "0", size + "x24", "-nolisten", "tcp",
         # Otherwise it resets when its last window is killed, and refuses connections meanwhile.
         "-noreset"],
        pass_fds=[writer], stderr=subprocess.DEVNULL)
    os.close(writer)
    try:
        yield Desktop(folder, os.read(reader, 16).decode().strip())
    finally:
        server.terminate()
        server.wait()
        shutil.rmtree(folder, ignore_errors=True)
