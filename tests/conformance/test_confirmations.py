"""What is confirmed before it is made: what could not be taken back without the others, in every game alike."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.core.assistance import Guidance
from engine.core.match import Match, is_final, needs_others
from engine.core.rng import Rng
from engine.ticket_to_ride.moves import DrawCard, KeepTickets
from tests.conformance.worlds import WORLDS, overrides
from tests.thorough import long_but

SEEDS = ("confirmed", "again")
EVERY_TURN = (DrawCard, KeepTickets)
"""What is not confirmed though it turns something up: any turn may have it, and its button says all."""
MOST = 500
"""Moves of a game that are looked at."""


def moves(world):
    """Play random games; yield the game, each position, the move made there, and whether it can be undone freely."""
    for seed in SEEDS:
        match, rng = Match(world.game, world.setup(world.game.info.players[0]), seed), Rng(seed)
        while not match.over and len(match.line) < MOST:
            before, seat = match.state, min(match.game.actors(match.state))
            move = match.game.policies["random"](match.game, before, seat, rng)
            match.accept(match.attempt(move))
            offer = match.undo_offer(seat)
            yield match.game, before, move, offer is not None and offer.free, match.state


@pytest.mark.parametrize("key", long_but(sorted(WORLDS), "german", "18cz"))
def test_what_cannot_be_taken_back_without_the_others_is_confirmed_and_nothing_else(key):
    seen = Counter()
    for game, before, move, free, after in moves(WORLDS[key]):
        others = needs_others(game, before, move)
        confirmed = is_final(game, before, move)
        if game.info.open_information and game.orders.turn(before) is None:
            assert others is not free, move
            question, asks = game.question(before), game.question(after)
            answers = question is not None and move.kind() in question.binding
            over = game.result(after) is not None
            assert confirmed == (others or over or answers or (asks is not None and asks != question)), move
        elif others:
            assert not free, move
        if game.guidance.needs_others(before, move) is not None:
            over = game.result(after) is not None
            assert others >= over, move
            assert others or free or type(move) in EVERY_TURN, move
            assert not (others and isinstance(move, DrawCard)) or over, move
        if not others and not game.info.open_information:
            assert confirmed == (type(move) in game.guidance.irreversible), move
        seen[others] += 1
    assert seen[False]
    assert seen[True] or game.info.open_information, "no move of these games would be confirmed"


@pytest.mark.parametrize(
    "key", sorted(key for key in WORLDS if overrides(WORLDS[key].game.guidance, Guidance.needs_others))
)
def test_whether_a_move_is_confirmed_tells_nothing_that_is_hidden(key):
    world, compared = WORLDS[key], 0
    for number, (game, before, move, _, _) in enumerate(moves(world)):
        if number % 7:
            continue
        other = world.scramble(before, move.seat, Random(number))
        if game.view(other, move.seat) == game.view(before, move.seat):
            compared += 1
            assert is_final(game, other, move) == is_final(game, before, move)
    assert compared
