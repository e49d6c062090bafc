"""Which moves are confirmed before they are made: those that could not be taken back without the others.

One rule for all games. What a game shows openly is tried out; where it hides something it declares what turns that up,
as trying it out could tell what is hidden.
"""

from __future__ import annotations

from typing import Any

from engine.core import codec
from engine.core.game import Game, State
from engine.core.moves import Move


def is_final(game: Game[Any], state: State, move: Move) -> bool:
    """Tell whether a move that can be made is confirmed first, as the others are needed to take it back.

    It cannot be undone freely, ends the game, changes a campaign for good, puts a question to another player or carries
    out what one asks.
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
    """Tell whether a move could not be undone freely once it is made: it turns something up, or ends the game."""
    tried = (
        _after(game, state, move) if game.guidance.needs_others(state, move) is None and _is_open(game, state) else None
    )
    return _needs_others(game, state, move, tried)


def _needs_others(game: Game[Any], state: State, move: Move, tried: tuple[State, bool] | None) -> bool:
    """Tell the same of a move that was ``tried``; None: it is not to be tried."""
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
    """Return the position after a move, and whether it shows anybody something new."""
    after = codec.clone(state)
    events = tuple(game.play(after, move))
    return after, any(event.reveals for event in events)
