"""Tunnels: track under a hex from side to side, without a stop, built in addition to tiles (1854 R5)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations
from typing import NamedTuple, cast

from engine.core.errors import IllegalMove
from engine.core.text import text
from engine.core.views import Event
from engine.eighteenxx.board import Colour, Ends, Ground, LaidTunnel, TileName
from engine.eighteenxx.companies import BANK, CompanyId, PrivateId
from engine.eighteenxx.network import reach
from engine.eighteenxx.printed import Printed, hex_text
from engine.eighteenxx.state import EighteenxxState, cash_of, pay, turn_under_way
from engine.eighteenxx.stations import mark_changed
from engine.eighteenxx.tile_lays import is_blank, way_text
from engine.hexes import EDGES, Edge, HexName

TUNNEL = "tunnel"
"""What the discounts of private companies call a tunnel."""
UNDER: frozenset[Colour] = frozenset({"white", "brown"})
"""The colours of printed hexes under which tunnels lead; brown is the massif, which takes nothing else."""
CLOSED: frozenset[Colour] = frozenset({"red", "gray"})
"""No tunnel leads to a blank side of a hex printed in these colours."""


class Tunnel(NamedTuple):
    """One way of building a tunnel."""

    hex: HexName
    ends: Ends

    @property
    def sides(self) -> str:
        """The ends as moves name them: ``0-2``."""
        return "{}-{}".format(*self.ends)


def ends_named(sides: str) -> Ends | None:
    """Read the ends of a tunnel as moves write them, or return None if they are not two sides of a hex."""
    first, dash, second = sides.partition("-")
    if not dash or not {first, second} <= set(map(str, EDGES)) or first == second:
        return None
    a, b = sorted((int(first), int(second)))
    return a, b


def legal_tunnels(state: EighteenxxState, company: CompanyId, private: PrivateId | None = None) -> Iterator[Tunnel]:
    """Enumerate the tunnels that a company may build in its turn and can pay for, by hex in the order of the map."""
    if not has_tunnel_left(state, company) or tunnel_price(state, private) > cash_of(state, company):
        return
    printed, reached = state.printed, reach(state.printed.ground, state.board, company).edges
    for hex_ in printed.hexes:
        if hex_ in reached:
            yield from (Tunnel(hex_, ends) for ends in fitting_ends(state, hex_) if not reached[hex_].isdisjoint(ends))


def has_tunnel_left(state: EighteenxxState, company: CompanyId) -> bool:
    """Return whether a company may still build a tunnel in this turn, whatever its place and its price."""
    return turn_under_way(state).tunnels < state.printed.kind(company).tunnels


def tunnel_price(state: EighteenxxState, private: PrivateId | None) -> int:
    """Return what a tunnel costs, with the help of a private company if one is given."""
    price = state.printed.figures.tunnel_price
    return price if private is None else max(price - state.printed.private_companies[private].discount[TUNNEL], 0)


def fitting_ends(state: EighteenxxState, hex_: HexName) -> tuple[Ends, ...]:
    """Return the sides that a tunnel under a hex could join, whoever builds it. Kept until the board changes."""
    known = cast("dict[HexName, tuple[Ends, ...]]", state.board.worked_out.setdefault("tunnels", {}))
    if hex_ not in known:
        known[hex_] = _fitting_ends(state, hex_)
    return known[hex_]


def _fitting_ends(state: EighteenxxState, hex_: HexName) -> tuple[Ends, ...]:
    board, printed = state.board, state.printed
    if not is_under(state, hex_):
        return ()
    free = open_sides(printed.ground, hex_) - board.track(printed.ground, hex_).exits
    there = [tunnel.ends for tunnel in board.tunnels.get(hex_, ())]
    return tuple(
        ends
        for ends in combinations(sorted(free), 2)
        if board.supply[kind_of(printed, ends)] and not any(crosses(ends, other) for other in there)
    )


def is_under(state: EighteenxxState, hex_: HexName) -> bool:
    """Return whether tunnels lead under a hex: not where there is a city (1854 R5.2, R5.5)."""
    place = state.printed.hexes[hex_]
    tile = state.board.tile(state.printed.ground, hex_)
    under = UNDER | CLOSED if state.switches.tunnels_under_red_gray else UNDER
    return place.tunnels and place.colour in under and not tile.kinds["city"]


@cache
def open_sides(ground: Ground, hex_: HexName) -> frozenset[Edge]:
    """Return the sides of a hex that a tunnel may lead to, as far as the printed map goes (1854 R5.6)."""
    across = ((edge, ground.beyond(hex_, edge)) for edge in EDGES)
    return frozenset(edge for edge, other in across if other and not is_blank(ground, other, edge, CLOSED))


def crosses(ends: Ends, other: Ends) -> bool:
    """Return whether two tunnels without a common side cross (1854 R5.7)."""
    low, high = ends
    return (low < other[0] < high) != (low < other[1] < high)


def kind_of(printed: Printed, ends: Ends) -> TileName:
    """Return the kind of tunnel that joins two sides."""
    return _kinds(printed)[_bend(ends)]


@cache
def _kinds(printed: Printed) -> Mapping[int, TileName]:
    return {_bend(tunnel.ends): name for name, tunnel in printed.tunnels.items()}


def _bend(ends: Ends) -> int:
    apart = ends[1] - ends[0]
    return min(apart, len(EDGES) - apart)


def check_tunnel(state: EighteenxxState, company: CompanyId, private: PrivateId | None, chosen: Tunnel) -> None:
    """Check that a company may build a tunnel in its turn and can pay. Raises IllegalMove (``18xx.tunnel.*``)."""
    printed, rule = state.printed, state.printed.rule("tunnels")
    if chosen.hex not in printed.hexes:
        raise IllegalMove("18xx.track.no_such_hex", hex=chosen.hex)
    if not printed.kind(company).tunnels:
        raise IllegalMove("18xx.tunnel.not_its_kind", rule=rule, company=company)
    if not has_tunnel_left(state, company):
        raise IllegalMove("18xx.tunnel.spent", rule=rule)
    place = hex_text(printed, chosen.hex)
    if not is_under(state, chosen.hex):
        raise IllegalMove("18xx.tunnel.not_here", rule=rule, place=place)
    _check_ends(state, chosen)
    if reach(printed.ground, state.board, company).edges.get(chosen.hex, frozenset()).isdisjoint(chosen.ends):
        raise IllegalMove("18xx.tunnel.not_connected", rule=rule, place=place, company=company)
    price, cash = tunnel_price(state, private), cash_of(state, company)
    if price > cash:
        raise IllegalMove("18xx.tunnel.too_costly", rule=rule, place=place, price=price, cash=cash, company=company)


def _check_ends(state: EighteenxxState, chosen: Tunnel) -> None:
    printed, board, rule = state.printed, state.board, state.printed.rule("tunnels")
    place = hex_text(printed, chosen.hex)
    if not open_sides(printed.ground, chosen.hex).issuperset(chosen.ends):
        raise IllegalMove("18xx.tunnel.leads_nowhere", rule=rule, place=place)
    if not board.track(printed.ground, chosen.hex).exits.isdisjoint(chosen.ends):
        raise IllegalMove("18xx.tunnel.side_taken", rule=rule, place=place)
    if any(crosses(chosen.ends, tunnel.ends) for tunnel in board.tunnels.get(chosen.hex, ())):
        raise IllegalMove("18xx.tunnel.crosses", rule=rule, place=place)
    if not board.supply[kind_of(printed, chosen.ends)]:
        raise IllegalMove("18xx.tunnel.none_left", rule=rule, tunnel=kind_of(printed, chosen.ends))


def build_tunnel(
    draft: EighteenxxState, company: CompanyId, private: PrivateId | None, chosen: Tunnel
) -> Iterator[Event]:
    """Check a tunnel, pay for it and build it; counts against the turn. Raises IllegalMove (``18xx.tunnel.*``)."""
    check_tunnel(draft, company, private, chosen)
    price = tunnel_price(draft, private)
    pay(draft, company, BANK, price)
    if private is not None:
        draft.private_companies[private].used = True
    turn_under_way(draft).tunnels += 1
    kind = kind_of(draft.printed, chosen.ends)
    draft.board.dig(chosen.hex, LaidTunnel(kind, draft.board.supply[kind][0], chosen.ends))
    mark_changed(draft, chosen.hex)
    place, ways = hex_text(draft.printed, chosen.hex), way_text(chosen.ends)
    if private is None:
        yield Event(text("18xx.tunnel.built", company=company, place=place, ways=ways, cost=price))
    else:
        yield Event(text("18xx.tunnel.cheaper", company=company, place=place, ways=ways, local=private, cost=price))
