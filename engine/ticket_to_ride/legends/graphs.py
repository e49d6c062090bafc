"""Graphs of Legends: the coins, the trains left, and after the campaign how the vaults grew from game to game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import accumulate

from engine.core.graphs import (
    Column,
    Figure,
    Graph,
    GraphKind,
    Moment,
    Reckoned,
    graph_of,
    of_seat,
    over_moves,
    reckoned,
    won_by,
)
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


def reckoning(view: LegendsView) -> Iterator[Reckoned]:
    """Count the coins, turn over the tickets one by one, add the rest of the bank slips, and tell the winner (L F1)."""
    if not view.slips:
        return
    sums = {company.seat: view.slips[company.seat].coins for company in view.seats}
    yield reckoned(text("legends.reckoned.coins"), sums)
    for company in view.seats:
        for row in view.slips[company.seat].tickets:
            sums[company.seat] += row.dollars
            card = pack().ticket(row.ticket)
            a, b = (pack().town(city).name for city in (card.a, card.b))
            key = "legends.reckoned.completed" if row.completed else "legends.reckoned.lost"
            yield reckoned(text(key, company=company.name, a=a, b=b, dollars=row.dollars), sums)
    totals = {company.seat: view.slips[company.seat].total for company in view.seats}
    if totals != sums:
        yield reckoned(text("legends.reckoned.total"), totals)
    best = max(totals.values())
    first = [seat for seat in view.ranking if totals[seat] == best]
    yield won_by(totals, [first, *([seat] for seat in view.ranking if seat not in first)])


def _coins(moment: Moment) -> Iterator[Figure]:
    return (of_seat(company.seat, company.score) for company in _seen(moment).seats)


def _trains(moment: Moment) -> Iterator[Figure]:
    return (of_seat(company.seat, company.trains) for company in _seen(moment).seats)


def _vaults(course: Iterable[Moment]) -> Iterator[tuple[Column, Figure]]:
    """Give what each company had in slips and awards after each game; the campaign's last move opens the vaults."""
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
