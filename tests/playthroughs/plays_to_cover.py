"""What people at a table should have played by the end, and moves that do it; for the rest, sensible play."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import codec
from engine.core.match import Match
from engine.core.moves import Move, fields
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.ticket_to_ride.board import Route, RouteId
from engine.ticket_to_ride.cards import GREY
from engine.ticket_to_ride.europe.printed import PRINTED
from engine.ticket_to_ride.europe.stations import BuildStation
from engine.ticket_to_ride.europe.tunnels import AbandonTunnel, PayTunnel
from engine.ticket_to_ride.moves import ClaimRoute, DrawCard, DrawTickets, KeepTickets

BOARD = PRINTED.board

PLAYS = ("pay", "abandon", "tunnel", "ferry", "grey", "coloured", "station", "tickets", "keep", "face up", "deck")
"""Rare ones first: what can be done is done in this order."""


def play_of(move: Move) -> str:
    """Return what a move counts as."""
    match move:
        case ClaimRoute():
            return route_play(BOARD.routes[RouteId(move.route)])
        case DrawCard():
            return "deck" if move.card == "deck" else "face up"
        case _:
            return {AbandonTunnel: "abandon", PayTunnel: "pay"}.get(type(move), move.kind())


def route_play(route: Route) -> str:
    """Return what claiming a route counts as."""
    if route.tunnel or route.ferry:
        return "tunnel" if route.tunnel else "ferry"
    return "grey" if route.colour == GREY else "coloured"


class PlaysToCover:
    """Every sort of play in every way, crossed off one by one."""

    def __init__(self, ways: Iterable[str]) -> None:
        self.ways = tuple(ways)
        self.left = {(one, way) for one in PLAYS for way in self.ways}

    def done(self, move: Move, way: str) -> None:
        """Cross a move off."""
        self.left.discard((play_of(move), way))

    def way(self, move: Move, turn: int) -> str:
        """Return a way in which this has not been done yet, else one after the other."""
        unused = [way for way in self.ways if (play_of(move), way) in self.left]
        return unused[0] if unused else self.ways[turn % len(self.ways)]

    def choose(self, match: Match, seat: Seat) -> Move:
        """Return a move that does something not done yet, if there is one."""
        game, kinds = match.game, match.game.kinds(match.state, seat)
        usual = game.policies["normal"](game, match.state, seat, Rng("unused"))
        wanted = {one for one, _ in self.left}
        if AbandonTunnel in kinds:
            pays = PayTunnel in kinds and ("pay" in wanted or "abandon" not in wanted)
            return self._first(match, seat, PayTunnel if pays else AbandonTunnel)
        if kinds == (KeepTickets,):
            return usual
        for one in PLAYS:
            if one in wanted or (one == "tunnel" and wanted & {"pay", "abandon"}):
                move = self._doing(match, seat, one)
                if move is not None:
                    return move
        return usual

    def _doing(self, match: Match, seat: Seat, one: str) -> Move | None:
        kinds = match.game.kinds(match.state, seat)
        if one in {"tunnel", "ferry", "grey", "coloured"} and ClaimRoute in kinds:
            routes = match.game.slot(match.state, seat, ClaimRoute, "route", {}).options
            fit = [o.value for o in routes if route_play(BOARD.routes[RouteId(o.value)]) == one]
            # The shortest leave cards for the rest of a tunnel, and for what comes next.
            fit.sort(key=lambda route: BOARD.routes[RouteId(route)].length)
            return self._first(match, seat, ClaimRoute, route=fit[0]) if fit else None
        kind = {"station": BuildStation, "tickets": DrawTickets, "face up": DrawCard, "deck": DrawCard}.get(one)
        if kind is None or kind not in kinds:
            return None
        if kind is DrawCard:
            cards = [o.value for o in match.game.slot(match.state, seat, DrawCard, "card", {}).options]
            fit = [card for card in cards if (card == "deck") == (one == "deck")]
            return DrawCard(seat, fit[0]) if fit else None
        return self._first(match, seat, kind)

    @staticmethod
    def _first(match: Match, seat: Seat, kind: type[Move], **chosen: str) -> Move:
        """Fill in the first option of each field that is not chosen."""
        values = dict(chosen)
        for field in fields(kind):
            if field not in values:
                values[field] = match.game.slot(match.state, seat, kind, field, values).options[0].value
        return codec.fill(kind, {"seat": seat, **values})
