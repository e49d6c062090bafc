"""One table of Europe and those around it: whose turn it is, playing on, and what the channel must have been told."""

from __future__ import annotations

from engine.core.moves import fields
from engine.core.rng import Rng
from tests.bot.stage import unheard
from tests.playthroughs.driving import Driver
from tests.playthroughs.watching import Watcher


def sensibly(match, seat):
    """Choose as the planning opponent would."""
    return match.game.policies["normal"](match.game, match.state, seat, Rng("unused"))


class EuropeTable:
    """A table that has started, played by people through the bot while a watcher looks over every shoulder."""

    def __init__(self, stage, table, watcher=None, channel=None):
        self.stage, self.id = stage, table.id
        self.channel = channel or stage.channel
        self.watcher = watcher or Watcher(stage)
        self.driver = Driver(stage, self.channel)
        self.people = {who.id: who for who in (stage.alice, stage.bob, stage.cara)}
        self._secrets = ()

    async def table(self):
        """Return the table as it stands."""
        return await self.stage.service.tables.get(self.id)

    async def match(self):
        """Return the match, from which the moves to play are chosen."""
        live = await self.stage.service.live.get(self.id)
        return live.match

    async def next(self):
        """Return a person who is to move, and the seat."""
        table, match = await self.table(), await self.match()
        seat = min(match.game.actors(match.state))
        return self.people[table.seats[seat].user_id], seat

    async def idle(self):
        """Return a person who is not to move."""
        table, match = await self.table(), await self.match()
        seat = max(set(range(len(table.seats))) - match.game.actors(match.state))
        return self.people[table.seats[seat].user_id]

    async def usual(self, choose=sensibly):
        """Return who is to move and what is chosen there."""
        (who, seat), match = await self.next(), await self.match()
        return who, choose(match, seat)

    async def play(self, who, move, way):
        """Play a move, and hold what the channel is told to one message and one ping a turn."""
        before, mark = (await self.table()).actors, len(self.watcher.all)
        words = await self.driver.play(who, move, way)
        await self.told(before, mark)
        return words

    async def told(self, before, mark):
        """Check what the channel was told since a mark, given who was to move then."""
        table, moves = await self.table(), len((await self.match()).line)
        # Whoever is the last to choose opening tickets may be the first to play, and is called all the same.
        begins = table.actors - before or moves == len(table.seats)
        said = self.watcher.aloud(self.channel, since=mark)
        everywhere = [one for one in self.watcher.all[mark:] if one.readers is None and one.pinged]
        if table.alive and not begins:
            assert said == [], "the turn goes on, so the channel has nothing to hear yet"
        else:
            assert len(said) == 1, f"one message a turn, not {[one.words for one in said]}"
            assert set(said[0].pinged) == {table.seats[seat].user_id for seat in table.actors}
            assert everywhere in ([], said)
        if table.alive:
            self._secrets = await self.watcher.check(table, self._secrets)

    async def turn(self, way):
        """Let whoever is to move take a whole sensible turn."""
        who, _ = await self.next()
        while (await self.table()).alive and (await self.next())[0] is who:
            _, move = await self.usual()
            await self.play(who, move, way)

    async def hurry(self, until, choose=sensibly):
        """Play on behind the bot's back, as fast as the engine goes, until the match is as wanted."""
        match = await self.match()
        while not until(match):
            who, move = await self.usual(choose)
            given = {field: getattr(move, field) for field in fields(type(move))}
            with self.stage.env._bot_scope(), unheard(self.stage.bot):
                await self.stage.service.play.move(self.id, who.id, type(move), given)
