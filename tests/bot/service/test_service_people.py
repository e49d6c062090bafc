import asyncio

import msgspec
import pytest

from bot.service import NoSuchTable, Preferences, Service
from bot.service.values import DEFAULT_GUILD_TABLES, MOST_CHANNELS
from storage import absences, lessons
from storage.absences import Away
from storage.integrity import layouts
from storage.rows import fetch, write
from tests.bot.service.conftest import GUEST, GUILD, HOST, START, THIRD, refused
from tests.stored import read, transact
from tests.toy.engine.game import Draw, Score

TOLD = {
    "campaign_seats.user_id": "companies",
    "games.host_id": "hosted",
    "absence_notices.user_id": "absences",
    "closed_dms.user_id": "closed_dm",
    "languages.user_id": "language",
    "lessons.user_id": "lessons",
    "ledger.user_id": "messages",
    "preferences.user_id": "preferences",
    "proposals.by_user": "proposals",
    "proposals.user_id": "proposals",
    "seats.user_id": "seats",
    "unlisted.user_id": "unlisted",
    "voters.user_id": "proposals",
}
"""The columns in which a person's id may stand, each with what ``/privacy`` tells of it."""
OF_A_SEAT = {"notes", "orders", "proposals", "reminders", "seats"}
"""The tables that hold something of a seat, which is its holder's: ``/privacy`` tells of it with the seats."""
NOBODYS = {
    "agreed", "at", "called", "chosen", "company", "content", "daily", "due", "ended", "ended_at",
    "entry", "fields", "game", "game_id", "campaign_id", "guild_id", "channel_id", "message_id", "proposal_id", "id",
    "keep", "kind", "language", "lapsed", "max_tables", "name", "nonce", "number", "order", "outcome", "page", "pace", "place",
    "patience", "policy", "power", "private", "reminders", "rules", "seat", "seed", "sent", "seq", "shown_up_to", "since", "target",
    "state", "text", "title", "to_move", "variants", "version", "wanted", "commitment", "phase", "interval", "zone",
    "quiet_start", "quiet_end", "quiet_zone", "active_start", "active_end", "weekends", "away_from", "away_until",
    "away_since", "sound", "stand_in", "digest_due", "pictures", "practice", "hints", "base", "deleted", "created", "started",
    "ending", "answer", "shard", "total",
}  # fmt: skip
"""The names of columns in which no person's id stands."""


async def everything_about(service, user_id):
    """Return the tables and columns in which a person's id still stands."""

    async def look(tx):
        found = []
        for name, layout in layouts().items():
            for row in await fetch(tx, f"SELECT * FROM {name}"):
                found += [f"{name}.{column}" for column in layout.columns if row[column] == user_id]
        return found

    return await read(service.database, look)


async def test_preferences_are_kept(service, path, clock):
    chosen = Preferences(
        user_id=HOST, zone="Europe/Prague", quiet_start=1320, quiet_end=420, interval=3600, where="channel"
    )
    await service.people.change_preferences(HOST, lambda _: chosen)
    await service.close()
    async with await Service.open(path, clock) as after:
        assert await after.people.preferences(HOST) == chosen
        assert await after.people.preferences(GUEST) == Preferences(user_id=GUEST)


async def test_of_two_choices_at_the_same_time_neither_takes_back_the_other(service):
    def in_prague(chosen):
        return msgspec.structs.replace(chosen, zone="Europe/Prague")

    people = service.people
    await asyncio.gather(people.go_away(HOST, START, START + 86400), people.change_preferences(HOST, in_prague))
    chosen = await people.preferences(HOST)
    assert (chosen.zone, chosen.absence.end) == ("Europe/Prague", START + 86400)


async def test_closed_direct_messages_are_remembered_until_they_open(service):
    assert not await service.people.dm_closed(HOST)
    await service.people.set_dm_closed(HOST, closed=True)
    await service.people.set_dm_closed(HOST, closed=True)
    assert await service.people.dm_closed(HOST)
    await service.people.set_dm_closed(HOST, closed=False)
    assert not await service.people.dm_closed(HOST)


