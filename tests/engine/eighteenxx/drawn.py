"""Small maps drawn for a test: hexes with the text of a tile, and companies' stations."""

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import NamedTuple

from hypothesis import strategies as st

from engine.eighteenxx.board import ALL_ALIKE, Board, Ground, Place, Traffic, read_tile
from engine.eighteenxx.routes import Distance, Route, RouteContext
from engine.hexes import opposite

OWN, OTHER = "Own", "Other"
ORIENT = "orient"


def ground_of(texts: Mapping[str, str]) -> Ground:
    """A map whose hexes are printed with tiles; rows A, C … have even numbers. ``red`` before a text: a red area."""
    return Ground(
        {
            hex_: read_tile(hex_, "red" if text.startswith("red ") else "yellow", text.removeprefix("red "))
            for hex_, text in texts.items()
        },
        {},
        odd_top=False,
    )


def place(ground: Ground, name: str) -> Place:
    """A stop by its hex, with its number where the tile has several."""
    hex_, _, number = name.partition(".")
    return Place(hex_, int(number or 0))


def drawn(texts: Mapping[str, str], own: str = "", others: str = "") -> tuple[Ground, Board]:
    """A small map, with stations of the company asked about and of another."""
    ground, board = ground_of(texts), Board({}, {}, {})
    for company, names in ((OWN, own), (OTHER, others)):
        for name in names.split():
            board.build(ground, place(ground, name), company)
    return ground, board


def printed(ground: Ground) -> dict[Place, int]:
    """What is printed at each stop."""
    return {
        Place(hex_, number): stop.revenue[0]
        for hex_, tile in ground.hexes.items()
        for number, stop in enumerate(tile.stops)
    }


def service(ground: Ground, board: Board, **trains) -> RouteContext:
    """The company's trains, paid what is printed."""
    return RouteContext(ground, board, OWN, trains, printed(ground).__getitem__, "rule")


# Boards made at random: twelve hexes with all kinds of track between them.

NAMES = [
    f"{row}{column}"
    for row, first in zip("ABCD", (2, 1, 2, 1), strict=True)
    for column in (first, first + 2, first + 4)
]
TILES = (
    "",
    "track: 0 3; track: 0 4",
    "track: 0 2; track: 0 4",
    "track: 0 2; track: 0 1; track: 1 2",
    "track: 0 3; track: 0 1; track: 1 3",
    "track: 0 3; track: 0 2; track: 1 3; track: 1 2",
    "track: 0 3; track: 1 4; track: 0 1; track: 3 4",
    "town 10: 0 3; town 20: 1 4",
    "town 20: 0 1 2 3",
    "town 30: 0 1 3 4 5",
    "city 30 slots 2: 0 1 3 4",
    "city 40 slots 2: 0 2 3 4",
    "city 40: 0 2; city 50: 1 3",
    "city 40 group P: 0; city 40 group P: 2; city 40 group P: 3; city 40 group P: 4",
    "city 40 group W: 0 3; city 50 slots 2 group W: 1 2",
    "city 60 slots 2: 0 1 2 3 4 5",
    "red city 70: 0 1",
    "offboard 80: 2 3",
)


TRAFFIC = (
    ALL_ALIKE,
    Traffic(only=frozenset({ORIENT})),
    Traffic(through=frozenset({ORIENT})),
    Traffic(toll=10),
    Traffic(through=frozenset({ORIENT}), toll=30),
)


@st.composite
def boards(draw, *, alike: bool = True) -> tuple[Ground, Board]:
    """A board of random tiles, each turned so that its track meets much of what lies there, with some stations on it.

    Not alike: on some hexes not all trains run as on the others.
    """
    bare = ground_of(dict.fromkeys(NAMES, ""))
    hexes = {}
    for name, drawn_tile in ground_of({name: draw(st.sampled_from(TILES)) for name in NAMES}).hexes.items():
        turned = sorted(
            (drawn_tile.rotated(turn) for turn in range(6)), key=lambda tile: _meeting(bare, hexes, name, tile)
        )
        hexes[name] = turned[-draw(st.integers(1, 2))]
    traffic = {} if alike else {name: draw(st.sampled_from(TRAFFIC)) for name in NAMES}
    ground = Ground(hexes, {}, odd_top=False, traffic=traffic)
    board = Board({}, {}, {})
    for hex_, tile in ground.hexes.items():
        for number, stop in enumerate(tile.stops):
            if stop.kind == "city":
                owners = draw(st.lists(st.sampled_from((None, OWN, OTHER)), max_size=stop.slots, min_size=stop.slots))
                if owners.count(OWN) + owners.count(OTHER) and OWN not in _built(board, hex_):
                    _build(ground, board, Place(hex_, number), dict.fromkeys(filter(None, owners)))
    return ground, board


