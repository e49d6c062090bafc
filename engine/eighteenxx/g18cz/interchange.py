"""18CZ as 18xx.games plays and records it: the moves, debts and random draws that only 18CZ has."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.errors import CorruptLog
from engine.core.match import Match
from engine.core.moves import Move
from engine.core.seat import Seat
from engine.eighteenxx import scoring
from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.g18cz import moves
from engine.eighteenxx.g18cz.game import G18CZ
from engine.eighteenxx.g18cz.loans import debtor
from engine.eighteenxx.g18cz.neutral_player import INCREMENT, MODULUS, MULTIPLIER, VACLAV
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.g18cz.state import G18czState
from engine.eighteenxx.interchange import actions, dialect, names, takeovers
from engine.eighteenxx.interchange.actions import Action
from engine.eighteenxx.interchange.closing import as_if_closed
from engine.eighteenxx.interchange.dialect import Finding
from engine.eighteenxx.interchange.dialects import dialect_for
from engine.eighteenxx.interchange.exporting import export_game
from engine.eighteenxx.interchange.importing import import_game
from engine.eighteenxx.interchange.read import OtherGame, read_game
from engine.eighteenxx.interchange.trace import PlayerLine, StateLine
from engine.eighteenxx.interchange.translate import Played, expect
from engine.eighteenxx.interchange.write import Writing
from engine.eighteenxx.rules import rules_of


def _draft(played: Played, action: actions.Bid) -> Move:
    local = names.private_here(played.state.printed, action.company)
    expect("price", action.price, played.state.printed.private_companies[local].price)
    return moves.DraftPurchase(played.seat, local)


def _repay(played: Played, action: actions.SpecialBuy) -> Move:
    if "debt" not in action.description:
        raise CorruptLog(f"nothing of this kind is for sale: {action.description!r}")
    if action.cost is not None:
        expect("debt", action.cost, debtor(played.state, played.seat).debt)
    return moves.Repay(played.seat)


def _acquire(played: Played, action: actions.BuyCorporation) -> Move:
    return moves.Acquire(played.seat, names.company_here(played.state.printed, action.corporation), action.price)


def _write_draft(writing: Writing, move: moves.DraftPurchase) -> Action:
    price = writing.state.printed.private_companies[move.local].price
    return actions.Bid(**writing.by, company=move.local, price=price)


def _write_repay(writing: Writing, move: moves.Repay) -> Action:
    debt = debtor(writing.state, move.seat).debt
    return actions.SpecialBuy(**writing.by, description="Payoff all debt", cost=debt)


def _write_acquire(writing: Writing, move: moves.Acquire) -> Action:
    company = names.company_there(writing.state.printed, move.company)
    return actions.BuyCorporation(**writing.by, corporation=company, price=move.price)


class G18czDialect(dialect.Dialect):
    """What is specific to 18CZ in the exchange with 18xx.games."""

    game = G18CZ
    printed = everything()
    variants = G18CZ.written_under
    lenient = {"praha": "twice"}  # noqa: RUF012 - never changed
    neutral = VACLAV
    steps = {  # noqa: RUF012
        "BuyCorporation": "acquire",
        "Draft": "draft",
        "HomeTrack": "home_tile",
        "ReduceTokens": "reclaim",
        "UpgradeOrDiscardTrain": "fleet",
    }
    translators = {  # noqa: RUF012
        actions.Bid: _draft,
        actions.SpecialBuy: _repay,
        **takeovers.TRANSLATORS,
        actions.BuyCorporation: _acquire,
    }
    writers = {  # noqa: RUF012
        moves.DraftPurchase: _write_draft,
        moves.Repay: _write_repay,
        **takeovers.WRITERS,
        moves.Acquire: _write_acquire,
    }

    def neutral_companies(self, state: G18czState) -> Sequence[CompanyId]:
        """Return the companies that were started for Václav."""
        return () if state.neutral is None else state.neutral.companies

    def seed_of(self, ours: str, start: G18czState) -> int:
        """Return our seed if it is a number small enough.

        Otherwise return one that draws the neutral player's companies as they were drawn: nothing else is random there.
        """
        if ours.isdecimal() and int(ours) < MODULUS:
            return int(ours)
        if start.neutral is None:
            return 0
        return (start.neutral.draw - INCREMENT) * pow(MULTIPLIER, -1, MODULUS) % MODULUS

    def as_here(self, state: G18czState, line: StateLine) -> StateLine:
        """Return a position of a trace as it will be once a company that is closed here is closed there, too."""
        return as_if_closed(state, line)

    def worth_there(self, state: G18czState, seat: Seat) -> int:
        """Return what a player is worth as 18xx.games calculates it, in K: local railways at their present value."""
        owned = [name for name, local in state.private_companies.items() if local.owner == seat]
        printed = sum(state.printed.private_companies[name].price for name in owned)
        present = rules_of(state).private_value(state) * len(owned) if state.calendar.operating else printed
        return scoring.worth(state, seat) - scoring.private_worth(state, seat) + present

    def of_player(self, state: G18czState, seat: Seat, line: PlayerLine) -> Iterator[Finding]:
        """Compare debts."""
        player = state.players[seat]
        yield f"player {line.id}: debt", player.debt, line.debt
        yield f"player {line.id}: interest", player.interest, line.penalty


DIALECT = G18czDialect()


def read_recorded(data: bytes) -> Match | None:
    """Replay a game of 18xx.games, or return None if it is not of 18CZ.

    Raises CorruptLog: an action is illegal where it stands, or its result is not what is recorded.
    """
    try:
        dialect_for(data, [G18CZ])
        recorded = read_game(data, DIALECT.printed)
    except OtherGame:
        return None
    imported = import_game(DIALECT, recorded)
    if imported.difference:
        raise CorruptLog(imported.difference)
    return imported.match


def write_recorded(match: Match) -> bytes:
    """Write a game as 18xx.games would have. Raises NotExportable if that cannot record it, or plays otherwise."""
    return export_game(DIALECT, match)
