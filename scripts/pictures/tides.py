#!/usr/bin/env python3
"""Draws the pictures of Assets/prototypes/tides: a music player's screens, light and dark, with text as outlines.

    scripts/pictures/tides.py FOLDER      needs fontTools and the font Inter; the pictures are in the repository
"""
import os
import sys

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

FONTS = {w: TTFont(f"/usr/share/fonts/opentype/inter/Inter-{w}.otf") for w in ("Regular", "Medium", "SemiBold", "Bold")}
W = 375

LIGHT = dict(ground="#f6f3ee", card="#ffffff", ink="#1d2433", soft="#6d7486", faint="#a9aebb", line="#e4dfd6", accent="#c8553d", on="#ffffff")
DARK = dict(ground="#12161f", card="#1c2230", ink="#eef0f5", soft="#9aa2b4", faint="#616a7e", line="#2a3243", accent="#f0876d", on="#1a1310")

COVERS = {
    "harbour": ("#0d3b66", "#3e7cb1", "waves"), "copper": ("#8c2f1b", "#e07a5f", "sun"), "moss": ("#31572c", "#90a955", "hills"),
    "dusk": ("#3d348b", "#e6af2e", "sun"), "salt": ("#4f6d7a", "#c0d6df", "waves"), "plum": ("#5a189a", "#c77dff", "hills"),
}


class Picture:
    def __init__(self, height, colors):
        self.height, self.c, self.parts, self.defs = height, colors, [], []
        self.rect(0, 0, W, height, colors["ground"])

    def rect(self, x, y, w, h, fill, r=0, opacity=None):
        more = f' rx="{r:g}"' if r else ""
        more += f' fill-opacity="{opacity:g}"' if opacity is not None else ""
        self.parts.append(f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}"{more} fill="{fill}"/>')

    def circle(self, x, y, r, fill, opacity=None):
        more = f' fill-opacity="{opacity:g}"' if opacity is not None else ""
        self.parts.append(f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}"{more} fill="{fill}"/>')

    def path(self, d, fill="none", stroke=None, width=1.75):
        line = f' stroke="{stroke}" stroke-width="{width:g}" stroke-linecap="round" stroke-linejoin="round"' if stroke else ""
        self.parts.append(f'<path d="{d}" fill="{fill}"{line}/>')

    def text(self, words, x, y, size, fill=None, weight="Regular", align="start"):
        """A line with its baseline at y, as one outline."""
        font = FONTS[weight]
        glyphs, map_, metrics = font.getGlyphSet(), font.getBestCmap(), font["hmtx"]
        scale = size / font["head"].unitsPerEm
        names = [map_.get(ord(ch), ".notdef") for ch in words]
        width = sum(metrics[n][0] for n in names) * scale
        x -= {"start": 0, "middle": width / 2, "end": width}[align]
        pen = SVGPathPen(glyphs, ntos=lambda v: f"{v:.1f}".rstrip("0").rstrip("."))
        for name in names:
            glyphs[name].draw(TransformPen(pen, (scale, 0, 0, -scale, x, y)))
            x += metrics[name][0] * scale
        self.parts.append(f'<path d="{pen.getCommands()}" fill="{fill or self.c["ink"]}"/>')

    def cover(self, name, x, y, side, r=8):
        dark, light, motif = COVERS[name]
        key = f"g{len(self.defs)}"
        self.defs.append(
            f'<linearGradient id="{key}" gradientUnits="userSpaceOnUse" x1="{x:g}" y1="{y:g}" x2="{x + side:g}" y2="{y + side:g}">'
            f'<stop offset="0" stop-color="{dark}"/><stop offset="1" stop-color="{light}"/></linearGradient>')
        self.rect(x, y, side, side, f"url(#{key})", r)
        s = side / 100
        if motif == "sun":
            self.circle(x + 62 * s, y + 40 * s, 18 * s, "#ffffff", 0.85)
            self.path(f"M{x:g} {y + 70 * s:g}h{100 * s:g}v{30 * s - r:g}a{r:g} {r:g} 0 0 1 -{r:g} {r:g}h-{100 * s - 2 * r:g}a{r:g} {r:g} 0 0 1 -{r:g} -{r:g}z", fill=dark)
        elif motif == "waves":
            for i in range(3):
                top = y + (48 + 14 * i) * s
                self.path(f"M{x + 12 * s:.1f} {top:.1f}q{9.5 * s:.1f} {-10 * s:.1f} {19 * s:.1f} 0t{19 * s:.1f} 0t{19 * s:.1f} 0t{19 * s:.1f} 0", stroke="#ffffff", width=max(1.2, 3 * s))
        else:
            self.path(f"M{x + 6 * s:.1f} {y + 78 * s:.1f}l{26 * s:.1f} {-40 * s:.1f}l{18 * s:.1f} {24 * s:.1f}l{14 * s:.1f} {-18 * s:.1f}l{30 * s:.1f} {34 * s:.1f}z", fill="#ffffff")

    def band(self, name, x, y, w, h, r):
        """A cover's colours without its drawing."""
        dark, light, _ = COVERS[name]
        key = f"g{len(self.defs)}"
        self.defs.append(
            f'<linearGradient id="{key}" gradientUnits="userSpaceOnUse" x1="{x:g}" y1="{y:g}" x2="{x + w:g}" y2="{y + h:g}">'
            f'<stop offset="0" stop-color="{dark}"/><stop offset="1" stop-color="{light}"/></linearGradient>')
        self.rect(x, y, w, h, f"url(#{key})", r)

    def large_title(self, words):
        self.text(words, 20, 98, 32, weight="Bold")

    def track(self, number, y, name, length, playing=False):
        ink = self.c["accent"] if playing else self.c["ink"]
        self.text(str(number), 34, y + 33, 15, self.c["faint"], "Medium", "middle")
        self.text(name, 58, y + 33, 16, ink, "Medium")
        self.text(length, 355, y + 33, 14, self.c["soft"], align="end")
        self.rect(58, y + 55, 317, 1, self.c["line"])

    def row(self, y, cover, name, below, leads=True):
        self.cover(cover, 20, y + 8, 48, 6)
        self.text(name, 82, y + 28, 16, weight="SemiBold")
        self.text(below, 82, y + 48, 13, self.c["soft"])
        if leads:
            self.path(f"M346 {y + 26}l6 6l-6 6", stroke=self.c["faint"])
        self.rect(82, y + 63, 293, 1, self.c["line"])

    def back(self, y=66):
        self.path(f"M25 {y - 8}l-8 8l8 8", stroke=self.c["accent"], width=2.2)

    def write(self, path):
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w") as file:
            file.write(f'<svg xmlns="http://www.w3.org/2000/svg" width="{W}" height="{self.height}" viewBox="0 0 {W} {self.height}">\n')
            if self.defs:
                file.write("<defs>" + "".join(self.defs) + "</defs>\n")
            file.write("\n".join(self.parts) + "\n</svg>\n")


