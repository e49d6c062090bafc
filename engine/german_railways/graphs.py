"""Graphs of German Railways: money and income of the players, income and networks of the railroads."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from engine.core.graphs import Figure, Graph, GraphKind, Moment, Reckoned, of_company, of_seat, over_moves, won_by
from engine.core.text import text
from engine.german_railways.view import GermanView

KINDS = tuple(GraphKind(name, text(f"german.graph.{name}")) for name in ("cash", "income", "railroads", "routes"))


def graph(name: str, course: Iterable[Moment]) -> Graph | None:
    """Return one of the graphs."""
    return over_moves(name, course, lambda moment: _FIGURES[name](_seen(moment)))


def reckoning(view: GermanView) -> Iterator[Reckoned]:
    """Tell who has won: cash alone counts, which everybody has seen."""
    if view.places is not None:
        yield won_by({seat.seat: seat.cash for seat in view.seats}, view.places)


def _cash(view: GermanView) -> Iterator[Figure]:
    return (of_seat(seat.seat, seat.cash) for seat in view.seats)


def _income(view: GermanView) -> Iterator[Figure]:
    return (of_seat(seat.seat, seat.income) for seat in view.seats)


def _railroads(view: GermanView) -> Iterator[Figure]:
    return (of_company(railroad.id, railroad.income) for railroad in view.railroads)


def _routes(view: GermanView) -> Iterator[Figure]:
    """Give how many hexes the network of each railroad has."""
    return (of_company(railroad.id, len(railroad.hexes)) for railroad in view.railroads)


_FIGURES: Mapping[str, Callable[[GermanView], Iterator[Figure]]] = {
    "cash": _cash,
    "income": _income,
    "railroads": _railroads,
    "routes": _routes,
}


def _seen(moment: Moment) -> GermanView:
    view = moment.view()
    assert isinstance(view, GermanView)
    return view
