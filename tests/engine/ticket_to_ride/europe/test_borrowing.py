"""Cases 31-34: what a station lends its owner when the tickets are scored."""

import pytest

from engine.ticket_to_ride.europe.state import tallies
from tests.engine.ticket_to_ride.positions import position


def scored(tickets, claims, stations, players=4):
    return tallies(position(players, claims=claims, stations=stations, tickets={0: tickets}).state)[0]


def won(tally):
    return {ticket.ticket for ticket in tally.tickets if ticket.points > 0}


def test_31_station_lends_a_route_of_another_player_at_its_city():
    tally = scored(["berlin-london"], {"amsterdam-london": 0, "amsterdam-essen": 0, "berlin-essen": 1}, {"berlin": 0})
    assert tally.ticket_points == 7
    assert tally.lent == (("berlin", "berlin-essen"),)


def test_31_routes_of_others_away_from_the_city_are_not_lent():
    claims = {"amsterdam-london": 0, "amsterdam-essen": 0, "berlin-essen": 1}
    assert scored(["berlin-london"], claims, {"wien": 0}).ticket_points == -7


def test_31_station_of_somebody_else_lends_nothing():
    claims = {"amsterdam-london": 0, "amsterdam-essen": 0, "berlin-essen": 1}
    assert scored(["berlin-london"], claims, {"berlin": 1}).ticket_points == -7


def test_31_route_that_nobody_claimed_cannot_be_borrowed():
    tally = scored(["berlin-london"], {"amsterdam-london": 0, "amsterdam-essen": 0}, {"berlin": 0})
    assert (tally.ticket_points, tally.lent) == (-7, ())


AT_ESSEN = {
    "essen-frankfurt": 0,
    "amsterdam-essen": 0,
    "amsterdam-london": 0,
    "berlin-essen": 1,
    "essen-kobenhavn-a": 1,
}
"""A station at Essen could lend the way to Berlin or the way to Kobenhavn."""


def test_31_one_station_lends_one_route_the_same_for_all_tickets():
    tally = scored(["frankfurt-kobenhavn", "berlin-london"], AT_ESSEN, {"essen": 0})
    assert won(tally) == {"berlin-london"}
    assert tally.ticket_points == 7 - 5
    assert tally.lent == (("essen", "berlin-essen"),)


def test_31_one_borrowed_route_may_serve_several_tickets():
    claims = {
        "essen-frankfurt": 1,
        "essen-kobenhavn-a": 0,
        "bruxelles-frankfurt": 0,
        "bruxelles-paris-a": 0,
        "dieppe-paris": 0,
    }
    claims |= {"dieppe-london-a": 0, "berlin-essen": 0}
    tally = scored(["frankfurt-kobenhavn", "berlin-london"], claims, {"frankfurt": 0})
    assert won(tally) == {"frankfurt-kobenhavn", "berlin-london"}
    assert [ticket.borrowed for ticket in tally.tickets] == [("essen-frankfurt",), ("essen-frankfurt",)]


def test_32_best_use_is_chosen_over_all_tickets_together():
    claims = {**AT_ESSEN, "kobenhavn-stockholm-a": 0, "frankfurt-munchen": 0, "munchen-wien": 0}
    tally = scored(["frankfurt-kobenhavn", "berlin-london", "stockholm-wien"], claims, {"essen": 0})
    assert won(tally) == {"frankfurt-kobenhavn", "stockholm-wien"}
    assert tally.ticket_points == 5 + 11 - 7


def test_32_best_use_may_still_be_negative():
    tally = scored(["frankfurt-kobenhavn", "berlin-london", "cadiz-stockholm"], AT_ESSEN, {"essen": 0})
    assert tally.ticket_points == 7 - 5 - 21
    assert tally.lent == (("essen", "berlin-essen"),)


def test_32_tickets_completed_without_help_are_left_out_of_account():
    claims = {**AT_ESSEN, "berlin-essen": 0, "essen-kobenhavn-a": 1}
    tally = scored(["frankfurt-kobenhavn", "berlin-london"], claims, {"essen": 0})
    assert won(tally) == {"frankfurt-kobenhavn", "berlin-london"}
    assert tally.lent == (("essen", "essen-kobenhavn-a"),)


def test_32_station_that_helps_no_ticket_borrows_nothing():
    claims = {"brest-paris": 0, "marseille-paris": 0, "paris-zurich": 1}
    assert scored(["brest-marseille"], claims, {"paris": 0}).lent == ()


def test_33_two_stations_lend_two_routes_in_a_row_with_no_own_route_at_all():
    claims = {"munchen-zurich": 1, "munchen-wien": 2, "budapest-wien-a": 1}
    tally = scored(["budapest-zurich"], claims, {"munchen": 0, "wien": 0, "zurich": 0})
    assert tally.ticket_points == 6
    assert set(tally.tickets[0].borrowed) == set(tally.tickets[0].path) == set(claims)


def test_33_chain_of_two_borrowed_routes_needs_two_stations():
    claims = {"munchen-zurich": 1, "munchen-wien": 1, "budapest-wien-a": 0}
    assert scored(["budapest-zurich"], claims, {"munchen": 0}).ticket_points == -6
    assert scored(["budapest-zurich"], claims, {"munchen": 0, "wien": 0}).ticket_points == 6


def test_33_two_players_may_borrow_the_same_route_and_its_owner_keeps_it():
    claims = {"marseille-paris": 2, "brest-paris": 0}
    claims |= dict.fromkeys(("dieppe-paris", "bruxelles-dieppe", "amsterdam-bruxelles", "amsterdam-essen"), 1)
    table = position(
        4,
        claims=claims,
        stations={"marseille": 0, "paris": 1},
        tickets={0: ["brest-marseille"], 1: ["essen-marseille"]},
    )
    one, two, owner, _ = tallies(table.state)
    assert one.lent == (("marseille", "marseille-paris"),)
    assert two.lent == (("paris", "marseille-paris"),)
    assert (one.ticket_points, two.ticket_points) == (7, 8)
    assert (owner.routes, owner.trail_length) == (7, 4)


@pytest.mark.parametrize("owned", [("b",), ("a",), ("a", "b")])
def test_34_either_half_of_a_double_may_be_borrowed(owned):
    claims = {f"frankfurt-paris-{half}": seat for seat, half in enumerate(owned, start=1)}
    claims |= {"dieppe-paris": 0, "dieppe-london-a": 0, "berlin-frankfurt-a": 0}
    tally = scored(["berlin-london"], claims, {"paris": 0})
    assert tally.ticket_points == 7
    ((city, route),) = tally.lent
    assert (city, route.removesuffix("-a").removesuffix("-b")) == ("paris", "frankfurt-paris")


def test_34_other_half_of_an_own_double_brings_nothing():
    claims = {"frankfurt-paris-a": 0, "frankfurt-paris-b": 1, "dieppe-paris": 0, "dieppe-london-a": 0}
    tally = scored(["berlin-london"], claims, {"paris": 0})
    assert (tally.ticket_points, tally.lent) == (-7, ())
