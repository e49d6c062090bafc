"""What the private panel of 18CZ says while a move is put together, and what is shown before it is made."""

from __future__ import annotations

import pytest

from engine.core.rng import Rng
from engine.eighteenxx.g18cz.acquisitions import shares_of_players
from engine.eighteenxx.g18cz.moves import Acquire
from engine.eighteenxx.moves import BuyPrivate, BuyTrain, Exchange, LaySpecial, LayTile
from engine.eighteenxx.offers import Accept, Refuse
from tests.bot.stage import raw, text
from tests.playthroughs.driving import Panel
from tests.playthroughs.open_table import TEXTS, shown_as

GAME, SEED, PACE = "18cz", "an evening in Brno", 600


def effects(match, move):
    return [event.text.key for event in match.attempt(move).events]


async def test_the_page_is_called_as_the_button_that_opened_it(open_table):
    def lays_another(match):
        seat = min(match.game.awaited(match.state), default=None)
        if seat is None or LayTile not in match.game.kinds(match.state, seat):
            return False
        meaning = match.game.guidance.meaning(match.state, seat, LayTile)
        return meaning is not None and meaning.key == "18xx.button.next_tile"

    await open_table.hurry(lays_another)
    who = await open_table.holder(await open_table.next())
    private_panel = open_table.private_panel(who, await who.click(open_table.panel(), label="Lay another tile"))
    assert "**Lay another tile**" in private_panel.words
    assert "**Lay a tile**" not in private_panel.words


def lines(message):
    return [line for line in text(message).splitlines() if line]


async def test_an_offer_is_told_once_in_the_panel_of_who_makes_it_and_once_in_the_channel(open_table):
    def can_offer(match):
        seat = min(match.game.actors(match.state), default=None)
        if seat is None or match.game.question(match.state) or BuyPrivate not in match.game.kinds(match.state, seat):
            return False
        return bool(others(match, seat))

    def others(match, seat):
        options = match.game.slot(match.state, seat, BuyPrivate, "local", {}).options
        return [option.value for option in options if match.state.private_companies[option.value].owner != seat]

    await open_table.hurry(can_offer, policy="random")
    match, seat = await open_table.match(), await open_table.next()
    who, local = await open_table.holder(seat), others(match, seat)[0]
    price = match.game.slot(match.state, seat, BuyPrivate, "price", {"local": local}).high
    private_panel = open_table.private_panel(
        who, await who.slash(open_table.channel, "18cz company", local=local, price=str(price))
    )
    await private_panel.press(private_panel.buttons[0])  # what it asks is confirmed
    match = await open_table.match()
    names = ("alice", "bob", "cara")
    offer = TEXTS.of("18cz").sentence(match.game.question(match.state).text, names)
    assert [line for line in private_panel.words.splitlines() if offer in line] == [offer]
    assert len([line for line in lines(open_table.panel()) if offer in line]) == 1
    asks = open_table.private_panel(who, await who.slash(open_table.channel, "hand"))
    assert offer in asks.words, "a panel that has told nothing says what is asked"


async def test_what_was_chosen_is_said_once_although_a_field_filled_itself_in(open_table):
    def can_exchange(match):
        seat = min(match.game.actors(match.state), default=None)
        if seat is None or Exchange not in match.game.kinds(match.state, seat):
            return False
        return len(match.game.slot(match.state, seat, Exchange, "train", {}).options) == 1

    await open_table.hurry(can_exchange, policy="random", most=6000)
    match, seat = await open_table.match(), await open_table.next()
    (option,) = match.game.slot(match.state, seat, Exchange, "train", {}).options
    who = await open_table.holder(seat)
    private_panel = open_table.private_panel(who, await who.click(open_table.panel(), label="Turn a train over"))
    assert private_panel.words.count(TEXTS.of("18cz").sentence(option.label)) == 1
    assert "Turn it over" in private_panel.buttons


