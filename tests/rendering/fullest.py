"""For every game a position in which there is as much to tell as there can ever be, and more."""

from __future__ import annotations

from msgspec.structs import replace

from engine.eighteenxx.board import Place
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.g18cz.view import G18czReckoning
from engine.eighteenxx.views import LastRun, PrivateView, TrainRun, TrainView
from engine.german_railways.facts import box as german_box
from engine.german_railways.state import Built
from engine.german_railways.view import AuctionView
from engine.ticket_to_ride.views import HeldTicket, TunnelView
from rendering.eighteenxx.g18cz.runs import stop_name
from rendering.ticket_to_ride.europe.pictures import edition
from tests.rendering.tables import positions


def fullest_europe():
    """Five players with two figures of everything, a tunnel that waits, the longest names claimed last."""
    view, board = positions("europe", 5, "a")[-1][0], edition().board
    routes = sorted(board.routes, key=len, reverse=True)
    seats = tuple(replace(seat, score=188, trains=45, cards=45, tickets=28, deciding=True) for seat in view.seats)
    held = tuple(HeldTicket(ticket, done=True) for ticket in board.tickets)
    own = replace(view.own, cards=dict.fromkeys(view.own.cards, 12), tickets=held, offered=tuple(board.tickets)[:4])
    tunnel = TunnelView(0, routes[0], "8 purple", ("locomotive",) * 3, 3)
    playing = {"to_move": (0,), "tallies": None, "tunnel": tunnel}
    claims = tuple((route, 3) for route in reversed(routes))
    full = {"seats": seats, "own": own, "claims": claims, "face_up": ("locomotive",) * 5, "deck": 110}
    return replace(view, **full), replace(view, **full, **playing)


def fullest_18cz():
    """Six players, every company running with many holders, trains and stations, the longest runs."""
    view = positions("18cz", 6, "a")[-1][None]
    companies = {
        name: replace(
            company,
            opened=True,
            par=100,
            price=225,
            president=number % 6,
            floated=True,
            closed=False,
            cash=1250,
            trains=tuple(TrainView(f"t{each}", "j", "5+5") for each in range(2)),
            stations=2,
            holders=dict.fromkeys(range(6), 10),
            ipo=40,
            pool=0,
            private_companies=("S1",),
        )
        for number, (name, company) in enumerate(view.companies.items())
    }
    shares = dict.fromkeys(list(companies)[-9:], 20)
    players = tuple(
        replace(p, cash=1250, debt=1000, interest=500, worth=11250, certificates=9, shares=shares) for p in view.players
    )
    names = sorted(everything().hexes, key=lambda name: len(stop_name(name)), reverse=True)
    runs = tuple(TrainRun(f"t{n}", tuple(Place(name, 0) for name in names[:12]), (), 480, "5+5") for n in range(3))
    laid = replace(
        view.map,
        stations={name: (tuple(companies),) for name in names[:4]},
        changed=tuple(names[:4]),
        supply=dict.fromkeys(view.map.supply, 10),
    )
    full = replace(
        view,
        players=players,
        companies=companies,
        operating=tuple(companies),
        chart={place: (name,) for place, name in enumerate(companies, start=10)},
        private_companies={
            name: PrivateView(name, number % 6, used=False) for number, name in enumerate(view.private_companies)
        },
        map=laid,
        last_run=LastRun("ATE", runs),
        reckonings=tuple(
            G18czReckoning(
                seat=seat,
                place=1,
                cash=10250,
                shares=10250,
                private_companies=1250,
                debt=1000,
                interest=500,
                total=11250,
            )
            for seat in range(6)
        ),
    )
    return full, replace(full, to_move=(0,), calendar=replace(full.calendar, stage="operating"))


def fullest_german():
    """Five players in an auction after a build that paid all of them; every railroad linked with every other."""
    view, ids = positions("german", 5, "a")[-1][None], tuple(german_box().railroads)
    cities = tuple(german_box().cities)
    railroads = tuple(
        replace(
            railroad,
            treasury=25,
            income=15,
            pays=railroad.id != "BHE",
            cities=cities[number * 2 : number * 2 + 14],
            locomotives=10,
            holders=dict.fromkeys(((number + one) % 5 for one in range(3)), 1),
            unsold=0,
            links=tuple(other for other in ids if other != railroad.id),
        )
        for number, railroad in enumerate(view.railroads)
    )
    seats = tuple(
        replace(
            seat, cash=345, income=68, shares={r.id: r.holders[seat.seat] for r in railroads if seat.seat in r.holders}
        )
        for seat in view.seats
    )
    full = replace(
        view,
        railroads=railroads,
        seats=seats,
        order=tuple(seat % 5 for seat in range(7)),
        at=0,
        built=Built(0, "NME", ("J10", "J11", "K10", "L10"), 25, ids[2:], (61,) * 5),
    )
    auction = AuctionView(
        "NME", opening=False, price=99, bidder=0, turn=1, standings=("leads", *("asked",) * 4), own=None
    )
    return full, replace(full, stage="actions", to_move=(1,), auction=auction, ending=None, places=None)


FULLEST = {"europe": fullest_europe, "18cz": fullest_18cz, "german": fullest_german}
"""For each game its fullest positions: when it is over, and while it goes on."""

TRACK = "E15"
"""A hex of 18CZ with a city."""
CHOICES = {
    ("18cz", "hex"): ({}, tuple(everything().hexes)),
    ("18cz", "tile"): (
        {"hex": TRACK},
        tuple(name for name, tile in everything().tiles.items() if tile.colour == "yellow"),
    ),
    ("18cz", "rotation"): ({"hex": TRACK, "tile": "57"}, tuple("012345")),
    ("18cz", "city"): ({"hex": TRACK}, ("0",)),
    ("german", "hexes"): ({"railroad": "NME"}, tuple(german_box().hexes)[:90]),
}
"""For every field that is chosen by the eye: what is chosen before it, and all that could ever stand there.

Twenty locomotives have no more than ninety hexes around them.
"""
