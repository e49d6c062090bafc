"""A campaign that was under way under rules version 1, when the panic of 1889 retired another event (L J9, F5)."""

import base64
from pathlib import Path

import msgspec
import pytest

from engine.core import codec
from engine.core.campaigns import seed_of_game
from engine.core.match import Match
from engine.core.registry import find
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.ticket_to_ride.legends import between
from storage import archive, campaigns, games, moves, snapshots
from storage.check import check
from storage.records import Holder
from storage.snapshots import Snapshot
from tests.stored import load, read, transact

pytestmark = pytest.mark.file

STORED = msgspec.json.decode((Path(__file__).parent / "legends_rules_1.json").read_bytes())
"""Fifty moves of the ninth game, and the position in which the eighth ended; a box was opened after the fourth."""
LEGENDS = find("legends")
SEED = seed_of_game(STORED["seed"], 9)


@pytest.fixture
async def table(database, make_table):
    """Store the eighth game, which is over, and the ninth, as that version did."""
    seats = tuple(Holder(Seat(number), 100 + number, company=one) for number, one in enumerate(STORED["companies"]))
    entries = [msgspec.json.encode(entry) for entry in STORED["entries"]]
    eighth = make_table("eight", game="legends", variants={}, seats=seats, campaign="c", number=8, phase="over")
    ninth = make_table("nine", game="legends", variants={}, seats=seats, campaign="c", number=9, seq=len(entries))

    async def work(tx):
        await campaigns.add(tx, "c", "legends", 3600)
        await campaigns.keep_seed(tx, "c", STORED["seed"])
        await games.add(tx, eighth)
        await snapshots.put(tx, "eight", Snapshot(0, 1, base64.b64decode(STORED["before"]), base=False))
        await games.add(tx, ninth)
        for seq, entry in enumerate(entries, start=1):
            await moves.append(tx, "nine", seq, entry, 1000.0 + seq)
        await snapshots.put(tx, "nine", Snapshot(len(entries), 1, base64.b64decode(STORED["state"]), base=False))

    await transact(database, work)
    return ninth


async def test_its_log_alone_leads_to_another_position_now(database, table):
    stored = await read(database, lambda tx: archive.stored_of(tx, table.id))
    state = Match.replay(LEGENDS, stored.setup, SEED, archive.entries_of(stored)).state
    assert state != codec.decode_state(LEGENDS, base64.b64decode(STORED["state"]))


async def test_it_goes_on_from_the_very_position(database, table, play):
    match = await load(database, table.id)
    assert match.state == codec.decode_state(LEGENDS, base64.b64decode(STORED["state"]))
    assert "combine-buys" in match.state.campaign.events
    await play(table.id, match, 30)
    assert (await load(database, table.id)).state == match.state


async def test_the_next_game_begins_with_what_it_hands_on(database, table):
    match = await load(database, table.id)
    rng, state = Rng("to the end"), match.state
    while awaited := LEGENDS.awaited(state):
        for _ in LEGENDS.play(state, LEGENDS.policies["normal"](LEGENDS, state, min(awaited), rng)):
            pass
    carried = LEGENDS.carry(state)
    assert between.read(carried).game == 10
    tenth = LEGENDS.setup(LEGENDS.next_setup(carried, STORED["companies"], {}), "tenth")
    assert LEGENDS.awaited(tenth) == {0, 1, 2}


async def test_a_ninth_game_that_begins_now_retires_what_has_been_there_longest(database, table):
    carried = await read(database, lambda tx: archive.carried_into(tx, table))
    state = LEGENDS.setup(LEGENDS.next_setup(carried, STORED["companies"], {}), SEED)
    while not state.begun:
        seat = min(LEGENDS.awaited(state))
        for _ in LEGENDS.play(state, LEGENDS.policies["normal"](LEGENDS, state, seat, Rng("nine"))):
            pass
    assert "combine-buys" in state.campaign.retired_events


async def test_a_check_of_the_database_finds_nothing_wrong_with_it(database, path, table, play):
    match = await load(database, table.id)
    await play(table.id, match, 1)
    # Of the eighth game only its last position is here: what it began with is not to be had.
    assert [one.partition(":")[0] for one in (await check(path)).problems] == ["eight"]