@pytest.fixture
async def busy(service, lobby, live, choose):
    """A person with something stored everywhere: a lobby, a live game, a past one, settings, messages, a proposal."""
    await service.people.change_preferences(HOST, lambda _: Preferences(user_id=HOST, interval=3600))
    await service.people.set_dm_closed(HOST, closed=True)
    past = await live(HOST, GUEST, channel=1)
    await choose(past, HOST, GUEST)
    await service.play.move(past.id, HOST, Score, {})
    await service.play.move(past.id, GUEST, Score, {})
    playing = await live(HOST, GUEST, channel=2)
    await choose(playing, HOST, GUEST)
    await service.play.move(playing.id, HOST, Draw, {})
    await service.consent.undo(playing.id, HOST)
    await service.ledger.remember_message(playing.id, "hand", 5, 6, user_id=HOST)
    return {"past": past, "playing": playing, "lobby": await lobby(HOST, GUEST, channel=3)}


@pytest.fixture
async def everywhere(service, busy, live):
    """The same person, who is in every list that there is."""
    other = await live(GUEST, THIRD, channel=4)
    await service.consent.replace(other.id, GUEST, 1, HOST)
    asked = await live(GUEST, HOST, channel=5)
    await service.consent.end(asked.id, GUEST)
    await service.statistics.set_listed(HOST, listed=False)
    await service.languages.learn(HOST, "pl")

    async def more(tx):
        await lessons.add(tx, HOST, "toy", "first")
        await absences.put(tx, Away(busy["playing"].id, HOST))
        await write(tx, "INSERT INTO campaigns (id, game, patience) VALUES ('c', 'toy', 1)")
        row = "INSERT INTO campaign_seats (campaign_id, company, place, since, user_id) VALUES ('c', 'red', 0, 1, ?)"
        await write(tx, row, HOST)

    await transact(service.database, more)


async def test_privacy_names_all_that_is_stored(service, busy):
    stored = await service.people.privacy(HOST)
    assert stored.preferences.interval == 3600
    assert (stored.closed_dm, len(stored.seats), stored.hosted) == (True, 3, 3)
    assert (stored.reminders, stored.messages, stored.proposals) == (1, 1, 1)
    nothing = await service.people.privacy(THIRD)
    assert nothing == type(nothing)(
        user_id=THIRD, preferences=None, closed_dm=False, seats=(), hosted=0, reminders=0, messages=0, proposals=0,
        companies=0,
    )  # fmt: skip


def test_a_column_for_a_person_that_is_new_is_told_and_forgotten():
    columns = {f"{name}.{column}" for name, layout in layouts().items() for column in layout.columns}
    assert {each for each in columns if each.partition(".")[2] not in NOBODYS} == set(TOLD)
    assert {name for name, layout in layouts().items() if "seat" in layout.columns} == OF_A_SEAT


async def test_privacy_tells_of_each_place_where_a_person_stands_and_forgetting_leaves_none(service, everywhere):
    assert set(await everything_about(service, HOST)) == set(TOLD)
    stored = await service.people.privacy(HOST)
    assert [field for field in TOLD.values() if not getattr(stored, field)] == []
    await service.people.forget(HOST)
    assert await everything_about(service, HOST) == []


async def test_whoever_asks_to_be_forgotten_is_nowhere_any_more_and_the_games_go_on(service, busy):
    forgotten = await service.people.forget(HOST)
    assert [table.id for table in forgotten.left] == [busy["lobby"].id]
    assert [table.id for table in forgotten.handed_over] == [busy["playing"].id]
    assert await everything_about(service, HOST) == []
    past = await service.tables.get(busy["past"].id)
    assert [holder.user_id for holder in past.seats] == [None, GUEST]
    assert not past.holder(0).human
    playing = await service.tables.get(busy["playing"].id)
    assert (playing.holder(0).policy, playing.host_id, playing.phase) == ("random", GUEST, "live")
    assert await service.play.waiting_for_opponents() == (playing.id,)
    await service.play.opponent(playing.id)
    assert (await service.tables.get(busy["lobby"].id)).host_id == GUEST
    assert (await service.people.privacy(HOST)).seats == ()


async def test_the_log_of_a_past_game_stays_as_it_was(service, busy):
    before = await service.export.export(busy["past"].id)
    await service.people.forget(HOST)
    assert await service.export.export(busy["past"].id) == before


