"""Commands about campaigns and about the office of a president."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands

from bot.commands import agree, here
from bot.commands.here import LONGEST_CHOICE, answer, campaign_here, defer, fitting, latest_of_campaign, my_texts
from bot.commands.moves import Choices, chained, choices
from bot.commands.new_table import opening_command
from bot.forms import Label, read
from bot.pressed.parts import parts_of
from bot.service import NotSeated, Office, Refusal
from bot.service.opening import free_companies
from bot.shown.campaign import office_told, status_told, story_told
from bot.shown.lobby_message import company_name
from bot.shown.pictures import Picture, picture_page
from bot.texts import Texts, harmless
from engine.core.campaigns import in_campaigns
from engine.core.errors import IllegalMove
from engine.core.forms import Form
from engine.core.moves import Move
from engine.core.options import Chain, NumberRange
from engine.core.registry import CAMPAIGNS, find
from engine.core.seat import Seat
from storage.records import Answer, CampaignRow, Table

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
        await offices.take_back_order(table.id, user, meant)
    else:
        await offices.leave_order(table.id, user, meant, tuple(typed.values.get("order", ())))


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


DEFAULT_CAMPAIGN = next(iter(CAMPAIGNS))
FEWEST = min(find(key).info.players[0] for key in CAMPAIGNS)
MOST = max(find(key).info.players[1] for key in CAMPAIGNS)
DAYS = [rules.campaign.ready_days for key in CAMPAIGNS if (rules := in_campaigns(find(key))) is not None]
"""The fewest and the most days that each campaign lets a game wait for the silent."""
GAMES = max(rules.campaign.games for key in CAMPAIGNS if (rules := in_campaigns(find(key))) is not None)
LONGEST_NAME = 60
"""Characters that may be typed for a company's name; the game may allow fewer."""

Command = app_commands.Command[Any, ..., None]
Players = app_commands.Range[int, FEWEST, MOST]
Number = app_commands.Range[int, 1, GAMES]
Days = app_commands.Range[int, min(least for least, _ in DAYS), max(most for _, most in DAYS)]


def campaign_group() -> app_commands.Group:
    """Make the group."""
    group = here.group("campaign", guild_only=True)
    group.add_command(
        opening_command("campaign", tuple(CAMPAIGNS), lambda service: service.campaigns.new, suggest_variants)
    )
    for name, callback in (
        ("company", company), ("next", next_), ("miss", miss), ("wait", wait), ("status", status), ("log", log),
        ("office", office),
    ):  # fmt: skip
        group.add_command(here.command(f"campaign.{name}", callback))
    for question in (hand_over, vote, end):
        not_too_often: Callable[[Command], Command] = app_commands.checks.cooldown(agree.QUESTIONS, agree.SECONDS)
        group.add_command(not_too_often(here.command(f"campaign.{question.__name__}", question)))
    return group


async def suggest_variants(interaction: discord.Interaction[Any], written: str) -> list[app_commands.Choice[str]]:
    """Offer the switches of the rules, as ``key=value``."""
    key = interaction.namespace.game if interaction.namespace.game in CAMPAIGNS else DEFAULT_CAMPAIGN
    return here.variants_of(key, my_texts(interaction), written)


async def suggest_free(interaction: discord.Interaction[Any], written: str) -> list[app_commands.Choice[str]]:
    """Offer the companies over which nobody presides."""
    table, texts = await latest_of_campaign(interaction), my_texts(interaction)
    if table is None:
        return []
    named = [(texts.say(f"{table.game}.company.{one}"), one) for one in free_companies(table)]
    return fitting([app_commands.Choice(name=name[:100], value=one) for name, one in named], written)


async def suggest_companies(interaction: discord.Interaction[Any], written: str) -> list[app_commands.Choice[str]]:
    """Offer the companies of the campaign here."""
    table, texts = await latest_of_campaign(interaction), my_texts(interaction)
    if table is None:
        return []
    row = await parts_of(interaction).service.campaigns.row(table)
    named = [
        app_commands.Choice(
            name=(one.called or texts.say(f"{table.game}.company.{one.company}"))[:100], value=one.company
        )
        for one in row.presidents
    ]
    return fitting(named, written)


@app_commands.autocomplete(company=suggest_free)
async def company(
    interaction: discord.Interaction[Any],
    company: app_commands.Range[str, 1, 30] | None = None,
    name: app_commands.Range[str, 1, LONGEST_NAME] | None = None,
) -> None:
    """Choose another company, or name one's own."""
    await defer(interaction)
    parts, user, table = parts_of(interaction), interaction.user.id, await campaign_here(interaction)
    if company is not None or name is not None:
        table = await parts.service.campaigns.set_company(table.id, user, company, name)
    await parts.lobby_messages.redraw(table.id)
    row, texts = await parts.service.campaigns.row(table), my_texts(interaction)
    own = next((one for one in row.presidents if one.user_id == user), None)
    if own is None:
        raise Refusal("service.campaign.no_president")
    called = company_name(texts, table.game, own)
    await answer(interaction, texts.say("campaign.kept", title=harmless(table.title), company=called))


