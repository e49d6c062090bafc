"""People who give up their seats or end a game that nobody else plays."""

from __future__ import annotations

import asyncio
import hashlib

import pytest

from bot.interactions.game import MOST_PLAYERS
from bot.messages import pictures
from bot.texts import Texts
from tests.bot.stage import labels, private, raw, text
from tests.discord_server import PATIENCE
from tests.discord_server.club import plain

GALLERY = 12


def test_there_are_names_for_as_many_opponents_as_any_game_seats():
    texts = Texts("en", strict=True)
    assert len({texts.say(f"opponent.name{number}") for number in range(1, MOST_PLAYERS + 1)}) == MOST_PLAYERS


async def names(stage):
    """Return what everybody at the table is called, by seat."""
    table, parts = await stage.table(), stage.bot.parts
    return await parts.names.at(table, await parts.channels.texts(table))


async def test_opponents_keep_their_names_when_a_seat_before_theirs_is_handed_over(stage):
    await stage.open(players=3)
    await stage.bob.slash(stage.channel, "game join")
    await stage.alice.slash(stage.channel, "game opponent")
    await stage.alice.slash(stage.channel, "game start")
    assert (await names(stage))[2] == "Conductor"
    await stage.alice.slash(stage.channel, "game opponent", seat="1")
    assert await names(stage) == ("Signalman", "bob", "Conductor")
    assert "Signalman (built-in opponent, normal)" in text(stage.said("from now on"))


async def test_a_name_that_was_given_goes_to_no_other_seat(stage):
    await stage.open(players=3)
    await stage.bob.slash(stage.channel, "game join")
    await stage.alice.slash(stage.channel, "game opponent")
    await stage.alice.slash(stage.channel, "game start")
    await stage.alice.slash(stage.channel, "game replace", seat="3", player=stage.cara)
    await stage.cara.click(stage.question(), label="Agree")
    await stage.alice.slash(stage.channel, "game opponent", seat="1")
    assert (await names(stage))[0] == "Signalman"
    await stage.cara.slash(stage.channel, "game opponent", seat="3")
    assert (await names(stage))[2] == "Conductor"


async def alone(stage, **options):
    """Start a table of one person and a built-in opponent."""
    return await stage.begin(**options)


def buttons(result):
    """Return the private answer to a command that asks before it acts."""
    return next(m for m in (result.response, *result.followups) if m is not None and m.ephemeral and labels(m))


async def test_the_only_person_is_asked_before_a_built_in_opponent_takes_over(stage):
    await alone(stage)
    said = await stage.alice.slash(stage.channel, "game opponent", seat="1")
    assert "No other person sits at Friday" in private(said)
    assert (await stage.table()).seat_of(stage.alice.id) == 0
    await stage.alice.click(buttons(said), label="Play on myself")
    assert (await stage.table()).seat_of(stage.alice.id) == 0
    said = await stage.alice.slash(stage.channel, "game opponent", seat="1")
    await stage.alice.click(buttons(said), label="Let it play")
    after = await stage.table()
    assert (after.phase, after.people) == ("live", ())
    assert after.holder(0).policy == "normal"


async def test_a_policy_that_there_is_not_is_refused_before_anything_is_asked(stage):
    await alone(stage)
    said = await stage.alice.slash(stage.channel, "game opponent", seat="1", policy="a b:c")
    assert "There is no such opponent" in private(said)


async def test_a_policy_may_be_named_by_what_its_suggestion_shows(stage):
    await stage.open()
    offered = await stage.alice.autocomplete(stage.channel, "game opponent", "policy", "")
    (label,) = (choice["name"] for choice in offered if choice["value"] == "easy")
    await stage.alice.slash(stage.channel, "game opponent", policy=label)
    assert (await stage.table()).holder(1).policy == "easy"


class TestPlayedOn:
    @pytest.fixture
    def pace(self):
        return 0.01

    @pytest.mark.long
    async def test_opponents_play_on_to_the_scores_after_the_last_person_has_left(self, stage, monkeypatch):
        monkeypatch.setattr(pictures.DrawingPool, "draw", staticmethod(plain()))
        await alone(stage)
        said = await stage.alice.slash(stage.channel, "game opponent", seat="1", policy="random")
        await stage.alice.click(buttons(said), label="Let it play")
        async with asyncio.timeout(PATIENCE):
            while (await stage.table()).phase == "live":
                await stage.env.advance_time(1)
        assert (await stage.table()).ending == "finished"
        await stage.env.settle()
        assert stage.said("The seed was")
        assert await names(stage) == ("Signalman", "Conductor")


async def test_who_plays_alone_is_asked_before_the_table_ends(stage):
    await alone(stage)
    said = await stage.alice.slash(stage.channel, "game end")
    assert "without a result" in private(said)
    assert (await stage.table()).alive
    await stage.alice.click(buttons(said), label="Play on")
    assert (await stage.table()).alive
    said = await stage.alice.slash(stage.channel, "game end")
    asked = buttons(said)
    await stage.alice.click(asked, label="End it")
    assert ((await stage.table()).phase, (await stage.table()).ending) == ("ended", "alone")
    answered = stage.env.backend.get_message(stage.channel.id, asked.id)
    assert answered.content == "Friday has been ended."


async def test_a_table_that_one_person_ended_claims_no_agreement_and_gives_its_seed_away(stage):
    table = await alone(stage)
    said = await stage.alice.slash(stage.channel, "game end")
    await stage.alice.click(buttons(said), label="End it")
    told = stage.channel.history()[-1]
    assert "agree" not in text(told)
    assert "There is no result." in text(told)
    seed = (await stage.service.queries.snapshot(table.id)).seed
    assert f"The seed was `{seed}`" in text(told)
    assert hashlib.sha256(seed.encode()).hexdigest() == table.commitment


async def test_nobody_is_to_move_in_the_words_of_an_ended_table(stage):
    await stage.begin(stage.bob)
    await stage.alice.slash(stage.channel, "game end")
    await stage.bob.click(stage.question(), label="Agree")
    (gallery,) = (part for part in raw(stage.channel.history()[-1]) if part["type"] == GALLERY)
    assert "To move" not in gallery["items"][0]["description"]
    assert "The game is over" in gallery["items"][0]["description"]
    assert "ended by agreement" in text(stage.channel.history()[-1])
    assert "The seed was" in text(stage.channel.history()[-1])


async def test_others_at_the_table_are_asked_as_before_where_somebody_sat_down_meanwhile(stage):
    await alone(stage)
    said = await stage.alice.slash(stage.channel, "game end")
    await stage.alice.slash(stage.channel, "game replace", seat="2", player=stage.bob)
    await stage.bob.click(stage.question(), label="Agree")
    await stage.alice.click(buttons(said), label="End it")
    assert (await stage.table()).alive
    assert stage.pinged(stage.question()) == [stage.bob.id]
