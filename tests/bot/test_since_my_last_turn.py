"""*Since my last turn* shows with one press what has changed, marked on the board, and steps through turns and rounds."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from bot.client import Stationmaster
from bot.interactions import past
from bot.messages.pictures import public
from bot.texts import texts_for
from engine.core import codec
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.registry import GAMES
from engine.core.rng import Rng
from engine.core.views import visible
from tests.bot.campaigns.playing import found, lobby, play_on
from tests.bot.stage import labels, raw, text
from tests.bot.test_board_as_it_was import alt, answered, match_of, menus, play
from tests.bot.test_practice import finished
from tests.conformance.worlds import WORLDS
from tests.thorough import a_few, times

PACE = 24 * 3600
LONGEST = 4000
"""Characters that Discord takes in the texts of a message."""


def board(stage):
    """Return the channel's latest message with the button."""
    return next(m for m in reversed(stage.channel.history()) if "Since my last turn" in labels(m))


async def since(stage, who):
    return answered(await who.click(board(stage), label="Since my last turn"))


async def span(stage, who, scale="turns", number=None):
    table = await stage.table()
    with stage.env._bot_scope():
        return await stage.service.spans.span(table.id, who.id, scale, number)


def select(who, shown, verb, value):
    (menu,) = (one for one in menus(shown) if f":{verb}:" in one["custom_id"])
    return who.select(shown, [value], custom_id=menu["custom_id"])


async def test_one_press_shows_what_others_did_a_line_each_with_its_time_and_the_board(stage):
    await stage.begin(stage.bob, stage.cara, game="18cz", players=3)
    await play(stage, 8)
    found = await span(stage, stage.alice)
    shown = await since(stage, stage.alice)
    assert "since your last turn" in text(shown)
    assert f"{found.number} of 8" in text(shown)
    lines = [line for line in text(shown).splitlines() if line.startswith("<t:")]
    assert len(lines) == len(found.lines) > 0
    assert alt(shown)
    seat = found.seat
    assert all(line.line.seat != seat for line in found.lines) or found.lines[-1].line.seat == seat


@pytest.mark.long
async def test_earlier_and_later_step_through_ones_own_turns_without_a_gap(stage):
    await finished(stage)
    shown = await since(stage, stage.alice)
    match, seat = await match_of(stage), (await stage.table()).seat_of(stage.alice.id)
    there, known = await span(stage, stage.alice), []
    while True:
        known.append((there.since, there.number))
        assert f"{there.number} of {len(match.line)}" in text(shown)
        if there.near[0] is None:
            break
        assert match.line[there.near[0] - 1].seat == seat
        await stage.alice.click(shown, label="← Earlier turn")
        there = await span(stage, stage.alice, number=there.near[0])
    assert "← Earlier turn" not in labels(shown)
    assert [first for first, _ in known] == [last for _, last in known[1:]] + [0]
    await stage.alice.click(shown, label="Later turn →")
    assert f"{known[-2][1]} of {len(match.line)}" in text(shown)


async def test_a_menu_leads_to_rounds_to_single_moves_and_back_and_another_to_any_span(stage):
    await finished(stage)
    shown = await since(stage, stage.alice)
    await select(stage.alice, shown, "span_by", "rounds")
    rounds = await span(stage, stage.alice, "rounds")
    assert f"to {rounds.number} of" in text(shown)
    assert "← Earlier round" in labels(shown)
    wanted = rounds.ends[-5]
    await select(stage.alice, shown, "span_jump", str(wanted))
    assert f"to {wanted} of" in text(shown)
    await select(stage.alice, shown, "span_by", "moves")
    assert f"move {wanted} of" in text(shown)
    await stage.alice.click(shown, label="Later →")
    await select(stage.alice, shown, "span_by", "turns")
    turn = await span(stage, stage.alice, "turns", wanted + 1)
    assert f"to {turn.number} of" in text(shown)


@pytest.mark.long
async def test_a_picture_that_is_chosen_stays_while_one_steps(stage):
    await finished(stage)
    shown = await since(stage, stage.alice)
    assert alt(shown).startswith("Board of German Railways")
    await select(stage.alice, shown, "span_picture", "players")
    assert alt(shown).startswith("Players")
    await stage.alice.click(shown, label="← Earlier turn")
    assert alt(shown).startswith("Players")


@pytest.mark.long
async def test_marks_are_told_of_only_where_the_picture_has_some(stage):
    await finished(stage)
    shown = await since(stage, stage.alice)
    await select(stage.alice, shown, "span_by", "rounds")
    assert "Changes are marked in the picture." in text(shown)
    await select(stage.alice, shown, "span_picture", "players")
    assert "marked" not in text(shown)


