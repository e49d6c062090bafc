"""A game of Legends in a channel: what is left in private stays there, what stays for good is asked twice."""

from __future__ import annotations

import pytest

from bot.service import beginning
from engine.core.rng import Rng
from engine.ticket_to_ride.legends.campaign import Office
from engine.ticket_to_ride.legends.moves import Draw, LeaveWord
from engine.ticket_to_ride.legends.tasks import OpenOne
from tests.bot.stage import labels, private, text


@pytest.fixture(autouse=True)
def _always_the_same(monkeypatch):
    monkeypatch.setattr(beginning.secrets, "token_hex", lambda _: "west")


class West:
    """The first game of a campaign of alice, who is black, and bob, who is blue."""

    def __init__(self, stage):
        self.stage = stage
        self.rng = Rng("west")

    async def match(self):
        async def look(_table, live):
            return live.match

        table = await self.stage.table()
        return await self.stage.service._matches.exclusively(table.id, look)

    async def play(self, until, policy="sensible"):
        """Let both play by a built-in policy; then tell the channel."""
        with self.stage.env._bot_scope():
            table, match = await self.stage.table(), await self.match()
            while not until(match):
                seat = min(match.game.awaited(match.state))
                move = match.game.policies[policy](match.game, match.state, seat, self.rng)
                values = {name: getattr(move, name) for name in move.__struct_fields__[1:]}
                await self.stage.service.play.move(table.id, table.holder(seat).user_id, type(move), values)
                match = await self.match()
            await self.stage.bot.announcer.announce(table.id)
        await self.stage.env.settle()

    async def mover(self, *, waiting=False):
        table = await self.stage.table()
        people = (self.stage.alice, self.stage.bob)
        return next(one for one in people if (table.seat_of(one.id) in table.actors) is not waiting)


@pytest.fixture
async def west(stage):
    await stage.alice.slash(stage.channel, "campaign new", title="The West")
    lobby = next(m for m in reversed(stage.channel.history()) if "## The West" in text(m))
    await stage.bob.click(lobby, label="Join")
    await stage.alice.click(lobby, label="Start")
    west = West(stage)
    await west.play(lambda match: Draw in match.game.kinds(match.state, min(match.game.awaited(match.state))))
    return west


@pytest.mark.parametrize("waiting", [True, False])
async def test_word_for_a_card_is_left_in_private_and_the_channel_learns_nothing(stage, west, waiting):
    match = await west.match()
    who = await west.mover(waiting=waiting)
    seat = (await stage.table()).seat_of(who.id)
    match.state.record(seat).office.append(Office(29, 1))
    before = [(m.id, text(m), labels(m)) for m in stage.channel.history()]
    said = private(await who.slash(stage.channel, "legends standing", power="29", order="lightning"))
    assert "Word left for The Telegraph Boy: The next event that acts once." in said
    assert isinstance(match.line[-1], LeaveWord) or (await west.match()).state.company(seat).orders
    assert [(m.id, text(m), labels(m)) for m in stage.channel.history()] == before
    other = next(one for one in (stage.alice, stage.bob) if one is not who)
    assert "Telegraph" not in private(await other.slash(stage.channel, "game log"))


async def test_a_new_board_is_opened_by_the_one_command_and_told_as_an_event(stage, west):
    def opens(match):
        return bool(match.state.agenda) and isinstance(match.state.agenda[-1], OpenOne)

    await west.play(opens)
    last = stage.channel.history()[-1]
    assert "came last and opens a new board" in text(last)
    assert labels(last) == ["My move", "My hand", "Since my last turn", "Help"]
    who = await west.mover()
    offered = await who.autocomplete(stage.channel, "legends choose", "choice", "")
    assert [one["name"] for one in offered] == ["The Cape", "The Prairie", "The Trail"]
    assert await stage.cara.autocomplete(stage.channel, "legends choose", "choice", "") == []
    asked = await who.slash(stage.channel, "legends choose", choice="The Prairie")
    assert "Prairie" not in text(stage.channel.history()[-1])
    panel = next(one for one in (*asked.followups, asked.response) if one is not None)
    assert "Open it for good" in labels(panel)
    await who.click(panel, label="Open it for good")
    told = stage.said("has opened it")
    assert "**New rule.** Survey: an uncoloured track takes the colour of the set for good" in text(told)
    assert "14 new tickets lead there" in text(told)
    assert "Game 1 of the campaign is over" in text(told)


async def test_a_move_of_a_turn_is_refused_while_something_else_is_decided(stage, west):
    who = await west.mover()
    said = private(await who.slash(stage.channel, "legends choose", choice="cape"))
    assert "You cannot answer now. What you can do: draw a card" in said
    assert "cape" not in said.lower()


async def test_a_turn_of_two_cards_is_one_message(stage, west):
    who = await west.mover()
    before = len(stage.channel.history())
    await who.slash(stage.channel, "legends draw", card="deck")
    assert len(stage.channel.history()) == before
    await who.slash(stage.channel, "legends draw", card="deck")
    assert len(stage.channel.history()) == before + 1
    assert "draws a card from the deck. (\u00d72)" in text(stage.channel.history()[-1])


async def test_help_that_is_longer_than_a_message_is_told_whole_by_the_button_as_by_the_command(stage, west):
    who = await west.mover()
    typed = await who.slash(stage.channel, "game help")
    pressed = await who.click(stage.channel.history()[-1], label="Help")
    by_command, by_button = (
        [text(one) for one in (said.response, *said.followups) if one is not None and text(one)]
        for said in (typed, pressed)
    )
    assert len(by_command) > 1
    assert by_button == by_command