async def test_a_game_with_nobody_left_ends(service, live):
    table = await live(HOST, opponents=1)
    (handed,) = (await service.people.forget(HOST)).handed_over
    assert (handed.phase, handed.ending, handed.host_id) == ("ended", "abandoned", None)
    assert await service.reminders.next_due() is None
    assert (await service.ledger.behind(table.id)).news.ended


async def test_being_asked_by_nobody_forgets_nothing(service, opened):
    table = await opened()
    forgotten = await service.people.forget(THIRD)
    assert (forgotten.left, forgotten.handed_over) == ((), ())
    assert (await service.tables.get(table.id)).people == (HOST, GUEST)


async def test_what_waits_for_the_consent_of_someone_forgotten_is_cancelled(service, live, choose):
    table = await live(HOST, GUEST, THIRD)
    await choose(table, HOST, GUEST, THIRD)
    ask = await service.consent.end(table.id, HOST)
    await service.people.forget(THIRD)
    assert (await service.consent.get(table.id, ask.proposal.id)).state == "cancelled"


async def test_those_who_manage_a_server_see_end_and_delete_its_tables(service, opened, lobby):
    table = await opened()
    waiting = await lobby(HOST, channel=11)
    assert {each.id for each in await service.admin.tables(GUILD)} == {table.id, waiting.id}
    assert [each.id for each in await service.admin.tables(GUILD, "live")] == [table.id]
    ended = await service.admin.force_end(GUILD, table.id)
    assert (ended.phase, ended.ending) == ("ended", "admin")
    assert await refused(service.admin.force_end(GUILD, table.id)) == "service.ended"
    await service.admin.delete(GUILD, table.id)
    with pytest.raises(NoSuchTable):
        await service.tables.get(table.id)
    with pytest.raises(NoSuchTable):
        await service.queries.snapshot(table.id, HOST)


async def test_a_live_table_can_be_deleted_while_it_is_played(service, opened):
    table = await opened()
    await service.queries.snapshot(table.id, HOST)
    await service.admin.delete(GUILD, table.id)
    with pytest.raises(NoSuchTable):
        await service.play.move(table.id, HOST, Score, {})


async def test_another_servers_tables_are_out_of_reach(service, opened):
    table = await opened()
    for work in (service.admin.force_end(2, table.id), service.admin.delete(2, table.id)):
        with pytest.raises(NoSuchTable):
            await work
    assert await service.admin.tables(2) == ()


async def test_allowed_channels_and_numbers_are_kept_and_bounded(service, path, clock):
    await service.admin.allow_channel(GUILD, 10)
    await service.admin.allow_channel(GUILD, 10)
    await service.admin.allow_channel(GUILD, 11)
    await service.admin.limit_tables(GUILD, 3)
    await service.close()
    async with await Service.open(path, clock) as after:
        settings = await after.admin.settings(GUILD)
        assert (settings.channels, settings.max_tables) == ((10, 11), 3)
        await after.admin.disallow_channel(GUILD, 10)
        assert (await after.admin.disallow_channel(GUILD, 11)).channels == ()
        assert (await after.admin.limit_tables(GUILD, None)).max_tables is None
        assert await refused(after.admin.limit_tables(GUILD, DEFAULT_GUILD_TABLES + 1)) == "service.admin.tables"
        for channel in range(MOST_CHANNELS):
            await after.admin.allow_channel(GUILD, channel + 1)
        assert await refused(after.admin.allow_channel(GUILD, 999)) == "service.admin.channels"


async def test_table_values_hold_no_seed(service, opened):
    table = await opened()
    match = (await service.live.get(table.id)).match
    assert match.seed.encode() not in msgspec.json.encode(table)


async def test_no_time_zone_that_there_is_not_and_no_quiet_hours_that_never_end_are_kept(service):
    wrong = {
        "service.zone": ({"zone": "Atlantis"},),
        "service.quiet": ({"quiet_start": 1320}, {"quiet_end": 420}, {"quiet_start": 600, "quiet_end": 600}),
    }
    for key, choices in wrong.items():
        for chosen in choices:
            wanted = Preferences(user_id=HOST, **chosen)
            assert await refused(service.people.change_preferences(HOST, lambda _, wanted=wanted: wanted)) == key
    assert await service.people.preferences(HOST) == Preferences(user_id=HOST)
