"""The moves that only 18CZ has. Money is in K."""

from __future__ import annotations

from engine.core.moves import Move
from engine.eighteenxx.companies import CompanyId


class DraftPurchase(Move, frozen=True, tag="bid"):
    """Buy a local railway in the draft at its printed price."""

    local: str


class Repay(Move, frozen=True, tag="repay"):
    """Pay back all that was borrowed."""


class Acquire(Move, frozen=True, tag="acquire"):
    """Acquire a smaller company."""

    company: CompanyId
    price: int
    """The price per share, in K; a share is what an ordinary certificate of the company stands for."""
