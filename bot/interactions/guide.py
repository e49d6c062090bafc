"""What a person may do now at a table, what each move is good for, and where the rules are looked up."""

from __future__ import annotations

import discord
from discord.utils import MISSING

from bot.answering import acknowledge, answer_privately, my_texts
from bot.interactions.here import (
    begin,
    table_in,
)
from bot.interactions.parts import Parts
from bot.interactions.rules import section_menus
from bot.messages.controls import Controls, PublicButton
from bot.messages.wording import PanelContext
from bot.service import Snapshot, Table
from bot.texts import SeatNames, Texts, harmless
from engine.core.moves import Move, fields
from engine.core.registry import find
from engine.core.text import Player, Text

SHARED = ("choice",)
"""The fields of a command that several kinds of move share."""


async def help_pressed(parts: Parts, interaction: discord.Interaction, button: PublicButton) -> None:
    """Answer the button *Help*."""
    await acknowledge(interaction, private=True)
    table = await parts.service.tables.get(button.press.table)
    said, rules = await guide_of(parts, table, interaction.user.id, my_texts(interaction))
    await answer_privately(interaction, said, view=rules)


async def guide_of(parts: Parts, table: Table, user: int, texts: Texts) -> tuple[str, discord.ui.View]:
    """Return what a person may do now at a table, in words, and the menus that look up its rules."""
    if table.phase == "lobby":
        said = texts.say("service.campaign.between" if table.between_games else "guide.lobby")
        sections = () if table.campaign is not None else find(table.game).learning.rulebook(None)
    else:
        snapshot = await parts.service.queries.snapshot(table, user)
        said = guide(snapshot, texts, await parts.names.at(snapshot.table, texts))
        sections = snapshot.position.rulebook
    menus = section_menus(sections, table.game, table.id, texts.of(table.game))
    return said, Controls(*menus) if menus else MISSING


def guide(snapshot: Snapshot, texts: Texts, names: SeatNames) -> str:
    """Say how a started table stands, what a person may do now and what for, and the rules of a turn.

    It may be longer than a message.
    """
    game = snapshot.table.game
    texts = texts.of(game)
    lines = [texts.sentence(_situation(snapshot), names)]
    if snapshot.table.alive and (decision := snapshot.position.decision) is not None:
        lines.append(texts.sentence(decision, names))
    context = PanelContext(snapshot, texts, names)
    if snapshot.kinds and context.prompt and context.prompt not in lines:
        lines.append(context.prompt)
    if snapshot.kinds:
        late = [kind for kind in snapshot.kinds if kind in snapshot.premature]
        lines += ["", texts.say("guide.now"), *(_possible(context, kind) for kind in (*snapshot.offered, *late))]
    # A guide to each game.
    lines += ["", texts.say("guide.game", game=texts.game_name(game)), texts.say(f"{game}.guide")]
    if taught := snapshot.position.teaching:
        lines += ["", texts.say("guide.rules")]
        lines += [texts.say("guide.rule", rule=texts.sentence(rule, names)) for rule in taught]
    lines += ["", texts.say("guide.always" if snapshot.seat is not None else "guide.onlooker")]
    return "\n".join(lines)


def _possible(context: PanelContext, kind: type[Move]) -> str:
    """Say by which button and command a kind of move is made, and what it is good for."""
    texts, game = context.texts, context.snapshot.table.game
    keys = (f"{game}.purpose.{kind.kind()}", f"{find(game).info.family}.purpose.{kind.kind()}")
    purpose = texts.say(next(filter(texts.has, keys), keys[0]))
    label, command = harmless(context.button(kind.kind())), command_of(game, kind)
    return texts.say("guide.move", label=label, purpose=purpose, command=command)


def _situation(snapshot: Snapshot) -> Text:
    if snapshot.result is not None or snapshot.table.phase != "live":
        return Text("guide.over")
    if snapshot.decides:
        return Text("guide.early" if snapshot.early else "guide.your_turn")
    return Text("guide.waiting", {"players": tuple(Player(seat) for seat in sorted(snapshot.waited))})


def command_of(game: str, kind: type[Move]) -> str:
    """Return the command of a kind of move as it is typed."""
    named = fields(kind) if kind.command() == kind.kind() else SHARED
    return " ".join((f"/{game} {kind.command().replace('_', '-')}", *(f"{name}:…" for name in named)))


async def help_(interaction: discord.Interaction) -> None:
    """Say what the person may do now."""
    request = await begin(interaction)
    texts, table = request.texts, await table_in(interaction)
    if table is None:
        await request.answer(texts.say("guide.no_table"))
    else:
        said, rules_of_it = await guide_of(request.parts, table, request.user, texts)
        await request.answer(said, view=rules_of_it)
