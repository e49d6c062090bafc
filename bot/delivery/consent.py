"""Messages in a channel about what its people have to agree to, and what they have agreed to."""

from __future__ import annotations

import logging
from collections.abc import Iterable

import discord
from cachetools import FIFOCache

from bot.answering import NOBODY, pinging
from bot.channels import Channels
from bot.delivery.private_panels import DirectMessages
from bot.faults import UNSENT
from bot.messages import people
from bot.messages.consent import done, question
from bot.messages.wording import why_unsent
from bot.service import AlreadyProposed, Refusal, RequestOutcome, Service
from bot.texts import harmless
from engine.core.seat import Seat
from storage.records import Proposal, Table, TableId

log = logging.getLogger(__name__)

REMEMBERED = 1000
"""The most questions whose messages are remembered: one that is forgotten is posted again if it is proposed again."""


class ConsentMessages:
    """Posts questions, and announces what was agreed."""

    def __init__(
        self,
        service: Service,
        channels: Channels,
        names: people.Names,
        direct_messages: DirectMessages,
    ) -> None:
        self._service = service
        self._channels = channels
        self._names = names
        self._direct_messages = direct_messages
        self._posted = FIFOCache[tuple[TableId, int], int](REMEMBERED)
        """The ids of the messages with the latest questions, by table and proposal."""

    async def ask_or_tell(self, outcome: RequestOutcome) -> None:
        """Post the question in the table's channel, pinging those who have to agree; if none do, announce the result.

        Raises Refusal if it cannot be posted, and then withdraws the proposal.
        """
        if outcome.proposal.state != "open":
            await self.carried_out(outcome)
            return
        try:
            await self._post(outcome.table, outcome.proposal, pinged=outcome.proposal.waiting)
        except UNSENT as error:
            # A question that nobody can see would never be answered, and could not be proposed again.
            assert outcome.proposal.by is not None
            await self._service.consent.withdraw(outcome.table.id, outcome.proposal.id, outcome.proposal.by)
            raise Refusal(why_unsent(error, "consent.cannot_post")) from error

    async def ask_again(self, prompt: AlreadyProposed) -> str:
        """Return the address of a question that is already open, posting it again only if its message is gone.

        Raises AlreadyProposed if it cannot be posted.
        """
        table, proposal = prompt.table, prompt.proposal
        try:
            stands = await self._still_posted(table, proposal) or await self._post(table, proposal)
        except UNSENT as error:
            raise prompt from error
        return stands.jump_url

    async def _still_posted(self, table: Table, proposal: Proposal) -> discord.PartialMessage | None:
        """Return the message of an open question, or None if it was deleted, or posted before the bot started.

        Raises UNSENT if Discord does not say.
        """
        if (message_id := self._posted.get((table.id, proposal.id))) is None:
            return None
        message = self._channels.of(table).get_partial_message(message_id)
        try:
            await message.edit(view=await self._question(table, proposal), allowed_mentions=NOBODY)
        except discord.NotFound:
            return None
        return message

    async def _post(self, table: Table, proposal: Proposal, pinged: Iterable[int] = ()) -> discord.Message:
        view = await self._question(table, proposal)
        message = await self._channels.of(table).send(view=view, allowed_mentions=pinging(pinged))
        self._posted[table.id, proposal.id] = message.id
        return message

    async def _question(self, table: Table, proposal: Proposal) -> discord.ui.LayoutView:
        undoing, texts = await self._service.consent.undoing(proposal), await self._channels.texts(table)
        return question(texts, table, proposal, undoing, await self._names.at(table, texts))

    async def carried_out(self, outcome: RequestOutcome) -> None:
        """Announce in the channel what was agreed, and show a new player the hand that comes with a seat."""
        table, proposal = outcome.table, outcome.proposal
        if proposal.kind == "vote" and not proposal.agreed:  # there is no message of the question to say who agreed
            await self._tell(table, done(await self._channels.texts(table), outcome))
        if proposal.kind in ("replace", "opponent"):
            newcomer = [] if proposal.user_id is None else [proposal.user_id]
            await self._tell(table, done(await self._channels.texts(table), outcome), newcomer)
            if proposal.user_id is not None and table.phase == "live":
                await self._direct_messages.welcome(table, proposal.user_id)

    async def announce_opponent(self, table: Table, seat: Seat) -> None:
        """Announce in the channel that a built-in opponent plays on for somebody who wanted to be forgotten."""
        texts = await self._channels.texts(table)
        values = {
            "title": harmless(table.title),
            "old": texts.say("seat", number=str(seat + 1)),
            "name": people.seat(texts, table, seat),
        }
        await self._tell(table, texts.say("consent.done_opponent", **values))

    async def _tell(self, table: Table, words: str, pinged: Iterable[int] = ()) -> None:
        try:
            await self._channels.of(table).send(words, allowed_mentions=pinging(pinged))
        except UNSENT as error:
            log.warning("what was agreed at table %s could not be announced: %s", table.id, type(error).__name__)
