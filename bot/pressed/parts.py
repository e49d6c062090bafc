"""What presses and commands work with: the parts that the client has built."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, cast

import discord

from bot.advisor import Advisor
from bot.channels import Channels
from bot.operation import Operation
from bot.outside import Outside
from bot.pressed.moves import PrivatePanels
from bot.sent.absence_messages import AbsenceMessages
from bot.sent.consent_messages import ConsentMessages
from bot.sent.direct_messages import DirectMessages
from bot.sent.lobby_messages import CampaignMessages, LobbyMessages
from bot.sent.server_boards import ServerBoards
from bot.sent.showing import Showing
from bot.sent.temporary_panels import TemporaryPanels
from bot.service import Service
from bot.shown.people import Names
from bot.shown.pictures import Pictures


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
    showing: Showing
    direct_messages: DirectMessages
    temporary_panels: TemporaryPanels
    lobby_messages: LobbyMessages
    campaign_messages: CampaignMessages
    consent_messages: ConsentMessages
    absence_messages: AbsenceMessages
    server_boards: ServerBoards
    private_panels: PrivatePanels


class _Client(Protocol):
    parts: Parts


def parts_of(interaction: discord.Interaction) -> Parts:
    """Return the parts of the client that an interaction came to: the only way in which anything reaches them."""
    return cast("_Client", interaction.client).parts
