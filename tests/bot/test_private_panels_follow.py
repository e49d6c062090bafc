"""What a person was shown privately in a channel follows the game for as long as Discord lets it be changed."""

from __future__ import annotations

import pytest

from bot.messages import pictures
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
    monkeypatch.setattr(pictures.DrawingPool, "draw", staticmethod(plain()))


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


@pytest.mark.parametrize(
    ("players", "says"),
    [(2, "The built-in opponent moves now."), (3, "The built-in opponents move now.")],
)
async def test_while_built_in_opponents_move_none_of_them_is_named_who_may_have_moved_already(stage, players, says):
    people = [stage.alice, stage.bob, stage.cara][:players]
    table = await stage.begin(*people[1:])
    for who in people:
        table = await stage.act(who)
    (first,) = table.actors
    *leaving, other = sorted(table.seats, key=lambda holder: holder.seat != first)
    for holder in leaving:
        who = next(who for who in people if who.id == holder.user_id)
        await who.slash(stage.channel, "game opponent", seat=str(holder.seat + 1))
    who = next(who for who in people if who.id == other.user_id)
    said = text(answered(await who.slash(stage.channel, "hand")))
    assert says in said
    assert "Waiting for" not in said


async def turn_ends(stage, mover):
    for _ in range(2):
        await stage.act(mover, "draw", card="deck")


async def test_a_private_private_panel_says_so_when_it_is_ones_turn_again(stage):
    mover, _, private_panel = await waiting(stage)
    assert f"Waiting for {mover.name}." in text(private_panel)
    assert "pinged in the channel" in text(private_panel)
    await turn_ends(stage, mover)
    assert "It is your turn" in text(private_panel)
    assert "Waiting for" not in text(private_panel)
    assert "Claim a route" in labels(private_panel)


async def test_whoever_gave_a_seat_away_reads_so_in_place_of_the_hand(stage):
    await stage.begin(stage.bob)
    chosen = answered(await stage.bob.slash(stage.channel, "hand"))
    await stage.bob.slash(stage.channel, "game opponent", seat="2")
    tickets = next(part for part in raw(chosen) if "options" in part)
    await stage.bob.select(chosen, [option["value"] for option in tickets["options"]][:2])
    assert "You have no seat at this table." in text(chosen)
    assert "Waiting for" not in text(chosen)
    assert labels(chosen) == []


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


async def test_when_the_bot_stops_a_private_panel_that_waits_says_where_the_turn_is(stage):
    _, _, private_panel = await waiting(stage)
    with stage.env._bot_scope():
        await stage.bot.parts.temporary_panels.stop_following()
    assert "Waiting for" not in text(private_panel)
    assert f"<#{stage.channel.id}> shows whose turn it is now." in text(private_panel)
    assert "How things stand now" in labels(private_panel)


async def test_before_a_private_panel_can_be_changed_no_longer_it_says_where_the_turn_is(stage):
    mover, other, private_panel = await waiting(stage)
    await stage.env.advance_time(14 * MINUTE)
    assert "Waiting for" not in text(private_panel)
    assert f"<#{stage.channel.id}> shows whose turn it is now." in text(private_panel)
    await stage.env.advance_time(2 * MINUTE)
    await turn_ends(stage, mover)
    await other.click(private_panel, label="How things stand now")
    assert "It is your turn" in text(private_panel)
    assert "Claim a route" in labels(private_panel)


async def test_a_private_panel_with_controls_keeps_them_when_it_follows_no_longer(stage):
    mover, _, _ = await waiting(stage)
    private_panel = answered(await mover.slash(stage.channel, "hand"))
    await stage.env.advance_time(16 * MINUTE)
    assert "It is your turn" in text(private_panel)
    await mover.click(private_panel, label=DECK)
    assert "You drew" in text(private_panel)


def private_panels(stage, who):
    """Return the ids of all that one person alone sees in the channel."""
    return [message.id for message in stage.channel.history(viewer=who) if message.flags.ephemeral and raw(message)]


async def test_a_press_under_the_board_changes_the_private_panel_that_stands_below(stage):
    mover, _, _ = await waiting(stage)
    board = stage.channel.history()[-1]
    private_panel = answered(await mover.slash(stage.channel, "hand"))
    said = await mover.click(board, label="Claim a route")
    assert private_panels(stage, mover) == [private_panel.id]
    assert said.followups == []
    assert "**Claim a route**" in text(private_panel)
    await mover.click(board, label=DECK)
    assert "You drew" in text(private_panel)
    assert private_panels(stage, mover) == [private_panel.id]


async def test_the_same_press_again_is_answered_anew_where_the_private_panel_may_have_been_dismissed(stage):
    mover, _, _ = await waiting(stage)
    board = stage.channel.history()[-1]
    before = answered(await mover.slash(stage.channel, "hand"))
    await mover.click(board, label="Claim a route")
    after = answered(await mover.click(board, label="Claim a route"))
    assert private_panels(stage, mover) == [after.id] != [before.id]


async def test_a_private_panel_above_the_pressed_message_moves_below_it(stage):
    mover, other, private_panel = await waiting(stage)
    await turn_ends(stage, mover)
    assert "It is your turn" in text(private_panel)
    after = answered(await other.click(stage.channel.history()[-1], label="Claim a route"))
    assert private_panels(stage, other) == [after.id] != [private_panel.id]


async def test_a_private_panel_that_was_deleted_is_followed_by_another(stage):
    mover, _, _ = await waiting(stage)
    board = stage.channel.history()[-1]
    private_panel = answered(await mover.slash(stage.channel, "hand"))
    stage.env.backend.delete_message(private_panel.channel_id, private_panel.id)
    assert "**Claim a route**" in text(answered(await mover.click(board, label="Claim a route")))


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
