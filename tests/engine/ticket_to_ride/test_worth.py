"""What routes and cities are worth to a player: those first that help a ticket."""

from bot.texts import Texts
from engine.ticket_to_ride.europe.game import EUROPE
from engine.ticket_to_ride.europe.stations import BuildStation
from engine.ticket_to_ride.europe.worth import cities_worth, routes_worth
from engine.ticket_to_ride.moves import ClaimRoute, DrawCard
from tests.engine.ticket_to_ride.positions import position

TEXTS = Texts("en", strict=True)


def said(worth):
    return None if worth.helps is None else TEXTS.sentence(worth.helps, plain=True)


def ranked(worths):
    """What helps, in the order in which it is offered."""
    every = sorted(worths.items(), key=lambda one: (-one[1].reaches, -one[1].points))
    return [(value, said(worth)) for value, worth in every if worth.helps is not None]


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


def test_a_route_says_first_that_it_completes_a_ticket_or_else_which_one_it_is_on_the_way_of():
    table = position(
        hands={0: "8 locomotive"},
        tickets={0: ["constantinople-palermo", "brest-marseille"]},
        claims={"constantinople-smyrna": 0},
    )
    first, *others = ranked(routes_worth(table.state, 0))
    assert first == ("palermo-smyrna", "completes Constantinople \u2013 Palermo: +8")
    assert others
    assert {how for _, how in others} == {"for Brest \u2013 Marseille (7)"}


def test_a_city_says_what_a_station_completes_there_before_how_many_trains_it_saves_elsewhere():
    table = position(
        hands={0: "1 blue"},
        tickets={0: ["constantinople-palermo", "brest-marseille"]},
        claims={"palermo-smyrna": 1, "constantinople-smyrna": 0, "marseille-paris": 1, "brest-paris": 1},
    )
    assert dict(ranked(cities_worth(table.state, 0))) == {
        "palermo": "completes Constantinople \u2013 Palermo: +8",
        "smyrna": "completes Constantinople \u2013 Palermo: +8",
        "marseille": "saves 5 trains for Brest \u2013 Marseille (7)",
        "paris": "saves 5 trains for Brest \u2013 Marseille (7)",
        "brest": "saves 3 trains for Brest \u2013 Marseille (7)",
    }
    assert [how.split()[0] for _, how in ranked(cities_worth(table.state, 0))] == ["completes"] * 2 + ["saves"] * 3


def test_a_second_station_completes_a_ticket_with_what_the_first_lends():
    table = position(
        hands={0: "2 blue"},
        tickets={0: ["constantinople-palermo"]},
        claims={"palermo-smyrna": 1, "constantinople-smyrna": 1},
        stations={"palermo": 0},
    )
    worths = cities_worth(table.state, 0)
    assert {city for city, worth in worths.items() if worth.reaches} == {"constantinople", "smyrna"}
    assert said(worths["constantinople"]) == "completes Constantinople \u2013 Palermo: +8"


def idle_station(**more):
    """A station that would complete a ticket with a route of somebody else's, and lends it as soon as the way leads on."""
    return position(
        hands={0: "8 locomotive"},
        tickets={0: ["constantinople-palermo"]},
        claims={"palermo-smyrna": 1, "brindisi-palermo": 1},
        stations={"palermo": 0},
        **more,
    )


def test_a_route_completes_a_ticket_with_what_a_station_lends_only_then():
    assert idle_station().state.lent(0) == ()
    first, *others = ranked(routes_worth(idle_station().state, 0))
    assert first == ("constantinople-smyrna", "completes Constantinople \u2013 Palermo: +8")
    assert others == []


def test_another_station_saves_only_what_those_that_stand_do_not_save_already():
    table = idle_station()
    assert helped(cities_worth(table.state, 0)) == set()


def test_a_way_does_not_grow_longer_where_a_station_lends_the_route_that_somebody_claims():
    before, after = (
        position(
            tickets={0: ["constantinople-palermo"]},
            stations={"palermo": 0},
            claims={"brindisi-palermo": 1, **({"palermo-smyrna": 1} if claimed else {})},
        ).match.view(0)
        for claimed in (False, True)
    )
    assert list(EUROPE.looking_back.effects_on_seat(before, after)) == []


def foretold(table, kind, **chosen):
    return [TEXTS.sentence(line) for line in EUROPE.guidance.foretold(table.state, 0, kind, chosen)]


def test_what_a_route_or_a_station_does_to_tickets_is_told_before_it_is_paid_for():
    table = lent_to_zero()
    (station,) = foretold(table, BuildStation, city="smyrna")
    assert station.startswith(
        "🎫 As things stand, this completes **Constantinople \u2013 Palermo** with what a station"
    )
    assert foretold(table, BuildStation, city="madrid") == []
    table = position(
        hands={0: "8 locomotive"}, tickets={0: ["constantinople-palermo"]}, claims={"constantinople-smyrna": 0}
    )
    assert foretold(table, ClaimRoute, route="palermo-smyrna") == [
        "🎫 This completes **Constantinople \u2013 Palermo**: 8 points."
    ]
    assert foretold(table, ClaimRoute) == foretold(table, DrawCard, card="deck") == []


def test_a_route_that_takes_the_trains_for_a_ticket_says_so_before_it_is_paid_for():
    table = position(
        hands={0: "8 locomotive"},
        tickets={0: ["constantinople-palermo"]},
        trains={0: 8},
        stations={"roma": 0, "paris": 0, "riga": 0},
        claims={"constantinople-smyrna": 0},
    )
    (warned,) = foretold(table, ClaimRoute, route="barcelona-marseille")
    assert warned.startswith("⚠️ After this **Constantinople \u2013 Palermo** can no longer be completed")
