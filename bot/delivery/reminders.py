"""What is due by the clock: reminders, daily messages, notices that somebody is away, and what expires.

Whom to remind and when is decided by the service. It hands out each reminder once and counts it before it is sent, so
that neither a restart nor a second loop sends one twice. A reminder or a daily message that is lost on the way to
Discord is followed by the next; a notice is not sent again.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from functools import partial

import aiohttp
import discord
import msgspec
from discord.ext import tasks

from bot.answering import about_table, pinging
from bot.channels import Channels
from bot.delivery.lobbies import LobbyMessages
from bot.delivery.private_panels import CLOSED
from bot.delivery.routes import MOST_CLAIMED, Routes
from bot.faults import error_code, log_fault
from bot.messages import people
from bot.messages.controls import (
    AnswerButton,
    Controls,
    GiveSeatMenu,
    Press,
    PublicButton,
    SnoozeButton,
    TakeOverButton,
)
from bot.messages.lobby import what_missing_brings
from bot.messages.people import absence_notice
from bot.messages.table_lists import digest_views
from bot.metrics import Metrics
from bot.service import AbsenceNotice, Digest, Reminder, Service
from bot.service.play import Thinking
from bot.service.reminders import NOTED_EVERY
from bot.service.values import SHORTEST_INTERVAL
from bot.texts import DAY, HOUR, Texts, duration_text, harmless
from engine.core.campaigns import in_campaigns
from engine.core.registry import find
from engine.core.text import text
from storage.records import Table, TableId

log = logging.getLogger(__name__)

SNOOZES = (HOUR, 8 * HOUR, DAY)
"""Seconds by which a reminder can be put off."""


class AbsenceMessages:
    """Notifies each table once that somebody is away or back, and updates the message that says whose turn it is."""

    def __init__(
        self, service: Service, channels: Channels, routes: Routes, renew: Callable[[str, int], Awaitable[None]]
    ) -> None:
        """``renew`` brings up to date what a table's latest announcement says about when a person is there."""
        self._service = service
        self._channels = channels
        self._renew = renew
        self._routes = routes

    async def tell(self) -> None:
        """Begin to send the notices that are due."""
        while self._routes.unfinished < MOST_CLAIMED:
            due = await self._service.absences.claim_due()
            if due is None:
                return
            for notice in due:
                self._routes.begin(("channel", notice.table.channel_id), partial(self._send, notice))

    async def _send(self, notice: AbsenceNotice) -> None:
        about_table(notice.table.id)
        try:
            texts = await self._channels.texts(notice.table)
            said, channel = absence_notice(texts, notice), self._channels.of(notice.table)
            await channel.send(said, silent=not notice.waited)
            await self._renew(notice.table.id, notice.user_id)
        except (discord.HTTPException, aiohttp.ClientError) as error:
            log.warning("table %s was not told of an absence: %s", notice.table.id, type(error).__name__)
        except Exception as error:  # noqa: BLE001 - one table's trouble must not silence all others
            log_fault(log, error, "table %s was not told of an absence", notice.table.id)


class DigestMessages:
    """Sends the daily message to those who want one: every table that waits for them, with a button to play."""

    def __init__(self, service: Service, channels: Channels, routes: Routes) -> None:
        self._service = service
        self._channels = channels
        self._routes = routes

    async def send_due(self) -> None:
        """Begin to send the daily messages that are due."""
        if self._routes.unfinished < MOST_CLAIMED:
            for digest in await self._service.digests.claim_due():
                self._routes.begin(("person", digest.user_id), partial(self._send, digest))

    async def _send(self, digest: Digest) -> None:
        try:
            channel = await self._channels.direct(digest.user_id)
            channels = self._channels
            listed = [
                (await channels.texts(table, digest.user_id), table, await channels.link(table), since)
                for table, since in digest.waiting
            ]
            for number, view in enumerate(digest_views(listed)):
                await channel.send(view=view, silent=number > 0)
        except discord.HTTPException as error:
            if error.code in CLOSED:
                await self._closed(digest.user_id)
            else:
                log.warning("a daily message was not taken: %s", error.code or error.status)
        except aiohttp.ClientError as error:
            log.warning("a daily message was not taken: %s", type(error).__name__)
        except Exception as error:  # noqa: BLE001 - one person's trouble must not silence all others
            log_fault(log, error, "a daily message could not be sent")

    async def _closed(self, user_id: int) -> None:
        """Go back to pinging and reminding a person whose direct messages are closed: they would miss their turns."""
        people = self._service.people
        await people.set_dm_closed(user_id, closed=True)
        # Of somebody who was forgotten meanwhile nothing is stored, as nothing changes.
        await people.change_preferences(user_id, lambda chosen: msgspec.structs.replace(chosen, daily=None))


