"""A game of Legends in a channel: what is left in private stays there, what stays for good is asked twice."""

from __future__ import annotations

import re
from zoneinfo import ZoneInfo

import discord
import pytest

from bot.interactions.log import log_file
from bot.messages import announcement
from bot.texts import Texts
from engine.core.rng import Rng
from engine.ticket_to_ride.legends.campaign import Office
from engine.ticket_to_ride.legends.moves import Draw, LeaveOrder, Travel
from engine.ticket_to_ride.legends.tasks import OpenOne
from tests.bot.campaigns.playing import play_on
from tests.bot.stage import labels, private, raw, text
from tests.bot.test_look_commands import answered


@pytest.fixture(autouse=True)
def _always_the_same(seeds):
    seeds.always = "west"


def custom_ids(message):
    return [part["custom_id"] for part in raw(message) if "custom_id" in part]


class West:
    """The first game of a campaign of alice, who is black, and bob, who is blue."""

    def __init__(self, stage):
        self.stage = stage
        self.rng = Rng("west")

    async def match(self):
        table = await self.stage.table()
        return (await self.stage.service.live.get(table.id)).match

    async def play(self, until, policy="normal"):
        """Let both play by a built-in policy; then tell the channel."""
        with self.stage.env._bot_scope():
            table, match = await self.stage.table(), await self.match()
            while not until(match):
                seat = min(match.game.awaited(match.state))
                move = match.game.policies[policy](match.game, match.state, seat, self.rng)
                values = {name: getattr(move, name) for name in move.__struct_fields__[1:]}
                await self.stage.service.play.move(table.id, table.holder(seat).user_id, type(move), values)
                match = await self.match()
            await self.stage.bot.reconciler.reconcile(table.id)
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
    before = [(m.id, text(m), custom_ids(m)) for m in stage.channel.history()]
    said = private(await who.slash(stage.channel, "legends standing", power="29", order="lightning"))
    assert "Your order for The Telegraph Boy: One-time event, the next one." in said
    match = await west.match()
    assert match.private[-1].move == LeaveOrder(seat, "card:29", ("lightning",))
    assert match.state.company(seat).orders == {"card:29": "lightning"}
    assert [(m.id, text(m), custom_ids(m)) for m in stage.channel.history()] == before
    assert "Your order for The Telegraph Boy" in text(who.user.dm_channel.history()[-1]), "their own message keeps up"
    other = next(one for one in (stage.alice, stage.bob) if one is not who)
    assert "Telegraph" not in private(await other.slash(stage.channel, "game log"))


async def test_whoever_can_only_leave_an_order_reads_whom_the_game_waits_for(stage, west):
    match, who, mover = await west.match(), await west.mover(waiting=True), await west.mover()
    match.state.record((await stage.table()).seat_of(who.id)).office.append(Office(29, 1))
    stage.service.live.snapshots.clear()
    said = private(await who.click(stage.channel.history()[-1], label="My hand"))
    assert f"Waiting for {mover.user.name}." in said
    assert "not your turn yet" not in said
    helped = private(await who.slash(stage.channel, "game help"))
    assert f"It is not your turn: waiting for {mover.user.name}." in helped
    assert "**Leave an order**" in helped


async def test_l8_the_channel_is_not_looked_at_for_a_word_left_in_private(stage, west, monkeypatch):
    looked = []
    monkeypatch.setattr(stage.bot.reconciler, "reconcile", looked.append)
    who = await west.mover(waiting=True)
    match = await west.match()
    match.state.record((await stage.table()).seat_of(who.id)).office.append(Office(29, 1))
    said = private(await who.slash(stage.channel, "legends standing", power="29", order="lightning"))
    assert "Your order for The Telegraph Boy" in said
    assert looked == []


@pytest.mark.long
async def test_a_new_board_is_opened_by_the_one_command_and_told_as_an_event(stage, west):
    def opens(match):
        return bool(match.state.agenda) and isinstance(match.state.agenda[-1], OpenOne)

    await west.play(opens)
    last = stage.channel.history()[-1]
    assert "came last and opens a new board" in text(last)
    assert "📦 **The Cape**, in the south. *The rails end where the warm water begins." in text(last)
    assert labels(last) == ["My move", "My hand", "Since my last turn", "Help"]
    who = await west.mover()
    offered = await who.autocomplete(stage.channel, "legends choose", "choice", "")
    assert [one["name"] for one in offered] == ["The Cape", "The Prairie", "The Trail"]
    assert await stage.cara.autocomplete(stage.channel, "legends choose", "choice", "") == []
    asked = await who.slash(stage.channel, "legends choose", choice="The Prairie")
    assert "has opened it" not in text(stage.channel.history()[-1])
    panel = next(one for one in (*asked.followups, asked.response) if one is not None)
    assert "Open it for good" in labels(panel)
    assert [file.filename for file in panel.attachments] == ["choice.png"]
    await who.click(panel, label="Open it for good")
    told = stage.said("has opened it")
    assert "**New rule.** Survey: an uncoloured track takes the colour of the set for good" in text(told)
    assert "14 new tickets lead there" in text(told)
    assert "Game 1 of the campaign is over" in text(told)
    assert [file.filename for file in told.attachments][:2] == ["frontier.png", "box.png"]


