"""What stands beside a question of one player to another: what both may want to know, and what whoever asks adds."""

from __future__ import annotations

from bot.service import Snapshot
from bot.texts import SeatNames, Texts, harmless


def beside_question(snapshot: Snapshot, texts: Texts, names: SeatNames) -> list[str]:
    """Return it a line each; nothing where nobody asks anything."""
    question = snapshot.question
    if question is None:
        return []
    lines = [texts.say("announce.sheet", line=texts.sentence(line, names)) for line in question.sheet]
    if snapshot.note is not None:
        lines.append(texts.say("announce.note", player=harmless(names[question.by]), note=harmless(snapshot.note)))
    return lines
