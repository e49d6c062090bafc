"""Who presides over a company: newcomers, successors, and a vote about one who is silent."""

from __future__ import annotations

import msgspec
import pytest

from bot.client import clock
from bot.service.values import TIMEOUTS
from tests.bot.campaigns.playing import answer, choose_company, lobby, play_on
from tests.bot.stage import private, text


async def test_a_newcomer_founds_a_company_and_plays_at_once(stage, between):
    dora = stage.guild.add_member(stage.env.create_user("dora"))
    got = private(await dora.click(lobby(stage), label="Found a company"))
    assert "For each game before yours you get 9/10 of the middle slip of those who played it, but at least $20" in got
    await choose_company(dora, stage, "yellow")
    await dora.slash(stage.channel, "campaign company", name="Late Line")
    for who in (stage.alice, stage.bob, stage.cara):
        await answer(stage, who, "I play")
    assert (await stage.table()).people[-1] == dora.id
    status = private(await dora.slash(stage.channel, "campaign status"))
    assert "Late Line" in status


async def test_a_newcomer_founds_a_company_by_choosing_one_in_the_menu(stage, between):
    dora = stage.guild.add_member(stage.env.create_user("dora"))
    said = private(await dora.click(lobby(stage), label="I play"))
    assert "You preside over no company of this campaign yet. **Found a company** gives you one" in said
    got = private(await choose_company(dora, stage, "yellow"))
    assert "For each game before yours you get 9/10 of the middle slip" in got
    assert f"{dora.mention} · Susquehanna & Gulf (yellow): plays" in text(lobby(stage))


async def test_whoever_misses_a_game_reads_why_they_have_no_seat_in_it(stage, between):
    for who, label in ((stage.alice, "I play"), (stage.bob, "I play"), (stage.cara, "Not this time")):
        await answer(stage, who, label)
    for command in ("hand", "campaign vote", "legends draw"):
        given = {"card": "deck"} if command == "legends draw" else {}
        said = private(await stage.cara.slash(stage.channel, command, **given))
        assert "You do not play in this game of the campaign: your company misses it" in said


@pytest.mark.long
async def test_who_founds_one_by_command_is_told_what_that_brings_too(stage, between):
    dora = stage.guild.add_member(stage.env.create_user("dora"))
    assert "your office and your vault are empty" in private(await dora.slash(stage.channel, "game join"))


async def test_a_company_is_handed_over_with_its_secrets(stage, between):
    dora = stage.guild.add_member(stage.env.create_user("dora"))
    had = private(await stage.bob.slash(stage.channel, "campaign office"))
    await stage.bob.slash(stage.channel, "campaign hand-over", player=dora)
    assert stage.pinged(stage.question()) == [dora.id]
    assert f"{dora.mention} presides over the company of {stage.bob.mention}** at The West" in text(stage.question())
    await dora.click(stage.question(), label="Agree")
    assert f"{dora.mention} presides over the company of {stage.bob.mention} at" in text(stage.said("from now on;"))
    assert private(await dora.slash(stage.channel, "campaign office")) == had
    assert "preside over no company" in private(await stage.bob.slash(stage.channel, "campaign office"))
    assert f"⏳ {dora.mention} · Chesapeake Western (blue)" in text(lobby(stage))
    early = await stage.alice.slash(stage.channel, "campaign hand-over", player=stage.bob, company="green")
    assert "14 days" in private(early)


@pytest.mark.long
async def test_the_others_vote_for_one_who_does_not_act(stage, between):
    for who in (stage.alice, stage.bob, stage.cara):
        await answer(stage, who, "I play")
    table = await play_on(stage, lambda game, state: not state.agenda and len(game.awaited(state)) == 1)
    (seat,) = table.actors
    silent = table.holder(seat).user_id
    first, second = [one for one in (stage.alice, stage.bob, stage.cara) if one.id != silent]
    assert "still has time" in private(await first.slash(stage.channel, "campaign vote"))
    await wait_a_day(stage, table)
    await first.slash(stage.channel, "campaign vote")
    assert stage.pinged(stage.question()) == [second.id]
    await second.click(stage.question(), label="Agree")
    assert (await stage.table()).actors != table.actors
    agreed = text(stage.said("A majority of the others"))
    assert "Agreed: done." in agreed
    assert f"go on without <@{silent}>" in agreed