def wording(texts: Texts, reminder: Reminder, link: str, *, private: bool) -> str:
    """Write a reminder, or the notice that there will be no more; ``link`` leads to the table."""
    if reminder.last:
        key = "reminder.last" if reminder.table.campaign is None else "campaign.reminder.last"
    elif reminder.table.between_games:
        key = "campaign.reminder.private" if private else "campaign.reminder.public"
    else:
        key = "reminder.private" if private else "reminder.public"
    if reminder.by is not None:
        nudge = {"by": people.mention(reminder.by, texts), "player": people.mention(reminder.user_id, texts)}
        title, since = harmless(reminder.table.title), f"<t:{round(reminder.since)}:R>"
        key = "nudge.between" if reminder.table.between_games else "nudge.message"
        return texts.say(key, title=title, since=since, link=link, **nudge)
    return texts.say(
        key,
        player=people.mention(reminder.user_id, texts),
        title=harmless(reminder.table.title),
        since=f"<t:{round(reminder.since)}:R>",
        count=reminder.number - 1,
        days=_silence(reminder.table),
        link=link,
    )


def _silence(table: Table) -> int:
    """Return after how many days of silence the others may hand a company over; 0 if the game has no campaigns."""
    rules = in_campaigns(find(table.game))
    return 0 if rules is None else rules.campaign.silent_days


def controls(texts: Texts, reminder: Reminder) -> discord.ui.View:
    """Make the buttons of a reminder or of the last notice."""
    view = Controls()
    table, seat = reminder.table, reminder.seat
    if reminder.last and table.campaign is not None:
        return view  # the others wait longer, and then decide by majority
    if reminder.last:
        press = Press(table.id, table.seq, "takeover", str(seat))
        view.add_item(TakeOverButton.make(press, texts.say("reminder.takeover"), style=discord.ButtonStyle.primary))
        view.add_item(GiveSeatMenu.make(Press(table.id, table.seq, "giveto", str(seat)), texts.say("reminder.giveto")))
        return view
    if table.between_games:
        for answer in AnswerButton.both(table.id, table.seq, texts):
            view.add_item(answer)
    else:
        press = Press(table.id, table.seq, "turn", "")
        view.add_item(PublicButton.make(press, texts.say("digest.play"), style=discord.ButtonStyle.primary))
    for seconds in SNOOZES:
        press = Press(table.id, table.seq, "snooze", f"{seat}.{seconds}")
        view.add_item(SnoozeButton.make(press, texts.sentence(text("reminder.snooze", time=duration_text(seconds)))))
    return view


SOONEST = 1.0
"""The least seconds between two looks."""


