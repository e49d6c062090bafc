"""What players of 18CZ ask each other, leave to the bot, and are shown before it is too late."""

from __future__ import annotations

import msgspec
import pytest

from bot.client import Stationmaster
from bot.forms import bounds
from bot.service.values import TIMEOUTS
from engine.core import codec
from engine.core.moves import NumberRange, fields
from engine.core.players import random_move_of
from engine.core.rng import Rng
from engine.eighteenxx.g18cz.moves import DraftPurchase
from engine.eighteenxx.moves import Buy, BuyPrivate, LayTile, Par, Pass, Run, Sell
from engine.eighteenxx.offers import Accept, Refuse, Withdraw
from tests.bot.stage import labels, private, raw, text
from tests.playthroughs.open_table import PRESSED, TEXTS, TYPED, OpenTable, shown_as

GAME, SEED, PACE = "18cz", "an evening in Brno", 600


@pytest.fixture
async def trading(open_table):
    """Go on to a stock round, at the turn of somebody who may buy, sell and pass; so may who moves after the next."""

    def now(match):
        after = codec.clone(match.state)
        for expected in ({Buy, Sell, Pass}, {Pass}):
            if after.calendar.set < 2 or after.frames[-1].round != "stock":
                return False
            (seat,) = match.game.actors(after)
            if not expected <= set(match.game.kinds(after, seat)):
                return False
            list(match.game.play(after, Pass(seat)))
        (seat,) = match.game.actors(after)
        return after.frames[-1].round == "stock" and {Buy, Par, Sell} & set(match.game.kinds(after, seat))

    await open_table.hurry(now)
    return open_table


async def offering(open_table):
    """Go on until a company may buy a local railway of another player, and return that offer."""
    found = []

    def now(match):
        state, question = match.state, match.game.question(match.state)
        seat = min(match.game.actors(state), default=None)
        if question or seat is None or BuyPrivate not in match.game.kinds(state, seat):
            return False
        for option in match.game.slot(state, seat, BuyPrivate, "local", {}).options:
            if state.private_companies[option.value].owner != seat:
                price = match.game.slot(state, seat, BuyPrivate, "price", {"local": option.value})
                found[:] = [BuyPrivate(seat, option.value, price.high)]
        return bool(found)

    await open_table.hurry(now, policy="random")
    return found[0]


async def asked(open_table):
    match = await open_table.match()
    return match.game.question(match.state)


async def test_an_offer_calls_the_other_with_buttons_to_accept_and_refuse(open_table, stage):
    offer = await offering(open_table)
    await open_table.play(offer, TYPED)
    question = await asked(open_table)
    other, panel = await open_table.holder(question.to), open_table.panel()
    assert stage.pinged(panel) == [other.id]
    assert labels(panel)[:2] == ["Accept", "Refuse"]
    assert "Withdraw the offer" in labels(panel)[2:4]
    assert "would have" in text(panel), "what both sides have before and after"
    assert f"{offer.price} K" in text(panel)
    assert "If nobody answers, the offer lapses" in text(panel)
    private_panel = open_table.private_panel(other, await other.click(panel, label="Accept"))
    assert await asked(open_table) == question, "it is shown first what comes of it"
    assert TEXTS.of("18cz").sentence(question.text, ("alice", "bob", "cara")) in private_panel.words
    assert f"for {offer.price} K" in private_panel.words
    assert private_panel.asked == ["Yes, accept", "Back"]
    await private_panel.press("Yes, accept")
    assert "accepts" in private_panel.words
    match = await open_table.match()
    assert match.line[-1] == Accept(question.to)
    told = open_table.channel.history()[-1]
    assert "buys the local railway" in text(told) or "accepts." in text(told)
    assert stage.pinged(told) == [(await open_table.holder(question.by)).id]


async def test_a_note_stands_in_the_offer_that_everybody_sees_and_in_both_private_panels(open_table, stage):
    await open_table.play(await offering(open_table), TYPED)
    question = await asked(open_table)
    asker, other, panel = await open_table.holder(question.by), await open_table.holder(question.to), open_table.panel()
    private_panel = open_table.private_panel(asker, await asker.slash(open_table.channel, "hand"))
    before = len(open_table.channel.history())
    assert "Add a note" in private_panel.buttons
    await asker.submit_modal(await private_panel.press("Add a note"), {"note": "and *you* may have my train next"})
    assert len(open_table.channel.history()) == before
    assert "you" in text(open_table.panel())
    assert "may have my train next”" in text(open_table.panel())
    assert labels(open_table.panel()) == labels(panel)
    assert "may have my train next”" in private_panel.words
    theirs = open_table.private_panel(other, await other.click(open_table.panel(), label="Accept"))
    assert "may have my train next”" in theirs.words
    await theirs.press("Yes, accept")
    assert "may have my train next" not in text(open_table.panel())


