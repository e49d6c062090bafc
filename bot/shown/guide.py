"""Help that fits the moment: what this person may do now, with the exact commands."""

from __future__ import annotations

from bot.service import Snapshot
from bot.texts import Names, Texts, shorten
from engine.core.moves import Move, fields
from engine.core.text import Player, Text

LONGEST = 1900


def guide(snapshot: Snapshot, texts: Texts, names: Names) -> str:
    """Tell a person what may be done now at a table that has started."""
    game = snapshot.table.game
    texts = texts.of(game)
    lines = [texts.sentence(_situation(snapshot), names)]
    if snapshot.kinds:
        lines += [command_line(texts, game, kind) for kind in snapshot.kinds]
        lines.append(texts.say("guide.buttons"))
    lines.append(texts.say("guide.commitment", commitment=str(snapshot.table.commitment)))
    lines.append(texts.say("guide.always" if snapshot.seat is not None else "guide.onlooker"))
    if texts.has(f"{game}.guide"):
        lines.append(texts.say(f"{game}.guide"))
    return shorten("\n".join(lines), LONGEST)


def _situation(snapshot: Snapshot) -> Text:
    if snapshot.result is not None or snapshot.table.phase != "live":
        return Text("guide.over")
    if snapshot.kinds:
        return Text("guide.early" if snapshot.early else "guide.your_turn")
    return Text("guide.waiting", {"players": tuple(Player(seat) for seat in sorted(snapshot.actors))})


def command_line(texts: Texts, game: str, kind: type[Move]) -> str:
    """Write a kind of move as its command, and what it does."""
    name = kind.kind().replace("_", "-")
    typed = " ".join((f"/{game} {name}", *(f"{field}:…" for field in fields(kind))))
    return texts.say("guide.move", command=typed, effect=texts.say(f"command.{game}.{kind.kind()}"))
