"""Words in the order of a language's dictionary, and found by what is typed of them."""

from __future__ import annotations

import pytest

from bot.collation import alike, fit, same, sort_key
from bot.texts import Texts

ENGLISH = Texts("en", strict=True).say("alphabet")
CZECH = "a b c č d e f g h ch i j k l m n o p q r ř s š t u v w x y z ž"
SWEDISH = "a b c d e f g h i j k l m n o p q r s t u v w x y z å ä ö"


def ordered(words, alphabet=ENGLISH):
    shuffled = words[1::2] + words[::2]
    return sorted(shuffled, key=lambda word: sort_key(word, alphabet))


@pytest.mark.parametrize(
    "words",
    [
        ["Cádiz", "Constantinople"],
        ["København", "Kyïv"],
        ["Lisboa", "Łódź", "London"],
        ["Zágráb", "Zoo", "Zürich"],
        ["Æbelø", "Aegina", "Afrin"],
        ["Neu Brandenburg", "Neu Ulm", "Neubau"],
        ["rose", "Rose", "rosé"],
        ["7 red", "Angora"],
    ],
)
def test_in_english_an_accent_or_a_capital_counts_only_where_nothing_else_differs(words):
    assert ordered(words) == words


@pytest.mark.parametrize(
    ("alphabet", "words"),
    [
        (CZECH, ["Cvikov", "Čáslav", "Hulín", "Cheb", "Ivančice"]),
        (SWEDISH, ["Ystad", "Zinkgruvan", "Åmål", "Älmhult", "Öland"]),
    ],
)
def test_a_language_may_have_letters_of_its_own(alphabet, words):
    assert ordered(words, alphabet) == words


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Sam", "sam"),
        ("Sam", "S\u200dam"),
        ("Sam\ufe0f", "Sam"),
        ("Jos\u00e9", "Jose\u0301"),
        ("\uff33\uff41\uff4d", "Sam"),
        ("Sam\u3164", "Sam"),
        ("Sam  2", "Sam 2"),
        ("Sa\u034fm", "Sam"),
    ],
)
def test_names_that_nobody_can_tell_apart_are_alike_and_are_typed_alike(one, other):
    assert alike(one) == alike(other)
    assert same(one, other)


@pytest.mark.parametrize(("one", "other"), [("Sam", "Sam (2)"), ("José", "Jose"), ("सुमन", "समन"), ("กิ", "กี")])
def test_names_that_look_different_are_not_alike(one, other):
    assert alike(one) != alike(other)


def test_vowels_that_are_marks_at_their_letters_are_letters_too():
    assert not same("सुमन", "समन")
    assert not same("กิ", "กี")


def test_a_name_that_was_shown_cut_is_meant_by_its_beginning():
    assert same("Friday evening in B…", "Friday evening in Brno")
    assert not same("Friday evening in B", "Friday evening in Brno")
    assert not same("…", "Friday evening in Brno")


def test_what_begins_as_typed_fits_better_than_a_later_word_and_that_better_than_a_part():
    assert fit("e", "Edinburgh") < fit("e", "North East") < fit("e", "Bremen")
    assert fit("e", "Paris") is None
    assert fit("charlotte kn", "Charlotte\u2013Knoxville") < fit("knoxville char", "Charlotte\u2013Knoxville")
    assert fit("new new", "New York\u2013Buffalo") is None
    assert fit("", "Paris") == fit("par", "Paris")


@pytest.mark.parametrize(
    ("typed", "label", "value"),
    [
        ("northwest", "North-west", "northwest"),
        ("north west", "North-west", "northwest"),
        ("wien-zagrab", "Wien\u2013Zágráb: 2 of any one colour, 2 points", "wien-zagrab"),
        ("Wien \u2013 Zágráb", "Wien\u2013Zágráb: 2 of any one colour, 2 points", "wien-zagrab"),
        ("wien zagrab", "Wien\u2013Zágráb: 2 of any one colour, 2 points", "x"),
        ("kobenh", "København", "x"),
        ("ÚSTÍ", "Ústí", "x"),
        ("Brandenburg", "D10 Neu Brandenburg", "D10"),
        ("小明", "小明", "x"),
    ],
)
def test_accents_capitals_and_hyphens_need_not_be_typed(typed, label, value):
    assert fit(typed, label, value) is not None


def test_the_same_is_meant_whatever_its_accents_capitals_and_hyphens():
    assert same("wien-zagrab", "Wien\u2013Zágráb")
    assert same("South West", "south-west")
    assert not same("southwest", "south")
    assert not same("E1.10", "E11.0")
    assert not same("+", "\u2013")


def test_spaces_that_chinese_does_without_need_not_be_typed():
    assert same("2张红色", "2 张 🟥 红色")
    assert same("从 牌库 盲抽", "🎴 从牌库盲抽")
    assert not same("21 张", "2 1 张")


def test_a_number_below_zero_is_not_meant_by_the_one_above():
    assert not any(same(written, "20", "2. bob") for written in ("-20", "\u221220", "- 20", "-2"))
    assert same("-20", "-20")


def test_a_train_with_a_plus_is_not_meant_by_the_one_without():
    assert not same("3+", "3")
    assert not same("3", "3+")
    assert not same("5 5", "5+5")
    assert same("5+5 ", "5+5")


def test_a_name_without_letters_is_meant_by_itself():
    assert same(" \U0001f431 ", "\U0001f431")
    assert not same("\U0001f525", "\U0001f431")
