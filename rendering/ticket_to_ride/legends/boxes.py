"""Boxes: their lids while they are closed, and what comes out of a box, or with a year of the story.

Lengths are in pixels, unless another unit is named.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.core.text import Text, text
from engine.ticket_to_ride.legends.ending import WHERE, lid
from engine.ticket_to_ride.legends.pack_files import pack
from engine.ticket_to_ride.legends.teaching import rule_text
from engine.ticket_to_ride.legends.texts import board_motto, board_text, event_rule, event_text, story_title
from engine.ticket_to_ride.legends.view import LegendsView
from rendering.api import Words
from rendering.badges import Box
from rendering.canvas import Pen, put, sprite, wrapped, write
from rendering.fonts import BOLD, CITY, SEA, TEXT
from rendering.marks import Painter, disc, locomotive, station_icon, ticket_icon, wagon_icon
from rendering.palette import CARDS, FELT, GOLD, INK, PAPER, Rgb, mix
from rendering.ticket_to_ride.legends import marks
from rendering.ticket_to_ride.legends.alt import sentences
from rendering.ticket_to_ride.legends.companies import icon
from rendering.ticket_to_ride.legends.paper import CREAM, LINE, NEWSPRINT, SEPIA, lay_sheet, paragraph, rule, tall
from rendering.ticket_to_ride.legends.scenes import paste_scene
from rendering.ticket_to_ride.legends.story import cards_read

_MARGIN = 24
_LID = 350
"""Width of a lid."""
_INSET = 22
_BODY = 27
_TITLE = 36
_COMPASS = 34
_POINTS = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")

WIDTH = 1100
"""Width of the picture of what comes out of a box."""
_HEAD = 240
_SIGN = 34
_CARD = 30
"""Height of the letters of a rule."""
_NEWS = 25
_PAPERS = 3
"""How many events stand side by side."""

_WORTH = {"charter": "ribbon", "bonds": "bond", "stamps": "parcels", "depots": "districts"}
"""What may lie in the vaults once a rule is on, by its name in ``teaching.WORTHS``."""
_FIRST_BOX = "deed"
"""What may lie in the vaults once the first board is open."""


def draw_lids(boards: Sequence[str], words: Words) -> Image.Image:
    """Draw the lids of boxes that may be opened: a name, a direction, a promise, and no more than that (L A12)."""
    columns = 2 if len(boards) in {2, 4} else min(3, len(boards))
    inner = _LID - 2 * _INSET
    # One for each board.
    said = {board: words(Text(f"legends.lid.{board}", {})) for board in boards}
    names = {board: wrapped(words(board_text(board)), CITY, _TITLE, inner) for board in boards}
    high = max(tall(one, SEA, _BODY, inner) for one in said.values())
    title = max(map(len, names.values())) * _TITLE * LINE
    top = _INSET + inner * 0.6
    height = round(top + title + 2 * _COMPASS + high + 66)
    rows = -(-len(boards) // columns)
    size = (columns * (_LID + _MARGIN) + _MARGIN, rows * (height + _MARGIN) + _MARGIN)
    picture = Image.new("RGB", size, FELT)
    for number, board in enumerate(boards):
        row, column = divmod(number, columns)
        x, y = _MARGIN + column * (_LID + _MARGIN), _MARGIN + row * (height + _MARGIN)
        lay_sheet(picture, (x, y, _LID, height), CREAM, SEPIA)
        paste_scene(picture, board, (x + _INSET, y + _INSET), inner)
        pen, below = ImageDraw.Draw(picture), y + top + 16
        for line in names[board]:
            write(pen, (x + _INSET, below + _TITLE * LINE / 2), line, CITY, _TITLE, fill=INK, within=inner)
            below += _TITLE * LINE
        below = y + top + 16 + title + 8
        put(picture, _compass(WHERE[board]), x + _INSET + _COMPASS, below + _COMPASS)
        # One for each direction.
        where = words(Text(f"legends.where.{WHERE[board]}", {}))
        room = inner - 2 * _COMPASS - 12
        write(pen, (x + _INSET + 2 * _COMPASS + 12, below + _COMPASS), where, BOLD, _BODY, fill=SEPIA, within=room)
        paragraph(pen, (x + _INSET, below + 2 * _COMPASS + 14), said[board], SEA, _BODY, inner)
    return picture


def lids_in_words(boards: Sequence[str]) -> tuple[Text, ...]:
    """Say what stands on the lids, and in a shorter version only their names and directions."""
    params = [lid(board).params for board in boards]
    keys = ("rendering.legends.alt.lid", "rendering.legends.alt.lid_named")
    each = (sentences(Text(key, one) for one in params) for key in keys)
    return tuple(each)


def _compass(where: str) -> Image.Image:
    """Return a compass whose needle points in a direction."""
    angle = math.radians(45 * _POINTS.index(where))

    def paint(pen: Pen, k: float) -> None:
        middle, r = (_COMPASS + 2) * k, _COMPASS * k
        disc(pen, middle, middle, r, SEPIA)
        disc(pen, middle, middle, r * 0.88, PAPER)
        for number in range(8):
            a = math.radians(45 * number)
            ends = [(middle + s * r * math.sin(a), middle - s * r * math.cos(a)) for s in (0.7, 0.84)]
            pen.line(ends, SEPIA, max(1, round(2 * k)))

        def at(share: float, across: float) -> tuple[float, float]:
            return middle + share * r * math.sin(angle + across), middle - share * r * math.cos(angle + across)

        side = math.pi / 2
        pen.polygon([at(0.74, 0), at(0.2, side), at(0.2, -side)], (158, 46, 38))
        pen.polygon([at(-0.6, 0), at(0.2, side), at(0.2, -side)], mix(SEPIA, PAPER, 0.45))

    return sprite(2 * _COMPASS + 4, 2 * _COMPASS + 4, 1, paint)


class _Contents(NamedTuple):
    """The new things to show."""

    title: Text
    about: Text
    """A motto below the title."""
    scene: str
    """The name of the scene to draw, or empty if none is drawn."""
    rules: tuple[str, ...]
    worths: tuple[Text, ...]
    """What things are worth that can lie in the vaults from now on."""
    events: tuple[str, ...]
    more: tuple[Text, ...]
    """What else the boxes bring."""


def box_of(view: LegendsView) -> _Contents:
    """Return what was in the box that was opened in this game."""
    frontier = pack().frontiers[view.newest]
    board = board_text(view.newest)
    return _Contents(
        text("rendering.legends.box.title", board=board),
        board_motto(view.newest),
        view.newest,
        (frontier.rule,),
        _worths(view, (frontier.rule,), first=len(view.opened) == 1),
        frontier.events,
        (text("rendering.legends.frontier.counts", cities=frontier.cities, tickets=frontier.tickets),),
    )


def year_of(view: LegendsView) -> _Contents:
    """Return what the cards of the year that have been read have brought."""
    cards = [card for card, back in cards_read(view) if back]
    rules = tuple(rule for card in cards for rule in card.adds.rules)
    changes = [card.adds.now for card in cards]
    named = next((card for card in cards if not card.pause), cards[0]) if cards else None
    more: list[Text] = []
    if "panic" in changes:
        retired = tuple(map(event_text, view.panic))
        more.append(text("rendering.legends.brought.panic", number=pack().figures.rule.panic.retires, events=retired))
    if view.exhibition and "draw_exhibition" in changes:
        city = next(town.name for town in pack().board.cities.values() if town.id == view.exhibition)
        more.append(text("rendering.legends.brought.exhibition", city=city))
    scenes = ["panic"] * ("panic" in changes) + [one for one in ("combine", "exhibition") if one in rules]
    return _Contents(
        text("rendering.legends.brought.title", year=str(view.year)),
        text("rendering.legends.newspaper") if named is None else story_title(named.id),
        scenes[0] if scenes else "",
        rules,
        _worths(view, rules),
        tuple(event for card in cards for event in card.adds.events),
        tuple(more),
    )


def brings(view: LegendsView) -> bool:
    """Return whether the year's cards have brought anything that can be shown."""
    found = year_of(view) if view.story else None
    return found is not None and bool(found.rules or found.events or found.more)


