#!/usr/bin/env python3
"""Faults against the real program: kills in mid-write, full disks, links, two windows of one home.

    scripts/faults.py PROGRAM [KILLS] [SEED]

Each kind of writing is killed KILLS times at random moments, and, with strace, once before each of its system calls that
change a file. Prints one line a kind and ends with 1 if anything was lost or harmed. Full disks need root (a tmpfs in a mount
namespace of this script's own), windows need Xvfb and xdotool, videos ffmpeg; what is missing is named and left out.
"""

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

PROGRAM = os.path.realpath(sys.argv[1])
KILLS = int(sys.argv[2]) if len(sys.argv) > 2 else 300
SEED = int(sys.argv[3]) if len(sys.argv) > 3 else 1
CANNOT_WRITE = 73

# What changes files, or their names.
WRITING = ["write", "pwrite64", "ftruncate", "fsync", "fdatasync", "link", "linkat", "rename", "renameat", "renameat2",
           "unlink", "unlinkat", "mkdir", "mkdirat", "rmdir"]

problems = []
counts = {"random": 0, "at calls": 0}
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
    said = process.communicate(timeout=60)[1]
    return process.returncode, said


def inspect(*arguments):
    """The last state of a scenario or a recording, and its elements."""
    process = start("inspect", *arguments, stdout=subprocess.PIPE)
    said, errors = process.communicate(timeout=60)
    if process.returncode != 0:
        raise RuntimeError("inspect failed: " + errors)
    return json.loads(said.splitlines()[-1])


def wait_for(what, is_so, seconds=30):
    end = time.monotonic() + seconds
    while not (value := is_so()):
        if time.monotonic() > end:
            raise TimeoutError(what)
        time.sleep(0.01)
    return value


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


def files(place):
    return [os.path.join(path, name) for path, _, names in os.walk(place) for name in names]


def is_picture(found):
    return found.startswith(b"\x89PNG\r\n\x1a\n") and found.endswith(b"IEND\xaeB`\x82")


def is_video(found):
    """Whether an MP4's boxes, of which the index is one, fill it to the last byte."""
    kinds, place = set(), 0
    while place + 8 <= len(found):
        size, kind = struct.unpack(">I4s", found[place:place + 8])
        kinds.add(kind)
        place += max(size, 8)
    return place == len(found) and b"moov" in kinds


# What a file's last bytes are when it is whole, by how its name ends.
ENDS = {".png": is_picture, ".html": lambda found: found.rstrip().endswith(b"</html>"),
        ".xml": lambda found: found.rstrip().endswith((b"</testsuites>", b"</testsuite>")), ".json": lambda found: bool(json.loads(found)),
        ".txt": lambda found: found.endswith(b"\n")}


