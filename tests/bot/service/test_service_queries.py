import json

import pytest

from bot.service import LogLine, NotSeated, Refusal
from bot.service import log as log_of_table
from engine.core import log
from engine.core.errors import IllegalMove
from engine.core.moves import NumberRange
from engine.core.registry import find
from engine.core.text import Text
from engine.core.views import Event
from storage import moves
from tests.bot.service.conftest import GUEST, GUILD, HOST, OUTSIDER, refused
from tests.toy.engine.game import Choose, Draw, Score


async def test_everybody_sees_their_own_hand_and_no_other(service, opened):
    table = await opened()
    mine, theirs = [(await service.queries.snapshot(table.id, user)).view.hand for user in (HOST, GUEST)]
    assert mine != theirs
    for user in (OUTSIDER, None):
        look = await service.queries.snapshot(table.id, user)
        assert (look.seat, look.view.hand, look.kinds, look.undo) == (None, None, (), None)


async def test_a_look_tells_what_can_be_done_now(service, opened):
    table = await opened()
    look = await service.queries.snapshot(table.id, HOST)
    assert (look.seat, set(look.kinds), look.actors) == (0, {Score, Draw}, {0})
    assert (await service.queries.snapshot(table.id, GUEST)).kinds == ()
    await service.play.move(table.id, HOST, Score, {})
    assert (await service.queries.snapshot(table.id, HOST)).undo.free


async def test_a_done_table_can_be_looked_at_but_not_played(service, opened):
    table = await opened()
    await service.admin.force_end(GUILD, table.id)
    look = await service.queries.snapshot(table.id, HOST)
    assert (look.kinds, look.undo, look.actors) == ((), None, frozenset())
    assert look.seed is not None


async def test_a_position_stays_as_it_is_while_the_game_goes_on(service, opened):
    """Also as another holds it: what is being composed of it describes one moment."""
    table = await opened()
    position = (await service.queries.snapshot(table.id, HOST)).position
    await service.play.move(table.id, HOST, Score, {})
    assert position.held_by(0) == position
    assert position.held_by(1).table == table
    assert (await service.queries.snapshot(table.id, HOST)).position != position


async def test_slots_are_those_of_the_persons_own_seat(service, live):
    table = await live(HOST, GUEST)
    hand = (await service.queries.snapshot(table.id, GUEST)).view.hand
    assert (await service.queries.snapshot(table.id, GUEST)).position.slots(Choose)("number", {}) == NumberRange(
        min(hand), max(hand)
    )
    with pytest.raises(NotSeated):
        (await service.queries.snapshot(table.id, OUTSIDER)).position.slots("choose")("number", {})
    with pytest.raises(IllegalMove):
        (await service.queries.snapshot(table.id, HOST)).position.slots("swap")("answers", {})
    for kind, field in (("choose", "colour"), ("fly", "number")):
        with pytest.raises(Refusal, match="no_such_move"):
            (await service.queries.snapshot(table.id, HOST)).position.slots(kind)(field, {})


@pytest.fixture
def short_pages(monkeypatch):
    """Show two lines of the log on a page."""
    monkeypatch.setattr(log_of_table, "LOG_PAGE", 2)


@pytest.mark.usefixtures("short_pages")
async def test_page_1_of_the_log_is_its_beginning_without_one_it_is_the_latest_and_it_keeps_secrets(service, opened):
    table = await opened()
    await service.play.move(table.id, HOST, Draw, {})
    mine, theirs = [await service.log.page(table.id, user) for user in (HOST, GUEST)]
    assert ([line.number for line in mine.lines], mine.page, mine.pages) == ([2, 3], 2, 2)
    assert [len(page.lines[-1].events) for page in (mine, theirs)] == [2, 1]
    for page, numbers in ((1, [1]), (2, [2, 3]), (99, [2, 3]), (-1, [2, 3]), (-2, [1]), (-99, [1])):
        found = await service.log.page(table.id, None, page=page)
        assert [line.number for line in found.lines] == numbers
    assert (await service.log.page(table.id, None, page=1)).lines[0].kind == "choose"


async def test_each_line_of_the_log_says_when_its_move_was_made_also_after_moves_taken_back(service, opened, clock):
    table = await opened()
    began = clock.now
    clock.forward(100)
    await service.play.move(table.id, HOST, Score, {})
    clock.forward(100)
    await service.consent.undo(table.id, HOST)
    clock.forward(100)
    await service.play.move(table.id, HOST, Score, {})
    page = await service.log.page(table.id, HOST)
    assert page.moments == (began, began, began + 300)


@pytest.mark.usefixtures("short_pages")
async def test_the_log_is_opened_at_a_move_and_without_rounds_marks_its_pages(service, opened):
    table = await opened()
    await service.play.move(table.id, HOST, Draw, {})
    for move, page in ((1, 1), (2, 2), (3, 2), (99, 2)):
        assert (await service.log.page(table.id, HOST, move=move)).page == page
    marks = (await service.log.page(table.id, HOST)).marks
    assert [(mark.number, mark.page, mark.begins) for mark in marks] == [(1, 1, None), (2, 2, None)]


