"""Graphs of an 18xx game: the worth of the players, the prices of shares, and what companies earned."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

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
    reckoned,
    won_by,
)
from engine.core.text import text
from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.earnings import earned_in
from engine.eighteenxx.moves import Run
from engine.eighteenxx.views import EighteenxxView

KINDS = (
    GraphKind("worth", text("18xx.graph.worth")),
    GraphKind("prices", text("18xx.graph.prices")),
    GraphKind("revenue", text("18xx.graph.revenue")),
)


def graph(name: str, course: Iterable[Moment]) -> Graph | None:
    """Return one of the graphs."""
    match name:
        case "worth":
            return over_moves(name, course, _worths)
        case "prices":
            return over_moves(name, course, _prices)
        case _:
            return graph_of(name, _revenues(course))


def reckoning(view: EighteenxxView) -> Iterator[Reckoned]:
    """Yield the steps of the final scoring: cash, then shares, then anything else owned or owed, and the winner."""
    found = sorted(view.reckonings or (), key=lambda one: (one.place, one.seat))
    if not found:
        return
    by_seat = sorted(found, key=lambda one: one.seat)
    yield reckoned(text("18xx.reckoned.cash"), {one.seat: one.cash for one in by_seat})
    yield reckoned(text("18xx.reckoned.shares"), {one.seat: one.cash + one.shares for one in by_seat})
    totals = {one.seat: one.total for one in by_seat}
    if any(one.total != one.cash + one.shares for one in found):
        yield reckoned(text("18xx.reckoned.total"), totals)
    yield won_by(totals, [[one.seat for one in tied] for _, tied in groupby(found, key=lambda one: one.place)])


def _worths(moment: Moment) -> Iterator[Figure]:
    for player in _seen(moment).players:
        yield of_seat(player.seat, player.worth)


def _prices(moment: Moment) -> Iterator[Figure]:
    for name, company in _seen(moment).companies.items():
        if company.price is not None:
            yield of_company(name, company.price)


def _revenues(course: Iterable[Moment]) -> Iterator[tuple[Column, Figure]]:
    """Yield what each company earned by running in each operating round, and whether it was withheld."""
    ran_in: dict[CompanyId, Column] = {}
    for moment in course:
        if moment.move is Run:
            yield from _run(_seen(moment), ran_in)
        for company, earned in filter(None, map(earned_in, moment.events)):
            if company in ran_in and earned.revenue and not earned.paid:
                yield ran_in[company], of_company(company, earned.revenue, text("18xx.graph.withheld"))


def _run(view: EighteenxxView, ran_in: dict[CompanyId, Column]) -> Iterator[tuple[Column, Figure]]:
    """Yield what a company has just earned by running, and note in ``ran_in`` in which round."""
    ran, calendar = view.last_run, view.calendar
    if ran is None:
        return
    earned = view.companies[ran.company].revenue
    value = sum(run.revenue for run in ran.runs) if earned is None else earned
    column = Column(calendar.operating, text("18xx.graph.round", set=calendar.set, round=calendar.round))
    ran_in[ran.company] = column
    yield column, of_company(ran.company, value)


def _seen(moment: Moment) -> EighteenxxView:
    view = moment.view()
    assert isinstance(view, EighteenxxView)
    return view
