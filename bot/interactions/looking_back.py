"""The graphs and the replay of a table: shown, changed in place, downloaded and posted."""

from __future__ import annotations

import contextlib
import csv
import io
from collections.abc import Awaitable, Callable, Sequence
from typing import cast

import discord
from discord import app_commands

from bot.answering import acknowledge, my_texts
from bot.collation import same
from bot.drawing_pool import Picture
from bot.interactions.here import (
    Command,
    Suggestions,
    begin,
    fitting,
    table_in,
)
from bot.interactions.parts import Parts, parts_of
from bot.messages.controls import GraphButton, GraphMenu, Layout, Press, ReplayButton, Row
from bot.service import Refusal, Table, TableGraph
from bot.texts import SeatNames, Texts, harmless, shorten
from engine.core.graphs import Graph, GraphKind
from rendering import graphs
from storage.records import TableId

LONGEST_IN_WORDS = 3600
"""Characters of a graph in words; with its heading it fits in one layout."""
LABELS = {
    "graph": "graph.button",
    "graph_words": "graph.words.button",
    "graph_csv": "graph.csv.button",
    "graph_post": "graph.post.button",
}
"""The key of the label of each button below a graph, by its verb."""
_FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""The characters with which a spreadsheet formula begins."""


def graph_name(texts: Texts, game: str, kind: GraphKind) -> str:
    """Return the name of a graph."""
    return texts.of(game).sentence(kind.title, plain=True)


def in_words(shown: TableGraph, texts: Texts, names: SeatNames) -> str:
    """Say a graph in words: its columns, then the values of each line."""
    if shown.graph is None:
        return texts.say("graph.empty")
    own = texts.of(shown.table.game)
    return shorten("\n".join(own.sentence(line, names) for line in graphs.lines(shown.graph)), LONGEST_IN_WORDS)


def as_csv(graph: Graph, texts: Texts, names: SeatNames) -> bytes:
    """Write a graph as CSV: a row for each column, with its number, the round that begins there, and the values.

    Lines that have annotations come once more after all values, with these.
    """
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\n")
    heading = [texts.say("graph.csv.move" if graph.by_moves else "graph.csv.number"), texts.say("graph.csv.round")]
    annotated = [line for line in graph.lines if line.annotations]
    called_lines = [texts.sentence(line.name, names, plain=True) for line in (*graph.lines, *annotated)]
    table.writerow([*heading, *map(_cell, called_lines)])
    for number, column in enumerate(graph.columns):
        called = graphs.column_name(graph, column)
        row = [column.number, "" if called is None else _cell(texts.sentence(called, names, plain=True))]
        found = (line.annotation(number) for line in annotated)
        said = ("" if one is None else _cell(texts.sentence(one, names, plain=True)) for one in found)
        table.writerow([*row, *(line.values[number] for line in graph.lines), *said])
    return out.getvalue().encode("utf-8-sig")


def _cell(written: str) -> str:
    """Return a text that no spreadsheet takes for a formula."""
    return f"'{written}" if written.startswith(_FORMULA) else written


def csv_file(shown: TableGraph, texts: Texts, names: SeatNames) -> discord.File | None:
    """Return a graph as a CSV file, or None if there is nothing to write yet."""
    if shown.graph is None:
        return None
    written = as_csv(shown.graph, texts.of(shown.table.game), names)
    return discord.File(io.BytesIO(written), f"{shown.table.game}-{shown.table.id}-{shown.graph.name}.csv")


def graph_page(
    shown: TableGraph, texts: Texts, names: SeatNames, picture: Picture | None, *, posted: bool = False
) -> Layout:
    """Lay out a graph, as a picture or else in words, with the controls for other graphs and the CSV file.

    ``posted``: for the channel, without controls.
    """
    table = shown.table
    heading = texts.say("graph.heading", title=harmless(table.title), graph=graph_name(texts, table.game, shown.kind))
    view, words = Layout(heading, picture or in_words(shown, texts, names)), picture is None
    return view if posted else view.add(_menu(shown, texts, words=words), _buttons(shown, texts, words=words))


def _menu(shown: TableGraph, texts: Texts, *, words: bool) -> Row | None:
    table = shown.table
    options = [
        discord.SelectOption(label=graph_name(texts, table.game, one), value=one.name, default=one == shown.kind)
        for one in shown.offered
    ]
    press = Press(table.id, table.seq, "graph_pick", "words" if words else "picture")
    return GraphMenu.choice(press, options, texts.say("graph.others"))


def _buttons(shown: TableGraph, texts: Texts, *, words: bool) -> Row | None:
    if shown.graph is None:
        return None
    table, name = shown.table, shown.kind.name
    verbs: Sequence[str] = ("graph" if words else "graph_words", "graph_csv", "graph_post")
    labels = [texts.say(LABELS[verb]) for verb in verbs]
    presses = [Press(table.id, table.seq, verb, name) for verb in verbs]
    return Row(*map(GraphButton.make, presses, labels))


async def graph_shown(  # noqa: PLR0913 - all that says how it is shown
    parts: Parts,
    table_id: TableId,
    user_id: int,
    texts: Texts,
    name: str | None = None,
    *,
    words: bool | None = None,
    posted: bool = False,
) -> Layout:
    """Show a graph of a table, or its chief one if no name is given. Raises Refusal.

    Args:
        parts: the parts of the bot.
        table_id: the table.
        user_id: who looks.
        texts: in whose words.
        name: which graph.
        words: in words, or as a picture; None follows the person's preference.
        posted: for the channel, without controls.

    """
    shown = await parts.service.looking_back.graph(table_id, name)
    names = await parts.names.at(shown.table, texts)
    if words is None:
        words = not (await parts.service.people.preferences(user_id)).pictures
    picture = None if words else await parts.pictures.graph(shown, texts, names)
    return graph_page(shown, texts, names, picture, posted=posted)


async def graph_pressed(parts: Parts, interaction: discord.Interaction, button: GraphButton) -> None:
    """Show the graph in another way in place, send it as CSV, or post it in the channel."""
    press, user, texts = button.press, interaction.user.id, my_texts(interaction)
    await acknowledge(interaction)
    if press.verb == "graph_csv":
        await _hand_out(parts, interaction, await parts.service.looking_back.graph(press.table, press.arg), texts)
        return
    posted, words = press.verb == "graph_post", press.verb == "graph_words"
    if posted:
        await _check_may_post(parts, interaction, press.table)
        await check_uses(interaction, "graph")
    page = await graph_shown(parts, press.table, user, texts, press.arg, words=words, posted=posted)
    if posted:
        await interaction.followup.send(**page.sent)
    else:
        await interaction.edit_original_response(**page.edited)


async def _check_may_post(parts: Parts, interaction: discord.Interaction, table_id: TableId) -> None:
    """Raise Refusal if somebody may not post something of a table in the channel.

    Its players and its host may, whoever manages the server, and in a campaign those who miss this game.
    """
    table, user = await parts.service.tables.get(table_id), interaction.user.id
    manages = interaction.permissions.manage_guild and interaction.guild_id == table.guild_id
    if manages or user == table.host_id or table.seat_of(user) is not None:
        return
    if table.campaign is None or user not in (await parts.service.campaigns.row(table)).people:
        raise Refusal("graph.post.not_seated")


async def check_uses(interaction: discord.Interaction, name: str) -> None:
    """Count a press as a use of the command of ``/game`` that does the same. Raises CheckFailure after too many."""
    tree = cast("app_commands.CommandTree[discord.Client]", interaction.client.tree)  # type: ignore[attr-defined]
    group = cast("app_commands.Group", tree.get_command("game"))
    command = cast("Command", group.get_command(name))
    for check in command.checks:
        await discord.utils.maybe_coroutine(check, interaction)


async def _hand_out(parts: Parts, interaction: discord.Interaction, shown: TableGraph, texts: Texts) -> None:
    file = csv_file(shown, texts, await parts.names.at(shown.table, texts))
    if file is None:
        raise Refusal("graph.empty")
    said = texts.say("graph.csv.there", file=file.filename)
    await interaction.followup.send(said, file=file, ephemeral=True)


async def graph_chosen(parts: Parts, interaction: discord.Interaction, menu: GraphMenu) -> None:
    """Show another graph of the table in place."""
    await acknowledge(interaction)
    press, texts = menu.press, my_texts(interaction)
    page = await graph_shown(
        parts, press.table, interaction.user.id, texts, str(menu.chosen[0]), words=press.arg == "words"
    )
    await interaction.edit_original_response(**page.edited)


async def show_replay(
    parts: Parts, interaction: discord.Interaction, table_id: TableId, *, posted: bool = False, again: bool = False
) -> None:
    """Show the replay of a table, or of all games of its campaign: words at once, the animation once it is drawn.

    If the bot stops while it draws, the words stay, with a button that draws the replay again.

    Raises Refusal.

    Args:
        parts: the parts of the bot.
        interaction: what is answered; it is acknowledged.
        table_id: the table.
        posted: for the channel, without controls.
        again: in place, in the message of the button that was pressed.

    """
    texts = my_texts(interaction)
    if not (await parts.service.people.preferences(interaction.user.id)).pictures:
        raise Refusal("replay.in_words")
    shown = await parts.service.looking_back.replay(table_id)
    seated = {scene.table.id: scene.table for scene in shown.scenes}
    called = {id_: await parts.names.at(table, texts) for id_, table in seated.items()}
    table = shown.table
    heading = texts.say("replay.heading", title=harmless(table.title), moves=shown.moves)
    once_more = _row(table, "replay_again", "posted" if posted else "private", texts.say("replay.again.button"))
    waiting = Layout(heading, texts.say("replay.drawing"), once_more)
    edit: Callable[..., Awaitable[object]]
    if again:
        edit = interaction.edit_original_response
        await edit(view=waiting)
    else:
        edit = (await interaction.followup.send(view=waiting, ephemeral=not posted, wait=True)).edit
    picture = await parts.pictures.replay(shown, texts, [called[scene.table.id] for scene in shown.scenes])
    if picture is None:
        await edit(view=Layout(heading, texts.say("replay.failed"), once_more))
        return
    to_post = None if posted else _row(table, "replay_post", "", texts.say("graph.post.button"))
    await edit(**Layout(heading, picture, to_post).edited)


def _row(table: Table, verb: str, arg: str, label: str) -> Row:
    return Row(ReplayButton.make(Press(table.id, table.seq, verb, arg), label))


async def replay_pressed(parts: Parts, interaction: discord.Interaction, button: ReplayButton) -> None:
    """Post the replay in the channel, or draw it again in place."""
    await acknowledge(interaction)
    press, again = button.press, button.press.verb == "replay_again"
    posted = not again or press.arg == "posted"
    if posted:
        await _check_may_post(parts, interaction, press.table)
    await check_uses(interaction, "replay")
    await show_replay(parts, interaction, press.table, posted=posted, again=again)


REPLAYS = 3
"""Replays that a person may ask for in a minute: drawing one takes seconds."""


async def suggest_graphs(interaction: discord.Interaction, written: str) -> Suggestions:
    """Suggest the graphs of the table in this channel."""
    table, texts, service = await table_in(interaction), my_texts(interaction), parts_of(interaction).service
    if table is None:
        return []
    with contextlib.suppress(Refusal):
        table = await service.tables.shown(table)
        kinds = await service.looking_back.graphs(table)
        return fitting([(graph_name(texts, table.game, kind), kind.name) for kind in kinds], written)
    return []


@app_commands.autocomplete(which=suggest_graphs)
async def graph(interaction: discord.Interaction, which: app_commands.Range[str, 1, 60] | None = None) -> None:
    """Show how players and companies have fared in the course of the game."""
    request = await begin(interaction)
    table, name, texts = await request.board(), None, request.texts
    if which is not None:
        kinds = await request.service.looking_back.graphs(table)
        meant = (kind.name for kind in kinds if same(which, kind.name, graph_name(texts, table.game, kind)))
        name = next(meant, which)
    await request.show(await graph_shown(request.parts, table.id, request.user, texts, name))


async def replay(interaction: discord.Interaction) -> None:
    """Show the course of the game on the board, or of all games of a campaign, as an animation."""
    request = await begin(interaction)
    await show_replay(request.parts, interaction, (await request.board()).id)
