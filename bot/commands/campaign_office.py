"""``/campaign office``: what a president alone may know, and the word that may be left between two games."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.commands.completing import LONGEST_CHOICE
from bot.commands.here import answer, campaign_here, defer, my_texts
from bot.commands.play import Choices, chained, choices
from bot.forms.typed_fields import Label, read
from bot.pressed.parts import parts_of
from bot.service import NotSeated, Office, Refusal
from bot.shown.campaign_told import office_told
from bot.shown.pictures import Picture
from bot.texts import Texts
from engine.core.errors import IllegalMove
from engine.core.forms import Form
from engine.core.moves import Move
from engine.core.options import Chain, NumberRange
from storage.records import Table

LONGEST_ORDER = 1000
"""Characters that may be typed for a list of words."""

Written = app_commands.Range[str, 1, LONGEST_CHOICE]


class WordForm(Move, frozen=True, tag="word"):
    """What is typed to leave word: it is read and completed as the fields of a move are."""

    power: str
    order: tuple[str, ...]


async def suggest_powers(interaction: discord.Interaction[Any], written: str) -> Choices:
    """Offer that for which word may be left."""
    return await _suggest(interaction, "power", written)


async def suggest_orders(interaction: discord.Interaction[Any], written: str) -> Choices:
    """Offer when it may act."""
    return await _suggest(interaction, "order", written)


async def _suggest(interaction: discord.Interaction[Any], field: str, written: str) -> Choices:
    try:
        table = await campaign_here(interaction)
        slots = await parts_of(interaction).service.offices.words(table, interaction.user.id)
        label = _label(my_texts(interaction).of(table.game))
        given = {name: value for name, value in interaction.namespace if value and name == "power" != field}
        form = Form.at(slots, WordForm, field, read(slots, WordForm, given, label).values if given else {})
    except (IllegalMove, NotSeated, Refusal):
        return []
    if form.slot is None or isinstance(form.slot, Chain):
        return chained(form, written, label)
    options = () if isinstance(form.slot, NumberRange) else form.slot.options
    return choices(form.slot, written, {option.value: label(option.label) for option in options})


def _label(texts: Texts) -> Label:
    return lambda text: texts.sentence(text, plain=True)


@app_commands.autocomplete(power=suggest_powers, order=suggest_orders)
async def office(
    interaction: discord.Interaction[Any],
    power: Written | None = None,
    order: app_commands.Range[str, 1, LONGEST_ORDER] | None = None,
    take_back: bool = False,  # noqa: FBT001, FBT002 - a switch of the command
) -> None:
    """Show a president the office, and let word be left or taken back."""
    await defer(interaction)
    table = await campaign_here(interaction)
    if power is not None or order is not None or take_back:
        await _leave_word(interaction, table, power or "", order, take_back=take_back)
    parts, texts = parts_of(interaction), my_texts(interaction)
    found = await parts.service.offices.office(table, interaction.user.id)
    picture = await _picture(interaction, table, found)
    files = [] if picture is None else [picture.file()]
    await answer(interaction, office_told(texts, table.game, found.told), files=files)


async def _leave_word(
    interaction: discord.Interaction[Any], table: Table, power: str, order: str | None, *, take_back: bool
) -> None:
    offices, user = parts_of(interaction).service.offices, interaction.user.id
    slots = await offices.words(table, user)
    given = {"power": power} if order is None or take_back else {"power": power, "order": order}
    typed = read(slots, WordForm, given, _label(my_texts(interaction).of(table.game)))
    meant = str(typed.values.get("power", power))
    if take_back:
        await offices.take_back_word(table.id, user, meant)
    else:
        await offices.leave_word(table.id, user, meant, tuple(typed.values.get("order", ())))


async def _picture(interaction: discord.Interaction[Any], table: Table, found: Office) -> Picture | None:
    if found.view is None:
        return None
    parts, texts = parts_of(interaction), my_texts(interaction)
    row = await parts.service.campaigns.row(table)
    names = (
        await parts.names.at(table, texts)
        if found.in_game
        else await parts.names.of_presidents(table.guild_id, row, texts)
    )
    return await parts.pictures.own_summary(found.view, texts.of(table.game), names)
