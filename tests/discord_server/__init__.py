"""A strict local Discord over real sockets, and people to act in it."""

from .limits import check_choices, check_commands, check_message, check_modal
from .people import NoAnswerError, Person
from .pointing import point_discord_py_at, pointed_at
from .process import BotProcess
from .server import DiscordServer

__all__ = [
    "BotProcess",
    "DiscordServer",
    "NoAnswerError",
    "Person",
    "check_choices",
    "check_commands",
    "check_message",
    "check_modal",
    "point_discord_py_at",
    "pointed_at",
]
