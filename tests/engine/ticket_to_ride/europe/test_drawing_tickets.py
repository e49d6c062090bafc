"""Cases 27-29: tickets drawn during play, and what completes them."""

import pytest

from engine.ticket_to_ride.europe.state import tallies
from engine.ticket_to_ride.moves import DrawCard, DrawTickets, KeepTickets, Pass
from tests.engine.ticket_to_ride.positions import keys, position, told

TICKETS = "europe.rule.tickets"
FIVE = ("angora-athina", "kyiv-sochi", "paris-wien", "roma-smyrna", "berlin-roma")


def deck(table):
    """The ticket deck, the next to be drawn first."""
    return tuple(reversed(table.state.ticket_deck))


def test_27_three_tickets_are_drawn_from_the_top():
    table = position(ticket_deck=FIVE)
    events = table.play(DrawTickets(0))
    assert tuple(table.state.seats[0].offered) == FIVE[:3]
    assert told(events, "ttr.tickets.drawn")["tickets"] == 3
    assert told(events, "ttr.tickets.yours")["keep"] == 1
    assert table.to_move == {0}
    assert table.kinds(0) == {"keep"}
    assert table.view(0).own.keep_at_least == 1


@pytest.mark.parametrize("number", [1, 2, 3])
def test_27_one_two_or_all_three_may_be_kept(number):
    table = position(ticket_deck=FIVE)
    table.play(DrawTickets(0), KeepTickets(0, FIVE[:number]))
    assert tuple(table.state.seats[0].tickets) == FIVE[:number]
    assert table.to_move == {1}


def test_27_at_least_one_must_be_kept():
    table = position(ticket_deck=FIVE)
    table.play(DrawTickets(0))
    params = table.refuses(KeepTickets(0, ()), "ttr.keep.too_few", TICKETS)
    assert (params["must"], params["kept"]) == (1, 0)


def test_27_nothing_else_may_be_done_before_the_choice():
    table = position(ticket_deck=FIVE)
    table.play(DrawTickets(0))
    table.refuses(DrawCard(0, "deck"), "core.not_now")
    table.refuses(DrawTickets(0), "core.not_now")


def test_27_rejected_tickets_go_under_the_deck_in_the_order_drawn():
    table = position(ticket_deck=FIVE)
    table.play(DrawTickets(0), KeepTickets(0, ("kyiv-sochi",)))
    assert deck(table) == ("roma-smyrna", "berlin-roma", "angora-athina", "paris-wien")


def test_27_order_of_the_choice_does_not_matter():
    table = position(ticket_deck=FIVE)
    table.play(DrawTickets(0), KeepTickets(0, ("paris-wien", "angora-athina")))
    assert table.state.seats[0].tickets == ["angora-athina", "paris-wien"]


def test_27_with_two_left_two_are_drawn_and_one_must_be_kept():
    table = position(ticket_deck=FIVE[:2])
    table.play(DrawTickets(0))
    table.refuses(KeepTickets(0, ()), "ttr.keep.too_few", TICKETS)
    table.play(KeepTickets(0, FIVE[1:2]))
    assert deck(table) == FIVE[:1]


def test_27_the_only_ticket_left_must_be_kept():
    table = position(ticket_deck=FIVE[:1])
    table.play(DrawTickets(0))
    assert table.view(0).own.keep_at_least == 1
    table.refuses(KeepTickets(0, ()), "ttr.keep.too_few", TICKETS)
    table.play(KeepTickets(0, FIVE[:1]))
    assert table.view().ticket_deck == 0


def test_27_with_no_tickets_left_none_can_be_drawn():
    table = position(ticket_deck=())
    assert "tickets" not in table.kinds(0)
    table.refuses(DrawTickets(0), "ttr.tickets.none_left", TICKETS)


def test_27_rejected_tickets_come_round_again():
    table = position(2, ticket_deck=FIVE[:3])
    table.play(DrawTickets(0), KeepTickets(0, FIVE[:1]))
    table.play(DrawTickets(1))
    assert tuple(table.state.seats[1].offered) == FIVE[1:3]


