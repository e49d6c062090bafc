"""That a company has left word in advance is seen by nobody else, whatever one may look at (L L8)."""

from __future__ import annotations

import msgspec
import pytest

from bot.service import Service, TableOptions, play
from bot.service.values import TIMEOUTS
from engine.ticket_to_ride.legends import between
from engine.ticket_to_ride.legends.campaign import Office
from engine.ticket_to_ride.legends.game import LEGENDS
from engine.ticket_to_ride.legends.moves import Draw, LeaveOrder, Travel
from engine.ticket_to_ride.moves import KeepTickets
from storage import archive, games, private_moves, snapshots, table_records
from storage.check import check
from storage.errors import StaleSequence
from tests.bot.service.conftest import CHANNEL, GUEST, GUILD, HOST, OUTSIDER, START, THIRD
from tests.storage.conftest import saved
from tests.stored import load, opponent_to_move, read, transact
from tests.thorough import a_few

PEOPLE = (HOST, GUEST, THIRD)
FAVOUR = "card:29"
SEED = "west"


@pytest.fixture(autouse=True)
def _every_company_holds_a_favour(monkeypatch):
    found = between.CampaignRules.found_campaign

    def with_favours(self, names):
        campaign = between.read(found(self, names))
        for record in campaign.companies.values():
            record.office = [Office(29, 1)]
        return between.plain(campaign)

    monkeypatch.setattr(between.CampaignRules, "found_campaign", with_favours)


async def begun(service, opponents=0):
    """Begin a campaign of three people, who have chosen their tickets."""
    table = await service.lobby.new(HOST, GUILD, CHANNEL, TableOptions(game="legends", title="West"))
    for user_id in (GUEST, THIRD):
        table = await service.lobby.join(table.id, user_id)
    for _ in range(opponents):
        table = await service.lobby.add_opponent(table.id, HOST, "random")
    table = await service.lobby.start(table.id, HOST)
    for user_id in PEOPLE:
        look = await service.queries.snapshot(table.id, user_id)
        table = (await service.play.move(table.id, user_id, "keep", {"tickets": look.view.own.offered[:2]})).table
    return table


async def on_turn(service, table):
    (seat,) = (await service.tables.get(table.id)).actors
    return table.holder(seat).user_id


async def free_journey(service, table):
    """Let whoever is to move travel so that nobody learns anything by it; return who that was."""
    user_id, match = await on_turn(service, table), await load(service.database, table.id)
    seat = table.seat_of(user_id)
    for option in LEGENDS.slot(match.state, seat, Travel, "track", {}).options:
        given = {"track": option.value, "powers": ()}
        payment = LEGENDS.slot(match.state, seat, Travel, "payment", given).options[0].value
        if not match.attempt(Travel(seat, track=option.value, payment=payment)).reveals:
            await service.play.move(table.id, user_id, "travel", {**given, "payment": payment, "extra": ()})
            return user_id
    raise AssertionError("no such journey")


async def leave(service, table, user_id, *order):
    return await service.play.move(table.id, user_id, "standing", {"power": FAVOUR, "order": order})


async def seen(service, table, leaver):
    """Return everything that those who have left no word, and everybody else, can look at."""
    found = {}
    for user_id in [None, OUTSIDER, *(one for one in PEOPLE if one != leaver)]:
        look = await service.queries.snapshot(table.id, user_id)
        shown = {name: getattr(look, name) for name in look.__struct_fields__ if name != "position"}
        shown["kinds"] = [kind.kind() for kind in look.kinds]
        shown["orderable"] = [kind.kind() for kind in look.orderable]
        shown["accepted"] = sorted(kind.kind() for kind in look.accepted)
        shown["turn_prompt"] = look.turn_prompt and (
            look.turn_prompt.seat,
            look.turn_prompt.prompt,
            look.turn_prompt.meanings,
        )
        found[user_id, "snapshot"] = msgspec.json.encode(shown)
        found[user_id, "export"] = await service.export.export(table.id, user_id)
        found[user_id, "log"] = msgspec.json.encode(await service.log.page(table.id, user_id))
    found["proposals"] = msgspec.json.encode(await service.consent.open(table.id))
    news = (await service.ledger.behind(table.id)).news
    found["news"] = msgspec.json.encode([told.visible(None) for told in news.entries])
    record = await read(service.database, lambda tx: table_records.get(tx, table.id))
    # The version is nobody's to look at: by it another process learns that there is a private move.
    found["record"] = msgspec.json.encode(msgspec.structs.replace(record, version=0))
    found["reminders"] = msgspec.json.encode((await service.live.get(table.id)).record.reminders)
    named = {table.id: "table", str(table.campaign): "campaign"}
    return {key: _renamed(value, named) for key, value in found.items()}


