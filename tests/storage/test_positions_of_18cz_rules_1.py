"""A table of 18CZ that began under rules version 1, when positions had another shape and deals needed no answer."""

import base64
from pathlib import Path

import msgspec
import pytest

from engine.core import codec
from engine.core.errors import CorruptLog
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.registry import find
from engine.core.rng import Rng
from storage import games, moves, snapshots
from storage.check import check
from storage.snapshots import Snapshot
from tests.engine.eighteenxx.invariants import money
from tests.stored import load, transact

pytestmark = pytest.mark.file

STORED = msgspec.json.decode((Path(__file__).parent / "18cz_rules_1.json").read_bytes())
"""Sixty moves by the rules of 18xx.games, among them a train bought of another president's company without asking."""


@pytest.fixture
async def table(database, make_table):
    """Store the table as that version did."""
    seats = make_table().seats
    seats = tuple(msgspec.structs.replace(seats[0], seat=seat, user_id=100 + seat) for seat in range(STORED["players"]))
    entries = [msgspec.json.encode(entry) for entry in STORED["entries"]]
    stored = make_table(game="18cz", variants=STORED["variants"], seats=seats, rules=1, seq=len(entries))
    position = Snapshot(len(entries), 1, base64.b64decode(STORED["state"]), base=False)

    async def work(tx):
        await games.add(tx, stored)
        await games.keep_seed(tx, stored.id, STORED["seed"])
        for seq, entry in enumerate(entries, start=1):
            await moves.append(tx, stored.id, seq, entry, 1000.0 + seq)
        await snapshots.put(tx, stored.id, position)

    await transact(database, work)
    return stored


def test_its_log_alone_no_longer_follows():
    game = find("18cz")
    entries = [codec.decode_entry(game, msgspec.json.encode(entry)) for entry in STORED["entries"]]
    with pytest.raises(CorruptLog):
        Match.replay(game, Setup("18cz", STORED["players"], STORED["variants"]), STORED["seed"], entries)


async def test_it_goes_on_from_the_very_position(database, table, play):
    match = await load(database, table.id)
    state = match.state
    assert len(match.entries) == table.seq
    assert match.game.actors(state) == {2}
    assert {name: (one.cash, one.holders.count("ipo")) for name, one in state.charters.items() if one.par} == {
        name: (one["cash"], one["certificates"].count("bank"))
        for name, one in msgspec.msgpack.decode(base64.b64decode(STORED["state"]))["charters"].items()
        if one["par"]
    }
    assert money(state) == 0
    await play(table.id, match, 30)
    assert (await load(database, table.id)).state == match.state


async def test_a_check_of_the_database_finds_nothing_wrong_with_it(database, path, table, play):
    assert (await check(path)).problems == ()
    match = await load(database, table.id)
    assert (await check(path)).problems == ()
    await play(table.id, match, 1)
    assert (await check(path)).problems == ()


def test_what_is_in_no_shape_of_ever_is_refused():
    for state in (b"\x80", b"\x93\x01\x02\x03", b"nonsense"):
        with pytest.raises(CorruptLog):
            codec.decode_state(find("18cz"), state)


@pytest.mark.long
def test_a_game_goes_through_to_its_end_from_there():
    game, rng = find("18cz"), Rng("to the end")
    state = codec.decode_state(game, base64.b64decode(STORED["state"]))
    while game.result(state) is None:
        move = game.policies["normal"](game, state, min(game.actors(state)), rng)
        for _ in game.play(state, move):
            pass
    assert money(state) == 0
