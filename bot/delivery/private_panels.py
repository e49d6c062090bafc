"""The panels that were shown to one person only, the latest of each in each channel.

Discord lets such a message be changed for a quarter of an hour after the press or command it answered. As long as that
lasts it follows the game: it is brought up to date when its owner's turn begins or its owner has moved elsewhere or by
an order, when moves are taken back or played again, and when the table ends. Before it can be changed no longer, one
that only waits says where the turn is.

A control that everybody sees changes the person's panel too, where that stands below it. Otherwise a new one answers,
and the old one goes.

What is changed for everybody waits for the answers in progress to single people.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
from collections import OrderedDict, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from functools import partial
from typing import Any, NamedTuple, TypeVar

import discord
import msgspec
from cachetools import LRUCache
from discord.ext import tasks

from bot.delivery.routes import Routes
from bot.faults import UNSENT, log_fault
from bot.long_steps import long_step
from bot.messages.controls import Press
from bot.messages.people import Names
from bot.messages.private_panel import PanelComposer, PrivatePanel
from bot.messages.wording import story
from bot.service import News, Refusal, Service
from bot.texts import Texts, texts_for
from engine.core.errors import IllegalMove
from engine.core.moves import Move
from engine.core.registry import find
from storage.records import Table

log = logging.getLogger(__name__)

KEPT = 1000
"""As many of them are remembered."""
CHANGEABLE = timedelta(minutes=14)
"""Discord lets an answer be changed or taken away for a quarter of an hour."""
LAST_CHANGE = timedelta(minutes=13)
"""From then on a panel that waits follows no longer."""
LAST_EDITS = 5.0
"""Seconds that these edits may take together when the bot stops."""
LOOK = 20.0
"""Seconds between two looks at what can soon be changed no longer, at the least."""

Message = discord.WebhookMessage | discord.InteractionMessage


class _Owner(NamedTuple):
    table: str
    user: int
    channel: int | None


class _Given(NamedTuple):
    """A panel as it was last shown."""

    message: Message
    at: datetime
    """When the interaction came that it can be changed by."""
    locale: str
    seq: int
    """How many entries the log had."""
    notice: str
    """What it says in words in addition to the position."""
    waits: bool
    """It says that others are waited for."""
    answered: Press | None = None
    """The control of another message that it was last changed by, where its owner has used nothing of it since."""


class TemporaryPanels:
    """Remembers the private panels that can still be changed."""

    def __init__(self, service: Service, names: Names, composer: PanelComposer, showing: AnswersInProgress) -> None:
        self._service = service
        self._names = names
        self._composer = composer
        self._showing = showing
        self._given: OrderedDict[_Owner, _Given] = OrderedDict()
        self._routes = Routes()
        self._loop = tasks.loop(seconds=LOOK)(self._tell_before_unchangeable)

    def start(self) -> None:
        """Begin to look at what can soon be changed no longer."""
        self._loop.start()

    def stop(self) -> None:
        """Stop."""
        self._loop.cancel()
        self._routes.stop()

    async def stop_following(self) -> None:
        """Let all panels that wait say where the turn is: after a restart nothing is known of them."""
        self.stop()
        waiting = [(owner, given) for owner, given in self._given.items() if given.waits]
        self._given = OrderedDict(waiting)
        now = discord.utils.utcnow()
        changed = [self._last_change(owner, given) for owner, given in waiting if now - given.at < CHANGEABLE]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*changed), LAST_EDITS)

    def takes(self, interaction: discord.Interaction[Any], press: Press) -> bool:
        """Return whether a control of another message is answered by changing the panel that the person has here.

        It must stand below, where whoever presses sees it change. Discord does not tell whether it was dismissed, or is
        shown on another device: where the same control is pressed again, that is what must have happened.
        """
        given = self._given.get(_owner(interaction, press.table))
        if given is None or interaction.message is None or interaction.created_at - given.at >= CHANGEABLE:
            return False
        return given.message.id > interaction.message.id and given.answered != press

    async def give(
        self,
        interaction: discord.Interaction[Any],
        shown: PrivatePanel,
        notice: str = "",
        press: Press | None = None,
    ) -> Message:
        """Show a panel to one person only, in place of that person's last one here, so that hands do not pile up.

        Args:
            interaction: what is answered.
            shown: the panel.
            notice: what it says in words in addition to the position.
            press: the control that is answered, where the last panel ``takes`` it.

        Returns:
            The message that shows it.

        """
        before = self._given.get(_owner(interaction, shown.snapshot.table.id))
        if press is not None and before is not None:
            with contextlib.suppress(*UNSENT):
                self._showing.begin(before.message.id)
                changed = await before.message.edit(**shown.edited)
                self._keep(interaction, changed, shown, notice, at=before.at, answered=press)
                return changed
        sent = await interaction.followup.send(**shown.sent, ephemeral=True, wait=True)
        self._showing.begin(sent.id)
        self._keep(interaction, sent, shown, notice)
        if before is not None and interaction.created_at - before.at < CHANGEABLE:
            self._showing.begin(before.message.id)  # no picture is added to it any more
            with contextlib.suppress(*UNSENT):
                await before.message.delete()
        return sent

    def changed(
        self,
        interaction: discord.Interaction[Any],
        message: discord.InteractionMessage,
        shown: PrivatePanel,
        notice: str,
    ) -> None:
        """Remember that a panel was changed by its own control, which is another quarter of an hour for it."""
        if message.flags.ephemeral:
            self._keep(interaction, message, shown, notice)

    def _keep(
        self,
        interaction: discord.Interaction[Any],
        message: Message,
        shown: PrivatePanel,
        notice: str,
        *,
        at: datetime | None = None,
        answered: Press | None = None,
    ) -> None:
        owner = _owner(interaction, shown.snapshot.table.id)
        self._given.pop(owner, None)
        self._given[owner] = _Given(
            message, at or interaction.created_at, str(interaction.locale), shown.seq, notice, shown.waits, answered
        )
        if len(self._given) > KEPT:
            self._given.popitem(last=False)

    async def refresh(self, news: News) -> None:
        """Bring the panels up to date of whoever's turn begins or who has moved, by an order or elsewhere.

        At the end and after an undo it is everybody's.
        """
        table, called = news.table, news.concerned
        seats = {events.entry.seat for events in news.entries}
        moved = {owner.user for owner in self._given if owner.table == table.id and table.seat_of(owner.user) in seats}
        for user_id in called | moved:  # whoever moves by a press is shown what it did
            await self._showing.finished(table.id, user_id)
        for owner, given in list(self._given.items()):
            if owner.table != table.id:
                continue
            unseen = {events.entry.seat for events in news.entries if events.seq > given.seq}
            outdated = owner.user in called and (given.seq < table.seq or news.ended or news.noted)
            if outdated or table.seat_of(owner.user) in unseen:
                await self._refresh(owner, given, await self._notice(owner, given, news))

    async def forget_ended_orders(self, table: Table, user_id: int) -> None:
        """Let a person's panels of a table no longer say that orders stand which have ended."""
        for owner, given in list(self._given.items()):
            if (owner.table, owner.user) == (table.id, user_id) and given.seq < table.seq:
                await self._refresh(owner, given, given.notice)

    def follow(self, table: Table) -> None:
        """Begin to bring the panels of a table up to date that another process looks after."""
        seen = [given.seq for owner, given in self._given.items() if owner.table == table.id]
        if seen and min(seen) < table.seq:
            self._routes.begin(table.id, partial(self._refresh_late, table.id, min(seen)))

    async def _refresh_late(self, table_id: str, seq: int) -> None:
        try:
            await self.refresh(await self._service.ledger.since(table_id, seq))
        except Exception as error:  # noqa: BLE001 - nobody waits for it who could be informed
            log_fault(log, error, "the private panels of table %s were left as they were", table_id)

    async def _refresh(self, owner: _Owner, given: _Given, notice: str) -> None:
        if discord.utils.utcnow() - given.at >= CHANGEABLE:
            self._given.pop(owner, None)
            return
        try:
            await self._show(owner, given, notice, texts_for(given.locale))
        except (IllegalMove, Refusal, *UNSENT) as error:
            # Whoever has dismissed it does not miss it.
            log.info("a private panel of table %s was left as it was: %s", owner.table, type(error).__name__)
            self._given.pop(owner, None)

    async def _show(self, owner: _Owner, given: _Given, notice: str, texts: Texts, *, last: bool = False) -> None:
        """Change a panel to how its table stands now; ``last``: it cannot be changed again."""
        await long_step()
        snapshot = await self._service.queries.snapshot(owner.table, owner.user)
        if not await self._service.people.dm_closed(owner.user):
            # Why orders have ended is told by a direct message, which calls its reader.
            snapshot = msgspec.structs.replace(snapshot, ended_orders=())
        shown = await self._composer.panel(snapshot, texts, notice=notice, last=last)
        if self._given.get(owner) is not given:  # its owner has used it meanwhile, or opened another
            return
        self._showing.begin(given.message.id)
        await given.message.edit(**shown.edited)
        if self._given.get(owner) is given:
            self._given[owner] = given._replace(seq=shown.seq, notice=notice, waits=shown.waits)
        for ended in snapshot.ended_orders[:1]:
            await self._service.ledger.order_end_read(owner.table, ended.seat)

    async def _notice(self, owner: _Owner, given: _Given, news: News) -> str:
        """Say what a panel shows of what happened: what was taken back, what its owner did, or still what was drawn."""
        table, seat, texts = news.table, news.table.seat_of(owner.user), texts_for(given.locale)
        unseen = [events for events in news.entries if events.seq > given.seq]
        back = tuple(itertools.dropwhile(lambda events: isinstance(events.entry, Move), unseen))
        own = tuple(events for events in unseen if events.entry.seat == seat)
        if happened := back or own:
            return "\n".join(story(table.game, happened, seat, texts, await self._names.at(table, texts)))
        # What was drawn stands nowhere else; where everything is open the channel shows it.
        return "" if find(news.table.game).info.open_information else given.notice

    async def _tell_before_unchangeable(self) -> None:
        """Let the panels that wait say where the turn is, as long as they can be changed."""
        now = discord.utils.utcnow()
        for owner, given in [each for each in self._given.items() if now - each[1].at >= LAST_CHANGE]:
            if not self._routes.busy(owner):
                self._routes.begin(owner, partial(self._end_following, owner, given))
        oldest = min((given.at for given in self._given.values()), default=now)
        self._loop.change_interval(seconds=max(LOOK, (oldest + LAST_CHANGE - now).total_seconds()))

    async def _end_following(self, owner: _Owner, given: _Given) -> None:
        """Let a panel say where the turn is if it waits, and change it no more."""
        if given.waits and discord.utils.utcnow() - given.at < CHANGEABLE:
            await self._last_change(owner, given)
        if self._given.get(owner, given).at == given.at:
            self._given.pop(owner, None)

    async def _last_change(self, owner: _Owner, given: _Given) -> None:
        """Let a panel say where the turn is, as it follows the game no longer."""
        try:
            await self._show(owner, given, given.notice, texts_for(given.locale), last=True)
        except (IllegalMove, Refusal, *UNSENT) as error:
            log.info("a private panel of table %s was left as it was: %s", owner.table, type(error).__name__)
        except Exception as error:  # noqa: BLE001 - an error raised here would end the loop for good
            log_fault(log, error, "a private panel of table %s does not say where the turn is", owner.table)


