"""What one person alone is shown: direct messages, and the private panels that answer somebody in a channel.

Secrets go to the one who may know them by direct message, with controls that work right there. If somebody's direct
messages are closed, the table goes on: that is remembered, and the hand is always one press away under the board.

Discord lets an answer be changed for a quarter of an hour after the press or command. During that time the latest panel
of each person in each channel follows the game: it is brought up to date when its owner's turn begins or its owner has
moved elsewhere or by an order, when moves are taken back or played again, and when the table ends. Shortly before the
time is up, a panel that only waits is changed to say that the channel shows whose turn it is. A control that everybody
sees also changes the panel, if the panel stands below it. Otherwise it is answered by a new panel, and the old one is
deleted.

Updates of direct messages and panels wait for answers in progress to the same person.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime, timedelta
from functools import partial
from typing import Any, NamedTuple, TypeVar
from weakref import WeakValueDictionary

import discord
import msgspec
from cachetools import LRUCache
from discord.ext import tasks

from bot.answering import about_table, long_step
from bot.channels import Channels
from bot.delivery.routes import Routes
from bot.faults import UNSENT, error_code, is_final, log_fault
from bot.messages.announcement import kept, picture_of
from bot.messages.controls import Layout, Press
from bot.messages.panel_controls import order_endings
from bot.messages.people import Names
from bot.messages.private_panel import PanelComposer, PrivatePanel
from bot.messages.wording import latest, story
from bot.service import GivenOrder, LedgerRow, LogEvents, News, NoSuchTable, Outcome, Refusal, Service
from bot.texts import Texts, harmless, in_messages, texts_for
from engine.core.errors import IllegalMove
from engine.core.moves import Move
from engine.core.registry import find
from engine.core.seat import Seat
from engine.core.views import Event
from storage.ledger import HAND
from storage.records import Table

log = logging.getLogger(__name__)

T = TypeVar("T")

KEPT = 1000
"""The most private panels that are remembered."""
CHANGEABLE = timedelta(minutes=14)
"""How long an answer is changed or deleted; Discord allows it for a quarter of an hour."""
LAST_CHANGE = timedelta(minutes=13)
"""The age at which a panel stops following the game, after a last change if it waits."""
LAST_EDITS = 5.0
"""Seconds that the last changes of all panels may take together when the bot stops."""
LOOK = 20.0
"""The least seconds between two looks for panels that can soon no longer be changed."""
REMEMBERED = 2000
"""The most messages whose latest change is remembered."""
LONGEST_EVENTS = 1200
"""Characters of what happened; together with the link to the channel it fits in ``private_panel.LONGEST_TEXT``."""
CLOSED = frozenset({50007, 50278})
"""Discord's codes for a person who takes no direct messages, and for one on no common server."""

Message = discord.WebhookMessage | discord.InteractionMessage


class AnswersInProgress:
    """Keeps track of the answers in progress."""

    def __init__(self) -> None:
        self._latest = LRUCache[int, object](REMEMBERED)
        self._completing: dict[int, asyncio.Task[Any]] = {}
        """By message, what is still being made to complete its present content."""
        self._under_way: defaultdict[tuple[str, int], set[asyncio.Event]] = defaultdict(set)

    def begin(self, message_id: int) -> object:
        """Announce a change of a message; return its mark for ``is_latest``."""
        outdated = self._completing.pop(message_id, None)
        if outdated is not None:
            outdated.cancel()
        mark = object()
        self._latest[message_id] = mark
        return mark

    def is_latest(self, message_id: int, mark: object) -> bool:
        """Return whether nothing else has changed a message since it got a mark, or is about to."""
        return self._latest.get(message_id) is mark

    async def completed(self, message_id: int, mark: object, making: asyncio.Task[T]) -> T | None:
        """Wait for what is being made for a message and return it, or None if the message was changed since."""
        if not self.is_latest(message_id, mark):
            making.cancel()
        else:
            self._completing[message_id] = making
        try:
            await asyncio.wait([making])
        finally:
            making.cancel()  # if this task was cancelled while it waited
            if self._completing.get(message_id) is making:
                del self._completing[message_id]
        made = None if making.cancelled() else making.result()
        return made if self.is_latest(message_id, mark) else None

    async def show(
        self,
        interaction: discord.Interaction[Any],
        *,
        here: bool,
        files: Sequence[discord.File] = (),
        **content: Any,  # noqa: ANN401 - what discord.py takes
    ) -> tuple[Message, object]:
        """Answer one person with a message, and return it with its mark; ``here``: edit the message of the control."""
        if here and interaction.message is not None:
            mark = self.begin(interaction.message.id)
            return await interaction.edit_original_response(attachments=files, **content), mark
        message = await interaction.followup.send(files=files, ephemeral=True, wait=True, **content)
        return message, self.begin(message.id)

    async def complete(
        self, message: Message, mark: object, making: asyncio.Task[T], edited: Callable[[T], dict[str, Any]]
    ) -> None:
        """Edit a message once a slow part of it, mostly its picture, is made, unless it was changed meanwhile.

        ``edited`` returns the arguments of the edit for what was made, or none if it adds nothing.
        """
        try:
            made = await self.completed(message.id, mark, making)
            if made is not None and (changes := edited(made)):
                await message.edit(**changes)
        except (IllegalMove, Refusal, *UNSENT) as error:
            log.info("an answer was left without its picture: %s", type(error).__name__)

    @contextmanager
    def to(self, table_id: str, user_id: int) -> Iterator[None]:
        """Mark a person as being shown a table for as long as the block lasts."""
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
        """Wait until all answers in progress to a person about a table are finished."""
        while under_way := tuple(self._under_way.get((table_id, user_id), ())):
            for done in under_way:
                await done.wait()


