"""Reads a trace: the positions that the engine of 18xx.games noted after each action of a game."""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Mapping
from typing import Literal

import msgspec

from engine.core import codec
from engine.core.errors import CorruptLog
from engine.eighteenxx.board import LaidTile
from engine.eighteenxx.interchange import names
from engine.eighteenxx.interchange.actions import PlayerId
from engine.eighteenxx.printed import Printed
from engine.hexes import HexName

_GZIP = b"\x1f\x8b"


class PlayerLine(msgspec.Struct, frozen=True):
    """A player."""

    id: PlayerId
    cash: int
    debt: int
    penalty: int
    value: int
    certs: int
    companies: tuple[str, ...]
    shares: dict[str, tuple[str, ...]]
    percent: dict[str, int]


class TokenLine(msgspec.Struct, frozen=True):
    """A station, built or not."""

    price: int
    hex: str | None
    city: int | None
    slot: int | None


class TrainLine(msgspec.Struct, frozen=True):
    """A train of a company."""

    id: str
    name: str


class CorporationLine(msgspec.Struct, frozen=True):
    """A company; those that were acquired are not listed."""

    id: str
    cash: int
    floated: bool
    owner: PlayerId | None
    trains: tuple[TrainLine, ...]
    companies: tuple[str, ...]
    tokens: tuple[TokenLine, ...]
    price: int | None
    market_pos: int | None
    par: int | None
    """The present price, or None if it has not started."""
    ipo_shares: tuple[str, ...]
    pool_shares: tuple[str, ...]
    holders: dict[str, int]


class CompanyLine(msgspec.Struct, frozen=True):
    """A private company."""

    id: str
    owner: PlayerId | None
    value: int
    closed: bool
    uses: tuple[int, ...]


class DepotLine(msgspec.Struct, frozen=True):
    """The trains that nobody owns."""

    upcoming: tuple[str, ...]
    discarded: tuple[tuple[str, str], ...]
    """The cards in the pool, each with what it runs as."""


class CurrentLine(msgspec.Struct, frozen=True):
    """Whose turn it is."""

    kind: str
    id: PlayerId


class StateLine(msgspec.Struct, frozen=True):
    """A position."""

    round: Literal["DR", "SR", "OR"]
    turn: int
    round_num: int
    phase: str
    finished: bool
    step: str | None
    current: CurrentLine | None
    active_player: tuple[PlayerId, ...] | None
    operating_order: tuple[str, ...] | None
    players: tuple[PlayerLine, ...]
    player_order: tuple[PlayerId, ...]
    corporations: tuple[CorporationLine, ...]
    companies: tuple[CompanyLine, ...]
    depot: DepotLine
    rusted_variants: tuple[str, ...]
    tiles_changed: dict[str, tuple[str | None, int]]


class TracedAction(msgspec.Struct, frozen=True):
    """What was played."""

    type: str
    entity: PlayerId


class _Line(msgspec.Struct, frozen=True):
    """One line of the file."""

    action: TracedAction | None = None
    state: StateLine | None = None
    revenue: int | None = None


class PlayedLine(msgspec.Struct, frozen=True):
    """What was played, and the position it led to."""

    type: str
    entity: PlayerId
    state: StateLine
    revenue: int | None
    """The revenue of all trains of a run, worked out with every check."""


class Trace(msgspec.Struct, frozen=True):
    """The positions that were noted during a game."""

    start: StateLine
    played: tuple[PlayedLine, ...]


def read_trace(data: bytes) -> Trace:
    """Read a trace, packed or not. Raises CorruptLog."""
    try:
        text = gzip.decompress(data) if data.startswith(_GZIP) else data
        lines = msgspec.json.Decoder(_Line).decode_lines(text)
    except (*codec.UNREADABLE, OSError, EOFError, zlib.error) as error:
        raise CorruptLog(f"no trace: {error}") from error
    if not lines or lines[0].state is None:
        raise CorruptLog("no trace: it does not begin with a position")
    played = tuple(
        PlayedLine(line.action.type, line.action.entity, line.state, line.revenue)
        for line in lines
        if line.action is not None and line.state is not None and line.action.type != "message"
    )
    return Trace(lines[0].state, played)


def tiles_after(printed: Printed, before: Mapping[HexName, LaidTile], line: StateLine) -> Mapping[HexName, LaidTile]:
    """Return the tiles on the map, given those that lay there before and what has changed. Raises CorruptLog."""
    after = dict(before)
    for hex_, (tile, rotation) in line.tiles_changed.items():
        if tile is None:
            after.pop(names.hex_here(printed, hex_), None)
        else:
            after[names.hex_here(printed, hex_)] = LaidTile(*names.tile_here(printed, tile), rotation)
    return after
