"""People who give up their seats or end a game that nobody else plays."""

from __future__ import annotations

from bot.commands.game import MOST_PLAYERS
from bot.texts import Texts
from tests.bot.stage import text


def test_there_are_names_for_as_many_opponents_as_any_game_seats():
    texts = Texts("en", strict=True)
    assert len({texts.say(f"opponent.name{number}") for number in range(1, MOST_PLAYERS + 1)}) == MOST_PLAYERS


async def names(stage):
    """Return what everybody at the table is called, by seat."""
    return await stage.bot.seat_names(await stage.table())


async def test_opponents_keep_their_names_when_a_seat_before_theirs_is_handed_over(stage):
    await stage.open(players=3)
    await stage.bob.slash(stage.channel, "game join")
    await stage.alice.slash(stage.channel, "game opponent")
    await stage.alice.slash(stage.channel, "game start")
    assert (await names(stage))[2] == "Conductor"
    await stage.alice.slash(stage.channel, "game opponent", seat=0)
    assert await names(stage) == ("Signalman", "bob", "Conductor")
    assert "Signalman (built-in opponent, sensible)" in text(stage.said("from now on"))


async def test_a_name_that_was_given_goes_to_no_other_seat(stage):
    await stage.open(players=3)
    await stage.bob.slash(stage.channel, "game join")
    await stage.alice.slash(stage.channel, "game opponent")
    await stage.alice.slash(stage.channel, "game start")
    await stage.alice.slash(stage.channel, "game replace", seat=2, player=stage.cara)
    await stage.cara.click(stage.question(), label="Agree")
    await stage.alice.slash(stage.channel, "game opponent", seat=0)
    assert (await names(stage))[0] == "Signalman"
    await stage.cara.slash(stage.channel, "game opponent", seat=2)
    assert (await names(stage))[2] == "Conductor"
