"""Case 42: what is public, what is secret, and that nothing secret is told by a view, an event or a refusal."""

from random import Random

import msgspec
import pytest

from engine.core import codec
from engine.core.errors import IllegalMove
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.players import random_move
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.views import visible
from engine.ticket_to_ride.cards import Payment
from engine.ticket_to_ride.europe.game import EUROPE
from engine.ticket_to_ride.europe.printed import PRINTED
from engine.ticket_to_ride.europe.stations import BuildStation
from engine.ticket_to_ride.europe.tunnels import AbandonTunnel, PayTunnel
from engine.ticket_to_ride.europe.view import EuropeView
from engine.ticket_to_ride.moves import ClaimRoute, DrawCard, DrawTickets, KeepTickets, Pass
from engine.ticket_to_ride.views import OwnHand, SeatView
from tests.engine.ticket_to_ride.positions import Table, card_names, every_key, keys, position, told
from tests.thorough import a_few

PUBLIC_CARDS = {
    "ttr.draw.face_up",
    "ttr.row.filled",
    "ttr.row.reset",
    "ttr.tunnel.revealed",
    "ttr.tunnel.paid",
    "ttr.claim.claimed",
    "ttr.station.built",
}
"""What tells everybody of cards: those taken face up, turned up, or paid."""


def two_worlds():
    """Two positions which only seats 0 and 1 can tell from each other."""
    tickets = ("paris-wien", "kyiv-sochi", "roma-smyrna", "berlin-roma")
    one = position(
        hands={0: "3 red, 2 locomotive", 1: "1 blue"},
        tickets={0: ["angora-athina", "cadiz-stockholm"]},
        deck="yellow black red blue",
        ticket_deck=tickets,
        claims={"angora-smyrna": 0, "athina-smyrna": 0},
    )
    other = position(
        hands={0: "1 red, 3 green, 1 locomotive", 1: "1 yellow"},
        tickets={0: ["athina-wilno", "essen-kyiv"]},
        deck="locomotive white red blue",
        ticket_deck=tickets[::-1],
        claims={"angora-smyrna": 0, "athina-smyrna": 0},
    )
    return one, other


def as_seen(table, viewer):
    return msgspec.json.encode(table.view(viewer))


def test_42_others_cannot_tell_hands_tickets_and_decks_apart():
    one, other = two_worlds()
    for viewer in (None, 2):
        assert as_seen(one, viewer) == as_seen(other, viewer)
    assert as_seen(one, 0) != as_seen(other, 0)


@pytest.mark.parametrize(
    ("moves", "others"),
    [
        ([DrawCard(0, "deck")], [DrawCard(0, "deck")]),
        ([DrawTickets(0)], [DrawTickets(0)]),
        (
            [DrawTickets(0), KeepTickets(0, ("paris-wien",))],
            [DrawTickets(0), KeepTickets(0, ("roma-smyrna",))],
        ),
    ],
    ids=["a blind draw", "drawn tickets", "kept tickets"],
)
def test_42_others_cannot_tell_secret_moves_apart(moves, others):
    one, other = two_worlds()
    first, second = one.play(*moves), other.play(*others)
    assert first != second
    for viewer in (None, 1, 2):
        assert visible(first, viewer) == visible(second, viewer)
    for viewer in (None, 2):
        assert as_seen(one, viewer) == as_seen(other, viewer)


@pytest.mark.parametrize(
    "move",
    [
        DrawCard(2, "deck"),
        ClaimRoute(2, "wien-zagrab", "2 red"),
        BuildStation(2, "wien", "1 red"),
        KeepTickets(2, ("angora-athina",)),
        PayTunnel(2, "1 red"),
        AbandonTunnel(2),
        Pass(2),
        ClaimRoute(0, "angora-smyrna", "3 orange"),
    ],
    ids=lambda move: move.kind(),
)
def test_42_refusals_tell_nothing_of_what_others_hold(move):
    refusals = []
    for table in two_worlds():
        with pytest.raises(IllegalMove) as refusal:
            table.match.play(move)
        refusals.append((refusal.value.text, refusal.value.rule))
    assert refusals[0] == refusals[1]


def test_42_refusal_of_a_payment_names_the_payment_and_not_the_hand():
    table = position(hands={0: "1 red, 2 green"})
    params = table.refuses(ClaimRoute(0, "wien-zagrab", "2 red"), "ttr.pay.not_held", "europe.rule.claiming")
    assert set(params) == {"payment"}
    assert params["payment"].params["cards"] == 2


def test_42_refused_ticket_is_not_named():
    table = position(ticket_deck=("paris-wien", "kyiv-sochi"), tickets={1: ["berlin-roma"]})
    table.play(DrawTickets(0))
    assert table.refuses(KeepTickets(0, ("berlin-roma",)), "ttr.keep.not_offered", "europe.rule.tickets") == {}


def test_42_who_is_to_move_is_told_by_the_seats_and_nothing_else():
    assert set(msgspec.structs.asdict(position().view().seats[0])) == {
        "seat", "score", "trains", "stations", "trail", "cards", "tickets", "deciding",
    }  # fmt: skip


