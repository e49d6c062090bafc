"""What others call to get pictures: which ones a view can give, and drawing one.

Drawing is a pure function: the same view, words and zoom give the same bytes. A view is drawn by ``PICTURES`` in the
module ``pictures`` of its game, whose package lies in ``rendering`` where that of its rules lies in ``engine``.
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
"""Makes the words on a picture; the name of a player is made of ``Text("player", {"player": Player(seat)})``.

Two that are equal use the same words for everything, so that what was drawn with one need not be drawn with the other.
"""


def enumerated(words: Words, parts: Sequence[str]) -> str:
    """Return names as a list on a picture: "a, b, c", or nothing."""
    return words(text("core.named", name=listed(parts))) if parts else ""


LONGEST_ALT = 1000
"""The most characters in a description: Discord takes 1024, and the catalogue 1000 for a single value in it."""


Versions = tuple[Text, ...]
"""The same description in words, from the fullest version to the shortest."""


class Picture(msgspec.Struct, frozen=True):
    """A finished picture."""

    png: bytes
    alt: Text
    """What it shows in words, for those who cannot see it."""
    name: str
    """A file name, such as ``board.png``, that reveals nothing secret."""


class Subject(msgspec.Struct, frozen=True):
    """Something that can be looked at in words: a city, a hex, a route, a company, a seat."""

    id: str
    """What it is and which, such as ``city/berlin``: at most 100 characters."""
    name: Text
    """What it is called."""
    values: tuple[str, ...] = ()
    """The values that stand for it in the fields of moves; they lead to the moves that concern it."""
    acts: bool = False
    """Whether it has its turn, so that every move is one of its own."""


class NoSuchSubject(LookupError):  # noqa: N818 - named by what is wrong
    """Raised when a view shows nothing with that id that could be looked at."""


class NoSuchPicture(LookupError):  # noqa: N818 - named by what is wrong
    """Raised when a view cannot give a picture of that kind, or has no such region to zoom on."""


V_contra = TypeVar("V_contra", bound=View, contravariant=True)


class GamePictures(ABC, Generic[V_contra]):
    """The pictures of a game: what its module ``pictures`` offers as ``PICTURES``.

    A game implements the abstract methods, and overrides the other methods where it differs.
    """

    sections: Mapping[str, str] = {}
    """The picture that illustrates a section of the rulebook, by the section's name."""

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
        """Draw a part of a picture for a section of the rulebook, at most of ``size`` if it is drawn to fit.

        Raises NoSuchPicture if there is no such part.
        """
        raise NoSuchPicture(f"no part of {kind} is drawn")

    def private(self, view: V_contra) -> tuple[str, ...]:
        """Return which pictures show what only the viewer may see, the most urgent one first."""
        return ()

    def telling(self, view: V_contra, moves: Sequence[str]) -> str:
        """Return which picture goes with the news of some moves: the final report, or else the chief picture."""
        there = self.kinds(view)
        return "report" if "report" in there else there[0]

    def closely(self, view: V_contra, moves: Sequence[str]) -> str | None:
        """Return which picture shows a close-up of what some moves changed, or None if none does."""
        return None

    def further(self, view: V_contra, moves: Sequence[str]) -> tuple[str, ...]:
        """Return which pictures go with the news of some moves besides ``telling`` and ``closely``."""
        return ()

    def of_events(self, view: V_contra, events: Sequence[Text]) -> tuple[str, ...]:
        """Return which pictures go with events that everybody learns of, such as cards that are shown for a moment.

        They may be of kinds that ``kinds`` does not name for the position, but ``gives`` accepts.
        """
        return ()

    def gives(self, view: V_contra, kind: str) -> bool:
        """Return whether a view gives a picture of a kind."""
        return kind in self.kinds(view)

    def compared(self, view: V_contra, before: V_contra) -> View:
        """Return a position with everything marked as new that has changed since an earlier one.

        Both are views of the same seat, or of everybody. If a game marks nothing, the position is returned as it is.
        """
        return view

    def marks(self, view: V_contra, kind: str) -> bool:
        """Return whether a picture of a position that ``compared`` returned marks anything that has changed."""
        return False

    def recalls(self, view: V_contra, kind: str) -> bool:
        """Return whether a picture shows more than the position: something of the course of the game, if given."""
        return False

    def shown(self, view: V_contra, kind: str) -> View:
        """Return a position without what a picture of this kind does not show, so that equal ones are drawn once.

        The picture and its description are the same as those of the full position.
        """
        return view

    def overview(self, view: V_contra) -> str:
        """Return which picture for everybody shows most of what has changed over several turns: the chief one."""
        return self.kinds(view)[0]

    def panel_picture(self, view: V_contra, move: str | None) -> str | None:
        """Return which picture helps with a kind of move, or without one (None) shows what everybody has."""
        return "players" if move is None and "players" in self.kinds(view) else None

    def boards(self, view: V_contra) -> tuple[str, ...]:
        """Return which pictures show each printed board or map: the chief one."""
        return self.kinds(view)[:1]

    @property
    def choosing(self) -> frozenset[str]:
        """The pictures that show a viewer what there is to choose from, and nothing else."""
        return frozenset()

    def composed(self, view: V_contra) -> frozenset[str]:
        """Return which pictures only combine what others show, so that those who read all need no words for these."""
        return frozenset()

    def subjects(self, view: V_contra) -> tuple[Subject, ...]:
        """Return what can be looked at on its own in words, the places of the board first; all of it is public."""
        return ()

    def look(self, view: V_contra, subject: Subject) -> tuple[Text, ...]:
        """Describe a subject: what is there, what leads away from it and who owns that, a line each."""
        return ()

    def result_lines(self, view: V_contra) -> tuple[Text, ...]:
        """Give the final report in lines: a heading, then a line for each player; empty without a report."""
        return in_lines(self.alt(view, "report")[0]) if "report" in self.kinds(view) else ()

    def opened(self, view: V_contra) -> str | None:
        """Return which picture that the view gives shows what a campaign has kept secret, or None if none does."""
        return None

    def own_summary(self, view: V_contra) -> str | None:
        """Return which picture that the view gives shows what the viewer alone may know of a campaign, or None."""
        return None

    def board_alone(self, view: V_contra, last: V_contra) -> Image.Image:
        """Draw the board alone, for a replay: as much of it, and as large, as ``last`` needs.

        Raises NoSuchPicture if the game has no board; such a game names no moves that are ``replayed``.
        """
        raise NoSuchPicture("no board is drawn alone")

    def line_look(self, view: V_contra, line: str) -> Rgb | Seat:
        """Return how a line of a graph looks: in the colour of a company, or in the colour and mark of a player."""
        seat = seat_of(line)
        return NOBODY if seat is None else seat

    def chronicled(self, view: V_contra) -> tuple[str, ...]:
        """Return which pictures stand on the page of a game in the chronicle of its campaign: the chief one."""
        return self.kinds(view)[:1]

    def poster(self, view: V_contra, boards: Sequence[V_contra], words: Words) -> Picture:
        """Draw all games of a campaign that is over on one picture. Raises NoSuchPicture if it has no poster."""
        raise NoSuchPicture("of this campaign no poster is drawn")

    def chooses(self, move: str, field: str, values: Sequence[str] | None) -> bool:
        """Return whether what may stand in a field is drawn, so that ``choice`` can draw it."""
        return False

    def choice(
        self, view: V_contra, move: str, field: str, chosen: Mapping[str, Any], values: Sequence[str], words: Words
    ) -> Picture:
        """Draw what may stand in a field that ``chooses`` accepts. Raises NoSuchPicture if it does not."""
        raise NoSuchPicture(f"the values of {field} are not drawn")

    def reach(self, view: V_contra) -> tuple[str, str] | None:
        """Return the move and its field that choose places on a board too large to be read as a whole, or None.

        A seat is shown the part around what it may choose now: ``choice`` draws it.
        """
        return None

    def choice_in_words(
        self, view: V_contra, move: str, field: str, chosen: Mapping[str, Any], values: Sequence[str]
    ) -> Versions:
        """Say what ``choice`` shows; empty if the options say enough."""
        return ()


