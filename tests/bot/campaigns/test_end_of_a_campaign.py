"""How a campaign ends."""

from __future__ import annotations

import re

import msgspec
import pytest

from bot.client import Stationmaster
from engine.core.registry import find
from engine.ticket_to_ride.legends import vaults
from engine.ticket_to_ride.legends.campaign import Campaign
from engine.ticket_to_ride.legends.vaults import Vault, opened
from storage import archive
from tests.bot.campaigns.playing import found, lobby, play_on
from tests.bot.stage import labels, private, raw, text
from tests.stored import read
from tests.thorough import a_few


@pytest.mark.long
async def test_a_campaign_ends_when_all_agree_and_tells_what_lies_in_the_vaults(stage, between):
    await stage.alice.slash(stage.channel, "campaign end")
    await stage.bob.click(stage.question(), label="Agree")
    await stage.cara.click(stage.question(), label="Agree")
    end = stage.said("ended by agreement")
    assert "The seed of the whole campaign was" in text(end)
    assert "slips $" in text(end)
    assert labels(lobby(stage)) == []
    assert [one.filename for one in end.attachments] == ["poster.png", "vaults.png"]
    galleries = [part for part in raw(end) if "items" in part]
    assert [len(part["items"]) for part in galleries] == [1, 1], "each picture has the whole width"
    sums = re.findall(r"\*\*\$(\d+)\*\*", text(end))
    assert len(sums) == 3
    assert not re.search(r"\$\d+\*\* · slips", text(end)), "the ranking has the sums"
    assert (await stage.table()).ending == "agreed"
    assert await stage.open("Friday")


async def test_who_is_forgotten_between_games_is_named_no_more_and_with_the_last_of_all_the_campaign_ends(
    stage, between
):
    for who in (stage.alice, stage.bob, stage.cara):
        assert f"⏳ {who.mention}" in text(lobby(stage))
        asked = await who.slash(stage.channel, "forget-me")
        question = next(m for m in (asked.response, *asked.followups) if m and labels(m))
        await who.click(question, label="Remove everything")
        assert who.mention not in text(lobby(stage))
    assert "nobody is left to play it" in text(stage.said("The seed of the whole campaign was"))
    assert labels(lobby(stage)) == []


async def test_after_the_last_game_the_vaults_are_opened_with_the_seed_and_the_channel_is_free(stage, monkeypatch):
    monkeypatch.setattr(type(find("legends")), "campaign_over", lambda self, carried: True)
    await found(stage, stage.bob)
    await stage.alice.click(lobby(stage), label="Start")
    assert "west" not in private(await stage.alice.slash(stage.channel, "campaign status")).replace("The West", "")
    table = await play_on(stage)
    assert (table.number, table.phase) == (1, "over")
    end = stage.said("The vaults are opened.")
    assert "The seed of the whole campaign was `west`" in text(end)
    assert "1. " in text(end)
    assert "`/campaign log` is the whole campaign as a book" in text(end)
    await stage.env.restart_bot(Stationmaster(stage.service, shard_count=1))
    await stage.env.settle()
    assert len([m for m in stage.channel.history() if "The vaults are opened." in text(m)]) == 1
    assert "The whole campaign" in private(await stage.alice.slash(stage.channel, "game export"))
    assert await stage.open("Friday")


@pytest.mark.long
async def test_the_final_ranking_names_companies_presidents_and_dollars_and_speaks_of_no_next_game(stage, monkeypatch):
    monkeypatch.setattr(Campaign, "over", property(lambda campaign: len(campaign.games) == 1))
    await found(stage, stage.bob)
    await stage.alice.click(lobby(stage), label="Start")
    table = await play_on(stage, policy="normal")
    closing = stage.said("The vaults are opened.")
    last = next(m for m in reversed(stage.channel.history()) if "The game is over." in text(m))
    assert last.attachments[0].filename == "vaults.png"
    assert [one.filename for one in closing.attachments] == ["poster.png"], "the last move has shown the vaults"
    end = text(closing)
    with stage.env._bot_scope():
        carried = await read(stage.service.database, lambda tx: archive.carried_out_of(tx, table))
    totals = {company: vault.total for company, vault in opened(msgspec.convert(carried, Campaign)).items()}
    first, second = sorted(totals, key=lambda company: -totals[company])
    lines = {
        "black": f"**Hudson & Lakes** (black, alice): **${totals['black']}**",
        "blue": f"**Chesapeake Western** (blue, bob): **${totals['blue']}**",
    }
    assert f"1. {lines[first]}" in end
    assert f"2. {lines[second]}" in end
    assert "slips $" not in end
    assert "begins the next game" not in end
    assert "New rules" not in end
    status = private(await stage.alice.slash(stage.channel, "campaign status"))
    assert "begins the next game" not in status
    assert f"1. {lines[first]}" in status
    story = private(await stage.alice.slash(stage.channel, "campaign log", game=1))
    assert "is the legend of the West." in story
    assert all(f": ${dollars}** \u00b7 slips $" in story for dollars in totals.values())


@pytest.mark.parametrize("players", a_few([2, 3, 4, 5], 2))
async def test_the_message_of_the_last_move_tells_all_vaults_and_the_legend_however_long_the_names(
    stage, monkeypatch, players
):
    fullest = Vault(1234, 234, 30, 12, 144, 40, 20, 10, 12)
    monkeypatch.setattr(Campaign, "over", property(lambda campaign: len(campaign.games) == 1))
    monkeypatch.setattr(vaults, "opened", lambda campaign: dict.fromkeys(campaign.companies, fullest))
    others = [stage.guild.add_member(stage.env.create_user(f"{each}{'_' * 30}")) for each in range(players - 1)]
    await found(stage, *others)
    for letter, who in zip("abcde", (stage.alice, *others), strict=False):
        await who.slash(stage.channel, "campaign company", name=letter * 20 + "_" * 40)
    await stage.alice.click(lobby(stage), label="Start")
    await play_on(stage, policy="normal")
    end = next(m for m in reversed(stage.channel.history()) if "The game is over." in text(m))
    lines = text(end).splitlines()
    assert sum(len(line) + 1 for line in lines) < 4000
    assert "## 🔓 The vaults are opened" in lines
    assert sum("depots in the districts $20 · 10 games won" in line for line in lines) == players
    assert sum(line.startswith("🏆 ") and "of the West." in line for line in lines) == 1
    assert text(end).count("In dollars: ") == players
    assert end.attachments[0].filename == "vaults.png"
