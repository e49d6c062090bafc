"""Each lesson of each title can be played through with the buttons, and a mistake in it is answered and loses nothing."""

from __future__ import annotations

import re

import pytest

from bot.service import NoSuchTable, Refusal
from bot.texts import Texts
from engine.core.errors import IllegalMove
from engine.core.forms import legal
from engine.core.lessons import OTHER
from engine.core.match import Match
from engine.core.moves import fields
from engine.core.registry import every_key, find
from rendering import api
from storage import lessons
from tests.bot.presses import Presser
from tests.bot.stage import private, raw
from tests.thorough import a_few

FEWEST, MOST = 5, 8
SHOWN = "What to do here"
EVERY = [(key, number) for key in every_key() for number in range(1, len(find(key).learning.lessons) + 1)]
TEXTS = Texts("en", strict=True)
NAMES = ("you", "Ida", "Otto", "Emma", "Karl", "Lina")


@pytest.mark.parametrize("key", every_key())
def test_every_title_has_five_to_eight_lessons_of_different_names(key):
    names = [lesson.name for lesson in find(key).learning.lessons]
    assert FEWEST <= len(names) <= MOST
    assert len({*names}) == len(names)


@pytest.mark.parametrize(("key", "number"), EVERY)
def test_every_lesson_says_what_to_do_what_came_of_it_and_why_another_move_is_not_it(key, number):
    lesson = find(key).learning.lessons[number - 1]
    own = f"{key}.lesson.{lesson.name}"
    said = [own, f"{own}.before", f"{own}.after", f"{own}.{OTHER}"]
    said += [f"{own}.then{after}" for after in range(1, len(lesson.goals))]
    said += [f"{own}.{mistake.name}" for goal in lesson.goals for mistake in goal.mistakes]
    for one in said:
        assert 0 < len(TEXTS.of(key).say(one)) <= 600
    assert len(TEXTS.of(key).say(own)) <= 60


@pytest.mark.parametrize(("key", "number"), a_few(EVERY, 12))
async def test_every_lesson_ends_by_its_solution_and_each_mistake_is_answered_and_changes_nothing(stage, key, number):
    lesson, user = find(key).learning.lessons[number - 1], stage.alice.id
    with stage.env._bot_scope():
        service = stage.service
        table = await service.copies.learn(key, number, user, 0, 0, lesson.name, NAMES)
        for goal in lesson.goals:
            before = await service.queries.snapshot(table.id, user)
            for mistake in goal.mistakes:
                assert goal.mistake(mistake.example) == mistake.name
                with pytest.raises(Refusal) as refusal:
                    await service.play.move(table.id, user, type(mistake.example), values_of(mistake.example))
                assert refusal.value.text.key == f"{key}.lesson.{lesson.name}.{mistake.name}"
                assert await service.queries.snapshot(table.id, user) == before
            assert goal.mistake(goal.solution) is None
            assert before.lesson.solution == goal.solution
            await service.play.move(table.id, user, type(goal.solution), values_of(goal.solution))
            made = (await service.live.get(table.id)).match.line
            assert [move for move in goal.replies if move not in made] == []
        after = await service.queries.snapshot(table.id, user)
        assert (after.lesson.solution, after.kinds) == (None, ())
        assert (key, lesson.name) in await service.copies.learned(user)
        with pytest.raises((Refusal, IllegalMove)):
            await service.play.move(table.id, user, type(goal.solution), values_of(goal.solution))


@pytest.mark.parametrize(
    ("key", "number"),
    [each for each in EVERY if any(goal.replies for goal in find(each[0]).learning.lessons[each[1] - 1].goals)],
)
def test_whatever_does_what_a_lesson_asks_the_others_can_answer(key, number):
    game = find(key)
    lesson = game.learning.lessons[number - 1]
    match = Match.laid_out(game, lesson)
    for goal in lesson.goals:
        for move in legal(game, match.state, lesson.seat):
            if goal.mistake(move) is None:
                branch = match.as_it_is()
                for one in (move, *goal.replies):
                    branch.play(one)
        for one in (goal.solution, *goal.replies):
            match.play(one)


@pytest.mark.parametrize("key", ["18cz", "1854"])
async def test_companies_of_others_lose_their_trains_where_that_is_what_the_lesson_shows(stage, key):
    number, lesson = next(one for one in enumerate(find(key).learning.lessons, 1) if one[1].name == "rust")
    with stage.env._bot_scope():
        table = await stage.service.copies.learn(key, number, stage.alice.id, 0, 0, lesson.name, NAMES)

        async def with_trains():
            state = (await stage.service.live.get(table.id)).match.state
            return {id_ for id_, charter in state.charters.items() if charter.trains}

        before, (goal,) = await with_trains(), lesson.goals
        await stage.service.play.move(table.id, stage.alice.id, type(goal.solution), values_of(goal.solution))
        assert len(before - await with_trains()) == 2