def kinds(view: View) -> tuple[str, ...]:
    """Return which pictures a view can give, the chief one of the game first: its board or map."""
    return _pictures(view).kinds(view)


def private(view: View) -> tuple[str, ...]:
    """Return which pictures of a view show what only its viewer may see, the most urgent one first."""
    return _pictures(view).private(view)


def telling(view: View, moves: Sequence[str]) -> str:
    """Return which kind of picture goes best with the news of some moves, given their kinds in order."""
    return _pictures(view).telling(view, moves)


def boards(view: View) -> tuple[str, ...]:
    """Return which kinds of picture show each printed board or map of the game, which is kept once it is drawn."""
    return _pictures(view).boards(view)


def choosing(view: View) -> frozenset[str]:
    """Return which kinds of picture show only what the viewer chooses from, so that they mean nothing afterwards."""
    return _pictures(view).choosing


def composed(view: View) -> frozenset[str]:
    """Return which kinds of picture only combine what others show, for the eye; they need not be read again."""
    return _pictures(view).composed(view)


def closely(view: View, moves: Sequence[str]) -> str | None:
    """Return which kind of picture shows a close-up of what some moves changed, given their kinds, or None.

    It goes as a second picture with the one that ``telling`` names. Drawn of the position that a move would lead to, it
    shows the move before it is made: the tile in its place, the routes of the trains.
    """
    return _pictures(view).closely(view, moves)


def further(view: View, moves: Sequence[str]) -> tuple[str, ...]:
    """Return which further kinds of picture go with the news of some moves, in the same message."""
    return _pictures(view).further(view, moves)


def of_events(view: View, events: Sequence[Text]) -> tuple[str, ...]:
    """Return which kinds of picture go with events that everybody learns of; ``kinds`` need not name them."""
    return _pictures(view).of_events(view, events)


def gives(view: View, kind: str) -> bool:
    """Return whether a view gives a picture of a kind, or of one that ``of_events`` names."""
    return _pictures(view).gives(view, kind)


