"""Drawing without jagged edges: Pillow draws shapes hard, so they are drawn large and reduced.

Lengths are in points: 1600 points are the width of a printed board; ``scale`` is pixels to a point.
"""

from __future__ import annotations

import math
import re
import struct
from collections.abc import Callable, Sequence
from functools import lru_cache

import msgspec
from isal import isal_zlib
from PIL import Image, ImageDraw

from rendering.fonts import SEA, Face, drawable, font, runs, text_width
from rendering.palette import INK, Rgb

OVERSAMPLE = 4
"""How much larger a sprite is drawn than shown."""

_LARGE = 2.0
"""Pixels to a point above which edges are smooth enough with less oversampling: channels show pictures smaller."""

INLINE = 550
"""Width in pixels at which a channel shows a picture."""

SMALLEST = 0.72
"""How far words are made smaller before they are cut."""

IN_TWO = 0.82
"""How much smaller a name is set in two lines, where that can be read."""

SMALLEST_NAME = 8
"""The smallest letters of a name, in pixels where a channel shows a picture."""

_PITCH = 1.04
"""The distance from line to line of a name, in heights of its letters."""
_BREAKS = "_-. /\N{EN DASH}"
"""The characters after which a name may be broken."""

_COMPRESSION = 2
"""The level for files: 3, isal's best, takes twice as long and does not make flat colours smaller."""
_SIGNATURE, _INDEXED = b"\x89PNG\r\n\x1a\n", 3
"""How a PNG begins, and how its header says that a pixel is the index of a colour."""
_SAMPLED = 3
"""The colours of a file are chosen by every third pixel of every third line."""

Pen = ImageDraw.ImageDraw


