#!/usr/bin/env python3
"""Faults against the real program: kills in mid-write, full disks, links, read-only files, hung encoders, dead displays,
unsaved values, two windows of one home.

    scripts/faults.py PROGRAM [KILLS] [SEED]

KILLS kills (1000) at random moments are shared among all kinds of writing. With strace each kind is also killed once before
each of its system calls that change a file. As many kills run at once as there are processors. Prints one line a kind and
ends with 1 if anything was lost or harmed. Full disks need root (a tmpfs in the script's own mount namespace), windows need
Xvfb and xdotool, Wayland needs weston, videos need ffmpeg; tests whose tools are missing are named and left out.
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
import socket
import struct
import subprocess
import sys
import tempfile
import time

import patience

PROGRAM = os.path.realpath(sys.argv[1])
KILLS = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
SEED = int(sys.argv[3]) if len(sys.argv) > 3 else 1
CANNOT_WRITE = 73

# System calls that change files or their names.
WRITING = ["write", "pwrite64", "ftruncate", "fsync", "fdatasync", "link", "linkat", "rename", "renameat", "renameat2",
           "unlink", "unlinkat", "mkdir", "mkdirat", "rmdir"]

problems = []
folder = tempfile.mkdtemp(prefix="floatdesktop-faults-")


# Running it


def environment(**more):
    kept = {name: os.environ[name] for name in ("PATH", "FLOATDESKTOP_ASSETS", "LD_LIBRARY_PATH") if name in os.environ}
    return {**kept, "HOME": folder, "XDG_RUNTIME_DIR": folder, "LANG": "C.UTF-8", **more}


def start(*arguments, before=(), **more):
    return subprocess.Popen([*before, PROGRAM, *arguments], env=environment(**more.pop("env", {})),
                            stdin=subprocess.DEVNULL, stdout=more.pop("stdout", subprocess.DEVNULL),
                            stderr=subprocess.PIPE, text=True, **more)


def run(*arguments, **more):
    process = start(*arguments, **more)
    said = patience.ended(process)[1]
    return process.returncode, said


def inspect(*arguments):
    """The last state of a scenario or a recording, and its elements."""
    process = start("inspect", *arguments, stdout=subprocess.PIPE)
    said, errors = patience.ended(process)
    if process.returncode != 0:
        raise RuntimeError("inspect failed: " + errors)
    return json.loads(said.splitlines()[-1])


def report(kind, count, found, more=""):
    print(f"{kind}: {count}, {len(found)} wrong{more}", flush=True)
    for line in found[:5]:
        print("   " + line)
    problems.extend(found)


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
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def name_of(place):
    return os.path.basename(place).replace(" ", "-")


def helpers():
    """The programs for SVGs that this script's programs have started."""
    found = []
    for pid in filter(str.isdigit, os.listdir("/proc")):
        with contextlib.suppress(OSError):
            with open(f"/proc/{pid}/cmdline", "rb") as words, open(f"/proc/{pid}/environ", "rb") as values:
                if b"floatdesktop-svg" in words.read() and f"HOME={folder}".encode() in values.read().split(b"\0"):
                    found.append(patience.Other(int(pid)))
    return found


def files(place):
    return [os.path.join(path, name) for path, _, names in os.walk(place) for name in names]


def is_picture(found):
    return found.startswith(b"\x89PNG\r\n\x1a\n") and found.endswith(b"IEND\xaeB`\x82")


def is_video(found):
    """Whether an MP4's boxes, including its index, fill it to the last byte."""
    kinds, place = set(), 0
    while place + 8 <= len(found):
        size, kind = struct.unpack(">I4s", found[place:place + 8])
        kinds.add(kind)
        place += max(size, 8)
    return place == len(found) and b"moov" in kinds


# The check for a complete file, by the ending of its name.
ENDS = {".png": is_picture, ".html": lambda found: found.rstrip().endswith(b"</html>"),
        ".xml": lambda found: found.rstrip().endswith((b"</testsuites>", b"</testsuite>")), ".json": lambda found: bool(json.loads(found)),
        ".txt": lambda found: found.endswith(b"\n")}


def half_files(place):
    """The first incomplete file below a folder; drafts and their contents count as left behind."""
    for path in files(place):
        if any(is_draft(name) for name in os.path.relpath(path, place).split("/")):
            continue
        name = os.path.basename(path)
        is_whole = ENDS.get(os.path.splitext(name)[1])
        found = data(path)
        if is_whole and found != b"old" and not is_whole(found):
            return f"{name} has {len(found)} bytes and no end"
    return None


def is_draft(name):
    return re.fullmatch(r"\..*\.[0-9a-z]+\.tmp", name) is not None