def _worths(view: LegendsView, rules: Sequence[str], *, first: bool = False) -> tuple[Text, ...]:
    wanted = {f"legends.vaults.worth.{_WORTH[one]}" for one in rules if one in _WORTH}
    wanted |= {f"legends.vaults.worth.{_FIRST_BOX}"} if first else set()
    return tuple(one for one in view.worths if one.key in wanted)


def contents_in_words(view: LegendsView, found: _Contents) -> tuple[Text, ...]:
    """Say what comes to light, from the fullest version to the shortest."""
    rules = tuple(rule_text(one, len(view.seats), view.companies) for one in found.rules)
    events = tuple(
        text("rendering.legends.alt.new_event", event=event_text(e), rule=event_rule(e)) for e in found.events
    )
    named = tuple(map(event_text, found.events))
    said = ((*rules, *found.worths, *found.more, *events), (*rules, *found.more, *named), (*found.more, *named))
    return tuple(
        text(
            "rendering.legends.alt.contents",
            title=found.title,
            count=len(parts),
            said=sentences(parts) if parts else "",
        )
        for parts in said
    )


def draw_contents(view: LegendsView, found: _Contents, words: Words) -> Image.Image:
    """Draw what comes to light: rules with the pieces they bring, and the new events as cuttings."""
    room = WIDTH - 2 * _MARGIN
    blocks = [
        (_SIGNS.get(one, locomotive), words(rule_text(one, len(view.seats), view.companies))) for one in found.rules
    ]
    blocks += [(marks.coin, words(one)) for one in found.worths]
    blocks += [(ticket_icon, words(one)) for one in found.more]
    inner = room - 2 * 26 - 2 * _SIGN - 24
    heights = [max(2 * _SIGN + 12, tall(said, TEXT, _CARD, inner)) + 52 for _, said in blocks]
    papers = [found.events[at : at + _PAPERS] for at in range(0, len(found.events), _PAPERS)]
    if len(found.events) == _PAPERS + 1:
        papers = [found.events[:2], found.events[2:]]
    papers_high = [_paper_height(row, words, room) for row in papers]
    head = _HEAD if found.scene else 150
    height = head + sum(heights) + sum(papers_high) + _MARGIN * (len(heights) + len(papers_high) + 1)
    picture = Image.new("RGB", (WIDTH, round(height)), FELT)
    _draw_head(picture, found, words, head)
    y = float(head + _MARGIN / 2)
    for (painter, said), high in zip(blocks, heights, strict=True):
        lay_sheet(picture, (_MARGIN, y, room, high), CREAM, SEPIA)
        put(picture, icon(painter, _SIGN), _MARGIN + 34 + _SIGN, y + high / 2)
        top = y + (high - tall(said, TEXT, _CARD, inner)) / 2
        paragraph(ImageDraw.Draw(picture), (_MARGIN + 26 + 2 * _SIGN + 28, top), said, TEXT, _CARD, inner)
        y += high + _MARGIN
    for row, high in zip(papers, papers_high, strict=True):
        width = (room - (len(row) - 1) * _MARGIN) / len(row)
        for number, event in enumerate(row):
            _draw_paper(picture, event, words, (_MARGIN + number * (width + _MARGIN), y, width, high))
        y += high + _MARGIN
    return picture


