import re

import msgspec
import pytest

from bot.texts import Texts
from engine.eighteenxx.board import LaidTile
from rendering.api import LONGEST_ALT, alt, choice, details, draw, kinds
from tests.rendering.eighteenxx.g18cz.fullest import fullest
from tests.rendering.tables import positions
from tests.thorough import long_but

replace = msgspec.structs.replace
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
    missing = [name for name, tile in laid.items() if not re.search(rf"\b{name} \({tile.tile}[:)]", said)]
    assert missing == []


def test_the_alt_text_of_the_map_tells_what_is_for_sale_and_who_presides(late):
    names = ("Ann", "Ben", "Cleo", "Dan")
    said = ENGLISH.sentence(alt(late, "map", words=lambda t: ENGLISH.sentence(t, names)), names, plain=True)
    assert f"Locals {late.local_price} " in said
    assert "On sale: " in said
    for company in map(late.companies.__getitem__, late.operating):
        president = names[company.president]
        assert re.search(rf"\b{company.id} at {company.price} \({president}; ", said)


@pytest.mark.long
def test_how_few_tiles_lie_is_told_with_the_map_and_how_all_lie_with_the_large_one(late):
    name, laid = "E9", LaidTile("58", 0, 1)
    few = replace(late, map=replace(late.map, laid={name: laid}, stations={name: ((late.operating[0],),)}))
    assert "E9 (58: W\u2013NE)" in english(alt(few, "map", words=english))
    many = positions("18cz", 6, "shown", "normal", every=40)[-1][None]
    said = english(alt(many, "plan", words=english))
    assert len(said) <= LONGEST_ALT
    for hex_, stops in many.map.stations.items():
        for company in (one for slots in stops for one in slots if one is not None and hex_ in many.map.laid):
            assert re.search(rf"\b{hex_} [^,(]*(, [^(]*)?\([^)]*\b{company}\b", said), (hex_, company)


def test_whose_stations_stand_on_a_tile_is_told_to_those_who_read_all(late):
    said = "\n".join(english(line) for line in details(late))
    there = {hex_: stops for hex_, stops in late.map.stations.items() if hex_ in late.map.laid}
    companies = {company for stops in there.values() for slots in stops for company in slots if company is not None}
    assert companies
    assert all(re.search(rf"\) with (the station|stations) of [^)]*\b{company}\b", said) for company in companies)


def with_tiles_of_two_games(game):
    end = game[-1]
    return replace(end, map=replace(end.map, laid={**fullest()[0].map.laid, **end.map.laid}))


def end_of_a_game_of_six(_):
    return positions("18cz", 6, "shown", "normal", every=40)[-1][None]


@pytest.mark.parametrize("full", long_but([with_tiles_of_two_games, end_of_a_game_of_six], with_tiles_of_two_games))
def test_where_tiles_lie_is_told_of_a_full_map_too(game, full):
    view = full(game)
    assert len(view.map.laid) > 40
    names = [f"{'M' * 32} ({seat})" for seat in range(6)]
    said = ENGLISH.sentence(
        alt(view, "map", words=lambda text: ENGLISH.sentence(text, names, plain=True)), names, plain=True
    )
    assert [name for name in view.map.laid if name not in said] == []
    assert f"{len(view.map.laid)} tiles have been laid: " in said


def test_the_words_for_players_and_charters_tell_the_offer_and_the_pool_apart(late):
    first = next(company for company in late.companies.values() if company.ipo or company.pool)
    both = replace(first, ipo=25, pool=50)
    more = replace(late, companies={**late.companies, first.id: both})
    names = ("Ann", "Ben", "Cleo", "Dan")
    said = {
        kind: ENGLISH.sentence(alt(more, kind, words=lambda t: ENGLISH.sentence(t, names)), names, plain=True)
        for kind in ("players", "charters")
    }
    assert f"{first.id} (IPO 25 % and pool 50 %)" in said["players"]
    assert "for sale: IPO 25 % and pool 50 %" in said["charters"]
