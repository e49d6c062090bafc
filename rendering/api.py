"""What others call to get pictures: which ones a view can give, and drawing one.

Drawing is a pure function: the same view, words and zoom give the same bytes. A view is drawn by ``PICTURES`` in the
module ``pictures`` of its game, whose package lies in ``rendering`` as that of the rules does in ``engine``.
"""

from __future__ import annotations

import importlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec
from PIL import Image

from engine.core.graphs import seat_of
from engine.core.registry import every_key, module_of
from engine.core.seat import Seat
from engine.core.text import Text, listed, text
from engine.core.views import View
from rendering.canvas import png
from rendering.palette import NOBODY, Rgb
from rendering.small import Size, side_by_side, size_of_each

Words = Callable[[Text], str]
"""Makes the words on a picture; people are asked for as ``Text("player", {"player": Player(seat)})``.

Two that are equal say everything alike: what was drawn with one need not be drawn with the other.
"""


def enumerated(words: Words, parts: Sequence[str]) -> str:
    """Return names as a list on a picture: "a, b, c", or nothing."""
    return words(text("core.named", name=listed(parts))) if parts else ""


LONGEST_ALT = 1000
"""Characters in which a picture is said: Discord takes 1024, and a catalogue 1000 for the longest list within."""


Versions = tuple[Text, ...]
"""The same in words from the fullest version to the shortest."""


class Picture(msgspec.Struct, frozen=True):
    """A finished picture."""

    png: bytes
    alt: Text
    """The same in words, for those who cannot see it."""
    name: str
    """A file name, such as ``board.png``, that tells nothing secret."""


class Subject(msgspec.Struct, frozen=True):
    """Something that can be looked at in words: a city, a hex, a route, a company, a seat."""

    id: str
    """What it is and which, such as ``city/berlin``: at most 100 characters."""
    name: Text
    """What it is called."""
    values: tuple[str, ...] = ()
    """What stands for it in the fields of moves, so that what may be done there is found."""
    acts: bool = False
    """Whether it has its turn, so that each move is one of its own."""


class NoSuchSubject(LookupError):  # noqa: N818 - named by what is wrong
    """Raised when a view shows nothing of that id that could be looked at."""


class NoSuchPicture(LookupError):  # noqa: N818 - named by what is wrong
    """Raised when a view cannot give a picture of that kind, or has no such region to zoom on."""


V_contra = TypeVar("V_contra", bound=View, contravariant=True)