@pytest.mark.long
async def test_what_touched_me_is_filtered_and_said(stage):
    await stage.begin(stage.bob, stage.cara, game="18cz", players=3)
    await play(stage, 3)
    table, match = await stage.table(), await match_of(stage)
    game, rng = match.game, Rng("who is touched")
    while not match.over:
        seat = min(game.awaited(match.state))
        match.play(game.policies["random"](game, match.state, seat, rng))
    # What is stored of the table stands still: nobody knows when the moves of the longer game were made.
    with stage.env._bot_scope():
        live = await stage.service.live.get(table.id)
        live._match, live._record = match, replace(live._record, table=replace(live.table, ending="imported"))
    there, touched = await span(stage, stage.alice), []
    while there.near[0] is not None:
        touched += [(there, line) for line in there.lines if line.affects]
        there = await span(stage, stage.alice, number=there.near[0])
    seat = there.seat
    assert all(line.line.seat != seat for _, line in touched)
    assert {"18xx.effect.price"} <= {how.key for _, line in touched for how in line.effects}
    where = next(one for one, line in touched if line.effects)
    shown = await since(stage, stage.alice)
    await select(stage.alice, shown, "span_jump", str(where.number))
    said = next(label for label in labels(shown) if label.startswith("What affected me"))
    assert said == f"What affected me ({where.affecting})"
    await stage.alice.click(shown, label=said)
    assert text(shown).count("↳ ") == sum(len(line.effects) for line in where.lines)
    (jump,) = (menu for menu in menus(shown) if ":span_jump:" in menu["custom_id"])
    offered = {int(option["value"]) for option in jump["options"]} - {one.number for one, _ in touched}
    untouched = [number for number in sorted(offered) if (await span(stage, stage.alice, number=number)).lines]
    await select(stage.alice, shown, "span_jump", str(untouched[0]))
    assert "None of these moves affected you." in text(shown)
    assert "Nothing has happened." not in text(shown)
    await stage.alice.click(shown, label="All moves")
    assert "None of these moves affected you." not in text(shown)


async def among_opponents(stage):
    """Play a draft of one person and two built-in opponents."""
    await stage.open(game="18cz", players=3)
    for command in ("opponent", "opponent", "start"):
        await stage.alice.slash(stage.channel, f"game {command}")
    table = await stage.table()
    for _ in range(12):
        seat = min((await stage.table()).actors)
        if table.holder(seat).human:
            await stage.act(stage.alice)
        else:
            with stage.env._bot_scope():
                await stage.service.play.opponent(table.id)
    with stage.env._bot_scope():
        await stage.bot.reconciler.reconcile(table.id)


async def test_passes_and_moves_of_built_in_opponents_are_folded_until_one_wants_each(stage):
    await among_opponents(stage)
    there = await span(stage, stage.alice, "rounds")
    shown = await since(stage, stage.alice)
    await select(stage.alice, shown, "span_by", "rounds")
    folded = [line for line in text(shown).splitlines() if line.startswith("<t:")]
    assert len(folded) < len(there.lines)
    assert "moves of a built-in opponent: " in text(shown) or "moves of built-in opponents: " in text(shown)
    await stage.alice.click(shown, label="Every move")
    every = [line for line in text(shown).splitlines() if line.startswith("<t:")]
    assert len(every) == len(there.lines)
    await stage.alice.click(shown, label="Fold passes and opponents")
    assert [line for line in text(shown).splitlines() if line.startswith("<t:")] == folded


@pytest.mark.parametrize(("opponents", "whose"), [(1, "a built-in opponent"), (2, "built-in opponents")])
def test_moves_that_are_folded_are_said_to_be_of_one_opponent_or_of_several(opponents, whose):
    said = texts_for("en").say("span.opponents", moves=4, opponents=opponents, line="x")
    assert said == f"4 moves of {whose}: x"


async def test_of_very_many_moves_that_are_folded_the_latest_are_told_each_as_a_whole(stage, monkeypatch):
    await among_opponents(stage)
    monkeypatch.setattr(past, "LONGEST_FOLDED", 60)
    shown = await since(stage, stage.alice)
    await select(stage.alice, shown, "span_by", "rounds")
    folded = [line for line in text(shown).splitlines() if "moves of built-in opponents: …" in line]
    assert folded
    assert all(line.endswith(".") for line in folded)


async def test_in_the_middle_of_ones_turn_it_is_shown_what_happened_before_that(stage):
    await stage.begin(stage.bob, game="18cz")
    await play(stage, 5)
    table = await stage.table()
    seat, match = min(table.actors), await match_of(stage)
    who = stage.alice if table.seats[seat].user_id == stage.alice.id else stage.bob
    there = await span(stage, who)
    assert there.lines
    assert any(line.line.seat != seat for line in there.lines)
    assert there.number == len(match.line)


async def test_whoever_does_not_sit_there_sees_the_round(stage):
    await stage.begin(stage.bob, game="18cz")
    await play(stage, 4)
    shown = await since(stage, stage.cara)
    there = await span(stage, stage.cara, "rounds")
    assert there.seat is None
    assert f"to {there.number} of 4" in text(shown)
    assert "What affected me" not in " ".join(labels(shown))


