"""A replay: the board over the course of a game as an animated GIF, with who leads below it.

Of each picture after the first only the part that has changed is kept, and in it only the pixels that have changed.
All use one small palette. The animation is made in parts, so that other pictures need not wait for all of it.

Lengths are in pixels, unless another unit is named.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import GifImagePlugin, Image, ImageChops, ImageDraw

from engine.core.graphs import Graph
from engine.core.text import Text
from engine.core.views import View
from rendering.api import Words, board_alone, line_look
from rendering.badges import SEATS, owner_badge
from rendering.canvas import INLINE, put, write
from rendering.fonts import BOLD, FIGURE
from rendering.graphs import line_name, value_said
from rendering.palette import FELT, GOLD, INK, PAPER, Rgb

WIDTH = INLINE
COLOURS = 127
"""Colours of the palette, in addition to the one that stands for unchanged pixels."""
_UNCHANGED = COLOURS
_PURE: tuple[Rgb, ...] = (*SEATS, GOLD, PAPER, FELT, INK)
"""Colours that are always in the palette, whatever the board looks like: players recognize their own by them."""
FRAME = 180
"""How long each picture is shown, in thousandths of a second."""
FIRST = 900
"""How long the first picture is shown, in thousandths of a second."""
READ = 1400
"""How long each step of the final reckoning is shown, and the board before it, in thousandths of a second."""
LAST = 5000
"""How long the end is shown, in thousandths of a second."""
_HEAD = 32
_ROW = 30
_IN_A_ROW = 3
"""Players side by side under the board."""


class Frame(NamedTuple):
    """A position of a replay."""

    view: View
    """The position as everybody may see it."""
    heading: Text
    """How far the game has come."""
    figures: Graph | None
    """How the players stand: the last column of the chief graph, or None if it has no figures."""
    pause: int = FRAME
    """How long it is shown, in thousandths of a second."""


class Strip(NamedTuple):
    """What the next part of a replay continues from."""

    size: tuple[int, int]
    palette: bytes
    shown: bytes
    """The picture that it follows, as indices of the palette."""


class Part(NamedTuple):
    """Some pictures of a replay, one after the other."""

    data: bytes
    strip: Strip


def begin(first: Frame, last: Frame, words: tuple[Words, Words], players: int) -> Part:
    """Draw the first picture, in a palette chosen for it and for the last one.

    Args:
        first: the first position.
        last: the last position, to which the board grows.
        words: makes the words of each of the two.
        players: the largest number of players in any position.

    """
    pictures = [picture(frame, last.view, said, players) for frame, said in zip((first, last), words, strict=True)]
    both = Image.new("RGB", (WIDTH, sum(each.height for each in pictures)))
    for number, each in enumerate(pictures):
        both.paste(each, (0, number * pictures[0].height))
    found = both.quantize(COLOURS - len(_PURE), Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).getpalette("RGB")
    inks = [*(part for pure in _PURE for part in pure), *(found or ())]
    palette = bytes(inks[: 3 * COLOURS]).ljust(3 * (COLOURS + 1), b"\0")
    flat = _flat(pictures[0], palette)
    return Part(_encoded(flat, palette, (0, 0), FIRST), Strip(flat.size, palette, flat.tobytes()))


def go_on(
    strip: Strip, frames: Sequence[Frame], last: Frame, words: Sequence[Words], players: int, *, ends: bool
) -> Part:
    """Draw the pictures of some positions that follow; one that looks the same as the last is left out.

    Args:
        strip: what they continue from.
        frames: the positions.
        last: the last one of all, to which the board grows.
        words: makes the words of each of the positions.
        players: the largest number of players in any position.
        ends: whether the animation ends with them, as the end is shown longer.

    """
    data = []
    boards = _Boards(last.view)
    for number, (frame, said) in enumerate(zip(frames, words, strict=True), start=1):
        is_end = ends and number == len(frames)
        flat = _flat(_with_standing(boards.of(frame.view), frame, said, players), strip.palette)
        now, before = (Image.frombytes("L", strip.size, each) for each in (flat.tobytes(), strip.shown))
        changed = ImageChops.difference(now, before).point(lambda level: 255 if level else 0)
        box = changed.getbbox()
        if box is None and not is_end:
            continue
        left, top, right, bottom = box or (0, 0, 1, 1)
        kept = Image.new("L", (right - left, bottom - top), _UNCHANGED)
        kept.paste(now.crop((left, top, right, bottom)), (0, 0), changed.crop((left, top, right, bottom)))
        data.append(_encoded(kept, strip.palette, (left, top), LAST if is_end else frame.pause))
        strip = strip._replace(shown=now.tobytes())
    return Part(b"".join(data), strip)


def joined(parts: Sequence[Part]) -> bytes:
    """Return the whole animation, which begins again after its end."""
    (width, height), palette = parts[0].strip.size, parts[0].strip.palette
    # The last three bits say how many colours the palette has: two to the power of one more.
    flags = 0x80 | 0x70 | ((COLOURS + 1).bit_length() - 2)
    header = b"GIF89a" + width.to_bytes(2, "little") + height.to_bytes(2, "little") + bytes((flags, 0, 0)) + palette
    again = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
    return b"".join((header, again, *(part.data for part in parts), b";"))


def _flat(drawn: Image.Image, palette: bytes) -> Image.Image:
    """Return a picture in the colours of the palette."""
    inks = Image.new("P", (1, 1))
    # The rest of the palette is black, too, so that no pixel gets the colour that stands for the unchanged.
    inks.putpalette(palette[: 3 * COLOURS])
    return drawn.quantize(palette=inks, dither=Image.Dither.NONE)


def _encoded(indices: Image.Image, palette: bytes, at: tuple[int, int], shown_for: int) -> bytes:
    """Return a picture, or a part of one, as a block of a GIF."""
    picture = Image.frombytes("P", indices.size, indices.tobytes())
    picture.putpalette(palette)
    blocks = GifImagePlugin.getdata(picture, at, duration=shown_for, transparency=_UNCHANGED, disposal=1)
    return b"".join(bytes(block) for block in blocks)


def picture(frame: Frame, last: View, words: Words, players: int) -> Image.Image:
    """Draw the board of a position and the standings below it; ``last``: the position to which the board grows."""
    return _with_standing(_Boards(last).of(frame.view), frame, words, players)


class _Boards:
    """Draws the boards of positions, each only once while it stays the same: a final reckoning changes none."""

    def __init__(self, last: View) -> None:
        self._last = last
        self._drawn: tuple[View, Image.Image] | None = None

    def of(self, view: View) -> Image.Image:
        """Return the board of a position, as wide as the replay."""
        if self._drawn is None or self._drawn[0] != view:
            board = board_alone(view, self._last)
            high = round(board.height * WIDTH / board.width)
            self._drawn = view, board.resize((WIDTH, high), Image.Resampling.HAMMING)
        return self._drawn[1]


def _with_standing(board: Image.Image, frame: Frame, words: Words, players: int) -> Image.Image:
    """Put the standings below a board."""
    rows = -(-players // _IN_A_ROW)
    drawn = Image.new("RGB", (WIDTH, board.height + _HEAD + rows * _ROW + 4), FELT)
    drawn.paste(board, (0, 0))
    pen = ImageDraw.Draw(drawn)
    pen.rectangle((0, board.height, WIDTH, board.height + 1), GOLD)
    write(pen, (12, board.height + _HEAD / 2 + 2), words(frame.heading), BOLD, 18, fill=GOLD, within=WIDTH - 24)
    wide = WIDTH / _IN_A_ROW
    for place, line in enumerate(frame.figures.lines if frame.figures else ()):
        row, column = divmod(place, _IN_A_ROW)
        left, middle = column * wide + 12, board.height + _HEAD + (row + 0.5) * _ROW
        sum_ = words(value_said(line.values[-1]))
        value = write(pen, (left + wide - 22, middle), sum_, FIGURE, 18, fill=PAPER, anchor="rm", within=70)
        look = line_look(frame.view, line.id)
        if isinstance(look, int):
            put(drawn, owner_badge(look, 10), left + 10, middle)
        write(pen, (left + 26, middle), line_name(line, words), BOLD, 17, fill=PAPER, within=wide - 60 - value)
    return drawn
