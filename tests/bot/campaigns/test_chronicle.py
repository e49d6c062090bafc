"""The chronicle of a campaign: a page for each game, the end of all, and what was kept secret until then."""

from __future__ import annotations

import asyncio
import re

import msgspec
import pytest

from bot.interactions import chronicle
from bot.messages.pictures import Pictures
from engine.core import codec
from engine.core.registry import find
from engine.ticket_to_ride.legends.campaign import Campaign, Office
from storage import games, snapshots
from tests.bot.campaigns.playing import answer, found, lobby, play_on
from tests.bot.stage import labels, private, raw, text
from tests.stored import read, transact

PEOPLE = ("alice", "bob", "cara")


def answers(said):
    return [one for one in (said.response, *said.followups) if one is not None]


async def opened(stage, who=None, **given):
    """Open the chronicle and return its message."""
    said = await (who or stage.alice).slash(stage.channel, "campaign log", **given)
    await stage.env.settle()
    return answers(said)[-1]


async def turned(stage, message, label):
    await stage.alice.click(message, label=label)
    await stage.env.settle()
    return message


def files(message):
    return [one.filename for one in message.attachments]


def heading(message):
    return text(message).strip().split("\n")[0]


def chapters(message):
    """Return the labels of the menu, that of the chapter shown in capital letters."""
    (menu,) = [part for part in raw(message) if "options" in part]
    return [one["label"].upper() if one.get("default") else one["label"] for one in menu["options"]]


async def second_game(stage):
    for name in PEOPLE:
        await answer(stage, getattr(stage, name), "I play")
    return await play_on(stage)


async def test_a_page_tells_a_game_with_its_board_its_slips_and_who_played(stage, between):
    page = await opened(stage)
    assert heading(page) == "## The West · Game 1, 1865"
    told = text(page)
    assert "At the table: **Hudson & Lakes** (black, alice), **Chesapeake Western** (blue, bob)" in told
    assert "**The bank slips**\n" in told
    assert "wins this game with $" in told
    assert "**What stays**\n🌄 " in told
    assert "**Retired**\n" in told
    assert told.count("\n> ") > 4
    assert files(page) == ["board.png", "slips.png"]
    assert labels(page) == []


async def test_pages_are_turned_by_buttons_and_by_a_menu_and_stay_after_a_restart(stage, between):
    await second_game(stage)
    page = await opened(stage, game=1)
    assert (labels(page)[0], chapters(page)) == ("Later", ["GAME 1, 1865", "Game 2, 1868"])
    while "Game 2" not in heading(page):
        page = await turned(stage, page, "Later")
    assert labels(page)[0] == "Earlier"
    await stage.alice.select(page, values=["1"])
    assert heading(page).startswith("## The West · Game 1, 1865")
    latest = await opened(stage)
    assert heading(latest).startswith("## The West · Game 2, 1868")
    assert heading(await opened(stage, game=12)).startswith("## The West · Game 2, 1868")


async def test_a_game_under_way_is_told_as_far_as_it_has_come(stage, between):
    for name in PEOPLE:
        await answer(stage, getattr(stage, name), "I play")
    page = await opened(stage)
    assert heading(page) == "## The West · Game 2, 1868"
    assert "The bank slips" not in text(page)
    assert files(page) == ["board.png"]


@pytest.mark.long
async def test_what_is_too_long_for_a_message_goes_on_on_a_second_page(stage, between, monkeypatch):
    monkeypatch.setattr(chronicle, "LONGEST", 1200)
    page = await opened(stage)
    assert "· page 1 of " in heading(page)
    assert files(page) == ["board.png"]
    told = text(page)
    while "Later" in labels(page):
        page = await turned(stage, page, "Later")
        told += text(page)
    assert files(page) == ["slips.png"]
    assert told.count("wins this game with $") == 1
    assert "Later" not in labels(page)
    page = await turned(stage, page, "Earlier")
    assert "Later" in labels(page)


