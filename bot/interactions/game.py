"""``/game``: a table from its opening to its end, and what the others may have to agree to."""

from __future__ import annotations

import contextlib
import io
from typing import Any, cast
from zoneinfo import ZoneInfo

import discord
from discord import app_commands

from bot.answering import answer_privately, my_texts
from bot.interactions import here
from bot.interactions.consent import ask_others, check_person, close_or_end
from bot.interactions.errors import refuse_malformed
from bot.interactions.here import LONGEST_CHOICE, Request, Suggestions, begin, fitting, meant, table_in
from bot.interactions.log import fitting_positions, log_file, named_positions, position_meant
from bot.interactions.new_table import PACE_CHOICES, games_to_choose, opening_command, played_on
from bot.interactions.parts import parts_of
from bot.interactions.past import imported
from bot.messages import people
from bot.messages.lobby import what_founding_brings
from bot.service import TITLE_LENGTH, Refusal
from bot.service.lobby import checked_title as table_title
from bot.service.practice import LARGEST_FILE
from bot.texts import SeatNames, Texts, duration_text, harmless
from engine.core.registry import GAMES, find
from engine.core.seat import Seat
from engine.core.text import text
from storage.records import Table

FEWEST_PLAYERS = min(find(key).info.players[0] for key in GAMES)
MOST_PLAYERS = max(find(key).info.players[1] for key in GAMES)
FORM_LASTS = 600.0
"""Seconds for which discord.py remembers a modal."""
IMPORT_FORM = "import"
"""The id of the modal that takes a file."""
NEVER = 0
"""The interval, in seconds, that stands for no reminders."""
INTERVAL_CHOICES = [
    *here.INTERVAL_CHOICES,
    here.choice("game.remind.never", NEVER),
]


LANGUAGE_CHOICES = here.languages_to_choose("game.language.server")
FORM_CHOICES = [
    here.choice("game.export.form_file", "file"),
    here.choice("game.export.form_words", "words"),
    here.choice("game.export.form_other", "other"),
]


def game_group() -> app_commands.Group:
    """Make the group of commands; those that look at a table are added by their own module."""
    group = here.group("game", guild_only=True)
    group.add_command(opening_command("game", tuple(GAMES), suggest_variants))
    here.add(group, (join, leave, start, kick, options, remind))
    here.add(group, (clone, import_), uses=here.NEW_TABLES)
    here.add(group, (undo, redo, replace, opponent, end, export), uses=here.QUESTIONS)
    return group


async def suggest_variants(interaction: discord.Interaction, written: str) -> Suggestions:
    """Suggest the variants of the game's rules, as ``key=value``."""
    key = interaction.namespace.game
    if key is None:
        # Without a game, only the table in this channel can be meant, as long as it has not started.
        table = await table_in(interaction)
        key = table.game if table is not None and table.phase == "lobby" else None
    return here.variants_of(key, my_texts(interaction), written) if key in GAMES else []


async def suggest_seats(interaction: discord.Interaction, written: str) -> Suggestions:
    """Suggest the seats of the table in this channel, by the names of their holders."""
    texts, table = my_texts(interaction), await table_in(interaction)
    if table is None:
        return []
    names = await parts_of(interaction).names.at(table, texts)
    return fitting(_seats(names, texts), written)


def _seats(names: SeatNames, texts: Texts) -> list[tuple[str, str]]:
    """Return the label of each seat, and its number counted from 1."""
    numbered = [(str(number), name) for number, name in enumerate(names, start=1)]
    return [(texts.say("game.seat", number=number, player=name), number) for number, name in numbered]


async def suggest_policies(interaction: discord.Interaction, written: str) -> Suggestions:
    """Suggest the built-in opponents of the game in this channel."""
    texts, table = my_texts(interaction), await table_in(interaction)
    return fitting(_policies(table.game, texts) if table is not None else (), written)


