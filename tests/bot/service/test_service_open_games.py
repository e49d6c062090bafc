"""Attempts to break what a game that hides nothing may do for a table: offers, orders in advance, seats given away."""

import sqlite3
from contextlib import closing

import pytest

from bot.service import Service, StaleTurn
from bot.service.values import TIMEOUTS
from engine.core.errors import IllegalMove
from tests.bot.service.conftest import GUEST, HOST, OUTSIDER, THIRD, order_of, refused
from tests.open_toy.engine.game import OPEN_TOY, Accept, Deal, Name, Pass, Refuse, Walk, Withdraw
from tests.stored import opponent_to_move


async def offer(service, table, price=5):
    return (await service.play.move(table.id, HOST, Deal, {"price": price})).table


async def test_yes_to_one_offer_is_no_yes_to_the_next(service, table):
    first = await offer(service, table)
    await service.play.move(table.id, HOST, Withdraw, {})
    await offer(service, table, 800)
    with pytest.raises(StaleTurn):
        await service.play.move(table.id, GUEST, Accept, {}, expected_seq=first.seq)


async def test_taking_back_one_offer_takes_back_no_other(service, table):
    first = await offer(service, table)
    await service.play.move(table.id, GUEST, Refuse, {})
    await offer(service, table, 6)
    with pytest.raises(StaleTurn):
        await service.play.move(table.id, HOST, Withdraw, {}, expected_seq=first.seq)


async def test_an_opponent_that_asks_waits_for_the_answer(service, table):
    await offer(service, table)
    await service.consent.opponent(table.id, HOST, 0)
    assert await service.play.opponent(table.id) is None
    assert (await service.queries.snapshot(table.id)).question is not None
    assert await opponent_to_move(service, table.id) is None
    assert (await service.play.move(table.id, GUEST, Accept, {})).events.entry == Accept(1)


async def test_an_opponent_that_is_asked_answers_for_itself_alone(service, table):
    await offer(service, table)
    await service.consent.opponent(table.id, GUEST, 1)
    assert await service.play.waiting_for_opponents() == (table.id,)
    assert (await service.play.opponent(table.id)).events.entry in {Accept(1), Refuse(1)}


async def test_of_two_opponents_in_a_deal_the_asked_one_moves(service, table):
    await offer(service, table)
    await service.consent.opponent(table.id, HOST, 0)
    await service.consent.opponent(table.id, GUEST, 1)
    assert (await service.play.opponent(table.id)).events.entry in {Accept(1), Refuse(1)}


async def test_the_question_of_an_opponent_lapses_too(service, table, clock):
    await offer(service, table)
    await service.consent.opponent(table.id, HOST, 0)
    clock.forward(TIMEOUTS["day"])
    assert (await service.expiries.expire(table.id)).events.entry == Withdraw(0)


async def test_whoever_takes_the_seat_of_the_asked_has_the_whole_time(service, table, clock):
    await offer(service, table)
    clock.forward(TIMEOUTS["day"] - 60)
    proposal = (await service.consent.replace(table.id, GUEST, 1, OUTSIDER)).proposal
    for user in (HOST, THIRD, OUTSIDER):
        await service.consent.answer(table.id, proposal.id, user, agree=True)
    assert (await service.tables.get(table.id)).seat_of(OUTSIDER) == 1
    assert await service.expiries.next_due() == clock() + TIMEOUTS["day"]


async def test_giving_another_seat_away_gives_the_asked_no_more_time(service, table, clock):
    await offer(service, table)
    due = await service.expiries.next_due()
    clock.forward(60)
    await service.people.forget(THIRD)
    assert await service.expiries.next_due() == due


async def test_the_last_person_to_be_forgotten_leaves_no_question_open(service, table):
    await offer(service, table)
    for user in (GUEST, THIRD, HOST):
        await service.people.forget(user)
    assert (await service.tables.get(table.id)).phase == "ended"
    assert await service.expiries.next_due() is None


async def test_an_order_given_by_an_old_button_makes_no_move_at_once(service, table):
    for user in (HOST, GUEST, THIRD):
        old = (await service.play.move(table.id, user, Pass, {})).table.seq - 1
    with pytest.raises(StaleTurn):
        await service.orders.give_at_once(table.id, HOST, expected_seq=old)
    assert (await service.tables.get(table.id)).actors == {0}
    assert await order_of(service, table.id, 0) is None


async def test_an_order_given_in_advance_may_come_late(service, table):
    await service.play.move(table.id, HOST, Walk, {"path": ("north", "lake")})
    assert await service.orders.give_at_once(table.id, THIRD, expected_seq=0) is None
    assert await order_of(service, table.id, 2) is not None


async def test_an_order_until_something_there_is_not_is_refused_as_a_whole(service, table):
    assert await refused(service.orders.give_at_once(table.id, GUEST, ["name", "fly"])) == "service.order.until"
    assert await order_of(service, table.id, 1) is None


