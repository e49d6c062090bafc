"""Every button and menu of the bot. Each finds its table and its meaning in its own id, so that it survives a restart.

What a control does stands in ``bot.interactions``; it is found through the method ``press`` of the client.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, ClassVar, NamedTuple, Protocol, Self, TypeVar, cast

import discord

from bot.messages import ids

ItemT = TypeVar("ItemT", bound=discord.ui.Item[Any])


class _Client(Protocol):
    async def press(self, interaction: discord.Interaction, control: AnyControl) -> None: ...


class Control(discord.ui.DynamicItem[ItemT], template=ids.template()):
    """A control that is rebuilt from its id at each use; a subclass names its verbs in its template."""

    kind: ClassVar[type[discord.ui.Item[Any]]]
    """What it is in Discord."""
    component_type: ClassVar[discord.ComponentType]
    """What Discord calls that."""

    def __init__(self, press: ids.Press, item: ItemT) -> None:
        super().__init__(item)
        self.press = press

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Rebuild the control from its id alone."""
        del interaction
        if not isinstance(item, cls.kind):
            raise TypeError(f"{match.string} is no {cls.kind.__name__}")
        return cls(ids.read(match), item)  # type: ignore[arg-type]  # the kind is what ItemT stands for

    async def callback(self, interaction: discord.Interaction) -> None:
        """Answer the press."""
        await cast("_Client", interaction.client).press(interaction, self)

    @property
    def chosen(self) -> tuple[Any, ...]:
        """What was chosen in a menu: values, or people; nothing for a button."""
        return tuple(getattr(self.item, "values", ()))


MOST_OPTIONS, MOST_BYTES = 99, 8999
"""In one message. Discord answers more with HTTP 500, though that is written nowhere: from 120 options on, or above
10,170 bytes of all texts with ``EACH`` for each of them (github.com/discord/discord-api-docs/issues/8554, 7310 and
6965; github.com/Pycord-Development/pycord/issues/2674)."""
EACH = 12
"""Bytes that a text, or an option, counts more than it has."""
LEAST_TEXT = 600
"""Bytes of a text that are left where a message would be too large."""


class Size(NamedTuple):
    """How much of what one message can hold something takes."""

    options: int = 0
    bytes: int = 0

    def without(self, other: Size) -> Size:
        """Return what is left of it."""
        return Size(self.options - other.options, self.bytes - other.bytes)


LARGEST = Size(MOST_OPTIONS, MOST_BYTES)


def size_of(parts: Iterable[Mapping[str, Any]]) -> Size:
    """Measure parts of a message with all that is in them, each as ``to_component_dict`` makes it."""
    options = total = 0
    for part in parts:
        said = [str(part[key]).encode() for key in ("content", "label", "placeholder", "description") if part.get(key)]
        total += sum(map(len, said)) + EACH * bool(said)
        inside = [*part.get("components", ()), *part.get("items", ()), *filter(None, [part.get("accessory")])]
        chosen = part.get("options", ())
        within = size_of([*inside, *chosen])
        options += within.options + len(chosen)
        total += within.bytes + sum(len(str(option["value"]).encode()) for option in chosen)
    return Size(options, total)


def _shorten_to_fit(parts: list[dict[str, Any]]) -> None:
    """Cut the longest texts of a message that is larger than Discord takes, those that stand for pictures too."""
    texts = [(part, key) for part in _texts_within(parts) for key in ("content", "description") if part.get(key)]
    for part, key in sorted(texts, key=lambda text: -len(text[0][text[1]].encode())):
        over, written = size_of(parts).bytes - MOST_BYTES, part[key].encode()
        if over <= 0 or len(written) <= LEAST_TEXT:
            break
        kept = max(LEAST_TEXT, len(written) - over) - len("…".encode())
        part[key] = f"{written[:kept].decode(errors='ignore').rstrip()}…"


