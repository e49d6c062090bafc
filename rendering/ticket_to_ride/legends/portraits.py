"""The specialists that can be engaged: a portrait of each, and what each does.

Lengths are in pixels, unless another unit is named; those of a portrait are hundredths of its width.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.core.text import Text, text
from engine.ticket_to_ride.legends.texts import source_text, specialist_rule
from engine.ticket_to_ride.legends.view import LegendsView
from rendering.api import Words
from rendering.base_cache import kept
from rendering.canvas import Pen, put, sprite, wrapped, write
from rendering.fonts import CITY, SEA, TEXT
from rendering.palette import FELT, GOLD, INK, PAPER, Rgb, mix
from rendering.ticket_to_ride.legends.alt import sentences
from rendering.ticket_to_ride.legends.paper import CREAM, LINE, SEPIA, lay_sheet, paragraph, tall

_WIDTH = 1100
_MARGIN = 20
_COLUMNS = 2
_INSET = 22
_FACE = 128
"""Width of a portrait, which is six fifths as high."""
_NAME = 30
_BODY = 26


class _Looks(NamedTuple):
    """How somebody looks."""

    skin: Rgb
    hair: Rgb
    coat: Rgb
    style: str
    """The style of the hair: short, bun, long, bald or curls."""
    hat: str = ""
    """The hat: bowler, top, cap, straw, visor or bonnet; empty for none."""
    beard: str = ""
    """The beard: moustache, full or whiskers; empty for none."""
    glasses: bool = False
    shoulders: float = 40


_LIGHT: Rgb = (236, 200, 168)
_TAN: Rgb = (206, 156, 116)
_BROWN: Rgb = (150, 104, 72)
_DARK: Rgb = (108, 74, 52)
_LOOKS = {
    "surveyor": _Looks(_TAN, (46, 36, 32), (86, 104, 78), "long", "straw"),
    "broker": _Looks(_LIGHT, (96, 70, 44), (64, 66, 80), "short", "top", "whiskers"),
    "paymaster": _Looks(_LIGHT, (150, 146, 140), (74, 58, 84), "bun", glasses=True),
    "clerk": _Looks(_LIGHT, (170, 104, 54), (120, 92, 64), "short", "visor", "moustache"),
    "dispatcher": _Looks(_LIGHT, (222, 186, 112), (52, 84, 108), "bun"),
    "porter": _Looks(_DARK, (44, 40, 40), (134, 46, 42), "short", "cap", "moustache", shoulders=44),
    "stoker": _Looks(_LIGHT, (92, 46, 30), (92, 76, 66), "bald", "", "full", shoulders=50),
    "agent": _Looks(_LIGHT, (60, 40, 36), (106, 62, 70), "curls", "bonnet"),
    "engineer": _Looks(_BROWN, (34, 30, 30), (66, 84, 112), "short", "cap", "full"),
    "editor": _Looks(_BROWN, (52, 40, 38), (52, 96, 88), "curls", glasses=True),
    "telegraphist": _Looks(_LIGHT, (116, 110, 106), (78, 74, 70), "short", "bowler", "", glasses=True),
    "adjuster": _Looks(_LIGHT, (182, 178, 172), (60, 60, 70), "long", "bonnet", glasses=True),
}


def draw_specialists(view: LegendsView, names: Sequence[str], words: Words) -> Image.Image:
    """Draw the specialists who can be engaged, each with what they do, and say who is on leave."""
    width = (_WIDTH - (_COLUMNS + 1) * _MARGIN) / _COLUMNS
    room = width - 2 * _INSET - _FACE - 20
    said = [
        (one, words(source_text(f"specialist:{one}")), words(specialist_rule(one, view.rules))) for one in names
    ]  # fmt: skip
    heights = [
        max(_FACE * 1.2, len(wrapped(name, CITY, _NAME, room)) * _NAME * LINE + tall(does, TEXT, _BODY, room) + 8)
        + 2 * _INSET
        for _, name, does in said
    ]
    rows = [max(heights[at : at + _COLUMNS]) for at in range(0, len(said), _COLUMNS)]
    notes = [words(one) for one in _notes(view)]
    below = sum(tall(note, SEA, _BODY, _WIDTH - 2 * _MARGIN) for note in notes) + 16
    height = round(sum(rows) + (len(rows) + 1) * _MARGIN + below)
    picture = Image.new("RGB", (_WIDTH, height), FELT)
    y = float(_MARGIN)
    for number, (one, name, does) in enumerate(said):
        row, column = divmod(number, _COLUMNS)
        x = _MARGIN + column * (width + _MARGIN)
        lay_sheet(picture, (x, y, width, rows[row]), CREAM, SEPIA)
        put(picture, portrait(one), x + _INSET + _FACE / 2, y + rows[row] / 2)
        pen, left, top = ImageDraw.Draw(picture), x + _INSET + _FACE + 20, y + _INSET
        for line in wrapped(name, CITY, _NAME, room):
            write(pen, (left, top + _NAME * LINE / 2), line, CITY, _NAME, fill=INK, within=room)
            top += _NAME * LINE
        paragraph(pen, (left, top + 6), does, TEXT, _BODY, room)
        if column == _COLUMNS - 1 or number == len(said) - 1:
            y += rows[row] + _MARGIN
    for note in notes:
        y += paragraph(ImageDraw.Draw(picture), (_MARGIN, y), note, SEA, _BODY, _WIDTH - 2 * _MARGIN, GOLD)
    return picture


def specialists_in_words(view: LegendsView, names: Sequence[str]) -> tuple[Text, ...]:
    """Say who can be engaged and what each does, from the fullest version to the shortest."""
    each = [
        text(
            "rendering.legends.alt.specialist",
            name=source_text(f"specialist:{one}"),
            rule=specialist_rule(one, view.rules),
        )
        for one in names
    ]
    named = text("rendering.legends.alt.specialists", names=tuple(source_text(f"specialist:{one}") for one in names))
    return sentences((*each, *_notes(view))), sentences((named, *_notes(view))), named


def _notes(view: LegendsView) -> tuple[Text, ...]:
    away = tuple(source_text(f"specialist:{one}") for one in view.leave)
    after = text("rendering.legends.leave_after")
    return (after, text("rendering.legends.leave_now", names=away)) if away else (after,)


@kept
def portrait(name: str) -> Image.Image:
    """Return a portrait in an oval frame."""
    looks, high = _LOOKS[name], _FACE * 1.2

    def paint(pen: Pen, k: float) -> None:
        _paint(pen, looks, _FACE * k / 100)

    painted = sprite(_FACE, high, 1, paint)
    oval = sprite(_FACE, high, 1, lambda pen, k: pen.ellipse((2 * k, 2 * k, (_FACE - 2) * k, (high - 2) * k), INK))
    frame = sprite(
        _FACE,
        high,
        1,
        lambda pen, k: pen.ellipse((2 * k, 2 * k, (_FACE - 2) * k, (high - 2) * k), None, SEPIA, max(1, round(4 * k))),
    )
    cameo = Image.new("RGBA", painted.size, (0, 0, 0, 0))
    cameo.paste(painted, (0, 0), oval.getchannel("A"))
    cameo.alpha_composite(frame)
    return cameo


def _paint(pen: Pen, looks: _Looks, k: float) -> None:  # noqa: C901, PLR0912 - hair, beard and glasses one by one
    """Paint head and shoulders on a sheet a hundred wide and a hundred and twenty high."""

    def oval(fill: Rgb, x: float, y: float, rx: float, ry: float) -> None:
        pen.ellipse(((x - rx) * k, (y - ry) * k, (x + rx) * k, (y + ry) * k), fill)

    def shape(fill: Rgb, *corners: tuple[float, float]) -> None:
        pen.polygon([(x * k, y * k) for x, y in corners], fill)

    def line(fill: Rgb, wide: float, *corners: tuple[float, float]) -> None:
        pen.line([(x * k, y * k) for x, y in corners], fill, max(1, round(wide * k)), "curve")

    skin, hair, coat = looks.skin, looks.hair, looks.coat
    pen.rectangle((0, 0, 100 * k, 120 * k), mix(SEPIA, PAPER, 0.72))
    if looks.style == "long":
        oval(hair, 50, 58, 27, 36)
    elif looks.style == "curls":
        for angle in range(0, 360, 30):
            a = math.radians(angle)
            oval(hair, 50 + 22 * math.cos(a), 50 + 25 * math.sin(a), 9, 9)
    elif looks.style == "bun":
        oval(hair, 50, 20, 11, 10)
        oval(hair, 50, 47, 25, 28)
    wide = looks.shoulders
    oval(coat, 50, 118, wide, 32)
    shape(mix(skin, _DARK, 0.2), (42, 68), (58, 68), (60, 92), (40, 92))
    shape((244, 240, 230), (38, 87), (62, 87), (50, 112))
    shape(mix(coat, INK, 0.4), (50, 92), (45, 88), (55, 88))
    shape(mix(coat, INK, 0.4), (47.5, 92), (52.5, 92), (54, 108), (50, 113), (46, 108))
    shape(mix(coat, INK, 0.25), (38, 86), (50, 112), (40, 116), (30, 92))
    shape(mix(coat, INK, 0.25), (62, 86), (50, 112), (60, 116), (70, 92))
    for x in (29, 71):
        oval(mix(skin, _DARK, 0.15), x, 54, 4, 6.5)
    oval(skin, 50, 53, 21, 27)
    if looks.beard == "full":
        shape(hair, (29, 56), (34, 62), (50, 64), (66, 62), (71, 56), (68, 76), (58, 90), (50, 93), (42, 90), (32, 76))
        oval(mix(skin, (150, 60, 50), 0.5), 50, 70, 6, 2)
    elif looks.beard == "whiskers":
        shape(hair, (28, 46), (33, 48), (36, 66), (44, 74), (40, 80), (32, 74), (28, 60))
        shape(hair, (72, 46), (67, 48), (64, 66), (56, 74), (60, 80), (68, 74), (72, 60))
    if looks.style in {"short", "bun"}:
        pen.chord((28 * k, 24 * k, 72 * k, 66 * k), 190, 350, hair)
    elif looks.style in {"long", "curls"}:
        shape(hair, (28, 50), (30, 36), (40, 26), (60, 26), (70, 36), (72, 50), (64, 38), (50, 33), (38, 38))
    for eye in (41.5, 58.5):
        oval((250, 248, 240), eye, 51, 4.2, 2.8)
        oval(INK, eye, 51, 2.1, 2.4)
        line(mix(hair, INK, 0.3), 1.8, (eye - 5, 45.5), (eye, 44), (eye + 5, 45.5))
    line(mix(skin, _DARK, 0.6), 1.4, (50, 52), (47.6, 61), (51, 62))
    if looks.beard != "full":
        line(mix(skin, (140, 50, 44), 0.7), 1.8, (44.5, 70), (50, 71.4), (55.5, 70))
    if looks.beard in {"moustache", "full"}:
        shape(hair, (50, 63.5), (58, 64.5), (64, 69), (56, 69), (50, 67), (44, 69), (36, 69), (42, 64.5))
    if looks.glasses:
        for eye in (41.5, 58.5):
            pen.ellipse(((eye - 6.5) * k, 44.5 * k, (eye + 6.5) * k, 57.5 * k), None, INK, max(1, round(1.3 * k)))
        line(INK, 1.3, (48, 50), (52, 50))
    _paint_hat(pen, looks, k)


def _paint_hat(pen: Pen, looks: _Looks, k: float) -> None:
    def box(fill: Rgb, left: float, top: float, right: float, bottom: float, r: float = 0) -> None:
        pen.rounded_rectangle((left * k, top * k, right * k, bottom * k), r * k, fill)

    black: Rgb = (44, 42, 46)
    match looks.hat:
        case "top":
            box(black, 31, 3, 69, 34)
            box((120, 50, 44), 31, 26, 69, 31)
            box(black, 20, 32, 80, 37, 2)
        case "bowler":
            pen.chord((28 * k, 8 * k, 72 * k, 60 * k), 180, 360, black)
            box((92, 88, 88), 28, 29, 72, 33)
            box(black, 20, 33, 80, 37.5, 2)
        case "cap":
            box(mix(looks.coat, INK, 0.3), 29, 14, 71, 34, 6)
            box(mix(looks.coat, INK, 0.6), 29, 28, 71, 34)
            box(GOLD, 45, 19, 55, 26, 2)
            pen.chord((26 * k, 24 * k, 74 * k, 46 * k), 180, 360, black)
        case "straw":
            straw: Rgb = (222, 190, 122)
            box(straw, 32, 12, 68, 32, 5)
            box((120, 50, 44), 32, 26, 68, 31)
            pen.ellipse((12 * k, 27 * k, 88 * k, 39 * k), straw)
        case "visor":
            pen.chord((25 * k, 27 * k, 75 * k, 53 * k), 180, 360, (62, 110, 82))
            box((44, 80, 60), 28, 34, 72, 38)
        case "bonnet":
            pen.chord((26 * k, 12 * k, 74 * k, 62 * k), 180, 360, mix(looks.coat, INK, 0.15))
            box(mix(looks.coat, PAPER, 0.35), 24, 33, 76, 38, 2)
            for x, colour in ((32, (200, 90, 84)), (39, (240, 214, 140)), (35, (220, 140, 130))):
                pen.ellipse(((x - 4) * k, 25 * k, (x + 4) * k, 33 * k), colour)
        case _:
            pass
