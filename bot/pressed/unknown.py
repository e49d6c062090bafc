"""What nothing else answers: forms that were sent in, and controls of an older version of the bot.

discord.py drops them in silence, forms where they were opened before a restart, and the person is told "This
interaction failed".
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, cast

import discord

from bot.pressed.answers import answer_privately, control_id
from bot.pressed.errors import report
from bot.pressed.parts import parts_of
from bot.shown import ids
from bot.shown.controls import Control
from bot.shown.number_form import LONGEST, LONGEST_NOTE, TEMPLATE
from bot.texts import texts_for


async def answer_unknown(controls: Iterable[type[Control[Any]]], interaction: discord.Interaction[Any]) -> None:
    """Tell the person what to do instead; leave alone whatever is answered elsewhere."""
    control = control_id(interaction)
    if _is_number_form(interaction):
        try:
            await _sent_in(interaction)
        except Exception as error:  # noqa: BLE001 - the one handler answers and logs; discord.py would drop it
            await report(interaction, error)
        return
    if not _is_unknown(controls, interaction, control):
        return
    texts = texts_for(str(interaction.locale))
    try:
        await answer_privately(interaction, texts.say("unknown.control"))
    except discord.HTTPException as error:
        await report(interaction, error)


def _is_unknown(controls: Iterable[type[Control[Any]]], interaction: discord.Interaction[Any], control: str) -> bool:
    if interaction.type is discord.InteractionType.component:
        return not any(known.__discord_ui_compiled_template__.fullmatch(control) for known in controls)
    if interaction.type is discord.InteractionType.modal_submit:
        # Private in discord.py: the forms that are open and will be answered.
        return control not in interaction._state._view_store._modals  # noqa: SLF001
    return False


def _is_number_form(interaction: discord.Interaction[Any]) -> bool:
    """Tell whether a form of ours was sent in."""
    sent = interaction.type is discord.InteractionType.modal_submit
    return sent and re.fullmatch(TEMPLATE, control_id(interaction)) is not None


async def _sent_in(interaction: discord.Interaction[Any]) -> None:
    """Take what was written; all it takes is in the interaction, so that a restart in between changes nothing."""
    match = re.fullmatch(TEMPLATE, control_id(interaction))
    assert match is not None
    data = cast("dict[str, Any]", interaction.data)
    press = ids.read(match)
    if press.verb not in {"typed", "noted"}:
        await parts_of(interaction).modals.written(interaction, press, data["components"])
        return
    fields = [part.get("component") or part for part in data["components"]]
    written = next((str(field["value"]) for field in fields if "value" in field), "")
    if press.verb == "noted":
        await parts_of(interaction).modals.noted(interaction, press, written.strip()[:LONGEST_NOTE])
    else:
        await parts_of(interaction).modals.typed(interaction, press, written[:LONGEST])
