#!/usr/bin/env python3
"""Faults against the real program: kills in mid-write, full disks, links, two windows of one home.

    scripts/faults.py PROGRAM [KILLS] [SEED]

Prints one line a kind and ends with 1 if anything was lost or harmed. Full disks need root (a tmpfs in a mount namespace of
this script's own) and are left out without; two windows need Xvfb and
xdotool.
"""

import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time

PROGRAM = os.path.realpath(sys.argv[1])
KILLS = int(sys.argv[2]) if len(sys.argv) > 2 else 300
SEED = int(sys.argv[3]) if len(sys.argv) > 3 else 1
CANNOT_WRITE = 73

problems = []
folder = tempfile.mkdtemp(prefix="floatdesktop-faults-")


def environment(**more):
    kept = {name: os.environ[name] for name in ("PATH", "FLOATDESKTOP_ASSETS", "LD_LIBRARY_PATH") if name in os.environ}
    return {**kept, "HOME": folder, "XDG_RUNTIME_DIR": folder, "LANG": "C.UTF-8", **more}


def start(*arguments, **more):
    return subprocess.Popen([PROGRAM, *arguments], env=environment(**more.pop("env", {})), stdin=subprocess.DEVNULL,
                            stdout=more.pop("stdout", subprocess.DEVNULL), stderr=subprocess.PIPE, text=True, **more)


def run(*arguments, **more):
    process = start(*arguments, **more)
    said = process.communicate(timeout=60)[1]
    return process.returncode, said


def report(kind, count, found):
    print(f"{kind}: {count}, {len(found)} wrong")
    for line in found[:5]:
        print("   " + line)
    problems.extend(found)


def fresh(name):
    path = os.path.join(folder, name)
    shutil.rmtree(path, ignore_errors=True)
    os.mkdir(path)
    return path


def kills(kind, prepare, arguments, is_whole):
    """Kills a command at random moments; afterwards its folder must have what `is_whole` says, and nothing besides."""
    found = []
    dice = random.Random(f"{SEED} {kind}")
    place = fresh("kills")
    prepare(place)
    begin = time.monotonic()
    run(*arguments(place))
    whole = time.monotonic() - begin
    for number in range(KILLS):
        place = fresh("kills")
        prepare(place)
        process = start(*arguments(place))
        # Most of them in the second half, where it writes.
        time.sleep(whole * dice.uniform(0.3, 1.1))
        process.send_signal(signal.SIGKILL)
        process.communicate()
        reason = is_whole(place)
        if reason:
            found.append(f"{kind}, kill {number}: {reason}")
    report(f"killed: {kind}", KILLS, found)


OLD = "# mine\nball.diameter: 50pt\n" + "# a line that is kept\n" * 2000
NEW = OLD.replace("50pt", "70pt")


def content(path):
    try:
        with open(path, encoding="utf-8") as file:
            return file.read()
    except FileNotFoundError:
        return None


