"""Every postcard and specialist that changes what is paid for a track, where it acts and where not (L H5 to H8)."""

import pytest

from engine.ticket_to_ride.legends import powers as p
from tests.engine.ticket_to_ride.legends.every_power import at, gone, power, used
from tests.engine.ticket_to_ride.legends.fulfilled import (
    holding,
    journey_for,
)
from tests.engine.ticket_to_ride.legends.positions import PACK


def paying(source, *, holds):
    card = power(source)
    rules = {"trestle": ["trestle"], "coal": ["coal"], "well": ["well"]}
    waived = [effect.rule for effect in card.effects if isinstance(effect, p.Waive)]
    on = [rule for one in waived for rule in rules.get(one, [])]
    combine = any(isinstance(c, p.This) and c.combine for c in card.conditions)
    asked = [c for c in card.conditions if isinstance(c, p.This) and not c.combine]
    track = journey_for(asked, holds=holds or combine or not asked)
    return card, track, on, waived, combine and holds


@pytest.mark.parametrize("source", [s for s in at("pay") if power(s).price().cards])
def test_a_power_that_spares_cards_pays_for_a_track_that_fits_and_for_no_other(source):
    card, track, on, _, _ = paying(source, holds=True)
    colour = "red" if track.colour in {"grey", "uncoloured"} else track.colour
    number = max(1, track.length + card.price().cards)
    table = holding(source, hands={"black": f"{number} {colour}"}, rules=on)
    table.refuses(table.journey("black", track.id, f"{number} {colour}"), "travel.set")
    table.travel("black", track.id, f"{number} {colour}", source)
    assert used(table, source) == 1
    assert table.company("black").trains == 50 - track.length
    if "coal" in on:
        assert table.coins("black") == 5
    card, track, _, _, _ = paying(source, holds=False)
    colour = "red" if track.colour in {"grey", "uncoloured"} else track.colour
    table = holding(source, hands={"black": f"{track.length} {colour}"})
    fewer = max(1, track.length - 1)
    if fewer < track.length:
        table.refuses(table.journey("black", track.id, f"{fewer} {colour}", source), "travel.set")
    table.travel("black", track.id, f"{track.length} {colour}", source)
    assert used(table, source) == 0
    assert not gone(table, source)


@pytest.mark.parametrize("source", [s for s in at("pay") if power(s).price().colours > 1])
def test_a_power_of_colours_pays_with_several_where_it_fits(source):
    track = next(t for t in PACK.board.routes.values() if t.length == 3 and t.colour == "red")
    table = holding(source, hands={"black": "1 red, 2 blue"})
    table.refuses(table.journey("black", track.id, "2 blue, 1 red"), "travel.set")
    table.travel("black", track.id, "2 blue, 1 red", source)
    assert used(table, source) == 1
    three = holding(source, hands={"black": "1 red, 1 blue, 1 green"})
    move = three.journey("black", track.id, "1 blue, 1 green, 1 red", source)
    if power(source).price().colours == 6:
        three.play(move)
    else:
        three.refuses(move, "travel.set")
    short = next(t for t in PACK.board.routes.values() if t.length == 1 and t.colour == "red")
    table = holding(source, hands={"black": "1 blue, 1 red"})
    table.refuses(table.journey("black", short.id, "1 blue", source), "travel.set")
    table.travel("black", short.id, "1 red", source)
    assert used(table, source) == 0


@pytest.mark.parametrize("source", [s for s in at("pay") if any(isinstance(e, p.Twin) for e in power(s).effects)])
def test_a_power_opens_the_second_track_of_a_pair(source):
    table = holding(source, hands={"black": "2 blue"}, claims={"buffalo--montreal-a": "blue"})
    table.refuses(table.journey("black", "buffalo--montreal-b", "2 blue"), "travel.closed")
    cards = 2 + power(source).price().cards
    table.travel("black", "buffalo--montreal-b", f"{cards} blue", source)
    assert gone(table, source)
    taken = holding(source, hands={"black": "2 blue"}, claims={"buffalo--montreal-b": "blue"})
    taken.refuses(taken.journey("black", "buffalo--montreal-b", f"{cards} blue", source), "travel.owned")


def test_the_ivory_key_passes_the_combine_for_nothing_and_gains_4():
    table = holding("card:62", hands={"black": "2 red, 2 blue"}, coins={"black": 0}, combine=["buffalo--montreal-a"])
    table.refuses(table.journey("black", "buffalo--montreal-a", "2 red"), "travel.unaffordable")
    table.travel("black", "buffalo--montreal-a", "2 red", "card:62")
    assert table.coins("black") == 4
    table = holding("card:62", hands={"black": "2 red"}, coins={"black": 0})
    table.travel("black", "buffalo--montreal-a", "2 red", "card:62")
    assert table.coins("black") == 0
    assert not gone(table, "card:62")


def test_steel_trestle_pays_no_marks_but_crosses_them():
    track = next(t for t in PACK.board.routes.values() if t.trestles)
    table = holding("card:35", hands={"black": f"{track.length} red"}, coins={"black": 0}, rules=["trestle"])
    table.travel("black", track.id, f"{track.length} red", "card:35")
    assert table.company("black").crossed == track.trestles
    assert used(table, "card:35") == 1
    plain = holding("card:35", hands={"black": "2 red"}, rules=["trestle"])
    plain.travel("black", "buffalo--montreal-a", "2 red", "card:35")
    assert used(plain, "card:35") == 0


@pytest.mark.parametrize("skulls", [1, 0])
def test_the_water_tender_turns_no_card(skulls):
    hand = "1 red, 1 red skull" if skulls else "2 red"
    table = holding("card:30", hands={"black": hand}, rules=["well"], deck="red skull, " * 3 + "red, " * 9)
    table.travel("black", "buffalo--montreal-a", "2 red")
    assert table.coins("black") == 5 + skulls
    assert used(table, "card:30") == skulls


def test_all_powers_of_payment_are_looked_at():
    looked = {s for s in at("pay") if power(s).price() != p.PriceChange()}
    assert set(at("pay")) - looked == {"card:26", "card:30", "card:35", "card:62"}
