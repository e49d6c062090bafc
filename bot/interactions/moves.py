"""A command for each kind of move of each game, and those that several kinds share."""

from __future__ import annotations

import functools
import inspect
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from typing import Any

import discord
from discord import app_commands

from bot.answering import about_table, my_texts
from bot.collation import fit, sort_key
from bot.faults import log_fault
from bot.forms import Label, begun, between_commas, entries_of, is_list, items_of, read, type_of
from bot.interactions import here
from bot.interactions.here import LONGEST_CHOICE, MOST_CHOICES, begin, words
from bot.interactions.parts import parts_of
from bot.messages.wording import named
from bot.service import Refusal, Table
from bot.texts import Texts, shorten
from engine.core.assistance import Worth
from engine.core.errors import IllegalMove
from engine.core.forms import Form
from engine.core.game import Game
from engine.core.moves import Chain, Choice, Move, NumberRange, Option, fields, name_of_kind
from engine.core.orders import KeepPassing
from engine.core.registry import find
from engine.core.text import Text

log = logging.getLogger(__name__)

LONGEST_TYPED = 100
"""Characters that may be typed for a field that holds one value."""
LONGEST_LIST = 6000
"""Characters that may be typed for a list: Discord takes no more."""
BEST = "best"
"""What is typed in the first field of a move to take the game's suggestion."""
ADVICE_WAIT = 1.5
"""Seconds for which an autocompletion waits for the game's suggestion: Discord waits three."""
ROUND = tuple(figure * 10**zeros for zeros in range(9) for figure in (1, 2, 5))
"""Steps between numbers that are easy to read."""

Interaction = discord.Interaction[Any]
Command = app_commands.Command[Any, ..., None]
Choices = list[app_commands.Choice[str]]
Complete = Callable[[Interaction, str], Coroutine[Any, Any, Choices]]
Kinds = Sequence[type[Move]]


@functools.cache
def moves_group(game: Game[Any]) -> app_commands.Group:
    """Return the group of a game's moves. All bots of a process share it, as it holds no state."""
    key = game.info.key
    group = app_commands.Group(
        name=key,
        description=words(f"command.{key}"),  # one for each game
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )
    several = Counter(kind.command() for kind in game.moves)
    together: dict[str, list[type[Move]]] = {}
    for kind in game.moves:
        if several[kind.command()] > 1:
            together.setdefault(kind.command(), []).append(kind)
        elif kind.command():
            group.add_command(_command(key, kind))
    if game.orders.has_any_at_once:
        group.add_command(_auto_pass(key))
    for name, kinds in together.items():
        group.add_command(_shared_command(key, name, kinds))
    return group


def _command(game: str, kind: type[Move]) -> Command:
    """Make the command of a kind of move, which takes its fields.

    All fields are optional for Discord: what is left out is chosen afterwards with buttons.
    """

    async def callback(interaction: Interaction, **given: Any) -> None:  # noqa: ANN401 - fields of a move
        await begin(interaction)
        panels, table = parts_of(interaction).private_panels, await _table(interaction, game)
        written = {name: value for name, value in given.items() if value is not None}
        if kind in find(game).advice.suggested and str(written.get(fields(kind)[0], "")).casefold() == BEST:
            await panels.best(interaction, table, kind)
        else:
            await panels.command(interaction, table, kind, written)

    def completer(field: str) -> Complete:
        async def suggest(interaction: Interaction, table: Table, written: str) -> Choices:
            return await _suggest(interaction, table, kind, field, written)

        return _completing(game, kind.kind(), suggest)

    key, names = f"{game}.{kind.kind()}", fields(kind)
    own = [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, annotation=_annotation(kind, name), default=None)
        for name in names
    ]
    first = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction)
    callback.__signature__ = inspect.Signature([first, *own])  # type: ignore[attr-defined]  # discord.py reads it
    # A dotted qualified name would be taken for a method's.
    callback.__name__ = callback.__qualname__ = kind.kind()
    if names:
        # One for each field of each kind of move.
        app_commands.describe(**{name: words(f"command.{key}.{name}") for name in names})(callback)
        app_commands.autocomplete(**{name: completer(name) for name in names})(callback)
    return app_commands.Command(
        # One for each kind of move.
        name=kind.kind().replace("_", "-"),
        description=words(f"command.{key}"),
        callback=callback,
    )