def listen(c):
    p = Picture(1180, c)
    p.large_title("Listen")
    p.circle(335, 86, 16, c["accent"])
    p.text("JP", 335, 91, 13, c["on"], "SemiBold", "middle")
    p.text("Made for this evening", 20, 146, 17, weight="SemiBold")
    p.cover("dusk", 20, 160, 335, 18)
    p.rect(20, 420, 335, 75, "#000000", 18, 0.34)
    p.text("Low Tide Mix", 40, 453, 20, "#ffffff", "Bold")
    p.text("25 songs for the way home", 40, 476, 14, "#ffffff")
    p.text("New this week", 20, 544, 17, weight="SemiBold")
    for i, (cover, name, who) in enumerate([("harbour", "Harbour Light", "Ines Aldana"), ("moss", "Moss & Stone", "The Fallow")]):
        x = 20 + i * 177
        p.cover(cover, x, 560, 158, 12)
        p.text(name, x, 742, 15, weight="SemiBold")
        p.text(who, x, 762, 13, c["soft"])
    p.text("Heard lately", 20, 812, 17, weight="SemiBold")
    for i, (cover, name, who) in enumerate([("salt", "Salt Roads", "Ines Aldana"), ("copper", "Copper Year", "Mara Voss"), ("plum", "Night Orchard", "Lowell & Finch"), ("harbour", "Harbour Light", "Ines Aldana")]):
        p.row(826 + i * 64, cover, name, who)
    return p


