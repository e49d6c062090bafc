"""A table put into words: what happened, what was refused, what is asked, and what the buttons say."""

from __future__ import annotations

import itertools
import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import discord
from discord import app_commands

from bot.faults import LOST, refusal_of
from bot.forms import Code, OpenForm, open_form
from bot.messages.controls import LONGEST_LABEL, Press
from bot.service import LogEvents, Outcome, Refusal, RemainingSteps, Snapshot
from bot.texts import BLOCK_MARKS, SeatNames, Texts, harmless, shorten
from engine.core.assistance import Section, Suggestion
from engine.core.errors import IllegalMove
from engine.core.moves import Move, Option, Redo, Undo, fields
from engine.core.registry import find
from engine.core.seat import Seat
from engine.core.text import Param, Player, Text
from engine.core.views import View
from rendering import api
from storage.errors import NotStored, OutcomeUnknown
from storage.records import Table

REFUSED = {
    "late": "refused.discord_late",
    "locked": "refused.discord_locked",
    "blocked": "refused.discord_blocked",
    "forbidden": "refused.discord_forbidden",
    "busy": "refused.discord_busy",
    "full": "refused.discord_full",
    "gone": "refused.discord_gone",
    "other": "refused.discord_other",
}
"""The key of the sentence for what Discord refused, by its reason as ``faults.refusal_of`` returns it."""


def explain(error: BaseException, texts: Texts, names: SeatNames = ()) -> str | None:
    """Return the sentence for a refusal, or None if it is not a refusal but a fault of ours."""
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
    return None if reason is None else texts.say(REFUSED[reason])


def why_unsent(error: BaseException, forbidden: str) -> str:
    """Return the key of the sentence for why nothing was sent; ``forbidden`` is the key for a missing permission."""
    if isinstance(error, LOST):
        return REFUSED["busy"]
    reason = refusal_of(error) or ("forbidden" if isinstance(error, discord.Forbidden) else "other")
    return forbidden if reason == "forbidden" else REFUSED[reason]


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
    """Return what goes with the present question, a line each; empty if nobody asks anything."""
    question = snapshot.question
    if question is None:
        return []
    lines = [texts.say("announce.sheet", line=texts.sentence(line, names)) for line in question.sheet]
    if snapshot.note is not None:
        lines.append(texts.say("announce.note", player=harmless(names[question.by]), note=harmless(snapshot.note)))
    return lines


FEWEST_BIDS = 4
"""The fewest bids in a row on the same item that are combined into one sentence."""
MOST_TAKEN_BACK = 5
"""The most undone moves that are named one by one; for more, it is said where the game stands."""

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
    """Say what some log entries did as a seat may know it (None: as the channel may), a sentence each.

    Events that only say that something was not done are left out if anything was done. ``expired`` is the number of
    the entry with which a question expired unanswered.
    """
    omissions, texts = find(game).info.omissions, texts.of(game)
    every = [text for entry in events for text in _texts_of(entry, viewer, expired)]
    worth = [text for text in every if text.key not in omissions] or every
    return sentences(worth, texts, names)


def essentials(game: str, events: Iterable[LogEvents], texts: Texts, names: SeatNames) -> list[str]:
    """Return the sentences of the channel's story that the game marks as essential."""
    chosen, texts = find(game).info.essentials, texts.of(game)
    every = (text for entry in events for text in _texts_of(entry, None, None))
    return sentences((text for text in every if text.key in chosen), texts, names)


def sentences(events: Iterable[Text], texts: Texts, names: SeatNames) -> list[str]:
    """Put events into sentences; what several players do in turn makes one sentence if the catalogue has one for it.

    A sentence that is repeated is said once, with the number of times.
    """
    joined = [one for _, same in itertools.groupby(events, _alike) for one in _joined(list(same), texts)]
    counted = itertools.groupby(texts.sentence(text, names) for text in joined)
    lines = [(line, len(list(same))) for line, same in counted]
    return [line if times == 1 else texts.say("story.times", line=line, times=times) for line, times in lines]


def _alike(text: Text) -> tuple[str, tuple[tuple[str, Param], ...]]:
    """Return what two texts must have in common to be said of several players at once."""
    return text.key, tuple((name, value) for name, value in text.params.items() if name not in {"player", "price"})


