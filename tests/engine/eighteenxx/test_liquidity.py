"""Liquidity: what a player would have who sold at once all that may be sold in a stock round."""

import pytest

from engine.core import codec
from engine.eighteenxx import selling
from tests.conformance.worlds import WORLDS
from tests.thorough import long_but


@pytest.mark.parametrize("key", long_but(["18cz", "1854"], "18cz"))
def test_it_is_the_cash_of_whoever_sells_as_much_of_each_company_as_the_rules_let_them(key):
    game, sold = WORLDS[key].game, 0
    # Within a turn in which something was sold already, more may cost what the first did.
    states = [state for state, _, _ in WORLDS[key].some("liquid", 3, 40) if not state.trading.sold]
    for state in states:
        for player in game.view(state, None).players:
            cash = player.cash
            for company in tuple(selling.companies(state, player.seat)):
                # Each by itself, at the price that it has: what is sold of one changes nothing of another.
                alone = codec.clone(state)
                (*_, most) = selling.check_sell(alone, player.seat, company)
                for _ in selling.carry_out_sale(alone, player.seat, company, most):
                    pass
                cash += alone.players[player.seat].cash - player.cash
                sold += 1
            assert player.liquidity == cash
    assert sold


@pytest.mark.parametrize("key", ["18cz", "1854"])
def test_before_anything_may_be_sold_it_is_the_cash(key):
    game = WORLDS[key].game
    state = game.setup(WORLDS[key].setup(3), "liquid")
    assert [(one.cash, one.liquidity) for one in game.view(state, None).players] == [
        (player.cash, player.cash) for player in state.players
    ]
