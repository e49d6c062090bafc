"""What nothing else answers: forms that were sent in, and controls of an older version of the bot.

discord.py drops them in silence, forms where they were opened before a restart, and the person is told "This
interaction failed".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from bot.errors import control_id, report, whisper
from bot.views.number import is_number_form, sent_in

if TYPE_CHECKING:
    from bot.client import Stationmaster


async def answer_unknown(bot: Stationmaster, interaction: discord.Interaction[Any]) -> None:
    """Tell the person what to do instead; leave alone whatever is answered elsewhere."""
    control = control_id(interaction)
    if is_number_form(interaction):
        try:
            await sent_in(interaction)
        except Exception as error:  # noqa: BLE001 - the one handler answers and logs; discord.py would drop it
            await report(interaction, error)
        return
    if not _is_unknown(bot, interaction, control):
        return
    texts = bot.texts_for(interaction)
    try:
        await whisper(interaction, texts.say("unknown.control"))
    except discord.HTTPException as error:
        await report(interaction, error)


def _is_unknown(bot: Stationmaster, interaction: discord.Interaction[Any], control: str) -> bool:
    if interaction.type is discord.InteractionType.component:
        return not any(known.__discord_ui_compiled_template__.fullmatch(control) for known in bot.controls)
    if interaction.type is discord.InteractionType.modal_submit:
        # Private in discord.py: the forms that are open and will be answered.
        return control not in interaction._state._view_store._modals  # noqa: SLF001
    return False
