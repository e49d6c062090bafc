"""Showing a position: the part of a view that all 18xx games have."""

from __future__ import annotations

from typing import Any

from engine.core.seat import Seat
from engine.core.steps import Frame
from engine.eighteenxx import auction, scoring
from engine.eighteenxx.companies import IPO, POOL, Charter, Train
from engine.eighteenxx.holdings import certificates_of, holding, price_of
from engine.eighteenxx.homes import home_hexes, home_place, homes_to_come
from engine.eighteenxx.ids import CompanyId
from engine.eighteenxx.phases import is_open, phase_of
from engine.eighteenxx.printed import Printed
from engine.eighteenxx.private_companies import owned_by
from engine.eighteenxx.rounds import OPERATING
from engine.eighteenxx.share_options import held_option
from engine.eighteenxx.state import EighteenxxState
from engine.eighteenxx.stations import station_price
from engine.eighteenxx.trains import faces_left, tops
from engine.eighteenxx.views import (
    CalendarView,
    CertificateView,
    CompanyView,
    DepotView,
    HomeView,
    LotView,
    MapView,
    OptionView,
    PrivateView,
    TrainView,
    TurnView,
)


def shared_fields(
    state: EighteenxxState, viewer: Seat | None, actors: frozenset[Seat], everything: Printed, *, exports: int
) -> dict[str, Any]:
    """Return the fields of an ``EighteenxxView`` but for the players and their reckonings, all of it public.

    ``everything`` is printed of the game, be it in this one or not; ``exports`` cards will yet be exported.
    """
    frame = None if state.over else state.main_frame
    turn = frame.actors if frame and frame.round == OPERATING else None
    playing = {name: charter for name, charter in state.charters.items() if name in state.printed.companies}
    floated = [name for name, charter in playing.items() if charter.floated and not charter.closed]
    return {
        "viewer": viewer,
        "to_move": tuple(sorted(actors)),
        "order": tuple(state.order),
        "certificate_limit": state.certificate_limit,
        "companies": {name: _company_view(state, charter, frame) for name, charter in playing.items()},
        "operating": tuple(state.operating_order(floated) if turn is None else map(str, turn)),
        "chart": {place: tuple(stack) for place, stack in sorted(state.market.stacks.items())},
        "came_from": dict(state.market.came_from),
        "private_companies": {
            name: PrivateView(name, private.owner, private.used) for name, private in state.private_companies.items()
        },
        "map": _map_view(state, everything),
        "depot": _depot_view(state, exports),
        "calendar": _calendar_view(state, frame),
        "turn": _turn_view(state, frame),
        "last_run": state.last_run,
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
            # Those who share a place come after all who are before them.
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
    """Show what is still to be sold in the auction before the first stock round; nothing once that is over."""
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
    """Show the certificate of which a player has paid one half; None: there is none."""
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
        rounds=state.rounds_in_set,
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