@pytest.mark.long
async def test_who_wants_no_pictures_has_the_board_in_words(stage, between):
    await stage.alice.slash(stage.channel, "me settings", pictures="off")
    page = await opened(stage)
    assert files(page) == []
    assert "1865, game 1" in text(page).lower() or "game 1" in text(page)
    assert len(text(page)) <= 4000


@pytest.mark.long
async def test_pictures_that_take_long_are_added_to_the_words_of_a_page(stage, between, monkeypatch):
    shown, view, of = [], chronicle._Page.laid_out, Pictures.of

    def laid_out(page, drawn):
        shown.append(sum(picture is not None for picture in drawn))
        return view(page, drawn)

    async def late(*given, **more):
        await asyncio.sleep(2 * chronicle.AT_ONCE)
        return await of(*given, **more)

    monkeypatch.setattr(chronicle, "AT_ONCE", 0.1)
    monkeypatch.setattr(chronicle._Page, "laid_out", laid_out)
    monkeypatch.setattr(Pictures, "of", late)
    assert files(await opened(stage)) == ["board.png", "slips.png"]
    assert shown == [0, 2]


async def changed(stage, table, change):
    """Change what the first game has left behind, in its stored position."""
    with stage.env._bot_scope():
        database = stage.service.database
        (first, *_) = await read(database, lambda tx: games.of_campaign(tx, table.campaign))
        kept = await read(database, lambda tx: snapshots.latest(tx, first.id))
        state = codec.decode_state(find("legends"), kept.state)
        change(state.campaign)
        position = msgspec.structs.replace(kept, state=codec.encode_state(state))
        await transact(database, lambda tx: snapshots.put(tx, first.id, position))
        stage.service.campaigns._chapters.clear()
        stage.service.live._latest.clear()
        stage.service.live._known.clear()


def favour(campaign):
    campaign.companies["blue"].office = [Office(29, 2)]


def order(campaign):
    campaign.companies["blue"].office = [Office(29, 2)]
    campaign.companies["blue"].orders = {"card:29": "next"}


def another_favour(campaign):
    campaign.companies["blue"].office = [Office(21, 2)]


def vault(campaign):
    campaign.companies["green"].vault.append("ribbon")


async def test_campaigns_that_differ_in_what_is_hidden_have_the_same_chronicle(stage, between):
    """By every word, alt text, menu and file name of its pages, whoever reads them, and of how the campaign stands."""

    async def everything():
        found = [private(await stage.cara.slash(stage.channel, "campaign status"))]
        for who in (stage.alice, stage.bob):
            for number in (1, 2):
                page = await opened(stage, who, game=number)
                found.append(repr((raw(page), [(one.filename, one.description) for one in page.attachments])))
        return [re.sub(r"attachments/\d+/\d+", "", one) for one in found]

    await changed(stage, between, favour)
    for name in PEOPLE:
        await answer(stage, getattr(stage, name), "I play")
    here = await everything()
    for differs in (order, another_favour, vault):
        await changed(stage, between, differs)
        assert await everything() == here, differs


async def test_the_end_has_a_poster_the_ranking_and_what_was_behind_it_for_who_wants_to_read_it(stage, monkeypatch):
    monkeypatch.setattr(Campaign, "over", property(lambda campaign: len(campaign.games) == 1))
    await found(stage, stage.bob)
    await stage.alice.click(lobby(stage), label="Start")
    await play_on(stage, policy="normal")
    page = await opened(stage)
    assert heading(page) == "## The West · the end"
    assert files(page) == ["poster.png"]
    assert "1. **" in text(page)
    assert (labels(page), chapters(page)) == (["Earlier", "What was behind it"], ["Game 1, 1865", "THE END"])
    assert "By then the slips came to" not in text(page)
    page = await turned(stage, page, "What was behind it")
    assert heading(page) == "## The West · what was behind it"
    assert "**Game 1, 1865**\n🔒 By then the slips came to $" in text(page)
    assert files(page) == ["vaults.png"]
    page = await turned(stage, page, "Back to the end")
    assert heading(page) == "## The West · the end"
    page = await turned(stage, page, "Earlier")
    assert "Game 1, 1865" in heading(page)
