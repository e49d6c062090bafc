"""An adversary in a campaign: what lies in another office, in vaults or under orders changes nothing that others see.

The same campaign is played again and again with other secrets of one company. Everything that bob, or the channel, is
shown or can ask for is compared letter by letter: messages, controls, alt texts, suggestions, files, history, logs.
"""

from __future__ import annotations

import logging
import re
from itertools import count
from typing import NamedTuple

import msgspec
import pytest

from engine.ticket_to_ride.legends import between
from engine.ticket_to_ride.legends.campaign import Office, new_campaign
from engine.ticket_to_ride.legends.moves import Draw
from engine.ticket_to_ride.legends.pack_files import pack, read_key
from rendering import api
from tests.bot.campaigns.playing import lobby, play_on
from tests.bot.stage import labels
from tests.playthroughs.watching import Watcher
from tests.thorough import times

rooms = count()


class Secret(NamedTuple):
    """What one company has that nobody else may know of."""

    postcard: int = 0
    order: str = ""
    """What it has ordered for that."""
    vault: tuple[str, ...] = ()

    def put(self, record):
        """Put it into the record of a company."""
        record.office = [Office(self.postcard, 0)] if self.postcard else []
        record.orders = {f"card:{self.postcard}": self.order} if self.order else {}
        record.vault = [*self.vault]

    def without(self, written):
        """Take out of what was seen what everybody may read of the postcard: the side that was read aloud (L H2)."""
        if not self.postcard:
            return written
        card = pack().postcards[self.postcard]
        return written.replace(read_key(card), "legends.read").replace(card.read, "WHAT WAS READ")


PARCELS = [Secret(number) for number in (23, 34, 36)]
"""Parcels for cities that no open board has."""
ORDERS = [Secret(number) for number in (54, 56, 58)]
"""Orders for what there is none of yet."""
FAVOURS = [Secret(number) for number in (17, 42, 74)]
"""Favours that can be used before any turn."""
WORDS = [Secret(31), Secret(31, "use"), Secret(31, "hold")]
VAULTS = [Secret(), Secret(vault=("ribbon", "bond")), Secret(vault=("deed:45", "watch:10", "spike:34"))]


class CampaignTable:
    """A campaign of which alice has the secret, and what bob and the channel learn of it."""

    def __init__(self, stage, watcher, caplog, secret, reader):
        self.stage, self.watcher, self.caplog, self.secret, self.reader = stage, watcher, caplog, secret, reader
        stage.channel = stage.guild.create_text_channel(f"room-{next(rooms)}")
        self.seen, self.ids = [], [str(stage.channel.id)]
        self._since, self._logged = len(watcher.all), len(caplog.records)

    async def begin(self):
        stage = self.stage
        await stage.alice.slash(stage.channel, "campaign new", title="The West")
        for other in (stage.bob, stage.cara):
            await other.click(lobby(stage), label="Join")
        await stage.alice.click(lobby(stage), label="Start")
        table = await self.stage.table()
        self.game = table.id
        self.ids += [table.id, str(table.campaign)]
        for who in self.people:
            offered = (await stage.service.queries.snapshot(table.id, who.id)).view.own.offered
            await stage.act(who, "keep", tickets=offered[:2])

    @property
    def people(self):
        return self.stage.alice, self.stage.bob, self.stage.cara

    async def play(self, log=()):
        """Let all play to the end of the game, by plan or as a log says; return the log."""
        await play_on(self.stage, policy="normal", log=log)
        self.ids.append((await self.stage.table()).id)
        return tuple((await self.stage.service.live.get(self.game)).match.entries)

    async def turn(self):
        """Let whoever is to move draw two cards from the deck."""
        people = {one.id: one for one in self.people}
        for _ in range(2):
            table = await self.stage.table()
            who = people[table.holder(min(table.actors)).user_id]
            await self.stage.act(who, Draw.kind(), card="deck", powers=())

    async def ask_for_everything(self):
        """Let the reader, who is bob, ask for everything that can be asked for."""
        bob, channel, service = self.reader, self.stage.channel, self.stage.service
        for command in ("status", "board", "words", "look", "log", "help", "graph", "export", "undo", "redo"):
            await bob.slash(channel, f"game {command}")
        for seat in range(3):
            await bob.slash(channel, "game look", at=f"player/{seat}")
        for command in ("status", "log", "office"):
            await bob.slash(channel, f"campaign {command}")
        for command in ("hand", "turn"):
            await bob.slash(channel, command)
        panel = next(m for m in reversed(channel.history()) if "Help" in labels(m))
        for label in ("My hand", "Since my last turn", "Help"):
            await bob.click(panel, label=label)
        snapshot = await service.queries.snapshot(self.game, None)
        for kind in api.kinds(snapshot.view):
            await bob.slash(channel, "game board", picture=kind)
        await bob.slash(channel, "game board", at="3")
        await bob.slash(channel, "legends choose", choice="cape")
        await bob.slash(channel, "legends use", power=str(self.secret.postcard or 31))
        for command, field in (
            *(("legends draw", "card"), ("legends travel", "track"), ("legends use", "power"), ("legends standing", "power")),
            *(("legends choose", "choice"), ("game look", "at"), ("game board", "picture"), ("game board", "at")),
            *(("campaign office", "power"), ("campaign hand-over", "company"), ("rules", "topic")),
        ):  # fmt: skip
            self.seen.append((command, await bob.autocomplete(channel, command, field, "")))
        for user in (bob.id, None):
            self.seen.append((await service.export.export(self.game, user)).decode())
            look = await service.queries.snapshot(self.game, user)
            self.seen.append((look.view, look.actors, look.turn_prompt, look.expiry, look.pending_order, look.undo))
            self.seen.append(msgspec.json.encode(await service.log.page(self.game, user)).decode())

    def learned(self):
        """Return everything without what names this campaign alone, in the order in which it was shown."""
        bob = self.reader.id
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
        written = written.replace("\\'", "'").replace('"', "'")  # which marks it has depends on what is quoted
        for id_ in sorted({*self.ids}, key=len, reverse=True):
            written = written.replace(id_, "ID")
        written = re.sub(r"room-\d+|<t:\d+:\w>|\d{17,}", "", self.secret.without(written))
        written = re.sub(r"(agree|refuse|withdraw):\d+", r"\1", written)  # proposals are numbered over all tables
        return re.sub(r"\b[0-9a-f]{6,}\b|\b\d+\.\d+\b", "", written)


