"""Whole games between planners as they were once played: to work out all their moves anew takes seconds.

``python -m tests.engine.played_before`` plays and stores them anew, which is needed only where rules refuse their moves.
"""

from functools import cache
from pathlib import Path

from engine.core import codec
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.registry import find
from engine.core.rng import Rng

STORED = Path(__file__).with_suffix("")
TABLES = {("18cz", 3): "dividends", ("1854", 3): "dividends", ("german", 4): "ahead"}
"""The seeds of the games that are stored, by game and number of players."""


def planned(key, players, seed):
    """Every (state, seat, move) of a game between planners, the state being the one before the move."""
    game, luck = find(key), Rng(f"{seed}:luck")
    state = game.setup(Setup(key, players), seed)
    while awaited := game.awaited(state):
        seat = min(awaited)
        move = game.policies["normal"](game, state, seat, luck)
        yield state, seat, move
        list(game.play(state, move))


def played_before(key, players, every=1):
    """Every (state, seat, move) of the stored game, or one in so many; each who asks has positions of its own."""
    for state, move in _course(key, players)[::every]:
        yield codec.decode_state(find(key), state), move.seat, move


def match_before(key, players, most=None):
    """Return the stored game as a match that is over, or as it stood after so many moves."""
    match = Match(find(key), Setup(key, players), TABLES[key, players])
    match.follow([move for _, move in _course(key, players)[:most]])
    return match


@cache
def _course(key, players):
    game = find(key)
    state = game.setup(Setup(key, players), TABLES[key, players])
    moves, found = codec.decode_log(game, _file(key, players).read_bytes()), []
    for move in moves:
        found.append((codec.encode_state(state), move))
        list(game.play(state, move))
    assert game.result(state) is not None
    return found


def _file(key, players):
    return STORED / f"{key}-{players}p.json"


def _store():
    STORED.mkdir(exist_ok=True)
    for (key, players), seed in TABLES.items():
        entries = [codec.encode_entry(move).decode() for _, _, move in planned(key, players, seed)]
        _file(key, players).write_text("[" + ",\n".join(entries) + "]\n")


if __name__ == "__main__":
    _store()
