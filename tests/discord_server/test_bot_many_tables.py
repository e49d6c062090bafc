"""Many tables that move at once: everybody is answered, every answered move is on the disk, and at its own table."""

import asyncio
import random

import pytest

from bot.messages import pictures
from tests.discord_server.club import (
    OUTRUN,
    announced_story_of,
    announcements,
    club_at,
    ids_of,
    plain,
    play_on,
    private_panel_of,
    quiet,
    told_in,
)
from tests.stored import load
from tests.thorough import times

TABLES = times(20, 40)
ROUNDS = times(1, 2)


@pytest.fixture
async def club(server, channel, tmp_path, monkeypatch):
    monkeypatch.setattr(pictures.DrawingPool, "draw", staticmethod(plain(lambda: 0.02)))
    async with club_at(server, tmp_path / "tables.sqlite3") as running:
        yield running
    assert [(seen.method, seen.path[-40:], seen.code) for seen in server.refused if seen.code not in OUTRUN] == []


async def play_at(club, number):
    """One table of two people, named after it, who play by buttons; its id, its channel and how many moves they saw."""
    server = club.server
    people = server.person(f"Ann {number}"), server.person(f"Ben {number}")
    place = server.channel(f"table-{number}")
    table_id = await club.table(place, *people)
    moves, rng = 0, random.Random(number)
    for _ in range(ROUNDS):
        for person in people:
            moves += await play_on(person, await private_panel_of(person, announcements(place)[-1]), rng)
    return table_id, place, people, moves


@pytest.mark.long
async def test_many_tables_at_once_lose_nothing_and_mix_nothing_up(server, club):
    tables = await asyncio.gather(*[play_at(club, number) for number in range(TABLES)])
    await quiet()
    assert all(interaction.answered_after < 3 for interaction in server.interactions.values())
    for number, (table_id, place, people, moves) in enumerate(tables):
        match = await load(club.service.database, table_id)
        assert len(match.entries) == moves >= ROUNDS
        story = await announced_story_of(club.service, table_id, [f"Ann {number}", f"Ben {number}"])
        told = told_in(place)
        assert told == story[: len(told)]
        assert len(told) >= len(story) - 2
        shown = [said for post in place.messages.values() for said in ids_of(post)]
        shown += [said for person in people for post in person.dm.messages.values() for said in ids_of(post)]
        assert {said[1] for said in shown} == {table_id}