async def test_a_postcard_that_is_shown_to_all_is_shown_in_the_channel_with_both_sides(stage, west):
    who = await west.mover()
    match = await west.match()
    match.state.record((await stage.table()).seat_of(who.id)).office.append(Office(3, 1))
    stage.service.live.snapshots.clear()
    face_up = match.view(None).face_up[0]
    asked = await who.slash(stage.channel, "legends use", power="3", choice=str(face_up))
    panel = next(one for one in (*asked.followups, asked.response) if one is not None)
    await who.click(panel, label="Use it")
    for _ in range(2):
        await who.slash(stage.channel, "legends draw", card="deck")
    told = stage.channel.history()[-1]
    board, shown = (file.filename for file in told.attachments)
    assert (board, shown.partition("-")[0]) == ("board.png", "shown")
    assert "The Stationmaster\u2019s Wink" in text(told)
    said = next(one["description"] for part in raw(told) for one in part.get("items", ()) if shown in str(one))
    assert "The stationmaster at Chicago owes you something. At the start of your turn take a face-up card" in said


async def test_a_move_of_a_turn_is_refused_while_something_else_is_decided(stage, west):
    who = await west.mover()
    said = private(await who.slash(stage.channel, "legends choose", choice="cape"))
    assert "You cannot answer now. What is possible now: draw a card" in said
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


async def test_a_new_board_is_shown_under_the_words_that_tell_of_it_also_where_its_president_decides_again(stage, west):
    def opens(match):
        return bool(match.state.agenda) and isinstance(match.state.agenda[-1], OpenOne)

    (await west.match()).state.campaign.rules.append("depots")  # so that whoever opens the board goes on with a depot
    await west.play(opens)
    who = await west.mover()
    asked = await who.slash(stage.channel, "legends choose", choice="The Prairie")
    panel = next(one for one in (*asked.followups, asked.response) if one is not None)
    await who.click(panel, label="Open it for good")
    assert "build a depot" in text(stage.channel.history()[-1])
    for again in ("decides about the depot", "and afterwards"):
        messages = stage.channel.history()
        (shown,) = [one for one in messages if "frontier.png" in [file.filename for file in one.attachments]]
        parts = [part.get("content", part["type"]) for part in raw(shown)]
        gallery = parts.index(discord.ComponentType.media_gallery.value)
        assert any("has opened it" in str(part) for part in parts[:gallery]), again
        await who.slash(stage.channel, "legends choose", choice="none, none")


async def test_a_direct_message_loses_its_controls_to_the_next_one(stage, west):
    """Another's newspaper brings everybody a card, of which a message of its own tells."""
    who = await west.mover()
    other = stage.bob if who is stage.alice else stage.alice
    for _ in range(2):
        await draw_what_lies_open(stage, who)
    for _ in range(2):
        await draw_what_lies_open(stage, other)
    match = await west.match()
    match.state.event_deck.append("coal-train")
    match.state.supply.deck.extend(match.state.pack.cards.never_held)
    for _ in range(2):
        await who.slash(stage.channel, "legends draw", card="deck")
    messages = other.user.dm_channel.history()
    assert len(messages) == 2
    assert "You drew" in text(messages[-1])
    assert labels(messages[-1])
    assert labels(messages[0]) == []


async def test_a_direct_message_offers_nothing_after_the_turn_was_made_in_the_channel(stage, west):
    who = await west.mover()
    (message,) = who.user.dm_channel.history()
    assert "Travel" in labels(message)
    for _ in range(2):
        await draw_what_lies_open(stage, who)
    (after,) = who.user.dm_channel.history()
    in_advance = ["Travel when I can pay", "Draw a colour", "Answer an event"]
    assert after.id == message.id
    assert labels(after) == [*in_advance, "↩ Ask to undo", "My hand", "Since my last turn", "Help"]


@pytest.mark.parametrize("ordering", [True, False])
async def test_whoever_draws_tickets_is_asked_which_to_keep_and_not_what_to_do(stage, west, ordering):
    """Also where an order for a card of the office could be left instead."""
    who = await west.mover()
    match, seat = await west.match(), (await stage.table()).seat_of(who.id)
    if ordering:
        match.state.record(seat).office.append(Office(29, 1))
    said = await who.slash(stage.channel, "legends tickets")
    panel = private(await who.click(said.response, label="Draw tickets"))
    match = await west.match()
    assert (LeaveOrder in match.game.kinds(match.state, seat)) is ordering
    (message,) = who.user.dm_channel.history()
    for words in (panel, text(message)):
        assert "Which do you keep?" in words
        assert "What do you want to do?" not in words