class _Owner(NamedTuple):
    table: str
    user: int
    channel: int | None


class _Given(NamedTuple):
    """A panel as it was last shown."""

    message: Message
    at: datetime
    """When the interaction arrived whose token allows changing it."""
    locale: str
    seq: int
    """How many entries the log had."""
    notice: str
    """What it says in words in addition to the position."""
    waits: bool
    """Whether it says that the table waits for others."""
    answered: Press | None = None
    """The control of another message that last changed it, unless its owner has used one of its own controls since."""


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
        """Begin to look for panels that can soon no longer be changed."""
        self._loop.start()

    def stop(self) -> None:
        """Stop."""
        self._loop.cancel()
        self._routes.stop()

    async def stop_following(self) -> None:
        """Make all waiting panels say where to see whose turn it is: after a restart nothing is known of them."""
        self.stop()
        waiting = [(owner, given) for owner, given in self._given.items() if given.waits]
        self._given = OrderedDict(waiting)
        now = discord.utils.utcnow()
        changed = [self._last_change(owner, given) for owner, given in waiting if now - given.at < CHANGEABLE]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*changed), LAST_EDITS)

    def takes(self, interaction: discord.Interaction[Any], press: Press) -> bool:
        """Return whether a control of another message is answered by changing the panel that the person has here.

        The panel must stand below the control, where the person sees it change. Discord does not say whether it was
        dismissed, or is shown on another device; if the same control is pressed again, one of these must be so.
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
            press: the control that is answered if the last panel ``takes`` it, else None.

        Returns:
            The message that shows it.

        """
        before = self._given.get(_owner(interaction, shown.snapshot.table.id))
        if press is not None and before is not None:
            with contextlib.suppress(*UNSENT):
                self._showing.begin(before.message.id)
                changed = await before.message.edit(**shown.view.edited)
                self._keep(interaction, changed, shown, notice, at=before.at, answered=press)
                return changed
        sent = await interaction.followup.send(**shown.view.sent, ephemeral=True, wait=True)
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
        message: Message,
        shown: PrivatePanel,
        notice: str,
    ) -> None:
        """Remember that a panel was changed by its own control, so that it can be changed for longer."""
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
        """Update the panels of those whose turn begins, and of those who have moved by an order or elsewhere.

        At the end and after an undo, update everybody's.
        """
        table, called = news.table, news.concerned
        seats = {events.entry.seat for events in news.entries}
        moved = {owner.user for owner in self._given if owner.table == table.id and table.seat_of(owner.user) in seats}
        for user_id in called | moved:  # those who move by a press are shown what it did
            await self._showing.finished(table.id, user_id)
        for owner, given in list(self._given.items()):
            if owner.table != table.id:
                continue
            unseen = {events.entry.seat for events in news.entries if events.seq > given.seq}
            outdated = owner.user in called and (given.seq < table.seq or news.ended or news.noted)
            if outdated or table.seat_of(owner.user) in unseen:
                await self._refresh(owner, given, await self._notice(owner, given, news))

    async def forget_ended_orders(self, table: Table, user_id: int) -> None:
        """Remove orders that have ended from a person's panels of a table."""
        for owner, given in list(self._given.items()):
            if (owner.table, owner.user) == (table.id, user_id) and given.seq < table.seq:
                await self._refresh(owner, given, given.notice)

    def follow(self, table: Table) -> None:
        """Begin to update the panels of a table that another process looks after."""
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
            # A person who has dismissed it does not miss it.
            log.info("a private panel of table %s was left as it was: %s", owner.table, type(error).__name__)
            self._given.pop(owner, None)

    async def _show(self, owner: _Owner, given: _Given, notice: str, texts: Texts, *, last: bool = False) -> None:
        """Change a panel to how its table stands now; ``last``: it will not be changed again."""
        await long_step()
        snapshot = await self._service.queries.snapshot(owner.table, owner.user)
        if not await self._service.people.dm_closed(owner.user):
            # Why orders have ended is said in a direct message, which notifies its reader.
            snapshot = msgspec.structs.replace(snapshot, ended_orders=())
        shown = await self._composer.panel(snapshot, texts, notice=notice, last=last)
        if self._given.get(owner) is not given:  # its owner has used it meanwhile, or opened another
            return
        self._showing.begin(given.message.id)
        await given.message.edit(**shown.view.edited)
        if self._given.get(owner) is given:
            self._given[owner] = given._replace(seq=shown.seq, notice=notice, waits=shown.waits)
        await self._service.ledger.order_ends_read(snapshot.ended_orders)

    async def _notice(self, owner: _Owner, given: _Given, news: News) -> str:
        """Say what happened as far as a panel shows it: moves taken back, its owner's own, or else its old notice."""
        table, seat, texts = news.table, news.table.seat_of(owner.user), texts_for(given.locale)
        unseen = [events for events in news.entries if events.seq > given.seq]
        back = tuple(itertools.dropwhile(lambda events: isinstance(events.entry, Move), unseen))
        own = tuple(events for events in unseen if events.entry.seat == seat)
        if happened := back or own:
            return "\n".join(story(table.game, happened, seat, texts, await self._names.at(table, texts)))
        # What its owner drew is said nowhere else; in a game with open information the channel shows it.
        return "" if find(news.table.game).info.open_information else given.notice

    async def _tell_before_unchangeable(self) -> None:
        """Make waiting panels say where to see whose turn it is, while they can still be changed."""
        now = discord.utils.utcnow()
        for owner, given in [each for each in self._given.items() if now - each[1].at >= LAST_CHANGE]:
            if not self._routes.busy(owner):
                self._routes.begin(owner, partial(self._end_following, owner, given))
        oldest = min((given.at for given in self._given.values()), default=now)
        self._loop.change_interval(seconds=max(LOOK, (oldest + LAST_CHANGE - now).total_seconds()))

    async def _end_following(self, owner: _Owner, given: _Given) -> None:
        """Stop updating a panel; if it waits, first make it say where to see whose turn it is."""
        if given.waits and discord.utils.utcnow() - given.at < CHANGEABLE:
            await self._last_change(owner, given)
        if self._given.get(owner, given).at == given.at:
            self._given.pop(owner, None)

    async def _last_change(self, owner: _Owner, given: _Given) -> None:
        """Make a panel say where to see whose turn it is, as it no longer follows the game."""
        try:
            await self._show(owner, given, given.notice, texts_for(given.locale), last=True)
        except (IllegalMove, Refusal, *UNSENT) as error:
            log.info("a private panel of table %s was left as it was: %s", owner.table, type(error).__name__)
        except Exception as error:  # noqa: BLE001 - an error raised here would end the loop for good
            log_fault(log, error, "a private panel of table %s does not say where the turn is", owner.table)


