"""How people are shown in messages: as mentions, which Discord keeps up to date and which ping nobody unless asked."""

from __future__ import annotations

from collections.abc import Iterable

from bot.shown.names import opponent_name
from bot.texts import Texts
from engine.core.seat import Seat
from storage.records import Table


def mention(user_id: int | None, texts: Texts) -> str:
    """Show a person; None: one who asked to be forgotten."""
    return texts.say("people.nobody") if user_id is None else f"<@{user_id}>"


def seat(texts: Texts, table: Table, number: Seat) -> str:
    """Show who holds a seat; built-in opponents have the names that the board gives them."""
    who = table.holder(number)
    if who.policy is None:
        return mention(who.user_id, texts)
    return texts.say("people.opponent", name=opponent_name(who, texts), policy=texts.say(f"policy.{who.policy}"))


def everybody(texts: Texts, user_ids: Iterable[int]) -> str:
    """Show several people as a list."""
    return texts.join([mention(user_id, texts) for user_id in user_ids])