async def draw_what_lies_open(stage, who):
    """Draw a face-up card that is no wild: nobody learns anything in private by that."""
    offered = await who.autocomplete(stage.channel, "legends draw", "card", "")
    card = next(one["value"] for one in offered if one["value"] not in {"deck", "wild"})
    await who.slash(stage.channel, "legends draw", card=card)


async def test_the_last_message_of_a_game_tells_and_shows_the_slips_whoever_decided_after_them(stage, west):
    await play_on(stage, end=lambda game, state: state.turns_left == 1, policy="normal")
    match = await west.match()
    await play_on(stage, policy="normal")
    message = stage.said("Bank slips of 1865")
    events = text(message).partition("Bank slips")[0]
    assert "…" not in [line[:1] for line in events.splitlines()], "there is room for everything that happened"
    for words in (" travels **", " wins this game with $", " takes the start-player card", " is retired", "New rule."):
        assert words in events
    for seat, name in enumerate(("alice", "bob")):
        assert f"**{name}: ${match.state.slips[seat].total}**" in text(message)
    shown = [file.filename.removesuffix(".png").partition("-")[0] for file in message.attachments]
    assert shown == ["slips", "frontier", "box", "retired", "shown"], "the postcards too that are drawn openly"


async def test_a_last_message_without_room_tells_the_journey_and_who_wins_and_where_the_rest_is(
    stage, west, monkeypatch
):
    monkeypatch.setattr(announcement, "LONGEST_LAST_STORY", 2000)
    await play_on(stage, policy="normal")
    lines = text(stage.said("Bank slips of 1865")).strip().splitlines()
    assert lines[0] == "-# For everything that happened, press **Log**."
    assert any(" travels **" in line for line in lines)
    assert any(" wins this game with $" in line for line in lines)
    assert lines[-2].startswith("-# The seed of this game was")
    assert sum(len(line) + 1 for line in lines[:-1]) <= 2000


async def test_the_log_of_a_game_is_read_to_its_last_word_with_every_heading_and_quotation_on_its_line(stage, west):
    await play_on(stage, policy="normal")
    said = answered(await stage.alice.slash(stage.channel, "game log"))
    assert re.search(r"page (\d+) of \1 \(2/2\)$", text(said).strip().splitlines()[0]), "the end is what is shown"
    pages = [text(said)]
    for _ in range(20):
        if "Earlier" not in " ".join(labels(said)):
            break
        said = answered(await stage.alice.click(said, label="← Earlier"))
        pages.append(text(said))
    whole = "\n".join(reversed(pages))
    numbers = [int(number) for number in re.findall(r"^`(\d+)`", whole, re.MULTILINE)]
    assert numbers == list(range(1, numbers[-1] + 1)), "every move stands on one page"
    assert not [line for line in whole.splitlines() if line.endswith("…")]
    assert "\n## " in whole
    assert "\n> " in whole
    assert not re.search(r"\S *(## |> (?!\d))", whole), "no mark within a line"
    assert "page 1 of" in pages[-1]
    for label, expected in (("Later →", "page 2 of"), ("Latest ⏭", "(2/2)"), ("⏮ Beginning", "page 1 of")):
        said = answered(await stage.alice.click(said, label=label))
        assert expected in text(said)
    assert len(pages) == len(set(pages))


async def test_the_file_of_the_log_has_each_move_on_one_line_without_marks_within_it(stage, west):
    table = await stage.table()
    await play_on(stage, policy="normal")
    with stage.env._bot_scope():
        page, table = await stage.service.log.whole(table.id), await stage.service.queries.snapshot(table.id)
    written = log_file(table, page, Texts("en"), ("Ada", "Ben"), ZoneInfo("UTC")).decode()
    moves = [line for line in written.splitlines() if line.startswith("- **")]
    assert any("🌄" in line for line in moves)
    assert not any(re.search(r" (##|>) ", line) for line in moves)


async def test_what_a_journey_brings_is_said_before_its_cards_are_chosen(west):
    def large(match, seat):
        tracks = match.state.printed.tracks if Travel in match.game.kinds(match.state, seat) else ()
        payable = (
            {each.value for each in match.game.slot(match.state, seat, Travel, "track", {}).options} if tracks else ()
        )
        for track in tracks:
            if track.id in payable and any(match.state.large(end) for end in track.ends):
                ways = match.game.slot(match.state, seat, Travel, "payment", {"track": track.id, "powers": ()}).options
                if len(ways) > 1:
                    return track.id
        return None

    await west.play(lambda match: large(match, min(match.game.awaited(match.state))), policy="random")
    match = await west.match()
    track = large(match, min(match.game.awaited(match.state)))
    who = await west.mover()
    said = private(await who.slash(west.stage.channel, "legends travel", track=track))
    assert "➜ " in said
    assert "draws a card from the deck" in said
    assert not (await west.match()).state.claims.get(track)
