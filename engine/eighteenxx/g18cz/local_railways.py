"""Local railways in the hands of companies: buying, selling, using (18CZ rules, "Companies" 1)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.events import Event
from engine.eighteenxx.g18cz.state import G18czState, LocalId
from engine.eighteenxx.market import CompanyId


def local_value(state: G18czState) -> int:
    """Return what any local railway is worth in the present operating round, in K."""
    raise NotImplementedError


def buy_local(draft: G18czState, company: CompanyId, local: LocalId, price: int) -> Iterator[Event]:
    """Let a company buy a local railway from the player who owns it: checks everything, and carries it out.

    Raises IllegalMove (``18cz.locals.*``). Who must agree has agreed.
    """
    raise NotImplementedError


def check_local(state: G18czState, company: CompanyId, local: LocalId, price: int) -> None:
    """Check that a company may buy a local railway from a player at a price. Raises IllegalMove."""
    raise NotImplementedError


def purchasable_locals(state: G18czState, company: CompanyId) -> Iterator[LocalId]:
    """Enumerate the local railways of players that suit a company's size, if the phase allows it to buy any."""
    raise NotImplementedError


def locals_of(state: G18czState, owner: int | str) -> list[LocalId]:
    """Return the local railways of a company or a seat, in the order of the draft."""
    raise NotImplementedError


def sale_value(state: G18czState, company: CompanyId) -> int:
    """Return what a company would get for all its local railways from the bank, in K."""
    raise NotImplementedError
