#!/usr/bin/env python3
"""Kills the real program while it writes, and looks at what is left: each file is the old one or the new one.

    scripts/faults.py PROGRAM [KILLS] [SEED]

KILLS kills (1000) at random moments are shared among all kinds of writing. With strace each command is also killed once before
each of its system calls that change a file. As many kills run at once as there are processors. Prints one line a kind and
ends with 1 if anything was lost or harmed. Windows need Xvfb and xdotool, videos need ffmpeg; kinds whose tools are missing are
named and left out.
"""
import collections
import concurrent.futures
import contextlib
import json
import os
import random
import re
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import time

import patience
from xvfb_window import desktop

PROGRAM = os.path.realpath(sys.argv[1])
KILLS = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
SEED = int(sys.argv[3]) if len(sys.argv) > 3 else 1
# The number of kills in one job.
PART = 25
# System calls that change files or their names.
WRITING = ["write", "pwrite64", "ftruncate", "fsync", "fdatasync", "link", "linkat", "rename", "renameat", "renameat2",
           "unlink", "unlinkat", "mkdir", "mkdirat", "rmdir"]
OLD = "# mine\nball.diameter: 50pt\n" + "# a line that is kept\n" * 2000

folder = tempfile.mkdtemp(prefix="floatdesktop-faults-")


# Running it


def start(*arguments, before=(), home=folder, **more):
    kept = {name: os.environ[name] for name in ("PATH", "FLOATDESKTOP_ASSETS", "LD_LIBRARY_PATH") if name in os.environ}
    environment = {**kept, "HOME": home, "XDG_RUNTIME_DIR": folder, "LANG": "C.UTF-8", **more}
    return subprocess.Popen([*before, PROGRAM, *arguments], env=environment, cwd=home, stdin=subprocess.DEVNULL,
                            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, start_new_session=True)


def run(*arguments):
    process = start(*arguments)
    said = patience.ended(process)[1]
    return process.returncode, said


# Files


def fresh(name):
    path = os.path.join(folder, name)
    shutil.rmtree(path, ignore_errors=True)
    os.mkdir(path)
    return path


def data(path):
    with contextlib.suppress(FileNotFoundError), open(path, "rb") as file:
        return file.read()
    return None


def content(path):
    found = data(path)
    return None if found is None else found.decode("utf-8", "replace")


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return path


def files(place):
    return [os.path.join(path, name) for path, _, names in os.walk(place) for name in names]


def is_draft(name):
    return re.fullmatch(r"\..*\.[0-9a-z]+\.tmp", name) is not None


def drafts(place):
    return sum(is_draft(name) for _, folders, names in os.walk(place) for name in folders + names)


def is_video(found):
    """Whether an MP4's boxes, including its index, fill it to the last byte."""
    kinds, place = set(), 0
    while place + 8 <= len(found):
        size, kind = struct.unpack(">I4s", found[place:place + 8])
        kinds.add(kind)
        place += max(size, 8)
    return place == len(found) and b"moov" in kinds


# The check for a complete file, by the ending of its name.
ENDS = {".png": lambda found: found.startswith(b"\x89PNG\r\n\x1a\n") and found.endswith(b"IEND\xaeB`\x82"), ".mp4": is_video,
        ".html": lambda found: found.rstrip().endswith(b"</html>"),
        ".xml": lambda found: found.rstrip().endswith((b"</testsuites>", b"</testsuite>")),
        ".txt": lambda found: found.endswith(b"\n")}


def half_files(place):
    """The first incomplete file below a folder; drafts and their contents count as left behind."""
    for path in files(place):
        is_whole, found = ENDS.get(os.path.splitext(path)[1]), data(path)
        if any(is_draft(name) for name in os.path.relpath(path, place).split("/")):
            continue
        if is_whole and found != b"old" and not is_whole(found):
            return f"{os.path.basename(path)} has {len(found)} bytes and no end"
    return None


# Commands