async def test_whoever_is_asked_names_another_price_which_is_accepted_like_an_offer(open_table, stage):
    offer = await offering(open_table)
    await open_table.play(msgspec.structs.replace(offer, price=1), TYPED)
    question = await asked(open_table)
    asker, other = await open_table.holder(question.by), await open_table.holder(question.to)
    form = await other.click(open_table.panel(), label="Counter-offer")
    assert form.modal["title"].startswith("Your price: ")
    theirs = open_table.private_panel(other, await other.submit_modal(form, {"price": str(offer.price)}))
    assert await asked(open_table) == question, "what it would come to is shown first"
    await theirs.press("Send the offer")
    question = await asked(open_table)
    assert await open_table.holder(question.to) == asker
    assert stage.pinged(open_table.panel()) == [asker.id]
    assert "Counter-offer" not in labels(open_table.panel())
    private_panel = open_table.private_panel(asker, await asker.click(open_table.panel(), label="Accept"))
    await private_panel.press("Yes, accept")
    assert (await open_table.match()).state.private_companies[offer.local].owner not in {0, 1, 2}


async def test_nobody_answers_for_somebody_else(open_table, stage):
    await open_table.play(await offering(open_table), TYPED)
    question = await asked(open_table)
    asker = await open_table.holder(question.by)
    said = private(await asker.click(open_table.panel(), label="Accept"))
    assert "answers this offer" in said or "cannot accept" in said
    third = next(seat for seat in range(3) if seat not in {question.by, question.to})
    said = private(await (await open_table.holder(third)).click(open_table.panel(), label="Refuse"))
    assert "It is not your turn" in said
    name = (await open_table.holder(question.to)).name
    assert f"Waiting for {name}." in said
    assert f"**Friday** · Waiting for {name}." in private(await asker.slash(stage.channel, "game status"))
    assert await asked(open_table) == question


async def test_an_offer_is_refused_by_command_and_withdrawn_by_button(open_table, stage):
    await open_table.play(await offering(open_table), PRESSED)
    question = await asked(open_table)
    await open_table.play(Refuse(question.to), TYPED)
    assert "refuses" in text(open_table.channel.history()[-1])
    await open_table.play(await offering(open_table), PRESSED)
    question = await asked(open_table)
    await open_table.play(Withdraw(question.by), PRESSED)
    assert "withdraws the offer" in text(open_table.channel.history()[-1])


async def test_who_waits_for_an_answer_is_not_led_to_take_the_offer_back(open_table):
    await open_table.play(await offering(open_table), TYPED)
    asker = await open_table.holder((await asked(open_table)).by)
    private_panel = open_table.private_panel(asker, await asker.slash(open_table.channel, "hand"))
    assert private_panel.asked == ["Withdraw the offer", "In advance", "Add a note"]
    assert "It is your turn" not in private_panel.words
    assert "must answer" in private_panel.words


async def test_an_offer_lapses_after_its_time_even_where_the_bot_was_away(days_pass, stage, drawn):
    open_table = OpenTable(stage, await stage.begin(stage.bob, stage.cara, game="18cz", players=3, pace="live"))
    await open_table.play(await offering(open_table), TYPED)
    question = await asked(open_table)
    before = len(open_table.channel.history())
    await stage.env.advance_time(TIMEOUTS["live"] - 60)
    assert await asked(open_table) == question
    await stage.env.restart_bot(Stationmaster(stage.service, shard_count=1))
    stage.bot = stage.env.bot
    await stage.env.advance_time(10 * 60)
    assert await asked(open_table) is None
    assert (await open_table.match()).line[-1] == Withdraw(question.by)
    told = next(m for m in open_table.channel.history()[before:] if "No answer came in time" in text(m))
    assert stage.pinged(told) == [(await open_table.holder(question.by)).id]
    stale = next(m for m in open_table.channel.history()[:before][::-1] if "lapses" in text(m))
    assert labels(stale) == []