def _draw_head(picture: Image.Image, found: _Contents, words: Words, head: int) -> None:
    pen, left = ImageDraw.Draw(picture), _MARGIN
    if found.scene:
        wide = (head - 2 * _MARGIN) / 0.6
        paste_scene(picture, found.scene, (_MARGIN, _MARGIN), wide)
        left += round(wide) + 28
    within = WIDTH - left - _MARGIN
    lines = wrapped(words(found.title), CITY, 48, within)
    about = wrapped(words(found.about), SEA, 32, within)
    y = (head - len(lines) * 60 - len(about) * 42) / 2
    for line in lines:
        write(pen, (left, y + 30), line, CITY, 48, fill=PAPER, within=within)
        y += 60
    for line in about:
        write(pen, (left, y + 21), line, SEA, 32, fill=GOLD, within=within)
        y += 42


def _paper_height(row: Sequence[str], words: Words, room: float) -> float:
    inner = (room - (len(row) - 1) * _MARGIN) / len(row) - 52
    return max(
        tall(words(event_text(event)), CITY, 34, inner) + tall(words(event_rule(event)), TEXT, _NEWS, inner)
        for event in row
    ) + 118  # fmt: skip


def _draw_paper(picture: Image.Image, event: str, words: Words, box: Box) -> None:
    x, y, width, _ = box
    lay_sheet(picture, box, NEWSPRINT, INK)
    pen, inner = ImageDraw.Draw(picture), width - 52
    # One for each kind of event.
    kind = words(text(f"rendering.legends.{pack().events[event].kind}"))
    write(pen, (x + 26, y + 38), kind, BOLD, _NEWS, fill=mix(INK, (158, 46, 38), 0.6), within=inner)
    rule(pen, x + 26, y + 58, inner, INK)
    top = y + 74
    top += paragraph(pen, (x + 26, top), words(event_text(event)), CITY, 34, inner) + 8
    paragraph(pen, (x + 26, top), words(event_rule(event)), TEXT, _NEWS, inner)


def _stickers(pen: Pen, x: float, y: float, r: float, fill: Rgb) -> None:
    """Paint stickers of three colours."""
    for (dx, dy), colour in zip(((-0.5, 0.4), (0.5, 0.4), (0, -0.46)), ("red", "blue", "yellow"), strict=True):
        disc(pen, x + dx * r, y + dy * r, 0.5 * r, fill)
        disc(pen, x + dx * r, y + dy * r, 0.4 * r, CARDS[colour])


def _ribbon(pen: Pen, x: float, y: float, r: float, fill: Rgb) -> None:
    """Paint a ribbon of honour."""
    for side in (-1, 1):
        pen.polygon([(x + side * dx * r, y + dy * r) for dx, dy in ((0, 0), (0.5, 1), (0.2, 0.86), (0, 1.0))], fill)
    disc(pen, x, y - 0.3 * r, 0.66 * r, fill)
    disc(pen, x, y - 0.3 * r, 0.36 * r, PAPER)


_SIGNS: dict[str, Painter] = {
    "steamer": marks.steamer,
    "survey": _stickers,
    "herds": marks.herd,
    "coal": marks.coal,
    "well": marks.skull,
    "dig": marks.pick,
    "trestle": marks.trestle,
    "charter": _ribbon,
    "stamps": marks.postcard,
    "opening": marks.parcel,
    "depots": station_icon,
    "combine": wagon_icon,
    "bonds": marks.bond,
    "express": ticket_icon,
    "exhibition": marks.exhibition,
}
"""The piece that a rule brings."""
