"""Graphs of Legends: the coins, the trains left, and after the campaign what the vaults came to from game to game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import accumulate

from engine.core.graphs import Column, Figure, Graph, GraphKind, Moment, graph_of, of_seat, over_moves
from engine.core.text import text
from engine.ticket_to_ride.legends.pack_files import pack
from engine.ticket_to_ride.legends.view import LegendsView

KINDS = (
    GraphKind("coins", text("legends.graph.coins")),
    GraphKind("trains", text("ttr.graph.trains")),
    GraphKind("vaults", text("legends.graph.vaults"), opened=True),
)


def graph(name: str, course: Iterable[Moment]) -> Graph | None:
    """Return one of the graphs."""
    match name:
        case "coins":
            return over_moves(name, course, _coins)
        case "trains":
            return over_moves(name, course, _trains)
        case _:
            return graph_of(name, _vaults(course))


def _coins(moment: Moment) -> Iterator[Figure]:
    return (of_seat(company.seat, company.score) for company in _seen(moment).seats)


def _trains(moment: Moment) -> Iterator[Figure]:
    return (of_seat(company.seat, company.trains) for company in _seen(moment).seats)


def _vaults(course: Iterable[Moment]) -> Iterator[tuple[Column, Figure]]:
    """Give what each company had in slips and awards after each game; vaults open with the last move of the last."""
    years = pack().figures.table.years
    view = None
    for moment in course:
        view = _seen(moment) if moment.shown else view
    for vault in () if view is None else view.opened_vaults:
        given = ((slip or 0) + award for slip, award in zip(vault.slips, vault.awards, strict=True))
        for number, together in enumerate(accumulate(given), start=1):
            column = Column(number, text("legends.graph.year", year=str(years[number - 1])))
            yield column, Figure(vault.company, text("core.graph.company", company=vault.name), together)


def _seen(moment: Moment) -> LegendsView:
    view = moment.view()
    assert isinstance(view, LegendsView)
    return view
