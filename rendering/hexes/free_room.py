"""Where something can be written on a map without covering anything."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Self

from PIL import Image


class FreeRoom:
    """Where boxes fit between the pixels that must not be covered.

    The whole ground is one number with a bit for each pixel, the first one the highest, so that one operation examines
    all of it. Every row has at least its width of free pixels before it, so that what is shifted out of one row never
    meets the next.
    """

    def __init__(self, bits: int, width: int, height: int, row: int) -> None:
        """Take the ground as a number, with a bit set where nothing may be covered; ``row``: the bytes of each row."""
        self.width, self._height = width, height
        self._row = row
        self._bits = bits

    @classmethod
    def of(cls, sheet: Image.Image) -> Self:
        """Take a picture, white where nothing may be covered, whose width is a multiple of 8."""
        return cls.of_bytes(sheet.convert("1").tobytes(), sheet.size)

    @classmethod
    def of_bytes(cls, data: bytes, size: tuple[int, int]) -> Self:
        """Take the pixels of a picture, a bit for each, set where nothing may be covered."""
        step = size[0] // 8
        row = 3 * step
        rows = b"".join([data[at : at + step].rjust(row, b"\0") for at in range(0, len(data), step)])
        return cls(int.from_bytes(rows, "big"), *size, row)

    def blocked(self, width: int, height: int, rows: Iterable[int]) -> list[int]:
        """Return where a box of a size in pixels meets what must not be covered.

        For each of some rows of its top pixel there is a number, with a bit for each column of its left pixel.
        """
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
