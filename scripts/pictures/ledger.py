#!/usr/bin/env python3
"""Draws the pictures of the prototype Ledger, Assets/prototypes/ledger, light and dark.

    scripts/pictures/ledger.py                 every page
    scripts/pictures/ledger.py home cards      these only
    scripts/pictures/ledger.py --frames        the frames for prototype.yaml, page by page

A page is a function that draws into a Picture, in points of the device; what the phone draws itself (status bar,
navigation bar, tab bar, home indicator) is left free. Debian: librsvg2-bin, pngquant, optipng, fonts-inter.
"""
import html, math, os, subprocess, sys

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "Assets", "prototypes", "ledger")
WIDTH, HEIGHT, SCALE = 393, 852, 2
SAFE_TOP, BAR, TABS, SAFE_BOTTOM = 59, 103, 83, 34  # bar: where the navigation bar ends; tabs: the tab bar's height
MARGIN, RADIUS = 20, 20
INNER = WIDTH - 2 * MARGIN

LIGHT = dict(
    ground="#F4F2ED", card="#FFFFFF", sunken="#E9E6DE", ink="#15171C", ink2="#676A73", ink3="#9B9DA5", line="#ECE9E2",
    accent="#3145E0", soft="#E6E8FC", faint="#B4BCF5", on="#FFFFFF", good="#17805A", track="#EAE7DF", knob="#FFFFFF",
    coral="#EE6F4E", ochre="#DE9A1E", sage="#3C9C79", sky="#3C8FDB", plum="#7E5BD0", rose="#D5527F", tone=0.14)
DARK = dict(
    ground="#0D0E12", card="#181A20", sunken="#24272F", ink="#F3F1EC", ink2="#9B9EA8", ink3="#6B6F7A", line="#262932",
    accent="#8E9BFF", soft="#22274A", faint="#434B86", on="#0D0E12", good="#5BCB9B", track="#2A2D37", knob="#F3F1EC",
    coral="#FF8E70", ochre="#F2BC55", sage="#63C7A2", sky="#6DB5F7", plum="#AC8EF5", rose="#F283A8", tone=0.18)

# Strokes on a grid of 24.
ICONS = dict(
    send="M5 12h13M12.5 6l6 6-6 6", save="M12 4.5v15M5.5 13l6.5 6.5L18.5 13", help="M5 6.5h14v10h-7l-4 3.5v-3.5H5z",
    card="M3 7.5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM3 10h18M6.5 14.75h3.5",
    bell="M6 10a6 6 0 0 1 12 0c0 4.5 1.75 6 1.75 6H4.25S6 14.5 6 10zM10 19.25a2.200 2.200 0 0 0 4 0",
    right="M9.5 6l6 6-6 6", up="M12 19V5.5M6 11l6-6 6 6", down="M12 5v13.5M6 13l6 6 6-6", check="M5 12.5l4.5 4.5L19 7.5",
    basket="M4 10h16l-1.600 8.200a1.5 1.5 0 0 1-1.5 1.300H7.100a1.5 1.5 0 0 1-1.5-1.300zM8 10l3-5.5M16 10l-3-5.5",
    tram="M7 5.5h10a2 2 0 0 1 2 2V15a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V7.5a2 2 0 0 1 2-2zM5 11.5h14M8 20l1.5-3M16 20l-1.5-3M9 14.25h.01M15 14.25h.01M12 5.5V3",
    cup="M5 9h11v5a5 5 0 0 1-5 5h-1a5 5 0 0 1-5-5zM16 10.5h1.5a2.25 2.25 0 0 1 0 4.5H16M8.5 3.5v2.5M12.5 3.5v2.5",
    film="M4.5 5h15v14h-15zM8.5 5v14M15.5 5v14M4.5 12h4M15.5 12h4", bolt="M13 3L5.5 13.5H11L10.5 21 18.5 10H12.5z",
    house="M4.5 11L12 4.5l7.5 6.5V19a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1zM9.75 20v-6h4.5v6",
    book="M12 6.5C10 5 7.5 4.75 4.5 4.75V17.5c3 0 5.5.25 7.5 1.75 2-1.5 4.5-1.75 7.5-1.75V4.75C16.5 4.75 14 5 12 6.5zM12 6.5V19",
    flake="M12 3v18M4.200 7.5l15.600 9M19.800 7.5l-15.600 9M9.5 4.5L12 7l2.5-2.5M9.5 19.5L12 17l2.5 2.5M4 10.900l3.400-.9-.9-3.400M20 13.100l-3.400.9.9 3.400M20 10.900l-3.400-.9.9-3.400M4 13.100l3.400.9-.9 3.400",
    brief="M4 8.5h16V19H4zM9 8.5V6a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v2.5M4 13h16", list="M6 4h12v16l-3-2-3 2-3-2-3 2zM9 8.5h6M9 12h6",
    page="M6.5 4h8l3.5 3.5V20h-11.5zM9.5 11h5.5M9.5 14.5h5.5", clock="M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 8v4.300l2.75 1.700",
    sun="M12 8.25a3.75 3.75 0 1 1 0 7.5 3.75 3.75 0 0 1 0-7.5zM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6L7 7M17 17l1.4 1.4M5.6 18.4L7 17M17 7l1.4-1.4",
    sail="M11 3.5V16M11 4.5c4 2.5 6.5 6.5 7 11.5h-7M8.5 8.5C7 10.5 6 13 5.75 16H11M3.5 18.5h17c-.5 1.5-1.5 2-3 2h-11c-1.5 0-2.5-.5-3-2z", coin="M12 4.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM14.5 9.300a3.300 3.300 0 1 0 0 5.400M8 11.200h4.5M8 13.200h4.5",
    keep="M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z", near="M8.5 8a5.5 5.5 0 0 1 0 8M12 5.5a9.5 9.5 0 0 1 0 13M15.5 3a13.5 13.5 0 0 1 0 18")