@pytest.fixture
def watcher(stage):
    return Watcher(stage)


@pytest.fixture
def campaign_with(stage, watcher, caplog, monkeypatch):
    """Return what plays a campaign with a secret of the first company and tells what bob has learned of it.

    ``course``: how it is played to the end of its first game; None: only ``turns`` of it are played.
    """
    caplog.set_level(logging.DEBUG, logger="bot")

    async def played(secret, course=None, reader=None, turns=3):
        def founded(companies, names=()):
            campaign = new_campaign(companies, names)
            secret.put(campaign.companies[companies[0]])
            return campaign

        monkeypatch.setattr(between, "new_campaign", founded)
        if watcher.all:
            await stage.env.advance_time(120)  # nobody opens tables faster
        here = CampaignTable(stage, watcher, caplog, secret, reader or stage.bob)
        await here.begin()
        await here.ask_for_everything()
        for _ in range(turns):
            await here.turn()
        if turns:
            await here.ask_for_everything()
        if course is not None:
            course[:] = await here.play(course)
            await here.ask_for_everything()
        learned = here.learned()
        await stage.service.admin.force_end(stage.guild.id, (await stage.table()).id)
        return learned

    return played


def alike(first, other):
    assert len(first) == len(other)
    for here, there in zip(first, other, strict=True):
        assert here == there


async def test_a11_what_lies_in_another_office_changes_nothing_that_others_can_see(campaign_with):
    first, other = [await campaign_with(secret) for secret in PARCELS[:2]]
    assert len(first) > 60
    assert any("WHAT WAS READ" in one for one in first), "the side that was read aloud is seen"
    alike(first, other)


@pytest.mark.long
async def test_a11_the_owner_reads_what_the_others_do_not(stage, campaign_with):
    """Where the secret is the reader's own, what is seen differs: the others of these tests would see it."""
    first, other = [await campaign_with(secret, reader=stage.alice, turns=0) for secret in PARCELS[:2]]
    assert len({*first} ^ {*other}) > 10


@pytest.mark.long
async def test_l8_nothing_that_others_see_depends_on_what_somebody_has_ordered(campaign_with):
    first, *others = [await campaign_with(secret) for secret in WORDS]
    for other in others:
        alike(first, other)


SECRETS = {"parcels": PARCELS, "orders": ORDERS, "favours": FAVOURS, "vaults": VAULTS}


@pytest.mark.long
@pytest.mark.parametrize("secrets", list(SECRETS.values())[: times(1, 4)], ids=list(SECRETS)[: times(1, 4)])
async def test_a11_nothing_that_others_see_through_a_game_and_after_it_depends_on_a_secret(campaign_with, secrets):
    course = []
    await campaign_with(Secret(), course)
    games = [await campaign_with(secret, course) for secret in secrets]
    for other in games[1:]:
        alike(games[0], other)