async def test_an_offer_of_many_prices_asks_for_a_number_even_after_a_restart(open_table, stage):
    offer = await offering(open_table)
    match = await open_table.match()
    prices = match.game.slot(match.state, offer.seat, BuyPrivate, "price", {"local": offer.local})
    assert isinstance(prices, NumberRange)
    assert prices.high - prices.low >= 25
    who = await open_table.holder(offer.seat)
    private_panel = open_table.private_panel(
        who, await who.slash(open_table.channel, "18cz company", local=offer.local)
    )
    shown = await private_panel.press(TEXTS.say("form.number", **bounds(prices)))
    await stage.env.restart_bot(Stationmaster(stage.service, shard_count=1))
    stage.bot = stage.env.bot
    await who.submit_modal(shown, {"number": "9999"})
    assert f"from {prices.low} to {prices.high}" in private_panel.words
    shown = await private_panel.press(TEXTS.say("form.number", **bounds(prices)))
    await who.submit_modal(shown, {"number": str(prices.high - 1)})
    assert await asked(open_table) is None, "whoever asks sees what comes of it before it is sent"
    await private_panel.press("Send the offer")
    assert (await asked(open_table)).by == offer.seat
    assert (await open_table.match()).state.offer.price == prices.high - 1


async def test_who_passes_in_advance_is_passed_over_until_somebody_trades_and_is_told_why(trading, stage):
    open_table = trading
    match = await open_table.match()
    seat = min(match.game.actors(match.state))
    order = match.state.frames[0].actors
    following = order[(order.index(seat) + 1) % 3]
    idle, last = await open_table.holder(following), await open_table.holder(order[(order.index(seat) + 2) % 3])
    said = private(await idle.slash(open_table.channel, "18cz auto-pass"))
    assert "until somebody else does any of these: buy a certificate, sell shares or start a company" in said
    mark = len(open_table.channel.history())
    await open_table.play(Pass(seat), TYPED)
    match = await open_table.match()
    assert match.line[-1] == Pass(following)
    (told,) = open_table.channel.history()[mark:]
    assert stage.pinged(told) == [last.id]
    assert "by itself" not in text(told)
    trader = min(match.game.actors(match.state))
    direct_messages = len(idle.user.dm_channel.history())
    kind = next(kind for kind in (Buy, Par, Sell) if kind in match.game.kinds(match.state, trader))
    bought = random_move_of(match.game, match.state, trader, kind, Rng("any"))
    await open_table.play(bought, TYPED)
    direct_message = idle.user.dm_channel.history()[direct_messages:]
    assert any("Your order to pass has ended" in text(m) for m in direct_message), [text(m) for m in direct_message]


async def test_passing_in_advance_ends_with_the_round_and_by_a_button(trading, stage):
    open_table = trading
    match = await open_table.match()
    seat = min(match.game.actors(match.state))
    order = match.state.frames[0].actors
    idle, last = [await open_table.holder(order[(order.index(seat) + number) % 3]) for number in (1, 2)]
    private_panel = open_table.private_panel(idle, await idle.click(open_table.panel(), label="Keep passing"))
    assert "Let me decide again" in private_panel.buttons
    await private_panel.press("Let me decide again")
    assert "I no longer do that for you" in private_panel.words
    await private_panel.press("Keep passing")
    await open_table.play(Pass(seat), PRESSED)
    direct_messages = len(idle.user.dm_channel.history())
    private_panel = open_table.private_panel(last, await last.click(open_table.panel(), label="Pass"))
    assert "**Operating round" in private_panel.words, "the round ends whoever passes last, so nobody is asked first"
    assert "**Operating round" in text(open_table.channel.history()[-1])
    assert any(
        "the round is over" in text(direct_message)
        for direct_message in idle.user.dm_channel.history()[direct_messages:]
    )


async def test_a_restart_in_the_middle_of_a_turn_loses_neither_private_panel_nor_panel(open_table, stage, drawn):
    def laying(match):
        seats = match.game.actors(match.state)
        return any({LayTile, Pass} <= set(match.game.kinds(match.state, seat)) for seat in seats)

    await open_table.hurry(lambda match: laying(match) and match.state.calendar.operating >= 2)
    match, seat = await open_table.match(), await open_table.next()
    who, panel = await open_table.holder(seat), open_table.panel()
    assert "map" in drawn
    lay, none = labels(panel)[:2]
    assert (lay, none) in {("Lay a tile", "Lay no track"), ("Lay another tile", "Done with track")}
    private_panel = open_table.private_panel(who, await who.click(panel, label=lay))
    hex_, tile = turnable(match, seat)
    await private_panel.pick(shown_as(hex_, private_panel, "18cz"))
    await stage.env.restart_bot(Stationmaster(stage.service, shard_count=1))
    stage.bot = stage.env.bot
    pairs = any(label.startswith(f"{tile.value}/") for label in private_panel.buttons)
    if "Which tile?" in private_panel.words and not pairs:
        await private_panel.pick(shown_as(tile, private_panel, "18cz"))
    assert drawn["tile.lay"] or drawn["tile.tile" if pairs else "tile.rotation"]
    assert any(part.get("items") for part in raw(private_panel.now)), "how it may lie is shown as a picture"
    await private_panel.press(next(label for label in reversed(private_panel.asked[:-1]) if "would run" not in label))
    assert "lays tile" in private_panel.words
    assert (await open_table.match()).line[-1].hex == hex_.value
    assert none not in labels(open_table.panel()), "the panel of everybody has gone on with the turn"