class GamePictures(ABC, Generic[V_contra]):
    """The pictures of a game: what its module ``pictures`` offers as ``PICTURES``.

    A game gives what stands here without a body, and of the rest what it does otherwise than others.
    """

    sections: Mapping[str, str] = {}
    """Which picture shows what a section of the rulebook tells, by the section's name."""

    @abstractmethod
    def kinds(self, view: V_contra) -> tuple[str, ...]:
        """Return which pictures a view can give, the chief one first."""

    @abstractmethod
    def zooms(self, view: V_contra) -> tuple[str, ...]:
        """Return what the chief picture can be zoomed on."""

    @abstractmethod
    def alt(self, view: V_contra, kind: str) -> Versions:
        """Say in words what a picture shows, from the fullest version to the shortest."""

    @abstractmethod
    def details(self, view: V_contra) -> tuple[Text, ...]:
        """Say what lies on the board to those for whom the description of a picture is too little."""

    @abstractmethod
    def draw(self, view: V_contra, kind: str, words: Words, zoom: str | None) -> Picture:
        """Draw a picture of a kind that the view gives."""

    def example(self, view: V_contra, kind: str, part: Sequence[str], words: Words, size: Size) -> Image.Image:
        """Draw a part of a picture for a section of the rulebook: at most of such a size, if it is drawn for that.

        Raises NoSuchPicture: there is no such part.
        """
        raise NoSuchPicture(f"no part of {kind} is drawn")

    def private(self, view: V_contra) -> tuple[str, ...]:
        """Return which pictures show what is the viewer's alone, the most urgent one first."""
        return ()

    def telling(self, view: V_contra, moves: Sequence[str]) -> str:
        """Return which picture goes with the news of some moves: the final report, or else the chief picture."""
        there = self.kinds(view)
        return "report" if "report" in there else there[0]

    def closely(self, view: V_contra, moves: Sequence[str]) -> str | None:
        """Return which picture shows closely what some moves changed, or None if none does."""
        return None

    def further(self, view: V_contra, moves: Sequence[str]) -> tuple[str, ...]:
        """Return which pictures go with the news of some moves besides ``telling`` and ``closely``."""
        return ()

    def of_events(self, view: V_contra, events: Sequence[Text]) -> tuple[str, ...]:
        """Return which pictures go with events that everybody learns of, such as cards that are shown for a moment.

        They may be of kinds that the position alone does not give, and ``gives`` knows.
        """
        return ()

    def gives(self, view: V_contra, kind: str) -> bool:
        """Return whether a view gives a picture of a kind."""
        return kind in self.kinds(view)

    def compared(self, view: V_contra, before: V_contra) -> View:
        """Return a position in which all is marked as new that has changed since an earlier one, as pictures show it.

        Both are views of the same seat, or of everybody. Where a game marks nothing, it is the position as it is.
        """
        return view

    def marks(self, view: V_contra, kind: str) -> bool:
        """Return whether a picture of a position that ``compared`` returned marks anything that has changed."""
        return False

    def recalls(self, view: V_contra, kind: str) -> bool:
        """Return whether a picture shows something of the course of the game, if given it, besides the position."""
        return False

    def shown(self, view: V_contra, kind: str) -> View:
        """Return a position without what a picture of a kind does not show: of equal ones it is drawn once.

        What is drawn of it, and said, is what would be drawn and said of the position as it is.
        """
        return view

    def overview(self, view: V_contra) -> str:
        """Return which picture for everybody shows most of what has changed over several turns: the chief one."""
        return self.kinds(view)[0]

    def panel_picture(self, view: V_contra, move: str | None) -> str | None:
        """Return which picture helps with a kind of move; ``move`` None: what everybody has, where nothing is made."""
        return "players" if move is None and "players" in self.kinds(view) else None

    def boards(self, view: V_contra) -> tuple[str, ...]:
        """Return which pictures show each printed board or map: the chief one."""
        return self.kinds(view)[:1]

    @property
    def choosing(self) -> frozenset[str]:
        """The pictures that show a viewer what there is to choose from, and nothing else."""
        return frozenset()

    def composed(self, view: V_contra) -> frozenset[str]:
        """Return which pictures show only what others show too: whoever reads them all needs no words for these."""
        return frozenset()

    def subjects(self, view: V_contra) -> tuple[Subject, ...]:
        """Return what can be looked at by itself in words, the places of the board first; everybody may know of it."""
        return ()

    def look(self, view: V_contra, subject: Subject) -> tuple[Text, ...]:
        """Say of a subject what is there, what leads away from it and whose that is, a line each."""
        return ()

    def result_lines(self, view: V_contra) -> tuple[Text, ...]:
        """Say the final report in lines: a heading, then a line for each player; nothing where there is none."""
        return in_lines(self.alt(view, "report")[0]) if "report" in self.kinds(view) else ()

    def opened(self, view: V_contra) -> str | None:
        """Return which picture that the view gives shows what a campaign has kept secret, or None if none does."""
        return None

    def own_summary(self, view: V_contra) -> str | None:
        """Return which picture that the view gives shows what the viewer alone may know of a campaign, or None."""
        return None

    def board_alone(self, view: V_contra, last: V_contra) -> Image.Image:
        """Draw the board with nothing beside it, for a replay: as much of it, and as large, as ``last`` needs.

        Raises NoSuchPicture: the game has no board, and so names no moves that are ``replayed``.
        """
        raise NoSuchPicture("no board is drawn alone")

    def line_look(self, view: V_contra, line: str) -> Rgb | Seat:
        """Return how a line of a graph looks: in the colour of a company, or in colour and mark as a player's."""
        seat = seat_of(line)
        return NOBODY if seat is None else seat

    def chronicled(self, view: V_contra) -> tuple[str, ...]:
        """Return which pictures stand on the page of a game in the chronicle of its campaign: the chief one."""
        return self.kinds(view)[:1]

    def poster(self, view: V_contra, boards: Sequence[V_contra], words: Words) -> Picture:
        """Draw all games of a campaign that is over on one picture. Raises NoSuchPicture: it has no poster."""
        raise NoSuchPicture("of this campaign no poster is drawn")

    def chooses(self, move: str, field: str, values: Sequence[str] | None) -> bool:
        """Return whether what may stand in a field is drawn, so that ``choice`` can draw it."""
        return False

    def choice(
        self, view: V_contra, move: str, field: str, chosen: Mapping[str, Any], values: Sequence[str], words: Words
    ) -> Picture:
        """Draw what may stand in a field that ``chooses`` names. Raises NoSuchPicture: it names none."""
        raise NoSuchPicture(f"the values of {field} are not drawn")

    def reach(self, view: V_contra) -> tuple[str, str] | None:
        """Return by which move and field of it places are chosen on a board too large to be read as a whole, or None.

        A seat is shown the part around what it may choose now: ``choice`` draws it.
        """
        return None

    def choice_in_words(
        self, view: V_contra, move: str, field: str, chosen: Mapping[str, Any], values: Sequence[str]
    ) -> Versions:
        """Say what ``choice`` shows; nothing where what can be chosen says it by itself."""
        return ()


