"""Which moves have to be confirmed: those that could not be undone without the others' consent.

There is one rule for all games. Where nothing is hidden, the move is tried out. A game that hides something declares
which moves reveal it, because trying them out could give it away.
"""

from __future__ import annotations

from typing import Any

from engine.core import codec
from engine.core.game import Game, State
from engine.core.moves import Move


def is_final(game: Game[Any], state: State, move: Move) -> bool:
    """Return whether a legal move has to be confirmed first.

    That is so if it cannot be undone freely, ends the game, changes a campaign for good, asks another player something
    or carries out what another player has asked.
    """
    if type(move) in game.guidance.irreversible:
        return True
    tried = _after(game, state, move) if _is_open(game, state) else None
    if _needs_others(game, state, move, tried):
        return True
    if tried is None:
        return False
    pending = game.question(state)
    if pending is not None and move.kind() in pending.binding:
        return True
    after, _ = tried
    asks = game.question(after)
    return game.result(after) is not None or (asks is not None and asks.by == move.seat and asks != pending)


def needs_others(game: Game[Any], state: State, move: Move) -> bool:
    """Return whether undoing a move would need the others' consent, as it reveals something or ends the game."""
    tried = (
        _after(game, state, move) if game.guidance.needs_others(state, move) is None and _is_open(game, state) else None
    )
    return _needs_others(game, state, move, tried)


def _needs_others(game: Game[Any], state: State, move: Move, tried: tuple[State, bool] | None) -> bool:
    """Return the same for a move given the outcome of trying it, or None if it must not be tried."""
    declared = game.guidance.needs_others(state, move)
    if declared is not None:
        return declared
    if tried is None:
        return False  # others may have decided already what would follow
    after, reveals = tried
    over = game.result(after) is not None
    return reveals or (over and not game.looking_back.may_reopen(after))


def _is_open(game: Game[Any], state: State) -> bool:
    return game.info.open_information and game.orders.turn(state) is None


def _after(game: Game[Any], state: State, move: Move) -> tuple[State, bool]:
    """Return the position after a move, and whether the move reveals something."""
    after = codec.clone(state)
    events = tuple(game.play(after, move))
    return after, any(event.reveals for event in events)