def _renamed(written, names):
    for name, other in names.items():
        written = written.replace(name.encode(), other.encode())
    return written


@pytest.mark.parametrize("says", a_few(["leaver", "mover"], 1))
async def test_l8_nothing_that_others_can_look_at_differs_by_a_word_that_was_left(tmp_path, clock, seeds, says):
    async def course(service, *, with_words):
        table = await begun(service)
        mover = await free_journey(service, table)
        other = await on_turn(service, table)
        leaver = mover if says == "mover" else next(one for one in PEOPLE if one not in {mover, other})

        async def word(*order):
            if with_words:
                await leave(service, table, leaver, *order)

        await word("next")
        yield await seen(service, table, leaver)
        assert (await service.queries.snapshot(table.id, mover)).undo.free
        seq = (await service.tables.get(table.id)).seq
        await word("lasting")
        assert (await service.consent.undo(table.id, mover, expected_seq=seq)).done
        yield await seen(service, table, leaver)
        await word("lightning")
        assert (await service.consent.redo(table.id, mover)).done
        yield await seen(service, table, leaver)
        await service.play.move(table.id, other, "draw", {"card": "deck", "powers": ()})
        asked = await service.consent.undo(table.id, other)
        await word("hold")
        assert [one.id for one in await service.consent.open(table.id)] == [asked.proposal.id]
        yield await seen(service, table, leaver)
        for user_id in PEOPLE:
            if user_id != other:
                await service.consent.answer(table.id, asked.proposal.id, user_id, agree=True)
        yield await seen(service, table, leaver)

    steps = []
    for with_words in (False, True):
        clock.now = START
        async with await Service.open(tmp_path / f"{with_words}.sqlite3", clock) as service:
            steps.append([step async for step in course(service, with_words=with_words)])
    for number, (silent, word) in enumerate(zip(*steps, strict=True)):
        assert silent.keys() == word.keys()
        assert [key for key in silent if silent[key] != word[key]] == [], number


async def test_l8_a_word_is_stored_and_read_again_with_the_table(service, path, clock):
    table = await begun(service)
    before = (await service.tables.get(table.id)).seq
    mover = await free_journey(service, table)
    other = next(one for one in PEOPLE if one != mover)
    outcome = await leave(service, table, other, "next")
    assert [event.text.key for event in outcome.events.events] == ["legends.standing.left"]
    await leave(service, table, mover, "lightning")
    assert (await service.tables.get(table.id)).seq == before + 1
    assert (await service.consent.undo(table.id, mover)).done
    kept = {user_id: (await service.queries.snapshot(table.id, user_id)).view.own.orders for user_id in PEOPLE}
    assert {user_id for user_id, orders in kept.items() if orders} == {mover, other}
    assert (await check(path)).problems == ()
    await service.close()
    async with await Service.open(path, clock) as again:
        for user_id, orders in kept.items():
            assert (await again.queries.snapshot(table.id, user_id)).view.own.orders == orders
        assert (await again.consent.redo(table.id, mover)).done
        assert (await check(path)).problems == ()