def kinds(view: View) -> tuple[str, ...]:
    """Return which pictures a view can give, the chief one of the game first: its board or map."""
    return _pictures(view).kinds(view)


def private(view: View) -> tuple[str, ...]:
    """Return which of the pictures that a view can give show what is its viewer's alone, the most urgent one first."""
    return _pictures(view).private(view)


def telling(view: View, moves: Sequence[str]) -> str:
    """Return which kind of picture goes best with the news of some moves, given their kinds in order."""
    return _pictures(view).telling(view, moves)


def boards(view: View) -> tuple[str, ...]:
    """Return which kinds of picture show each printed board or map of the game: once drawn, it is kept."""
    return _pictures(view).boards(view)


def choosing(view: View) -> frozenset[str]:
    """Return which kinds of picture show only what the viewer is to choose from: once nobody chooses they are void."""
    return _pictures(view).choosing


def composed(view: View) -> frozenset[str]:
    """Return which kinds of picture show only what others show too: to be seen together, not to be read once more."""
    return _pictures(view).composed(view)


def closely(view: View, moves: Sequence[str]) -> str | None:
    """Return which kind of picture shows closely what some moves changed, given their kinds, or None if none does.

    It goes as a second picture with the one that ``telling`` names. Drawn of the position that a move would lead to, it
    shows the move before it is made: the tile in its place, the routes of the trains.
    """
    return _pictures(view).closely(view, moves)


def further(view: View, moves: Sequence[str]) -> tuple[str, ...]:
    """Return which kinds of picture go with the news of some moves besides those, in the same message."""
    return _pictures(view).further(view, moves)


def of_events(view: View, events: Sequence[Text]) -> tuple[str, ...]:
    """Return which kinds of picture go with events that everybody learns of; ``kinds`` need not name them."""
    return _pictures(view).of_events(view, events)


def gives(view: View, kind: str) -> bool:
    """Return whether a view gives a picture of a kind, or of one that ``of_events`` names."""
    return _pictures(view).gives(view, kind)


def compared(view: View, before: View) -> View:
    """Return a position in which all is marked as new that has changed since an earlier one that was seen as it is."""
    return _pictures(view).compared(view, before)


