"""The parts of the bot that presses and commands work with, as the client has built them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol, cast

import discord

from bot.channels import Channels
from bot.delivery.consent import ConsentMessages
from bot.delivery.lobbies import LobbyMessages
from bot.delivery.private_panels import AnswersInProgress, DirectMessages, TemporaryPanels
from bot.delivery.reminders import AbsenceMessages
from bot.delivery.server_boards import ServerBoards
from bot.interactions.panels import PrivatePanels
from bot.messages.people import Names
from bot.messages.pictures import Pictures
from bot.operation import Operation
from bot.opponents import Advisor
from bot.outside import Outside
from bot.service import Service
from storage.records import TableId


@dataclass(frozen=True)
class Parts:
    """The parts of the bot that answer people."""

    service: Service
    operation: Operation
    names: Names
    channels: Channels
    pictures: Pictures
    advisor: Advisor
    outside: Outside
    showing: AnswersInProgress
    direct_messages: DirectMessages
    temporary_panels: TemporaryPanels
    lobby_messages: LobbyMessages
    consent_messages: ConsentMessages
    absence_messages: AbsenceMessages
    server_boards: ServerBoards
    renew: Callable[[TableId, int], Awaitable[None]]
    """Brings up to date what the messages of a table say about a person."""
    private_panels: PrivatePanels


class _Client(Protocol):
    parts: Parts


def parts_of(interaction: discord.Interaction) -> Parts:
    """Return the parts of an interaction's client. Nothing reaches them in another way."""
    return cast("_Client", interaction.client).parts
