"""A whole campaign of Legends through the service: twelve games, one file, and the command line that verifies it."""

import json
import subprocess
import sys

import msgspec
import pytest

from bot.service import TableOptions
from engine.core.rng import Rng
from engine.ticket_to_ride.legends.standing_orders import SPECIALIST as WISH
from tests.bot.service.conftest import CHANNEL, GUEST, GUILD, HOST, THIRD

GAMES = 12
ABSENT = 5
"""The number of the game that one of them misses."""


@pytest.mark.long
async def test_twelve_games_are_handed_out_as_one_file_that_the_command_line_verifies(service, tmp_path):
    """Every move is a person's, by chance; one company misses a game, and one leaves word before each."""
    table = await service.lobby.new(HOST, GUILD, CHANNEL, TableOptions(game="legends", title="The West", players=3))
    for user in (GUEST, THIRD):
        await service.lobby.join(table.id, user)
    await service.lobby.start(table.id, HOST)
    rng, numbers = Rng("a whole campaign"), []
    while (table := await service.tables.in_channel(CHANNEL)) is not None and table.alive:
        if table.between_games:
            numbers.append(table.number)
            await answer(service, table)
        else:
            await move(service, table, rng)
    last = await latest(service)
    assert numbers == list(range(2, GAMES + 1))
    written = await service.export.campaign(last)
    file = tmp_path / "the-west.json"
    file.write_bytes(written)
    told = json.loads(replay(file))
    assert (told["over"], len(told["games"])) == (True, GAMES)
    file.write_bytes(written.replace(b'"kind": "draw"', b'"kind": "pass"', 1))
    assert replay(file, fails=True) == ""


async def answer(service, table):
    """Let everybody say whether they play, and leave word for a specialist once there are some."""
    if table.number > 2:
        _, slots = await service.campaigns.order_form(table, HOST)
        free = [option.value for option in slots("order", {"power": WISH}).options]
        await service.campaigns.give_order(table.id, HOST, WISH, tuple(free[-2:]))
    for user in (HOST, GUEST, THIRD):
        away = user == THIRD and table.number == ABSENT
        await service.campaigns.answer(table.id, user, "absent" if away else "ready")


async def move(service, table, rng):
    live = await service.live.get(table.id)
    match = live.match
    seat = min(match.game.awaited(match.state))
    chosen = match.game.policies["random"](match.game, match.state, seat, rng)
    values = {name: value for name, value in msgspec.structs.asdict(chosen).items() if name != "seat"}
    await service.play.move(table.id, table.holder(seat).user_id, type(chosen), values)


async def latest(service):
    return next(one for one in await service.admin.tables(GUILD) if one.number == GAMES)


def replay(file, *, fails=False):
    """Verify a file as anybody can, and return what is written about it."""
    done = subprocess.run(
        [sys.executable, "-m", "engine", "replay", str(file), "--json"], capture_output=True, text=True, check=False
    )
    assert (done.returncode != 0) is fails, done.stderr
    return done.stdout
