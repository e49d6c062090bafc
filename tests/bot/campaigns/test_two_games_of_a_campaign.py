"""A campaign through Discord: its first two games and the step between."""

from __future__ import annotations

from bot.client import Stationmaster
from storage import archive, games
from tests.bot.campaigns.playing import answer, found, lobby, play_on
from tests.bot.presses import Presser
from tests.bot.stage import labels, private, text
from tests.stored import read


async def test_the_first_two_games_of_a_campaign_and_the_step_between(stage):
    """By commands, buttons and direct messages, with a restart, an absent company and a hand-over."""
    await found(stage, stage.bob, stage.cara)
    await stage.alice.click(lobby(stage), label="Start")
    for who in (stage.alice, stage.bob, stage.cara):
        assert "Keep tickets" in text(who.user.dm_channel.history()[-1])
        await keep_two(stage, who)
    await take_two_cards(stage)
    table = await play_on(stage)
    assert (table.number, table.between_games) == (2, True)
    assert labels(stage.said("Game 1 of the campaign is over")) == [
        "Log",
        "Replay",
        "Graphs",
        "Turning points",
        "My hand",
        "Since my last turn",
        "Help",
    ]

    await stage.env.restart_bot(Stationmaster(stage.service, shard_count=1))
    await answer(stage, stage.alice, "I play")
    dora = stage.guild.add_member(stage.env.create_user("dora"))
    await stage.bob.slash(stage.channel, "campaign hand-over", player=dora)
    await dora.click(stage.question(), label="Agree")
    await answer(stage, stage.cara, "Not this time")
    await answer(stage, dora, "I play")

    table = await stage.table()
    assert (table.number, table.phase, table.people) == (2, "live", (stage.alice.id, dora.id))
    for who in (stage.alice, dora):
        await keep_two(stage, who)
    report = stage.said("Game 1 of the campaign is over")
    hand = Presser(stage, stage.alice).answered(await stage.alice.click(report, label="My hand"))
    assert "Engage a specialist" in hand.words
    assert "The game is over" not in hand.words
    cara = Presser(stage, stage.cara).answered(await stage.cara.click(report, label="My hand"))
    assert "The game is over" in cara.words  # she plays no part in the second
    table = await play_on(stage)
    assert (table.number, table.people) == (3, (stage.alice.id, dora.id, stage.cara.id))
    second = private(await stage.cara.slash(stage.channel, "campaign log"))
    assert "## The West · Game 2, 1868" in second
    assert "Away this year: New England & Sound." in second
    told = [line for line in second.split("\n") if line.startswith("> ")]
    assert len(told) > 5
    assert any("New England & Sound" in line for line in told)  # Cara's company, which is away
    first = private(await stage.cara.slash(stage.channel, "campaign log", game=1))
    assert "## The West · Game 1, 1865" in first
    assert "Away this year" not in first
    assert "one game missed" in private(await stage.cara.slash(stage.channel, "campaign status"))
    with stage.env._bot_scope():
        chain = await read(stage.service.database, lambda tx: games.of_campaign(tx, table.campaign))
        for game in chain[:2]:
            stored = await read(stage.service.database, lambda tx, game=game: archive.stored_of(tx, game.id))
            assert archive.rebuild(stored).over


async def keep_two(stage, who):
    """Keep the first two of the tickets that were dealt."""
    table = await stage.table()
    with stage.env._bot_scope():
        look = await stage.service.queries.snapshot(table.id, who.id)
        slot = (await stage.service.queries.snapshot(table.id, who.id)).position.slots(look.kinds[0])("tickets", {})
    said = await who.slash(stage.channel, "legends keep", tickets=", ".join(one.value for one in slot.options[:2]))
    assert "You keep" in private(said)
    assert (await stage.table()).seq == table.seq + 1


async def take_two_cards(stage):
    """Let whoever begins draw two cards blind by command."""
    table = await stage.table()
    who = next(one for one in (stage.alice, stage.bob, stage.cara) if table.seat_of(one.id) in table.actors)
    for _ in range(2):
        with stage.env._bot_scope():
            look = await stage.service.queries.snapshot(table.id, who.id)
            slot = (await stage.service.queries.snapshot(table.id, who.id)).position.slots(look.kinds[0])("card", {})
        await who.slash(stage.channel, "legends draw", card=slot.options[-1].value)
    assert table.actors != (await stage.table()).actors
