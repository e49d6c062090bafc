"""Commands that show something and change nothing: the board, the hand, the log, the rules, a person's tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import discord
from discord import app_commands

from bot.collation import same
from bot.commands import here
from bot.commands.here import answer, board_here, defer, fitting, my_texts, table_here
from bot.pressed.log import log_page, words_page
from bot.pressed.parts import parts_of
from bot.service import Refusal, Snapshot, Table
from bot.shown import ids
from bot.shown.controls import AnswerButton, PublicButton
from bot.shown.pictures import picture_name, picture_page, public
from bot.texts import SeatNames, Texts, harmless, shorten
from engine.core.seat import Seat
from engine.core.text import Text
from rendering import api

MOST_WHOLE = 9
"""Tables that are told with a button each: with up to four parts for each they stay within Discord's forty."""
LONGEST_TABLE = 350
"""Characters of one table; Discord takes 4,000 in a whole message."""


class ListedTable(NamedTuple):
    """One table of a list."""

    table: Table
    snapshot: Snapshot | None
    """The table as the person sees it; None: no game is on."""
    names: SeatNames
    since: Mapping[Seat, float]
    """For whom it waits and since when, UTC unix seconds; built-in opponents wait for nobody."""


def table_list(
    heading: str, tables: Sequence[ListedTable], more: Sequence[Table], texts: Texts, user: int
) -> discord.ui.LayoutView:
    """Lay out a list of tables; of ``more`` only where they are is said."""
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(heading))
    for each in tables:
        told = shorten("\n".join((_where(each.table, texts), *_state(each, texts, user))), LONGEST_TABLE)
        button = _button(each, texts, user)
        view.add_item(discord.ui.TextDisplay(told) if button is None else discord.ui.Section(told, accessory=button))
        if _asked_between_games(each.table, user):
            view.add_item(discord.ui.ActionRow(*_answers(each.table, texts)))
    if more:
        view.add_item(discord.ui.TextDisplay("\n".join(_where(table, texts) for table in more)))
    return view


def _where(table: Table, texts: Texts) -> str:
    game = texts.say(f"game.name.{table.game}")
    return texts.say(
        "look.table", title=harmless(table.title), game=game, channel=f"<#{table.channel_id}>", table=table.id
    )


def _state(each: ListedTable, texts: Texts, user: int) -> list[str]:
    """Say whose turn it is and since when, and to whom it is what there is to do."""
    table, snapshot = each.table, each.snapshot
    if _asked_between_games(table, user):
        return [texts.say("look.between", since=_since(each, table.seat_of(user)))]
    if snapshot is None:
        key = "look.between_others" if table.between_games else "look.lobby"
        return [texts.say(key, seats=len(table.seats), players=table.wanted)]
    if snapshot.seat in snapshot.waited:
        return [texts.say("look.your_turn", since=_since(each, snapshot.seat)), *_to_do(snapshot, texts, each.names)]
    waited = sorted(snapshot.waited)
    players = texts.join([harmless(each.names[seat]) for seat in waited])
    since = next((_since(each, seat) for seat in waited if seat in each.since), "")
    return [texts.say("look.others_turn_since" if since else "look.others_turn", players=players, since=since)]


def _since(each: ListedTable, seat: Seat | None) -> str:
    moment = None if seat is None else each.since.get(seat)
    return "" if moment is None else f"<t:{round(moment)}:R>"


def _to_do(snapshot: Snapshot, texts: Texts, names: SeatNames) -> list[str]:
    """Say what is to be decided: what somebody asks, what the game says of it, or else what can be done."""
    texts = texts.of(snapshot.table.game)
    lead = None if snapshot.lead is None else snapshot.lead.prompt
    question = None if snapshot.question is None else snapshot.question.text
    said = question or snapshot.position.decision or lead
    if said is None:
        said = Text("look.can", {"moves": tuple(Text(f"core.move.{kind.kind()}") for kind in snapshot.offered)})
    return [texts.sentence(said, names)]


def _button(each: ListedTable, texts: Texts, user: int) -> PublicButton | None:
    """Make the button that opens the private panel, where there is one."""
    table, snapshot = each.table, each.snapshot
    if snapshot is None or table.seat_of(user) is None:
        return None
    own = f"{table.game}.panel.hand"
    if snapshot.seat in snapshot.waited:
        verb, label, style = "turn", "panel.turn", discord.ButtonStyle.primary
    else:
        verb, label, style = "hand", own if texts.has(own) else "panel.hand", discord.ButtonStyle.secondary
    return PublicButton.make(ids.Press(table.id, table.seq, verb, ""), texts.say(label), style=style)


