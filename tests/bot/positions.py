"""Positions of a game of Europe, and how somebody at the table sees them, without a database."""

from __future__ import annotations

from msgspec.structs import replace

from bot.service import Position, Snapshot
from bot.service.snapshots import direct_options
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.registry import find
from engine.core.rng import Rng
from tests.bot.test_table_messages import ALICE, TABLE

GAME = find("europe")
LIVE = replace(TABLE, phase="live", started=1.0, commitment="c" * 64, rules=1)


def positions(seed, most=60):
    """Play at random and yield the match before each move, with the seat that makes it."""
    match, rng = Match(GAME, Setup("europe", 3), seed), Rng(seed)
    while not match.over and len(match.line) < most:
        seat = min(match.game.actors(match.state))
        yield match, seat
        match.play(match.game.policies["random"](match.game, match.state, seat, rng))


def look_at(match, seat):
    """Show a position to whoever holds a seat."""
    actors = match.game.actors(match.state)
    seats = tuple(replace(h, to_move=h.seat in actors) for h in LIVE.seats[:3])
    table = replace(LIVE, seq=len(match.entries), seats=seats)
    return Snapshot(
        table=table,
        seat=seat,
        view=match.view(seat),
        position=Position(table, match, table.seats[seat].user_id),
        actors=actors,
        kinds=match.game.kinds(match.state, seat) if seat in actors else (),
        undo=None,
        result=match.result,
        seed=None,
        direct=direct_options(match),
        accepted=match.game.accepted(match.state),
    )


__all__ = ["ALICE", "GAME", "LIVE", "look_at", "positions"]
