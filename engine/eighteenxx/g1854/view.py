"""What may be seen of a game of 1854: everything but the seed."""

from __future__ import annotations

import msgspec

from engine.core.seat import Seat
from engine.eighteenxx.auction import asking_price, bids_on, free_cash, least_bid
from engine.eighteenxx.companies import Owner
from engine.eighteenxx.g1854.figures import ContractSize
from engine.eighteenxx.g1854.mail import contracts_left
from engine.eighteenxx.g1854.printed import everything
from engine.eighteenxx.g1854.state import G1854State
from engine.eighteenxx.ids import CompanyId, PrivateId
from engine.eighteenxx.share_options import held_option
from engine.eighteenxx.state import Bid, Wanted
from engine.eighteenxx.viewing import player_fields, reckoning_fields, shared_fields
from engine.eighteenxx.views import EighteenxxView, PlayerView, Reckoning


class LotView(msgspec.Struct, frozen=True):
    """What is still to be sold in the auction."""

    id: CompanyId | PrivateId
    price: int
    """While nobody bids."""
    bids: tuple[Bid, ...]
    """The lowest first."""
    least_bid: int


class OptionView(msgspec.Struct, frozen=True):
    """A certificate of which one half is not paid."""

    company: CompanyId
    price: int
    """Of the second half."""
    cell: int | None
    """On the chart, where its marker lies; None: it lies on the initial offer."""


class CertificateView(msgspec.Struct, frozen=True):
    """One certificate of a company, wherever it lies."""

    percent: int
    """What it counts as."""
    holder: Owner
    option: bool
    """One half of it is not paid."""


class G1854PlayerView(PlayerView, frozen=True, kw_only=True):
    """One player."""

    free_cash: int
    """What is not bound by bids."""
    option: OptionView | None


class G1854View(EighteenxxView, frozen=True, kw_only=True, tag="1854"):
    """A position as everybody sees it."""

    players: tuple[G1854PlayerView, ...]
    """By seat."""
    auction: tuple[LotView, ...]
    """What is still to be sold before the first stock round, the first for sale just now."""
    certificates: dict[CompanyId, tuple[CertificateView, ...]]
    """Of each company of this game, the president's first."""
    contracts: dict[CompanyId, ContractSize]
    """The mail contract of each company that has one."""
    contracts_left: dict[ContractSize, int]
    """How many of a size nobody has."""
    split: tuple[CompanyId, ...]
    """Companies whose shares were split."""
    bank: int
    """What is left in it; below nothing it is broken, and pays all the same."""
    wanted: Wanted | None
    """The train for which a president is raising money."""
    merging: tuple[CompanyId, CompanyId] | None
    """Two local railways that merge, while it is open into which Lokalbahn AG."""
    last_set: bool
    """The game ends with the present set of operating rounds."""
    last_round: bool
    """The game ends with the present operating round."""


def view_of(state: G1854State, viewer: Seat | None, actors: frozenset[Seat]) -> G1854View:
    """Show a position; everybody sees the same (A13)."""
    reckonings = reckoning_fields(state)
    return G1854View(
        **shared_fields(state, viewer, actors, everything(), exports=0),
        players=tuple(
            G1854PlayerView(
                **player_fields(state, Seat(seat)),
                free_cash=player.cash if state.auction is None else free_cash(state, Seat(seat)),
                option=_option_view(state, Seat(seat)),
            )
            for seat, player in enumerate(state.players)
        ),
        auction=()
        if state.auction is None
        else tuple(
            LotView(lot, asking_price(state, lot), tuple(bids_on(state, lot)), least_bid(state, lot))
            for lot in state.auction.unsold
        ),
        certificates={
            name: tuple(
                CertificateView(one.percent, one.holder, one.option is not None) for one in charter.certificates
            )
            for name, charter in state.charters.items()
        },
        contracts=dict(state.contracts),
        contracts_left={size: contracts_left(state, size) for size in state.printed.figures.mail},
        split=tuple(name for name, charter in state.charters.items() if charter.split),
        bank=state.printed.figures.bank + state.bank,
        wanted=None if state.turn is None else state.turn.wanted,
        merging=state.merging,
        last_set=state.is_last_set,
        last_round=state.is_last_round,
        reckonings=None if reckonings is None else tuple(Reckoning(**fields) for fields in reckonings),
    )


def _option_view(state: G1854State, seat: Seat) -> OptionView | None:
    held = held_option(state, seat)
    return held and OptionView(held[0].id, held[1].price, held[1].cell)
