"""Registers the slash commands. A command may raise any refusal, which ``bot.interactions.errors`` answers."""

from __future__ import annotations

from discord import app_commands

from bot.interactions import look
from bot.interactions.admin import admin_group
from bot.interactions.campaign import campaign_group
from bot.interactions.game import game_group
from bot.interactions.learn import learn_command
from bot.interactions.me import me_group, privacy_commands
from bot.interactions.menus import menus
from bot.interactions.moves import moves_group
from bot.interactions.orders import orders_group
from bot.interactions.statistics import stats_command
from engine.core.registry import every_key, find


def register(tree: app_commands.CommandTree) -> None:
    """Add every command of the bot to its tree."""
    games = game_group()
    look.extend(games)
    for game in map(find, every_key()):
        tree.add_command(moves_group(game))
    for commands in (games, campaign_group(), me_group(), orders_group(), admin_group()):
        tree.add_command(commands)
    for command in (*privacy_commands(), *look.commands(), learn_command(), stats_command()):
        tree.add_command(command)
    for menu in menus():
        tree.add_command(menu)