# Name, what, icon, colour, amount: the same everywhere they are seen.
MARKET = ("Harbour Market", "Groceries · 9:12", "basket", "sage", -23.80)
SALARY = ("Paper & Lead", "Salary for May", "brief", "sky", 2480.00)
TODAY = [MARKET, ("City Tram", "Travel · 8:40", "tram", "sky", -2.40), ("Corner Bakery", "Eating out · 8:21", "cup", "coral", -6.20)]
YESTERDAY = [SALARY, ("Kino Orion", "Culture · 20:15", "film", "plum", -14.50),
             ("Long Way Round", "Books · 17:02", "book", "ochre", -18.90), ("Little Grocer", "Groceries · 12:31", "basket", "sage", -31.75)]
MONDAY = [("Electric & Water", "Home · standing order", "bolt", "ochre", -86.00), ("City Tram", "Travel · month pass", "tram", "sky", -61.00),
          ("Tea on the Quay", "Eating out · 16:40", "cup", "coral", -9.30), ("Round-ups", "To Lisbon", "coin", "rose", -3.65)]
SUNDAY = [("Harbour Market", "Groceries · 10:05", "basket", "sage", -41.20), ("Corner Bakery", "Eating out · 9:10", "cup", "coral", -12.80)]

def smooth(points):
    """A monotone cubic through the points, as a path without its M."""
    n = len(points)
    d = [(points[i + 1][1] - points[i][1]) / (points[i + 1][0] - points[i][0]) for i in range(n - 1)]
    m = [d[0]] + [0 if d[i - 1] * d[i] <= 0 else 2 * d[i - 1] * d[i] / (d[i - 1] + d[i]) for i in range(1, n - 1)] + [d[-1]]
    path = ""
    for i in range(n - 1):
        (x0, y0), (x1, y1) = points[i], points[i + 1]
        h = (x1 - x0) / 3
        path += f"C{x0 + h:.2f} {y0 + m[i] * h:.2f} {x1 - h:.2f} {y1 - m[i + 1] * h:.2f} {x1:.2f} {y1:.2f}"
    return path

def written(amount, sign=True):
    return ("+" if amount > 0 else "−") * sign + f"€{abs(amount):,.2f}"

