"""What may be seen of a position of an 18xx game, and how a position is shown.

All of it is public; a game adds its own by subclassing the structures.
"""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core.seat import Seat
from engine.core.steps import Frame
from engine.core.text import Text
from engine.core.views import View
from engine.eighteenxx import auction, scoring
from engine.eighteenxx.board import Colour, LaidTile, LaidTunnel, TileName
from engine.eighteenxx.certificates import certificates_of, holding, price_of
from engine.eighteenxx.companies import IPO, POOL, Charter, CompanyId, Kind, Owner, PrivateId, Train, company_of
from engine.eighteenxx.printed import Printed
from engine.eighteenxx.private_companies import owned_by
from engine.eighteenxx.rounds import OPERATING
from engine.eighteenxx.rules import rules_of
from engine.eighteenxx.selling import worth_of_sales
from engine.eighteenxx.share_options import held_option
from engine.eighteenxx.state import EighteenxxState
from engine.eighteenxx.stations import home_hexes, home_place, homes_to_come, station_price
from engine.eighteenxx.trains import faces_left, is_open, phase_of, tops
from engine.eighteenxx.turns import Bid, Offer
from engine.eighteenxx.turns import LastRun as LastRun  # noqa: PLC0414 - part of what is seen
from engine.eighteenxx.turns import TrainRun as TrainRun  # noqa: PLC0414 - part of what is seen
from engine.hexes import HexName


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """One player."""

    seat: Seat
    cash: int
    worth: int
    """What the player would score if the game ended now."""
    liquidity: int
    """Cash, plus what all that may be sold in a stock round would bring now."""
    certificates: int
    """How many certificates count for the limit."""
    shares: dict[CompanyId, int]
    """The percentage of each company of which the player has any, in the order of the rulebook."""
    private_companies: tuple[PrivateId, ...]


class TrainView(msgspec.Struct, frozen=True):
    """One train card."""

    id: str
    rank: str
    face: str
    """What it runs as; for a card not yet bought, the first of its faces."""


class CompanyView(msgspec.Struct, frozen=True, kw_only=True):
    """One company of this game, whether it has started or not."""

    id: CompanyId
    opened: bool
    """Whether companies of its kind may be started."""
    par: int | None
    """The price at which it started, or None if it has not started."""
    price: int | None
    """The price of a share, or None if the company is not on the chart."""
    president: Owner | None
    floated: bool
    closed: bool
    operated: bool
    """Whether its first turn is over."""
    had_turn: bool
    """Whether it has had its turn in the operating round under way."""
    cash: int
    trains: tuple[TrainView, ...]
    stations: int
    """How many stations are left on the charter, including the one for its home."""
    station_price: int | None
    """What the next station costs, 0 if it is the home station, or None if none is left."""
    holders: dict[Owner, int]
    """The percentage of everybody who has shares, the president first, then seats; without the offer and the pool."""
    ipo: int
    """Percent never sold."""
    pool: int
    """Percent sold back."""
    private_companies: tuple[PrivateId, ...]
    revenue: int | None
    """The revenue of its run in this turn, or None if it has not run."""

    @property
    def for_sale(self) -> int:
        """Percent that may be bought from the bank: never sold, or sold back."""
        return self.ipo + self.pool

    @property
    def train_names(self) -> str:
        """The names of its trains, in one line."""
        return " ".join(train.face for train in self.trains)


class Earned(msgspec.Struct, frozen=True):
    """What a company has earned in a turn, and how much of that was paid out."""

    revenue: int
    paid: int
    """What was paid to all shares together; 0 if it was withheld."""

    def per_share(self, unit: int) -> float:
        """Return what was paid to each share of ``unit`` percent."""
        return self.paid * unit / 100


class PrivateView(msgspec.Struct, frozen=True):
    """A private company of this game."""

    id: PrivateId
    owner: Owner | None
    """None if nobody owns it yet or, once all have been sold, if it is out of the game."""
    used: bool
    """Whether its ability is spent."""


class HomeView(msgspec.Struct, frozen=True):
    """A place kept for a company that has not operated yet."""

    company: CompanyId
    hex: HexName
    city: int | None
    """Which city of the tile that lies there, or None if it has yet to be chosen, or has no tile yet."""