def _policies(game: str, texts: Texts) -> list[tuple[str, str]]:
    """Return the label of each built-in opponent of a game, and its policy."""
    # A name and a level for each built-in opponent.
    return [(f"{texts.say(f'policy.{one}')}: {texts.say(f'level.{one}')}", one) for one in find(game).policies]


async def join(interaction: discord.Interaction) -> None:
    """Take a seat."""
    request = await begin(interaction)
    table = await request.table()
    after = await request.service.lobby.join(table.id, request.user)
    await request.changed(after, "game.joined")
    if said := what_founding_brings(request.texts, after):
        await answer_privately(interaction, said)


async def leave(interaction: discord.Interaction) -> None:
    """Give up one's seat."""
    request = await begin(interaction)
    table = await request.table()
    await request.changed(await request.service.lobby.leave(table.id, request.user), "game.left")


async def kick(interaction: discord.Interaction, player: discord.User) -> None:
    """Remove somebody from their seat."""
    request = await begin(interaction)
    table = await request.table()
    after = await request.service.lobby.kick(table.id, request.user, player.id)
    await request.changed(after, "game.kicked", player=people.mention(player.id, request.texts))


async def start(interaction: discord.Interaction) -> None:
    """Start the table."""
    request = await begin(interaction)
    table = await request.table()
    await request.changed(await request.service.lobby.start(table.id, request.user), "game.started")


@app_commands.choices(pace=PACE_CHOICES, game=games_to_choose(GAMES), language=LANGUAGE_CHOICES)
@app_commands.autocomplete(variant=suggest_variants)
async def options(  # noqa: PLR0913, PLR0917 - the form a host fills in
    interaction: discord.Interaction,
    title: app_commands.Range[str, 1, 100] | None = None,
    game: str | None = None,
    players: app_commands.Range[int, FEWEST_PLAYERS, MOST_PLAYERS] | None = None,
    variant: app_commands.Range[str, 1, LONGEST_CHOICE] | None = None,
    pace: str | None = None,
    hints: bool | None = None,  # noqa: FBT001 - a switch of the command
    language: str | None = None,
) -> None:
    """Change the options of the table."""
    request = await begin(interaction)
    table = await request.table()
    if language is not None:
        languages = request.service.languages
        after = await languages.choose_for_table(table.id, request.user, here.language_of(language))
        if all(given is None for given in (title, game, players, variant, pace, hints)):
            await request.changed(after, "game.changed")
            return
    after = await request.service.lobby.options(
        table.id,
        request.user,
        title=None if title is None else table_title(title),
        game=game,
        players=players,
        variants=None if variant is None else here.variant(game or table.game, request.texts, variant),
        pace=pace,
        hints=hints,
    )
    await request.changed(after, "game.changed")


@app_commands.choices(interval=INTERVAL_CHOICES)
async def remind(
    interaction: discord.Interaction,
    interval: int,
    quiet: app_commands.Range[str, 1, 20] | None = None,
) -> None:
    """Set how often the person to move is reminded."""
    request = await begin(interaction)
    service, texts, table = request.service, request.texts, await request.table()
    zone = (await service.people.preferences(request.user)).zone
    hours = table.quiet if quiet is None else here.read(quiet, zone)
    after = await service.lobby.remind(table.id, request.user, interval=interval or None, quiet=hours)
    key = "game.remind.off" if after.interval is None else "game.remind.set_quiet" if after.quiet else "game.remind.set"
    said = text(
        key,
        title=after.title,
        interval=duration_text(after.interval or 0),
        quiet=here.written(after.quiet) if after.quiet else "",
        zone=after.quiet.zone if after.quiet else "",
    )
    await request.answer(texts.sentence(said))


async def undo(interaction: discord.Interaction) -> None:
    """Undo one's last move, or ask the others."""
    request = await begin(interaction)
    table = await request.table()
    await ask_others(request, request.service.consent.undo(table.id, request.user))


async def redo(interaction: discord.Interaction) -> None:
    """Redo what was undone, or ask the others."""
    request = await begin(interaction)
    table = await request.table()
    await ask_others(request, request.service.consent.redo(table.id, request.user))


