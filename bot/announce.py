"""Telling a channel what happened: one message a turn, one ping, once, whatever breaks in between.

The service remembers what the channel was told. A message is sent with a nonce made of the table and of what was told
before, so that a repeat after a lost answer or a crash yields the first message again, even where the table has moved
on since: its controls say how far it told, and the rest follows in a message of its own.

The start of a table is told before anything is drawn: hands follow by direct message, and the picture by an edit. What
is still without its picture is remembered too, and illustrated after a crash.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable
from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakValueDictionary

import aiohttp
import discord
from discord.ext import tasks

from bot.backlog import Superseded
from bot.errors import traced
from bot.pictures import kinds
from bot.service import Look, News, NoSuchTable, PostedMessage, Table
from bot.service.outbox import BARE, PANEL
from bot.story import latest, story
from bot.texts import Names, Texts, harmless
from bot.views.panel import Opening, is_passing, openings, panel, presses, with_picture, without_controls
from engine.core.moves import Move
from engine.core.seat import Seat
from rendering import api

if TYPE_CHECKING:
    from bot.client import Stationmaster
    from bot.pictures import Shown

log = logging.getLogger(__name__)

RETRY = 60.0
"""Seconds between two looks at what could not be announced."""
LONGEST_TOLD = 1800
"""Characters of what happened; with the heading and the ending it fits in ``panel.LONGEST_STORY``."""
TRIES = 4
"""Attempts at one message over connections that drop."""
LOST = (aiohttp.ClientError, ConnectionError, TimeoutError)
"""What is raised where a connection drops."""
SERVER_FAULT = 500


class Announcer:
    """Tells the channels, and through ``bot.mail`` the people, what they have not been told yet."""

    def __init__(self, bot: Stationmaster) -> None:
        self._bot = bot
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._unreachable: dict[str, int] = {}
        self._drawing: set[str] = set()
        self._loop = tasks.loop(seconds=RETRY)(self._catch_up)

    def start(self) -> None:
        """Begin with what a crash left unsaid, and look again now and then."""
        self._loop.start()

    def stop(self) -> None:
        """Stop; what is unsaid waits for the next start."""
        self._loop.cancel()

    async def announce(self, table_id: str) -> None:
        """Tell whatever is new at a table. A channel that cannot be reached is tried again later."""
        lock = self._lock(table_id)
        if lock.locked():
            # A picture that still waits to be drawn would show what is past: the message tells of all at once.
            self._bot.pictures.skip(await self._bot.service.tables.get(table_id))
        async with lock:
            await self._tell_all(table_id)
        await self._illustrate(table_id)

    async def _tell_all(self, table_id: str) -> None:
        await self._bot.mail.orders_ended(table_id)
        while not (news := await self._bot.service.outbox.unannounced(table_id)).empty:
            # Whoever waits for a start sees it before any hand is drawn.
            begun = await self._taken(news, self._begin(news)) if news.started else None
            await self._bot.mail.deliver(news)
            if not news.due or await self._tell(news, begun):
                return

    async def _catch_up(self) -> None:
        await self._bot.wait_until_ready()
        try:
            pending = await self._bot.service.outbox.pending()
        except Exception as error:  # noqa: BLE001 - an error raised here would end the loop for good
            log.error("what is unsaid could not be found: %s", type(error).__name__)  # noqa: TRY400
            return
        for table_id in pending:
            try:
                await self.announce(table_id)
            except NoSuchTable:
                continue
            except Exception as error:  # noqa: BLE001 - one table's trouble must not silence all others
                log.error("table %s could not be announced: %s", table_id, traced(error))  # noqa: TRY400 - may quote a hand

    async def _begin(self, news: News) -> discord.Message:
        """Send the start without its picture; where that was done before a crash, find it."""
        table, outbox = news.table, self._bot.service.outbox
        posted = await outbox.message(table.id, PANEL)
        if posted is not None:
            with contextlib.suppress(discord.NotFound):  # somebody has deleted it
                return await self._there(posted).fetch()
        sent = await self._send(news)
        if kinds(await self._bot.service.looks.look(table.id)):
            await outbox.remember_message(table.id, BARE, sent.channel.id, sent.id)
        await outbox.remember_message(table.id, PANEL, sent.channel.id, sent.id, seq=_told_by(sent, news)[0])
        return sent

    async def _taken(self, news: News, sending: Awaitable[discord.Message]) -> discord.Message | None:
        """Return a message that is being sent; None: Discord did not take it."""
        try:
            return await sending
        except discord.HTTPException as error:
            await self._not_reached(news, error)
        except LOST as error:
            log.warning("the news of table %s did not get through: %s", news.table.id, type(error).__name__)
        return None

    async def _tell(self, news: News, begun: discord.Message | None) -> bool:
        """Send what is new.

        Returns:
            False where there is more to tell: a message sent before a crash was found instead, which told only a part
            of it, or the table has moved on before its picture was drawn.

        """
        table, outbox = news.table, self._bot.service.outbox
        try:
            sent = begun if news.started else await self._taken(news, self._send(news))
        except Superseded:
            return False
        if sent is None:
            return True
        self._unreachable.pop(table.id, None)
        seq, ended = _told_by(sent, news)
        await outbox.mark_announced(table.id, seq, sent.id, ended=ended)
        await self._retire_superseded(table.id)
        await self._bot.mail.refresh(news)
        await self._bot.desks.handed.refresh(news)
        return (seq, ended) == (table.seq, news.ended)

    async def _send(self, news: News) -> discord.Message:
        table = news.table
        message = await self._message(news)
        pinged = [
            holder.user_id for holder in table.seats if holder.seat in message.called and holder.user_id is not None
        ]
        channel = self._bot.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
        for attempt in range(TRIES):
            try:
                return await channel.send(
                    view=message.view(),
                    files=[message.picture.file()] if message.picture else [],
                    nonce=f"{table.id}:{news.since}",
                    allowed_mentions=discord.AllowedMentions(users=[discord.Object(user) for user in pinged]),
                )
            except LOST:
                if attempt == TRIES - 1:
                    raise
                await asyncio.sleep(2**attempt)
        raise AssertionError("the last attempt returns or raises")

    async def _message(self, news: News) -> _Message:
        bot, table, texts = self._bot, news.table, self._bot.table_texts(news.table)
        names = await bot.names.at(table, texts)
        look = await bot.service.looks.look(table.id)
        lapsed = await bot.service.lapses.lapsed(table.id)
        # After an outage a story can be long: its end, who won or what happened last, matters most.
        asked = texts.sentence(look.question.text, names) if look.question is not None else None
        every = [line for line in story(news.told, None, texts, names, lapsed) if line != asked]
        told = latest(every, LONGEST_TOLD)
        lines = _opening(news, texts, names) + told + (_ending(look, texts) if news.ended else [])
        return _Message(
            texts,
            table,
            "\n".join(lines),
            None if news.started else await self._drawn(look, news, texts, names),
            await self._next_up(news, look, texts, names),
            look.question is None and len(news.actors) > 1,
            tuple(openings(texts, look, names)),
            frozenset({look.question.to}) if look.question is not None else news.actors,
        )

    async def _drawn(self, look: Look, news: News | None, texts: Texts, names: Names) -> Shown | None:
        """Draw what goes best with the news: the final report, or what the latest moves changed; None: the start."""
        there = kinds(look)
        if not there:
            return None
        # What was said before its turn shows nowhere, not even in the choice of the picture.
        told = news.told if news is not None else ()
        moves = [t.entry.kind() for t in told if isinstance(t.entry, Move) and t.entry.seat in t.before]
        wanted = "report" if news is not None and news.ended and "report" in there else api.telling(look.view, moves)
        draw = self._bot.pictures.of if news is None else self._bot.pictures.news
        return await draw(look, wanted, texts, names) or await draw(look, there[0], texts, names)

    async def _next_up(self, news: News, look: Look, texts: Texts, names: Names) -> str:
        """Say who is to move and what is to be decided; a question to another player says when it lapses."""
        if look.question is None or news.ended:
            lines = [_whose_turn(news, texts, names)]
            if look.lead is not None and look.lead.prompt is not None and not news.ended:
                lines.append(texts.sentence(look.lead.prompt, names))
            return "\n".join([*lines, *await self._passing(news, look, texts, names)])
        asked = news.table.holder(look.question.to)
        who = f"<@{asked.user_id}>" if asked.user_id is not None else f"**{harmless(names[asked.seat])}**"
        lines = [texts.say("announce.asked", player=who, question=texts.sentence(look.question.text, names))]
        if (due := await self._bot.service.lapses.due_of(news.table.id)) is not None and asked.human:
            lines.append(texts.say("announce.lapses", when=f"<t:{round(due)}:R>"))
        return "\n".join(lines)

    async def _passing(self, news: News, look: Look, texts: Texts, names: Names) -> list[str]:
        """Say when somebody's turn passes who says nothing."""
        lapse, due = look.lapse, await self._bot.service.lapses.due_of(news.table.id)
        if lapse is None or due is None or news.ended or not news.table.holder(lapse.seat).human:
            return []
        move, who = texts.say(f"core.move.{lapse.move.kind()}"), harmless(names[lapse.seat])
        return [texts.say("announce.lapses_turn", move=move, player=who, when=f"<t:{round(due)}:R>")]

    async def _illustrate(self, table_id: str) -> None:
        """Add the picture to an announcement that was sent without, unless the channel was told more meanwhile."""
        outbox = self._bot.service.outbox
        bare = await outbox.message(table_id, BARE)
        if bare is None or table_id in self._drawing:
            return
        self._drawing.add(table_id)
        try:
            look = await self._bot.service.looks.look(table_id)
            texts = self._bot.table_texts(look.table)
            picture = await self._drawn(look, None, texts, await self._bot.names.at(look.table, texts))
            async with self._lock(table_id):
                newest = await outbox.message(table_id, PANEL)
                superseded = newest is None or newest.message_id != bare.message_id
                if picture is None or superseded or await self._added(bare, picture):
                    await outbox.forget_message(table_id, BARE)
        finally:
            self._drawing.discard(table_id)

    async def _added(self, bare: PostedMessage, picture: Shown) -> bool:
        """Add a picture to a message; False: Discord could not be reached, so it is tried again later."""
        message = self._there(bare)
        try:
            fetched = await message.fetch()
            # Whom it called stays marked; an edit calls nobody again.
            called = discord.AllowedMentions(users=fetched.mentions)
            view = with_picture(fetched, picture)
            await message.edit(view=view, attachments=[picture.file()], allowed_mentions=called)
        except (discord.HTTPException, *LOST) as error:
            log.warning("the picture of table %s was not added: %s", bare.table_id, type(error).__name__)
            return isinstance(error, discord.HTTPException) and error.status < SERVER_FAULT
        return True

    def _lock(self, table_id: str) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())

    def _there(self, posted: PostedMessage) -> discord.PartialMessage:
        return self._bot.get_partial_messageable(posted.channel_id).get_partial_message(posted.message_id)

    async def _retire_superseded(self, table_id: str) -> None:
        """Take the controls off the panels before; one that was not reached, or left by a crash, is tried again."""
        outbox = self._bot.service.outbox
        for posted in await outbox.superseded(table_id):
            if await self._retire(posted):
                await outbox.forget_message(table_id, posted.role)

    async def _retire(self, posted: PostedMessage) -> bool:
        """Take the controls off a panel: they would only be answered as out of date. False: try again later."""
        message = self._there(posted)
        try:
            fetched = await message.fetch()
            kept = [] if is_passing(fetched) else discord.utils.MISSING
            nobody = discord.AllowedMentions.none()
            await message.edit(view=without_controls(fetched), attachments=kept, allowed_mentions=nobody)
        except (discord.HTTPException, *LOST) as error:
            log.info("the panel before was left as it was: %s", type(error).__name__)
            # Deleted, or closed to the bot: there is nothing to be done about it.
            return isinstance(error, discord.HTTPException) and error.status < SERVER_FAULT
        return True

    async def _not_reached(self, news: News, error: discord.HTTPException) -> None:
        """Note a channel that is gone or closed to the bot, and tell those to move once, privately."""
        table = news.table
        log.warning("table %s cannot be announced in its channel: %s", table.id, error.code or error.status)
        if error.status >= SERVER_FAULT or self._unreachable.get(table.id) == table.seq:
            return
        self._unreachable[table.id] = table.seq
        for holder in table.seats:
            if holder.user_id is not None and holder.seat in news.actors:
                await self._bot.mail.instead(table, holder.user_id)


