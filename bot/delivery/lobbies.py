"""Messages of lobbies and of campaigns that the bot keeps up to date of its own accord."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Sequence

import discord

from bot.answering import NOBODY, pinging
from bot.channels import Channels
from bot.drawing_pool import Picture
from bot.faults import UNSENT, is_final
from bot.messages.controls import Layout, gallery, upload
from bot.messages.lobby import campaign_lobby_view, end_text, lobby_view
from bot.messages.people import Names
from bot.messages.pictures import Pictures
from bot.service import NoSuchTable, Refusal, Service
from bot.service.values import CLOSED_AFTER
from bot.texts import harmless, in_messages
from storage.ledger import CAMPAIGN_END, LOBBY
from storage.records import Table, TableId

log = logging.getLogger(__name__)


class LobbyMessages:
    """Posts and edits the message of a table that has not started."""

    def __init__(self, service: Service, channels: Channels) -> None:
        self._service = service
        self._channels = channels

    async def post(
        self, table: Table, where: discord.abc.Messageable, *, called: Sequence[int] = ()
    ) -> discord.Message:
        """Send a new table's message, pinging people, and remember where it stands. Raises discord.HTTPException."""
        table, version = await self._service.ledger.lobby(table.id)
        sent = await where.send(view=await self._view(table), allowed_mentions=pinging(called))
        return await self._remembered(table, sent, version)

    async def adopt(self, table: Table, message: discord.Message) -> discord.Message:
        """Turn an existing message into that of a new table. Raises discord.HTTPException."""
        table, version = await self._service.ledger.lobby(table.id)
        edited = await message.edit(view=await self._view(table), allowed_mentions=NOBODY)
        return await self._remembered(table, edited, version)

    async def ask(self, table: Table, called: Sequence[int]) -> None:
        """Send the message of a campaign's next game, pinging people. Raises discord.HTTPException.

        A message that was sent just before a crash is found again by its nonce and not sent twice.
        """
        chosen = await self._service.people.chosen(called)
        # People who want one message a day are not pinged.
        pinged = pinging(user for user in called if user not in chosen or chosen[user].daily is None)
        table, version = await self._service.ledger.lobby(table.id)
        view, nonce = await self._view(table), f"{table.id}:{LOBBY}"
        sent = await self._channels.of(table).send(view=view, nonce=nonce, allowed_mentions=pinged)
        await self._remembered(table, sent, version)

    async def tend_unfilled(self) -> None:
        """Warn the hosts of lobbies that do not fill, and close those whose hosts were warned long ago.

        A warning is noted once it is sent, so that no lobby is closed without one, unless Discord refuses to send it. A
        warning that was sent just before a crash is found again by its nonce and not sent twice.
        """
        warned, over = await self._service.lobby.unfilled()
        for table in warned:
            with contextlib.suppress(NoSuchTable):  # somebody has deleted it meanwhile
                await self._warn(table.id)
        for table in over:
            with contextlib.suppress(Refusal):  # somebody has started or closed it meanwhile
                await self._service.lobby.close(table.id, None)

    async def _warn(self, table_id: TableId) -> None:
        """Warn the host of a lobby, unless it has begun, filled or closed while others were warned."""
        table = await self._service.tables.get(table_id)
        if not table.unfilled:
            return
        texts = await self._channels.texts(table)
        when = f"<t:{round(self._service.now() + CLOSED_AFTER)}:D>"
        host = "" if table.host_id is None else f"<@{table.host_id}>"
        link = await self._link(table)
        said = texts.say("lobby.unfilled", host=host, title=harmless(table.title), when=when, link=link)
        pinged = pinging([] if table.host_id is None else [table.host_id])
        try:
            await self._channels.of(table).send(said, nonce=f"{table.id}:unfilled", allowed_mentions=pinged)
        except UNSENT as error:
            log.info("the host of table %s could not be warned: %s", table.id, type(error).__name__)
            if not is_final(error):
                return
        await self._service.lobby.mark_warned(table.id)

    async def _link(self, table: Table) -> str:
        """Return the address of a table's message, far above by now, or that of its channel if none is known."""
        posted = await self._service.ledger.message(table.id, LOBBY)
        return self._channels.address(table, None if posted is None else posted.message_id)

    async def _remembered(self, table: Table, sent: discord.Message, version: int) -> discord.Message:
        await self._service.ledger.remember_message(table.id, LOBBY, sent.channel.id, sent.id, seq=version)
        return sent

    async def redraw(self, table_id: TableId) -> None:
        """Edit a table's message; if somebody deleted it, send it again while people may still join.

        Raises NoSuchTable.
        """
        ledger = self._service.ledger
        posted = await ledger.message(table_id, LOBBY)
        if posted is None:
            return
        message, (table, version) = self._channels.posted(posted), await ledger.lobby(table_id)
        try:
            await message.edit(view=await self._view(table), allowed_mentions=NOBODY)
        except discord.NotFound:
            await self._replace(table, message.channel)
            return
        except UNSENT as error:
            log.info("the lobby message of table %s was not changed: %s", table_id, type(error).__name__)
            if not is_final(error):
                return  # it is tried again
        await ledger.remember_message(table_id, LOBBY, message.channel.id, message.id, seq=version, edited=True)

    async def _replace(self, table: Table, channel: discord.abc.Messageable) -> None:
        """Send a message that somebody deleted again, or forget it if it is not needed any more or refused for good."""
        if table.phase == "lobby":
            try:
                await self.post(table, channel)
            except UNSENT as error:  # the channel itself may be gone
                log.info("the lobby message of table %s was not sent again: %s", table.id, type(error).__name__)
                if not is_final(error):
                    return  # it is still noted, so it is tried again
            else:
                return
        await self._service.ledger.forget_message(table.id, LOBBY)

    async def _view(self, table: Table) -> discord.ui.LayoutView:
        texts, chosen = await self._channels.texts(table), await self._service.people.chosen(table.people)
        if table.campaign is None:
            return lobby_view(texts, table, chosen)
        row, due = await self._service.campaigns.row(table), await self._service.expiries.due_of(table.id)
        return campaign_lobby_view(texts, table, row, due if table.between_games else None, chosen)


