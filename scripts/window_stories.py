"""The stories that scripts/compare-windows plays; places are in pixels of the screen.

Steps stand in lines of their own, or with ` | ` between them:

    key NAMES · hold NAMES · let NAMES           presses keys one after the other, holds them, lets them go
    type TEXT                                    into a field
    click PLACE · double PLACE · right [PLACE] · hover PLACE · wheel PLACE up|down COUNT
    press PLACE · move PLACE · release · drag FROM TO
                                                 a drag ends with a hand that holds still, and needs a release
    write PATH TEXT · config TEXT · copy PATH TO · remove PATH
                                                 a file of the home, the user's config file; `\\n` is a line's end
    await PATH STEP                              a step that ends with a file of the home
    resize WxH · unmap · map                     the window, on X11
    away · back                                  the keyboard goes to no window, and comes back
    clipboard                                    its text, on X11
    quit [KEY] · start WORDS                     the program ends, by Ctrl+Q unless said, and begins anew; the word
                                                 `unrecorded` leaves out --record, and `untraced` --trace as well

The window is looked at after each. `glance STEP` looks before a message that the step shows goes by itself.
"""
import json
import re
from typing import NamedTuple

from window_play import CONFIG

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
    return Story(name, tuple(step.strip() for step in re.split(r"\n| \| ", steps.strip())), **fields)


def panel(name, steps, words="", hidden=(PANEL_STRIP,), **fields):
    """A story with the panel beside the phone."""
    return story(f"panel: {name}", steps, words=f"--bezel off --panel {words}".strip(), size=BESIDE_PANEL, hidden=hidden,
                 **fields)


def take(*strokes):
    """A recording: strokes as (time, place, place, …), with a twentieth of a second between places."""
    lines = [{"floatdesktop": 1, "device": "iphone-x"}]
    for time, *places in strokes:
        phases = ["down"] + ["move"] * (len(places) - 1) + ["up"]
        for index, (phase, (x, y)) in enumerate(zip(phases, [*places, places[-1]])):
            lines.append({"t": round(time + index * 0.05, 3), "type": "pointer", "phase": phase, "id": 0, "x": x, "y": y})
    return "\n".join(json.dumps(line) for line in lines) + "\n"


# A push, and a drag back from the left edge, let go in motion at 2.35 s.
SWIPE = take((0.5, (150, 180)), (2, (3, 420), (40, 422), (90, 424), (150, 426), (210, 428), (260, 430)))
SWIPED = {"take.jsonl": SWIPE}
MINE = "# mine\nball:\n  diameter: 62pt   # as before\n\nhaptic.enabled: true\n"


def svg(color, height=812):
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="375" height="{height}">' \
        f'<rect width="375" height="{height}" fill="{color}"/><circle cx="180" cy="500" r="80" fill="#ffffff"/></svg>'


PAGES = """floatdesktop: 1
pages:
  home: {picture: home.svg, hotspots: {on: {frame: [0, 200, 375, 100], push: next}}}
  next: {picture: next.svg, hotspots: {on: {frame: [0, 200, 375, 100], push: last}}}
  last: {picture: last.svg}
"""
APP = {"app/prototype.yaml": PAGES, "app/home.svg": svg("#cc2222"), "app/next.svg": svg("#22aa22", 2000),
       "app/last.svg": svg("#2222cc"), "blue.svg": svg("#2222aa", 2000), "yellow.svg": svg("#aaaa22", 2000),
       "cut-off.svg": svg("#22aaaa", 2000)[:100], "misspelt.yaml": PAGES.replace("last}", "lats}"), "right.yaml": PAGES,
       "short.yaml": "floatdesktop: 1\npages: {home: {picture: home.svg}}\n"}

CONTROLS = {"app/prototype.yaml": """floatdesktop: 1
options: {scroll.indicator.enabled: true}
pages:
  home:
    picture: home.svg
    pager: {cards: {frame: [20, 100, 335, 200], pages: [one.svg, two.svg, one.svg]}}
    slider: {volume: {frame: [20, 438, 335, 44], value: 0.5}}
""", "app/home.svg": svg("#ddccbb", 1400), "app/one.svg": svg("#cc2222", 180), "app/two.svg": svg("#2222cc", 180)}


