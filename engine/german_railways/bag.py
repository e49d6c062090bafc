"""Determining turn order: markers by rank of income, drawn from a bag (rulebook, "Determining turn order")."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.seat import Seat
from engine.core.text import Player, text
from engine.core.views import Event
from engine.german_railways.board_analysis import BoardAnalysis
from engine.german_railways.facts import printed_facts
from engine.german_railways.state import GermanState

ROUND = "actions"
"""The round in which each drawn marker is a turn."""


def markers(state: GermanState) -> tuple[int, ...]:
    """Return how many markers each seat puts into the bag: one for the highest income, two for the second, and so on.

    Decision 1: players with equal incomes put in the same number, and the next lower income is the next rank.
    """
    analysis = BoardAnalysis(state)
    incomes = [analysis.player_income(Seat(seat)) for seat in range(len(state.cash))]
    higher = incomes if state.switches.bag_ranks == "sparse" else list(set(incomes))
    return tuple(1 + sum(other > mine for other in higher) for mine in incomes)


def places(state: GermanState) -> int:
    """Return how many places the turn order track has (decision 1: as many as there are players)."""
    return len(state.cash) if state.switches.order_places == "players" else printed_facts().figures.order_markers


def draw(draft: GermanState) -> Iterator[Event]:
    """Fill the bag and draw the turn order, one marker after the other; one seat may come more than once."""
    number = markers(draft)
    bag = [Seat(seat) for seat, mine in enumerate(number) for _ in range(mine)]
    order = [bag.pop(draft.rng.below(len(bag))) for _ in range(min(places(draft), len(bag)))]
    draft.round += 1
    draft.begin(ROUND, order)
    filled = tuple(text("german.order.marker", player=Player(Seat(seat)), number=n) for seat, n in enumerate(number))
    yield Event(text("german.order.bag", round=draft.round, markers=filled))
    yield Event(text("german.order.drawn", players=tuple(Player(seat) for seat in order)), reveals=True)
