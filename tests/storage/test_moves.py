import asyncio

import pytest

from storage import games, moves
from storage.database import Database
from storage.errors import StaleSequence
from storage.integrity import with_holes
from storage.rows import change
from tests.postgres import INTEGRITY
from tests.stored import read, transact


@pytest.fixture
async def three_moves(begin, play):
    match = await begin()
    await play("abc", match, 3)
    return match


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE moves SET entry = '{}' WHERE seq = 2",
        "UPDATE moves SET seq = 9 WHERE seq = 3",
        "DELETE FROM moves WHERE seq = 3",
        "DELETE FROM moves",
        "INSERT INTO moves VALUES ('abc', 3, '{}', 0) ON CONFLICT (game_id, seq) DO UPDATE SET entry = '[]'",
        "INSERT INTO moves VALUES ('abc', 4, '{}', 0), ('abc', 4, '{}', 0)",
        pytest.param("INSERT OR REPLACE INTO moves VALUES ('abc', 3, '{}', 0)", marks=pytest.mark.file),
        pytest.param("INSERT OR REPLACE INTO moves VALUES ('abc', 1, '{}', 0)", marks=pytest.mark.file),
        "INSERT INTO moves VALUES ('abc', 5, '{}', 0)",
        "INSERT INTO moves VALUES ('abc', 0, '{}', 0)",
        "INSERT INTO moves VALUES ('xyz', 2, '{}', 0)",
        "INSERT INTO moves VALUES ('xyz', 1, '{}', 0)",
        "DELETE FROM games",
    ],
)
async def test_the_log_refuses_everything_but_its_next_entry(database, three_moves, statement):
    before = await read(database, lambda tx: moves.of(tx, "abc"))
    with pytest.raises(INTEGRITY, match=r"append-only|plus 1|FOREIGN KEY|foreign key"):
        await transact(database, lambda tx: change(tx, statement))
    assert await read(database, lambda tx: moves.of(tx, "abc")) == before


async def test_moves_go_with_a_game_that_is_deleted_as_a_whole(database, three_moves):
    await transact(database, lambda tx: games.delete(tx, "abc"))
    assert await read(database, lambda tx: moves.of(tx, "abc")) == ()


async def test_of_two_writers_of_one_number_one_wins(path, database, three_moves, play):
    other = await Database.open(path)
    try:
        twin = type(three_moves).replay(
            three_moves.game, three_moves.setup, three_moves.seed, list(three_moves.entries)
        )
        results = await asyncio.gather(play("abc", three_moves), play("abc", twin, into=other), return_exceptions=True)
    finally:
        await other.close()
    assert sorted(type(result) for result in results if result) == [StaleSequence]
    assert len(await read(database, lambda tx: moves.of(tx, "abc"))) == 4


async def test_a_gap_is_found(database, three_moves):
    assert await read(database, with_holes) == []
    await transact(database, lambda tx: change(tx, "UPDATE games SET seq = 7"))
    assert [table_id for table_id, _ in await read(database, with_holes)] == ["abc"]
