"""What the trains earn, who gets it, and what that does to the price."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import cast

from engine.core.seat import Seat
from engine.core.text import Player, Text, text
from engine.core.views import Event
from engine.eighteenxx.board import Place
from engine.eighteenxx.certificates import holding
from engine.eighteenxx.companies import BANK, CompanyId
from engine.eighteenxx.routes import Distance, RouteContext, all_towns, express, express_for_best, plain, plus, skipping
from engine.eighteenxx.rules import rules_of
from engine.eighteenxx.state import EighteenxxState, pay
from engine.eighteenxx.token_moves import move_token
from engine.eighteenxx.trains import faces_of_cards, phase_of, runnable, written_names

TOWNS_OF_AN_EXPRESS = 3
"""The most towns that an E-train is paid on 18xx.games, where it is paid the best stops that it passes."""


def distance(state: EighteenxxState, face: str) -> Distance:
    """Return how far a train runs."""
    printed = state.printed
    train = printed.faces[face]
    match printed.figures.train_kinds[train.kind]:
        case "plain":
            return plain(train.reach)
        case "plus":
            return plus(train.reach)
        case "all towns":
            return all_towns(train.reach)
        case "skipping":
            return skipping(train.reach, train.kind)
        case "express" if state.switches.express_skips_cities:
            return express_for_best(train.reach, TOWNS_OF_AN_EXPRESS)
        case "express":
            return express(train.reach)


def route_context(state: EighteenxxState, company: CompanyId) -> RouteContext:
    """Return the context of a company's runs: the trains it can run, and what each stop pays in the present phase."""
    printed, trains = state.printed, runnable(state, company)
    return RouteContext(
        ground=printed.ground,
        board=state.board,
        company=company,
        trains={train.id: distance(state, train.face) for train in trains},
        pays=_tariff(state, company),
        rule=printed.rule("running"),
        grouped=not state.switches.groups_twice,
        names=lambda: {**faces_of_cards(state), **written_names(trains)},
    )


def _tariff(state: EighteenxxState, company: CompanyId) -> Callable[[Place], int]:
    """Return what a stop pays a company's trains; what is printed there is kept as long as the board stays as it is."""
    ground, board, colour = state.printed.ground, state.board, phase_of(state).tiles
    fares = cast("dict[Place, int]", board.worked_out.setdefault(("pays", colour), {}))

    def pays(place: Place) -> int:
        if place not in fares:
            stop = board.tile(ground, place.hex).stops[place.stop]
            fares[place] = stop.revenue_in(colour)
        return fares[place] + rules_of(state).bonus(state, company, place)

    return pays


def shares_of_revenue(state: EighteenxxState, company: CompanyId, revenue: int) -> dict[Seat, int]:
    """Return what each player gets of a payout: the part of his whole holding, rounded up. The bank keeps the rest."""
    parts = {seat: -(-revenue * holding(state, company, seat) // 100) for seat in state.order}
    return {seat: amount for seat, amount in parts.items() if amount}


def cell_after(state: EighteenxxState, company: CompanyId, *, paid_out: bool) -> int:
    """Return the cell of the chart that a company's token moves to after paying out, or not."""
    printed, cell = state.printed, state.market.cell(company)
    if paid_out:
        return printed.chart.after_payout(cell, printed.kind(company).rise)
    return printed.chart.after_withholding(cell)


def _move_price(draft: EighteenxxState, company: CompanyId, *, paid_out: bool) -> Iterator[Event]:
    """Move a company's price after its turn's revenue, and say so; a company without a price has none to move."""
    if not draft.market.holds(company):
        return
    before, after = draft.market.cell(company), cell_after(draft, company, paid_out=paid_out)
    if before == after:
        yield Event(text("18xx.price.stays", company=company, after=draft.printed.chart.price(after)))
    yield from move_token(draft, company, after)


def pay_out(draft: EighteenxxState, company: CompanyId, revenue: int) -> Iterator[Event]:
    """Pay a company's revenue to its holders; the bank pays, and what falls on its own shares stays there."""
    said = _pay_holders(draft, company, revenue)
    yield Event(text("18xx.dividend.paid", company=company, revenue=revenue, parts=said))
    yield from _move_price(draft, company, paid_out=True)


def _pay_holders(draft: EighteenxxState, company: CompanyId, money: int) -> tuple[Text, ...]:
    parts = shares_of_revenue(draft, company, money)
    for seat, amount in parts.items():
        pay(draft, BANK, seat, amount)
    return tuple(text("18xx.dividend.part", player=Player(seat), amount=amount) for seat, amount in parts.items())


def pay_half(draft: EighteenxxState, company: CompanyId, revenue: int) -> Iterator[Event]:
    """Keep one half of a company's revenue in its treasury, and pay the other, with any odd coin, to its holders."""
    kept = revenue // 2
    pay(draft, BANK, company, kept)
    said = _pay_holders(draft, company, revenue - kept)
    yield Event(text("18xx.dividend.halved", company=company, revenue=revenue, kept=kept, parts=said))
    yield from _move_price(draft, company, paid_out=True)


def withhold(draft: EighteenxxState, company: CompanyId, revenue: int) -> Iterator[Event]:
    """Keep a company's revenue in its treasury; without any revenue, the price moves in the same way."""
    pay(draft, BANK, company, revenue)
    key = "18xx.dividend.nothing" if runnable(draft, company) else "18xx.dividend.no_train"
    if revenue:
        key = "18xx.dividend.kept"
    yield Event(text(key, company=company, revenue=revenue))
    yield from _move_price(draft, company, paid_out=False)