def half_files(place):
    """The first file below a folder that is not whole; drafts, and what is in them, count as left behind."""
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
    """A kind of writing: what is there before, the command, and what may be there after it was killed."""

    def __init__(self, name, prepare, arguments, problem, again=None):
        self.name, self.prepare, self.arguments, self.problem = name, prepare, arguments, problem
        # Whether what a kill leaves beside the file goes with the next writing.
        self.takes_away_drafts = again

    def kill_at_random(self):
        found, hit, left = [], 0, 0
        dice = random.Random(f"{SEED} {self.name}")
        whole = min(self.seconds() for _ in range(5))
        for number in range(KILLS):
            place = self.fresh()
            process = start(*self.arguments(place), start_new_session=True)
            # Most of them in the second half, where it writes.
            time.sleep(whole * dice.uniform(0.3, 1.1))
            process.send_signal(signal.SIGKILL)
            process.communicate()
            hit += process.returncode == -signal.SIGKILL
            left += self.check(place, f"kill {number}", found)
        counts["random"] += KILLS
        report(f"killed: {self.name}", KILLS, found, f" ({hit} before its end; drafts left: {left})")

    def seconds(self):
        """How long it takes when nothing kills it."""
        place = self.fresh()
        begin = time.monotonic()
        run(*self.arguments(place))
        return time.monotonic() - begin

    def kill_at_calls(self):
        """Kills it before each of its system calls that change a file."""
        found, total, left = [], 0, 0
        log = os.path.join(folder, "strace")
        for call in WRITING:
            # A process counts by itself; of several the one that comes to the number first is killed.
            for number in range(1, 500):
                place = self.fresh()
                process = start(*self.arguments(place), before=[
                    "strace", "-f", "-o", log, "-e", "trace=" + call,
                    "-e", f"inject={call}:signal=KILL:when={number}"])
                process.communicate(timeout=60)
                if "killed by SIGKILL" not in (content(log) or ""):
                    break
                total += 1
                left += self.check(place, f"before {call} {number}", found)
        counts["at calls"] += total
        report(f"killed before each call: {self.name}", total, found, f" (drafts left: {left})")

    def fresh(self):
        place = fresh("kills")
        self.prepare(place)
        return place

    def check(self, place, when, found):
        try:
            reason = self.problem(place)
        except (ValueError, OSError) as error:
            reason = f"{type(error).__name__}: {error}"
        left = drafts(place)
        if not reason and left and self.takes_away_drafts:
            run(*self.takes_away_drafts(place))
            if drafts(place):
                reason = "a draft is left that the next writing does not take away"
        if reason:
            found.append(f"{self.name}, {when}: {reason}")
        return left


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

    yield Kind("config set", lambda place: write(place + "/config.yaml", OLD), set_value("70pt"),
               one_of("config.yaml", OLD, NEW), again=set_value("71pt"))
    yield Kind("config set, a new file", lambda place: None, set_value("70pt"),
               one_of("config.yaml", None, "ball:\n  diameter: 70pt\n", "ball.diameter: 70pt\n"), again=set_value("71pt"))
    yield Kind("config init", lambda place: None, lambda place: ["config", "init", "--config", place + "/config.yaml"],
               one_of("config.yaml", None, initial))

    yield Kind("snapshot", lambda place: write(place + "/one.png", "old"),
               lambda place: ["snapshot", "--scenario", scenario, "--output", place + "/one.png"], half_files)

    def suite(place):
        shutil.copy(scenario, place + "/one.yaml")
        os.makedirs(place + "/__Snapshots__/one")

    yield Kind("goldens", suite, lambda place: ["test", place, "--record", "all"], half_files)

    golden = fresh("golden")
    suite(golden)
    run("test", golden, "--record", "all", "-o", "ball.diameter=70pt", "--appearance", "dark")
    goldens = [path for path in files(golden) if path.endswith(".png")]
    other = fresh("other")
    write(other + "/one.yaml", "steps:\n  - snapshot: one\n")
    run("test", other, "--record", "all")

    def failing(place):
        suite(place)
        for path in goldens:
            shutil.copy(next(iter(p for p in files(other) if p.endswith(".png"))),
                        os.path.join(place, os.path.relpath(path, golden)))

    yield Kind("reports", failing, lambda place: ["test", place, "--junit", place + "/junit.xml"], half_files)

    made = reference + "/made.yaml"
    run("scenario", "from", reference + "/recording.jsonl", "--output", made)
    yield Kind("scenario from", lambda place: write(place + "/s.yaml", "old"),
               lambda place: ["scenario", "from", reference + "/recording.jsonl", "--output", place + "/s.yaml"],
               one_of("s.yaml", "old", content(made)))

    def export(name):
        return lambda place: ["export", "--scenario", scenario, "--fps", "30", "--output", f"{place}/{name}"]

    yield Kind("frames", lambda place: None, export("frames"), half_files, again=export("frames"))
    if shutil.which("ffmpeg"):
        def video(place):
            found = data(place + "/film.mp4")
            return None if found == b"old" or is_video(found) else f"a video of {len(found)} bytes without an end"

        yield Kind("video", lambda place: write(place + "/film.mp4", "old"), export("film.mp4"), video,
                   again=export("film.mp4"))
    else:
        print("videos: left out, there is no ffmpeg")


def test_kills():
    traces = shutil.which("strace")
    if not traces:
        print("kills at each call: left out, there is no strace")
    for kind in kinds():
        kind.kill_at_random()
        # The rest of a video is ffmpeg's, whose own calls are not this program's.
        if traces and kind.name != "video":
            kind.kill_at_calls()


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
        # A recording and a trace are as long as the disk let them.
        for name in ("r.jsonl", "t.jsonl"):
            with contextlib.suppress(FileNotFoundError):
                os.unlink(f"{place}/{name}")
        printing = [["config", "show"], ["config", "schema"], ["config", "reference"], ["bench", "--repetitions", "1", "--phase", "idle"],
                    ["inspect", "--scenario", scenario]]
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
    """A suite whose folders are links: what they lead to stays as it is."""
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
    report("links", len(links), found)


