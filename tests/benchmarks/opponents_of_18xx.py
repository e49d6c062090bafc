"""How built-in opponents of 18xx games manage their money: ``python -m tests.benchmarks.opponents_of_18xx 18cz normal``.

It plays whole games and tells by table what the winner is worth after each set of operating rounds, how much capital
companies floated with, how many trains they bought, what was paid out, how often a company passed with the money and
the room for a train, and how much money lay idle. ``--recorded FILE`` counts the same in a game of 18xx.games.
"""

from __future__ import annotations

import argparse
import math
import statistics
import time
from collections import Counter
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path

import msgspec

from engine.core.game import Setup
from engine.core.registry import find
from engine.core.rng import Rng
from engine.eighteenxx.autorouter import best_routes
from engine.eighteenxx.companies import BANK
from engine.eighteenxx.g18cz.sensible import EXPECTATIONS as OF_18CZ
from engine.eighteenxx.g18cz.state import G18czState
from engine.eighteenxx.g1854.sensible import EXPECTATIONS as OF_1854
from engine.eighteenxx.g1854.state import G1854State
from engine.eighteenxx.moves import BuyTrain, Pass
from engine.eighteenxx.purchases import BUYING, affordable, must_buy
from engine.eighteenxx.revenue import distance, route_context
from engine.eighteenxx.scoring import worth
from engine.eighteenxx.sensible.estimates import rounds_until_rusted
from engine.eighteenxx.trains import runnable, runs

_EXPECTATIONS = {G18czState: OF_18CZ, G1854State: OF_1854}
COUNTED = {
    "18xx.stock.started": "companies started",
    "18cz.acquire.done": "acquisitions",
    "18xx.private.bought": "privates bought by companies",
    "18xx.stock.sold": "sales of shares",
    "18xx.station.built": "stations",
    "18xx.train.from_company": "trains bought of companies",
    "18xx.dividend.kept": "dividends withheld",
    "18xx.train.helped": "trains with the president's help",
    "18xx.train.borrowed": "loans",
    "1854.merge.merged": "mergers",
}
"""What happens, by the key of its event."""


@dataclass
class Account:
    """What has come of one game."""

    sums: Counter = field(default_factory=Counter)
    by_set: dict = field(default_factory=dict)
    """The worth of each seat after the sets of operating rounds, by their last round."""
    phases: dict = field(default_factory=dict)
    """In which set each phase began, from 1."""
    scores: tuple = ()
    left: int = 0
    """What all players had in cash as the latest set of operating rounds began."""
    cpu: list = field(default_factory=list)

    def note(self, state, events):
        """Count what a move did."""
        for event in events:
            key, params = event.text.key, event.text.params
            if key in COUNTED:
                self.sums[COUNTED[key]] += 1
            if key == "18xx.stock.floats":
                self.sums["capital floated"] += params["capital"]
            elif key.startswith("18xx.train.from_"):
                self.sums["trains bought"] += 1
                self.sums["paid for trains"] += params["price"]
            elif key == "18xx.dividend.paid":
                self.sums["dividends"] += sum(part.params["amount"] for part in params["parts"])
            elif key == "18xx.phase.begins":
                self.phases[params["phase"]] = state.calendar.set + 1
        calendar = state.calendar
        if not calendar.round:
            self.left = sum(player.cash for player in state.players)
        if calendar.operating:
            worths = [worth(state, seat) for seat in range(len(state.players))]
            self.by_set[calendar.set + (calendar.round > 0)] = worths

    def end(self, state):
        """Count what is left."""
        self.scores = tuple(worth(state, seat) for seat in range(len(state.players)))
        total = sum(self.scores)
        treasuries = sum(charter.cash for charter in state.charters.values() if not charter.closed)
        cash = sum(player.cash for player in state.players)
        self.sums["cash of players at the end, % of worth"] = 100 * cash / total
        self.sums["money of companies at the end, % of worth"] = 100 * treasuries / total
        self.sums["left after the last stock round, % of worth"] = 100 * self.left / total


def note_choice(account, state, move):
    """Count what a president passes up who may buy a train or not."""
    if state.turn is None or state.frame.round != "operating" or not isinstance(move, Pass | BuyTrain):
        return
    company = state.turn.company
    if BUYING in state.frame.done or must_buy(state, company):
        return
    for heading, wanted in (("a train could run", 0), ("a train would pay", 1)):
        if any(gain > wanted * price for gain, price in _gains(state, company)):
            account.sums[heading] += 1
            account.sums[f"{heading}, passed"] += isinstance(move, Pass)


