"""What may be seen of a game of 18CZ: everything but the seed."""

from __future__ import annotations

from engine.core.seat import Seat
from engine.core.steps import Frame
from engine.eighteenxx.company import BANK, Charter, Train
from engine.eighteenxx.g18cz import scoring
from engine.eighteenxx.g18cz.homes import awaited, home_hexes, home_place
from engine.eighteenxx.g18cz.local_railways import local_value, locals_of
from engine.eighteenxx.g18cz.phases import is_open, phase_of
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.g18cz.rights import yellow_lays
from engine.eighteenxx.g18cz.state import G18czState
from engine.eighteenxx.g18cz.stations import station_price
from engine.eighteenxx.g18cz.switches import ON_18XX_GAMES
from engine.eighteenxx.g18cz.trading import certificate_limit, certificates_of, holding, price_of
from engine.eighteenxx.g18cz.trains import faces_left
from engine.eighteenxx.market import CompanyId
from engine.eighteenxx.views import (
    CalendarView,
    CompanyView,
    DepotView,
    EighteenxxView,
    HomeView,
    MapView,
    PlayerView,
    PrivateView,
    Reckoning,
    TrainView,
    TurnView,
)


class G18czPlayerView(PlayerView, frozen=True, kw_only=True):
    """One player."""

    debt: int
    """Borrowed and not yet paid back."""
    interest: int
    """Due at the end, whether the debt is paid back or not."""


class G18czReckoning(Reckoning, frozen=True, kw_only=True):
    """The final reckoning of one player."""

    debt: int
    interest: int


class G18czView(EighteenxxView, frozen=True, kw_only=True, tag="18cz"):
    """A position as everybody sees it."""

    ruleset: str
    """``rulebook`` or ``18xx.games``."""
    players: tuple[G18czPlayerView, ...]
    """By seat."""
    local_price: int
    """What a local railway is worth to the bank now, and at most to a company."""
    reckonings: tuple[G18czReckoning, ...] | None
    """By seat, when the game is over."""


def view_of(state: G18czState, viewer: Seat | None, actors: frozenset[Seat]) -> G18czView:
    """Show a position; everybody sees the same (18CZ rules, "General")."""
    frame = None if state.over else state.main_frame
    turn = frame.actors if frame and frame.round == "operating" else None
    playing = {name: charter for name, charter in state.charters.items() if name in state.printed.companies}
    floated = [name for name, charter in playing.items() if charter.floated and not charter.closed]
    return G18czView(
        viewer=viewer,
        to_move=tuple(sorted(actors)),
        ruleset="18xx.games" if state.switches == ON_18XX_GAMES else "rulebook",
        players=tuple(_seat_view(state, Seat(seat)) for seat in range(len(state.players))),
        order=tuple(state.order),
        certificate_limit=certificate_limit(state),
        companies={name: _company_view(state, charter, frame) for name, charter in playing.items()},
        operating=tuple(state.market.operating_order(floated) if turn is None else map(str, turn)),
        chart={place: tuple(stack) for place, stack in sorted(state.market.stacks.items())},
        private_companies={
            name: PrivateView(name, local.owner, local.used) for name, local in state.private_companies.items()
        },
        map=_map_view(state),
        depot=_depot_view(state),
        calendar=_calendar_view(state, frame),
        local_price=local_value(state),
        turn=_turn_view(state, frame),
        last_run=state.last_run,
        asks=state.frame.round if state.interrupted else None,
        offer=state.offer,
        reckonings=_reckonings(state),
    )


def _seat_view(state: G18czState, seat: Seat) -> G18czPlayerView:
    investor = state.players[seat]
    return G18czPlayerView(
        seat=seat,
        cash=investor.cash,
        debt=investor.debt,
        interest=investor.interest,
        worth=scoring.worth(state, seat),
        certificates=certificates_of(state, seat),
        shares={name: held for name in state.charters if (held := holding(state, name, seat))},
        private_companies=tuple(locals_of(state, seat)),
    )