def compared(view: View, before: View) -> View:
    """Return a position with everything marked as new that has changed since an earlier, unmarked one."""
    return _pictures(view).compared(view, before)


def marks(view: View, kind: str) -> bool:
    """Return whether a picture of a position that ``compared`` returned marks anything that has changed."""
    return _pictures(view).marks(view, kind)


def recalls(view: View, kind: str) -> bool:
    """Return whether a picture of a kind shows something of the course of the game besides the position."""
    return _pictures(view).recalls(view, kind)


def shown(view: View, kind: str) -> View:
    """Return a position without what a picture of this kind does not show; equal ones give the same picture."""
    return _pictures(view).shown(view, kind)


def overview(view: View) -> str:
    """Return which kind of picture for everybody shows most of what has changed over several turns."""
    return _pictures(view).overview(view)


def of_section(view: View, section: str) -> str | None:
    """Return which kind of picture for everybody illustrates a section of the rulebook, or None if none does."""
    game, kind = _pictures(view), _pictures(view).sections.get(section)
    return kind if kind in game.kinds(view) and kind not in game.private(view) else None


def example(views: Sequence[View], kind: str, part: Sequence[str], *, words: Words) -> bytes:
    """Draw a small picture that helps to understand a section of the rulebook, as PNG. Raises NoSuchPicture.

    Args:
        views: a position as everybody sees it, or several, to be shown side by side, such as before and after a move.
        kind: the kind of picture.
        part: the part that is shown, by the names that things have in the game.
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
    """Draw the board alone, for a replay that ends with another view. Raises NoSuchPicture."""
    return _pictures(view).board_alone(view, last)


def line_look(view: View, line: str) -> Rgb | Seat:
    """Return how a line of a graph looks: in the colour of a company, or in the colour and mark of a player."""
    return _pictures(view).line_look(view, line)


def chronicled(view: View) -> tuple[str, ...]:
    """Return which kinds of picture stand on the page of a game in the chronicle of its campaign."""
    return _pictures(view).chronicled(view)


def poster(view: View, boards: Sequence[View], *, words: Words) -> Picture:
    """Draw all games of a campaign that is over on one picture. Raises NoSuchPicture if its game draws none.

    Args:
        view: the campaign once nothing is sealed any more.
        boards: each game as everybody saw it at its end, in order; at least one.
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

    ``most``: the most characters, if there is a version that short.
    """
    pictures = _pictures(view)
    if not pictures.gives(view, kind):
        raise NoSuchPicture(f"this view gives no {kind}")
    return fullest(pictures.alt(view, kind), words, most)


def full_alt(view: View, kind: str) -> Text:
    """Describe everything that a picture shows, in as many words as it takes. Raises NoSuchPicture."""
    pictures = _pictures(view)
    if not pictures.gives(view, kind):
        raise NoSuchPicture(f"this view gives no {kind}")
    return pictures.alt(view, kind)[0]


def details(view: View) -> tuple[Text, ...]:
    """Say what lies on the board, by player or company, for those who see no picture: more than a description does."""
    return _pictures(view).details(view)


def subjects(view: View) -> tuple[Subject, ...]:
    """Return what can be looked at on its own in words; empty if a game has no pictures."""
    try:
        return _pictures(view).subjects(view)
    except NoSuchPicture:
        return ()


def look(view: View, id_: str) -> tuple[Subject, tuple[Text, ...]]:
    """Return a subject by its id and what there is to say about it, a line each. Raises NoSuchSubject."""
    for subject in subjects(view):
        if subject.id == id_:
            return subject, _pictures(view).look(view, subject)
    raise NoSuchSubject(f"there is no {id_} to look at")


def result_lines(view: View) -> tuple[Text, ...]:
    """Say how a game has ended: a heading, then a line for each player; empty if there is no report."""
    return _pictures(view).result_lines(view)


def in_lines(report: Text) -> tuple[Text, ...]:
    """Divide the sentence of a final report into its heading and its ``players``, each a text for a line of its own."""
    rows = report.params["players"]
    assert isinstance(rows, tuple)
    # A shorter version of each of these, for one line.
    return tuple(Text(f"{each.key}_line", each.params) for each in (report, *rows) if isinstance(each, Text))


def fullest(versions: Versions, words: Words, most: int = LONGEST_ALT) -> Text:
    """Return the first version that is short enough, or the last one."""
    return next((each for each in versions[:-1] if len(words(each)) <= most), versions[-1])


def panel_picture(view: View, move: str | None) -> str | None:
    """Return which kind of picture helps somebody who is to make a kind of move, or None if none does.

    ``move`` is None if no move is being made: then the picture shows what everybody has, unless the game has another.
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
    """Return the move and the field for which ``choice`` draws the part of the board around all options, or None."""
    return _pictures(view).reach(view)


def choice_in_words(view: View, move: str, field: str, *, chosen: Mapping[str, Any], values: Sequence[str]) -> Versions:
    """Say what ``choice`` draws to those who have no pictures; empty if the options say enough."""
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
            raise  # something other than the module itself is missing
        raise NoSuchPicture(f"nothing draws a {type(view).__name__}: there is no {module}") from None
    return pictures
