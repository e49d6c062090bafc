"""The turning points of a finished game: moves that changed most, with a picture and a way to try each anew."""

import asyncio
import re

import pytest

from bot.opponents import points_of
from engine.core import log
from engine.core.turning_points import TurningPoint
from engine.ticket_to_ride.europe.printed import PRINTED
from engine.ticket_to_ride.moves import KeepTickets
from tests.bot.campaigns.playing import found, lobby, play_on
from tests.bot.stage import labels, private, raw, text
from tests.bot.test_board_as_it_was import answered
from tests.bot.test_practice import finished
from tests.thorough import long_but

PACE = 24 * 3600
TURNING = "Turning points"
UNITS = {"german": r"[+\u2212]\d+ Taler", "europe": r"[+\u2212]\d+ points?", "18cz": r"[+\u2212][\d,]+ K"}
UNITS |= {"1854": r"[+\u2212][\d,]+ G", "legends": r"[+\u2212]\$\d+"}


def end(stage):
    return next(m for m in reversed(stage.channel.history()) if TURNING in labels(m))


def galleries(message):
    """Return the alt text of each picture of a message."""
    return [item["description"] for part in raw(message) for item in part.get("items", ())]


async def pressed(stage, who=None):
    shown = answered(await (who or stage.bob).click(end(stage), label=TURNING))
    await stage.env.settle()
    return shown


@pytest.mark.parametrize("game", long_but(["german", "europe"], "german"))
async def test_a_press_below_the_end_tells_five_moves_with_a_picture_each_and_how_to_try_them(stage, game):
    table = await finished(stage, game)
    shown = await pressed(stage)
    said = text(shown)
    assert said.count("**Move ") == 5
    assert said.count("\u21b3 ") == 5
    for line in re.findall("\u21b3 (.*)", said):
        assert all(re.match(f"{UNITS[game]} for (alice|bob|cara)", one) for one in re.split(", | and ", line)), line
    assert labels(shown) == ["Try it"] * 5
    pictures = galleries(shown)
    assert len(pictures) == 5
    assert all(len(alt) > 20 for alt in pictures), "each says in words what it shows"
    names = [item["media"]["url"] for part in raw(shown) for item in part.get("items", ())]
    assert len(set(names)) == 5
    with stage.env._bot_scope():
        live = await stage.service.live.get(table.id)
        told = await stage.service.looking_back.turning_points(table.id, stage.bot.parts.advisor.turning_points)
        assert points_of(log.write(live.match)) == tuple(move.point for move in told.moves)
        for move in told.moves:
            assert f"**Move {move.point.number}" in said
            assert live.match.view(None) != move.snapshot.view or move.point.number == len(live.match.line)
            assert move.snapshot.view == live.match.game.view(live.match.at(move.point.number), None)


@pytest.mark.long
async def test_a_move_is_tried_from_the_position_before_it_at_a_table_for_practice(stage):
    before = await finished(stage, "german")
    with stage.env._bot_scope():
        told = await stage.service.looking_back.turning_points(before.id, stage.bot.parts.advisor.turning_points)
        match = (await stage.service.live.get(before.id)).match
    shown = await pressed(stage)
    first = next(part["custom_id"] for part in raw(shown) if part.get("label") == "Try it")
    await stage.bob.click(shown, custom_id=first)
    await stage.bob.slash(stage.channel, "game start")
    table = await stage.table()
    assert (table.practice, table.phase, table.id != before.id) == (True, "live", True)
    with stage.env._bot_scope():
        now = (await stage.service.live.get(table.id)).match
    assert now.view(1).seats == match.game.view(match.at(told.moves[0].point.number - 1), 1).seats


async def test_a_running_game_has_no_turning_points(stage):
    table = await stage.begin(stage.bob, stage.cara, game="german")
    said = private(await stage.alice.slash(stage.channel, "game turning-points"))
    assert "once a game is over" in said
    await stage.act(stage.alice)
    assert not [m for m in stage.channel.history() if TURNING in labels(m)]
    assert (await stage.table()).id == table.id


async def test_a_game_that_was_ended_early_has_none_either(stage):
    await stage.begin(stage.bob, game="europe")
    await stage.alice.slash(stage.channel, "game end")
    await stage.bob.click(stage.question(), label="Agree")
    assert (await stage.table()).phase == "ended"
    assert not [m for m in stage.channel.history() if TURNING in labels(m)]
    assert "once a game is over" in private(await stage.alice.slash(stage.channel, "game turning-points"))


@pytest.mark.long
async def test_who_wants_no_pictures_is_told_of_them_in_words(stage):
    await finished(stage, "german")
    await stage.alice.slash(stage.channel, "me settings", pictures="off")
    shown = answered(await stage.alice.slash(stage.channel, "game turning-points"))
    assert text(shown).count("**Move ") == 5
    assert galleries(shown) == []
    assert "being drawn" not in text(shown)


@pytest.mark.long
async def test_they_are_worked_out_once_and_told_as_not_found_where_that_fails(stage, monkeypatch):
    await finished(stage, "german")
    asked = []

    async def failing(data):
        asked.append(data)

    with monkeypatch.context() as patch:
        patch.setattr(stage.bot.parts.advisor, "turning_points", failing)
        assert "could not be found" in private(await stage.bob.click(end(stage), label=TURNING))
    first = text(await pressed(stage))
    monkeypatch.setattr(stage.bot.parts.advisor, "turning_points", failing)
    assert text(await pressed(stage, stage.cara)) == first
    assert len(asked) == 1


async def test_the_tickets_that_a_move_kept_are_named(stage, monkeypatch):
    table = await finished(stage, "europe")
    with stage.env._bot_scope():
        match = (await stage.service.live.get(table.id)).match
    keeps = [(number, move) for number, move, _ in match.history() if isinstance(move, KeepTickets)][:3]

    async def these(_data):
        return tuple(TurningPoint(number, (1, 0, 0)) for number, _ in keeps)

    monkeypatch.setattr(stage.bot.parts.advisor, "turning_points", these)
    said = text(await pressed(stage))
    assert said.count(" kept ") == len(keeps)
    for _, move in keeps:
        for ticket in map(PRINTED.board.tickets.__getitem__, move.tickets):
            assert f"{PRINTED.board.cities[ticket.a].name} \N{EN DASH} " in said


@pytest.mark.long
async def test_each_game_of_a_campaign_has_its_own_and_none_is_played_on(stage):
    await found(stage, stage.bob, game="legends", players=2)
    await stage.alice.click(lobby(stage), label="Start")
    await play_on(stage)
    shown = await pressed(stage)
    assert text(shown).count("**Move ") >= 3
    assert re.search(f"\u21b3 {UNITS['legends']} for ", text(shown))
    assert labels(shown) == []
    assert len(galleries(shown)) >= 3


async def test_whole_games_are_gone_through_one_after_the_other(stage, monkeypatch):
    advisor, going_on, most = stage.bot.parts.advisor, 0, 0

    async def slow(work, of, **_limits):
        nonlocal going_on, most
        going_on, most = going_on + 1, max(most, going_on + 1)
        await asyncio.sleep(0.01)
        going_on -= 1

    monkeypatch.setattr(advisor, "_in_a_process", slow)
    await asyncio.gather(*(advisor.turning_points(b"") for _ in range(3)))
    assert most == 1
