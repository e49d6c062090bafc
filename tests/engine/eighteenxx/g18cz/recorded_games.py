"""Games to import: recorded ones, and random ones of ours, exported, with what may be changed in them."""

import functools
import gzip
import json

import msgspec

from engine.core.game import Setup
from engine.core.match import Match
from engine.core.players import random_move
from engine.core.rng import Rng
from engine.eighteenxx import offers
from engine.eighteenxx.g18cz.game import G18CZ
from engine.eighteenxx.interchange.trace import read_trace
from tests.engine.eighteenxx.g18cz.exchange import export_game, import_game, read_game
from tests.engine.eighteenxx.shared import oracle
from tests.shared import shared


@functools.cache
def random_match(players, seed, ruleset="18xx.games", most=10_000):
    """Play a random game, to its end or for so many moves."""
    setup = Setup("18cz", players, {"ruleset": ruleset})
    state, rng, line = G18CZ.setup(setup, str(seed)), Rng(f"{seed}:luck"), []
    while len(line) < most and (actors := G18CZ.actors(state)):
        line.append(random_move(G18CZ, state, min(actors), rng))
        for _ in G18CZ.play(state, line[-1]):
            pass
    return Match.trusted(G18CZ, setup, str(seed), line, state)


def agreed(match):
    """Return what is left of a match in a log of 18xx.games: its position and moves without the offers that were refused."""
    line = []
    for move in match.line:
        if isinstance(move, offers.Refuse | offers.Withdraw):
            line.pop()
        elif not isinstance(move, offers.Counter):  # it gives the offer before it another price
            line.append(move)
    return msgspec.structs.replace(match.state, refused=[]), line


def document(match):
    """Return a match as a game of 18xx.games."""
    return json.loads(exported(match))


exported = functools.cache(export_game)


def document_with(kind, field="id"):
    """Return a game of 18xx.games with some type of action in it, and the first such action with something in a field."""
    for seed in range(100):
        game = document(random_match(3, seed))
        for action in game["actions"]:
            if action["type"] == kind and action[field]:
                return game, action
    raise AssertionError(f"no random game has {kind}")


def imported(document, trace=None):
    """Import a game of 18xx.games."""
    return import_game(read_game(json.dumps(document).encode()), trace)


def recorded(name):
    """Return a game of 18xx.games that lies beside the project; a test that needs one is skipped without it."""
    return read_game(oracle("games", f"{name}.json").read_bytes())


def case(name):
    """Return a packed game of the cases that lie beside the project, or skip the test."""
    return read_game(gzip.decompress(shared("cases", "18cz", name).read_bytes()))


def traced(name):
    """Return the trace of such a game."""
    return read_trace(oracle("traces", f"{name}.jsonl.gz").read_bytes())
