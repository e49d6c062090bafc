"""``/order``: orders in advance, at the tables of all games; nobody else learns of them."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import app_commands

from bot.answering import about_table, my_texts
from bot.faults import log_fault
from bot.interactions import here
from bot.interactions.here import LONGEST_CHOICE, begin, fitting, meant
from bot.interactions.moves import LONGEST_LIST, Choices, completed, spread
from bot.interactions.parts import parts_of
from bot.service import Refusal, Snapshot, Table, no_seat
from bot.texts import shorten
from engine.core.errors import IllegalMove
from engine.core.moves import fields
from engine.core.orders import Order
from engine.core.registry import find

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]


def orders_group() -> app_commands.Group:
    """Make the group; it works in direct messages too."""
    group = here.group(
        "order",
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )
    here.add(group, (give, list_, take_back))
    return group


async def _table(interaction: Interaction) -> Table:
    """Return the table of the channel; in direct messages, the person's only one. Raises Refusal."""
    tables = parts_of(interaction).service.tables
    if interaction.guild_id is not None:
        table = await tables.in_channel(interaction.channel_id or 0)
    else:
        own = await tables.of_person(interaction.user.id, "live")
        if len(own) > 1:
            raise Refusal("order.which_table")
        table = own[0] if own else None
    if table is None or not table.started:
        raise Refusal("game.no_table" if table is None else "service.not_started")
    about_table(table.id)
    return table


async def _seated(interaction: Interaction) -> Snapshot:
    """Return the table as seen from the person's seat. Raises NotSeated, Refusal."""
    service, table = parts_of(interaction).service, await _table(interaction)
    snapshot = await service.queries.snapshot(table, interaction.user.id)
    if snapshot.seat is None:
        raise no_seat(snapshot.table)
    return snapshot


def _kind(snapshot: Snapshot, what: str, words: dict[str, str]) -> type[Order]:
    """Return the kind of order with a name or a label. Raises Refusal if the game has none such."""
    for kind in find(snapshot.table.game).orders.kinds:
        if what.casefold() in {kind.kind(), words[kind.kind()].casefold()}:
            return kind
    raise Refusal("service.order.none")


def _words(interaction: Interaction, game: str) -> dict[str, str]:
    """Return the label of each kind of order of a game, by its name."""
    texts = my_texts(interaction).of(game)
    # One for each kind of order.
    return {kind.kind(): texts.say(f"{game}.move.{kind.kind()}") for kind in find(game).orders.kinds}


async def _suggest_what(interaction: Interaction, written: str) -> Choices:
    """Suggest the kinds of order that the person may give."""
    try:
        snapshot = await _seated(interaction)
    except Refusal:
        return []
    named = _words(interaction, snapshot.table.game)
    return list(fitting([(named[kind.kind()], kind.kind()) for kind in snapshot.orderable], written))


async def _suggest_choice(interaction: Interaction, written: str) -> Choices:
    """Complete the fields of the order, one after the other."""
    try:
        snapshot = await _seated(interaction)
        what = str(interaction.namespace.what or "")
        kind = _kind(snapshot, what, _words(interaction, snapshot.table.game))
        return await completed(interaction, snapshot.table, kind, written)
    except (IllegalMove, Refusal):
        return []
    except Exception as error:  # noqa: BLE001 - an unanswered autocompletion shows as a failure
        log_fault(log, error, "no choices for /order give")
        return []


async def _suggest_orders(interaction: Interaction, written: str) -> Choices:
    """Suggest the person's own orders."""
    try:
        return fitting(await _own_orders(interaction, await _seated(interaction)), written)
    except Refusal:
        return []


async def _own_orders(interaction: Interaction, snapshot: Snapshot) -> list[tuple[str, str]]:
    """Return a person's orders: the line of each, and a value that identifies it even when others are gone."""
    texts = my_texts(interaction).of(snapshot.table.game)
    names = await parts_of(interaction).names.at(snapshot.table, texts)
    said = [texts.sentence(order.text, names, plain=True).replace("**", "") for order in snapshot.orders]
    return [
        (shorten(texts.say("order.line", number=place, order=words), LONGEST_CHOICE), f"#{order.number}")
        for place, (words, order) in enumerate(zip(said, snapshot.orders, strict=True), start=1)
    ]


@app_commands.autocomplete(what=_suggest_what, choice=_suggest_choice)
async def give(
    interaction: Interaction,
    what: app_commands.Range[str, 1, LONGEST_CHOICE] | None = None,
    choice: app_commands.Range[str, 1, LONGEST_LIST] | None = None,
) -> None:
    """Give an order; buttons ask for what is left out."""
    await begin(interaction)
    snapshot, panels = await _seated(interaction), parts_of(interaction).private_panels
    if what is None:
        await panels.orders(interaction, snapshot.table)
        return
    kind = _kind(snapshot, what, _words(interaction, snapshot.table.game))
    given = spread(kind, choice or "")
    await panels.command(
        interaction, snapshot.table, kind, {name: given[name] for name in fields(kind) if name in given}
    )


async def list_(interaction: Interaction) -> None:
    """Show the person's orders, with the buttons that take them back."""
    await begin(interaction)
    await parts_of(interaction).private_panels.orders(interaction, await _table(interaction))


@app_commands.autocomplete(order=_suggest_orders)
async def take_back(interaction: Interaction, order: app_commands.Range[str, 1, LONGEST_CHOICE] | None = None) -> None:
    """Take an order back, or all of them."""
    await begin(interaction)
    panels = parts_of(interaction).private_panels
    if order is None:
        await panels.order(interaction, await _table(interaction), stop="")
        return
    snapshot = await _seated(interaction)
    own = await _own_orders(interaction, snapshot)
    numbered = {str(place): value for place, (_, value) in enumerate(own, start=1)}
    value = numbered.get(order.strip()) or meant(own, order)
    if value is None:
        key = "order.no_such" if own else "order.none_stands"
        raise Refusal(key, written=order, orders=tuple(words for words, _ in own))
    await panels.order(interaction, snapshot.table, stop=value.removeprefix("#"))