class Kind:
    """A kind of writing: the files before it, the command, what may be wrong after a kill, and its number of kills relative to
    the other kinds'. `again` is a command that removes what a kill leaves beside the file."""

    def __init__(self, name, share, prepare, arguments, problem, again=None):
        self.name, self.share, self.prepare, self.arguments, self.problem, self.again = name, share, prepare, arguments, problem, again

    def measure(self):
        """How long it takes when it is not killed."""
        def seconds():
            place = self.fresh("alone")
            begin = time.monotonic()
            run(*self.arguments(place))
            return time.monotonic() - begin

        self.whole = min(seconds() for _ in range(3))

    def kill_at_random(self, part, count):
        tally, dice = collections.Counter(kills=count), random.Random(f"{SEED} {self.name} {part}")
        for number in range(count):
            place = self.fresh(part)
            process = start(*self.arguments(place))
            # Most kills are in the second half, where it writes.
            time.sleep(self.whole * dice.uniform(0.3, 1.1))
            process.send_signal(signal.SIGKILL)
            process.communicate()
            tally["before its end"] += process.returncode == -signal.SIGKILL
            self.check(place, f"kill {part}.{number}", tally)
        return tally

    def kill_at_calls(self, call):
        """Kills it before each of its system calls of one name."""
        tally, log = collections.Counter(), os.path.join(folder, f"strace-{self.name}-{call}")
        # Each process counts its own calls; of several, the first one to reach the number is killed.
        for number in range(1, 500):
            place = self.fresh(call)
            process = start(*self.arguments(place), before=[
                "strace", "-f", "-o", log, "-e", "trace=" + call, "-e", f"inject={call}:signal=KILL:when={number}"])
            patience.ended(process)
            if "killed by SIGKILL" not in (content(log) or ""):
                break
            tally["before calls"] += 1
            self.check(place, f"before {call} {number}", tally)
        return tally

    def fresh(self, part):
        place = fresh(f"kills {self.name} {part}")
        self.prepare(place)
        return place

    def check(self, place, when, tally):
        reason, left = self.problem(place), drafts(place)
        tally["drafts left"] += left
        if not reason and left and self.again:
            run(*self.again(place))
            if drafts(place):
                reason = "a draft is left that the next writing does not take away"
        if reason:
            wrong(tally, f"{self.name}, {when}: {reason}")


def wrong(tally, what):
    tally["wrong"] += 1
    print("   " + what, flush=True)


def kinds():
    reference = fresh("reference")
    run("config", "init", "--config", reference + "/config.yaml")
    scenario = write(reference + "/one.yaml", "steps:\n  - tap: row:chat-1\n  - wait: 120ms\n  - snapshot: one\n")
    recording = write(reference + "/recording.jsonl", '{"floatdesktop":1,"device":"iphone-x"}\n' + "".join(
        '{"t":%g,"type":"pointer","phase":"%s","id":0,"x":187,"y":178}\n' % moment for moment in ((0.1, "down"), (0.2, "up"))))

    def one_of(name, *allowed):
        def problem(place):
            text = content(place + "/" + name)
            return None if text in allowed else f"{len(text or '')} characters in {name}"
        return problem

    def set_value(value):
        return lambda place: ["config", "set", "--config", place + "/config.yaml", "ball.diameter", value]

    yield Kind("config set", 16, lambda place: write(place + "/config.yaml", OLD), set_value("70pt"),
               one_of("config.yaml", OLD, OLD.replace("50pt", "70pt")), again=set_value("71pt"))
    yield Kind("config set, a new file", 12, lambda place: None, set_value("70pt"),
               one_of("config.yaml", None, "ball:\n  diameter: 70pt\n", "ball.diameter: 70pt\n"), again=set_value("71pt"))
    yield Kind("config init", 12, lambda place: None, lambda place: ["config", "init", "--config", place + "/config.yaml"],
               one_of("config.yaml", None, content(reference + "/config.yaml")))
    yield Kind("snapshot", 12, lambda place: write(place + "/one.png", "old"),
               lambda place: ["snapshot", "--scenario", scenario, "--output", place + "/one.png"], half_files)

    def suite(place):
        shutil.copy(scenario, place + "/one.yaml")
        os.makedirs(place + "/__Snapshots__/one")

    yield Kind("goldens", 10, suite, lambda place: ["test", place, "--record", "all"], half_files)

    other = write(reference + "/other.yaml", "steps:\n  - wait: 10ms\n")
    screens = fresh("screens")
    for number in range(12):
        run("snapshot", "--scenario", other, "--output", f"{screens}/{number}.png")

    def failing(place):
        suite(place)
        shutil.copy(screens + "/0.png", place + "/__Snapshots__/one/one@2x.png")

    yield Kind("reports", 10, failing, lambda place: ["test", place, "--junit", place + "/junit.xml"], half_files)

    made = reference + "/made.yaml"
    run("scenario", "from", recording, "--output", made)
    yield Kind("scenario from", 12, lambda place: write(place + "/s.yaml", "old"),
               lambda place: ["scenario", "from", recording, "--output", place + "/s.yaml"], one_of("s.yaml", "old", content(made)))

    def new(place):
        return ["new", place + "/app", "--from", screens]

    def prototype(place):
        if not os.path.exists(place + "/app/prototype.yaml"):
            code, said = run(*new(place))
            if code != 0:
                return f"it cannot be repeated: {said.strip()[:100]}"
        missing = [name for name in os.listdir(screens) if data(f"{place}/app/screens/{name}") != data(f"{screens}/{name}")]
        return f"prototype.yaml without {missing}" if missing else half_files(place)

    yield Kind("new", 10, lambda place: None, new, prototype)

    def preset(place):
        return f"{folder}/.config/floatdesktop/presets/{os.path.basename(place).replace(' ', '-')}.yaml"

    def without_preset(place):
        with contextlib.suppress(FileNotFoundError):
            os.unlink(preset(place))

    def saved(place):
        text = content(preset(place))
        return None if text is None or "ball.diameter" in text or "diameter: 70pt" in text else f"the preset is {text!r}"

    yield Kind("preset save", 8, without_preset,
               lambda place: ["preset", "save", os.path.basename(preset(place))[:-5], "-o", "ball.diameter=70pt"], saved)

    def export(name):
        return lambda place: ["export", "--scenario", scenario, "--fps", "30", "--output", f"{place}/{name}"]

    yield Kind("frames", 4, lambda place: None, export("frames"), half_files, again=export("frames"))
    if shutil.which("ffmpeg"):
        yield Kind("video", 4, lambda place: write(place + "/film.mp4", "old"), export("film.mp4"), half_files, again=export("film.mp4"))
    else:
        print("videos: left out, there is no ffmpeg")