def _owner(interaction: discord.Interaction[Any], table_id: str) -> _Owner:
    return _Owner(table_id, interaction.user.id, interaction.channel_id)


class DirectMessages:
    """Sends people what only they may know."""

    def __init__(
        self,
        service: Service,
        names: Names,
        channels: Channels,
        composer: PanelComposer,
        showing: AnswersInProgress,
        temporary_panels: TemporaryPanels,
    ) -> None:
        self._service = service
        self._names = names
        self._channels = channels
        self._composer = composer
        self._showing = showing
        self._temporary_panels = temporary_panels
        self._locks: WeakValueDictionary[tuple[str, int], asyncio.Lock] = WeakValueDictionary()
        self._routes = Routes()
        self._apart: dict[str, dict[Seat, int]] = {}
        """By table and seat, who is to be sent something secret once everything that others see is done."""
        self._order_ends: dict[str, dict[Seat, int]] = {}
        """By table and seat, who is to learn at that time why orders have ended."""

    async def deliver(self, news: News) -> frozenset[Seat]:
        """Send each seat what it alone has learned since the last announcement.

        What one's own move brought has already been shown in answer to it, so the existing message is edited and hands
        do not pile up. A new message is sent at the start, and for what another's move brought. If it is a secret that
        there is any news for a seat, that news waits for ``deliver_apart``.

        Returns:
            The seats that have yet to receive it, as Discord could not be reached or it is sent later.

        """
        undelivered, table = set(), news.table
        for holder in table.seats:
            if holder.user_id is None:
                continue
            since = await self._service.ledger.delivered_to(table.id, holder.seat)
            events = _secrets(news.events, holder.seat, since)
            # If a seat still lacks something from before, all of it is sent together, later.
            if since >= news.since and (since < 0 or _is_expected(events, holder.seat)):
                if not await self._send(news, holder.user_id, holder.seat):
                    undelivered.add(holder.seat)
            elif events:
                self.deliver_late(table, {holder.seat})
                undelivered.add(holder.seat)
        return frozenset(undelivered)

    def deliver_late(self, table: Table, seats: Iterable[Seat]) -> None:
        """Queue for ``deliver_apart`` what seats were not sent yet, for example because of a crash."""
        self._apart.setdefault(table.id, {}).update(_people_on(table, seats))

    def tell_order_ends(self, table: Table, seats: Iterable[Seat]) -> None:
        """Queue for ``deliver_apart`` why orders of seats have ended, unless their owners read it meanwhile."""
        self._order_ends.setdefault(table.id, {}).update(_people_on(table, seats))

    def deliver_apart(self, table_id: str) -> None:
        """Begin to send people what nobody else may know that they receive.

        It is called once everything that others can see is done, so that no delay gives it away; it is called
        just the same if nobody receives anything.
        """
        for seat, user_id in self._apart.pop(table_id, {}).items():
            self._routes.begin(user_id, partial(self._send_apart, table_id, seat))
        for seat, user_id in self._order_ends.pop(table_id, {}).items():
            self._routes.begin(user_id, partial(self._tell_order_ends_apart, table_id, seat))

    @property
    def sending(self) -> int:
        """How many messages are being sent or are queued."""
        return self._routes.unfinished

    def stop(self) -> None:
        """Give up the queued messages; they are sent after the next start."""
        self._routes.stop()

    async def _send_apart(self, table_id: str, seat: Seat) -> None:
        """Send the present holder of a seat what only that seat may know and was not sent yet."""
        about_table(table_id)
        ledger = self._service.ledger
        try:
            news = await ledger.unsent(table_id, seat)
            user_id = news.table.holder(seat).user_id
            if user_id is None:
                await ledger.delivered(table_id, seat, news.table.seq)
            else:
                await self._send(news, user_id, seat)
            await ledger.store(table_id)
        except NoSuchTable:
            log.info("table %s was deleted before a direct message of it was sent", table_id)
        except Exception as error:  # noqa: BLE001 - nobody waits for it who could be informed
            log_fault(log, error, "a direct message of table %s was not sent", table_id)

    async def _tell_order_ends_apart(self, table_id: str, seat: Seat) -> None:
        """Send the present holder of a seat why its orders have ended, unless a private panel has said so."""
        about_table(table_id)
        ledger = self._service.ledger
        try:
            table = await ledger.table(table_id)
            user_id = table.holder(seat).user_id
            if user_id is not None:
                await self._showing.finished(table_id, user_id)
            ended = await ledger.ended_orders(table_id, seat)
            # A person whose direct messages are closed reads it on the private panel.
            open_to = user_id is not None and not await self._service.people.dm_closed(user_id)
            if ended and (user_id is None or (open_to and await self._send_order_ends(table, ended, user_id))):
                await ledger.order_ends_read(ended)
                await ledger.store(table_id)
            if ended and user_id is not None:
                await self._forget_ended_orders(table, user_id)
        except NoSuchTable:
            log.info("table %s was deleted before somebody was told why an order of it has ended", table_id)
        except Exception as error:  # noqa: BLE001 - nobody waits for it who could be informed
            log_fault(log, error, "somebody was not told why an order of table %s has ended", table_id)

    async def _send_order_ends(self, table: Table, ended: Sequence[GivenOrder], user_id: int) -> bool:
        """Send a person why orders have ended; False if it must be tried again, or read on the panel instead."""
        texts = (await self._channels.texts(table, user_id)).of(table.game)
        said = "\n".join(order_endings(ended, texts, await self._names.at(table, texts)))
        where = texts.say("mail.where", channel=await self._channels.link(table))
        last, parts = (
            ended[-1],
            in_messages(texts.say("order.mail", title=harmless(table.title), said=said, where=where)),
        )
        try:
            channel = await self._channels.direct(user_id)
            for number, part in enumerate(parts):
                await channel.send(part, nonce=f"{table.id}:o{table.seq}:{last.seat}:{last.number}:{number}")
        except UNSENT as error:
            await self._failed(table, user_id, error)
            return False
        return True

    async def changed_in_place(self, table_id: str, message: discord.Message, outcome: Outcome | None) -> None:
        """Remember that a direct message, which was just changed in place, shows a table as it is now."""
        service, user = self._service, message.channel
        if not isinstance(user, discord.DMChannel) or outcome is None or message.flags.ephemeral:
            return
        owner = user.recipient.id if user.recipient else 0
        if owner:
            await service.ledger.remember_message(
                table_id, HAND, message.channel.id, message.id, user_id=owner, seq=outcome.events.seq, edited=True
            )

    async def keep_up(self, user_id: int, outcome: Outcome) -> None:
        """Update the direct message of a person who has made a private move elsewhere, which is part of no news."""
        table, seat = outcome.table, outcome.events.entry.seat
        async with self._lock(table, user_id):
            posted = await self._service.ledger.message(table.id, HAND, user_id=user_id)
            if posted is not None:
                await self._bring_up_to_date(posted, table, user_id, outcome.events.visible(seat))

    async def _forget_ended_orders(self, table: Table, user_id: int) -> None:
        """Remove orders that have ended from what a person was shown before."""
        await self._temporary_panels.forget_ended_orders(table, user_id)
        async with self._lock(table, user_id):
            posted = await self._service.ledger.message(table.id, HAND, user_id=user_id)
            if posted is not None and posted.shown_up_to < table.seq:
                await self._bring_up_to_date(posted, table, user_id)

    async def _bring_up_to_date(
        self, posted: LedgerRow, table: Table, user_id: int, events: Iterable[Event] = ()
    ) -> None:
        texts = await self._channels.texts(table, user_id)
        names = await self._names.at(table, texts)
        lines = [texts.sentence(event.text, names) for event in events]
        lines.append(texts.say("mail.where", channel=await self._channels.link(table)))
        try:
            await self._changed(posted, await self._panel(table, user_id, texts, "\n".join(lines)))
        except UNSENT as error:
            log.info("a direct message of table %s was left as it was: %s", table.id, error_code(error))

    async def tell_turn(self, table: Table, user_id: int) -> None:
        """Notify a person that it is their turn at a table whose channel the bot cannot write in."""
        await self._notice(table, user_id, "mail.channel_lost")

    async def welcome(self, table: Table, user_id: int) -> None:
        """Show a person who takes a seat in the middle of a game the hand that comes with it."""
        await self._notice(table, user_id, "mail.welcome")

    async def _notice(self, table: Table, user_id: int, key: str) -> None:
        texts = await self._channels.texts(table, user_id)
        if await self._service.people.dm_closed(user_id):
            return
        notice = texts.say(key, title=harmless(table.title), channel=f"<#{table.channel_id}>")
        async with self._lock(table, user_id):
            posted = await self._service.ledger.message(table.id, HAND, user_id=user_id)
            shown = await self._panel(table, user_id, texts, notice)
            try:
                sent = await self._open(user_id, shown)
            except UNSENT as error:
                await self._failed(table, user_id, error)
                return
            await self._without_controls(posted)
            await self._service.ledger.remember_message(
                table.id, HAND, sent.channel.id, sent.id, user_id=user_id, seq=shown.snapshot.table.seq
            )

    async def _panel(self, table: Table, user_id: int, texts: Texts, notice: str) -> PrivatePanel:
        await long_step()
        snapshot = await self._service.queries.snapshot(table, user_id)
        # Why orders have ended is said in a message of its own, which notifies its reader.
        snapshot = msgspec.structs.replace(snapshot, ended_orders=())
        return await self._composer.panel(snapshot, texts, notice=notice)

    async def opened(self, user_id: int) -> None:
        """Note that a person's direct messages are worth trying again: they have used or just requested one."""
        if await self._service.people.dm_closed(user_id):
            await self._service.people.set_dm_closed(user_id, closed=False)

    async def refresh(self, news: News) -> None:
        """Update the direct messages of those whose turn begins, who can play from there, and of those who have moved.

        At the end, and when moves were taken back, update everybody's: their words and buttons are no longer valid.

        While several choose at the same time, theirs stay as they are, with what is marked in their menus.
        """
        moved = {events.entry.seat for events in news.events if isinstance(events.entry, Move) and not events.early}
        concerned = {
            holder.user_id: holder.seat
            for holder in news.table.seats
            if holder.user_id is not None and (holder.user_id in news.concerned or holder.seat in moved)
        }
        for user_id in concerned:
            await self._showing.finished(news.table.id, user_id)
        posted = await self._service.ledger.hands(news.table.id) if concerned else {}
        for user_id, seat in concerned.items():
            if user_id in posted:
                async with self._lock(news.table, user_id):
                    await self._refresh(news, user_id, seat)

    async def _refresh(self, news: News, user_id: int, seat: Seat) -> None:
        table = news.table
        # Read only now which message is the latest: another may have been sent meanwhile.
        posted = await self._service.ledger.message(table.id, HAND, user_id=user_id)
        if posted is None or (posted.shown_up_to >= table.seq and not (news.ended or news.noted)):
            return
        shown = await self._hand_message(table, user_id, seat, _secrets(news.events, seat))
        where = _place(posted)
        try:
            edited = await self._changed(posted, shown)
            if not edited:
                sent = await self._open(user_id, shown, silent=True)
                where = sent.channel.id, sent.id
        except UNSENT as error:
            log.info("a direct message of table %s was left as it was: %s", table.id, error_code(error))
            return
        await self._service.ledger.remember_message(
            table.id, HAND, *where, user_id=user_id, seq=table.seq, edited=edited
        )

    async def _send(self, news: News, user_id: int, seat: Seat) -> bool:
        """Send a seat what it has learned and was not sent yet; False if it must be tried again.

        That is so if Discord could not be reached, or somebody else has the seat by now.
        """
        table, ledger = news.table, self._service.ledger
        await self._showing.finished(table.id, user_id)
        async with self._lock(table, user_id):
            since = await ledger.delivered_to(table.id, seat)
            events, started = _secrets(news.events, seat, since), news.started and since < 0
            if (events or started) and not await self._sent(news, user_id, seat, events, started=started):
                return False
            await ledger.delivered(table.id, seat, table.seq)
            return True

    async def _sent(
        self, news: News, user_id: int, seat: Seat, events: tuple[LogEvents, ...], *, started: bool
    ) -> bool:
        table, service = news.table, self._service
        newest = events[-1].seq if events else 0
        posted = await service.ledger.message(table.id, HAND, user_id=user_id)
        # A secret that comes of another's move is sent even if the latest message shows it already.
        again = not _own((each for each in events if not _is_expected((each,), seat)), seat)
        if posted is not None and posted.shown_up_to >= newest and not again:
            return True
        if await service.people.dm_closed(user_id):
            return True
        shown = await self._hand_message(table, user_id, seat, events, started=started)
        if shown.snapshot.seat != seat:
            return False
        own = _own(events, seat)
        try:
            edited = posted is not None and own and await self._changed(posted, shown)
            if posted is not None and edited:
                where = _place(posted)
            else:
                nonce = f"{table.id}:{newest}:{seat}"
                chosen = shown.snapshot.chosen.get(seat)
                quietly = (own and not started) or (chosen is not None and chosen.daily is not None)
                sent = await self._open(user_id, shown, nonce=nonce, silent=quietly)
                where = (sent.channel.id, sent.id)
                await self._without_controls(posted)
        except UNSENT as error:
            await self._failed(table, user_id, error)
            return is_final(error)
        seq = newest if posted is None else max(newest, posted.shown_up_to)
        await service.ledger.remember_message(table.id, HAND, *where, user_id=user_id, seq=seq, edited=edited)
        return True

    def _lock(self, table: Table, user_id: int) -> asyncio.Lock:
        return self._locks.setdefault((table.id, user_id), asyncio.Lock())

    async def _changed(self, posted: LedgerRow, shown: PrivatePanel) -> bool:
        """Change a message; False if it is gone."""
        try:
            self._showing.begin(_place(posted)[1])
            await self._channels.message(*_place(posted)).edit(**shown.view.edited)
        except discord.NotFound:
            return False
        return True

    async def _without_controls(self, posted: LedgerRow | None) -> None:
        """Remove the controls from a message that another one has replaced: they would only be out of date."""
        if posted is None:
            return
        message = self._channels.message(*_place(posted))
        try:
            await message.edit(view=_texts_and_pictures(await message.fetch()))
        except UNSENT as error:
            log.info("a direct message of table %s kept its controls: %s", posted.table_id, error_code(error))

    async def _hand_message(
        self, table: Table, user_id: int, seat: Seat, events: tuple[LogEvents, ...], *, started: bool = False
    ) -> PrivatePanel:
        texts = await self._channels.texts(table, user_id)
        names = await self._names.at(table, texts)
        lines = [texts.say("mail.started")] if started else []
        secrets = [event.text for entry in events for event in entry.events if event.audience == seat]
        lines += latest([texts.sentence(text, names) for text in secrets], LONGEST_EVENTS)
        lines.append(texts.say("mail.where", channel=await self._channels.link(table)))
        return await self._panel(table, user_id, texts, "\n".join(lines))

    async def _open(
        self, user_id: int, shown: PrivatePanel, *, nonce: str | None = None, silent: bool = False
    ) -> discord.Message:
        """Send a message; a repeat with the same nonce, soon after a crash, yields the first one again."""
        channel = await self._channels.direct(user_id)
        known = {"nonce": nonce} if nonce else {}
        return await channel.send(**(shown.view.sent | known), silent=silent)

    async def _failed(self, table: Table, user_id: int, error: Exception) -> None:
        if isinstance(error, discord.HTTPException) and error.code in CLOSED:
            await self._service.people.set_dm_closed(user_id, closed=True)
        else:
            log.warning("a direct message of table %s was not sent: %s", table.id, error_code(error))


