"""Pictures for messages, drawn in processes of their own, with their alt texts; and the same in pages of words."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import itertools
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Hashable, Sequence
from typing import NamedTuple

import discord
import msgspec
from cachetools import LRUCache

from bot.drawing_pool import (
    LONGEST_ALT,
    Choosing,
    Drawing,
    DrawingPool,
    ExamplePart,
    Picture,
    Replay,
    ReplayScene,
    Superseded,
)
from bot.faults import traced
from bot.forms import Code, OpenForm, open_form
from bot.messages.controls import Layout, PictureMenu, Press, Row
from bot.messages.people import Names, opponent_name, waited_lines
from bot.messages.wording import named
from bot.metrics import Metrics
from bot.service import Refusal, Snapshot, TableGraph, TableReplay
from bot.service.looking_back import Scene
from bot.texts import SeatNames, Texts, harmless, shorten, texts_for
from engine.core.assistance import Section
from engine.core.errors import IllegalMove
from engine.core.lessons import Example
from engine.core.match import Match
from engine.core.moves import Chain, Choice
from engine.core.registry import find
from engine.core.seat import Seat
from engine.core.text import Player, Text, text
from engine.core.views import View, game_of
from rendering import api
from rendering.replay import FRAME, READ, Frame
from storage.records import Holder, Table

log = logging.getLogger(__name__)


PAIRS = "lay"
"""Pictures use this in place of a field's name if the last two fields of a move are chosen together, as ``57/0``."""

LONGEST_CHOICE = 1500
"""Characters in which the options are described to somebody who wants no pictures."""

KEPT = 96
"""Pictures kept in memory, so that paging through a form does not draw a hand again."""

ALIKE = 20_000_000
"""Bytes of pictures in memory that stay the same when the table moves on, such as an unchanged hand."""

BoardsOf = Callable[[Table], Awaitable[tuple[View, ...]]]
"""Reads the boards of all games of the campaign of a table."""

_pool = DrawingPool()


