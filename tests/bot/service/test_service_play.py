import asyncio
from types import SimpleNamespace

import msgspec
import pytest

from bot.service import NotSeated, Service, StaleTurn
from bot.service.play import choose as choose_for
from bot.service.play import turn_of_opponent
from engine.core.errors import GameOver, IllegalMove, NotYourTurn
from storage.database import Database
from tests.bot.service.conftest import GUEST, HOST, OUTSIDER, THIRD, refused
from tests.discord_server import PATIENCE
from tests.stored import load, opponent_to_move
from tests.toy.engine.game import Choose, Draw, Score


async def finish(service, table_id):
    """Play all opponents to the end."""
    while await service.play.opponent(table_id):
        pass


async def test_a_move_is_stored_and_told_with_its_secrets_marked(service, opened):
    table = await opened()
    outcome = await service.play.move(table.id, HOST, Draw, {})
    assert (outcome.table.seq, outcome.events.seq, outcome.events.entry) == (3, 3, Draw(0))
    assert [event.text.key for event in outcome.events.events] == ["toy.drew", "toy.you_drew"]
    assert [event.text.key for event in outcome.events.visible(1)] == ["toy.drew"]
    assert [event.text.key for event in outcome.events.visible(None)] == ["toy.drew"]
    assert (outcome.events.before, outcome.events.after) == ({0}, {0})
    assert await service.tables.get(table.id) == outcome.table


async def test_text_becomes_what_a_field_holds(service, live):
    table = await live(HOST, GUEST)
    low = min((await service.queries.snapshot(table.id, HOST)).view.hand)
    outcome = await service.play.move(table.id, HOST, "choose", {"number": str(low)})
    assert outcome.events.entry == Choose(0, low)


async def test_a_person_cannot_move_another_seat(service, live):
    table = await live(HOST, GUEST)
    low = min((await service.queries.snapshot(table.id, GUEST)).view.hand)
    outcome = await service.play.move(table.id, GUEST, "choose", {"number": low, "seat": 0})
    assert outcome.events.entry.seat == 1


async def test_a_refused_move_changes_nothing(service, opened):
    table = await opened()
    before = await service.queries.snapshot(table.id, HOST)
    with pytest.raises(NotYourTurn) as caught:
        await service.play.move(table.id, GUEST, Score, {})
    assert caught.value.text.key == "core.not_your_turn"
    with pytest.raises(IllegalMove):
        await service.play.move(table.id, HOST, "swap", {"answers": []})
    with pytest.raises(NotSeated):
        await service.play.move(table.id, OUTSIDER, Score, {})
    assert await refused(service.play.move(table.id, HOST, "fly", {})) == "service.no_such_move"
    assert await refused(service.play.move(table.id, HOST, "choose", {"number": "many"})) == "service.not_a_move"
    assert await refused(service.play.move(table.id, HOST, "choose", {})) == "service.not_a_move"
    assert await service.queries.snapshot(table.id, HOST) == before


async def test_a_rule_is_told_with_a_refusal(service, live):
    table = await live(HOST, GUEST)
    with pytest.raises(IllegalMove) as caught:
        await service.play.move(table.id, HOST, "choose", {"number": 999})
    assert (caught.value.text.key, caught.value.rule.key) == ("toy.out_of_range", "toy.rule.choose")


async def test_before_the_start_and_after_the_end_nobody_moves(service, lobby, live):
    table = await lobby(HOST, GUEST)
    assert await refused(service.play.move(table.id, HOST, Score, {})) == "service.not_started"
    await service.lobby.start(table.id, HOST)
    await service.consent.end(table.id, HOST)
    await service.admin.force_end(table.guild_id, table.id)
    assert await refused(service.play.move(table.id, HOST, Score, {})) == "service.ended"


async def test_the_last_move_ends_the_table(service, opened, clock):
    table = await opened()
    await service.play.move(table.id, HOST, Score, {})
    clock.forward(5)
    outcome = await service.play.move(table.id, GUEST, Score, {})
    assert outcome.result is not None
    table = await service.tables.get(table.id)
    assert (table.phase, table.ending, table.ended, table.actors) == ("over", "finished", clock.now, frozenset())
    look = await service.queries.snapshot(table.id)
    assert look.result == outcome.result
    assert look.seed is not None
    with pytest.raises(GameOver):
        await service.play.move(table.id, HOST, Score, {})


