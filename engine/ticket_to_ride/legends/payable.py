"""Which tracks a company can travel with its cards and powers (L C3, C4.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property

from engine.ticket_to_ride.legends.events import lasting
from engine.ticket_to_ride.legends.facts import UNCOLOURED, Track
from engine.ticket_to_ride.legends.powers import MANY
from engine.ticket_to_ride.legends.sets import affordable_sets
from engine.ticket_to_ride.legends.sources import own_sources, power_of
from engine.ticket_to_ride.legends.state import LegendsState
from engine.ticket_to_ride.legends.terms import Terms, affordable, open_track, opens_twin, pay_powers, terms


def enough_cards(state: LegendsState, seat: int, asked: Terms) -> bool:
    """Tell whether a hand holds a set for a track, whatever else it costs."""
    cards = state.pack.cards
    counts = cards.counts(state.seats[seat].hand)
    wilds, need = counts[-1], asked.cards
    if not asked.others:
        best = max((counts[colour] for colour in asked.colours), default=-1)
        return best >= 0 and best + wilds >= need
    if not asked.colours:
        return False
    by_size = sorted((counts[colour] for colour in cards.any_colour if colour != asked.first), reverse=True)
    if asked.first >= 0:
        others = sum(by_size[: asked.others])
        lead = counts[asked.first] + wilds
        return lead >= 1 and lead + min(others, need - 1) >= need
    return sum(by_size[: asked.others + 1]) + wilds >= need


def payable(state: LegendsState, seat: int, most: int = MANY) -> Iterator[Track]:
    """Enumerate the tracks of at most so many spaces that a seat can travel now, with or without its powers."""
    means = Means(state, seat)
    return filter(means.pay, means.candidates(most))


class Means:
    """What a seat could pay with at this moment. A quick look decides on most tracks; the others are worked out."""

    def __init__(self, state: LegendsState, seat: int) -> None:
        cards, company, figures = state.pack.cards, state.company(seat), state.pack.figures.rule
        self.state, self.seat, self.company = state, seat, company
        self.stickers, self.combine = state.campaign.stickers, state.combine
        counts = cards.counts(company.hand)
        wilds = counts[-1]
        self.total = sum(counts)
        self.most: dict[str, int] = {
            name: counts[colour] + wilds for colour, name in enumerate(cards.names[: cards.wild])
        }
        self.most["grey"] = self.most[UNCOLOURED] = max(counts[:-1]) + wilds
        self.helpful = own_sources(state, seat, "pay", may=True)
        prices = [power_of(source).price() for source in self.helpful]
        self.spared = -sum(price.cards for price in prices)
        self.mixed = any(price.colours > 1 for price in prices)
        self.trestles, self.survey = state.rule("trestle"), state.rule("survey")
        # The longest track for which coal is there, or the dollars for it.
        fuel = not state.rule("coal") or company.coal or company.coins >= figures.coal.dollars
        self.warm = MANY if fuel else figures.coal.from_length - 1
        self.surcharge = int(lasting(state, "pay") is not None)

    def candidates(self, most: int = MANY) -> Iterator[Track]:
        """Enumerate the tracks of at most so many spaces for which trains and cards may suffice."""
        claims, trains, stickers = self.state.claims, min(self.company.trains, most), self.stickers
        longest = {colour: (self.total if self.mixed else held) + self.spared for colour, held in self.most.items()}
        for name, length, colour, track in self.state.printed.tracks_to_pay:
            if name not in claims and length <= trains and length <= longest[stickers.get(name, colour)]:
                yield track

    def any(self, most: int = MANY) -> bool:
        """Tell whether the seat can travel any of the candidates."""
        doubtful = []
        for track in self.candidates(most):
            if self._holds_cards(track) and self._surely(track):
                return True
            doubtful.append(track)
        return any(map(self.pay, doubtful))

    def pay(self, track: Track) -> bool:
        """Tell whether the seat can travel one of the candidates."""
        if not self._holds_cards(track):
            return completable(self.state, self.seat, track, pay_powers(self.state, self.seat, track))
        return self._surely(track) or track_payable(self.state, self.seat, track, self.helpful)

    def _holds_cards(self, track: Track) -> bool:
        """Tell whether the hand holds as many cards of the track's colour as it is long."""
        return self.most[self.stickers.get(track.id, track.colour)] >= track.length

    def _surely(self, track: Track) -> bool:
        """Tell whether a track that the hand holds the cards for is open, and cards to spare pay all else."""
        asked = self.surcharge + track.trestles * self.trestles
        if self.total - track.length < asked or track.length > self.warm or track.id in self.combine:
            return False
        if self.survey and track.colour == UNCOLOURED and (track.beside or not self._all_colours):
            return False  # a colour may be missing
        return not track.beside or open_track(self.state, self.seat, track)

    @cached_property
    def _all_colours(self) -> bool:
        """Whether an uncoloured track with none beside it may take any colour."""
        placed = Counter(self.stickers.values())
        return max(placed.values(), default=0) < self.state.pack.figures.rule.survey.stickers


def track_payable(state: LegendsState, seat: int, track: Track, helpful: Sequence[str]) -> bool:
    """Tell whether a seat can travel a track, with some powers it has if need be."""
    return completable(state, seat, track, ()) or (
        bool(helpful) and completable(state, seat, track, pay_powers(state, seat, track))
    )


def completable(state: LegendsState, seat: int, track: Track, powers: Sequence[str]) -> bool:
    """Tell whether a journey on a track with just these powers can be paid for."""
    opened = open_track(state, seat, track, twin=opens_twin(powers))
    return opened and can_be_met(state, seat, terms(state, seat, track, powers))


def can_be_met(state: LegendsState, seat: int, asked: Terms) -> bool:
    """Tell whether a seat has what a journey asks for."""
    if not enough_cards(state, seat, asked):
        return False
    # Of several colours it depends on the very set which colour the track takes, and whether it may.
    if not (asked.survey and asked.others) and affordable(state, seat, asked, asked.first):
        return True
    if not asked.survey:
        return False
    # Only a set of the company's own colour brings the bonus that may be missing.
    return next(affordable_sets(state, seat, asked), None) is not None
