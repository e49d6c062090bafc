"""Pictures as lists of the parts that lie on them: if a picture is like an earlier one, only what differs is drawn.

After a move most of a board is as it was before. A key says what a part shows, so that two lists can be compared
without drawing anything. Where they differ, everything that lies there is drawn anew, on the ground and in order; the
rest is taken from the earlier picture, so that the same list always gives the same bytes. An earlier picture is one of
the same kind for the same people: nothing that one of them may not see lies outside the box of a part with its key.
"""

from __future__ import annotations

import tempfile
import threading
import weakref
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import IO, NamedTuple

import msgspec
from isal import isal_zlib
from PIL import Image

from rendering.base_cache import Piece
from rendering.canvas import in_256_colours, indexed_png
from rendering.palette import FELT

Box = tuple[int, int, int, int]
"""Left, top, right and bottom, in pixels."""
Placed = tuple[Hashable, Box]
"""The key of what a part shows, and its box."""

KEPT = 96_000_000
"""The most bytes on disk that the printed pictures kept by a process take: some three hundred of them."""
_MOST_PARTS = 20_000
"""The most parts that are remembered so as to be stored once for several pictures."""
_ALIKE = 0.75
"""A picture with more than this share of its parts in an earlier one, most likely of the same table, replaces that."""


Draws = Callable[[Image.Image, tuple[float, float, float, float]], object]


class Part(NamedTuple):
    """Something that lies on a picture."""

    key: Hashable
    """What it shows: parts with the same key and the same box look alike."""
    box: Box
    """The box that all of it lies in."""
    lay: Callable[[Image.Image], object]
    """Lays it on a picture."""


class Ground(NamedTuple):
    """What lies under all parts of a picture, at its upper left corner; the rest of the picture is felt."""

    key: Hashable
    flat: Image.Image
    """The ground as a picture in 256 colours."""


def felt(key: Hashable, width: int) -> Ground:
    """Return the ground of a picture without a map, of a width in pixels; the picture is then made longer."""
    return Ground(key, Image.new("RGB", (width, 1), FELT))


class Composition:
    """A picture as a list of what lies where, which is drawn only when it is needed."""

    def __init__(self, ground: Ground) -> None:
        """Begin a picture as large as its ground."""
        self.ground = ground
        self.size = ground.flat.size
        self.parts: list[Part] = []

    def lengthen(self, pixels: int) -> None:
        """Make room below."""
        self.size = self.size[0], self.size[1] + pixels

    def add(self, key: Hashable, box: tuple[float, float, float, float], lay: Callable[[Image.Image], object]) -> None:
        """Add a part on top, of any kind; the box may be larger than the part needs."""
        left, top, right, bottom = box
        inside = (
            max(0, int(left)),
            max(0, int(top)),
            min(self.size[0], int(right) + 1),
            min(self.size[1], int(bottom) + 1),
        )
        if inside[0] < inside[2] and inside[1] < inside[3]:
            self.parts.append(Part(key, inside, lay))

    def put(self, piece: Piece, x: float, y: float) -> None:
        """Add a piece with its middle at a place in pixels; what lies outside is cut off."""
        width, height = piece.size
        at = round(x - width / 2), round(y - height / 2)

        def lay(picture: Image.Image) -> None:
            picture.paste(piece.image, at, piece.image)

        self.add((piece.key, at), (*at, at[0] + width - 1, at[1] + height - 1), lay)

    def panel(self, key: Hashable, shown: object, box: tuple[float, float, float, float], draw: Draws) -> None:
        """Add a part that shows some values of a view.

        Args:
            key: what it is, and whose words are on it.
            shown: everything of the view that it shows.
            box: left, top, width and height, in pixels.
            draw: draws it on a picture, in that box.

        """
        left, top, width, height = box
        seen = msgspec.msgpack.encode(shown)
        self.add((key, seen, box), (left, top, left + width, top + height), lambda picture: draw(picture, box))

    def drawn(self) -> Image.Image:
        """Draw the picture."""
        picture = self.ground.flat.convert("RGB")
        if self.size != picture.size:
            above, picture = picture, Image.new("RGB", self.size, FELT)
            picture.paste(above, (0, 0))
        for part in self.parts:
            part.lay(picture)
        return picture

    def printed(self, inks: Image.Image, words: Hashable) -> bytes:
        """Return the picture as PNG, drawing only what differs from the most similar earlier one for the same people.

        Args:
            inks: a picture whose palette has the colours that it is printed in.
            words: what makes the words on it, including the names of people.

        """
        placed = self._placed()
        alike = (self.ground.key, self.size, words)
        earlier = PRINTED.nearest(alike, placed)
        if earlier is None:
            flat = in_256_colours(self.drawn(), inks)
        else:
            flat = earlier.flat(self.size, inks)
            self._draw_anew(flat, _joined(changed(earlier.placed, placed)), inks)
        png, pixels = indexed_png(flat)
        PRINTED.keep(alike, Printed(placed, pixels), earlier)
        return png

    def _placed(self) -> tuple[Placed, ...]:
        """Return what lies where, with repeated parts made distinct."""
        placed: dict[Placed, None] = {}
        for part in self.parts:
            one = part.key, part.box
            while one in placed:
                one = (one[0], "once more"), part.box
            placed[one] = None
        return tuple(map(PRINTED.known, placed))

    def _draw_anew(self, flat: Image.Image, boxes: Sequence[Box], inks: Image.Image) -> None:
        """Draw everything that lies in some boxes, and print it over what is there."""
        if not boxes:
            return
        picture = Image.new("RGB", self.size, None)
        for left, top, right, bottom in boxes:
            if bottom > self.ground.flat.height:
                picture.paste(FELT, (left, top, right, bottom))
            if (end := min(bottom, self.ground.flat.height)) > top:
                picture.paste(self.ground.flat.crop((left, top, right, end)).convert("RGB"), (left, top))
        for part in self.parts:
            if any(_meet(part.box, box) for box in boxes):
                part.lay(picture)  # outside the boxes it may lie on nothing, but that is not used
        for box in boxes:
            flat.paste(in_256_colours(picture.crop(box), inks), box[:2])


