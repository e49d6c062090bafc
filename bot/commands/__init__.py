"""Slash commands, a module a group."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.commands import look, play
from bot.commands.admin import admin_group
from bot.commands.game import game_group
from bot.commands.me import me_group
from bot.commands.privacy import privacy_commands
from engine.core.registry import GAMES, find

if TYPE_CHECKING:
    from bot.client import Stationmaster


def register(bot: Stationmaster) -> None:
    """Put every command of the bot on its tree."""
    group = game_group(bot)
    look.extend(group)
    for commands in (group, me_group(bot), admin_group(bot), *map(play.moves_group, map(find, GAMES))):
        bot.tree.add_command(commands)
    for command in (*privacy_commands(bot), *look.commands()):
        bot.tree.add_command(command)