def _texts_within(parts: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for part in parts:
        yield part
        yield from _texts_within([*part.get("components", ()), *part.get("items", ())])


class Layout(discord.ui.LayoutView):
    """A message of components. Of its controls discord.py keeps nothing, for their ids say all that they do.

    Views that it keeps would take more than all tables: an ephemeral one stays for fifteen minutes, with a timer.
    """

    def __init__(self) -> None:
        super().__init__(timeout=None)

    def to_components(self) -> list[dict[str, Any]]:
        """Return what is sent: texts of so many bytes that Discord would not take them are cut."""
        parts: list[dict[str, Any]] = super().to_components()  # type: ignore[no-untyped-call]
        _shorten_to_fit(parts)
        return parts

    def is_finished(self) -> bool:
        """Let discord.py wait for no press: whatever is pressed finds its way by its id."""
        return True


class Controls(discord.ui.View):
    """Controls below a text. Of them discord.py keeps nothing either."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    def is_finished(self) -> bool:
        """Let discord.py wait for no press."""
        return True


class Button(Control[discord.ui.Button[Any]], template=ids.template()):
    """A button."""

    kind = discord.ui.Button
    component_type = discord.ComponentType.button

    @classmethod
    def make(
        cls,
        press: ids.Press,
        label: str,
        *,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        disabled: bool = False,
    ) -> Self:
        """Make a button that can be sent. Raises ValueError where the id could not be read back."""
        button: discord.ui.Button[Any] = discord.ui.Button(
            custom_id=ids.make(*press), label=label, style=style, disabled=disabled
        )
        return cls(press, button)


class Menu(Control[discord.ui.Select[Any]], template=ids.template()):
    """A menu."""

    kind = discord.ui.Select
    component_type = discord.ComponentType.string_select

    @classmethod
    def make(
        cls, press: ids.Press, options: list[discord.SelectOption], hint: str, *, bounds: tuple[int, int] = (1, 1)
    ) -> Self:
        """Make a menu that can be sent. Raises ValueError where the id could not be read back."""
        menu: discord.ui.Select[Any] = discord.ui.Select(
            custom_id=ids.make(*press), options=options, placeholder=hint, min_values=bounds[0], max_values=bounds[1]
        )
        return cls(press, menu)


AnyControl = Control[Any]
"""A control of whatever sort."""
FORM_VERBS = ("go", "write", "take", "play", "sure", "best", "foresee")
TURN_VERBS = (
    "decline",
    "decline_sure",
    "order",
    "unorder",
    "orders",
    "undo",
    "restart",
    "now",
    "never",
    "ask_again",
    "note",
    "hint",
)
COPY_VERBS = ("try", "back", "compare")


class LobbyButton(Button, template=ids.template("join", "leave", "addbot", "unbot", "start")):
    """Join, leave, add or remove an opponent, start."""


class GameMenu(Menu, template=ids.template("newgame")):
    """Choose the game of a table that is to be opened."""


class LessonButton(Button, template=ids.template("learn", "lesson", "first")):
    """List the lessons of a game, or the games that have some; begin a lesson; open a table for a first game."""


class SeatMenu(Menu, template=ids.template("sit")):
    """Take a seat of one's choice at a table for practice."""


class AnswerButton(Button, template=ids.template("ready", "absent")):
    """Say whether one plays the next game of a campaign."""


class CompanyMenu(Menu, template=ids.template("company")):
    """Choose the company over which one presides."""


class ConsentButton(Button, template=ids.template("agree", "refuse", "withdraw", arg=ids.NUMBER)):
    """Agree to a proposal, refuse it, or take one's own back; the argument is the proposal's number."""


class PublicButton(
    Button, template=ids.template("turn", "open", "do", "ask", "ahead", "hand", "since", "help", "next")
):
    """Open one's private panel, here or of the table that waits longest; do what needs none; write a move; read."""


class EndedButton(Button, template=ids.template("again", "log", "reopen", "replay", "graphs")):
    """Open a table of the same people once more; tell the log of the one that has ended, show it; take back its end."""


class RuleButton(Button, template=ids.template("rule", arg=r"[A-Za-z0-9_-]{1,20}")):
    """Read the section of the rulebook by which something was refused; the argument is its name."""


class RulesMenu(Menu, template=ids.template("rules", "browse", arg=rf"[a-z0-9_]{{1,20}}\.{ids.NUMBER}")):
    """Read a section of a rulebook: ``browse`` in the message of the menu; the argument is the game and the page."""


class PageButton(Button, template=ids.template("log_page", "words_page", "page", arg=ids.NUMBER)):
    """Turn the log, or the board in words, to a page; the argument is its number, of ``page`` from the latest."""


class PageMenu(Menu, template=ids.template("log_jump", "words_jump")):
    """Turn the log to a move, or the board in words to a page."""


class BookButton(Button, template=ids.template("book", "behind", arg=rf"{ids.NUMBER}\.{ids.NUMBER}")):
    """Turn the chronicle of a campaign, or what was kept secret in it; the argument is the chapter and its page."""


class BookMenu(Menu, template=ids.template("book_jump")):
    """Turn the chronicle of a campaign to a chapter."""


class PastButton(Button, template=ids.template("past", "past_far", arg=ids.PAST)):
    """Show the board as it was: a move away, or where a round or a turn began; the argument is that position."""


class PastMenu(Menu, template=ids.template("past_jump", "past_picture", arg=ids.PAST)):
    """Show the board as it was where a round began, or another picture of it; the argument is what is shown."""


class GraphButton(Button, template=ids.template("graph", "graph_words", "graph_csv", "graph_post", arg=ids.GRAPH)):
    """Show a graph as a picture or in words, hand it out as a table, or show it to everybody; the argument names it."""


class GraphMenu(Menu, template=ids.template("graph_pick", arg="picture|words")):
    """Show another graph, in the way that the argument says."""


class SpanButton(Button, template=ids.template("span", arg=ids.SPAN)):
    """Show what changed up to another position, or other lines of it; the argument is what is shown."""


class SpanMenu(Menu, template=ids.template("span_by", "span_jump", "span_picture", arg=ids.SPAN)):
    """Choose what one steps through, another span, or another picture; the argument is what was shown before."""


class ReplayButton(Button, template=ids.template("replay_post", "replay_again")):
    """Show the replay of a table to everybody; or have it drawn again in place, the argument being who sees it."""


class PlayOnButton(Button, template=ids.template("play_on", arg=ids.NUMBER)):
    """Play on from a position of a game that is over, for practice; the argument is after how many moves it stands."""


class PrivateButton(Button, template=ids.template(*FORM_VERBS, *TURN_VERBS, *COPY_VERBS)):
    """Take a step in a form, play what it holds or is suggested; decline, order, answer once for all; undo; ask."""


class NumberButton(Button, template=ids.template("number")):
    """Ask for a number of very many."""


class PrivateMenu(Menu, template=ids.template("pick", "many", "list", "whole")):
    """Fill in the next field of a form: with an option, a list, or marking several; or all, with a listed move."""


class PictureMenu(Menu, template=ids.template("look", "show")):
    """Choose another picture: ``look`` changes the message it is in, ``show`` answers with one of its own."""


class SnoozeButton(Button, template=ids.template("snooze", arg=rf"{ids.NUMBER}\.{ids.NUMBER}")):
    """Put one's reminder off; the argument is the seat and the seconds."""


class NudgeMenu(Menu, template=ids.template("nudge", arg="[0-9]{1,20}")):
    """Choose the table at which somebody is nudged; the argument is the person."""


class TakeOverButton(Button, template=ids.template("takeover", arg=ids.NUMBER)):
    """Propose that a built-in opponent plays on; the argument is the seat."""


class GiveSeatMenu(Control[discord.ui.UserSelect[Any]], template=ids.template("giveto", arg=ids.NUMBER)):
    """Propose that somebody else takes a seat; the argument is the seat."""

    kind = discord.ui.UserSelect
    component_type = discord.ComponentType.user_select

    @classmethod
    def make(cls, press: ids.Press, placeholder: str) -> Self:
        """Make a menu that can be sent."""
        menu: discord.ui.UserSelect[Any] = discord.ui.UserSelect(custom_id=ids.make(*press), placeholder=placeholder)
        return cls(press, menu)


class ForgetButton(Button, template=ids.template("forget", "remember")):
    """Remove everything about whoever presses it, or nothing."""


class EraseButton(Button, template=ids.template("erase", "spare")):
    """Delete a table for good, or leave it."""


class SureButton(Button, template=ids.template("finish", "depart", "stay")):
    """End the play of the only person at a table, or not; the argument of ``depart`` is the seat and the policy."""
