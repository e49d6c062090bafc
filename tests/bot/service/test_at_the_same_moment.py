"""Two things done to a table at the same moment: whoever comes second is given a sentence, and nothing else fails.

What two people do meets at a visit to the database: one has judged by what it has read, and the other is done before
it goes on. So each is done wholly before every visit of each other one, as another process would do it.
"""

import functools
from contextlib import asynccontextmanager

import pytest

from bot.service import Preferences, Refusal, Service, TableOptions
from bot.service.practice import read_file
from bot.service.statistics import Asker
from bot.service.values import MOST_IMPORTED
from engine.core import log
from engine.core.errors import IllegalMove
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.registry import CAMPAIGNS, GAMES, find
from engine.core.rng import Rng
from engine.core.seat import Seat
from tests.bot.service.campaigns.playing import play_out
from tests.bot.service.conftest import CHANNEL, GUEST, GUILD, HOST, OUTSIDER, START, THIRD, Clock
from tests.open_toy.engine.game import Name, Pass
from tests.thorough import a_few, times


async def _everything(channels):
    return channels


async def _unwritten(_):
    return b""


async def _of(at, id_, look):
    return await look(await at.tables.get(id_))


async def _first_chapter(at, id_):
    return await at.campaigns.chapter((await _of(at, id_, at.campaigns.book)).games[0])


async def _compared(at, id_):
    return await at.copies.compared((await at.copies.begin(id_, THIRD, ("", "", ""))).id, THIRD)


