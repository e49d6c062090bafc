"""An adversary at a table of German Railways: whatever others have left to be done, all that is shown stays the same.

The same game is played again and again with other secrets, and everything that one of the players, or the channel,
is shown or can ask for is compared letter by letter: messages, controls, alt texts, suggestions, files, times, logs.
"""

from __future__ import annotations

import logging
import re
from itertools import count

import pytest

from engine.german_railways import bidding
from tests.bot.stage import labels, private
from tests.playthroughs.watching import Watcher

SEED = "an evening in Halle"
NUMBER = "37"
"""A maximum that stands nowhere else: every player has 40 Taler."""
ALICE = ({}, {"up_to": 9}, {"up_to": 37}, {"up_to": 37, "beyond": "pass"}, {"beyond": "pass"})
"""How far alice goes beyond her bid."""
CARA = (
    {"pass": True},
    {"price": 1},
    {"price": 1, "up_to": 37},
    {"price": 37, "beyond": "pass"},
    {"price": 1, "up_to": 20},
)
"""What cara says before her turn."""
rooms = count()


pytestmark = pytest.mark.usefixtures("drawn")


@pytest.fixture
def watcher(stage):
    return Watcher(stage)


class AuctionTable:
    """One table, and what bob and the channel learn at it."""

    def __init__(self, stage, watcher, caplog):
        self.stage, self.watcher, self.caplog = stage, watcher, caplog
        self.channel = stage.guild.create_text_channel(f"room-{next(rooms)}")
        self.seen = []
        self._since, self._logged = len(watcher.all), len(caplog.records)

    async def begin(self):
        stage, bob = self.stage, self.stage.bob
        chosen = {"players": 3, "game": "german", "variant": "absent = passes"}
        await stage.open(channel=self.channel, **chosen)
        for other in (bob, stage.cara):
            await other.slash(self.channel, "game join")
        await stage.alice.slash(self.channel, "game start")
        self.id = (await self.table()).id
        self.begun = stage.bot.service.live.clock()

    async def table(self):
        return await self.stage.table(self.channel)

    async def bid(self, who, **given):
        said = await (who.slash(self.channel, "german pass") if given.pop("pass", False) else
                      who.slash(self.channel, "german bid", **{name: str(value) for name, value in given.items()}))  # fmt: skip
        assert private(said)

    async def ask_for_everything(self):
        """Let bob ask for everything that can be asked for."""
        bob, channel, service = self.stage.bob, self.channel, self.stage.service
        for command in ("game status", "game board", "game log", "game help", "game export", "game undo", "game redo"):
            await bob.slash(channel, command)
        await bob.slash(channel, "turn")
        panel = next(m for m in reversed(channel.history()) if "Help" in labels(m))
        for label in ("Bid", "My holdings", "Since my last turn", "Help"):
            await bob.click(panel, label=label)
        for field, given in (("price", {}), ("up_to", {"price": "6"}), ("beyond", {"price": "6", "up_to": "8"})):
            self.seen.append(await bob.autocomplete(channel, "german bid", field, "", **given))
        for wrong in ({"price": "0"}, {"price": "41"}, {"price": "8", "up_to": "99"}):
            await bob.slash(channel, "german bid", **wrong)
        await bob.slash(channel, "german play-on")
        for user in (bob.id, None):
            self.seen.append((await service.export.export(self.id, user)).decode())
            look = await service.queries.snapshot(self.id, user)
            self.seen.append((look.view, look.actors, look.turn_prompt, look.expiry, look.pending_order, look.undo))
        await self.times()

    async def times(self):
        """Note when somebody is reminded or passed for, and how far the log is."""
        service, table = self.stage.service, await self.table()
        rows = (await service.live.get(self.id)).record.reminders
        due = await service.expiries.due_of(self.id)
        now = self.stage.bot.service.live.clock()
        self.seen.append([(row.seat, round(row.due - now), round(now - row.since)) for row in rows])
        self.seen.append((round(due - now), table.seq, await service.ledger.announced(self.id)))

    def learned(self):
        """Return everything without what names this table alone, in the order in which the channel, and bob, were shown it.

        Which of an answer and an edit in the channel comes first is decided by threads.
        """
        bob = self.stage.bob.id
        shown = [
            (one.readers is None, one.words, one.alts, one.files, one.controls, one.new, one.pinged)
            for one in self.watcher.all[self._since :]
            if one.readers is None or bob in one.readers
        ]
        shown.sort(key=lambda one: one[0])
        logged = [
            record.getMessage() for record in self.caplog.records[self._logged :] if record.name.startswith("bot")
        ]
        return [self._plain(repr(one)) for one in (*shown, *self.seen, *logged)]

    def _plain(self, written):
        plain = written.replace(self.id, "TABLE").replace(str(self.channel.id), "CHANNEL")
        plain = re.sub(r"room-\d+|<t:\d+:R>|\d{17,}", "", plain)
        plain = re.sub(r"(agree|refuse|withdraw):\d+", r"\1", plain)  # proposals are numbered over all tables
        return re.sub(r"[0-9a-f]{6,}", "", plain)


