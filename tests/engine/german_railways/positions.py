"""Positions of German Railways made by hand: whose turn it is, who is where, and who owns what."""

from __future__ import annotations

from engine.core.errors import IllegalMove
from engine.core.moves import Move
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.steps import Frame
from engine.core.views import Event
from engine.german_railways.bag import ROUND as ACTIONS
from engine.german_railways.board_analysis import BoardAnalysis, income
from engine.german_railways.facts import printed_facts
from engine.german_railways.game import GERMAN
from engine.german_railways.state import GermanState, Railroad
from engine.german_railways.switches import Switches


def position(
    *,
    players: int = 3,
    networks: dict[str, tuple[str, ...]] | None = None,
    treasuries: dict[str, int] | None = None,
    owners: dict[str, tuple[int, ...]] | None = None,
    cash: tuple[int, ...] | None = None,
    order: tuple[int, ...] | None = None,
    switches: Switches | None = None,
) -> GermanState:
    """Make a position in the middle of a round, the first of ``order`` being on turn.

    Networks are given beyond the start hexes, and need not hang together; every railroad has sold one share, to seat 0
    where nothing else is said.
    """
    railroads = {
        id_: Railroad(
            [printed.start, *(networks or {}).get(id_, ())],
            (treasuries or {}).get(id_, 0),
            list((owners or {}).get(id_, (0,))),
        )
        for id_, printed in printed_facts().railroads.items()
    }
    return GermanState(
        rng=Rng("a position"),
        frames=[Frame(ACTIONS, list(order or range(players)))],
        switches=switches or Switches(),
        cash=list(cash or (20,) * players),
        railroads=railroads,
        first=Seat(0),
        round=1,
    )


def network_worth(railroad: str, wanted: int, *, without: tuple[str, ...] = ("Berlin", "Hamburg")) -> tuple[str, ...]:
    """Return city hexes that, beyond the start, raise a railroad's income to a number; no two railroads need differ."""
    reached = [printed_facts().hexes[printed_facts().railroads[railroad].start].city]
    hexes = []
    ones_last = sorted(
        printed_facts().cities, key=lambda city: -printed_facts().hexes[printed_facts().cities[city][0]].value
    )
    for city in ones_last:
        starts = {printed_facts().hexes[printed.start].city for printed in printed_facts().railroads.values()}
        if city in starts or city in without or city in reached:
            continue
        if income(railroad, (*reached, city), Switches()) <= wanted:
            reached.append(city)
            hexes.append(printed_facts().cities[city][0])
    assert income(railroad, reached, Switches()) == wanted
    return tuple(hexes)


def play(state: GermanState, move: Move) -> list[Event]:
    """Play a move in place."""
    return list(GERMAN.play(state, move))


def refusal(state: GermanState, move: Move) -> IllegalMove | None:
    """Return what a move is refused for; the position is of no use afterwards."""
    try:
        play(state, move)
    except IllegalMove as refused:
        return refused
    return None


def said(events: list[Event]) -> list[str]:
    """Return the keys of what everybody is told."""
    return [event.text.key for event in events if event.audience is None]


def income_of(state: GermanState, railroad: str) -> int:
    """Return a railroad's income."""
    return BoardAnalysis(state).incomes[railroad]


def player_income(state: GermanState, seat: int) -> int:
    """Return a player's income."""
    return BoardAnalysis(state).player_income(Seat(seat))