def _told_by(sent: discord.Message, news: News) -> tuple[int, bool]:
    """Tell by its controls up to which entry a message told, and whether it told the end."""
    there = presses(sent)
    seq = min((press.seq for press in there), default=news.table.seq)
    return seq, news.ended and not any(press.verb == "help" for press in there)


class _Message(NamedTuple):
    """An announcement, laid out anew at each attempt."""

    texts: Texts
    table: Table
    story: str
    picture: Shown | None
    next_up: str
    together: bool
    offered: tuple[Opening, ...]
    called: frozenset[Seat]
    """Whom it pings."""

    def view(self) -> discord.ui.LayoutView:
        """Lay it out."""
        return panel(
            self.texts,
            self.table,
            self.story,
            self.picture,
            self.next_up,
            together=self.together,
            offered=self.offered,
        )


def _opening(news: News, texts: Texts, names: Names) -> list[str]:
    if not news.started:
        return []
    table = news.table
    game = texts.say(f"game.name.{table.game}")
    players = texts.join([harmless(name) for name in names])
    return [
        texts.say("announce.started", game=game, title=harmless(table.title), players=players),
    ]


def _ending(look: Look, texts: Texts) -> list[str]:
    """Say how it ended, and give away the seed that was committed to at the start."""
    if look.table.phase not in ("over", "ended"):
        return []
    ended = [texts.say(f"announce.ending_{look.table.ending}")] if look.result is None else []
    return [*ended, texts.say("announce.seed", seed=look.seed)] if look.seed else ended


def _whose_turn(news: News, texts: Texts, names: Names) -> str:
    """Say who is to move: people by mention, which is the turn's one ping, built-in opponents by name."""
    if news.ended or not news.actors:
        return texts.say("announce.ended")
    who = [
        f"<@{holder.user_id}>" if holder.user_id is not None else f"**{harmless(names[holder.seat])}**"
        for holder in news.table.seats
        if holder.seat in news.actors
    ]
    return texts.say("announce.next_together" if len(who) > 1 else "announce.next", players=texts.join(who))
