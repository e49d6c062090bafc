"""Writes a move of ours as the action that it is on 18xx.games, in the position it is made in."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from engine.core.errors import IllegalMove
from engine.core.moves import Move
from engine.eighteenxx.board import Place
from engine.eighteenxx.company import Train
from engine.eighteenxx.entries import read_routes
from engine.eighteenxx.g18cz import moves
from engine.eighteenxx.g18cz.homes import slot_for
from engine.eighteenxx.g18cz.interchange import actions, names
from engine.eighteenxx.g18cz.interchange.actions import Action, PlayerId
from engine.eighteenxx.g18cz.interchange.replay import Replay
from engine.eighteenxx.g18cz.local_railways import local_value
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.g18cz.revenue import service
from engine.eighteenxx.routes import Service, TrainRoute
from engine.eighteenxx.tiles import TileName
from engine.eighteenxx.trains import find_train
from engine.hexes import HexName


class Inexpressible(Exception):  # noqa: N818 - named by what is wrong
    """Raised when 18xx.games has no action for a move."""


def action_of(replay: Replay, move: Move, player: PlayerId) -> Action:
    """Return the action that a player's move is in the position a replay has come to. Raises Inexpressible."""
    write = _WRITERS.get(type(move))
    if write is None:
        raise Inexpressible(f"nothing of the kind of {move.kind()} is known there")
    frames = replay.state.frames
    actor = frames[-1].actor if frames else player
    by: dict[str, Any] = {"entity": player, "entity_type": "player"}
    if isinstance(actor, str):
        by |= {"entity": names.company_there(actor), "entity_type": "corporation"}
    return write(_Writing(replay, by), move)


class _Writing:
    """An action being written: the position, and who acts."""

    def __init__(self, replay: Replay, by: dict[str, Any]) -> None:
        self._state = replay.state
        self._ledgers = replay.ledgers
        self._by = by

    def bid(self, move: moves.Bid) -> Action:
        """Buy a local railway in the draft."""
        return actions.Bid(**self._by, company=move.local, price=everything().private_companies[move.local].price)

    def pass_(self, move: moves.Pass) -> Action:
        """Pass."""
        return actions.Pass(**self._by)

    def par(self, move: moves.Par) -> Action:
        """Start a company."""
        column = everything().chart.prices.index(move.price) if move.price in everything().chart.prices else 0
        company = names.company_there(move.company)
        return actions.Par(**self._by, corporation=company, share_price=f"{move.price},0,{column}")

    def buy(self, move: moves.Buy) -> Action:
        """Buy a certificate."""
        ledger, percent = self._ledgers[move.company], everything().kind(move.company).shares[-1]
        number = ledger.for_sale(percent)
        if number is None:
            raise Inexpressible(f"{move.company} has no certificate for sale")
        return actions.BuyShares(**self._by, shares=(_share(move.company, number),), percent=percent)

    def sell(self, move: moves.Sell) -> Action:
        """Sell shares."""
        numbers = self._ledgers[move.company].making_up(move.seat, move.percent)
        shares = tuple(_share(move.company, number) for number in numbers)
        return actions.SellShares(**self._by, shares=shares, percent=move.percent)

    def repay(self, move: moves.Repay) -> Action:
        """Pay back all debt."""
        debt = self._state.players[move.seat].debt
        return actions.SpecialBuy(**self._by, description="Payoff all debt", cost=debt)

    def lay(self, move: moves.LayTile | moves.LayPurple | moves.WaiveTerrain) -> Action:
        """Lay a tile, perhaps with a local railway."""
        by = self._by
        if not isinstance(move, moves.LayTile):
            by = by | {"entity": move.local, "entity_type": "company"}
        copies = self._state.board.supply.get(TileName(move.tile))
        if not copies:
            raise Inexpressible(f"tile {move.tile} is not in the box")
        tile = f"{move.tile}-{copies[0]}"
        return actions.LayTile(**by, hex=names.hex_there(HexName(move.hex)), tile=tile, rotation=move.rotation)

    def build(self, move: moves.BuildStation) -> Action:
        """Build a station."""
        place = Place(HexName(move.hex), move.city)
        slot = slot_for(self._state, str(self._state.frames[-1].actor), place)
        return actions.PlaceToken(**self._by, city=self._city(place), slot=slot)

    def reclaim(self, move: moves.Reclaim) -> Action:
        """Take home a station."""
        place = Place(HexName(move.hex), move.city)
        slots = self._state.board.stations[place.hex][place.stop]
        slot = slots.index(self._state.frames[-1].actor)  # type: ignore[arg-type]  # a company, as only they reclaim
        return actions.RemoveToken(**self._by, city=self._city(place), slot=slot)

    def _city(self, place: Place) -> str:
        laid = self._state.board.laid.get(place.hex)
        tile = f"{names.hex_there(place.hex)}-0" if laid is None else names.tile_there(laid)
        return f"{tile}-{place.stop}"

    def run(self, move: moves.Run) -> Action:
        """Run trains."""
        company = str(self._state.frames[-1].actor)
        running = service(self._state, company)
        trains = {train.id: train for train in self._state.charters[company].trains}
        try:
            runs = read_routes(running, move.routes)
        except IllegalMove as refusal:
            raise Inexpressible(f"the run is illegal there, {refusal.text.key}") from refusal
        routes = tuple(_route(running, run, names.train_there(trains[run.train])) for run in runs)
        return actions.RunRoutes(**self._by, routes=routes)

    def dividend(self, move: moves.Dividend) -> Action:
        """Pay out or withhold."""
        return actions.Dividend(**self._by, kind=move.decision)

    def buy_train(self, move: moves.BuyTrain) -> Action:
        """Buy a train."""
        match move.train.split():
            case "deck", face:
                train = self._state.depot.deck[0]
            case "pool", card, face:
                train = self._train(card)
            case _, card:
                train = self._train(card)
                face = train.face
            case _:
                raise Inexpressible(f"no train is called {move.train}")
        variant = face + train.rank
        return actions.BuyTrain(**self._by, train=names.train_there(train), price=move.price, variant=variant)

    def discard(self, move: moves.Discard | moves.Scrap) -> Action:
        """Give back or scrap a train."""
        return actions.DiscardTrain(**self._by, train=names.train_there(self._train(move.train)))

    def swap(self, move: moves.Exchange) -> Action:
        """Exchange a train."""
        return actions.SwapTrain(**self._by, train=names.train_there(self._train(move.train)))

    def _train(self, card: str) -> Train:
        pool = (train for train in self._state.depot.pool if train.id == card)
        owned = (find_train(charter, card) for charter in self._state.charters.values())
        train = next(pool, None) or next(filter(None, owned), None)
        if train is None:
            raise Inexpressible(f"train {card} is nobody's")
        return train

    def buy_local(self, move: moves.BuyLocal) -> Action:
        """Buy a local railway of a player."""
        return actions.BuyCompany(**self._by, company=move.local, price=move.price)

    def sell_local(self, move: moves.SellLocal) -> Action:
        """Sell a local railway."""
        return actions.SellCompany(**self._by, company=move.local, price=local_value(self._state))

    def acquire(self, move: moves.Acquire) -> Action:
        """Acquire a company."""
        return actions.BuyCorporation(**self._by, corporation=names.company_there(move.company), price=move.price)


