"""What lies where on the map: tiles, slots, places kept for companies, printed names of hexes, names of cities."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.eighteenxx.board import Place, Tile
from engine.eighteenxx.printed import Printed
from engine.eighteenxx.views import HomeView, MapView
from engine.hexes import HexName
from rendering.eighteenxx.edition import Edition
from rendering.eighteenxx.hexagon import middle
from rendering.eighteenxx.names import Written, place_names
from rendering.eighteenxx.occupied import HexContents
from rendering.eighteenxx.plates import roomiest
from rendering.eighteenxx.tile_layout import tile_layout
from rendering.hexes.hexagon import HALF, Point

_AREA_TOKEN = (-0.62, 0.33)
"""How far below the middle of a red area the token of its company lies, and its radius, in halves of a hex."""


def tile_at(printed: Printed, seen: MapView, name: HexName) -> Tile:
    """Return the tile on a hex as it lies, printed or laid."""
    laid = seen.laid.get(name)
    return printed.ground.hexes[name] if laid is None else printed.ground.rotated(laid.tile, laid.rotation)


def slot_at(tile: Tile, name: HexName, stop: int, slot: int) -> Point:
    """Return the middle of a slot of the tile on a hex, in points."""
    x, y = tile_layout(tile).slots[stop][slot]
    x0, y0 = middle(name)
    return x0 + x * HALF, y0 + y * HALF


def home_places(printed: Printed, seen: MapView, *, areas: bool = False) -> Iterator[tuple[HomeView, Point, float]]:
    """Enumerate homes kept for companies, each with where its token lies, in points, and its radius, in half hexes.

    The token stands in the city itself if that is known and has room, otherwise next to it, and then only that of the
    first company on a hex. ``areas``: include red areas, which as printed show their company in their own way.
    """
    taken: set[Place] = set()
    marked: set[HexName] = set()
    for home in seen.homes:
        if home.city is None and home.hex in marked:
            continue
        if home.city is None:
            marked.add(home.hex)
        if not printed.hexes[home.hex].area:
            yield home, *_home_place(printed, seen, home, taken)
        elif areas:
            x, y = middle(home.hex)
            yield home, (x, y + _AREA_TOKEN[0] * HALF), _AREA_TOKEN[1]


def _home_place(printed: Printed, seen: MapView, home: HomeView, taken: set[Place]) -> tuple[Point, float]:
    tile = tile_at(printed, seen, home.hex)
    if home.city is not None:
        held = seen.stations.get(home.hex, ())
        slots = held[home.city] if held else (None,) * tile.stops[home.city].slots
        for slot, company in enumerate(slots):
            # Two companies may wait for the same city: each has a slot of its own.
            place = Place(home.hex, 10 * home.city + slot)
            if company is None and place not in taken:
                taken.add(place)
                return slot_at(tile, home.hex, home.city, slot), tile_layout(tile).radius
    (x, y), (dx, dy) = middle(home.hex), roomiest(tile)
    return (x + dx * HALF, y + dy * HALF), 0.24


def names_on(edition: Edition, seen: MapView) -> dict[HexName, Written]:
    """Return the names of cities as they stand on a map as it is printed, by their hexes."""
    contents = contents_of(edition, seen)
    names = {name: edition.name_on(seen, edition.printed.hexes[name]) for name in contents}
    return dict(place_names({name: city for name, city in names.items() if city is not None}, contents))


def contents_of(edition: Edition, seen: MapView, shown: Iterable[HexName] | None = None) -> dict[HexName, HexContents]:
    """Return what can be seen on each hex apart from names, or with ``shown`` on these, also apart from figures."""
    tokens = {home.hex: at for home, at, _ in home_places(edition.printed, seen, areas=shown is not None)}
    if shown is not None:
        return {name: _bare_contents(edition, seen, name, tokens.get(name)) for name in shown}
    there = (name for name in edition.printed.hexes if name not in seen.out)
    return {name: _contents(edition, seen, name, tokens.get(name)) for name in there}


def _bare_contents(edition: Edition, seen: MapView, name: HexName, token_at: Point | None) -> HexContents:
    bare = name not in seen.laid
    return HexContents(
        tile_at(edition.printed, seen, name),
        None,
        figures=False,
        stub=edition.printed.hexes[name].stub if bare else None,
        token=_in_hex(name, token_at),
        tunnels=tuple(tunnel.ends for tunnel in seen.tunnels.get(name, ())),
    )


def _contents(edition: Edition, seen: MapView, name: HexName, token_at: Point | None) -> HexContents:
    printed, tile, bare = edition.printed.hexes[name], tile_at(edition.printed, seen, name), name not in seen.laid
    return HexContents(
        tile,
        (0.0, edition.coordinate_height(tile)),
        cost=bare and printed.terrain is not None,
        stub=printed.stub if bare else None,
        token=_in_hex(name, token_at),
        area=printed.area is not None,
        tunnels=tuple(tunnel.ends for tunnel in seen.tunnels.get(name, ())),
        plates=tuple(
            plate.box for plate in (*(edition.plates(printed) if bare else ()), *edition.bonus(printed, tile))
        ),
    )


def _in_hex(name: HexName, at: Point | None) -> Point | None:
    (x, y) = middle(name)
    return at and ((at[0] - x) / HALF, (at[1] - y) / HALF)
