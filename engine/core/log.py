"""A whole game as one readable JSON document, for export, import and the command line."""

from __future__ import annotations

import msgspec

from engine.core import codec
from engine.core.errors import CorruptLog
from engine.core.game import Result, Setup
from engine.core.match import Match
from engine.core.registry import find
from engine.core.rng import commitment

FORMAT = "stationmaster-log/1"


class Log(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that is needed to replay a game and to check its luck."""

    format: str
    setup: Setup
    rules: int
    commitment: str
    """SHA-256 of the seed, as published when the game started."""
    seed: str
    entries: tuple[msgspec.Raw, ...]
    result: Result | None = None


def write(match: Match) -> bytes:
    """Write a match as a log with its seed: only for a game that is over, or on the owner's own machine."""
    log = Log(
        FORMAT,
        match.setup,
        match.game.info.rules,
        commitment(match.seed),
        match.seed,
        tuple(msgspec.Raw(codec.encode_entry(entry)) for entry in match.entries),
        match.result,
    )
    return msgspec.json.format(msgspec.json.encode(log), indent=1)


def read(data: bytes) -> Match:
    """Replay a log to its end.

    Raises:
        CorruptLog: it is no log, its seed does not fit the commitment, a move is illegal, or the result differs.
        UnknownGame: it is of a game that is not registered.

    """
    try:
        log = msgspec.json.decode(data, type=Log)
    except msgspec.MsgspecError as error:
        raise CorruptLog(f"not a log: {error}") from error
    if log.format != FORMAT:
        raise CorruptLog(f"format {log.format}, expected {FORMAT}")
    if commitment(log.seed) != log.commitment:
        raise CorruptLog("the seed is not the one that was committed to")
    game = find(log.setup.game)
    if log.rules != game.info.rules:
        raise CorruptLog(f"written under rules version {log.rules}, this is {game.info.rules}")
    match = Match.replay(game, log.setup, log.seed, [codec.decode_entry(game, raw) for raw in log.entries])
    if log.result is not None and match.result != log.result:
        raise CorruptLog(f"replay ends in {match.result}, the log says {log.result}")
    return match