class Picture:
    """One page in one appearance: its growing SVG, and the frames that prototype.yaml uses."""

    def __init__(self, theme):
        self.t, self.parts, self.frames, self.defs, self.height = theme, [], {}, [], HEIGHT
        self.add = self.parts.append

    def color(self, name):
        return self.t.get(name, name)

    def frame(self, name, x, y, w, h):
        self.frames[name] = [round(v, 1) for v in (x, y, w, h)]

    def rect(self, x, y, w, h, fill, r=0, opacity=1):
        self.add(f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{r}" fill="{self.color(fill)}" fill-opacity="{opacity}"/>')

    def circle(self, x, y, r, fill, opacity=1):
        self.add(f'<circle cx="{x}" cy="{y}" r="{r}" fill="{self.color(fill)}" fill-opacity="{opacity}"/>')

    def line(self, x0, y, x1, color="line"):
        self.rect(x0, y - 0.5, x1 - x0, 1, color)

    def path(self, d, stroke="none", width=2, fill="none", opacity=1, dash=""):
        self.add(f'<path d="{d}" fill="{self.color(fill)}" stroke="{self.color(stroke)}" stroke-width="{width}" '
                 f'stroke-opacity="{opacity}" stroke-dasharray="{dash}" stroke-linecap="round" stroke-linejoin="round"/>')

    def text(self, x, y, words, size=15, weight=400, color="ink", anchor="start", spacing=None, opacity=1):
        family = "Inter Display" if size >= 20 else "Inter"
        spacing = spacing if spacing is not None else (-0.012 * size if size >= 20 else -0.011 * size)
        words = words if words.startswith("<tspan") else html.escape(words)
        self.add(f'<text x="{x}" y="{y}" font-family="{family}" font-size="{size}" font-weight="{weight}" fill="{self.color(color)}" '
                 f'fill-opacity="{opacity}" text-anchor="{anchor}" letter-spacing="{spacing:.3f}">{words}</text>')

    def money(self, x, y, amount, size, anchor="start", color="ink"):
        whole, cents = written(amount, False).rsplit(".", 1)
        self.text(x, y, f'<tspan>{whole}</tspan><tspan font-size="{size * (0.6 if size > 24 else 0.76):.1f}" fill="{self.color("ink2")}">.{cents}</tspan>',
                  size, 600, color, anchor)

    def icon(self, name, x, y, size=24, color="ink", width=1.75):
        s = size / 24
        self.add(f'<path transform="translate({x - size / 2:.2f} {y - size / 2:.2f}) scale({s:.4f})" d="{ICONS[name]}" fill="none" '
                 f'stroke="{self.color(color)}" stroke-width="{width / s:.2f}" stroke-linecap="round" stroke-linejoin="round"/>')

    def token(self, name, x, y, color, r=20):
        self.circle(x, y, r, color, self.t["tone"])
        self.icon(name, x, y, r * 1.1, color)

    def face(self, x, y, r, letters, color):
        self.circle(x, y, r, color)
        self.text(x, y + r * 0.3, letters, r * 0.84, 600, "on", "middle", spacing=0)

    def card(self, y, h, x=MARGIN, w=INNER):
        self.rect(x, y, w, h, "card", RADIUS)

    def heading(self, y, words, link=None, name=None):
        self.text(MARGIN, y + 16, words, 20, 600)
        if link:
            self.text(WIDTH - MARGIN, y + 15, link, 15, 500, "accent", "end")
            self.frame(name, WIDTH - 112, y - 12, 104, 44)

    def button(self, y, words, name, primary=True, x=MARGIN, w=INNER):
        self.rect(x, y, w, 52, "accent" if primary else "soft", 16)
        self.text(x + w / 2, y + 32, words, 17, 600, "on" if primary else "accent", "middle")
        self.frame(name, x, y, w, 52)

    def row(self, y, entry, last=False, name=None):
        title, what, icon, color, amount = entry
        self.option(y, icon, color, title, what, name, last, "right" if name else "")
        self.text(WIDTH - MARGIN - (36 if name else 16), y + 37, written(amount), 16, 600, "good" if amount > 0 else "ink", "end")

    def option(self, y, icon, color, title, what, name, last=False, trailing="right"):
        """A row of 64; trailing: an arrow to the right, a switch that is on or off, or words."""
        mid = y + 32
        self.token(icon, MARGIN + 36, mid, color)
        self.text(MARGIN + 68, mid - 4 if what else mid + 5, title, 16, 500)
        self.text(MARGIN + 68, mid + 15, what, 13, 400, "ink2")
        if trailing == "right":
            self.icon("right", WIDTH - MARGIN - 20, mid, 16, "ink3", 2)
        elif trailing in ("on", "off"):
            x = WIDTH - MARGIN - 67
            self.rect(x, mid - 15.5, 51, 31, "accent" if trailing == "on" else "track", 15.5)
            self.circle(x + (35.5 if trailing == "on" else 15.5), mid, 13.5, "knob")
        else:
            self.text(WIDTH - MARGIN - 16, mid + 5, trailing, 15, 500, "ink2", "end")
        if name:
            self.frame(name, MARGIN, y, INNER, 64)
        if not last:
            self.line(MARGIN + 68, y + 64, WIDTH - MARGIN)

    def faded(self, color, opacity, x1, x2, y1, y2):
        """A paint of a colour that fades out towards the end of a line."""
        self.defs.append(f'<linearGradient id="p{len(self.defs)}" gradientUnits="userSpaceOnUse" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"><stop offset="0" stop-color="{self.color(color)}" '
                         f'stop-opacity="{opacity}"/><stop offset="1" stop-color="{self.color(color)}" stop-opacity="0"/></linearGradient>')
        return f"url(#p{len(self.defs) - 1})"

    def chart(self, x, y, w, h, values, color="accent", area=True, dash="", upto=1.0, dot=True, low=None, high=None, width=2.5):
        low, high = min(values) if low is None else low, max(values) if high is None else high
        points = [(x + w * upto * i / (len(values) - 1), y + h - h * (v - low) / (high - low)) for i, v in enumerate(values)]
        d = f"M{points[0][0]} {points[0][1]:.2f}" + smooth(points)
        if area:
            end, id = points[-1][0], f"m{len(self.defs)}"
            self.defs.append(f'<mask id="{id}"><rect width="{WIDTH}" height="{self.height}" fill="{self.faded("#FFFFFF", 1, end - 72, end, 0, 0)}"/></mask>')
            area = self.faded(color, 0.22, 0, 0, min(q[1] for q in points), y + h + 24)
            self.add(f'<g mask="url(#{id})"><path d="{d}L{end:.2f} {y + h + 24}L{x} {y + h + 24}Z" fill="{area}"/></g>')
        self.path(d, color, width, dash=dash, opacity=0.9 if dash else 1)
        if dot:
            for r, fill, opacity in [(9, color, 0.2), (5, color, 1), (2, "card", 1)]:
                self.circle(*points[-1], r, fill, opacity)
        return points

    def svg(self):
        return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{self.height}" viewBox="0 0 {WIDTH} {self.height}">'
                f'<defs>{"".join(self.defs)}</defs><rect width="{WIDTH}" height="{self.height}" fill="{self.color("ground")}"/>'
                + "\n".join(self.parts) + "</svg>\n")