class MapView(msgspec.Struct, frozen=True):
    """What lies on the map, and the tiles left."""

    laid: dict[HexName, LaidTile]
    stations: dict[HexName, tuple[tuple[CompanyId | None, ...], ...]]
    """For each hex with stations: for each stop of its tile, who stands in each slot."""
    supply: dict[TileName, int]
    """Copies left of every kind of tile and tunnel, in the order of the tile list."""
    changed: tuple[HexName, ...]
    """Hexes touched in the present company's turn, or the last one."""
    homes: tuple[HomeView, ...]
    out: tuple[HexName, ...]
    """Hexes of the printed map that are not in this game."""
    tunnels: dict[HexName, tuple[LaidTunnel, ...]] = {}
    """The tunnels under each hex that has any."""


class DepotView(msgspec.Struct, frozen=True):
    """Trains that nobody owns, and the phase."""

    decks: tuple[tuple[TrainView, ...], ...]
    """The cards of each deck, the top one first; the last card of an endless rank stands for any number of them."""
    on_offer: tuple[str, ...]
    """What the top cards can be bought as: their faces that have not rusted."""
    pool: tuple[TrainView, ...]
    """Cards that lie open next to the decks."""
    retired: tuple[TrainView, ...]
    """Cards that went out of use and may yet be bought."""
    rusted: tuple[str, ...]
    """Faces that have rusted."""
    phase: str
    limits: dict[Kind, int]
    """How many trains companies may hold, by kind; kinds that are not in the game yet are missing."""
    tiles: Colour
    """The highest colour that may be laid."""
    deals: bool
    """Whether companies may buy private companies, and trains from each other."""
    exports: int
    """How many cards are still to be exported."""

    @property
    def deck(self) -> tuple[TrainView, ...]:
        """The first deck."""
        return self.decks[0]


class CalendarView(msgspec.Struct, frozen=True):
    """How far the game has come."""

    stage: str
    """Name of the round under way, or ``over``."""
    set: int
    """The number, from 1, of a stock round with the operating rounds after it."""
    round: int
    """The operating round of this set that is under way or was the last one, from 1, or 0 if there is none."""
    rounds: int
    """How many operating rounds this set has."""
    operating: int
    """Operating rounds of the game that are over or under way."""


class TurnView(msgspec.Struct, frozen=True):
    """Where the operating company stands in its turn."""

    company: CompanyId
    first: bool
    done: tuple[str, ...]
    """Names of the steps that are finished or were skipped."""
    yellow: int
    """Ordinary yellow tiles laid."""
    upgraded: bool
    ran: bool
    revenue: int


class LotView(msgspec.Struct, frozen=True):
    """What is still to be sold in the auction."""

    id: CompanyId | PrivateId
    price: int
    """What it costs while nobody bids."""
    bids: tuple[Bid, ...]
    """The bids, the lowest first."""
    least_bid: int


class OptionView(msgspec.Struct, frozen=True):
    """A certificate of which one half is not paid yet."""

    company: CompanyId
    price: int
    """What the second half costs."""
    cell: int | None
    """The cell of the chart on which its marker lies, or None if that lies on the initial offer."""


class CertificateView(msgspec.Struct, frozen=True):
    """One certificate of a company, wherever it lies."""

    percent: int
    """What it counts as."""
    holder: Owner
    option: bool
    """Whether one half of it is not paid yet."""


class Reckoning(msgspec.Struct, frozen=True, kw_only=True):
    """The final score of one player, item by item."""

    seat: Seat
    place: int
    """From 1; those who share a place have the same."""
    cash: int
    shares: int
    by_company: dict[CompanyId, int]
    """What the shares of each company are worth, in the order of the rulebook."""
    private_companies: int
    total: int


class EighteenxxView(View, frozen=True, kw_only=True):
    """A position of an 18xx game as a seat, or the whole channel, sees it."""

    players: tuple[PlayerView, ...]
    """By seat."""
    order: tuple[Seat, ...]
    """The turn order of stock rounds, priority first."""
    certificate_limit: int
    companies: dict[CompanyId, CompanyView]
    """Those of this game, in the order of the rulebook."""
    operating: tuple[CompanyId, ...]
    """Companies in operating order: that of the round under way, or else by their present prices."""
    chart: dict[int, tuple[CompanyId, ...]]
    """At each cell with tokens, the stack, the topmost first."""
    came_from: dict[CompanyId, int]
    """The cell that each token stood on before its last step, for those that have moved."""
    private_companies: dict[PrivateId, PrivateView]
    """Those of this game, in the order of the rulebook."""
    map: MapView
    depot: DepotView
    calendar: CalendarView
    turn: TurnView | None
    """The turn of the operating company, if one operates."""
    last_run: LastRun | None
    """The latest run of any company; to show another one, put it here."""
    asks: str | None
    """The interrupt that must be decided first, by the name of its round, or None if there is none."""
    offer: Offer | None
    """The deal that waits for an answer."""
    reckonings: tuple[Reckoning, ...] | None
    """By seat, when the game is over."""
    end_reason: Text | None
    """Why it is over."""
    earned: dict[CompanyId, Earned] = msgspec.field(default_factory=dict)
    """What companies earned in their latest turns; empty unless earlier events were searched for it."""
    compared: EighteenxxView | None = None
    """An earlier position, if what has changed since then is to be highlighted."""

    @property
    def companies_held(self) -> list[CompanyView]:
        """The companies of which somebody holds shares.

        These include companies that nobody has started, but of which a private company has brought somebody a share.
        """
        companies = (company for company in self.companies.values() if not company.closed)
        return [one for one in companies if one.par is not None or (one.holders and one.for_sale)]