async def test_where_one_other_decides_alone_the_channel_is_told_that_the_turn_was_played_for_the_silent(
    stage, between
):
    for who, label in ((stage.alice, "I play"), (stage.bob, "I play"), (stage.cara, "Not this time")):
        await answer(stage, who, label)
    table = await play_on(stage, lambda game, state: not state.agenda and len(game.awaited(state)) == 1)
    (seat,) = table.actors
    silent = table.holder(seat).user_id
    (other,) = [one for one in (stage.alice, stage.bob) if one.id != silent]
    await wait_a_day(stage, table)
    await other.slash(stage.channel, "campaign vote")
    assert (await stage.table()).actors != table.actors
    told = stage.said("has been played for them")
    assert text(told) == (
        f"{other.mention} goes on without <@{silent}> at The West: the turn has been played for them."
    )
    assert stage.pinged(told) == []


async def wait_a_day(stage, table):
    """Let it be a day since the table began to wait for the one who is to move."""
    with stage.env._bot_scope():
        live = await stage.service.live.get(table.id)
        (row,) = live.record.reminders
        long_ago = msgspec.structs.replace(row, since=clock() - TIMEOUTS["day"])
        await live.save(msgspec.structs.replace(live.record, reminders=(long_ago,)))


async def test_free_companies_are_offered_to_found_one_and_those_of_the_campaign_to_hand_one_over(stage, between):
    free = await stage.alice.autocomplete(stage.channel, "campaign company", "company", "")
    taken = await stage.alice.autocomplete(stage.channel, "campaign hand-over", "company", "")
    assert {one["value"] for one in taken} == {holder.company for holder in between.seats}
    assert {one["value"] for one in free} == {"black", "blue", "green", "red", "yellow"} - {
        holder.company for holder in between.seats
    }
    assert await stage.alice.autocomplete(stage.channel, "campaign hand-over", "company", "nobody's") == []


@pytest.mark.long
async def test_whoever_presides_over_nothing_hands_nothing_over_nor_a_company_that_there_is_not(stage, between):
    dora = stage.guild.add_member(stage.env.create_user("dora"))
    assert "preside over no company" in private(await dora.slash(stage.channel, "campaign company"))
    assert "preside over no company" in private(
        await dora.slash(stage.channel, "campaign hand-over", player=stage.alice)
    )
    said = await stage.alice.slash(stage.channel, "campaign hand-over", player=dora, company="purple")
    assert "There are Hudson & Lakes (black), Chesapeake Western (blue) and New England & Sound (green)" in private(
        said
    )


@pytest.mark.long
async def test_the_company_of_who_misses_a_game_is_handed_over_once_it_plays_again(stage, between):
    dora = stage.guild.add_member(stage.env.create_user("dora"))
    await answer(stage, stage.cara, "Not this time")
    for who in (stage.alice, stage.bob):
        await answer(stage, who, "I play")
    missing = between.holder(between.seat_of(stage.cara.id)).company
    said = await stage.alice.slash(stage.channel, "campaign hand-over", player=dora, company=missing)
    assert "not play" in private(said)


async def test_whoever_says_that_they_miss_a_game_is_told_in_private_what_that_brings(stage, between):
    pressed = private(await stage.cara.click(lobby(stage), label="Not this time"))
    typed = private(await stage.bob.slash(stage.channel, "campaign miss"))
    for said in (pressed, typed):
        assert "You sit out the next game of" in said
        assert "9/10 of the middle slip of those who play, but at least $20" in said
        assert "no postcards and no stamps, and builds nothing" in said
        assert "depot" not in said, "they come with a later game"
    assert all("9/10" not in text(message) for message in stage.channel.history())
