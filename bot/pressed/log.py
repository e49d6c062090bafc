"""The log of a table, a page at a time."""

from __future__ import annotations

from bot.pressed.parts import Parts
from bot.service import Table
from bot.texts import Texts, harmless, shorten

LONGEST = 1900
"""Characters of a page; Discord takes 2,000 in a message of words alone."""


async def log_page(parts: Parts, table: Table, user_id: int, page: int, texts: Texts) -> str:
    """Tell a page of what happened as a person may read it; page 1 is the newest. Raises Refusal: it has not begun."""
    found = await parts.service.queries.log(table.id, user_id, page=page - 1)
    names, words = await parts.names.at(table, texts), texts.of(table.game)
    lines = [
        words.say(
            "look.line", number=str(line.number), told=" ".join(words.sentence(e.text, names) for e in line.events)
        )
        for line in found.lines
    ]
    heading = texts.say("look.log", title=harmless(table.title), page=str(found.page + 1), pages=str(found.pages))
    return shorten("\n".join((heading, *lines)), LONGEST)
