"""What is answered once for all: given whenever it is asked, taken back, and gone with the seat's owner."""

import msgspec
import pytest

from bot.service import TableOptions
from engine.core.assistance import RecurringQuestion
from engine.core.registry import GAMES
from engine.core.text import text
from tests.bot.service.conftest import CHANNEL, GUEST, GUILD, HOST, THIRD, refused
from tests.open_toy.engine.game import OpenOrders, OpenToy, Pass, Walk


class AskingOrders(OpenOrders):
    def answer(self, state, seat):
        only = self.game.actors(state) == {seat}
        return RecurringQuestion(f"turn.{seat}", text("open.never"), Pass(seat)) if only else None

    def answer_text(self, name):
        return text("open.never", name=name)


class AskingToy(OpenToy):
    """The open toy, in which a seat may leave its turns out once for all."""

    info = msgspec.structs.replace(OpenToy.info, key="asking")

    def __init__(self):
        super().__init__()
        self.orders = AskingOrders(self)


ASKING_TOY = AskingToy()


@pytest.fixture(autouse=True)
def _registered(monkeypatch):
    monkeypatch.setitem(GAMES, "asking", f"{__name__}:ASKING_TOY")


@pytest.fixture
async def table(service):
    """Start the toy with three people; the host is to move."""
    opened = await service.lobby.new(HOST, GUILD, CHANNEL, TableOptions(game="asking", title="Friday", players=3))
    for user in (GUEST, THIRD):
        await service.lobby.join(opened.id, user)
    return await service.lobby.start(opened.id, HOST)


async def never_asked(service, table):
    """Let the host, then the guest, leave out their turns once for all."""
    for user, name in ((HOST, "turn.0"), (GUEST, "turn.1")):
        seq = (await service.queries.snapshot(table.id)).table.seq
        outcome = await service.orders.give_answer(table.id, user, name, expected_seq=seq)
    return outcome


async def test_it_is_given_at_once_and_whenever_it_is_asked_again(service, table):
    outcome = await never_asked(service, table)
    assert (outcome.events.entry, outcome.table.actors) == (Pass(1), {2})
    outcome = await service.play.move(table.id, THIRD, Walk, {"path": ("north", "lake")})
    assert (outcome.table.actors, outcome.table.seq) == ({2}, 5)


async def test_what_stands_is_shown_to_its_owner_alone(service, table):
    await never_asked(service, table)
    assert (await service.queries.snapshot(table.id, GUEST)).answered == (text("open.never", name="turn.1"),)
    for other in (THIRD, None):
        assert (await service.queries.snapshot(table.id, other)).answered == ()


async def test_only_what_is_asked_now_is_answered(service, table):
    for user, name, seq in ((GUEST, "turn.1", 0), (HOST, "turn.1", 0), (HOST, "turn.0", 1)):
        assert await refused(service.orders.give_answer(table.id, user, name, expected_seq=seq)) == "service.stale"
    assert (await service.queries.snapshot(table.id)).table.seq == 0


async def test_whoever_takes_it_back_is_asked_again(service, table):
    await never_asked(service, table)
    await service.orders.take_back(table.id, HOST, preferences=True)
    outcome = await service.play.move(table.id, THIRD, Pass, {})
    assert outcome.table.actors == {0}
    assert await refused(service.orders.take_back(table.id, HOST, preferences=True)) == "service.answer.nothing"


async def test_whoever_takes_the_move_back_is_asked_until_the_next_time(service, table):
    await never_asked(service, table)
    await service.orders.take_back(table.id, HOST, preferences=True)
    assert (await service.consent.undo(table.id, GUEST)).done
    assert (await service.queries.snapshot(table.id)).actors == {1}
    for user in (GUEST, THIRD, HOST):
        await service.play.move(table.id, user, Pass, {})
    assert (await service.queries.snapshot(table.id)).actors == {2}


async def test_nobody_answers_for_whoever_takes_the_seat_over(service, table):
    await never_asked(service, table)
    await service.people.forget(GUEST)
    outcome = await service.play.move(table.id, THIRD, Pass, {})
    assert outcome.table.actors == {1}


class IdleToy(AskingToy):
    """The same, in which seats other than the host's can only pass."""

    info = msgspec.structs.replace(OpenToy.info, key="idle")

    def __init__(self):
        super().__init__()
        self.guidance.declining = Pass

    def kinds(self, state, seat):
        return super().kinds(state, seat) if seat == 0 else tuple({Pass} & {*super().kinds(state, seat)})


IDLE_TOY = IdleToy()


async def test_nobody_is_asked_who_could_only_decline_though_that_can_be_answered_once_for_all(service, monkeypatch):
    monkeypatch.setitem(GAMES, "idle", f"{__name__}:IDLE_TOY")
    opened = await service.lobby.new(HOST, GUILD, CHANNEL, TableOptions(game="idle", title="Friday", players=3))
    for user in (GUEST, THIRD):
        await service.lobby.join(opened.id, user)
    await service.lobby.start(opened.id, HOST)
    outcome = await service.play.move(opened.id, HOST, Pass, {})
    assert (outcome.table.actors, outcome.table.seq) == ({0}, 3), "both others passed"