def _joined(same: list[Text], texts: Texts) -> list[Text]:
    """Say together what several players do in turn: they pass, or each outbids the one before."""
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
    """Return the latest lines that fit into ``most`` characters; the first begins with an ellipsis for the others.

    Essential lines are kept before any others, the latest of them first.
    """
    places = range(len(lines))[::-1]
    first = [place for place in places if lines[place] in essential]
    room, shown = most - 1, list[int]()  # an ellipsis takes one, and where it has a line of its own another
    for group in (first, [place for place in places if lines[place] not in essential]):
        for place in group:
            room -= len(lines[place]) + 1
            if room < 0:
                break
            shown.append(place)
    kept = [lines[place] for place in sorted(shown, reverse=True)]
    if len(kept) == len(lines):
        return kept[::-1]
    # Nothing may stand before a mark with which Discord formats a line.
    if not kept or kept[-1].startswith(BLOCK_MARKS):
        return ["…", *reversed(kept)]
    return [f"…{kept[-1]}", *reversed(kept[:-1])]


def own_move(outcome: Outcome, user_id: int, texts: Texts, names: SeatNames) -> str:
    """Say what a person's own move did, and what their orders did right after it."""
    seat = outcome.table.seat_of(user_id)
    return "\n".join(story(outcome.table.game, (outcome.events, *outcome.followed), seat, texts, names))


MOST_DIRECT = 8
"""The most options of a kind of move that all get a button."""
MOST_WARNINGS = 6
"""The most lines that say what buttons would bring about."""
FIRST_DIRECT = 3
"""How many options get a button if there are more, next to the button that opens them all."""
LONGEST_SAID = 250
"""Characters for what a picture shows, if it can be said so briefly."""


def named(value: str, label: str, texts: Texts) -> str:
    """Return the label of an option, with its value in front unless it begins with that or the value is internal.

    A value in lower case is an id of the engine.
    """
    is_id = len(value) > 1 and value[0].islower()
    if is_id or label.startswith(value):
        return label
    if label.startswith(("(", "\uff08")):
        return f"{value} {label}" if label.startswith("(") else f"{value}{label}"
    return texts.say("form.named", value=value, label=label)


def in_a_row(labels: Iterable[str], texts: Texts) -> str:
    """Join what has been chosen, without repetitions and without a payment equal to the price named just before it."""
    said = list[str]()
    for label in labels:
        priced = rf"(?:: |\uff1a){re.escape(label)}(?:$|[,\uff0c])"
        if not said or (label != said[-1] and not re.search(priced, said[-1])):
            said.append(label)
    return texts.say("form.along").join(said)


class PanelTopic(NamedTuple):
    """What a panel is to show besides how the table stands."""

    form: OpenForm | Code | Move | None = None
    """The form to open, as it is filled in for this snapshot, as its code or as a whole move. With None, or one that is
    not possible now, the panel shows whatever is to be done."""
    notice: str = ""
    """What just happened, in words."""
    rule: Text | None = None
    """The rule by which something was refused, if the notice says so."""
    ordering: bool = False
    """Whether to ask what to order in advance."""
    declining: bool = False
    """Whether to ask if what is left of the turn is to be declined."""
    advised: str = ""
    """The kind of move that was just advised, whose button alone stands out; if empty, the main moves do."""
    following: Table | None = None
    """Another table that waits for the person, who has just moved here, to lead on to."""
    last: bool = False
    """The message can be changed only by its own controls from now on."""


