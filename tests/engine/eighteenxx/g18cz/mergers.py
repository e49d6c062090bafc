"""Positions in which one company acquires another."""

from engine.eighteenxx.g18cz.moves import Acquire
from tests.engine.eighteenxx.g18cz.positions import ADA, BO, Table


def table(
    buyer="KFN",
    target="EKJ",
    *,
    cash=1000,
    price=100,
    phase="d",
    shares=None,
    president=ADA,
    trains="d1:3+3",
    target_trains="",
    target_cash=0,
    at="",
    target_at="",
    tiles="",
    ruleset="rulebook",
    **target_more,
):
    """KFN, Ada's, is about to acquire; EKJ belongs to Ada, Bo and the bank."""
    position = Table(3, ruleset, phase=phase, cash=0).lay(tiles)
    position.company(buyer, {president: 60}, price=120, cash=cash, trains=trains, at=at)
    position.company(
        target,
        shares or {ADA: 50, BO: 25},
        price=price,
        cash=target_cash,
        trains=target_trains,
        at=target_at,
        **target_more,
    )
    return position.operating(buyer, "acquire")


def bought(**more):
    """The same after the purchase at 100 K a share."""
    position = table(**more)
    position.play(Acquire(ADA, "EKJ", 100))
    return position
