"""Pictures of a display without a screen: read from Xvfb's file, compared, and written as PNGs."""
import struct
import zlib
from typing import NamedTuple


class Picture(NamedTuple):
    width: int
    height: int
    # Four bytes a pixel: blue, green, red and 0.
    pixels: bytes

    @classmethod
    def of_screen(cls, path):
        """The present content of `Xvfb -fbdir`'s file, which has the format of xwd; see X11/XWDFile.h."""
        with open(path, "rb") as file:
            content = file.read()
        header = struct.unpack(">25I", content[:100])
        size, version, width, height, depth, stride, colors = (header[i] for i in (0, 1, 4, 5, 11, 12, 19))
        assert (version, depth, stride) == (7, 32, width * 4), "this is no screen of 24 bits a pixel"
        start = size + colors * 12
        pixels = bytearray(content[start:start + stride * height])
        pixels[3::4] = bytes(width * height)
        return cls(width, height, bytes(pixels))

    def without(self, frames):
        """The picture with some frames black, each as x, y, width and height."""
        pixels = bytearray(self.pixels)
        for x, y, width, height in frames:
            for row in range(y, min(y + height, self.height)):
                start = (row * self.width + x) * 4
                pixels[start:start + width * 4] = bytes(width * 4)
        return self._replace(pixels=bytes(pixels))

    def difference(self, other):
        """A picture that is white where both differ, the number of those pixels, and the frame around them."""
        both = [int.from_bytes(picture.pixels, "little") for picture in (self, other)]
        changed = memoryview((both[0] ^ both[1]).to_bytes(len(self.pixels), "little")).cast("I")
        places = [index for index, value in enumerate(changed) if value]
        pixels = bytearray(len(self.pixels))
        for index in places:
            pixels[index * 4:index * 4 + 3] = b"\xff\xff\xff"
        columns, rows = [index % self.width for index in places], [index // self.width for index in places]
        frame = min(columns), min(rows), max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
        return self._replace(pixels=bytes(pixels)), len(places), frame

    def write_png(self, path):
        def chunk(kind, content):
            return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

        colors = bytearray(self.width * self.height * 3)
        for channel in range(3):
            colors[channel::3] = self.pixels[2 - channel::4]
        line = self.width * 3
        rows = b"".join(b"\0" + colors[start:start + line] for start in range(0, len(colors), line))
        with open(path, "wb") as file:
            file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">2I5B", self.width, self.height, 8, 2, 0, 0, 0))
                       + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))