async def test_what_a_player_alone_may_know_stands_on_that_players_page_alone(stage):
    await stage.begin(stage.bob, stage.cara, game="europe", players=3)
    await play(stage, 9)
    match = await match_of(stage)
    seats = {who: (await stage.table()).seat_of(who.id) for who in (stage.alice, stage.bob, stage.cara)}
    for who, seat in seats.items():
        first = await span(stage, who, number=1)
        there = [first]
        while there[-1].near[1] is not None:
            there.append(await span(stage, who, number=there[-1].near[1]))
        told = {line.line.number: line.line.events for one in there for line in one.lines}
        assert told == {number: visible(events, seat) for number, _, events in match.history()}
        for one in there:
            assert one.snapshot.view == match.game.view(match.at(one.number), None)
            assert one.before == match.game.view(match.at(one.since), None)
            assert one.snapshot.seat is None
            assert one.snapshot.seed is None


@pytest.mark.parametrize("key", a_few(GAMES, 1))
async def test_at_two_tables_that_differ_only_in_what_is_hidden_another_reads_the_same_bytes(stage, key):
    world, players = WORLDS[key], 3
    await stage.begin(stage.bob, stage.cara, game=key, players=3)
    await play(stage, 3)
    message, table, chance, compared = board(stage), await stage.table(), random.Random(7), 0
    for state, seat, _ in list(world.some("the same bytes", players, 4))[: -1 : times(3, 1)]:
        for who in (stage.alice, stage.bob, stage.cara):
            viewer = table.seat_of(who.id)
            if viewer == seat:
                continue
            other = world.scramble(state, viewer, chance)
            for first, second in list(world.hidden_moves(state, other, seat))[:2]:
                shown = []
                for position, move in ((state, first), (other, second)):
                    match = Match.resume(world.game, Setup(key, players), "x", (), codec.encode_state(position))
                    match.play(move)
                    if match.over:  # now nothing is hidden
                        break
                    with stage.env._bot_scope():
                        live = await stage.service.live.get(table.id)
                        kept, live._match = live._match, match
                    stage.service.log._kept.clear()
                    stage.bot.parts.pictures._kept.clear()
                    page = answered(await who.click(message, label="Since my last turn"))
                    shown.append([{**part, "custom_id": ""} for part in raw(page)])
                    live._match = kept
                assert all(_without_files(one) == _without_files(shown[0]) for one in shown)
                compared += len(shown) == 2
    assert compared or key in {"18cz", "1854"}, "these two hide nothing"


def _without_files(parts):
    """Return the parts of a message but for the addresses at which its files lie."""
    for part in parts:
        for item in part.get("items", ()):
            item["media"] = {}
    return parts


@pytest.mark.long
async def test_who_wants_no_pictures_reads_it_in_words(stage, pictures):
    await finished(stage)
    await stage.alice.slash(stage.channel, "me settings", pictures="off")
    shown = await since(stage, stage.alice)
    assert not [part for part in raw(shown) if part["type"] == 12]
    assert "Board of German Railways" in text(shown)
    await stage.alice.click(shown, label="← Earlier turn")
    assert len(text(shown)) < LONGEST


async def test_who_wants_no_pictures_reads_those_that_show_the_course_of_the_game_in_words_too(stage):
    await stage.begin(stage.bob, stage.cara, game="18cz", players=3)
    await play(stage, 8)
    await stage.alice.slash(stage.channel, "me settings", pictures="off")
    shown = await since(stage, stage.alice)
    table = await stage.table()
    with stage.env._bot_scope():
        kinds = public(await stage.service.queries.snapshot(table.id, stage.alice.id))
    for kind in kinds:
        await select(stage.alice, shown, "span_picture", kind)
        parts = [part["content"] for part in raw(shown) if "content" in part]
        assert len(parts) == 3, f"the heading, the {kind} and what was done"


async def test_the_button_and_what_steps_on_work_after_a_restart(stage):
    await stage.begin(stage.bob, game="18cz")
    await play(stage, 4)
    shown = await since(stage, stage.alice)
    await stage.env.restart_bot(Stationmaster(stage.service, pace=PACE, shard_count=1))
    await select(stage.alice, shown, "span_by", "rounds")
    assert "of 4" in text(shown)


@pytest.mark.long
async def test_of_a_campaign_it_is_shown_too(stage):
    await found(stage, stage.bob, stage.cara)
    await stage.alice.click(lobby(stage), label="Start")
    first = await stage.table()
    await play_on(stage)
    with stage.env._bot_scope():
        for scale in ("turns", "rounds"):
            there = await stage.service.spans.span(first.id, stage.alice.id, scale)
            assert there.lines
            assert there.number == there.last