def _gains(state, company):
    """Return what each train of the bank that a company can buy and run earns until it rusts, and its price."""
    left = _EXPECTATIONS[type(state)].rounds_left(state) - 1
    earned, found = _revenue(state, company), []
    for item in affordable(state, company):
        if item.seller == BANK and runs(state.printed, company, item.face.name):
            more = _revenue(state, company, item.face.name) - earned
            found.append((more * min(left, rounds_until_rusted(state, item.face.name)), item.face.price))
    return found


def _revenue(state, company, *more):
    faces = [*(train.face for train in runnable(state, company)), *more]
    trains = {f"t{number}": distance(state, face) for number, face in enumerate(faces)}
    if not trains:
        return 0
    calls = iter(range(100))
    context = msgspec.structs.replace(route_context(state, company), trains=trains)
    return best_routes(context, lambda: next(calls, None) is None).revenue


def play(game, players, policies, seed):
    """Play a game to its end; return its account."""
    account, state = Account(), game.setup(Setup(game.info.key, players), seed)
    number = 0
    while awaited := game.awaited(state):
        seat = min(awaited)
        began = time.process_time()
        move = game.policies[policies[seat]](game, state, seat, Rng(f"{seed}:luck:{seat}:{number}"))
        account.cpu.append(time.process_time() - began)
        note_choice(account, state, move)
        account.note(state, list(game.play(state, move)))
        number += 1
    account.end(state)
    return account


def recorded(game, path):
    """Count a recorded game."""
    module, _, name = game.reader.partition(":")
    match = getattr(import_module(module), name)(path.read_bytes())
    account, state = Account(), game.setup(match.setup, match.seed)
    for move in match.line:
        note_choice(account, state, move)
        account.note(state, list(game.play(state, move)))
    account.end(state)
    return account


def mean(values):
    """Return a mean with its standard error, written."""
    values = list(values)
    error = statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0
    return f"{statistics.fmean(values):10.1f} ± {error:.1f}"


def report(accounts):
    """Return a table of some accounts."""
    lines = [f"{len(accounts)} games"]
    lines.append(f"{'winner':<40}{mean(max(one.scores) for one in accounts)}")
    lines.append(f"{'mean of a seat':<40}{mean(statistics.fmean(one.scores) for one in accounts)}")
    for key in sorted({key for one in accounts for key in one.by_set}):
        having = [one for one in accounts if key in one.by_set]
        best = [one.by_set[key][one.scores.index(max(one.scores))] for one in having]
        lines.append(f"{f'winner after set {key}':<40}{mean(best)}")
    headings = sorted({key for one in accounts for key in one.sums})
    lines += [f"{key:<40}{mean(one.sums[key] for one in accounts)}" for key in headings]
    for heading in ("a train could run", "a train would pay"):
        could, passed = (sum(one.sums[key] for one in accounts) for key in (heading, f"{heading}, passed"))
        lines.append(f"{f'{heading}, passed, %':<40}{100 * passed / max(1, could):10.1f}")
    for phase in sorted({key for one in accounts for key in one.phases}):
        sets = [one.phases[phase] for one in accounts if phase in one.phases]
        lines.append(f"{f'phase {phase} began in set ({len(sets)} games)':<40}{mean(sets)}")
    cpu = [each for one in accounts for each in one.cpu]
    if cpu:
        lines.append(
            f"{'ms of CPU a move, mean and worst':<40}{1000 * statistics.fmean(cpu):10.1f} {1000 * max(cpu):.0f}"
        )
    return "\n".join(lines)


def main():
    """Play or read, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("policies", nargs="*", default=["normal"])
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--seed", default="measured")
    parser.add_argument("--recorded", type=Path)
    chosen = parser.parse_args()
    game = find(chosen.game)
    game.load()
    if chosen.recorded:
        accounts = [recorded(game, chosen.recorded)]
    else:
        policies = chosen.policies * chosen.players if len(chosen.policies) == 1 else chosen.policies
        accounts = [play(game, chosen.players, policies, f"{chosen.seed}-{n}") for n in range(chosen.games)]
    print(report(accounts))  # noqa: T201


if __name__ == "__main__":
    main()
