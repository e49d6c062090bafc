"""What a process remembers of tables and people ends with them, or is bounded: it runs for months."""

from __future__ import annotations

import pytest

from tests.bot.stage import text


@pytest.fixture
def one_channel(monkeypatch):
    """Let only one channel be remembered as searched."""
    monkeypatch.setattr("bot.delivery.channel.SEARCHED", 1)


async def test_of_the_channels_that_were_searched_the_latest_are_remembered_and_nothing_is_said_twice(
    one_channel, stage
):
    other = stage.guild.create_text_channel("others")
    for channel, title in ((stage.channel, "Friday"), (other, "Saturday")):
        await stage.open(channel=channel, players=2, title=title)
        await stage.bob.slash(channel, "game join")
        await stage.alice.slash(channel, "game start")
    table = await stage.act(stage.alice)
    assert {*stage.bot.reconciler._channel_messages._searched} == {table.id}
    said = [text(message) for message in stage.channel.history()]
    assert len(said) == len({*said})


async def test_a_table_whose_channel_is_closed_to_the_bot_is_forgotten_with_it(stage):
    table = await stage.begin(stage.bob)
    stage.env.inject_error("POST", f"/channels/{stage.channel.id}/messages", status=403, code=50013, times=None)
    for who in (stage.alice, stage.bob):
        await stage.act(who)
    reconciler = stage.bot.reconciler
    with stage.env._bot_scope():
        await reconciler.look_at_all()
        assert {*reconciler._unreachable} == {table.id}
        await stage.service.admin.delete(stage.guild.id, table.id)
        await reconciler.look_at_all()
    assert reconciler._unreachable == {}


async def test_whom_no_table_waits_for_any_more_is_forgotten(stage):
    table = await stage.begin(stage.bob)
    assert {*stage.service.tables._waiting} == {stage.alice.id, stage.bob.id}
    with stage.env._bot_scope():
        await stage.service.admin.force_end(stage.guild.id, table.id)
    assert stage.service.tables._waiting == {}


async def test_nobody_waits_at_a_table_that_was_deleted(stage):
    table = await stage.begin(stage.bob)
    with stage.env._bot_scope():
        await stage.service.admin.delete(stage.guild.id, table.id)
    assert stage.service.tables._waiting == {}
