"""What routes and cities are worth to a player: those first that help a ticket."""

from engine.ticket_to_ride.worth import cities_worth, routes_worth
from tests.engine.ticket_to_ride.positions import position


def helped(worths):
    return {value for value, worth in worths.items() if worth.helps is not None}


def test_a_route_on_a_cheapest_way_of_a_ticket_helps_it():
    table = position(hands={0: "8 locomotive"}, tickets={0: ["brest-marseille"]})
    worths = routes_worth(table.state, 0)
    assert "brest-paris" in helped(worths) or "brest-dieppe" in helped(worths)
    assert "moskva-petrograd" not in helped(worths)
    assert all(worth.points > 0 for worth in worths.values())


def test_a_route_helps_nobody_who_has_completed_the_ticket():
    table = position(
        hands={0: "8 locomotive"},
        tickets={0: ["constantinople-palermo"]},
        claims={"palermo-smyrna": 0, "constantinople-smyrna": 0},
    )
    assert helped(routes_worth(table.state, 0)) == set()


def test_a_station_helps_where_a_route_of_another_shortens_the_way():
    table = position(hands={0: "1 blue"}, tickets={0: ["constantinople-palermo"]}, claims={"palermo-smyrna": 1})
    assert {"palermo", "smyrna"} <= helped(cities_worth(table.state, 0))
    assert "madrid" not in helped(cities_worth(table.state, 0))


def lent_to_zero(**more):
    """One ticket that is completed but for a route of somebody else's, which a station lends."""
    return position(
        hands={0: "8 locomotive"},
        tickets={0: ["constantinople-palermo"]},
        claims={"palermo-smyrna": 1, "constantinople-smyrna": 0},
        **more,
    )


def test_what_a_station_lends_need_not_be_claimed_and_completes_the_ticket():
    assert helped(routes_worth(lent_to_zero().state, 0)) != set()
    table = lent_to_zero(stations={"smyrna": 0})
    assert helped(routes_worth(table.state, 0)) == set()
    (ticket,) = table.match.view(0).own.tickets
    assert (ticket.done, ticket.lent) == (True, True)
    assert lent_to_zero(stations={"smyrna": 2}).match.view(0).own.tickets[0].done is False