def test_27_everybody_learns_how_many_were_kept_and_nobody_which():
    table = position(ticket_deck=FIVE)
    table.play(DrawTickets(0))
    events = table.play(KeepTickets(0, FIVE[:1]))
    assert keys(events) == ["ttr.keep.yours", "ttr.keep.kept"]
    assert events[0].audience == 0
    public = told(events, "ttr.keep.kept")
    assert (public["tickets"], public["returned"]) == (1, 2)
    assert table.view(1).seats[0].tickets == 1


@pytest.mark.parametrize(
    "kept",
    [("berlin-roma",), ("angora-athina", "angora-athina"), ("angora-athina", "berlin-roma"), ("nowhere",)],
    ids=["not drawn", "twice the same", "one not drawn", "no ticket"],
)
def test_27_only_what_was_drawn_can_be_kept(kept):
    table = position(ticket_deck=FIVE)
    table.play(DrawTickets(0))
    table.refuses(KeepTickets(0, kept), "ttr.keep.not_offered", TICKETS)


def test_28_kept_tickets_can_never_be_dropped():
    table = position(ticket_deck=FIVE, tickets={0: ["paris-zagrab", "essen-kyiv"]})
    table.play(DrawTickets(0))
    table.refuses(KeepTickets(0, ("paris-zagrab",)), "ttr.keep.not_offered", TICKETS)
    table.play(KeepTickets(0, FIVE[:1]))
    assert table.state.seats[0].tickets == ["paris-zagrab", "essen-kyiv", "angora-athina"]


def test_28_failed_ticket_costs_its_points_and_the_total_may_be_negative():
    stations = {"wien": 0, "roma": 0, "paris": 0}
    table = position(2, stations=stations, tickets={0: ["cadiz-stockholm", "kyiv-sochi"]})
    tally = tallies(table.state)[0]
    assert [ticket.points for ticket in tally.tickets] == [-21, -8]
    assert tally.total == -29


def test_28_negative_totals_stand_in_the_result():
    table = position(
        2, row="", deck="", ticket_deck=(), tickets={0: ["cadiz-stockholm"], 1: ["erzurum-kobenhavn", "kyiv-sochi"]}
    )
    table.play(Pass(0), Pass(1))
    assert table.match.result.scores == (12 - 21, 12 - 29)
    assert table.match.result.winners == (0,)


def ticket_points(ticket, claims, players=4):
    return tallies(position(players, claims=claims, tickets={0: [ticket]}).state)[0].ticket_points


def test_29_any_way_over_own_routes_completes_a_ticket():
    direct = {"brest-paris": 0, "marseille-paris": 0}
    detour = {"brest-pamplona": 0, "marseille-pamplona": 0}
    assert ticket_points("brest-marseille", direct) == 7
    assert ticket_points("brest-marseille", detour) == 7


def test_29_routes_of_others_do_not_help():
    assert ticket_points("brest-marseille", {"brest-paris": 0, "marseille-paris": 1}) == -7


def test_29_twin_of_an_own_double_owned_by_another_does_not_help():
    claims = {
        "berlin-essen": 0,
        "frankfurt-paris-a": 1,
        "frankfurt-paris-b": 2,
        "dieppe-paris": 0,
        "berlin-frankfurt-a": 0,
    }
    assert ticket_points("berlin-london", {**claims, "dieppe-london-a": 0}) == -7
    own = {**claims, "frankfurt-paris-a": 0, "dieppe-london-a": 0}
    assert ticket_points("berlin-london", own) == 7


def test_29_ones_own_view_tells_which_tickets_are_done():
    table = position(claims={"brest-paris": 0, "marseille-paris": 0}, tickets={0: ["brest-marseille", "kyiv-sochi"]})
    assert [(held.ticket, held.done) for held in table.view(0).own.tickets] == [
        ("brest-marseille", True),
        ("kyiv-sochi", False),
    ]
