"""What the people of a channel are to agree to, and what was agreed."""

from __future__ import annotations

import contextlib
import logging

import discord

from bot.channels import Channels
from bot.delivery.hands import DirectMessages
from bot.delivery.lobbies import CampaignMessages, LobbyMessages
from bot.faults import UNSENT
from bot.messages import people
from bot.messages.consent import done, question
from bot.service import AlreadyProposed, Refusal, RequestOutcome, Service
from bot.texts import harmless
from engine.core.seat import Seat
from storage.records import Proposal, Table

log = logging.getLogger(__name__)

NOBODY = discord.AllowedMentions.none()


class ConsentMessages:
    """Posts questions, and goes on where they are agreed to."""

    def __init__(
        self,
        service: Service,
        channels: Channels,
        names: people.Names,
        direct_messages: DirectMessages,
        lobby_messages: LobbyMessages,
        campaign_messages: CampaignMessages,
    ) -> None:
        self._service = service
        self._channels = channels
        self._names = names
        self._direct_messages = direct_messages
        self._lobby_messages = lobby_messages
        self._campaign_messages = campaign_messages

    async def ask_or_tell(self, outcome: RequestOutcome) -> None:
        """Post the question in the table's channel, pinging only who has to agree; tell what was done at once.

        Raises Refusal: it cannot be posted, so there is no question.
        """
        if outcome.proposal.state != "open":
            await self.carried_out(outcome)
            return
        pinged = discord.AllowedMentions(users=[discord.Object(user) for user in outcome.proposal.waiting])
        try:
            await self._post(outcome.table, outcome.proposal, pinged)
        except UNSENT as error:
            # A question that nobody can see would never be answered, and could not be put again.
            assert outcome.proposal.by is not None
            await self._service.consent.withdraw(outcome.table.id, outcome.proposal.id, outcome.proposal.by)
            raise Refusal("consent.cannot_post") from error

    async def ask_again(self, prompt: AlreadyProposed) -> None:
        """Post a question anew that is open already, pinging nobody: its message may have been deleted."""
        with contextlib.suppress(*UNSENT):
            await self._post(prompt.table, prompt.proposal, NOBODY)

    async def _post(self, table: Table, proposal: Proposal, pinged: discord.AllowedMentions) -> None:
        undoing, texts = await self._service.consent.undoing(proposal), await self._channels.texts(table)
        view = question(texts, table, proposal, undoing, await self._names.at(table, texts))
        await self._channels.of(table).send(view=view, allowed_mentions=pinged)

    async def carried_out(self, outcome: RequestOutcome) -> None:
        """Tell the channel what was agreed, and go on from there."""
        table, proposal = outcome.table, outcome.proposal
        if proposal.kind == "vote" and not proposal.agreed:  # no question stands there that says who agreed
            await self._tell(table, done(await self._channels.texts(table), table, proposal), NOBODY)
        if proposal.kind in ("replace", "opponent"):
            await self._tell(table, done(await self._channels.texts(table), table, proposal), _newcomer(proposal))
            if proposal.user_id is not None and table.phase == "live":
                await self._direct_messages.welcome(table, proposal.user_id)
        if table.started is None:
            await self._lobby_messages.redraw(table.id)
            await self._campaign_messages.follow(table)

    async def announce_opponent(self, table: Table, seat: Seat) -> None:
        """Tell the channel that a built-in opponent plays on for somebody who wanted to be forgotten."""
        texts = await self._channels.texts(table)
        values = {
            "title": harmless(table.title),
            "old": texts.say("seat", number=str(seat + 1)),
            "name": people.seat(texts, table, seat),
        }
        await self._tell(table, texts.say("consent.done_opponent", **values), NOBODY)

    async def _tell(self, table: Table, words: str, pinged: discord.AllowedMentions) -> None:
        try:
            await self._channels.of(table).send(words, allowed_mentions=pinged)
        except UNSENT as error:
            log.warning("what was agreed at table %s could not be announced: %s", table.id, type(error).__name__)


def _newcomer(proposal: Proposal) -> discord.AllowedMentions:
    new = proposal.user_id
    return discord.AllowedMentions(users=[discord.Object(new)]) if new is not None else NOBODY
