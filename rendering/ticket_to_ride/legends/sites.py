"""Cities to build in, each with what it is worth by the rules in force: the tracks that end there, nearby depots.

Lengths are in pixels, unless another unit is named.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PIL import Image, ImageDraw

from engine.core.text import Text, text
from engine.ticket_to_ride.legends.pack_files import pack
from engine.ticket_to_ride.legends.teaching import rule_text
from engine.ticket_to_ride.legends.vaults import DISTRICTS
from engine.ticket_to_ride.legends.view import LegendsView
from rendering.api import Words
from rendering.canvas import write
from rendering.fonts import CITY, TEXT
from rendering.palette import FELT, INK, PAPER
from rendering.ticket_to_ride.legends.alt import sentences
from rendering.ticket_to_ride.legends.layout import drawn_board
from rendering.ticket_to_ride.legends.paper import CREAM, SEPIA, lay_sheet, paragraph, tall

_WIDTH = 1100
_MARGIN = 20
_COLUMNS = 2
_ROW, _MORE = 106, 34
"""Height of a city's entry, and of each further line in it."""
_NAME = 32
_BODY = 26
DEPOT = "depot"


def are_cities(values: Sequence[str] | None) -> bool:
    """Return whether all values are cities; even a single one is drawn, as a company may also build nothing."""
    return bool(values) and all(one in pack().board.cities for one in values or ())


def draw_sites(view: LegendsView, what: str, cities: Sequence[str], words: Words) -> Image.Image:
    """Draw the cities in columns, below the rules that make them worth something."""
    rules = [words(rule) for rule in _rules(view, what)]
    room = _WIDTH - 2 * _MARGIN
    head = sum(tall(rule, TEXT, _BODY, room) + 8 for rule in rules) + _MARGIN
    rows = -(-len(cities) // _COLUMNS)
    high = _ROW + (len(_worth(view, what, cities[0])) - 1) * _MORE
    picture = Image.new("RGB", (_WIDTH, round(head + rows * (high + 12)) + _MARGIN), FELT)
    pen, y = ImageDraw.Draw(picture), float(_MARGIN)
    for rule in rules:
        y += paragraph(pen, (_MARGIN, y), rule, TEXT, _BODY, room, PAPER) + 8
    width = (_WIDTH - (_COLUMNS + 1) * _MARGIN) / _COLUMNS
    for number, city in enumerate(cities):
        # In the order of the menu down the columns, as in a list.
        column, row = divmod(number, rows)
        x, top = _MARGIN + column * (width + _MARGIN), y + 4 + row * (high + 12)
        lay_sheet(picture, (x, top, width, high), CREAM, SEPIA)
        write(pen, (x + 26, top + 34), _name(city), CITY, _NAME, fill=INK, within=width - 52)
        for line, worth in enumerate(_worth(view, what, city)):
            place = x + 26, top + 74 + line * _MORE
            write(pen, place, words(worth), TEXT, _BODY, fill=INK, within=width - 52)
    return picture


def sites_in_words(view: LegendsView, what: str, cities: Sequence[str]) -> tuple[Text, ...]:
    """Say what each city is worth, from the fullest version to the shortest; many of them district by district."""
    each = [
        text("rendering.legends.alt.site", city=_name(one), worth=sentences(_worth(view, what, one))) for one in cities
    ]
    districts = {boards: [one for one in cities if pack().town(one).piece in boards] for boards in DISTRICTS.values()}
    together = [districts[boards] for boards in districts if districts[boards]] if what == DEPOT else [cities]
    many = [_together(view, what, some) for some in together]
    rules = _rules(view, what)
    short = (
        text("rendering.legends.alt.sites_legend"),
        *(_together(view, what, some, briefly=True) for some in together),
    )
    return sentences((*rules, *each)), sentences(each), sentences((*rules, *many)), sentences(many), sentences(short)


def _together(view: LegendsView, what: str, cities: Sequence[str], *, briefly: bool = False) -> Text:
    """Say what some cities are worth; if depots are built, all of these lie in one district."""
    listed, suffix = [], "_short" if briefly else ""
    for city in cities:
        tracks, *_ = _worth(view, what, city)
        # Each has a shorter version, ``_short``.
        listed.append(Text(f"rendering.legends.alt.site_listed{suffix}", {"city": _name(city), **tracks.params}))
    _, *near = _worth(view, what, cities[0])
    # As above.
    depots = (Text(f"{one.key}{suffix}", one.params) for one in near)
    # As above.
    return sentences((*depots, text(f"rendering.legends.alt.sites{suffix}", cities=tuple(listed))))


def _rules(view: LegendsView, what: str) -> tuple[Text, ...]:
    # A survey makes a city large as well, but is not growth.
    rule = "depots" if what == DEPOT else "growth" if view.asks == what else ""
    taught = [rule_text(rule, len(view.seats), view.companies)] if rule in view.rules else []
    shared = [one for one in view.worths if one.key == "legends.vaults.worth.districts" and what == DEPOT]
    return (*taught, *shared)


def _name(city: str) -> str:
    return next(town.name for town in pack().board.cities.values() if town.id == city)


def _worth(view: LegendsView, what: str, city: str) -> tuple[Text, ...]:
    """Say how many tracks end in a city, and how many are the viewer's; for a depot, also the nearby depots."""
    routes, owners = drawn_board(view.opened, view.seconds).routes, dict(view.claims)
    ending = [route.id for route in routes.values() if city in {route.a, route.b}]
    tracks = text(
        "rendering.legends.site",
        tracks=len(ending),
        own=sum(owners.get(route) == view.viewer for route in ending),
    )
    if what != DEPOT or view.viewer is None:
        return (tracks,)
    district = next(boards for boards in DISTRICTS.values() if pack().town(city).piece in boards)
    near = Counter(owner for at, owner in view.depots.items() if pack().town(at).piece in district)
    own = next(seat.company for seat in view.seats if seat.seat == view.viewer)
    most = max((number for owner, number in near.items() if owner != own), default=0)
    return tracks, text("rendering.legends.site_depots", own=near[own], most=most)