def values_of(move):
    return {name: getattr(move, name) for name in fields(type(move))}


@pytest.mark.parametrize("key", a_few(every_key(), 1))
async def test_all_lessons_are_played_through_one_after_the_other_by_pressing_show_me(stage, key):
    who = Presser(stage, stage.alice)
    panel = who.answered(await stage.alice.slash(stage.channel, "learn"))
    name, known = TEXTS.say(f"game.name.{key}"), find(key).learning.lessons
    await panel.press(f"{name} (0 of {len(known)} done)")
    await panel.press(f"1. {TEXTS.say(f'{key}.lesson.{known[0].name}')}")
    for number, lesson in enumerate(known, 1):
        assert TEXTS.say(f"{key}.lesson.{lesson.name}.before") in panel.words
        assert f"Lesson {number} of {len(known)}" in panel.words
        for goal in lesson.goals:
            await panel.press("Show me")
            said, advised = solution_in(panel), label_of(panel, goal.solution.kind())
            assert said == advised or fields(type(goal.solution))
            assert coloured(panel) == [advised]
            await panel.press("Show me")
            assert solution_in(panel) == said
            await made(panel, goal.solution)
        assert TEXTS.say(f"{key}.lesson.{lesson.name}.after") in panel.words
        if number < len(known):
            await panel.press("Next lesson")
    await panel.press("All lessons")
    assert "You have done all the lessons" in panel.words
    await panel.press("Play your first game")
    assert (await stage.table()).game == key


@pytest.mark.parametrize(("key", "number"), EVERY)
def test_lessons_tell_to_press_buttons_that_there_are(key, number):
    lesson, texts, game = find(key).learning.lessons[number - 1], TEXTS.of(key), find(key)
    labels = {
        texts.say(f"{key}.button.{kind.kind()}") for kind in game.moves if texts.has(f"{key}.button.{kind.kind()}")
    }
    own = f"{key}.lesson.{lesson.name}"
    said = [f"{own}.before", f"{own}.{OTHER}", *(f"{own}.then{after}" for after in range(1, len(lesson.goals)))]
    said += [f"{own}.{mistake.name}" for goal in lesson.goals for mistake in goal.mistakes]
    told = [label for one in said for label in re.findall(r"[Pp]ress “([^”]+)”", texts.say(one))]
    assert {*told} - {"Show me"} <= labels


async def made(panel, move):
    """Make the move that is shown, ready to be made."""
    for _ in range(3):
        before = panel.words
        shown = await panel.press(label_of(panel, move.kind()))
        if shown.modal is not None:
            numbers = {name: value for name, value in values_of(move).items() if isinstance(value, int) and value}
            await panel.presser.submit_modal(shown, {name: str(value) for name, value in numbers.items()})
        if SHOWN not in panel.words and panel.words != before:
            return
    raise AssertionError(panel.words)


def solution_in(panel):
    """Return what a lesson says that is to be done."""
    (said,) = [line for line in panel.words.splitlines() if SHOWN in line]
    return said.partition(":** ")[2]


def coloured(panel):
    """Return the labels of the buttons that stand out."""
    secondary = 2
    return [part["label"] for part in raw(panel.now) if part.get("label") and part["style"] != secondary]


def label_of(panel, kind):
    """Return the label of the button by which a move of a kind is made as it is filled in, or else written."""
    buttons = {part["custom_id"].split(":", 3)[3]: part["label"] for part in raw(panel.now) if part.get("label")}
    verbs = ("sure", "play", "write")
    found = [label for verb in verbs for done, label in buttons.items() if f"{done}.".startswith(f"{verb}:{kind}.")]
    assert found, buttons
    return found[0]


async def test_a_mistake_is_answered_on_the_panel_and_the_lesson_goes_on(stage):
    who = Presser(stage, stage.alice)
    panel = who.answered(await stage.alice.slash(stage.channel, "learn"))
    await panel.press("Ticket to Ride: Europe (0 of 7 done)")
    await panel.press("2. Draw cards")
    await panel.press("🚂 locomotive (your only card)")
    assert "the only card you get this turn" in panel.words
    await panel.press("🟧 orange")
    assert "Now take the second orange card" in panel.words


async def test_show_me_leaves_one_press_to_make_where_a_number_could_be_written_too(stage):
    who = Presser(stage, stage.alice)
    panel = who.answered(await stage.alice.slash(stage.channel, "learn"))
    await panel.press("German Railways (0 of 5 done)")
    await panel.press("1. Buy a first share")
    await panel.press("Show me")
    assert "9 now, then ask again" in panel.words
    await panel.press("Bid this")
    assert "The share is yours." in panel.words


