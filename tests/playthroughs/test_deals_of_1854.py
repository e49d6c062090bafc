"""What players of 1854 ask each other, and what they are shown before it is too late."""

from __future__ import annotations

from bot.client import Stationmaster
from bot.service.limits import PATIENCE
from engine.core import codec
from engine.eighteenxx.moves import BuyTrain, Dividend
from engine.eighteenxx.offers import Accept, Refuse, Withdraw
from tests.bot.stage import labels, text
from tests.playthroughs.open_table import PRESSED, TYPED, OpenTable

GAME, SEED, PACE = "1854", "an evening in Villach", 600


async def offering(open_table):
    """Go on until a company may buy a train of another president's, and return that offer."""
    found = []

    def now(match):
        state, question = match.state, match.game.question(match.state)
        seat = min(match.game.actors(state), default=None)
        if question or seat is None or BuyTrain not in match.game.kinds(state, seat):
            return False
        for option in match.game.slot(state, seat, BuyTrain, "train", {}).options:
            seller = state.charters.get(option.value.partition(" ")[0])
            if seller is not None and seller.president != seat:
                price = match.game.slot(state, seat, BuyTrain, "price", {"train": option.value})
                found[:] = [BuyTrain(seat, option.value, price.low)]
        return bool(found)

    await open_table.hurry(now)
    return found[0]


async def asked(open_table):
    match = await open_table.match()
    return match.game.question(match.state)


async def test_a_train_of_anothers_is_offered_refused_and_bought(open_table):
    offer = await offering(open_table)
    await open_table.play(offer, TYPED)
    question = await asked(open_table)
    assert labels(open_table.panel())[:4] == ["Accept", "Refuse", "Counter-offer", "Take the offer back"]
    await open_table.play(Refuse(question.to), PRESSED)
    assert "refuses" in text(open_table.channel.history()[-1])
    await open_table.play(await offering(open_table), PRESSED)
    question = await asked(open_table)
    await open_table.play(Accept(question.to), PRESSED)
    assert "agrees" in text(open_table.channel.history()[-1])


async def test_an_offer_lapses_after_its_time_even_where_the_bot_was_away(stage, drawn):
    open_table = OpenTable(stage, await stage.begin(stage.bob, stage.cara, game=GAME, players=3, pace="live"))
    await open_table.play(await offering(open_table), TYPED)
    question = await asked(open_table)
    before = len(open_table.channel.history())
    await stage.env.restart_bot(Stationmaster(stage.service, shard_count=1))
    stage.bot = stage.env.bot
    await stage.env.advance_time(PATIENCE["live"] + 10 * 60)
    assert await asked(open_table) is None
    assert Withdraw(question.by) in (await open_table.match()).line[-3:]
    assert any("No answer came in time" in text(m) for m in open_table.channel.history()[before:])


async def test_a_dividend_that_splits_a_company_is_shown_with_what_everybody_is_paid_before_it_is_paid(open_table):
    def splitting(match):
        seat = min(match.game.actors(match.state), default=0)
        if Dividend not in match.game.kinds(match.state, seat):
            return False
        told = match.game.play(codec.clone(match.state), Dividend(seat, "payout"))
        return any(event.text.key == "18xx.stock.split" for event in told)

    await open_table.hurry(splitting)
    seat, before = await open_table.next(), len((await open_table.match()).line)
    who = await open_table.holder(seat)
    typed = await who.slash(open_table.channel, "1854 dividend", decision="payout")
    assert open_table.private_panel(who, typed).buttons == ["Do so", "Back"]
    private_panel = open_table.private_panel(who, await who.slash(open_table.channel, "1854 dividend"))
    await private_panel.press(next(label for label in private_panel.buttons if label.startswith("Pay out")))
    assert "is split at" in private_panel.words
    assert "The bank pays" in private_panel.words
    assert private_panel.buttons == ["Do so", "Back"]
    assert len((await open_table.match()).line) == before
    await private_panel.press("Do so")
    assert (await open_table.match()).line[before] == Dividend(seat, "payout")
