"""Modals: the forms that open over the page for a number, a whole move, or a note to a question."""

from __future__ import annotations

from typing import Any

import discord

from bot.forms import bounds, is_written
from bot.messages.controls import (
    Press,
    id_template,
    make_id,
)
from bot.service import Snapshot
from bot.texts import Texts, shorten
from engine.core.moves import Choice, Move, NumberRange, defaults, fields
from engine.core.text import Text

LONGEST_TITLE = LONGEST_QUESTION = 45
"""Characters that Discord takes for the title of a form, and for the label of a field in it."""
LONGEST_NUMBER = 12
"""Characters that can be typed for a number."""
LONGEST_NOTE = 200
"""Characters that can be added to a question."""
TIMEOUT = 600.0
"""Seconds for which discord.py remembers a modal; one that is sent later is answered too."""
TEMPLATE = id_template("typed", "written", "said", "noted")
"""Ids of modals. ``typed``: one number; ``written``: a whole move, opened by a private panel;
``said``: the same, opened by the channel's panel; ``noted``: a note to a question."""


def number_form(press: Press, title: str, question: str) -> discord.ui.Modal:
    """Make the modal for the field that a button asks about; its title names the move."""
    prompts = discord.ui.TextInput[Any](custom_id="number", max_length=LONGEST_NUMBER)
    return _over_the_page(press, "typed", press.arg, title, [(question, prompts)])


def note_form(texts: Texts, press: Press) -> discord.ui.Modal:
    """Make the modal for a note to a question."""
    prompts = discord.ui.TextInput[Any](custom_id="note", max_length=LONGEST_NOTE, style=discord.TextStyle.paragraph)
    return _over_the_page(press, "noted", "", texts.say("note.title"), [(texts.say("note.ask"), prompts)])


def move_form(texts: Texts, press: Press, snapshot: Snapshot, kind: type[Move]) -> discord.ui.Modal:
    """Make the modal for all fields of a move.

    Raises:
        NotSeated, IllegalMove, Refusal: the move cannot be made now.

    """
    assert is_written(kind)
    slots, own = snapshot.position.slots(kind), f"{snapshot.table.game}.write.{kind.kind()}"
    prompts: list[tuple[str, discord.ui.Item[Any]]] = []
    for name in fields(kind):
        slot, required = slots(name, {}), name not in defaults(kind)
        if isinstance(slot, NumberRange):
            number = discord.ui.TextInput[Any](custom_id=name, max_length=LONGEST_NUMBER, required=required)
            # One for each field of each kind of move.
            prompts.append((texts.say(f"{own}.{name}", **bounds(slot)), number))
        elif isinstance(slot, Choice):  # a list cannot be entered in a modal
            options = [
                discord.SelectOption(
                    label=texts.say(f"{own}.{name}.{option.value}"),
                    value=option.value,
                    default=option.value == defaults(kind).get(name),
                )
                for option in slot.options
            ]
            choice = discord.ui.Select[Any](custom_id=name, required=required, options=options)
            # As above.
            prompts.append((texts.say(f"{own}.{name}"), choice))
    # The title can use every value that the prompt or the question names.
    prompt = snapshot.turn_prompt.prompt if snapshot.turn_prompt is not None else None
    question = snapshot.question.text if snapshot.question is not None else None
    named_there = {
        name: value for said in (prompt, question) if said is not None for name, value in said.params.items()
    }
    title = texts.sentence(Text(own, named_there), plain=True)
    return _over_the_page(press, "said" if press.verb == "ask" else "written", kind.kind(), title, prompts)


def _over_the_page(
    press: Press, verb: str, arg: str, title: str, prompts: list[tuple[str, discord.ui.Item[Any]]]
) -> discord.ui.Modal:
    """Make a modal of questions, each with the field in which it is answered."""
    custom_id = make_id(press.table, press.seq, verb, arg)
    form = discord.ui.Modal(title=shorten(title, LONGEST_TITLE), custom_id=custom_id, timeout=TIMEOUT)
    for question, field in prompts:
        form.add_item(discord.ui.Label(text=shorten(question, LONGEST_QUESTION), component=field))
    return form
