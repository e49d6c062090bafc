"""How finished tables came out, and who is in no list."""

from storage import games, results
from storage.results import SeatResult
from tests.stored import transact

OUTCOME = (SeatResult(7, 1), SeatResult(-2, 2))


async def finished(database, **whose):
    async with database.reading() as tx:
        return [(table.id, outcome) for table, outcome in await results.finished(tx, **whose)]


async def test_only_what_was_played_to_its_end_and_not_for_practice_is_counted(database, make_table):
    over = {"phase": "over", "ended": 5.0, "ending": "finished"}
    tables = {
        "over": over,
        "live": {},
        "early": {"phase": "ended", "ended": 5.0, "ending": "agreed"},
        "mock": {**over, "practice": True},
        "file": {**over, "ending": "imported"},
    }
    for channel, (table_id, fields) in enumerate(tables.items(), start=10):
        table = make_table(table_id, channel_id=channel, **fields)
        await transact(database, lambda tx, table=table: games.add(tx, table))
    guild = make_table().guild_id
    assert await finished(database, guild_id=guild) == [("over", None)]
    assert await finished(database, guild_id=guild + 1) == []
    assert await finished(database, user_id=make_table().people[0]) == [("over", None)]
    async with database.reading() as tx:
        assert len(await results.unfinished(tx, guild)) == 1


async def test_a_result_counts_as_long_as_its_log_has_not_grown(database, make_table):
    table = make_table("abc", phase="over", ended=5.0, ending="finished")
    await transact(database, lambda tx: games.add(tx, table))
    for seq, expected in ((table.seq, OUTCOME), (table.seq + 1, None), (table.seq, OUTCOME)):
        await transact(database, lambda tx, seq=seq: results.put(tx, "abc", seq, OUTCOME))
        assert await finished(database, guild_id=table.guild_id) == [("abc", expected)]
    await transact(database, lambda tx: games.delete(tx, "abc"))
    assert await finished(database, guild_id=table.guild_id) == []


async def test_who_is_in_no_list_may_be_in_lists_again(database):
    for change, expected in ((results.unlist, {7}), (results.unlist, {7}), (results.relist, set())):
        await transact(database, lambda tx, change=change: change(tx, 7))
        async with database.reading() as tx:
            assert await results.unlisted(tx) == expected
            assert await results.is_unlisted(tx, 7) == (7 in expected)
