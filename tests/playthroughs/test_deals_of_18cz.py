"""What players of 18CZ ask each other, leave to the bot, and are shown before it is too late."""

from __future__ import annotations

import pytest

from bot.client import Stationmaster
from bot.service.limits import PATIENCE
from engine.core.moves import fields
from engine.core.options import NumberRange
from engine.core.players import random_move_of
from engine.core.rng import Rng
from engine.eighteenxx.g18cz.moves import DraftPurchase
from engine.eighteenxx.moves import Buy, BuyPrivate, LayTile, Par, Pass, Run, Sell
from engine.eighteenxx.offers import Accept, Refuse, Withdraw
from tests.bot.stage import labels, private, raw, text
from tests.playthroughs.offices import PRESSED, TEXTS, TYPED, Office, shown_as, sketched

SEED = "an evening in Brno"


@pytest.fixture(autouse=True)
def luck(monkeypatch):
    """Deal the same game each time."""
    monkeypatch.setattr("bot.service.lobby.secrets.token_hex", lambda _: SEED)


@pytest.fixture
def pace():
    """Let built-in opponents take their time, so that a day passes quickly."""
    return 600


@pytest.fixture
def drawn():
    """Leave every picture blank, and count them."""
    with sketched() as counted:
        yield counted


@pytest.fixture
async def office(stage, drawn):
    """Seat all three at a table of 18CZ in the draft."""
    return Office(stage, await stage.begin(stage.bob, stage.cara, game="18cz", players=3))


@pytest.fixture
async def trading(office):
    """Go on to the third stock round, at the turn of somebody who may buy, sell and pass."""

    def now(match):
        state, (seat,) = match.state, match.game.actors(match.state) or (None,)
        kinds = match.game.kinds(state, seat)
        return state.calendar.set == 2 and state.frames[-1].round == "stock" and {Buy, Sell, Pass} <= set(kinds)

    await office.hurry(now)
    return office


async def offering(office):
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

    await office.hurry(now, policy="random")
    return found[0]


async def asked(office):
    match = await office.match()
    return match.game.question(match.state)


async def test_an_offer_calls_the_other_with_buttons_to_accept_and_refuse(office, stage):
    offer = await offering(office)
    await office.play(offer, TYPED)
    question = await asked(office)
    other, panel = await office.holder(question.to), office.panel()
    assert stage.pinged(panel) == [other.id]
    assert labels(panel)[:3] == ["Accept", "Refuse", "Take the offer back"]
    assert f"{offer.price} K" in text(panel)
    assert "Without an answer it lapses" in text(panel)
    desk = office.desk(other, await other.click(panel, label="Accept"))
    assert await asked(office) == question, "it is shown first what comes of it"
    assert TEXTS.sentence(question.text, ("alice", "bob", "cara")) in desk.words
    assert f"for {offer.price} K" in desk.words
    assert desk.buttons == ["Yes, accept", "Back"]
    await desk.press("Yes, accept")
    assert "agrees" in desk.words
    match = await office.match()
    assert match.line[-1] == Accept(question.to)
    told = office.channel.history()[-1]
    assert "buys the local railway" in text(told) or "**agrees" in text(told) or "agrees." in text(told)
    assert stage.pinged(told) == [(await office.holder(question.by)).id]


async def test_nobody_answers_for_somebody_else(office, stage):
    await office.play(await offering(office), TYPED)
    question = await asked(office)
    asker = await office.holder(question.by)
    said = private(await asker.click(office.panel(), label="Accept"))
    assert "answers this offer" in said or "cannot accept" in said
    third = next(seat for seat in range(3) if seat not in {question.by, question.to})
    said = private(await (await office.holder(third)).click(office.panel(), label="Refuse"))
    assert "It is not your turn" in said
    assert await asked(office) == question


async def test_an_offer_is_refused_by_command_and_withdrawn_by_button(office, stage):
    await office.play(await offering(office), PRESSED)
    question = await asked(office)
    await office.play(Refuse(question.to), TYPED)
    assert "refuses" in text(office.channel.history()[-1])
    await office.play(await offering(office), PRESSED)
    question = await asked(office)
    await office.play(Withdraw(question.by), PRESSED)
    assert "takes the offer back" in text(office.channel.history()[-1])


async def test_who_waits_for_an_answer_is_not_led_to_take_the_offer_back(office):
    await office.play(await offering(office), TYPED)
    asker = await office.holder((await asked(office)).by)
    desk = office.desk(asker, await asker.slash(office.channel, "hand"))
    assert desk.buttons == ["Take the offer back"]
    assert "It is your turn" not in desk.words
    assert "is to answer" in desk.words


