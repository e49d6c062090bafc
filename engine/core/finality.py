"""Which moves are confirmed before they are made: those that could not be taken back without the others.

One rule for all games. What a game shows openly is tried out; where it hides something it declares what turns that up,
as trying it out could tell what is hidden.
"""

from __future__ import annotations

from typing import Any, cast

from engine.core import codec
from engine.core.assistance import Asking, Question, Reopening, Revealing, awaited_turn, stays
from engine.core.game import Game, State
from engine.core.moves import Move


def is_final(game: Game[Any], state: State, move: Move) -> bool:
    """Tell whether a move that can be made is confirmed first, as the others are needed to take it back.

    It cannot be undone freely, ends the game, changes a campaign for good, puts a question to another player or carries
    out what one asks.
    """
    if stays(game, type(move)) or needs_others(game, state, move):
        return True
    if not _is_open(game, state):
        return False
    pending = _question(game, state)
    if pending is not None and move.kind() in pending.binding:
        return True
    after, _ = _after(game, state, move)
    asks = _question(game, after)
    return game.result(after) is not None or (asks is not None and asks.by == move.seat and asks != pending)


def needs_others(game: Game[Any], state: State, move: Move) -> bool:
    """Tell whether a move could not be undone freely once it is made: it turns something up, or ends the game."""
    if isinstance(game, Revealing):
        return game.needs_others(state, move)
    if not _is_open(game, state):
        return False  # others may have decided already what would follow
    after, reveals = _after(game, state, move)
    over = game.result(after) is not None
    return reveals or (over and not (isinstance(game, Reopening) and game.may_reopen(after)))


def _is_open(game: Game[Any], state: State) -> bool:
    return game.info.open_information and awaited_turn(game, state) is None


def _after(game: Game[Any], state: State, move: Move) -> tuple[State, bool]:
    """Return the position after a move, and whether it shows anybody something new."""
    after = codec.clone(state)
    events = tuple(game.play(after, move))
    return after, any(event.reveals for event in events)


def _question(game: Game[Any], state: State) -> Question | None:
    return cast("Asking[Any]", game).question(state) if isinstance(game, Asking) else None
