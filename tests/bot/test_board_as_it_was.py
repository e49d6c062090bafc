"""`/game board at:` shows the board as everybody could see it after any move of the log, and steps from there."""

from __future__ import annotations

import pytest

from bot.client import Stationmaster
from bot.service import NoSuchTable
from bot.texts import Texts
from engine.core.codec import encode_state
from engine.core.errors import IllegalMove
from engine.core.match import Match
from engine.core.registry import GAMES
from engine.core.views import visible
from tests.bot.campaigns.playing import found, lobby, play_on
from tests.bot.stage import labels, private, raw, text
from tests.bot.test_practice import finished
from tests.thorough import a_few

PACE = 24 * 3600
LONGEST = 4000
"""Characters that Discord takes in the texts of a message."""


def answered(result):
    """Return the first message that was answered with something in it."""
    return next(answer for answer in (*result.followups, result.response) if answer is not None and raw(answer))


def menus(message):
    return [part for part in raw(message) if part["type"] == 3]


def alt(message):
    (gallery,) = (part for part in raw(message) if part["type"] == 12)
    return gallery["items"][0]["description"]


async def at(stage, who, number, **options):
    return answered(await who.slash(stage.channel, "game board", at=str(number), **options))


async def match_of(stage):
    table = await stage.table()
    with stage.env._bot_scope():
        return (await stage.service.live.get(table.id)).match


async def past(stage, who, number, **options):
    table = await stage.table()
    with stage.env._bot_scope():
        return await stage.service.log.past(table.id, who.id, number, **options)


async def play(stage, moves, kind=None):
    """Let whoever is to move make so many moves."""
    for _ in range(moves):
        table = await stage.table()
        people = {who.id: who for who in (stage.alice, stage.bob, stage.cara)}
        await stage.act(people[table.seats[min(table.actors)].user_id], kind)


async def test_a_finished_game_is_stepped_through_by_moves_rounds_and_a_menu_of_its_rounds(stage):
    await finished(stage)
    match = await match_of(stage)
    shown = await at(stage, stage.alice, 10)
    assert f"move 10 of {len(match.line)}" in text(shown)
    line = (await past(stage, stage.alice, 10)).line
    names = [who.name for who in (stage.alice, stage.bob, stage.cara)]
    assert " ".join(Texts("en").of("german").sentence(event.text, names) for event in line.events) in text(shown)
    assert f"-# {names[line.seat]} · <t:" in text(shown)
    await stage.alice.click(shown, label="Later →")
    assert "move 11 of" in text(shown)
    await stage.alice.click(shown, label="← Earlier")
    await stage.alice.click(shown, label="← Earlier")
    assert "move 9 of" in text(shown)
    await stage.alice.click(shown, label="Later round ⏩")
    rounds = [option for option in menus(shown)[0]["options"] if option["label"].startswith("Round")]
    assert f"move {rounds[0]['value']} of" in text(shown)
    await stage.alice.click(shown, label="⏪ Earlier round")
    assert "the beginning, move 0 of" in text(shown)
    assert labels(shown)[:2] == ["Later →", "Later round ⏩"]
    await stage.alice.select(shown, [rounds[1]["value"]], custom_id=menus(shown)[0]["custom_id"])
    assert f"move {rounds[1]['value']} of" in text(shown)


@pytest.mark.long
async def test_a_picture_that_was_chosen_stays_while_one_steps(stage):
    await finished(stage)
    shown = await at(stage, stage.alice, 10, picture="Players")
    assert alt(shown).startswith("Players")
    await stage.alice.click(shown, label="Later →")
    assert alt(shown).startswith("Players")
    await stage.alice.select(shown, ["board"], custom_id=menus(shown)[1]["custom_id"])
    assert "move 11 of" in text(shown)
    assert alt(shown).startswith("Board of German Railways")


@pytest.mark.parametrize("zoom", a_few(["north", "Köln"], 1))
async def test_a_part_of_the_board_that_was_chosen_stays_while_one_steps(stage, pictures, zoom):
    await finished(stage)
    shown = await at(stage, stage.alice, 10, zoom=zoom)
    await stage.alice.click(shown, label="Later →")
    later = next(part["custom_id"] for part in raw(shown) if part.get("label") == "Later →")
    assert later.endswith("12.." + {"north": "north", "Köln": "koln"}[zoom])


@pytest.mark.long
async def test_the_beginnings_of_rounds_are_offered_as_for_a_clone_and_turns_by_the_name_of_who_had_them(stage):
    await finished(stage)
    for typed in ("", "round 2"):
        offered = await stage.cara.autocomplete(stage.channel, "game board", "at", typed)
        assert offered
        assert offered == await stage.cara.autocomplete(stage.channel, "game clone", "entry", typed)
    turns = await stage.cara.autocomplete(stage.channel, "game board", "at", "turn of bob")
    assert turns
    match, seat = await match_of(stage), (await stage.table()).seat_of(stage.bob.id)
    assert {match.line[int(one["value"])].seat for one in turns} == {seat}