SAID = (Refusal, IllegalMove)
"""What whoever came second is told in a sentence."""
LIVE = {
    "delete": lambda at, id_: at.admin.delete(GUILD, id_),
    "force end": lambda at, id_: at.admin.force_end(GUILD, id_),
    "end": lambda at, id_: at.consent.end(id_, HOST),
    "undo": lambda at, id_: at.consent.undo(id_, GUEST),
    "redo": lambda at, id_: at.consent.redo(id_, GUEST),
    "replace": lambda at, id_: at.consent.replace(id_, GUEST, Seat(1), OUTSIDER),
    "opponent": lambda at, id_: at.consent.opponent(id_, GUEST, Seat(1), sure=True),
    "vote": lambda at, id_: at.consent.vote(id_, HOST),
    "agree": lambda at, id_: at.consent.answer(id_, 1, GUEST, agree=True),
    "withdraw": lambda at, id_: at.consent.withdraw(id_, 1, HOST),
    "move": lambda at, id_: at.play.move(id_, THIRD, Name, {"number": 7}),
    "order": lambda at, id_: at.orders.give(id_, HOST, "keep_passing", {}),
    "remind": lambda at, id_: at.lobby.remind(id_, GUEST, interval=None, quiet=None),
    "nudge": lambda at, id_: at.reminders.nudge(id_, HOST, THIRD),
    "forget": lambda at, _: at.people.forget(THIRD),
    "away": lambda at, _: at.people.go_away(THIRD, START + 8 * 86400, START + 11 * 86400),
    "preferences": lambda at, _: at.people.change_preferences(
        THIRD, lambda _: Preferences(user_id=THIRD, reminders=False)
    ),
    "announced": lambda at, id_: at.ledger.mark_announced(id_, 2, 77),
    "claim reminders": lambda at, _: at.reminders.claim_due(),
    "clone": lambda at, id_: at.copies.begin(id_, THIRD, ("", "", "")),
}
"""What may be done to a game that goes on, by its id."""
LOBBY = {
    "delete": LIVE["delete"],
    "force end": LIVE["force end"],
    "start": lambda at, id_: at.lobby.start(id_, HOST),
    "join": lambda at, id_: at.lobby.join(id_, OUTSIDER),
    "leave": lambda at, id_: at.lobby.leave(id_, GUEST),
    "host leaves": lambda at, id_: at.lobby.leave(id_, HOST),
    "kick": lambda at, id_: at.lobby.kick(id_, HOST, GUEST),
    "opponent": lambda at, id_: at.lobby.add_opponent(id_, HOST),
    "options": lambda at, id_: at.lobby.options(id_, HOST, title="Sunday", players=4),
    "close": lambda at, id_: at.lobby.close(id_, HOST),
    "forget": lambda at, _: at.people.forget(GUEST),
    "warned": lambda at, id_: at.lobby.mark_warned(id_),
    "message": lambda at, id_: at.ledger.remember_message(id_, "lobby", CHANNEL, 78),
}
"""What may be done to a lobby."""
BETWEEN = {
    "delete": LIVE["delete"],
    "force end": LIVE["force end"],
    "end": lambda at, id_: at.consent.end(id_, HOST),
    "ready": lambda at, id_: at.campaigns.answer(id_, HOST, "ready"),
    "absent": lambda at, id_: at.campaigns.answer(id_, GUEST, "absent"),
    "replace": lambda at, id_: at.consent.replace(id_, HOST, Seat(0), OUTSIDER),
    "wait": lambda at, id_: at.campaigns.set_wait(id_, HOST, 2),
    "silence": lambda at, id_: at.campaigns.expire(id_),
    "forget": lambda at, _: at.people.forget(GUEST),
}
"""What may be done to a game of a campaign that waits."""
OVER = {
    "delete": LIVE["delete"],
    "undo": lambda at, id_: at.consent.undo(id_, THIRD),
    "agree": lambda at, id_: at.consent.answer(id_, 1, GUEST, agree=True),
    "again": lambda at, id_: at.lobby.again(id_, HOST),
    "announced": lambda at, id_: at.ledger.mark_announced(id_, 6, 77),
    "forget": lambda at, _: at.people.forget(THIRD),
}
"""What may be done to a game that is over."""
IMPORTED = {
    "delete": LIVE["delete"],
    "clone": lambda at, id_: at.practice.clone(id_, HOST, CHANNEL + 1, 2, "Again"),
    "import": lambda at, _: _import(at, CHANNEL + 2),
    "again": lambda at, id_: at.lobby.again(id_, HOST),
}
"""What may be done to the oldest game out of a file, which the next such game of that person deletes."""
LOOKS = {
    "snapshot": lambda at, id_: at.queries.snapshot(id_, HOST),
    "log": lambda at, id_: at.log.page(id_, HOST),
    "whole log": lambda at, id_: at.log.whole(id_, HOST),
    "past": lambda at, id_: at.log.past(id_, HOST, 1),
    "graph": lambda at, id_: at.looking_back.graph(id_),
    "replay": lambda at, id_: at.looking_back.replay(id_),
    "export": lambda at, id_: at.export.export(id_, HOST),
    "elsewhere": lambda at, id_: at.export.elsewhere(id_, _unwritten),
    "span": lambda at, id_: at.spans.span(id_, HOST),
    "compared": _compared,
    "news": lambda at, id_: at.ledger.behind(id_),
    "messages": lambda at, id_: at.ledger.all_messages(id_),
    "open proposals": lambda at, id_: at.consent.open(id_),
    "my tables": lambda at, _: at.tables.waiting_for(HOST),
    "statistics": lambda at, _: at.statistics.of_server(Asker(HOST, GUILD, _everything)),
    "privacy": lambda at, _: at.people.privacy(HOST),
}
"""What may be looked at meanwhile."""
CHANGING = ("delete", "force end", "end", "undo", "replace", "agree", "move", "forget")
"""What changes most of a table."""
IN_CAMPAIGN = {
    "status": lambda at, id_: _of(at, id_, at.campaigns.status),
    "book": lambda at, id_: _of(at, id_, at.campaigns.book),
    "chapter": _first_chapter,
    "office": lambda at, id_: _of(at, id_, lambda table: at.campaigns.office(table, HOST)),
    "order slots": lambda at, id_: _of(at, id_, lambda table: at.campaigns.order_form(table, HOST)),
    "behind": lambda at, id_: _of(at, id_, at.campaigns.behind),
    "boards": lambda at, id_: _of(at, id_, at.campaigns.boards),
    "unannounced": lambda at, id_: _of(at, id_, lambda table: at.campaigns.unannounced(table.campaign)),
    "whole campaign": lambda at, id_: _of(at, id_, at.export.campaign),
    "replay": LOOKS["replay"],
    "snapshot": LOOKS["snapshot"],
}
"""What may be looked at of a campaign."""


