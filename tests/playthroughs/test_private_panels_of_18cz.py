"""What the private panel of 18CZ says while a move is put together, and what is shown before it is made."""

from __future__ import annotations

import pytest

from engine.core.assistance import awaited
from engine.eighteenxx.g18cz.acquiring import shares_of_players
from engine.eighteenxx.g18cz.moves import Accept, Acquire, BuyLocal, Exchange, Pass, Refuse
from tests.bot.stage import text
from tests.playthroughs.offices import TEXTS, Office, sketched

SEED = "an evening in Brno"


@pytest.fixture(autouse=True)
def luck(monkeypatch):
    """Deal the same game each time."""
    monkeypatch.setattr("bot.service.lobby.secrets.token_hex", lambda _: SEED)


@pytest.fixture
def pace():
    """Let built-in opponents take their time."""
    return 600


@pytest.fixture
def drawn():
    """Leave every picture blank, and count them."""
    with sketched() as counted:
        yield counted


@pytest.fixture
async def office(stage, drawn):
    """Seat all three at a table of 18CZ."""
    return Office(stage, await stage.begin(stage.bob, stage.cara, game="18cz", players=3))


def effects(match, move):
    return [event.text.key for event in match.attempt(move).events]


async def test_the_page_is_called_as_the_button_that_opened_it(office):
    def done_with_track(match):
        seat = min(awaited(match.game, match.state), default=None)
        if seat is None or Pass not in match.game.kinds(match.state, seat):
            return False
        meaning = match.game.meaning(match.state, seat, Pass)
        return (
            meaning and meaning.key == "18cz.pass.track_done" and "18cz.dividend.nothing" in effects(match, Pass(seat))
        )

    await office.hurry(done_with_track)
    who = await office.holder(await office.next())
    desk = office.desk(who, await who.click(office.panel(), label="Done with track"))
    assert "**Done with track**" in desk.words
    assert "**Pass**" not in desk.words
    assert desk.buttons == ["Done with track", "Back"]
    await desk.press("Done with track")
    assert (await office.match()).line[-1] == Pass((await office.table()).seat_of(who.id))
    assert "earns nothing" in desk.words


def lines(message):
    return [line for line in text(message).splitlines() if line]


async def test_an_offer_is_told_once_in_the_panel_of_who_makes_it_and_once_in_the_channel(office):
    def can_offer(match):
        seat = min(match.game.actors(match.state), default=None)
        if seat is None or match.game.question(match.state) or BuyLocal not in match.game.kinds(match.state, seat):
            return False
        return bool(others(match, seat))

    def others(match, seat):
        options = match.game.slot(match.state, seat, BuyLocal, "local", {}).options
        return [option.value for option in options if match.state.locals[option.value].owner != seat]

    await office.hurry(can_offer, policy="random")
    match, seat = await office.match(), await office.next()
    who, local = await office.holder(seat), others(match, seat)[0]
    price = match.game.slot(match.state, seat, BuyLocal, "price", {"local": local}).high
    desk = office.desk(who, await who.slash(office.channel, "18cz company", local=local, price=price))
    match = await office.match()
    names = ("alice", "bob", "cara")
    offer = TEXTS.sentence(match.game.question(match.state).text, names)
    assert [line for line in desk.words.splitlines() if offer in line] == [offer]
    assert len([line for line in lines(office.panel()) if offer in line]) == 1
    asks = office.desk(who, await who.slash(office.channel, "hand"))
    assert offer in asks.words, "a panel that has told nothing says what is asked"


async def test_what_was_chosen_is_said_once_although_a_field_filled_itself_in(office):
    def can_exchange(match):
        seat = min(match.game.actors(match.state), default=None)
        if seat is None or Exchange not in match.game.kinds(match.state, seat):
            return False
        return len(match.game.slot(match.state, seat, Exchange, "train", {}).options) == 1

    await office.hurry(can_exchange, policy="random", most=6000)
    match, seat = await office.match(), await office.next()
    (option,) = match.game.slot(match.state, seat, Exchange, "train", {}).options
    who = await office.holder(seat)
    desk = office.desk(who, await who.click(office.panel(), label="Turn a train over"))
    assert desk.words.count(TEXTS.sentence(option.label)) == 1
    assert "Turn it over" in desk.buttons


async def test_who_lets_a_company_go_reads_what_everybody_gets_and_confirms_it_in_private(office):
    found = []

    def can_acquire(match):
        seat = min(match.game.actors(match.state), default=None)
        if seat is None or match.game.question(match.state) or Acquire not in match.game.kinds(match.state, seat):
            return False
        for option in match.game.slot(match.state, seat, Acquire, "company", {}).options:
            if match.state.charters[option.value].president not in {seat, None}:
                prices = match.game.slot(match.state, seat, Acquire, "price", {"company": option.value})
                found[:] = [Acquire(seat, option.value, prices.low)]
        return bool(found)

    await office.hurry(can_acquire, policy="random", most=6000)
    (offer,) = found
    match = await office.match()
    paid = {seat: number * offer.price for seat, number in shares_of_players(match.state, offer.company).items()}
    await office.play(offer, "typed")
    match = await office.match()
    question, before = match.game.question(match.state), len(match.line)
    asked, names = await office.holder(question.to), ("alice", "bob", "cara")
    sums = [f"{sum(paid.values())} K", *(f"{amount} K to {names[seat]}" for seat, amount in paid.items())]
    panel = office.panel()
    assert [said for said in sums if said not in text(panel)] == []
    desk = office.desk(asked, await asked.click(panel, label="Accept"))
    assert len((await office.match()).line) == before
    assert [said for said in sums if said not in desk.words] == []
    assert all(f"**{names[seat]}** gets {amount} K" in desk.words for seat, amount in paid.items())
    await desk.press("Back")
    assert {"Accept", "Refuse"} <= set(desk.buttons)
    await desk.press("Accept")
    await desk.press("Yes, accept")
    assert (await office.match()).line[-1] == Accept(question.to)


async def test_an_offer_is_refused_at_one_press(office):
    found = []

    def asked(match):
        question = match.game.question(match.state)
        found[:] = [question]
        return question is not None

    await office.hurry(asked, policy="random", most=6000)
    who = await office.holder(found[0].to)
    await who.click(office.panel(), label="Refuse")
    assert (await office.match()).line[-1] == Refuse(found[0].to)
