"""Ways to found a campaign of Legends on the stage, to play on in it and to answer between two games."""

from __future__ import annotations

import msgspec

from bot.service.entries import Stored, log_events, store
from engine.core import codec
from engine.core.rng import Rng
from storage import archive, moves
from tests.bot.stage import private, raw, text

ASKED = "The next game is waiting"


async def found(stage, *others, **options):
    """Found a campaign in the channel, everybody with a company."""
    said = await stage.alice.slash(stage.channel, "campaign new", title="The West", **options)
    assert "is founded" in private(said)
    for other in others:
        await other.click(lobby(stage), label="Join")
    return await stage.table()


def lobby(stage):
    """Return the channel's latest message of a game that waits, or waited."""
    return next(m for m in reversed(stage.channel.history()) if "## The West · " in text(m) and "**Pace:**" in text(m))


async def choose_company(who, stage, company):
    """Let somebody choose a company in the menu of the latest lobby."""
    menu = next(part for part in raw(lobby(stage)) if part.get("custom_id", "").endswith(":company"))
    return await who.select(lobby(stage), values=[company], custom_id=menu["custom_id"])


async def play_on(stage, end=lambda game, state: False, policy="random", *, log=(), tell=True):
    """Let everybody play by a built-in policy until ``end`` says of a position that it is enough; or as a log says.

    All moves are stored in one transaction, as nobody looks in between; then the channel is told of them.
    """
    table, rng, tables = await stage.table(), Rng("luck"), stage.service.live

    def by_policy(match, rng):
        seat = min(match.game.awaited(match.state))
        return match.game.policies[policy](match.game, match.state, seat, rng)

    async def play(live):
        match, table = live.match, live.table
        async with live.database.transaction() as tx:
            last = False
            while not last:
                number = len(match.entries)
                attempt = match.attempt(log[number] if log else by_policy(match, rng))
                last = match.game.result(attempt.state) is not None or end(match.game, attempt.state)
                last = last or number + 1 == len(log)
                if last:
                    now = msgspec.structs.replace(
                        live.record, table=msgspec.structs.replace(table, seq=len(match.entries))
                    )
                    made = Stored(attempt, log_events(match, attempt, ()), ordered=False)
                    await store(tx, live.record, now, match, made, tables.clock())
                elif attempt.private:
                    now = msgspec.structs.replace(table, seq=len(match.entries))
                    await archive.append(tx, now, match, attempt, 1.0)
                else:
                    seq = len(match.entries) + 1
                    private = len(match.private)
                    await moves.append(tx, table.id, seq, codec.encode_entry(attempt.entry), 1.0, private=private)
                match.accept(attempt)
        await live.load()

    if not tell:
        stage.bot.reconciler.stop()
    with stage.env._bot_scope():
        await tables.handle(table.id, play)
    await stage.env.settle()
    return await stage.table()


async def answer(stage, who, label):
    return await who.click(lobby(stage), label=label)
