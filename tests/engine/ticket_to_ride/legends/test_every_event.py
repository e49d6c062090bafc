"""Every one of the 42 events, where it acts and where it must not (L H5 to H8)."""

import pytest

from engine.ticket_to_ride.legends import powers as p
from engine.ticket_to_ride.legends.moves import Answer
from tests.engine.ticket_to_ride.legends.fulfilled import (
    finish,
    journey_for,
    laid_out,
    set_for,
)
from tests.engine.ticket_to_ride.legends.positions import PACK

PAPERS = "newspaper, " + "red, " * 20
LASTING = [e.id for e in PACK.events.values() if e.kind == "lasting"]
RULES = {"trestle": "trestle", "well": "well"}


def event_journey(event, *, holds, **changes):
    card = PACK.events[event]
    conditions = card.conditions
    track = journey_for(conditions, holds=holds)
    hand, paid = set_for(track, conditions if holds else ())
    rules = ["trestle"] if any(isinstance(c, p.This) and c.trestles for c in conditions) else []
    rules += ["well"] if any(isinstance(c, p.PaidWith) for c in conditions) else []
    table = laid_out(
        hands={"black": f"{hand}, 4 green pick"}, rules=rules, pile=event, event_deck="bank-run", **changes
    )
    table.company("black").trains = 50
    return table, track, paid


@pytest.mark.parametrize("event", [e for e in LASTING if PACK.events[e].when == "travel"])
def test_a_lasting_event_acts_on_the_journeys_it_names_and_on_no_others(event):
    effect = PACK.events[event].effects[0]
    table, track, paid = event_journey(event, holds=True, coins={"black": 9, "blue": 5})
    table.travel("black", track.id, paid)
    if isinstance(effect, p.Money):
        assert paid_by(table, event) == [effect.n]
        assert table.told("event.acts") == [], "the money is told with the event that pays or takes it"
    else:
        assert table.who("event.acts") == ["black"]
        assert table.coins("black") == 9 + 1 + effect.times
    table, track, paid = event_journey(event, holds=False, coins={"black": 9, "blue": 5})
    table.travel("black", track.id, paid)
    assert paid_by(table, event) == table.told("event.acts") == []


def paid_by(table, event):
    """Return the dollars that an event has paid, or taken."""
    return [
        sign * one["dollars"]
        for key, sign in (("money.gained", 1), ("money.paid", -1))
        for one in table.told(key)
        if one["why"].key == f"legends.event.{event}"
    ]


@pytest.mark.parametrize("event", [e for e in LASTING if PACK.events[e].once_each or PACK.events[e].retires_after])
def test_a_lasting_event_ends_after_so_many_uses(event):
    card = PACK.events[event]
    if card.when != "travel":
        return
    table, track, paid = event_journey(event, holds=True)
    table.state.event_uses = {0: card.once_each} if card.once_each else {1: card.retires_after - 1}
    table.travel("black", track.id, paid)
    told = paid_by(table, event) or table.told("event.acts")
    assert bool(told) == (not card.once_each)
    assert (event in table.state.campaign.retired_events) == bool(card.retires_after)
    assert (table.current == "bank-run") == bool(card.retires_after)


@pytest.mark.parametrize("event", [e for e in LASTING if PACK.events[e].price().either])
def test_a_surcharge_is_asked_for_the_journeys_that_an_event_names(event):
    trestles = any(c.trestles for c in PACK.events[event].conditions)
    table, track, paid = event_journey(event, holds=True)
    marks = ["green pick"] * track.trestles if trestles else []
    table.refuses(table.journey("black", track.id, paid, extra=", ".join(marks)), "travel.extra", "C4.2")
    table.travel("black", track.id, paid, extra=", ".join(["$1", *marks]))
    assert table.coins("black") == 5 - 1 + sum(one["dollars"] for one in table.told("money.gained"))
    table, track, paid = event_journey(event, holds=False)
    marks = ["green pick"] * track.trestles if trestles else []
    table.travel("black", track.id, paid, extra=", ".join(marks))


@pytest.mark.parametrize(("event", "rule"), [("rainmaker", "well"), ("bridge-gang", "trestle")])
def test_an_event_that_waives_a_rule(event, rule):
    track = (
        next(t for t in PACK.board.routes.values() if t.trestles)
        if rule == "trestle"
        else PACK.board.routes["buffalo--montreal-a"]
    )
    paid = f"{track.length} red" if rule == "trestle" else "1 red, 1 red skull"
    table = laid_out(hands={"black": paid}, rules=[rule], pile=event, event_deck="bank-run", deck="red skull, " * 9)
    table.travel("black", track.id, paid)
    assert table.who("event.acts") == ["black"]
    table = laid_out(hands={"black": "2 red"}, rules=[rule], pile=event, event_deck="bank-run")
    table.travel("black", "buffalo--montreal-a", "2 red")
    assert table.told("event.acts") == []


@pytest.mark.parametrize("blind", [0, 1])
def test_walkout_asks_a_dollar_of_who_draws_nothing_blind(blind):
    table = laid_out(pile="walkout").draw("black", "red")
    table.draw("black", "deck" if blind else "blue")
    assert table.coins("black") == 5 - (not blind)


@pytest.mark.parametrize(
    ("event", "own", "pays"), [("beef-prices", {"herds": ["boston", "quebec"]}, 1), ("bond-fever", {"bond": True}, 3)]
)
def test_events_of_the_end_act_if_they_are_current(event, own, pays):
    table = finish("", tickets=[], claims=["albany--boston"], own=own, pile=event)
    assert table.state.slips[0].powers == [(f"event:{event}", pays)]
    table = finish("", tickets=[], claims=["albany--boston"], own=own, pile=f"{event} regatta")
    assert table.state.slips[0].powers == []