@app_commands.autocomplete(seat=suggest_seats)
async def replace(
    interaction: discord.Interaction, seat: app_commands.Range[str, 1, LONGEST_CHOICE], player: discord.User
) -> None:
    """Give a seat to another person."""
    request = await begin(interaction)
    check_person(player)
    table = await request.table()
    held = await _seat(request, table, seat)
    await ask_others(request, request.service.consent.replace(table.id, request.user, held, player.id))


@app_commands.autocomplete(seat=suggest_seats)
@app_commands.autocomplete(policy=suggest_policies)
async def opponent(
    interaction: discord.Interaction,
    seat: app_commands.Range[str, 1, LONGEST_CHOICE] | None = None,
    policy: app_commands.Range[str, 1, LONGEST_CHOICE] | None = None,
) -> None:
    """Add a built-in opponent before the start, or let one take over a seat after it."""
    request = await begin(interaction)
    service, texts, table = request.service, request.texts, await request.table()
    if policy:
        policy = meant(_policies(table.game, texts), policy) or policy  # what is no opponent is refused below
    if table.phase == "lobby" and (seat is None or not table.between_games):
        after = await service.lobby.add_opponent(table.id, request.user, policy)
        await request.changed(after, "game.opponent.added")
        return
    if seat is None:
        raise Refusal("game.opponent.which_seat")
    held = await _seat(request, table, seat)
    await ask_others(request, service.consent.opponent(table.id, request.user, held, policy))


async def _seat(request: Request, table: Table, written: str) -> Seat:
    """Return the seat with a number or a holder's name. Raises Refusal."""
    names = await request.parts.names.at(table, request.texts)
    seats = _seats(names, request.texts)
    number = meant(seats, written, {number: name for (_, number), name in zip(seats, names, strict=True)})
    if number is None:
        raise Refusal("game.no_such_seat", seat=written, seats=tuple(called for called, _ in seats))
    return Seat(int(number) - 1)


async def end(interaction: discord.Interaction) -> None:
    """Close a lobby, or propose to end a game."""
    request = await begin(interaction)
    await close_or_end(request, await request.table())


@app_commands.choices(form=FORM_CHOICES)
async def export(interaction: discord.Interaction, form: str | None = None) -> None:
    """Send the log as a file: to replay, to read, or for another program."""
    request = await begin(interaction)
    table = await request.board()
    if form == "words":
        file, said = await _in_words(request, table)
    elif form == "other":
        written = await request.service.export.elsewhere(table.id, request.parts.advisor.write)
        file = discord.File(io.BytesIO(written), f"{table.game}-{table.id}-18xx.json")
        said = request.texts.say("game.export.other", title=harmless(table.title))
    else:
        file, said = await _to_replay(request, table)
    await request.answer(said, files=[file])


async def _in_words(request: Request, table: Table) -> tuple[discord.File, str]:
    """Return the log in words, as far as the person may read it, and the text that goes with it."""
    service, texts, user = request.service, request.texts, request.user
    snapshot = await service.queries.snapshot(table.id, user)
    lines = await service.log.whole(table.id, user)
    zone = ZoneInfo((await service.people.preferences(user)).zone)
    written = log_file(snapshot, lines, texts, await request.parts.names.at(table, texts), zone)
    file = discord.File(io.BytesIO(written), f"{table.game}-{table.id}.md")
    return file, texts.say("game.export.words", title=harmless(table.title))


async def _to_replay(request: Request, table: Table) -> tuple[discord.File, str]:
    """Return the log to replay (of a finished campaign, all its games), and the text that goes with it."""
    export = request.service.export
    written, key = await export.campaign(table), "game.export.campaign"
    if written is None:
        written, whole = await export.export(table.id, request.user), await export.may_be_known(table)
        key = "game.export.whole" if whole else "game.export.part"
    file = discord.File(io.BytesIO(written), f"{table.game}-{table.id}.json")
    values = {"title": harmless(table.title), "file": file.filename, "commitment": str(table.commitment)}
    return file, request.texts.say(key, **values)