def marks(view: View, kind: str) -> bool:
    """Return whether a picture of a position that ``compared`` returned marks anything that has changed."""
    return _pictures(view).marks(view, kind)


def recalls(view: View, kind: str) -> bool:
    """Return whether a picture of a kind shows something of the course of the game besides the position."""
    return _pictures(view).recalls(view, kind)


def shown(view: View, kind: str) -> View:
    """Return a position without what a picture of a kind does not show: of equal ones the same picture is drawn."""
    return _pictures(view).shown(view, kind)


def overview(view: View) -> str:
    """Return which kind of picture for everybody shows most of what has changed over several turns."""
    return _pictures(view).overview(view)


def of_section(view: View, section: str) -> str | None:
    """Return which kind of picture for everybody shows what a section of the rulebook tells, or None if none does."""
    game, kind = _pictures(view), _pictures(view).sections.get(section)
    return kind if kind in game.kinds(view) and kind not in game.private(view) else None


def example(views: Sequence[View], kind: str, part: Sequence[str], *, words: Words) -> bytes:
    """Draw small what helps to understand a section of the rulebook, as PNG. Raises NoSuchPicture.

    Args:
        views: a position as everybody sees it, or several, to be shown side by side, such as before and after a move.
        kind: the kind of picture.
        part: what of it is shown, by the names that things have in the game.
        words: makes the words on it.

    """
    pictures, size = _pictures(views[0]), size_of_each(len(views))
    return png(side_by_side([pictures.example(view, kind, part, words, size) for view in views]))


def opened(view: View) -> str | None:
    """Return which kind of picture shows what a campaign has kept secret until its end, or None if none does."""
    return _pictures(view).opened(view)


def own_summary(view: View) -> str | None:
    """Return which kind of picture shows what the viewer alone may know of a campaign, or None if none does."""
    return _pictures(view).own_summary(view)


def board_alone(view: View, last: View) -> Image.Image:
    """Draw the board with nothing beside it, for a replay that ends with another view. Raises NoSuchPicture."""
    return _pictures(view).board_alone(view, last)


def line_look(view: View, line: str) -> Rgb | Seat:
    """Return how a line of a graph looks: in the colour of a company, or in colour and mark as that of a player."""
    return _pictures(view).line_look(view, line)


def chronicled(view: View) -> tuple[str, ...]:
    """Return which kinds of picture stand on the page of a game in the chronicle of its campaign."""
    return _pictures(view).chronicled(view)


def poster(view: View, boards: Sequence[View], *, words: Words) -> Picture:
    """Draw all games of a campaign that is over on one picture. Raises NoSuchPicture: its game draws none.

    Args:
        view: the campaign with nothing sealed any more.
        boards: each game as everybody could see it in the end, in order; at least one.
        words: makes the words on it.

    """
    return _pictures(view).poster(view, boards, words)


def zooms(view: View) -> tuple[str, ...]:
    """Return what the chief picture can be zoomed on: regions first, then cities by id."""
    return _pictures(view).zooms(view)


def draw(view: View, kind: str, *, words: Words, zoom: str | None = None) -> Picture:
    """Draw a picture of a kind. Raises NoSuchPicture."""
    pictures = _pictures(view)
    if not pictures.gives(view, kind):
        raise NoSuchPicture(f"this view gives no {kind}")
    if zoom is not None and zoom not in pictures.zooms(view):
        raise NoSuchPicture(f"there is no {zoom} to zoom on")
    return pictures.draw(view, kind, words, zoom)


def alt(view: View, kind: str, *, words: Words, most: int = LONGEST_ALT) -> Text:
    """Say in words what a picture shows, without drawing it. Raises NoSuchPicture.

    ``most``: in how many characters, where there is so short a version.
    """
    pictures = _pictures(view)
    if not pictures.gives(view, kind):
        raise NoSuchPicture(f"this view gives no {kind}")
    return fullest(pictures.alt(view, kind), words, most)