async def test_a_double_click_moves_once(service, opened):
    table = await opened()
    presses = (service.play.move(table.id, HOST, Score, {}, expected_seq=table.seq) for _ in range(4))
    done = await asyncio.gather(*presses, return_exceptions=True)
    assert sorted(type(each).__name__ for each in done) == ["Outcome"] + ["StaleTurn"] * 3
    assert (await service.tables.get(table.id)).seq == table.seq + 1


async def test_a_stale_press_brings_todays_table(service, opened):
    table = await opened()
    await service.play.move(table.id, HOST, Score, {})
    with pytest.raises(StaleTurn) as caught:
        await service.play.move(table.id, GUEST, Score, {}, expected_seq=0)
    assert caught.value.table.seq == 3
    with pytest.raises(StaleTurn):
        await service.play.move(table.id, GUEST, Score, {}, expected_seq=99)


async def test_while_all_choose_at_once_the_others_choices_make_no_button_stale(service, live, choose, path, clock):
    table = await live(HOST, GUEST, THIRD)
    await choose(table, HOST, expected_seq=0)
    await choose(table, GUEST, expected_seq=0)
    # Also by a button that was made before a restart.
    await service.close()
    async with await Service.open(path, clock) as after:
        low = min((await after.queries.snapshot(table.id, THIRD)).view.hand)
        outcome = await after.play.move(table.id, THIRD, "choose", {"number": low}, expected_seq=0)
        assert outcome.table.seq == 3


async def test_moves_of_two_people_at_once_are_both_kept_in_some_order(service, live):
    table = await live(HOST, GUEST)
    hands = {user: (await service.queries.snapshot(table.id, user)).view.hand for user in (HOST, GUEST)}
    await asyncio.gather(
        *(service.play.move(table.id, user, "choose", {"number": min(hand)}) for user, hand in hands.items())
    )
    table = await service.tables.get(table.id)
    assert (table.seq, table.actors) == (2, {0})


async def test_a_cancelled_caller_leaves_the_game_playable_and_its_move_is_made(service, opened):
    table = await opened()
    for _ in range(3):  # cancelled at different moments
        caller = asyncio.create_task(service.play.move(table.id, HOST, Score, {}, expected_seq=table.seq))
        await asyncio.sleep(0)
        caller.cancel()
        await asyncio.gather(caller, return_exceptions=True)
    outcome = await service.play.move(table.id, GUEST, Score, {})
    assert (outcome.table.seq, outcome.table.phase) == (table.seq + 2, "over")


async def test_when_the_disk_refuses_the_move_is_not_made(service, opened, monkeypatch):
    table = await opened()

    def full():
        raise OSError("disk full")

    with monkeypatch.context() as patched:
        patched.setattr(service.database, "transaction", full)
        with pytest.raises(OSError, match="disk full"):
            await service.play.move(table.id, HOST, Score, {})
    assert (await service.queries.snapshot(table.id, HOST)).actors == {0}
    assert (await service.play.move(table.id, HOST, Score, {})).table.seq == 3


async def test_another_process_that_moved_first_is_noticed(service, opened, path, clock):
    table = await opened()
    await service.queries.snapshot(table.id)
    async with await Service.open(path, clock) as other:
        await other.play.move(table.id, HOST, Score, {})
    with pytest.raises(StaleTurn):
        await service.play.move(table.id, HOST, Score, {}, expected_seq=table.seq)
    assert (await service.play.move(table.id, GUEST, Score, {})).table.phase == "over"


async def test_a_restart_in_the_middle_goes_on(service, opened, path, clock):
    table = await opened()
    await service.play.move(table.id, HOST, Draw, {})
    before = await service.queries.snapshot(table.id, HOST)
    await service.close()
    async with await Service.open(path, clock) as after:
        assert await after.queries.snapshot(table.id, HOST) == msgspec.structs.replace(
            before, undo=(await after.queries.snapshot(table.id, HOST)).undo
        )
        outcome = await after.play.move(table.id, HOST, "swap", {"answers": ["yes"]})
        assert outcome.table.actors == {1}


