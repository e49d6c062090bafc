import msgspec
import pytest

from engine.core.errors import CorruptLog, IllegalMove, UnknownGame
from engine.core.game import GameInfo
from engine.core.moves import Redo, Undo
from engine.core.registry import GAMES
from engine.core.rng import Rng
from storage import games, snapshots
from storage.errors import StaleSequence, UnknownTable
from storage.rows import change, number
from tests.storage.conftest import saved, store
from tests.stored import load, read, transact
from tests.toy.engine import game as toy_game
from tests.toy.engine.game import TOY, Choose


def same(one, other):
    return (one.state, one.line, one.entries, one.can_redo) == (other.state, other.line, other.entries, other.can_redo)


class Renumbered(toy_game.Toy):
    """The toy in a second version, under which former logs replay as before."""

    info = GameInfo(key="toy", players=(2, 4), rules=2, variants=TOY.info.variants)


class Changed(Renumbered):
    """The toy in a second version, under which no former log replays."""

    def setup(self, setup, seed):
        return super().setup(setup, seed + "!")


@pytest.fixture
def newer_rules(monkeypatch):
    """Let the toy come in a second version from now on."""

    def come(version=Changed):
        monkeypatch.setattr(toy_game, "NEWER", version(), raising=False)
        monkeypatch.setitem(GAMES, "toy", "tests.toy.engine.game:NEWER")

    return come


async def test_a_stored_game_loads_as_it_was_played(database, begin, play):
    match = await begin()
    await play("abc", match, 4)
    assert same(await load(database, "abc"), match)


async def test_undo_and_redo_are_entries_and_load_as_such(database, begin, play, store_entry):
    match = await begin()
    await play("abc", match, 3)
    await store_entry("abc", match, Undo(0, 1))
    assert same(await load(database, "abc"), match)
    await store_entry("abc", match, Redo(0))
    loaded = await load(database, "abc")
    assert same(loaded, match)
    assert len(loaded.entries) == 5
    assert len(loaded.line) == 3


async def test_positions_kept_are_a_cache(database, begin, play):
    match = await begin()
    await play("abc", match, 3)
    await transact(database, lambda tx: change(tx, "DELETE FROM snapshots"))
    assert same(await load(database, "abc"), match)
    await play("abc", match, 1)
    assert same(await load(database, "abc"), match)


async def test_a_position_kept_in_a_shape_that_is_read_no_more_is_made_anew_from_the_log(database, begin, play):
    match = await begin()
    await play("abc", match, 3)
    await transact(database, lambda tx: change(tx, "UPDATE snapshots SET state = ?", b"\x80"))
    assert same(await load(database, "abc"), match)
    await play("abc", match, 1)
    assert same(await load(database, "abc"), match)


async def test_only_the_latest_position_is_kept(database, begin, play):
    match = await begin()
    await play("abc", match, 4)
    assert await read(database, lambda tx: number(tx, "SELECT COUNT(*) FROM snapshots")) == 1
    latest = await read(database, lambda tx: snapshots.latest(tx, "abc"))
    assert (latest.seq, latest.rules, latest.base) == (4, 1, False)


async def test_a_running_game_goes_on_under_newer_rules_from_where_it_stood(database, begin, play, newer_rules):
    match = await begin()
    await play("abc", match, 3)
    newer_rules()
    resumed = await load(database, "abc")
    assert same(resumed, match)
    await play("abc", resumed, 2)
    again = await load(database, "abc")
    assert same(again, resumed)
    assert [number_ for number_, *_ in again.history()] == [4, 5]


async def test_a_game_begun_under_older_rules_is_played_again_where_its_position_is_read_no_more(
    database, begin, play, newer_rules
):
    match = await begin()
    await play("abc", match, 3)
    await transact(database, lambda tx: change(tx, "UPDATE snapshots SET state = ?", b"\x80"))
    newer_rules(Renumbered)
    resumed = await load(database, "abc")
    assert same(resumed, match)
    await play("abc", resumed, 1)
    assert same(await load(database, "abc"), resumed)


async def test_under_newer_rules_undo_reaches_back_to_the_change_even_after_a_restart(
    database, begin, play, store_entry, newer_rules
):
    match = await begin()
    await play("abc", match, 2)
    newer_rules()
    resumed = await load(database, "abc")
    await play("abc", resumed, 2)
    again = await load(database, "abc")
    await store_entry("abc", again, Undo(0, 2))
    assert (await load(database, "abc")).state == match.state
    with pytest.raises(IllegalMove, match="too_far"):
        again.attempt(Undo(0, 1))


async def test_a_log_that_does_not_follow_is_refused(database, begin):
    await begin()
    await transact(
        database, lambda tx: change(tx, """INSERT INTO moves VALUES ('abc', 1, '{"kind":"score","seat":0}', 0.0)""")
    )
    with pytest.raises(CorruptLog, match="entry 1"):
        await load(database, "abc")


async def test_what_cannot_be_loaded_is_named(database, begin, make_table):
    with pytest.raises(UnknownTable):
        await load(database, "nowhere")
    await transact(database, lambda tx: games.add(tx, make_table("lobby", phase="lobby", started=None)))
    with pytest.raises(CorruptLog, match="no seed"):
        await load(database, "lobby")
    await begin("lost", channel_id=11)
    table = await read(database, lambda tx: games.get(tx, "lost"))
    await transact(database, lambda tx: saved(tx, msgspec.structs.replace(table, game="chess")))
    with pytest.raises(UnknownGame):
        await load(database, "lost")


async def test_nothing_is_added_to_a_game_that_is_done(database, begin, store_entry):
    match = await begin()
    table = await read(database, lambda tx: games.get(tx, "abc"))
    await transact(database, lambda tx: saved(tx, msgspec.structs.replace(table, phase="ended")))
    low = min(match.state.hands[0])
    with pytest.raises(Exception, match="ended"):
        await store_entry("abc", match, Choose(0, low))
    assert match.entries == []


async def test_a_private_move_that_was_made_before_another_writers_entry_is_not_stored(database, begin, play):
    match = await begin()
    await play("abc", match, 2)
    seat = min(match.game.actors(match.state))
    attempt = match.attempt(match.game.policies["random"](match.game, match.state, seat, Rng("unseen")))
    await play("abc", await load(database, "abc"), 1)
    attempt = msgspec.structs.replace(attempt, private=True)
    with pytest.raises(StaleSequence, match="a private move at entry 2, not 3"):
        await store(database, "abc", match, attempt)
    assert await read(database, lambda tx: number(tx, "SELECT COUNT(*) FROM private_moves")) == 0