async def test_who_lets_a_company_go_reads_what_everybody_gets_and_confirms_it_in_private(open_table):
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

    await open_table.hurry(can_acquire, policy="random", most=6000)
    (offer,) = found
    match = await open_table.match()
    paid = {seat: number * offer.price for seat, number in shares_of_players(match.state, offer.company).items()}
    await open_table.play(offer, "typed")
    match = await open_table.match()
    question, before = match.game.question(match.state), len(match.line)
    asked, names = await open_table.holder(question.to), ("alice", "bob", "cara")
    sums = [f"{sum(paid.values())} K", *(f"{amount} K to {names[seat]}" for seat, amount in paid.items())]
    panel = open_table.panel()
    assert [said for said in sums if said not in text(panel)] == []
    private_panel = open_table.private_panel(asked, await asked.click(panel, label="Accept"))
    assert len((await open_table.match()).line) == before
    assert [said for said in sums if said not in private_panel.words] == []
    assert all(f"**{names[seat]}** gets {amount} K" in private_panel.words for seat, amount in paid.items())
    await private_panel.press("Back")
    assert {"Accept", "Refuse"} <= set(private_panel.buttons)
    await private_panel.press("Accept")
    await private_panel.press("Yes, accept")
    assert (await open_table.match()).line[-1] == Accept(question.to)


async def test_an_offer_is_refused_at_one_press(open_table):
    found = []

    def asked(match):
        question = match.game.question(match.state)
        found[:] = [question]
        return question is not None

    await open_table.hurry(asked, policy="random", most=6000)
    who = await open_table.holder(found[0].to)
    await who.click(open_table.panel(), label="Refuse")
    assert (await open_table.match()).line[-1] == Refuse(found[0].to)


def forced(match, seat, kind, **chosen):
    """Return a hex on which a lay of a kind leaves no choice, and what is laid there then; None: there is none."""

    def options(field, **more):
        return match.game.slot(match.state, seat, kind, field, {**chosen, **more}).options

    for hex_ in options("hex"):
        tiles = options("tile", hex=hex_.value)
        turns = options("rotation", hex=hex_.value, tile=tiles[0].value)
        if len(tiles) == len(turns) == 1 < len(options("hex")):
            return hex_, tiles[0].value, int(turns[0].value)
    return None


async def laying_blind(open_table, kind):
    """Go on until a lay of a kind has a hex that leaves no choice; return it with who lays and what is laid.

    For a purple tile the company is given a local railway, if it has none: nobody sells it one in time.
    """
    found = []

    def now(match):
        state, seat = match.state, min(match.game.actors(match.state), default=None)
        if seat is None or state.turn is None or match.game.question(state):
            return False
        chosen = {"local": "S1"} if kind is LaySpecial else {}
        owners = {name: local.owner for name, local in state.private_companies.items()}
        if kind is LaySpecial and state.turn.company not in owners.values():
            state.private_companies["S1"].owner = state.turn.company
        runs = state.charters[state.turn.company].trains  # else nothing is asked of what would run
        lay = runs and kind in match.game.kinds(state, seat) and forced(match, seat, kind, **chosen)
        if lay:
            found[:] = [(seat, lay[0], kind(seat, *chosen.values(), lay[0].value, *lay[1:]))]
        else:
            state.private_companies["S1"].owner = owners["S1"]
        return bool(found)

    await open_table.hurry(now)
    return found[0]


def described(private_panel):
    return "".join(item["description"] for part in raw(private_panel.now) for item in part.get("items", ()))


@pytest.mark.parametrize("kind", [LaySpecial, LayTile])
async def test_a_tile_that_nobody_chose_is_shown_before_it_is_laid(open_table, drawn, kind):
    seat, hex_, lay = await laying_blind(open_table, kind)
    who, before = await open_table.holder(seat), len((await open_table.match()).line)
    private_panel = open_table.private_panel(who, await who.slash(open_table.channel, f"18cz {kind.kind()}"))
    drawn.clear()
    await private_panel.pick(shown_as(hex_, private_panel, "18cz"))
    assert len((await open_table.match()).line) == before
    assert f"tile {lay.tile} on **{lay.hex}" in private_panel.words
    assert drawn[f"{kind.kind()}.rotation"] == 1
    assert any(part.get("items") for part in raw(private_panel.now)), "how it would lie is shown as a picture"
    assert private_panel.asked == ["Lay it", "🚂 What would run?", "Back"]
    await private_panel.press("Back")
    assert "On which hex?" in private_panel.words
    named = [label for label in (*private_panel.menu, *private_panel.buttons) if " " in label]
    assert kind is not LayTile or named[0] in described(private_panel), "who does not see it reads what is lit up"
    await private_panel.pick(shown_as(hex_, private_panel, "18cz"))
    await private_panel.press("Lay it")
    assert (await open_table.match()).line[before:] == (lay,)


