"""Writes a move of ours as an action of 18xx.games, in the position in which it is made."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from engine.core.errors import IllegalMove
from engine.core.moves import Move
from engine.eighteenxx import moves
from engine.eighteenxx.board import Place, TileName
from engine.eighteenxx.buying import first_lot
from engine.eighteenxx.companies import CompanyId, Train, company_of
from engine.eighteenxx.interchange import actions, names
from engine.eighteenxx.interchange.actions import Action, PlayerId
from engine.eighteenxx.interchange.dialect import Dialect
from engine.eighteenxx.interchange.replay import Replay
from engine.eighteenxx.printed import Printed
from engine.eighteenxx.revenue import route_context
from engine.eighteenxx.routes import RouteContext, TrainRoute, read_routes
from engine.eighteenxx.rules import rules_of
from engine.eighteenxx.stations import slot_for
from engine.eighteenxx.trains import faces_left, find_train
from engine.hexes import HexName


class Inexpressible(Exception):  # noqa: N818 - named by what is wrong
    """Raised when 18xx.games has no action for a move."""


def action_of(dialect: Dialect, replay: Replay, move: Move, player: PlayerId) -> Action:
    """Return the action for a player's move in the present position of a replay. Raises Inexpressible."""
    write = dialect.writers.get(type(move)) or _WRITERS.get(type(move))
    if write is None:
        raise Inexpressible(f"nothing of the kind of {move.kind()} is known there")
    frames = replay.state.frames
    actor = frames[-1].actor if frames else player
    by: dict[str, Any] = {"entity": player, "entity_type": "player"}
    if isinstance(actor, str):
        by |= {"entity": names.company_there(replay.state.printed, company_of(actor)), "entity_type": "corporation"}
    return write(Writing(replay, by), move)


class Writing:
    """An action being written: the position, and who acts.

    Each method returns the action for a move. Raises Inexpressible if 18xx.games has none.
    """

    def __init__(self, replay: Replay, by: dict[str, Any]) -> None:
        self.state = replay.state
        self._ledgers = replay.ledgers
        self.by = by

    def pass_(self, move: moves.Pass) -> Action:
        """Pass."""
        return actions.Pass(**self.by)

    def par(self, move: moves.Par) -> Action:
        """Start a company."""
        printed = self.state.printed
        column = printed.chart.cell_of(move.price) if move.price in printed.kind(move.company).par else 0
        company = names.company_there(self.state.printed, move.company)
        return actions.Par(**self.by, corporation=company, share_price=f"{move.price},0,{column}")

    def buy(self, move: moves.Buy) -> Action:
        """Buy a certificate."""
        lot = first_lot(self.state, move.company)
        number = None if lot is None else self._ledgers[move.company].for_sale(lot.percent)
        if lot is None or number is None:
            raise Inexpressible(f"{move.company} has no certificate for sale")
        return actions.BuyShares(
            **self.by, shares=(_share(self.state.printed, move.company, number),), percent=lot.percent
        )

    def sell(self, move: moves.Sell) -> Action:
        """Sell shares."""
        numbers = self._ledgers[move.company].making_up(move.seat, move.percent)
        shares = tuple(_share(self.state.printed, move.company, number) for number in numbers)
        return actions.SellShares(**self.by, shares=shares, percent=move.percent)

    def lay(self, move: moves.LayTile | moves.LaySpecial | moves.WaiveTerrain) -> Action:
        """Lay a tile, perhaps with a private company."""
        by = self.by
        if not isinstance(move, moves.LayTile):
            by = by | {"entity": move.private, "entity_type": "company"}
        copies = self.state.board.supply.get(TileName(move.tile))
        if not copies:
            raise Inexpressible(f"tile {move.tile} is not in the box")
        tile = f"{move.tile}-{copies[0]}"
        return actions.LayTile(
            **by, hex=names.hex_there(self.state.printed, HexName(move.hex)), tile=tile, rotation=move.rotation
        )

    def build(self, move: moves.BuildStation) -> Action:
        """Build a station."""
        place = Place(HexName(move.hex), move.city)
        slot = slot_for(self.state, company_of(self.state.frames[-1].actor), place)
        return actions.PlaceToken(**self.by, city=self.city(place), slot=slot)

    def city(self, place: Place) -> str:
        """Return the name of a city: its tile, the copy and its number, or its hex instead of a tile."""
        laid = self.state.board.laid.get(place.hex)
        tile = f"{names.hex_there(self.state.printed, place.hex)}-0" if laid is None else names.tile_there(laid)
        return f"{tile}-{place.stop}"

    def run(self, move: moves.Run) -> Action:
        """Run trains."""
        company = company_of(self.state.frames[-1].actor)
        running = route_context(self.state, company)
        trains = {train.id: train for train in self.state.charters[company].trains}
        try:
            runs = read_routes(running, move.routes)
        except IllegalMove as refusal:
            raise Inexpressible(f"the run is illegal there, {refusal.text.key}") from refusal
        routes = tuple(
            _route(self.state.printed, running, run, names.train_there(self.state.printed, trains[run.train]))
            for run in runs
        )
        return actions.RunRoutes(**self.by, routes=routes)

    def dividend(self, move: moves.Dividend) -> Action:
        """Pay out or withhold."""
        return actions.Dividend(**self.by, kind=move.decision)

    def buy_train(self, move: moves.BuyTrain) -> Action:
        """Buy a train."""
        match move.train.split():
            case "deck", face:
                tops = (deck[0] for deck in self.state.depot.decks if deck)
                named = (top for top in tops if any(one.name == face for one in faces_left(self.state, top)))
                train = next(named, None)
                if train is None:
                    raise Inexpressible("only the top of a deck can be bought there")
            case "pool", card, face:
                train = self.card(card)
            case _, card:
                train = self.card(card)
                face = train.face
            case _:
                raise AssertionError(f"no train is called {move.train}")
        variant = face + train.rank
        return actions.BuyTrain(
            **self.by, train=names.train_there(self.state.printed, train), price=move.price, variant=variant
        )

    def discard(self, move: moves.Discard) -> Action:
        """Give back a train."""
        return actions.DiscardTrain(**self.by, train=names.train_there(self.state.printed, self.card(move.train)))

    def card(self, card: str) -> Train:
        """Return a train of a company or of the pool. Raises Inexpressible if it is neither."""
        pool = (train for train in self.state.depot.pool if train.id == card)
        owned = (find_train(charter, card) for charter in self.state.charters.values())
        train = next(pool, None) or next(filter(None, owned), None)
        if train is None:
            raise Inexpressible(f"train {card} is nobody's")
        return train

    def buy_private(self, move: moves.BuyPrivate) -> Action:
        """Buy a private company from a player."""
        return actions.BuyCompany(**self.by, company=move.private, price=move.price)

    def sell_private(self, move: moves.SellPrivate) -> Action:
        """Sell a private company."""
        return actions.SellCompany(
            **self.by, company=move.private, price=rules_of(self.state).private_value(self.state)
        )


