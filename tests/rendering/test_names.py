"""People are called by their names on pictures, in whatever script they write them."""

from __future__ import annotations

import pytest
from PIL import ImageFont

from bot.texts import Texts
from engine.core.text import Player, Text
from rendering import fonts
from rendering.badges import player_name
from rendering.fonts import BOLD, CITY, FALLBACKS, drawable, font, runs, text_width

ENGLISH = Texts("en", strict=True)
NAMES = (
    "København", "Zágráb", "Łódź", "Škoda", "Юрий", "Київ", "Αθήνα", "小明", "玥璟", "羅志強", "齋藤", "さくら",
    "김민수", "뷁", "ㄅㄆ", "דוד", "علی", "Արամ", "გიორგი", "Anna ★",
)  # fmt: skip


def called(*names):
    def words(text):
        return ENGLISH.sentence(text, names, plain=True)

    return words


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("face", [BOLD, CITY])
def test_a_name_is_drawn_as_it_is_written(name, face):
    assert drawable(name, face) == name
    assert player_name(called("Ann", "Ben", name), 2) == name
    assert text_width(name, face, 24) > 0
    for run in runs(name, face):
        for sign in run.signs:
            assert fonts._has(sign, run.face), f"{sign} in {run.face}"


@pytest.mark.parametrize(
    ("written", "drawn"),
    [
        ("Anna 🚂", "Anna"),
        ("小明🚂 Ming", "小明 Ming"),
        ("a\u0000b\u202ec", "abc"),
        ("  x \n y ", "x y"),
        ("राम Ram", "Ram"),
    ],
)
def test_what_no_font_has_is_left_out(written, drawn):
    assert drawable(written) == drawn
    assert drawable(drawn, CITY) == drawn


def test_a_player_whose_name_cannot_be_drawn_goes_by_the_seat():
    def words(text):
        assert text == Text("player", {"player": Player(2)})
        return "🚂"

    assert player_name(words, 2) == "#3"


def test_a_text_of_several_scripts_is_set_from_several_fonts():
    parts = runs("Ann 小明 Ben", BOLD)
    assert [(part.face, part.signs) for part in parts] == [
        (BOLD, "Ann "),
        ("NotoSansCJK-Bold", "小明 "),
        (BOLD, "Ben"),
    ]
    assert text_width("Ann 小明 Ben", BOLD, 24) == sum(font(part.face, 24).getlength(part.signs) for part in parts)


def test_hebrew_is_set_from_right_to_left_and_arabic_letters_are_joined():
    assert "".join(part.signs for part in runs("דוד Cohen", BOLD)) == "Cohen דוד"
    (arabic,) = runs("محمد", BOLD)
    assert arabic.signs == "\ufeaa\ufee4\ufea4\ufee3"


def test_every_font_comes_with_its_source_and_its_licence():
    told = (fonts.FOLDER.parent / "README.md").read_text("utf-8")
    files = [path for path in fonts.FOLDER.iterdir() if path.suffix in {".ttf", ".otf"}]
    families = {ImageFont.truetype(path).getname()[0] for path in files}
    assert families >= {"Noto Sans CJK SC", "Noto Sans Arabic", "Noto Sans Hebrew", "Lato", "Vollkorn"}
    assert all(family.split()[0] in told for family in families)
    assert all(f"`fonts/{path.name}`" in told for path in fonts.FOLDER.glob("OFL-*.txt"))
    assert sum(path.stat().st_size for path in files) < 15_000_000
    assert set(FALLBACKS) <= {path.stem for path in files}