def shared_fields(
    state: EighteenxxState, viewer: Seat | None, actors: frozenset[Seat], everything: Printed, *, exports: int
) -> dict[str, Any]:
    """Return the fields of an ``EighteenxxView`` except the players and their reckonings; all of it is public.

    ``everything`` is all that is printed for the title, in this game or not; ``exports`` cards have yet to be exported.
    """
    frame = None if state.over else state.main_frame
    turn = frame.actors if frame and frame.round == OPERATING else None
    playing = {name: charter for name, charter in state.charters.items() if name in state.printed.companies}
    floated = [name for name, charter in playing.items() if charter.floated and not charter.closed]
    return {
        "viewer": viewer,
        "to_move": tuple(sorted(actors)),
        "order": tuple(state.order),
        "certificate_limit": rules_of(state).certificate_limit(state),
        "companies": {name: _company_view(state, charter, frame) for name, charter in playing.items()},
        "operating": tuple(rules_of(state).operating_order(state, floated) if turn is None else map(company_of, turn)),
        "chart": {place: tuple(stack) for place, stack in sorted(state.market.stacks.items())},
        "came_from": dict(state.market.came_from),
        "private_companies": {
            name: PrivateView(name, private.owner, private.used) for name, private in state.private_companies.items()
        },
        "map": _map_view(state, everything),
        "depot": _depot_view(state, exports),
        "calendar": _calendar_view(state, frame),
        "turn": _turn_view(state, frame),
        "last_run": _last_run(state),
        "asks": state.frame.round if state.interrupted else None,
        "end_reason": scoring.end_reason(state),
        "offer": state.offer,
    }


def player_fields(state: EighteenxxState, seat: Seat) -> dict[str, Any]:
    """Return the fields of a ``PlayerView``."""
    return {
        "seat": seat,
        "cash": state.players[seat].cash,
        "worth": scoring.worth(state, seat),
        "liquidity": state.players[seat].cash + worth_of_sales(state, seat),
        "certificates": certificates_of(state, seat),
        "shares": {name: held for name in state.charters if (held := holding(state, name, seat))},
        "private_companies": tuple(owned_by(state, seat)),
    }


def reckoning_fields(state: EighteenxxState) -> list[dict[str, Any]] | None:
    """Return the fields of each player's ``Reckoning``, by seat, when the game is over."""
    result = scoring.result(state)
    if result is None:
        return None
    return [
        {
            "seat": Seat(seat),
            # Those who share a place come after all who are ranked before them.
            "place": 1 + sum(len(equals) for equals in result.places if result.scores[equals[0]] > result.scores[seat]),
            "cash": player.cash,
            "shares": scoring.shares_worth(state, Seat(seat)),
            "by_company": scoring.worth_by_company(state, Seat(seat)),
            "private_companies": scoring.private_worth(state, Seat(seat)),
            "total": result.scores[seat],
        }
        for seat, player in enumerate(state.players)
    ]


def lot_views(state: EighteenxxState) -> tuple[LotView, ...]:
    """Show what is still to be sold in the auction before the first stock round; empty once that is over."""
    return tuple(
        LotView(
            lot, auction.asking_price(state, lot), tuple(auction.bids_on(state, lot)), auction.least_bid(state, lot)
        )
        for lot in (state.auction.unsold if state.auction else ())
    )


def certificate_views(state: EighteenxxState) -> dict[CompanyId, tuple[CertificateView, ...]]:
    """Show each certificate of each company, the president's first."""
    return {
        name: tuple(CertificateView(one.percent, one.holder, one.option is not None) for one in charter.certificates)
        for name, charter in state.charters.items()
    }


