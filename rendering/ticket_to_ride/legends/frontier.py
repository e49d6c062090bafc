"""A frontier is opened: the map before and after, what its board brings, and its rule."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engine.core.text import Text, text
from engine.ticket_to_ride.legends.pack_files import pack
from engine.ticket_to_ride.legends.teaching import rule_text
from engine.ticket_to_ride.legends.view import LegendsView
from rendering.api import Words
from rendering.canvas import Viewport, write
from rendering.fonts import BOLD, CITY, SEA, TEXT
from rendering.palette import FELT, GOLD, INK, PAPER, mix
from rendering.ticket_to_ride.legends.map import Table, base, whole
from rendering.ticket_to_ride.legends.paper import CREAM, SEPIA, lay_sheet, paragraph, rule, tall
from rendering.ticket_to_ride.ornaments import draw_neat_line

WIDTH = 1600
_MARGIN = 24
_HEAD = 160
_HIGHEST = 1260
"""Of the map, in pixels: so high that the names on it can be read."""
_INSET = 500
"""Width of the map as it was before."""
_BODY = 30


def draw_frontier(view: LegendsView, words: Words) -> Image.Image:
    """Draw the map as it is from now on, and below it how it was before and what came out of the box."""
    before = tuple(board for board in view.opened if board != view.newest)
    room = WIDTH - 2 * _MARGIN
    plain = whole(view.opened, room)
    high = min(_HIGHEST, round(plain.height * plain.scale))
    after = _printed(view, view.opened, whole(view.opened, room, high))
    inset = _printed(view, before, whole(view.opened, _INSET))
    said = _said(view, words)
    inner = room - _INSET - _MARGIN - 80
    height = max(inset.height, 120 + round(sum(tall(line, TEXT, _BODY, inner) + 10 for line in said)))
    top = _HEAD + after.height + 60
    picture = Image.new("RGB", (WIDTH, top + height + _MARGIN), FELT)
    pen = ImageDraw.Draw(picture)
    name = words(Text(f"legends.board.{view.newest}", {}))
    title = words(text("rendering.legends.frontier.title", board=name))
    write(pen, (WIDTH / 2, 60), title, CITY, 64, fill=PAPER, anchor="mm", within=WIDTH - 60)
    motto = words(Text(f"legends.board.{view.newest}.text", {}))
    write(pen, (WIDTH / 2, 122), motto, SEA, 36, fill=GOLD, anchor="mm", within=WIDTH - 60)
    picture.paste(after, (_MARGIN, _HEAD))
    was = words(text("rendering.legends.frontier.before", year=str(view.year)))
    write(pen, (_MARGIN, top - 24), was, BOLD, 28, fill=mix(FELT, PAPER, 0.8), within=_INSET)
    picture.paste(inset, (_MARGIN, top))
    x = 2.0 * _MARGIN + _INSET
    lay_sheet(picture, (x, top, room - _INSET - _MARGIN, height), CREAM, SEPIA)
    write(pen, (x + 40, top + 48), _counts(view, words), CITY, 38, fill=INK, within=inner)
    rule(pen, x + 40, top + 80, inner)
    y = top + 98.0
    for line in said:
        y += paragraph(pen, (x + 40, y), line, TEXT, _BODY, inner) + 10
    return picture


def _printed(view: LegendsView, opened: tuple[str, ...], part: Viewport) -> Image.Image:
    """Return the map with these boards and nothing lying on it."""
    seconds = view.seconds if opened == view.opened else ()
    drawn = base(Table(opened, seconds, tuple(sorted(view.large)), view.exhibition), part)
    draw_neat_line(drawn)
    return drawn


def _counts(view: LegendsView, words: Words) -> str:
    frontier = pack().frontiers[view.newest]
    return words(text("rendering.legends.frontier.counts", cities=frontier.cities, tickets=frontier.tickets))


def _said(view: LegendsView, words: Words) -> list[str]:
    """Return what is new: the rule, the cities, the events."""
    frontier = pack().frontiers[view.newest]
    cities = tuple(town.name for town in pack().board.cities.values() if town.piece == view.newest)
    events = tuple(Text(f"legends.event.{event}", {}) for event in frontier.events)
    return [
        words(rule_text(frontier.rule, len(view.seats), len(view.seats))),
        words(text("rendering.legends.frontier.cities", cities=cities)),
        words(text("rendering.legends.frontier.events", events=events)),
    ]