async def test_an_offer_lapses_after_its_time_even_where_the_bot_was_away(stage, drawn):
    office = Office(stage, await stage.begin(stage.bob, stage.cara, game="18cz", players=3, pace="live"))
    await office.play(await offering(office), TYPED)
    question = await asked(office)
    before = len(office.channel.history())
    await stage.env.advance_time(PATIENCE["live"] - 60)
    assert await asked(office) == question
    await stage.env.restart_bot(Stationmaster(stage.service, shard_count=1))
    stage.bot = stage.env.bot
    await stage.env.advance_time(10 * 60)
    assert await asked(office) is None
    assert (await office.match()).line[-1] == Withdraw(question.by)
    told = next(m for m in office.channel.history()[before:] if "No answer came in time" in text(m))
    assert stage.pinged(told) == [(await office.holder(question.by)).id]
    stale = next(m for m in office.channel.history()[:before][::-1] if "lapses" in text(m))
    assert labels(stale) == []


async def test_an_offer_of_many_prices_asks_for_a_number_even_after_a_restart(office, stage):
    offer = await offering(office)
    match = await office.match()
    prices = match.game.slot(match.state, offer.seat, BuyPrivate, "price", {"local": offer.local})
    assert isinstance(prices, NumberRange)
    assert prices.high - prices.low >= 25
    who = await office.holder(offer.seat)
    desk = office.desk(who, await who.slash(office.channel, "18cz company", local=offer.local))
    shown = await desk.press(TEXTS.say("form.number", least=prices.low, most=prices.high))
    await stage.env.restart_bot(Stationmaster(stage.service, shard_count=1))
    stage.bot = stage.env.bot
    await who.submit_modal(shown, {"number": "9999"})
    assert f"from {prices.low} to {prices.high}" in desk.words
    shown = await desk.press(TEXTS.say("form.number", least=prices.low, most=prices.high))
    await who.submit_modal(shown, {"number": str(prices.high - 1)})
    assert (await asked(office)).by == offer.seat
    assert (await office.match()).state.offer.price == prices.high - 1


async def test_who_passes_in_advance_is_passed_over_until_somebody_trades_and_is_told_why(trading, stage):
    office = trading
    match = await office.match()
    seat = min(match.game.actors(match.state))
    order = match.state.frames[0].actors
    following = order[(order.index(seat) + 1) % 3]
    idle, last = await office.holder(following), await office.holder(order[(order.index(seat) + 2) % 3])
    said = private(await idle.slash(office.channel, "18cz auto-pass"))
    assert "until somebody else does any of these: buy a certificate, sell shares and start a company" in said
    mark = len(office.channel.history())
    await office.play(Pass(seat), TYPED)
    match = await office.match()
    assert match.line[-1] == Pass(following)
    (told,) = office.channel.history()[mark:]
    assert stage.pinged(told) == [last.id]
    assert "by itself" not in text(told)
    trader = min(match.game.actors(match.state))
    letters = len(idle.user.dm_channel.history())
    bought = next(
        move
        for move in (random_move_of(match.game, match.state, trader, kind, Rng("any")) for kind in (Buy, Par, Sell))
        if type(move) in match.game.kinds(match.state, trader)
    )
    await office.play(bought, TYPED)
    letter = idle.user.dm_channel.history()[letters:]
    assert any("I no longer pass for you" in text(m) for m in letter), [text(m) for m in letter]


async def test_passing_in_advance_ends_with_the_round_and_by_a_button(trading, stage):
    office = trading
    match = await office.match()
    seat = min(match.game.actors(match.state))
    order = match.state.frames[0].actors
    idle, last = [await office.holder(order[(order.index(seat) + number) % 3]) for number in (1, 2)]
    desk = office.desk(idle, await idle.click(office.panel(), label="Keep passing"))
    assert "Decide myself again" in desk.buttons
    await desk.press("Decide myself again")
    assert "You decide yourself" in desk.words
    await desk.press("Keep passing")
    await office.play(Pass(seat), PRESSED)
    letters = len(idle.user.dm_channel.history())
    moves = len((await office.match()).line)
    desk = office.desk(last, await last.click(office.panel(), label="Pass"))
    assert "**Operating round" in desk.words, "it weighs, so it is shown first"
    assert len((await office.match()).line) == moves
    await desk.press("Yes, pass")
    assert "**Operating round" in text(office.channel.history()[-1])
    assert any("the round is over" in text(letter) for letter in idle.user.dm_channel.history()[letters:])