def _annotation(kind: type[Move], field: str) -> Any:  # noqa: ANN401 - types are values here
    """Return the type of the parameter of a field: a text even for a number, as some devices send its label."""
    longest = LONGEST_LIST if _is_list(kind, field) else LONGEST_TYPED
    return app_commands.Range[str, 1, longest] | None


def _is_list(kind: type[Move], field: str) -> bool:
    return is_list(type_of(kind, field))


def _auto_pass(game: str) -> Command:
    """Make the command that orders moves in advance."""

    async def auto_pass(
        interaction: Interaction,
        until: app_commands.Range[str, 1, LONGEST_TYPED] | None = None,
        stop: bool = False,  # noqa: FBT001, FBT002 - a switch of the command
    ) -> None:
        await begin(interaction)
        table, ends = await _table(interaction, game), items_of(until) if until else None
        await parts_of(interaction).private_panels.order(interaction, table, ends, stop="" if stop else None)

    async def suggest(interaction: Interaction, table: Table, written: str) -> Choices:
        queries = parts_of(interaction).service.queries
        look = await queries.snapshot(table, interaction.user.id) if table.started else None
        if look is None or not isinstance(look.possible, KeepPassing):
            return []
        labels = {kind: my_texts(interaction).move_name(kind) for kind in look.possible.until}
        options = tuple(Option(kind, name_of_kind(kind)) for kind in labels)
        return choices(Choice(options, many=True), written, labels)

    command = here.command(f"{game}.auto_pass", auto_pass)
    command.autocomplete("until")(_completing(game, "auto_pass", suggest))
    return command


def _shared_command(game: str, name: str, kinds: Kinds) -> Command:
    """Make the command that several kinds of move share, with their fields in one text."""

    async def choose(interaction: Interaction, choice: app_commands.Range[str, 1, LONGEST_LIST] | None = None) -> None:
        await begin(interaction)
        table = await _table(interaction, game)
        kind = await prompt(interaction, table)
        await parts_of(interaction).private_panels.command(interaction, table, kind, spread(kind, choice or ""))

    async def prompt(interaction: Interaction, table: Table) -> type[Move]:
        """Return the kind of move that the game asks of the person, else the one that the command is named after."""
        snapshot = await parts_of(interaction).service.queries.snapshot(table, interaction.user.id)
        own = next(kind for kind in kinds if kind.kind() == name)
        return next((kind for kind in snapshot.kinds if kind in kinds), own)

    async def suggest(interaction: Interaction, table: Table, written: str) -> Choices:
        return await completed(interaction, table, await prompt(interaction, table), written)

    command = here.command(f"{game}.{name}", choose)
    command.autocomplete("choice")(_completing(game, name, suggest))
    return command


async def completed(interaction: Interaction, table: Table, kind: type[Move], written: str) -> Choices:
    """Complete the fields of a move or an order that are typed in one text."""
    typed, names = between_commas(written), fields(kind)
    at = next((at for at, field in enumerate(names) if _is_list(kind, field)), len(names) - 1)
    at = min(at, len(typed) - 1)
    before, given = [part.strip() for part in typed[:at]], spread(kind, ",".join(typed[:at]))
    offered = await _offered(interaction, table, kind, names[at], given | {names[at]: ",".join(typed[at:]).strip()})
    whole = [(", ".join([*before, one.name]), ", ".join([*before, str(one.value)])) for one in offered]
    return [
        app_commands.Choice(name=shorten(called, LONGEST_CHOICE), value=value)
        for called, value in whole
        if len(value) <= LONGEST_CHOICE
    ]


def spread(kind: type[Move], written: str) -> dict[str, Any]:
    """Divide a text among the fields of a move: a word each, and all that are left for a last list."""
    parts, given = items_of(written), dict[str, Any]()
    for field in fields(kind):
        if not parts:
            break
        number = len(parts) if _is_list(kind, field) else 1
        given[field], parts = ", ".join(parts[:number]), parts[number:]
    return given