async def test_in_a_lesson_about_trains_one_that_cannot_be_run_does_not_stand_out_and_says_so_once(stage):
    who = Presser(stage, stage.alice)
    panel = who.answered(await stage.alice.slash(stage.channel, "learn"))
    await panel.press("1854 (0 of 7 done)")
    await panel.press("7. Trains rust")
    assert any("cannot run" in label for label in panel.buttons)
    assert [label.partition(" from")[0] for label in coloured(panel)] == ["Buy 4"]
    assert "SB cannot run its" not in panel.words


async def test_a_lesson_about_track_shows_the_board_before_and_after(stage):
    who = Presser(stage, stage.alice)
    panel = who.answered(await stage.alice.slash(stage.channel, "learn"))
    await panel.press("German Railways (0 of 5 done)")
    await panel.press("5. Link two railroads")
    await stage.env.settle()
    assert [file.filename for file in panel.now.attachments] == ["board.png"]
    await panel.press("Show me")
    await panel.press("Build it")
    await stage.env.settle()
    assert [file.filename for file in panel.now.attachments] == ["board.png"]


async def test_no_lesson_of_a_campaign_shows_its_story(stage):
    with stage.env._bot_scope():
        for number in range(1, len(find("legends").learning.lessons) + 1):
            table = await stage.service.copies.learn("legends", number, stage.alice.id, 0, 0, "one", NAMES)
            snapshot = await stage.service.queries.snapshot(table.id, stage.alice.id)
            assert snapshot.view.story == ()
            assert "story" not in api.kinds(snapshot.view)


async def test_a_lesson_is_its_learners_alone_and_begins_anew_with_the_next_press(stage):
    with stage.env._bot_scope():
        service, user = stage.service, stage.alice.id
        first = await service.copies.learn("europe", 1, user, 0, 0, "one", NAMES)
        with pytest.raises(NoSuchTable):
            await service.queries.snapshot(first.id, stage.bob.id)
        await service.copies.learn("europe", 2, user, 0, 0, "two", NAMES)
        with pytest.raises(NoSuchTable):
            await service.queries.snapshot(first.id, user)
        for number in (0, 9):
            with pytest.raises(Refusal):
                await service.copies.learn("europe", number, user, 0, 0, "none", NAMES)


async def test_a_lesson_that_a_restart_has_ended_says_how_it_begins_anew(stage):
    who = Presser(stage, stage.alice)
    panel = who.answered(await stage.alice.slash(stage.channel, "learn"))
    await panel.press("Ticket to Ride: Europe (0 of 7 done)")
    await panel.press("3. Claim a route")
    stage.service.live.copies.clear()
    assert "`/learn`" in private(await panel.press("Show me"))
    await panel.press("All lessons")
    assert "3. Claim a route" in panel.buttons


async def test_a_lesson_can_be_taken_in_a_direct_message_and_a_first_game_only_in_a_server(stage):
    who = Presser(stage, stage.alice.user)
    panel = who.answered(await stage.alice.user.slash("learn"))
    await panel.press("Ticket to Ride: Europe (0 of 7 done)")
    await panel.press("3. Claim a route")
    await panel.press("Show me")
    await panel.press("Claim it")
    assert "Your trains stand on the route" in panel.words


async def test_the_title_of_a_first_game_has_nothing_of_a_name_that_would_turn_it_around(stage):
    eve = stage.guild.add_member(stage.env.create_user("eve", global_name="\u202eeve\u2066"))
    with stage.env._bot_scope():
        async with stage.service.database.transaction() as tx:
            for lesson in find("europe").learning.lessons:
                await lessons.add(tx, eve.id, "europe", lesson.name)
    panel = Presser(stage, eve).answered(await eve.slash(stage.channel, "learn"))
    await panel.press("Ticket to Ride: Europe (7 of 7 done)")
    await panel.press("Play your first game")
    assert (await stage.table()).title == "eve: a first game"


async def test_the_lessons_that_somebody_has_been_through_are_told_and_forgotten(stage):
    with stage.env._bot_scope():
        service, user = stage.service, stage.alice.id
        lesson = find("europe").learning.lessons[0]
        table = await service.copies.learn("europe", 1, user, 0, 0, "one", NAMES)
        await service.play.move(table.id, user, type(lesson.goals[0].solution), values_of(lesson.goals[0].solution))
    panel = Presser(stage, stage.alice).answered(await stage.alice.slash(stage.channel, "learn"))
    assert "Ticket to Ride: Europe (1 of 7 done)" in panel.buttons
    assert "one lesson that you have been through" in private(await stage.alice.slash(stage.channel, "privacy"))
    with stage.env._bot_scope():
        await service.people.forget(user)
        assert await service.copies.learned(user) == frozenset()
