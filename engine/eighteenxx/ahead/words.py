"""What playing on has shown, in words."""

from __future__ import annotations

from engine.core.moves import Move
from engine.core.text import Text, text
from engine.eighteenxx.ahead.player import Choice
from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.moves import Buy, BuyFrom, BuyTrain, Dividend, Par, Pass, PayOption, Sell, TakeOption
from engine.eighteenxx.purchases import OF_BANK
from engine.eighteenxx.state import EighteenxxState
from engine.eighteenxx.trains import find_train


def with_comparison(state: EighteenxxState, why: Text, choice: Choice) -> Text:
    """Add to the reason for a move how it compares with the next best, unless that is a move that only one game has."""
    other = None if choice.other is None else _described(state, choice.other)
    if choice.worth is None or other is None:
        return why
    worth, other_worth = choice.worth, choice.other_worth
    if worth == other_worth:
        return _with_bankruptcies(text("18xx.hint.compared_even", why=why, worth=worth, other=other), choice)
    # The move of the opponent that plans is made unless another does clearly better, also compared with other seats.
    key = "18xx.hint.compared_more" if other_worth > worth else "18xx.hint.compared"
    return _with_bankruptcies(text(key, why=why, worth=worth, other=other, other_worth=other_worth), choice)


def _with_bankruptcies(why: Text, choice: Choice) -> Text:
    """Add how many of the games ended early by a bankruptcy, if any did."""
    mine, others = choice.bankrupt
    if not mine and not others:
        return why
    key = "18xx.hint.bankruptcies_counted" if choice.counts_bankrupt else "18xx.hint.bankruptcies"
    return text(key, why=why, games=choice.games, mine=mine, others=others)


def _described(state: EighteenxxState, move: Move) -> Text | None:
    match move:
        case Par():
            return text("18xx.instead.par", company=move.company, price=move.price)
        case Buy() | BuyFrom():
            return text("18xx.instead.buy", company=move.company)
        case TakeOption():
            return text("18xx.instead.option", company=move.company)
        case PayOption():
            return text("18xx.instead.pay_option")
        case Sell():
            return text("18xx.instead.sell", company=move.company, percent=move.percent)
        case Dividend():
            return text(f"18xx.instead.{move.decision}")  # payout, withhold
        case BuyTrain():
            source, *_, train = move.train.split()
            if source in OF_BANK:
                return text("18xx.instead.train", train=train)
            owned = find_train(state.charters[CompanyId(source)], train)
            # Trains of one company differ, and one buyer may get them at several prices.
            return text("18xx.instead.train_of", company=source, train=owned.face if owned else train, price=move.price)
        case Pass():
            return text("18xx.instead.pass")
        case _:
            return None
