"""What players do in 18CZ alone. Money is in K."""

from __future__ import annotations

from engine.core.moves import Move
from engine.eighteenxx.companies import CompanyId


class DraftPurchase(Move, frozen=True, tag="bid"):
    """Buy a local railway in the draft at its printed price."""

    local: str


class Repay(Move, frozen=True, tag="repay"):
    """Pay back the whole of what was borrowed."""


class Acquire(Move, frozen=True, tag="acquire"):
    """Acquire a smaller company."""

    company: CompanyId
    price: int
    """A share, in K; a share of a company is what its ordinary certificate stands for."""
