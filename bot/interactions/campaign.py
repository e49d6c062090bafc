"""``/campaign``: a campaign from its start to its end, and the office of a president."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.answering import my_texts
from bot.drawing_pool import Picture
from bot.forms import Label, read
from bot.interactions import here
from bot.interactions.chronicle import open_book
from bot.interactions.consent import ask_others, check_person, close_or_end
from bot.interactions.here import LONGEST_CHOICE, Request, Suggestions, begin, campaign_in, fitting, meant
from bot.interactions.moves import Choices, chained, choices
from bot.interactions.new_table import opening_command
from bot.interactions.parts import parts_of
from bot.messages.controls import upload
from bot.messages.lobby import company_name, office_text, status_text, what_missing_brings
from bot.messages.pictures import picture_page
from bot.service import NotSeated, Office, Refusal
from bot.service.phases import free_companies
from bot.texts import Texts, harmless
from engine.core.campaigns import in_campaigns
from engine.core.errors import IllegalMove
from engine.core.forms import Form
from engine.core.moves import Chain, NumberRange
from engine.core.registry import CAMPAIGNS, find
from engine.core.seat import Seat
from rendering.fonts import draws
from storage.records import Answer, CampaignRow, Table

LONGEST_ORDER = 1000
"""Characters that may be typed for a list."""

Written = app_commands.Range[str, 1, LONGEST_CHOICE]


async def suggest_powers(interaction: discord.Interaction, written: str) -> Choices:
    """Suggest the powers for which an order may be left."""
    return await _suggest(interaction, "power", written)


async def suggest_orders(interaction: discord.Interaction, written: str) -> Choices:
    """Suggest when the order may act."""
    return await _suggest(interaction, "order", written)


async def _suggest(interaction: discord.Interaction, field: str, written: str) -> Choices:
    try:
        request = Request(interaction)
        table = await request.campaign()
        kind, slots = await request.service.campaigns.order_form(table, request.user)
        label = _label(request.texts.of(table.game))
        given = {name: value for name, value in interaction.namespace if value and name == "power" != field}
        form = Form.at(slots, kind, field, read(slots, kind, given, label).values if given else {})
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
    interaction: discord.Interaction,
    power: Written | None = None,
    order: app_commands.Range[str, 1, LONGEST_ORDER] | None = None,
    take_back: bool = False,  # noqa: FBT001, FBT002 - a switch of the command
) -> None:
    """Show a president's office, after leaving or taking back an order if one is given."""
    request = await begin(interaction)
    table = await request.campaign()
    if power is not None or order is not None or take_back:
        await _leave_word(request, table, power or "", order, take_back=take_back)
    texts = request.texts
    found = await request.service.campaigns.office(table, request.user)
    picture = await _picture(request, table, found)
    files = [] if picture is None else [upload(picture)]
    await request.answer(office_text(texts, table.game, found.events), files=files)


async def _leave_word(request: Request, table: Table, power: str, order: str | None, *, take_back: bool) -> None:
    campaigns, user = request.service.campaigns, request.user
    kind, slots = await campaigns.order_form(table, user)
    given = {"power": power} if order is None or take_back else {"power": power, "order": order}
    typed = read(slots, kind, given, _label(request.texts.of(table.game)))
    meant = str(typed.values.get("power", power))
    if take_back:
        await campaigns.cancel_order(table.id, user, meant)
    else:
        await campaigns.give_order(table.id, user, meant, tuple(typed.values.get("order", ())))


async def _picture(request: Request, table: Table, found: Office) -> Picture | None:
    if found.view is None or not (await request.service.people.preferences(request.user)).pictures:
        return None  # the office is said in words anyhow
    parts, texts = request.parts, request.texts
    row = await parts.service.campaigns.row(table)
    names = (
        await parts.names.at(table, texts)
        if found.in_game
        else await parts.names.of_presidents(table.guild_id, row, texts)
    )
    return await parts.pictures.own_summary(found.view, texts.of(table.game), names)


DEFAULT_CAMPAIGN = next(iter(CAMPAIGNS))
RULES = [rules.campaign for key in CAMPAIGNS if (rules := in_campaigns(find(key))) is not None]
LONGEST_NAME = 60
"""Characters that may be typed for the name of a company; the game may allow fewer."""

SAID: dict[Answer, str] = {"ready": "campaign.said_ready", "absent": "campaign.said_absent"}
"""The key of the answer to a president."""

Number = app_commands.Range[int, 1, max(rules.games for rules in RULES)]
Days = app_commands.Range[int, min(rules.ready_days[0] for rules in RULES), max(rules.ready_days[1] for rules in RULES)]
"""Days that a game may wait for people who do not answer."""


def campaign_group() -> app_commands.Group:
    """Make the group."""
    group = here.group("campaign", guild_only=True)
    group.add_command(opening_command("campaign", tuple(CAMPAIGNS), suggest_variants))
    here.add(group, (company, next_, miss, wait, status, office))
    here.add(group, (log,), uses=here.LOOKS)
    here.add(group, (hand_over, vote, end), uses=here.QUESTIONS)
    return group


async def suggest_variants(interaction: discord.Interaction, written: str) -> Suggestions:
    """Suggest the variants of the rules, as ``key=value``."""
    key = interaction.namespace.game if interaction.namespace.game in CAMPAIGNS else DEFAULT_CAMPAIGN
    return here.variants_of(key, my_texts(interaction), written)


async def suggest_free(interaction: discord.Interaction, written: str) -> Suggestions:
    """Suggest the companies that have no president."""
    table, texts = await campaign_in(interaction), my_texts(interaction)
    if table is None:
        return []
    return fitting(_free(table, texts), written)