def _asked_between_games(table: Table, user: int) -> bool:
    seat = table.seat_of(user)
    return table.between_games and seat is not None and table.holder(seat).to_move


def _answers(table: Table, texts: Texts) -> list[AnswerButton]:
    return [
        AnswerButton.make(ids.Press(table.id, table.seq, verb, ""), texts.say(f"campaign.{verb}"))
        for verb in ("ready", "absent")
    ]


LOOKS = 10
"""How often a person may look at the same thing in SECONDS."""
SECONDS = 60.0
"""The span for which uses of a command are counted."""

Command = app_commands.Command[Any, ..., None]


def extend(group: app_commands.Group) -> None:
    """Add what looks at the table of the channel to ``/game``."""
    for callback in (status, board, words, log, help_):
        # A picture is drawn, or a game replayed: nobody needs more of that than this.
        slow: Callable[[Command], Command] = app_commands.checks.cooldown(LOOKS, SECONDS)
        group.add_command(slow(here.command(f"game.{callback.__name__.strip('_')}", callback)))


def commands() -> list[app_commands.Command[Any, ..., None]]:
    """Make the commands that stand by themselves and work in private too."""
    made = [here.command(callback.__name__, callback) for callback in (hand, turn, mygames)]
    for command in made:
        command.allowed_contexts = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
        command.allowed_installs = app_commands.AppInstallationType(guild=True, user=False)
    return made


async def status(interaction: discord.Interaction) -> None:
    """Show the board, the scores and whose turn it is."""
    await defer(interaction)
    table = await table_here(interaction)
    await _show(interaction, table)


async def suggest_pictures(interaction: discord.Interaction, written: str) -> list[app_commands.Choice[str]]:
    """Offer the pictures that the game here has for everybody."""
    snapshot, texts = await _looked(interaction), my_texts(interaction)
    if snapshot is None:
        return []
    offered = [
        app_commands.Choice(name=picture_name(texts, snapshot.table, kind), value=kind) for kind in public(snapshot)
    ]
    return fitting(offered, written)


async def suggest_zooms(interaction: discord.Interaction, written: str) -> list[app_commands.Choice[str]]:
    """Offer the regions and places a board can be zoomed on."""
    snapshot, texts = await _looked(interaction), my_texts(interaction)
    if snapshot is None or not public(snapshot):
        return []
    named = [(_zoom_name(texts, snapshot.table, zoom), zoom) for zoom in api.zooms(snapshot.view)]
    return fitting([app_commands.Choice(name=shorten(name, 100), value=zoom) for name, zoom in named], written)


async def _looked(interaction: discord.Interaction) -> Snapshot | None:
    """Look at the table of the channel as everybody can; None: there is nothing to be seen yet."""
    table = await parts_of(interaction).service.tables.in_channel(interaction.channel_id or 0)
    if table is None or table.started is None:
        return None
    return await parts_of(interaction).service.queries.snapshot(table)


def _zoom_name(texts: Texts, table: Table, zoom: str) -> str:
    key = f"{table.game}.zoom.{zoom}"
    return texts.say(key) if texts.has(key) else zoom


def _picture(snapshot: Snapshot, texts: Texts, written: str) -> str:
    """Return the kind of picture that is meant. Raises Refusal."""
    for kind in public(snapshot):
        if same(written, kind, picture_name(texts, snapshot.table, kind)):
            return kind
    named = tuple(picture_name(texts, snapshot.table, kind) for kind in public(snapshot))
    raise Refusal("look.no_picture", picture=written, pictures=named)


def _zoom(snapshot: Snapshot, texts: Texts, written: str) -> str:
    """Return what is meant by a name that was typed rather than chosen. Raises Refusal."""
    for zoom in api.zooms(snapshot.view):
        if same(written, zoom, _zoom_name(texts, snapshot.table, zoom)):
            return zoom
    raise Refusal("look.no_zoom", zoom=written)


@app_commands.autocomplete(picture=suggest_pictures, zoom=suggest_zooms)
async def board(
    interaction: discord.Interaction,
    zoom: app_commands.Range[str, 1, 60] | None = None,
    picture: app_commands.Range[str, 1, 60] | None = None,
) -> None:
    """Show the board or a part of it enlarged, or another picture of the game."""
    await defer(interaction)
    await _show(interaction, await board_here(interaction), zoom, picture)


