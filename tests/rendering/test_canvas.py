"""What every game draws with."""

import math

from PIL import Image, ImageDraw

from rendering.canvas import stroke

CURVE = [(150 + 100 * math.cos(a / 40), 150 + 100 * math.sin(a / 40)) for a in range(161)]


def drawn(width, *, flat=False):
    sheet = Image.new("L", (300, 300), 0)
    stroke(ImageDraw.Draw(sheet), CURVE[::5], width, 255, flat=flat)
    return sheet


def test_a_wide_line_is_drawn_without_hairlines():
    sheet = drawn(24)
    for x, y in CURVE:
        for aside in range(-9, 10):
            share = 1 + aside / 100
            assert sheet.getpixel((round(150 + (x - 150) * share), round(150 + (y - 150) * share))), (x, y)


def test_a_line_that_goes_on_elsewhere_ends_where_it_is_told_to():
    round_, flat = drawn(24), drawn(24, flat=True)
    beyond = (round(CURVE[0][0]), round(CURVE[0][1] - 8))
    assert round_.getpixel(beyond)
    assert not flat.getpixel(beyond)