def test_42_numbers_are_public():
    table = position(hands={0: "3 red, 2 locomotive"}, tickets={0: ["angora-athina"]}, stations={"wien": 0})
    for viewer in (None, 1):
        seen = table.view(viewer).seats[0]
        assert (seen.cards, seen.tickets, seen.trains, seen.stations) == (5, 1, 45, 2)
    view = table.view()
    assert (view.deck, view.discards, view.ticket_deck) == (16, 0, 40)


def test_42_only_ones_own_hand_is_in_ones_own_view():
    table = position(hands={0: "3 red", 1: "2 blue"}, tickets={0: ["angora-athina"], 1: ["kyiv-sochi"]})
    assert table.view().own is None
    own = table.view(1).own
    assert {name: number for name, number in own.cards.items() if number} == {"blue": 2}
    assert [held.ticket for held in own.tickets] == ["kyiv-sochi"]


def test_42_face_up_picks_payments_and_revealed_cards_are_public():
    table = position(2, hands={1: "3 blue"}, deck="red blue blue green green green")
    assert told(table.play(DrawCard(0, "blue")), "ttr.draw.face_up")["card"].key == "ttr.card.blue"
    table.play(DrawCard(0, "white"))
    events = visible(table.play(ClaimRoute(1, "munchen-venezia", "2 blue")), None)
    revealed = told(events, "ttr.tunnel.revealed")
    assert card_names(revealed["cards"]) == "blue green green"
    assert list(every_key(revealed["payment"])) == ["ttr.payment.coloured", "ttr.card.blue"]
    assert table.view(0).tunnel.revealed == ("blue", "green", "green")
    assert table.view(0).tunnel.payment == "2 blue"


@pytest.mark.parametrize("seed", a_few(range(4), 1))
def test_42_in_a_whole_game_public_events_name_no_ticket_and_no_hidden_card(seed):
    match = Match(EUROPE, Setup("europe", 2 + seed), f"secrets {seed}")
    rng = Rng(f"luck {seed}")
    named = set()
    while not match.over:
        seat = min(EUROPE.actors(match.state))
        for event in match.play(random_move(EUROPE, match.state, seat, rng)):
            within = set(every_key(event.text))
            if event.audience is None:
                assert "ttr.ticket" not in within
                if any(key.startswith("ttr.card.") or key == "ttr.payment.locomotives" for key in within):
                    named.add(event.text.key)
            else:
                assert event.audience == seat or event.apart
    assert named <= PUBLIC_CARDS


def holdings_within(value):
    """Every hand, ticket and seat's count that a view carries, however deep."""
    if isinstance(value, OwnHand | SeatView):
        yield value
    elif isinstance(value, msgspec.Struct):
        for part in msgspec.structs.astuple(value):
            yield from holdings_within(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from holdings_within(part)


def test_42_view_for_everybody_carries_no_hand_and_a_seats_view_only_its_own():
    table = position(hands={0: "3 red", 1: "2 blue"})
    for viewer in (None, 0, 1):
        hands = [part for part in holdings_within(table.view(viewer)) if isinstance(part, OwnHand)]
        assert len(hands) == (viewer is not None)


def test_42_views_know_neither_seed_nor_luck_nor_deck_order():
    fields = set(EuropeView.__struct_fields__)
    assert not fields & {"rng", "seed", "supply", "hand", "hands", "offered"}
    match = Match(EUROPE, Setup("europe", 3), "a seed nobody must read")
    for viewer in (None, 0):
        assert b"a seed nobody must read" not in msgspec.json.encode(match.view(viewer))


def test_42_deck_order_changes_no_view():
    table = position(hands={0: "3 red"})
    shuffled = Table(codec.clone(table.state))
    Random(1).shuffle(shuffled.state.supply.deck)
    Random(1).shuffle(shuffled.state.ticket_deck)
    for viewer in (None, 0, 1, 2):
        assert as_seen(table, viewer) == as_seen(shuffled, viewer)


def test_42_nobody_is_shown_what_was_taken_face_up_in_sum():
    table = position(2)
    table.play(DrawCard(0, "blue"), DrawCard(0, "white"))
    assert b"blue" not in msgspec.json.encode(table.view(1).seats)
    assert table.view(1).seats[0].cards == 2


def test_42_opening_tickets_are_shown_to_their_owner_only():
    match = Match(EUROPE, Setup("europe", 3), "aachen")
    for viewer in (0, 1, 2):
        seen = msgspec.json.encode(match.view(Seat(viewer)))
        for seat in range(3):
            for ticket in match.state.seats[seat].offered:
                assert (f'"{ticket}"'.encode() in seen) == (seat == viewer)


def test_42_all_tickets_are_shown_when_the_game_is_over():
    table = position(2, turns_left=1, tickets={0: ["kyiv-sochi"], 1: ["paris-wien"]})
    events = table.play(DrawCard(0, "deck"), DrawCard(0, "deck"))
    assert keys(events)[-1] == "ttr.end.won"
    assert [[t.ticket for t in tally.tickets] for tally in table.view().tallies] == [["kyiv-sochi"], ["paris-wien"]]


def test_payment_in_a_view_is_written_as_in_a_move():
    assert PRINTED.cards.written(Payment(7, 2, 1)) == "2 red, 1 locomotive"