def library(c):
    p = Picture(812, c)
    p.large_title("Library")
    rows = [("Harbour Light", "Ines Aldana", "harbour"), ("Moss & Stone", "The Fallow", "moss"), ("Copper Year", "Mara Voss", "copper"), ("Salt Roads", "Ines Aldana", "salt"), ("Night Orchard", "Lowell & Finch", "plum")]
    for i, (name, who, cover) in enumerate(rows):
        p.row(124 + i * 64, cover, name, who)
    p.rect(20, 470, 335, 52, c["card"], 12)
    p.text("Downloads and sound", 36, 502, 16, weight="Medium")
    p.path("M330 490l6 6l-6 6", stroke=c["faint"])
    return p


def radio(c):
    p = Picture(812, c)
    p.large_title("Radio")
    for i, (cover, name, below) in enumerate([("salt", "Coast FM", "Sea, weather, slow records"), ("plum", "Night Desk", "Talk until the first tram"), ("moss", "Field Hours", "Recorded out of doors")]):
        y = 126 + i * 172
        p.band(cover, 20, y, 335, 156, 14)
        p.rect(20, y + 92, 335, 64, "#000000", 14, 0.3)
        p.text(name, 38, y + 120, 18, "#ffffff", "Bold")
        p.text(below, 38, y + 142, 13, "#ffffff")
    return p


# Cover, title, artist, the text below it, the songs with their lengths, the current one, and the total.
ALBUMS = {
    "album": ("harbour", "Harbour Light", "Ines Aldana", "Folk, 2024", [("Before the Ferry", "3:12"), ("Harbour Light", "4:05"), ("Rope and Tar", "2:48"), ("What the Gulls Said", "3:51"), ("Lantern Room", "4:33"), ("Breakwater", "3:20"), ("A Coat for Two", "2:59"), ("Last Boat", "5:14")], 1, "8 songs, 30 minutes"),
    "moss": ("moss", "Moss & Stone", "The Fallow", "Ambient, 2024", [("Under Alder", "6:10"), ("Lichen", "4:42"), ("North Side", "5:27"), ("Well Water", "7:03"), ("Stone by Stone", "8:36")], 0, "5 songs, 32 minutes"),
    "copper": ("copper", "Copper Year", "Mara Voss", "Soul, 2023", [("Copper Year", "3:44"), ("Kiln", "4:18"), ("Seven Minutes of Dusk", "7:00"), ("Penny", "2:36"), ("Verdigris", "3:58"), ("Roof Weather", "4:24")], 0, "6 songs, 26 minutes"),
    "salt": ("salt", "Salt Roads", "Ines Aldana", "Folk, 2021", [("Salt Roads", "4:21"), ("Shingle", "3:09"), ("Lighthouse, Unlit", "5:02"), ("The Tide Table", "2:54"), ("Gannet", "3:33"), ("Home by Sea", "6:01")], 0, "6 songs, 25 minutes"),
    "orchard": ("plum", "Night Orchard", "Lowell & Finch", "Jazz, 2022", [("Night Orchard", "5:50"), ("Windfall", "4:11"), ("Ladder", "3:25"), ("Wasps in September", "6:48"), ("Cold Press", "4:46")], 0, "5 songs, 25 minutes"),
}


def album(c, name):
    cover, title, who, kind, songs, playing, sum_ = ALBUMS[name]
    p = Picture(1010 if len(songs) == 8 else 812, c)
    p.back()
    p.text(title, 187.5, 72, 17, weight="SemiBold", align="middle")
    p.cover(cover, 87.5, 104, 200, 14)
    p.text(title, 187.5, 340, 22, weight="Bold", align="middle")
    p.text(who, 187.5, 364, 16, c["accent"] if who == "Ines Aldana" else c["soft"], "Medium", "middle")
    p.text(kind, 187.5, 386, 13, c["soft"], align="middle")
    p.rect(20, 404, 160, 46, c["accent"], 12)
    p.text("Play", 100, 433, 16, c["on"], "SemiBold", "middle")
    p.rect(195, 404, 160, 46, c["card"], 12)
    p.text("Keep", 275, 433, 16, c["accent"], "SemiBold", "middle")
    for i, (song, length) in enumerate(songs):
        p.track(i + 1, 468 + i * 56, song, length, i == playing)
    p.text(sum_, 20, 950 if len(songs) == 8 else 468 + len(songs) * 56 + 34, 13, c["soft"])
    return p


