"""The stories that scripts/compare-windows plays; places are in pixels of the screen.

A step is a line:

    key NAMES · hold NAMES · let NAMES       keys one after the other; pressed and held; let go
    type TEXT                                into a field
    click PLACES · double PLACE · right [PLACE] · hover PLACE · wheel PLACE up|down|left|right COUNT
    press PLACE · move PLACE · drag FROM TO · release
                                             a drag ends with a hand that holds still, and needs a release
    write PATH TEXT · remove PATH            a file of the home, where `\\n` is a line's end
    resize WxH · unmap · map                 the window, on X11
    away · back                              the keyboard goes to no window, and comes back
    clipboard                                what is on it, on X11
    quit · start WORDS                       the program ends, and begins anew; `unrecorded` leaves out --record,
                                             `untraced` also --trace

The window is looked at after each. `glance STEP` looks before a message that the step shows has gone by itself.
"""
import json
from typing import NamedTuple

PHONE, BESIDE_PANEL = (375, 812), (695, 812)
BOTH, X11, WAYLAND = ("x11", "wayland"), ("x11",), ("wayland",)
# What tells how long gestures took, and when: in the panel, and on the card at the phone's foot.
PANEL_STRIP, CARD_STRIP = (391, 48, 300, 72), (20, 704, 340, 72)


class Story(NamedTuple):
    name: str
    steps: tuple
    # Of the command line, without the program and `run`.
    words: str = "--bezel off"
    # Texts by their paths in the home.
    files: dict = {}
    # The screen, in pixels, and its pixels for a unit of Wayland.
    size: tuple = PHONE
    density: int = 1
    servers: tuple = BOTH
    # Frames that are not compared.
    hidden: tuple = ()


def story(name, steps, **fields):
    return Story(name, tuple(line.strip() for line in steps.strip().splitlines()), **fields)


def panel(name, steps, words="", **fields):
    """A story with the panel beside the phone."""
    return story(f"panel: {name}", steps, words=f"--bezel off --panel {words}".strip(), size=BESIDE_PANEL,
                 hidden=(PANEL_STRIP,), **fields)


def take(*inputs, **header):
    """A recording: strokes as (time, place, place, …), with a twentieth of a second between places, and keys."""
    lines = [{"floatdesktop": 1, "device": "iphone-x", **header}]
    for time, *places in inputs:
        if isinstance(places[0], str):
            lines.append({"t": time, "type": "key", "key": places[0]})
            continue
        phases = ["down"] + ["move"] * (len(places) - 1) + ["up"]
        for index, (phase, (x, y)) in enumerate(zip(phases, [*places, places[-1]])):
            lines.append({"t": round(time + index * 0.05, 3), "type": "pointer", "phase": phase, "id": 0, "x": x, "y": y})
    return "\n".join(json.dumps(line) for line in lines) + "\n"


# A push, and a drag back from the left edge, let go in motion at 2.35 s.
SWIPE = take((0.5, (150, 180)), (2, (3, 420), (40, 422), (90, 424), (150, 426), (210, 428), (260, 430)))
SWIPED = {"take.jsonl": SWIPE}
CONFIG = ".config/floatdesktop/config.yaml"
ROW = "375,241"


STORIES = (
    # The phone under the hand.

    story("phone: push, back by Escape, by the edge and by the button", """
        click 150,180
        key Escape
        click 150,250
        drag 3,420 300,430
        release
        click 150,320
        drag 3,420 90,430
        release
        click 20,66
    """),
    story("phone: scrolling, a rubber band and the wheel", """
        drag 190,600 190,300
        release
        wheel 190,400 down 5
        wheel 190,400 up 40
        drag 190,200 190,420
        release
    """),
    story("phone: badges stretch, return and burst", """
        drag 64,228 180,380
        release
        drag 56,300 82,310
        release
        drag 61,372 300,600
        key Escape
        release
        drag 64,742 200,500
        release
    """),
    story("phone: pages are collected, the ball is dragged, its list opened and emptied", """
        click 150,180
        click 190,570
        drag 3,420 150,560
        move 365,800
        release
        click 190,440
        drag 3,420 365,800
        release
        drag 345,405 60,560
        release
        press 30,560
        release
        click 340,200
        click 30,560
        click 340,200
        drag 30,560 365,800
        release
    """),
    story("phone: tabs, a modal and its dismissal", """
        click 330,750
        click 150,250
        drag 3,400 300,400
        release
        click 140,750
        click 234,750
        key Tab Tab Return
        key Escape
    """),
    story("phone: a menu by the right button, and one by the plus", """
        right 150,180
        key Escape
        click 347,66
        click 300,120
        key Escape
        right 150,320
        click 150,700
    """),
    story("phone: a gesture is cancelled by Escape and by a focus that goes", """
        click 150,180
        drag 3,420 200,430
        key Escape
        release
        drag 3,420 200,430
        away
        release
        back
        drag 3,420 200,430
        right
        release
        drag 190,300 190,500
        away
        back
        release
    """),
    story("phone: the second start has pages, the ball's place and the window's size", """
        click 150,180
        click 190,570
        drag 3,420 365,800
        release
        drag 345,405 60,300
        release
        resize 300x700
        quit
        start --bezel off
        click 30,300
        quit
    """, servers=X11),

    # The cards.

    story("keys: the sheet, and its ends", """
        key F1
        key F1
        key F1
        click 150,180
        key F1
        wheel 150,300 down 2
        key Escape
        click 150,180
    """),
    story("keys: other ones from the file, swapped while the window is open", """
        key F5
        key F5
        key F1
        write .config/floatdesktop/config.yaml keys:\\n  play: Ctrl+P\\n  help: F5\\n  transport: none\\n
        key ctrl+p
        key F3
        key Escape
        key F5
    """, files={CONFIG: "keys.play: F5\n"}, hidden=(CARD_STRIP,)),
    story("first words: gone with the first press, and for good", """
        click 150,180
        quit
        start --bezel off untraced
        quit
    """, words="--bezel off untraced"),
    story("messages: a config that is broken, worse, mended and gone", """
        key F4
        click 150,180
        write .config/floatdesktop/config.yaml ball.diameter: 81\\nball.margins: 12pt\\nbadge.fill: blue\\n
        key F4
        key Escape
        key Escape
        write .config/floatdesktop/config.yaml ball.diameter: [\\n
        write .config/floatdesktop/config.yaml badge.diameter: 24pt\\n
        remove .config/floatdesktop/config.yaml
    """, files={CONFIG: "ball.diameter: 81\nbadge.diameter: 30pt\n"}),
    story("transport: steps, speeds and scrubbing at a standing clock", """
        key F3
        key F7
        key F7 F7
        key F9
        hover 200,400
        click 36,685
        click 118,685
        wheel 100,685 up 3
        wheel 100,685 down 2
        key ctrl+2
        click 315,685
        drag 300,730 100,730
        key Escape
        release
        drag 300,730 60,730
        release
        key F7
        key ctrl+l
        drag 60,730 180,730
        release
        key Escape
        drag 200,665 200,300
        release
        drag 200,300 200,660
        release
        key F3
    """, words="--bezel off --replay take.jsonl --at 2.4", files=SWIPED),
    story("transport: from an earlier moment the phone lives on", """
        key F3
        drag 300,730 60,730
        release
        key F8
        click 150,180
        click 100,20
        click 82,685
        click 82,685
    """, words="--bezel off --replay take.jsonl --at 2.4", files=SWIPED, hidden=(CARD_STRIP,)),
)
