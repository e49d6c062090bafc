"""What the controls of one desk have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bot.forms import Code
from bot.pictures import shorten
from bot.texts import Names, Texts
from bot.views import ids
from engine.core.moves import Move, fields
from engine.core.options import Option
from engine.core.text import Text
from engine.core.views import View
from storage.records import Order

if TYPE_CHECKING:
    from bot.service import Look

LONGEST_LABEL = 80
"""Characters on a button."""


def named(value: str, label: str) -> str:
    """Return the words of an option with its value before them, unless they begin with it."""
    return label if label.startswith(value) else f"{value}: {label}"


class Setting(NamedTuple):
    """A look at a table in a language, and what goes with the form that is open."""

    look: Look
    texts: Texts
    names: Names
    effects: tuple[Text, ...] | None = None
    """What the open form would do; None: it is not complete, or the game hides something."""
    after: View | None = None
    """The position that the open form would bring about; None: as ``effects``, or it would turn something up."""
    obstacle: str = ""
    """Why the open form cannot be played as it stands, in words."""
    advice: str = ""
    """What the game suggests for the open form, in words; nothing where it suggests nothing."""
    advised: bool = False
    """What is suggested is worked out already."""
    pictured: bool = False
    """What may be chosen is shown in a picture, each under its value."""
    order: Order | None = None
    """What the person has ordered in advance."""

    def press(self, verb: str, code: Code | str = "") -> ids.Press:
        """Return what a control says."""
        return ids.Press(self.look.table.id, self.look.table.seq, verb, str(code))

    def label(self, text: Text) -> str:
        """Return an option's words as they are, for a place without markup."""
        return self.texts.sentence(text, self.names, plain=True)

    def option(self, option: Option) -> str:
        """Return an option's words, with its value before them where a picture names it so."""
        return named(option.value, self.label(option.label)) if self.pictured else self.label(option.label)

    def move(self, kind: str, part: str) -> str:
        """Return a game's words for a kind of move."""
        return self.texts.say(f"{self.look.table.game}.{part}.{kind}")

    def meaning(self, kind: str) -> Text | None:
        """Return what a kind of move means at this moment, where that is more than it always means."""
        return self.look.lead.meanings.get(kind) if self.look.lead is not None else None

    def button(self, kind: str) -> str:
        """Return the words on the button of a kind of move: what it means now, else what it always means."""
        meaning = self.meaning(kind)
        return shorten(self.label(meaning), LONGEST_LABEL) if meaning is not None else self.move(kind, "button")

    def title(self, kind: str) -> str:
        """Return the heading of the form of a kind of move: the words of the button that opened it."""
        meaning = self.meaning(kind)
        return self.move(kind, "move") if meaning is None else self.texts.sentence(meaning, self.names)

    def confirm(self, kind: type[Move]) -> str:
        """Return the words on the button that makes a move as it stands; one without fields may mean more just now."""
        short = not fields(kind) and self.meaning(kind.kind()) is not None
        return self.button(kind.kind()) if short else self.move(kind.kind(), "confirm")

    @property
    def prompt(self) -> str:
        """What the person is to decide, in the words of the game; nothing where it has none."""
        lead = self.look.lead
        return self.texts.sentence(lead.prompt, self.names) if lead is not None and lead.prompt is not None else ""

    @property
    def asked(self) -> str:
        """What one player asks another just now; nothing where nobody does."""
        question = self.look.question
        return self.texts.sentence(question.text, self.names) if question is not None else ""

    @property
    def until(self) -> str:
        """What ends the order that stands."""
        until = self.order.until if self.order is not None else ()
        return self.texts.join([self.texts.say(f"core.move.{kind}") for kind in until])