def lightning(event, **changes):
    return laid_out(deck=PAPERS, event_deck=f"{event} regatta", **changes).draw("black")


LETTERS = [e.id for e in PACK.events.values() if any(isinstance(x, p.DrawPostcard) for x in e.effects)]


@pytest.mark.parametrize("event", LETTERS)
def test_a_letter_brings_the_next_postcard_of_the_mailbag_and_is_retired(event):
    table = lightning(event, coins={"black": 5, "blue": 1})
    goes_to = "black" if PACK.events[event].who == "active" else "blue"
    assert [card.no for card in table.record(goes_to).office] == [71]
    assert table.current == "regatta"
    assert event in table.state.campaign.retired_events
    empty = lightning(event, campaign={"dead_letters": list(range(71, 78))})
    assert all(not empty.record(company).office for company in ("black", "blue"))


def test_ticket_rush_and_mirage_offer_tickets_to_each_in_turn():
    for event, number in (("ticket-rush", 1), ("mirage", 2)):
        tickets = ["albany--bangor", "montreal--quebec", "new-york--boston"]
        table = lightning(event, ticket_deck=tickets).answer("black", "yes")
        assert table.company("black").offered == tickets[:number]
        table.keep("black", tickets[0]).answer("blue")
        assert table.company("black").tickets == tickets[:1]
        assert lightning(event).awaited == {"black"}
        assert not lightning(event).state.acting


def test_card_market_sells_a_face_up_card_that_is_no_wild():
    table = lightning("card-market", row="", discards="")
    assert table.awaited == {"black", "blue"}
    table.answer("black", "red")
    assert (table.coins("black"), table.hand("black")) == (3, "1 red")
    table.refuses(Answer(table.seat("blue"), ("wild",)), "answer.not_offered", "D6")
    poor = lightning("card-market", coins={"black": 1, "blue": 0})
    assert not poor.state.acting


def test_fire_sale_sells_two_cards():
    table = lightning("fire-sale").answer("black", "yes")
    assert (table.coins("black"), table.cards("black")) == (3, 2)
    assert not lightning("fire-sale", coins={"black": 1, "blue": 0}).state.acting


def test_grain_glut_buys_two_cards():
    table = lightning("grain-glut", hands={"black": "1 blue, 1 green", "blue": "1 red"}).answer(
        "black", "blue", "green"
    )
    assert (table.coins("black"), table.hand("black")) == (8, "1 red")
    assert not table.state.acting


def test_coal_train_brings_coal_up_to_the_limit_and_a_card():
    table = lightning(
        "coal-train", rules=["coal"], own={"black": {"coal": 3, "coal_most": 3}, "blue": {"coal": 1, "coal_most": 3}}
    )
    assert [table.company(c).coal for c in ("black", "blue")] == [3, 2]
    assert [table.cards(c) for c in ("black", "blue")] == [2, 1]


def test_dust_storm_takes_two_cards_of_who_holds_ten():
    table = lightning("dust-storm", hands={"black": "9 blue", "blue": "9 red, 1 green"})
    assert table.awaited == {"blue"}
    table.answer("blue", "green", "red")
    assert (table.cards("black"), table.cards("blue")) == (10, 8)


@pytest.mark.parametrize(("digs", "pays"), [([], 0), (["denver"], 1), (["a", "b", "c", "d"], 3)])
def test_the_assay_office_pays_a_dollar_for_each_dig_at_most_3(digs, pays):
    assert lightning("assay-office", own={"blue": {"digs": digs}}).coins("blue") == 5 + pays


@pytest.mark.parametrize(("number", "pays"), [(0, 0), (2, 2), (4, 3)])
def test_tremor_takes_a_dollar_for_each_track_to_the_golden_shore_at_most_3(number, pays):
    shore = [t.id for t in PACK.board.routes.values() if "shore" in t.needs][:number]
    assert lightning("tremor", claims=dict.fromkeys(shore, "blue")).coins("blue") == 5 - pays
    assert lightning("tremor", claims=dict.fromkeys(shore, "blue"), coins={"blue": 1}).coins("blue") == max(0, 1 - pays)


def test_the_combine_buys_two_free_tracks_and_a_turncoat_clears_them_all():
    table = lightning("combine-buys")
    assert len(table.state.combine) == 2
    assert all(PACK.board.routes[t].length >= 2 and t not in table.state.claims for t in table.state.combine)
    assert lightning("turncoat-letter", combine=["buffalo--montreal-a"]).state.combine == []


@pytest.mark.parametrize(("coins", "gets"), [({"black": 1, "blue": 2}, (5, 2)), ({"black": 2, "blue": 2}, (6, 6))])
def test_the_relief_train_goes_to_the_poorest(coins, gets):
    table = lightning("relief-train", coins=coins)
    assert (table.coins("black"), table.coins("blue")) == gets


def test_every_event_is_looked_at():
    own = {"ticket-rush", "mirage", "card-market", "fire-sale", "grain-glut", "coal-train", "dust-storm", "assay-office",
           "tremor", "combine-buys", "relief-train", "bank-run", *LETTERS}  # fmt: skip
    assert own == {e.id for e in PACK.events.values() if e.kind == "lightning"}
    rest = {e for e in LASTING if PACK.events[e].when != "travel" and not PACK.events[e].price().either}
    assert rest == {"rainmaker", "bridge-gang", "walkout", "beef-prices", "bond-fever"}
    assert len(own) + len(LASTING) == 42
