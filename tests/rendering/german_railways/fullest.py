"""Positions of German Railways in which there is as much to tell as there can ever be, and more."""

from msgspec.structs import replace

from engine.german_railways.facts import printed_facts
from engine.german_railways.state import Built
from engine.german_railways.view import AuctionView
from tests.rendering.tables import positions

CHOICES = {"hexes": ({"railroad": "NME"}, tuple(printed_facts().hexes)[:90])}
"""Twenty locomotives have no more than ninety hexes around them."""


def fullest():
    """Five players in an auction after a build that paid all of them; every railroad linked with every other."""
    view, ids = positions("german", 5, "a")[-1][None], tuple(printed_facts().railroads)
    cities = tuple(printed_facts().cities)
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
