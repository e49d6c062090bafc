"""Every postcard and specialist that acts after a journey, where it acts and where it must not (L H5 to H8)."""

import pytest

from engine.ticket_to_ride.legends import powers as p
from engine.ticket_to_ride.legends.conditions import holds
from engine.ticket_to_ride.legends.facts import GameUses, Postcard, Specialist
from engine.ticket_to_ride.legends.moves import Answer
from engine.ticket_to_ride.legends.powers import Failed, This
from engine.ticket_to_ride.legends.tasks import SecondJourney
from tests.engine.ticket_to_ride.legends.every_power import at, gone, power, used
from tests.engine.ticket_to_ride.legends.fulfilled import (
    claims_for,
    holding,
    journey_for,
    set_for,
)
from tests.engine.ticket_to_ride.legends.positions import position

COUNTERS = {
    "herds": lambda n: {"herds": ["dallas"] * n},
    "digs": lambda n: {"digs": ["denver"] * n},
    "trestles": lambda n: {"crossed": n},
}


def counters_for(conditions, short=0):
    own = {}
    for c in conditions:
        if isinstance(c, p.Counted):
            own.update(COUNTERS[c.name](c.n - short))
    return own


def travelled(source, *, holds, named=True, extra_cards=8):
    """Travel a journey with a power of the moment ``travel`` in hand; return the table."""
    conditions = power(source).conditions
    track = journey_for(conditions, holds=holds)
    other = [c for c in conditions if not isinstance(c, (p.This, p.PaidWith, p.InHand))]
    claims = claims_for(conditions, track.id) if holds else {}
    paid_for = conditions if holds else ()
    hand, paid = set_for(track, paid_for)
    spare = extra_cards if holds else 1
    # White is nobody's colour, and two wilds are left for what asks for one.
    hand = f"{hand}, {spare} green pick, 1 wild" if "wild" not in hand else f"{hand}, {spare} green pick"
    rules = ["trestle"] if any(isinstance(c, p.This) and c.trestles for c in conditions) else []
    table = holding(source, claims=claims, hands={"black": hand}, rules=rules,
                    own={"black": counters_for(other, short=0 if holds else 1)})  # fmt: skip
    table.company("black").trains = 50
    optional = power(source).may and named
    table.travel("black", track.id, paid, *([source] if optional else []))
    return table


@pytest.mark.parametrize("source", at("travel"))
def test_a_power_after_a_journey_acts_where_its_conditions_hold(source):
    card = power(source)
    table = travelled(source, holds=True)
    assert used(table, source) == 1
    for effect in card.effects:
        if isinstance(effect, p.Money):
            gains = [
                one["dollars"]
                for one in table.told("money.gained")
                if one["why"].key.endswith(source.replace(":", "."))
            ]
            assert gains == [effect.n]
        elif isinstance(effect, p.ToVault):
            assert table.record("black").vault == [f"{effect.item}:{card.no}"]
        elif isinstance(effect, p.Cards):
            blind = len(table.told("draw.blind"))
            large = any(table.state.large(end) for end in journey_for(card.conditions).ends)
            assert blind == effect.n + large
        elif isinstance(effect, p.Bonus):
            assert table.coins("black") == 5 + 1 + effect.times
        elif isinstance(effect, p.Again):
            assert table.awaited == {"black"}
            assert table.state.task.most == effect.max
    if isinstance(card, Postcard):
        assert gone(table, source) == (card.kind in {"order", "favour", "curio"})


@pytest.mark.parametrize("source", [s for s in at("travel") if power(s).conditions])
def test_a_power_after_a_journey_rests_where_they_do_not(source):
    table = travelled(source, holds=False)
    assert used(table, source) == 0
    assert not gone(table, source)
    assert table.record("black").vault == []


def test_the_dispatcher_brings_no_second_journey_where_none_is_possible():
    table = holding("specialist:dispatcher", hands={"black": "1 white"})
    table.company("black").trains = 1
    table.travel("black", "charleston--charlotte", "1 white", "specialist:dispatcher")
    assert table.company("black").used == {}


@pytest.mark.parametrize(
    "source",
    [
        s
        for s in at("travel")
        if isinstance(power(s), Specialist) or isinstance(getattr(power(s), "uses", None), GameUses)
    ],
)
def test_a_power_acts_no_oftener_in_a_game_than_it_says(source):
    card = power(source)
    most = card.uses if isinstance(card, Specialist) else card.uses.game
    track = journey_for(card.conditions)
    hand, paid = set_for(track, card.conditions)
    table = holding(source, hands={"black": f"{hand}, 8 green pick, 2 wild"}, own={"black": {"used": {source: most}}})
    table.company("black").trains = 50
    if card.may:
        table.refuses(table.journey("black", track.id, paid, source), "power.not_yours", "H5")
    else:
        table.travel("black", track.id, paid)
        assert used(table, source) == most


def second(**laid):
    """Black travels to a port with the favour and the specialist that bring a second journey, and names both."""
    table = position(specialists={"black": "dispatcher"}, office={"black": [13]}, **laid)
    return table.travel("black", "boston--new-york-c", "1 black", "card:13", "specialist:dispatcher")


def test_h8_of_two_powers_that_bring_a_second_journey_one_does():
    table = second(hands={"black": "4 black, 4 red"})
    assert (table.awaited, table.state.task.most, gone(table, "card:13")) == ({"black"}, 2, True)
    table.refuses(Answer(table.seat("black"), ("decline",)), "answer.not_offered", "H8")
    table.answer("black")
    assert (table.awaited, table.company("black").used) == ({"blue"}, {"card:13": 1})


def test_h8_a_second_journey_that_has_become_impossible_is_passed_by():
    table = position(hands={"black": ""})
    table.state.push(SecondJourney(seats=[0], most=3))
    table.run()
    assert table.who("again.impossible") == ["black"]


def test_h5_a_power_is_named_once():
    table = position(office={"black": [7]}, hands={"black": "3 red"})
    move = table.journey("black", "cincinnati--pittsburgh-b", "1 red", "card:7", "card:7")
    table.refuses(move, "travel.power_twice", "H5")


def test_what_concerns_a_journey_does_not_hold_while_nobody_travels_nor_what_concerns_the_end_before_it():
    state = position().state
    assert not holds(This(), state, 0, None)
    assert not holds(Failed(at_least=0, at_most=9), state, 0, None)