def changed(before: Sequence[Placed], now: Sequence[Placed]) -> list[Box]:
    """Return where two lists of parts differ, or where parts lie in another order."""
    numbers = {placed: number for number, placed in enumerate(before)}
    boxes, latest, same = list[Box](), -1, set[Placed]()
    for placed in now:
        number = numbers.get(placed, -1)
        if number > latest:
            latest = number
            same.add(placed)
        else:
            boxes.append(placed[1])
    return boxes + [placed[1] for placed in before if placed not in same]


def _joined(boxes: Iterable[Box]) -> list[Box]:
    """Return boxes that cover the given ones; two become one if that has no more pixels than both."""
    joined: list[Box] = []
    for box in boxes:
        now = box
        while other := next((one for one in joined if _pixels(_around(one, now)) <= _pixels(one) + _pixels(now)), None):
            joined.remove(other)
            now = _around(other, now)
        joined.append(now)
    return joined


def _around(one: Box, other: Box) -> Box:
    return min(one[0], other[0]), min(one[1], other[1]), max(one[2], other[2]), max(one[3], other[3])


def _pixels(box: Box) -> int:
    return (box[2] - box[0]) * (box[3] - box[1])


def _meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


class Printed(NamedTuple):
    """A picture as it was printed."""

    placed: tuple[Placed, ...]
    pixels: bytes
    """The pixels as in its file: compressed, each line after the number of its filter."""

    def flat(self, size: tuple[int, int], inks: Image.Image) -> Image.Image:
        """Return the picture in the colours of ``inks``. ``size``: width and height in pixels."""
        lines = Image.frombytes("P", (size[0] + 1, size[1]), isal_zlib.decompress(self.pixels))
        flat = lines.crop((1, 0, *lines.size))
        flat.putpalette(inks.getpalette() or ())
        return flat


class _Kept(NamedTuple):
    """Where in the file the pixels of a picture are."""

    alike: Hashable
    placed: tuple[Placed, ...]
    start: int
    end: int


class PrintedPictures:
    """The latest pictures up to a number of bytes, whose pixels lie in a file on disk.

    The file has no name, so that nobody else can open it and nothing of it is left when the process ends. It is written
    from beginning to end and then over again; if the disk accepts nothing, nothing is kept.
    """

    def __init__(self, room: int) -> None:
        self._room = room
        self._file: IO[bytes] | None = None
        self._end = 0
        """Where in the file the latest picture ends."""
        self._kept: list[_Kept] = []
        self._parts: dict[Placed, Placed] = {}
        self._lock = threading.Lock()

    def known(self, placed: Placed) -> Placed:
        """Return the stored part that equals this one, so that a part of many pictures is kept only once."""
        if len(self._parts) > _MOST_PARTS:
            self._parts.clear()
        return self._parts.setdefault(placed, placed)

    def nearest(self, alike: Hashable, placed: Sequence[Placed]) -> Printed | None:
        """Return the picture of the same ground, size and words that has the most of some parts."""
        with self._lock:
            there = [kept for kept in self._kept if kept.alike == alike]
            every = set(placed) if len(there) > 1 else set()
            nearest = max(there, key=lambda kept: len(every.intersection(kept.placed)), default=None)
            pixels = b"" if nearest is None else self._read(nearest)
        return Printed(nearest.placed, pixels) if nearest is not None and pixels else None

    def keep(self, alike: Hashable, printed: Printed, earlier: Printed | None) -> None:
        """Keep a picture, in place of an earlier one if most of their parts are the same."""
        most_of_it = _ALIKE * len(printed.placed)
        with self._lock:
            if earlier is not None and len(set(earlier.placed).intersection(printed.placed)) > most_of_it:
                self._kept = [kept for kept in self._kept if (kept.alike, kept.placed) != (alike, earlier.placed)]
            start = self._end if self._end + len(printed.pixels) <= self._room else 0
            end = start + len(printed.pixels)
            self._kept = [kept for kept in self._kept if kept.end <= start or kept.start >= end]
            if end <= self._room and self._write(printed.pixels, start):
                self._kept.append(_Kept(alike, printed.placed, start, end))
                self._end = end

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._kept.clear()
            self._parts.clear()
            self._end = 0

    def _read(self, kept: _Kept) -> bytes:
        """Return the pixels of a picture, or nothing if they cannot be read from disk."""
        assert self._file is not None
        try:
            self._file.seek(kept.start)
            pixels = self._file.read(kept.end - kept.start)
        except OSError:
            return b""
        return pixels if len(pixels) == kept.end - kept.start else b""

    def _write(self, pixels: bytes, start: int) -> bool:
        """Write pixels, and return whether all of them are on disk."""
        try:
            if self._file is None:
                self._file = tempfile.TemporaryFile(buffering=0)  # noqa: SIM115 - closed with the pictures
                weakref.finalize(self, self._file.close)
            self._file.seek(start)
            return self._file.write(pixels) == len(pixels)
        except OSError:
            return False


PRINTED = PrintedPictures(KEPT)
