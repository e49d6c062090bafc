"""How people are shown in messages: as mentions, which Discord keeps up to date and which ping nobody unless asked."""

from __future__ import annotations

from collections.abc import Iterable

from bot.texts import Texts
from storage.records import Holder, Table


def mention(user_id: int | None, texts: Texts) -> str:
    """Show a person; None: one who asked to be forgotten."""
    return texts.say("people.nobody") if user_id is None else f"<@{user_id}>"


def holder(texts: Texts, who: Holder) -> str:
    """Show who holds a seat."""
    if who.user_id is None and who.policy is not None:
        return texts.say("people.opponent", policy=texts.say(f"policy.{who.policy}"), number=str(who.seat + 1))
    return mention(who.user_id, texts)


def seat(texts: Texts, table: Table, number: int) -> str:
    """Show who holds a seat of a table."""
    return holder(texts, table.holder(number))


def everybody(texts: Texts, user_ids: Iterable[int]) -> str:
    """Show several people as a list."""
    return texts.join([mention(user_id, texts) for user_id in user_ids])