def drafts(place):
    return sum(is_draft(name) for _, folders, names in os.walk(place) for name in folders + names)


# Kills


class Kind:
    """A kind of writing: the files before it, the command, and the files that a kill may leave."""

    def __init__(self, name, share, prepare, arguments, problem, again=None):
        self.name, self.prepare, self.arguments, self.problem = name, prepare, arguments, problem
        # The number of its kills relative to the other kinds'.
        self.share = share
        # Whether the next write removes what a kill leaves beside the file.
        self.takes_away_drafts = again
        # The calls of ffmpeg and of the program for SVGs are not this program's.
        self.has_calls = name not in ("video", "picture of an SVG")

    def measure(self):
        """How long it takes when it is not killed."""
        def seconds():
            place = self.fresh("alone")
            begin = time.monotonic()
            run(*self.arguments(place))
            return time.monotonic() - begin

        self.whole = min(seconds() for _ in range(3))

    def kill_at_random(self, part, count):
        tally = Tally(kills=count)
        dice = random.Random(f"{SEED} {self.name} {part}")
        for number in range(count):
            place = self.fresh(part)
            process = start(*self.arguments(place), start_new_session=True)
            # Most kills are in the second half, where it writes.
            time.sleep(self.whole * dice.uniform(0.3, 1.1))
            process.send_signal(signal.SIGKILL)
            process.communicate()
            tally.hit += process.returncode == -signal.SIGKILL
            self.check(place, f"kill {part}.{number}", tally)
        return tally

    def kill_at_calls(self, call):
        """Kills it before each of its system calls of one name."""
        tally = Tally()
        log = os.path.join(folder, f"strace-{self.name}-{call}")
        # Each process counts its own calls; of several, the first one to reach the number is killed.
        for number in range(1, 500):
            place = self.fresh(call)
            process = start(*self.arguments(place), before=[
                "strace", "-f", "-o", log, "-e", "trace=" + call, "-e", f"inject={call}:signal=KILL:when={number}"])
            patience.ended(process)
            if "killed by SIGKILL" not in (content(log) or ""):
                break
            tally.calls += 1
            self.check(place, f"before {call} {number}", tally)
        return tally

    def fresh(self, part):
        place = fresh(f"kills {self.name} {part}")
        self.prepare(place)
        return place

    def check(self, place, when, tally):
        try:
            reason = self.problem(place)
        except (ValueError, OSError) as error:
            reason = f"{type(error).__name__}: {error}"
        left = drafts(place)
        tally.left += left
        if not reason and left and self.takes_away_drafts:
            run(*self.takes_away_drafts(place))
            if drafts(place):
                reason = "a draft is left that the next writing does not take away"
        if reason:
            tally.found.append(f"{self.name}, {when}: {reason}")


class Tally:
    """The outcome of some kills of one kind."""

    def __init__(self, kills=0):
        self.kills, self.calls, self.hit, self.left, self.found = kills, 0, 0, 0, []

    def add(self, other):
        self.kills += other.kills
        self.calls += other.calls
        self.hit += other.hit
        self.left += other.left
        self.found += other.found


OLD = "# mine\nball.diameter: 50pt\n" + "# a line that is kept\n" * 2000
NEW = OLD.replace("50pt", "70pt")


