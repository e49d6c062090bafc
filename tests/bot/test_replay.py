"""`/game replay` shows the course of a game, or of all games of a campaign, as an animation on the board."""

import asyncio
import io

import pytest
from PIL import Image

from bot import drawing_pool
from bot.client import Stationmaster
from bot.drawing_pool import DrawingPool
from bot.messages.pictures import _pauses
from bot.texts import texts_for
from rendering.replay import FRAME, READ
from tests.bot.campaigns.playing import found, lobby, play_on
from tests.bot.stage import labels, private, text
from tests.bot.test_board_as_it_was import answered
from tests.bot.test_graphs import alt, to_move
from tests.bot.test_practice import finished

EVERYBODY = "Show everybody"
PACE = 24 * 3600


async def replay(stage, who=None):
    return answered(await (who or stage.alice).slash(stage.channel, "game replay"))


async def test_a_running_game_is_shown_once_more_as_far_as_it_has_come(stage):
    await stage.begin(stage.bob, stage.cara, game="german")
    await stage.act(await to_move(stage))
    shown = await replay(stage)
    assert "**Friday** \u00b7 one move" in text(shown)
    assert "Player money (Taler), as it stands now: alice " in alt(shown)
    assert labels(shown) == [EVERYBODY]


async def test_a_replay_is_shown_to_everybody_without_controls(stage):
    await stage.begin(stage.bob, stage.cara, game="german")
    await stage.alice.click(await replay(stage), label=EVERYBODY)
    posted = stage.said("**Friday** \u00b7 0 moves")
    assert not labels(posted)
    assert "An animation of the board" in alt(posted)


@pytest.mark.parametrize("posted", [False, True])
async def test_what_was_never_drawn_to_its_end_is_drawn_again_by_a_button_after_a_restart_too(
    stage, monkeypatch, posted
):
    await stage.begin(stage.bob, stage.cara, game="german")
    shown = await replay(stage)

    async def killed(*_):
        raise asyncio.CancelledError

    with monkeypatch.context() as patch:
        patch.setattr(DrawingPool, "animate", killed)
        await stage.act(await to_move(stage))  # of what was drawn already nothing is drawn again
        if posted:
            await stage.alice.click(shown, label=EVERYBODY)
            left = stage.said("is being drawn")
        else:
            left = await replay(stage)
    assert "The animation is being drawn" in text(left)
    assert labels(left) == ["Draw again"]
    await stage.env.restart_bot(Stationmaster(stage.service, pace=PACE, shard_count=1))
    await stage.alice.click(left, label="Draw again")
    await stage.env.settle()
    drawn = stage.said("**Friday**") if posted else left
    assert "An animation of the board" in alt(drawn)
    assert labels(drawn) == ([] if posted else [EVERYBODY])


async def test_what_could_not_be_drawn_may_be_tried_again(stage, monkeypatch):
    await stage.begin(stage.bob, stage.cara, game="german")

    async def failed(*_):
        return None

    with monkeypatch.context() as patch:
        patch.setattr(stage.bot.parts.pictures, "replay", failed)
        shown = await replay(stage)
    assert "could not be drawn" in text(shown)
    await stage.alice.click(shown, label="Draw again")
    assert "An animation of the board" in alt(shown)


async def test_the_end_of_a_game_has_buttons_for_its_replay_and_its_graphs(stage):
    table = await finished(stage)
    end = next(m for m in reversed(stage.channel.history()) if "Replay" in labels(m))
    assert {"Replay", "Graphs"} <= set(labels(end))
    shown = answered(await stage.bob.click(end, label="Replay"))
    assert f"{table.seq} moves" in text(shown)
    shown = answered(await stage.bob.click(end, label="Graphs"))
    assert "Player money (Taler)" in text(shown)


@pytest.mark.long
async def test_the_last_scenes_of_a_replay_are_held_so_that_they_can_be_read(stage):
    await finished(stage)
    with stage.env._bot_scope():
        shown = await stage.service.looking_back.replay((await stage.table()).id)
    told = [scene.heading is not None for scene in shown.scenes]
    assert told[-1]
    assert told == sorted(told)
    pauses = _pauses(shown.scenes)
    assert set(pauses[: told.index(True) - 1]) == {FRAME}
    assert set(pauses[told.index(True) - 1 :]) == {READ}


async def test_who_wants_no_pictures_is_told_of_the_log(stage):
    await stage.begin(stage.bob, stage.cara, game="german")
    await stage.alice.slash(stage.channel, "me settings", pictures="off")
    assert "`/game log` tells the game in words" in private(await stage.alice.slash(stage.channel, "game replay"))


@pytest.mark.long
async def test_a_campaign_is_shown_over_all_its_games(stage):
    await found(stage, stage.bob, game="legends", players=2)
    await stage.alice.click(lobby(stage), label="Start")
    await play_on(stage)
    for who in (stage.alice, stage.bob):
        await who.click(lobby(stage), label="I play")
    table = await stage.table()
    assert table.number == 2
    with stage.env._bot_scope():
        shown = await stage.service.looking_back.replay(table.id)
    numbers = [scene.table.number for scene in shown.scenes]
    assert numbers == sorted(numbers)
    assert set(numbers) == {1, 2}
    assert shown.moves == max(scene.number for scene in shown.scenes if scene.table.number == 1)


@pytest.mark.long
@pytest.mark.drawn
async def test_an_animation_is_drawn_in_parts_between_which_others_may_go(stage, monkeypatch):
    monkeypatch.setattr(drawing_pool, "AT_A_TIME", 2)
    await finished(stage)
    with stage.env._bot_scope():
        table = await stage.table()
        shown = await stage.service.looking_back.replay(table.id)
        names = [("alice", "bob", "cara")] * len(shown.scenes)
        picture = await stage.bot.parts.pictures.replay(shown, texts_for("en"), names)
    pictures = Image.open(io.BytesIO(picture.png))
    assert pictures.format == "GIF"
    assert 2 < pictures.n_frames <= len(shown.scenes)
    assert picture.name == "replay.gif"
