#!/usr/bin/env python3
"""Prints the calls in Swift and C that make a descriptor without close-on-exec, as FILE:LINE: CALL.

A flag that is set afterwards comes too late: another thread may start a program in between, which inherits the descriptor and
keeps a socket's name or a pipe's end. So the flag must stand in the call, where this script can see it. Python's own
descriptors have it, unless a script takes it away.
"""
import pathlib
import re

# What each call needs among its arguments; None for those that cannot set the flag.
NEEDED = {
    "open": "O_CLOEXEC", "openat": "O_CLOEXEC", "pipe2": "O_CLOEXEC", "dup3": "O_CLOEXEC", "mkostemp": "O_CLOEXEC",
    "socket": "SOCK_CLOEXEC", "socketpair": "SOCK_CLOEXEC", "accept4": "SOCK_CLOEXEC", "eventfd": "EFD_CLOEXEC",
    "inotify_init1": "IN_CLOEXEC", "memfd_create": "MFD_CLOEXEC", "epoll_create1": "EPOLL_CLOEXEC",
    "timerfd_create": "TFD_CLOEXEC", "signalfd": "SFD_CLOEXEC", "fanotify_init": "FAN_CLOEXEC",
    "posix_openpt": "O_CLOEXEC", "fopen": r'"[a-z+]*e[a-z+]*"', "freopen": r'"[a-z+]*e[a-z+]*"', "popen": r'"[a-z+]*e[a-z+]*"',
    "SDL_RWFromFile": r'"[a-z+]*e[a-z+]*"', "dup2": r"STD(IN|OUT|ERR)_FILENO",
    "pipe": None, "accept": None, "dup": None, "creat": None, "inotify_init": None, "epoll_create": None,
    "mkstemp": None, "mkstemps": None, "tmpfile": None, "openpty": None, "forkpty": None,
}
CALL = re.compile(r"(?<!func )(?<![\w.])(Glibc\.)?(" + "|".join(NEEDED) + r")\(")
# System calls by number, and what changes the flag later.
RAW = re.compile(r"\bSYS_(open|openat|creat|memfd_create|socket|socketpair|pipe2?|accept4?|dup[23]?|eventfd2?|inotify_init1?)\b[^;]*"
                 r"|\bF_DUPFD\b|\bFD_CLOEXEC\b|\bset_inheritable\(")


def arguments(text, start):
    """The text up to the bracket that closes the one before `start`."""
    depth, place = 1, start
    while depth and place < len(text):
        depth += {"(": 1, ")": -1}.get(text[place], 0)
        place += 1
    return text[start:place]


def wrong(text):
    for call in CALL.finditer(text):
        given, needed = arguments(text, call.end()), NEEDED[call[2]]
        # Many types have a method of this name; the system's is told by its module or its flags.
        if call[2] == "open" and not call[1] and not re.search(r"\bO_[A-Z]", given):
            continue
        # An argument with a label is Swift's, so it is another function.
        if re.match(r"\w+:", given) or needed and re.search(needed, given):
            continue
        yield call.start(), call[0] + given
    for call in RAW.finditer(text):
        if "CLOEXEC" not in call[0] or call[0] == "FD_CLOEXEC":
            yield call.start(), call[0]


for folder in ("Sources", "Tests", "scripts"):
    for path in sorted(pathlib.Path(folder).rglob("*")):
        if path.suffix not in (".swift", ".c", ".h", ".py") or path.name == "descriptors.py":
            continue
        text = re.sub(r"(?m)^[ \t]*//.*$", "", path.read_text())
        if path.suffix == ".py":
            found = [(call.start(), call[0]) for call in re.finditer(r"\bset_inheritable\(.*", text)]
        else:
            found = wrong(text)
        for place, call in found:
            print(f"{path}:{text.count(chr(10), 0, place) + 1}: {' '.join(call.split())}")
