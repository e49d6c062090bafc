"""Positions of 18CZ in which there is as much to tell as there can ever be, and more."""

from msgspec.structs import replace

from engine.eighteenxx.board import Place
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.g18cz.view import G18czReckoning
from engine.eighteenxx.views import LastRun, PrivateView, TrainRun, TrainView
from rendering.eighteenxx.g18cz.edition import edition
from tests.rendering.tables import positions

TRACK = "E15"
"""A hex with a city."""
CHOICES = {
    "hex": ({}, tuple(everything().hexes)),
    "tile": ({"hex": TRACK}, tuple(name for name, tile in everything().tiles.items() if tile.colour == "yellow")),
    "rotation": ({"hex": TRACK, "tile": "57"}, tuple("012345")),
    "city": ({"hex": TRACK}, ("0",)),
}


def fullest():
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
    names = sorted(everything().hexes, key=lambda name: len(edition().stop_name(name)), reverse=True)
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
