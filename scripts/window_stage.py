"""A display without a screen, the program's window on it, and a hand that works it, for scripts/compare-windows."""
import json
import os
import shutil
import signal
import subprocess
import time
from typing import NamedTuple

import patience
from screen_picture import Picture

# Longer than the 0.15 s after which a saved file counts as finished, whose passing no thread shows while it sleeps.
QUIET = 0.4
# Longer than weston waits for its next frame.
COMPOSITOR_QUIET = 0.1
# Without a trace: longer than anything that the window waits for at rest.
UNTRACED_QUIET = 2


class Missed(Exception):
    """A picture was to be taken before something happened by itself, and came too late; the story is played again."""


class Moment(NamedTuple):
    """The window at rest after a step."""
    step: str
    picture: Picture
    # Texts by their names.
    facts: dict


class Stage:
    """A display of its own, and a home that holds the files of the programs on it.

    On Wayland it is weston's kiosk shell inside Xvfb, whose pointer and keyboard weston uses.
    """

    def __init__(self, folder, server, story, program, assets=None):
        self.folder, self.server, self.story, self.program = folder, server, story, program
        self.home = f"{folder}/home"
        shutil.rmtree(folder, ignore_errors=True)
        os.makedirs(self.home)
        # Wayland's library requires a folder that only its owner can access.
        os.chmod(folder, 0o700)
        self.environment = {"PATH": os.environ["PATH"], "HOME": self.home, "XDG_RUNTIME_DIR": folder, "LANG": "C.UTF-8"}
        for name in ("FLOATDESKTOP_ASSETS", "LD_LIBRARY_PATH"):
            if name in os.environ:
                self.environment[name] = os.environ[name]
        if assets:
            self.environment["FLOATDESKTOP_ASSETS"] = assets
        self.processes, self.window, self.moments, self.starts = [], None, [], 0

    def __enter__(self):
        width, height = self.story.size
        reader, writer = os.pipe()
        # -r: a key that is held does not repeat.
        self._spawn(["Xvfb", "-displayfd", str(writer), "-screen", "0", f"{width}x{height}x24", "-nocursor", "-r",
                     "-nolisten", "tcp", "-fbdir", self.folder], pass_fds=[writer])
        os.close(writer)
        # Xvfb writes the number when it accepts connections, and ends where nobody reads the line's end.
        with open(reader) as file:
            self.display = ":" + file.readline().strip()
        if self.server == "wayland":
            density = self.story.density
            with open(f"{self.folder}/weston.ini", "w") as file:
                file.write("[keyboard]\nrepeat-rate=0\n")
            self._spawn(["weston", "--backend=x11-backend.so", "--use-pixman", "--shell=kiosk-shell.so", "--socket=net",
                         "--idle-time=0", "-c", f"{self.folder}/weston.ini", f"--width={width // density}",
                         f"--height={height // density}", f"--scale={density}"], DISPLAY=self.display)
            patience.until("weston", lambda: os.path.exists(f"{self.folder}/net"), *self.processes)
            self.environment |= {"WAYLAND_DISPLAY": "net", "SDL_VIDEODRIVER": "wayland"}
        else:
            self.environment["DISPLAY"] = self.display
        return self

    def __exit__(self, *_):
        for process in reversed(self.processes):
            if process.poll() is None:
                process.terminate()
            process.wait()

    def _spawn(self, words, pass_fds=(), **more):
        process = subprocess.Popen(words, env=self.environment | more, pass_fds=pass_fds, cwd=self.home,
                                   stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                   stderr=open(f"{self.folder}/{words[0]}.log", "w"))
        self.processes.append(process)

    # Playing

    def play(self):
        """Starts the program, takes all steps, and ends it; returns the moments."""
        for path, text in self.story.files.items():
            self.do_write(f"{path} {text}")
        for step in [f"start {self.story.words}", *self.story.steps]:
            self.step = step
            isBrief = step.startswith("glance ")
            verb, _, rest = step.removeprefix("glance ").partition(" ")
            if verb == "quit":
                self._end(step, lambda: self.do_key(rest or "ctrl+q"))
                continue
            self._mark()
            answer = getattr(self, "do_" + verb)(rest)
            self._rest(isBrief, isQuiet=verb in ("start", "write", "remove"))
            self._note(step, answer)
            if isBrief:
                self._check(step)
        if self.window:
            self._end("the end", lambda: self.window.send_signal(signal.SIGTERM))
        return self.moments

    def _end(self, step, ask):
        ask()
        patience.ended(self.window)
        with open(f"{self.folder}/said-{self.starts}") as file:
            facts = {"exit code": str(self.window.returncode), "messages": file.read()} | self._recording() | self._files()
        self.processes.remove(self.window)
        self.window = None
        self.moments.append(Moment(step, None, facts))

    def xdotool(self, *words):
        subprocess.run(["xdotool", *(str(word) for word in words)], env=self.environment | {"DISPLAY": self.display},
                       check=True, capture_output=True)

    # The steps

    def do_start(self, words):
        self.starts += 1
        words = words.split()
        records = "unrecorded" not in words
        isTraced = "untraced" not in words
        words = [word for word in words if word not in ("unrecorded", "untraced")]
        self.record = f"{self.folder}/record-{self.starts}.jsonl" if records and isTraced else None
        self.trace = f"{self.folder}/trace-{self.starts}.jsonl" if isTraced else None
        words += ["--record", self.record] if self.record else []
        words += ["--trace", self.trace] if self.trace else []
        self._mark()
        with open(f"{self.folder}/said-{self.starts}", "w") as said:
            self.window = subprocess.Popen(
                [self.program, "run", *words], env=self.environment, cwd=self.home, stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL, stderr=said)
        self.processes.append(self.window)
        self._rest(False, isQuiet=True)
        # Where a window opens below the pointer, weston counts its moves from another corner, until both meet in one.
        self.xdotool("mousemove", 1, 1, "mousemove", 0, 0)

    def do_key(self, names):
        """Presses keys, one after the other."""
        for name in names.split():
            self.xdotool("key", name)

    def do_hold(self, names):
        self.xdotool(*(word for name in names.split() for word in ("keydown", name)))

    def do_let(self, names):
        self.xdotool(*(word for name in names.split() for word in ("keyup", name)))

    def do_type(self, text):
        self.xdotool("type", "--delay", 10, text)

    def do_hover(self, place):
        self.at = place
        self.xdotool("mousemove", *place.split(","))

    def do_click(self, places):
        for place in places.split():
            self.do_hover(place)
            self.xdotool("click", 1)

    def do_double(self, place):
        self.do_hover(place)
        self.xdotool("click", "--repeat", 2, "--delay", 5, 1)

    def do_right(self, place):
        if place:
            self.do_hover(place)
        self.xdotool("click", 3)

    def do_press(self, place):
        self.do_hover(place)
        self.xdotool("mousedown", 1)

    def do_move(self, place):
        """Moves in a straight line, as a hand does: many small moves."""
        (x, y), (toX, toY) = ([int(number) for number in at.split(",")] for at in (self.at, place))
        count = max(abs(toX - x), abs(toY - y)) // 5 + 1
        self.at = place
        self.xdotool(*(word for index in range(1, count + 1) for word in (
            "mousemove", x + (toX - x) * index // count, y + (toY - y) * index // count, "sleep", 0.004)))

    def do_release(self, _):
        self.xdotool("mouseup", 1)

    def do_drag(self, places):
        """Presses, moves, and rests, so that the release that is a step of its own throws nothing."""
        start, end = places.split()
        self.do_press(start)
        self.do_move(end)

    def do_wheel(self, words):
        place, direction, count = words.split()
        self.do_hover(place)
        self.xdotool("click", "--repeat", count, "--delay", 5, {"up": 4, "down": 5, "left": 6, "right": 7}[direction])

    def do_write(self, words):
        """Replaces a file as editors do. `\\n` is a line's end."""
        path, _, text = words.partition(" ")
        path = f"{self.home}/{path}"
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path + "~", "w") as file:
            file.write(text.replace("\\n", "\n"))
        os.rename(path + "~", path)

    def do_remove(self, path):
        os.remove(f"{self.home}/{path}")

    def do_await(self, words):
        """Takes a step that ends with a file; programs that write one may sleep in between."""
        path, verb, *rest = words.split()
        getattr(self, "do_" + verb)(" ".join(rest))
        patience.until(path, lambda: os.path.exists(f"{self.home}/{path}"), self.window, *self.processes)

    def do_resize(self, size):
        self.xdotool("windowsize", self._windows()[-1], *size.split("x"))

    def do_unmap(self, _):
        self.xdotool("windowunmap", self._windows()[-1])

    def do_map(self, _):
        self.xdotool("windowmap", self._windows()[-1])

    def do_away(self, _):
        """Gives the keyboard to no window."""
        self.xdotool("windowfocus", self._windows()[0])

    def do_back(self, _):
        self.xdotool("windowfocus", self._windows()[-1])

    def do_clipboard(self, _):
        return {"clipboard": self._ask("xclip", "-o", "-selection", "clipboard")}

    def _windows(self):
        """The ids of the root and of the window on it, the program's or weston's; one that is unmapped counts as well."""
        ids = self._ask("xdotool", "search", "--onlyvisible", "--name", ".*").split()
        self.ids = ids if len(ids) > 1 else self.ids
        return self.ids

    def _ask(self, *words):
        return subprocess.run(words, env=self.environment | {"DISPLAY": self.display}, capture_output=True, text=True).stdout

    # Rest

    def _mark(self):
        """Notes where the trace's last line begins; what follows is the next step's."""
        self.start = 0
        if self.trace_exists():
            with open(self.trace, "rb") as file:
                content = file.read()
            self.start = content.rfind(b"\n", 0, len(content) - 1) + 1

    def trace_exists(self):
        return getattr(self, "trace", None) and os.path.exists(self.trace)

    def _lines(self):
        with open(self.trace) as file:
            file.seek(self.start)
            return file.read().splitlines()

    def _isRest(self, isBrief):
        before = patience.pulse(self.processes)
        if before is None or self.trace and not os.path.exists(self.trace):
            return None
        last = (self._lines() or [""])[-1] if self.trace else '"rest":true'
        if '"rest":true' not in last or '"wakesIn"' in last and not isBrief:
            return None
        return before if patience.pulse(self.processes) == before else None

    def _rest(self, isBrief, isQuiet=False):
        """Waits until the window has handled everything that was done to it, and wakes up for an event only.

        - isBrief: Something may still happen by itself, as a message that disappears.
        - isQuiet: It must stay so for a while, because a thread may wait for something that it does not tell.
        """
        pause = UNTRACED_QUIET if not self.trace else QUIET if isQuiet else \
            COMPOSITOR_QUIET if self.server == "wayland" else 0

        def look():
            before = self._isRest(isBrief)
            if before and pause:
                time.sleep(pause)
                return before == self._isRest(isBrief)
            return before
        patience.until(f"rest after {self.step}", look, self.window, *self.processes)

    def _check(self, step):
        """Requires that nothing had happened by itself when the picture was taken."""
        lines = self._lines()
        for line, following in zip(lines, lines[1:]):
            if '"wakesIn"' in line and '"rest":false' not in following:
                raise Missed(step)

    # What is compared

    def _note(self, step, answer):
        facts = (answer or {}) | self._recording()
        if self.trace:
            facts["state"] = state(self._lines()[-1])
        if self.server == "x11":
            facts["title"] = self._ask("xdotool", "getwindowname", self._windows()[-1])
        picture = Picture.of_screen(f"{self.folder}/Xvfb_screen0")
        self.moments.append(Moment(step, picture.without(self.story.hidden), facts))

    def _recording(self):
        if not self.record:
            return {}
        with open(self.record) as file:
            return {"recording": recording(file.read())}

    def _files(self):
        """The contents of all files of the home but the cache."""
        contents = {}
        for folder, folders, names in os.walk(self.home):
            folders[:] = [name for name in folders if name != ".cache"]
            for name in names:
                path = os.path.join(folder, name)
                with open(path, "rb") as file:
                    contents["file " + os.path.relpath(path, self.home)] = file.read().decode(errors="backslashreplace")
        return contents


def rounded(value):
    """JSON with numbers of three digits after the point: a window's times differ from run to run in the last bits."""
    if isinstance(value, float):
        return round(value, 3) + 0.0
    if isinstance(value, dict):
        return {key: rounded(item) for key, item in value.items()}
    return [rounded(item) for item in value] if isinstance(value, list) else value


def state(line):
    """A traced state without times, and without counts of frames."""
    fields = json.loads(line)
    for name in ("t", "frame", "effects", "painting", "rest", "wakesIn"):
        fields.pop(name, None)
    return json.dumps(rounded(fields), indent=1)


def recording(text):
    """A recording's inputs without times: of moves in a row the last, of values set in a row the last of each key."""
    lines, values = [], {}
    for line in text.splitlines():
        fields = rounded(json.loads(line))
        fields.pop("t", None)
        if fields.get("type") == "set":
            values[fields["key"]] = json.dumps(fields)
            continue
        lines += [values[key] for key in sorted(values)]
        values = {}
        if fields.get("phase") == "move" and lines and '"move"' in lines[-1]:
            lines.pop()
        lines.append(json.dumps(fields))
    return "\n".join(lines + [values[key] for key in sorted(values)]) + "\n"