class ReminderClock:
    """Looks for what is due when the earliest of it is, and never later than a minute from now.

    A reminder that is planned while the clock sleeps is due no earlier than SHORTEST_INTERVAL, so nobody has to wake
    it. If several processes share the tables it looks more often, as it may have to take over tables that another
    process looked after. It does nothing while Discord cannot be reached, as nobody could answer.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - what is sent, and what decides for whoever is away
        self,
        service: Service,
        channels: Channels,
        absence_messages: AbsenceMessages,
        lobby_messages: LobbyMessages,
        digest_messages: DigestMessages,
        routes: Routes,
        in_time: Callable[[], Thinking],
        ready: Callable[[], Awaitable[None]],
        metrics: Metrics,
        reachable: Callable[[], bool] = lambda: True,
        longest: float = SHORTEST_INTERVAL,
    ) -> None:
        """Take the senders of each kind of message, and what decides for people who are away and allow it.

        Args:
            service: the tables.
            channels: where reminders go.
            absence_messages: announces who is away, and who is back.
            lobby_messages: warns the hosts of lobbies that do not fill.
            digest_messages: sends the daily messages.
            routes: the queues of everything that is due, shared with the notices and the daily messages.
            in_time: returns what chooses the move of a built-in opponent, and returns it at the pace of all of them.
            ready: waits until Discord can be reached.
            metrics: counts the reminders that are sent.
            reachable: returns whether Discord can be reached just now.
            longest: the most seconds between two looks.

        """
        self._reachable = reachable
        self._longest = min(longest, NOTED_EVERY, SHORTEST_INTERVAL)
        self._absence_messages = absence_messages
        self._lobby_messages = lobby_messages
        self._digest_messages = digest_messages
        self._in_time = in_time
        self._metrics = metrics
        self._service = service
        self._channels = channels
        self._ready = ready
        self._routes = routes
        self._loop = tasks.loop(seconds=SOONEST)(self._look)

    def start(self) -> None:
        """Begin to look; to be called while the bot is being set up."""
        self._loop.start()

    def stop(self) -> None:
        """Stop looking."""
        self._loop.cancel()
        self._routes.stop()

    async def _look(self) -> None:
        await self._ready()
        if not self._reachable():
            return
        try:
            await self._service.outages.record()
            if self._routes.unfinished < MOST_CLAIMED:
                for one in await self._service.reminders.claim_due():
                    self._routes.begin(_route(one), partial(self._send, one))
            await self._absence_messages.tell()
            await self._lobby_messages.tend_unfilled()
            await self._digest_messages.send_due()
            due = await self._service.expiries.due()
            for table_id in due if self._service.outages.current else ():
                if not self._routes.busy(table_id):
                    self._routes.begin(table_id, partial(self._expire, table_id))
            self._loop.change_interval(seconds=await self._pause())
        except Exception as error:  # noqa: BLE001 - one table's trouble must not silence the reminders of all others
            log_fault(log, error, "reminders could not be sent")

    async def _send(self, due: Reminder) -> None:
        about_table(due.table.id)
        self._metrics.reminders.labels(due.where).inc()
        try:
            await send(self._service, self._channels, due)
        except Exception as error:  # noqa: BLE001 - as above
            log_fault(log, error, "a reminder of table %s could not be sent", due.table.id)

    async def _expire(self, table_id: str) -> None:
        """Let a question that nobody answered in time expire, or begin the next game without those who are silent."""
        about_table(table_id)
        try:
            silent = await self._service.campaigns.expire(table_id)
            if silent is None:
                await self._service.expiries.expire(table_id, self._in_time())
            for user_id in silent or ():
                await tell_missed(self._service, self._channels, table_id, user_id)
        except Exception as error:  # noqa: BLE001 - one table's trouble must not silence all others
            log_fault(log, error, "a question at table %s could not expire", table_id)
            await self._put_off(table_id)

    async def _put_off(self, table_id: str) -> None:
        try:
            await self._service.expiries.put_off(table_id)
        except Exception as error:  # noqa: BLE001 - it is found again at the next look
            log_fault(log, error, "what expires at table %s could not be put off", table_id)

    async def _pause(self) -> float:
        service = self._service
        planned = (service.reminders, service.expiries, service.absences, service.digests)
        times = [await each.next_due() for each in planned]
        due = min((time for time in times if time is not None), default=None)
        if due is None:
            return self._longest
        return min(max(due - discord.utils.utcnow().timestamp(), SOONEST), self._longest)


def _route(due: Reminder) -> tuple[str, int]:
    """Return the route on which a reminder is first tried."""
    return ("person", due.user_id) if due.where == "dm" and not due.last else ("channel", due.table.channel_id)


async def send(service: Service, channels: Channels, due: Reminder) -> bool:
    """Send one reminder where the person wants it, or in the channel if direct messages are closed.

    Returns whether Discord accepted it.
    """
    table, link = due.table, await _link(service, channels, due.table)
    if due.where == "dm" and not due.last:
        own = await channels.texts(table, due.user_id)
        said = wording(own, due, link, private=True)
        if await _sent_privately(service, channels, due.user_id, said, controls(own, due)):
            return True
    texts = await channels.texts(table)
    view = controls(texts, due)
    pinged = [] if due.last else [due.user_id]
    return await _sent_publicly(channels, table, wording(texts, due, link, private=False), pinged, view)


async def tell_missed(service: Service, channels: Channels, table_id: TableId, user_id: int) -> None:
    """Tell a president who never answered that the game has begun without them, and what they get for it.

    Somebody who wants one message a day is told silently.
    """
    table = await service.tables.get(table_id)
    link, rules = await _link(service, channels, table), in_campaigns(find(table.game))
    assert rules is not None

    def said(texts: Texts, key: str) -> str:
        game, player = texts.sentence(rules.name_of_game(table.number)), people.mention(user_id, texts)
        missed = texts.say(key, title=harmless(table.title), game=game, player=player, link=link)
        return f"{missed}\n{what_missing_brings(texts, table)}"

    private = said(await channels.texts(table, user_id), "campaign.missed_private")
    chosen = await service.people.preferences(user_id)
    quietly = chosen.daily is not None
    if chosen.where == "dm" and await _sent_privately(service, channels, user_id, private, silent=quietly):
        return
    public = said(await channels.texts(table), "campaign.missed_public")
    await _sent_publicly(channels, table, public, [] if quietly else [user_id])


async def _sent_publicly(
    channels: Channels,
    table: Table,
    words: str,
    pinged: list[int],
    view: discord.ui.View = discord.utils.MISSING,
) -> bool:
    """Send a message in the channel of a table; False if it was not accepted."""
    try:
        await channels.of(table).send(words, view=view, allowed_mentions=pinging(pinged))
    except (discord.HTTPException, aiohttp.ClientError) as error:
        log.warning("no reminder could be sent to the channel of table %s: %s", table.id, type(error).__name__)
        return False
    return True


async def _sent_privately(
    service: Service,
    channels: Channels,
    user_id: int,
    words: str,
    view: discord.ui.View = discord.utils.MISSING,
    *,
    silent: bool = False,
) -> bool:
    """Send a direct message; False if it was not accepted."""
    if await service.people.dm_closed(user_id):
        return False
    try:
        private = await channels.direct(user_id)
        await private.send(words, view=view, silent=silent)
    except (discord.HTTPException, aiohttp.ClientError) as error:
        if isinstance(error, discord.HTTPException) and error.code in CLOSED:
            await service.people.set_dm_closed(user_id, closed=True)
        else:
            log.warning("a reminder was not taken as a direct message: %s", error_code(error))
        return False
    return True


async def _link(service: Service, channels: Channels, table: Table) -> str:
    """Return the address of the table's latest board, or of its channel."""
    panel = await service.ledger.message(table.id, "panel")
    return channels.address(table, panel.message_id if panel else None)
