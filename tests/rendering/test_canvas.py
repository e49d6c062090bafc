"""What every game draws with."""

import io
import math

import pytest
from PIL import Image, ImageChops, ImageDraw

from rendering.badges import _panel, lay_panel
from rendering.canvas import INLINE, SMALLEST_NAME, in_256_colours, name_lines, png, put, set_line, stroke, trimmed
from rendering.fonts import BOLD, CITY, font, text_width
from rendering.palette import GOLD, PAPER

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


@pytest.mark.parametrize("at", [(150, 40), (150.5, 40.25), (149.9, 38.2), (-3.5, 4.75)])
def test_letters_that_were_drawn_before_look_as_if_they_were_drawn_where_they_lie(at):
    laid, written = Image.new("RGB", (300, 80), PAPER), Image.new("RGB", (300, 80), PAPER)
    for stroke_width, fill in ((4, GOLD), (0, (20, 30, 40))):
        for anchor in ("lm", "mm", "rs"):
            set_line(ImageDraw.Draw(laid), at, "Königsberg", CITY, 26, fill, anchor, stroke_width)
            pen, shape = ImageDraw.Draw(written), font(CITY, 26)
            pen.text(at, "Königsberg", fill, shape, anchor, stroke_width=stroke_width)
    assert laid.tobytes() == written.tobytes()


@pytest.mark.parametrize("size", [(40, 30), (65, 64), (373, 168)])
@pytest.mark.parametrize("rim", [None, GOLD])
def test_a_panel_made_of_a_small_one_looks_as_if_it_was_drawn_whole(size, rim):
    laid, whole = Image.new("RGB", (400, 200)), Image.new("RGB", (400, 200))
    lay_panel(laid, (10, 10, *size), PAPER, rim)
    sheet = _panel(*size, PAPER, rim)
    whole.paste(sheet, (10, 10), sheet)
    assert laid.tobytes() == whole.tobytes()


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("Ann", ("Ann",)),
        ("Captain Marvellous", ("Captain", "Marvellous")),
        ("Stationmistress", ("Station", "mistress")),
        ("Conductoress", ("Conductoress",)),
        ("xX_Dragon_Slayer_Xx", ("xX_Dragon_", "Slayer_Xx")),
        ("abcdefghijklmnopqrst", ("abcdefghij", "klmnopqrst")),
        ("abcdefghijklmnopqr …", ("abcdefghijk", "lmnopqr …")),
        ("小明小明小明小明", ("小明小明", "小明小明")),
    ],
)
def test_a_name_is_broken_where_a_word_ends_and_else_written_smaller_or_broken_anywhere(name, lines):
    assert name_lines(name, BOLD, 28, 140, 1440)[0] == lines


@pytest.mark.parametrize("width", [1000, 1200, 1440, 1600])
@pytest.mark.parametrize("within", [60, 130, 260])
@pytest.mark.parametrize("name", ["W" * 32, "x" * 32, "the quick brown fox jumps over it", "小明" * 16, "_" * 32])
def test_a_name_is_cut_only_where_two_lines_of_letters_that_can_be_read_are_full(name, within, width):
    lines, letters = name_lines(name, BOLD, 28, within, width)
    assert len(lines) <= 2
    assert letters * INLINE / width >= SMALLEST_NAME
    assert all(text_width(line, BOLD, letters) <= within for line in lines)
    if lines[-1].endswith("…"):
        shown = len("".join(lines).replace(" ", "")) - 1
        more = name.replace(" ", "")[shown]
        assert text_width(lines[-1][:-1] + more + "…", BOLD, letters) > within
    else:
        assert "".join(lines).replace(" ", "") == name.replace(" ", "")


def test_a_file_has_the_colours_that_were_drawn_also_of_what_is_small():
    picture = Image.linear_gradient("L").resize((600, 400)).convert("RGB")
    pen = ImageDraw.Draw(picture)
    colours = [(200, 30, 30), (20, 90, 200), (240, 200, 20), (30, 140, 60), (140, 76, 168), (0, 0, 0), (255, 255, 255)]
    for number, colour in enumerate(colours):
        pen.ellipse((20 + 40 * number, 40, 29 + 40 * number, 49), colour)
    sent = Image.open(io.BytesIO(png(picture)))
    assert sent.mode == "P"
    off = ImageChops.difference(picture, sent.convert("RGB"))
    assert max(high for _, high in off.getextrema()) < 24
    for number, colour in enumerate(colours):
        assert math.dist(sent.convert("RGB").getpixel((24 + 40 * number, 44)), colour) < 16


@pytest.mark.parametrize("colours", [1, 40, 4000])
def test_a_file_shows_what_was_drawn_and_is_no_larger_than_pillow_would_write_it(colours):
    picture = Image.new("RGB", (311, 97), GOLD)
    for number in range(colours - 1):
        picture.putpixel((number % 311, number // 311), (number % 256, number // 256, 7))
    flat, written = in_256_colours(picture), png(picture)
    read = Image.open(io.BytesIO(written))
    assert (read.format, read.size) == ("PNG", picture.size)
    assert ImageChops.difference(read.convert("RGB"), flat.convert("RGB")).getbbox() is None
    Image.open(io.BytesIO(written)).verify()
    by_pillow = io.BytesIO()
    flat.save(by_pillow, "PNG", compress_level=2)
    assert len(written) < 1.1 * len(by_pillow.getvalue()) + 200


@pytest.mark.parametrize("box", [(3, 2, 9, 8), (0, 5, 4, 6), (4, 4, 14, 12), None])
@pytest.mark.parametrize("size", [(15, 13), (16, 12)])
@pytest.mark.parametrize("at", [(20, 20), (20.5, 21.5), (19.3, 20.7)])
def test_a_piece_without_its_empty_edges_is_laid_down_where_it_was(box, size, at):
    piece = Image.new("RGBA", size, (0, 0, 0, 0))
    if box is not None:
        piece.paste((200, 30, 30, 255), box)
    laid = [Image.new("RGB", (40, 40), "white") for _ in range(2)]
    put(laid[0], piece, *at)
    put(laid[1], trimmed(piece), *at)
    assert laid[0].tobytes() == laid[1].tobytes()
    assert box == (4, 4, 14, 12) or trimmed(piece).width * trimmed(piece).height < piece.width * piece.height
