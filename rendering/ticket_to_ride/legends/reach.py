"""A part of the map, twice as large, around what a company can travel now."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from engine.core.text import Text, text
from engine.ticket_to_ride.board import Route, RouteId
from engine.ticket_to_ride.legends.pack_files import pack
from engine.ticket_to_ride.legends.view import LegendsView
from rendering.canvas import Viewport
from rendering.ticket_to_ride.legends.board import viewport_for
from rendering.ticket_to_ride.legends.cities import write_name
from rendering.ticket_to_ride.legends.map import table_of
from rendering.ticket_to_ride.legends.private_map import draw_private_map
from rendering.ticket_to_ride.legends.tickets import own_of
from rendering.ticket_to_ride.legends.way import ways
from rendering.ticket_to_ride.routes import place_of
from rendering.zoom import REGIONS

_WANTED, _NEAR, _OTHER = 100.0, 1.5, 1.0
"""Weights of tracks: one that a ticket still takes (more than all others), one next to the viewer's own, any other."""


def draw_reach(view: LegendsView, tracks: Sequence[str]) -> Image.Image:
    """Draw the region where most of some tracks lie, with these lit up; those that a ticket still takes count most."""
    _, seat = own_of(view)
    part, routes = _shown(view, region_of(view, tracks)), table_of(view).board.routes
    picture = draw_private_map(view, seat, map(RouteId, tracks), {}, part)
    pen = ImageDraw.Draw(picture)
    for city in sorted({end for track in tracks for end in (routes[RouteId(track)].a, routes[RouteId(track)].b)}):
        write_name(pen, city, part)
    return picture


def reach_in_words(view: LegendsView, tracks: Sequence[str]) -> tuple[Text, ...]:
    """Say which tracks lie in the region drawn, and how many lie elsewhere; shorter: only how many of each."""
    region, routes = region_of(view, tracks), table_of(view).board.routes
    here = [one for one in tracks if _is_in(routes[RouteId(one)], _shown(view, region))]
    # One for each region.
    said = text("rendering.legends.alt.reach", region=Text(f"legends.zoom.{region}", {}))
    counted = {"here": len(here), "elsewhere": len(tracks) - len(here)}
    named = tuple(_named(routes[RouteId(one)]) for one in here)
    return (
        Text(said.key, {**said.params, **counted, "tracks": named}),
        Text(said.key, {**said.params, **counted, "tracks": ()}),
    )


def region_of(view: LegendsView, tracks: Sequence[str]) -> str:
    """Return the region whose tracks together count most; of equals the first."""
    own, seat = own_of(view)
    routes = table_of(view).board.routes
    still = [pack().ticket(held.ticket) for held in own.tickets if not held.done]
    wanted = {track for way in ways(view, seat, still).values() for track in way}
    touched = {end for track, owner in view.claims if owner == seat for end in (routes[track].a, routes[track].b)}

    def worth(route: Route) -> float:
        return _WANTED if route.id in wanted else _NEAR if touched & {route.a, route.b} else _OTHER

    def together(region: str) -> float:
        part = _shown(view, region)
        return sum(worth(route) for route in map(routes.__getitem__, map(RouteId, tracks)) if _is_in(route, part))

    return max(REGIONS, key=together)


def _shown(view: LegendsView, region: str) -> Viewport:
    return viewport_for(view.opened, region)


def _is_in(route: Route, part: Viewport) -> bool:
    """Return whether a part of the map shows all of a track."""
    width, height = part.size
    places = (part.at(*place_of(space)) for space in route.spaces)
    return all(0 < x < width and 0 < y < height for x, y in places)


def _named(route: Route) -> Text:
    ends = text("rendering.cities", a=pack().town(route.a).name, b=pack().town(route.b).name)
    return text("rendering.legends.alt.reach_track", track=ends, spaces=route.length)