def turnable(match, seat):
    """Return a hex and a tile that may lie there in several ways."""

    def offered(field, **chosen):
        return match.game.slot(match.state, seat, LayTile, field, chosen).options

    return next(
        (hex_, tile)
        for hex_ in offered("hex")
        for tile in offered("tile", hex=hex_.value)
        if len(offered("rotation", hex=hex_.value, tile=tile.value)) > 1
    )


async def test_the_best_run_is_shown_at_once_and_offered_as_the_first_suggestion(open_table, drawn):
    await open_table.hurry(lambda match: match.state.frames and Run in match.game.kinds(match.state, _one(match)))
    before, who = len((await open_table.match()).line), await open_table.holder(await open_table.next())
    offered = await who.autocomplete(open_table.channel, "18cz run", "routes", "")
    assert offered[0]["value"] == "best"
    assert offered[0]["name"].startswith("Best run: ")
    private_panel = open_table.private_panel(who, await who.slash(open_table.channel, "18cz run"))
    best = offered[0]["name"]
    assert "(proved)" in best
    assert len((await open_table.match()).line) == before, "its routes are shown first"
    assert best in private_panel.words
    assert "runs its" in private_panel.words
    assert (
        f"for {best.split()[2]} K" in private_panel.words
        or f"earns {best.split()[2]} K in total" in private_panel.words
    )
    assert drawn["runs"]
    assert any(part.get("items") for part in raw(private_panel.now))
    assert private_panel.buttons[:2] == ["Run these routes", "Another way…"]
    await private_panel.press("Another way…")
    assert "What comes next?" in private_panel.words
    await private_panel.press(best)
    assert private_panel.asked == ["Run these routes", "Back"]
    await private_panel.press("Back")
    await private_panel.press(best)
    await private_panel.press("Run these routes")
    (played,) = (await open_table.match()).line[before:]
    assert isinstance(played, Run)


async def test_a_typed_best_run_is_shown_before_it_is_played(open_table, drawn):
    await open_table.hurry(lambda match: match.state.frames and Run in match.game.kinds(match.state, _one(match)))
    before, who = len((await open_table.match()).line), await open_table.holder(await open_table.next())
    private_panel = open_table.private_panel(who, await who.slash(open_table.channel, "18cz run", routes="best"))
    assert "runs its" in private_panel.words
    assert drawn["runs"]
    assert len((await open_table.match()).line) == before
    await private_panel.press("Run these routes")
    assert isinstance((await open_table.match()).line[before], Run)


async def test_every_picture_of_the_game_can_be_asked_for(open_table, stage, drawn):
    offered = await stage.cara.autocomplete(open_table.channel, "game board", "picture", "")
    assert {"Map", "Stock market", "Trains", "Players"} <= {one["name"] for one in offered}
    for number, one in enumerate(offered):
        who = (stage.bob, stage.cara)[number % 2]  # nobody may look at so many in a minute
        await who.slash(open_table.channel, "game board", picture=one["value"])
        assert drawn[one["value"]]
    said = private(await stage.cara.slash(open_table.channel, "game board", picture="hand"))
    assert "There is no picture" in said


async def test_what_is_left_out_of_a_command_is_asked_for_and_what_is_strange_is_said(open_table):
    seat = await open_table.next()
    who = await open_table.holder(seat)
    private_panel = open_table.private_panel(who, await who.slash(open_table.channel, "18cz bid"))
    assert "Which local railway?" in private_panel.words
    said = private(await who.slash(open_table.channel, "18cz bid", local="X9"))
    assert "There is no local railway X9" in said
    assert "Preliminary stock round" in said
    await open_table.play(DraftPurchase(seat, "S1"), TYPED)


def _one(match):
    return min(match.game.actors(match.state))


def test_every_field_of_a_move_has_its_question():
    from engine.core.registry import find

    for kind in find("18cz").moves:
        for field in fields(kind):
            assert TEXTS.has(f"18cz.ask.{kind.kind()}.{field}")
        for part in ("move", "button", "confirm"):
            assert TEXTS.has(f"18cz.{part}.{kind.kind()}")