def _company_view(state: G18czState, charter: Charter, frame: Frame | None) -> CompanyView:
    name, turn = charter.id, state.turn
    order = frame.actors[: frame.at] if frame and frame.round == "operating" else []
    owners = dict.fromkeys([charter.certificates[0], *range(len(state.players)), *charter.certificates])
    return CompanyView(
        id=name,
        opened=is_open(state, everything().companies[name].kind),
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
        holders={owner: held for owner in owners if owner != BANK and (held := holding(state, name, owner))},
        ipo=holding(state, name, BANK),
        pool=0,
        private_companies=tuple(locals_of(state, name)),
        revenue=turn.revenue if turn and turn.company == name and turn.runs else None,
    )


def _train_view(train: Train) -> TrainView:
    return TrainView(train.id, train.rank, train.face)


def _map_view(state: G18czState) -> MapView:
    board, there = state.board, state.printed.hexes
    return MapView(
        laid=dict(board.laid),
        stations={hex_: tuple(map(tuple, stops)) for hex_, stops in board.stations.items()},
        supply={name: len(copies) for name, copies in board.supply.items()},
        changed=tuple(state.changed),
        homes=tuple(home for name in state.printed.companies for home in _homes(state, name)),
        out=tuple(hex_ for hex_ in everything().hexes if hex_ not in there),
    )


def _homes(state: G18czState, company: CompanyId) -> list[HomeView]:
    """Return where a company that has not operated yet keeps a place (OR 6)."""
    hexes, place = home_hexes(state, company), home_place(state, company)
    if place is not None and company in awaited(state, place.hex):
        return [HomeView(company, place.hex, place.stop)]
    return [HomeView(company, hex_, None) for hex_ in hexes if place is None and company in awaited(state, hex_)]


def _depot_view(state: G18czState) -> DepotView:
    depot, phase = state.depot, phase_of(state)
    return DepotView(
        decks=(tuple(map(_train_view, depot.deck)),),
        on_offer=tuple(face.name for face in faces_left(state, depot.deck[0])) if depot.deck else (),
        pool=tuple(map(_train_view, depot.pool)),
        rusted=tuple(depot.rusted),
        phase=depot.phase,
        limits=phase.limit,
        tiles=phase.tiles,
        deals=phase.deals,
        # One card leaves after each set but the last (OR 13).
        exports=0 if state.finished else len(everything().figures.operating_rounds) - 1 - state.calendar.set,
    )


def _calendar_view(state: G18czState, frame: Frame | None) -> CalendarView:
    calendar = state.calendar
    return CalendarView(
        stage=frame.round if frame else "over",
        set=calendar.set + 1,
        round=calendar.round,
        rounds=everything().figures.operating_rounds[calendar.set],
        operating=calendar.operating,
    )


def _turn_view(state: G18czState, frame: Frame | None) -> TurnView | None:
    turn = state.turn
    if turn is None or frame is None:
        return None
    return TurnView(
        company=turn.company,
        first=turn.first,
        done=tuple(frame.done),
        yellow=turn.yellow,
        yellow_most=yellow_lays(turn),
        upgraded=turn.upgraded,
        ran=bool(turn.runs),
        revenue=turn.revenue,
    )


def _reckonings(state: G18czState) -> tuple[G18czReckoning, ...] | None:
    result = scoring.result(state)
    if result is None:
        return None
    return tuple(
        G18czReckoning(
            seat=Seat(seat),
            # Those who share a place come after all who are before them.
            place=1 + sum(len(equals) for equals in result.places if result.scores[equals[0]] > result.scores[seat]),
            cash=investor.cash,
            shares=scoring.shares_worth(state, Seat(seat)),
            private_companies=scoring.locals_worth(state, Seat(seat)),
            debt=investor.debt,
            interest=investor.interest,
            total=result.scores[seat],
        )
        for seat, investor in enumerate(state.players)
    )
