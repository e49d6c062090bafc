"""A second, plain account of 18CZ's trains, written from the rulebook alone: what is sold, what rusts and what comes back."""

from __future__ import annotations

from collections.abc import Iterator

FACES = {
    "a": "2",
    "b": "2 2+2",
    "c": "3 2+2",
    "d": "3 3+3 3E",
    "e": "4 3+3 3E",
    "f": "4 4+4 4E",
    "g": "5 4+4 4E",
    "h": "5 5+5 5E",
    "i": "5 5+5 6E",
    "j": "5 5+5 8E",
}
COUNTS = dict(zip(FACES, (5, 4, 4, 4, 4, 4, 4, 2, 2, 1), strict=True))
RUSTS = {
    "4": "2",
    "5": "2 3",
    "4+4": "2+2",
    "5+5": "2+2 3+3",
    "6E": "3E",
    "8E": "3E 4E",
}
LIMITS = {
    "small": dict(zip(FACES, (3, 3, 3, 3, 2, 2, 2, 1, 1, 1), strict=True)),
    "medium": dict(zip(FACES, (3, 3, 3, 3, 3, 2, 2, 2, 1, 1), strict=True)),
    "large": dict(zip(FACES, (3, 3, 3, 3, 3, 3, 3, 3, 3, 2), strict=True)),
}
SIZES = ("small", "medium", "large")


def size_of(face: str) -> str:
    return "medium" if "+" in face else "large" if face.endswith("E") else "small"


class Depot:
    """The cards, each by its id, and who has which as what; companies in operating order."""

    def __init__(self, sizes: dict[str, str]) -> None:
        self.sizes = sizes
        self.deck = [f"{rank}{number + 1}" for rank in FACES for number in range(COUNTS[rank])]
        self.pool: list[str] = []
        self.owned: dict[str, dict[str, str]] = {company: {} for company in sizes}
        self.rusted: set[str] = set()
        self.phase = "a"

    def faces(self, card: str) -> list[str]:
        return [face for face in FACES[card[0]].split() if face not in self.rusted]

    def limit(self, company: str) -> int:
        return LIMITS[self.sizes[company]][self.phase]

    def runs(self, company: str, face: str) -> bool:
        return size_of(face) == self.sizes[company]

    def must_buy(self, company: str) -> bool:
        return not any(self.runs(company, face) for face in self.owned[company].values())

    def on_sale(self, company: str) -> dict[str, tuple[str, str]]:
        """Return what the bank sells to a company, whatever its cash: card and face by what a purchase names."""
        # OR 10: the top card alone, and trains of the own size and smaller ones, within the limit.
        room, must = self.limit(company) - len(self.owned[company]), self.must_buy(company)
        if room <= 0 and not must:
            return {}
        found = {f"deck {face}": (self.deck[0], face) for face in self.faces(self.deck[0])}
        if must and not any(self.runs(company, face) for _, face in found.values()):
            # Who must buy takes the first card below that has one (a reading).
            found |= next(
                {f"deck {face}": (card, face)}
                for card in self.deck
                for face in self.faces(card)
                if self.runs(company, face)
            )
        found |= {f"pool {card} {face}": (card, face) for card in self.pool for face in self.faces(card)}
        mine = SIZES.index(self.sizes[company])
        found = {name: it for name, it in found.items() if SIZES.index(size_of(it[1])) <= mine}
        if must and room <= 1:
            found = {name: it for name, it in found.items() if self.runs(company, it[1])}
        return found

    def buy(self, company: str, card: str, face: str) -> bool:
        """Sell a card; return whether an old train must be dropped for it."""
        full = len(self.owned[company]) >= self.limit(company)
        self._take(card)
        self.owned[company][card] = face
        self._sold(card, [face])
        return full and len(self.owned[company]) > self.limit(company)

    def export(self) -> None:
        """OR 13 and 12: the top card goes as if each of its faces were sold."""
        card = self.deck[0]
        self._take(card)
        self._sold(card, self.faces(card))

    def crowded(self) -> Iterator[str]:
        return (company for company, trains in self.owned.items() if len(trains) > self.limit(company))

    def give_back(self, company: str, card: str) -> None:
        # OR 12: on top of the deck.
        del self.owned[company][card]
        self.deck.insert(0, card)

    def drop(self, company: str, card: str) -> None:
        # OR 10: into the pool.
        del self.owned[company][card]
        self.pool.append(card)

    def _take(self, card: str) -> None:
        if card in self.pool:
            self.pool.remove(card)
            return
        last = self.deck[-1] == card
        self.deck.remove(card)
        if last:
            self.deck.append(f"j{int(card[1:]) + 1}")

    def _sold(self, card: str, faces: list[str]) -> None:
        self.phase = max(self.phase, card[0])
        self.rusted |= {old for face in faces for old in RUSTS.get(face, "").split()}
        for trains in self.owned.values():
            for gone in [card for card, face in trains.items() if face in self.rusted]:
                del trains[gone]
        self.deck = [card for card in self.deck if self.faces(card)]
        self.pool = [card for card in self.pool if self.faces(card)]
