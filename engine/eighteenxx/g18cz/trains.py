"""The trains of 18CZ: which a company may run and hold, what it may buy, and what goes when one is sold (OR 10-13)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.events import Event
from engine.eighteenxx.company import Depot, Train
from engine.eighteenxx.g18cz.box import box
from engine.eighteenxx.g18cz.phases import phase_of
from engine.eighteenxx.g18cz.state import G18czState
from engine.eighteenxx.market import CompanyId


def new_depot() -> Depot:
    """Return the trains as a game begins: the whole deck, the lowest rank on top (setting up)."""
    deck = [
        Train(card.rank, copy, card.faces[0].name) for card in box().cards.values() for copy in range(card.count or 1)
    ]
    return Depot(deck, pool=[], rusted=[], phase=deck[0].rank)


def limit(state: G18czState, company: CompanyId) -> int:
    """Return how many trains a company may hold at present (OR 12, appendix 9)."""
    return phase_of(state).limit[box().size(company)]


def runs(company: CompanyId, face: str) -> bool:
    """Tell whether a company may run trains of a face: only those of its own size (companies 2.2-2.4)."""
    return box().faces[face].size == box().size(company)


def runnable(state: G18czState, company: CompanyId) -> list[Train]:
    """Return the trains a company can run, in the order it got them."""
    return [train for train in state.charters[company].trains if runs(company, train.face)]


def export(draft: G18czState) -> Iterator[Event]:
    """Take the next train of the deck out of the game after a set of operating rounds, as if each face were sold.

    A table of two exports nothing: each company of the neutral player gets it instead of the trains it had. Where a
    limit falls, the frame ``discard`` comes to lie on top: push the frame of the round that follows before. Nothing is
    to be exported after the last set (OR 13).
    """
    raise NotImplementedError
