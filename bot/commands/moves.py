"""A command for each kind of move of each game, and those that several games share."""

from __future__ import annotations

import inspect
import logging
from collections import Counter
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, get_origin

import discord
import msgspec
from discord import app_commands

from bot.advisor import suggested
from bot.collation import fit, sort_key
from bot.commands import here
from bot.commands.here import LONGEST_CHOICE, MOST_CHOICES, defer, my_texts, words
from bot.faults import log_fault
from bot.forms import Label, begun, entries_of, items_of, read, with_entries
from bot.pressed.parts import parts_of
from bot.service import Position, Refusal, Table
from bot.shown.panel_context import named
from bot.texts import SeatNames, Texts, shorten
from engine.core.assistance import Ordering, Worth
from engine.core.errors import IllegalMove
from engine.core.forms import Form
from engine.core.game import Game
from engine.core.moves import Move, fields
from engine.core.options import Chain, Choice, NumberRange, Option, Slot
from engine.core.registry import find
from engine.core.text import Text

log = logging.getLogger(__name__)


LONGEST_TYPED = 100
"""Characters that may be typed for a field that holds one value."""
LONGEST_LIST = 6000
"""Characters that Discord takes for a text; for a field that holds a list."""
BEST = "best"
"""Written in the first field of a move that the game can work out by itself."""
ADVICE_WAIT = 1.5
"""Seconds for which a suggestion waits for what is worked out: Discord waits three."""

Choices = list[app_commands.Choice[Any]]
Complete = Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, Choices]]


def moves_group(game: Game[Any]) -> app_commands.Group:
    """Make the group of a game's moves, but for those that share a command."""
    key = game.info.key
    group = app_commands.Group(
        name=key,
        description=words(f"command.{key}"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )
    for kind in game.moves:
        if kind.command() and kind not in shared(game):
            group.add_command(_command(key, kind))
    if isinstance(game, Ordering):
        group.add_command(_auto_pass(key))
    return group


def shared(game: Game[Any]) -> dict[type[Move], str]:
    """Return the kinds of move that share a command, each with its name."""
    several = Counter(kind.command() for kind in game.moves)
    return {kind: kind.command() for kind in game.moves if several[kind.command()] > 1}


def _auto_pass(game: str) -> app_commands.Command[Any, ..., None]:
    async def auto_pass(
        interaction: discord.Interaction[Any],
        until: app_commands.Range[str, 1, LONGEST_TYPED] | None = None,
        stop: bool = False,  # noqa: FBT001, FBT002 - a switch of the command
    ) -> None:
        await defer(interaction)
        table = await table_of(interaction, game)
        if table is None:
            raise Refusal("play.no_table", game=game)
        await parts_of(interaction).private_panels.order(
            interaction, table, items_of(until) if until else None, stop=stop
        )

    async def ends(interaction: discord.Interaction[Any], written: str) -> Choices:
        parts, table = parts_of(interaction), await table_of(interaction, game)
        look = await parts.service.queries.snapshot(table, interaction.user.id) if table and table.started else None
        if look is None or look.possible is None:
            return []
        texts = my_texts(interaction)
        labels = {kind: texts.say(f"core.move.{kind}") for kind in look.possible.until}
        return choices(
            Choice(tuple(Option(kind, Text(f"core.move.{kind}")) for kind in labels), many=True), written, labels
        )

    command = here.command(f"{game}.auto_pass", auto_pass)
    command.autocomplete("until")(ends)
    return command


def _command(game: str, kind: type[Move]) -> app_commands.Command[Any, ..., None]:
    async def callback(interaction: discord.Interaction[Any], **given: Any) -> None:  # noqa: ANN401 - fields of a move
        await _play(interaction, game, kind, {name: value for name, value in given.items() if value is not None})

    key = f"{game}.{kind.kind()}"
    types = {field.name: field.type for field in msgspec.structs.fields(kind)}
    callback.__signature__ = inspect.Signature(  # type: ignore[attr-defined]  # this is what discord.py reads
        [
            inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction),
            *(
                inspect.Parameter(
                    name, inspect.Parameter.KEYWORD_ONLY, annotation=_annotation(types[name]), default=None
                )
                for name in fields(kind)
            ),
        ]
    )
    # A dotted qualified name would be taken for a method's.
    callback.__name__ = callback.__qualname__ = kind.kind()
    if names := fields(kind):
        app_commands.describe(**{name: words(f"command.{key}.{name}") for name in names})(callback)
        app_commands.autocomplete(**{name: _completer(game, kind, name) for name in names})(callback)
    return app_commands.Command(
        name=kind.kind().replace("_", "-"), description=words(f"command.{key}"), callback=callback
    )