def _free(table: Table, texts: Texts) -> list[tuple[str, str]]:
    """Return the name of each company that has no president, and its key."""
    return [(company_name(texts, table.game, one, plain=True), one) for one in free_companies(table)]


async def suggest_companies(interaction: discord.Interaction, written: str) -> Suggestions:
    """Suggest the companies of the campaign in this channel."""
    table, texts = await campaign_in(interaction), my_texts(interaction)
    if table is None:
        return []
    return fitting(_presided(await parts_of(interaction).service.campaigns.row(table), texts), written)


def _presided(row: CampaignRow, texts: Texts) -> list[tuple[str, str]]:
    """Return the name of each company of a campaign that has a president, and its key."""
    return [(company_name(texts, row.game, one.company, one.called, plain=True), one.company) for one in row.presidents]


@app_commands.autocomplete(company=suggest_free)
async def company(
    interaction: discord.Interaction,
    company: Written | None = None,
    name: app_commands.Range[str, 1, LONGEST_NAME] | None = None,
) -> None:
    """Choose another company, or rename one's own."""
    request = await begin(interaction)
    if name is not None and not draws(name):
        raise Refusal("campaign.name_not_drawn")
    campaigns, table = request.service.campaigns, await request.campaign()
    if company is not None:
        company = meant(_free(table, request.texts), company) or company  # what is no free company is refused below
    if company is not None or name is not None:
        table = await campaigns.set_company(table.id, request.user, company, name)
    row = await campaigns.row(table)
    own = next((one for one in row.presidents if one.user_id == request.user), None)
    if own is None:
        raise Refusal("service.campaign.no_president")
    called = company_name(request.texts, table.game, own.company, own.called)
    await request.answer(request.texts.say("campaign.kept", title=harmless(table.title), company=called))


async def next_(interaction: discord.Interaction) -> None:
    """Say that one will play the next game."""
    await _say(interaction, "ready")


async def miss(interaction: discord.Interaction) -> None:
    """Say that one will miss the next game."""
    await _say(interaction, "absent")


async def _say(interaction: discord.Interaction, said: Answer) -> None:
    request = await begin(interaction)
    table = await request.campaign()
    after = await request.service.campaigns.answer(table.id, request.user, said)
    begun = after.phase == "live" and said == "ready"
    answer = request.texts.say("campaign.begun" if begun else SAID[said], title=harmless(after.title))
    await request.answer(answer if said == "ready" else f"{answer}\n{what_missing_brings(request.texts, after)}")


async def wait(interaction: discord.Interaction, days: Days) -> None:
    """Set how long the next game waits for people who do not answer."""
    request = await begin(interaction)
    service, table = request.service, await request.campaign()
    after = await service.campaigns.set_wait(table.id, request.user, days)
    due = await service.expiries.due_of(after.id) if after.between_games else None
    when, title = "" if due is None else f"<t:{round(due)}:R>", harmless(after.title)
    said = request.texts.say("campaign.waiting", title=title, days=days, runs=int(due is not None), when=when)
    await request.answer(said)


async def status(interaction: discord.Interaction) -> None:
    """Show how the campaign stands, with the board as it is."""
    request = await begin(interaction)
    parts, texts = request.parts, request.texts
    found = await parts.service.campaigns.status(await request.campaign())
    names = await parts.names.of_presidents(found.table.guild_id, found.row, texts)
    await request.answer(status_text(texts, found, names))
    shown = await parts.service.tables.shown(found.table)
    if shown.started is not None:
        snapshot = await parts.service.queries.snapshot(shown, request.user)
        await request.show(await picture_page(snapshot, parts.names, parts.pictures, texts))


async def log(interaction: discord.Interaction, game: Number | None = None) -> None:
    """Open the chronicle of the campaign, at its latest page or at one of its games."""
    request = await begin(interaction)
    await open_book(request.parts, interaction, await request.campaign(), game)


@app_commands.autocomplete(company=suggest_companies)
async def hand_over(interaction: discord.Interaction, player: discord.User, company: Written | None = None) -> None:
    """Hand a company over to another person."""
    request = await begin(interaction)
    check_person(player)
    table = await request.campaign()
    row = await request.service.campaigns.row(table)
    if company is not None:
        company = meant(_presided(row, request.texts), company) or company  # what is no company is refused below
    seat = _seat_of(table, row, company or row.company_of(request.user), request.texts)
    await ask_others(request, request.service.consent.replace(table.id, request.user, seat, player.id))


def _seat_of(table: Table, row: CampaignRow, company: str | None, texts: Texts) -> Seat:
    """Return the seat of a company. Raises Refusal if there is no such company, or it misses this game."""
    if company is None:
        raise Refusal("service.campaign.no_president")
    president = next((one for one in row.presidents if one.company == company), None)
    if president is None:
        named = tuple(company_name(texts, table.game, one.company, one.called, plain=True) for one in row.presidents)
        raise Refusal("campaign.no_such_company", companies=named)
    seat = next((holder.seat for holder in table.seats if holder.company == company), None)
    if seat is None:
        raise Refusal(
            "campaign.not_playing", company=company_name(texts, table.game, company, president.called, plain=True)
        )
    return seat


async def vote(interaction: discord.Interaction) -> None:
    """Propose to go on without the person who does not act."""
    request = await begin(interaction)
    table = await request.campaign()
    await ask_others(request, request.service.consent.vote(table.id, request.user))


async def end(interaction: discord.Interaction) -> None:
    """Propose to end the campaign."""
    request = await begin(interaction)
    table = await request.campaign()
    await request.service.campaigns.row(table)
    await close_or_end(request, table)