async def suggest_entries(interaction: discord.Interaction, written: str) -> Suggestions:
    """Suggest the starts of the rounds of the game that ended here, or of log pages if it has no rounds."""
    texts, table, parts = my_texts(interaction), await table_in(interaction), parts_of(interaction)
    if table is None:
        return []
    with contextlib.suppress(Refusal):
        parts.service.practice.check(table)
        return fitting_positions(*await named_positions(parts, table, texts, interaction.user.id), written)
    return []


@app_commands.autocomplete(entry=suggest_entries)
async def clone(
    interaction: discord.Interaction,
    entry: app_commands.Range[str, 1, LONGEST_CHOICE],
    title: app_commands.Range[str, 1, 100] | None = None,
    thread: bool = False,  # noqa: FBT001, FBT002 - a switch of the command
) -> None:
    """Play on from a position of a finished game, for practice."""
    request = await begin(interaction)
    table = await request.table()
    request.service.practice.check(table)
    number = await position_meant(request, table, entry, request.user)
    await request.answer(await played_on(request, table, number, title, thread=thread))


async def import_(interaction: discord.Interaction) -> None:
    """Ask for a file with a game that is over, in a modal, to look at it and to play on from its moves."""
    await interaction.response.send_modal(import_form(my_texts(interaction)))


def import_form(texts: Texts) -> discord.ui.Modal:
    """Return the form that takes a file."""
    form = discord.ui.Modal(title=texts.say("import.title"), custom_id=IMPORT_FORM, timeout=FORM_LASTS)
    fields: dict[str, discord.ui.FileUpload[Any] | discord.ui.TextInput[Any]] = {
        "file": discord.ui.FileUpload(custom_id="file", max_values=1),
        "entry": discord.ui.TextInput(custom_id="entry", default="0", max_length=4),
        "called": discord.ui.TextInput(custom_id="title", required=False, max_length=TITLE_LENGTH),
    }
    for key, field in fields.items():
        # One for each field of the form.
        form.add_item(discord.ui.Label(text=texts.say(f"import.{key}"), component=field))
    return form


async def form_sent(interaction: discord.Interaction) -> None:
    """Store the game of a file that was sent in, and offer to look at it or to play on from the position named."""
    try:
        sent, entry, called = _sent_in(interaction)
    except (LookupError, TypeError, ValueError):
        await refuse_malformed(interaction)
        return
    request = await begin(interaction)
    written = entry.strip()
    if not (written.isdecimal() and written.isascii()):
        raise Refusal("import.entry_unclear")
    if sent.size > LARGEST_FILE:
        raise Refusal("import.too_large")
    title, channel = table_title(called or request.texts.say("import.named")), interaction.channel
    game = await request.service.practice.store_file(
        await sent.read(),
        int(written),
        request.parts.outside.read,
        request.user,
        interaction.guild_id or 0,
        interaction.channel_id or 0,
        title=title,
        parent_channel_id=channel.parent_id if isinstance(channel, discord.Thread) else None,
    )
    await request.show(imported(request.texts, game.table, game.moves, int(written)))


def _sent_in(interaction: discord.Interaction) -> tuple[discord.Attachment, str, str]:
    """Return the file, the entry and the title of a form. Raises LookupError, TypeError, ValueError: one is missing."""
    data = cast("dict[str, Any]", interaction.data)
    parts = [outer["component"] for outer in data["components"] if "component" in outer]
    fields = {part["custom_id"]: part for part in parts}
    (file,) = fields["file"]["values"]
    sent = data["resolved"]["attachments"][file]
    attachment = discord.Attachment(data=sent, state=interaction._state)  # noqa: SLF001 - where discord.py makes none
    return attachment, str(fields["entry"]["value"]), str(fields["title"].get("value") or "")


FORMS = {IMPORT_FORM: form_sent}
"""The functions that take submitted forms, by the ids of the forms.

discord.py knows a form only from Discord's confirmation that it was shown until its timeout: somebody who submits one
before that, or after a restart, would get no answer.
"""
