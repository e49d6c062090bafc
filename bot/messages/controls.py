"""What messages are laid out of: pictures, and every button and menu of the bot.

A control finds its table and its meaning in its own id, so that it survives a restart.

An id is ``sm1:<table>:<seq>:<verb>[:<arg>]``. ``sm1`` is the version of this scheme; ``table`` names the table
(``none`` if there is none); ``seq`` is how many log entries the table had when the control was made, so that a stale
press is noticed; ``verb`` says what to do and ``arg`` what with. A changed scheme takes a new version, and old controls
are then answered as such.

What a control does is found in ``bot.interactions`` through the method ``press`` of the client.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, Protocol, Self, TypeVar, cast

import discord

from bot.drawing_pool import Picture
from bot.texts import Texts, shorten
from engine.core.assistance import Section

VERSION = "sm1"
LONGEST_ID = 100
"""Characters Discord allows in an id."""
LONGEST_LABEL = 80
"""Characters that Discord takes on a button."""
LONGEST_OPTION = 100
"""Characters that Discord takes for an option of a menu."""
MOST_OPTIONS = 25
"""Options of a menu; Discord takes no more."""
NO_TABLE = "none"
NUMBER = "[0-9]{1,9}"
"""Pattern of an argument that is a number."""
PAST = rf"{NUMBER}\.[a-z0-9_]{{0,30}}\.[a-z0-9-]{{0,30}}"
"""Pattern of an argument that names a position and a picture of it: a number of moves, the kind, and the part."""
SPAN = rf"{NUMBER}\.[tr][feo]\.[a-z0-9_]{{0,30}}"
"""Pattern of an argument that names what changed before a position: its number, the scale and lines, the picture."""

_BEFORE_UNIT = re.compile(r"(?<=\d) (?=[%\u00d7]|[A-Z](?!\w))|(?<=\u00d7) (?=\d)")
"""A space at which no line ends: before % or a unit of one letter, as in 40 G, and around a sign of multiplication."""

GRAPH = "[a-z_]{1,20}"
"""Pattern of an argument that names a graph."""


class Press(NamedTuple):
    """What a control's id says."""

    table: str
    seq: int
    verb: str
    arg: str


