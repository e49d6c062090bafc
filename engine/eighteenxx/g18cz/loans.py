"""Loans that players take for trains that their companies must buy, and how they pay them back (18CZ rules, OR 11)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.errors import IllegalMove
from engine.core.moves import Move
from engine.core.seat import Seat
from engine.core.text import Player, text
from engine.core.views import Event
from engine.eighteenxx.buying import check_cash
from engine.eighteenxx.certificates import certificates_of
from engine.eighteenxx.companies import BANK
from engine.eighteenxx.g18cz.moves import Repay
from engine.eighteenxx.g18cz.switches import Switches
from engine.eighteenxx.rules import MoneySource, rules_of
from engine.eighteenxx.soundness import MOST_MONEY, within
from engine.eighteenxx.state import EighteenxxState, Investor, pay
from engine.eighteenxx.steps.stock import StockAction
from engine.eighteenxx.trains import is_open


class Debtor(Investor):
    """A player's money, and what he owes."""

    debt: int = 0
    """What was borrowed and not yet paid back."""
    interest: int = 0
    """What is due at the end of the game, whether the debt is paid back or not."""


def debtor(state: EighteenxxState, seat: Seat) -> Debtor:
    """Return a player's money and debts."""
    player = state.players[seat]
    assert isinstance(player, Debtor)
    return player


def check_debts(state: EighteenxxState) -> None:
    """Check that nobody owes less than 0, or more than there can be. Raises UnsoundPosition."""
    for player in state.players:
        if isinstance(player, Debtor):
            within(player.debt, 0, MOST_MONEY, "a debt")
            within(player.interest, 0, MOST_MONEY, "the interest on a debt")


class Loan(MoneySource):
    """Any sum from the bank. The interest is due once, at the end, even if the debt is paid back before."""

    name = "loan"

    def __init__(self, interest_percent: int) -> None:
        self._interest = interest_percent

    def most(self, state: EighteenxxState, president: Seat) -> None:
        """Return None: there is no limit."""

    def take(self, draft: EighteenxxState, president: Seat, amount: int) -> None:
        """Borrow from the bank."""
        pay(draft, BANK, president, amount)
        player = debtor(draft, president)
        player.debt += amount
        player.interest += amount * self._interest // 100


def refusal_of_debtor(state: EighteenxxState, seat: Seat) -> IllegalMove | None:
    """Return what keeps a player in debt from buying, or None if there is no debt."""
    debt = debtor(state, seat).debt
    return IllegalMove("18cz.stock.in_debt", rule=state.printed.rule("forced"), debt=debt) if debt else None


class RepayDebt(StockAction):
    """Paying back all that was borrowed, which is no trade: a player who does nothing else has passed."""

    kind: type[Move] = Repay

    def is_possible(self, state: EighteenxxState, seat: Seat) -> bool:
        """Return whether there is a debt and the cash for it."""
        player = debtor(state, seat)
        return 0 < player.debt <= player.cash

    def play(self, draft: EighteenxxState, move: Move) -> Iterator[Event]:
        """Pay back the debt; the interest stays due. Raises IllegalMove."""
        seat, player = move.seat, debtor(draft, move.seat)
        if not player.debt:
            raise IllegalMove("18cz.stock.no_debt", rule=draft.printed.rule("forced"))
        check_cash(draft, seat, player.debt, "forced")
        money, player.debt = player.debt, 0
        pay(draft, seat, BANK, money)
        yield Event(text("18cz.stock.repaid", player=Player(seat), money=money, interest=player.interest))


def is_prompted_to_pass(state: EighteenxxState, seat: Seat) -> bool:
    """Return whether a player has a turn although he may only be able to pass, as everybody in debt has on 18xx.games.

    18xx.games also gives one to a player who could start the cheapest of all companies, whatever those left cost.
    """
    if not isinstance(state.switches, Switches) or not state.switches.prompts_to_pass:
        return False
    player, printed = debtor(state, seat), state.printed
    waiting = any(
        it.par is None and not it.closed and is_open(state, printed.companies[it.id].kind)
        for it in state.charters.values()
    )
    least = min(kind.shares[0] // kind.unit * kind.par[0] for kind in printed.figures.kinds.values())
    able = player.cash >= least and certificates_of(state, seat) < rules_of(state).certificate_limit(state)
    return bool(player.debt) or (waiting and able)
