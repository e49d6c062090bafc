"""Sentences of what happened, of what is waited for and of what was refused, in the order in which they are read."""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterable, Sequence

from discord import app_commands

from bot.faults import refusal_of
from bot.service import GivenOrder, LogEvents, Outcome, Refusal, Snapshot
from bot.texts import SeatNames, Texts, harmless
from engine.core.assistance import Section
from engine.core.errors import IllegalMove
from engine.core.moves import Redo, Undo
from engine.core.registry import find
from engine.core.seat import Seat
from engine.core.text import Param, Player, Text
from storage.errors import NotStored, OutcomeUnknown


def explain(error: BaseException, texts: Texts, names: SeatNames = ()) -> str | None:
    """Make the sentence for a refusal; None: it is no refusal but a fault of ours."""
    match error:
        case IllegalMove(text=text, rule=rule):
            cited = [texts.say("refused.rule", rule=texts.sentence(rule, names))] if rule else []
            return "\n".join([texts.sentence(text, names), *cited])
        case Refusal(text=text):
            return texts.sentence(text, names)
        case NotStored() | OutcomeUnknown():
            return texts.say(_unstored(error))
        case app_commands.CommandOnCooldown(retry_after=seconds):
            return texts.say("refused.cooldown", seconds=int(seconds) + 1)
        case app_commands.NoPrivateMessage():
            return texts.say("refused.server_only")
        case app_commands.MissingPermissions():
            return texts.say("refused.permission")
        case app_commands.TransformerError():
            return texts.say("refused.unreadable")
        case app_commands.CheckFailure():
            return texts.say("refused.check")
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return texts.say("refused.command_changed")
    reason = refusal_of(error)
    return None if reason is None else texts.say(f"refused.discord_{reason}")


def _unstored(error: NotStored | OutcomeUnknown) -> str:
    if isinstance(error, OutcomeUnknown):
        return "refused.outcome_unknown"
    return "refused.disk_full" if error.full else "refused.not_stored"


def cited(sections: Sequence[Section], rule: Text | None) -> Section | None:
    """Return the section of a rulebook that states the rule that a refusal cites; None if none in force does."""
    if rule is None:
        return None
    return next((section for section in sections if rule.key in section.refusals), None)


def notes_of_question(snapshot: Snapshot, texts: Texts, names: SeatNames) -> list[str]:
    """Return it a line each; nothing where nobody asks anything."""
    question = snapshot.question
    if question is None:
        return []
    lines = [texts.say("announce.sheet", line=texts.sentence(line, names)) for line in question.sheet]
    if snapshot.note is not None:
        lines.append(texts.say("announce.note", player=harmless(names[question.by]), note=harmless(snapshot.note)))
    return lines


def order_endings(ended: Iterable[GivenOrder], texts: Texts, names: SeatNames) -> list[str]:
    """Say why and when orders have ended, a line each."""
    lines = []
    for order in ended:
        if order.ended is not None:
            said = texts.sentence(order.ended, names)
            when = "" if order.ended_at is None else f"<t:{int(order.ended_at)}:R>"
            lines.append(texts.say("order.ended_when", said=said, when=when) if when else said)
    return lines


FEWEST_BIDS = 4
"""So many bids in a row on the same are said together."""
MOST_TAKEN_BACK = 5
"""Of so many moves that are taken back at once each is named; of more it is said where the game stands."""

LONGEST = 1800
"""Characters of a story under a heading; Discord takes 2,000 in a message of words alone."""


def story(
    game: str,
    events: Iterable[LogEvents],
    viewer: Seat | None,
    texts: Texts,
    names: SeatNames,
    expired: int | None = None,
) -> list[str]:
    """Tell what happened by some log entries as a seat may know it (None: as the channel), a sentence each.

    What says only that something was left undone is not worth a line next to what was done. ``expired`` is the number
    of the entry by which a question expired, as nobody answered.
    """
    omissions, texts = find(game).info.omissions, texts.of(game)
    every = [text for entry in events for text in _texts_of(entry, viewer, expired)]
    worth = [text for text in every if text.key not in omissions] or every
    return sentences(worth, texts, names)


def essentials(game: str, events: Iterable[LogEvents], texts: Texts, names: SeatNames) -> list[str]:
    """Return those sentences of the channel's story that the game wants told whatever else has happened."""
    chosen, texts = find(game).info.essentials, texts.of(game)
    every = (text for entry in events for text in _texts_of(entry, None, None))
    return sentences((text for text in every if text.key in chosen), texts, names)


def sentences(events: Iterable[Text], texts: Texts, names: SeatNames) -> list[str]:
    """Put into sentences what happened: what several do one after the other is one sentence, where there is one.

    A sentence that comes twice or more in a row is said once, and how often.
    """
    joined = [one for _, same in itertools.groupby(events, _alike) for one in _joined(list(same), texts)]
    counted = itertools.groupby(texts.sentence(text, names) for text in joined)
    lines = [(line, len(list(same))) for line, same in counted]
    return [line if times == 1 else texts.say("story.times", line=line, times=times) for line, times in lines]


def _alike(text: Text) -> tuple[str, tuple[tuple[str, Param], ...]]:
    """Return what is the same in all that can be said of several players at once."""
    return text.key, tuple((name, value) for name, value in text.params.items() if name not in {"player", "price"})


def _joined(same: list[Text], texts: Texts) -> list[Text]:
    """Say at once what several players do in turn: that they pass, or each outbids the one before."""
    key, last = f"{same[0].key}_together", same[-1]
    if len(same) < (FEWEST_BIDS if "price" in last.params else 2) or not texts.has(key):
        return same
    players = tuple(dict.fromkeys(text.params["player"] for text in same))
    return [Text(key, {**last.params, "players": players, "times": len(same)})]


def _texts_of(entry: LogEvents, viewer: Seat | None, expired: int | None) -> list[Text]:
    match entry.entry:
        case Undo(seat=seat) if len(entry.undone) <= MOST_TAKEN_BACK and (removed := entry.visibly_undone(viewer)):
            return [Text("story.taken_back", {"player": Player(seat), "what": event.text}) for event in removed]
        case Undo(seat=seat):
            return [Text("story.undo", {"player": Player(seat), "moves": entry.moves})]
        case Redo(seat=seat):
            return [Text("story.redo", {"player": Player(seat)})]
        case _:
            late = [Text("story.lapsed")] if entry.seq == expired else []
            return late + [event.text for event in entry.visible(viewer)]


def latest(lines: Sequence[str], most: int, essential: Collection[str] = ()) -> list[str]:
    """Keep the latest lines that fit into a number of characters; an ellipsis at the beginning stands for the others.

    Where there are essential lines among them, these are kept before any other.
    """
    room, kept = most - sum(len(line) + 1 for line in lines if line in essential), list[str]()
    for line in reversed(lines):
        if line in essential:
            kept.append(line)
        elif room >= 0:
            room -= len(line) + 1
            kept += [line] if room >= 0 else []
    return kept[::-1] if len(kept) == len(lines) else ["…", *reversed(kept)]


def own_move(outcome: Outcome, user_id: int, texts: Texts, names: SeatNames) -> str:
    """Tell a person what their own move did, and what they had ordered to be done at once after it."""
    seat = outcome.table.seat_of(user_id)
    return "\n".join(story(outcome.table.game, (outcome.events, *outcome.followed), seat, texts, names))