# Windows

STATE = "/.local/state/floatdesktop/entrances.json"
ENTRANCES = {"version": 1, "dock": {"edge": "right", "fraction": 0.3},
             "entrances": [{"page": "article-1", "kind": "article", "title": "One"}]}
UNSAVED, CONFIG = "/.local/state/floatdesktop/unsaved.yaml", "/.config/floatdesktop/config.yaml"


def start_window(home, screen, *words, **more):
    """A window that is ready for input."""
    window = start("--bezel", "off", "--trace", home + "/trace", "--record", home + "/record.jsonl", *words, home=home,
                   DISPLAY=screen.environment["DISPLAY"], **more)
    patience.until("a window's first frame", lambda: content(home + "/trace"), window.pid)
    return window


def xdotool(screen, script):
    return subprocess.Popen(["xdotool", *script.split()], env=screen.environment)


def kill_windows(prepare, script, longest, problem, words, name, part, count):
    """Kills a window while a hand plays a script."""
    tally, dice = collections.Counter(kills=count), random.Random(f"{SEED} {name} {part}")
    with desktop("375x812") as screen:
        for number in range(count):
            home = fresh(f"home {name} {part}")
            prepare(home)
            window = start_window(home, screen, *words)
            hand = xdotool(screen, script)
            time.sleep(dice.uniform(0.02, longest))
            window.send_signal(signal.SIGKILL)
            window.communicate()
            hand.terminate()
            if hand.wait() not in (0, -signal.SIGTERM) or xdotool(screen, "mouseup 1").wait() != 0:
                wrong(tally, f"{name}, kill {part}.{number}: there was no hand")
            try:
                reason = problem(home, tally)
            except (ValueError, TypeError, KeyError) as error:
                reason = f"{type(error).__name__}: {error}"
            if reason:
                wrong(tally, f"{name}, kill {part}.{number}: {reason}")
            tally["drafts left"] += drafts(home)
    return tally


def pages_problem(home, tally):
    """The ball is thrown from edge to edge, which saves its place each time."""
    stored = json.loads(content(home + STATE))
    tally["before its end"] += stored["dock"] != ENTRANCES["dock"]
    if [page["page"] for page in stored["entrances"]] != ["article-1"]:
        return f"{stored}"
    for path in (home + "/trace", home + "/record.jsonl"):
        for line in content(path).split("\n")[:-1]:
            json.loads(line)
    code, said = run("inspect", "--replay", home + "/record.jsonl")
    return f"its recording cannot be played: {said.strip()[:100]}" if code else None