async def test_a_typed_lay_that_left_the_tile_to_nobody_is_shown_first_and_a_whole_one_is_not(open_table):
    seat, _, lay = await laying_blind(open_table, LaySpecial)
    who, before = await open_table.holder(seat), len((await open_table.match()).line)
    private_panel = open_table.private_panel(
        who, await who.slash(open_table.channel, "18cz purple", local=lay.local, hex=lay.hex)
    )
    assert private_panel.asked == ["Lay it", "🚂 What would run?", "Back"]
    assert len((await open_table.match()).line) == before
    whole = {"local": lay.local, "hex": lay.hex, "tile": lay.tile, "rotation": str(lay.rotation)}
    await who.slash(open_table.channel, "18cz purple", **whole)
    assert (await open_table.match()).line[before:] == (lay,)


async def test_what_a_pick_has_told_is_bought_at_one_press(open_table):
    def from_the_bank(match):
        seat = min(match.game.actors(match.state), default=None)
        if seat is None or BuyTrain not in match.game.kinds(match.state, seat) or not match.state.turn:
            return False
        options = match.game.slot(match.state, seat, BuyTrain, "train", {}).options
        move = BuyTrain(seat, options[0].value, 70)
        if len(options) < 2 or "train.deck" not in options[0].label.key or options[0].label.params["price"] != 70:
            return False
        return not set(effects(match, move)) & match.game.guidance.warnings

    await open_table.hurry(from_the_bank)
    match, seat = await open_table.match(), await open_table.next()
    (first, *_), before = match.game.slot(match.state, seat, BuyTrain, "train", {}).options, len(match.line)
    who = await open_table.holder(seat)
    private_panel = open_table.private_panel(who, await who.slash(open_table.channel, "18cz train"))
    await private_panel.pick(shown_as(first, private_panel, "18cz"))
    assert (await open_table.match()).line[before] == BuyTrain(seat, first.value, 70)


async def test_a_panel_follows_when_its_move_is_taken_back(open_table):
    await open_table.hurry(lambda match: LayTile in match.game.kinds(match.state, min(match.game.actors(match.state))))
    seat = await open_table.next()
    match, who = await open_table.match(), await open_table.holder(seat)
    move = match.game.policies["random"](match.game, match.state, seat, Rng("any"))
    while not isinstance(move, LayTile):
        move = match.game.policies["random"](match.game, match.state, seat, Rng(str(move)))
    private_panel = open_table.private_panel(who, await who.slash(open_table.channel, "hand"))
    before = private_panel.buttons
    given = {"hex": move.hex, "tile": move.tile, "rotation": str(move.rotation)}
    private_panel = open_table.private_panel(who, await who.slash(open_table.channel, "18cz tile", **given))
    assert "lays tile" in private_panel.words
    for again in ("undo", "redo"):
        await who.slash(open_table.channel, f"game {again}")
        assert ("Taken back:" if again == "undo" else "redoes what was taken back") in private_panel.words
        if again == "undo":
            assert private_panel.buttons == before
    pressed = private_panel.buttons[0]
    await private_panel.press(pressed)
    assert "The game has gone on" not in private_panel.words


async def test_every_direct_message_follows_when_a_move_is_taken_back(open_table):
    await open_table.hurry(lambda match: len(match.line) == 1)
    seat = await open_table.next()
    who = await open_table.holder(seat)
    await who.slash(open_table.channel, "18cz bid", local="S1")
    other = await open_table.holder(await open_table.next())
    direct_message = Panel(open_table.stage, other.user, other.user.dm_channel.last_message)
    assert "It is your turn" in direct_message.words
    await who.slash(open_table.channel, "game undo")
    assert "It is your turn" not in direct_message.words
    assert "Waiting for" in direct_message.words
