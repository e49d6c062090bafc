"""What others call to get pictures: which ones a view can give, and drawing one.

Drawing is a pure function: the same view, words and zoom give the same bytes. A view is drawn by the module
``pictures`` of its game, whose package lies in ``rendering`` as that of the rules does in ``engine``.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, cast

import msgspec

from engine.core.registry import every_key, module_of
from engine.core.text import Text
from engine.core.views import View

Words = Callable[[Text], str]
"""Makes the words on a picture; people are asked for as ``Text("player", {"player": Player(seat)})``."""


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


class NoSuchPicture(LookupError):  # noqa: N818 - named by what is wrong
    """Raised when a view cannot give a picture of that kind, or has no such region to zoom on."""


class _Pictures(Protocol):
    """What a game's rendering module offers."""

    def kinds(self, view: View) -> tuple[str, ...]: ...
    def zooms(self, view: View) -> tuple[str, ...]: ...
    def alt(self, view: View, kind: str) -> Versions: ...
    def draw(self, view: View, kind: str, words: Words, zoom: str | None) -> Picture: ...


class _Private(_Pictures, Protocol):
    """What a module offers besides where some of its pictures are not for everybody."""

    def private(self, view: View) -> tuple[str, ...]: ...


class _Telling(_Pictures, Protocol):
    """What a module offers besides where different news want different pictures."""

    def telling(self, view: View, moves: Sequence[str]) -> str: ...


class _PanelPictures(_Pictures, Protocol):
    """What a module offers besides where a move is thought over before another picture than what everybody has."""

    def panel_picture(self, view: View, move: str | None) -> str | None: ...


class _Boards(_Pictures, Protocol):
    """What a module offers besides where there are several printed boards or maps."""

    def boards(self, view: View) -> tuple[str, ...]: ...


class _Closely(_Pictures, Protocol):
    """What a module offers besides where a part of a map is shown larger beside the whole."""

    def closely(self, view: View, moves: Sequence[str]) -> str | None: ...


class _Detailed(_Pictures, Protocol):
    """What a module offers besides where words alone need more than the description of a picture."""

    def details(self, view: View) -> tuple[Text, ...]: ...


class _Reporting(_Pictures, Protocol):
    """What a module offers besides where a message says how a game has ended."""

    def result_lines(self, view: View) -> tuple[Text, ...]: ...


class _InCampaigns(_Pictures, Protocol):
    """What a module offers besides where the game is played in campaigns."""

    def opened(self, view: View) -> str: ...
    def own_summary(self, view: View) -> str: ...


class _Choosing(_Pictures, Protocol):
    """What a module offers besides where a choice is made by the eye."""

    def chooses(self, move: str, field: str, values: Sequence[str] | None) -> bool: ...
    def choice(
        self, view: View, move: str, field: str, chosen: Mapping[str, Any], values: Sequence[str], words: Words
    ) -> Picture: ...


def kinds(view: View) -> tuple[str, ...]:
    """Tell which pictures a view can give, the chief one of the game first: its board or map."""
    return _pictures(view).kinds(view)


def private(view: View) -> tuple[str, ...]:
    """Tell which of the pictures that a view can give show what is its viewer's alone, the most urgent one first."""
    pictures = _pictures(view)
    return cast("_Private", pictures).private(view) if hasattr(pictures, "private") else ()


def telling(view: View, moves: Sequence[str]) -> str:
    """Tell which kind of picture goes best with the news of some moves, given their kinds in order."""
    pictures = _pictures(view)
    if hasattr(pictures, "telling"):
        return cast("_Telling", pictures).telling(view, moves)
    there = pictures.kinds(view)
    return "report" if "report" in there else there[0]


def boards(view: View) -> tuple[str, ...]:
    """Tell which kinds of picture show each printed board or map of the game: once drawn, it is kept."""
    pictures = _pictures(view)
    return cast("_Boards", pictures).boards(view) if hasattr(pictures, "boards") else pictures.kinds(view)[:1]


def closely(view: View, moves: Sequence[str]) -> str | None:
    """Tell which kind of picture shows closely what some moves changed, given their kinds; None: none does.

    It goes as a second picture with the one that ``telling`` names. Drawn of the position that a move would lead to, it
    shows the move before it is made: the tile in its place, the routes of the trains.
    """
    pictures = _pictures(view)
    return cast("_Closely", pictures).closely(view, moves) if hasattr(pictures, "closely") else None


