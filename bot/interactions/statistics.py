"""``/stats``: what has come of finished games, for a person, two people, a title or a server."""

from __future__ import annotations

from functools import partial

import discord
from discord import app_commands

from bot.interactions import here
from bot.interactions.here import Request, begin
from bot.messages import statistics
from bot.service import Refusal
from bot.service.statistics import Asker
from engine.core.registry import every_key


def stats_command() -> here.Command:
    """Make the command; in direct messages it tells of one's own games, wherever they were."""
    return here.everywhere(here.command("stats", stats, uses=here.LOOKS))


@app_commands.choices(game=[here.choice(f"game.name.{key}", key) for key in every_key()])
async def stats(
    interaction: discord.Interaction,
    player: discord.User | None = None,
    other: discord.User | None = None,
    game: str | None = None,
) -> None:
    """Tell the statistics of a person, of two, of a title, or else of the server."""
    request = await begin(interaction)
    await request.answer(await _statistics(request, player, other, game))


async def _statistics(
    request: Request, player: discord.User | None, other: discord.User | None, game: str | None
) -> str:
    texts, service, guild = request.texts, request.service.statistics, request.interaction.guild_id
    asker = Asker(request.user, guild, partial(request.parts.channels.seen_by, request.interaction))
    if player is None and other is not None:
        player, other = other, None
    if guild is None and any(one is not None and one.id != request.user for one in (player, other)):
        raise Refusal("stats.only_yours")
    if player is not None and other is not None and player.id != other.id:
        return statistics.pair(await service.of_pair((player.id, other.id), asker, game), texts, game)
    if player is not None or guild is None:
        user = request.user if player is None else player.id
        return statistics.person(await service.of_person(user, asker, game), texts, game)
    if game is not None:
        return statistics.title(await service.of_title(game, asker), texts)
    return statistics.server(await service.of_server(asker), texts)
