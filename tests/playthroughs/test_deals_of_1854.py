"""What players of 1854 ask each other, and what they are shown before it is too late."""

from __future__ import annotations

import pytest

from bot.client import Stationmaster
from bot.service.values import TIMEOUTS
from engine.core import codec
from engine.eighteenxx.moves import BuyTrain, Dividend
from engine.eighteenxx.offers import Accept, Refuse, Withdraw
from tests.bot.stage import labels, text
from tests.playthroughs.open_table import PRESSED, TYPED, OpenTable

GAME, SEED, PACE = "1854", "an evening in Villach", 600


def moves_tokens(state, buyer, seller):
    """Tell whether a purchase moves a token, and that of each side that has one."""
    cells = [
        (role, state.market.cell(it)) for role, it in (("buyer", buyer), ("seller", seller)) if state.market.holds(it)
    ]
    return bool(cells) and all(state.printed.chart.after_train_trade(cell, role) != cell for role, cell in cells)


async def offering(open_table, *, with_token=False):
    """Go on until a company may buy a train of another president's, and return that offer."""
    found = []

    def now(match):
        state, question = match.state, match.game.question(match.state)
        seat = min(match.game.actors(state), default=None)
        if question or seat is None or BuyTrain not in match.game.kinds(state, seat):
            return False
        for option in match.game.slot(state, seat, BuyTrain, "train", {}).options:
            seller = state.charters.get(option.value.partition(" ")[0])
            if with_token and not moves_tokens(state, state.turn.company, option.value.partition(" ")[0]):
                continue
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
    assert labels(open_table.panel())[:4] == ["Accept", "Refuse", "Counter-offer", "Withdraw the offer"]
    await open_table.play(Refuse(question.to), PRESSED)
    assert "refuses" in text(open_table.channel.history()[-1])
    await open_table.play(await offering(open_table), PRESSED)
    question = await asked(open_table)
    await open_table.play(Accept(question.to), PRESSED)
    assert "accepts" in text(open_table.channel.history()[-1])


@pytest.mark.long
async def test_an_offer_lapses_after_its_time_even_where_the_bot_was_away(days_pass, stage, drawn):
    open_table = OpenTable(stage, await stage.begin(stage.bob, stage.cara, game=GAME, players=3, pace="live"))
    await open_table.play(await offering(open_table), TYPED)
    question = await asked(open_table)
    before = len(open_table.channel.history())
    await stage.env.restart_bot(Stationmaster(stage.service, shard_count=1))
    stage.bot = stage.env.bot
    await stage.env.advance_time(TIMEOUTS["live"] + 10 * 60)
    assert await asked(open_table) is None
    assert Withdraw(question.by) in (await open_table.match()).line[-3:]
    assert any("No answer came in time" in text(m) for m in open_table.channel.history()[before:])


async def test_that_a_dividend_splits_a_company_and_what_everybody_is_paid_stands_beside_its_button(open_table):
    def splitting(match):
        seat = min(match.game.actors(match.state), default=0)
        if Dividend not in match.game.kinds(match.state, seat):
            return False
        told = match.game.play(codec.clone(match.state), Dividend(seat, "payout"))
        return any(event.text.key == "18xx.stock.split" for event in told)

    await open_table.hurry(splitting)
    seat, before = await open_table.next(), len((await open_table.match()).line)
    who = await open_table.holder(seat)
    private_panel = open_table.private_panel(who, await who.slash(open_table.channel, "hand"))
    warned = next(line for line in private_panel.words.splitlines() if "is split at" in line)
    assert "Pay dividends" in warned.partition(":")[0]
    assert "The bank pays" in warned
    await private_panel.press(next(label for label in private_panel.buttons if label.startswith("Pay dividends")))
    assert (await open_table.match()).line[before] == Dividend(seat, "payout")


async def test_r9_4_whoever_asks_for_a_train_sees_both_tokens_move_before_it_is_sent_and_so_does_its_owner(open_table):
    offer = await offering(open_table, with_token=True)
    match = await open_table.match()
    buyer, seller = match.state.turn.company, offer.train.partition(" ")[0]
    who = await open_table.holder(offer.seat)
    typed = await who.slash(open_table.channel, "1854 train", train=offer.train, price=str(offer.price))
    private_panel = open_table.private_panel(who, typed)
    assert await asked(open_table) is None
    assert "Send the offer" in private_panel.buttons
    lines = [line for line in private_panel.words.splitlines() if "s token " in line]
    # A local railway has none.
    assert len(lines) == sum(match.state.market.holds(company) for company in (buyer, seller)) > 0
    await private_panel.press("Send the offer")
    question = await asked(open_table)
    other = await open_table.holder(question.to)
    assert all(line in text(open_table.panel()) for line in lines)
    theirs = open_table.private_panel(other, await other.click(open_table.panel(), label="Accept"))
    assert all(line in theirs.words for line in lines)


async def test_a_price_is_chosen_among_the_least_small_steps_the_face_value_and_the_most_which_is_shown_first(
    open_table,
):
    offer = await offering(open_table)
    match = await open_table.match()
    prices = match.game.slot(match.state, offer.seat, BuyTrain, "price", {"train": offer.train})
    assert len(prices.numbers) > 10
    who = await open_table.holder(offer.seat)
    typed = await who.slash(open_table.channel, "1854 train", train=offer.train)
    private_panel = open_table.private_panel(who, typed)
    face = match.state.printed.faces[_face(match, offer)]
    wanted = sorted({1, 5, 10, face.price, prices.high} & set(prices.numbers))
    assert [label for label in private_panel.buttons if label.isdecimal()] == list(map(str, wanted))
    before = len((await open_table.match()).line)
    await private_panel.press(str(prices.high))
    assert len((await open_table.match()).line) == before
    assert "Send the offer" in private_panel.buttons


def _face(match, offer):
    """What the train that is asked for runs as."""
    seller, _, card = offer.train.partition(" ")
    return next(train.face for train in match.state.charters[seller].trains if train.id == card)
