"""The turning points of a finished game: the moves that changed most, each with a picture and a table to try it."""

from __future__ import annotations

import asyncio
from typing import Any

import discord

from bot.answering import my_texts
from bot.drawing_pool import Picture
from bot.interactions.here import begin
from bot.interactions.log import name_of_round
from bot.interactions.parts import Parts
from bot.messages.controls import Layout, PlayOnButton, Press
from bot.messages.pictures import compared, overview, public
from bot.messages.wording import sentences
from bot.service import Snapshot
from bot.service.looking_back import TableTurningPoints, TurningMove
from bot.texts import SeatNames, Texts, behind_label, harmless, shorten
from engine.core.registry import find
from rendering import api
from storage.records import TableId

USES = 3
"""Times that a person may ask for turning points in a minute: finding them takes seconds."""
LONGEST_MOVE = 400
"""Characters of what a move did."""
MINUS = "\u2212"
LEAST = 0.25
"""The change for another seat is mentioned if it is at least this share of the move's largest change."""


async def show_turning_points(parts: Parts, interaction: discord.Interaction, table_id: TableId) -> None:
    """Show the turning points of a table: words at once, the pictures once they are drawn. Raises Refusal.

    The interaction is acknowledged.
    """
    texts = my_texts(interaction)
    shown = await parts.service.looking_back.turning_points(table_id, parts.advisor.turning_points)
    names = await parts.names.at(shown.table, texts)
    pictured = (await parts.service.people.preferences(interaction.user.id)).pictures
    page = turning_page(shown, texts, names, drawing=pictured and bool(shown.moves))
    message = await interaction.followup.send(view=page, ephemeral=True, wait=True)
    if not pictured or not shown.moves:
        return
    drawn = await asyncio.gather(*(_picture(parts, move, texts, names) for move in shown.moves))
    # Each is a file of its own in one message.
    pictures = [one and one._replace(name=f"{place}-{one.name}") for place, one in enumerate(drawn, start=1)]
    await message.edit(**turning_page(shown, texts, names, pictures).edited)


async def _picture(parts: Parts, move: TurningMove, texts: Texts, names: SeatNames) -> Picture | None:
    """Draw the position that a move led to, as close up as there is a picture, with what has changed marked."""
    snapshot = compared(move.snapshot, move.before, move.point.number - 1)
    kind = _kind(snapshot, move)
    return await parts.pictures.of(snapshot, kind, texts, names) if kind else None


def _kind(snapshot: Snapshot, move: TurningMove) -> str:
    there = public(snapshot)
    closer = api.closely(snapshot.view, [move.kind]) if there else None
    return closer if closer in there and closer else overview(snapshot)


def turning_page(
    shown: TableTurningPoints,
    texts: Texts,
    names: SeatNames,
    pictures: list[Picture | None] | None = None,
    *,
    drawing: bool = False,
) -> Layout:
    """Lay out the turning points, with their pictures if there are any; ``drawing``: say that they follow."""
    said = [texts.say("turning.heading", title=harmless(shown.table.title))]
    said.append(texts.say("turning.explained" if shown.moves else "turning.nothing"))
    said += [texts.say("turning.drawing")] if drawing else []
    view = Layout("\n".join(said))
    for move, picture in zip(shown.moves, pictures or [None for _ in shown.moves], strict=True):
        words: discord.ui.Item[Any] | str = _said(move, texts, names)
        if shown.played_on:
            # It is tried from the position before the move.
            press = Press(shown.table.id, shown.table.seq, "play_on", str(move.point.number - 1))
            button = PlayOnButton.make(press, texts.say("turning.try"))
            words = discord.ui.Section(words, accessory=button)
        view.add(words, picture)
    return view


def _said(move: TurningMove, texts: Texts, names: SeatNames) -> str:
    """Say what a move did and what it changed, for whom it changed much."""
    game = move.snapshot.table.game
    own, changes, info = texts.of(game), move.point.changes, find(game).info
    every = [event.text for event in move.line.events]
    left_out = info.omissions | info.rounds
    worth = [one for one in every if one.key not in left_out] or every
    did = own.one_after_another(sentences(worth, own, names)) or own.say(
        "turning.untold", player=harmless(names[move.line.seat])
    )
    largest = max(map(abs, changes))

    def changed(change: int) -> str:
        # There is a text for each family of games, with the unit in which it is scored.
        return own.say(f"{info.family or info.key}.score_change", sign="+" if change > 0 else MINUS, amount=abs(change))

    noted = [
        own.say("turning.change", player=harmless(names[seat]), change=changed(change))
        for seat, change in enumerate(changes)
        if abs(change) >= LEAST * largest
    ]
    number, did = str(move.point.number), behind_label("", shorten(did, LONGEST_MOVE))
    if move.begins is None:
        said = own.say("turning.move", number=number, what=did)
    else:
        said = own.say("turning.move_in_round", number=number, round=name_of_round(move.begins, own, names), what=did)
    return "\n".join((said, own.say("turning.changes", changes=own.join(noted))))


async def turning_points(interaction: discord.Interaction) -> None:
    """Show the moves that changed most in the finished game of the channel."""
    request = await begin(interaction)
    await show_turning_points(request.parts, interaction, (await request.board()).id)
