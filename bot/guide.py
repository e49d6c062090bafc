"""Help that fits the moment: what this person may do now, with the exact commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.pictures import shorten
from bot.texts import Texts
from engine.core.moves import Move, fields
from engine.core.text import Player, Text

if TYPE_CHECKING:
    from bot.client import Stationmaster
    from bot.service import Look, Table

LONGEST = 1900


async def guide(bot: Stationmaster, table: Table, user_id: int, texts: Texts) -> str:
    """Tell a person what may be done now at a table."""
    if table.phase == "lobby":
        return texts.say("guide.lobby")
    look = await bot.service.looks.look(table.id, user_id)
    names = await bot.names.at(look.table, texts)
    lines = [texts.sentence(_situation(look), names)]
    if look.kinds:
        lines += [command_line(texts, table.game, kind) for kind in look.kinds]
        lines.append(texts.say("guide.buttons"))
    lines.append(texts.say("guide.commitment", commitment=str(look.table.commitment)))
    lines.append(texts.say("guide.always" if look.seat is not None else "guide.onlooker"))
    if texts.has(f"{table.game}.guide"):
        lines.append(texts.say(f"{table.game}.guide"))
    return shorten("\n".join(lines), LONGEST)


def _situation(look: Look) -> Text:
    if look.result is not None or look.table.phase != "live":
        return Text("guide.over")
    if look.kinds:
        return Text("guide.your_turn" if look.seat in look.actors else "guide.early")
    return Text("guide.waiting", {"players": tuple(Player(seat) for seat in sorted(look.actors))})


def command_line(texts: Texts, game: str, kind: type[Move]) -> str:
    """Write a kind of move as its command, and what it does."""
    name = kind.kind().replace("_", "-")
    typed = " ".join((f"/{game} {name}", *(f"{field}:…" for field in fields(kind))))
    return texts.say("guide.move", command=typed, effect=texts.say(f"command.{game}.{kind.kind()}"))