def panel_problem(home, tally):
    """A value is typed in the panel and saved, over and over."""
    unsaved, config = content(home + UNSAVED), content(home + CONFIG)
    tally["before its end"] += unsaved is not None or config != OLD
    if unsaved is not None and not re.fullmatch(r"# .*\nball\.diameter: 6[123]pt\n", unsaved):
        return f"unsaved.yaml is {unsaved!r}"
    return None if re.sub("6[123]pt", "50pt", config, count=1) == OLD else f"the config file has {len(config)} characters"


WINDOWS = {
    "windows (pages, recording, trace)": (8, lambda home: write(home + STATE, json.dumps(ENTRANCES)), " ".join(
        f"mousemove {x} 300 mousedown 1 mousemove 190 300 sleep 0.02 mousemove {375 - x} 300 sleep 0.02 mouseup 1 sleep 0.35"
        for x in (345, 30, 345, 30)), 1.2, pages_problem, []),
    "panels (unsaved values, config file)": (6, lambda home: write(home + CONFIG, OLD), "mousemove 190 400 " + " ".join(
        "key ctrl+f sleep 0.1 type --args 1 ball.diameter sleep 0.1 key Return key Return sleep 0.1 "
        f"type --args 1 {value} key Return sleep 1.1 key ctrl+s sleep 0.1" for value in (61, 62, 63)), 6, panel_problem, ["--panel"]),
}


def end_kept_videos():
    """A window that keeps a video with an encoder that hangs or talks can be ended, with 0, and the encoder with it."""
    tally = collections.Counter()
    hangs, talks = "exec sleep 997", "while :; do echo loud >&2; done"
    # Ctrl+Q lets a video be finished, and this one is not.
    for script, end in [(hangs, "TERM"), (talks, "TERM"), (hangs, "ctrl+q")]:
        home = fresh("home")
        os.chmod(write(home + "/bin/ffmpeg", f"#!/bin/sh\necho $$ > {home}/new\nmv {home}/new {home}/pid\n{script}\n"), 0o755)
        with desktop("375x812") as screen:
            window = start_window(home, screen, PATH=f"{home}/bin:{os.environ['PATH']}")
            xdotool(screen, "mousemove 150 180 click 1 sleep 1.5 key ctrl+k sleep 0.3 key 3").wait()
            encoder = int(patience.until("the encoder", lambda: content(home + "/pid"), window.pid))
            if end == "TERM":
                window.terminate()
            else:
                xdotool(screen, f"key {end}").wait()
            said = patience.ended(window)[1]
            patience.until("the encoder's end", lambda: patience.state(encoder) in "ZX")
        if window.returncode != 0 or any(file.endswith((".gif", ".mp4")) for file in files(home)):
            wrong(tally, f"{script}, {end}: code {window.returncode}, said: {said.strip()[:100]}, {files(home)}")
        tally["ended"] += 1
    return tally


def main():
    known = list(kinds())
    for kind in known:
        kind.measure()
    jobs, tallies = {}, collections.defaultdict(collections.Counter)
    shares = {kind.name: kind.share for kind in known}
    has_windows = shutil.which("Xvfb") and shutil.which("xdotool")
    if has_windows:
        shares |= {name: window[0] for name, window in WINDOWS.items()}
    else:
        print("windows: left out, there is no Xvfb or no xdotool")
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        def add_parts(name, job, *arguments):
            count = -(-KILLS * shares[name] // sum(shares.values()))
            for number, first in enumerate(range(0, count, PART)):
                jobs[pool.submit(job, *arguments, str(number), min(PART, count - first))] = name

        # The longest jobs come first, so that no processor waits for them at the end.
        if has_windows:
            jobs[pool.submit(end_kept_videos)] = "windows that keep a video"
            for name, (_, *window) in WINDOWS.items():
                add_parts(name, kill_windows, *window, name)
        for kind in reversed(known):
            add_parts(kind.name, kind.kill_at_random)
            # The calls of ffmpeg are not this program's.
            for call in WRITING if shutil.which("strace") and kind.name != "video" else []:
                jobs[pool.submit(kind.kill_at_calls, call)] = kind.name
        missing = collections.Counter(jobs.values())
        for job in concurrent.futures.as_completed(jobs):
            name = jobs[job]
            tallies[name].update(job.result())
            missing[name] -= 1
            if not missing[name]:
                print(f"{name}: " + ", ".join(f"{count} {what}" for what, count in tallies[name].items()), flush=True)
    count = sum(tally["wrong"] for tally in tallies.values())
    print("faults: " + (f"{count} problems" if count else "nothing was lost or harmed"))
    sys.exit(1 if count else 0)


try:
    main()
finally:
    shutil.rmtree(folder, ignore_errors=True)