def _meeting(bare, hexes, name, tile):
    """How many of its tracks meet others, less those that lead off the map or to a bare side."""
    beyond = [(bare.beyond(name, edge), opposite(edge)) for edge in tile.exits]
    meets = sum(other in hexes and edge in hexes[other].exits for other, edge in beyond)
    open_ = sum(other is not None and other not in hexes for other, _ in beyond)
    return 2 * meets + open_ - len(beyond)


def _built(board, hex_):
    return {owner for slots in board.stations.get(hex_, []) for owner in slots}


def _build(ground, board, where, companies):
    for company in companies:
        board.build(ground, where, company)


# The plainest way of walking, to hold the quick ones against.


class Walk(NamedTuple):
    """A walk along track from a stop, no side crossed twice, whoever stands where."""

    stops: tuple[Place, ...]
    sides: tuple[tuple[str, int], ...]
    stands: tuple[str, int] | None
    """The hex just entered and its edge by which it was entered; None: it has come to the last of the stops."""


def walks(ground: Ground, start: Place) -> Iterator[Walk]:
    """Every walk from a stop: each as it comes to a hex, and as it comes to a stop there."""
    onward = [(start.hex, edge, (start,), ()) for edge in ground.hexes[start.hex].stops[start.stop].exits]
    while onward:
        hex_, exit_, stops, sides = onward.pop()
        beyond, entered = ground.beyond(hex_, exit_), opposite(exit_)
        if beyond is None or {(hex_, exit_), (beyond, entered)} & set(sides):
            continue
        crossed, tile = (*sides, (hex_, exit_)), ground.hexes[beyond]
        yield Walk(stops, crossed, (beyond, entered))
        both = (*tile.tracks, *((b, a) for a, b in tile.tracks))
        onward += [(beyond, b, stops, crossed) for a, b in both if a == entered]
        for number, stop in enumerate(tile.stops):
            if entered in stop.exits:
                reached = (*stops, Place(beyond, number))
                yield Walk(reached, crossed, None)
                onward += [(beyond, other, reached, crossed) for other in stop.exits if other != entered]


def passable(ground: Ground, board: Board, where: Place, kind: str = "") -> bool:
    """Whether the company's trains of a kind go on beyond a stop."""
    tile = ground.hexes[where.hex]
    if kind in traffic_of(ground, where.hex).through:
        return True
    if tile.colour == "red" or tile.stops[where.stop].kind == "offboard":
        return False
    if tile.stops[where.stop].kind == "town":
        return True
    slots = board.slots(ground, where)
    return OWN in slots or None in slots


def traffic_of(ground: Ground, hex_: str) -> Traffic:
    return ground.traffic.get(hex_, ALL_ALIKE)


def tolls(ground: Ground, walk: Walk) -> int:
    """What a train earns less for the track without a stop that a walk passes."""
    entered = [(ground.beyond(*side), opposite(side[1])) for side in walk.sides]
    pairs = [(hex_, by, edge) for (hex_, by), (_, edge) in zip(entered, walk.sides[1:], strict=False)]
    stops = set(walk.stops)
    return sum(
        traffic_of(ground, hex_).toll
        for hex_, by, edge in pairs
        if not any(
            {by, edge} <= set(stop.exits) and Place(hex_, number) in stops
            for number, stop in enumerate(ground.hexes[hex_].stops)
        )
    )


def all_routes(running: RouteContext, distance: Distance) -> dict[Route, int]:
    """Every route a train of the company may take and what it pays, by the letter of the rules (18CZ, OR 7)."""
    ground, board = running.ground, running.board
    found = {}
    for start in printed(ground):
        for walk in walks(ground, start):
            stops = walk.stops
            spots = [ground.hexes[stop.hex].stops[stop.stop].group or stop for stop in stops]
            legal = (
                walk.stands is None
                and len(set(spots)) == len(spots)
                and any(OWN in board.slots(ground, stop) for stop in stops)
                and all(passable(ground, board, stop, distance.kind) for stop in stops[1:-1])
                and all(distance.kind in (traffic_of(ground, stop.hex).only or {distance.kind}) for stop in stops)
            )
            fare = _fare(running, distance, stops) if legal else None
            if fare is not None:
                found[Route(stops, walk.sides)] = fare - tolls(ground, walk)
    return found


def _fare(running: RouteContext, distance: Distance, stops: tuple[Place, ...]) -> int | None:
    """What the best stops pay that a train may be paid; None: it does not reach so far."""
    cities = [stop for stop in stops if not running.is_town(stop)]
    if len(cities) > distance.cities:
        return None
    fares = []
    for size in range(len(stops) + 1):
        for chosen in combinations(stops, size):
            left = set(stops) - set(chosen)
            allowed = {
                "nothing": not left,
                "towns": left.isdisjoint(cities),
                "anything": True,
                "between": {stops[0], stops[-1]} <= set(chosen) and not running.stations.isdisjoint(chosen),
            }[distance.skips]
            towns = sum(map(running.is_town, chosen))
            if allowed and size <= distance.total and towns <= distance.towns:
                fares.append(sum(map(running.pays, chosen)))
    return max(fares, default=None)