async def test_a_game_that_goes_on_under_newer_rules_knows_which_words_were_left_before(service, path):
    table = await begun(service)
    await leave(service, table, HOST, "next")
    latest = await read(service.database, lambda tx: snapshots.latest(tx, table.id))
    older = msgspec.structs.replace(await service.tables.get(table.id), rules=0)
    await transact(service.database, lambda tx: saved(tx, older))
    match = await load(service.database, table.id)
    assert (latest.private, len(match.private)) == (1, 1)
    await leave(service, table, HOST, "lightning")
    await leave(service, table, GUEST, "lasting")
    stored = await read(service.database, lambda tx: private_moves.of(tx, table.id))
    assert [one.after for one in stored] == [3, 3, 3]
    again = await load(service.database, table.id)
    assert [held.orders for held in again.state.seats] == [{FAVOUR: "lightning"}, {FAVOUR: "lasting"}, {}]
    assert (await check(path)).problems == ()


async def test_an_entry_is_not_stored_by_who_does_not_know_of_every_word(service, path):
    table = await begun(service)
    user_id = await on_turn(service, table)
    other = next(one for one in PEOPLE if one != user_id)
    behind = await load(service.database, table.id)
    await leave(service, table, other, "next")
    move = Draw(table.seat_of(user_id), "deck")

    async def store(tx):
        await archive.append(tx, await games.get(tx, table.id), behind, behind.attempt(move), 1.0)

    with pytest.raises(StaleSequence):
        await transact(service.database, store)
    await service.play.move(table.id, user_id, "draw", {"card": "deck", "powers": ()})
    assert (await service.queries.snapshot(table.id, other)).view.own.orders
    assert (await check(path)).problems == ()


async def opponent_on_turn(service, table):
    """Let the people draw until the opponent at a table is to move."""
    while await opponent_to_move(service, table.id) is None:
        await service.play.move(table.id, await on_turn(service, table), "draw", {"card": "deck", "powers": ()})
    return await opponent_to_move(service, table.id)


async def test_l8_an_opponent_that_leaves_word_makes_its_move_at_the_same_call(service):
    table = await begun(service, opponents=1)
    seat = await opponent_on_turn(service, table)
    thought = []

    async def word_first(turn):
        thought.append(turn)
        return LeaveOrder(seat, FAVOUR, ("next",)) if len(thought) == 1 else play.choose(turn)

    before = (await service.tables.get(table.id)).seq
    outcome = await service.play.opponent(table.id, word_first)
    match = await load(service.database, table.id)
    assert [one.move.seat for one in match.private] == [seat]
    assert (outcome.events.private, outcome.table.seq, len(match.entries)) == (False, before + 1, before + 1)


async def test_l8_what_an_opponent_does_depends_on_no_word_of_others(service):
    table = await begun(service, opponents=1)
    seat = await opponent_on_turn(service, table)
    silent = play.choose(play.turn_of_opponent(await load(service.database, table.id), seat, "random"))
    for user_id in PEOPLE:
        await leave(service, table, user_id, "next")
    match = await load(service.database, table.id)
    assert len(match.private) == 3
    assert play.choose(play.turn_of_opponent(match, seat, "random")) == silent


async def test_a_table_with_words_can_be_deleted(service):
    table = await begun(service)
    await leave(service, table, HOST, "next")
    await transact(service.database, lambda tx: games.delete(tx, table.id))
    assert await read(service.database, lambda tx: private_moves.of(tx, table.id)) == ()


async def test_a_stand_in_makes_its_private_moves_together_with_the_one_that_others_see(service, clock, seeds):
    seeds.always = SEED
    table = await service.lobby.new(HOST, GUILD, CHANNEL, TableOptions(game="legends", title="West"))
    for user_id in (GUEST, THIRD):
        table = await service.lobby.join(table.id, user_id)
    table = await service.lobby.start(table.id, HOST)
    await service.people.go_away(HOST, START, START + 7 * 86400, stand_in=True)
    clock.forward(TIMEOUTS["day"])
    offered = (await service.queries.snapshot(table.id, HOST)).view.own.offered
    chosen = [LeaveOrder(0, power=FAVOUR, order=("next",)), KeepTickets(0, tickets=offered)]

    async def think(turn):
        return chosen.pop(0)

    outcome = await service.expiries.expire(table.id, think)
    assert (outcome.events.private, chosen) == (False, [])
