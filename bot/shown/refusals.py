"""The sentence for what went wrong, where it is no fault of ours."""

from __future__ import annotations

from discord import app_commands

from bot.service import Refusal
from bot.texts import SeatNames, Texts
from engine.core.errors import IllegalMove
from engine.core.text import Text
from storage.errors import NotStored


def explain(error: BaseException, texts: Texts, names: SeatNames = ()) -> str | None:
    """Make the sentence for a refusal; None: it is no refusal but a fault of ours."""
    if isinstance(error, IllegalMove):
        rule = [texts.say("refused.rule", rule=texts.sentence(error.rule, names))] if error.rule else []
        return "\n".join([texts.sentence(error.text, names), *rule])
    if isinstance(error, Refusal):
        return texts.sentence(error.text, names)
    text = _check(error)
    return texts.sentence(text) if text else None


def _check(error: BaseException) -> Text | None:
    match error:
        case NotStored(full=full):
            return Text("refused.disk_full" if full else "refused.not_stored")
        case app_commands.CommandOnCooldown(retry_after=seconds):
            return Text("refused.cooldown", {"seconds": int(seconds) + 1})
        case app_commands.NoPrivateMessage():
            return Text("refused.server_only")
        case app_commands.MissingPermissions():
            return Text("refused.permission")
        case app_commands.TransformerError():
            return Text("refused.unreadable")
        case app_commands.CheckFailure():
            return Text("refused.check")
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return Text("refused.command_changed")
        case _:
            return None
