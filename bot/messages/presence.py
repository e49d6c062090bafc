"""When people are there and when they are away, in the time zone of whoever reads it; and what waits for them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

import discord

from bot.messages import people
from bot.messages.controls import AnswerButton, Layout, Press, PublicButton
from bot.service import AbsenceNotice, Preferences, Snapshot
from bot.service.waiting import active_span, waits_until
from bot.texts import SeatNames, Texts, harmless, shorten
from engine.core.seat import Seat
from storage.records import Absence, ActiveHours, Table, TableId


def now() -> float:
    """Tell the UTC unix time in seconds; read through discord.py, so that a test can set it."""
    return discord.utils.utcnow().timestamp()


def moment(when: float) -> str:
    """Show a moment with its date."""
    return f"<t:{round(when)}:f>"


def absence_notice(texts: Texts, notice: AbsenceNotice) -> str:
    """Tell a table that somebody is away, and what comes of it where it waits for them; or that somebody is back."""
    player, absence, table = people.mention(notice.user_id, texts), notice.absence, notice.table
    if absence is None:
        return texts.say("absence.back", player=player)
    if not notice.waited:
        return _away(texts, player, absence, notice.waits_until)
    lines = [texts.say("absence.begun", player=player, until=moment(absence.end))]
    if notice.waits_until < absence.end:
        lines.append(texts.say("absence.limit", until=moment(notice.waits_until)))
    lines.append(texts.say("absence.stand_in" if absence.stand_in else "absence.passes", player=player))
    if table.campaign is not None:
        lines.append(texts.say("absence.campaign"))
    return "\n".join(lines)


def _away(texts: Texts, player: str, absence: Absence, waits: float) -> str:
    """Say in one line until when somebody is away, and until when the table waits (UTC unix seconds) if not so long."""
    key = "absence.waited_limit" if waits < absence.end else "absence.waited"
    return texts.say(key, player=player, until=moment(absence.end), waits=moment(waits))


def seat_note(texts: Texts, chosen: Preferences | None) -> str:
    """Say shortly when somebody is there or away; empty where there is nothing to say."""
    if chosen is None:
        return ""
    active, absence = chosen.active, chosen.absence
    said = [] if active is None else [active_hours(texts, active)]
    if absence is not None and absence.end > now():
        key = "presence.away" if absence.covers(now()) else "presence.away_from"
        said.append(texts.say(key, start=moment(absence.start), until=moment(absence.end)))
    return "".join(texts.say("presence.note", note=each) for each in said)


def active_hours(texts: Texts, active: ActiveHours) -> str:
    """Say when somebody usually plays, by the clock of whoever reads it: today's hours, or those of the next day."""
    start, end = active_span(active, now())
    key = "weekdays" if active.start == active.end else "daily" if active.weekends else "both"
    return texts.say(f"presence.active_{key}", start=f"<t:{round(start)}:t>", end=f"<t:{round(end)}:t>")


def waited_lines(texts: Texts, snapshot: Snapshot, waited: Iterable[Seat], names: SeatNames) -> list[str]:
    """Say when those who are waited for are there or away, a line each where there is something to say."""
    lines = []
    for seat in sorted(waited):
        chosen = snapshot.chosen.get(seat)
        absence = None if chosen is None else chosen.absence
        player, active = harmless(names[seat]), None if chosen is None else chosen.active
        if absence is not None and absence.covers(now()):
            lines.append(_away(texts, player, absence, waits_until(snapshot.table, absence)))
        elif active is not None:
            start, hours = active_span(active, now())[0], active_hours(texts, active)
            key = "presence.waited" if start <= now() else "presence.waited_later"
            lines.append(texts.say(key, player=player, hours=hours, when=f"<t:{round(start)}:R>"))
    return lines


MOST_LISTED = 9
"""Tables in one message: with up to four parts for each it stays within Discord's forty."""
LONGEST_TITLE = 60
"""Characters of a table's title."""
Listed = tuple[Texts, Table, str, float]
"""A table that waits for somebody: the words of its server, the table, where it is, and since when it waits."""


def digest_views(listed: Sequence[Listed]) -> Iterator[discord.ui.LayoutView]:
    """List the tables that wait for somebody, each with a button to play; nine of them a message."""
    for begin in range(0, len(listed), MOST_LISTED):
        view = Layout()
        if begin == 0:
            view.add_item(discord.ui.TextDisplay(listed[0][0].say("digest.heading", count=len(listed))))
        for texts, table, link, since in listed[begin : begin + MOST_LISTED]:
            said = texts.say(
                "digest.between" if table.between_games else "digest.table",
                title=harmless(shorten(table.title, LONGEST_TITLE)),
                game=texts.say(f"game.name.{table.game}"),
                link=link,
                since=f"<t:{round(since)}:R>",
            )
            if table.between_games:
                answers = (("ready", "campaign.ready"), ("absent", "campaign.absent"))
                press = [(Press(table.id, table.seq, verb, ""), texts.say(key)) for verb, key in answers]
                view.add_item(discord.ui.TextDisplay(said))
                view.add_item(discord.ui.ActionRow(*(AnswerButton.make(*one) for one in press)))
            else:
                press_turn = Press(table.id, table.seq, "turn", "")
                play = PublicButton.make(press_turn, texts.say("digest.play"), style=discord.ButtonStyle.primary)
                view.add_item(discord.ui.Section(said, accessory=play))
        yield view


LONGEST_PAGE = 4000
"""Characters of all text in a message."""


def board_pages(texts: Texts, tables: Iterable[Table], waited: Mapping[TableId, Mapping[Seat, float]]) -> list[str]:
    """List the tables of a server on as few pages as they have room on: those that wait longest come first.

    Args:
        texts: the words.
        tables: those that are alive.
        waited: for whom each table waits, and since when, UTC unix seconds.

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
    """Tell of a table in two lines, where it is and whom it waits for."""
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
        game=texts.say(f"game.name.{table.game}"),
        where=f"<#{table.channel_id}>",
        state=state,
    )
