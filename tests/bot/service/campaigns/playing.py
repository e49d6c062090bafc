"""Ways to play campaigns of the toy through the service, and to read how they stand."""

from storage import archive, games
from tests.bot.service.conftest import CHANNEL
from tests.stored import read


async def play_out(service, table):
    """Play a game to its end and return the channel's table, which is the next game's."""
    while (table := await service.tables.get(table.id)).phase == "live":
        for holder in table.seats:
            if holder.policy and holder.to_move:
                await service.play.opponent(table.id)
                break
            if holder.to_move:
                look = await service.queries.snapshot(table.id, holder.user_id)
                values = {"number": min(look.view.hand)} if look.kinds[0].kind() == "choose" else {}
                await service.play.move(table.id, holder.user_id, look.kinds[0], values)
                break
    return await service.tables.in_channel(CHANNEL)


async def say(service, table, *people, answer="ready"):
    for user_id in people:
        table = await service.campaigns.answer(table.id, user_id, answer)
    return table


def companies(table):
    return [holder.company for holder in table.seats]


async def chain(service, table):
    return await read(service.database, lambda tx: games.of_campaign(tx, table.campaign))


async def carried(service, table):
    return await read(service.database, lambda tx: archive.carried_into(tx, table))


async def carried_out(service, table):
    return await read(service.database, lambda tx: archive.carried_out_of(tx, table))
