"""Attempts to break a table of 18CZ: at the same instant, with old buttons, with nonsense, in the middle of an offer."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from simcord.actors import _component_interaction

from bot.client import Stationmaster
from bot.service.values import TIMEOUTS
from engine.core.moves import fields
from engine.core.registry import find
from engine.eighteenxx.moves import Pass, Run
from engine.eighteenxx.offers import Accept, Refuse, Withdraw
from tests.bot.service.conftest import order_of
from tests.bot.stage import labels, private, raw, text
from tests.playthroughs.driving import at_once
from tests.playthroughs.open_table import TYPED
from tests.playthroughs.test_deals_of_18cz import asked, offering

GAME, SEED, PACE = "18cz", "an evening in Brno", 600
MENU = 3

pytestmark = pytest.mark.usefixtures("days_pass")


async def offered(open_table):
    """Make an offer, and return it with who makes it, who is asked, and the message with its buttons."""
    offer = await offering(open_table)
    await open_table.play(offer, TYPED)
    question = await asked(open_table)
    return offer, await open_table.holder(question.by), await open_table.holder(question.to), open_table.panel()


async def line(open_table):
    return (await open_table.match()).line


def kinds_of(moves):
    return [type(move) for move in moves]


async def accepting(open_table, other, panel):
    """Press *Accept* in the channel, and return the private page on which it is confirmed."""
    private_panel = open_table.private_panel(other, await other.click(panel, label="Accept"))
    assert private_panel.asked == ["Yes, accept", "Back"]
    return private_panel


async def test_accept_on_a_private_panel_of_an_old_offer_accepts_no_other(open_table):
    offer, asker, other, panel = await offered(open_table)
    private_panel = open_table.private_panel(other, await other.click(panel, label="My holdings"))
    assert "Accept" in private_panel.buttons
    await asker.click(panel, label="Withdraw the offer")
    await open_table.play(type(offer)(offer.seat, offer.local, 1), TYPED)
    before = await line(open_table)
    assert " 1 K for" in private_panel.words, "it follows to the new offer"
    await private_panel.press("Accept")
    assert await line(open_table) == before
    await private_panel.press("Yes, accept")
    assert (await line(open_table))[-1] == Accept((await open_table.table()).seat_of(other.id)), "now it was read"


async def test_accept_and_withdraw_at_the_same_instant_are_one_of_them(open_table, stage):
    _, asker, other, panel = await offered(open_table)
    private_panel, before = await accepting(open_table, other, panel), len(await line(open_table))
    said = await at_once(stage, asker.click(panel, label="Withdraw the offer"), private_panel.press("Yes, accept"))
    (done,) = (await line(open_table))[before:]
    assert type(done) in {Accept, Withdraw}
    words = [private(said[0]), private_panel.words]
    assert sum("Something went wrong" in one for one in words) == 0
    assert sum("The game has gone on" in one or "not your turn" in one or "offer" in one for one in words) >= 1
    assert await asked(open_table) is None


async def test_an_answer_pressed_twice_is_given_once(open_table, stage):
    _, _, other, panel = await offered(open_table)
    private_panel, before = await accepting(open_table, other, panel), len(await line(open_table))
    await at_once(stage, other.click(panel, label="Refuse"), private_panel.press("Yes, accept"))
    assert len((await line(open_table))[before:]) == 1


async def test_an_offer_that_lapses_while_it_is_accepted_does_one_of_both(open_table, stage):
    _, _, other, panel = await offered(open_table)
    private_panel, before = await accepting(open_table, other, panel), len(await line(open_table))
    live = await stage.service.live.get(open_table.id)
    await live.save(msgspec.structs.replace(live.record, due=0.0))
    with stage.env._bot_scope():
        lapsing = asyncio.create_task(stage.service.expiries.expire(open_table.id))
    await private_panel.press("Yes, accept")
    await lapsing
    assert "Something went wrong" not in private_panel.words
    assert len((await line(open_table))[before:]) == 1
    assert await asked(open_table) is None


async def test_taking_back_an_accepted_deal_asks_the_other_again(open_table, stage):
    _, asker, other, panel = await offered(open_table)
    await (await accepting(open_table, other, panel)).press("Yes, accept")
    said = private(await asker.slash(open_table.channel, "game undo"))
    assert "Something went wrong" not in said
    assert kinds_of((await line(open_table))[-1:]) == [Accept], "it was not the asker's alone to take back"
    said = private(await other.slash(open_table.channel, "game undo"))
    question = await asked(open_table)
    assert question is not None
    assert question.to == (await open_table.table()).seat_of(other.id)
    again = open_table.panel()
    assert labels(again)[:3] == ["Accept", "Refuse", "Withdraw the offer"]
    assert stage.pinged(again) == [other.id]
    assert await stage.service.expiries.due_of(open_table.id) is not None


async def test_the_asked_may_be_forgotten_and_an_opponent_answers(open_table, stage):
    _, _, other, _ = await offered(open_table)
    to, before = (await asked(open_table)).to, len(await line(open_table))
    sure = await other.slash(open_table.channel, "forget-me")
    question = next(m for m in (sure.response, *sure.followups) if m and labels(m))
    await other.click(question, label=labels(question)[0])
    await stage.env.advance_time(1300)
    assert (await line(open_table))[before] in {Accept(to), Refuse(to)}


async def test_an_opponent_in_the_seat_of_the_asker_leaves_the_offer_standing(open_table, stage):
    _, asker, other, panel = await offered(open_table)
    with stage.env._bot_scope():
        await stage.service.consent.opponent(open_table.id, asker.id, (await asked(open_table)).by)
    await stage.env.advance_time(1300)
    assert await asked(open_table) is not None
    private_panel = await accepting(open_table, other, panel)
    await private_panel.press("Yes, accept")
    assert "accepts" in private_panel.words
    assert await asked(open_table) is None


async def test_an_offer_outlives_its_channel(open_table, stage):
    await offered(open_table)
    stage.env.backend.delete_channel(open_table.channel.id)
    await stage.env.advance_time(TIMEOUTS["day"] + 600)
    assert await asked(open_table) is None
    assert kinds_of((await line(open_table))[-1:]) == [Withdraw]


async def test_an_offer_outlives_a_restart_at_once_after_it_was_made(open_table, stage):
    offer = await offering(open_table)
    await open_table.silently(offer)
    await stage.env.restart_bot(Stationmaster(stage.service, shard_count=1))
    stage.bot = stage.env.bot
    await stage.env.advance_time(120)
    question, panel = await asked(open_table), open_table.panel()
    other = await open_table.holder(question.to)
    assert stage.pinged(panel) == [other.id]
    assert "Accept" in labels(panel)
    await other.click(panel, label="Refuse")
    assert (await line(open_table))[-1] == Refuse(question.to)


async def trading(open_table):
    def now(match):
        state = match.state
        if not state.frames or state.frames[-1].round != "stock":
            return False
        (seat,) = match.game.actors(state)
        return state.calendar.set == 2 and Pass in match.game.kinds(state, seat)

    await open_table.hurry(now)


async def test_an_old_button_passes_nobody_in_a_new_turn(open_table):
    await trading(open_table)
    seat = await open_table.next()
    who = await open_table.holder(seat)
    private_panel = open_table.private_panel(who, await who.click(open_table.panel(), label="My holdings"))
    assert "Keep passing" in private_panel.buttons
    stale = private_panel.now
    # Discord lets it be changed no longer: it does not follow the game any more.
    await open_table.stage.env.advance_time(15 * 60)
    await open_table.hurry(
        lambda match: len(match.line) >= 0 and match.state.calendar.set == 2 and moved_since(match, seat)
    )
    before = await line(open_table)
    said = await who.click(stale, label="Keep passing")
    assert await line(open_table) == before
    assert "Something went wrong" not in repr(said)


def moved_since(match, seat):
    """Tell whether a seat is to move again after it has moved."""
    moves = [move.seat for move in match.line]
    return match.game.actors(match.state) == {seat} and moves[-1] != seat and len(set(moves[-2:])) > 1


async def test_auto_pass_by_the_owner_who_moves_at_that_instant(open_table, stage):
    await trading(open_table)
    seat = await open_table.next()
    who, panel = await open_table.holder(seat), open_table.panel()
    before = len(await line(open_table))
    await at_once(stage, who.click(panel, label="Keep passing"), who.click(panel, label="Pass"))
    mine = [move for move in (await line(open_table))[before:] if move.seat == seat]
    assert len(mine) <= 1


async def test_a_table_that_ends_disarms_what_was_ordered(open_table, stage):
    await trading(open_table)
    seat = await open_table.next()
    order = (await open_table.match()).state.frames[0].actors
    idle = await open_table.holder(order[(order.index(seat) + 1) % 3])
    await idle.slash(open_table.channel, "18cz auto-pass")
    with stage.env._bot_scope():
        await stage.service.admin.force_end(stage.guild.id, open_table.id)
    await stage.env.advance_time(1300)
    assert await order_of(stage.service, open_table.id, seat) is None
    said = private(await idle.slash(open_table.channel, "18cz auto-pass"))
    assert "Something went wrong" not in said


NONSENSE = (
    "X", "e13", "E13 ", "-1", "9" * 90, "\u00b2", "\u0663", "\uff11\uff12", "\u202eE13", "E13\n", "None", "[]", "@everyone", "(((((",
    "..", "_", "d1 E11.0 E13", "deck 2a", "\x00",
)  # fmt: skip
NUMBERS = (str(1 - 2**53), "-1", "0", "1", "9" * 100, "twenty")


async def test_nonsense_in_every_field_is_answered_in_words(open_table):
    await open_table.hurry(lambda match: match.state.calendar.operating >= 2 and Run in kinds_now(match))
    who, before = await open_table.holder(await open_table.next()), await line(open_table)
    for turn, kind in enumerate(kind for kind in find("18cz").moves if fields(kind)):
        numbers = {field.name for field in msgspec.structs.fields(kind) if field.type is int}
        command = f"18cz {kind.kind().replace('_', '-')}"
        for number in range(turn, turn + 2):
            given = {
                field: (NUMBERS if field in numbers else NONSENSE)[number % (6 if field in numbers else len(NONSENSE))]
                for field in fields(kind)
            }
            said = private(await who.slash(open_table.channel, command, **given))
            assert "Something went wrong" not in said, (command, given)
            for field in fields(kind):
                others = {name: value for name, value in given.items() if name != field}
                await who.autocomplete(open_table.channel, command, field, str(given[field]), **others)
    assert await line(open_table) == before


def kinds_now(match):
    return match.game.kinds(match.state, min(match.game.actors(match.state), default=0))


async def test_a_route_of_six_thousand_characters_is_answered_soon(open_table, stage):
    await open_table.hurry(lambda match: match.state.calendar.operating >= 2 and Run in kinds_now(match))
    who = await open_table.holder(await open_table.next())
    before = await line(open_table)
    every = (
        "E13 " * 1500,
        "(" * 6000,
        "a1 " * 2000,
        "9" * 6000,
        ("a1 " + "C17 " * 30) * 40,
        "9 " * 3000,
        "99 E13 " * 850,
    )
    for typed in every:
        said = private(await who.slash(open_table.channel, "18cz run", routes=typed[:6000]))
        assert "Something went wrong" not in said
        assert await line(open_table) == before
        await who.autocomplete(open_table.channel, "18cz run", "routes", typed[:6000])


async def test_values_that_a_menu_does_not_offer_are_answered_kindly(open_table, stage):
    seat = await open_table.next()
    who = await open_table.holder(seat)
    private_panel = open_table.private_panel(who, await who.slash(open_table.channel, "18cz bid"))
    (menu,) = (c for c in raw(private_panel.now) if c["type"] == MENU)
    before = await line(open_table)
    for values in (["!"], ["-1"], ["99"], ["0" * 60], ["½"], ["²"]):
        stored = stage.env.backend.get_message(open_table.channel.id, private_panel.now.id)
        said = await _component_interaction(
            who, stored, {"custom_id": menu["custom_id"], "component_type": MENU, "values": values}
        )
        assert "Something went wrong" not in repr(said)
    assert await line(open_table) == before


async def test_every_picture_with_any_zoom_is_shown_or_refused(open_table, stage):
    await open_table.hurry(lambda match: match.state.calendar.operating >= 1)
    offered = await stage.cara.autocomplete(open_table.channel, "game board", "picture", "")
    for one in offered:
        for zoom in ("E13", "nowhere", "Z99", "\u202e", "9" * 60, "praha"):
            said = private(await stage.cara.slash(open_table.channel, "game board", picture=one["value"], zoom=zoom))
            assert "Something went wrong" not in said, (one, zoom)


async def test_the_seed_of_a_game_that_goes_on_is_nowhere(open_table, stage, caplog):
    caplog.set_level("DEBUG", logger="bot")
    await offered(open_table)
    for command in ("game export", "game status", "game log", "game board", "hand", "privacy"):
        said = await stage.alice.slash(open_table.channel, command)
        assert SEED not in private(said)
    assert SEED not in "".join(text(message) for message in open_table.channel.history())
    for user in (None, stage.alice.id):
        assert SEED.encode() not in await stage.service.export.export(open_table.id, user)
        look = await stage.service.queries.snapshot(open_table.id, user)
        assert SEED not in repr(look)
    assert SEED not in caplog.text
