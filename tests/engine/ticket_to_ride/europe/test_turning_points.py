"""An obvious blunder is among the turning points of a game of Europe, and told of whoever made it."""

from engine.core.game import Setup
from engine.core.match import Match
from engine.core.registry import find
from engine.core.rng import Rng
from engine.core.turning_points import turning_points
from engine.ticket_to_ride.moves import DrawTickets, KeepTickets

GAME = find("europe")


def played_with_a_blunder(players, seed):
    """Play a game of planners, of whom one asks for tickets in the last turn and keeps all; return it, and when."""
    match, blunder = Match(GAME, Setup("europe", players), seed), None
    while actors := GAME.actors(match.state):
        seat = min(actors)
        move = GAME.policies["normal"](GAME, match.state, seat, Rng(f"{len(match.line)}"))
        kinds = GAME.kinds(match.state, seat)
        if blunder is None and match.state.turns_left is not None and DrawTickets in kinds:
            move, blunder = DrawTickets(seat), (len(match.line) + 2, seat)
        elif blunder is not None and KeepTickets in kinds:
            move = KeepTickets(seat, tuple(GAME.view(match.state, seat).own.offered))
        match.play(move)
    return match, blunder


def test_tickets_kept_in_the_last_turn_are_a_turning_point():
    match, (number, seat) = played_with_a_blunder(2, "a blunder")
    told = {point.number: point.changes for point in turning_points(match)}
    lost = [told[each][seat] for each in (number - 1, number) if each in told]
    assert lost
    assert sum(lost) < -5
