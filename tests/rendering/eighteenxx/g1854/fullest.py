"""Positions of 1854 in which there is as much to tell as there can ever be, and more."""

from msgspec.structs import replace

from engine.eighteenxx.board import LaidTunnel, Place
from engine.eighteenxx.g1854.printed import everything
from engine.eighteenxx.state import Bid
from engine.eighteenxx.views import (
    CertificateView,
    LastRun,
    LotView,
    OptionView,
    PrivateView,
    Reckoning,
    TrainRun,
    TrainView,
)
from rendering.eighteenxx.g1854.edition import edition
from tests.rendering.tables import positions

TRACK = "D20"
"""A hex with two towns, where a Lokalbahn AG lays a green city."""
CHOICES = {
    "hex": ({}, tuple(everything().hexes)),
    "tile": ({"hex": TRACK}, tuple(name for name, tile in everything().tiles.items() if tile.colour == "yellow")),
    "rotation": ({"hex": TRACK, "tile": "619"}, tuple("012345")),
    "sides": ({"hex": "G9"}, tuple(f"{a}-{b}" for a in range(6) for b in range(a + 1, 6))),
    "city": ({"hex": TRACK}, ("0",)),
}


def fullest():
    """Six players, every company running with many holders, options and trains, the longest runs; and the auction."""
    view = positions("1854", 6, "a")[0][None]
    full = replace(
        view,
        **_companies(view),
        players=tuple(
            replace(
                player,
                cash=1250,
                free_cash=250,
                worth=11250,
                certificates=9,
                shares=dict.fromkeys(list(view.companies)[-9:], 20),
                private_companies=tuple(view.private_companies),
                option=OptionView("KE", 100, 500),
            )
            for player in view.players
        ),
        private_companies={
            name: PrivateView(name, number, used=True) for number, name in enumerate(view.private_companies)
        },
        auction=(),
        map=_map(view),
        depot=replace(
            view.depot, retired=tuple(TrainView(f"3{n}", "3", "3") for n in range(9)), phase="8", tiles="gray"
        ),
        contracts={name: "large" if number % 2 else "small" for number, name in enumerate(view.companies)},
        last_run=LastRun("KE", _runs()),
        last_set=True,
        reckonings=tuple(
            Reckoning(seat=seat, place=1, cash=10250, shares=10250, private_companies=0, total=20500)
            for seat in range(6)
        ),
    )
    bids = tuple(Bid(seat, 300 + 5 * seat) for seat in range(6))
    auction = tuple(LotView(lot, 150, bids, 330) for lot in everything().figures.offer)
    selling = replace(view, players=full.players, auction=auction)
    return full, replace(full, to_move=(0,), calendar=replace(full.calendar, stage="operating")), selling


def _companies(view):
    companies = {
        name: replace(
            company,
            opened=True,
            par=93,
            price=230,
            president=number % 6,
            floated=True,
            closed=False,
            cash=1250,
            trains=tuple(TrainView(f"t{each}", "8", "80x") for each in range(4)),
            stations=4,
            holders=dict.fromkeys(range(6), 10) | {name: 20},
            ipo=10,
            pool=0,
            private_companies=(),
        )
        for number, (name, company) in enumerate(view.companies.items())
    }
    certificates = [CertificateView(10, 0, option=False)]
    certificates += [CertificateView(10, seat, option=seat == 5) for seat in range(1, 6)]
    return {
        "companies": companies,
        "operating": tuple(companies),
        "certificates": dict.fromkeys(companies, tuple(certificates)),
        "split": tuple(companies),
        "chart": dict(zip(everything().chart.fields, ((name,) for name in companies), strict=False)),
    }


def _map(view):
    names = _longest()
    return replace(
        view.map,
        stations={name: (tuple(view.companies),) for name in names[:4]},
        changed=tuple(names[:4]),
        supply=dict.fromkeys(view.map.supply, 10),
        tunnels={
            "G9": (LaidTunnel("467", 0, (0, 3)), LaidTunnel("469", 0, (1, 2))),
            "F12": (LaidTunnel("468", 0, (1, 3)),),
        },
    )


def _runs():
    return tuple(TrainRun(f"t{n}", tuple(Place(name, 0) for name in _longest()[:10]), (), 480, "80x") for n in range(3))


def _longest():
    return sorted(everything().hexes, key=lambda name: len(edition().stop_name(name)), reverse=True)