async def _table(interaction: Interaction, game: str) -> Table:
    """Return the table of the channel; in direct messages, the one that has waited longest for the person.

    Raises Refusal if there is none of the game.
    """
    channel_id = None if interaction.guild_id is None else interaction.channel_id or 0
    table = await parts_of(interaction).service.tables.to_play(game, interaction.user.id, channel_id)
    if table is None:
        raise Refusal("play.no_table", game=game)
    about_table(table.id)
    return table


def _completing(game: str, name: str, suggest: Callable[[Interaction, Table, str], Awaitable[Choices]]) -> Complete:
    """Make an autocompletion of a parameter; it suggests nothing if there is nothing to choose."""

    async def complete(interaction: Interaction, written: str) -> Choices:
        try:
            return await suggest(interaction, await _table(interaction, game), str(written))
        except (IllegalMove, Refusal):
            return []
        except Exception as error:  # noqa: BLE001 - an unanswered autocompletion shows as a failure
            log_fault(log, error, "no choices for /%s %s", game, name)
            return []

    return complete


async def _suggest(interaction: Interaction, table: Table, kind: type[Move], field: str, written: str) -> Choices:
    """Make the autocompletion of a field of a move, with the game's suggestion first."""
    given = {name: value for name, value in interaction.namespace if value not in (None, "")}
    offered = await _offered(interaction, table, kind, field, given | {field: written})
    if kind not in find(table.game).advice.suggested or field != fields(kind)[0]:
        return offered
    if not BEST.startswith(written.strip().casefold()):
        return offered
    parts, texts = parts_of(interaction), my_texts(interaction).of(table.game)
    position = await parts.service.queries.position(table, interaction.user.id)
    found, names = await parts.advisor.ready(position, kind, ADVICE_WAIT), await parts.names.at(table, texts)
    best = texts.say("play.best") if found is None else texts.sentence(found.label, names, plain=True)
    return [app_commands.Choice(name=shorten(best, LONGEST_CHOICE), value=BEST), *offered][:MOST_CHOICES]


async def _offered(
    interaction: Interaction, table: Table, kind: type[Move], field: str, typed: Mapping[str, Any]
) -> Choices:
    """Complete a field of a move, given what is typed in the other fields."""
    parts, texts = parts_of(interaction), my_texts(interaction).of(table.game)
    names = await parts.names.at(table, texts)
    position = await parts.service.queries.position(table, interaction.user.id)

    def label(text: Text) -> str:
        return texts.sentence(text, names, plain=True)

    slots, others = position.slots(kind), {name: value for name, value in typed.items() if name != field}
    chosen = read(slots, kind, others, label, position.named).values
    chosen.pop(field, None)
    form = Form.at(slots, kind, field, chosen)
    slot, written = form.slot, str(typed[field])
    if slot is None or isinstance(slot, Chain):
        return chained(form, written, label)
    number, options = type_of(kind, field) is int, () if isinstance(slot, NumberRange) else slot.options
    labels = {o.value: named(o.value, label(o.label), texts) if number else label(o.label) for o in options}
    return choices(slot, written, _best_first(labels, position.worth(kind, field, chosen), texts, label))


def _best_first(words: dict[str, str], worths: Mapping[str, Worth], texts: Texts, label: Label) -> dict[str, str]:
    """Sort options: what helps the person's own aims first, with how, then what is worth most."""
    if not any(worth.helps or worth.points for worth in worths.values()):
        return words
    alphabet, none = texts.say("alphabet"), Worth()

    def rank(value: str) -> tuple[Any, ...]:
        worth = worths.get(value, none)
        return -worth.reaches, worth.helps is None, -worth.points, sort_key(words[value], alphabet)

    def marked(value: str) -> str:
        helps = worths.get(value, none).helps
        return words[value] if helps is None else texts.say("form.helps_how", option=words[value], how=label(helps))

    return {value: marked(value) for value in sorted(words, key=rank)}


