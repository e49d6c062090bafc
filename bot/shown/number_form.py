"""Forms that are written into: Discord shows them over the page, and their ids say everything that they take."""

from __future__ import annotations

from typing import Any

import discord

from bot.forms.written_moves import is_written
from bot.service import Snapshot
from bot.shown import ids
from bot.texts import Texts, shorten
from engine.core.moves import Move, defaults, fields
from engine.core.options import Choice, NumberRange
from engine.core.text import Param, Text

TEMPLATE = ids.template("typed", "written", "said", "noted")
"""``typed``: one number; ``written``: a whole move, asked for by a private panel; ``said``: by the channel's panel.
``noted``: what is added to a question."""
LONGEST_TITLE = LONGEST_QUESTION = 45
"""Characters that Discord takes for the title of a form, and for the label of a field in it."""
LONGEST = 12
"""Characters that can be typed."""
LONGEST_NOTE = 200
"""Characters that can be added to a question."""
PATIENCE = 600.0
"""Seconds for which discord.py remembers the form; it is answered later too."""


def bounds(slot: NumberRange) -> dict[str, int]:
    """Return what sentences say about the numbers that may be chosen."""
    return {"least": slot.low, "most": slot.high, "step": slot.step}


def number_form(press: ids.Press, title: str, question: str) -> discord.ui.Modal:
    """Make the form for the field that a button asks about; its title says of what."""
    asked: discord.ui.TextInput[Any] = discord.ui.TextInput(custom_id="number", max_length=LONGEST)
    form = discord.ui.Modal(
        title=shorten(title, LONGEST_TITLE),
        custom_id=ids.make(press.table, press.seq, "typed", press.arg),
        timeout=PATIENCE,
    )
    form.add_item(discord.ui.Label(text=shorten(question, LONGEST_QUESTION), component=asked))
    return form


def note_form(texts: Texts, press: ids.Press) -> discord.ui.Modal:
    """Make the form for what is added to a question."""
    asked: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id="note", max_length=LONGEST_NOTE, style=discord.TextStyle.paragraph
    )
    form = discord.ui.Modal(
        title=shorten(texts.say("note.title"), LONGEST_TITLE),
        custom_id=ids.make(press.table, press.seq, "noted"),
        timeout=PATIENCE,
    )
    form.add_item(discord.ui.Label(text=shorten(texts.say("note.ask"), LONGEST_QUESTION), component=asked))
    return form


def move_form(texts: Texts, press: ids.Press, snapshot: Snapshot, kind: type[Move]) -> discord.ui.Modal:
    """Make the form for all fields of a move.

    Raises:
        NotSeated, IllegalMove, Refusal: it cannot be made now.

    """
    assert is_written(kind)
    slots, own = snapshot.position.slots(kind), f"{snapshot.table.game}.write.{kind.kind()}"
    form = discord.ui.Modal(
        title=shorten(texts.sentence(Text(own, _named(snapshot)), plain=True), LONGEST_TITLE),
        custom_id=ids.make(press.table, press.seq, "said" if press.verb == "ask" else "written", kind.kind()),
        timeout=PATIENCE,
    )
    for name in fields(kind):
        slot, optional = slots(name, {}), name in defaults(kind)
        component: discord.ui.Item[Any]
        if isinstance(slot, NumberRange):
            question = texts.say(f"{own}.{name}", **bounds(slot))
            component = discord.ui.TextInput(custom_id=name, max_length=LONGEST, required=not optional)
        elif isinstance(slot, Choice):
            question = texts.say(f"{own}.{name}")
            component = discord.ui.Select(
                custom_id=name,
                required=not optional,
                options=[
                    discord.SelectOption(
                        label=texts.say(f"{own}.{name}.{option.value}"),
                        value=option.value,
                        default=option.value == defaults(kind).get(name),
                    )
                    for option in slot.options
                ],
            )
        else:
            continue  # a list is not written into a form
        form.add_item(discord.ui.Label(text=shorten(question, LONGEST_QUESTION), component=component))
    return form


def _named(snapshot: Snapshot) -> dict[str, Param]:
    """Return whatever the words for what is to be decided name, so that the title can name it too."""
    prompt = snapshot.lead.prompt if snapshot.lead is not None else None
    asked = snapshot.question.text if snapshot.question is not None else None
    return {name: value for said in (prompt, asked) if said is not None for name, value in said.params.items()}