@functools.cache
def _file():
    """Return the file of a finished game."""
    game = find("german")
    match, rng = Match(game, Setup("german", 3), "seed"), Rng("to the end")
    while not match.over:
        match.play(game.policies["random"](game, match.state, min(game.awaited(match.state)), rng))
    return read_file(log.write(match))


async def _import(at, channel):
    async def read(_data, _number):
        return _file()

    return (await at.practice.store_file(b"", 0, read, HOST, GUILD, channel, title="Elsewhere")).table


@pytest.fixture(autouse=True)
def _toys(monkeypatch):
    monkeypatch.setitem(GAMES, "open", "tests.open_toy.engine.game:OPEN_TOY")
    monkeypatch.setitem(CAMPAIGNS, "chain", "tests.campaign_toy.engine.game:CHAIN")


class World:
    """Two services on one database: what is done at the first is interrupted before a visit to it."""

    def __init__(self, first, second, clock):
        self.first, self.second, self.clock = first, second, clock
        self.undisturbed()
        for kind in ("transaction", "reading", "query"):
            setattr(first.database, kind, self._interrupted(getattr(first.database, kind)))

    def undisturbed(self):
        """Let nothing interrupt what is done, and count visits anew."""
        self.visits, self.interrupt_at, self.interruption, self.outcome = 0, None, None, None

    def _interrupted(self, visit):
        @asynccontextmanager
        async def interrupted():
            self.visits += 1
            if self.visits == self.interrupt_at:
                self.outcome = await self.caught(self.interruption())
            async with visit() as tx:
                yield tx

        return interrupted

    async def caught(self, work):
        """Return what work ends in that no person could be told; None: it is done, or refused in a sentence."""
        try:
            await work
        except SAID:
            return None
        except Exception as error:  # noqa: BLE001 - it is what is looked for
            return error
        return None


async def interrupted(world, laid, one, other, place):
    """Do one thing at a new table, another one before a visit to the database; return what failed, and all visits."""
    world.undisturbed()
    world.clock.now = START
    id_ = await laid(world.first, world.clock)
    await world.second.tables.get(id_)
    world.visits, world.interrupt_at = 0, place
    world.interruption = lambda: other(world.second, id_)
    failed = await world.caught(one(world.first, id_)), world.outcome
    visits = world.visits
    world.undisturbed()
    while left := await world.first.admin.tables(GUILD):
        await world.first.admin.delete(GUILD, left[0].id)
    return [(place, repr(error)) for error in failed if error is not None], visits


async def with_each(path, laid, one, others, before):
    """Return what fails where each of several things happens in one, before one visit or each of them: by their names."""
    clock, met = Clock(), {}
    async with await Service.open(path, clock) as first, await Service.open(path, clock) as second:
        world = World(first, second, clock)
        if before == "one visit":
            met["nothing"], visits = await interrupted(world, laid, one, None, place=0)
            for number, (name, other) in enumerate(others.items()):
                met[name], _ = await interrupted(world, laid, one, other, 1 + number % max(visits, 1))
            return {name: failed for name, failed in met.items() if failed}
        for number, (name, other) in enumerate(others.items()):
            step = times(2, 1)
            met[name], place, visits = [], -(number % step), 1
            while place <= visits:
                place += step
                failed, visits = await interrupted(world, laid, one, other, place)
                met[name] += failed
    return {name: failed for name, failed in met.items() if failed}


async def live_table(service, clock):
    """Lay a game that goes on, with an open question and something to be taken back."""
    opened = await service.lobby.new(HOST, GUILD, CHANNEL, TableOptions(game="open", title="Friday", players=3))
    for user in (GUEST, THIRD):
        await service.lobby.join(opened.id, user)
    await service.lobby.start(opened.id, HOST)
    await service.play.move(opened.id, HOST, Pass, {})
    await service.play.move(opened.id, GUEST, Pass, {})
    await service.consent.replace(opened.id, HOST, Seat(0), OUTSIDER + 1)
    clock.forward(86400 * 8)
    return opened.id