async def test_a_restart_in_the_middle_of_a_turn_loses_neither_desk_nor_panel(office, stage, drawn):
    def laying(match):
        frame = match.state.frames[-1] if match.state.frames else None
        return frame is not None and frame.round == "operating" and "track" not in frame.done

    await office.hurry(lambda match: laying(match) and match.state.calendar.operating >= 2)
    match, seat = await office.match(), await office.next()
    who, panel = await office.holder(seat), office.panel()
    assert "map" in drawn
    assert labels(panel)[:2] == ["Lay a tile", "Lay no track"]
    desk = office.desk(who, await who.click(panel, label="Lay a tile"))
    hex_, tile = turnable(match, seat)
    await desk.pick(shown_as(hex_, desk))
    await stage.env.restart_bot(Stationmaster(stage.service, shard_count=1))
    stage.bot = stage.env.bot
    if "Which tile?" in desk.words:
        await desk.pick(shown_as(tile, desk))
    assert drawn["tile.rotation"]
    assert any(part.get("items") for part in raw(desk.now)), "the rotations are shown as a picture"
    await desk.press(desk.buttons[-2])
    assert "lays tile" in desk.words
    assert (await office.match()).line[-1].hex == hex_.value
    said = private(await who.click(panel, label="Lay no track"))
    assert "The game has gone on" in said


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


async def test_the_best_run_is_offered_as_a_button_and_as_the_first_suggestion(office, drawn):
    await office.hurry(lambda match: match.state.frames and Run in match.game.kinds(match.state, _one(match)))
    before, who = len((await office.match()).line), await office.holder(await office.next())
    offered = await who.autocomplete(office.channel, "18cz run", "routes", "")
    assert offered[0]["value"] == "best"
    assert offered[0]["name"].startswith("Best run: ")
    desk = office.desk(who, await who.slash(office.channel, "18cz run"))
    best = next(label for label in desk.buttons if label.startswith("Best run"))
    assert best == offered[0]["name"]
    assert "(proved)" in best
    drawn.clear()
    await desk.press(best)
    assert len((await office.match()).line) == before, "its routes are shown first"
    assert "runs a" in desk.words
    assert f"for {best.split()[2]} K" in desk.words or f"earns {best.split()[2]} K in all" in desk.words
    assert drawn["runs"] == 1
    assert any(part.get("items") for part in raw(desk.now))
    assert desk.buttons == ["Run like that", "Back"]
    await desk.press("Back")
    assert best in desk.buttons
    await desk.press(best)
    await desk.press("Run like that")
    (played,) = (await office.match()).line[before:]
    assert isinstance(played, Run)


async def test_a_typed_best_run_is_shown_before_it_is_played(office, drawn):
    await office.hurry(lambda match: match.state.frames and Run in match.game.kinds(match.state, _one(match)))
    before, who = len((await office.match()).line), await office.holder(await office.next())
    desk = office.desk(who, await who.slash(office.channel, "18cz run", routes="best"))
    assert "runs a" in desk.words
    assert drawn["runs"]
    assert len((await office.match()).line) == before
    await desk.press("Run like that")
    assert isinstance((await office.match()).line[before], Run)


async def test_every_picture_of_the_game_can_be_asked_for(office, stage, drawn):
    offered = await stage.cara.autocomplete(office.channel, "game board", "picture", "")
    assert {"Map", "Stock chart", "Trains", "Players"} <= {one["name"] for one in offered}
    for one in offered:
        await stage.cara.slash(office.channel, "game board", picture=one["value"])
        assert drawn[one["value"]]
    said = private(await stage.cara.slash(office.channel, "game board", picture="hand"))
    assert "There is no picture" in said


async def test_what_is_left_out_of_a_command_is_asked_for_and_what_is_strange_is_said(office):
    seat = await office.next()
    who = await office.holder(seat)
    desk = office.desk(who, await who.slash(office.channel, "18cz bid"))
    assert "Which local railway?" in desk.words
    said = private(await who.slash(office.channel, "18cz bid", local="X9"))
    assert "There is no local railway X9" in said
    assert "Preliminary stock round" in said
    await office.play(DraftPurchase(seat, "S1"), TYPED)


def _one(match):
    return min(match.game.actors(match.state))


def test_every_field_of_a_move_has_its_question():
    from engine.core.registry import find

    for kind in find("18cz").moves:
        for field in fields(kind):
            assert TEXTS.has(f"18cz.ask.{kind.kind()}.{field}")
        for part in ("move", "button", "confirm"):
            assert TEXTS.has(f"18cz.{part}.{kind.kind()}")