async def test_matches_leave_memory_when_too_many_are_open_and_come_back(service, live, choose, monkeypatch):
    monkeypatch.setattr("bot.service.live_tables.CACHED_TABLES", 2)
    tables = [await live(HOST + n, GUEST, channel=n + 1) for n in range(4)]
    for number, table in enumerate(tables):
        await choose(table, HOST + number)
    assert len(service.live._latest) == 2
    for number, table in enumerate(tables):
        assert (await service.queries.snapshot(table.id, HOST + number)).actors == {1}


async def test_a_match_that_leaves_memory_while_it_is_played_stops_nothing(service, live, choose, monkeypatch):
    monkeypatch.setattr("bot.service.live_tables.CACHED_TABLES", 0)
    table = await live(HOST, GUEST)
    async with asyncio.timeout(PATIENCE):
        await choose(table, HOST, expected_seq=0)
        await choose(table, GUEST, expected_seq=0)
        with pytest.raises(StaleTurn):
            await service.play.move(table.id, HOST, Score, {}, expected_seq=1)
        assert len((await service.ledger.behind(table.id)).news.events) == 2


async def test_opponents_play_one_move_at_a_time_until_it_is_for_people(service, live, choose):
    table = await live(HOST, opponents=2)
    assert await opponent_to_move(service, table.id) == 1
    first = await service.play.opponent(table.id)
    assert first.events.entry.seat == 1
    assert (await service.play.opponent(table.id)).events.entry.seat == 2
    assert await service.play.opponent(table.id) is None
    assert await service.play.waiting_for_opponents() == ()
    await choose(table, HOST)
    await service.play.move(table.id, HOST, Score, {})
    assert await service.play.waiting_for_opponents() == (table.id,)


async def test_opponents_to_move_are_found_after_a_restart_and_play_alike(service, live, choose, path, clock):
    table = await live(HOST, opponents=1)
    await choose(table, HOST)
    await service.close()
    async with await Service.open(path, clock) as after:
        assert await after.play.waiting_for_opponents() == (table.id,)
        match = (await after.live.get(table.id)).match
        expected = choose_for(turn_of_opponent(match, 1, "random"))
        assert (await after.play.opponent(table.id)).events.entry == expected


async def test_an_opponents_luck_is_its_own_secret_and_new_for_every_move(service, live):
    table = await live(HOST, opponents=1)
    match = (await service.live.get(table.id)).match
    lucks = []
    for seat, entries in ((0, 0), (1, 0), (1, 1)):
        asked = {"game": match.game, "state": match.state, "seed": match.seed}
        spied = SimpleNamespace(**asked, entries=[None] * entries, private=[])
        lucks.append(turn_of_opponent(spied, seat, "random").luck)
    assert len(set(lucks)) == 3
    assert match.seed not in lucks


async def test_an_opponent_of_a_policy_that_is_gone_plays_at_random(service, live, choose):
    table = await live(HOST, opponents=1)
    match = (await service.live.get(table.id)).match
    moves = [choose_for(turn_of_opponent(match, 1, policy)) for policy in ("random", "gone in a later version")]
    assert moves[0] == moves[1]


async def test_people_go_on_while_an_opponent_thinks_and_what_it_thought_of_the_past_is_not_played(
    service, live, choose
):
    table, thought = await live(HOST, opponents=1), []

    async def slowly(turn):
        thought.append(turn)
        if len(thought) == 1:
            await choose(table, HOST)
        return choose_for(turn)

    assert (await service.play.opponent(table.id, slowly)).events.seq == 2
    assert len(thought) == 2


async def test_two_who_ask_the_opponent_to_move_get_one_move_each(service, live, choose):
    table = await live(HOST, opponents=1)
    await choose(table, HOST)
    done = await asyncio.gather(service.play.opponent(table.id), service.play.opponent(table.id))
    assert sum(each is not None for each in done) == 1


async def test_forty_tables_move_at_once(service, live):
    tables = [await live(1000 + n, channel=n + 1, opponents=2) for n in range(40)]
    await asyncio.gather(*(finish(service, table.id) for table in tables))
    for table in tables:
        assert await opponent_to_move(service, table.id) is None
        assert (await service.tables.get(table.id)).seq == 2


async def test_what_was_played_is_in_the_file(service, opened, path):
    table = await opened()
    second = await Database.open(path)
    loaded = await load(second, table.id)
    await second.close()
    assert loaded.state == (await service.live.get(table.id)).match.state
