"""What goes wrong at a table of people: closed direct messages, old buttons, strangers, two at once, moves regretted."""

from __future__ import annotations

import pytest

from engine.ticket_to_ride.moves import DrawCard
from tests.bot.stage import labels, private, text
from tests.playthroughs.driving import BUTTONS, DM, SLASH, TEXTS, Panel, answer, at_once
from tests.playthroughs.europe_table import EuropeTable
from tests.playthroughs.watching import Watcher

pytestmark = pytest.mark.usefixtures("drawn")

SEED = "a whole evening 18"
CARA_BEGINS = "s4"
MOVED_ON = TEXTS.say("private_panel.moved_on")
FROM_DECK = TEXTS.say("ttr.option.deck")


@pytest.fixture
async def europe_table(stage):
    """Seat all three and let them keep their opening tickets."""
    watcher = Watcher(stage)
    europe_table = EuropeTable(stage, await stage.begin(stage.bob, stage.cara), watcher)
    for _ in range(3):
        await europe_table.play(*await europe_table.usual(), SLASH)
    return europe_table


def close_direct_messages(stage, who):
    path = f"/channels/{who.user.dm_channel.id}/messages"
    stage.env.inject_error("POST", path, status=403, code=50007, message="closed", times=None)


def open_direct_messages(stage):
    stage.env.backend.faults.clear()


def leave_private_panels(stage):
    """Let Discord refuse to take a private panel away, as it does after a quarter of an hour."""
    stage.env.inject_error("DELETE", "/webhooks/*", status=401, code=50027, message="expired", times=None)


async def test_closed_direct_messages_stop_nobody(stage):
    close_direct_messages(stage, stage.bob)
    europe_table = EuropeTable(stage, await stage.begin(stage.bob, stage.cara), Watcher(stage))
    assert stage.bob.user.dm_channel.history() == []
    panel = europe_table.driver.panel()
    hand = answer(await stage.bob.click(panel, label="My hand"))
    assert len(Panel(stage, stage.bob, hand).menu) == 4
    assert hand.attachments
    for way in (DM, BUTTONS, DM):
        await europe_table.play(*await europe_table.usual(), way)
    who = stage.bob
    while (await europe_table.next())[0] is not who:
        await europe_table.turn(BUTTONS)
    assert "You drew" in await europe_table.play(who, DrawCard((await europe_table.next())[1], "deck"), BUTTONS)
    assert "You drew" in await europe_table.play(who, DrawCard((await europe_table.next())[1], "deck"), SLASH)
    assert stage.bob.user.dm_channel.history() == []
    assert "were closed to me" in private(await who.slash(stage.channel, "me settings"))


async def test_direct_messages_that_are_opened_again_are_used_again(stage):
    close_direct_messages(stage, stage.bob)
    europe_table = EuropeTable(stage, await stage.begin(stage.bob, stage.cara), Watcher(stage))
    open_direct_messages(stage)
    said = await stage.bob.user.slash("hand")
    private_panel = Panel(stage, stage.bob.user, answer(said))
    await europe_table.driver._filled(
        await europe_table.table(), *await mine(europe_table, stage.bob), private_panel, "Keep tickets"
    )
    assert "You keep" in private_panel.words
    for _ in range(2):
        await europe_table.play(*await europe_table.usual(), SLASH)
    while (await europe_table.next())[0] is not stage.bob:
        await europe_table.turn(BUTTONS)
    await europe_table.play(stage.bob, DrawCard((await europe_table.next())[1], "deck"), SLASH)
    assert "You drew" in text(stage.bob.user.dm_channel.last_message)


async def mine(europe_table, who):
    """Return a person with the sensible move of that person's own seat, while all choose at once."""
    table, match = await europe_table.table(), await europe_table.match()
    return who, match.game.policies["normal"](match.game, match.state, table.seat_of(who.id), None)


async def test_a_direct_message_about_ones_own_move_changes_the_one_there_is(stage, europe_table):
    mover, seat = await europe_table.next()
    (opening,) = mover.user.dm_channel.history()
    assert not opening.flags.suppress_notifications
    await europe_table.play(mover, DrawCard(seat, "deck"), BUTTONS)
    (direct_message,) = mover.user.dm_channel.history()
    assert "You drew" in text(direct_message)
    assert "Draw a card" in text(direct_message)


async def test_the_direct_message_of_whoever_is_to_move_can_be_played_from(stage, europe_table):
    mover, seat = await europe_table.next()
    for _ in range(2):
        await europe_table.play(mover, DrawCard(seat, "deck"), BUTTONS)
    following, _ = await europe_table.next()
    direct_message = europe_table.driver.direct_message(following)
    assert "It is your turn." in direct_message.words
    await direct_message.press(FROM_DECK)
    assert "You drew" in direct_message.words
    assert f"Waiting for {following.name}." in europe_table.driver.direct_message(mover).words
    assert [len(who.user.dm_channel.history()) for who in (mover, following)] == [1, 1]


