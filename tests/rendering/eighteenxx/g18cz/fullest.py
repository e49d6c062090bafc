"""Positions of 18CZ in which there is as much to tell as there can ever be, and more."""

from msgspec.structs import replace

from engine.core.text import text
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.g18cz.views import G18czReckoning
from engine.eighteenxx.views import LastRun, PrivateView, TrainView
from rendering.eighteenxx.g18cz.edition import edition
from tests.rendering.eighteenxx.filled import built, by_length, going_on, opened, rich, runs
from tests.rendering.tables import positions

TRACK = "E15"
"""A hex with a city."""
CHOICES = {
    "hex": ({}, tuple(everything().hexes)),
    "tile": ({"hex": TRACK}, tuple(name for name, tile in everything().tiles.items() if tile.colour == "yellow")),
    "rotation": ({"hex": TRACK, "tile": "57"}, tuple("012345")),
    "city": ({"hex": TRACK}, ("0",)),
    "routes": ({"routes": ()}, tuple(everything().hexes)),
}


def fullest():
    """Six players, every company running with many holders, trains and stations, the longest runs."""
    view, longest = positions("18cz", 6, "a")[-1][None], by_length(everything(), edition())
    companies = opened(
        view,
        par=100,
        price=225,
        trains=tuple(TrainView(f"t{each}", "j", "5+5") for each in range(2)),
        stations=2,
        holders=dict.fromkeys(range(6), 10),
        ipo=40,
        private_companies=("S1",),
    )
    full = replace(
        view,
        players=rich(view.players, companies, debt=1000, interest=500),
        companies=companies,
        operating=tuple(companies),
        chart={place: (name,) for place, name in enumerate(companies, start=10)},
        private_companies={
            name: PrivateView(name, number % 6, used=False) for number, name in enumerate(view.private_companies)
        },
        map=built(view, longest),
        last_run=LastRun("ATE", runs(longest[:12], "5+5")),
        reckonings=tuple(_reckoning(seat, companies) for seat in range(6)),
        end_reason=text("18xx.end.rounds", number=13),
    )
    return full, going_on(full)


def _reckoning(seat, companies):
    return G18czReckoning(
        seat=seat,
        place=1,
        cash=10250,
        shares=10250,
        by_company=dict.fromkeys(companies, 1320),
        private_companies=1250,
        debt=1000,
        interest=500,
        total=11250,
    )
