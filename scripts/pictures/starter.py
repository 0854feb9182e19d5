#!/usr/bin/env python3
"""Draws the pictures of Assets/prototypes/starter: three screens of an app for plants, light and dark.

    scripts/pictures/starter.py FOLDER      needs fontTools and the font Inter; the pictures are in the repository
"""
import importlib.util
import os
import sys

spec = importlib.util.spec_from_file_location("tides", os.path.join(os.path.dirname(__file__), "tides.py"))
tides = importlib.util.module_from_spec(spec)
spec.loader.exec_module(tides)

LIGHT = dict(ground="#f4f6f1", card="#ffffff", ink="#1f2a22", soft="#66736a", faint="#a3ada6", line="#dfe5da", accent="#2f7d4f", on="#ffffff", pot="#c9744a")
DARK = dict(ground="#111712", card="#1b241d", ink="#edf2ed", soft="#98a59b", faint="#5d6a60", line="#28332a", accent="#6cc48f", on="#0d1a12", pot="#d98a62")


class Picture(tides.Picture):
    def plant(self, x, y, s, drop=True):
        """A plant in a pot, in a square of side s."""
        u = s / 40
        self.path(f"M{x + 12 * u:.1f} {y + 27 * u:.1f}h{16 * u:.1f}l{-2.4 * u:.1f} {10 * u:.1f}h{-11.2 * u:.1f}z", fill=self.c["pot"])
        self.path(f"M{x + 20 * u:.1f} {y + 27 * u:.1f}v{-9 * u:.1f}", stroke=self.c["accent"], width=1.6 * u)
        self.path(f"M{x + 20 * u:.1f} {y + 20 * u:.1f}c{-9 * u:.1f} {u:.1f} {-12 * u:.1f} {-5 * u:.1f} {-12 * u:.1f} {-11 * u:.1f}c{7 * u:.1f} 0 {12 * u:.1f} {3 * u:.1f} {12 * u:.1f} {11 * u:.1f}z", fill=self.c["accent"])
        self.path(f"M{x + 20 * u:.1f} {y + 18 * u:.1f}c{0 * u:.1f} {-7 * u:.1f} {4 * u:.1f} {-12 * u:.1f} {12 * u:.1f} {-13 * u:.1f}c{1.5 * u:.1f} {8 * u:.1f} {-3 * u:.1f} {13 * u:.1f} {-12 * u:.1f} {13 * u:.1f}z", fill=self.c["accent"])


PLANTS = [("Monstera", "Water today"), ("Fern", "Water today"), ("Aloe", "In 9 days"), ("Basil", "Tomorrow")]


def today(c):
    p = Picture(812, c)
    p.text("Today", 20, 98, 32, weight="Bold")
    p.circle(335, 86, 16, c["card"])
    p.text("?", 335, 91.5, 16, c["accent"], "SemiBold", "middle")
    for i, (name, when) in enumerate(PLANTS):
        y = 128 + i * 84
        p.rect(20, y, 335, 72, c["card"], 16)
        p.plant(32, y + 12, 48)
        p.text(name, 96, y + 32, 17, weight="SemiBold")
        p.text(when, 96, y + 54, 14, c["accent"] if "today" in when else c["soft"])
        p.path(f"M328 {y + 30}l6 6l-6 6", stroke=c["faint"])
    return p


def plant(c, watered=False):
    p = Picture(1040, c)
    p.rect(0, 0, 375, 400, c["card"])
    p.plant(67, 110, 240)
    p.path("M25 58l-8 8l8 8", stroke=c["accent"], width=2.2)
    p.text("Monstera", 20, 452, 30, weight="Bold")
    p.text("Living room, by the window", 20, 480, 16, c["soft"])
    p.rect(20, 504, 160, 50, c["line"] if watered else c["accent"], 14)
    p.text("Watered" if watered else "Water", 100, 535, 16, c["soft"] if watered else c["on"], "SemiBold", "middle")
    p.rect(195, 504, 160, 50, c["card"], 14)
    p.text("Keep", 275, 535, 16, c["accent"], "SemiBold", "middle")
    for i, (name, value) in enumerate([("Light", "Bright, no sun"), ("Water", "Every 7 days"), ("Feed", "Once a month"), ("Height", "84 cm"), ("Since", "May 2021")]):
        y = 590 + i * 56
        p.text(name, 20, y + 32, 16, c["soft"])
        p.text(value, 355, y + 32, 16, align="end")
        p.rect(20, y + 55, 335, 1, c["line"])
    p.text("Turn it a quarter when you water it.", 20, 920, 15, c["soft"])
    p.text("It grows towards the window.", 20, 944, 15, c["soft"])
    return p


def watered(c):
    return plant(c, True)


def help(c):
    p = Picture(812, c)
    p.path("M329 60l12 12M341 60l-12 12", stroke=c["accent"], width=2.2)
    p.text("Help", 20, 98, 32, weight="Bold")
    for i, line in enumerate(["Drag a plant's page from the left edge", "into the corner to keep it in the ball.", "", "Pull a badge off to say that it is done.", "", "Swipe this page away, or tap the cross."]):
        if line:
            p.text(line, 20, 150 + i * 26, 17)
    return p


def main():
    folder = os.path.join(sys.argv[1], "screens")
    for screen in (today, plant, watered, help):
        screen(LIGHT).write(os.path.join(folder, f"{screen.__name__}.svg"))
        screen(DARK).write(os.path.join(folder, f"{screen.__name__}-dark.svg"))
    icon = Picture(40, dict(LIGHT, ground="#ffffff"))
    icon.parts = []
    icon.rect(0, 0, 40, 40, "#e3efe6")
    icon.plant(0, 0, 40)
    path = os.path.join(sys.argv[1], "icons", "plant.svg")
    icon.write(path)
    with open(path) as file:
        text = file.read().replace('width="375" height="40" viewBox="0 0 375 40"', 'width="40" height="40" viewBox="0 0 40 40"')
    with open(path, "w") as file:
        file.write(text)


main()
