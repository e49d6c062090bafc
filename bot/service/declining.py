"""What is left of a turn that can be declined at once: one step after the other, as if each were declined by itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from bot.service.log_events import question_of, turn_ends
from engine.core import codec
from engine.core.assistance import Guiding, turn_of_queue
from engine.core.errors import IllegalMove
from engine.core.events import Event
from engine.core.finality import is_final
from engine.core.game import Game, State
from engine.core.moves import Move
from engine.core.seat import Seat
from engine.core.text import Text

MOST = 12
"""Steps that are declined at once: no turn has as many."""


class Rest(msgspec.Struct, frozen=True, kw_only=True):
    """Several steps of a turn that a seat can decline one after the other."""

    steps: tuple[Text, ...]
    """What each of them says, in a few words."""
    told: tuple[Text, ...]
    """What comes of it, in the words in which everybody would be told."""
    final: bool
    """It could not be taken back without the others: whoever declines is asked first."""
    next: type[Move] | None
    """What is to be done after them; None: the turn is over then."""


def rest_of(game: Game[Any], state: State, seat: Seat) -> Rest | None:
    """Tell what a seat can decline at once; None: it is not two steps, or the game hides what would come of it."""
    if not isinstance(game, Guiding) or game.declining is None or not game.info.open_information:
        return None
    if turn_of_queue(game, state) is not None:
        return None
    steps: list[Text] = []
    told: list[Event] = []
    final = False
    while len(steps) < MOST and _can_decline(game, state, seat):
        meaning = game.meaning(state, seat, game.declining)
        after, move = codec.clone(state), game.declining(seat)
        try:
            told += game.play(after, move)
        except IllegalMove:
            break
        final = final or is_final(game, state, move)
        steps.append(meaning or Text(f"core.move.{game.declining.kind()}"))
        ends, state = turn_ends(game, state, after, seat), after
        if ends or game.result(state) is not None:
            return _rest(game, steps, told, None, final=final)
    return _rest(game, steps, told, next(iter(game.kinds(state, seat)), None), final=final)


def _can_decline(game: Game[Any], state: State, seat: Seat) -> bool:
    assert isinstance(game, Guiding)
    alone = game.actors(state) == {seat} and question_of(game, state) is None
    return alone and game.declining in game.kinds(state, seat)


def _rest(
    game: Game[Any], steps: list[Text], told: list[Event], after: type[Move] | None, *, final: bool
) -> Rest | None:
    assert isinstance(game, Guiding)
    if len(steps) <= 1:
        return None
    texts = tuple(event.text for event in told if event.audience is None)
    return Rest(
        steps=tuple(steps),
        told=tuple(_notable(game, texts)),
        final=final,
        next=after,
    )


def _notable(game: Game[Any], texts: tuple[Text, ...]) -> Iterator[Text]:
    """Leave out what says only that a step was declined: the steps are named already."""
    return (each for each in texts if each.key not in game.info.omissions)