def _annotation(kind: Any) -> Any:  # noqa: ANN401 - types are values here
    """Return the type of parameter for a type of field: numbers stay numbers, all else is typed as text.

    No field is asked for by Discord itself: what is left out is asked for afterwards, with the choices there are then.
    """
    if kind is int:
        return int | None
    longest = LONGEST_LIST if get_origin(kind) in {tuple, list} else LONGEST_TYPED
    return app_commands.Range[str, 1, longest] | None


async def _play(interaction: discord.Interaction[Any], game: str, kind: type[Move], given: dict[str, Any]) -> None:
    await defer(interaction)
    table = await table_of(interaction, game)
    if table is None:
        raise Refusal("play.no_table", game=game)
    if kind in suggested(find(game)) and str(given.get(fields(kind)[0], "")).casefold() == BEST:
        await parts_of(interaction).private_panels.best(interaction, table, kind)
    else:
        await parts_of(interaction).private_panels.command(interaction, table, kind, given)


async def table_of(interaction: discord.Interaction[Any], game: str) -> Table | None:
    """Return the table of the channel; in private, the one that waits for the person longest."""
    channel_id = None if interaction.guild_id is None else interaction.channel_id or 0
    return await parts_of(interaction).service.tables.to_play(game, interaction.user.id, channel_id)


def _completer(game: str, kind: type[Move], field: str) -> Complete:
    async def complete(interaction: discord.Interaction[Any], written: str) -> Choices:
        try:
            return await _suggest(interaction, game, kind, field, str(written))
        except (IllegalMove, Refusal):
            return []
        except Exception as error:  # noqa: BLE001 - an unanswered autocompletion shows as a failure
            log_fault(log, error, "no choices for /%s %s %s", game, kind.kind(), field)
            return []

    return complete


async def _suggest(
    interaction: discord.Interaction[Any], game: str, kind: type[Move], field: str, written: str
) -> Choices:
    parts, table = parts_of(interaction), await table_of(interaction, game)
    if table is None:
        return []
    texts = my_texts(interaction).of(game)
    names = await parts.names.at(table, texts)
    position = await parts.service.queries.position(table, interaction.user.id)
    given = {name: value for name, value in interaction.namespace if value not in (None, "")}
    offered = offers(position, kind, field, given | {field: written}, texts, names)
    if kind in suggested(find(game)) and field == fields(kind)[0] and BEST.startswith(written.strip().casefold()):
        advice = await parts.advisor.ready(position, kind, ADVICE_WAIT)
        best = texts.say("play.best") if advice is None else texts.sentence(advice.label, names, plain=True)
        offered = [app_commands.Choice(name=shorten(best, LONGEST_CHOICE), value=BEST), *offered][:MOST_CHOICES]
    return offered


def offers(
    position: Position, kind: type[Move], field: str, typed: Mapping[str, Any], texts: Texts, names: SeatNames
) -> Choices:
    """Return what completes a field of a move as far as it is typed, given what is typed of the other fields."""

    def label(text: Text) -> str:
        return texts.sentence(text, names, plain=True)

    slots, others = position.slots(kind), {name: value for name, value in typed.items() if name != field}
    chosen = read(slots, kind, others, label).values
    chosen.pop(field, None)
    form = Form.at(slots, kind, field, chosen)
    slot, written = form.slot, str(typed[field])
    if slot is None or isinstance(slot, Chain):
        return chained(form, written, label)
    number = _is_number(kind, field)
    words = {o.value: named(o.value, label(o.label)) if number else label(o.label) for o in _options(slot)}
    words = _best_first(words, position.worth(kind, field, chosen), texts)
    return choices(slot, written, words, number=number)


