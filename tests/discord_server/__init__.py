"""The local Discord over real sockets (``bot.demo.discord_api``) as tests have it, and a bot that they may kill."""

from .process import BotProcess
from .server import PATIENCE, Channel, DiscordServer, NoAnswerError, Person, Seen, alt_texts_of

__all__ = ["PATIENCE", "BotProcess", "Channel", "DiscordServer", "NoAnswerError", "Person", "Seen", "alt_texts_of"]
