"""The built-in opponent that plays German Railways at random."""

from __future__ import annotations

from engine.core.game import Game
from engine.core.moves import Move
from engine.core.players import random_move_of
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.german_railways.board_analysis import BoardAnalysis
from engine.german_railways.ending import can_any_ever_build
from engine.german_railways.moves import AgreeEnd, PlayOn
from engine.german_railways.state import GermanState


def choose_at_random(game: Game[GermanState], state: GermanState, seat: Seat, rng: Rng) -> Move:
    """Choose a kind of move and then each of its fields at random; only about the end it decides by reason."""
    kinds = game.kinds(state, seat)
    said = speak_of_end(BoardAnalysis(state), seat, kinds)
    if said is not None:
        return said
    others = [kind for kind in kinds if kind not in (AgreeEnd, PlayOn)]
    return random_move_of(game, state, seat, others[rng.below(len(others))], rng)


def speak_of_end(analysis: BoardAnalysis, seat: Seat, kinds: tuple[type[Move], ...]) -> Move | None:
    """Agree to the end exactly if no railroad can ever build again, and decline it if one can.

    Return None if there is nothing to say.
    """
    if AgreeEnd not in kinds or (PlayOn not in kinds and analysis.state.switches.stalemate == "ends"):
        return None  # the game has not ended on its own, so somebody can build
    if not can_any_ever_build(analysis):
        return AgreeEnd(seat)
    return PlayOn(seat) if PlayOn in kinds else None
