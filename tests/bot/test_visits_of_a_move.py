"""What a move costs in the database, with all that follows from it: visits to its threads, and queries there.

People move in every game by commands and by controls of every sort, in the channel and by direct message; each move is
counted up to the last message that is sent or changed by it.
"""

from __future__ import annotations

import itertools
import random
from typing import NamedTuple

import aiosqlite
import pytest

from engine.core import registry
from engine.core.moves import Chain, fields
from engine.core.players import random_move_of
from engine.core.rng import Rng
from tests.bot.campaigns.playing import found, lobby, play_on
from tests.bot.stage import raw
from tests.thorough import long_but

VISITS, COLD_VISITS, QUERIES = 7, 9, 4
"""Each query or transaction is a visit; of a game that is not in memory the log is read too."""
OTHERS = {"Back", "My hand", "My holdings", "Since my last turn", "Help"}
"""Labels of what leads back, and of the last row of each panel."""
ASIDE = {
    *("show", "think", "number", "write", "order", "orders", "unorder", "undo", "ask", "note"),
    *("never", "ask_again", "ahead"),
    *("hand", "help", "since", "picture", "best", "foresee", "hint", "rule", "try"),
}
"""What controls do that lead to no move, ask for something in a form over the page, or do more than one move."""
ORDERS = tuple(kind.kind() for key in registry.every_key() for kind in registry.find(key).orders.kinds)
"""What controls ask for that let something be done later, if anything comes of it."""
LATER = 60
"""Moves after which a game is well under way."""
TYPED, TYPED_PRIVATELY, BOARD, PANEL, MESSAGE = "typed", "typed privately", "board", "panel", "direct message"
ENDS_A_TURN, MID_TURN, EITHER = "ends a turn", "mid-turn", "either"
MOVES = (
    *((TYPED, MID_TURN), (PANEL, MID_TURN), (PANEL, ENDS_A_TURN)),
    *((TYPED_PRIVATELY, EITHER), (BOARD, EITHER), (MESSAGE, EITHER), (MESSAGE, ENDS_A_TURN)),
)
"""What is counted in every game at least once."""
MOST_MOVES = 60
SEED = "an evening in Brno"
PACE = 24 * 3600
"""Seconds between two moves of built-in opponents: longer than any test lasts."""


@pytest.fixture
def cost(service, monkeypatch):
    """Count visits to the threads of the database, and queries."""

    class Cost:
        visits = queries = 0

    def counting(visit):
        def visiting():
            Cost.visits += 1
            return visit()

        return visiting

    for name in ("query", "reading", "transaction"):
        monkeypatch.setattr(service.database, name, counting(getattr(service.database, name)))
    fetch = aiosqlite.Connection.execute_fetchall

    async def fetching(self, *query):
        Cost.queries += 1
        return await fetch(self, *query)

    monkeypatch.setattr(aiosqlite.Connection, "execute_fetchall", fetching)
    return Cost


class Made(NamedTuple):
    """A move and what it cost."""

    ends: str
    visits: int
    queries: int


