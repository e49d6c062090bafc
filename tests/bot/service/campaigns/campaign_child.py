"""Plays campaigns of the toy into a database until it is killed; prints what was stored after each step."""

import asyncio
import sys
import time

from bot.service import Service, TableOptions
from engine.core.registry import CAMPAIGNS
from storage.database import address_of
from tests.seeds import Seeds, dealt_from

PEOPLE = (100, 200)


async def play_for_ever(service, channel):
    table = await service.lobby.new(PEOPLE[0], 1, channel, TableOptions(game="chain", title="West"))
    table = await service.lobby.join(table.id, PEOPLE[1])
    await service.lobby.start(table.id, PEOPLE[0])
    while (table := await service.tables.in_channel(channel)).alive:
        if table.between_games:
            table = await service.campaigns.answer(table.id, PEOPLE[min(table.actors)], "ready")
        else:
            user = table.holder(min(table.actors)).user_id
            look = await service.queries.snapshot(table.id, user)
            values = {"number": min(look.view.hand)} if look.kinds[0].kind() == "choose" else {}
            table = (await service.play.move(table.id, user, look.kinds[0], values)).table
        sys.stdout.write(f"{table.campaign} {table.number} {table.phase} {table.seq}\n")
        sys.stdout.flush()


async def main():
    CAMPAIGNS["chain"] = "tests.campaign_toy.engine.game:CHAIN"
    async with await Service.open(address_of(sys.argv[1]), time.time) as service:
        for channel in range(10, 1000):
            await play_for_ever(service, channel)


if __name__ == "__main__":
    with dealt_from(Seeds("campaigns of a process that is killed")):
        asyncio.run(main())
