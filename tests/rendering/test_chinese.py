"""Chinese signs are drawn in the shapes and the weight that a reader expects, and lines break between them."""

from __future__ import annotations

import pytest

from bot.texts import LOCALES, languages
from rendering import fonts
from rendering.canvas import wrapped
from rendering.fonts import BOLD, CHINESE, CITY, FIGURE, SEA, TEXT, drawable, runs, text_width
from tests.thorough import a_few

SIGNS = range(0x2E80, 0x10000)
"""Below stand the letters of Europe, and above emoji, which are in no picture."""
SPOKEN = [language for language in languages() if language in CHINESE]


@pytest.fixture(autouse=True)
def as_before():
    yield
    fonts.speak("en")


@pytest.mark.parametrize(
    ("language", "face"), a_few([(each, face) for each in SPOKEN for face in (TEXT, CITY, BOLD, FIGURE, SEA)], 1)
)
def test_every_sign_that_a_language_says_has_the_weight_of_what_stands_beside_it(language, face):
    fonts.speak(language)
    said = {
        sign for path in (LOCALES / language).glob("*.ftl") for sign in path.read_text("utf-8") if ord(sign) in SIGNS
    }
    signs = "".join(sorted(said - {"\u3000", "\ufe0f"}))
    assert drawable(signs, face) == signs
    assert {run.face for run in runs(signs, face)} <= {*CHINESE[language]}


def test_the_same_sign_has_other_shapes_in_taiwan():
    faces = {}
    for language in CHINESE:
        fonts.speak(language)
        faces[language] = [run.face for face in (TEXT, BOLD, CITY) for run in runs("\u9aa8", face)]
    assert faces == {language: [*known] for language, known in CHINESE.items()}


def test_among_other_letters_a_name_is_drawn_as_ever():
    fonts.speak("zh-TW")
    fonts.speak("pl")
    assert [run.face for run in runs("Ada \u5c0f\u660e", TEXT)] == [TEXT, "NotoSansCJK-Bold"]


def test_a_line_ends_between_two_signs_but_neither_before_a_mark_nor_after_an_opening_one():
    sentence = (
        "\u5728 18CZ \u4e2d\uff0c\u6bcf\u4f4d\u73a9\u5bb6\uff08\u6216\u8005\u603b\u88c1\uff09\u8d2d\u4e70\u201c\u8bc1\u4e66\u201d\u3002"
        * 6
    )
    for within in range(60, 400, 20):
        lines = wrapped(sentence, TEXT, 20, within)
        assert "".join(lines).replace(" ", "") == sentence.replace(" ", "")
        assert not any(line[0] in "\uff0c\u3002\uff09\u201d" or line[-1] in "\uff08\u201c" for line in lines)
        assert all(text_width(line, TEXT, 20) <= max(within, 80) for line in lines)


def test_words_of_other_languages_stay_whole():
    assert wrapped("Don\u2019t stop \u201cthe train\u201d", TEXT, 20, 10) == [
        "Don\u2019t",
        "stop",
        "\u201cthe",
        "train\u201d",
    ]


def test_no_line_ends_between_a_number_and_its_unit_or_after_a_word_of_one_letter():
    words = "Po sprzeda\u017cy w banku jest 155 G, a w kasie 20 K i 7 T"
    assert wrapped(words, TEXT, 20, 10) == [
        "Po",
        "sprzeda\u017cy",
        "w banku",
        "jest",
        "155 G,",
        "a w kasie",
        "20 K",
        "i 7 T",
    ]
    assert wrapped("with 20 % of it", TEXT, 20, 10) == ["with", "20 %", "of", "it"]
    assert wrapped("\u73b0\u91d1 155 G\u3002", TEXT, 20, 10) == ["\u73b0", "\u91d1", "155 G\u3002"]
