"""A story played in a window, step by step, for scripts/compare-windows; window_stories.py lists the steps."""
import json
import os
import signal
import time
from typing import NamedTuple

import patience
from screen_picture import Picture

CONFIG = ".config/floatdesktop/config.yaml"

# In seconds; no thread tells while it sleeps that it waits for something.
# Longer than a compositor waits for its next frame.
FRAMES = 0.1
# Longer than the 0.15 s after which a saved file counts as finished.
FILES = 0.4
# Longer than anything that the window waits for at rest, where no trace tells of that.
UNTRACED = 2


class Missed(Exception):
    """Something went otherwise than planned, and not by the program's fault; the story is to be played again."""


class Moment(NamedTuple):
    """The window at rest after a step, or a program's end, which has no picture."""
    step: str
    picture: Picture
    # Texts by their names.
    facts: dict


class Play:
    def __init__(self, story, server, display, program, moments):
        self.story, self.server, self.display, self.program, self.moments = story, server, display, program, moments
        self.window, self.starts, self.at = None, 0, None
        self.trace = self.record = None
        self.step, self.begin = "", 0

    def play(self):
        """Starts the program, takes all steps, and ends it; adds to the moments."""
        for path, text in self.story.files.items():
            self.do_write(f"{path} {text}")
        for self.step in (f"start {self.story.words}", *self.story.steps):
            is_brief = self.step.startswith("glance ")
            verb, _, rest = self.step.removeprefix("glance ").partition(" ")
            if verb == "quit":
                self.end(lambda: self.do_key(rest or "ctrl+q"))
                continue
            self.begin = self.last_line()
            facts = getattr(self, "do_" + verb)(rest)
            is_about_files = verb in ("start", "write", "config", "copy", "remove")
            self.rest(FILES if is_about_files else FRAMES if self.server == "wayland" else 0, is_brief)
            self.look(facts or {})
            if is_brief:
                self.require_nothing_since()
        if self.window:
            self.step = "the end"
            self.end(lambda: self.window.send_signal(signal.SIGTERM))

    def end(self, ask):
        ask()
        patience.ended(self.window)
        with open(f"{self.display.folder}/messages-{self.starts}") as file:
            facts = {"exit code": str(self.window.returncode), "messages": file.read()}
        self.display.processes.remove(self.window)
        self.window = None
        self.moments.append(Moment(self.step, None, facts | self.recording() | self.files()))

    # The steps

    def do_start(self, words):
        self.starts += 1
        words = words.split()
        folder, is_traced = self.display.folder, "untraced" not in words
        self.trace = f"{folder}/trace-{self.starts}.jsonl" if is_traced else None
        self.record = f"{folder}/record-{self.starts}.jsonl" if is_traced and "unrecorded" not in words else None
        words = [word for word in words if word not in ("untraced", "unrecorded")]
        words += ["--trace", self.trace] if self.trace else []
        words += ["--record", self.record] if self.record else []
        self.begin = 0
        self.window = self.display.spawn([self.program, "run", *words], f"messages-{self.starts}")
        self.rest(FILES)
        # Where a window opens below the pointer, weston counts its moves from another corner, until both meet in one.
        self.display.hand("mousemove", 1, 1, "mousemove", 0, 0)

    def do_key(self, names):
        for name in names.split():
            self.display.hand("key", name)

    def do_hold(self, names):
        self.display.hand(*(word for name in names.split() for word in ("keydown", name)))

    def do_let(self, names):
        self.display.hand(*(word for name in names.split() for word in ("keyup", name)))

    def do_type(self, text):
        self.display.hand("type", "--delay", 10, text)

    def do_hover(self, place):
        self.at = place
        self.display.hand("mousemove", *place.split(","))

    def do_click(self, place):
        self.do_hover(place)
        self.display.hand("click", 1)

    def do_double(self, place):
        self.do_hover(place)
        self.display.hand("click", "--repeat", 2, "--delay", 5, 1)

    def do_right(self, place):
        self.do_hover(place or self.at)
        self.display.hand("click", 3)

    def do_wheel(self, words):
        place, direction, count = words.split()
        self.do_hover(place)
        self.display.hand("click", "--repeat", count, "--delay", 5, {"up": 4, "down": 5}[direction])

    def do_press(self, place):
        self.do_hover(place)
        self.display.hand("mousedown", 1)

    def do_move(self, place):
        """Moves in a straight line, as a hand does: many small moves."""
        (x, y), (to_x, to_y) = ([int(number) for number in at.split(",")] for at in (self.at, place))
        count = max(abs(to_x - x), abs(to_y - y)) // 5 + 1
        self.at = place
        self.display.hand(*(word for index in range(1, count + 1) for word in (
            "mousemove", x + (to_x - x) * index // count, y + (to_y - y) * index // count, "sleep", 0.004)))

    def do_drag(self, places):
        start, end = places.split()
        self.do_press(start)
        self.do_move(end)

    def do_release(self, _):
        self.display.hand("mouseup", 1)

    def do_write(self, words):
        """Replaces a file as editors do."""
        path, _, text = words.partition(" ")
        path = f"{self.display.home}/{path}"
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path + "~", "w") as file:
            file.write(text.replace("\\n", "\n"))
        os.rename(path + "~", path)

    def do_config(self, text):
        """Writes the user's config file."""
        self.do_write(f"{CONFIG} {text}")

    def do_copy(self, paths):
        """Replaces a file by a copy of another."""
        source, path = paths.split()
        with open(f"{self.display.home}/{source}") as file:
            self.do_write(f"{path} {file.read()}")

    def do_remove(self, path):
        os.remove(f"{self.display.home}/{path}")

    def do_await(self, words):
        """Takes a step that ends with a file, because programs that write one may sleep in between."""
        path, verb, *rest = words.split()
        getattr(self, "do_" + verb)(" ".join(rest))
        patience.until(path, lambda: os.path.exists(f"{self.display.home}/{path}"), *self.display.processes)

    def do_resize(self, size):
        self.display.hand("windowsize", self.display.window(), *size.split("x"))

    def do_unmap(self, _):
        self.display.hand("windowunmap", self.display.window())

    def do_map(self, _):
        self.display.hand("windowmap", self.display.window())

    def do_away(self, _):
        self.focus(self.display.other())

    def do_back(self, _):
        self.focus(self.display.window())

    def focus(self, window):
        """Gives the keyboard to a window. Weston sometimes forgets whom to give it on."""
        self.display.hand("windowfocus", window)
        self.rest(FRAMES)
        if self.trace and len(self.lines()) < 2:
            raise Missed(f"{self.step}: the program heard nothing of it")

    def do_clipboard(self, _):
        """On Wayland xclip finds nothing, in both programs alike."""
        return {"clipboard": self.display.ask("xclip", "-o", "-selection", "clipboard")}

    # Rest

    def last_line(self):
        """The offset of the trace's last line."""
        if not self.trace or not os.path.exists(self.trace):
            return 0
        with open(self.trace, "rb") as file:
            content = file.read()
        return content.rfind(b"\n", 0, len(content) - 1) + 1

    def lines(self):
        """The trace's last line from before this step, and those since."""
        if not os.path.exists(self.trace):
            return []
        with open(self.trace) as file:
            file.seek(self.begin)
            return file.read().splitlines()

    def pulse_at_rest(self, is_brief):
        """The pulse of all programs if the window has handled everything that was done to it; else None."""
        before = self.display.pulse()
        if before is None:
            return None
        if self.trace:
            last = (self.lines() or [""])[-1]
            if '"rest":true' not in last or '"wakesIn"' in last and not is_brief:
                return None
        return before if self.display.pulse() == before else None

    def rest(self, quiet, is_brief=False):
        """Waits until the window has handled everything that was done to it, and wakes up for an event only.

        For `quiet` seconds of that, nobody must run; a brief rest may end by itself, as when a message goes.
        """
        quiet = quiet if self.trace else UNTRACED

        def look():
            before = self.pulse_at_rest(is_brief)
            if before and quiet:
                time.sleep(quiet)
                return before == self.pulse_at_rest(is_brief)
            return before

        patience.until(f"rest after {self.step}", look, self.window, *self.display.processes)

    def require_nothing_since(self):
        lines = self.lines()
        for line, following in zip(lines, lines[1:]):
            # A frame that no event led to.
            if '"wakesIn"' in line and '"rest"' not in following:
                raise Missed(f"{self.step}: the picture came too late")

    # What is compared

    def look(self, facts):
        facts |= self.recording()
        if self.trace:
            facts["state"] = state(self.lines()[-1])
        if self.server == "x11":
            facts["title"] = self.display.ask("xdotool", "getwindowname", self.display.window())
        self.moments.append(Moment(self.step, self.display.picture().without(self.story.hidden), facts))

    def recording(self):
        if not self.record:
            return {}
        with open(self.record) as file:
            return {"recording": recording(file.read())}

    def files(self):
        """The contents of all files of the home but the cache."""
        contents = {}
        home = self.display.home
        for folder, folders, names in os.walk(home):
            folders[:] = [name for name in folders if name != ".cache"]
            for name in names:
                with open(os.path.join(folder, name), "rb") as file:
                    path = os.path.relpath(file.name, home)
                    contents[f"file {path}"] = file.read().decode(errors="backslashreplace")
        return contents


def rounded(value):
    """JSON whose numbers have three digits after the point, because a window's times differ from run to run."""
    if isinstance(value, float):
        return round(value, 3) + 0.0
    if isinstance(value, dict):
        return {key: rounded(item) for key, item in value.items()}
    return [rounded(item) for item in value] if isinstance(value, list) else value


def state(line):
    """A traced state without times and counts of frames."""
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
    return "\n".join(lines + [values[key] for key in sorted(values)])