def landscape():
    """The article's picture: savings as hills. 750 × 420, equal in light and dark."""
    hills = [("#F6B98C", [250, 236, 214, 226, 190, 168, 176]), ("#EE8C6B", [300, 286, 268, 240, 250, 216, 196]),
             ("#B95B78", [338, 330, 300, 296, 270, 262, 232]), ("#5B4A9E", [372, 356, 348, 320, 322, 290, 280]),
             ("#2B3AA8", [402, 394, 372, 372, 346, 344, 316])]
    art = '<rect width="750" height="420" fill="#FBE3C4"/><circle cx="560" cy="132" r="88" fill="#FFF1D6"/><circle cx="560" cy="132" r="60" fill="#FFC66B"/>'
    for color, ys in hills:
        art += f'<path d="M0 {ys[0]}{smooth([(125 * i, y) for i, y in enumerate(ys)])}L750 420L0 420Z" fill="{color}"/>'
    for i, (x, y) in enumerate([(96, 398), (226, 372), (352, 371), (478, 346), (606, 341)]):
        h = 26 + 15 * i
        art += (f'<path d="M{x} {y}v{-h}" stroke="#FBE3C4" stroke-width="5" stroke-linecap="round"/><circle cx="{x}" cy="{y - h - 8}" r="{9 + 4 * i}" fill="#FFC66B"/>'
                f'<circle cx="{x}" cy="{y - h - 8}" r="{4 + 2.4 * i}" fill="none" stroke="#EE8C6B" stroke-width="2.5"/>')
    return art

def home(p):
    p.text(MARGIN, 98, "Ledger", 32, 700)
    p.frame("inbox", 281, 64, 44, 44)
    p.frame("you", 329, 64, 44, 44)
    p.circle(WIDTH - 90, 86, 20, "card")
    p.icon("bell", WIDTH - 90, 86, 22)
    p.face(WIDTH - 40, 86, 20, "JP", "coral")
    p.text(MARGIN, 144, "Everything together", 15, 500, "ink2")
    p.money(MARGIN, 190, 11604.18, 46)
    p.icon("up", MARGIN + 8, 215, 16, "good", 2.2)
    p.text(MARGIN + 22, 220, "€318.20 since April", 15, 500, "good")
    p.chart(0, 252, WIDTH - 44, 76, [30, 34, 31, 42, 46, 40, 52, 66, 61, 72, 70, 84])
    for i, (icon, words, name) in enumerate([("send", "Send", "send"), ("save", "Save", "save"), ("card", "Card", "card"), ("help", "Help", "help")]):
        x = MARGIN + INNER / 8 * (2 * i + 1)
        p.circle(x, 396, 28, "accent" if i == 0 else "soft")
        p.icon(icon, x, 396, 24, "on" if i == 0 else "accent", 2)
        p.text(x, 444, words, 13, 500, "ink", "middle")
        p.frame(name, x - 40, 364, 80, 92)
    p.heading(480, "Accounts")
    p.card(512, 160)
    for i, (icon, color, name, what, amount) in enumerate([("sun", "accent", "Everyday", "Ends in 4021", 3204.18), ("sail", "rose", "Lisbon", "70 % of the way", 8400.00)]):
        y = 512 + 80 * i
        p.token(icon, MARGIN + 40, y + 40, color, 24)
        p.text(MARGIN + 80, y + 36, name, 17, 600)
        p.text(MARGIN + 80, y + 56, what, 13, 400, "ink2")
        p.money(WIDTH - MARGIN - 36, y + 46, amount, 18, "end")
        p.icon("right", WIDTH - MARGIN - 20, y + 40, 16, "ink3", 2)
        p.frame(["account", "savings"][i], MARGIN, y, INNER, 80)
    p.line(MARGIN + 80, 592, WIDTH - MARGIN)
    p.heading(704, "Last seven days", "Insights", "insights")
    p.card(736, 204)
    p.money(MARGIN + 20, 780, 445.50, 28)
    p.text(MARGIN + 20, 802, "€24 less than the seven before", 13, 400, "ink2")
    for i, (day, v) in enumerate(zip("TFSSMTW", [38.2, 74.1, 21.7, 54, 159.95, 65.15, 32.4])):
        x, h = MARGIN + 20 + i * 47.2, v * 0.55
        p.rect(x, 908 - h, 30, h, "accent" if i == 6 else "faint", 8)
        p.text(x + 15, 928, day, 12, 500, "ink" if i == 6 else "ink3", "middle")
    p.heading(972, "Coming up", "Activity", "activity")
    p.card(1004, 128)
    p.row(1004, ("Rent", "Tomorrow", "house", "plum", -640.00))
    p.row(1068, ("Lisbon", "1 June · to savings", "sail", "rose", -900.00), last=True)
    p.heading(1164, "Worth five minutes")
    p.card(1196, 268)
    p.defs.append(f'<clipPath id="c"><path d="M{MARGIN} 1392V{1196 + RADIUS}a{RADIUS} {RADIUS} 0 0 1 {RADIUS} -{RADIUS}h{INNER - 2 * RADIUS}a{RADIUS} {RADIUS} 0 0 1 {RADIUS} {RADIUS}V1392z"/></clipPath>')
    p.add(f'<g clip-path="url(#c)"><g transform="translate({MARGIN} 1196) scale({INNER / 750:.5f})">{landscape()}</g></g>')
    if p.t is DARK:
        p.add(f'<rect x="{MARGIN}" y="1196" width="{INNER}" height="196" fill="#0D0E12" fill-opacity="0.15" clip-path="url(#c)"/>')
    p.text(MARGIN + 20, 1422, "The hill you do not notice", 18, 600)
    p.text(MARGIN + 20, 1445, "How interest grows while you look away", 14, 400, "ink2")
    p.frame("read", MARGIN, 1196, INNER, 268)
    p.height = 1464 + 24 + TABS

