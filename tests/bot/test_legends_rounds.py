"""What a round of a campaign costs: messages in the channel, and presses from the message under the board."""

from __future__ import annotations

import pytest

from engine.ticket_to_ride.legends.game import LEGENDS
from engine.ticket_to_ride.legends.moves import Draw, Travel
from engine.ticket_to_ride.legends.state import AGENDA
from tests.bot.presses import Presser
from tests.bot.stage import text
from tests.bot.test_messages_of_a_round import ROUNDS, Round, standing
from tests.stored import opponent_to_move

DECK = "🎴 From the deck"
SEED = "an evening in Buffalo"
PACE = 24 * 3600
"""Seconds between two moves of built-in opponents: longer than any test lasts."""


@pytest.fixture
async def west(stage):
    """Begin a campaign of a person and two opponents, in the person's first turn."""
    await stage.alice.slash(stage.channel, "campaign new", title="The West", players=3)
    for _ in range(2):
        await stage.alice.slash(stage.channel, "game opponent")
    await stage.alice.slash(stage.channel, "game start")
    table = Round(stage, await stage.table())
    await table.until_the_person_moves()
    await table.person()
    await table.until_the_person_moves()
    return table


@pytest.fixture
def who(stage):
    return Presser(stage, stage.alice)


async def kinds_since(table, before):
    return [move.kind() for move in (await table.match()).line[before:]]


async def moves_made(table):
    return len((await table.match()).line)


async def test_a_round_against_two_opponents_is_one_message(west, stage):
    for _ in range(ROUNDS):
        before = len(standing(stage))
        await west.until_opponents_move()
        await west.until_the_person_moves()
        assert len(standing(stage)) - before <= 1
        if len(standing(stage)) > before:
            assert stage.pinged(standing(stage)[-1]) == [stage.alice.id]


async def test_opening_tickets_of_all_are_told_in_one_line(west, stage):
    words = text(standing(stage)[1])
    assert words.count("Tickets kept: ") == 1
    assert words.count("has chosen tickets") == 0


async def test_two_cards_are_drawn_by_two_presses_the_first_under_the_board(west, stage, who):
    before = await moves_made(west)
    with who.needs(presses=2):
        answer = who.answered(await who.click(standing(stage)[-1], label=DECK))
        await answer.press(DECK)
    assert await kinds_since(west, before) == ["draw", "draw"]


async def test_tickets_are_drawn_and_kept_by_four_presses_as_drawing_them_is_confirmed(west, stage, who):
    before = await moves_made(west)
    with who.needs(presses=4):
        answer = who.answered(await who.click(standing(stage)[-1], label="Draw tickets"))
        await answer.press("Draw tickets")
        await answer.choose(next(iter(answer.menu)))
        await answer.press("Keep these")
    assert await kinds_since(west, before) == ["tickets", "keep"]


async def test_a_track_that_helps_a_ticket_is_travelled_by_three_presses(west, stage, who):
    await helped(west)
    before = await moves_made(west)
    with who.needs(presses=3):
        answer = who.answered(await who.click(standing(stage)[-1], label="Travel"))
        shown = [*answer.menu, *answer.buttons]
        helpful = [label for label in shown if label.startswith("★")]
        assert helpful == shown[: len(helpful)]
        await answer.pick(helpful[0])
        await answer.press(answer.buttons[0])
    assert (await kinds_since(west, before))[:1] == ["travel"]


async def test_which_track_helps_is_told_to_its_owner_alone(west, stage):
    await helped(west)
    offered = await stage.alice.autocomplete(stage.channel, "legends travel", "track", "")
    assert offered[0]["name"].startswith("★")
    assert await stage.bob.autocomplete(stage.channel, "legends travel", "track", "") == []
    assert "★" not in text(standing(stage)[-1])


async def helped(table):
    """Go on to a turn of the person in which a track can be travelled that helps a ticket."""
    while True:
        match = await table.match()
        state, (seat,) = match.state, LEGENDS.awaited(match.state)
        if not state.in_round(AGENDA) and any(
            w.helps for w in LEGENDS.worth(state, seat, Travel, "track", {}).values()
        ):
            return
        (kind,) = {Draw} & set(LEGENDS.kinds(state, seat))
        while await table.in_the_bot(opponent_to_move(table.stage.service, table.id)) is None:
            await table.silently(kind(seat, "deck"))
        await table.in_the_bot(table.stage.bot.announcer.announce(table.id))
        await table.until_the_person_moves()