class Viewport(msgspec.Struct, frozen=True):
    """The part of a printed board that is shown, in points, and how large."""

    left: float
    top: float
    width: float
    height: float
    scale: float

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return round(self.width * self.scale), round(self.height * self.scale)

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Return where a point lies in the picture, in pixels."""
        return (x - self.left) * self.scale, (y - self.top) * self.scale

    def larger(self, times: float) -> Viewport:
        """Return the same part drawn larger."""
        return msgspec.structs.replace(self, scale=self.scale * times)


def sprite(width: float, height: float, scale: float, paint: Callable[[Pen, float], None]) -> Image.Image:
    """Draw a small picture smoothly; ``paint`` gets a pen and the pixels a point takes on the oversized sheet."""
    sheet, pixels = sheet_for(width, height, scale)
    paint(ImageDraw.Draw(sheet), pixels)
    return sheet.reduce(OVERSAMPLE)


def sheet_for(width: float, height: float, scale: float, oversample: int = OVERSAMPLE) -> tuple[Image.Image, float]:
    """Return an empty oversized sheet and the pixels a point takes on it."""
    size = (round(width * scale) * oversample, round(height * scale) * oversample)
    return Image.new("RGBA", size, (0, 0, 0, 0)), scale * oversample


def oversample_for(scale: float) -> int:
    """Return the oversampling of a piece that fills much of a close-up: less than usual, as it is large anyway."""
    return OVERSAMPLE if scale <= _LARGE else OVERSAMPLE // 2


def turned(sheet: Image.Image, degrees: float) -> Image.Image:
    """Return an oversized sheet turned clockwise and reduced to its shown size."""
    cos, sin = (round(part(math.radians(degrees % 360)), 15) for part in (math.cos, math.sin))
    half = sheet.width / 2, sheet.height / 2
    reach = [(cos * x - sin * y, sin * x + cos * y) for x in (-half[0], half[0]) for y in (-half[1], half[1])]
    wide, high = (
        math.ceil(max(at[axis] for at in reach) + half[axis]) - math.floor(min(at[axis] for at in reach) + half[axis])
        for axis in (0, 1)
    )
    even = Image.new("RGBA", (-(-wide // OVERSAMPLE) * OVERSAMPLE, -(-high // OVERSAMPLE) * OVERSAMPLE), (0, 0, 0, 0))
    left, top, right, bottom = sheet.getbbox() or (0, 0, 0, 0)
    # Most of a sheet is empty: only the painted part is turned.
    corners = [(x - half[0], y - half[1]) for x in (left - 2, right + 2) for y in (top - 2, bottom + 2)]
    across = [cos * x - sin * y + wide / 2 for x, y in corners]
    down = [sin * x + cos * y + high / 2 for x, y in corners]
    box = (
        max(0, math.floor(min(across))),
        max(0, math.floor(min(down))),
        min(wide, math.ceil(max(across))),
        min(high, math.ceil(max(down))),
    )
    x, y = box[0] - wide / 2, box[1] - high / 2
    back = (cos, sin, cos * x + sin * y + half[0], -sin, cos, cos * y - sin * x + half[1])
    # Four pixels are about to become one: a finer way of turning takes twice as long and makes no visible difference.
    part = sheet.transform((box[2] - box[0], box[3] - box[1]), Image.Transform.AFFINE, back, Image.Resampling.BILINEAR)
    even.paste(part, ((even.width - wide) // 2 + box[0], (even.height - high) // 2 + box[1]))
    return trimmed(even.reduce(OVERSAMPLE))


def trimmed(piece: Image.Image) -> Image.Image:
    """Return a piece without its empty edges, cut equally on opposite sides so that its middle stays where it was.

    Laying a piece down takes time for each of its pixels, whether it shows or not.
    """
    left, top, right, bottom = piece.getbbox() or (piece.width // 2, piece.height // 2, 0, 0)
    # By an even number of pixels, so that a middle between two pixels is rounded the same way.
    across = max(0, min(left, piece.width - right, piece.width // 2 - 1)) // 2 * 2
    down = max(0, min(top, piece.height - bottom, piece.height // 2 - 1)) // 2 * 2
    return piece.crop((across, down, piece.width - across, piece.height - down)) if across or down else piece


def put(picture: Image.Image, piece: Image.Image, x: float, y: float) -> None:
    """Lay a piece on the picture with its middle at a place in pixels; what lies outside is cut off."""
    picture.paste(piece, (round(x - piece.width / 2), round(y - piece.height / 2)), piece)


def stroke(
    pen: Pen,
    points: Sequence[tuple[float, float]],
    width: float,
    fill: Rgb | tuple[int, int, int, int] | int,
    *,
    flat: bool = False,
) -> None:
    """Draw a line through points, all in pixels; ``flat``: it ends at the last points, otherwise round beyond them.

    Pillow leaves hairlines between the pieces of a wide line: a disc on each joint covers them.
    """
    pen.line(list(points), fill, max(1, round(width)), "curve" if flat else None)
    r = width / 2
    for x, y in points:
        if not flat or min(math.dist((x, y), points[0]), math.dist((x, y), points[-1])) > r:
            pen.ellipse((x - r, y - r, x + r, y + r), fill)


def write(  # noqa: PLR0913 - place, words and looks
    pen: Pen,
    place: tuple[float, float],
    words: str,
    face: Face,
    size: float,
    *,
    fill: Rgb = INK,
    anchor: str = "lm",
    halo: Rgb | None = None,
    within: float | None = None,
) -> float:
    """Write words and return their width in pixels; ``anchor`` is one of Pillow's, vertically the middle or baseline.

    Words wider than ``within`` pixels are set smaller, and if that is not enough in two lines; words too long for that
    are cut with an ellipsis.
    """
    shown, letters = [drawable(words, face)], round(size)
    if within is not None:
        # Widths are not quite proportional to sizes, so each is tried.
        while letters > round(size * SMALLEST) and text_width(shown[0], face, letters) > within:
            letters -= 1
        if text_width(shown[0], face, letters) > within:
            lines = wrapped(words, face, letters, within)
            fit = len(lines) == 2 and all(text_width(line, face, letters) <= within for line in lines)  # noqa: PLR2004
            shown = lines if fit else [_cut(shown[0], face, letters, within)]
    for number, line in enumerate(shown):
        at = (place[0], place[1] + (number - (len(shown) - 1) / 2) * letters * _PITCH)
        if halo is not None:
            _set(pen, at, line, (face, letters), halo, anchor, max(2, round(size / 7)))
        _set(pen, at, line, (face, letters), fill, anchor)
    return max(text_width(line, face, letters) for line in shown)


def _set(  # noqa: PLR0913, PLR0917 - place, words and looks
    pen: Pen,
    place: tuple[float, float],
    shown: str,
    looks: tuple[Face, int],
    fill: Rgb,
    anchor: str,
    stroke: int = 0,
) -> None:
    """Set words in a face and size, and characters that the face lacks in others, all on its baseline."""
    face, letters = looks
    parts = runs(shown, face)
    if all(part.face == face for part in parts):
        set_line(pen, place, shown, face, letters, fill, anchor, stroke)
        return
    x, y = place
    x -= {"l": 0.0, "m": 0.5, "r": 1.0}[anchor[0]] * text_width(shown, face, letters)
    ascent, descent = font(face, letters).getmetrics()
    y += {"m": (ascent - descent) / 2, "s": 0.0}[anchor[1]]
    for part in parts:
        set_line(pen, (x, y), part.signs, part.face, letters, fill, "ls", stroke)
        x += font(part.face, letters).getlength(part.signs)


def set_line(  # noqa: PLR0913, PLR0917 - place, words and looks
    pen: Pen,
    place: tuple[float, float],
    signs: str,
    face: Face,
    size: int,
    fill: Rgb,
    anchor: str,
    stroke: int = 0,
) -> None:
    """Set signs that a face has; ``stroke``: how many pixels bolder they are all around.

    Letters are drawn once for each place within a pixel: drawing them takes many times as long as laying them down.
    """
    (across, x), (down, y) = math.modf(place[0]), math.modf(place[1])
    letters, (left, top) = _letters(signs, face, size, anchor, stroke, (across, down))
    pen.bitmap((int(x) + left, int(y) + top), letters, fill)


@lru_cache(maxsize=2048)
def _letters(
    signs: str, face: Face, size: int, anchor: str, stroke: int, start: tuple[float, float]
) -> tuple[Image.Image, tuple[int, int]]:
    """Return a mask of signs that stand at a part of a pixel, and where its corner lies from that pixel."""
    shape = font(face, size)
    left, top, right, bottom = shape.getbbox(signs, anchor=anchor, stroke_width=stroke)
    corner = (math.floor(left) - 2, math.floor(top) - 2)
    mask = Image.new("L", (math.ceil(right) + 2 - corner[0], math.ceil(bottom) + 2 - corner[1]))
    at = (start[0] - corner[0], start[1] - corner[1])
    ImageDraw.Draw(mask).text(at, signs, 255, shape, anchor, stroke_width=stroke)
    return mask, corner


_SPACED = 0.32
"""The gap between the letters of a spaced name, in their heights."""


def write_spaced(pen: Pen, place: tuple[float, float], words: str, size: float, fill: Rgb) -> None:
    """Write the name of a sea or a land around a place, letter by letter with room between them."""
    shape, gap = font(SEA, round(size)), size * _SPACED
    x = place[0] - spaced_width(words, size) / 2
    for sign in words:
        pen.text((x, place[1]), sign, fill, shape, "lm")
        x += shape.getlength(sign) + gap


def spaced_width(words: str, size: float) -> float:
    """Return how wide a spaced name is, in pixels."""
    return font(SEA, round(size)).getlength(words) + size * _SPACED * (len(words) - 1)


def write_name(  # noqa: PLR0913 - place, words and looks
    pen: Pen,
    place: tuple[float, float],
    name: str,
    face: Face,
    size: float,
    *,
    fill: Rgb = INK,
    anchor: str = "lm",
    within: float,
) -> None:
    """Write what somebody is called, vertically centred: in two lines if it is too long for one.

    Letters are not made smaller than can be read where a channel shows the picture: a name too long for that is cut.
    """
    lines, letters = name_lines(name, face, size, within, pen.im.size[0])
    for number, line in enumerate(lines):
        y = place[1] + (number - (len(lines) - 1) / 2) * letters * _PITCH
        write(pen, (place[0], y), line, face, letters, fill=fill, anchor=anchor)


def name_lines(name: str, face: Face, size: float, within: float, width: int) -> tuple[tuple[str, ...], int]:
    """Return a name in one line or two of at most ``within`` pixels, and their size; ``width`` is the picture's.

    It is broken where a word ends; if its words are too long for that, it is written smaller or broken anywhere.
    """
    shown, full = drawable(name, face), round(size)
    if text_width(shown, face, full) <= within:
        return (shown,), full
    least = min(full, math.ceil(SMALLEST_NAME * width / INLINE))
    sizes = range(max(least, round(size * IN_TWO)), least - 1, -1)
    words = [n for n in range(1, len(shown)) if shown[n - 1] in _BREAKS or shown[n] == " "]
    for ends in (words, range(1, len(shown))):
        parts = [(shown[:n].rstrip(), shown[n:].lstrip()) for n in ends]
        # A sign alone on a line, such as an ellipsis, is hardly seen.
        parts = [pair for pair in parts if min(map(len, pair)) > 1]
        for letters in sizes if parts else ():
            wide = {pair: max(text_width(part, face, letters) for part in pair) for pair in parts}
            if min(wide.values()) <= within:
                return min(wide, key=wide.__getitem__), letters
        smaller = (letters for letters in range(full - 1, least - 1, -1) if text_width(shown, face, letters) <= within)
        if ends is words and (letters := next(smaller, 0)):
            return (shown,), letters
    first = max((n for n in range(1, len(shown)) if text_width(shown[:n], face, least) <= within), default=1)
    return (shown[:first].rstrip(), _cut(shown[first:].lstrip(), face, least, within)), least


_SIGN = r"[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]"
"""A Chinese sign or mark, as wide as it is high."""
_OPENING = "[\u3008\u300a\u300c\u300e\u3010\u3014\uff08\u201c\u2018]*"
_CLOSING = (
    "[\u3001\u3002\u3009\u300b\u300d\u300f\u3011\u3015"
    "\uff01\uff05\uff09\uff0c\uff0e\uff1a\uff1b\uff1f\u201d\u2019\u2026\u2014\u00b7]*"
)
_HARD_SPACE = "(?<=[0-9]) (?=%|[A-Z](?![A-Za-z0-9]))|(?<=[aiouwzAIOUWZ])(?<!\\w\\w) (?=\\S)"
"""A space at which no line ends: between a number and % or a unit of one letter, as in 40 G, and after a word of one
letter, which Polish takes to the next line."""
_UNBROKEN = re.compile(
    rf"(?P<gap>\s*)(?P<signs>{_OPENING}{_SIGN}{_CLOSING}"
    rf"|(?:(?![\u201c\u2018]+{_SIGN})(?!{_SIGN})\S|{_HARD_SPACE})+{_CLOSING}|\S)"
)
"""What no line ends within: a word, or a Chinese sign with the marks that belong to it. No line begins with a mark that
closes, or ends with one that opens (https://www.w3.org/TR/clreq/#prohibition_rules_for_line_start_and_line_end)."""


def wrapped(words: str, face: Face, size: float, within: float) -> list[str]:
    """Break words into lines of at most ``within`` pixels: at spaces, and in Chinese between any two signs."""
    lines = [""]
    for part in _UNBROKEN.finditer(drawable(words, face)):
        longer = f"{lines[-1]}{part['gap']}{part['signs']}".strip()
        if text_width(longer, face, round(size)) <= within or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(part["signs"])
    return lines


def _cut(words: str, face: Face, letters: int, within: float) -> str:
    while words and text_width(words + "…", face, letters) > within:
        words = words[:-1].rstrip()
    return words + "…"


def png(picture: Image.Image, inks: Image.Image | None = None) -> bytes:
    """Return a picture as PNG of 256 colours, which is a third of the size and looks hardly different.

    The colours are those of the palette of ``inks``, or chosen for the picture.
    """
    return indexed_png(in_256_colours(picture, inks))[0]


def indexed_png(flat: Image.Image) -> tuple[bytes, bytes]:
    """Return a picture with a palette as PNG (https://www.w3.org/TR/png-3/), and its compressed pixels alone.

    Pillow's own ``save`` compresses with zlib, which takes five times as long for a file that is no smaller.
    """
    lines = Image.new("P", (flat.width + 1, flat.height))  # each begins with the number of its filter: 0, none
    lines.paste(flat, (1, 0))
    header = struct.pack(">2I5B", *flat.size, 8, _INDEXED, 0, 0, 0)
    palette = bytes(flat.getpalette("RGB") or ())
    pixels = isal_zlib.compress(lines.tobytes(), _COMPRESSION)
    chunks = (
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", isal_zlib.crc32(name + data))
        for name, data in ((b"IHDR", header), (b"PLTE", palette), (b"IDAT", pixels), (b"IEND", b""))
    )
    return _SIGNATURE + b"".join(chunks), pixels


def in_256_colours(picture: Image.Image, inks: Image.Image | None = None) -> Image.Image:
    """Return a picture in the 256 colours of the palette of ``inks``, or in those that suit it best."""
    full = picture if picture.mode == "RGB" else picture.convert("RGB")
    return full.quantize(palette=inks or _inks_for(full), dither=Image.Dither.NONE)


def _inks_for(picture: Image.Image) -> Image.Image:
    """Choose 256 colours by a sample of the pixels, in a third of the time; every pixel then gets the nearest."""
    size = (max(1, picture.width // _SAMPLED), max(1, picture.height // _SAMPLED))
    sample = picture.resize(size, Image.Resampling.NEAREST)
    return sample.quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
