"""The map in words: the position, what lies where, the runs of a turn, and what the signs mean."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core.text import Param, Player, Text, text
from engine.eighteenxx.board import LaidTile, Tile
from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.printed import colour_text, owner_param
from engine.eighteenxx.views import CompanyView, EighteenxxView, LastRun, TrainRun
from engine.hexes import EDGES, Edge, HexName, opposite
from rendering.api import Subject, Versions
from rendering.eighteenxx.edition import Edition, Sheet
from rendering.page import DASH

IN_A_LIST = 25
"""How many tiles are named in one sentence."""


def board(edition: Edition, view: EighteenxxView) -> Versions:
    """Describe the position: whose turn it is, what changed, the companies in operating order, the players.

    The fullest version also says how the tiles lie while they are few; ``tracks`` says this of all of them.
    Shorter ones give only the tiles' numbers, leave out the presidents, say only where tiles lie, leave out where the
    companies' stations are, their cash, or both; then say only how many tiles lie there; the shortest one leaves out
    the bank and the trains for sale.
    """
    companies = [view.companies[name] for name in view.operating]
    presided, full = (
        tuple(_on_the_map(view, company, presided=presided) for company in companies) for presided in (True, False)
    )
    brief = tuple(map(_in_order, companies))
    laid = sorted(view.map.laid.items())
    hexes = edition.printed.hexes
    tiles = tuple(text("18xx.alt.tile", tile=hexes[name].at, count=tile.tile) for name, tile in laid)
    turned = tuple(_turned(edition, name, tile) for name, tile in laid)
    places = tuple(hexes[name].at for name, _ in laid)
    return (
        *((_board(edition, view, presided, turned),) if len(laid) <= IN_A_LIST else ()),
        _board(edition, view, presided, tiles),
        _board(edition, view, full, tiles),
        _board(edition, view, full, places),
        _board(edition, view, brief, tiles),
        _board(edition, view, brief, places),
        _board(edition, view, full),
        _board(edition, view, brief),
        _board(edition, view, brief, headed=False),
    )


def _board(
    edition: Edition,
    view: EighteenxxView,
    companies: tuple[Param, ...],
    tiles: tuple[Param, ...] = (),
    *,
    headed: bool = True,
) -> Text:
    return text(
        "18xx.alt.map",
        game=text(f"game.name.{edition.printed.game}"),  # one for each game
        stage=edition.stage(view),
        turn=_turn(view),
        awaited=len(view.to_move),
        phase=view.depot.phase,
        colour=colour_text(view.depot.tiles),
        notes=edition.header_notes(view) if headed else (),
        trains=tuple(view.depot.on_offer) if headed else (),
        laid=len(view.map.laid),
        tiles=tiles,
        told=len(tiles),
        changed=tuple(view.map.changed),
        lit=len(view.map.changed),
        companies=companies,
        running=len(view.operating),
        players=tuple(text("18xx.alt.cash", player=Player(seat), cash=view.players[seat].cash) for seat in view.order),
    )


def tracks(edition: Edition, view: EighteenxxView, sheet: Sheet) -> Versions:
    """Say for each tile on a sheet what its track joins and whose stations stand on it, and name the tunnels.

    Shorter: in signs alone; shorter: without the numbers of tiles; shorter: only of hexes with stations.
    """
    laid = [(name, tile) for name, tile in sorted(view.map.laid.items()) if sheet.shows(name)]
    stationed = [(name, tile) for name, tile in laid if _stationed(view, name)]
    versions = (
        [_standing(view, name, _laid(edition, name, tile)) for name, tile in laid],
        [_in_signs(edition, view, name, tile, "18xx.alt.signs") for name, tile in laid],
        [_in_signs(edition, view, name, tile, "18xx.alt.signs_only") for name, tile in laid],
        [_in_signs(edition, view, name, tile, "18xx.alt.signs") for name, tile in stationed],
    )
    tunnels = _tunnels(edition, view, sheet)
    return tuple(
        text(
            "18xx.alt.tracks",
            game=text(f"game.name.{edition.printed.game}"),  # one for each game
            tiles=tuple(tiles),
            told=len(tiles),
            tunnels=tunnels,
            dug=len(tunnels),
        )
        for tiles in versions
    )


def _in_signs(edition: Edition, view: EighteenxxView, name: HexName, laid: LaidTile, key: str) -> Text:
    companies = _stationed(view, name)
    return text(
        key,
        hex=edition.printed.hexes[name].at,
        tile=laid.tile,
        tracks=_tracks(edition, laid),
        companies=" ".join(companies),
        standing=len(companies),
    )


def _turned(edition: Edition, name: HexName, laid: LaidTile) -> Text:
    return text("18xx.alt.turned", hex=edition.printed.hexes[name].at, tile=laid.tile, tracks=_tracks(edition, laid))


def changed(edition: Edition, view: EighteenxxView) -> Versions:
    """Say what was touched last on the map and what is there now; the shorter version only says where."""
    places = dict.fromkeys(view.map.changed)
    return (
        text("18xx.alt.changed", places=tuple(_place(edition, view, name) for name in places)),
        text("18xx.alt.changed", places=tuple(edition.printed.hexes[name].at for name in places)),
    )


def _place(edition: Edition, view: EighteenxxView, name: HexName) -> Param:
    printed, laid = edition.printed.hexes[name], view.map.laid.get(name)
    place: Param = printed.at
    if laid is not None:
        place = _laid(edition, name, laid)
    elif printed.name is not None:
        place = text("18xx.alt.city", hex=printed.at, city=printed.name)
    return _standing(view, name, place)


def _standing(view: EighteenxxView, name: HexName, place: Param) -> Param:
    """Say whose stations stand at a place, if any do."""
    companies = _stationed(view, name)
    return text("18xx.alt.with_stations", place=place, companies=companies) if companies else place


def _stationed(view: EighteenxxView, name: HexName) -> tuple[CompanyId, ...]:
    return tuple(company for slots in view.map.stations.get(name, ()) for company in slots if company is not None)


def details(edition: Edition, view: EighteenxxView) -> tuple[Text, ...]:
    """Say which tile lies where, what edges its tracks join, and whose stations stand there; then where tunnels are."""
    laid = [_standing(view, name, _laid(edition, name, tile)) for name, tile in sorted(view.map.laid.items())]
    lists = (laid[first : first + IN_A_LIST] for first in range(0, len(laid), IN_A_LIST))
    tunnels = tuple(tunnel for sheet in edition.sheets for tunnel in _tunnels(edition, view, sheet))
    return (
        *(text("18xx.words.tiles", tiles=tuple(some)) for some in lists),
        *([text("18xx.words.tunnels", tunnels=tunnels)] if tunnels else []),
    )


def _tunnels(edition: Edition, view: EighteenxxView, sheet: Sheet) -> tuple[Text, ...]:
    return tuple(
        text(
            "18xx.words.tunnel",
            hex=edition.printed.hexes[name].at,
            tracks=tuple(text("18xx.words.track_2", **_ends(tunnel.ends)) for tunnel in tunnels),
        )
        for name, tunnels in sorted(view.map.tunnels.items())
        if tunnels and sheet.shows(name)
    )


def hexes(edition: Edition, view: EighteenxxView) -> tuple[Subject, ...]:
    """Return which hexes can be looked at, those with a name first."""
    there = [one for name, one in edition.printed.hexes.items() if name not in view.map.out]
    return tuple(
        Subject(f"hex/{printed.at}", text("18xx.look.hex", hex=_called(edition, printed.at)), (printed.at,))
        for printed in sorted(there, key=lambda printed: printed.name is None and printed.area is None)
    )


def look_at_hex(edition: Edition, view: EighteenxxView, name: HexName) -> tuple[Text, ...]:
    """Say what lies on a hex, what its stops pay and who stands there, what a tile costs, and what is around it."""
    tile = _tile_on(edition, view, name)
    laid, standing = view.map.laid.get(name), view.map.stations.get(name, ())
    lies = text("18xx.look.nothing_laid") if laid is None else text("18xx.look.lies", tile=laid.tile)
    lines = [lies]
    if laid is None and (cost := edition.printed.terrain_cost(name)):
        lines.append(text("18xx.look.cost", cost=cost))
    stops = Counter(
        (
            stop.kind,
            stop.revenue_in(view.depot.tiles),
            stop.slots,
            tuple(one for one in (standing[number] if number < len(standing) else ()) if one is not None),
        )
        for number, stop in enumerate(tile.stops)
    )
    for (kind, revenue, slots, companies), alike in stops.items():
        # One for each kind of stop.
        lines.append(text(f"18xx.look.{kind}", revenue=revenue, slots=slots, companies=companies, alike=alike))
    homes = tuple(home.company for home in view.map.homes if home.hex == name)
    lines += [text("18xx.look.homes", companies=homes)] if homes else []
    return (*lines, *_around(edition, view, name))


def _around(edition: Edition, view: EighteenxxView, name: HexName) -> list[Text]:
    """Say for each edge of a hex what lies across it, and whether track leads there."""
    lines, exits = list[Text](), _tile_on(edition, view, name).exits
    for edge in EDGES:
        other = edition.printed.ground.beyond(name, edge)
        if other is None or other in view.map.out:
            continue
        here, there = edge in exits, opposite(edge) in _tile_on(edition, view, other).exits
        track = "joined" if here and there else "ends_here" if here else "ends_there" if there else "none"
        lines.append(
            text(
                "18xx.look.edge",
                # One for each edge, 0 to 5.
                edge=text(f"18xx.words.edge_{edge}"),
                hex=_called(edition, other),
                # One for each way that track meets an edge.
                track=text(f"18xx.look.track.{track}"),
            )
        )
    return lines


def _called(edition: Edition, name: HexName) -> Param:
    called = edition.stop_name(name)
    at = edition.printed.hexes[name].at
    return at if called == name else text("18xx.alt.city", hex=at, city=called)


def _tile_on(edition: Edition, view: EighteenxxView, name: HexName) -> Tile:
    """Return the tile that lies on a hex, turned as it lies, or what is printed there."""
    laid = view.map.laid.get(name)
    if laid is None:
        return edition.printed.hexes[name].tile
    return edition.printed.tiles[laid.tile].tile.rotated(laid.rotation)


def _laid(edition: Edition, name: HexName, laid: LaidTile) -> Text:
    printed, tracks_ = edition.printed.hexes[name], _tracks(edition, laid)
    if printed.name is None:
        return text("18xx.words.tile", hex=printed.at, tile=laid.tile, tracks=tracks_)
    return text("18xx.words.tile_in", hex=printed.at, city=printed.name, tile=laid.tile, tracks=tracks_)


def _tracks(edition: Edition, laid: LaidTile) -> tuple[Text, ...]:
    """Say which sides the tracks of a tile join as it lies, one by one."""
    tile = edition.printed.tiles[laid.tile].tile.rotated(laid.rotation)
    ways = [*tile.tracks, *(stop.exits for stop in tile.stops if stop.exits)]
    # One for each number of edges.
    return tuple(text(f"18xx.words.track_{len(edges)}", **_ends(edges)) for edges in ways)


def _ends(edges: Sequence[Edge]) -> dict[str, Text]:
    # One for each edge, 0 to 5.
    return {name: text(f"18xx.words.edge_{edge}") for name, edge in zip("abcdef", edges, strict=False)}


def _turn(view: EighteenxxView) -> Text:
    players = tuple(Player(seat) for seat in view.to_move)
    if view.turn is not None and view.calendar.stage == "operating":
        return text("18xx.alt.turn_for", players=players, company=view.turn.company)
    return text("18xx.alt.turn", players=players)


def _on_the_map(view: EighteenxxView, company: CompanyView, *, presided: bool) -> Text:
    president = company.president if presided else None
    hexes = [name for name, stops in view.map.stations.items() if any(company.id in slots for slots in stops)]
    return text(
        "18xx.alt.on_the_map",
        company=company.id,
        price=company.price or 0,
        president="" if president is None else owner_param(president),
        presided=int(president is not None),
        stations=tuple(sorted(hexes)),
        built=len(hexes),
        trains=company.train_names,
        owned=len(company.trains),
        cash=company.cash,
    )


def _in_order(company: CompanyView) -> Text:
    return text(
        "18xx.alt.on_the_map_brief",
        company=company.id,
        price=company.price or 0,
        trains=company.train_names,
        owned=len(company.trains),
    )


def runs(edition: Edition, view: EighteenxxView) -> Versions:
    """Say where the trains ran and what they earned; the shorter version names only the ends of each run."""
    assert view.last_run is not None
    ran, total = view.last_run, sum(run.revenue for run in view.last_run.runs)
    return (
        text("18xx.alt.runs", company=ran.company, revenue=total, runs=tuple(_run(edition, run) for run in ran.runs)),
        text(
            "18xx.alt.runs",
            company=ran.company,
            revenue=total,
            runs=tuple(_run_brief(edition, run) for run in ran.runs),
        ),
    )


def runs_so_far(edition: Edition, run: LastRun, onward: Text) -> Versions:
    """Say what routes under construction earn so far, then what may come next; shorter: only their ends."""
    total = sum(each.revenue for each in run.runs)
    return tuple(
        text("18xx.alt.choice.so_far", runs=tuple(tell(edition, each) for each in run.runs), revenue=total, next=onward)
        for tell in (_run, _run_brief)
    )


def _run(edition: Edition, run: TrainRun) -> Text:
    stops = f" {DASH} ".join(edition.stop_name(place.hex) for place in run.stops)
    return text("18xx.alt.run", train=run.face, stops=stops, revenue=run.revenue)


def _run_brief(edition: Edition, run: TrainRun) -> Text:
    ends = (edition.stop_name(place.hex) for place in (run.stops[0], run.stops[-1]))
    return text(
        "18xx.alt.run_brief",
        train=run.face,
        ends=f" {DASH} ".join(ends),
        stops=len(run.stops),
        revenue=run.revenue,
    )


def legend(signs: Sequence[Text]) -> Versions:
    """Say what the signs on the map mean."""
    return (text("18xx.alt.legend", signs=tuple(signs), number=len(signs)),)
