"""The log of a table as a file for people: in words, with the day and the time of each move."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

from bot.messages.pictures import ending
from bot.service import LogLine, Snapshot
from bot.texts import SeatNames, Texts


def log_file(
    snapshot: Snapshot, lines: Sequence[tuple[LogLine, float]], texts: Texts, names: SeatNames, zone: ZoneInfo
) -> bytes:
    """Write a log in Markdown: who played what, then day by day what happened, and how it ended.

    Args:
        snapshot: the table as the person sees it.
        lines: what the person may read, each with when it was made, UTC unix seconds.
        texts: the words.
        names: who sits at the table.
        zone: where the times are those of.

    """
    table, own = snapshot.table, texts.of(snapshot.table.game)
    written = [f"# {_plain(table.title)}", ""]
    game, players = texts.say(f"game.name.{table.game}"), texts.join([_plain(name) for name in names])
    written.append(texts.say("log_file.about", game=game, players=players))
    timed = not table.imported
    if timed:
        written.append(texts.say("log_file.zone", zone=zone.key.replace("_", " ")))
    if table.commitment is not None and snapshot.seed is None:
        written.append(texts.say("log_file.commitment", commitment=table.commitment))
    elif snapshot.seed is not None and table.campaign is None:
        written.append(texts.say("log_file.seed", seed=snapshot.seed, commitment=str(table.commitment)))
    day = ""
    for line, at in lines:
        then = datetime.fromtimestamp(at, UTC).astimezone(zone)
        if timed and f"{then:%Y-%m-%d}" != day:
            day = f"{then:%Y-%m-%d}"
            written += ["", f"## {day}", ""]
        elif not timed and not day:
            day = "-"
            written.append("")
        said = " ".join(own.sentence(event.text, names) for event in line.events).replace("\n", " ")
        time = f" {then:%H:%M}" if timed else ""
        written.append(f"- **{line.number}**{time} {said}")
    if end := ending(snapshot, texts, names):
        written += ["", texts.say("log_file.ending"), "", *(f"- {line}" for line in end.split("\n"))]
    return ("\n".join(written) + "\n").encode()


def _plain(written: str) -> str:
    """Return what somebody wrote or is called on one line."""
    return " ".join(written.split())
