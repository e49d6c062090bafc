"""The recorded games replayed, each position with the move that was made in it and what was noted down then."""

import msgspec

from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.interchange.read import surviving
from engine.eighteenxx.moves import LaySpecial, LayTile, WaiveTerrain
from engine.eighteenxx.tile_lays import alike
from tests.engine.eighteenxx.g18cz.exchange import Replay, move_of, read_game
from tests.engine.eighteenxx.recorded import FOLDER, company_id, every_trace, lines

GAMES = FOLDER.parent / "games"
OPERATING = {"operating", "home_city", "fleet", "discard", "reclaim"}


def turns():
    """Each move of an operating round: the game, the position before it, the move, and what was noted before and after.

    The position is the one being replayed: look at it before the next is asked for.
    """
    for name, path in every_trace().items():
        game = read_game((GAMES / f"{name}.json").read_bytes())
        replay = Replay(game)
        noted = [line["state"] for line in lines(path) if "state" in line and not _is_remark(line)]
        for action, before, after in zip(surviving(game.actions), noted, noted[1:], strict=False):
            state = replay.state
            if state.frames[-1].round in OPERATING:
                yield name, state, move_of(state, action, replay.players), before, after
            replay.play(action)


def _is_remark(line):
    return line.get("action", {}).get("type") == "message"


def as_offered(move):
    """A move as the slots offer it: of rotations in which a tile lies the same the lowest; logs tell them apart."""
    if not isinstance(move, LayTile | LaySpecial | WaiveTerrain):
        return move
    return msgspec.structs.replace(move, rotation=alike(everything().tiles[move.tile].tile)[move.rotation])


def noted_company(noted, company):
    """What was noted down of a company."""
    return next(it for it in noted["corporations"] if company_id(it["id"]) == company)
