"""A move is followed by the table that waits longest, and a turn is taken back as a whole by one press."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from bot.client import Stationmaster
from bot.service import Refusal
from engine.core.registry import GAMES
from engine.core.rng import Rng
from tests.bot.stage import labels, private, raw, text
from tests.bot.test_board_as_it_was import answered, match_of, play
from tests.thorough import a_few

PACE = 24 * 3600


async def second(stage, title, host=None):
    """Begin another table of alice and bob in a channel of its own, at which it is alice's turn."""
    channel = stage.guild.create_text_channel(title)
    host = host or stage.alice
    await stage.open(title, channel=channel, host=host, game="18cz", players=2)
    await (stage.bob if host is stage.alice else stage.alice).slash(channel, "game join")
    await host.slash(channel, "game start")
    table = await stage.table(channel)
    while table.seats[min(table.actors)].user_id != stage.alice.id:
        with stage.env._bot_scope():
            await stage.service.play.move(table.id, table.seats[min(table.actors)].user_id, "pass", {})
        table = await stage.table(channel)
    return table


async def alices_turn(stage):
    table = await stage.table()
    while table.seats[min(table.actors)].user_id != stage.alice.id:
        await play(stage, 1)
        table = await stage.table()
    return table


async def passed(stage):
    """Let alice pass by the button of her own panel until it is not her turn, and return that panel."""
    await alices_turn(stage)
    panel = answered(await stage.alice.slash(stage.channel, "hand"))
    table = await stage.table()
    while table.seats[min(table.actors)].user_id == stage.alice.id:
        label = next(one for one in labels(panel) if one.startswith("Pass"))
        await stage.alice.click(panel, label=label)
        table = await stage.table()
    return panel


async def test_the_outcome_of_a_move_leads_to_the_table_that_has_waited_longest(stage):
    await stage.begin(stage.bob, game="18cz", players=2)
    other = await second(stage, "Second")
    await stage.env.advance_time(60)
    await second(stage, "Third", stage.bob)
    outcome = await passed(stage)
    assert "Next: Second" in labels(outcome)
    shown = answered(await stage.alice.click(outcome, label="Next: Second"))
    assert "Second" in text(shown)
    assert f"The board is in <#{other.channel_id}>." in text(shown)
    assert "It is your turn." in text(shown)


async def test_where_no_other_table_waits_there_is_no_such_button_and_an_old_one_says_so(stage):
    await stage.begin(stage.bob, game="18cz", players=2)
    other = await second(stage, "Second")
    outcome = await passed(stage)
    with stage.env._bot_scope():
        await stage.service.play.move(other.id, stage.alice.id, "pass", {})
    await stage.env.restart_bot(Stationmaster(stage.service, pace=PACE, shard_count=1))
    assert "No other table is waiting" in private(await stage.alice.click(outcome, label="Next: Second"))
    assert not [one for one in labels(await passed(stage)) if one.startswith("Next:")]


async def test_turn_lists_each_waiting_table_with_what_has_changed_there(stage):
    await stage.begin(stage.bob, game="18cz", players=2)
    await alices_turn(stage)
    await second(stage, "Second")
    shown = answered(await stage.alice.slash(stage.channel, "turn"))
    assert labels(shown).count("Since my last turn") == 2
    assert labels(shown).count("My move") == 2
    assert len(raw(shown)) <= 40
    button = next(part for part in raw(shown) if part.get("label") == "Since my last turn")
    assert "since your last turn" in private(await stage.alice.click(shown, custom_id=button["custom_id"]))


async def test_a_turn_of_several_moves_is_taken_back_by_one_press(stage):
    table = await stage.begin(stage.bob, stage.cara, game="18cz", players=3)
    with stage.env._bot_scope():
        live, to = await stage.service.live.get(table.id), None
        game = live.match.game
        while to is None:
            seat = min(game.awaited(live.match.state))
            rng = Rng(f"restart {len(live.match.line)}")
            await live.enter(game.policies["random"](game, live.match.state, seat, rng))
            to = live.restart_of(seat)
    before, user = (await match_of(stage)).at(to), live.table.seats[seat].user_id
    gone = len(live.match.line) - to
    who = next(one for one in (stage.alice, stage.bob, stage.cara) if one.id == user)
    panel = answered(await who.slash(stage.channel, "hand"))
    await who.click(panel, label="⟲ Restart my turn")
    match = await match_of(stage)
    assert len(match.line) == to
    # Each move that is gone is named.
    assert text(panel).count("Taken back:") == gone > 1
    assert match.game.view(match.state, None) == match.game.view(before, None)
    with stage.env._bot_scope(), pytest.raises(Refusal):
        await stage.service.consent.undo(table.id, user, turn=True)


async def test_a_press_that_comes_twice_takes_a_turn_back_once(stage):
    table = await stage.begin(stage.bob, stage.cara, game="18cz", players=3)
    with stage.env._bot_scope():
        live, to = await stage.service.live.get(table.id), None
        while to is None:
            seat = min(live.match.game.awaited(live.match.state))
            rng = Rng(f"twice {len(live.match.line)}")
            await live.enter(live.match.game.policies["random"](live.match.game, live.match.state, seat, rng))
            to = live.restart_of(seat)
        user, seq = live.table.seats[seat].user_id, live.table.seq
        undo = stage.service.consent.undo
        done = await asyncio.gather(
            *(undo(table.id, user, expected_seq=seq, turn=True) for _ in range(2)), return_exceptions=True
        )
    assert sum(not isinstance(one, BaseException) for one in done) == 1
    assert (await stage.table()).seq == seq + 1


async def test_no_turn_is_taken_back_in_part(stage):
    table = await stage.begin(stage.bob, stage.cara, game="18cz", players=3)
    with stage.env._bot_scope():
        live, to = await stage.service.live.get(table.id), None
        game = live.match.game
        while to is None or len(live.match.line) - to < 3:
            seat = min(game.awaited(live.match.state))
            rng = Rng(f"in part {len(live.match.line)}")
            await live.enter(game.policies["random"](game, live.match.state, seat, rng))
            to = live.restart_of(seat)
    whole, number = list(live._events), len(live.match.line) - to
    first = whole[-number]
    revealing = replace(first, events=tuple(replace(event, reveals=True) for event in first.events))
    live._events[-number] = revealing
    assert live.restart_of(seat) is None, "somebody has learned something from its first move"
    live._events.clear()
    live._events.extend(whole[-number + 1 :])
    assert live.restart_of(seat) is None, "its first move is not in memory"


@pytest.mark.parametrize("game", a_few(GAMES, 1))
async def test_what_somebody_has_learned_something_by_is_not_taken_back_at_once(stage, game):
    await stage.begin(stage.bob, stage.cara, game=game, players=3)
    await play(stage, 12)
    match = await match_of(stage)
    with stage.env._bot_scope():
        live = await stage.service.live.get((await stage.table()).id)
    for seat in range(3):
        to = live.restart_of(seat)
        if to is not None:
            told = {number: events for number, _, events in match.history()}
            assert not any(event.reveals for number in range(to + 1, len(match.line) + 1) for event in told[number])
            assert {move.seat for move in match.line[to:]} == {seat}
