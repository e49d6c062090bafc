"""Opening a table or a campaign: one command for the games of each, in the channel here or in a thread for it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import Any, Protocol

import discord
from discord import app_commands

from bot.commands import agree, catalogue_commands, channels, completing
from bot.commands.here import answer, defer, my_texts
from bot.pressed.parts import parts_of
from bot.service import PACES, Refusal, Service, Table, TableOptions
from bot.service.limits import DEFAULT_PACE
from bot.service.table_options import title as table_title
from bot.texts import harmless
from engine.core.registry import find

PACE_CHOICES = [catalogue_commands.choice(f"pace.{key}_choice", key) for key in PACES]

Command = app_commands.Command[Any, ..., None]
Complete = Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]


class Opening(Protocol):
    """Opens a table or a campaign: ``Lobby.new``, ``Campaigns.new``."""

    async def __call__(
        self,
        user_id: int,
        guild_id: int,
        channel_id: int,
        options: TableOptions,
        *,
        parent_channel_id: int | None = None,
    ) -> Table:
        """Open it. Raises Refusal."""
        ...


def opening_command(
    group: str, games: Sequence[str], opening: Callable[[Service], Opening], suggest_variants: Complete
) -> Command:
    """Make the command ``new`` of a group.

    Args:
        group: the group's key in the catalogue.
        games: the keys of the games that can be chosen; the first where none is.
        opening: what opens the table or the campaign.
        suggest_variants: completes the switches of the rules.

    """

    async def new(  # noqa: PLR0913, PLR0917 - the form a person fills in
        interaction: discord.Interaction[Any],
        title: app_commands.Range[str, 1, 100],
        game: str = games[0],
        players: int | None = None,
        variant: app_commands.Range[str, 1, 60] | None = None,
        thread: bool = False,  # noqa: FBT001, FBT002 - a switch of the command
        pace: str = DEFAULT_PACE,
    ) -> None:
        await defer(interaction)
        options = TableOptions(
            game=game,
            title=table_title(title),
            players=players,
            variants=completing.variant(variant),
            pace=pace,
        )
        where, sent, why_not = await _opened(
            interaction, options, opening(parts_of(interaction).service), thread=thread
        )
        texts = my_texts(interaction)
        made = f"{group}.new.made_here" if where.id == interaction.channel_id else f"{group}.new.made"
        told = texts.say(made, title=harmless(options.title), where=sent.jump_url)
        await answer(interaction, told if why_not is None else f"{told}\n{texts.say(why_not)}")

    new.__annotations__["players"] = seats_of(games)
    names = [catalogue_commands.choice(f"game.name.{key}", key) for key in games]
    app_commands.choices(game=names, pace=PACE_CHOICES)(new)
    app_commands.autocomplete(variant=suggest_variants)(new)
    slow: Callable[[Command], Command] = app_commands.checks.cooldown(agree.NEW_TABLES, agree.SECONDS)
    return slow(catalogue_commands.command(f"{group}.new", new))


def seats_of(games: Iterable[str]) -> Any:  # noqa: ANN401 - types are values here
    """Return the type of a parameter for the seats to fill: from the fewest that a game needs to the most one takes."""
    fewest, most = zip(*(find(key).info.players for key in games), strict=True)
    return app_commands.Range[int, min(fewest), max(most)] | None


async def _opened(
    interaction: discord.Interaction[Any], options: TableOptions, opening: Opening, *, thread: bool
) -> tuple[channels.TableChannel, discord.Message, str | None]:
    """Open a table in the channel of a command, or in a thread for it.

    Returns:
        Where it is, its message, and the key of the sentence that says why there is no thread.

    Raises:
        Refusal: there can be none.

    """
    here = channels.channel_of(interaction)
    channels.check_may_write(interaction, here)
    inside, host = channels.parent_of(here), interaction.user.id
    taken = 0 if thread and inside is None else here.id
    await parts_of(interaction).service.lobby.check_new(host, here.guild.id, taken, parent_channel_id=inside or here.id)
    where, why_not = await channels.thread_for(interaction, here, options.title) if thread else (here, None)
    try:
        parent = channels.parent_of(where)
        table = await opening(host, where.guild.id, where.id, options, parent_channel_id=parent)
        return where, await _posted(interaction, where, table), why_not
    except (Refusal, discord.HTTPException) as error:
        await channels.abandon(where, here)
        if isinstance(error, Refusal):
            raise
        raise Refusal("game.new.cannot_post") from error


async def _posted(interaction: discord.Interaction[Any], where: channels.TableChannel, table: Table) -> discord.Message:
    try:
        return await parts_of(interaction).lobby_messages.post(table, where)
    except discord.HTTPException:
        # Nobody could join a table that is not to be seen, and it would take the channel.
        await parts_of(interaction).service.lobby.close(table.id, interaction.user.id)
        raise
