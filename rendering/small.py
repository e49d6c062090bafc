"""Small pictures that go with a rule: a part of a picture, or the same part before and after a move."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from rendering.canvas import INLINE, Viewport
from rendering.palette import FELT, GOLD

Size = tuple[int, int]
"""Width and height in pixels."""

HEIGHT = 400
"""The greatest height of a small picture, in pixels; it is at most as wide as a channel shows it."""
_SMOOTH = 2
"""How much larger a part is drawn than shown."""
_ARROW = 46
"""The gap between the pictures before and after a move, in pixels."""


def size_of_each(count: int) -> Size:
    """Return how large each of ``count`` pictures side by side is drawn at most, before it is reduced."""
    width = (INLINE - _ARROW * (count - 1)) // count
    return width * _SMOOTH, HEIGHT * _SMOOTH


def part_of(whole: Viewport, places: Sequence[tuple[float, float]], room: float, size: Size) -> Viewport:
    """Return the part of a map with room around some places, in points, as wide as ``size``, or as high."""
    left, right = min(x for x, _ in places) - room, max(x for x, _ in places) + room
    top, bottom = min(y for _, y in places) - room, max(y for _, y in places) + room
    scale = min(size[0] / (right - left), size[1] / (bottom - top))
    width, height = min(size[0] / scale, whole.width), min(bottom - top, whole.height)
    x = min(max((left + right - width) / 2, whole.left), whole.left + whole.width - width)
    y = min(max((top + bottom - height) / 2, whole.top), whole.top + whole.height - height)
    return Viewport(x, y, width, height, scale)


def side_by_side(pictures: Sequence[Image.Image]) -> Image.Image:
    """Reduce pictures to the size of a small one, and set them side by side with an arrow from each to the next."""
    width, height = (length // _SMOOTH for length in size_of_each(len(pictures)))
    there = [_reduced(picture, min(width / picture.width, height / picture.height, 1)) for picture in pictures]
    if len(there) == 1:
        return there[0]
    high = max(picture.height for picture in there)
    joined = Image.new("RGB", (sum(picture.width + _ARROW for picture in there) - _ARROW, high), FELT)
    pen, x, y = ImageDraw.Draw(joined), 0, high / 2
    for number, picture in enumerate(there):
        if number:
            tip, half = x + _ARROW - 9, _ARROW / 3
            pen.polygon([(x + 9, y - half), (tip, y), (x + 9, y + half)], GOLD)
            x += _ARROW
        joined.paste(picture, (x, (high - picture.height) // 2))
        x += picture.width
    return joined


def _reduced(picture: Image.Image, times: float) -> Image.Image:
    size = round(picture.width * times), round(picture.height * times)
    return picture if size == picture.size else picture.resize(size, Image.Resampling.LANCZOS)
