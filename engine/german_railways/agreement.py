"""Agreeing that nothing can be built any more (rulebook, "End of the game and winner").

A player on turn says so without using up the action. When turn order is next determined, the question is put to all
others at the same time. Every build and every share sold ends the agreement. Until then, once somebody has declined,
the question is put again only if that player brings up the end: otherwise one refusal could keep a table playing that
has come to agree.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.errors import IllegalMove
from engine.core.seat import Seat
from engine.core.text import Player, text
from engine.core.views import Event
from engine.german_railways.board_analysis import BoardAnalysis
from engine.german_railways.building import BuildPlan
from engine.german_railways.state import GermanState

RULE = "german.rule.end"


def expire(draft: GermanState) -> Iterator[Event]:
    """Forget who agreed and who declined, because the position has changed."""
    draft.decliner = None
    if draft.agreed:
        players = tuple(Player(seat) for seat in draft.agreed)
        draft.agreed = []
        yield Event(text("german.end.lapsed", players=players))


def may_speak(state: GermanState, seat: Seat) -> bool:
    """Return whether a player may bring up the end: nobody has declined, or only this player has."""
    return state.decliner in (None, seat)


def is_in_sight(state: GermanState) -> bool:
    """Return whether the end may be on somebody's mind: it was brought up, or half of the railroads cannot build now.

    That is so from about a third of a game on.
    """
    if state.agreed or state.decliner is not None:
        return True
    analysis = BoardAnalysis(state)
    stuck = sum(not BuildPlan(analysis, railroad).can_go_on() for railroad in state.railroads)
    return 2 * stuck >= len(state.railroads)


def agree(draft: GermanState, seat: Seat) -> Iterator[Event]:
    """Agree to the end. Raises IllegalMove."""
    if seat in draft.agreed:
        raise IllegalMove("german.end.agreed_before", rule=RULE)
    if not may_speak(draft, seat):
        raise IllegalMove("german.end.declined_before", rule=RULE)
    draft.decliner = None
    draft.agreed.append(seat)
    left = len(draft.cash) - len(draft.agreed)
    yield Event(text("german.end.agrees", player=Player(seat), left=left))


def take_back(draft: GermanState, seat: Seat) -> Iterator[Event]:
    """Take back an agreement to the end. Raises IllegalMove."""
    if seat not in draft.agreed:
        raise IllegalMove("german.end.not_agreed", rule=RULE)
    draft.agreed.remove(seat)
    yield Event(text("german.end.taken_back", player=Player(seat)))


def decline(draft: GermanState, seat: Seat) -> Iterator[Event]:
    """Do not agree: the question is not put again until something is built or sold."""
    draft.decliner = seat
    draft.agreed = []
    draft.ask(())
    yield Event(text("german.end.declines", player=Player(seat)))
