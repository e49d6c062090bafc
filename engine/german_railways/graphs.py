"""Graphs of German Railways: money and income of the players, dividends by link, income and networks of railroads."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from engine.core.graphs import (
    Column,
    Figure,
    Graph,
    GraphKind,
    Moment,
    Reckoned,
    graph_of,
    of_company,
    of_seat,
    over_moves,
    won_by,
)
from engine.core.seat import Seat
from engine.core.text import text
from engine.german_railways.facts import printed_facts
from engine.german_railways.moves import Build
from engine.german_railways.state import Built
from engine.german_railways.view import GermanView

KINDS = tuple(
    # One for each of these.
    GraphKind(name, text(f"german.graph.{name}"))
    for name in ("cash", "income", "dividends", "payers", "railroads", "routes")
)


def graph(name: str, course: Iterable[Moment]) -> Graph | None:
    """Return one of the graphs."""
    if name in {"dividends", "payers"}:
        return graph_of(name, _dividends(course, by_player=name == "dividends"))
    return over_moves(name, course, lambda moment: _FIGURES[name](_seen(moment)))


def reckoning(view: GermanView) -> Iterator[Reckoned]:
    """Yield who has won: cash alone counts, which everybody has seen."""
    if view.places is not None:
        yield won_by({seat.seat: seat.cash for seat in view.seats}, view.places)


def _dividends(course: Iterable[Moment], *, by_player: bool) -> Iterator[tuple[Column, Figure]]:
    """Yield what each new link brought each player, or what the shares of each railroad paid in total at that time."""
    number = 0
    for moment in course:
        if moment.move is not Build:
            continue
        view = _seen(moment)
        if view.built is None or not view.built.linked:
            continue
        number += 1
        linked = tuple(text("core.graph.company", company=other) for other in view.built.linked)
        column = Column(number, text("german.graph.link", railroad=view.built.railroad, others=linked))
        paid = enumerate(view.built.paid)
        figures = (of_seat(Seat(seat), money) for seat, money in paid) if by_player else _payers(view, view.built)
        for figure in figures:
            yield column, figure


def _payers(view: GermanView, built: Built) -> Iterator[Figure]:
    """Return what the shares of each railroad paid in the dividend of the latest build (readings 3, 9 and 10)."""
    switches, twice = view.switches, printed_facts().figures.builders_dividend
    times = len(built.linked) if switches.dividends == "each_link" else 1
    paid = {}
    for railroad in view.railroads:
        doubled = twice if railroad.id == built.railroad and switches.builder == "twice" else 1
        paid[railroad.id] = railroad.pays * railroad.income * sum(railroad.holders.values()) * doubled * times
    if sum(paid.values()) != sum(built.paid):  # the builder has just joined what it must, and pays from next time on
        paid[built.railroad] = 0
    return (of_company(railroad, money) for railroad, money in paid.items())


def _cash(view: GermanView) -> Iterator[Figure]:
    return (of_seat(seat.seat, seat.cash) for seat in view.seats)


def _income(view: GermanView) -> Iterator[Figure]:
    return (of_seat(seat.seat, seat.income) for seat in view.seats)


def _railroads(view: GermanView) -> Iterator[Figure]:
    return (of_company(railroad.id, railroad.income) for railroad in view.railroads)


def _routes(view: GermanView) -> Iterator[Figure]:
    """Return how many hexes the network of each railroad has."""
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