async def next_(interaction: discord.Interaction[Any]) -> None:
    """Say that one plays the next game."""
    await _say(interaction, "ready")


async def miss(interaction: discord.Interaction[Any]) -> None:
    """Say that one misses the next game."""
    await _say(interaction, "absent")


async def _say(interaction: discord.Interaction[Any], said: Answer) -> None:
    await defer(interaction)
    parts, texts, table = parts_of(interaction), my_texts(interaction), await campaign_here(interaction)
    after = await parts.service.campaigns.answer(table.id, interaction.user.id, said)
    await parts.lobby_messages.redraw(after.id)
    told = "campaign.begun" if after.phase == "live" else f"campaign.said_{said}"
    await answer(interaction, texts.say(told, title=harmless(after.title)))
    if after.phase == "live":
        await parts.announcer.announce(after.id)


async def wait(interaction: discord.Interaction[Any], days: Days) -> None:
    """Set for how long the next game waits for the silent."""
    await defer(interaction)
    parts, table = parts_of(interaction), await campaign_here(interaction)
    after = await parts.service.campaigns.set_wait(table.id, interaction.user.id, days)
    await parts.lobby_messages.redraw(after.id)
    due = await parts.service.expiries.due_of(after.id) if after.between_games else None
    when = "" if due is None else f"<t:{round(due)}:R>"
    texts, runs = my_texts(interaction), int(due is not None)
    said = texts.say("campaign.waiting", title=harmless(after.title), days=days, runs=runs, when=when)
    await answer(interaction, said)


async def status(interaction: discord.Interaction[Any]) -> None:
    """Tell how the campaign stands, with the board as it is."""
    await defer(interaction)
    parts, texts = parts_of(interaction), my_texts(interaction)
    found = await parts.service.campaigns.status(await campaign_here(interaction))
    names = await parts.names.of_presidents(found.table.guild_id, found.row, texts)
    await answer(interaction, status_told(texts, found, names))
    shown = await parts.service.tables.shown(found.table)
    if shown.started is not None:
        snapshot = await parts.service.queries.snapshot(shown)
        page = await picture_page(snapshot, parts.names, parts.pictures, texts, None)
        await interaction.followup.send(view=page.view, files=page.files, ephemeral=True)


async def log(interaction: discord.Interaction[Any], game: Number | None = None) -> None:
    """Tell the story of the campaign, or of one of its games."""
    await defer(interaction)
    parts, texts, table = parts_of(interaction), my_texts(interaction), await campaign_here(interaction)
    chapters = [
        (chapter, await parts.names.at(chapter.table, texts))
        for chapter in await parts.service.campaigns.chronicle(table)
        if game in (None, chapter.table.number)
    ]
    heading = texts.say("campaign.log", title=harmless(table.title))
    await answer(interaction, f"{heading}\n{story_told(texts, table.game, chapters)}")


@app_commands.autocomplete(company=suggest_companies)
async def hand_over(
    interaction: discord.Interaction[Any],
    player: discord.User,
    company: app_commands.Range[str, 1, 30] | None = None,
) -> None:
    """Hand a company over."""
    await defer(interaction)
    if player.bot:
        raise Refusal("game.replace.bot", player=player.display_name)
    parts, user, table = parts_of(interaction), interaction.user.id, await campaign_here(interaction)
    row = await parts.service.campaigns.row(table)
    seat = _seat_of(interaction, table, row, company or row.company_of(user))
    await agree.asked(interaction, parts.service.consent.replace(table.id, user, seat, player.id))


def _seat_of(interaction: discord.Interaction[Any], table: Table, row: CampaignRow, company: str | None) -> Seat:
    """Return where a company plays. Raises Refusal: there is none such, or it does not play just now."""
    texts = my_texts(interaction)
    if company is None:
        raise Refusal("service.campaign.no_president")
    president = next((one for one in row.presidents if one.company == company), None)
    if president is None:
        named = tuple(company_name(texts, table.game, one) for one in row.presidents)
        raise Refusal("campaign.no_such_company", companies=named)
    seat = next((holder.seat for holder in table.seats if holder.company == company), None)
    if seat is None:
        raise Refusal("campaign.not_playing", company=company_name(texts, table.game, president))
    return seat


async def vote(interaction: discord.Interaction[Any]) -> None:
    """Propose to go on without whoever does not act."""
    await defer(interaction)
    table = await campaign_here(interaction)
    await agree.asked(interaction, parts_of(interaction).service.consent.vote(table.id, interaction.user.id))


async def end(interaction: discord.Interaction[Any]) -> None:
    """Propose to end the campaign."""
    await defer(interaction)
    parts, table = parts_of(interaction), await campaign_here(interaction)
    await parts.service.campaigns.row(table)
    if table.phase == "lobby" and not table.between_games:
        await agree.closed(interaction, table)
        return
    await agree.asked(interaction, parts.service.consent.end(table.id, interaction.user.id))
