"""The graphs of a table: as a picture, in words, and as a table for other programs."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from typing import Any

import discord

from bot.drawing_pool import Picture
from bot.messages import ids
from bot.messages.controls import GraphButton, GraphMenu, Layout
from bot.service import TableGraph
from bot.texts import SeatNames, Texts, harmless, shorten
from engine.core.graphs import Graph, GraphKind
from rendering import graphs

LONGEST = 3600
"""Characters of a graph in words; with its heading it fits in one layout."""
_FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""How what a spreadsheet would work out begins."""


def graph_name(texts: Texts, game: str, kind: GraphKind) -> str:
    """Return what people call a graph."""
    return texts.of(game).sentence(kind.title, plain=True)


def in_words(shown: TableGraph, texts: Texts, names: SeatNames) -> str:
    """Say a graph in lines: what the columns are, then the values of each line."""
    if shown.graph is None:
        return texts.say("graph.empty")
    own = texts.of(shown.table.game)
    return shorten("\n".join(own.sentence(line, names) for line in graphs.lines(shown.graph)), LONGEST)


def as_csv(graph: Graph, texts: Texts, names: SeatNames) -> bytes:
    """Write a graph as a table: a row for each column, with the number, the round that begins there and the values.

    Lines of which something is noted come once more after all values, with what is noted.
    """
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\n")
    heading = [texts.say("graph.csv.move" if graph.by_moves else "graph.csv.number"), texts.say("graph.csv.round")]
    noted = [line for line in graph.lines if line.notes]
    called_lines = [texts.sentence(line.name, names, plain=True) for line in (*graph.lines, *noted)]
    table.writerow([*heading, *map(_cell, called_lines)])
    for number, column in enumerate(graph.columns):
        called = graphs.column_name(graph, column)
        row = [column.number, "" if called is None else _cell(texts.sentence(called, names, plain=True))]
        notes = (line.note(number) for line in noted)
        said = ("" if note is None else _cell(texts.sentence(note, names, plain=True)) for note in notes)
        table.writerow([*row, *(line.values[number] for line in graph.lines), *said])
    return out.getvalue().encode("utf-8-sig")


def _cell(written: str) -> str:
    """Return words that no spreadsheet takes for something to be worked out."""
    return f"'{written}" if written.startswith(_FORMULA) else written


def csv_file(shown: TableGraph, texts: Texts, names: SeatNames) -> discord.File | None:
    """Return a graph as a file; None: there is nothing to be written yet."""
    if shown.graph is None:
        return None
    written = as_csv(shown.graph, texts.of(shown.table.game), names)
    return discord.File(io.BytesIO(written), f"{shown.table.game}-{shown.table.id}-{shown.graph.name}.csv")


def graph_page(
    shown: TableGraph, texts: Texts, names: SeatNames, picture: Picture | None, *, posted: bool = False
) -> discord.ui.LayoutView:
    """Lay out a graph, as a picture or, where there is none, in words, with what leads to the others and to its table.

    ``posted``: for everybody, without controls.
    """
    table = shown.table
    view = Layout()
    heading = texts.say("graph.heading", title=harmless(table.title), graph=graph_name(texts, table.game, shown.kind))
    view.add_item(discord.ui.TextDisplay(heading))
    view.add_item(picture.part() if picture else discord.ui.TextDisplay(in_words(shown, texts, names)))
    if posted:
        return view
    rows = (_menu(shown, texts, words=picture is None), _buttons(shown, texts, words=picture is None))
    for row in filter(None, rows):
        view.add_item(row)
    return view


def _menu(shown: TableGraph, texts: Texts, *, words: bool) -> discord.ui.ActionRow[Any] | None:
    if len(shown.offered) < 2:  # noqa: PLR2004 - one graph needs no menu
        return None
    table = shown.table
    options = [
        discord.SelectOption(label=graph_name(texts, table.game, one), value=one.name, default=one == shown.kind)
        for one in shown.offered
    ]
    press = ids.Press(table.id, table.seq, "graph_pick", "words" if words else "picture")
    return discord.ui.ActionRow[Any](GraphMenu.make(press, options, texts.say("graph.others")))


def _buttons(shown: TableGraph, texts: Texts, *, words: bool) -> discord.ui.ActionRow[Any] | None:
    if shown.graph is None:
        return None
    table, name = shown.table, shown.kind.name
    verbs: Sequence[str] = ("graph" if words else "graph_words", "graph_csv", "graph_post")
    labels = [texts.say(f"{verb.replace('_', '.')}.button") for verb in verbs]
    presses = [ids.Press(table.id, table.seq, verb, name) for verb in verbs]
    return discord.ui.ActionRow[Any](*map(GraphButton.make, presses, labels))