def full_alt(view: View, kind: str) -> Text:
    """Say all that a picture shows in words, however many. Raises NoSuchPicture."""
    pictures = _pictures(view)
    if not pictures.gives(view, kind):
        raise NoSuchPicture(f"this view gives no {kind}")
    return pictures.alt(view, kind)[0]


def details(view: View) -> tuple[Text, ...]:
    """Say what lies on the board, by player or company, for those who see no picture: more than one describes."""
    return _pictures(view).details(view)


def subjects(view: View) -> tuple[Subject, ...]:
    """Return what can be looked at by itself in words; nothing where a game has no pictures to be described."""
    try:
        return _pictures(view).subjects(view)
    except NoSuchPicture:
        return ()


def look(view: View, id_: str) -> tuple[Subject, tuple[Text, ...]]:
    """Return a subject by its id with what is to be said of it, a line each. Raises NoSuchSubject."""
    for subject in subjects(view):
        if subject.id == id_:
            return subject, _pictures(view).look(view, subject)
    raise NoSuchSubject(f"there is no {id_} to look at")


def result_lines(view: View) -> tuple[Text, ...]:
    """Say how a game has ended: a heading, then a line for each player; nothing where there is no report."""
    return _pictures(view).result_lines(view)


def in_lines(report: Text) -> tuple[Text, ...]:
    """Divide the sentence of a final report into its heading and its ``players``, each a text of its own line."""
    rows = report.params["players"]
    assert isinstance(rows, tuple)
    # A shorter version of each of these, for one line.
    return tuple(Text(f"{each.key}_line", each.params) for each in (report, *rows) if isinstance(each, Text))


def fullest(versions: Versions, words: Words, most: int = LONGEST_ALT) -> Text:
    """Return the first version that is short enough."""
    return next((each for each in versions[:-1] if len(words(each)) <= most), versions[-1])


def panel_picture(view: View, move: str | None) -> str | None:
    """Return which kind of picture somebody wants to see who is to make a kind of move, or None if none helps with it.

    ``move`` None: nothing is being made. Then it is what everybody has, unless the game wants another.
    """
    return _pictures(view).panel_picture(view, move)


def chooses(view: View, move: str, field: str, values: Sequence[str] | None = None) -> bool:
    """Return whether the options of a field of a kind of move can be drawn; ``values``: whether just these can be."""
    return _pictures(view).chooses(move, field, values)


def choice(
    view: View, move: str, field: str, *, chosen: Mapping[str, Any], values: Sequence[str], words: Words
) -> Picture:
    """Draw what may stand in a field that ``chooses`` names, side by side and each under its value.

    Args:
        view: the position.
        move: the kind of move that is being filled in.
        field: the field to be chosen (``rotation``).
        chosen: the fields filled in before it.
        values: what may stand there.
        words: makes the words on it.

    """
    return _pictures(view).choice(view, move, field, chosen, values, words)


def reach(view: View) -> tuple[str, str] | None:
    """Return the move and the field of which ``choice`` draws the part of the board around all options, or None."""
    return _pictures(view).reach(view)


def choice_in_words(view: View, move: str, field: str, *, chosen: Mapping[str, Any], values: Sequence[str]) -> Versions:
    """Say what ``choice`` draws to those who have no pictures; nothing where what can be chosen says it by itself."""
    return _pictures(view).choice_in_words(view, move, field, chosen, values)


def _pictures(view: View) -> GamePictures[Any]:
    tag = str(type(view).__struct_config__.tag)
    if tag not in every_key():
        raise NoSuchPicture(f"nothing draws a {type(view).__name__}")
    module = module_of(tag, "rendering", "pictures")
    try:
        pictures: GamePictures[Any] = importlib.import_module(module).PICTURES
    except ModuleNotFoundError as error:
        if not error.name or not module.startswith(error.name):
            raise  # something else is missing than the module itself
        raise NoSuchPicture(f"nothing draws a {type(view).__name__}: there is no {module}") from None
    return pictures
