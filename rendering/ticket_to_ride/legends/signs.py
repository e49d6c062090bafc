"""What the signs on the panels of the companies and on the map mean: those in play, and no others."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from engine.core.text import Text, text
from engine.ticket_to_ride.legends.pack_files import pack
from engine.ticket_to_ride.legends.view import LegendsView
from rendering.api import Words
from rendering.base_cache import kept
from rendering.canvas import Pen, put, sprite, write
from rendering.fonts import TEXT
from rendering.marks import Painter, card_icon, disc, station_icon, ticket_icon, wagon_icon
from rendering.page import HEADING, MARGIN, WIDTH, page
from rendering.palette import INK, PAPER, mix
from rendering.ticket_to_ride.legends import marks
from rendering.ticket_to_ride.legends.cities import large_ring, place_sign, token
from rendering.ticket_to_ride.legends.layout import drawn_board

_COLUMNS = 2
_ROW = 84
_LETTERS = 32
_RADIUS = 30
"""Radius of the paper that a sign lies on, in pixels; signs of the map are twice as large as on the map."""


def in_play(view: LegendsView) -> tuple[str, ...]:
    """Return the signs that can be seen: others, which nobody has and no rule uses, would reveal what is to come."""
    return tuple(name for name, there in _found(view) if there)


def meanings(view: LegendsView) -> tuple[Text, ...]:
    """Say what the signs in play mean."""
    # One for each sign.
    return tuple(text(f"rendering.legends.sign.{name}") for name in in_play(view))


def draw_signs(view: LegendsView, words: Words) -> Image.Image:
    """Draw each sign in play with its meaning."""
    shown = in_play(view)
    rows, room = -(-len(shown) // _COLUMNS), (WIDTH - 2 * MARGIN) / _COLUMNS
    picture, pen = page(rows * _ROW + MARGIN, words(text("rendering.legends.signs")))
    for number, (name, means) in enumerate(zip(shown, meanings(view), strict=True)):
        row, column = divmod(number, _COLUMNS)
        x, y = MARGIN + column * room + _RADIUS + 6, HEADING + (row + 0.5) * _ROW
        put(picture, _piece(name), x, y)
        write(pen, (x + 2 * _RADIUS - 6, y), words(means), TEXT, _LETTERS, fill=PAPER, within=room - 3 * _RADIUS - 20)
    return picture


def _found(view: LegendsView) -> Iterator[tuple[str, bool]]:
    """Yield every sign and whether it is in play, in the order they are shown."""
    seats, towns = view.seats, [pack().town(city) for city in drawn_board(view.opened, view.seconds).cities]
    for name in ("coin", "train", "card", "ticket"):
        yield name, True
    yield "postcard", any(seat.postcards for seat in seats)
    yield "depot", bool(view.depots)
    yield "coal", any(seat.coal for seat in seats) or "coal" in view.rules
    yield "herd", bool(view.herds) or any(seat.herds for seat in seats)
    yield "nugget", any(seat.nuggets for seat in seats)
    yield "trestle", any(seat.crossed for seat in seats) or "trestle" in view.rules
    yield "bond", any(seat.bond for seat in seats)
    yield "port", any(town.coast for town in towns)
    yield "claim", "dig" in view.rules and any(town.claim and not town.coast for town in towns)
    yield "large", any(town.large for town in towns) or bool(view.large)
    yield "exhibition", bool(view.exhibition)
    yield "steamer", any(seat.steamers for seat in seats)
    yield "pick", "dig" in view.rules
    yield "skull", "well" in view.rules


ON_PANELS: dict[str, Painter] = {
    "coin": marks.coin,
    "train": wagon_icon,
    "card": card_icon,
    "ticket": ticket_icon,
    "postcard": marks.postcard,
    "depot": station_icon,
    "coal": marks.coal,
    "herd": marks.herd,
    "nugget": marks.nugget,
    "trestle": marks.trestle,
    "bond": marks.bond,
    "pick": marks.pick,
    "skull": marks.skull,
}
"""Painters of the signs of panels and of cards."""


@kept
def _piece(name: str) -> Image.Image:
    """Return a sign: one of the map as it is there, one of a panel or a card in ink on paper."""
    if name in {"port", "claim"}:
        return place_sign(name, 2.0)
    if name == "large":
        return large_ring(1.8)
    if name in {"exhibition", "steamer"}:
        return token(name, "", 2.0)
    side = 2 * _RADIUS + 4

    def paint(pen: Pen, k: float) -> None:
        disc(pen, side / 2 * k, side / 2 * k, _RADIUS * k, PAPER)
        ON_PANELS[name](pen, side / 2 * k, side / 2 * k, 0.62 * _RADIUS * k, mix(INK, PAPER, 0.12))

    return sprite(side, side, 1, paint)
