"""A position as a planning player weighs it: only what the seat's own view tells."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cached_property

from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.german_railways.bidding import on_offer
from engine.german_railways.board_analysis import BoardAnalysis, locomotives_left
from engine.german_railways.building import BuildPlan
from engine.german_railways.facts import RailroadId, printed_facts
from engine.german_railways.state import GermanState, Railroad
from engine.german_railways.view import GermanView
from engine.german_railways.ways import Way, way_to_link

LIKELY = 1.0
"""How many dividends may be expected of a railroad's next link, where the end of the game waits for it."""
FURTHER = 0.25
"""How many where it does not."""
TALER_A_HEX = 2.7
"""What a hex costs on average."""
INCOME_A_HEX = 0.4
"""What a hex adds to an income on average, the hexes on the way to the cities counted."""
LITTLE = 3.0
"""Fewer dividends than this are not worth the lead in cash."""
RICH = 100
"""Taler enough for any way."""
UNJOINED = 0.5
"""What income is worth that is not paid until two cities are joined, compared with income that is."""


class Estimates:
    """What a seat knows, in the form in which plans are made."""

    def __init__(self, state: GermanState, seat: Seat) -> None:
        """``state`` must have been laid out from the seat's view."""
        self.state = state
        self.seat = seat
        self.cash = state.cash[seat]
        self.analysis = BoardAnalysis(state)

    @cached_property
    def links(self) -> dict[RailroadId, Way | None]:
        """The cheapest way of each railroad to a new link, whatever it costs."""
        return {id_: way_to_link(BuildPlan(self.analysis, id_, RICH)) for id_ in self.state.railroads}

    @cached_property
    def dividends(self) -> float:
        """How many dividends are yet to be expected: of railroads that can pay for new links, or soon may."""
        return sum(self.link_chance(id_, way) for id_, way in self.links.items())

    def link_chance(self, railroad: RailroadId, way: Way | None) -> float:
        """Return how many new links may be expected of a railroad, given its cheapest way to one."""
        if way is None:
            return 0.0
        money = self.state.railroads[railroad].treasury + self.a_share * self._unsold[railroad]
        chance = min(1.0, money / max(1, way.cost)) ** 2
        wanted = printed_facts().figures.links_to_end
        return chance * (LIKELY if len(self.analysis.links[railroad]) < wanted else FURTHER)

    @cached_property
    def a_share(self) -> float:
        """What an unsold share may bring its railroad: all have to be sold, once a dividend has come if one can."""
        money = float(sum(self.state.cash))
        if self._can_link(money):
            money += sum(self.dividend)
        return money / max(1, sum(self._unsold.values()))

    def _can_link(self, money: float) -> bool:
        """Return whether a railroad can pay for a link, even if with all the players' money for a share of it."""
        offered = set(on_offer(self.state))
        return any(
            way is not None and way.cost <= self.state.railroads[id_].treasury + money * (id_ in offered)
            for id_, way in self.links.items()
        )

    @cached_property
    def dividend(self) -> tuple[float, ...]:
        """What a dividend pays to each seat now, nobody being paid twice for building."""
        paid = [0.0] * len(self.state.cash)
        for id_, railroad in self.state.railroads.items():
            for owner in railroad.owners if self.analysis.pays(id_) else ():
                paid[owner] += self.analysis.incomes[id_]
        return tuple(paid)

    @cached_property
    def _unsold(self) -> dict[RailroadId, int]:
        return {
            id_: printed_facts().figures.shares - len(railroad.owners) for id_, railroad in self.state.railroads.items()
        }

    def spare(self, cash: int) -> float:
        """Return how much of its cash a seat can spare: where little is to be expected, none of a lead."""
        if self.dividends >= LITTLE:
            return cash
        richest = sorted([*self.state.cash, 0], reverse=True)
        others = richest[1] if cash == richest[0] else richest[0]
        return cash - others - 1 if cash > others else cash - 1

    @property
    def lead(self) -> float:
        """How much a seat may lose compared with the others: less than its lead, and any amount where it has none."""
        behind = self.cash - max(cash for seat, cash in enumerate(self.state.cash) if seat != self.seat)
        return float(behind) if behind > 0 else math.inf

    def balance(self, amounts: Sequence[float]) -> float:
        """Return what amounts by seat are worth to this one: its own, less what the others have on average."""
        own = amounts[self.seat]
        return own - (sum(amounts) - own) / (len(amounts) - 1)

    def shares(self, railroad: RailroadId) -> float:
        """Return the balance of the shares of a railroad."""
        owners = self.state.railroads[railroad].owners
        return self.balance([float(owners.count(Seat(seat))) for seat in range(len(self.state.cash))])

    def share_worth(self, railroad: RailroadId, price: int) -> float:
        """Return what a share may yet pay, the railroad being paid a price for it."""
        there = self.state.railroads[railroad]
        to_come = sum(self.state.cash) / max(1, sum(self._unsold.values())) / 2
        money = there.treasury + price + to_come * (printed_facts().figures.shares - len(there.owners) - 1)
        hexes = min(locomotives_left(self.state, railroad), money / TALER_A_HEX)
        # Half of what it will grow by, as it grows while it pays.
        average = self.analysis.incomes[railroad] + hexes * INCOME_A_HEX / 2
        return self.dividends * average * (1 if self.analysis.pays(railroad) else UNJOINED)

    def with_share(self, railroad: RailroadId, price: int) -> Estimates:
        """Return what the seat would face with one more share of a railroad, bought at a price."""
        state, there = self.state, self.state.railroads[railroad]
        bought = Railroad(there.hexes, there.treasury + price, [*there.owners, self.seat])
        cash = [money - price * (seat == self.seat) for seat, money in enumerate(state.cash)]
        then = Estimates(imagined(state, {**state.railroads, railroad: bought}, cash), self.seat)
        then.links = self.links  # whatever it costs, the way is the same
        return then


def seen(view: GermanView) -> GermanState:
    """Lay out the board as a view shows it: a position to plan on, with nothing in it that is not seen."""
    return GermanState(
        rng=Rng(""),
        frames=[],
        switches=view.switches,
        cash=[seat.cash for seat in view.seats],
        railroads={
            there.id: Railroad(
                list(there.hexes),
                there.treasury,
                [seat for seat, number in there.holders.items() for _ in range(number)],
            )
            for there in view.railroads
        },
        first=Seat(0),
        round=view.round,
    )


def imagined(state: GermanState, railroads: dict[RailroadId, Railroad], cash: list[int]) -> GermanState:
    """Lay out another position to plan on."""
    return GermanState(
        rng=Rng(""),
        frames=[],
        switches=state.switches,
        cash=cash,
        railroads=railroads,
        first=state.first,
        round=state.round,
    )
