"""Pictures of which only what differs from an earlier one is drawn."""

import errno
from io import BytesIO

import pytest
from PIL import Image

from rendering import api
from rendering.__main__ import plain
from rendering.parts import PRINTED, Composition, Printed, PrintedPictures, changed, felt
from tests.rendering.tables import positions
from tests.thorough import long_but

KINDS = {"board", "map", "local_map", "hand"}


@pytest.mark.parametrize(
    ("game", "most"),
    long_but([("18cz", 8), *((game, 12) for game in ("europe", "18cz", "german", "1854"))], ("18cz", 8)),
)
def test_a_picture_that_is_drawn_where_it_differs_from_an_earlier_one_is_that_which_is_drawn_as_a_whole(game, most):
    seen = [
        (view, kind)
        for views in positions(game, 3, "parts", every=7)[:most]
        for view in views.values()
        for kind in api.kinds(view)
        if kind in KINDS
    ]
    PRINTED.clear()
    changing = [api.draw(view, kind, words=plain).png for view, kind in seen]
    for png, (view, kind) in zip(changing, seen, strict=True):
        PRINTED.clear()
        assert api.draw(view, kind, words=plain).png == png, kind


def composed(*parts):
    picture = Composition(felt("test", 40))
    picture.lengthen(39)
    for colour, box in parts:
        picture.add(colour, box, lambda drawn, colour=colour, box=box: drawn.paste(colour, box))
    return picture


@pytest.fixture
def inks():
    sample = Image.new("P", (1, 1))
    sample.putpalette([255, 0, 0, 0, 0, 255, 0, 255, 0] + [36, 50, 58] * 253)
    return sample


RED, BLUE = (255, 0, 0), (0, 0, 255)


def test_of_a_picture_that_is_the_same_nothing_is_drawn(inks):
    PRINTED.clear()
    first = composed((RED, (0, 0, 9, 9)), (BLUE, (20, 20, 29, 29)))
    png = first.printed(inks, "words")
    again = composed()
    for part in first.parts:
        again.add(part.key, (part.box[0], part.box[1], part.box[2] - 1, part.box[3] - 1), pytest.fail)
    assert again.printed(inks, "words") == png


@pytest.mark.parametrize(
    "parts",
    [
        [(BLUE, (4, 4, 14, 14)), (RED, (0, 0, 9, 9))],
        [(RED, (0, 0, 9, 9))],
        [(RED, (0, 0, 9, 9)), (BLUE, (4, 4, 14, 14)), (RED, (0, 0, 9, 9))],
        [(RED, (30, 30, 60, 60)), (BLUE, (4, 4, 14, 14))],
    ],
    ids=["another order", "one less", "one once more", "one elsewhere"],
)
def test_what_lies_in_another_order_or_elsewhere_is_drawn_anew(parts, inks):
    PRINTED.clear()
    whole = composed(*parts).printed(inks, "other words")
    composed((RED, (0, 0, 9, 9)), (BLUE, (4, 4, 14, 14))).printed(inks, "words")
    assert composed(*parts).printed(inks, "words") == whole


def placed(*names):
    return tuple((name, (0, 0, 1, 1)) for name in names)


def test_the_latest_pictures_are_kept_as_far_as_there_is_room():
    kept = PrintedPictures(10)
    for number in range(5):
        kept.keep(number, Printed(placed(number), bytes([number] * 4)), None)
    assert [kept.nearest(number, ()) for number in range(3)] == [None, None, None]
    assert [kept.nearest(number, ()).pixels for number in (3, 4)] == [b"\3\3\3\3", b"\4\4\4\4"]
    kept.keep(5, Printed(placed(5), bytes(11)), None)
    assert kept.nearest(5, ()) is None


def test_a_picture_takes_the_place_of_an_earlier_one_that_is_mostly_the_same():
    kept = PrintedPictures(100)
    first, second, other = Printed(placed(*"abcde"), b"1"), Printed(placed(*"abcdf"), b"2"), Printed(placed("x"), b"3")
    kept.keep("table", first, None)
    kept.keep("table", other, first)
    assert kept.nearest("table", placed(*"abcdf")) == first
    kept.keep("table", second, first)
    assert kept.nearest("table", placed(*"abcde")) == second
    assert kept.nearest("table", placed("x")) == other


@pytest.mark.parametrize("when", ["opened", "written"])
def test_nothing_is_kept_where_the_disk_takes_nothing(when, monkeypatch):
    class Full(BytesIO):
        def write(self, _):
            raise OSError(errno.ENOSPC, "No space left on device")

    def opened(**_):
        if when == "opened":
            raise FileNotFoundError(errno.ENOENT, "No usable temporary directory found")
        return Full()

    monkeypatch.setattr("tempfile.TemporaryFile", opened)
    kept = PrintedPictures(100)
    kept.keep("table", Printed(placed("a"), b"1"), None)
    assert kept.nearest("table", placed("a")) is None


def test_a_picture_that_the_disk_does_not_give_back_is_drawn_anew(monkeypatch):
    monkeypatch.setattr("tempfile.TemporaryFile", lambda **_: file)
    file, kept = BytesIO(), PrintedPictures(100)
    kept.keep("table", Printed(placed("a"), b"12345"), None)
    file.truncate(3)
    assert kept.nearest("table", placed("a")) is None


def test_where_two_lists_of_parts_differ():
    one, other, third = ("one", (0, 0, 5, 5)), ("other", (3, 3, 8, 8)), ("third", (9, 9, 10, 10))
    assert changed((one, other), (one, other)) == []
    assert changed((one, other), (one, other, third)) == [third[1]]
    assert changed((one, other, third), (other, third)) == [one[1]]
    assert set(changed((one, other), (other, one))) == {one[1]}


def test_the_pictures_of_others_are_no_earlier_ones(inks):
    PRINTED.clear()
    parts = [(RED, (0, 0, 9, 9))]
    composed(*parts).printed(inks, "of Ann")
    drawn = []
    other = composed()
    other.add(RED, (0, 0, 9, 9), drawn.append)
    other.printed(inks, "of Ben")
    assert drawn
