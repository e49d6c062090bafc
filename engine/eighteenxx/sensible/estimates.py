"""What a company could earn, now and with other trains, and how long the game still goes on."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec

from engine.eighteenxx.autorouter import best_routes
from engine.eighteenxx.companies import BANK, CompanyId, Kind, PrivateId
from engine.eighteenxx.purchases import TrainForSale
from engine.eighteenxx.revenue import distance, route_context
from engine.eighteenxx.rules import rules_of
from engine.eighteenxx.state import EighteenxxState
from engine.eighteenxx.trains import faces_left, is_full, phase_of, runnable, runs, tops

MOST_CHECKS = 40
"""How often a search may ask whether to go on, if nothing else is set: an opponent makes do with a good run."""
USUAL_PACE = 3
"""Cards that leave the decks in an operating round, as assumed before much is known about the table."""
CARDS_AHEAD = 4
"""How many of the next cards of the deck count as sold soon."""
EARNINGS = "sensible earnings"
"""The first part of the keys under which a board keeps earnings that were worked out; the second is the company."""


class Habits(NamedTuple):
    """What the opponent of a game does with money, and how it sees track."""

    led: float = 1.4
    """How many times better money is expected to grow in a company that the player starts than in another's share."""
    turns_to_save: int = 2
    """In how many turns the money that a company keeps must suffice for a train; 0: it pays out all that it earns."""
    tunnels_lead_on: bool = True
    """Whether track that leads to a hex only by its tunnels is assumed to lead on from there to all sides."""


USUAL = Habits()


class Expectations:
    """What the opponent of a game expects."""

    def __init__(
        self,
        *,
        rounds: Callable[[Any], int],
        hoped_for: Mapping[Kind, tuple[str, ...]],
        first_revenue: int = 0,
        least_city: int = 0,
        most_checks: int = MOST_CHECKS,
        habits: Habits = USUAL,
    ) -> None:
        """Set what is expected of a game.

        ``rounds`` returns how many operating rounds the game has; ``hoped_for`` has the trains that each kind of
        company builds for; ``first_revenue`` is about what a company will earn that has yet to operate; ``least_city``
        is the least that a city counts to which track may lead, even one without a tile; ``most_checks`` is how often
        a search for what a company would earn may ask whether to go on; ``habits`` is how money and track are judged.
        """
        self._rounds = rounds
        self._hoped_for = hoped_for
        self._first_revenue = first_revenue
        self.least_city = least_city
        self.most_checks = most_checks
        self.habits = habits

    def rounds_left(self, state: EighteenxxState) -> int:
        """Return how many operating rounds are still to come, the present one included."""
        return self._rounds(state) - state.calendar.operating + (state.turn is not None)

    def hoped_for(self, state: EighteenxxState, company: CompanyId) -> tuple[str, ...]:
        """Return the trains a company builds for."""
        return self._hoped_for[state.printed.companies[company].kind]

    def revenue(self, state: EighteenxxState, company: CompanyId) -> int:
        """Return roughly what a company will earn in its next turn."""
        if not state.charters[company].operated:
            return self._first_revenue
        return earnings(state, company, faces_of(state, company))

    def private_worth(self, state: EighteenxxState, private: PrivateId) -> int:
        """Return what a private company brings a player by the end of the game."""
        income = state.printed.private_companies[private].income
        return income * self.rounds_left(state) + rules_of(state).private_worth_at_end(state, private)


def stop_after(most: int) -> Callable[[], bool]:
    """Return a function that ends a search once it has been called more than ``most`` times."""
    calls = 0

    def stop() -> bool:
        nonlocal calls
        calls += 1
        return calls > most

    return stop


def faces_of(state: EighteenxxState, company: CompanyId) -> tuple[str, ...]:
    """Return the trains a company can run, by name."""
    return tuple(sorted(train.face for train in runnable(state, company)))


def earnings(state: EighteenxxState, company: CompanyId, faces: tuple[str, ...], most: int = MOST_CHECKS) -> int:
    """Return roughly what a company would earn with some trains on the board as it is."""
    known = state.board.worked_out
    key = key_of_earnings(state, company, faces, most)
    if key not in known:
        trains = {f"train{number}": distance(state, face) for number, face in enumerate(faces)}
        running = msgspec.structs.replace(route_context(state, company), trains=trains)
        known[key] = best_routes(running, stop_after(most)).revenue if trains else 0
    revenue = known[key]
    assert isinstance(revenue, int)
    return revenue


def key_of_earnings(
    state: EighteenxxState, company: CompanyId, faces: tuple[str, ...], most: int = MOST_CHECKS
) -> tuple[object, ...]:
    """Return the key under which a board keeps what a company would earn."""
    return (EARNINGS, company, faces, phase_of(state).tiles, most)


def is_threatened(state: EighteenxxState, company: CompanyId) -> bool:
    """Return whether the next cards of the deck could rust every train that a company can run."""
    if not state.printed.kind(company).trains_age:
        return False
    if rules_of(state).is_last_set(state) and not _buyers(state):
        return False
    return cards_until_rusted(state, company) is not None


def cards_until_rusted(state: EighteenxxState, company: CompanyId) -> int | None:
    """Return after which of the next cards of the deck every train that a company can run may have rusted.

    It is 0 where there is no train, and None where more than ``CARDS_AHEAD`` cards have to be sold first.
    """
    left = set(faces_of(state, company))
    if not left:
        return 0
    for number, card in enumerate(state.depot.deck[:CARDS_AHEAD], start=1):
        left.difference_update(old for face in faces_left(state, card) for old in face.rusts)
        if not left:
            return number
    return None


def is_sold_by_bank(item: TrainForSale) -> bool:
    """Return whether a train is on offer from the deck or the pool."""
    return item.seller == BANK


def rounds_until_rusted(state: EighteenxxState, face: str) -> float:
    """Return in roughly how many operating rounds trains of a face rust, at the pace of the table so far."""
    printed, cards = state.printed, itertools.chain(*state.depot.decks)
    before = 0
    for card in cards:
        if any(face in other.rusts for other in printed.cards[card.rank].faces):
            break
        before += 1
    else:
        return float("inf")
    sold = min(pace(state), _buyers(state) + (not rules_of(state).is_last_set(state)))
    return before / sold if sold else float("inf")


def _buyers(state: EighteenxxState) -> int:
    """Return how many companies may buy a train soon: they have the room and the money for one, or are yet to float.

    Towards the end they are few, however many cards were sold in a round before. When that was ignored, shares in 18CZ
    that would still pay three times were considered worthless, and a fifth of what a player was worth lay idle.
    """
    charters = state.charters.items()
    return sum(
        not charter.closed
        and (not is_full(state, company) and _can_pay(state, company) if charter.floated else _may_come(state, company))
        for company, charter in charters
    )


def _may_come(state: EighteenxxState, company: CompanyId) -> bool:
    """Return whether a company may still float in a coming stock round."""
    return bool(state.printed.kind(company).par) and not (rules_of(state).is_last_set(state) and state.turn is not None)


def _can_pay(state: EighteenxxState, company: CompanyId) -> bool:
    faces = (face for top in tops(state) for face in faces_left(state, top) if runs(state.printed, company, face.name))
    return any(face.price <= state.charters[company].cash for face in faces)


def pace(state: EighteenxxState) -> float:
    """Return how many cards leave the decks in an operating round."""
    printed = sum(card.count or 0 for card in state.printed.cards.values())
    sold = max(printed - sum(map(len, state.depot.decks)), 0)
    return (sold + USUAL_PACE) / (state.calendar.operating + 1)
