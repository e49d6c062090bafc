"""Positions in which a condition of a power holds, and others in which it does not, made from the map alone (L H7)."""

from __future__ import annotations

from itertools import pairwise

import networkx as nx

from engine.ticket_to_ride.legends import powers as p
from engine.ticket_to_ride.legends.powers import places
from tests.engine.ticket_to_ride.legends.positions import PACK, last_turn, position

EVERYTHING = ["trail", "prairie", "cape", "winter", "desert", "silver", "timber", "shore"]
COASTS = {"atlantic-coast": ["atlantic"], "gulf-coast": ["gulf"], "pacific-coast": ["pacific"],
          "salt-east": ["atlantic", "gulf"], "port": ["atlantic", "gulf", "pacific"]}  # fmt: skip
REGIONS = {"deep-south": ["cape", "south"], "north": ["winter", "prairie", "northeast"]}
TRACKS = [t for t in PACK.board.routes.values() if not t.id.endswith(("-b", "-c"))]
GRAPH = nx.Graph()
for _track in TRACKS:
    GRAPH.add_edge(_track.a, _track.b, id=_track.id, length=_track.length)


def members(place) -> set[str]:
    """Return the cities of a place while only printed cities are large and only Nashville has a depot, black's."""
    found = set()
    for name in places(place):
        for town in map(PACK.town, PACK.board.cities):
            if (
                name in {town.id, town.piece, "any"}
                or town.coast in COASTS.get(name, ())
                or town.piece in REGIONS.get(name, ())
                or (name == "claim" and town.claim)
                or (name == "large" and town.large)
                or (name == "small" and not town.large)
                or (name == "own-depot" and town.id == "nashville")
                or (name == "fair" and town.id == "chicago")
            ):
                found.add(town.id)
    return found


def fits(track, condition) -> bool:
    """Tell whether a track fits a condition about this journey; its colour is black's where it is asked for."""
    colours = {"": True, "own": track.colour == "black", "plain": track.colour in {"grey", "uncoloured"}}
    return (
        condition.min <= track.length <= condition.max
        and colours[condition.colour]
        and (condition.place == () or bool({track.a, track.b} & members(condition.place)))
        and (not condition.crosses or PACK.town(track.a).piece != PACK.town(track.b).piece)
        and track.trestles >= condition.trestles
    )


def journey_for(conditions, *, holds=True):
    """Return a track on which all conditions about this journey hold, or one on which one of them does not."""
    asked = [c for c in conditions if isinstance(c, p.This)]
    ends = [t for t in TRACKS if all(fits(t, c) for c in asked) == holds]
    if not asked:
        ends = [t for t in TRACKS if t.id == "charleston--charlotte"]
    return min(ends, key=lambda t: (bool(t.trestles) and not any(c.trestles for c in asked), -t.length, t.id))


def claims_for(conditions, without):
    """Return tracks with which the conditions about a company's tracks hold, but for a track."""
    claims: dict[str, str] = {}
    for c in conditions:
        if isinstance(c, p.Tracks):
            fitting = [
                t.id for t in TRACKS if c.min <= t.length <= c.max and (c.place == () or {t.a, t.b} & members(c.place))
            ]
            claims.update(dict.fromkeys([t for t in fitting if t != without][: c.n], "black"))
        elif isinstance(c, p.Cities):
            claims.update(dict.fromkeys(touching(sorted(members(c.place))[: c.n], without), "black"))
        elif isinstance(c, p.Boards):
            claims.update(
                dict.fromkeys(touching([next(iter(members(b))) for b in EVERYTHING[: c.n]], without), "black")
            )
        elif isinstance(c, p.Joined):
            a = min(members(c.a))
            b = min(members(c.b) - {a})
            claims.update(dict.fromkeys(way(a, b, without), "black"))
        elif isinstance(c, p.LargestPart):
            tree = nx.bfs_tree(graph_without(without), "chicago")
            edges = list(tree.edges())[: c.n - 1]
            claims.update(dict.fromkeys([GRAPH[a][b]["id"] for a, b in edges], "black"))
    return claims


def graph_without(track):
    graph = GRAPH.copy()
    graph.remove_edges_from([(a, b) for a, b, one in GRAPH.edges(data="id") if one == track])
    return graph


def touching(cities, without):
    return [next(t.id for t in TRACKS if city in (t.a, t.b) and t.id != without) for city in cities]


def way(a, b, without):
    return [GRAPH[x][y]["id"] for x, y in pairwise(nx.shortest_path(graph_without(without), a, b, weight="length"))]


def laid_out(*, rules=(), **changes):
    campaign = {"depots": {"nashville": "black"}, "exhibition": "chicago", **changes.pop("campaign", {})}
    table = position(2, game=12, opened=EVERYTHING, campaign=campaign, deck=changes.pop("deck", "red, " * 30),
                     trains={"black": 50}, **changes)  # fmt: skip
    table.state.campaign.rules = list(rules)
    return table


def hand_for(conditions, length):
    wilds = max((c.wilds for c in conditions if isinstance(c, p.PaidWith)), default=0)
    skulls = max((c.skulls for c in conditions if isinstance(c, p.PaidWith)), default=0)
    return (
        f"{length - wilds - skulls} red, {wilds} wild, {skulls} red skull".replace("0 wild, ", "")
        .replace(", 0 red skull", "")
        .replace("0 red, ", "")
    )


def set_for(track, conditions):
    """A hand and a set that pay for a track under the conditions; the colour of a coloured track is taken."""
    colour = "red" if track.colour in {"grey", "uncoloured"} else track.colour
    paid = hand_for(conditions, track.length).replace("red", colour)
    return paid, paid


def holding(source, **changes):
    """A position in which black has a power, and only its own rule is on."""
    mine = (
        {"office": {"black": [int(source[5:])]}}
        if source.startswith("card:")
        else {"specialists": {"black": source[11:]}}
    )
    changes.setdefault("rules", [])
    return laid_out(**mine, **changes)


def finish(source, *, tickets, claims=(), own=None, use=True, pile=""):
    laid = {"tickets": {"black": tickets}, "claims": dict.fromkeys(claims, "black"), "own": {"black": own or {}}}
    orders = {"black": {source: "use" if use else "hold"}}
    return last_turn(holding(source, orders=orders, pile=pile, **laid) if source else laid_out(pile=pile, **laid))
