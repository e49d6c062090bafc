"""Lists of tables: those that wait for one person, and all those of a server."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

import discord

from bot.messages import people
from bot.messages.controls import AnswerButton, Layout, Press, PublicButton, Row
from bot.texts import Texts, harmless, shorten
from engine.core.seat import Seat
from storage.records import Table, TableId

MOST_LISTED = 9
"""Tables in one message: with up to four components each it stays within Discord's forty."""
LONGEST_TITLE = 60
"""Characters of a table's title."""


Listed = tuple[Texts, Table, str, float]
"""A table that waits for somebody: the texts of its server, the table, a link to it, and since when it waits."""


def digest_views(listed: Sequence[Listed]) -> Iterator[discord.ui.LayoutView]:
    """List the tables that wait for somebody, each with a button to play, nine to a message."""
    for begin in range(0, len(listed), MOST_LISTED):
        view = Layout(listed[0][0].say("digest.heading", count=len(listed)) if begin == 0 else None)
        for texts, table, link, since in listed[begin : begin + MOST_LISTED]:
            said = texts.say(
                "digest.between" if table.between_games else "digest.table",
                title=harmless(shorten(table.title, LONGEST_TITLE)),
                game=texts.game_name(table.game),
                link=link,
                since=f"<t:{round(since)}:R>",
            )
            if table.between_games:
                view.add(said, Row(*AnswerButton.both(table.id, table.seq, texts)))
            else:
                press_turn = Press(table.id, table.seq, "turn", "")
                play = PublicButton.make(press_turn, texts.say("digest.play"), style=discord.ButtonStyle.primary)
                view.add(discord.ui.Section(said, accessory=play))
        yield view


LONGEST_PAGE = 4000
"""Characters of all text in a message."""


def board_pages(texts: Texts, tables: Iterable[Table], waited: Mapping[TableId, Mapping[Seat, float]]) -> list[str]:
    """List the tables of a server on as few pages as possible, those that have waited longest first.

    Args:
        texts: the words.
        tables: those that are alive.
        waited: for which seats each table waits, and since when, UTC unix seconds.

    """

    def order(table: Table) -> tuple[bool, float, TableId]:
        return (table.phase == "lobby", min(waited.get(table.id, {}).values(), default=float("inf")), table.id)

    ordered = sorted(tables, key=order)
    pages = [texts.say("board.heading", count=len(ordered))]
    for table in ordered:
        line = _on_board(texts, table, waited.get(table.id, {}))
        if len(pages[-1]) + len(line) + 1 > LONGEST_PAGE:
            pages.append(texts.say("board.further"))
        pages[-1] += f"\n{line}"
    return pages


def _on_board(texts: Texts, table: Table, waited: Mapping[Seat, float]) -> str:
    """Describe a table in two lines: where it is and whom it waits for."""
    texts = texts.of(table.game)
    if table.phase == "lobby" and not table.between_games:
        state = texts.say("board.free", seats=max(0, table.wanted - len(table.seats)))
    elif waited:
        players = texts.join([people.mention(table.holder(seat).user_id, texts) for seat in sorted(waited)])
        since = f"<t:{round(min(waited.values()))}:R>"
        key = "board.asked" if table.between_games else "board.waits"
        state = texts.say(key, players=players, since=since)
    else:
        state = texts.say("board.moves")
    return texts.say(
        "board.table",
        title=harmless(shorten(table.title, LONGEST_TITLE)),
        game=texts.game_name(table.game),
        where=f"<#{table.channel_id}>",
        state=state,
    )
