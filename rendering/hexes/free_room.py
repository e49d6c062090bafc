"""Where something can be written on a map without covering anything."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

from PIL import Image


class FreeRoom:
    """Where boxes fit between what is white in a picture.

    Each row of pixels is a whole number with a bit for each pixel, the leftmost the highest, so that a whole row is
    looked at by one operation.
    """

    def __init__(self, sheet: Image.Image) -> None:
        """Take a picture in black and white whose width is a multiple of 8."""
        width, height = sheet.size
        data, step = sheet.convert("1").tobytes(), width // 8
        self._rows = [int.from_bytes(data[y * step : (y + 1) * step], "big") for y in range(height)]
        self.width = width

    def blocked(self, width: int, height: int) -> list[int]:
        """Return where a box of so many pixels meets white: by its top pixel a bit for its left."""
        rows = self._rows
        for step in _doubling(width):
            rows = [row | row << step for row in rows]
        for step in _doubling(height):
            rows = [row | below for row, below in zip_longest(rows, rows[step:], fillvalue=0)]
        return rows


def _doubling(size: int) -> Iterator[int]:
    """Enumerate the shifts after which each bit holds what any of ``size`` neighbours held."""
    reached = 1
    while reached < size:
        yield min(reached, size - reached)
        reached += min(reached, size - reached)
