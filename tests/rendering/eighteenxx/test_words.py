import re
from pathlib import Path

import pytest

import rendering.eighteenxx
from bot.texts import Texts
from rendering.api import alt, choice, draw, kinds

ENGLISH = Texts("en", strict=True)
NAMES = ["M" * 32] * 6


def english(text):
    return ENGLISH.sentence(text, NAMES, plain=True)


def keys():
    for path in sorted(Path(rendering.eighteenxx.__file__).parent.rglob("*.py")):
        yield from re.findall(r'"(18(?:cz|xx)\.[a-z_.]+[a-z_])"', path.read_text("utf-8"))


@pytest.mark.parametrize("key", sorted(set(keys())))
def test_the_catalogue_knows_every_text(key):
    assert ENGLISH.has(key)


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.long
def test_alt_texts_find_all_their_words(views, players):
    game = views(players, "words")
    for view in (*game[:: len(game) // 6], game[-1]):
        for kind in set(kinds(view)) - {"plan"}:
            said = english(alt(view, kind, words=english))
            assert len(said) > 30
            assert "  " not in said


def test_choices_are_said_in_words(game):
    for field, chosen, values in (
        ("hex", {}, ("E9",)),
        ("tile", {"hex": "E9"}, ("5", "6")),
        ("rotation", {"hex": "E9", "tile": "5"}, ("0", "1")),
    ):
        shown = choice(game[0], "tile", field, chosen=chosen, values=values, words=english)
        assert values[-1] in english(shown.alt)


def test_the_alt_text_of_the_map_names_turn_companies_and_players(late):
    said = ENGLISH.sentence(draw(late, "map", words=english).alt, ("Ann", "Ben", "Cleo", "Dan"), plain=True)
    assert all(name in said for name in ("Ann", "Ben", "Cleo", "Dan"))
    assert all(company in said for company in late.operating)


def test_no_picture_names_a_train_by_the_id_of_its_card(late):
    said = []

    def words(text):
        said.append(english(text))
        return said[-1]

    for kind in kinds(late):
        words(draw(late, kind, words=words).alt)
    trains = (train for company in late.companies.values() for train in company.trains)
    ids = {train.id for train in (*trains, *late.depot.deck, *late.depot.pool)}
    assert len(said) > 30
    assert [each for each in said if ids & set(re.split(r"[^\w+]+", each))] == []