@pytest.mark.long
async def test_a_round_is_found_by_its_short_name_too(stage):
    await stage.begin(stage.bob, stage.cara, game="18cz", players=3)
    while (await match_of(stage)).state.calendar.operating < 2:
        await play(stage, 5)
    found = await stage.alice.autocomplete(stage.channel, "game board", "at", "or 2")
    assert [one["name"].partition(":")[0] for one in found] == ["Operating round 2"]
    shown = answered(await stage.alice.slash(stage.channel, "game board", at=found[0]["value"]))
    assert "Operating round 2" in text(shown)


@pytest.mark.long
async def test_a_game_without_rounds_is_stepped_through_by_turns(stage):
    await finished(stage, "europe")
    match = await match_of(stage)
    shown = await at(stage, stage.alice, 20)
    await stage.alice.click(shown, label="Later turn ⏩")
    number = (await past(stage, stage.alice, 20)).far[1]
    assert f"move {number} of" in text(shown)
    assert match.line[number].seat != match.line[number - 1].seat
    shown = await at(stage, stage.alice, len(match.line))
    assert "The game is over." in text(shown)
    assert labels(shown) == ["⏪ Earlier turn", "← Earlier"]


@pytest.mark.parametrize("game", a_few(GAMES, 1))
async def test_nothing_hidden_is_shown_in_any_step_of_a_game_that_goes_on(stage, game):
    await stage.begin(stage.bob, stage.cara, game=game, players=3)
    await play(stage, 14)
    match = await match_of(stage)
    told = {number: visible(events, None) for number, _, events in match.history()}
    steps, position = 0, await past(stage, stage.alice, match.first)
    while True:
        state = match.at(position.number)
        assert position.snapshot.view == match.game.view(state, None)
        assert position.snapshot.seat is None
        assert position.snapshot.seed is None
        assert (position.line.events if position.line else ()) == told.get(position.number, ())
        others = [await past(stage, who, position.number) for who in (stage.bob, stage.cara)]
        assert all(one.snapshot.view == position.snapshot.view and one.line == position.line for one in others)
        if position.near[1] is None:
            break
        steps, position = steps + 1, await past(stage, stage.alice, position.near[1])
    assert steps > 4


async def test_of_what_somebody_has_decided_early_nobody_is_shown_more_than_that(stage):
    table = await stage.begin(stage.bob, stage.cara, game="german", players=3)
    actor = table.seats[min(table.actors)].user_id
    early = next(who for who in (stage.alice, stage.bob) if who.id != actor)
    with stage.env._bot_scope():
        done = await stage.service.play.move(table.id, early.id, "bid", {"price": 1, "up_to": 9})
    assert done.events.early
    for who in (early, stage.cara):
        shown = await at(stage, who, 1)
        assert f"**{early.name}** has decided" in text(shown)
        assert "9" not in text(shown).replace("<t:1767225600:f>", "")
        assert "bid" not in text(shown)
        assert (await past(stage, who, 1)).line.kind is None


async def test_moves_that_were_taken_back_are_stepped_over(stage):
    await stage.begin(stage.bob, game="18cz")
    await play(stage, 3)
    actor = (await match_of(stage)).line[-1].seat
    who = (stage.alice, stage.bob)[(await stage.table()).seats[actor].user_id == stage.bob.id]
    shown = await at(stage, stage.cara, 3)
    with stage.env._bot_scope():
        table = await stage.table()
        asked = await stage.service.consent.undo(table.id, who.id)
    assert asked.done
    # The button leads to a position that there is no longer: to the nearest there is.
    earlier = await at(stage, stage.cara, 2)
    assert "Later →" not in labels(earlier)
    await stage.cara.click(shown, label="← Earlier")
    assert text(shown) == text(earlier)
    assert "so far" in private(await stage.cara.slash(stage.channel, "game board", at="3"))
    await play(stage, 1)
    again = await at(stage, stage.cara, 3)
    assert "move 3 of 3" in text(again)


@pytest.mark.long
async def test_who_wants_no_pictures_reads_every_step_in_words(stage, pictures):
    await finished(stage)
    await stage.cara.slash(stage.channel, "me settings", pictures="off")
    shown = await at(stage, stage.cara, 10)
    for label in ("Later →", "Later round ⏩", "← Earlier"):
        assert not [part for part in raw(shown) if part["type"] == 12]
        assert "Board of German Railways" in text(shown)
        assert len(text(shown)) < LONGEST
        await stage.cara.click(shown, label=label)


