"""What stands in the channel when a table has ended, and what goes on from there."""

from __future__ import annotations

import re

import pytest

from bot.messages.pictures import Page, pages
from engine.core import registry
from tests.bot.stage import labels, private, raw, text
from tests.playthroughs.open_table import TEXTS, OpenTable
from tests.thorough import a_few, long_but


@pytest.fixture
def pace():
    """Seconds between two moves of built-in opponents: longer than any test lasts."""
    return 24 * 3600


@pytest.fixture
async def ended(stage):
    """End a table before its time, and return its last message."""
    await stage.begin(stage.bob, stage.cara, game="german", players=3)
    await stage.alice.slash(stage.channel, "game end")
    for who in (stage.bob, stage.cara):
        await who.click(stage.question(), label="Agree")
    return next(m for m in reversed(stage.channel.history()) if "Play again" in labels(m))


async def test_a_table_that_was_ended_early_tells_its_seed_and_can_be_played_again(ended):
    assert "The seed was" in text(ended)
    assert labels(ended) == ["Play again", "Log", "Replay", "Graphs", "My holdings", "Since my last turn", "Help"]


async def test_a_table_that_has_ended_tells_the_seed_in_its_message_alone_and_is_not_ended_again(ended, stage):
    seed = re.search("The seed was `([0-9a-f]{32})`", text(ended))[1]
    assert seed not in private(await stage.bob.slash(stage.channel, "game help"))
    said = len(stage.channel.history())
    assert "This table is closed." in private(await stage.alice.slash(stage.channel, "game end"))
    assert len(stage.channel.history()) == said


async def test_a_hand_offers_no_choice_at_a_table_that_was_ended_in_the_middle_of_it(stage):
    await stage.begin(stage.bob, game="europe")
    (sent,) = stage.alice.user.dm_channel.history()
    assert [file.filename for file in sent.attachments] == ["tickets.png"]
    await stage.alice.slash(stage.channel, "game end")
    await stage.bob.click(stage.question(), label="Agree")
    sent = stage.alice.user.dm_channel.history()[-1]
    assert "The game is over." in text(sent)
    assert [file.filename for file in sent.attachments] == ["hand.png"]


async def test_playing_again_seats_the_same_people_one_seat_further_on_and_calls_them(ended, stage):
    before = await stage.table()
    await stage.bob.click(ended, label="Play again")
    table = await stage.table()
    assert (table.phase, table.game, table.title, table.host_id) == ("lobby", "german", before.title, stage.bob.id)
    assert [holder.user_id for holder in table.seats] == [stage.bob.id, stage.cara.id, stage.alice.id]
    assert set(stage.pinged(stage.lobby())) == {stage.alice.id, stage.cara.id}
    await stage.bob.slash(stage.channel, "game start")
    assert (await stage.table()).phase == "live"


async def test_nobody_who_did_not_sit_there_plays_again(ended, stage):
    stranger = stage.guild.add_member(stage.env.create_user("dave"))
    await stranger.click(ended, label="Play again")
    assert (await stage.table()).phase == "ended"


async def test_a_channel_has_one_table_whoever_plays_again(ended, stage):
    await stage.bob.click(ended, label="Play again")
    first = (await stage.table()).id
    await stage.alice.click(ended, label="Play again")
    assert (await stage.table()).id == first


async def test_the_log_of_an_ended_table_is_a_press_away(stage):
    await stage.begin(stage.bob, stage.cara, game="german", players=3)
    await stage.alice.slash(stage.channel, "german bid", price="5")
    await stage.alice.slash(stage.channel, "game end")
    for who in (stage.bob, stage.cara):
        await who.click(stage.question(), label="Agree")
    ended = next(m for m in reversed(stage.channel.history()) if "Play again" in labels(m))
    assert "**alice** bids **5**" in private(await stage.cara.click(ended, label="Log"))


POINTS = {"europe": ("tickets", "stations"), "18cz": ("Cash", "shares"), "1854": ("Cash", "shares")}
"""What brought points, of each game in which that is more than one thing."""


@pytest.mark.parametrize("game", long_but(registry.GAMES, "europe"))
async def test_the_result_is_said_in_words_with_what_brought_points(stage, game):
    table = OpenTable(stage, await stage.begin(stage.bob, stage.cara, game=game, players=3))
    await table.hurry(lambda match: match.over)
    match, last = await table.match(), stage.channel.history()[-1]
    assert labels(last)[:2] == ["Play again", "Log"]
    lines = text(last).splitlines()
    for who, score in zip(("alice", "bob", "cara"), match.result.scores, strict=True):
        (number,) = [n for n, line in enumerate(lines) if line.startswith("**") and f"{who}: {score:,}" in line]
        assert all(part in lines[number + 1] for part in POINTS.get(game, ()))


@pytest.mark.parametrize("game", a_few(registry.GAMES, 2))
async def test_a_board_is_told_in_words_page_by_page(stage, game):
    await stage.begin(stage.bob, stage.cara, game=game, players=3)
    snapshot = await stage.service.queries.snapshot((await stage.table()).id, stage.alice.id)
    there = pages(snapshot, TEXTS, ["alice", "bob", "cara"])
    for asked, page in ((1, 1), (len(there), len(there)), (len(there) + 1, len(there))):
        said = private(await stage.alice.slash(stage.channel, "game words", page=asked))
        assert f"page {page} of {len(there)}" in said
        assert there[page - 1].words in said


async def test_the_menu_of_more_pages_of_words_than_it_holds_lists_those_around_the_one_that_is_shown(
    stage, monkeypatch
):
    await stage.begin(stage.bob)
    many = [Page(f"Part {number}", "words") for number in range(1, 41)]
    monkeypatch.setattr("bot.messages.pictures.pages", lambda *_: many)
    for asked, listed in ((1, range(1, 26)), (20, range(8, 33)), (40, range(16, 41))):
        answer = await stage.alice.slash(stage.channel, "game words", page=asked)
        (menu,) = [part["options"] for part in raw(answer.response) if "options" in part]
        assert [option["value"] for option in menu] == [str(number) for number in listed]
        assert [option["value"] for option in menu if option.get("default")] == [str(asked)]