class Players:
    """The people of a table, who move in any way and by any control."""

    def __init__(self, stage, game, cost):
        self.stage, self.game, self.cost = stage, game, cost
        self.people = {who.id: who for who in (stage.alice, stage.bob, stage.cara)}
        self.rng = random.Random(3)
        self.counted = 0, 0

    async def begin(self):
        stage = self.stage
        if self.game in registry.GAMES:
            await stage.begin(stage.bob, stage.cara, game=self.game)
            return
        await found(stage, stage.bob, stage.cara)
        await stage.alice.click(lobby(stage), label="Start")

    async def move(self, way, *, cold):
        """Make a move in a way, and return what it cost; None: no move came of it."""
        before = await self.stage.table()
        seat = self.rng.choice(sorted((await self.look()).waited))
        who = self.people[before.seats[seat].user_id]
        self._forget = before.id if cold else None
        if way in {TYPED, TYPED_PRIVATELY}:
            await self._type(who, seat, None if way is TYPED_PRIVATELY else self.stage.channel)
        elif way is BOARD:
            await self._use(who, self._board())
        else:
            await self._use_on(who, before, privately=way is MESSAGE)
        made = self.counted
        after = await self.stage.table()
        if after.seq == before.seq:
            return None
        ends = after.phase != "live" or after.actors != before.actors
        return Made(ENDS_A_TURN if ends else MID_TURN, *made)

    async def look(self):
        return await self.stage.service.queries.snapshot((await self.stage.table()).id)

    async def _counted(self, doing):
        """Do one thing and count what it costs."""
        if self._forget is not None:
            self.stage.service.live.forget(self._forget)
        self.cost.visits = self.cost.queries = 0
        await doing
        self.counted = self.cost.visits, self.cost.queries

    async def _type(self, who, seat, channel):
        """Type any move that has a command of its own."""
        live = await self.stage.service.live.get((await self.stage.table()).id)
        match = live.match
        kinds = [kind for kind in match.game.kinds(match.state, seat) if kind.command() == kind.kind()]
        if not kinds:
            return
        kind = self.rng.choice(kinds)
        move = random_move_of(match.game, match.state, seat, kind, Rng(str(len(match.entries))))
        chained = {f for f in fields(kind) if isinstance(match.game.slot(match.state, seat, kind, f, {}), Chain)}
        values = {field: getattr(move, field) for field in fields(kind) if field not in chained}
        given = {
            field: ", ".join(value) if isinstance(value, tuple) else str(value)
            for field, value in values.items()
            if value != ()
        }
        where, command = (who.user,) if channel is None else (who, channel), f"{self.game} {kind.kind()}"
        typist, *place = where
        await self._counted(typist.slash(*place, command.replace("_", "-"), **given))

    async def _use_on(self, who, before, *, privately):
        """Use the controls of a private message until a move is made, or there are none."""
        for _ in range(8):
            message = who.user.dm_channel.last_message if privately else self._panel(who)
            if message is None or not await self._use(who.user if privately else who, message):
                if privately:
                    return
                await who.click(self._board(), custom_id=next(filter(is_hand, raw(self._board())))["custom_id"])
            if (await self.stage.table()).seq > before.seq:
                return

    async def _use(self, who, message):
        """Use any control that leads on; return whether there is one."""
        controls = [one for one in raw(message) if "custom_id" in one and not one.get("disabled")]
        usable = [one for one in controls if verb(one) not in ASIDE and one.get("label") not in OTHERS]
        usable = [one for one in usable if not one["custom_id"].split(":", 4)[-1].startswith(ORDERS)]
        confirming = [one for one in usable if verb(one) == "play"]
        usable = confirming if any(verb(one) == "many" for one in usable) and confirming else usable
        if not usable:
            return False
        control = self.rng.choice(usable)
        if "options" not in control:
            await self._counted(who.click(message, custom_id=control["custom_id"]))
            return True
        values = [option["value"] for option in control["options"]]
        least = control.get("min_values", 1)
        chosen = self.rng.sample(values, self.rng.randint(least, min(control.get("max_values", 1), len(values))))
        await self._counted(who.select(message, chosen, custom_id=control["custom_id"]))
        return True

    def _board(self):
        return next(m for m in reversed(self.stage.channel.history()) if any(map(is_hand, raw(m))))

    def _panel(self, who):
        history = self.stage.channel.history(viewer=who)
        return next((m for m in reversed(history) if m.flags.ephemeral and raw(m)), None)


def verb(control):
    return control["custom_id"].split(":")[3]


def is_hand(part):
    return "custom_id" in part and verb(part) == "hand"


@pytest.mark.parametrize("game", long_but(registry.every_key(), "18cz"))
async def test_a_move_takes_at_most_seven_visits_to_the_database_and_four_queries(stage, cost, game):
    players, wanted, done = Players(stage, game, cost), set(MOVES), None
    await players.begin()
    for number in range(MOST_MOVES):
        if number == MOST_MOVES // 3:
            await later(stage, LATER)
        cold = number % 3 == 0
        # Where no move came of one way, another leads on.
        way = sorted(wanted)[number % len(wanted)][0] if done or not number else PANEL
        if (done := await players.move(way, cold=cold)) is not None:
            assert done.visits <= (COLD_VISITS if cold else VISITS), (way, done)
            # What happened since a control was shown that many moves have passed by is read from the log, too.
            assert cold or number == MOST_MOVES // 3 or done.queries <= QUERIES, (number, way, done)
            wanted -= {(way, done.ends), (way, EITHER)}
        if not wanted:
            break
    assert wanted == set()


async def later(stage, moves):
    """Let so many moves be made that nobody sees."""
    left = itertools.count(moves, -1)
    await play_on(stage, lambda *_: next(left) <= 1, "normal")