def write(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def test_kills():
    def set_whole(place):
        text = content(place + "/config.yaml")
        return None if text in (OLD, NEW) else f"{len(text or '')} characters in the config file"

    kills("config set", lambda place: write(place + "/config.yaml", OLD),
          lambda place: ["config", "set", "--config", place + "/config.yaml", "ball.diameter", "70pt"], set_whole)

    reference = fresh("reference")
    run("config", "init", "--config", reference + "/config.yaml")
    initial = content(reference + "/config.yaml")

    def init_whole(place):
        text = content(place + "/config.yaml")
        return None if text in (None, initial) else f"{len(text)} characters in the new config file"

    kills("config init", lambda place: None, lambda place: ["config", "init", "--config", place + "/config.yaml"],
          init_whole)

    scenario = reference + "/one.yaml"
    write(scenario, "steps:\n  - snapshot: one\n")

    def picture_whole(place):
        with open(place + "/one.png", "rb") as file:
            data = file.read()
        return None if data == b"old" or data.endswith(b"IEND\xaeB`\x82") else f"a picture of {len(data)} bytes"

    kills("snapshot", lambda place: write(place + "/one.png", "old"),
          lambda place: ["snapshot", "--scenario", scenario, "--output", place + "/one.png"], picture_whole)


def test_full_disk():
    if os.geteuid() != 0:
        print("full disk: left out, this needs root")
        return
    found = []
    place = fresh("full")
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=32k", "tmpfs", place]).returncode != 0:
        print("full disk: left out, nothing can be mounted here")
        return
    try:
        write(place + "/config.yaml", "ball.diameter: 50pt\n")
        with open(place + "/filler", "wb") as file:
            try:
                file.write(b"x" * 40000)
            except OSError:
                pass
        scenario = os.path.join(folder, "reference", "one.yaml")
        cases = [["snapshot", "--scenario", scenario, "--output", place + "/s.png"],
                 ["config", "init", "--config", place + "/new.yaml"],
                 ["config", "set", "--config", place + "/config.yaml", "ball.diameter", "70pt"]]
        for case in cases:
            code, said = run(*case)
            if code != CANNOT_WRITE or not said:
                found.append(f"{case[0]} {case[1]} on a full disk: code {code}, said: {said.strip()[:100]}")
        for case in [["config", "show"], ["config", "schema"], ["inspect", "--scenario", scenario]]:
            with open("/dev/full", "w") as full:
                code, said = run(*case, stdout=full)
            if code != CANNOT_WRITE:
                found.append(f"{' '.join(case[:2])} to a full standard output: code {code}")
        if content(place + "/config.yaml") != "ball.diameter: 50pt\n":
            found.append("config set on a full disk changed the file")
        left = sorted(set(os.listdir(place)) - {"config.yaml", "filler"})
        if left:
            found.append(f"left on the full disk: {left}")
        report("full disk", len(cases) + 3, found)
    finally:
        subprocess.run(["umount", place])


def test_links():
    """A suite whose folders are links: what they lead to stays as it is."""
    found = []
    for number, link in enumerate(["__Failures__", "__Snapshots__"]):
        place = fresh(f"links{number}")
        victim = fresh(f"victim{number}")
        os.mkdir(victim + "/empty")
        write(victim + "/.gitignore", "*")
        write(victim + "/report.html", "mine")
        before = sorted(os.listdir(victim))
        os.symlink(victim, f"{place}/{link}")
        write(place + "/s.yaml", "steps:\n  - snapshot: a\n")
        run("test", place, "--record", "all", cwd=folder)
        if sorted(os.listdir(victim)) != before:
            found.append(f"{link} as a link: {before} became {sorted(os.listdir(victim))}")
    report("links", 2, found)


def wait_for(what, is_so, seconds=30):
    end = time.monotonic() + seconds
    while not is_so():
        if time.monotonic() > end:
            raise TimeoutError(what)
        time.sleep(0.01)


def test_two_windows():
    """Two windows of one home: what one collected is there after the other, where nothing was done, has closed."""
    if not shutil.which("Xvfb") or not shutil.which("xdotool"):
        print("two windows: left out, there is no Xvfb or no xdotool")
        return
    found = []
    read_end, write_end = os.pipe()
    server = subprocess.Popen(["Xvfb", "-displayfd", str(write_end), "-screen", "0", "375x812x24", "-nolisten", "tcp"],
                              pass_fds=[write_end], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(write_end)
    display = ":" + os.read(read_end, 16).decode().strip()
    try:
        rounds = 3
        for number in range(rounds):
            home = fresh("home")
            env = {"DISPLAY": display, "HOME": home}
            traces = [os.path.join(home, name) for name in ("a.jsonl", "b.jsonl")]
            idle = start("--bezel", "off", "--trace", traces[0], env=env)
            wait_for("the idle window", lambda: content(traces[0]))
            busy = start("--bezel", "off", "--trace", traces[1], env=env)
            wait_for("the busy window", lambda: content(traces[1]))
            time.sleep(0.5)
            collect(display)
            state = home + "/.local/state/floatdesktop/entrances.json"
            wait_for("the collected page", lambda: "article-1" in (content(state) or ""))
            for window in (busy, idle):
                window.terminate()
                window.communicate(timeout=30)
            pages = [page["page"] for page in json.loads(content(state))["entrances"]]
            if "article-1" not in pages:
                found.append(f"round {number}: the pages are {pages}")
        report("two windows", rounds, found)
    finally:
        server.terminate()
        server.wait()


def collect(display):
    """Collects the demo's first article with the pointer, in the window that is uppermost."""
    steps = ["mousemove 187 178 click 1 sleep 1.5", "mousemove 190 310 click 1 sleep 1.5",
             "mousemove 2 400 mousedown 1"]
    steps += [f"mousemove {2 + 8 * step} {400 + 9 * step} sleep 0.01" for step in range(1, 42)]
    steps.append("sleep 0.3 mouseup 1")
    subprocess.run(["xdotool", *" ".join(steps).split()], env=environment(DISPLAY=display), check=True)


def main():
    if os.geteuid() == 0 and "FAULTS_NAMESPACE" not in os.environ and shutil.which("unshare"):
        # What is mounted here is this process's alone, and gone with it.
        os.execvpe("unshare", ["unshare", "--mount", sys.executable, *sys.argv], {**os.environ, "FAULTS_NAMESPACE": "1"})
    try:
        test_kills()
        test_full_disk()
        test_links()
        test_two_windows()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print("faults: " + ("nothing was lost or harmed" if not problems else f"{len(problems)} problems"))
    sys.exit(1 if problems else 0)


main()