async def played(stage, watcher, caplog, *steps):
    """Play a game; a step is who says what, or None where bob looks at everything."""
    caplog.set_level(logging.DEBUG)
    here = AuctionTable(stage, watcher, caplog)
    await here.begin()
    for step in steps:
        if step is None:
            await here.ask_for_everything()
        else:
            who, given = step
            await here.bid(getattr(stage, who), **given)
    await here.times()
    learned = here.learned()
    await stage.service.admin.force_end(stage.guild.id, here.id)
    await stage.env.advance_time(120)  # nobody opens tables faster
    return learned


def alike(first, other):
    assert len(first) == len(other)
    for here, there in zip(first, other, strict=True):
        assert here == there


@pytest.mark.long
async def test_a_maximum_changes_nothing_that_the_others_can_see(stage, watcher, caplog):
    games = [await played(stage, watcher, caplog, ("alice", {"price": 2, **secret}), None) for secret in ALICE]
    assert len(games[0]) > 30
    for other in games[1:]:
        alike(games[0], other)


@pytest.mark.long
async def test_what_is_said_before_the_turn_changes_nothing_that_the_others_can_see(stage, watcher, caplog):
    games = [await played(stage, watcher, caplog, ("cara", dict(said)), ("alice", {"price": 2}), None) for said in CARA]
    for other in games[1:]:
        alike(games[0], other)


@pytest.mark.long
async def test_how_far_a_maximum_goes_is_not_told_when_it_is_bid_by(stage, watcher, caplog):
    secrets = ({"up_to": 9}, {"up_to": 37}, {"up_to": 21, "beyond": "pass"})
    games = [
        await played(
            stage, watcher, caplog,
            ("alice", {"price": 2, **secret}), ("bob", {"price": 5}), ("cara", {"pass": True}), None,
            ("bob", {"price": 8}), None,
        )
        for secret in secrets
    ]  # fmt: skip
    for other in games[1:]:
        alike(games[0], other)


async def test_a_fault_tells_the_log_and_the_table_no_maximum(stage, watcher, caplog, monkeypatch):
    here = AuctionTable(stage, watcher, caplog)
    await here.begin()
    await here.bid(stage.alice, price=2, up_to=37)

    def broken(draft):
        raise RuntimeError(f"cannot go on: {draft.bidding.orders}")

    monkeypatch.setattr(bidding, "go_on", broken)
    said = private(await stage.bob.slash(here.channel, "german bid", price="5"))
    assert "Something went wrong" in said
    logged = [record.getMessage() for record in caplog.records if record.name.startswith("bot")]
    (incident,) = re.findall(r"incident (\w+)", "\n".join(logged))  # at random, so that it can hold any number
    assert incident in said
    assert not any(NUMBER in re.sub(rf"line \d+|\d{{17,}}|{incident}", "", line) for line in (*logged, said))
    caplog.clear()


async def test_a_bid_cannot_be_tried_out_and_taken_back_where_it_shows_whether_somebody_is_bid_for(
    stage, watcher, caplog
):
    here = AuctionTable(stage, watcher, caplog)
    await here.begin()
    await here.bid(stage.alice, price=2)
    await here.bid(stage.bob, price=5)
    said = private(await stage.bob.slash(here.channel, "game undo"))
    assert "needs the others\u2019 consent" in said
    match = (await stage.service.live.get(here.id)).match
    assert match.state.bidding.price == 5, "the others must agree, as the bid shows whether alice goes on"
    assert match.game.awaited(match.state) == {2}
