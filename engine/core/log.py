"""A whole game as one readable JSON document, for export, import and the command line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from engine.core import codec
from engine.core.campaigns import Carried, InCampaigns, in_campaigns
from engine.core.errors import CorruptLog, UnsoundPosition
from engine.core.game import Game, Result, Setup
from engine.core.match import Match, corrupt
from engine.core.registry import find
from engine.core.rng import commitment
from engine.core.soundness import LONGEST_TEXT, check_setup, examine

FORMAT = "stationmaster-log/1"
CAMPAIGN = "stationmaster-campaign/1"
LONGEST_ORIGIN = 1_000_000
"""The most bytes of a position in a log; real ones have some ten thousand."""


class PrivateEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A private move of a log."""

    after: int
    """How many entries there were."""
    entry: msgspec.Raw


class Log(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything needed to replay a game and to check its shuffles."""

    format: str
    setup: Setup
    rules: int
    commitment: str
    """SHA-256 of the seed, as published when the game started."""
    seed: str
    entries: tuple[msgspec.Raw, ...]
    private: tuple[PrivateEntry, ...] | msgspec.UnsetType = msgspec.UNSET
    """The private moves, if any were made."""
    result: Result | None = None
    origin: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    """The position that the game was continued from, if it did not begin with its setup."""


class CampaignLog(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything needed to replay a whole campaign and to check its shuffles."""

    format: str
    game: str
    commitment: str
    """SHA-256 of the campaign's seed, as published when its first game started."""
    seed: str
    logs: tuple[Log, ...]
    """The logs of its games in order."""


class PlayedCampaign(NamedTuple):
    """A campaign that was replayed."""

    rules: InCampaigns[Any]
    commitment: str
    games: tuple[Match, ...]
    carried: Carried
    """What its last game hands on."""


def write(match: Match) -> bytes:
    """Write a match as a log with its seed: only for finished games, or on the owner's own machine."""
    return _readable(log_of(match))


def write_campaign(game: str, seed: str, logs: Sequence[Log]) -> bytes:
    """Write a campaign with its seed: only a finished one, or on the owner's own machine."""
    return _readable(CampaignLog(CAMPAIGN, game, commitment(seed), seed, tuple(logs)))


def _readable(document: msgspec.Struct) -> bytes:
    return msgspec.json.format(msgspec.json.encode(document), indent=1)


def log_of(match: Match, rules: int | None = None) -> Log:
    """Return the log of a match with its seed; ``rules`` is the version it began under, if not today's."""
    private = tuple(PrivateEntry(one.after, msgspec.Raw(codec.encode_entry(one.move))) for one in match.private)
    return Log(
        FORMAT,
        match.setup,
        match.game.info.rules if rules is None else rules,
        commitment(match.seed),
        match.seed,
        tuple(msgspec.Raw(codec.encode_entry(entry)) for entry in match.entries),
        private or msgspec.UNSET,
        match.result,
        msgspec.UNSET if match.origin is None else msgspec.Raw(codec.write_state(match.origin)),
    )


def is_campaign(data: bytes) -> bool:
    """Return whether a file is the log of a whole campaign. Raises CorruptLog if it is no log at all."""
    try:
        return msgspec.json.decode(data, type=codec.learn(_Kind)).format == CAMPAIGN
    except codec.UNREADABLE as error:
        raise CorruptLog(f"not a log: {error}") from error


class _Kind(msgspec.Struct):
    format: str = ""


def read_campaign(data: bytes) -> PlayedCampaign:
    """Replay all games of a campaign, checking that each follows from the campaign's seed and the game before.

    Raises:
        CorruptLog: it is no such log, its seed does not match the commitment, or a game does not follow.
        UnknownGame: it is of a game that is not registered.

    """
    try:
        whole = msgspec.json.decode(data, type=codec.learn(CampaignLog))
    except codec.UNREADABLE as error:
        raise CorruptLog(f"not the log of a campaign: {error}") from error
    rules = in_campaigns(find(whole.game))
    if rules is None:
        raise CorruptLog(f"{whole.game} is not played in campaigns")
    if commitment(whole.seed) != whole.commitment:
        raise CorruptLog("the seed is not the one that was committed to")
    if any(log.setup.game != whole.game for log in whole.logs):
        raise CorruptLog(f"not all games are of {whole.game}")
    games = tuple(map(_replayed, whole.logs))
    return PlayedCampaign(rules, whole.commitment, games, rules.check_chain(whole.seed, games))


def read(data: bytes) -> Match:
    """Replay a log to its end.

    Raises:
        CorruptLog: it is no log, its seed does not match the commitment, a move is illegal, or the result differs.
        UnknownGame: it is of a game that is not registered.

    """
    try:
        log = msgspec.json.decode(data, type=codec.learn(Log))
    except codec.UNREADABLE as error:
        raise CorruptLog(f"not a log: {error}") from error
    return _replayed(log)


def _replayed(log: Log) -> Match:
    if log.format != FORMAT:
        raise CorruptLog(f"format {log.format}, expected {FORMAT}")
    if commitment(log.seed) != log.commitment:
        raise CorruptLog("the seed is not the one that was committed to")
    if len(log.seed) > LONGEST_TEXT:
        raise CorruptLog("the seed is too long")
    game = find(log.setup.game)
    if log.rules != game.info.rules:
        raise CorruptLog(f"written under rules version {log.rules}, this is {game.info.rules}")
    private = () if log.private is msgspec.UNSET else log.private
    moves = codec.decode_private(game, ((one.after, one.entry) for one in private))
    entries = codec.decode_entries(game, log.entries)
    match = _begun(game, log)
    match.follow(entries, moves)
    if _is_brought(log):
        examine(game, match.state, log.setup)
    if log.result is not None and match.result != log.result:
        raise CorruptLog(f"replay ends in {match.result}, the log says {log.result}")
    return match


def _begun(game: Game[Any], log: Log) -> Match:
    """Return the match of a log before its first entry. Raises CorruptLog if its position is unsound."""
    check_setup(game, log.setup)
    if log.origin is msgspec.UNSET:
        match = Match.replay(game, log.setup, log.seed, ())
    else:
        written = bytes(log.origin)
        UnsoundPosition.unless(len(written) <= LONGEST_ORIGIN, "the position is too long")
        origin = codec.read_state(game, written)
        examine(game, origin, log.setup)
        with corrupt("setup"):
            match = Match.resume(game, log.setup, log.seed, (), codec.encode_state(origin))
    if log.setup.carried is not msgspec.UNSET:
        examine(game, match.state, log.setup)
    return match


def _is_brought(log: Log) -> bool:
    """Return whether a log begins with a position that did not come from the rules alone."""
    return log.origin is not msgspec.UNSET or log.setup.carried is not msgspec.UNSET
