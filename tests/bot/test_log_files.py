"""`/game export form:` writes the log in words with days and times, and for other programs where a game says how."""

import json
import re

import pytest

from bot.service.export import write_elsewhere
from engine.core import log
from tests.bot.stage import private
from tests.bot.test_graphs import to_move
from tests.bot.test_practice import finished, imported
from tests.engine.eighteenxx.g18cz.recorded_games import random_match

PLAYED = {"18xx.games": (3, 1), "rulebook": (5, 0)}
"""The players and the seed of one game played by chance by each set of rules, which is played once for all tests."""


async def exported(stage, who, form):
    """What is said, and the file that comes with it."""
    result = await who.slash(stage.channel, "game export", form=form)
    files = [file for answer in (result.response, *result.followups) if answer for file in answer.attachments]
    return private(result), files


async def in_words(stage, who):
    with stage.env._bot_scope():
        table = await stage.table()
        return await stage.service.log.whole(table.id, who.id)


async def test_a_finished_game_is_written_in_words_with_its_days_its_end_and_its_seed(stage):
    table = await finished(stage)
    said, files = await exported(stage, stage.alice, "words")
    assert "in words, as far as you may read it" in said
    assert [file.filename for file in files] == [f"german-{table.id}.md"]
    written = await contents(files[0])
    assert written.startswith("# Friday\n")
    assert "played by alice, bob and cara" in written
    assert "The seed is " in written
    assert re.search(r"^## \d{4}-\d{2}-\d{2}$", written, re.MULTILINE)
    assert f"- **{table.seq}** " in written
    assert "## The end" in written


async def contents(file):
    return (await file.read()).decode()


async def test_while_it_goes_on_nobody_reads_more_than_the_log_tells(stage):
    await stage.begin(stage.bob, stage.cara, game="europe")
    await stage.act(await to_move(stage))
    lines = {who.id: await in_words(stage, who) for who in (stage.alice, stage.bob)}
    with stage.env._bot_scope():
        table = await stage.table()
        for who in (stage.alice, stage.bob):
            page = await stage.service.log.page(table.id, who.id)
            assert tuple(line for line, _ in lines[who.id]) == page.lines
    _, files = await exported(stage, stage.alice, "words")
    assert "The seed is " not in await contents(files[0])


@pytest.mark.parametrize(("game", "why"), [("german", "No other program reads games"), ("18cz", "when it is over")])
async def test_what_has_no_other_form_or_goes_on_is_refused(stage, game, why):
    await stage.begin(stage.bob, stage.cara, game=game, players=3)
    said, files = await exported(stage, stage.alice, "other")
    assert why in said
    assert not files


def test_a_game_is_written_as_another_program_has_it_or_not_at_all():
    data = log.write(random_match(*PLAYED["18xx.games"]))
    assert json.loads(write_elsewhere(data))["title"] == "18CZ"
    assert write_elsewhere(log.write(random_match(*PLAYED["rulebook"], "rulebook"))) is None


@pytest.mark.parametrize(
    ("ruleset", "why"),
    [("rulebook", "must be started with: rules as on 18xx.games"), ("18xx.games", "checked by replaying it")],
)
async def test_what_cannot_be_written_says_which_rules_a_game_must_begin_with(stage, ruleset, why):
    await imported(stage, "game.json", log.write(random_match(*PLAYED[ruleset], ruleset)))
    said, _ = await exported(stage, stage.bob, "other")
    assert why in said