def _owner(interaction: discord.Interaction[Any], table_id: str) -> _Owner:
    return _Owner(table_id, interaction.user.id, interaction.channel_id)


T = TypeVar("T")

REMEMBERED = 2000
"""Messages of which it is known what changed them last."""


class AnswersInProgress:
    """Knows the answers under way."""

    def __init__(self) -> None:
        self._latest = LRUCache[int, object](REMEMBERED)
        self._completing: dict[int, asyncio.Task[Any]] = {}
        """What is still being made for a message as it is now."""
        self._under_way: defaultdict[tuple[str, int], set[asyncio.Event]] = defaultdict(set)

    def begin(self, message_id: int) -> object:
        """Say that a message is about to be changed; return what tells whether it was changed again since."""
        outdated = self._completing.pop(message_id, None)
        if outdated is not None:
            outdated.cancel()
        mark = object()
        self._latest[message_id] = mark
        return mark

    def is_latest(self, message_id: int, mark: object) -> bool:
        """Return whether nothing else has changed a message since, or is about to."""
        return self._latest.get(message_id) is mark

    async def completed(self, message_id: int, mark: object, making: asyncio.Task[T]) -> T | None:
        """Wait for what is being made for a message; None: it was changed since, and what was made is given up."""
        if not self.is_latest(message_id, mark):
            making.cancel()
        else:
            self._completing[message_id] = making
        try:
            await asyncio.wait([making])
        finally:
            making.cancel()  # where whoever waits was cancelled
            if self._completing.get(message_id) is making:
                del self._completing[message_id]
        made = None if making.cancelled() else making.result()
        return made if self.is_latest(message_id, mark) else None

    @contextmanager
    def to(self, table_id: str, user_id: int) -> Iterator[None]:
        """Say that a person is being shown a table, for as long as the block lasts."""
        done, key = asyncio.Event(), (table_id, user_id)
        self._under_way[key].add(done)
        try:
            yield
        finally:
            done.set()
            self._under_way[key].discard(done)
            if not self._under_way[key]:
                del self._under_way[key]

    async def finished(self, table_id: str, user_id: int) -> None:
        """Wait until whatever a person is being shown of a table now has been shown."""
        while under_way := tuple(self._under_way.get((table_id, user_id), ())):
            for done in under_way:
                await done.wait()