def activity(p):
    for x, words, amount, icon, color in [(MARGIN, "Received", 2480.00, "down", "good"), (WIDTH / 2 + 4, "Spent", 1284.60, "up", "ink2")]:
        p.card(BAR + 16, 72, x, INNER / 2 - 4)
        p.icon(icon, x + 22, BAR + 38, 16, color, 2.2)
        p.text(x + 36, BAR + 43, words + " in May", 13, 500, "ink2")
        p.money(x + 14, BAR + 73, amount, 21)
    y = BAR + 96
    for day, total, rows in [("Today", -32.40, TODAY), ("Yesterday", 2414.85, YESTERDAY), ("Monday, 12 May", -159.95, MONDAY), ("Sunday, 11 May", -54.00, SUNDAY)]:
        p.text(MARGIN, y + 30, day, 15, 600)
        p.text(WIDTH - MARGIN, y + 30, written(total), 13, 500, "ink2", "end")
        p.card(y + 44, 64 * len(rows))
        for i, row in enumerate(rows):
            p.row(y + 44 + 64 * i, row, last=i + 1 == len(rows), name={MARKET: "market", SALARY: "salary"}.get(row))
        y += 44 + 64 * len(rows) + 8
    p.text(WIDTH / 2, y + 36, "What is older is in your statements.", 13, 400, "ink3", "middle")
    p.height = y + 60 + TABS

