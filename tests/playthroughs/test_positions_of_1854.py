"""What comes up seldom at a table of 1854, played from positions laid out by hand: no money for a train, mergers."""

from __future__ import annotations

import pytest

from bot.client import Stationmaster
from bot.service.values import TIMEOUTS
from bot.texts import texts_for
from engine.core import codec
from engine.eighteenxx.g1854 import game
from engine.eighteenxx.g1854.moves import Merge, NameLokalbahn
from engine.eighteenxx.moves import BuyTrain, Par, Pass, Sell
from engine.eighteenxx.offers import Accept, Refuse, Withdraw
from tests.bot.stage import labels, private, text
from tests.engine.eighteenxx.g1854.positions import ADA, BO, CY, Table
from tests.playthroughs.open_table import PRESSED, TYPED, OpenTable


@pytest.fixture
def seated(stage, drawn, monkeypatch):
    """Seat all three at a position, as if the game began there."""

    async def begin(table, **more):
        monkeypatch.setattr(game, "lay_out", lambda *_: codec.clone(table.state))
        return OpenTable(stage, await stage.begin(stage.bob, stage.cara, game="1854", players=3, **more))

    return begin


def without_a_train(president, shares):
    """VB must have a train, and A presides."""
    table = Table(3, phase="4").rusted("2 1+").cash(president, 1000, 1000).lay("E3 57 1")
    return table.company("VB", shares, par=67, cell=(4, 4), cash=100, at="E3").operating("VB", "trains")


async def train_label(open_table):
    """How the first train on offer is called."""
    match = await open_table.match()
    (option, *_) = match.game.slot(match.state, ADA, BuyTrain, "train", {}).options
    return texts_for("en").of("1854").sentence(option.label, plain=True)


def told(open_table):
    """What the channel was told last."""
    return text(open_table.channel.history()[-1])


@pytest.mark.parametrize("way", [PRESSED, TYPED])
async def test_a_president_sells_certificates_for_a_train(seated, way):
    open_table = await seated(without_a_train(60, {ADA: 60, BO: 20}))
    # It is still the same turn: the president alone reads what is to be done.
    assert "must raise 160 G by selling certificates" in await open_table.play(BuyTrain(ADA, "deck 4", 320), way)
    await open_table.play(Sell(ADA, "VB", 20), way)
    state = (await open_table.match()).state
    assert [train.face for train in state.charters["VB"].trains] == ["4"]
    assert state.players[ADA].cash == 60 + 2 * 83 - 220


async def test_a_president_who_cannot_pay_is_asked_before_he_is_bankrupt_and_the_game_is_over(seated):
    open_table = await seated(without_a_train(0, {ADA: 40, CY: 20}))
    who, before = await open_table.holder(ADA), (await open_table.match()).line
    typed = await who.slash(open_table.channel, "1854 train", train="deck 4", price="320")
    assert "bankruptcy ends the game (you raise 0 of 220 G)" in await train_label(open_table)
    private_panel = open_table.private_panel(who, typed)
    assert "is bankrupt. The game ends at once" in private_panel.words
    assert (await open_table.match()).line == before
    await private_panel.press("Buy it")
    match = await open_table.match()
    assert match.over
    assert "is bankrupt" in told(open_table)
    assert "has won" in told(open_table) or "wins" in told(open_table)


def locals_of_two():
    """A owns local railway 2 and B owns 5, and the operating rounds are about to begin."""
    table = Table(3, phase="5").rusted("2 1+ 2+").local("2", ADA, at="J38.1").local("5", BO, at="J28")
    return table.stock(ADA).operate()


async def test_a_merger_is_asked_for_refused_and_agreed_to_by_the_other_side(seated):
    open_table = await seated(locals_of_two())
    await open_table.play(Merge(ADA, "5"), PRESSED)
    assert "to merge **Kernhofer Bahn (2)** with **Pyhrnbahn (5)**" in told(open_table)
    assert labels(open_table.panel())[:3] == ["Accept", "Refuse", "Withdraw the offer"]
    await open_table.play(Refuse(BO), PRESSED)
    assert "refuses: the merger of Kernhofer Bahn (2) with Pyhrnbahn (5)" in told(open_table)
    await open_table.play(Merge(BO, "2"), TYPED)
    await open_table.play(Accept(ADA), PRESSED)
    await open_table.play(NameLokalbahn(ADA, "B"), PRESSED)
    assert "become **Lokalbahn AG B** at 67 G, with 300 G" in told(open_table)
    assert (await open_table.match()).state.charters["B"].president == ADA


async def test_a_merger_of_ones_own_local_railways_is_no_proposal_and_is_previewed_before_it_is_made(seated):
    table = Table(3, phase="5").rusted("2 1+ 2+").local("2", ADA, at="J38.1").local("5", ADA, at="J28")
    open_table = await seated(table.stock(ADA).operate())
    who = await open_table.holder(ADA)
    panel = open_table.private_panel(who, await who.click(open_table.panel(), label="Propose a merger"))
    assert "The Lokalbahn AG starts at 67 G a share" in panel.words
    assert "Merge them" in panel.buttons
    assert "Propose it" not in panel.buttons


@pytest.mark.long
async def test_a_merger_that_nobody_answers_lapses_even_where_the_bot_was_away(days_pass, seated, stage):
    open_table = await seated(locals_of_two(), pace="live")
    await open_table.play(Merge(ADA, "5"), TYPED)
    before = len(open_table.channel.history())
    await stage.env.restart_bot(Stationmaster(stage.service, shard_count=1))
    stage.bot = stage.env.bot
    await stage.env.advance_time(TIMEOUTS["live"] + 10 * 60)
    match = await open_table.match()
    assert match.game.question(match.state) is None
    assert Withdraw(ADA) in match.line[-2:]
    assert any("No answer came in time" in text(m) for m in open_table.channel.history()[before:])


async def test_who_passes_in_advance_is_passed_over_until_somebody_trades(seated):
    open_table = await seated(Table(3).company("KT", {ADA: 40, BO: 20}, par=67).stock(ADA))
    idle = await open_table.holder(BO)
    said = private(await idle.slash(open_table.channel, "1854 auto-pass"))
    assert "take an option" in said
    await open_table.play(Pass(ADA), TYPED)
    assert (await open_table.match()).line[-1] == Pass(BO)
    await open_table.play(Par(CY, "KE", 67), PRESSED)
    await open_table.play(Pass(ADA), PRESSED)
    assert (await open_table.match()).line[-1] == Pass(ADA)
    assert any("Your order to pass has ended" in text(m) for m in idle.user.dm_channel.history())