async def test_somebody_without_a_seat_is_told_so_and_sees_nothing(stage, europe_table):
    dora = stage.guild.add_member(stage.env.create_user("dora"))
    panel, before = europe_table.driver.panel(), (await europe_table.table()).seq
    for label in (FROM_DECK, "Claim a route", "Build a station", "Draw tickets", "My hand"):
        assert private(await dora.click(panel, label=label)).startswith("You have no seat at this table.")
    assert "chosen tickets" in private(await dora.click(panel, label="Since my last turn"))
    assert "You have no seat at this table" in private(await dora.click(panel, label="Help"))
    assert "You have no seat" in private(await dora.slash(stage.channel, "europe draw", card="deck"))
    assert "You have no seat" in private(await dora.slash(stage.channel, "hand"))
    assert await dora.autocomplete(stage.channel, "europe claim", "route", "") == []
    assert "You have no seat" in private(await dora.slash(stage.channel, "game undo"))
    await europe_table.watcher.check(await europe_table.table())
    assert (await europe_table.table()).seq == before


async def test_who_is_not_to_move_learns_who_is(stage, europe_table):
    waiting, (mover, _) = await europe_table.idle(), await europe_table.next()
    private_panel = Panel(
        stage, waiting, answer(await waiting.click(europe_table.driver.panel(), label="Claim a route"))
    )
    assert f"Waiting for {mover.name}." in private_panel.words
    in_advance = {"Claim when I can pay", "Draw a colour"}
    assert set(private_panel.asked) - {"↩ Ask to undo"} == in_advance
    said = private(await waiting.slash(stage.channel, "europe draw", card="deck"))
    assert f"It is not your turn. It is {mover.name}\u2019s turn." in said
    assert f"waiting for {mover.name}" in private(await waiting.slash(stage.channel, "game help"))
    assert "Nobody is waiting for you" in private(await waiting.slash(stage.channel, "turn"))
    assert "One table is waiting for you" in private(await mover.slash(stage.channel, "turn"))


async def test_help_names_the_commands_that_are_possible_now(stage, europe_table):
    mover, _ = await europe_table.next()
    said = private(await mover.click(europe_table.driver.panel(), label="Help"))
    assert "`/europe draw card:…`" in said
    assert "`/europe claim route:… payment:…`" in said
    assert "/europe keep" not in said


async def test_a_refused_move_is_explained_with_the_rule_and_what_is_possible(stage, europe_table):
    mover, _ = await europe_table.next()
    said = await mover.slash(stage.channel, "europe claim", route="madrid-lisboa", payment="9 red")
    assert "Rulebook" in private(said) or "Choose one of the suggestions" in private(said)
    assert FROM_DECK in labels(answer(said))
    keep = private(await mover.slash(stage.channel, "europe keep", tickets="kyiv-sochi"))
    assert "You cannot keep tickets now. What is possible now: draw a card" in keep


async def test_an_old_private_panel_is_answered_with_todays(stage, europe_table):
    mover, _ = await europe_table.next()
    old = await europe_table.driver.open(mover, DrawCard(0, "deck"))
    leave_private_panels(stage)
    await europe_table.turn(SLASH)
    before = (await europe_table.table()).seq
    await old.press(FROM_DECK)
    assert MOVED_ON in old.words
    assert "Waiting for" in old.words
    assert (await europe_table.table()).seq == before


async def test_a_private_panel_takes_the_place_of_the_one_before(stage, europe_table):
    mover, _ = await europe_table.next()
    first = answer(await mover.slash(stage.channel, "hand"))
    second = answer(await mover.slash(stage.channel, "hand"))
    shown = {message.id for message in stage.channel.history(viewer=mover)}
    assert second.id in shown
    assert first.id not in shown


async def test_a_board_whose_buttons_could_not_be_taken_off_is_answered_with_todays(stage, europe_table):
    panel, (mover, _) = europe_table.driver.panel(), await europe_table.next()
    stage.env.inject_error("PATCH", f"/channels/*/messages/{panel.id}", status=403, code=50083, message="archived")
    await europe_table.turn(SLASH)
    assert FROM_DECK in Panel(stage, mover, panel).buttons
    private_panel = Panel(stage, mover, answer(await mover.click(panel, label=FROM_DECK)))
    assert MOVED_ON in private_panel.words
    assert "Waiting for" in private_panel.words


async def test_the_board_before_loses_its_buttons_and_keeps_its_picture(stage, europe_table):
    panel = europe_table.driver.panel()
    await europe_table.turn(SLASH)
    before = Panel(stage, stage.alice, panel)
    assert before.buttons == []
    assert [file.filename for file in before.now.attachments] == ["board.png"]


async def test_a_double_click_draws_one_card(stage, europe_table):
    mover, seat = await europe_table.next()
    private_panel = await europe_table.driver.open(mover, DrawCard(seat, "deck"))
    before, cards = (await europe_table.table()).seq, await cards_of(europe_table, seat)
    await at_once(stage, private_panel.press(FROM_DECK), private_panel.press(FROM_DECK))
    assert (await europe_table.table()).seq == before + 1
    assert await cards_of(europe_table, seat) == cards + 1
    assert "Which card?" in private_panel.words


async def cards_of(europe_table, seat):
    return (await europe_table.match()).view(None).seats[seat].cards


