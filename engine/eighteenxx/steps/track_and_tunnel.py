"""Laying track in games with tunnels: one may be built before or after the tile (1854 R4, R5)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.core.errors import IllegalMove
from engine.core.moves import Choice, Move, Option, Slot
from engine.core.steps import Actor
from engine.core.text import text
from engine.core.views import Event
from engine.eighteenxx import moves
from engine.eighteenxx.companies import CompanyId, PrivateId, company_of
from engine.eighteenxx.printed import hex_text
from engine.eighteenxx.private_companies import assisting_privates, no_help
from engine.eighteenxx.state import EighteenxxState, turn_under_way
from engine.eighteenxx.steps.track import LayTrack
from engine.eighteenxx.tile_lays import ordinary_right, way_text
from engine.eighteenxx.tunnels import (
    TUNNEL,
    Tunnel,
    build_tunnel,
    ends_named,
    legal_tunnels,
    tunnel_price,
)
from engine.hexes import HexName


class LayTrackAndTunnel(LayTrack):
    """The lays of a turn, and a tunnel; private companies of the president make one of them cheaper."""

    moves = (moves.LayTile, moves.WaiveTerrain, moves.BuildTunnel, moves.CheapTunnel, moves.Pass)

    def waits(self, state: EighteenxxState, actor: Actor) -> bool:
        """Wait while there is a lay left, or a tunnel that could be built."""
        if ordinary_right(state).colours:
            return True
        return any(
            next(legal_tunnels(state, company_of(actor), private), None)
            for private in (None, *_diggers(state, company_of(actor)))
        )

    def kinds(self, state: EighteenxxState, actor: Actor) -> tuple[type[Move], ...]:
        """Return the lays and tunnels that are possible, and passing if the turn may go on without."""
        company = company_of(actor)
        found = set(super().kinds(state, actor))
        if next(legal_tunnels(state, company), None):
            found.add(moves.BuildTunnel)
        if _cheap(state, company):
            found.add(moves.CheapTunnel)
        return tuple(kind for kind in self.moves if kind in found)

    def slot(
        self, state: EighteenxxState, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]
    ) -> Slot:
        """Return what may stand in a field."""
        company = company_of(actor)
        if kind is moves.BuildTunnel:
            return _tunnel_slot(state, company, None, field, chosen)
        if kind is not moves.CheapTunnel:
            return super().slot(state, actor, kind, field, chosen)
        cheap = _cheap(state, company)
        if field == moves.PRIVATE:
            return Choice(tuple(_private_option(state, private) for private in cheap))
        named = str(chosen.get(moves.PRIVATE))
        return _tunnel_slot(state, company, named if named in cheap else next(iter(cheap), None), field, chosen)

    def play(self, draft: EighteenxxState, move: Move) -> Iterable[Event]:
        """Lay a tile, build a tunnel, or end the step."""
        company = turn_under_way(draft).company
        match move:
            case moves.BuildTunnel():
                return build_tunnel(draft, company, None, _tunnel(draft, move.hex, move.sides))
            case moves.CheapTunnel():
                if move.private not in _diggers(draft, company):
                    raise no_help(draft, company, move.private)
                return build_tunnel(draft, company, move.private, _tunnel(draft, move.hex, move.sides))
            case _:
                return super().play(draft, move)

    def waivers(self, state: EighteenxxState, company: CompanyId) -> Iterable[PrivateId]:
        """Return the private companies by which a company pays less for the terrain of a tile."""
        return [name for name, things in assisting_privates(state, company).items() if things - {TUNNEL}]

    def check_waiver(self, state: EighteenxxState, company: CompanyId, private: PrivateId) -> None:
        """Check that a private company is among the ``waivers``. Raises IllegalMove."""
        if private not in self.waivers(state, company):
            raise no_help(state, company, private)


def _diggers(state: EighteenxxState, company: CompanyId) -> list[PrivateId]:
    """Return the private companies by which a tunnel would cost a company less."""
    return [name for name, things in assisting_privates(state, company).items() if TUNNEL in things]


def _cheap(state: EighteenxxState, company: CompanyId) -> list[PrivateId]:
    """Return the private companies by which a tunnel that is possible now can be built for less."""
    return [name for name in _diggers(state, company) if next(legal_tunnels(state, company, name), None)]


def _tunnel(state: EighteenxxState, hex_: str, sides: str) -> Tunnel:
    ends = ends_named(sides)
    if ends is None:
        raise IllegalMove("18xx.tunnel.no_such_sides", rule=state.printed.rule("tunnels"), sides=sides)
    return Tunnel(HexName(hex_), ends)


def _tunnel_slot(
    state: EighteenxxState, company: CompanyId, private: PrivateId | None, field: str, chosen: Mapping[str, Any]
) -> Choice:
    tunnels = list(legal_tunnels(state, company, private))
    price = tunnel_price(state, private)
    if field == "hex":
        hexes = dict.fromkeys(tunnel.hex for tunnel in tunnels)
        return Choice(
            tuple(
                Option(hex_, text("18xx.option.hex", place=hex_text(state.printed, hex_), cost=price)) for hex_ in hexes
            )
        )
    here = [tunnel for tunnel in tunnels if tunnel.hex == chosen.get("hex")] or tunnels
    sides = {tunnel.sides: tunnel.ends for tunnel in here}
    return Choice(tuple(Option(name, text("18xx.option.tunnel", ways=way_text(ends))) for name, ends in sides.items()))


def _private_option(state: EighteenxxState, name: PrivateId) -> Option:
    private = state.printed.private_companies[name]
    return Option(name, text("18xx.option.cheap_tunnel", local=name, name=private.name, saved=private.discount[TUNNEL]))