def _share(printed: Printed, company: CompanyId, number: int) -> str:
    return f"{names.company_there(printed, company)}_{number}"


def _route(printed: Printed, running: RouteContext, run: TrainRoute, train: str) -> actions.Route:
    """Write one route: the hexes of each stretch, and the hexes of the stops."""
    connections = []
    for (start, _), stretch in zip(pairwise(run.route.stops), running.along(run.route), strict=True):
        beyond = (running.ground.crossings[side].to for side in stretch.sides)
        connections.append(tuple(names.hex_there(printed, hex_) for hex_ in (start.hex, *beyond)))
    hexes = tuple(names.hex_there(printed, place.hex) for place in run.route.stops)
    return actions.Route(
        train=train,
        connections=tuple(connections),
        hexes=hexes,
        revenue=run.revenue,
        revenue_str="-".join(hexes),
        nodes=tuple(f"{names.hex_there(printed, place.hex)}-{place.stop}" for place in run.route.stops),
    )


_WRITERS: dict[type[Move], Callable[[Writing, Any], Action]] = {
    moves.Pass: Writing.pass_,
    moves.Par: Writing.par,
    moves.Buy: Writing.buy,
    moves.Sell: Writing.sell,
    moves.LayTile: Writing.lay,
    moves.LaySpecial: Writing.lay,
    moves.WaiveTerrain: Writing.lay,
    moves.BuildStation: Writing.build,
    moves.Run: Writing.run,
    moves.Dividend: Writing.dividend,
    moves.BuyTrain: Writing.buy_train,
    moves.Discard: Writing.discard,
    moves.BuyPrivate: Writing.buy_private,
    moves.SellPrivate: Writing.sell_private,
}
"""How each kind of move is written. A deal is written when it is accepted, as the move that proposed it."""