def _best_first(words: dict[str, str], worths: Mapping[str, Worth], texts: Texts) -> dict[str, str]:
    """Put what helps the person's own aims first and mark it, then what is worth most; as it is where all are alike."""
    if not any(worth.helps or worth.points for worth in worths.values()):
        return words
    alphabet, none = texts.say("alphabet"), Worth()

    def rank(value: str) -> tuple[Any, ...]:
        worth = worths.get(value, none)
        return worth.helps is None, -worth.points, sort_key(words[value], alphabet)

    helps = {value for value, worth in worths.items() if worth.helps is not None}
    return {
        value: texts.say("form.helps", option=words[value]) if value in helps else words[value]
        for value in sorted(words, key=rank)
    }


def _is_number(kind: type[Move], field: str) -> bool:
    return any(f.name == field and f.type is int for f in msgspec.structs.fields(kind))


def _options(slot: Slot) -> tuple[Option, ...]:
    return () if isinstance(slot, NumberRange) else slot.options


def choices(slot: Choice | NumberRange, written: str, labels: Mapping[str, str], *, number: bool = False) -> Choices:
    """Return what completes the text typed so far; of a list, its last item, those before being kept.

    Args:
        slot: what may stand there.
        written: what is typed so far.
        labels: the words of each option by its value.
        number: the field takes a whole number.

    """
    if isinstance(slot, NumberRange):
        return [app_commands.Choice(name=str(n), value=n) for n in numbers(slot, written.strip())]
    before, last = _kept(written) if slot.many else ([], written)
    # What begins so comes before what only contains it.
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
        app_commands.Choice(name=shorten(name, LONGEST_CHOICE), value=int(value) if number else value)
        for name, value in made[:MOST_CHOICES]
        if len(value) <= LONGEST_CHOICE
    ]


def numbers(slot: NumberRange, written: str) -> list[int]:
    """Return the numbers that begin as typed; of very many and nothing typed, some from the least to the most."""
    if written or len(slot.numbers) <= MOST_CHOICES:
        return [n for n in slot.numbers if str(n).startswith(written)][:MOST_CHOICES]
    step = slot.step * next(one for one in ROUND if len(slot.numbers) / one < MOST_CHOICES - 2)
    between = (n for n in slot.numbers[1:-1] if n % step == slot.low % slot.step)
    return [slot.low, *between, slot.high]


ROUND = tuple(figure * 10**zeros for zeros in range(9) for figure in (1, 2, 5))
"""Distances between numbers that are easily read."""


def chained(form: Form, written: str, label: Label) -> Choices:
    """Return what completes a list that is written with spaces: the text so far with each next entry.

    What the entry means stands in brackets behind it, and may stay there while more is typed.
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
        after = with_entries(form, last.split()).slot
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
    """Return a form with the entries that are typed, what was typed for them, and the beginning of one more.

    Only where entries have several words can one be unfinished; else what means nothing is kept as an entry.
    """
    done, left = list[str](), list(tokens)
    while left and isinstance(slot := form.slot, Chain):
        place, length = begun(slot.options, left)
        if place is None and any(" " in option.typed for option in slot.options):
            break
        form = with_entries(form, left[:length])
        done, left = done + left[:length], left[length:]
    return form, done, left


def _noted(whole: str, words: str) -> str:
    room = LONGEST_CHOICE - len(whole) - 3
    note = words.translate(_ROUND_TO_SQUARE)
    return f"{whole} ({shorten(note, room)})" if note and room > 1 else whole


_ROUND_TO_SQUARE = str.maketrans("()", "[]")


def _kept(written: str) -> tuple[list[str], str]:
    *before, last = written.split(",")
    return [item.strip() for item in before if item.strip()], last


Kinds = Sequence[type[Move]]


def extend(group: app_commands.Group, game: Game[Any]) -> None:
    """Add the commands that several kinds of move share to the group of a game's moves."""
    together: dict[str, list[type[Move]]] = {}
    for kind, name in shared(game).items():
        together.setdefault(name, []).append(kind)
    for name, kinds in together.items():
        group.add_command(_shared_command(game.info.key, name, kinds))


