"""The itemised end: every ticket with its way, what was borrowed, stations, trail and totals."""

import msgspec
import pytest

from engine.ticket_to_ride.europe.state import tallies
from engine.ticket_to_ride.moves import DrawCard
from tests.engine.ticket_to_ride.positions import position

WESTERN = {
    "brest-paris": 0,
    "marseille-paris": 0,
    "amsterdam-london": 0,
    "amsterdam-essen": 0,
    "berlin-essen": 1,
    "cadiz-madrid": 1,
}


def finished():
    return position(
        3,
        turns_left=1,
        claims=WESTERN,
        stations={"berlin": 0, "kyiv": 1},
        tickets={0: ["brest-marseille", "berlin-london", "kyiv-sochi"], 1: ["cadiz-stockholm"], 2: []},
    )


@pytest.fixture
def tallied():
    return tallies(finished().state)


def test_routes_are_the_points_on_the_track(tallied):
    assert [tally.routes for tally in tallied] == [4 + 7 + 2 + 4, 2 + 4, 0]


def test_ticket_won_over_own_routes_tells_its_way_and_borrows_nothing(tallied):
    ticket = tallied[0].tickets[0]
    assert (ticket.ticket, ticket.points, ticket.borrowed) == ("brest-marseille", 7, ())
    assert ticket.path == ("brest-paris", "marseille-paris")


def test_ticket_won_with_a_station_tells_the_borrowed_route_within_its_way(tallied):
    ticket = tallied[0].tickets[1]
    assert (ticket.ticket, ticket.points) == ("berlin-london", 7)
    assert ticket.path == ("berlin-essen", "amsterdam-essen", "amsterdam-london")
    assert ticket.borrowed == ("berlin-essen",)


def test_lost_ticket_has_no_way(tallied):
    ticket = tallied[0].tickets[2]
    assert (ticket.ticket, ticket.points, ticket.path, ticket.borrowed) == ("kyiv-sochi", -8, (), ())


def test_tickets_are_told_in_the_order_they_were_kept(tallied):
    assert [ticket.ticket for ticket in tallied[0].tickets] == ["brest-marseille", "berlin-london", "kyiv-sochi"]


def test_stations_tell_what_they_borrowed_and_what_the_rest_is_worth(tallied):
    assert [(t.lent, t.stations_left, t.station_points) for t in tallied] == [
        ((("berlin", "berlin-essen"),), 2, 8),
        ((), 2, 8),
        ((), 3, 12),
    ]


def test_trail_and_its_bonus_are_told_to_each(tallied):
    assert [(t.trail_length, t.trail_points) for t in tallied] == [(7, 10), (3, 0), (0, 0)]
    assert set(tallied[0].trail) == {"brest-paris", "marseille-paris"}


def test_items_add_up_to_the_total(tallied):
    assert [tally.total for tally in tallied] == [17 + 7 + 7 - 8 + 8 + 10, 6 - 21 + 8, 12]
    assert [tally.completed for tally in tallied] == [2, 0, 0]
    for tally in tallied:
        assert tally.total == tally.routes + tally.ticket_points + tally.station_points + tally.trail_points


def test_borrowed_route_that_serves_one_ticket_is_not_told_of_another_that_needs_no_help():
    claims = {
        "brest-pamplona": 0,
        "marseille-pamplona": 0,
        "marseille-paris": 1,
        "paris-zurich": 0,
        "venezia-zurich": 0,
    }
    table = position(3, claims=claims, stations={"paris": 0}, tickets={0: ["brest-marseille", "brest-venezia"]})
    own, helped = tallies(table.state)[0].tickets
    assert own.path == ("brest-pamplona", "marseille-pamplona")
    assert helped.borrowed == ("marseille-paris",)
    assert helped.path == ("brest-pamplona", "marseille-pamplona", "marseille-paris", "paris-zurich", "venezia-zurich")


def test_view_shows_the_tallies_when_the_game_is_over_and_they_agree_with_the_result():
    table = finished()
    assert table.view().tallies is None
    table.play(DrawCard(0, "deck"), DrawCard(0, "deck"))
    for viewer in (None, 0, 2):
        assert tuple(tally.total for tally in table.view(viewer).tallies) == table.match.result.scores
    assert table.match.result.places == ((0,), (2,), (1,))


def test_tallies_are_plain_values_that_can_be_written_down(tallied):
    assert msgspec.json.decode(msgspec.json.encode(tallied), type=tuple[type(tallied[0]), ...]) == tallied
