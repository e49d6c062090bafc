"""Positions of 1854 in which there is as much to tell as there can ever be, and more."""

from msgspec.structs import replace

from engine.core.text import Player, text
from engine.eighteenxx.board import LaidTunnel
from engine.eighteenxx.g1854.printed import everything
from engine.eighteenxx.turns import Bid
from engine.eighteenxx.views import (
    CertificateView,
    LastRun,
    LotView,
    OptionView,
    PrivateView,
    Reckoning,
    TrainView,
)
from rendering.eighteenxx.g1854.edition import edition
from tests.rendering.eighteenxx.filled import built, by_length, going_on, opened, rich, runs
from tests.rendering.tables import positions

TRACK = "D20"
"""A hex with two towns, where a Lokalbahn AG lays a green city."""
CHOICES = {
    "hex": ({}, tuple(everything().hexes)),
    "tile": ({"hex": TRACK}, tuple(name for name, tile in everything().tiles.items() if tile.colour == "yellow")),
    "rotation": ({"hex": TRACK, "tile": "619"}, tuple("012345")),
    "sides": ({"hex": "G9"}, tuple(f"{a}-{b}" for a in range(6) for b in range(a + 1, 6))),
    "city": ({"hex": TRACK}, ("0",)),
    "routes": ({"routes": ()}, tuple(everything().hexes)),
}


def fullest():
    """Six players, every company running with many holders, options and trains, the longest runs; and the auction."""
    view, longest = positions("1854", 6, "a")[0][None], by_length(everything(), edition())
    held = {"private_companies": tuple(view.private_companies), "option": OptionView("KE", 100, 500)}
    retired = tuple(TrainView(f"3{n}", "3", "3") for n in range(9))
    full = replace(
        view,
        **_companies(view),
        players=rich(view.players, view.companies, free_cash=250, **held),
        private_companies={
            name: PrivateView(name, number, used=True) for number, name in enumerate(view.private_companies)
        },
        auction=(),
        map=built(view, longest, tunnels=_tunnels()),
        depot=replace(view.depot, retired=retired, phase="8", tiles="gray"),
        contracts={name: "large" if number % 2 else "small" for number, name in enumerate(view.companies)},
        last_run=LastRun("KE", runs(longest[:10], "80x")),
        last_set=True,
        reckonings=tuple(
            Reckoning(
                seat=seat,
                place=1,
                cash=10250,
                shares=10250,
                by_company=dict.fromkeys(view.companies, 2990),
                private_companies=0,
                total=20500,
            )
            for seat in range(6)
        ),
        end_reason=text("18xx.end.bankrupt", player=Player(5), company="KE"),
    )
    bids = tuple(Bid(seat, 300 + 5 * seat) for seat in range(6))
    auction = tuple(LotView(lot, 150, bids, 330) for lot in everything().figures.offer)
    return full, going_on(full), replace(view, players=full.players, auction=auction)


def _companies(view):
    certificates = [CertificateView(10, 0, option=False)]
    certificates += [CertificateView(10, seat, option=seat == 5) for seat in range(1, 6)]
    each = opened(
        view,
        par=93,
        price=230,
        trains=tuple(TrainView(f"t{each}", "8", "80x") for each in range(4)),
        stations=4,
        ipo=10,
        private_companies=(),
    )
    companies = {
        name: replace(company, holders=dict.fromkeys(range(6), 10) | {name: 20}) for name, company in each.items()
    }
    return {
        "companies": companies,
        "operating": tuple(companies),
        "certificates": dict.fromkeys(companies, tuple(certificates)),
        "split": tuple(companies),
        "chart": dict(zip(everything().chart.fields, ((name,) for name in companies), strict=False)),
    }


def _tunnels():
    return {
        "G9": (LaidTunnel("467", 0, (0, 3)), LaidTunnel("469", 0, (1, 2))),
        "F12": (LaidTunnel("468", 0, (1, 3)),),
    }
