"""Where something can be written on a map without covering anything."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Self

from PIL import Image


class FreeRoom:
    """Where boxes fit between what may not be covered.

    The whole ground is one number with a bit for each pixel, the first the highest, so that all of it is looked at by
    one operation. Every row has at least its width of free pixels before it: what is shifted out of one never meets the
    next.
    """

    def __init__(self, bits: int, width: int, height: int, row: int) -> None:
        """Take the ground as a number, a bit set where nothing may be covered; ``row``: the bytes of each row."""
        self.width, self._height = width, height
        self._row = row
        self._bits = bits

    @classmethod
    def of(cls, sheet: Image.Image) -> Self:
        """Take a picture, white where nothing may be covered, whose width is a multiple of 8."""
        return cls.of_bytes(sheet.convert("1").tobytes(), sheet.size)

    @classmethod
    def of_bytes(cls, data: bytes, size: tuple[int, int]) -> Self:
        """Take the pixels of such a picture, a bit for each."""
        step = size[0] // 8
        row = 3 * step
        rows = b"".join([data[at : at + step].rjust(row, b"\0") for at in range(0, len(data), step)])
        return cls(int.from_bytes(rows, "big"), *size, row)

    def blocked(self, width: int, height: int, rows: Iterable[int]) -> list[int]:
        """Return where a box of so many pixels meets what may not be covered.

        By some rows for its top pixel a bit for its left.
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