def _share(company: str, number: int) -> str:
    return f"{names.company_there(company)}_{number}"


def _route(running: Service, run: TrainRoute, train: str) -> actions.Route:
    """Write one route: the hexes of each stretch, and those of the stops."""
    connections = []
    for (start, _), stretch in zip(pairwise(run.route.stops), running.along(run.route), strict=True):
        beyond = (running.ground.crossings[side].to for side in stretch.sides)
        connections.append(tuple(names.hex_there(hex_) for hex_ in (start.hex, *beyond)))
    hexes = tuple(names.hex_there(place.hex) for place in run.route.stops)
    return actions.Route(
        train=train,
        connections=tuple(connections),
        hexes=hexes,
        revenue=run.revenue,
        revenue_str="-".join(hexes),
        nodes=tuple(f"{names.hex_there(place.hex)}-{place.stop}" for place in run.route.stops),
    )


_WRITERS: dict[type[Move], Callable[[_Writing, Any], Action]] = {
    moves.Bid: _Writing.bid,
    moves.Pass: _Writing.pass_,
    moves.Par: _Writing.par,
    moves.Buy: _Writing.buy,
    moves.Sell: _Writing.sell,
    moves.Repay: _Writing.repay,
    moves.LayTile: _Writing.lay,
    moves.LayPurple: _Writing.lay,
    moves.WaiveTerrain: _Writing.lay,
    moves.BuildStation: _Writing.build,
    moves.Reclaim: _Writing.reclaim,
    moves.Run: _Writing.run,
    moves.Dividend: _Writing.dividend,
    moves.BuyTrain: _Writing.buy_train,
    moves.Discard: _Writing.discard,
    moves.Scrap: _Writing.discard,
    moves.Exchange: _Writing.swap,
    moves.BuyLocal: _Writing.buy_local,
    moves.SellLocal: _Writing.sell_local,
    moves.Acquire: _Writing.acquire,
}
"""Deals that were offered are written when they are accepted, as what was proposed."""
