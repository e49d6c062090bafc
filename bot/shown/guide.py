"""Help that fits the moment: the rules of the turn and what this person may do now, by button and by command."""

from __future__ import annotations

from bot.service import Snapshot
from bot.shown.panel_context import PanelContext
from bot.texts import SeatNames, Texts, harmless
from engine.core.moves import Move, fields
from engine.core.text import Player, Text

SHARED = ("choice",)
"""The fields of a command that several kinds of move share."""


def guide(snapshot: Snapshot, texts: Texts, names: SeatNames) -> str:
    """Tell a person how a table that has started stands, the rules of a turn, what may be done now, and the commands.

    It may be longer than a message.
    """
    game = snapshot.table.game
    texts = texts.of(game)
    lines = [texts.sentence(_situation(snapshot), names)]
    if snapshot.table.alive and (decision := snapshot.position.decision) is not None:
        lines.append(texts.sentence(decision, names))
    context = PanelContext(snapshot, texts, names)
    if snapshot.kinds and context.prompt and context.prompt not in lines:
        lines.append(context.prompt)
    if texts.has(f"{game}.guide"):
        lines += ["", texts.say(f"{game}.guide"), ""]
    lines += _by_button(context)
    if taught := snapshot.position.teaching:
        lines += ["", texts.say("guide.rules")]
        lines += [texts.say("guide.rule", rule=texts.sentence(rule, names)) for rule in taught]
    lines.append("")
    if snapshot.kinds:
        lines.append(texts.say("guide.commands"))
        lines += [command_line(texts, game, kind) for kind in snapshot.offered]
        lines += [command_line(texts, game, kind) for kind in snapshot.kinds if kind in snapshot.too_soon]
    lines.append(texts.say("guide.always" if snapshot.seat is not None else "guide.onlooker"))
    return "\n".join(lines)


def _by_button(context: PanelContext) -> list[str]:
    """Name the buttons by which something can be done now."""
    snapshot, texts = context.snapshot, context.texts
    if not snapshot.offered:
        return []
    # Those of one kind that has its options on buttons have no button of their own.
    shown = [kind for kind in snapshot.offered if kind.kind() not in snapshot.direct or context.has_more(kind.kind())]
    labels = [context.button(kind.kind()) for kind in shown]
    labels += [label for kind in snapshot.direct for _, label in context.direct(kind)]
    said = texts.join([texts.say("guide.label", label=harmless(label)) for label in dict.fromkeys(labels)])
    return [texts.say("guide.buttons", labels=said)]


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