def _place(posted: LedgerRow) -> tuple[int, int]:
    """Return the channel and the id of a private message."""
    return posted.channel_id or 0, posted.message_id or 0


def _people_on(table: Table, seats: Iterable[Seat]) -> dict[Seat, int]:
    """Return the people on some seats, by seat; 0 if there is none."""
    return {seat: table.holder(seat).user_id or 0 for seat in seats}


def _texts_and_pictures(message: discord.Message) -> discord.ui.LayoutView:
    """Lay a private message out again without its controls."""
    view = Layout()
    frame: discord.ui.Container[discord.ui.LayoutView] = discord.ui.Container()
    frames = [child for child in message.components if isinstance(child, discord.Container)]
    for part in (part for child in frames for part in child.children):
        if isinstance(part, discord.TextDisplay):
            frame.add_item(discord.ui.TextDisplay(part.content))
        elif isinstance(part, discord.MediaGalleryComponent):
            frame.add_item(discord.ui.MediaGallery(*(kept(*picture_of(item)) for item in part.items)))
    view.add_item(frame)
    return view


def _secrets(events: Iterable[LogEvents], seat: Seat, since: int = 0) -> tuple[LogEvents, ...]:
    """Return the entries after ``since`` from which a seat learned something that the others did not."""
    new = (entry for entry in events if entry.seq > since)
    return tuple(entry for entry in new if any(event.audience == seat for event in entry.events))


def _is_expected(events: Iterable[LogEvents], seat: Seat) -> bool:
    """Return whether everybody knows that a seat has learned something."""
    return any(event.audience == seat and not event.apart for entry in events for event in entry.events)


def _own(events: Iterable[LogEvents], seat: Seat) -> bool:
    """Return whether everything came from the moves of one seat."""
    return all(isinstance(each.entry, Move) and each.entry.seat == seat for each in events)
