"""Moves of which nobody else may learn: beside the log, kept by undo, passed over where they are not possible (L L8)."""

import json
from contextlib import suppress
from random import Random

import pytest

from engine.core import codec, log
from engine.core.errors import CorruptLog, IllegalMove
from engine.core.match import Match
from engine.core.moves import PrivateMove, Redo, Undo
from engine.core.players import random_move_of
from engine.core.rng import Rng
from engine.ticket_to_ride.legends.between import plain
from engine.ticket_to_ride.legends.campaign import Office, next_setup
from engine.ticket_to_ride.legends.game import LEGENDS
from engine.ticket_to_ride.legends.moves import Draw, LeaveOrder, Travel
from engine.ticket_to_ride.legends.standing_orders import ASK, DEPOT, NONE
from engine.ticket_to_ride.moves import KeepTickets
from tests.engine.ticket_to_ride.legends.positions import THREE, campaign_of, position

FAVOUR, OTHER = "card:29", "card:67"


@pytest.fixture
def match():
    """Begin the first game of three companies of which each holds the same two favours; the first is to move."""
    return begun_with((29, 67), (29, 67), (29, 67))


def begun_with(*offices):
    """Begin the first game of three companies that hold these cards; the first is to move."""
    campaign = campaign_of(THREE, 1, rules=["depots"])
    for record, office in zip(campaign.companies.values(), offices, strict=True):
        record.office = [Office(card, 1) for card in office]
    begun = Match(LEGENDS, next_setup(campaign), "private moves")
    for seat in range(3):
        begun.play(KeepTickets(seat, tuple(begun.state.company(seat).offered[:2])))
    return begun


def journey(match):
    """Return a journey of whoever is to move by which nobody learns anything."""
    (seat,) = LEGENDS.awaited(match.state)
    for option in LEGENDS.slot(match.state, seat, Travel, "track", {}).options:
        payment = LEGENDS.slot(match.state, seat, Travel, "payment", {"track": option.value, "powers": ()}).options[0]
        move = Travel(seat, track=option.value, payment=payment.value)
        if not match.attempt(move).reveals:
            return move
    raise AssertionError("no such journey")


def orders(match, seat):
    return match.state.company(seat).orders


def test_a_private_move_is_no_entry_and_changes_nothing_that_others_may_know(match):
    match.play(journey(match))
    (moved,) = [one for one in range(3) if match.undo_offer(one) and match.undo_offer(one).last]
    other = (moved + 1) % 3
    before = (len(match.entries), match.line, match.can_redo, [match.undo_offer(seat) for seat in range(3)])
    assert match.undo_offer(moved).free
    match.play(LeaveOrder(other, FAVOUR, ("next",)))
    match.play(LeaveOrder(moved, FAVOUR, ("lightning",)))
    assert (len(match.entries), match.line, match.can_redo, [match.undo_offer(seat) for seat in range(3)]) == before
    assert (orders(match, other), orders(match, moved)) == ({FAVOUR: "next"}, {FAVOUR: "lightning"})


def test_a_word_stands_when_what_was_before_it_is_taken_back_and_played_again(match):
    move = journey(match)
    match.play(move)
    match.play(LeaveOrder((move.seat + 1) % 3, FAVOUR, ("next",)))
    match.accept(match.attempt(Undo(move.seat, 3)))
    assert orders(match, (move.seat + 1) % 3) == {FAVOUR: "next"}
    assert match.can_redo
    match.play(LeaveOrder((move.seat + 2) % 3, FAVOUR, ("lasting",)))
    assert match.can_redo, "whoever leaves word spoils nobody's redo"
    match.accept(match.attempt(Redo(move.seat)))
    assert move.track in match.state.claims
    assert [orders(match, (move.seat + one) % 3) for one in (1, 2)] == [{FAVOUR: "next"}, {FAVOUR: "lasting"}]


def test_the_latest_word_counts_whatever_was_taken_back_and_played_again(match):
    move = journey(match)
    other = (move.seat + 1) % 3
    match.play(move)
    match.play(LeaveOrder(other, FAVOUR, ("next",)))
    match.accept(match.attempt(Undo(move.seat, 3)))
    match.play(LeaveOrder(other, FAVOUR, ("hold",)))
    match.accept(match.attempt(Redo(move.seat)))
    assert orders(match, other) == {FAVOUR: "hold"}


def test_what_is_played_again_goes_as_it_went_whatever_was_left_meanwhile():
    deck = "newspaper, " + "red, " * 30
    laid = position(office={"blue": [29]}, event_deck="mail-contract freight-boom coal-strike", deck=deck)
    match = Match.resume(LEGENDS, laid.match.setup, laid.match.seed, [], codec.encode_state(laid.state))
    blue = laid.seat("blue")
    match.play(Draw(0, "deck"))
    match.accept(match.attempt(Undo(0, 0)))
    match.play(LeaveOrder(blue, FAVOUR, ("next",)))
    match.accept(match.attempt(Redo(0)))
    assert match.state.event_pile == ["mail-contract"], "the favour would have put it under the deck"
    assert orders(match, blue) == {FAVOUR: "next"}
    match.accept(match.attempt(Undo(0, 0)))
    match.play(Draw(0, "deck"))
    assert match.state.event_pile == ["freight-boom"], "it acts on what is drawn anew"