@pytest.fixture
def no_passes(monkeypatch):
    """Let the game refuse passes of the second seat."""
    play = OPEN_TOY.play

    def refuse_passes(draft, move):
        if isinstance(move, Pass) and move.seat == 1:
            raise IllegalMove("open.no")
        return play(draft, move)

    monkeypatch.setattr(type(OPEN_TOY), "play", staticmethod(refuse_passes))


async def test_a_move_counts_although_the_order_after_it_cannot_be_carried_out(service, table, no_passes):
    await service.orders.give_at_once(table.id, GUEST)
    outcome = await service.play.move(table.id, HOST, Name, {"number": 3})
    assert (outcome.events.entry.kind(), outcome.table.actors) == ("name", {1})


async def test_that_order_ends_and_its_owner_is_told(service, table, no_passes):
    await service.orders.give_at_once(table.id, GUEST, ["walk"])
    outcome = await service.play.move(table.id, HOST, Name, {"number": 3})
    assert (outcome.events.entry.kind(), outcome.table.actors) == ("name", {1})
    (order,) = (await service.ledger.behind(table.id)).ended_orders
    assert (order.seat, order.ended.key) == (1, "order.ended_must")
    assert await service.play.waiting_for_opponents() == ()


async def test_a_question_that_cannot_lapse_now_is_tried_again_later(service, table, clock):
    await offer(service, table)
    clock.forward(TIMEOUTS["day"])
    await service.expiries.put_off(table.id)
    assert await service.expiries.due() == ()
    assert await service.expiries.next_due() > clock()


@pytest.mark.file
async def test_a_table_of_the_version_before_goes_on_with_offers_and_orders(service, table, path, clock):
    await offer(service, table)
    await service.close()
    with closing(sqlite3.connect(path)) as db:
        db.executescript("DROP TABLE orders; DROP TABLE lapses; DROP INDEX games_of_campaign; PRAGMA user_version = 1;")
        for column in ("seats DROP COLUMN name", "seats DROP COLUMN company", "seats DROP COLUMN answer",
                       "games DROP COLUMN hints", "games DROP COLUMN language", "guilds DROP COLUMN language", "games DROP COLUMN sound", "games DROP COLUMN practice", "games DROP COLUMN number", "games DROP COLUMN campaign_id", "voters DROP COLUMN place"):  # fmt: skip
            db.execute(f"ALTER TABLE {column}")
        db.execute("DROP INDEX preferences_by_digest")
        first = {"user_id", "zone", "quiet_start", "quiet_end", "interval", "place", "reminders"}
        for column in {row[1] for row in db.execute("PRAGMA table_info(preferences)")} - first:
            db.execute(f"ALTER TABLE preferences DROP COLUMN {column}")
        db.executescript("DROP TABLE campaign_words; DROP TABLE campaign_seats; DROP TABLE campaigns;")
        db.executescript(
            "DROP TABLE notes; DROP TABLE languages; DROP TABLE private_moves; DROP TABLE lessons; DROP TABLE interactions; DROP TABLE absence_notices;"
            "DROP TABLE IF EXISTS results; DROP TABLE IF EXISTS unlisted; DROP TABLE announcements; DROP TABLE nudges; DROP TABLE boards; DROP TABLE served;"
            "DROP TRIGGER a_message_that_is_sent_is_kept; DROP TRIGGER a_message_that_is_changed_is_kept; DROP TABLE ledger;"
        )
        db.executescript("""
            CREATE TABLE messages (
                game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE, role TEXT NOT NULL, user_id INTEGER NOT NULL,
                channel_id INTEGER NOT NULL, message_id INTEGER NOT NULL, seq INTEGER NOT NULL,
                PRIMARY KEY (game_id, role, user_id)
            );
            CREATE INDEX messages_by_user ON messages (user_id);
            ALTER TABLE games ADD COLUMN announced INTEGER NOT NULL DEFAULT -1;
            ALTER TABLE games ADD COLUMN end_announced INTEGER NOT NULL DEFAULT 0;""")
        db.executescript("""
            CREATE TABLE former (
                game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE, seq INTEGER NOT NULL,
                rules INTEGER NOT NULL, state BLOB NOT NULL, base INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (game_id, seq)
            );
            ALTER TABLE games DROP COLUMN version;
            INSERT INTO former SELECT game_id, seq, rules, state, base FROM snapshots;
            DROP TABLE snapshots;
            ALTER TABLE former RENAME TO snapshots;""")
    async with await Service.open(path, clock) as again:
        assert (await again.queries.snapshot(table.id)).question is not None
        assert await again.expiries.next_due() is None
        await again.play.move(table.id, GUEST, Refuse, {})
        await offer(again, table)
        assert await again.expiries.next_due() is not None
        await again.play.move(table.id, GUEST, Accept, {})
        assert await again.orders.give_at_once(table.id, HOST) is None
        assert (await again.play.move(table.id, GUEST, Name, {"number": 1})).table.actors == {2}


async def test_who_waits_for_an_answer_is_not_reminded_to_move(service, table):
    await offer(service, table)
    assert [row.seat for row in (await service.live.get(table.id)).record.reminders] == [1]
    await service.play.move(table.id, GUEST, Refuse, {})
    assert [row.seat for row in (await service.live.get(table.id)).record.reminders] == [0]
