"""Random stock rounds of 18CZ beside a second account of the rulebook: what is allowed, and everything after each move."""

from random import Random

import pytest

from engine.core.forms import legal
from engine.core.seat import Seat
from engine.eighteenxx.g18cz.moves import Repay
from engine.eighteenxx.moves import Buy, Par, Pass, Sell
from tests.engine.eighteenxx.g18cz.positions import GAME, Table
from tests.engine.eighteenxx.g18cz.second_model import CHART, LARGE, MEDIUM, SHARES, SMALL, STARTS, Model, size


def random_position(chance):
    """Both accounts of a stock round in which much is held, some players have too much, and some owe money."""
    players, phase = chance.randint(3, 6), chance.choice("bdfj")
    number = chance.choice((0, 1, 4, 4, 4))
    cash = [chance.choice((20, 90, 150, 300, 600)) for _ in range(players)]
    table, model = Table(players, phase=phase).cash(*cash), Model(players, phase, first=not number, cash=cash)
    names = [name for name in (*SMALL, *MEDIUM, *(LARGE if phase >= "d" else ())) if chance.random() < 0.6]
    for name in chance.sample(names or ["EKJ"], len(names or ["EKJ"])):
        start_company(chance, table, model, name)
    for local in table.state.private_companies:
        owner = chance.choice((*range(players), 0, 0, 0, 1, 1, None))
        if owner is not None:
            table.private_companies(**{local: owner})
            model.locals[owner] += 1
    for seat in range(players):
        if chance.random() < 0.25:
            model.debts[seat] = chance.choice((10, 100, 250))
            table.debt(seat, model.debts[seat], 300)
    if any(model.legal() != {("pass", "", 0)} for model.turn in range(players)):
        model.turn = 0
        table.stock(0, number=number)
        model.play("nothing", "", 0)
        return table, model
    return random_position(chance)


def start_company(chance, table, model, name):
    """Let players hold shares of a company within the limits, the president no fewer than anybody."""
    unit, kind = 100 // SHARES[size(name)], size(name)
    held, left = [0] * len(model.players), SHARES[kind]
    most = chance.randint(2, {"small": 3, "medium": 3, "large": 6}[kind])
    president = chance.choice(model.players)
    held[president], left = most, left - most
    for seat in model.players:
        if seat != president:
            held[seat] = chance.randint(0, min(most, left))
            left -= held[seat]
    start, cell = chance.choice(STARTS[kind]), chance.choice((0, 1, 2, 8, 9, 10, 20, 44, 45))
    floated = 2 * sum(held) >= SHARES[kind]
    shares = {president: held[president] * unit} | {s: n * unit for s, n in enumerate(held) if n and s != president}
    table.company(name, shares, par=start, price=CHART[cell], floated=floated, operated=floated)
    model.held[name], model.president[name], model.starts[name] = held, president, start
    model.tokens[cell].append(name)
    if floated:
        model.floated[name] = 0


def move_of(seat, kind, company, number):
    match kind:
        case "sell":
            return Sell(seat, company, number * 100 // SHARES[size(company)])
        case "buy":
            return Buy(seat, company)
        case "par":
            return Par(seat, company, number)
        case "repay":
            return Repay(seat)
    return Pass(seat)


def agree(table, model):
    """Hold that both accounts are the same."""
    state = table.state
    for name, held in model.held.items():
        unit = 100 // SHARES[size(name)]
        assert [table.held(name, seat) // unit for seat in model.players] == held, name
        assert state.charters[name].president == model.president[name], name
        assert state.charters[name].floated == (name in model.floated)
        assert state.charters[name].cash == model.floated.get(name, 0)
    stacks = {cell: stack for cell, stack in enumerate(model.tokens) if stack}
    assert {table.printed.chart.cell_of(CHART[cell]): stack for cell, stack in stacks.items()} == {
        cell: stack for cell, stack in state.market.stacks.items() if stack
    }


@pytest.mark.parametrize("seed", range(25))
def test_random_stock_rounds_go_as_a_second_account_of_the_rules_has_it(seed):
    chance = Random(f"18CZ {seed}")
    table, model = random_position(chance)
    for _ in range(60):
        if model.over:
            break
        seat = Seat(model.turn)
        assert (table.round, table.to_move) == ("stock", seat)
        agree(table, model)
        assert [player.cash for player in table.state.players] == model.cash
        assert [player.debt for player in table.state.players] == model.debts
        allowed = sorted(model.legal())
        assert set(legal(GAME, table.state, seat)) == {move_of(seat, *each) for each in allowed}
        kinds = sorted({kind for kind, *_ in allowed})
        kind = chance.choice((*kinds, "pass") if "pass" in kinds else kinds)
        chosen = chance.choice([each for each in allowed if each[0] == kind])
        table.match.play(move_of(seat, *chosen))
        model.play(*chosen)
    if model.over:
        assert table.state.order == model.order()
    if model.over and model.floated:
        assert table.round == "operating"
        agree(table, model)