def kinds():
    reference = fresh("reference")
    run("config", "init", "--config", reference + "/config.yaml")
    initial = content(reference + "/config.yaml")
    scenario = reference + "/one.yaml"
    write(scenario, "steps:\n  - tap: row:chat-1\n  - wait: 120ms\n  - snapshot: one\n")
    write(reference + "/recording.jsonl", '{"floatdesktop":1,"device":"iphone-x"}\n'
          + "".join('{"t":%g,"type":"pointer","phase":"%s","id":0,"x":187,"y":178}\n' % moment
                    for moment in ((0.1, "down"), (0.2, "up"))))

    def one_of(name, *allowed):
        def problem(place):
            text = content(place + "/" + name)
            return None if text in allowed else f"{len(text or '')} characters in {name}"
        return problem

    def set_value(value, name="config.yaml"):
        return lambda place: ["config", "set", "--config", f"{place}/{name}", "ball.diameter", value]

    yield Kind("config set", 16, lambda place: write(place + "/config.yaml", OLD), set_value("70pt"),
               one_of("config.yaml", OLD, NEW), again=set_value("71pt"))
    yield Kind("config set, a new file", 12, lambda place: None, set_value("70pt"),
               one_of("config.yaml", None, "ball:\n  diameter: 70pt\n", "ball.diameter: 70pt\n"), again=set_value("71pt"))
    yield Kind("config init", 12, lambda place: None, lambda place: ["config", "init", "--config", place + "/config.yaml"],
               one_of("config.yaml", None, initial))

    yield Kind("snapshot", 12, lambda place: write(place + "/one.png", "old"),
               lambda place: ["snapshot", "--scenario", scenario, "--output", place + "/one.png"], half_files)

    def suite(place):
        shutil.copy(scenario, place + "/one.yaml")
        os.makedirs(place + "/__Snapshots__/one")

    yield Kind("goldens", 10, suite, lambda place: ["test", place, "--record", "all"], half_files)

    golden = fresh("golden")
    suite(golden)
    run("test", golden, "--record", "all")
    goldens = [path for path in files(golden) if path.endswith(".png")]
    other = fresh("other")
    write(other + "/one.yaml", "steps:\n  - snapshot: one\n")
    run("test", other, "--record", "all")

    def failing(place):
        suite(place)
        for path in goldens:
            shutil.copy(next(iter(p for p in files(other) if p.endswith(".png"))),
                        os.path.join(place, os.path.relpath(path, golden)))

    yield Kind("reports", 10, failing, lambda place: ["test", place, "--junit", place + "/junit.xml"], half_files)

    made = reference + "/made.yaml"
    run("scenario", "from", reference + "/recording.jsonl", "--output", made)
    yield Kind("scenario from", 12, lambda place: write(place + "/s.yaml", "old"),
               lambda place: ["scenario", "from", reference + "/recording.jsonl", "--output", place + "/s.yaml"],
               one_of("s.yaml", "old", content(made)))

    screens = fresh("screens")
    for number in range(12):
        shutil.copy(goldens[0], f"{screens}/{number}.png")

    def new(place):
        return ["new", place + "/app", "--from", screens]

    def prototype(place):
        whole = os.path.exists(place + "/app/prototype.yaml")
        if not whole:
            code, said = run(*new(place))
            if code != 0:
                return f"it cannot be repeated: {said.strip()[:100]}"
        missing = [name for name in os.listdir(screens) if data(f"{place}/app/screens/{name}") != data(f"{screens}/{name}")]
        return f"prototype.yaml without {missing}" if missing else half_files(place)

    yield Kind("new", 10, lambda place: None, new, prototype)

    def export(name):
        return lambda place: ["export", "--scenario", scenario, "--fps", "30", "--output", f"{place}/{name}"]

    drawing = fresh("drawing")
    write(drawing + "/a.svg", '<svg width="375" height="812">' + '<circle cx="99" cy="300" r="80" fill="#2a2" opacity=".1"/>' * 500 + "</svg>")
    write(drawing + "/prototype.yaml", "floatdesktop: 1\npages:\n  a: {picture: a.svg}\n")

    def drawn(place):
        for helper in helpers():
            patience.until("the end of the program for SVGs", lambda: helper.poll() is not None, helper)
        return half_files(place)

    yield Kind("picture of an SVG", 6, lambda place: write(place + "/one.png", "old"),
               lambda place: ["snapshot", "--prototype", drawing, "--output", place + "/one.png"], drawn)

    def preset(place):
        return f"{folder}/.config/floatdesktop/presets/{name_of(place)}.yaml"

    def without_preset(place):
        with contextlib.suppress(FileNotFoundError):
            os.unlink(preset(place))

    def saved(place):
        text = content(preset(place))
        return None if text is None or "ball.diameter" in text or "diameter: 70pt" in text else f"the preset is {text!r}"

    yield Kind("preset save", 8, without_preset, lambda place: ["preset", "save", name_of(place), "-o", "ball.diameter=70pt"], saved)

    yield Kind("frames", 4, lambda place: None, export("frames"), half_files, again=export("frames"))
    if shutil.which("ffmpeg"):
        def video(place):
            found = data(place + "/film.mp4")
            return None if found == b"old" or is_video(found) else f"a video of {len(found)} bytes without an end"

        yield Kind("video", 4, lambda place: write(place + "/film.mp4", "old"), export("film.mp4"), video,
                   again=export("film.mp4"))
    else:
        print("videos: left out, there is no ffmpeg")


# The number of windows that are killed relative to other kinds; each takes more than a second.
WINDOWS_SHARE = 8
PANELS_SHARE = 6
# The number of kills in one job.
PART = 25


