"""Where boxes fit is found without looking at every pixel, and is what looking at every pixel finds."""

import random

import msgspec
import pytest
from PIL import Image

from engine.eighteenxx.g18cz.printed import everything
from rendering.eighteenxx import inscriptions, placing
from rendering.eighteenxx.g18cz.edition import edition
from rendering.eighteenxx.inscriptions import Plate, _extent, _reach
from rendering.eighteenxx.occupied import POINTS, REACH, HexContents, occupied_rows
from rendering.eighteenxx.placing import Around
from rendering.hexes.free_room import FreeRoom
from tests.rendering.eighteenxx.maps import contents_of


def meets(sheet, left, top, wide, high):
    return any(
        sheet.getpixel((x, y))
        for x in range(left, min(left + wide, sheet.width))
        for y in range(top, min(top + high, sheet.height))
    )


def test_a_box_is_blocked_where_any_of_its_pixels_is_taken():
    rng = random.Random("room")
    sheet = Image.new("1", (40, 24))
    for _ in range(14):
        sheet.putpixel((rng.randrange(40), rng.randrange(24)), 255)
    rows = FreeRoom.of(sheet).blocked(5, 3, range(24))
    for top in range(24):
        for left in range(36):
            assert bool(rows[top] >> (39 - left) & 1) == meets(sheet, left, top, 5, 3), (left, top)


@pytest.mark.parametrize("reach", [112.0, 304.0])
def test_what_lies_around_a_hex_is_taken_as_if_it_were_painted(reach):
    """Hexes that reach beyond what is looked at, and boxes that do, are cut off at its edges."""
    contents = HexContents(next(iter(everything().ground.hexes.values())), None, figures=False, area=True)
    hexes = [(name, contents) for name in ("E7", "D8", "F6", "E9", "E5", "G7", "C7")]
    x, y = placing.middle("E7")
    boxes = [(x - 400, y - 10, x - 90, y + 400), (x + 50, y - 500, x + 600, y - 60), (x + 900, y, x + 950, y + 9)]
    side = 2 * round(reach) // POINTS
    painted = Image.new("1", (side, side))
    for name, _ in hexes:
        at = placing.middle(name)
        mask = Image.frombytes("1", (2 * REACH, 2 * REACH), b"".join(occupied_rows(contents)))
        corner = [round((a - b + reach) / POINTS) - REACH for a, b in zip(at, (x, y), strict=True)]
        painted.paste(255, tuple(corner), mask)
    for left, top, right, bottom in boxes:
        near = int((left - x + reach) / POINTS), int((top - y + reach) / POINTS)
        far = placing._pixels(right - x + reach), placing._pixels(bottom - y + reach)
        if near[0] < side:
            painted.paste(255, (*near, *far))
    room = placing._room("E7", Around(reach, tuple(hexes), tuple(boxes), ()))
    mask = (1 << side) - 1
    assert [row & mask for row in room.blocked(1, 1, range(side))] == [
        int.from_bytes(painted.crop((0, row, side, row + 1)).tobytes(), "big") >> -side % 8 for row in range(side)
    ]


def test_a_figure_is_looked_for_no_further_than_it_could_stand():
    plates = (Plate("10"), Plate("20"))
    widest = max(_extent(plates, 2, 24.0)[2], _extent(plates, 1, 24.0)[3])
    assert 17 / 10 * placing.HALF + widest < _reach(plates, 24.0) < placing.AROUND


def test_figures_stand_where_they_do_when_all_that_lies_far_around_is_looked_at_too(late, monkeypatch):
    edition_, shown = edition(), tuple(contents_of(late.map))
    seen = {name: msgspec.structs.replace(each, figures=False) for name, each in contents_of(late.map).items()}
    near = inscriptions.inscriptions(edition_, late, seen, 26.0)
    monkeypatch.setattr(inscriptions, "_reach", lambda *_: placing.AROUND)
    assert inscriptions.inscriptions(edition_, late, seen, 26.0) == near
    assert len(near) > len(shown) / 4