class PanelContext(NamedTuple):
    """A snapshot of a table in a language, with what a panel needs of the open form."""

    snapshot: Snapshot
    texts: Texts
    names: SeatNames
    topic: PanelTopic = PanelTopic()
    effects: tuple[Text, ...] | None = None
    """What the open form would do; None if it is not complete, or something is hidden."""
    offer: tuple[Text, ...] | None = None
    """What the open form would show the player whom it asks, a line each; None if it asks nobody."""
    after: View | None = None
    """The view after the open form; None as for ``effects``, or if it would reveal something."""
    final: bool = False
    """Whether the open form is complete, and undoing it would need the others."""
    finals: frozenset[int] = frozenset()
    """The places of the picks that complete the open form and could be undone only with the others."""
    obstacle: str = ""
    """Why the open form cannot be played as it stands, in words."""
    cited: Section | None = None
    """The section of the rulebook that says so, or by which something was refused as the notice says."""
    best: Mapping[type[Move], Suggestion | None] = {}
    """What the game suggests, by the kinds of move that it can work out; None if it is not found yet."""
    alternatives: bool = False
    """Whether all else that can be done is offered next to the open form."""
    suggested: bool = False
    """Whether the form opens with what the game suggests, or says that it is being worked out."""
    remaining: RemainingSteps | None = None
    """The steps that can be declined together; None if there are none."""
    paired: bool = False
    """Whether the last two fields are chosen together."""
    pictured: bool = False
    """Whether a picture shows the options, each with its value."""
    also: tuple[str, ...] = ()
    """What further private pictures show, in words."""

    def press(self, verb: str, code: Code | str = "") -> Press:
        """Return what the id of a control says."""
        return Press(self.snapshot.table.id, self.snapshot.table.seq, verb, str(code))

    def label(self, text: Text) -> str:
        """Return a text without markup, as labels want it."""
        return self.texts.sentence(text, self.names, plain=True)

    def sentence(self, text: Text) -> str:
        """Return a text as a sentence, with the names of the players."""
        return self.texts.sentence(text, self.names)

    def said(self, kind: str) -> str:
        """Return what a picture shows, in few words."""
        lines = self.label(api.alt(self.snapshot.view, kind, words=self.label, most=LONGEST_SAID))
        return shorten(lines, 2 * LONGEST_SAID)

    def option(self, option: Option) -> str:
        """Return the label of an option, with its value in front if a picture shows that."""
        label = self.label(option.label)
        return named(option.value, label, self.texts) if self.pictured and not option.written else label

    def direct(self, kind: str) -> list[tuple[Code, str]]:
        """Return the code and the label of the button of each option of a kind of move; of many only the first."""
        options = self.snapshot.direct.get(kind, ())
        if self.has_more(kind):
            options = options[:FIRST_DIRECT]
        return [(Code(kind, (str(place),)), self._direct_label(kind, option)) for place, option in enumerate(options)]

    def has_more(self, kind: str) -> bool:
        """Return whether a kind of move has too many options to give each a button."""
        return len(self.snapshot.direct.get(kind, ())) > MOST_DIRECT

    def _direct_label(self, kind: str, option: Option) -> str:
        said, key = self.label(option.label), f"{self.snapshot.table.game}.direct.{kind}"
        return shorten(self.texts.say(key, option=said) if self.texts.has(key) else said, LONGEST_LABEL)

    def is_minor(self, kind: type[Move]) -> bool:
        """Return whether a kind of move is possible along with any other, or hardly wanted now."""
        return self.snapshot.is_minor(kind)

    def style(self, kind: type[Move], kinds: Iterable[type[Move]]) -> discord.ButtonStyle:
        """Return the style of the button of a kind of move: the main moves of a turn stand out."""
        alone = [each for each in kinds if not self.snapshot.is_unlikely(each)] == [kind]
        stands_out = (fields(kind) or alone) and not self.is_minor(kind)
        return discord.ButtonStyle.primary if stands_out else discord.ButtonStyle.secondary

    def direct_style(self, kind: type[Move], code: Code) -> discord.ButtonStyle:
        """Return the style of the button of one of its options.

        Those that may begin any turn do not stand out, nor does one that brings nothing.
        """
        begins = kind.kind() in find(self.snapshot.table.game).info.openings
        minor = begins or self.is_minor(kind) or self.snapshot.direct[kind.kind()][int(code.picks[0])].unlikely
        return discord.ButtonStyle.secondary if minor else discord.ButtonStyle.primary

    def move(self, kind: str, part: str) -> str:
        """Return a game's own text for a kind of move."""
        # One for each kind of move of each game, and for each place where it is named.
        return self.texts.say(f"{self.snapshot.table.game}.{part}.{kind}")

    def meaning(self, kind: str) -> Text | None:
        """Return what a kind of move means at this moment, or None if that is what it always means."""
        return self.snapshot.turn_prompt.meanings.get(kind) if self.snapshot.turn_prompt is not None else None

    def button(self, kind: str) -> str:
        """Return the label of a kind of move: what it means now, else what it always means."""
        meaning = self.meaning(kind)
        return shorten(self.label(meaning), LONGEST_LABEL) if meaning is not None else self.move(kind, "button")

    def title(self, kind: str) -> str:
        """Return the heading of the form of a kind of move: the words of the button that opened it."""
        meaning = self.meaning(kind)
        return self.move(kind, "move") if meaning is None else self.sentence(meaning)

    def confirm(self, kind: type[Move], *, empty: bool = False) -> str:
        """Return the label of the button that makes a move as it is: for one without fields, what it means now.

        ``empty``: its list is empty, for which the game may have its own words.
        """
        if self.offer is not None:
            return self.texts.say("form.send_offer")
        # One for some kinds of move that choose several things.
        if empty and self.texts.has(f"{self.snapshot.table.game}.nothing.{kind.kind()}"):
            return self.move(kind.kind(), "nothing")
        short = not fields(kind) and self.meaning(kind.kind()) is not None
        return self.button(kind.kind()) if short else self.move(kind.kind(), "confirm")

    def best_label(self, kind: type[Move]) -> str:
        """Return the label of what the game suggests."""
        found = self.best[kind]
        return self.texts.say("form.best") if found is None else self.label(found.label)

    def remaining_label(self, steps: RemainingSteps) -> str:
        """Return the label of the button that declines the remaining steps: where that leads."""
        if steps.next is None:
            return self.texts.say("decline.end")
        return shorten(self.texts.say("decline.to", move=self.button(steps.next.kind())), LONGEST_LABEL)

    @property
    def remaining_words(self) -> str:
        """What can be declined together, and what comes of it; empty if nothing can."""
        if self.remaining is None:
            return ""
        steps = self.texts.say("form.along").join(map(self.sentence, self.remaining.steps))
        lines = [self.texts.say("private_panel.effect", effect=self.sentence(text)) for text in self.remaining.events]
        return "\n".join(
            [self.texts.say("decline.what", label=self.remaining_label(self.remaining), steps=steps), *lines]
        )

    def warnings(self) -> list[str]:
        """Return warnings of what buttons that play at once would bring about, a line each."""
        lead = self.snapshot.turn_prompt
        if lead is None:
            return []
        played: list[tuple[type[Move], str, dict[str, Any] | None]] = [
            (kind, self.button(kind.kind()), {}) for kind in lead.kinds if not fields(kind)
        ]
        played += [
            (kind, label, self._values(kind, code))
            for kind in lead.kinds
            if kind.kind() in self.snapshot.direct
            for code, label in self.direct(kind.kind())
        ]
        said: dict[str, list[str]] = {}
        for kind, label, values in played:
            for text in () if values is None else self.snapshot.position.warnings(lead.seat, kind, values):
                said.setdefault(self.sentence(text), []).append(harmless(label))
        along = self.texts.say("form.along")
        lines = [
            self.texts.say("private_panel.warning", label=along.join(labels), effect=effect)
            for effect, labels in said.items()
        ]
        return lines[:MOST_WARNINGS]

    def _values(self, kind: type[Move], code: Code) -> dict[str, Any] | None:
        """Return the fields that the button of a move fills in; None if there is a choice left, or nobody plays."""
        name, *others = fields(kind)
        if not others:
            return {name: self.snapshot.direct[kind.kind()][int(code.picks[0])].value}
        lead = self.snapshot.turn_prompt
        position = None if lead is None else self.snapshot.position.held_by(lead.seat)
        if position is None:
            return None
        form = open_form(position, code)
        return form.values if form.field is None else None

    @property
    def prompt(self) -> str:
        """What is to be decided, in the game's words, which may address whoever decides it; empty if it has none."""
        lead = self.snapshot.turn_prompt
        if lead is None or lead.prompt is None:
            return ""
        own = f"{lead.prompt.key}_own"
        spoken_to = self.snapshot.seat in self.snapshot.actors and self.texts.has(own)
        return self.sentence(Text(own, lead.prompt.params) if spoken_to else lead.prompt)

    @property
    def standstill(self) -> str:
        """That the game has been at a standstill for long; empty if it has not."""
        lead = self.snapshot.turn_prompt
        return self.sentence(lead.standstill) if lead is not None and lead.standstill is not None else ""

    @property
    def question_text(self) -> str:
        """What one player asks another just now; empty if nobody does."""
        question = self.snapshot.question
        return self.sentence(question.text) if question is not None else ""

    @property
    def sheet(self) -> list[str]:
        """What goes with the question of one player to another, a line each."""
        return notes_of_question(self.snapshot, self.texts, self.names)


LOOKS = ("hand", "since", "help")
"""The verbs of the buttons in the last row of a panel, public or private, in this order."""


LABELS = {
    "hand": "panel.hand",
    "since": "panel.since",
    "help": "panel.help",
    "again": "panel.again",
    "log": "panel.log",
    "replay": "panel.replay",
    "graphs": "panel.graphs",
    "turning": "panel.turning",
}
"""The key of the label of each button that every table has, by its verb."""


def label_of(texts: Texts, table: Table, verb: str) -> str:
    """Return the label of a button that every table has: the game's own (``german.panel.hand``) or the common one."""
    own = f"{table.game}.{LABELS[verb]}"
    return texts.say(own if texts.has(own) else LABELS[verb])