def around(shown: int, entries: int) -> slice:
    """Return which entries a menu lists: if there are too many, those around the one that is shown."""
    start = max(0, min(shown - MOST_OPTIONS // 2, entries - MOST_OPTIONS))
    return slice(start, start + MOST_OPTIONS)


def make_id(table: str | int, seq: int, verb: str, arg: str | int = "") -> str:
    """Return the id of a control. Raises ValueError if it could not be read back."""
    made = f"{VERSION}:{table}:{seq}:{verb}" + (f":{arg}" if arg != "" else "")
    if len(made) > LONGEST_ID or not re.fullmatch(id_template(), made):
        raise ValueError(f"no id can be made of {made!r}")
    return made


def id_template(*verbs: str, arg: str | None = None) -> str:
    """Return the pattern of ids with one of these verbs, or with any verb if none is given, for a DynamicItem.

    Args:
        verbs: what the control may do.
        arg: the pattern of the argument, which is then required; None allows any argument, or none.

    """
    which = "|".join(re.escape(verb) for verb in verbs) or "[a-z_]{1,20}"
    table = r"(?P<table>[a-z0-9]{1,12})"
    argument = r"(?::(?P<arg>[A-Za-z0-9_.,+-]{1,70}))?" if arg is None else f":(?P<arg>{arg})"
    return rf"{VERSION}:{table}:(?P<seq>\d{{1,6}}):(?P<verb>{which}){argument}"


def read_id(match: re.Match[str]) -> Press:
    """Decode a matched id."""
    return Press(match["table"], int(match["seq"]), match["verb"], match["arg"] or "")


ItemT = TypeVar("ItemT", bound=discord.ui.Item[Any])


class _Client(Protocol):
    async def press(self, interaction: discord.Interaction, control: AnyControl) -> None: ...


class Control(discord.ui.DynamicItem[ItemT], template=id_template()):
    """A control that is rebuilt from its id at each use; a subclass names its verbs in its template."""

    kind: ClassVar[type[discord.ui.Item[Any]]]
    """The class of discord.py that it wraps."""
    component_type: ClassVar[discord.ComponentType]
    """Discord's type of component."""

    def __init__(self, press: Press, item: ItemT) -> None:
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
        return cls(read_id(match), item)  # type: ignore[arg-type]  # the kind is what ItemT stands for

    async def callback(self, interaction: discord.Interaction) -> None:
        """Answer the press."""
        await cast("_Client", interaction.client).press(interaction, self)

    @property
    def chosen(self) -> tuple[Any, ...]:
        """What was chosen in a menu: values, or people; empty for a button."""
        return tuple(getattr(self.item, "values", ()))


MOST_CHOICES, MOST_BYTES = 99, 8999
"""The most in one message. Discord answers more with HTTP 500, though that is written nowhere: from 120 options on, or
above 10,170 bytes of all texts with ``EACH`` for each of them (github.com/discord/discord-api-docs/issues/8554, 7310
and 6965; github.com/Pycord-Development/pycord/issues/2674)."""
EACH = 12
"""Bytes that a text or an option counts in addition to its own."""
LEAST_TEXT = 600
"""Bytes that a text keeps if the message would be too large."""


class Size(NamedTuple):
    """How much of the limits of one message something takes."""

    options: int = 0
    bytes: int = 0

    def without(self, other: Size) -> Size:
        """Return the difference."""
        return Size(self.options - other.options, self.bytes - other.bytes)


LARGEST = Size(MOST_CHOICES, MOST_BYTES)


def size_of(parts: Iterable[Mapping[str, Any]]) -> Size:
    """Measure components with all that they contain, each as ``to_component_dict`` makes it."""
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
    """Cut the longest texts, alt texts included, of a message that is larger than Discord takes."""
    texts = [(part, key) for part in _texts_within(parts) for key in ("content", "description") if part.get(key)]
    for part, key in sorted(texts, key=lambda text: -len(text[0][text[1]].encode())):
        over, written = size_of(parts).bytes - MOST_BYTES, part[key].encode()
        if over <= 0 or len(written) <= LEAST_TEXT:
            break
        kept = max(LEAST_TEXT, len(written) - over) - len("…".encode())
        part[key] = f"{written[:kept].decode(errors='ignore').rstrip()}…"


def _keep_amounts_whole(parts: list[dict[str, Any]]) -> None:
    """Keep each amount on one line with its unit or factor, as in 40 G or 20 %."""
    for part in _texts_within(parts):
        for key in ("content", "label"):
            if part.get(key):
                part[key] = _BEFORE_UNIT.sub("\N{NO-BREAK SPACE}", part[key])


def _texts_within(parts: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for part in parts:
        yield part
        yield from _texts_within([*part.get("components", ()), *part.get("items", ())])


Part = discord.ui.Item[Any] | Picture | str
"""A part of a layout: a component, or words or a picture, for which a component is made."""


class Layout(discord.ui.LayoutView):
    """A message of components. discord.py keeps none of its controls, as their ids say all that they do.

    Kept views would take more memory than all tables: an ephemeral one stays for fifteen minutes, with a timer.
    """

    def __init__(self, *parts: Part | None) -> None:
        """Lay out some parts, as ``add`` does."""
        super().__init__(timeout=None)
        self.files: list[discord.File] = []
        """What must be uploaded with it: its pictures."""
        self.add(*parts)

    def add(self, *parts: Part | None) -> Self:
        """Add words, pictures as one person sees them, and whatever else there is; None stands for nothing."""
        for part in parts:
            if isinstance(part, Picture):
                self.add_item(picture_or_words(part))
                self.files += uploads(part)
            elif part is not None:
                self.add_item(discord.ui.TextDisplay(part) if isinstance(part, str) else part)
        return self

    @property
    def sent(self) -> dict[str, Any]:
        """The layout as the arguments of a new message."""
        return {"view": self, "files": self.files}

    @property
    def edited(self) -> dict[str, Any]:
        """The layout as the arguments of an edit."""
        return {"view": self, "attachments": self.files}

    def to_components(self) -> list[dict[str, Any]]:
        """Return what is sent, with texts cut to the size that Discord takes."""
        parts: list[dict[str, Any]] = super().to_components()  # type: ignore[no-untyped-call]
        _keep_amounts_whole(parts)
        _shorten_to_fit(parts)
        return parts

    def is_finished(self) -> bool:
        """Keep discord.py from waiting for a press: controls are found by their ids."""
        return True


class Controls(discord.ui.View):
    """Controls below a text, which discord.py does not keep either."""

    def __init__(self, *controls: discord.ui.Item[Any]) -> None:
        super().__init__(timeout=None)
        for control in controls:
            self.add_item(control)

    def is_finished(self) -> bool:
        """Keep discord.py from waiting for a press."""
        return True


def upload(picture: Picture) -> discord.File:
    """Return a picture as an upload."""
    return discord.File(io.BytesIO(picture.png), picture.name, description=picture.alt)


def uploads(*pictures: Picture | None) -> list[discord.File]:
    """Return what must be uploaded with the layout that pictures are part of: nothing for those that are in words."""
    return [upload(picture) for picture in pictures if picture is not None and picture.png]


def gallery(picture: Picture) -> discord.ui.MediaGallery[discord.ui.LayoutView]:
    """Return a picture as part of a layout that is sent with the upload, or that stays with it at an edit."""
    return discord.ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{picture.name}", description=picture.alt))


def picture_or_words(picture: Picture) -> discord.ui.Item[discord.ui.LayoutView]:
    """Return a picture as part of a layout that one person sees: in a gallery, or in words if it was not drawn."""
    return gallery(picture) if picture.png else discord.ui.TextDisplay(picture.alt)


class Button(Control[discord.ui.Button[Any]], template=id_template()):
    """A button."""

    kind = discord.ui.Button
    component_type = discord.ComponentType.button

    @classmethod
    def make(
        cls,
        press: Press,
        label: str,
        *,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        disabled: bool = False,
    ) -> Self:
        """Make a button to send. Raises ValueError if its id could not be read back."""
        button: discord.ui.Button[Any] = discord.ui.Button(
            custom_id=make_id(*press), label=label, style=style, disabled=disabled
        )
        return cls(press, button)


Row = discord.ui.ActionRow[Any]


def in_rows(controls: Sequence[discord.ui.Item[Any]], wide: int = 5) -> list[Row]:
    """Lay controls out in rows of ``wide``, by default as many as Discord takes; no controls make no row."""
    return [Row(*controls[start : start + wide]) for start in range(0, len(controls), wide)]


class Menu(Control[discord.ui.Select[Any]], template=id_template()):
    """A menu."""

    kind = discord.ui.Select
    component_type = discord.ComponentType.string_select

    @classmethod
    def make(
        cls, press: Press, options: list[discord.SelectOption], hint: str, *, bounds: tuple[int, int] = (1, 1)
    ) -> Self:
        """Make a menu to send. Raises ValueError if its id could not be read back."""
        menu: discord.ui.Select[Any] = discord.ui.Select(
            custom_id=make_id(*press), options=options, placeholder=hint, min_values=bounds[0], max_values=bounds[1]
        )
        return cls(press, menu)

    @classmethod
    def choice(cls, press: Press, options: list[discord.SelectOption], hint: str) -> Row | None:
        """Make a menu in a row of its own, or return None if there is nothing to choose between."""
        return Row(cls.make(press, options, hint)) if len(options) > 1 else None


AnyControl = Control[Any]
"""Any control."""
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


class LobbyButton(Button, template=id_template("join", "leave", "addbot", "unbot", "start")):
    """Join, leave, add or remove an opponent, start."""


YES, NO = discord.ButtonStyle.danger, discord.ButtonStyle.secondary
"""The styles of the two buttons of a question."""


class GameMenu(Menu, template=id_template("newgame")):
    """Choose the game of a new table."""


class LessonButton(Button, template=id_template("learn", "lesson", "first")):
    """List the lessons of a game, or the games that have some; begin a lesson; open a table for a first game."""

    @classmethod
    def to(
        cls, verb: str, arg: str, label: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary
    ) -> LessonButton:
        """Make the button that lists lessons (``learn``), begins one (``lesson``) or opens a first game (``first``)."""
        return cls.make(Press(NO_TABLE, 0, verb, arg), label, style=style)


class SeatMenu(Menu, template=id_template("sit")):
    """Take a seat of one's choice at a table for practice."""


class LevelMenu(Menu, template=id_template("level")):
    """Add an opponent of a level of one's choice to a table that has not started."""


class AnswerButton(Button, template=id_template("ready", "absent")):
    """Say whether one will play the next game of a campaign."""

    @classmethod
    def both(cls, table: str, seq: int, texts: Texts) -> tuple[AnswerButton, AnswerButton]:
        """Make the button for playing the next game, and the one for missing it."""
        ready, absent = Press(table, seq, "ready", ""), Press(table, seq, "absent", "")
        return cls.make(ready, texts.say("campaign.ready")), cls.make(absent, texts.say("campaign.absent"))


class CompanyMenu(Menu, template=id_template("company")):
    """Choose the company over which one presides."""


class ConsentButton(Button, template=id_template("agree", "refuse", "withdraw", arg=NUMBER)):
    """Agree to a proposal, refuse it, or withdraw one's own; the argument is the number of the proposal."""


class PublicButton(Button, template=id_template("turn", "open", "do", "ask", "ahead", "hand", "since", "help", "next")):
    """Open one's private panel, here or of the table that has waited longest; play at once; type a move; get help."""


class EndedButton(Button, template=id_template("again", "log", "reopen", "replay", "graphs", "turning")):
    """Open another table of the same people; show the log, replay, graphs or turning points; undo the end."""


class RuleButton(Button, template=id_template("rule", arg=r"[A-Za-z0-9_-]{1,20}")):
    """Read the section of the rulebook by which something was refused; the argument is its name."""

    @classmethod
    def to(cls, section: Section, table: str, seq: int, texts: Texts) -> RuleButton:
        """Make the button that opens a section."""
        label = texts.say("rules.button", title=texts.sentence(section.title, plain=True))
        return cls.make(Press(table, seq, "rule", section.name), shorten(label, LONGEST_LABEL))


class RulesMenu(Menu, template=id_template("rules", "browse", arg=rf"[a-z0-9_]{{1,20}}\.{NUMBER}")):
    """Read a section of a rulebook: ``browse`` in the message of the menu; the argument is the game and the page."""


class PageButton(Button, template=id_template("log_page", "words_page", "page", arg=rf"{NUMBER}(?:\.{NUMBER})?")):
    """Turn the log or the board in words to a page; the argument is its number (for ``page``, from the latest).

    Of a page that is longer than a message it also names the part, from 1; 0 is the last one.
    """


class PageMenu(Menu, template=id_template("log_jump", "words_jump")):
    """Turn the log to a move, or the board in words to a page."""


class BookButton(Button, template=id_template("book", "behind", arg=rf"{NUMBER}\.{NUMBER}")):
    """Turn the chronicle of a campaign, or what was kept secret in it; the argument is the chapter and its page."""


class BookMenu(Menu, template=id_template("book_jump")):
    """Turn the chronicle of a campaign to a chapter."""


class PastButton(Button, template=id_template("past", "past_far", arg=PAST)):
    """Show the board as it was: a move away, or where a round or a turn began; the argument is that position."""


class PastMenu(Menu, template=id_template("past_jump", "past_picture", arg=PAST)):
    """Show the board as it was where a round began, or another picture of it; the argument is what is shown."""


class GraphButton(Button, template=id_template("graph", "graph_words", "graph_csv", "graph_post", arg=GRAPH)):
    """Show a graph as a picture or in words, download it as CSV, or post it in the channel; the argument names it."""


class GraphMenu(Menu, template=id_template("graph_pick", arg="picture|words")):
    """Show another graph, in the way that the argument says."""


class SpanButton(Button, template=id_template("span", arg=SPAN)):
    """Show what changed up to another position, or other lines of it; the argument is what is shown."""


class SpanMenu(Menu, template=id_template("span_by", "span_jump", "span_picture", arg=SPAN)):
    """Choose what one steps through, another span, or another picture; the argument is what was shown before."""


class ReplayButton(Button, template=id_template("replay_post", "replay_again")):
    """Post the replay of a table in the channel, or draw it again in place; then the argument is who sees it."""


class PlayOnButton(Button, template=id_template("play_on", arg=NUMBER)):
    """Play on from a position of a finished game, for practice; the argument is the number of moves before it."""


class PrivateButton(Button, template=id_template(*FORM_VERBS, *TURN_VERBS, *COPY_VERBS)):
    """Take a step in a form, play it or a suggestion; decline, order in advance, answer once for all; undo; ask."""


class NumberButton(Button, template=id_template("number")):
    """Ask for a number out of very many."""


class PrivateMenu(Menu, template=id_template("pick", "many", "list", "whole")):
    """Fill in the next field of a form with an option, a list or several marked options, or all with a listed move."""


class PictureMenu(Menu, template=id_template("look", "show")):
    """Choose another picture: ``look`` changes the message it is in, ``show`` answers with one of its own."""


class SnoozeButton(Button, template=id_template("snooze", arg=rf"{NUMBER}\.{NUMBER}")):
    """Put one's reminder off; the argument is the seat and the seconds."""


class NudgeMenu(Menu, template=id_template("nudge", arg="[0-9]{1,20}")):
    """Choose the table at which somebody is nudged; the argument is the person."""


class TakeOverButton(Button, template=id_template("takeover", arg=NUMBER)):
    """Propose that a built-in opponent plays on; the argument is the seat."""


class GiveSeatMenu(Control[discord.ui.UserSelect[Any]], template=id_template("giveto", arg=NUMBER)):
    """Propose that somebody else takes a seat; the argument is the seat."""

    kind = discord.ui.UserSelect
    component_type = discord.ComponentType.user_select

    @classmethod
    def make(cls, press: Press, placeholder: str) -> Self:
        """Make a menu to send."""
        menu: discord.ui.UserSelect[Any] = discord.ui.UserSelect(custom_id=make_id(*press), placeholder=placeholder)
        return cls(press, menu)


class ForgetButton(Button, template=id_template("forget", "remember")):
    """Delete everything about whoever presses it, or nothing."""


class EraseButton(Button, template=id_template("erase", "spare")):
    """Delete a table for good, or keep it."""


class ConfirmButton(Button, template=id_template("finish", "depart", "stay")):
    """Confirm that the only person at a table stops playing, or not; ``depart`` has the seat and the policy."""