async def _show(
    interaction: discord.Interaction, table: Table, zoom: str | None = None, wanted: str | None = None
) -> None:
    parts, texts = parts_of(interaction), my_texts(interaction)
    snapshot = await parts.service.queries.snapshot(table, interaction.user.id)
    part = _zoom(snapshot, texts, zoom) if zoom else None
    kind = _picture(snapshot, texts, wanted) if wanted is not None else None
    page = await picture_page(snapshot, parts.names, parts.pictures, texts, kind, zoom=part)
    await interaction.followup.send(view=page.view, files=page.files, ephemeral=True)


async def words(interaction: discord.Interaction, page: app_commands.Range[int, 1, 1000] = 1) -> None:
    """Say in words what the pictures of the game show, one of them a page."""
    await defer(interaction)
    view = await words_page(
        parts_of(interaction), await board_here(interaction), interaction.user.id, my_texts(interaction), page
    )
    await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=discord.AllowedMentions.none())


async def log(interaction: discord.Interaction, page: app_commands.Range[int, 1, 1000] | None = None) -> None:
    """Tell what happened, ten moves a page, the latest where none is named."""
    await defer(interaction)
    view = await log_page(
        parts_of(interaction), await board_here(interaction), interaction.user.id, my_texts(interaction), page
    )
    await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=discord.AllowedMentions.none())


async def help_(interaction: discord.Interaction) -> None:
    """Tell what the person may do now."""
    await defer(interaction)
    parts, texts = parts_of(interaction), my_texts(interaction)
    table = await parts.service.tables.in_channel(interaction.channel_id or 0)
    said = (
        texts.say("guide.no_table")
        if table is None
        else await parts.private_panels.guide(table, interaction.user.id, texts)
    )
    await answer(interaction, said)


async def suggest_tables(interaction: discord.Interaction, written: str) -> list[app_commands.Choice[str]]:
    """Offer the tables at which the person sits."""
    mine = await parts_of(interaction).service.tables.of_person(interaction.user.id, "live", "over")
    named = [app_commands.Choice(name=shorten(f"{table.title} ({table.id})", 100), value=table.id) for table in mine]
    return fitting(named, written)


@app_commands.autocomplete(table=suggest_tables)
async def hand(interaction: discord.Interaction, table: app_commands.Range[str, 1, 12] | None = None) -> None:
    """Show one's own hand, with the controls to move."""
    await defer(interaction)
    await parts_of(interaction).private_panels.show(interaction, await _my_table(interaction, table))


async def _my_table(interaction: discord.Interaction, wanted: str | None) -> Table:
    """Return the table that is asked for, else the one of the channel, else the only one there can be meant."""
    tables, user = parts_of(interaction).service.tables, interaction.user.id
    if wanted is not None:
        return await tables.get(wanted)
    here = await tables.in_channel(interaction.channel_id or 0) if interaction.guild_id else None
    if here is not None:
        return here
    mine = await tables.of_person(user, "live")
    if not mine:
        raise Refusal("look.no_games")
    if len(mine) > 1:
        raise Refusal("look.which_table", tables=tuple(table.title for table in mine))
    return mine[0]


async def turn(interaction: discord.Interaction) -> None:
    """Tell where it is the person's turn."""
    await defer(interaction)
    waiting = await parts_of(interaction).service.tables.waiting_for(interaction.user.id)
    await _listed(interaction, my_texts(interaction).say("look.turns", count=len(waiting)), waiting)


async def mygames(interaction: discord.Interaction) -> None:
    """List the tables at which the person sits."""
    await defer(interaction)
    mine = await parts_of(interaction).service.tables.of_person(interaction.user.id, "lobby", "live")
    await _listed(interaction, my_texts(interaction).say("look.games", count=len(mine)), mine)


async def _listed(interaction: discord.Interaction, heading: str, tables: Sequence[Table]) -> None:
    """List tables under a heading, the first of them with how they stand."""
    parts, texts, user = parts_of(interaction), my_texts(interaction), interaction.user.id
    whole = tables[:MOST_WHOLE]
    since = await parts.service.tables.waited_since(whole)
    listed = []
    for table in whole:
        snapshot = await parts.service.queries.snapshot(table, user) if table.phase == "live" else None
        present = table if snapshot is None else snapshot.table
        names = await parts.names.at(present, texts)
        listed.append(ListedTable(present, snapshot, names, since.get(table.id, {})))
    view = table_list(heading, listed, tables[MOST_WHOLE:], texts, user)
    await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=discord.AllowedMentions.none())
