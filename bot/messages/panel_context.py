"""What the parts of one panel have in common: a snapshot of its table in a language, and the form that is open."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import discord

from bot.forms import Code, open_form
from bot.messages import ids
from bot.messages.sentences import notes_of_question
from bot.service import Rest, Snapshot
from bot.texts import SeatNames, Texts, harmless, shorten
from engine.core.assistance import Section, Suggestion
from engine.core.moves import Move, fields
from engine.core.options import Option
from engine.core.registry import find
from engine.core.text import Text
from engine.core.views import View
from rendering import api
from storage.records import Table

LONGEST_LABEL = 80
"""Characters on a button."""
MOST_DIRECT = 8
"""As many options of a kind of move are all buttons by themselves."""
MOST_WARNINGS = 6
"""Lines that say what buttons would bring about."""
FIRST_DIRECT = 3
"""Of more, so many are, next to the button that opens them all."""
LONGEST_SAID = 250
"""Characters for what a picture shows, where it can be said so shortly."""


def named(value: str, label: str) -> str:
    """Return the words of an option, with its value before them unless they begin with it or nobody calls it so.

    A value in small letters is an id: only the engine says it.
    """
    is_id = len(value) > 1 and value[0].islower()
    apart = " " if label.startswith("(") else ": "
    return label if is_id or label.startswith(value) else f"{value}{apart}{label}"


class PanelContext(NamedTuple):
    """A snapshot of a table in a language, and what goes with the form that is open."""

    snapshot: Snapshot
    texts: Texts
    names: SeatNames
    effects: tuple[Text, ...] | None = None
    """What the open form would do; None: it is not complete, or the game hides something."""
    offer: tuple[Text, ...] | None = None
    """What the open form would tell whoever it asks, a line each; None: it asks nobody."""
    after: View | None = None
    """The position that the open form would bring about; None: as ``effects``, or it would turn something up."""
    final: bool = False
    """The open form is complete, and whoever plays it needs the others to take it back."""
    finals: frozenset[int] = frozenset()
    """The places of what completes the open form, if it is picked, so that the others are needed to take it back."""
    obstacle: str = ""
    """Why the open form cannot be played as it stands, in words."""
    cited: Section | None = None
    """The section of the rulebook by which that is so, or by which was refused what the notice says."""
    best: Mapping[type[Move], Suggestion | None] = {}
    """What the game suggests of the kinds of move that it can work out; None: that is not found yet."""
    alternatives: bool = False
    """All else that can be done is offered next to the open form."""
    suggested: bool = False
    """The form is opened at what the game suggests; where that is not worked out yet, it says so."""
    rest: Rest | None = None
    """What can be declined at once."""
    declining: bool = False
    """Whether it is to be declined is the question."""
    ordering: bool = False
    """What can be ordered in advance is the question."""
    advised: str = ""
    """The kind of move whose button was just advised: it alone stands out."""
    last: bool = False
    """The message can be changed only by its own controls from now on."""
    paired: bool = False
    """What may stand in the last two fields is chosen together."""
    pictured: bool = False
    """What may be chosen is shown in a picture, each under its value."""
    also: tuple[str, ...] = ()
    """What the private pictures show for which there is no room."""
    following: Table | None = None
    """Another table that waits for the person, who has just moved here."""

    def press(self, verb: str, code: Code | str = "") -> ids.Press:
        """Return what a control says."""
        return ids.Press(self.snapshot.table.id, self.snapshot.table.seq, verb, str(code))

    def label(self, text: Text) -> str:
        """Return an option's words as they are, for a place without markup."""
        return self.texts.sentence(text, self.names, plain=True)

    def sentence(self, text: Text) -> str:
        """Return a text as a sentence with the names of the players."""
        return self.texts.sentence(text, self.names)

    def said(self, kind: str) -> str:
        """Return what a picture shows, in few words."""
        lines = self.label(api.alt(self.snapshot.view, kind, words=self.label, most=LONGEST_SAID))
        return shorten(lines, 2 * LONGEST_SAID)

    def option(self, option: Option) -> str:
        """Return an option's words, with its value before them where a picture names it so."""
        label = self.label(option.label)
        return named(option.value, label) if self.pictured and not option.written else label

    def direct(self, kind: str) -> list[tuple[Code, str]]:
        """Return the move that each option of a kind of move makes, and the words of its button: of many the first."""
        options = self.snapshot.direct.get(kind, ())
        if self.has_more(kind):
            options = options[:FIRST_DIRECT]
        return [(Code(kind, (str(place),)), self._direct_label(kind, option)) for place, option in enumerate(options)]

    def has_more(self, kind: str) -> bool:
        """Tell whether a kind of move has so many options that not all of them are buttons."""
        return len(self.snapshot.direct.get(kind, ())) > MOST_DIRECT

    def _direct_label(self, kind: str, option: Option) -> str:
        said, key = self.label(option.label), f"{self.snapshot.table.game}.direct.{kind}"
        return shorten(self.texts.say(key, option=said) if self.texts.has(key) else said, LONGEST_LABEL)

    def is_minor(self, kind: type[Move]) -> bool:
        """Tell whether a kind of move is made in addition to whatever is to be done, or hardly wanted now."""
        return self.snapshot.is_minor(kind)

    def style(self, kind: type[Move], kinds: Iterable[type[Move]]) -> discord.ButtonStyle:
        """Return how the button of one of some kinds of move looks: what a turn is about stands out."""
        alone = [each for each in kinds if not self.snapshot.is_unlikely(each)] == [kind]
        stands_out = (fields(kind) or alone) and not self.is_minor(kind)
        return discord.ButtonStyle.primary if stands_out else discord.ButtonStyle.secondary

    def direct_style(self, kind: type[Move], code: Code) -> discord.ButtonStyle:
        """Return how the button of one of its options looks.

        Among all that a turn may begin with none of them stands out, and nowhere one that brings nothing.
        """
        begins = kind.kind() in find(self.snapshot.table.game).info.openings
        minor = begins or self.is_minor(kind) or self.snapshot.direct[kind.kind()][int(code.picks[0])].unlikely
        return discord.ButtonStyle.secondary if minor else discord.ButtonStyle.primary

    def move(self, kind: str, part: str) -> str:
        """Return a game's words for a kind of move."""
        return self.texts.say(f"{self.snapshot.table.game}.{part}.{kind}")

    def meaning(self, kind: str) -> Text | None:
        """Return what a kind of move means at this moment, where that is more than it always means."""
        return self.snapshot.lead.meanings.get(kind) if self.snapshot.lead is not None else None

    def button(self, kind: str) -> str:
        """Return the words on the button of a kind of move: what it means now, else what it always means."""
        meaning = self.meaning(kind)
        return shorten(self.label(meaning), LONGEST_LABEL) if meaning is not None else self.move(kind, "button")

    def title(self, kind: str) -> str:
        """Return the heading of the form of a kind of move: the words of the button that opened it."""
        meaning = self.meaning(kind)
        return self.move(kind, "move") if meaning is None else self.sentence(meaning)

    def confirm(self, kind: type[Move], *, empty: bool = False) -> str:
        """Return the words on the button that makes a move as it stands; one without fields may mean more just now.

        ``empty``: its list is empty, and perhaps the game says in its own words what that means.
        """
        if self.offer is not None:
            return self.texts.say("form.send_offer")
        if empty and self.texts.has(f"{self.snapshot.table.game}.nothing.{kind.kind()}"):
            return self.move(kind.kind(), "nothing")
        short = not fields(kind) and self.meaning(kind.kind()) is not None
        return self.button(kind.kind()) if short else self.move(kind.kind(), "confirm")

    def best_label(self, kind: type[Move]) -> str:
        """Return the words for what the game suggests."""
        found = self.best[kind]
        return self.texts.say("form.best") if found is None else self.label(found.label)

    def rest_label(self, rest: Rest) -> str:
        """Return the words of the button that declines what is left: where that leads."""
        if rest.next is None:
            return self.texts.say("decline.end")
        return shorten(self.texts.say("decline.to", move=self.button(rest.next.kind())), LONGEST_LABEL)

    @property
    def rest_words(self) -> str:
        """What can be declined at once, and what comes of it; nothing where nothing can."""
        if self.rest is None:
            return ""
        steps = self.texts.say("form.along").join(map(self.sentence, self.rest.steps))
        lines = [self.texts.say("private_panel.effect", effect=self.sentence(text)) for text in self.rest.events]
        return "\n".join([self.texts.say("decline.what", label=self.rest_label(self.rest), steps=steps), *lines])

    def warnings(self) -> list[str]:
        """Return what the buttons that play at once would bring about that nobody may have meant, a line each."""
        lead = self.snapshot.lead
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
        """Return the fields of a move that its button fills in; None: something is left to choose, or nobody plays."""
        name, *others = fields(kind)
        if not others:
            return {name: self.snapshot.direct[kind.kind()][int(code.picks[0])].value}
        lead = self.snapshot.lead
        position = None if lead is None else self.snapshot.position.held_by(lead.seat)
        if position is None:
            return None
        form = open_form(position, code)
        return form.values if form.field is None else None

    @property
    def prompt(self) -> str:
        """What the person is to decide, in the words of the game; nothing where it has none."""
        lead = self.snapshot.lead
        return self.sentence(lead.prompt) if lead is not None and lead.prompt is not None else ""

    @property
    def standstill(self) -> str:
        """That the game has not gone on for long; nothing where it does."""
        lead = self.snapshot.lead
        return self.sentence(lead.standstill) if lead is not None and lead.standstill is not None else ""

    @property
    def question_text(self) -> str:
        """What one player asks another just now; nothing where nobody does."""
        question = self.snapshot.question
        return self.sentence(question.text) if question is not None else ""

    @property
    def sheet(self) -> list[str]:
        """What stands with the question of one player to another, a line each."""
        return notes_of_question(self.snapshot, self.texts, self.names)