def _shared_command(game: str, name: str, kinds: Kinds) -> app_commands.Command[Any, ..., None]:
    async def choose(
        interaction: discord.Interaction[Any], choice: app_commands.Range[str, 1, LONGEST_LIST] | None = None
    ) -> None:
        await defer(interaction)
        table = await table_of(interaction, game)
        if table is None:
            raise Refusal("play.no_table", game=game)
        kind = await _asked(interaction, table, name, kinds)
        await parts_of(interaction).private_panels.command(interaction, table, kind, spread(kind, choice or ""))

    async def complete(interaction: discord.Interaction[Any], written: str) -> Choices:
        try:
            return await _suggest_shared(interaction, game, name, kinds, written)
        except (IllegalMove, Refusal):
            return []
        except Exception as error:  # noqa: BLE001 - an unanswered autocompletion shows as a failure
            log_fault(log, error, "no choices for /%s %s", game, name)
            return []

    command = here.command(f"{game}.{name}", choose)
    command.autocomplete("choice")(complete)
    return command


async def _asked(interaction: discord.Interaction[Any], table: Table, name: str, kinds: Kinds) -> type[Move]:
    """Return the kind of move that the game asks of the person; if none, the one that the command is called by."""
    snapshot = await parts_of(interaction).service.queries.snapshot(table, interaction.user.id)
    own = next(kind for kind in kinds if kind.kind() == name)
    return next((kind for kind in snapshot.kinds if kind in kinds), own)


def spread(kind: type[Move], written: str) -> dict[str, Any]:
    """Return what is written for the fields of a move: one part each, the last a list of all that are left."""
    parts = [part.strip() for part in written.split(",") if part.strip()]
    given: dict[str, Any] = {}
    for field in fields(kind):
        if not parts:
            break
        number = len(parts) if _is_list(kind, field) else 1
        given[field], parts = ", ".join(parts[:number]), parts[number:]
    return given


def _is_list(kind: type[Move], field: str) -> bool:
    return any(f.name == field and get_origin(f.type) in {tuple, list} for f in msgspec.structs.fields(kind))


async def _suggest_shared(
    interaction: discord.Interaction[Any], game: str, name: str, kinds: Kinds, written: str
) -> Choices:
    parts, table = parts_of(interaction), await table_of(interaction, game)
    if table is None:
        return []
    kind = await _asked(interaction, table, name, kinds)
    texts = my_texts(interaction).of(game)
    names = await parts.names.at(table, texts)
    position = await parts.service.queries.position(table, interaction.user.id)
    typed = written.split(",")
    at = next((at for at, field in enumerate(fields(kind)) if _is_list(kind, field)), len(fields(kind)) - 1)
    before, last = typed[: min(at, len(typed) - 1)], typed[min(at, len(typed) - 1) :]
    field = fields(kind)[len(before)]
    given = spread(kind, ",".join(before)) | {field: ",".join(last).strip()}
    offered = offers(position, kind, field, given, texts, names)
    return [_after(before, one) for one in offered if len(", ".join([*before, str(one.value)])) <= LONGEST_CHOICE]


def _after(before: Sequence[str], offered: app_commands.Choice[Any]) -> app_commands.Choice[Any]:
    """Return a suggestion behind what was typed before it."""
    kept = [part.strip() for part in before]
    name = shorten(", ".join([*kept, offered.name]), LONGEST_CHOICE)
    return app_commands.Choice(name=name, value=", ".join([*kept, str(offered.value)]))