def mix(c):
    p = Picture(960, c)
    p.cover("dusk", 0, 0, 375, 0)
    p.rect(0, 260, 375, 115, "#000000", 0, 0.35)
    p.text("Low Tide Mix", 20, 318, 30, "#ffffff", "Bold")
    p.text("25 songs for the way home", 20, 346, 15, "#ffffff")
    p.path("M25 58l-8 8l8 8", stroke="#ffffff", width=2.2)
    p.circle(333, 340, 24, c["accent"])
    p.path("M327 330l16 10l-16 10z", fill=c["on"])
    for i, (cover, name, who) in enumerate([("copper", "Copper Year", "Mara Voss"), ("salt", "Salt Roads", "Ines Aldana"), ("plum", "Night Orchard", "Lowell & Finch"), ("moss", "Under Alder", "The Fallow"), ("harbour", "Lantern Room", "Ines Aldana"), ("dusk", "Seven Minutes of Dusk", "Mara Voss"), ("salt", "Shingle", "Ines Aldana"), ("copper", "Kiln", "Mara Voss")]):
        p.row(390 + i * 64, cover, name, who)
    return p


def artist(c):
    p = Picture(812, c)
    p.back()
    p.circle(187.5, 190, 82, c["card"])
    p.circle(187.5, 168, 30, COVERS["salt"][0])
    p.path("M133 240a55 50 0 0 1 109 0a82 82 0 0 1 -109 0z", fill=COVERS["salt"][0])
    p.text("Ines Aldana", 187.5, 316, 26, weight="Bold", align="middle")
    p.text("Sings about boats, mostly", 187.5, 342, 15, c["soft"], align="middle")
    p.rect(127.5, 362, 120, 40, c["card"], 20)
    p.text("Follow", 187.5, 388, 15, c["accent"], "SemiBold", "middle")
    for i, (cover, name, below) in enumerate([("harbour", "Harbour Light", "Album, 2024"), ("salt", "Salt Roads", "Album, 2021")]):
        p.row(430 + i * 64, cover, name, below)
    return p


def followed(c):
    p = artist(c)
    p.rect(127.5, 362, 120, 40, c["accent"], 20)
    p.text("Following", 187.5, 388, 15, c["on"], "SemiBold", "middle")
    return p


def sound(c):
    p = Picture(812, c)
    p.back()
    p.text("Downloads and sound", 187.5, 72, 17, weight="SemiBold", align="middle")
    for i, (name, value) in enumerate([("Quality", "High"), ("Kept on this phone", "1.2 GB"), ("Crossfade", "6 s"), ("Sleep timer", "Off")]):
        y = 112 + i * 52
        p.rect(20, y, 335, 52, c["card"], 12 if i in (0, 3) else 0)
        p.text(name, 36, y + 32, 16)
        p.text(value, 339, y + 32, 16, c["soft"], align="end")
        if i:
            p.rect(36, y, 319, 1, c["line"])
    # The ground of the slider that the phone draws, between a quiet and a loud speaker.
    p.rect(20, 344, 335, 60, c["card"], 12)
    for x in (36, 320):
        p.path(f"M{x} 370h5l7-6v20l-7-6h-5z", fill=c["soft"])
    p.path("M336 368q4 6 0 12M340 364q7 10 0 20", stroke=c["soft"], width=2)
    return p


# The songs of the first album, each with its own player page; the second album's pictures are `player` and `paused`.
SONGS = ["ferry", "harbour", "rope", "gulls", "lantern", "breakwater", "coat", "boat"]


