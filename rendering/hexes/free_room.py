"""Where something can be written on a map without covering anything."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PIL import Image


class FreeRoom:
    """Where boxes fit between what is white in a picture.

    The whole picture is one number with a bit for each pixel, the first the highest, so that all of it is looked at by
    one operation. Every row has twice its width of black before it: what is shifted out of one never meets the next.
    """

    def __init__(self, sheet: Image.Image) -> None:
        """Take a picture in black and white whose width is a multiple of 8."""
        self.width, self._height = sheet.size
        data, step = sheet.convert("1").tobytes(), self.width // 8
        self._row = 3 * step
        """Bytes of a row."""
        self._bits = int.from_bytes(
            b"".join([data[at : at + step].rjust(self._row, b"\0") for at in range(0, len(data), step)]), "big"
        )

    def blocked(self, width: int, height: int, rows: Iterable[int]) -> list[int]:
        """Return where a box of so many pixels meets white: by some rows for its top pixel a bit for its left."""
        bits, row, size = self._bits, self._row, self._row * self._height
        for step in _doubling(min(width, self.width)):
            bits |= bits << step
        for step in _doubling(min(height, self._height)):
            bits |= bits << 8 * row * step
        data = bits.to_bytes(2 * size + row, "big")[-size:]
        return [int.from_bytes(data[row * y : row * (y + 1)], "big") for y in rows]


def _doubling(size: int) -> Iterator[int]:
    """Enumerate the shifts after which each bit holds what any of ``size`` neighbours held."""
    reached = 1
    while reached < size:
        yield min(reached, size - reached)
        reached += min(reached, size - reached)