def opened(view: View) -> str | None:
    """Tell which kind of picture shows what a campaign has kept secret until its end; None: none does."""
    pictures = _pictures(view)
    kind = cast("_InCampaigns", pictures).opened(view) if hasattr(pictures, "opened") else None
    return kind if kind in pictures.kinds(view) else None


def own_summary(view: View) -> str | None:
    """Tell which kind of picture shows what the viewer alone may know of a campaign; None: none does."""
    pictures = _pictures(view)
    kind = cast("_InCampaigns", pictures).own_summary(view) if hasattr(pictures, "own_summary") else None
    return kind if kind in pictures.kinds(view) else None


def zooms(view: View) -> tuple[str, ...]:
    """Tell what the chief picture can be zoomed on: regions first, then cities by id."""
    return _pictures(view).zooms(view)


def draw(view: View, kind: str, *, words: Words, zoom: str | None = None) -> Picture:
    """Draw a picture of a kind. Raises NoSuchPicture."""
    pictures = _pictures(view)
    if kind not in pictures.kinds(view):
        raise NoSuchPicture(f"this view gives no {kind}")
    if zoom is not None and zoom not in pictures.zooms(view):
        raise NoSuchPicture(f"there is no {zoom} to zoom on")
    return pictures.draw(view, kind, words, zoom)


def alt(view: View, kind: str, *, words: Words, most: int = LONGEST_ALT) -> Text:
    """Say in words what a picture shows, without drawing it. Raises NoSuchPicture.

    ``most``: in how many characters, where there is so short a version.
    """
    pictures = _pictures(view)
    if kind not in pictures.kinds(view):
        raise NoSuchPicture(f"this view gives no {kind}")
    return fullest(pictures.alt(view, kind), words, most)


def full_alt(view: View, kind: str) -> Text:
    """Say all that a picture shows in words, however many. Raises NoSuchPicture."""
    pictures = _pictures(view)
    if kind not in pictures.kinds(view):
        raise NoSuchPicture(f"this view gives no {kind}")
    return pictures.alt(view, kind)[0]


def details(view: View) -> tuple[Text, ...]:
    """Say what lies on the board, by player or company, for those who see no picture: more than one describes."""
    pictures = _pictures(view)
    return cast("_Detailed", pictures).details(view) if hasattr(pictures, "details") else ()


def result_lines(view: View) -> tuple[Text, ...]:
    """Say how a game has ended: a heading, then a line for each player; nothing where there is no report."""
    pictures = _pictures(view)
    return cast("_Reporting", pictures).result_lines(view) if hasattr(pictures, "result_lines") else ()


def in_lines(report: Text) -> tuple[Text, ...]:
    """Divide the sentence of a final report into its heading and its ``players``, each a text of its own line."""
    rows = report.params["players"]
    assert isinstance(rows, tuple)
    return tuple(Text(f"{each.key}_line", each.params) for each in (report, *rows) if isinstance(each, Text))


def fullest(versions: Versions, words: Words, most: int = LONGEST_ALT) -> Text:
    """Return the first version that is short enough."""
    return next((each for each in versions[:-1] if len(words(each)) <= most), versions[-1])


def panel_picture(view: View, move: str | None) -> str | None:
    """Tell which kind of picture somebody wants to see who is to make a kind of move; None: none helps with it.

    ``move`` None: nothing is being made. Then it is what everybody has, unless the game wants another.
    """
    pictures = _pictures(view)
    if hasattr(pictures, "panel_picture"):
        return cast("_PanelPictures", pictures).panel_picture(view, move)
    return "players" if move is None and "players" in pictures.kinds(view) else None


def chooses(view: View, move: str, field: str, values: Sequence[str] | None = None) -> bool:
    """Tell whether what may stand in a field of a kind of move can be drawn; ``values``: whether just these can be."""
    pictures = _pictures(view)
    return hasattr(pictures, "chooses") and cast("_Choosing", pictures).chooses(move, field, values)


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
    return cast("_Choosing", _pictures(view)).choice(view, move, field, chosen, values, words)


def _pictures(view: View) -> _Pictures:
    tag = str(type(view).__struct_config__.tag)
    if tag not in every_key():
        raise NoSuchPicture(f"nothing draws a {type(view).__name__}")
    module = module_of(tag, "rendering", "pictures")
    try:
        return cast("_Pictures", importlib.import_module(module))
    except ModuleNotFoundError as error:
        if not error.name or not module.startswith(error.name):
            raise  # something else is missing than the module itself
        raise NoSuchPicture(f"nothing draws a {type(view).__name__}: there is no {module}") from None
