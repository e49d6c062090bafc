"""What positions in numbers have in common: piles of cards, joined cities, and ways between these."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from heapq import heappop, heappush

from engine.core.rng import Rng

FAR = 1e9
"""What a route costs that is closed."""
_UNREACHED = 1e8


class Piles:
    """The cards that nobody holds, each by its colour."""

    deck: list[int]
    row: list[int]
    discards: list[int]

    def pop(self, luck: Rng) -> int:
        """Draw a card of the deck; -1: there is none."""
        if not self.deck:
            if not self.discards:
                return -1
            self.deck, self.discards = self.discards, []
            luck.shuffle(self.deck)
        return self.deck.pop()

    def take(self, card: int, luck: Rng) -> None:
        """Take a card out of the row, and turn up another one."""
        self.row.remove(card)
        turned_up = self.pop(luck)
        if turned_up >= 0:
            self.row.append(turned_up)


def root(parent: list[int], city: int) -> int:
    """Return the city that stands for all that are joined with this one, in a union-find."""
    while parent[city] != city:
        city = parent[city]
    return city


def cheapest_way(
    at: Sequence[Sequence[tuple[int, int]]], a: int, b: int, costs: Sequence[float], free: Collection[int]
) -> list[int] | None:
    """Return the routes of the cheapest way between two cities, without those that cost nothing; None: there is none.

    Args:
        at: by city its routes, each with the city at the other end.
        a: where it begins.
        b: where it ends.
        costs: by route.
        free: routes that are claimed anyhow.

    """
    best = {a: 0.0}
    came: dict[int, tuple[int, int]] = {}
    heap = [(0.0, a)]
    while heap:
        spent, city = heappop(heap)
        if city == b:
            break
        if spent > best[city]:
            continue
        for route, other in at[city]:
            reached = spent + (0.0 if route in free else costs[route])
            if reached < best.get(other, _UNREACHED):
                best[other] = reached
                came[other] = (city, route)
                heappush(heap, (reached, other))
    if b not in came:
        return None
    way = []
    while b != a:
        b, route = came[b]
        if route not in free and costs[route]:
            way.append(route)
    return way


def missing_cards(counts: Sequence[int], routes: Iterable[tuple[int, int]]) -> int:
    """Return how many cards some routes lack, each given by its cards and colour (-1: any).

    ``counts``: how many cards of each colour there are, the wild ones last.
    """
    left, missing = list(counts[:-1]), 0
    grey = []
    for cards, colour in routes:
        if colour < 0:
            grey.append(cards)
            continue
        paid = min(left[colour], cards)
        left[colour] -= paid
        missing += cards - paid
    for cards in sorted(grey, reverse=True):
        most = max(left)
        paid = min(most, cards)
        left[left.index(most)] -= paid
        missing += cards - paid
    return max(0, missing - counts[-1])