def test_kills(known):
    traces = shutil.which("strace")
    if not traces:
        print("kills at each call: left out, there is no strace")
    for kind in known:
        kind.measure()
    shares = {kind.name: kind.share for kind in known}
    if has_windows():
        shares["windows (pages, recording, trace)"] = WINDOWS_SHARE
        shares["panels (unsaved values, config file)"] = PANELS_SHARE
    else:
        print("windows: left out, there is no Xvfb or no xdotool")
    tallies = collections.defaultdict(Tally)
    missing = collections.Counter()
    jobs = {}
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        def add(name, job, *arguments):
            jobs[pool.submit(job, *arguments)] = name
            missing[name] += 1

        def add_parts(name, job):
            count = -(-KILLS * shares[name] // sum(shares.values()))
            for number, first in enumerate(range(0, count, PART)):
                add(name, job, str(number), min(PART, count - first))

        # The longest jobs come first, so that no processor waits for them at the end.
        if has_windows():
            add_parts("windows (pages, recording, trace)", kill_windows)
            add_parts("panels (unsaved values, config file)", kill_panels)
        for kind in reversed(known):
            add_parts(kind.name, kind.kill_at_random)
            for call in WRITING if traces and kind.has_calls else []:
                add(kind.name, kind.kill_at_calls, call)
        for job in concurrent.futures.as_completed(jobs):
            name = jobs[job]
            tallies[name].add(job.result())
            missing[name] -= 1
            if missing[name] == 0:
                tally = tallies[name]
                report(f"killed: {name}", f"{tally.kills} at random, {tally.calls} before calls", tally.found,
                       f" ({tally.hit} of those at random before its end; drafts left: {tally.left})")
    total = Tally()
    for tally in tallies.values():
        total.add(tally)
    print(f"kills: {total.kills} at random moments, {total.calls} before system calls", flush=True)


# Full disks


def test_full_disk():
    if os.geteuid() != 0:
        print("full disk: left out, this needs root")
        return
    found = []
    place = fresh("full")
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", place]).returncode != 0:
        print("full disk: left out, nothing can be mounted here")
        return
    try:
        write(place + "/config.yaml", "ball.diameter: 50pt\n")
        os.mkdir(place + "/suite")
        write(place + "/suite/one.yaml", "steps:\n  - snapshot: one\n")
        with contextlib.suppress(OSError), open(place + "/filler", "wb") as file:
            file.write(b"x" * 80000)
        before = sorted(files(place))
        scenario = os.path.join(folder, "reference", "one.yaml")
        recording = os.path.join(folder, "reference", "recording.jsonl")
        cases = [["snapshot", "--scenario", scenario, "--output", place + "/s.png"],
                 ["config", "init", "--config", place + "/new.yaml"],
                 ["config", "set", "--config", place + "/config.yaml", "ball.diameter", "70pt"],
                 ["scenario", "from", recording, "--output", place + "/from.yaml"],
                 ["test", place + "/suite", "--record", "all"],
                 ["export", "--scenario", scenario, "--output", place + "/frames"]]
        if shutil.which("ffmpeg"):
            cases.append(["export", "--scenario", scenario, "--output", place + "/film.mp4"])
        windows = [["--frames", "3", "--replay", recording, "--record", place + "/r.jsonl"],
                   ["--frames", "3", "--replay", recording, "--trace", place + "/t.jsonl"]]
        for case in cases + windows:
            code, said = run(*case, env={"SDL_VIDEODRIVER": "dummy"})
            if code != CANNOT_WRITE or not said:
                found.append(f"{case[0]} {case[1]} on a full disk: code {code}, said: {said.strip()[:100]}")
        # A recording and a trace hold as much as fitted on the disk.
        for name in ("r.jsonl", "t.jsonl"):
            with contextlib.suppress(FileNotFoundError):
                os.unlink(f"{place}/{name}")
        printing = [["config", "show"], ["config", "schema"], ["config", "reference"], ["inspect", "--scenario", scenario]]
        for case in printing:
            with open("/dev/full", "w") as full:
                code, said = run(*case, stdout=full)
            if code != CANNOT_WRITE:
                found.append(f"{' '.join(case[:2])} to a full standard output: code {code}, said: {said.strip()[:100]}")
        if content(place + "/config.yaml") != "ball.diameter: 50pt\n":
            found.append("config set on a full disk changed the file")
        if sorted(files(place)) != before:
            found.append(f"left on the full disk: {sorted(set(files(place)) - set(before))}")
        report("full disk", len(cases + windows + printing), found)
    finally:
        subprocess.run(["umount", place])


# Links


def test_links():
    """A suite whose folders are links; their targets stay as they are."""
    found = []
    links = ["__Failures__", "__Snapshots__", "__Snapshots__/s", "__Failures__/s"]
    for number, link in enumerate(links):
        place = fresh(f"links{number}")
        victim = fresh(f"victim{number}")
        os.mkdir(victim + "/empty")
        write(victim + "/.gitignore", "*")
        write(victim + "/report.html", "mine")
        write(victim + "/old@2x.png", "mine")
        write(place + "/s.yaml", "steps:\n  - snapshot: a\n")
        before = sorted(os.listdir(victim))
        os.makedirs(os.path.dirname(f"{place}/{link}"), exist_ok=True)
        os.symlink(victim, f"{place}/{link}")
        for more in (["--record", "all"], ["--prune"], []):
            run("test", place, *more, cwd=folder)
        if sorted(os.listdir(victim)) != before or content(victim + "/report.html") != "mine":
            found.append(f"{link} as a link: {before} became {sorted(os.listdir(victim))}")
    # A prototype of a cloned repository, whose file is a link to a secret beside it.
    place = fresh("cloned")
    os.makedirs(place + "/repo/shots")
    write(place + "/secret", "AWS_SECRET: word\n")
    os.symlink("../secret", place + "/repo/prototype.yaml")
    heads = {"prototype": "prototype: ..", "device": "device: ../../secret", "preset": "presets: [../../secret]"}
    for name, head in heads.items():
        write(f"{place}/repo/shots/{name}.yaml", head + "\nsteps:\n  - snapshot: a\n")
        process = start("test", f"{place}/repo/shots/{name}.yaml", stdout=subprocess.PIPE)
        said = "".join(process.communicate(timeout=60))
        if process.returncode == 0 or "AWS" in said:
            found.append(f"a {name} outside the repository: code {process.returncode}, said: {said.strip()[:200]}")
    report("links", len(links) + len(heads), found)


# Files that are not to be written


def test_read_only():
    """A read-only config file stays as it is, behind a link, too."""
    found = []
    names = ["config.yaml", "link.yaml"]
    for name in names:
        place = fresh("read-only")
        write(place + "/config.yaml", OLD)
        os.chmod(place + "/config.yaml", 0o444)
        os.symlink("config.yaml", place + "/link.yaml")
        code, said = run("config", "set", "--config", f"{place}/{name}", "ball.diameter", "70pt")
        if code != CANNOT_WRITE or "read-only" not in said or content(place + "/config.yaml") != OLD:
            found.append(f"{name}: code {code}, said: {said.strip()[:100]}")
        if not os.path.islink(place + "/link.yaml") or drafts(place):
            found.append(f"{name}: {sorted(os.listdir(place))}")
    report("read-only files", len(names), found)


# Encoders

ENCODERS = {"hangs": "exec sleep 997", "talks": "while :; do echo loud >&2; done"}


def make_encoder(place, script):
    """An encoder of one's own; returns the PATH that finds it."""
    os.mkdir(place + "/bin")
    write(place + "/bin/ffmpeg", f"#!/bin/sh\necho $$ > {place}/pid.new\nmv {place}/pid.new {place}/pid\n{script}\n")
    os.chmod(place + "/bin/ffmpeg", 0o755)
    return place + "/bin:" + os.environ["PATH"]


def running_encoder(place, process):
    return patience.Other(int(patience.until("the encoder", lambda: content(place + "/pid"), process)))


def test_encoders():
    """Encoders that hang or never stop talking end with the export, however it ends; without a signal they end it."""
    found = []
    ends = [(name, end) for name in ENCODERS for end in (signal.SIGTERM, signal.SIGKILL)] + [("hangs", None)]
    for name, end in ends:
        what = f"one that {name}, with signal {end}"
        place = fresh("encoder")
        path = make_encoder(place, ENCODERS[name])
        write(place + "/one.yaml", "steps:\n  - tap: row:chat-1\n  - settle\n")
        process = start("export", "--scenario", place + "/one.yaml", "--output", place + "/one.mp4", env={"PATH": path})
        encoder = running_encoder(place, process)
        if end:
            process.send_signal(end)
        try:
            said = patience.ended(process)[1]
            patience.until("the encoder's end", lambda: encoder.poll() is not None, encoder)
            if not end and (process.returncode != CANNOT_WRITE or not said):
                found.append(f"{what}: code {process.returncode}, said: {said.strip()[:100]}")
        except patience.InVain as error:
            found.append(f"{what}: {error}")
            process.kill()
        if os.path.exists(place + "/one.mp4"):
            found.append(f"{what}: half a video")
    report("encoders", len(ends), found)


def test_kept_videos(screen):
    """A window that keeps a video with an encoder that hangs or talks can be ended, with 0, and the encoder with it."""
    found = []
    # Ctrl+Q lets a video be finished, and this one is not.
    ends = [("hangs", "TERM"), ("talks", "TERM"), ("hangs", "ctrl+q")]
    for name, end in ends:
        what = f"one that {name}, with {end}"
        home = fresh("home")
        window = start_window(home, "a", screen, PATH=make_encoder(home, ENCODERS[name]))
        xdotool(screen, "mousemove 150 180 click 1 sleep 1.5 key ctrl+k sleep 0.3 key 3").wait()
        encoder = running_encoder(home, window)
        if end == "TERM":
            window.terminate()
        else:
            xdotool(screen, f"key {end}").wait()
        try:
            said = patience.ended(window)[1]
            patience.until("the encoder's end", lambda: encoder.poll() is not None, encoder)
            if window.returncode != 0:
                found.append(f"{what}: code {window.returncode}, said: {said.strip()[:100]}")
        except patience.InVain as error:
            found.append(f"{what}: {error}")
            window.kill()
        if any(file.endswith((".gif", ".mp4")) for file in files(home)):
            found.append(f"{what}: half a video")
    report("encoders of windows", len(ends), found)


# Windows


@contextlib.contextmanager
def display(end=signal.SIGTERM):
    """A screen of the phone's size, which a signal ends."""
    read_end, write_end = os.pipe()
    server = subprocess.Popen(["Xvfb", "-displayfd", str(write_end), "-screen", "0", "375x812x24", "-nolisten", "tcp",
                               # Otherwise it resets when its last window is killed, and refuses connections meanwhile.
                               "-noreset"],
                              pass_fds=[write_end], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(write_end)
    try:
        yield ":" + os.read(read_end, 16).decode().strip()
    finally:
        os.close(read_end)
        server.send_signal(end)
        server.wait()


def start_window(home, name, screen, *words, **more):
    """A window that is ready for input; its trace and its recording have its name."""
    trace = f"{home}/{name}.trace"
    window = start("--bezel", "off", "--trace", trace, "--record", f"{home}/{name}.jsonl", *words, cwd=home,
                   env={"DISPLAY": screen, "HOME": home, **more}, start_new_session=True)
    patience.until("a window's first frame", lambda: content(trace), window)
    return window


def xdotool(screen, script, **more):
    return subprocess.Popen(["xdotool", *script.split()], env=environment(DISPLAY=screen), **more)


STATE = "/.local/state/floatdesktop/entrances.json"
ENTRANCES = {"version": 1, "dock": {"edge": "right", "fraction": 0.3},
             "entrances": [{"page": "article-1", "kind": "article", "title": "One"}]}


def kill_windows(part, count):
    """The ball is thrown from edge to edge, which saves its place each time; the window is killed meanwhile."""
    tally = Tally(kills=count)
    dice = random.Random(f"{SEED} windows {part}")
    with display() as screen:
        for number in range(count):
            home = fresh(f"home {part}")
            kill_window(home, screen, f"window, kill {part}.{number}", dice, tally)
    return tally


def kill_window(home, screen, when, dice, tally):
    os.makedirs(os.path.dirname(home + STATE))
    write(home + STATE, json.dumps(ENTRANCES))
    window = start_window(home, "a", screen)
    path = " ".join(
        f"mousemove {x} 300 mousedown 1 mousemove 190 300 sleep 0.02 mousemove {375 - x} 300 sleep 0.02 mouseup 1 sleep 0.35"
        for x in (345, 30, 345, 30))
    hand = xdotool(screen, path)
    time.sleep(dice.uniform(0.02, 1.2))
    window.send_signal(signal.SIGKILL)
    window.communicate()
    hand.terminate()
    if hand.wait() not in (0, -signal.SIGTERM) or xdotool(screen, "mouseup 1").wait() != 0:
        tally.found.append(f"{when}: there was no hand")
    try:
        stored = json.loads(content(home + STATE))
        tally.hit += stored["dock"] != ENTRANCES["dock"]
        if [page["page"] for page in stored["entrances"]] != ["article-1"]:
            tally.found.append(f"{when}: {stored}")
        for path in (home + "/a.trace", home + "/a.jsonl"):
            for line in content(path).split("\n")[:-1]:
                json.loads(line)
        code, said = run("inspect", "--replay", home + "/a.jsonl")
        if code != 0:
            tally.found.append(f"{when}: its recording cannot be played: {said.strip()[:100]}")
    except (ValueError, TypeError, KeyError) as error:
        tally.found.append(f"{when}: {type(error).__name__}: {error}")
    tally.left += drafts(home)


UNSAVED = "/.local/state/floatdesktop/unsaved.yaml"
CONFIG = "/.config/floatdesktop/config.yaml"


def type_value(value):
    """The keys that give a key of the panel another value."""
    return f"key ctrl+f sleep 0.1 type --args 1 ball.diameter sleep 0.1 key Return key Return sleep 0.1 type --args 1 {value} key Return"


def kill_panels(part, count):
    """A value is typed in the panel and saved, over and over; the window is killed meanwhile."""
    tally = Tally(kills=count)
    dice = random.Random(f"{SEED} panels {part}")
    with display() as screen:
        for number in range(count):
            home = fresh(f"panel {part}")
            os.makedirs(os.path.dirname(home + CONFIG))
            write(home + CONFIG, OLD)
            window = start_window(home, "a", screen, "--panel")
            hand = xdotool(screen, "mousemove 190 400 " + " ".join(f"{type_value(value)} sleep 1.1 key ctrl+s sleep 0.1" for value in (61, 62, 63)))
            time.sleep(dice.uniform(0.3, 6))
            window.send_signal(signal.SIGKILL)
            window.communicate()
            hand.terminate()
            hand.wait()
            unsaved, config = content(home + UNSAVED), content(home + CONFIG)
            tally.hit += unsaved is not None or config != OLD
            if unsaved is not None and not re.fullmatch(r"# .*\nball\.diameter: 6[123]pt\n", unsaved):
                tally.found.append(f"panel, kill {part}.{number}: unsaved.yaml is {unsaved!r}")
            if config not in [OLD] + [OLD.replace("50pt", f"{value}pt") for value in (61, 62, 63)]:
                tally.found.append(f"panel, kill {part}.{number}: the config file has {len(config)} characters")
            tally.left += drafts(home)
    return tally


def test_unsaved_values(screen):
    """Values of the panel that nobody saved outlive each end of a window, and no file of another one is harmed."""
    found, count = [], 0

    def window_with_value(home, screen):
        window = start_window(home, "a", screen, "--panel")
        xdotool(screen, "mousemove 190 400 " + type_value(71)).wait()
        return window

    def expect(what, home, isSo):
        nonlocal count
        count += 1
        if not isSo:
            found.append(f"{what}: {content(home + UNSAVED)!r}, {sorted(os.listdir(os.path.dirname(home + UNSAVED)))}")

    def keeps(home):
        return "ball.diameter: 71pt" in (content(home + UNSAVED) or "")

    home = fresh("home")
    window = window_with_value(home, screen)
    patience.until("the unsaved value", lambda: keeps(home), window)
    window.kill()
    window.communicate()
    expect("KILL a second later", home, keeps(home))

    for end in (signal.SIGTERM, signal.SIGHUP):
        home = fresh("home")
        window = window_with_value(home, screen)
        window.send_signal(end)
        patience.ended(window)
        expect(f"signal {end}", home, keeps(home))

    home = fresh("home")
    with display(signal.SIGKILL) as dying:
        window = window_with_value(home, dying)
        patience.until("the unsaved value", lambda: keeps(home), window)
    patience.ended(window)
    expect("an X server that is killed", home, keeps(home) and window.returncode == UNAVAILABLE)

    for what, torn in {"a torn line": b"ball.diameter: 60pt\nball.margin: {", "no text": b"\xff\xfe\0"}.items():
        home = fresh("home")
        os.makedirs(os.path.dirname(home + UNSAVED))
        with open(home + UNSAVED, "wb") as file:
            file.write(torn)
        window = window_with_value(home, screen)
        window.terminate()
        patience.ended(window)
        kept = [data(path) for path in files(home) if ".bad-" in path]
        expect(what, home, keeps(home) and kept == [torn])

    home = fresh("home")
    os.makedirs(os.path.dirname(home + UNSAVED))
    write(home + "/other", "mine\n")
    os.symlink(home + "/other", home + UNSAVED)
    window = window_with_value(home, screen)
    window.terminate()
    patience.ended(window)
    expect("a link", home, keeps(home) and content(home + "/other") == "mine\n" and not os.path.islink(home + UNSAVED))

    home = fresh("home")
    os.makedirs(os.path.dirname(home + CONFIG))
    write(home + CONFIG, OLD)
    os.chmod(home + CONFIG, 0o444)
    window = window_with_value(home, screen)
    xdotool(screen, "key ctrl+s sleep 0.5").wait()
    window.terminate()
    patience.ended(window)
    expect("a read-only config file", home, keeps(home) and content(home + CONFIG) == OLD)
    report("unsaved values", count, found)


def test_two_windows(screen):
    """Two windows of one home: pages that one collected stay after the other, idle one has closed."""
    found = []
    rounds = 3
    for number in range(rounds):
        home = fresh("home")
        idle = start_window(home, "idle", screen)
        busy = start_window(home, "busy", screen)
        time.sleep(0.5)
        collect(screen, home)
        patience.until("the collected page", lambda: "article-1" in (content(home + STATE) or ""), idle, busy)
        for window in (busy, idle):
            window.terminate()
            patience.ended(window)
        pages = [page["page"] for page in json.loads(content(home + STATE))["entrances"]]
        if "article-1" not in pages:
            found.append(f"round {number}: the pages are {pages}")
    report("two windows", rounds, found)


def collect(screen, home):
    """Collects an article with the pointer, in the topmost window."""
    steps = []
    for row in ("row:chat-1", "row:article-1"):
        scenario = home + "/way.yaml"
        write(scenario, "steps:\n" + "".join(steps) + "  - settle\n")
        elements = inspect("--scenario", scenario)["elements"]
        x, y, width, height = next(element["frame"] for element in elements if element["id"] == row)
        xdotool(screen, f"mousemove {int(x + width / 2)} {int(y + height / 2)} click 1 sleep 1.5").wait()
        steps.append(f"  - tap: {row}\n  - settle\n")
    way = " ".join(f"mousemove {2 + 8 * step} {400 + 9 * step} sleep 0.01" for step in range(1, 42))
    xdotool(screen, f"mousemove 2 400 mousedown 1 {way} sleep 0.3 mouseup 1").wait()


def has_windows():
    return shutil.which("Xvfb") and shutil.which("xdotool")


# Dead displays

UNAVAILABLE = 69


def test_dead_displays():
    """Every end of a display gives one sentence and the documented code, and collected pages stay."""
    found, count = [], 0

    def expect(what, process, code, words):
        nonlocal count
        count += 1
        said = patience.ended(process)[1].strip()
        if process.returncode != code or words not in said or (words and len(said.splitlines()) != 1):
            found.append(f"{what}: code {process.returncode}, said: {said[:200]}")

    expect("no display", start(), UNAVAILABLE, "no display")
    expect("a display that is not there", start(env={"DISPLAY": ":4242"}), UNAVAILABLE, "no display")
    with silent_bus() as address:
        window = start(env={"DISPLAY": ":4242", "DBUS_SESSION_BUS_ADDRESS": address})
        time.sleep(0.5)
        window.terminate()
        expect("TERM while the session bus is silent", window, 128 + signal.SIGTERM, "")
        if has_windows():
            with display() as screen:
                window = start_window(fresh("home"), "a", screen, DBUS_SESSION_BUS_ADDRESS=address)
                window.terminate()
                expect("a window beside a silent bus", window, 0, "the session bus does not answer")
    if has_windows():
        home = fresh("home")
        os.makedirs(os.path.dirname(home + STATE))
        write(home + STATE, json.dumps(ENTRANCES))
        with display(signal.SIGKILL) as screen:
            window = start_window(home, "a", screen)
        expect("an X server that is killed", window, UNAVAILABLE, "the display server went away")
        if "article-1" not in content(home + STATE):
            found.append("an X server that is killed: the collected page is gone")
    if shutil.which("weston"):
        with compositor(["--backend=headless-backend.so"]) as name:
            expect("a compositor without a seat", start(env={"WAYLAND_DISPLAY": name}), UNAVAILABLE, "seat")
    else:
        print("Wayland: left out, there is no weston")
    report("dead displays", count, found)


@contextlib.contextmanager
def silent_bus():
    """A session bus that accepts connections and never answers."""
    path = os.path.join(folder, "bus")
    with socket.socket(socket.AF_UNIX) as bus:
        bus.bind(path)
        bus.listen(64)
        yield "unix:path=" + path
    os.unlink(path)


@contextlib.contextmanager
def compositor(arguments):
    name = "faults"
    weston = subprocess.Popen(["weston", *arguments, "--no-config", "--idle-time=0", "--socket=" + name], env=environment(),
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        patience.until("weston's socket", lambda: os.path.exists(os.path.join(folder, name)), weston)
        yield name
    finally:
        weston.terminate()
        weston.wait()


def main():
    if os.geteuid() == 0 and "FAULTS_NAMESPACE" not in os.environ and shutil.which("unshare"):
        # The mounts belong to this process alone and go with it.
        os.execvpe("unshare", ["unshare", "--mount", sys.executable, *sys.argv], {**os.environ, "FAULTS_NAMESPACE": "1"})
    try:
        known = list(kinds())
        test_full_disk()
        test_links()
        test_read_only()
        test_encoders()
        test_dead_displays()
        if has_windows():
            with display() as screen:
                test_two_windows(screen)
                test_kept_videos(screen)
                test_unsaved_values(screen)
        test_kills(known)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print("faults: " + ("nothing was lost or harmed" if not problems else f"{len(problems)} problems"))
    sys.exit(1 if problems else 0)


main()