def choices(slot: Choice | NumberRange, written: str, labels: Mapping[str, str]) -> Choices:
    """Complete the text typed so far; of a list, its last item.

    Args:
        slot: what the field may hold.
        written: what is typed so far.
        labels: the words of each option by its value.

    """
    if isinstance(slot, NumberRange):
        return [app_commands.Choice(name=str(n), value=str(n)) for n in numbers(slot, written.strip())]
    *kept, last = between_commas(written) if slot.many else [written]
    before = [item.strip() for item in kept if item.strip()]
    # Options that begin with the typed text come before those that only contain it.
    found = sorted(
        (rank, place, value, label)
        for place, (value, label) in enumerate(labels.items())
        if value not in before and (rank := fit(last, label, value)) is not None
    )
    made = [
        (", ".join([*(labels.get(item, item) for item in before), label]), ", ".join([*before, value]))
        for _, _, value, label in found
    ]
    return [
        app_commands.Choice(name=shorten(name, LONGEST_CHOICE), value=value)
        for name, value in made[:MOST_CHOICES]
        if len(value) <= LONGEST_CHOICE
    ]


def numbers(slot: NumberRange, written: str) -> list[int]:
    """Return the numbers that begin as typed; if nothing is typed, some from the least to the most."""
    if written or len(slot.numbers) <= MOST_CHOICES:
        return [n for n in slot.numbers if str(n).startswith("".join(written.split()).replace(",", ""))][:MOST_CHOICES]
    step = slot.step * next(one for one in ROUND if len(slot.numbers) / one < MOST_CHOICES - 2)
    between = (n for n in slot.numbers[1:-1] if n % step == slot.low % slot.step)
    return [slot.low, *between, slot.high]


def chained(form: Form, written: str, label: Label) -> Choices:
    """Complete a list whose entries are separated by spaces: the text so far with each next entry.

    The meaning of an entry follows in brackets, and may stay there while more is typed.
    """
    tokens = entries_of(written)
    last = tokens.pop() if tokens and not written.endswith((" ", ")")) else ""
    form, tokens, unfinished = _as_far_as_entries_go(form, tokens)
    last = " ".join([*unfinished, last]).strip()
    slot = form.slot
    if not isinstance(slot, Chain):
        return []
    made: list[tuple[str, str]] = []
    if last and any(last in {option.value, option.typed} for option in slot.options):
        tokens.append(last)
        after = _with_entries(form, last.split()).slot
        if isinstance(after, Chain):
            slot, last = after, ""
    if not last and tokens and slot.may_end:
        made.append((" ".join(tokens), ""))
    for option in slot.options:
        words = label(option.label)
        if fit(last, option.typed, words) is not None:
            made.append((" ".join((*tokens, option.typed)), words))
    return [
        app_commands.Choice(name=_noted(whole, words), value=whole)
        for whole, words in made[:MOST_CHOICES]
        if len(whole) <= LONGEST_CHOICE
    ]


def _as_far_as_entries_go(form: Form, tokens: list[str]) -> tuple[Form, list[str], list[str]]:
    """Return a form with the typed entries, their text, and the start of an unfinished one.

    Only entries of several words can be unfinished; otherwise an unknown word counts as an entry.
    """
    done, left = list[str](), list(tokens)
    while left and isinstance(slot := form.slot, Chain):
        place, length = begun(slot.options, left)
        if place is None and any(" " in option.typed for option in slot.options):
            break
        form = _with_entries(form, left[:length])
        done, left = done + left[:length], left[length:]
    return form, done, left


def _with_entries(form: Form, words: Sequence[str]) -> Form:
    """Return a form with the entries that words stand for added to its list, in order."""
    left = list(words)
    while left and isinstance(form.slot, Chain):
        place, length = begun(form.slot.options, left)
        form = form.then(left[0] if place is None else form.slot.options[place].value)
        left = left[length:]
    return form


def _noted(whole: str, words: str) -> str:
    room = LONGEST_CHOICE - len(whole) - 3
    note = words.translate(str.maketrans("()", "[]"))
    return f"{whole} ({shorten(note, room)})" if note and room > 1 else whole
