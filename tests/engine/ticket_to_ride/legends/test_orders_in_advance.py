"""Orders in advance in Legends: travel a track as soon as it can be paid for, draw a colour, answer events."""

import pytest

from engine.core import codec
from engine.core.orders import Happened
from engine.ticket_to_ride.legends.game import LEGENDS
from engine.ticket_to_ride.legends.moves import Answer, Draw, Travel
from engine.ticket_to_ride.legends.orders import AnswerEvent, DrawColour, TravelWhenPaid
from tests.engine.ticket_to_ride.legends.positions import position
from tests.engine.ticket_to_ride.legends.test_rules_of_events import COMPANIES, offered_to_each

TRACK = "buffalo--new-york"


def acts(table, order):
    """Return the move by which an order acts, which the rules accept."""
    move = order.move(LEGENDS, table.state)
    if move is not None:
        for _ in LEGENDS.play(codec.clone(table.state), move):
            pass
    return move


def after(before, table, entry, order):
    return order.review(LEGENDS, Happened(entry, before, table.state, None, ordered=False))


def test_a_track_is_travelled_as_soon_as_the_hand_pays_for_it_and_not_before():
    order = TravelWhenPaid(0, TRACK)
    assert acts(position(hands={"black": "2 yellow"}, active="black"), order) is None
    rich = position(hands={"black": "3 yellow, 2 wild"}, active="black")
    assert acts(rich, order) == Travel(0, track=TRACK, payment="3 yellow")
    few = position(hands={"black": "2 yellow, 2 wild"}, active="black")
    assert acts(few, order) == Travel(0, track=TRACK, payment="2 yellow, 1 wild")
    assert acts(few, TravelWhenPaid(0, TRACK, wilds="0")) is None


def test_it_ends_when_the_track_is_owned_and_when_the_trains_no_longer_suffice():
    order, table = TravelWhenPaid(0, TRACK), position(hands={"black": "3 yellow"}, active="black")
    before, entry = codec.clone(table.state), Travel(0, track=TRACK, payment="3 yellow")
    table.play(entry)
    assert after(before, table, entry, order).key == "legends.order.travel_done"
    others = after(before, table, entry, TravelWhenPaid(1, TRACK))
    assert (others.key, others.params["why"].key) == ("legends.order.travel_lost", "legends.travel.owned")
    assert after(before, table, entry, TravelWhenPaid(1, "boston--new-york-a")) == TravelWhenPaid(
        1, "boston--new-york-a"
    )


def test_a_colour_is_drawn_where_it_lies_face_up_and_else_a_card_from_the_deck():
    table = position(row="red, yellow, green, blue, black", active="black")
    assert acts(table, DrawColour(0, "blue")) == Draw(0, "blue")
    assert acts(table, DrawColour(0, "white")) == Draw(0, "deck")
    before, entry = codec.clone(table.state), Draw(0, "blue")
    table.play(entry)
    left = after(before, table, entry, DrawColour(0, "blue", 2))
    assert left == DrawColour(0, "blue", 1)
    assert acts(table, left).seat == 0  # the second card
    assert after(before, table, entry, DrawColour(0, "deck", 1)).key == "ttr.order.drawn_blind"


def test_no_order_can_be_given_for_a_turn_that_does_not_come():
    def offered(state):
        return [
            seat
            for seat in state.seats_range()
            if any(kind.possible(LEGENDS, state, seat) for kind in (TravelWhenPaid, DrawColour))
        ]

    table = position(hands={"black": "3 yellow"}, active="black")
    assert offered(table.state) == table.state.seats_range()
    table.state.turns_left = 2
    assert offered(table.state) == [1]
    assert AnswerEvent.possible(LEGENDS, table.state, 3)  # an event may still come up in the turns of others
    table.state.turns_left = 1
    assert offered(table.state) == []  # in its last turn all is done by hand
    assert AnswerEvent.possible(LEGENDS, table.state, 0)
    table.play(Travel(0, track=TRACK, payment="3 yellow"))  # the last turn of the game: its end begins
    assert table.state.frames
    assert offered(table.state) == []
    assert not AnswerEvent.possible(LEGENDS, table.state, 0)


@pytest.mark.parametrize("event", ["ticket-rush", "fire-sale", "grain-glut", "card-market"])
@pytest.mark.parametrize("about", ["any", "the event", "another"])
def test_d6_no_is_said_to_an_event_in_advance_while_others_are_asked_too(event, about):
    table = offered_to_each(event)
    order = AnswerEvent(table.seat("blue"), {"any": "any", "the event": event, "another": "mirage"}[about], "no")
    said = acts(table, order)
    assert said == (None if about == "another" else Answer(table.seat("blue"), ()))
    if said is not None:
        table.play(said)
        assert table.awaited == {*COMPANIES} - {"blue"}
        assert acts(table, order) is None
        assert order.together


@pytest.mark.parametrize(("event", "plain"), [("ticket-rush", True), ("fire-sale", True), ("grain-glut", False),
                                              ("card-market", False)])  # fmt: skip
def test_yes_is_said_in_advance_where_no_card_is_to_be_chosen(event, plain):
    table = offered_to_each(event)
    said = acts(table, AnswerEvent(table.seat("blue"), "any", "yes"))
    assert said == (Answer(table.seat("blue"), ("yes",)) if plain else None)
    answers = AnswerEvent.slot(LEGENDS, table.state, table.seat("blue"), "answer", {"event": event}).options
    assert [one.value for one in answers] == (["no", "yes"] if plain else ["no"])


def test_what_an_event_says_is_told_to_whoever_answers_it_in_advance():
    table = position(event_deck="ticket-rush")
    said = LEGENDS.guidance.caution(table.state, 1, AnswerEvent, {"event": "ticket-rush"})
    assert said is not None
    assert said.key == "legends.event.ticket-rush.text"
    assert LEGENDS.guidance.caution(table.state, 1, AnswerEvent, {}) is None
    assert LEGENDS.guidance.caution(table.state, 1, AnswerEvent, {"event": "any"}) is None


def test_such_an_order_stays_until_its_event_is_retired_and_only_events_of_the_deck_are_named():
    table = position(event_deck="ticket-rush", pile="fire-sale mail-contract")
    before, order = codec.clone(table.state), AnswerEvent(1, "fire-sale", "no")
    events = AnswerEvent.slot(LEGENDS, table.state, 1, "event", {}).options
    assert {one.value for one in events} == {"any", "ticket-rush", "card-market", "fire-sale"}
    entry = Draw(0, "deck")
    table.play(entry)
    assert after(before, table, entry, order) is order
    table.state.campaign.events.pop("fire-sale")
    assert after(before, table, entry, order).key == "legends.order.event_over"
    assert after(before, table, entry, AnswerEvent(1, "any", "no")) == AnswerEvent(1, "any", "no")
