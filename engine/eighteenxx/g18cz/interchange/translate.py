"""Turns an action of 18xx.games into the move that it is here, in the position it was played in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.errors import CorruptLog
from engine.core.moves import Move
from engine.core.seat import Seat
from engine.eighteenxx.board import Place
from engine.eighteenxx.company import Train
from engine.eighteenxx.g18cz import moves
from engine.eighteenxx.g18cz.game import G18CZ
from engine.eighteenxx.g18cz.interchange import actions, names
from engine.eighteenxx.g18cz.interchange.actions import Action, PlayerId
from engine.eighteenxx.g18cz.interchange.routes import stops_of
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.g18cz.state import G18czState, Private
from engine.eighteenxx.market import CompanyId


def move_of(state: G18czState, action: Action, players: Sequence[PlayerId]) -> Move | None:
    """Return the move that an action is; None: it is none. Raises CorruptLog where it makes no sense here."""
    if isinstance(action, actions.Programmed | actions.EndGame):
        return None
    played = _Played(state, _seat(state, action, players))
    return _TRANSLATORS[type(action)](played, action)


def _seat(state: G18czState, action: Action, players: Sequence[PlayerId]) -> Seat:
    """Return who acts: a player, or the president of the company whose turn it must be."""
    if not state.frames:
        raise CorruptLog("the game is over")
    actor = state.frames[-1].actor
    match action.entity_type:
        case "player":
            if action.entity not in players:
                raise CorruptLog(f"nobody at the table is called {action.entity!r}")
            return Seat(players.index(action.entity))
        case "company":
            owner = state.private_companies.get(names.local_here(str(action.entity)), Private()).owner
        case _:
            owner = names.company_here(str(action.entity))
    if owner != actor:
        raise CorruptLog(f"{action.entity} acts, but it is the turn of {actor}")
    return min(G18CZ.actors(state))


class _Played:
    """An action being played: the position, and who plays."""

    def __init__(self, state: G18czState, seat: Seat) -> None:
        self.state = state
        self.seat = seat

    def bid(self, action: actions.Bid) -> Move:
        """Buy a local railway."""
        local = names.local_here(action.company)
        _expect("price", action.price, everything().private_companies[local].price)
        return moves.Bid(self.seat, local)

    def par(self, action: actions.Par) -> Move:
        """Start a company."""
        price = action.share_price.partition(",")[0]
        if not price.isdecimal():
            raise CorruptLog(f"no share price: {action.share_price!r}")
        return moves.Par(self.seat, names.company_here(action.corporation), int(price))

    def buy(self, action: actions.BuyShares) -> Move:
        """Buy a certificate."""
        company, percent = _certificates(action.shares)
        if action.percent is not None:
            _expect("percent", action.percent, percent)
        return moves.Buy(self.seat, company)

    def sell(self, action: actions.SellShares) -> Move:
        """Sell certificates."""
        company, percent = _certificates(action.shares)
        return moves.Sell(self.seat, company, percent if action.percent is None else action.percent)

    def repay(self, action: actions.SpecialBuy) -> Move:
        """Pay back all debt."""
        if "debt" not in action.description:
            raise CorruptLog(f"nothing of this kind is for sale: {action.description!r}")
        if action.cost is not None:
            _expect("debt", action.cost, self.state.players[self.seat].debt)
        return moves.Repay(self.seat)

    def lay(self, action: actions.LayTile) -> Move:
        """Lay a tile, perhaps with a local railway."""
        hex_, (tile, copy) = names.hex_here(action.hex), names.tile_here(action.tile)
        if copy not in self.state.board.supply[tile]:
            raise CorruptLog(f"tile {action.tile} is not in the box")
        if action.entity_type != "company":
            return moves.LayTile(self.seat, hex_, tile, action.rotation)
        kind = moves.LayPurple if everything().tiles[tile].special else moves.WaiveTerrain
        return kind(self.seat, str(action.entity), hex_, tile, action.rotation)

    def build(self, action: actions.PlaceToken) -> Move:
        """Build a station."""
        place = city_of(self.state, action.city)
        return moves.BuildStation(self.seat, place.hex, place.stop)

    def reclaim(self, action: actions.RemoveToken) -> Move:
        """Take home a station."""
        place = city_of(self.state, action.city)
        return moves.Reclaim(self.seat, place.hex, place.stop)

    def run(self, action: actions.RunRoutes) -> Move:
        """Run trains."""
        ground, board = self.state.printed.ground, self.state.board
        entries: list[str] = []
        for recorded in action.routes:
            if not recorded.connections:
                continue  # a train that stands still
            rank, copy = names.train_here(recorded.train)
            entries += (Train(rank, copy, "").id, *stops_of(ground, board, recorded.connections))
        return moves.Run(self.seat, tuple(entries))

    def dividend(self, action: actions.Dividend) -> Move:
        """Pay out or withhold."""
        return moves.Dividend(self.seat, action.kind)

    def pass_(self, action: actions.Pass) -> Move:
        """Pass."""
        return moves.Pass(self.seat)

    def buy_train(self, action: actions.BuyTrain) -> Move:
        """Buy a train."""
        train, where = _find(self.state, action.train)
        face = train.face if action.variant is None else names.face_here(action.variant, train.rank)
        if where == "deck":
            if train is not self.state.depot.deck[0]:
                raise CorruptLog(f"train {action.train} is not the top card of the deck")
            return moves.BuyTrain(self.seat, f"deck {face}", action.price)
        if where == "pool":
            return moves.BuyTrain(self.seat, f"pool {train.id} {face}", action.price)
        _expect("variant", face, train.face)
        return moves.BuyTrain(self.seat, f"{where} {train.id}", action.price)

    def discard(self, action: actions.DiscardTrain) -> Move:
        """Give back a train, or scrap one that came with a company."""
        kind = moves.Scrap if self.state.frames[-1].round == "fleet" else moves.Discard
        return kind(self.seat, _find(self.state, action.train)[0].id)

    def swap(self, action: actions.SwapTrain) -> Move:
        """Exchange a train."""
        train, where = _find(self.state, action.train)
        if where not in self.state.charters:
            raise CorruptLog(f"train {action.train} belongs to nobody")
        own = everything().companies[where].kind
        face = next((face.name for face in everything().cards[train.rank].faces if face.kind == own), None)
        if face is None:
            raise CorruptLog(f"train {action.train} cannot be run by {where}")
        return moves.Exchange(self.seat, train.id, face)

    def buy_company(self, action: actions.BuyCompany) -> Move:
        """Buy a local railway of a player."""
        return moves.BuyLocal(self.seat, names.local_here(action.company), action.price)

    def sell_company(self, action: actions.SellCompany) -> Move:
        """Sell a local railway."""
        return moves.SellLocal(self.seat, names.local_here(action.company))

    def acquire(self, action: actions.BuyCorporation) -> Move:
        """Acquire a company."""
        return moves.Acquire(self.seat, names.company_here(action.corporation), action.price)


def _certificates(shares: Sequence[str]) -> tuple[CompanyId, int]:
    """Return whose certificates are meant and what they come to. Raises CorruptLog."""
    company, percent = None, 0
    for share in shares:
        name, _, number = share.rpartition("_")
        if company not in {None, here := names.company_here(name)}:
            raise CorruptLog("certificates of several companies")
        company, percents = here, everything().kind(here).shares
        if not number.isdecimal() or int(number) >= len(percents):
            raise CorruptLog(f"no certificate is called {share!r}")
        percent += percents[int(number)]
    if company is None:
        raise CorruptLog("no certificates are named")
    return company, percent


def city_of(state: G18czState, city: str) -> Place:
    """Return the city that is called by its tile, the copy and its number, or by its hex. Raises CorruptLog."""
    name, _, number = city.rpartition("-")
    if not number.isdecimal():
        raise CorruptLog(f"no city is called {city!r}")
    kind, _, copy = name.rpartition("-")
    if copy == "0" and kind not in everything().tiles:
        return Place(names.hex_here(kind), int(number))
    tile = names.tile_here(name)
    for hex_, laid in state.board.laid.items():
        if (laid.tile, laid.copy) == tile:
            return Place(hex_, int(number))
    raise CorruptLog(f"tile {name} does not lie on the map")


def _find(state: G18czState, name: str) -> tuple[Train, CompanyId]:
    """Return a train by their id, and the company it belongs to, or ``deck`` or ``pool``. Raises CorruptLog."""
    wanted = names.train_here(name)
    stocks = {"deck": state.depot.deck, "pool": state.depot.pool}
    stocks |= {company: charter.trains for company, charter in state.charters.items()}
    for where, trains in stocks.items():
        for train in trains:
            if (train.rank, train.copy) == wanted:
                return train, where
    raise CorruptLog(f"train {name} is not in the game any more")


def _expect(what: str, recorded: object, due: object) -> None:
    if recorded != due:
        raise CorruptLog(f"{what} {recorded}, but it is {due}")


_TRANSLATORS: dict[type[Action], Callable[[_Played, Any], Move]] = {
    actions.Bid: _Played.bid,
    actions.Pass: _Played.pass_,
    actions.Par: _Played.par,
    actions.BuyShares: _Played.buy,
    actions.SellShares: _Played.sell,
    actions.SpecialBuy: _Played.repay,
    actions.LayTile: _Played.lay,
    actions.PlaceToken: _Played.build,
    actions.RemoveToken: _Played.reclaim,
    actions.RunRoutes: _Played.run,
    actions.Dividend: _Played.dividend,
    actions.BuyTrain: _Played.buy_train,
    actions.DiscardTrain: _Played.discard,
    actions.SwapTrain: _Played.swap,
    actions.BuyCompany: _Played.buy_company,
    actions.SellCompany: _Played.sell_company,
    actions.BuyCorporation: _Played.acquire,
}