class Pictures:
    """Draws the pictures of tables and keeps the latest."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._kept = LRUCache[Hashable, Picture](KEPT)
        self._alike = LRUCache[Hashable, Picture](ALIKE, getsizeof=lambda picture: len(picture.png))
        """Pictures by their table, their seat and what they show, which may be wanted again."""
        self._begun: dict[Hashable, asyncio.Task[Picture]] = {}
        self._wanted: Counter[asyncio.Task[Picture]] = Counter()
        """How many wait for each picture that is being drawn."""

    async def news(self, snapshot: Snapshot, kind: str, texts: Texts, names: SeatNames) -> Picture | None:
        """Return a picture of what is new at a table, as ``of`` does. Raises Superseded if it is out of date."""
        if not kinds(snapshot) or not api.gives(snapshot.view, kind):
            return None
        table = snapshot.table
        return await self._kept_or_drawn(
            snapshot, Drawing(snapshot.view, kind, texts.language, tuple(names), table=table.id, seq=table.seq)
        )

    def skip(self, table: Table) -> None:
        """Drop the pictures of earlier positions of a table that wait to be drawn."""
        _pool.skip(table.id, table.seq)

    async def of(
        self, snapshot: Snapshot, kind: str, texts: Texts, names: SeatNames, *, zoom: str | None = None
    ) -> Picture | None:
        """Return a picture of a table as somebody may see it.

        Returns:
            The picture, or None if its game has none of that kind or drawing failed: words are better than nothing.

        Raises:
            api.NoSuchPicture: there is no such part to zoom in on.

        """
        if kind not in kinds(snapshot):
            return None
        return await self._kept_or_drawn(snapshot, Drawing(snapshot.view, kind, texts.language, tuple(names), zoom))

    async def opened(self, view: View, texts: Texts, names: SeatNames) -> Picture | None:
        """Return the picture of what a campaign kept secret until its end, or None if its game draws none."""
        return await self._apart(view, api.opened(view) if _kinds(view) else None, texts, names)

    async def own_summary(self, view: View, texts: Texts, names: SeatNames) -> Picture | None:
        """Return the picture of what only the viewer may know of a campaign, or None if its game draws none."""
        return await self._apart(view, api.own_summary(view) if _kinds(view) else None, texts, names)

    async def graph(self, shown: TableGraph, texts: Texts, names: SeatNames) -> Picture | None:
        """Return a graph of a table, or None if there is nothing to draw or drawing failed."""
        graph, table = shown.graph, shown.table
        if graph is None or not _kinds(shown.view):
            return None
        drawing = Drawing(shown.view, graph.name, texts.language, tuple(names), graph=(shown.kind.title, graph))
        key = ("graph", table.id, table.seq, len(shown.offered), *drawing[1:4])
        return await self._keep(key, drawing, table.id)

    async def replay(self, shown: TableReplay, texts: Texts, names: Sequence[SeatNames]) -> Picture | None:
        """Return the replay of a table as an animation, or None if drawing failed.

        ``names``: who sat at the table of each scene.
        """
        table, own = shown.table, texts.of(shown.table.game)
        scenes = [
            ReplayScene(Frame(scene.view, replay_heading(scene), scene.figures, pause), tuple(seated))
            for scene, seated, pause in zip(shown.scenes, names, _pauses(shown.scenes), strict=True)
        ]
        alt = shorten(own.sentence(replay_words(shown), names[-1], plain=True), LONGEST_ALT)
        key = ("replay", table.id, table.seq, table.phase, texts.language, tuple(scene.names for scene in scenes))
        return await self._keep(key, Replay(tuple(scenes), texts.language, alt), table.id)

    async def _apart(self, view: View, kind: str | None, texts: Texts, names: SeatNames) -> Picture | None:
        """Return a picture of a view that is not the present one of a table; it is not kept."""
        if kind is None:
            return None
        try:
            return await self._draw(Drawing(view, kind, texts.language, tuple(names)))
        except Exception as error:  # noqa: BLE001 - words alone are better than silence
            log.error("no %s: %s", kind, traced(error))  # noqa: TRY400 - may quote a hand
            return None

    async def poster(self, last: Table, view: View, boards: BoardsOf, texts: Texts, names: SeatNames) -> Picture | None:
        """Return the poster of a finished campaign, or None if its game draws none or drawing failed.

        Args:
            last: its last game.
            view: the campaign with everything revealed.
            boards: reads the final public view of each of its games, in order.
            texts: the words.
            names: of its presidents, in their order.

        """
        key = (last.id, last.seq, "poster", texts.language, tuple(names))
        try:
            seen = () if key in self._kept else await boards(last)
            return await self._keep(key, Drawing(view, "poster", texts.language, tuple(names), boards=seen), last.id)
        except api.NoSuchPicture:
            return None

    async def example(self, game: str, section: Section, texts: Texts, *, drawn: bool = True) -> Picture | None:
        """Return the small picture of a section of a rulebook, or None if it has none or drawing failed.

        ``drawn``: if false, the picture is only said in words.
        """
        example, key = section.example, ("example", game, section.name, texts.language)
        if example is None:
            return None
        if not drawn:
            return Picture(b"", texts.of(game).sentence(section.shows), "")
        if key in self._kept:
            return self._kept[key]
        before, view = await asyncio.to_thread(_seen_in, game, example)
        names = tuple(opponent_name(Holder(Seat(seat), name=seat), texts) for seat in range(example.players))
        part = ExamplePart(example.part, before if example.compared else None, section.shows)
        return await self._keep(key, Drawing(view, example.picture, texts.language, names, example=part), game)

    async def chief(
        self, snapshot: Snapshot, texts: Texts, names: SeatNames, *, zoom: str | None = None
    ) -> Picture | None:
        """Return the board or map of a table, as ``of`` does."""
        there = kinds(snapshot)
        return await self.of(snapshot, there[0], texts, names, zoom=zoom) if there else None

    async def for_panel(
        self, snapshot: Snapshot, form: OpenForm | None, texts: Texts, names: SeatNames
    ) -> Picture | None:
        """Return the picture that helps with a form, or with the choice between kinds of move; None if none does.

        A lesson has no board in a channel, so it shows the picture that it is about.
        """
        if not kinds(snapshot):
            return None
        lesson = snapshot.lesson
        if lesson is not None and form is None:
            wanted = () if lesson.solution is None else (lesson.solution.kind(),)
            return await self.of(snapshot, api.telling(snapshot.view, wanted), texts, names)
        kind = api.panel_picture(snapshot.view, None if form is None else form.kind.kind())
        return None if kind is None else await self.of(snapshot, kind, texts, names)

    async def choice(self, snapshot: Snapshot, form: OpenForm, texts: Texts, names: SeatNames) -> Picture | None:
        """Return a picture of the options of the next field of a form, or None if words say it as well.

        For a person who wants no pictures the options are described in words, unless they say it themselves.
        """
        choosing = self._choosing(snapshot, form)
        if choosing is None:
            return None
        if not snapshot.pictured:
            return _choice_in_words(snapshot, choosing, texts, names)
        begun = isinstance(form.slot, Chain) and not form.empty
        view = (snapshot.position.so_far(form.kind, form.values) if begun else None) or snapshot.view
        picture = await self._kept_or_drawn(
            snapshot, Drawing(view, str(form.code), texts.language, tuple(names), choosing=choosing)
        )
        options = form.slot.options if isinstance(form.slot, Choice | Chain) else ()
        said = [("" if o.written else o.value, texts.sentence(o.label, names, plain=True)) for o in options]
        return _labelled(picture, said, texts)

    def is_chosen_by_eye(self, snapshot: Snapshot, form: OpenForm) -> bool:
        """Return whether ``choice`` draws a form, without drawing it."""
        return snapshot.pictured and self._choosing(snapshot, form) is not None

    def _choosing(self, snapshot: Snapshot, form: OpenForm) -> Choosing | None:
        slot, move = form.slot, form.kind.kind()
        if not kinds(snapshot):
            return None
        field, values = form.field, tuple(o.value for o in slot.options) if isinstance(slot, Choice | Chain) else ()
        if field is None:
            # A complete form is shown as the last choice that was made from a picture, with what was chosen in it.
            single = [name for name, value in form.values.items() if not isinstance(value, tuple)]
            there = [name for name in single if api.chooses(snapshot.view, move, name)]
            field, values = (there[-1], (str(form.values[there[-1]]),)) if there else (None, ())
        if field is None or not values or not api.chooses(snapshot.view, move, field, values):
            return None
        chosen = {name: form.values[name] for name in itertools.takewhile(field.__ne__, form.values)}
        if isinstance(slot, Chain) and field in form.values:  # what stands in the list already
            chosen[field] = form.values[field]
        return Choosing(move, field, chosen, values)

    async def reach(self, snapshot: Snapshot, form: OpenForm | None, texts: Texts, names: SeatNames) -> Picture | None:
        """Return the part of a large board around everything that the player can choose on it now.

        It goes next to their hand. None if the board is shown whole, something else is being chosen, or the options say
        it as well.
        """
        where = api.reach(snapshot.view) if snapshot.pictured and kinds(snapshot) else None
        if where is None or snapshot.seat not in snapshot.actors:
            return None
        move, field = where
        kind = next((kind for kind in snapshot.kinds if kind.kind() == move), None)
        if kind is None:
            return None
        try:
            opened = form or open_form(snapshot.position, Code(kind.kind()))
        except (IllegalMove, Refusal):
            return None
        if (opened.kind.kind(), opened.field) != where or not isinstance(opened.slot, Choice):
            return None
        choosing = Choosing(move, field, {}, tuple(option.value for option in opened.slot.options))
        drawing = Drawing(snapshot.view, f"reach.{move}", texts.language, tuple(names), choosing=choosing)
        return await self._kept_or_drawn(snapshot, drawing)

    def chosen_together(self, snapshot: Snapshot, form: OpenForm) -> bool:
        """Return whether the last two fields of a form are chosen together: they are few, and drawn side by side."""
        return bool(form.pairs and snapshot.pictured and kinds(snapshot)) and api.chooses(
            snapshot.view, form.kind.kind(), PAIRS
        )

    async def together(self, snapshot: Snapshot, form: OpenForm, texts: Texts, names: SeatNames) -> Picture | None:
        """Return a picture of the pairs of values of the last two fields of a form."""
        choosing = Choosing(form.kind.kind(), PAIRS, dict(form.values), tuple(pair.value for pair in form.pairs))
        picture = await self._kept_or_drawn(
            snapshot, Drawing(snapshot.view, f"{form.code}/", texts.language, tuple(names), choosing=choosing)
        )
        joint = texts.say("form.along")
        labels = [
            (pair.value, joint.join(pair.labels(lambda label: texts.sentence(label, names, plain=True))))
            for pair in form.pairs
        ]
        return _labelled(picture, labels, texts)

    async def after(
        self, snapshot: Snapshot, view: View, form: OpenForm, texts: Texts, names: SeatNames
    ) -> Picture | None:
        """Return the picture that would announce a complete form, drawn of the position after it."""
        if not _kinds(view):
            return None
        moves = [form.kind.kind()]
        kind = api.closely(view, moves) or api.telling(view, moves)
        return await self._kept_or_drawn(snapshot, Drawing(view, kind, texts.language, tuple(names)), str(form.code))

    async def _kept_or_drawn(self, snapshot: Snapshot, drawing: Drawing, move: str = "") -> Picture | None:
        """``move``: the code of the move whose result is drawn."""
        if not snapshot.pictured:
            return _in_words(await _recalled(snapshot, drawing), snapshot.table)
        table, compared = snapshot.table, snapshot.compared_with

        def key(seat: Seat | None, private: int) -> Hashable:
            return (table.id, table.seq, private, table.phase, seat, compared, *drawing[1:5], move)

        own, everybodys = key(snapshot.seat, snapshot.private), key(None, 0)
        # A picture that shows nothing private is the same for everybody: the one drawn for everybody is used here too.
        # The reverse is never done, so that nobody can see a picture that was drawn from another person's view.
        if snapshot.seat is not None and drawing.view is snapshot.view and drawing.kind in public(snapshot):
            if everybodys in self._begun:
                with contextlib.suppress(Exception):  # whoever began it logs the fault; here it is drawn again
                    return await self._shared(everybodys, drawing)
            if everybodys in self._kept:
                return await self._keep(everybodys, drawing, table.id)
        if drawing.choosing is not None:
            return await self._keep(own, drawing, table.id)
        if own not in self._kept:
            drawing = await _recalled(snapshot, drawing)
        shown = api.shown(drawing.view, drawing.kind)
        if shown is drawing.view:
            return await self._keep(own, drawing, table.id)
        return await self._drawn_before(own, drawing._replace(view=shown), table.id, snapshot.seat)

    async def _drawn_before(self, key: Hashable, drawing: Drawing, of: str, seat: Seat | None) -> Picture | None:
        """Return a picture that stays the same as long as what it shows does; it is drawn once for each seat."""
        seen = hashlib.sha256(msgspec.msgpack.encode(drawing.view)).digest()
        alike = (of, seat, seen, *drawing[1:5])
        if alike in self._alike:
            return self._alike[alike]
        picture = await self._keep(key, drawing, of)
        if picture is not None:
            self._alike[alike] = picture
        return picture

    async def _keep(self, key: Hashable, drawing: Drawing | Replay, of: str) -> Picture | None:
        """Return a picture ``of`` a table or a game, drawing it unless it is there."""
        while key not in self._kept:
            try:
                self._kept[key] = await self._shared(key, drawing)
            except api.NoSuchPicture:
                raise
            except Superseded:
                if drawing.table:
                    raise
                # It was begun as news; here somebody asks for just this position.
            except Exception as error:  # noqa: BLE001 - no fault of drawing may keep a move from being announced
                log.error("no %s of %s: %s", drawing.kind, of, traced(error))  # noqa: TRY400 - may quote a hand
                return None
        return self._kept[key]

    async def _shared(self, key: Hashable, drawing: Drawing | Replay) -> Picture:
        """Draw a picture, or wait for it if it is being drawn already: a move asks for some of its pictures twice.

        A picture that nobody waits for any longer is given up.
        """

        def forget(begun: asyncio.Task[Picture]) -> None:
            if self._begun.get(key) is begun:
                del self._begun[key]

        if key not in self._begun:
            self._begun[key] = asyncio.create_task(self._draw(drawing))
            self._begun[key].add_done_callback(forget)
        begun = self._begun[key]
        self._wanted[begun] += 1
        try:
            return await asyncio.shield(begun)
        finally:
            self._wanted[begun] -= 1
            if not self._wanted[begun]:
                del self._wanted[begun]
                forget(begun)
                begun.cancel()

    async def _draw(self, drawing: Drawing | Replay) -> Picture:
        if isinstance(drawing, Replay):
            return await _pool.animate(drawing)
        begun = time.monotonic()
        picture = await _pool.draw(drawing)
        self._metrics.pictures.labels(game_of(drawing.view)).observe(time.monotonic() - begun)
        return picture


def _seen_in(game: str, example: Example) -> tuple[View, View]:
    """Return the public view of an example, before and after its moves."""
    match = Match.laid_out(find(game), example)
    before = match.view(None)
    for move in example.then:
        match.play(move)
    return before, match.view(None)


async def recalled(snapshot: Snapshot) -> Snapshot:
    """Return a snapshot to which the course of the game is added, as far as pictures show it."""
    view = await asyncio.to_thread(snapshot.position.recalled, snapshot.view)
    return msgspec.structs.replace(snapshot, view=view)


async def _recalled(snapshot: Snapshot, drawing: Drawing) -> Drawing:
    """Add to a drawing what it shows of the course of the game, if anything."""
    if not api.gives(drawing.view, drawing.kind) or not api.recalls(drawing.view, drawing.kind):
        return drawing
    return drawing._replace(view=await asyncio.to_thread(snapshot.position.recalled, drawing.view))


def _in_words(drawing: Drawing, table: Table) -> Picture:
    """Say in words what a picture would show. Raises NoSuchPicture."""
    texts = texts_for(drawing.language).of(table.game)
    said = api.alt(drawing.view, drawing.kind, words=lambda text: texts.sentence(text, drawing.names))
    return Picture(b"", shorten(texts.sentence(said, drawing.names), LONGEST_ALT), drawing.kind)


def _choice_in_words(snapshot: Snapshot, choosing: Choosing, texts: Texts, names: SeatNames) -> Picture | None:
    """Say in words what can be chosen, or return None if the options say it themselves."""
    move, field, chosen, values = choosing
    versions = api.choice_in_words(snapshot.view, move, field, chosen=chosen, values=values)
    if not versions:
        return None
    own = texts.of(snapshot.table.game)
    said = api.fullest(versions, lambda text: own.sentence(text, names), LONGEST_CHOICE)
    return Picture(b"", shorten(own.sentence(said, names), LONGEST_CHOICE), move)


def _labelled(picture: Picture | None, choices: Sequence[tuple[str, str]], texts: Texts) -> Picture | None:
    """Add the labels of the choices to the alt text of their picture, as far as they fit."""
    said = [named(value, label, texts) for value, label in choices if value != label]
    if picture is None or not said:
        return picture
    alt = texts.say("picture.choices", alt=picture.alt, choices=texts.say("form.along").join(said))
    return picture._replace(alt=shorten(alt, LONGEST_ALT))


def _pauses(scenes: Sequence[Scene]) -> list[int]:
    """Return how long each scene of a replay is shown: long enough to read scores, and the board before them."""
    counted = [scene.heading is not None for scene in scenes]
    return [READ if now or then else FRAME for now, then in itertools.zip_longest(counted, counted[1:])]


def replay_heading(scene: Scene) -> Text:
    """Return the heading of a scene of a replay: the round, or the number of moves."""
    if scene.heading is not None:
        said = scene.heading
    elif scene.begins is None:
        said = text("core.replay.move", number=scene.number)
    else:
        # The catalogue has it next to the sentence that the round begins.
        said = Text(f"{scene.begins.key}_name", scene.begins.params)
    return said if scene.table.campaign is None else text("core.replay.game", number=scene.table.number, at=said)


def replay_words(shown: TableReplay) -> Text:
    """Return the alt text of a replay: the number of moves, and how the players stand in the end."""
    last = shown.scenes[-1].figures
    figures = () if last is None else last.lines
    stand = tuple(text("core.replay.stands", name=line.name, value=line.values[-1] or 0) for line in figures)
    if shown.kind is None or not stand:
        return text("core.replay.shows", moves=shown.moves)
    return text("core.replay.shows_figures", moves=shown.moves, what=shown.kind.title, players=stand)


def prepare() -> None:
    """Draw what all boards have in common in every drawing process, so that no table waits for it."""
    _pool.warm()


def stop() -> None:
    """Stop drawing, and end the drawing processes without waiting for them."""
    _pool.stop()


def waiting() -> int:
    """Return how many pictures wait to be drawn."""
    return _pool.waiting


def compared(snapshot: Snapshot, before: View, since: int) -> Snapshot:
    """Return a snapshot in which what has changed since an earlier view, after ``since`` moves, is marked."""
    if not kinds(snapshot):
        return snapshot
    return msgspec.structs.replace(snapshot, view=api.compared(snapshot.view, before), compared_with=since)


def marks(snapshot: Snapshot, kind: str) -> bool:
    """Return whether a picture of a snapshot from ``compared`` marks anything that its reader sees."""
    return snapshot.pictured and bool(kinds(snapshot)) and api.marks(snapshot.view, kind)


def overview(snapshot: Snapshot) -> str:
    """Return the public picture that shows most of what has changed; empty if there are no pictures."""
    return api.overview(snapshot.view) if kinds(snapshot) else ""


def public(snapshot: Snapshot) -> tuple[str, ...]:
    """Return the kinds of picture that show nothing private, the chief one first."""
    there = kinds(snapshot)
    return tuple(kind for kind in there if kind not in api.private(snapshot.view)) if there else ()


def private(snapshot: Snapshot) -> tuple[str, ...]:
    """Return the kinds of picture that show private information, the one to show first in front."""
    return tuple(kind for kind in api.private(snapshot.view) if kind in kinds(snapshot))


def kinds(snapshot: Snapshot) -> tuple[str, ...]:
    """Return which kinds of picture there are of a table as somebody sees it, the chief one first."""
    return tuple(kind for kind in _kinds(snapshot.view) if kind not in _void(snapshot))


def _void(snapshot: Snapshot) -> frozenset[str]:
    """Return the kinds of picture that mean nothing at a table that was ended in the middle of a choice."""
    return api.choosing(snapshot.view) if snapshot.table.phase == "ended" else frozenset()


def _kinds(view: View) -> tuple[str, ...]:
    try:
        return api.kinds(view)
    except api.NoSuchPicture:
        return ()


def chronicled(snapshot: Snapshot) -> tuple[str, ...]:
    """Return the kinds of picture on the page of a game in the chronicle of its campaign."""
    return api.chronicled(snapshot.view) if kinds(snapshot) else ()


def picture_name(texts: Texts, table: Table, kind: str) -> str:
    """Return the name of a picture."""
    key = f"{table.game}.look.{kind}"
    return texts.say(key) if texts.has(key) else kind


async def picture_page(
    snapshot: Snapshot,
    names: Names,
    pictures: Pictures,
    texts: Texts,
    kind: str | None = None,
    *,
    zoom: str | None = None,
) -> Layout:
    """Show a picture, or the board if ``kind`` is None, with who is to move."""
    table, called = snapshot.table, await names.at(snapshot.table, texts)
    if kind is None:
        picture = await pictures.chief(snapshot, texts, called, zoom=zoom)
    else:
        picture = await pictures.of(snapshot, kind, texts, called, zoom=zoom)
    if snapshot.result is not None or table.phase != "live":
        said = texts.say("private_panel.over")
    elif snapshot.seat in snapshot.waited:
        said = texts.say("look.yours")
    else:
        waiting = Text("private_panel.waiting", {"players": tuple(Player(seat) for seat in sorted(snapshot.waited))})
        said = "\n".join((texts.sentence(waiting, called), *waited_lines(texts, snapshot, snapshot.waited, called)))
    heading = texts.say("look.board", title=harmless(table.title), state=said)
    return Layout(heading, picture, picture_menu(snapshot, texts, "look"))


def picture_menu(snapshot: Snapshot, texts: Texts, verb: str) -> Row | None:
    """Make the menu of all pictures, or return None if there is at most one."""
    press = Press(snapshot.table.id, snapshot.table.seq, verb, "")
    return PictureMenu.choice(press, picture_options(snapshot, texts), texts.say("look.others"))


def picture_options(snapshot: Snapshot, texts: Texts, shown: str | None = None) -> list[discord.SelectOption]:
    """Return the public pictures as options of a menu; ``shown``: the kind of the one that is chosen."""
    named = [(picture_name(texts, snapshot.table, kind), kind) for kind in public(snapshot)]
    return [discord.SelectOption(label=name, value=kind, default=kind == shown) for name, kind in named]


LONGEST = 1700
"""Characters of a page; with its heading it fits in one message of words."""


class Page(NamedTuple):
    """A page of words."""

    name: str
    """Its name in a menu."""
    words: str


def pages(snapshot: Snapshot, texts: Texts, names: SeatNames) -> list[Page]:
    """Return what a person may see of a table as pages of words, the chief picture first."""
    there, own, said = kinds(snapshot), texts.of(snapshot.table.game), dict[str, str]()
    for kind in (kind for kind in there if kind not in api.composed(snapshot.view)):
        # A picture that shows a part of another one is said in the same words.
        words = own.sentence(api.full_alt(snapshot.view, kind), names)
        said.setdefault(words, picture_name(texts, snapshot.table, kind))
    shown = [Page(name, texts.say("look.words", name=name, words=words)) for words, name in said.items()]
    details: list[str] = []
    for line in (own.sentence(one, names) for one in (api.details(snapshot.view) if there else ())):
        if details and len(details[-1]) + 1 + len(line) <= LONGEST:
            details[-1] += f"\n{line}"
        else:
            details.append(line)
    return shown + [
        Page(texts.say("look.details", number=number, of=len(details)), words)
        for number, words in enumerate(details, start=1)
    ]


def ending(snapshot: Snapshot, texts: Texts, names: SeatNames) -> str:
    """Say how a game has ended, a line or two for each player; empty if there is no result."""
    if snapshot.result is None or not kinds(snapshot):
        return ""
    own = texts.of(snapshot.table.game)
    return "\n".join(own.sentence(line, names) for line in api.result_lines(snapshot.view))
