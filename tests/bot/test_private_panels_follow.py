"""What a person was shown privately in a channel follows the game for as long as Discord lets it be changed."""

from __future__ import annotations

import pytest

from bot.shown import pictures
from tests.bot.stage import labels, raw, text
from tests.discord_server.club import plain

MINUTE = 60
DECK = "🎴 From the deck"


@pytest.fixture
def pace():
    """Seconds between two moves of built-in opponents: longer than any test lasts."""
    return 24 * 3600


@pytest.fixture(autouse=True)
def _drawn_at_once(monkeypatch):
    monkeypatch.setattr(pictures, "_draw", plain())


def answered(result):
    """Return the private message with which a press or command was answered."""
    return next(m for m in (*result.followups, result.response) if m is not None and m.ephemeral and raw(m))


async def waiting(stage):
    """Play until it is the turn of one person, and return the other with a private panel that says so, and the first."""
    table = await stage.begin(stage.bob)
    await stage.act(stage.alice)
    table = await stage.act(stage.bob)
    (seat,) = table.actors
    mover, other = (stage.alice, stage.bob) if table.seats[seat].user_id == stage.alice.id else (stage.bob, stage.alice)
    return mover, other, answered(await other.slash(stage.channel, "hand"))


async def turn_ends(stage, mover):
    for _ in range(2):
        await stage.act(mover, "draw", card="deck")


async def test_a_private_private_panel_says_so_when_it_is_ones_turn_again(stage):
    mover, _, private_panel = await waiting(stage)
    assert f"Waiting for {mover.name}." in text(private_panel)
    assert "called in the channel" in text(private_panel)
    await turn_ends(stage, mover)
    assert "It is your turn" in text(private_panel)
    assert "Waiting for" not in text(private_panel)
    assert "Claim a route" in labels(private_panel)


async def test_a_private_panel_pressed_long_after_it_was_opened_follows_by_its_latest_press(stage):
    mover, other, private_panel = await waiting(stage)
    await turn_ends(stage, mover)
    await stage.env.advance_time(10 * MINUTE)
    for _ in range(2):
        await other.click(private_panel, label=DECK)
    assert f"Waiting for {mover.name}." in text(private_panel)
    await stage.env.advance_time(10 * MINUTE)
    await turn_ends(stage, mover)
    assert "It is your turn" in text(private_panel)


async def test_a_private_panel_too_old_to_be_changed_is_left_alone(stage, caplog):
    mover, _, private_panel = await waiting(stage)
    await stage.env.advance_time(16 * MINUTE)
    await turn_ends(stage, mover)
    assert "Waiting for" in text(private_panel)


async def test_a_private_panel_that_its_owner_has_dismissed_holds_nothing_up(stage, monkeypatch):
    mover, other, private_panel = await waiting(stage)
    stage.env.backend.delete_message(private_panel.channel_id, private_panel.id)
    await turn_ends(stage, mover)
    assert other.id in stage.pinged(stage.channel.history()[-1])


async def test_a_private_panel_says_when_the_table_has_ended(stage):
    mover, other, private_panel = await waiting(stage)
    await mover.slash(stage.channel, "game end")
    await other.click(stage.question(), label="Agree")
    assert "The game is over." in text(private_panel)


async def test_a_private_panel_does_not_go_on_to_tell_of_a_move_that_was_taken_back(stage):
    mover, other, _ = await waiting(stage)
    private_panel = answered(await mover.click(stage.channel.history()[-1], label=DECK))
    assert "You drew" in text(private_panel)
    await mover.slash(stage.channel, "game undo")
    await other.click(stage.question(), label="Agree")
    assert "You drew" not in text(private_panel)
    assert "It is your turn" in text(private_panel)
