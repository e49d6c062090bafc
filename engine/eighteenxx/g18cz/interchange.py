"""18CZ as 18xx.games plays and records it: the moves, debts and lots that only 18CZ has."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.errors import CorruptLog
from engine.core.moves import Move
from engine.core.seat import Seat
from engine.eighteenxx import moves as shared
from engine.eighteenxx import scoring
from engine.eighteenxx.board import Place
from engine.eighteenxx.g18cz import moves
from engine.eighteenxx.g18cz.closing import as_if_closed
from engine.eighteenxx.g18cz.game import G18CZ
from engine.eighteenxx.g18cz.loans import debtor
from engine.eighteenxx.g18cz.neutral_player import INCREMENT, MODULUS, MULTIPLIER, VACLAV
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.g18cz.state import G18czState
from engine.eighteenxx.interchange import actions, dialect, names
from engine.eighteenxx.interchange.actions import Action
from engine.eighteenxx.interchange.dialect import Finding
from engine.eighteenxx.interchange.trace import PlayerLine, StateLine
from engine.eighteenxx.interchange.translate import Played, city_named, expect, find_card
from engine.eighteenxx.interchange.write import Writing
from engine.hexes import HexName


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


def _reclaim(played: Played, action: actions.RemoveToken) -> Move:
    place = city_named(played.state, action.city)
    return moves.Reclaim(played.seat, place.hex, place.stop)


def _discard(played: Played, action: actions.DiscardTrain) -> Move:
    kind = moves.Scrap if played.state.in_round("fleet") else shared.Discard
    return kind(played.seat, find_card(played.state, action.train)[0].id)


def _exchange(played: Played, action: actions.SwapTrain) -> Move:
    printed, (train, where) = played.state.printed, find_card(played.state, action.train)
    if where not in played.state.charters:
        raise CorruptLog(f"train {action.train} belongs to nobody")
    own = printed.companies[where].kind
    face = next((face.name for face in printed.cards[train.rank].faces if face.kind == own), None)
    if face is None:
        raise CorruptLog(f"train {action.train} cannot be run by {where}")
    return moves.Exchange(played.seat, train.id, face)


def _acquire(played: Played, action: actions.BuyCorporation) -> Move:
    return moves.Acquire(played.seat, names.company_here(played.state.printed, action.corporation), action.price)


def _write_draft(writing: Writing, move: moves.DraftPurchase) -> Action:
    price = writing.state.printed.private_companies[move.local].price
    return actions.Bid(**writing.by, company=move.local, price=price)


def _write_repay(writing: Writing, move: moves.Repay) -> Action:
    debt = debtor(writing.state, move.seat).debt
    return actions.SpecialBuy(**writing.by, description="Payoff all debt", cost=debt)


def _write_reclaim(writing: Writing, move: moves.Reclaim) -> Action:
    place = Place(HexName(move.hex), move.city)
    slots = writing.state.board.stations[place.hex][place.stop]
    slot = slots.index(str(writing.state.frame.actor))
    return actions.RemoveToken(**writing.by, city=writing.city(place), slot=slot)


def _write_scrap(writing: Writing, move: moves.Scrap) -> Action:
    train = names.train_there(writing.state.printed, writing.card(move.train))
    return actions.DiscardTrain(**writing.by, train=train)


def _write_exchange(writing: Writing, move: moves.Exchange) -> Action:
    train = names.train_there(writing.state.printed, writing.card(move.train))
    return actions.SwapTrain(**writing.by, train=train)


def _write_acquire(writing: Writing, move: moves.Acquire) -> Action:
    company = names.company_there(writing.state.printed, move.company)
    return actions.BuyCorporation(**writing.by, corporation=company, price=move.price)


class G18czDialect(dialect.Dialect):
    """What 18CZ has of its own in the exchange with 18xx.games."""

    game = G18CZ
    printed = everything()
    variants = {"ruleset": "18xx.games"}  # noqa: RUF012 - never changed
    lenient = {"praha": "twice"}  # noqa: RUF012
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
        actions.RemoveToken: _reclaim,
        actions.DiscardTrain: _discard,
        actions.SwapTrain: _exchange,
        actions.BuyCorporation: _acquire,
    }
    writers = {  # noqa: RUF012
        moves.DraftPurchase: _write_draft,
        moves.Repay: _write_repay,
        moves.Reclaim: _write_reclaim,
        moves.Scrap: _write_scrap,
        moves.Exchange: _write_exchange,
        moves.Acquire: _write_acquire,
    }

    def seed_of(self, ours: str, start: G18czState) -> int:
        """Return our seed if it is a number.

        Otherwise one that draws the neutral player's companies as they were drawn: all else is not left to chance.
        """
        if ours.isdecimal() and int(ours) < MODULUS:
            return int(ours)
        if start.neutral is None:
            return 0
        return (start.neutral.draw - INCREMENT) * pow(MULTIPLIER, -1, MODULUS) % MODULUS

    def as_here(self, state: G18czState, line: StateLine) -> StateLine:
        """Return a position of a trace as it is once a company that is closed here is closed there too."""
        return as_if_closed(state, line)

    def worth_there(self, state: G18czState, seat: Seat) -> int:
        """Return what a player is worth as 18xx.games reckons: local railways count their present value, in K."""
        owned = [name for name, local in state.private_companies.items() if local.owner == seat]
        printed = sum(state.printed.private_companies[name].price for name in owned)
        present = state.private_value * len(owned) if state.calendar.operating else printed
        return scoring.worth(state, seat) - scoring.private_worth(state, seat) + present

    def of_player(self, state: G18czState, seat: Seat, line: PlayerLine) -> Iterator[Finding]:
        """Compare debts."""
        player = state.players[seat]
        yield f"player {line.id}: debt", player.debt, line.debt
        yield f"player {line.id}: interest", player.interest, line.penalty


DIALECT = G18czDialect()
