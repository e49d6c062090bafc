"""Plays toy games into a database until killed; prints a game and number after each stored move."""

import asyncio
import sys

from engine.core.game import Setup
from engine.core.match import Match
from engine.core.registry import GAMES, find
from engine.core.rng import Rng
from storage import archive, games
from storage.database import Database, address_of
from tests.storage.conftest import a_table, store
from tests.stored import transact


async def play_for_ever(database, lane):
    for round_ in range(10_000):
        table_id = f"{lane}x{round_}"
        table = a_table(table_id, channel_id=lane * 100_000 + round_)
        match = Match(find("toy"), Setup("toy", 2, table.variants), table_id)

        async def begin(tx, table=table, match=match):
            await games.add(tx, table)
            await archive.begin(tx, table, match)

        await transact(database, begin)
        rng = Rng(table_id)
        while not match.over:
            seat = min(match.game.actors(match.state))
            attempt = match.attempt(match.game.policies["random"](match.game, match.state, seat, rng))
            await store(database, table_id, match, attempt)
            match.accept(attempt)
            sys.stdout.write(f"{table_id} {len(match.entries)}\n")
            sys.stdout.flush()


async def main():
    GAMES["toy"] = "tests.toy.engine.game:TOY"
    database = await Database.open(address_of(sys.argv[1]))
    await asyncio.gather(*(play_for_ever(database, lane) for lane in range(4)))


asyncio.run(main())