async def test_a_card_typed_and_a_card_pressed_in_one_moment_are_two_cards_and_one_message(stage, europe_table):
    mover, seat = await europe_table.next()
    private_panel = await europe_table.driver.open(mover, DrawCard(seat, "deck"))
    leave_private_panels(stage)
    cards, mark = await cards_of(europe_table, seat), len(europe_table.watcher.all)
    typed = mover.slash(stage.channel, "europe draw", card="deck")
    await at_once(stage, typed, private_panel.press(FROM_DECK))
    played = await cards_of(europe_table, seat) - cards
    # The button says which turn it was made for, the command does not: pressed second, it is out of date.
    assert played == (1 if MOVED_ON in private_panel.words else 2)
    told = europe_table.watcher.aloud(stage.channel, since=mark)
    assert len(told) == played - 1
    assert len({one.pinged for one in told}) == len(told)


async def test_all_may_choose_their_tickets_in_the_same_moment(stage):
    europe_table = EuropeTable(stage, await stage.begin(stage.bob, stage.cara))
    private_panels = [europe_table.driver.direct_message(who) for who in (stage.alice, stage.bob, stage.cara)]
    for private_panel in private_panels:
        await private_panel.choose(*list(private_panel.menu)[:2])
    mark = len(europe_table.watcher.all)
    await at_once(stage, *(private_panel.press("Keep these") for private_panel in private_panels))
    assert (await europe_table.table()).seq == 3
    assert all("You keep" in private_panel.words for private_panel in private_panels)
    (told,) = europe_table.watcher.aloud(stage.channel, since=mark)
    assert len(told.pinged) == 1
    await europe_table.watcher.check(await europe_table.table())


async def test_who_chooses_tickets_last_and_plays_first_is_called(stage, seeds):
    seeds.always = CARA_BEGINS
    europe_table = EuropeTable(stage, await stage.begin(stage.bob, stage.cara))
    for _ in range(3):
        await europe_table.play(*await europe_table.usual(), SLASH)
    assert "**cara** begins." in text(stage.channel.history()[-1])
    assert stage.pinged(stage.channel.history()[-1]) == [stage.cara.id]
    assert FROM_DECK in labels(europe_table.driver.panel())


async def test_tickets_are_chosen_anew_for_nothing_while_nobody_has_moved_since(stage):
    europe_table = EuropeTable(stage, await stage.begin(stage.bob, stage.cara))
    await europe_table.play(*await europe_table.usual(), DM)
    assert private(await stage.alice.slash(stage.channel, "game undo")).startswith("↩ Taken back: You keep")
    assert (await europe_table.table()).actors == {0, 1, 2}
    who, move = await europe_table.usual()
    assert who is stage.alice
    assert private(await who.slash(stage.channel, "game redo")).startswith("↪ ")
    assert (await europe_table.table()).actors == {1, 2}
    assert private(await who.slash(stage.channel, "game undo")).startswith("↩ ")
    await europe_table.play(who, move, BUTTONS)


async def drawn(europe_table):
    """Let whoever is to move draw two cards from the deck; return who it was and the others."""
    mover, seat = await europe_table.next()
    for _ in range(2):
        await europe_table.play(mover, DrawCard(seat, "deck"), SLASH)
    return mover, [who for who in europe_table.people.values() if who is not mover]


async def test_what_revealed_a_card_is_taken_back_only_when_all_agree_and_can_be_played_again(stage, europe_table):
    mover, (one, other) = await drawn(europe_table)
    after = (await europe_table.table()).actors
    asked = private(await mover.slash(stage.channel, "game undo"))
    assert one.mention in asked
    assert other.mention in asked
    question = stage.question()
    assert set(stage.pinged(question)) == {one.id, other.id}
    await one.click(question, label="Agree")
    assert (await europe_table.table()).actors == after
    mark = len(europe_table.watcher.all)
    await other.click(question, label="Agree")
    (told,) = europe_table.watcher.aloud(stage.channel, since=mark)
    assert told.pinged == (mover.id,)
    assert f"Taken back: **{mover.name}** draws" in told.words
    mark = len(europe_table.watcher.all)
    assert private(await mover.slash(stage.channel, "game redo")).startswith("↪ ")
    assert (await europe_table.table()).actors == after
    (told,) = europe_table.watcher.aloud(stage.channel, since=mark)
    assert len(told.pinged) == 1
    await europe_table.watcher.check(await europe_table.table())


async def test_one_who_refuses_keeps_the_move_as_it_was(stage, europe_table):
    mover, (one, _) = await drawn(europe_table)
    before, mark = (await europe_table.table()).seq, len(europe_table.watcher.all)
    await mover.slash(stage.channel, "game undo")
    question = stage.question()
    await one.click(question, label="Refuse")
    assert "Not everybody agrees" in text(stage.said("Not everybody agrees"))
    assert labels(stage.said("Not everybody agrees")) == []
    assert (await europe_table.table()).seq == before
    assert len(europe_table.watcher.aloud(stage.channel, since=mark)) == 1
    await europe_table.turn(SLASH)
