"""Whatever a person types is refused in words, never with a crash, and changes nothing."""

import msgspec
import pytest

from engine.core import codec
from engine.core.errors import IllegalMove
from engine.core.moves import fields
from engine.ticket_to_ride.europe.game import EUROPE
from engine.ticket_to_ride.europe.stations import BuildStation
from engine.ticket_to_ride.europe.tunnels import PayTunnel
from engine.ticket_to_ride.moves import ClaimRoute, DrawCard, DrawTickets, KeepTickets
from tests.engine.ticket_to_ride.positions import census, position

GARBAGE = (
    "",
    " ",
    ",",
    "red",
    "red 2",
    "2",
    "-2 red",
    "0 red",
    "2.0 red",
    "1e3 red",
    "0x2 red",
    "2 red,",
    "2 mauve",
    "2 grey",
    "2 deck",
    "2 red; DROP TABLE moves",
    "² red",
    "½ red",
    "两 red",
    "9999999999999999999999 red",
    "1" * 5000 + " red",
    "2 red" * 1000,
    "1 red, 1 blue",
    "\x00",
    "\ud800",
    "2\u200bred",
    "@everyone",
    "../../etc/passwd",
    "None",
    "RED",
    "Paris\u2013Zürich",
    "paris-zurich ",
)


def tunnel():
    table = position(hands={0: "6 blue, 6 red, 6 locomotive"}, deck="blue blue blue red")
    table.play(ClaimRoute(0, "munchen-venezia", "2 blue"))
    return table


def choosing():
    table = position()
    table.play(DrawTickets(0))
    return table


def turn():
    return position(hands={0: "6 blue, 6 red, 6 locomotive"})


@pytest.mark.parametrize("garbage", GARBAGE, ids=range(len(GARBAGE)))
@pytest.mark.parametrize(
    ("at", "move"),
    [
        (turn, lambda text: ClaimRoute(0, "wien-zagrab", text)),
        (turn, lambda text: ClaimRoute(0, text, "2 red")),
        (turn, lambda text: BuildStation(0, "wien", text)),
        (turn, lambda text: BuildStation(0, text, "1 red")),
        (turn, lambda text: DrawCard(0, text)),
        (tunnel, lambda text: PayTunnel(0, text)),
        (choosing, lambda text: KeepTickets(0, (text,))),
        (choosing, lambda text: KeepTickets(0, (text,) * 500)),
    ],
    ids=["claim payment", "claim route", "station payment", "station city", "draw", "tunnel", "keep", "keep many"],
)
def test_garbage_is_refused_and_changes_nothing(at, move, garbage):
    table = at()
    before = codec.encode_state(table.state)
    with pytest.raises(IllegalMove) as refusal:
        table.match.play(move(garbage))
    assert refusal.value.text.key.startswith("ttr.")
    assert codec.encode_state(table.state) == before


@pytest.mark.parametrize("payment", ["2 RED", "2 reds", "  2   red ", "1 red,1 red", "1 red + 1 red", "٢ red"])
def test_payment_may_be_written_in_a_persons_own_way(payment):
    table = position(hands={0: "2 red"})
    table.play(ClaimRoute(0, "wien-zagrab", payment))
    assert table.hand(0) == ""


@pytest.mark.parametrize("seat", [-1, 3, 99, 2**70])
def test_seat_that_is_not_at_the_table_may_do_nothing(seat):
    table = position()
    for move in (DrawCard(seat, "deck"), DrawTickets(seat), BuildStation(seat, "wien", "1 red")):
        table.refuses(move, "core.not_your_turn")


def test_ticket_cannot_be_kept_twice():
    table = choosing()
    first = table.state.seats[0].offered[0]
    for kept in ((first, first), (first, first, first, first)):
        table.refuses(KeepTickets(0, kept), "ttr.keep.not_offered", "europe.rule.tickets")


def test_payment_beyond_all_cards_is_refused_by_its_number():
    table = turn()
    params = table.refuses(ClaimRoute(0, "wien-zagrab", "999 red"), "ttr.pay.wrong_number", "europe.rule.claiming")
    assert params["given"] == 999
    many = ", ".join(["999 red"] * 400)
    table.refuses(ClaimRoute(0, "wien-zagrab", many), "ttr.pay.wrong_number", "europe.rule.claiming")


def test_tunnel_cannot_be_paid_with_the_revealed_cards():
    table = position(hands={0: "2 blue"}, deck="blue blue blue red")
    table.play(ClaimRoute(0, "munchen-venezia", "2 blue"))
    table.refuses(PayTunnel(0, "3 blue"), "ttr.pay.not_held", "europe.rule.tunnels")
    assert census(table.state)["blue"] == 2 + 3 + 1


@pytest.mark.parametrize("garbage", GARBAGE[:12], ids=range(12))
def test_slots_answer_garbage_in_earlier_fields_with_what_could_stand_there(garbage):
    table = turn()
    offered = table.offers(0, ClaimRoute, "payment", route=garbage)
    assert offered == table.offers(0, ClaimRoute, "payment")
    assert "2 red" in offered
    assert table.offers(0, BuildStation, "payment", city=garbage) == {"1 red", "1 blue", "1 locomotive"}


def test_slots_of_a_route_that_cannot_be_claimed_offer_no_payment():
    table = position(hands={0: "6 red"}, claims={"wien-zagrab": 1})
    assert table.offers(0, ClaimRoute, "payment", route="wien-zagrab") == set()


@pytest.mark.parametrize("kind", EUROPE.moves, ids=lambda kind: kind.kind())
@pytest.mark.parametrize("value", [None, 7, 1.5, [], {}, [[1]], {"a": 1}, True], ids=repr)
def test_form_with_the_wrong_type_in_a_field_is_a_validation_error(kind, value):
    for field in fields(kind):
        others = {other: () if other == "tickets" else "x" for other in fields(kind) if other != field}
        if field == "tickets" and value == []:
            continue
        with pytest.raises(msgspec.ValidationError):
            codec.fill(kind, {"seat": 0, **others, field: value})
