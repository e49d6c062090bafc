import re

from bot.texts import Texts
from rendering.api import choice, draw, kinds

ENGLISH = Texts("en", strict=True)
NAMES = ["M" * 32] * 6


def english(text):
    return ENGLISH.sentence(text, NAMES, plain=True)


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


def test_the_end_is_said_once_and_no_company_waits_for_its_turn(game):
    over, said = game[-1], []
    assert over.calendar.stage == "over"
    assert english(draw(over, "map", words=english).alt).count("is over") == 1
    draw(over, "charters", words=lambda text: said.append(english(text)) or said[-1])
    waiting = ENGLISH.say("18xx.picture.turn_to_come"), ENGLISH.say("18xx.picture.turn_over")
    assert not set(waiting) & set(said)


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


def test_the_alt_text_of_the_map_tells_which_tile_lies_where(late):
    said, laid = english(draw(late, "map", words=english).alt), late.map.laid
    assert laid
    missing = [name for name, tile in laid.items() if f"{name} ({tile.tile})" not in said]
    assert missing == []