STORIES = (
    # The phone under the hand.

    story("phone: push, back by Escape, by the edge and by the button", """
        click 150,180 | key Escape | click 150,250 | drag 3,420 300,430 | release | click 150,320 | drag 3,420 90,430
        release | click 20,66
    """),
    story("phone: scrolling, a rubber band and the wheel", """
        drag 190,600 190,300 | release | wheel 190,400 down 5 | wheel 190,400 up 40 | drag 190,200 190,420 | release
    """),
    story("phone: badges stretch, return and burst", """
        drag 64,228 180,380 | release | drag 56,300 82,310 | release | drag 61,372 300,600 | key Escape | release
        drag 64,742 200,500 | release
    """),
    story("phone: pages are collected, the ball is dragged, its list opened and emptied", """
        click 150,180 | click 190,570 | drag 3,420 150,560 | move 365,800 | release | click 190,440 | drag 3,420 365,800
        release | drag 345,405 60,560 | release | press 30,560 | release | click 340,200 | click 30,560 | click 340,200
        drag 30,560 365,800 | release
    """),
    story("phone: tabs, a modal and its dismissal", """
        click 330,750 | click 150,250 | drag 3,400 300,400 | release | click 140,750 | click 234,750
        key Tab Tab Return | key Escape
    """),
    story("phone: a menu by the right button, and one by the plus", """
        right 150,180 | key Escape | click 347,66 | click 300,120 | key Escape | right 150,320 | click 150,700
    """),
    story("phone: a row is swiped, its actions asked and undone by the mouse", """
        drag 330,250 150,250 | release | click 190,250 | drag 330,250 310,250 | release | drag 330,178 100,178 | release
        drag 330,322 200,322 | release | click 340,322 | glance click 300,322 | click 280,690 | drag 330,250 180,250
        release | drag 180,250 330,252 | release | click 190,600
    """),
    story("phone: a row's actions by keys", """
        key Tab Tab Tab | key shift+F10 | key Escape | key shift+F10 | key Tab Tab Return | glance key Return | key Return
        key Delete | key Escape
    """),
    story("phone: swiped back from anywhere, and the strip as before", """
        click 150,178 | drag 250,300 330,304 | release | drag 120,300 340,310 | release | click 150,178 | drag 3,420 300,430
        release
    """, words="--bezel off -o navigation.swipe-from=anywhere"),
    story("phone: a pager and a slider under the mouse and by keys", """
        drag 300,200 120,204 | release | drag 120,200 300,204 | release | drag 250,200 330,200 | release
        drag 187,460 280,470 | release | click 60,460 | key Tab Right | key Tab Left | drag 10,200 300,205 | release
    """, words="--bezel off app", files=CONTROLS),
    story("phone: a gesture is cancelled by Escape and by a focus that goes", """
        click 150,180 | drag 3,420 200,430 | key Escape | release | drag 3,420 200,430 | away | release | back
        drag 3,420 200,430 | right | release | drag 190,300 190,500 | away | back | release
    """),
    story("phone: the second start has pages, the ball's place and the window's size", """
        click 150,180 | click 190,570 | drag 3,420 365,800 | release | drag 345,405 60,300 | release | resize 300x700
        quit | start --bezel off | click 60,320 | quit
    """, servers=X11),

    # The cards.

    story("keys: the sheet, and its ends", """
        key F1 | key F1 | key F1 | click 150,180 | key F1 | wheel 150,300 down 2 | key Escape | click 150,180
    """),
    story("keys: other ones from the file, swapped while the window is open", """
        key F5 | key F5 | key F1 | config keys:\\n  play: Ctrl+P\\n  help: F5\\n  transport: none\\n | key ctrl+p
        key F3 | key Escape | key F5
    """, files={CONFIG: "keys.play: F5\n"}),
    story("first words: gone with the first press, and for good", """
        click 150,180 | quit | start --bezel off untraced | quit
    """, words="--bezel off untraced"),
    story("messages: a config that is broken, worse, mended and gone", """
        key F4 | click 150,180 | config ball.diameter: 81\\nball.margins: 12pt\\nbadge.fill: blue\\n | key F4
        key Escape | key Escape | config ball.diameter: [\\n | config badge.diameter: 24pt\\n
        remove .config/floatdesktop/config.yaml
    """, files={CONFIG: "ball.diameter: 81\nbadge.diameter: 30pt\n"}),
    story("transport: steps, speeds and scrubbing at a standing clock", """
        key F3 | key F7 | key F7 F7 | key F9 | hover 200,400 | click 36,685 | click 118,685 | wheel 100,685 up 3
        wheel 100,685 down 2 | key ctrl+2 | click 315,685 | drag 300,730 100,730 | key Escape | release
        drag 300,730 60,730 | release | key F7 | key ctrl+l | drag 60,730 180,730 | release | key Escape
        drag 200,665 200,300 | release | drag 200,300 200,660 | release | key F3
    """, words="--bezel off --replay take.jsonl --at 2.4", files=SWIPED),
    story("transport: from an earlier moment the phone lives on", """
        key F3 | drag 300,730 60,730 | release | key F8 | click 150,180 | click 100,20 | click 82,685 | click 82,685
    """, words="--bezel off --replay take.jsonl --at 2.4", files=SWIPED, hidden=(CARD_STRIP,)),
    story("time: pause, steps, shake and play in the hand", """
        key F8 | click 150,180 | key F7 | key F9 | click 50,22 | click 150,180 | drag 3,420 200,430 | key F8
        move 60,500 | key F9 | key F8 | release | key F8 | release
    """),
    story("time: slow and fast, by keys and by the sign", """
        key ctrl+t | key ctrl+t | key ctrl+2 | key ctrl+3 | key ctrl+4 | click 50,22 | key ctrl+4 | key ctrl+1
    """),
    story("loop: paused, stepped, with other values, and left", """
        key ctrl+l | key F7 | key F9 F9 | key F3 | config navigation.response: 2s\\n | key F9 | key ctrl+l | key ctrl+l
        key Escape | drag 215,722 330,722 | release | click 215,722 | click 160,685 | click 160,685
    """, words="--bezel off --replay take.jsonl --at 2.45", files=SWIPED),

    # Drawings over the phone.

    story("overlays: each with its message, in a standing drag", """
        glance key ctrl+shift+o | key ctrl+shift+p | glance key ctrl+shift+g | key ctrl+shift+l
        glance key ctrl+shift+t | key F7 | key F9 F9 | glance key ctrl+shift+o | key ctrl+shift+p | key ctrl+shift+g
        key ctrl+shift+l | glance key ctrl+shift+t
    """, words="--bezel off --replay take.jsonl --at 2.45", files=SWIPED),
    story("overlays: from the command line, in Chinese", """
        hover 200,300 | key F7 | glance key ctrl+shift+o | key F1 | key Escape | key F3
    """, words="--bezel off --replay take.jsonl --at 2.3 --onion 6 --path --velocity --thresholds --touches "
        "--language zh-Hans", files=SWIPED),
    story("outlines: of what can be pressed", """
        key ctrl+h | click 150,180 | drag 3,420 120,430 | release | key F1 | key Escape | key ctrl+h | key ctrl+h
        key Escape
    """),
    story("display: with light and dark", """
        key ctrl+d | key F9 | key ctrl+h | key F1 | key Escape | key ctrl+d
    """, words="--scale 1 --bezel off --hud --replay take.jsonl --at 2.45", files=SWIPED, size=(815, 900), servers=X11,
        # How long the frames took.
        hidden=((465, 44, 235, 128),)),

    # Windows of other sizes.

    story("sizes: larger, smaller, fitting and full", """
        key ctrl+minus | key ctrl+minus | key ctrl+plus | key ctrl+equal | key ctrl+plus ctrl+plus ctrl+plus
        key ctrl+0 | key F11 | click 500,480 | key Escape | key Escape | key ctrl+d | quit | start --bezel on | quit
    """, words="", size=(1000, 1300)),
    story("sizes: the window's edge is dragged, and it goes and comes back", """
        resize 500x700 | resize 900x500 | resize 40x40 | resize 300x1000 | unmap | map | resize 563x1218 | click 225,270
    """, size=(1000, 1300), servers=X11),
    story("sizes: two pixels for a unit", """
        click 300,360 | drag 6,840 400,860 | release | key F2 | key F1 | key Escape
    """, words="", size=(1400, 1800), density=2, servers=WAYLAND, hidden=((760, 90, 640, 150),)),
    story("sizes: bodies, and a closed window", """
        click 200,200 | quit ctrl+w
    """, words="--device pixel-9 --appearance dark --bezel on", size=(600, 1100)),
    story("two phones: one finger, and a file that changes", """
        click 150,180 | drag 3,420 200,430 | release | click 560,250 | key F8 | write other.yaml badge.diameter: 20\\n
        write other.yaml badge.diameter: 22pt\\n | key Escape
    """, words="--bezel off --compare other.yaml", files={"other.yaml": "badge.diameter: 30pt\nnavigation.response: 0.6s\n"},
        size=(780, 880)),
    story("two phones: a standing drag with overlays", """
        key ctrl+shift+p | key ctrl+shift+g | key F9 | key F3 | key ctrl+l | key F7 | key ctrl+h | key ctrl+d
    """, words="--compare jx-float --replay take.jsonl --at 2.45", files=SWIPED, size=(980, 1000)),

    # Files that change, and files that are kept.

    story("prototype: changed, broken, mended, and without its page", """
        click 180,250 | wheel 180,500 down 4 | copy blue.svg app/next.svg | copy cut-off.svg app/next.svg
        copy yellow.svg app/next.svg | copy misspelt.yaml app/prototype.yaml | key F4
        copy right.yaml app/prototype.yaml | wheel 180,500 up 9 | click 180,250 | remove app/last.svg | key Escape
        copy short.yaml app/prototype.yaml | key ctrl+h
    """, words="app --bezel off", files=APP),
    story("keep: a choice that is left, then by keys and mouse", """
        key ctrl+k | key Down | key Escape | key ctrl+k | click 190,700 | key ctrl+k
        glance await gesture-1.jsonl key 1 | key ctrl+k | glance await gesture-1.yaml key 2 | key ctrl+k
        glance await gesture-1.gif click 190,385 | key F8
    """, words="--bezel off --replay take.jsonl --at 3.5", files=SWIPED),
    story("keep: a loop as a golden, and the card closed by Escape", """
        key ctrl+l | key F9 | key ctrl+k | glance await goldens/__Snapshots__ key 6 | key Escape | key ctrl+k
        key Escape | key Escape
    """, words="--bezel off --replay take.jsonl --at 3.5", files=SWIPED),
    story("keep: nothing to keep", """
        key ctrl+k | click 150,180 | key ctrl+k | key Escape
    """, hidden=((37, 243, 300, 40),)),  # How long the gesture took.

    # The panel.

    panel("a number by its name, its slider, the wheel and the keyboard", """
        key ctrl+f | type ball.diameter | drag 420,251 450,251 | key ctrl+z | release | hold shift
        drag 420,251 425,251 | release | let shift | drag 540,251 560,251 | right | release | drag 540,251 570,251
        release | wheel 420,251 up 2 | double 420,251 | key Right Right Right | key shift+Right | key ctrl+Left
        key BackSpace | key Return | type 60*1.2 | key Return | key Up | key Escape | key Escape
    """),
    panel("a field: wrong text, sums, and steps", """
        key ctrl+f | type badge dia | click 645,251 | key ctrl+a | type blue | key Return | key ctrl+a | type (18pt+4)/2
        key Up | key Tab | key ctrl+z | key ctrl+shift+z | key shift+Tab | click 383,251 | click 150,180
    """),
    panel("a colour: its square, its hue, its opacity and its text", """
        key ctrl+f | type ball.pressed-fill | click 528,251 | drag 535,310 575,290 | release | drag 470,385 560,385
        release | drag 400,405 600,405 | key Escape | release | drag 400,405 600,405 | release | double 535,310
        click 630,251 | key ctrl+a | type #2F80ED80 | key Return | click 528,251
    """),
    panel("a spring: its curve, its bounce, its motion and its timing curve", """
        key ctrl+f | type ball.snap | drag 535,315 565,295 | release | click 642,225 | drag 420,403 440,403 | release
        click 590,225 | double 535,315 | click 637,513 | click 530,570 | click 600,570 | key Down Down Return
        wheel 535,500 down 5 | drag 518,620 480,560 | release | right 420,403
    """),
    panel("choices and switches, by mouse and keyboard", """
        key ctrl+f | type ball.shape | click 544,252 | key Return | key Right | key Return | key Up Return | key ctrl+f
        key ctrl+a | type haptic | click 660,252 | click 660,252 | key Return | key space | key Left | key BackSpace
    """),
    panel("undo, redo, save, and the file as before but for the values", """
        key ctrl+f | type haptic.enabled | click 660,252 | key ctrl+f | key ctrl+a | type ball.diameter
        drag 420,251 450,251 | release | click 497,786 | click 497,786 | click 533,786 | key ctrl+shift+z
        glance key ctrl+s | key Escape | click 395,254 | click 395,254 | quit
        start --bezel off --panel --config mine.yaml
    """, words="--config mine.yaml", files={"mine.yaml": MINE}),
    panel("a conflict: the file changes meanwhile, twice, and is emptied", """
        key ctrl+f | type ball.diameter | drag 420,251 450,251 | release
        glance write mine.yaml ball.diameter: 90pt\\nzone.radius: 150pt # theirs\\n | glance key ctrl+s
        glance key ctrl+s | write mine.yaml ball.diameter: 80pt\\nhaptic.enabled: false\\n | drag 420,251 440,251
        write mine.yaml ball.diameter: 70pt\\n | release | key ctrl+z | write mine.yaml # nothing\\n | key ctrl+s
        key ctrl+s | write mine.yaml ball.diameter: [\\n | key ctrl+s | remove mine.yaml | key ctrl+s | key ctrl+s
    """, words="--config mine.yaml", files={"mine.yaml": "ball.diameter: 62pt\n"}),
    panel("presets: saved, refused, replaced and chosen", """
        key ctrl+f | type haptic.enabled | click 660,252 | key ctrl+shift+s | type soft | glance key Return | key ctrl+f
        key ctrl+a | type ball.shape | click 544,252 | click 667,786 | type soft | key Return | key Return
        click 667,786 | type a/b | key Return | key Escape | key ctrl+f | key ctrl+a | type preset | click 630,228
        key Down Down Down Down Return | key Escape
    """),
    panel("two sets: held, changed to, and as a ghost", """
        key ctrl+f | type badge.diameter | drag 420,251 470,251 | release | hold ctrl b | let b ctrl | key ctrl+shift+b
        hold ctrl b | let b ctrl | click 590,786 | drag 420,251 390,251 | release | click 570,786 | hold ctrl b | away
        let b ctrl | back | key ctrl+z | key ctrl+shift+b
    """),
    panel("inspecting: by Ctrl and a click, by its key, by touch and by hovering", """
        hold ctrl | click 150,180 | let ctrl | key ctrl+shift+c | hover 64,228 | click 64,228 | key ctrl+shift+c
        hover 150,400 | key Escape | click 150,250 | key Escape | key ctrl+f | type badge | hover 420,251
        hover 420,300
    """),
    panel("the phone: dark, Chinese and another one", """
        key ctrl+f | type dark | click 640,228 | key ctrl+f | key ctrl+a | type language | click 640,228 | key F1
        key Escape | key ctrl+f | key ctrl+a | type device | click 600,228 | key Down Return | key Escape Escape
        click 150,180
    """, words="unrecorded"),
    panel("copied rows, and the clipboard in a field", """
        key ctrl+f | type haptic | key Return | key ctrl+c | clipboard | click 660,335 | key ctrl+f | key ctrl+a
        key ctrl+c | key ctrl+x | clipboard | key ctrl+v | key Escape Escape | key ctrl+c | clipboard | key ctrl+f
        key ctrl+v
    """),
    panel("what was not saved is offered again", """
        key ctrl+f | type haptic.enabled | click 660,252 | quit | start --bezel off --panel | click 446,228 | key ctrl+z
        quit | start --bezel off --panel
    """),
    panel("its list: folded, scrolled, searched in Chinese and by the keyboard alone", """
        key F6 | key Tab Tab Tab | key Return | key End | key Home | key Next | key Prior | wheel 535,500 down 10
        wheel 535,500 up 3 | drag 535,600 535,300 | release | key ctrl+f | type spring | key Return
        key Down Down space | key F6 | key F6 | click 660,148 | key Escape
    """, words="--language zh-Hans --appearance dark"),
    panel("its controls of time, in a standing drag", """
        click 520,30 | key F7 | wheel 535,30 up 2 | click 640,30 | drag 450,70 410,70 | right | release
        drag 450,70 410,70 | release | key F3 | key F2 | key F2
    """, words="--replay take.jsonl --at 2.45", files=SWIPED, hidden=()),
    story("panel: beside the body, by key and handle, and over a narrow phone", """
        key F2 | key F2 | hover 722,525 | press 722,525 | release | click 300,180 | key ctrl+minus | key ctrl+0
        key F11 | key F2 | key F11 | resize 500x800 | key F2 | key F6 | key F2 | resize 380x800 | key ctrl+f
        key Escape Escape
    """, words="--replay take.jsonl --at 3.5", files=SWIPED, size=(1000, 1000), servers=X11),
)