async def over(service, clock):
    """Lay a game that is over, whose result is not worked out yet, and an open question about it."""
    id_ = await live_table(service, clock)
    for user in (THIRD, HOST, GUEST, THIRD):
        await service.play.move(id_, user, Pass, {})
    assert (await service.tables.get(id_)).phase == "over"
    return id_


async def imported(service, clock):
    """Lay as many games out of files as one person may have, of which the oldest is the next to go."""
    tables = [await _import(service, CHANNEL)]
    for channel in range(900, 899 + MOST_IMPORTED):
        clock.forward(1)
        tables.append(await _import(service, channel))
    clock.forward(1)
    return tables[0].id


async def lobby(service, _clock):
    """Lay a lobby of two."""
    opened = await service.lobby.new(HOST, GUILD, CHANNEL, TableOptions(game="open", title="Friday", players=3))
    return (await service.lobby.join(opened.id, GUEST)).id


async def between_games(service, clock):
    """Lay the second game of a campaign, which waits."""
    opened = await service.lobby.new(HOST, GUILD, CHANNEL, TableOptions(game="chain", title="West"))
    await service.lobby.join(opened.id, GUEST)
    table = await play_out(service, await service.lobby.start(opened.id, HOST))
    await service.campaigns.answer(table.id, HOST, "ready")
    clock.forward(86400 * 8)
    return table.id


before_visits = pytest.mark.parametrize("before", ["one visit", pytest.param("many visits", marks=pytest.mark.long)])
"""Before which visit of one thing another is done: a different one for each of them, or every other one in turn (each, thoroughly)."""


@before_visits
@pytest.mark.parametrize("one", a_few(LIVE, 4))
async def test_two_things_at_a_game_at_once_end_in_a_sentence_at_the_most(path, one, before):
    assert await with_each(path, live_table, LIVE[one], {name: LIVE[name] for name in CHANGING}, before) == {}


@before_visits
@pytest.mark.parametrize("one", a_few(LOBBY, 5))
async def test_two_things_at_a_lobby_at_once_end_in_a_sentence_at_the_most(path, one, before):
    assert await with_each(path, lobby, LOBBY[one], LOBBY, before) == {}


@before_visits
@pytest.mark.parametrize("one", a_few(OVER, 3))
async def test_two_things_at_a_game_that_is_over_at_once_end_in_a_sentence_at_the_most(path, one, before):
    assert await with_each(path, over, OVER[one], OVER, before) == {}


@before_visits
@pytest.mark.parametrize("one", a_few(IMPORTED, 1))
async def test_two_things_at_a_game_out_of_a_file_at_once_end_in_a_sentence_at_the_most(path, one, before):
    assert await with_each(path, imported, IMPORTED[one], IMPORTED, before) == {}


@before_visits
@pytest.mark.parametrize("one", a_few(BETWEEN, 4))
async def test_two_things_between_two_games_at_once_end_in_a_sentence_at_the_most(path, one, before):
    assert await with_each(path, between_games, BETWEEN[one], BETWEEN, before) == {}


@before_visits
@pytest.mark.parametrize("look", a_few(LOOKS, 4))
async def test_whoever_looks_at_a_game_meanwhile_sees_it_or_is_told_that_there_is_none(path, look, before):
    assert await with_each(path, live_table, LOOKS[look], {name: LIVE[name] for name in CHANGING}, before) == {}


@before_visits
@pytest.mark.parametrize("look", a_few(LOOKS, 3))
async def test_whoever_looks_at_a_game_that_is_over_meanwhile_sees_it_or_is_told_that_there_is_none(path, look, before):
    assert await with_each(path, over, LOOKS[look], OVER, before) == {}


@before_visits
@pytest.mark.parametrize("look", a_few(IN_CAMPAIGN, 2))
async def test_whoever_looks_at_a_campaign_meanwhile_sees_it_or_is_told_that_there_is_none(path, look, before):
    assert await with_each(path, between_games, IN_CAMPAIGN[look], BETWEEN, before) == {}
