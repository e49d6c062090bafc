"""What may be seen of a game of 1854: everything but the seed."""

from __future__ import annotations

from engine.core.seat import Seat
from engine.eighteenxx.auction import free_cash
from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.g1854.mail import contracts_left
from engine.eighteenxx.g1854.printed import ContractSize, everything
from engine.eighteenxx.g1854.state import G1854State
from engine.eighteenxx.rules import rules_of
from engine.eighteenxx.turns import Wanted
from engine.eighteenxx.views import (
    CertificateView,
    EighteenxxView,
    LotView,
    OptionView,
    PlayerView,
    Reckoning,
    certificate_views,
    lot_views,
    option_view,
    player_fields,
    reckoning_fields,
    shared_fields,
)


class G1854PlayerView(PlayerView, frozen=True, kw_only=True):
    """One player."""

    free_cash: int
    """The cash that is not bound by bids."""
    option: OptionView | None


class G1854View(EighteenxxView, frozen=True, kw_only=True, tag="1854"):
    """A position as everybody sees it."""

    players: tuple[G1854PlayerView, ...]
    """By seat."""
    auction: tuple[LotView, ...]
    """What is still to be sold before the first stock round; the first is for sale now."""
    certificates: dict[CompanyId, tuple[CertificateView, ...]]
    """The certificates of each company of this game, the president's first."""
    contracts: dict[CompanyId, ContractSize]
    """The mail contract of each company that has one."""
    contracts_left: dict[ContractSize, int]
    """How many contracts of each size nobody has."""
    split: tuple[CompanyId, ...]
    """Companies whose shares were split."""
    bank: int
    """How much money it has left; below 0 it is broken, and still pays."""
    wanted: Wanted | None
    """The train for which a president is raising money."""
    merging: tuple[CompanyId, CompanyId] | None
    """Two local railways that merge, while their Lokalbahn AG is being chosen."""
    last_set: bool
    """Whether the game ends with the present set of operating rounds."""
    last_round: bool
    """Whether the game ends with the present operating round."""


def view_of(state: G1854State, viewer: Seat | None, actors: frozenset[Seat]) -> G1854View:
    """Show a position; everybody sees the same (A13)."""
    reckonings = reckoning_fields(state)
    return G1854View(
        **shared_fields(state, viewer, actors, everything(), exports=0),
        players=tuple(
            G1854PlayerView(
                **player_fields(state, Seat(seat)),
                free_cash=player.cash if state.auction is None else free_cash(state, Seat(seat)),
                option=option_view(state, Seat(seat)),
            )
            for seat, player in enumerate(state.players)
        ),
        auction=lot_views(state),
        certificates=certificate_views(state),
        contracts=dict(state.contracts),
        contracts_left={size: contracts_left(state, size) for size in state.printed.figures.mail},
        split=tuple(name for name, charter in state.charters.items() if charter.split),
        bank=state.printed.figures.bank + state.bank,
        wanted=None if state.turn is None else state.turn.wanted,
        merging=state.merging,
        last_set=rules_of(state).is_last_set(state),
        last_round=rules_of(state).is_last_round(state),
        reckonings=None if reckonings is None else tuple(Reckoning(**fields) for fields in reckonings),
    )
