"""A position as a planning player evaluates it, using only what the seat's own view shows."""

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
"""How many dividends may be expected of a railroad's next link, if the game cannot end without it."""
FURTHER = 0.25
"""How many may be expected of it if the game can end without it."""
TALER_A_HEX = 2.7
"""What a hex costs on average."""
INCOME_A_HEX = 0.4
"""What a hex adds to an income on average, counting also the hexes on the way to cities."""
LITTLE = 3.0
"""If fewer dividends than this are expected, shares are not worth giving up a lead in cash."""
RICH = 100
"""More Taler than any way costs."""
UNJOINED = 0.5
"""What income is worth that is not paid until two cities are joined, as a part of income that is paid now."""


class Estimates:
    """What a seat knows, in the form in which plans are made."""

    def __init__(self, state: GermanState, seat: Seat) -> None:
        """``state`` must have been made from the seat's view."""
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
        """How many dividends may still be expected, of railroads that can pay for new links or may be able to soon."""
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
        """What an unsold share may bring its railroad if all are sold, after another dividend if one is possible."""
        money = float(sum(self.state.cash))
        if self._can_link(money):
            money += sum(self.dividend)
        return money / max(1, sum(self._unsold.values()))

    def _can_link(self, money: float) -> bool:
        """Return whether any railroad can pay for a link, if need be with all the players' money for a share of it."""
        offered = set(on_offer(self.state))
        return any(
            way is not None and way.cost <= self.state.railroads[id_].treasury + money * (id_ in offered)
            for id_, way in self.links.items()
        )

    @cached_property
    def dividend(self) -> tuple[float, ...]:
        """What a dividend pays to each seat now, without the double payment to the builder's shareholders."""
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
        """Return how much of its cash a seat can spare: if little is to be expected, it must not lose a lead."""
        if self.dividends >= LITTLE:
            return cash
        richest = sorted([*self.state.cash, 0], reverse=True)
        others = richest[1] if cash == richest[0] else richest[0]
        return cash - others - 1 if cash > others else cash - 1

    @property
    def lead(self) -> float:
        """How much the seat may lose compared with the others: its lead in cash, or any amount if it has none."""
        behind = self.cash - max(cash for seat, cash in enumerate(self.state.cash) if seat != self.seat)
        return float(behind) if behind > 0 else math.inf

    def balance(self, amounts: Sequence[float]) -> float:
        """Return what amounts by seat are worth to this one: its own, less the average of the others."""
        own = amounts[self.seat]
        return own - (sum(amounts) - own) / (len(amounts) - 1)

    def shares(self, railroad: RailroadId) -> float:
        """Return the balance of the shares of a railroad."""
        owners = self.state.railroads[railroad].owners
        return self.balance([float(owners.count(Seat(seat))) for seat in range(len(self.state.cash))])

    def share_worth(self, railroad: RailroadId, price: int) -> float:
        """Return what a share may still pay if the railroad is paid a price for it."""
        there = self.state.railroads[railroad]
        to_come = sum(self.state.cash) / max(1, sum(self._unsold.values())) / 2
        money = there.treasury + price + to_come * (printed_facts().figures.shares - len(there.owners) - 1)
        hexes = min(locomotives_left(self.state, railroad), money / TALER_A_HEX)
        # Only half of its growth counts, as it grows while it pays.
        average = self.analysis.incomes[railroad] + hexes * INCOME_A_HEX / 2
        return self.dividends * average * (1 if self.analysis.pays(railroad) else UNJOINED)

    def with_share(self, railroad: RailroadId, price: int) -> Estimates:
        """Return the estimates if the seat had bought one more share of a railroad at a price."""
        state, there = self.state, self.state.railroads[railroad]
        bought = Railroad(there.hexes, there.treasury + price, [*there.owners, self.seat])
        cash = [money - price * (seat == self.seat) for seat, money in enumerate(state.cash)]
        then = Estimates(imagined(state, {**state.railroads, railroad: bought}, cash), self.seat)
        then.links = self.links  # the ways do not depend on money
        return then


def seen(view: GermanView) -> GermanState:
    """Return a position for planning, made from a view and so without anything that the view does not show."""
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
    """Return another position for planning, with other railroads and cash."""
    return GermanState(
        rng=Rng(""),
        frames=[],
        switches=state.switches,
        cash=cash,
        railroads=railroads,
        first=state.first,
        round=state.round,
    )