def option_view(state: EighteenxxState, seat: Seat) -> OptionView | None:
    """Show the certificate of which a player has paid one half, or return None if there is none."""
    held = held_option(state, seat)
    return held and OptionView(held[0].id, held[1].price, held[1].cell)


def _company_view(state: EighteenxxState, charter: Charter, frame: Frame | None) -> CompanyView:
    name, turn = charter.id, state.turn
    order = frame.actors[: frame.at] if frame and frame.round == OPERATING else []
    owners = dict.fromkeys([charter.holders[0], *range(len(state.players)), *charter.holders])
    return CompanyView(
        id=name,
        opened=is_open(state, state.printed.companies[name].kind),
        par=charter.par,
        price=None if charter.par is None or charter.closed else price_of(state, name),
        president=charter.president,
        floated=charter.floated,
        closed=charter.closed,
        operated=charter.operated,
        had_turn=name in order,
        cash=charter.cash,
        trains=tuple(map(_train_view, charter.trains)),
        stations=charter.stations,
        station_price=station_price(state, name) if charter.operated else 0 if charter.stations else None,
        holders={owner: held for owner in owners if owner not in (IPO, POOL) and (held := holding(state, name, owner))},
        ipo=holding(state, name, IPO),
        pool=holding(state, name, POOL),
        private_companies=tuple(owned_by(state, name)),
        revenue=turn.revenue if turn and turn.company == name and turn.runs else None,
    )


def _train_view(train: Train) -> TrainView:
    return TrainView(train.id, train.rank, train.face)


def _last_run(state: EighteenxxState) -> LastRun | None:
    """Return the latest run, unless a tile was laid over one of its stops by a version that did not renumber them."""
    ran, board, ground = state.last_run, state.board, state.printed.ground
    places = () if ran is None else [place for run in ran.runs for place in run.stops]
    return ran if all(place.stop < len(board.tile(ground, place.hex).stops) for place in places) else None


def _map_view(state: EighteenxxState, everything: Printed) -> MapView:
    board, there = state.board, state.printed.hexes
    return MapView(
        laid=dict(board.laid),
        stations={hex_: tuple(map(tuple, stops)) for hex_, stops in board.stations.items()},
        supply={name: len(copies) for name, copies in board.supply.items()},
        changed=tuple(state.changed),
        homes=tuple(home for name in state.printed.companies for home in _homes(state, name)),
        out=tuple(hex_ for hex_ in everything.hexes if hex_ not in there),
        tunnels=dict(board.tunnels),
    )


def _homes(state: EighteenxxState, company: CompanyId) -> list[HomeView]:
    """Return where a company that has not operated yet keeps a place (18CZ OR 6)."""
    hexes, place = home_hexes(state, company), home_place(state, company)
    if place is not None and company in homes_to_come(state, place.hex):
        return [HomeView(company, place.hex, place.stop)]
    return [HomeView(company, hex_, None) for hex_ in hexes if place is None and company in homes_to_come(state, hex_)]


def _depot_view(state: EighteenxxState, exports: int) -> DepotView:
    depot, phase = state.depot, phase_of(state)
    return DepotView(
        decks=tuple(tuple(map(_train_view, deck)) for deck in depot.decks),
        on_offer=tuple(face.name for top in tops(state) for face in faces_left(state, top)),
        pool=tuple(map(_train_view, depot.pool)),
        retired=tuple(map(_train_view, depot.retired)),
        rusted=tuple(depot.rusted),
        phase=depot.phase,
        limits=phase.limit,
        tiles=phase.tiles,
        deals=phase.deals,
        exports=exports,
    )


def _calendar_view(state: EighteenxxState, frame: Frame | None) -> CalendarView:
    calendar = state.calendar
    return CalendarView(
        stage=frame.round if frame else "over",
        set=calendar.set + 1,
        round=calendar.round,
        rounds=rules_of(state).rounds_in_set(state),
        operating=calendar.operating,
    )


def _turn_view(state: EighteenxxState, frame: Frame | None) -> TurnView | None:
    turn = state.turn
    if turn is None or frame is None:
        return None
    return TurnView(
        company=turn.company,
        first=turn.first,
        done=tuple(frame.done),
        yellow=turn.yellow,
        upgraded=turn.upgraded,
        ran=bool(turn.runs),
        revenue=turn.revenue,
    )
