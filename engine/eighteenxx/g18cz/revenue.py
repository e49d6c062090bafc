"""What the trains of 18CZ earn, who gets it, and what that does to the price (rules, OR 7 and 8, price 2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import cast

from engine.core.events import Event
from engine.core.seat import Seat
from engine.core.text import Player, text
from engine.eighteenxx.board import Place
from engine.eighteenxx.company import BANK
from engine.eighteenxx.g18cz.phases import phase_of
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.g18cz.state import G18czState
from engine.eighteenxx.g18cz.trading import holding, tell_move
from engine.eighteenxx.g18cz.trains import runnable
from engine.eighteenxx.market import CompanyId
from engine.eighteenxx.routes import Distance, Service, express, express_for_best, plain, plus
from engine.eighteenxx.state import pay
from engine.eighteenxx.trains import faces_of_cards, written_names

TOWNS_OF_AN_EXPRESS = 3
"""Of an E-train on 18xx.games, which is paid the best stops it passes, at most so many of them towns."""


def distance(state: G18czState, face: str) -> Distance:
    """Return how far a train runs (OR 7)."""
    printed = state.printed
    train = printed.faces[face]
    match printed.figures.train_kinds[train.kind]:
        case "plain":
            return plain(train.reach)
        case "plus":
            return plus(train.reach)
        case "express" if state.switches.e_trains_skip_cities:
            return express_for_best(train.reach, TOWNS_OF_AN_EXPRESS)
        case "express":
            return express(train.reach)


def service(state: G18czState, company: CompanyId) -> Service:
    """Return what a company runs: its trains of its own size, and what each stop pays them in the present phase."""
    return Service(
        ground=state.printed.ground,
        board=state.board,
        company=company,
        trains={train.id: distance(state, train.face) for train in runnable(state, company)},
        pays=_tariff(state, company),
        rule="18cz.rule.or7",
        grouped=not state.switches.praha_twice,
        called={**faces_of_cards(state), **written_names(runnable(state, company))},
    )


def _tariff(state: G18czState, company: CompanyId) -> Callable[[Place], int]:
    """Return what a stop pays a company's trains, remembered as long as the board stays as it is."""
    whole, board, colour = state.printed, state.board, phase_of(state).tiles
    ground = whole.ground
    fares = cast("dict[Place, int]", board.worked_out.setdefault(("18cz pays", company, colour), {}))

    def pays(place: Place) -> int:
        if place not in fares:
            tile = board.tile(ground, place.hex)
            # 18CZ rules, OR 8: a red area pays by the phase, and its own company's trains more.
            own = tile.colour == "red" and company in board.slots(ground, place)
            fares[place] = tile.stops[place.stop].revenue_in(colour) + whole.figures.home_bonus * own
        return fares[place]

    return pays


def shares_of_revenue(state: G18czState, company: CompanyId, revenue: int) -> dict[Seat, int]:
    """Return what each player gets of a payout: his whole holding's part, rounded up; the bank keeps its (OR 8)."""
    parts = {seat: -(-revenue * holding(state, company, seat) // 100) for seat in state.order}
    return {seat: amount for seat, amount in parts.items() if amount}


def place_after(state: G18czState, company: CompanyId, *, paid_out: bool) -> int:
    """Return the place on the chart that a company comes to after its turn's revenue (price 2).

    A price moves along its own row of the chart and stays at the row's end.
    """
    steps = everything().kind(company).rise if paid_out else -1
    return everything().chart.moved_in_row(state.market.place(company), steps)


def move_price(draft: G18czState, company: CompanyId, *, paid_out: bool) -> Iterator[Event]:
    """Move a company's price after its turn's revenue, and say so."""
    before, after = draft.market.place(company), place_after(draft, company, paid_out=paid_out)
    draft.market.move(company, after)
    if before == after:
        yield Event(text("18cz.price.stays", company=company, after=everything().chart.prices[after]))
    yield from tell_move(company, before, after)


def pay_out(draft: G18czState, company: CompanyId, revenue: int) -> Iterator[Event]:
    """Pay a company's revenue to its holders; the bank pays, and what falls on its own shares stays there (OR 8a)."""
    parts = shares_of_revenue(draft, company, revenue)
    for seat, amount in parts.items():
        pay(draft, BANK, seat, amount)
    said = tuple(text("18cz.dividend.part", player=Player(seat), amount=amount) for seat, amount in parts.items())
    yield Event(text("18cz.dividend.paid", company=company, revenue=revenue, parts=said))
    yield from move_price(draft, company, paid_out=True)


def withhold(draft: G18czState, company: CompanyId, revenue: int) -> Iterator[Event]:
    """Keep a company's revenue in its treasury; without any it is the same for the price (OR 8b)."""
    pay(draft, BANK, company, revenue)
    yield Event(text("18cz.dividend.kept" if revenue else "18cz.dividend.nothing", company=company, revenue=revenue))
    yield from move_price(draft, company, paid_out=False)
