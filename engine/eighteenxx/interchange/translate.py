"""Turns an action of 18xx.games into a move of ours, in the position in which it was played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.errors import CorruptLog
from engine.core.moves import Move
from engine.core.seat import Seat
from engine.eighteenxx import moves
from engine.eighteenxx.board import Place
from engine.eighteenxx.companies import CompanyId, Train
from engine.eighteenxx.interchange import actions, names
from engine.eighteenxx.interchange.actions import Action, PlayerId
from engine.eighteenxx.interchange.dialect import Dialect
from engine.eighteenxx.interchange.routes import stops_of
from engine.eighteenxx.state import EighteenxxState, Private


def move_of(dialect: Dialect, state: EighteenxxState, action: Action, players: Sequence[PlayerId]) -> Move | None:
    """Return the move for an action, or None if it is no move. Raises CorruptLog if it makes no sense here."""
    if isinstance(action, actions.Programmed | actions.EndGame):
        return None
    played = Played(state, _seat(dialect, state, action, players))
    translator = dialect.translators.get(type(action)) or _TRANSLATORS.get(type(action))
    if translator is None:
        raise CorruptLog(f"nothing of the kind of {action.written} is known here")
    return translator(played, action)


def _seat(dialect: Dialect, state: EighteenxxState, action: Action, players: Sequence[PlayerId]) -> Seat:
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
            owner = state.private_companies.get(names.private_here(state.printed, str(action.entity)), Private()).owner
        case _:
            owner = names.company_here(state.printed, str(action.entity))
    if owner != actor:
        raise CorruptLog(f"{action.entity} acts, but it is the turn of {actor}")
    return min(dialect.game.actors(state))


class Played:
    """An action being played: the position, and the seat that plays it.

    Each method returns the move for an action. Raises CorruptLog if the action makes no sense here.
    """

    def __init__(self, state: EighteenxxState, seat: Seat) -> None:
        self.state = state
        self.seat = seat

    def par(self, action: actions.Par) -> Move:
        """Start a company."""
        price = action.share_price.partition(",")[0]
        if not price.isdecimal():
            raise CorruptLog(f"no share price: {action.share_price!r}")
        return moves.Par(self.seat, names.company_here(self.state.printed, action.corporation), int(price))

    def buy(self, action: actions.BuyShares) -> Move:
        """Buy a certificate."""
        company, percent = _certificates(self.state, action.shares)
        if action.percent is not None:
            expect("percent", action.percent, percent)
        return moves.Buy(self.seat, company)

    def sell(self, action: actions.SellShares) -> Move:
        """Sell certificates."""
        company, percent = _certificates(self.state, action.shares)
        return moves.Sell(self.seat, company, percent if action.percent is None else action.percent)

    def lay(self, action: actions.LayTile) -> Move:
        """Lay a tile, perhaps with a private company."""
        hex_, (tile, copy) = (
            names.hex_here(self.state.printed, action.hex),
            names.tile_here(self.state.printed, action.tile),
        )
        if copy not in self.state.board.supply[tile]:
            raise CorruptLog(f"tile {action.tile} is not in the box")
        if action.entity_type != "company":
            return moves.LayTile(self.seat, hex_, tile, action.rotation)
        kind = moves.LaySpecial if self.state.printed.tiles[tile].special else moves.WaiveTerrain
        return kind(self.seat, str(action.entity), hex_, tile, action.rotation)

    def build(self, action: actions.PlaceToken) -> Move:
        """Build a station."""
        place = city_named(self.state, action.city)
        return moves.BuildStation(self.seat, place.hex, place.stop)

    def run(self, action: actions.RunRoutes) -> Move:
        """Run trains."""
        printed, board = self.state.printed, self.state.board
        entries: list[str] = []
        for recorded in action.routes:
            if not recorded.connections:
                continue  # a train that stands still
            rank, copy = names.train_here(self.state.printed, recorded.train)
            entries += (Train(rank, copy, "").id, *stops_of(printed, board, recorded.connections))
        return moves.Run(self.seat, tuple(entries))

    def dividend(self, action: actions.Dividend) -> Move:
        """Pay out or withhold."""
        return moves.Dividend(self.seat, action.kind)

    def pass_(self, action: actions.Pass) -> Move:
        """Pass."""
        return moves.Pass(self.seat)

    def buy_train(self, action: actions.BuyTrain) -> Move:
        """Buy a train."""
        train, where = find_card(self.state, action.train)
        face = train.face if action.variant is None else names.face_here(self.state.printed, action.variant, train.rank)
        if where == "deck":
            if not any(train is top for deck in self.state.depot.decks for top in deck[:1]):
                raise CorruptLog(f"train {action.train} is not the top card of the deck")
            return moves.BuyTrain(self.seat, f"deck {face}", action.price)
        if where == "pool":
            return moves.BuyTrain(self.seat, f"pool {train.id} {face}", action.price)
        expect("variant", face, train.face)
        return moves.BuyTrain(self.seat, f"{where} {train.id}", action.price)

    def discard(self, action: actions.DiscardTrain) -> Move:
        """Give back a train."""
        return moves.Discard(self.seat, find_card(self.state, action.train)[0].id)

    def buy_company(self, action: actions.BuyCompany) -> Move:
        """Buy a private company from a player."""
        return moves.BuyPrivate(self.seat, names.private_here(self.state.printed, action.company), action.price)

    def sell_company(self, action: actions.SellCompany) -> Move:
        """Sell a private company."""
        return moves.SellPrivate(self.seat, names.private_here(self.state.printed, action.company))


def _certificates(state: EighteenxxState, shares: Sequence[str]) -> tuple[CompanyId, int]:
    """Return the company whose certificates are meant, and their percentage together. Raises CorruptLog."""
    company, percent = None, 0
    for share in shares:
        name, _, number = share.rpartition("_")
        if company not in {None, here := names.company_here(state.printed, name)}:
            raise CorruptLog("certificates of several companies")
        company, percents = here, state.printed.kind(here).shares
        if not number.isdecimal() or int(number) >= len(percents):
            raise CorruptLog(f"no certificate is called {share!r}")
        percent += percents[int(number)]
    if company is None:
        raise CorruptLog("no certificates are named")
    return company, percent


def city_named(state: EighteenxxState, city: str) -> Place:
    """Return the city that is named by its tile, the copy and its number, or by its hex. Raises CorruptLog."""
    name, _, number = city.rpartition("-")
    if not number.isdecimal():
        raise CorruptLog(f"no city is called {city!r}")
    kind, _, copy = name.rpartition("-")
    if copy == "0" and kind not in state.printed.tiles:
        hex_ = names.hex_here(state.printed, kind)
        if hex_ in state.board.laid:
            raise CorruptLog(f"city {city!r} has gone: {names.tile_there(state.board.laid[hex_])} lies on its hex")
        return Place(hex_, int(number))
    tile = names.tile_here(state.printed, name)
    for hex_, laid in state.board.laid.items():
        if (laid.tile, laid.copy) == tile:
            return Place(hex_, int(number))
    raise CorruptLog(f"tile {name} does not lie on the map")


def find_card(state: EighteenxxState, name: str) -> tuple[Train, str]:
    """Return a train by their id, and where it is: a company, ``deck`` or ``pool``. Raises CorruptLog."""
    wanted = names.train_here(state.printed, name)
    stocks = {"deck": [train for deck in state.depot.decks for train in deck], "pool": state.depot.pool}
    stocks |= {company: charter.trains for company, charter in state.charters.items()}
    for where, trains in stocks.items():
        for train in trains:
            if (train.rank, train.copy) == wanted:
                return train, where
    raise CorruptLog(f"train {name} is not in the game any more")


def expect(what: str, recorded: object, due: object) -> None:
    """Check a figure of an action against what it has to be here. Raises CorruptLog."""
    if recorded != due:
        raise CorruptLog(f"{what} {recorded}, but it is {due}")


_TRANSLATORS: dict[type[Action], Callable[[Played, Any], Move]] = {
    actions.Pass: Played.pass_,
    actions.Par: Played.par,
    actions.BuyShares: Played.buy,
    actions.SellShares: Played.sell,
    actions.LayTile: Played.lay,
    actions.PlaceToken: Played.build,
    actions.RunRoutes: Played.run,
    actions.Dividend: Played.dividend,
    actions.BuyTrain: Played.buy_train,
    actions.DiscardTrain: Played.discard,
    actions.BuyCompany: Played.buy_company,
    actions.SellCompany: Played.sell_company,
}