async def test_a_button_works_after_a_restart_and_for_somebody_who_does_not_sit_there(stage):
    await stage.begin(stage.bob, game="18cz")
    await play(stage, 4)
    shown = await at(stage, stage.cara, 2)
    await stage.env.restart_bot(Stationmaster(stage.service, pace=PACE, shard_count=1))
    await stage.cara.click(shown, label="Later →")
    assert "move 3 of 4" in text(shown)
    assert "Play on from here" not in labels(shown)


async def test_a_button_of_a_table_that_was_deleted_says_so_in_a_sentence(stage):
    table = await finished(stage)
    shown = await at(stage, stage.cara, 2)
    before = text(shown)
    with stage.env._bot_scope():
        await stage.service.admin.delete(stage.guild.id, table.id)
    await stage.cara.click(shown, label="Later →")
    assert text(shown) == before
    with stage.env._bot_scope(), pytest.raises(NoSuchTable):
        await stage.service.log.past(table.id, stage.cara.id, 3)


async def test_a_step_in_a_thread_that_was_closed_opens_it_again(stage):
    await stage.alice.slash(stage.channel, "game new", title="Night train", game="18cz", thread=True, players=2)
    (thread,) = stage.channel.threads
    for command in ("opponent", "start"):
        await stage.alice.slash(thread, f"game {command}")
    with stage.env._bot_scope():
        table = await stage.table(thread)
        while not (await stage.service.live.get(table.id)).match.line:
            live = await stage.service.live.get(table.id)
            seat = min(live.match.game.awaited(live.match.state))
            if table.holder(seat).human:
                await stage.service.play.move(table.id, stage.alice.id, "pass", {})
            else:
                await stage.service.play.opponent(table.id)
        await stage.bot.reconciler.reconcile(table.id)
    shown = answered(await stage.cara.slash(thread, "game board", at="0"))
    with stage.env._bot_scope():
        await stage.bot.get_channel(thread.id).edit(archived=True)
    await stage.cara.click(shown, label="Later →")
    assert "move 1 of" in text(shown)
    assert not stage.env.backend.get_channel(thread.id).thread_metadata.archived


async def test_where_there_is_no_table_or_none_has_begun_one_sentence_says_so(stage):
    assert "\n" not in private(await stage.alice.slash(stage.channel, "game board", at="0"))
    assert await stage.alice.autocomplete(stage.channel, "game board", "at", "") == []
    await stage.open()
    assert "\n" not in private(await stage.alice.slash(stage.channel, "game board", at="0"))
    assert await stage.alice.autocomplete(stage.channel, "game board", "at", "") == []


async def test_what_was_played_under_older_rules_is_said_not_to_be_shown(stage):
    await finished(stage)
    table, match = await stage.table(), await match_of(stage)
    with stage.env._bot_scope():
        live = await stage.service.live.get(table.id)
        based = Match.resume(match.game, match.setup, match.seed, match.entries[:20], encode_state(match.at(20)))
        based.follow(match.entries[20:])
        live._match = based
    with pytest.raises(IllegalMove) as refused:
        await past(stage, stage.alice, 19)
    assert refused.value.text.key == "core.undo.too_far"
    shown = await at(stage, stage.alice, 20)
    assert "older rules" in text(shown)
    assert labels(shown)[0] == "Later →"


async def test_a_game_is_played_on_from_the_position_that_is_looked_at(stage):
    before = await finished(stage)
    shown = await at(stage, stage.bob, 12)
    said = private(await stage.bob.click(shown, label="Play on from here"))
    table = await stage.table()
    assert table.id != before.id, said
    assert table.practice
    await stage.bob.slash(stage.channel, "game start")
    with stage.env._bot_scope():
        old, new = [(await stage.service.live.get(one.id)).match for one in (before, await stage.table())]
        assert new.game.view(new.state, None) == new.game.view(old.at(12), None)
    assert "\n" not in private(await stage.bob.click(shown, label="Play on from here"))
    assert (await stage.table()).id == table.id


async def test_of_a_campaign_each_step_shows_what_everybody_saw_then(stage):
    await found(stage, stage.bob, stage.cara)
    await stage.alice.click(lobby(stage), label="Start")
    first = await stage.table()
    await play_on(stage)
    assert (await stage.table()).id != first.id
    with stage.env._bot_scope():
        match = (await stage.service.live.get(first.id)).match
    shown = await at(stage, stage.cara, 30)
    assert "move 30 of" in text(shown)
    assert "Play on from here" not in labels(shown)
    with stage.env._bot_scope():
        for number in (0, 30, len(match.line)):
            position = await stage.service.log.past(first.id, stage.alice.id, number, nearest=True)
            assert position.snapshot.view == match.game.view(match.at(position.number), None)
