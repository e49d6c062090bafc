import pytest

from storage import games, ledger
from storage.records import Holder, LedgerRow, PanelContent
from tests.stored import read, transact

SAID = PanelContent(story="Ada", pictures=(), added="", next_up="", rows=(), called=(100,))


def row(target, shown_up_to, **more):
    return LedgerRow(table_id="abc", target=target, shown_up_to=shown_up_to, **more)


async def put(database, *rows):
    async def work(tx):
        for each in rows:
            await ledger.put(tx, each)

    await transact(database, work)


async def shown(database):
    return (await read(database, lambda tx: ledger.of(tx, "abc")))[1]


async def test_what_was_shown_is_read_as_it_was_stored_and_raises_no_version(database, begin):
    await begin()
    before = await read(database, lambda tx: games.version(tx, "abc"))
    panel = row(ledger.PANEL, 3, channel_id=1, message_id=2, content=SAID)
    await put(database, panel, row(ledger.target_of(1), -1))
    assert set(await shown(database)) == {panel, row(ledger.target_of(1), -1)}
    assert await read(database, lambda tx: games.version(tx, "abc")) == before


async def test_a_message_that_shows_less_takes_the_place_of_none_that_shows_more(database, begin):
    await begin()
    await put(database, row(ledger.PANEL, 3, message_id=2), row(ledger.PANEL, 2, message_id=1))
    assert [each.message_id for each in await shown(database)] == [2]
    await put(database, row(ledger.PANEL, 3, message_id=4))
    assert [each.message_id for each in await shown(database)] == [4]


async def test_a_message_is_forgotten_only_as_long_as_it_stands_there(database, begin):
    await begin()
    await put(database, row(ledger.PANEL, 3, message_id=2))
    await transact(database, lambda tx: ledger.drop(tx, row(ledger.PANEL, 3, message_id=1)))
    assert len(await shown(database)) == 1
    await transact(database, lambda tx: ledger.drop(tx, row(ledger.PANEL, 3, message_id=2)))
    assert await shown(database) == ()


async def test_nothing_is_noted_of_a_table_that_is_gone_or_of_a_person_who_sits_elsewhere(database, begin):
    await begin()
    await put(database, row(ledger.HAND, 0, user_id=999, message_id=2))
    assert await shown(database) == ()
    await put(database, LedgerRow(table_id="gone", target=ledger.PANEL, shown_up_to=0))
    assert await read(database, lambda tx: ledger.of(tx, "gone")) is None


async def test_what_a_message_says_of_somebody_who_has_left_is_not_kept(database, begin):
    await begin()
    said = PanelContent(story="", pictures=(), added="", next_up="", rows=(), called=(), people=(100, 999))
    await put(database, row(ledger.PANEL, 0, message_id=2, content=said))
    assert [each.content for each in await shown(database)] == [None]


@pytest.mark.parametrize(
    ("late", "is_behind"),
    [
        (row(ledger.target_of(1), -1), True),
        (row(ledger.BARE, 0, message_id=2), True),
        (row(ledger.NOTE, 0), True),
        (row(f"{ledger.OLD_PANEL}7", 0, message_id=7), True),
        (row(ledger.CALL, 0, message_id=8), True),
        (row(ledger.CALL, 1, message_id=8), False),
        (row(ledger.HAND, 0, user_id=100, message_id=9), False),
    ],
)
async def test_a_table_is_behind_where_something_is_yet_to_be_sent_added_or_taken_away(
    database, make_table, late, is_behind
):
    table = make_table("abc", seats=(Holder(0, 100), Holder(1, 200)))
    await transact(database, lambda tx: games.add(tx, table))
    assert await read(database, ledger.behind) == ("abc",)
    await put(database, row(ledger.PANEL, 0, message_id=2))
    assert await read(database, ledger.behind) == ()
    await put(database, late)
    assert await read(database, ledger.behind) == (("abc",) if is_behind else ())


async def test_which_table_a_message_tells_of_is_known_when_another_has_taken_its_place(database, begin):
    await begin()
    await put(database, row(ledger.PANEL, 1, message_id=2), row(ledger.PANEL, 3, message_id=4))
    assert await read(database, lambda tx: ledger.announced_in(tx, 2)) == ("abc", 1)
    assert await read(database, lambda tx: ledger.announced_in(tx, 4)) == ("abc", 3)
    assert await read(database, lambda tx: ledger.announced_in(tx, 9)) is None
