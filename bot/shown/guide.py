"""Help that fits the moment: what this person may do now, with the exact commands."""

from __future__ import annotations

from bot.service import Snapshot
from bot.texts import Names, Texts
from engine.core.moves import Move, fields
from engine.core.text import Player, Text

SHARED = ("choice",)
"""The fields of a command that several kinds of move share."""


def guide(snapshot: Snapshot, texts: Texts, names: Names) -> str:
    """Tell a person what may be done now at a table that has started, and the rules where they are not always the same.

    It may be longer than a message.
    """
    game = snapshot.table.game
    texts = texts.of(game)
    lines = [texts.sentence(_situation(snapshot), names)]
    if snapshot.table.alive and (decision := snapshot.position.decision) is not None:
        lines.append(texts.sentence(decision, names))
    if snapshot.kinds:
        lines += [command_line(texts, game, kind) for kind in snapshot.offered]
        lines.append(texts.say("guide.buttons"))
        lines += [command_line(texts, game, kind) for kind in snapshot.kinds if kind in snapshot.too_soon]
    known = "guide.commitment" if snapshot.seed is None else "guide.seed"
    lines.append(texts.say(known, commitment=str(snapshot.table.commitment), seed=str(snapshot.seed)))
    lines.append(texts.say("guide.always" if snapshot.seat is not None else "guide.onlooker"))
    if texts.has(f"{game}.guide"):
        lines.append(texts.say(f"{game}.guide"))
    if taught := snapshot.position.teaching:
        lines += ["", texts.say("guide.rules")]
        lines += [texts.say("guide.rule", rule=texts.sentence(rule, names)) for rule in taught]
    return "\n".join(lines)


def _situation(snapshot: Snapshot) -> Text:
    if snapshot.result is not None or snapshot.table.phase != "live":
        return Text("guide.over")
    if snapshot.kinds:
        return Text("guide.early" if snapshot.early else "guide.your_turn")
    return Text("guide.waiting", {"players": tuple(Player(seat) for seat in sorted(snapshot.waited))})


def command_line(texts: Texts, game: str, kind: type[Move]) -> str:
    """Write a kind of move as its command, and what it does."""
    own = kind.command() == kind.kind()
    # A command that several kinds share says what is asked just now in the words of the move.
    effect = texts.say(f"command.{game}.{kind.kind()}") if own else texts.say(f"{game}.move.{kind.kind()}")
    typed = " ".join(
        (f"/{game} {kind.command().replace('_', '-')}", *(f"{f}:…" for f in (fields(kind) if own else SHARED)))
    )
    return texts.say("guide.move", command=typed, effect=effect)