async def test_an_empty_log_has_one_empty_page(service, live):
    table = await live(HOST, GUEST)
    page = await service.log.page(table.id)
    assert (page.lines, page.pages) == ((), 1)


async def test_since_my_last_turn_tells_what_others_did(service, live, choose):
    table = await live(HOST, GUEST)
    await choose(table, GUEST, HOST)
    # Nobody has done anything since: what led to the turn is told, and the turn itself.
    assert [line.line.kind for line in (await service.spans.span(table.id, HOST)).lines] == ["choose", "choose"]
    await service.play.move(table.id, HOST, Draw, {})
    await service.play.move(table.id, HOST, "swap", {"answers": []})
    lines = [line.line for line in (await service.spans.span(table.id, GUEST)).lines]
    assert [line.kind for line in lines] == ["choose", "draw", "swap"]
    assert [event.text.key for event in lines[1].events] == ["toy.drew"]
    outside = await service.spans.span(table.id, OUTSIDER)
    assert outside.seat is None
    assert [line.line.kind for line in outside.lines] == ["choose", "draw", "swap"]


async def test_a_running_game_is_exported_as_one_seat_knows_it(service, live, choose, clock):
    table = await live(HOST, GUEST)
    hands = [(await service.queries.snapshot(table.id, user)).view.hand for user in (HOST, GUEST)]
    await choose(table, HOST, GUEST)
    await service.play.move(table.id, HOST, Draw, {})
    match = (await service.live.get(table.id)).match
    for user, events in ((HOST, 2), (GUEST, 1), (OUTSIDER, 1), (None, 1)):
        data = await service.export.export(table.id, user)
        assert match.seed.encode() not in data
        known = json.loads(data)
        assert (known["format"], known["seq"], len(known["lines"])) == ("stationmaster-view/1", 3, 3)
        assert len(known["lines"][-1]["events"]) == events
        assert all("fields" not in line and "number" in line for line in known["lines"])
        assert known["commitment"] == table.commitment
    # The choice itself (which number was kept) stands in the log's moves: no line of the export may hold it.
    foreign = json.loads(await service.export.export(table.id, GUEST))
    assert foreign["view"]["hand"] == [min(hands[1])]
    assert set(foreign["lines"][0]) == {"number", "seat", "kind", "events"}


async def test_a_finished_game_is_exported_whole_and_replays(service, opened):
    table = await opened()
    await service.play.move(table.id, HOST, Score, {})
    await service.play.move(table.id, GUEST, Score, {})
    replayed = log.read(await service.export.export(table.id, OUTSIDER))
    match = (await service.live.get(table.id)).match
    assert (replayed.state, replayed.result) == (match.state, match.result)


async def test_a_game_that_was_ended_is_exported_whole_too(service, opened):
    table = await opened()
    await service.admin.force_end(GUILD, table.id)
    assert len(log.read(await service.export.export(table.id)).entries) == 2


async def test_a_lobby_has_nothing_to_look_at_or_export(service, lobby):
    table = await lobby(HOST)
    assert await refused(service.queries.snapshot(table.id, HOST)) == "service.not_started"
    assert await refused(service.export.export(table.id, HOST)) == "service.not_started"
    assert await refused(service.queries.snapshot("nowhere")) == "service.no_such_table"


@pytest.mark.parametrize("meanwhile", ["move", "undo"])
async def test_the_log_can_be_read_while_somebody_moves_or_takes_a_move_back(service, opened, monkeypatch, meanwhile):
    table, moments = await opened(), moves.moments
    if meanwhile == "undo":
        await service.play.move(table.id, HOST, Score, {})
    before = await service.log.page(table.id, HOST)

    async def read_slowly(*asked):
        found = await moments(*asked)
        monkeypatch.undo()
        if meanwhile == "move":
            await service.play.move(table.id, HOST, Score, {})
        else:
            await service.consent.undo(table.id, HOST)
        return found

    monkeypatch.setattr(moves, "moments", read_slowly)
    assert await service.log.page(table.id, HOST) == before
    after = await service.log.page(table.id, HOST)
    assert len(after.lines) - len(before.lines) == (1 if meanwhile == "move" else -1)


def test_a_move_with_which_several_rounds_begin_is_one_mark_of_the_log():
    game = find("18cz")
    begins = [Event(Text(min(game.info.rounds), {"round": number})) for number in (1, 2)]
    lines = [LogLine(number=number, seat=0, kind="pass", events=tuple(begins)) for number in (1, 2)]
    marks = log_of_table._marks(game, lines, [0.0, 1.0], [0])
    assert [(mark.number, mark.begins.params["round"]) for mark in marks] == [(1, 2), (2, 2)]