def player(c, name, playing=True, number=None):
    cover, title, who, _, songs, first, _ = ALBUMS[name]
    number = first if number is None else number
    song, length = songs[number]
    seconds = int(length.split(":")[0]) * 60 + int(length.split(":")[1]) - 93
    p = Picture(812, c)
    p.path("M27 62l9 9l9 -9", stroke=c["accent"], width=2.2)
    p.text(f"Playing from {title}", 187.5, 71, 13, c["soft"], "Medium", "middle")
    side = 311 if playing else 251
    p.cover(cover, (375 - side) / 2, 112 + (311 - side) / 2, side, 18)
    p.text(song, 32, 486, 24, weight="Bold")
    p.text(who, 32, 514, 17, c["accent"])
    p.rect(32, 548, 311, 4, c["line"], 2)
    p.rect(32, 548, 118, 4, c["accent"], 2)
    p.circle(150, 550, 7, c["accent"])
    p.text("1:33", 32, 578, 12, c["soft"])
    p.text(f"-{seconds // 60}:{seconds % 60:02}", 343, 578, 12, c["soft"], align="end")
    # They lead on where every song has a picture.
    arrows = c["ink" if name == "album" else "faint"]
    p.path("M92 640l-18 12l18 12zM74 640v24", fill=arrows, stroke=arrows)
    p.path("M283 640l18 12l-18 12zM301 640v24", fill=arrows, stroke=arrows)
    p.circle(187.5, 652, 34, c["accent"])
    if playing:
        p.rect(176.5, 638, 7, 28, c["on"], 2)
        p.rect(191.5, 638, 7, 28, c["on"], 2)
    else:
        p.path("M178 636l26 16l-26 16z", fill=c["on"])
    has_lyrics = name == "album" and number == first
    p.text("Lyrics", 110, 736, 15, c["soft" if has_lyrics else "faint"], "Medium", "middle")
    p.text("Up next", 265, 736, 15, c["soft"], "Medium", "middle")
    return p


def lyrics(c):
    p = Picture(1080, c)
    p.back()
    p.text("Lyrics", 187.5, 72, 17, weight="SemiBold", align="middle")
    lines = ["The ferry leaves at ten to six", "with nobody but me on board", "and all the lamps along the quay", "go out as if they were a chord", "", "Keep a little harbour light", "burning for the late ones", "we are only out of sight", "we are on our way"]
    for i, line in enumerate(lines * 2):
        if line:
            p.text(line, 32, 134 + i * 50, 21, c["accent"] if i == 1 else c["ink"] if i < 2 else c["soft"], "Bold")
    return p


def queue(c):
    p = Picture(812, c)
    p.back()
    p.text("Up next", 187.5, 72, 17, weight="SemiBold", align="middle")
    for i, (cover, name, who) in enumerate([("harbour", "Rope and Tar", "Ines Aldana"), ("harbour", "What the Gulls Said", "Ines Aldana"), ("salt", "Shingle", "Ines Aldana"), ("moss", "Under Alder", "The Fallow")]):
        p.row(112 + i * 64, cover, name, who, leads=False)
    return p


def icon(d, filled=False):
    shape = f'<path d="{d}" fill="{"#000" if filled else "none"}" stroke="#000" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">\n  {shape}\n</svg>\n'


def main(folder):
    pages = dict(listen=listen, library=library, radio=radio, mix=mix, artist=artist, followed=followed, sound=sound, lyrics=lyrics, queue=queue)
    for name in ALBUMS:
        end = "" if name == "album" else f"-{name}"
        pages[name] = lambda c, name=name: album(c, name)
        pages[f"player{end}"] = lambda c, name=name: player(c, name)
        pages[f"paused{end}"] = lambda c, name=name: player(c, name, False)
    for number, song in enumerate(SONGS):
        if number != ALBUMS["album"][5]:
            pages[f"player-{song}"] = lambda c, number=number: player(c, "album", True, number)
            pages[f"paused-{song}"] = lambda c, number=number: player(c, "album", False, number)
    for name, draw in pages.items():
        draw(LIGHT).write(f"{folder}/screens/{name}.svg")
        draw(DARK).write(f"{folder}/screens/{name}-dark.svg")
    for name in COVERS:
        p = Picture(375, LIGHT)
        p.cover(name, 0, 0, 375, 0)
        p.write(f"{folder}/icons/{name}.svg")
    icons = {"listen": "M4 17v-4a8 8 0 0 1 16 0v4M4 15h3v6h-3zM17 15h3v6h-3z", "library": "M5 4v16M9.5 4v16M14 5l4.5 15", "radio": "M4 10h16v10h-16zM7 10l9 -6M15.5 15h0.1M7.5 14h4M7.5 16.5h4"}
    for name, d in icons.items():
        with open(f"{folder}/icons/{name}.svg", "w") as file:
            file.write(icon(d))
    print("drawn")


if __name__ == "__main__":
    main(sys.argv[1])
