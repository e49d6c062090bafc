"""What looks back keeps within Discord's limits with five players of the longest names, and titles of the greatest length."""

from __future__ import annotations

import itertools

import pytest

from bot.demo.discord_api.limits import check_message
from bot.service import TITLE_LENGTH
from bot.service.statistics import Best, ServerStatistics
from bot.texts import harmless
from engine.core.registry import every_key
from engine.core.seat import Seat
from tests.bot.campaigns.playing import play_on
from tests.bot.stage import raw, text
from tests.bot.test_board_as_it_was import menus
from tests.thorough import long_but

PACE = 24 * 3600
LONGEST = ("*_`~|>#" * 5, "\ufdfd" * 32, "W" * 32, "\U0001f68b" * 32, "[a](https://x.y/)_" * 2)
"""What five people are called: with markup, of the widest letters, and of pictures."""
TITLE = "W" + "*" * (TITLE_LENGTH - 1)
MOVES = 250
"""So many are made at most: German Railways has fewer."""


def judged(message):
    """Hold a message against the limits of Discord."""
    inner = getattr(message, "message", message)
    given = {"content": inner.content} if inner.content else {"flags": 1 << 15}
    if inner.components:
        given["components"] = [component.to_dict() for component in inner.components]
    # Where a file came to lie, Discord says, and no longer the bot.
    problems = [one for one in check_message(given) if "names no file" not in one]
    assert problems == [], f"{problems}: {text(message)[:500]}"
    return message


async def answers(stage, said):
    """Every message by which something was answered, each within the limits."""
    await stage.env.settle()
    return [judged(one) for one in (said.response, *said.followups) if one is not None and (raw(one) or one.content)]


async def pressed(stage, message, begins):
    """Press the first button of a message whose label begins so, and hold it against the limits; False: it has none."""
    found = [part for part in raw(message) if str(part.get("label", "")).startswith(begins)]
    if found:
        await stage.alice.click(message, custom_id=found[0]["custom_id"])
        await stage.env.settle()
        judged(message)
    return bool(found)


@pytest.fixture
def crowd(stage):
    """Five people with the longest names, the first of whom is the host."""
    users = [stage.env.create_user(f"person{number}") for number in range(len(LONGEST))]
    people = [stage.guild.add_member(user, nick=name[:32]) for user, name in zip(users, LONGEST, strict=True)]
    stage.channel = stage.guild.create_text_channel("c" * 100)
    stage.alice, *stage.others = people
    return people


@pytest.mark.parametrize("game", long_but(["europe", "18cz", "german", "1854"], "german"))
async def test_statistics_graphs_and_what_has_changed(stage, crowd, game):
    moves = itertools.count()
    await stage.begin(*stage.others, game=game, title=TITLE, players=5)
    table = await play_on(stage, lambda rules, state: next(moves) > MOVES)
    for options in ({}, {"game": game}, {"player": crowd[0]}, {"player": crowd[0], "other": crowd[1]}):
        await answers(stage, await stage.alice.slash(stage.channel, "stats", **options))
    (shown,) = await answers(stage, await stage.alice.slash(stage.channel, "game graph"))
    for option in menus(shown)[0]["options"]:
        await stage.alice.select(shown, [option["value"]])
        judged(shown)
        if await pressed(stage, shown, "In words"):
            assert await pressed(stage, shown, "Show everybody")
            assert await pressed(stage, shown, "As a picture")
    await answers(stage, await stage.alice.slash(stage.channel, "game replay"))
    await answers(stage, await stage.alice.slash(stage.channel, "game board", at=str(table.seq // 2)))
    below = [one for one in stage.channel.history() if "Since my last turn" in [p.get("label") for p in raw(one)]]
    (shown,) = await answers(stage, await stage.alice.click(below[-1], label="Since my last turn"))
    for scale in ("rounds", "moves", "turns"):
        menu = next(menu for menu in menus(shown) if scale in [option["value"] for option in menu["options"]])
        await stage.alice.select(shown, [scale], custom_id=menu["custom_id"])
        for begins in ("Earlier", "What affected me", "All", "Earlier"):
            await pressed(stage, shown, begins)
    for message in stage.channel.history():
        judged(message)


async def test_statistics_of_a_server_that_are_longer_than_a_message_go_on_in_another(stage, crowd, monkeypatch):
    table = await stage.begin(stage.others[0], title=TITLE)
    best = Best(score=9999, table=table, user_id=crowd[0].id, policy=None, seat=Seat(0))
    found = ServerStatistics(
        games=9999,
        unfinished=9999,
        titles=tuple((game, 9999, best) for game in every_key()),
        active=tuple((who.id, 9999, 9999) for who in (*crowd, *crowd)),
        streak=(crowd[0].id, 99),
    )

    async def of_server(guild):
        return found

    monkeypatch.setattr(stage.service.statistics, "of_server", of_server)
    first, *others = await answers(stage, await stage.alice.slash(stage.channel, "stats"))
    assert others
    assert text(first).startswith("**This server**")
    assert text(others[-1]).endswith("out of everything.")


@pytest.mark.long
async def test_the_chronicle_of_a_campaign(stage, crowd):
    await answers(stage, await stage.alice.slash(stage.channel, "campaign new", title=TITLE, players=5))
    waiting = next(one for one in reversed(stage.channel.history()) if "host" in text(one))
    for who in stage.others:
        await who.click(waiting, label="Join")
    for who, name in zip(crowd, LONGEST, strict=True):
        (said,) = await answers(stage, await who.slash(stage.channel, "campaign company", name=f"a {name} {name}"[:40]))
        assert "company" in text(said)
    await stage.alice.click(waiting, label="Start")
    await play_on(stage)
    for pictures in ("on", "off"):
        await stage.alice.slash(stage.channel, "me settings", pictures=pictures)
        (page,) = await answers(stage, await stage.alice.slash(stage.channel, "campaign log", game=1))
        assert harmless(f"a {LONGEST[0]}"[:40]) in text(page)
        while await pressed(stage, page, "Later"):
            pass
        await answers(stage, await stage.alice.slash(stage.channel, "campaign status"))
    for message in stage.channel.history():
        judged(message)


async def test_the_button_that_leads_to_the_next_table(stage, crowd):
    async def to_move(channel):
        table = await stage.table(channel)
        return next(one for one in crowd if one.id == table.seats[min(table.actors)].user_id)

    first, second = stage.channel, stage.guild.create_text_channel("d" * 100)
    for channel in (first, second):
        await stage.open(TITLE, channel=channel, game="18cz", players=2)
        await stage.others[0].slash(channel, "game join")
        await stage.alice.slash(channel, "game start")
    if await to_move(first) != await to_move(second):
        await answers(stage, await (await to_move(second)).slash(second, "18cz pass"))
    who = await to_move(first)
    await answers(stage, await who.slash(first, "turn"))
    (outcome, *_) = await answers(stage, await who.slash(first, "18cz pass"))
    labels = [part.get("label", "") for part in raw(outcome)]
    assert [label for label in labels if label.startswith("Next: W***")], labels
