"""``python -m bot check --online`` asks Discord what it thinks of the bot, and connects to nothing."""

import pytest

from bot.check import NEEDED, findings
from bot.demo.discord_api.pointing import pointed_at
from bot.settings import Settings


@pytest.fixture
def checked(server, database):
    async def checked(token=None):
        settings = Settings(token or server.token, database, "INFO", 1.0)
        with pointed_at(server.url):
            return [(one.level, one.what, one.said) for one in await findings(settings, online=True)]

    return checked


async def test_a_bot_that_is_invited_well_has_nothing_wrong(server, checked):
    found = [one for one in await checked() if one[1] != "token"]
    assert [one for one in found if one[0] == "wrong"] == []
    assert {("ok", "Discord"), ("ok", "intents"), ("ok", "permissions"), ("note", "public")} <= {
        (level, what) for level, what, _ in found
    }
    assert server.gateway.identified == 0


async def test_what_it_may_not_do_on_a_server_is_told(server, checked):
    world = server.world
    world.members[world.bot["id"]] = NEEDED.value & ~(1 << 15)
    assert ("wrong", "permissions", f"on server {world.guild_id} it lacks Attach Files") in await checked()


async def test_a_token_that_discord_refuses_is_wrong(checked):
    assert ("wrong", "Discord") in {(level, what) for level, what, _ in await checked("somebody.elses.token")}


@pytest.mark.usefixtures("hasty")
async def test_a_discord_that_is_out_of_reach_is_wrong(server, checked):
    server.faults.answer(500, "GET *", times=100)
    assert ("wrong", "Discord", "it cannot be reached (DiscordServerError)") in await checked()
