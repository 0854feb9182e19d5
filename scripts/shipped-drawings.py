#!/usr/bin/env python3
"""Writes Assets/drawings.txt: the drawings that the program draws itself, because they are as they were shipped.

Run it after a drawing in Assets/icons or Assets/pictures was changed, added or removed.
"""
import pathlib
import zlib

assets = pathlib.Path(__file__).resolve().parent.parent / "Assets"
lines = ["# The drawings of this folder as they are shipped, each with its CRC-32: scripts/shipped-drawings.py writes this."]
for folder in ["icons", "pictures"]:
    for path in sorted((assets / folder).glob("*.svg")):
        lines.append(f"{zlib.crc32(path.read_bytes()):08x} {path.relative_to(assets)}")
(assets / "drawings.txt").write_text("\n".join(lines) + "\n")