@pytest.mark.parametrize("number", range(6))
def test_however_moves_are_taken_back_and_played_again_the_log_leads_where_the_table_stands(match, number):
    chance = Random(number)
    for _ in range(40):
        step = chance.randrange(6)
        if step == 0 and match.line:
            match.accept(match.attempt(Undo(match.line[-1].seat, chance.randrange(len(match.line)))))
        elif step == 1 and match.can_redo:
            match.accept(match.attempt(Redo(0)))
        elif step in {2, 3}:
            with suppress(IllegalMove):
                match.play(LeaveOrder(chance.randrange(3), FAVOUR, (chance.choice(("next", "lightning", "hold")),)))
        else:
            seat = min(LEGENDS.awaited(match.state))
            kind = chance.choice([kind for kind in LEGENDS.kinds(match.state, seat) if kind is not LeaveOrder])
            match.play(random_move_of(LEGENDS, match.state, seat, kind, Rng(str(chance.random()))))
        again = Match.replay(LEGENDS, match.setup, match.seed, match.entries, match.private)
        assert (again.state, again.line, again.can_redo) == (match.state, match.line, match.can_redo)
    assert match.private


def test_a_word_that_is_not_possible_after_an_undo_is_passed_over_until_it_is(match):
    match.play(LeaveOrder(0, FAVOUR, ("next",)))
    match.accept(match.attempt(Undo(0, 1)))  # who has chosen tickets can do nothing until the others have
    assert orders(match, 0) == {}
    match.accept(match.attempt(Redo(0)))
    assert orders(match, 0) == {FAVOUR: "next"}


def test_a_log_and_its_private_moves_lead_to_the_same_position():
    match = begun_with((), (), ())
    move = journey(match)
    match.play(move)
    match.play(LeaveOrder(1, DEPOT, (NONE,)))
    match.accept(match.attempt(Undo(move.seat, 3)))
    match.play(LeaveOrder(2, DEPOT, (NONE,)))
    (seat,) = LEGENDS.awaited(match.state)
    match.play(Draw(seat, "deck"))
    match.play(LeaveOrder(1, DEPOT, (ASK,)))
    again = Match.replay(LEGENDS, match.setup, match.seed, match.entries, match.private)
    assert again.state == match.state
    assert (again.entries, again.private, again.can_redo) == (match.entries, match.private, match.can_redo)
    assert log.read(log.write(match)).state == match.state
    assert [one.after for one in match.private] == [4, 5, 6]


def test_a_match_goes_on_from_a_position_with_the_private_moves_that_are_in_it(match):
    match.play(LeaveOrder(1, FAVOUR, ("next",)))
    base, entries, known = codec.encode_state(match.state), list(match.entries), match.private
    match.play(LeaveOrder(1, FAVOUR, ("lightning",)))
    match.play(journey(match))
    resumed = Match.resume(LEGENDS, match.setup, match.seed, entries, base, known)
    resumed.follow(match.entries[len(entries) :], match.private[len(known) :])
    assert resumed.state == match.state
    resumed.accept(resumed.attempt(Undo(0, 3)))
    assert orders(resumed, 1) == {FAVOUR: "lightning"}


def test_a_position_on_the_way_knows_no_word_that_was_left_later(match):
    match.play(journey(match))
    match.play(LeaveOrder(1, FAVOUR, ("next",)))
    assert match.at(3).company(1).orders == {}
    assert match.at(4).company(1).orders == {FAVOUR: "next"}


@pytest.mark.parametrize(
    "private",
    [
        [PrivateMove(9, LeaveOrder(1, FAVOUR, ("next",)))],
        [PrivateMove(-1, LeaveOrder(1, FAVOUR, ("next",)))],
        [PrivateMove(3, LeaveOrder(1, FAVOUR, ("next",))), PrivateMove(2, LeaveOrder(1, FAVOUR, ("hold",)))],
    ],
)
def test_private_moves_that_stand_nowhere_are_refused(match, private):
    with pytest.raises(CorruptLog):
        Match.replay(LEGENDS, match.setup, match.seed, match.entries, private)


def test_a_private_move_that_is_none_is_refused(match):
    match.play(LeaveOrder(1, FAVOUR, ("next",)))
    changed = log.write(match).replace(b'"kind": "standing"', b'"kind": "pass"')
    assert changed != log.write(match)
    with pytest.raises(CorruptLog):
        log.read(changed)
    document = json.loads(log.write(match))
    document["private"][0]["entry"] = {"kind": "pass", "seat": 1}
    with pytest.raises(CorruptLog, match=r"private move 1: .* is none$"):
        log.read(json.dumps(document).encode())


def test_a_log_of_before_with_a_word_among_its_entries_replays_as_it_did(match):
    word = LeaveOrder(1, FAVOUR, ("next",))
    old = Match.replay(LEGENDS, match.setup, match.seed, [*match.entries, word])
    match.play(word)
    assert old.state == match.state
    assert len(old.entries) == len(match.entries) + 1
    old.accept(old.attempt(Undo(1, 3)))
    assert orders(old, 1) == {}
    assert plain(old.state.campaign) == plain(match.state.campaign)