class CampaignMessages:
    """Announces what comes after a game of a campaign, once."""

    def __init__(
        self, service: Service, channels: Channels, names: Names, pictures: Pictures, lobby_messages: LobbyMessages
    ) -> None:
        self._service = service
        self._channels = channels
        self._names = names
        self._pictures = pictures
        self._lobby_messages = lobby_messages

    async def follow(self, table: Table) -> Table | None:
        """Announce that a game of a campaign waits for its presidents, or was the last, if that is due.

        It is due once the ends of all games before have been announced. Returns another game of the campaign if that
        one is to be announced instead.
        """
        assert table.campaign is not None
        unannounced = await self._service.campaigns.unannounced(table.campaign)
        if unannounced is None or unannounced.id != table.id:
            return unannounced
        try:
            if unannounced.phase == "lobby":
                await self._ask(unannounced)
            else:
                await self._end(unannounced)
        except UNSENT as error:
            log.warning("what follows at campaign %s was not announced: %s", table.campaign, type(error).__name__)
        return None

    async def _ask(self, table: Table) -> None:
        """Ask the presidents whether they play the next game; each is pinged once, and then reminded."""
        prompt = [holder.user_id for holder in table.seats if holder.to_move and holder.user_id is not None]
        if await self._service.ledger.message(table.id, LOBBY) is None:
            await self._lobby_messages.ask(table, prompt)

    async def _end(self, table: Table) -> None:
        """Announce how the campaign ended, with its poster and, unless already shown, what was kept secret."""
        texts, status = await self._channels.texts(table), await self._service.campaigns.status(table)
        names = await self._names.of_presidents(table.guild_id, status.row, texts)
        pictures: list[Picture | None] = []
        if status.view is not None:
            boards = self._service.campaigns.boards
            pictures = [
                await self._pictures.poster(status.table, status.view, boards, texts, names),
            ]
            # If a campaign was played to its end, its last move has already shown what was kept secret.
            if status.row.ending != "finished":
                pictures.append(await self._pictures.opened(status.view, texts, names))
        *before, last = in_messages(end_text(texts, status, names))
        for number, part in enumerate(before):
            await self._channels.of(table).send(part, nonce=f"{table.id}:end{number}")
        # Each picture is in a gallery of its own: two in one would each have half the width.
        shown = [one for one in pictures if one is not None]
        view = Layout(last, *map(gallery, shown))
        nonce, files = f"{table.id}:end{len(before)}", [upload(one) for one in shown]
        sent = await self._channels.of(table).send(view=view, nonce=nonce, files=files)
        await self._service.ledger.remember_message(table.id, CAMPAIGN_END, sent.channel.id, sent.id)
