"""Which tracks a company can travel with its cards and powers (L C3, C4.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.ticket_to_ride.legends.events import lasting
from engine.ticket_to_ride.legends.facts import UNCOLOURED, Track
from engine.ticket_to_ride.legends.sets import sets
from engine.ticket_to_ride.legends.sources import own_sources, power_of
from engine.ticket_to_ride.legends.state import LegendsState
from engine.ticket_to_ride.legends.terms import Terms, affordable, open_track, opens_twin, pay_powers, terms


def enough_cards(state: LegendsState, seat: int, asked: Terms) -> bool:
    """Tell whether a hand holds a set for a track, whatever else it costs."""
    cards = state.printed.cards
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


def payable(state: LegendsState, seat: int, most: int = 99) -> Iterator[Track]:
    """Enumerate the tracks that a seat can travel now, with or without its powers. Asked for at every turn."""
    printed, company, claims = state.printed, state.company(seat), state.claims
    helpful = own_sources(state, seat, "pay", may=True)
    prices = [power_of(state, source).price() for source in helpful]
    sure = Sure(state, seat)
    trains, spared = min(company.trains, most), -sum(price.cards for price in prices)
    mixed = any(price.colours > 1 for price in prices)
    for track in printed.tracks:
        if track.length > trains or track.id in claims:
            continue
        if not (sure.total >= track.length - spared if mixed else sure.cards_for(track, track.length - spared)):
            continue
        if (not helpful and sure.pays(track)) or track_payable(state, seat, track, helpful):
            yield track


class Sure:
    """A quick look at what a hand pays for, before anything is worked out."""

    def __init__(self, state: LegendsState, seat: int) -> None:
        cards = state.printed.cards
        self.state, self.seat = state, seat
        self.numbers = cards.numbers
        self.counts = cards.counts(state.company(seat).hand)
        self.total = sum(self.counts)
        self.longest = max(self.counts[:-1]) + self.counts[-1]
        self.trestles, self.coal, self.survey = (state.rule(rule) for rule in ("trestle", "coal", "survey"))
        self.from_length = state.printed.pack.figures.rule.coal.from_length
        figures = state.printed.pack.figures.rule.survey
        self.stickers = len(state.campaign.stickers) < figures.stickers
        self.event = lasting(state, "pay") is not None

    def cards_for(self, track: Track, cards: int) -> bool:
        """Tell whether the hand holds so many cards of a colour that may pay for a track."""
        colour = self.numbers.get(self.state.colour_of(track))
        most = self.longest if colour is None else self.counts[colour] + self.counts[-1]
        return most >= cards

    def pays(self, track: Track) -> bool:
        """Tell whether a track that the hand holds the cards for is open and asks for nothing else."""
        if self.event or track.id in self.state.combine or (self.trestles and track.trestles):
            return False
        if self.coal and track.length >= self.from_length:
            return False
        if self.survey and (track.beside or not self.stickers) and self.state.colour_of(track) == UNCOLOURED:
            return False
        return open_track(self.state, self.seat, track)


def track_payable(state: LegendsState, seat: int, track: Track, helpful: Sequence[str]) -> bool:
    """Tell whether a seat can travel a track, with some powers it has if need be."""
    return completable(state, seat, track, ()) or (
        bool(helpful) and completable(state, seat, track, pay_powers(state, seat, track))
    )


def completable(state: LegendsState, seat: int, track: Track, powers: Sequence[str]) -> bool:
    """Tell whether a journey on a track with just these powers can be paid for."""
    if not open_track(state, seat, track, twin=opens_twin(state, powers)):
        return False
    asked = terms(state, seat, track, powers)
    if not enough_cards(state, seat, asked):
        return False
    # Of several colours it depends on the very set which colour the track takes, and whether it may.
    if not (asked.survey and asked.others) and affordable(state, seat, asked, asked.first):
        return True
    if not asked.survey:
        return False
    # Only a set of the company's own colour brings the bonus that may be missing.
    return any(affordable(state, seat, asked, one.colour) for one in sets(state, seat, asked))