# Windows


@contextlib.contextmanager
def display():
    """A screen of the phone's size."""
    read_end, write_end = os.pipe()
    server = subprocess.Popen(["Xvfb", "-displayfd", str(write_end), "-screen", "0", "375x812x24", "-nolisten", "tcp"],
                              pass_fds=[write_end], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(write_end)
    try:
        yield ":" + os.read(read_end, 16).decode().strip()
    finally:
        os.close(read_end)
        server.terminate()
        server.wait()


def start_window(home, name, screen):
    """A window in which something can be done; its trace and its recording have its name."""
    trace = f"{home}/{name}.trace"
    window = start("--bezel", "off", "--trace", trace, "--record", f"{home}/{name}.jsonl",
                   env={"DISPLAY": screen, "HOME": home}, start_new_session=True)
    wait_for("a window's first frame", lambda: content(trace))
    return window


def xdotool(screen, script, **more):
    return subprocess.Popen(["xdotool", *script.split()], env=environment(DISPLAY=screen), **more)


STATE = "/.local/state/floatdesktop/entrances.json"
ENTRANCES = {"version": 1, "dock": {"edge": "right", "fraction": 0.3},
             "entrances": [{"page": "article-1", "kind": "article", "title": "One"}]}


def test_window_kills(screen):
    """The ball is thrown from edge to edge, which saves its place each time; the window is killed meanwhile."""
    found, hit, left = [], 0, 0
    dice = random.Random(f"{SEED} windows")
    for number in range(KILLS):
        home = fresh("home")
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
        hand.wait()
        xdotool(screen, "mouseup 1").wait()
        try:
            stored = json.loads(content(home + STATE))
            hit += stored["dock"] != ENTRANCES["dock"]
            if [page["page"] for page in stored["entrances"]] != ["article-1"]:
                found.append(f"window, kill {number}: {stored}")
            for path in (home + "/a.trace", home + "/a.jsonl"):
                for line in content(path).split("\n")[:-1]:
                    json.loads(line)
            code, said = run("inspect", "--replay", home + "/a.jsonl")
            if code != 0:
                found.append(f"window, kill {number}: its recording cannot be played: {said.strip()[:100]}")
        except (ValueError, TypeError, KeyError) as error:
            found.append(f"window, kill {number}: {type(error).__name__}: {error}")
        left += drafts(home)
    counts["random"] += KILLS
    report("killed: windows (pages, recording, trace)", KILLS, found, f" ({hit} after a saving; drafts left: {left})")


def test_two_windows(screen):
    """Two windows of one home: what one collected is there after the other, where nothing was done, has closed."""
    found = []
    rounds = 3
    for number in range(rounds):
        home = fresh("home")
        idle = start_window(home, "idle", screen)
        busy = start_window(home, "busy", screen)
        time.sleep(0.5)
        collect(screen, home)
        wait_for("the collected page", lambda: "article-1" in (content(home + STATE) or ""))
        for window in (busy, idle):
            window.terminate()
            window.communicate(timeout=30)
        pages = [page["page"] for page in json.loads(content(home + STATE))["entrances"]]
        if "article-1" not in pages:
            found.append(f"round {number}: the pages are {pages}")
    report("two windows", rounds, found)


def collect(screen, home):
    """Collects an article with the pointer, in the window that is uppermost."""
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


def test_windows():
    if not shutil.which("Xvfb") or not shutil.which("xdotool"):
        print("windows: left out, there is no Xvfb or no xdotool")
        return
    with display() as screen:
        test_two_windows(screen)
        test_window_kills(screen)


def main():
    if os.geteuid() == 0 and "FAULTS_NAMESPACE" not in os.environ and shutil.which("unshare"):
        # What is mounted here is this process's alone, and gone with it.
        os.execvpe("unshare", ["unshare", "--mount", sys.executable, *sys.argv], {**os.environ, "FAULTS_NAMESPACE": "1"})
    try:
        test_kills()
        test_full_disk()
        test_links()
        test_windows()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print(f"kills: {counts['random']} at random moments, {counts['at calls']} before system calls")
    print("faults: " + ("nothing was lost or harmed" if not problems else f"{len(problems)} problems"))
    sys.exit(1 if problems else 0)


main()