def plastic(p, y, frozen):
    """The card: guilloche on a gradient, or ice."""
    w, h = INNER, 222
    stops = [("#DCE7F1", 0), ("#B9CBDD", 1)] if frozen else [("#1A2273", 0), ("#3145E0", 0.6), ("#6D5BE8", 1)]
    if frozen and p.t is DARK:
        stops = [("#3A4756", 0), ("#232C38", 1)]
    p.defs.append('<linearGradient id="k" x1="0" y1="0" x2="1" y2="1">' + "".join(f'<stop offset="{o}" stop-color="{c}"/>' for c, o in stops) + "</linearGradient>"
                  f'<clipPath id="kc"><rect x="{MARGIN}" y="{y}" width="{w}" height="{h}" rx="{RADIUS}"/></clipPath>')
    p.rect(MARGIN, y, w, h, "url(#k)", RADIUS)
    words = ("#2A3B4D" if p.t is LIGHT else "#C7D6E4") if frozen else "#FFFFFF"
    lines = ""
    for i in range(22):
        points = [(MARGIN + w * j / 16, y + 190 + i * 5 - 150 * (j / 16) ** 2.2 + 13 * math.sin(j * 0.55 + i * 0.13) + i * j * 0.12) for j in range(17)]
        lines += f"M{points[0][0]} {points[0][1]:.2f}" + smooth(points)
    p.add(f'<g clip-path="url(#kc)"><path d="{lines}" fill="none" stroke="{p.faded(words, 0.25 if frozen else 0.4, WIDTH - MARGIN, MARGIN + 90, 0, 0)}" stroke-width="0.8"/></g>')
    p.text(MARGIN + 24, y + 44, "Ledger", 24, 700, words)
    p.icon("flake" if frozen else "near", WIDTH - MARGIN - 36, y + 36, 26, words)
    p.rect(MARGIN + 24, y + 80, 44, 34, words if frozen else "#F2D9A0", 7, 0.35 if frozen else 1)
    p.path(f"M{MARGIN + 24} {y + 92}h14v10h-14M{MARGIN + 68} {y + 92}h-14v10h14M{MARGIN + 38} {y + 92}v-12M{MARGIN + 54} {y + 102}v12", words if frozen else "#A8813A", 1.2, opacity=0.6)
    for i in range(12):
        p.circle(MARGIN + 27 + 11 * i + 12 * (i // 4), y + 154, 3, words)
    p.text(MARGIN + 192, y + 161, "4021", 20, 500, words, spacing=1)
    p.text(MARGIN + 24, y + 197, "June Park", 15, 500, words)
    p.text(WIDTH - MARGIN - 24, y + 197, "Frozen" if frozen else "08/29", 15, 500, words, "end")

def cards(p, frozen=False):
    plastic(p, BAR + 17, frozen)
    p.card(358, 92)
    p.text(MARGIN + 20, 388, "Spent in May", 15, 500)
    p.text(WIDTH - MARGIN - 20, 388, "€642 of €1,500", 15, 500, "ink2", "end")
    p.rect(MARGIN + 20, 406, INNER - 40, 10, "track", 5)
    p.rect(MARGIN + 20, 406, (INNER - 40) * 0.428, 10, "ink3" if frozen else "accent", 5)
    p.text(MARGIN + 20, 436, "€858 left until 1 June", 13, 400, "ink2")
    p.card(466, 256)
    p.option(466, "flake", "sky", "Freeze", "Nothing leaves a frozen card" if frozen else "Misplaced it? Take a breath", "freeze", trailing="on" if frozen else "off")
    p.option(530, "send", "accent", "Send money", "From this card's account", "send")
    p.option(594, "list", "sage", "Receipts", "All of them, by day", "receipts")
    p.option(658, "help", "coral", "Lost it for good", "We answer within a minute", "help", last=True)

def insights(p, year=False):
    p.text(MARGIN, 98, "Insights", 32, 700)
    p.rect(MARGIN, 120, INNER, 44, "sunken", 14)
    p.rect(MARGIN + 3 + (INNER / 2 - 3) * year, 123, INNER / 2 - 3, 38, "card" if p.t is LIGHT else "#3A3E4A", 11)
    for i, words in enumerate(["Month", "Year"]):
        p.text(MARGIN + INNER / 4 * (2 * i + 1), 147, words, 15, 600 if i == year else 500, "ink" if i == year else "ink2", "middle")
        p.frame(words.lower(), MARGIN + INNER / 2 * i, 120, INNER / 2, 44)
    p.card(180, 316)
    p.text(MARGIN + 20, 212, "Spent this year" if year else "Spent in May", 15, 500, "ink2")
    p.money(MARGIN + 20, 252, 7184.60 if year else 1284.60, 38)
    p.icon("down", MARGIN + 28, 274, 16, "good", 2.2)
    p.text(MARGIN + 42, 279, "4 % below last year" if year else "12 % below April", 14, 500, "good")
    x, w = MARGIN + 20, INNER - 40
    if year:
        for i, (month, v) in enumerate(zip("JFMAMJJASOND", [92, 70, 84, 80, 70] + [0] * 7)):
            bx = x + i * (w - 17) / 11
            p.rect(bx, 308, 17, 136, "track", 6)
            if v:
                p.rect(bx, 444 - v * 1.36, 17, v * 1.36, "accent" if i == 4 else "faint", 6)
            p.text(bx + 8.5, 472, month, 12, 500, "ink" if i == 4 else "ink3", "middle")
    else:
        for i in range(4):
            p.line(x, 312 + 44 * i, x + w, "line")
        p.chart(x, 312, w, 132, [0, 8, 16, 44, 52, 58, 70, 78, 84, 96, 100], "ink3", False, "1 6", dot=False, low=0, high=108, width=2)
        p.chart(x, 312, w, 132, [0, 5, 14, 18, 33, 38, 47.5], "accent", True, upto=0.433, low=0, high=108)
        for i, day in enumerate([1, 8, 15, 22, 29]):
            p.text(x + w * i / 4.3, 472, str(day), 12, 500, "ink3", "start" if i == 0 else "middle")
        p.text(x + w, 344, "April", 12, 500, "ink3", "end")
    p.heading(528, "Where it went")
    p.card(560, 6 * 60 + 8)
    k = 5.593 if year else 1
    for i, (icon, color, words, v) in enumerate([("basket", "sage", "Groceries", 418.4), ("tram", "sky", "Travel", 264.2), ("cup", "coral", "Eating out", 198),
                                                 ("house", "plum", "Home", 186), ("book", "ochre", "Culture", 134), ("list", "rose", "Other", 84)]):
        y = 564 + 60 * i
        p.token(icon, MARGIN + 36, y + 30, color)
        p.text(MARGIN + 68, y + 26, words, 16, 500)
        p.text(WIDTH - MARGIN - 16, y + 26, f"€{v * k:,.0f}", 16, 600, "ink", "end")
        p.rect(MARGIN + 68, y + 38, INNER - 84, 6, "track", 3)
        p.rect(MARGIN + 68, y + 38, (INNER - 84) * v / 418.4, 6, color, 3)
    p.rect(MARGIN, 948, INNER, 88, "soft", RADIUS)
    p.text(MARGIN + 20, 984, "At this pace you keep €412", 17, 600)
    p.text(MARGIN + 20, 1008, "See what it becomes in ten years", 14, 500, "accent")
    p.icon("right", WIDTH - MARGIN - 24, 992, 18, "accent", 2)
    p.frame("read", MARGIN, 948, INNER, 88)
    p.height = 1036 + 24 + TABS

def account(p):
    p.text(WIDTH / 2, BAR + 40, "Available now", 15, 500, "ink2", "middle")
    p.money(WIDTH / 2, BAR + 88, 3204.18, 46, "middle")
    p.chart(0, 232, WIDTH - 40, 96, [1900, 1835, 1790, 1700, 1655, 1540, 1490, 1420, 1240, 1160, 982, 822, 3236.58, 3204.18])
    for i, (day, words) in enumerate([(1, "1 May"), (5, "5"), (9, "9"), (14, "Today")]):
        p.text(max(MARGIN, (day - 1) / 13 * (WIDTH - 40)), 376, words, 12, 500, "ink3" if i < 3 else "ink", "start" if i == 0 else "middle")
    p.button(396, "Send money", "send")
    p.card(464, 128)
    p.option(464, "page", "accent", "Account number", "LG42 0070 1100 4021", None, trailing="")
    p.option(528, "clock", "ochre", "Standing orders", "The next one tomorrow", None, last=True, trailing="€1,687.00")
    y = 616
    for day, rows in [("Today", TODAY), ("Yesterday", YESTERDAY), ("Monday, 12 May", MONDAY)]:
        p.text(MARGIN, y + 24, day, 15, 600)
        p.card(y + 38, 64 * len(rows))
        for i, row in enumerate(rows):
            p.row(y + 38 + 64 * i, row, last=i + 1 == len(rows), name={MARKET: "market", SALARY: "salary"}.get(row))
        y += 38 + 64 * len(rows) + 16
    p.height = y + 16 + SAFE_BOTTOM

def savings(p):
    x, y, r = WIDTH / 2, BAR + 136, 104
    p.add(f'<circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="{p.color("track")}" stroke-width="18"/>')
    a = 2 * math.pi * 0.7
    p.path(f"M{x} {y - r}A{r} {r} 0 1 1 {x + r * math.sin(a):.2f} {y - r * math.cos(a):.2f}", "rose", 18)
    p.text(x, y - 30, "Saved", 15, 500, "ink2", "middle")
    p.money(x, y + 10, 8400.00, 34, "middle")
    p.text(x, y + 36, "of €12,000", 15, 500, "ink2", "middle")
    p.card(376, 224)
    p.text(MARGIN + 20, 408, "Ready on 1 September", 17, 600)
    p.text(MARGIN + 20, 430, "at €900 a month and 2.1 % interest", 13, 400, "ink2")
    cx, w = MARGIN + 20, INNER - 40
    p.line(cx, 460, cx + w, "track")
    p.text(cx + w, 454, "€12,000", 12, 500, "ink3", "end")
    points = p.chart(cx, 468, w, 84, [8, 14, 22, 27, 38, 46, 56, 70], "rose", True, upto=0.53, low=8, high=98)
    p.chart(points[-1][0], 460, cx + w - points[-1][0], points[-1][1] - 460, [0, 34, 60, 82, 100], "rose", False, "1 6", dot=False)
    p.circle(*points[-1], 5, "rose")
    p.circle(*points[-1], 2, "card")
    for i, words in enumerate(["Jan", "Mar", "May", "Jul", "Sep"]):
        p.text(cx + w * i / 4, 584, words, 12, 500, "ink" if i == 2 else "ink3", ["start", "middle", "middle", "middle", "end"][i])
    p.card(616, 128)
    p.option(616, "coin", "rose", "Round-ups", "Every purchase to the next euro", None, trailing="€21.40")
    p.option(680, "clock", "ochre", "On the first", "From Everyday", None, last=True, trailing="€900.00")
    p.button(768, "Keep it at hand", "keep")
    p.button(832, "How interest grows", "read", primary=False)
    p.height = 884 + 24 + SAFE_BOTTOM

def receipt(p, entry, place, lines, note, action):
    title, what, icon, color, amount = entry
    p.card(BAR + 56, 460)
    p.circle(WIDTH / 2, BAR + 56, 40, "ground")
    p.circle(WIDTH / 2, BAR + 56, 34, "card")
    p.token(icon, WIDTH / 2, BAR + 56, color, 34)
    p.text(WIDTH / 2, BAR + 128, title, 22, 600, "ink", "middle")
    p.text(WIDTH / 2, BAR + 151, place, 14, 400, "ink2", "middle")
    p.text(WIDTH / 2, BAR + 210, written(amount), 44, 600, "good" if amount > 0 else "ink", "middle")
    y = BAR + 244
    p.path(f"M{MARGIN + 22} {y}H{WIDTH - MARGIN - 22}", "ink3", 2, dash="0.1 7")
    for side in (MARGIN, WIDTH - MARGIN):
        p.circle(side, y, 11, "ground")
    for i, (words, value) in enumerate(lines):
        p.text(MARGIN + 24, y + 38 + 34 * i, words, 15, 400, "ink2")
        p.text(WIDTH - MARGIN - 24, y + 38 + 34 * i, value, 15, 500, "ink", "end")
    p.line(MARGIN + 24, BAR + 452, WIDTH - MARGIN - 24)
    p.text(WIDTH / 2, BAR + 488, note, 14, 400, "ink2", "middle")
    p.button(BAR + 556, action, "split" if entry is MARKET else "aside")
    p.button(BAR + 620, "Done", "done", primary=False)

def transfer(p):
    p.card(BAR + 16, 80)
    p.face(MARGIN + 44, BAR + 56, 24, "IM", "sage")
    p.text(MARGIN + 84, BAR + 52, "Ines Moreau", 17, 600)
    p.text(MARGIN + 84, BAR + 72, "Also at Ledger: arrives at once", 13, 400, "ink2")
    p.text(WIDTH / 2, 292, "You send", 15, 500, "ink2", "middle")
    p.text(WIDTH / 2, 360, "€11.90", 64, 600, "ink", "middle")
    p.text(WIDTH / 2, 396, "Half of €23.80", 15, 400, "ink2", "middle")
    p.card(448, 192)
    p.option(448, "sun", "accent", "From", "Everyday", None, trailing="€3,204.18")
    p.option(512, "basket", "sage", "For", "Harbour Market", None, trailing="Today")
    p.option(576, "coin", "ochre", "Fee", "Between Ledger accounts", None, last=True, trailing="None")
    p.text(WIDTH / 2, 684, "Leaves €3,192.28 in Everyday", 14, 400, "ink2", "middle")
    p.button(HEIGHT - SAFE_BOTTOM - 68 - 16, "Send €11.90", "send")

def sent(p):
    x, y = WIDTH / 2, 264
    for r, opacity in [(88, 0.10), (66, 0.16), (44, 1)]:
        p.circle(x, y, r, "good", opacity)
    p.icon("check", x, y, 44, "on", 3.2)
    p.text(x, 406, "€11.90 is with Ines", 28, 700, "ink", "middle")
    p.text(x, 436, "She has it already.", 16, 400, "ink2", "middle")
    p.card(480, 128)
    p.option(480, "sun", "accent", "Left in Everyday", "", None, trailing="€3,192.28")
    p.option(544, "clock", "ochre", "Sent", "", None, last=True, trailing="Today, 9:41")
    p.button(HEIGHT - SAFE_BOTTOM - 148, "Back to Home", "home")
    p.button(HEIGHT - SAFE_BOTTOM - 84, "See all activity", "activity", primary=False)

def inbox(p):
    p.card(BAR + 16, 480)
    for i, (icon, color, title, what, when, name) in enumerate([
            ("help", "coral", "Support", "We found your umbrella payment", "9:30", "support"), ("page", "sky", "Statements", "April and March are ready", "8:00", "statements"),
            ("card", "accent", "Card", "Freeze it when you swim", "Tue", "card"), ("brief", "sage", "Paper & Lead", "Your salary is here", "Tue", "salary"),
            ("sail", "rose", "Lisbon", "Seven tenths of the way", "Mon", "savings"), ("book", "ochre", "To read", "The hill you do not notice", "Mon", "read")]):
        y = BAR + 16 + 80 * i
        p.token(icon, MARGIN + 40, y + 40, color, 24)
        p.text(MARGIN + 80, y + 36, title, 17, 600)
        p.text(MARGIN + 80, y + 57, what, 14, 400, "ink2")
        p.text(WIDTH - MARGIN - 16, y + 35, when, 13, 400, "ink3", "end")
        p.frame(name, MARGIN, y, INNER, 80)
        if i < 5:
            p.line(MARGIN + 80, y + 80, WIDTH - MARGIN)
    p.text(WIDTH / 2, BAR + 536, "Nothing older than a week. We tidy up.", 13, 400, "ink3", "middle")

MARKET_LINES = [("Mackerel, two", "€9.60"), ("Sourdough", "€4.80"), ("Lemons, samphire", "€5.40"), ("Coffee at the stand", "€4.00"), ("Paid with", "•• 4021")]
SALARY_LINES = [("Before tax", "€3,300.00"), ("Tax and insurance", "−€820.00"), ("To", "Everyday"), ("Reference", "May, payroll"), ("Last month", "€2,480.00")]
PAGES = {
    "home": home, "activity": activity, "cards": cards, "cards-frozen": lambda p: cards(p, True), "insights": insights, "insights-year": lambda p: insights(p, True),
    "account": account, "savings": savings, "transfer": transfer, "sent": sent, "inbox": inbox,
    "market": lambda p: receipt(p, MARKET, "Fish Quay 3 · today, 9:12", MARKET_LINES, "20 cents rounded up to Lisbon", "Split it"),
    "salary": lambda p: receipt(p, SALARY, "Salary · yesterday, 6:00", SALARY_LINES, "Same day, same amount since January", "Put some aside")}

def render(name, theme, suffix):
    p = Picture(theme)
    PAGES[name](p)
    target = os.path.join(FOLDER, "screens", f"{name}{suffix}@{SCALE}x.png")
    png = subprocess.run(["rsvg-convert", "-z", str(SCALE)], input=p.svg().encode(), capture_output=True, check=True).stdout
    with open(target, "wb") as file:
        subprocess.run(["pngquant", "--speed", "1", "--quality", "90-100", "--strip", "-"], input=png, stdout=file, check=True)
    subprocess.run(["optipng", "-quiet", "-o2", target], check=True)
    return os.path.getsize(target)

def main(words):
    names = [w for w in words if not w.startswith("-")] or list(PAGES)
    if unknown := [n for n in names if n not in PAGES]:
        sys.exit(f"ledger: no page {', '.join(unknown)}; there are {', '.join(PAGES)}")
    if "--frames" in words:
        for name in names:
            p = Picture(LIGHT)
            PAGES[name](p)
            print(f"{name}: {WIDTH} x {p.height}", *(f"  {key}: {value}" for key, value in p.frames.items()), sep="\n")
        return
    with open(os.path.join(FOLDER, "pictures", "hill.svg"), "w") as file:
        file.write(f'<svg xmlns="http://www.w3.org/2000/svg" width="750" height="420" viewBox="0 0 750 420">{landscape()}</svg>\n')
    for name in names:
        print(name, *(f"{render(name, theme, suffix) / 1000:.0f} kB" for theme, suffix in ((LIGHT, ""), (DARK, ".dark"))))

if __name__ == "__main__":
    main(sys.argv[1:])
