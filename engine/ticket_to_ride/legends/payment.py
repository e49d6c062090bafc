"""What a journey costs (L C3, C4.2, E), the sets of cards that pay for it, and which tracks a company can pay for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import chain, product
from typing import NamedTuple

import msgspec

from engine.core.seat import Seat
from engine.ticket_to_ride.cards import Card, CardSet
from engine.ticket_to_ride.claiming import may_claim_parallel
from engine.ticket_to_ride.legends.conditions import Trip
from engine.ticket_to_ride.legends.effects import bonus_dollars
from engine.ticket_to_ride.legends.events import event_acts, lasting
from engine.ticket_to_ride.legends.facts import UNCOLOURED, Track
from engine.ticket_to_ride.legends.powers import MANY, Money, Twin
from engine.ticket_to_ride.legends.powers_in_play import can_use, event_source, own_sources, power_of
from engine.ticket_to_ride.legends.state import LegendsState

MANY_COLOURS = 6
_AS = " as "


class JourneyCost(msgspec.Struct, frozen=True):
    """What a journey on a track costs a seat, with the powers it uses for it."""

    track: Track
    cards: int
    """How many cards the set needs."""
    others: int
    """How many colours the set may hold besides the track's."""
    surcharge: int
    """How many times $1 or a card must be paid on top."""
    marks: int
    """Trestle marks to pay."""
    crossed: int
    """Trestle marks crossed, paid or not."""
    combine: int
    """Dollars for the Combine."""
    coal: int
    """Coal burnt."""
    gained: int
    """Dollars that the powers used bring immediately."""
    waived: tuple[str, ...]
    colours: tuple[int, ...]
    """The colours that may pay alone."""
    survey: bool
    """Whether the track takes the colour of the set."""
    first: int
    """The colour of the track, or -1 if it has none: a card of it or a wild must be laid, but see ``any_cards``."""

    @property
    def any_cards(self) -> bool:
        """Whether the set may be of any cards, of the track's colour or not (L H8 price)."""
        return self.others >= MANY_COLOURS - 1


def is_plain(state: LegendsState, track: Track) -> bool:
    """Return whether a track is grey or uncoloured as it now is."""
    return state.colour_of(track) in {"grey", UNCOLOURED}


def declared(state: LegendsState, track: Track, laid: Sequence[int] | None = None) -> Trip:
    """Return a journey on a track as conditions look at it before it is made."""
    return Trip(track, is_plain(state, track), state.colour_of(track), track.id in state.combine, laid)


def likeness(state: LegendsState, track: Track) -> tuple[object, ...]:
    """Return what distinguishes a track: it is equal for parallel tracks that cost and bring the same."""
    return (*track.ends, state.colour_of(track), track.length, track.trestles, track.id in state.combine)


def each_once(state: LegendsState, tracks: Iterable[Track]) -> list[Track]:
    """Return some tracks in the order of their names; of parallel ones that are alike only the first."""
    found: dict[tuple[object, ...], Track] = {}
    for track in sorted(tracks, key=lambda track: track.id):
        found.setdefault(likeness(state, track), track)
    return list(found.values())


def open_track(state: LegendsState, seat: int, track: Track, *, twin: bool = False) -> bool:
    """Return whether a seat has the trains and the right to travel a track."""
    if track.id in state.claims or track.length > state.seats[seat].trains:
        return False
    if twin or not track.parallel:
        return True
    return may_claim_parallel(state.printed.rules, track, state.claims, Seat(seat), len(state.seats))


def sticker_colours(state: LegendsState, track: Track) -> tuple[int, ...]:
    """Return the colours that an uncoloured track may take (L I3.3)."""
    cards, printed = state.pack.cards, state.printed
    parallel = {state.colour_of(printed.track(other)) for other in track.parallel}
    placed = list(state.campaign.stickers.values())
    stickers = printed.pack.figures.rule.survey.stickers
    if not parallel and len(placed) < stickers:
        return cards.any_colour
    return tuple(
        colour
        for colour in cards.any_colour
        if cards.names[colour] not in parallel and placed.count(cards.names[colour]) < stickers
    )


def pay_powers(state: LegendsState, seat: int, track: Track) -> list[str]:
    """List the powers that a company may use on the price of a track."""
    trip = declared(state, track)
    own = own_sources(state, seat, "pay", may=True)
    return [source for source in own if can_use(state, seat, source, trip)]


def opens_twin(powers: Iterable[str]) -> bool:
    """Return whether one of some powers opens a track that its parallel one closes."""
    return any(isinstance(effect, Twin) for source in powers for effect in power_of(source).effects)


def journey_cost(state: LegendsState, seat: int, track: Track, powers: Sequence[str] = ()) -> JourneyCost:
    """Work out what a track costs a seat with some of its powers."""
    printed = state.printed
    figures, cards = printed.pack.figures.rule, printed.cards
    used = [power_of(source) for source in powers]
    event = lasting(state, "pay")
    acting = None
    if (
        event
        and event_acts(state, seat, event)
        and can_use(state, seat, event_source(event.id), declared(state, track))
    ):
        acting = event
    changes = [power.price() for power in used]
    waived = [rule for rule in ("trestle", "coal", "combine", "well") for power in used if power.waives(rule)]
    if acting:
        waived += [rule for rule in ("trestle", "coal", "combine") if acting.waives(rule)]
    colour = state.colour_of(track)
    survey = colour == UNCOLOURED and state.rule("survey")
    plain = colour in {"grey", UNCOLOURED}
    crossed = track.trestles if state.rule("trestle") else 0
    on_combine = track.id in state.combine and "combine" not in waived
    burns = state.rule("coal") and track.length >= figures.coal.from_length and "coal" not in waived
    printed_colour = () if plain else (cards.numbers[colour],)
    return JourneyCost(
        track=track,
        cards=max(1, track.length + sum(change.cards for change in changes)),
        others=sum(change.colours - 1 for change in changes),
        surcharge=acting.price().either if acting else 0,
        marks=0 if "trestle" in waived else crossed,
        crossed=crossed,
        combine=figures.combine.a_space * track.length if on_combine else 0,
        coal=int(burns),
        gained=sum(e.n for power in used for e in power.effects if isinstance(e, Money)),
        waived=tuple(waived),
        colours=sticker_colours(state, track) if survey else printed_colour or cards.any_colour,
        survey=survey,
        first=printed_colour[0] if printed_colour else -1,
    )


def survey_fee(state: LegendsState, cost: JourneyCost) -> int:
    """Return the dollars of step 1 (L I3.4)."""
    figures = state.pack.figures.rule.survey
    return min(figures.most, figures.a_space * cost.track.length) if cost.survey else 0


def crossing(state: LegendsState, seat: int, marks: int) -> int:
    """Return the dollars for crossing this many more marks (L I7.3)."""
    figures, before = state.pack.figures.rule.trestle, state.company(seat).crossed
    return figures.pays * ((before + marks) // figures.every - before // figures.every)


class Purse:
    """The coins of a journey from payment to coal, as far as they are certain."""

    def __init__(self, state: LegendsState, seat: int, cost: JourneyCost, colour: int, reserved: int = 0) -> None:
        """Work out the coins; ``reserved`` is how many cards of the hand are kept for what comes after."""
        printed, company = state.printed, state.company(seat)
        figures = printed.pack.figures.rule
        self.coins = company.coins + cost.gained
        self.cost = cost
        self.spare = sum(company.hand) - cost.cards - reserved
        self.dollars_a_mark = figures.trestle.dollars
        own = printed.cards.numbers[company.company]
        self._after_payment = survey_fee(state, cost)
        self._after_marks = crossing(state, seat, cost.crossed)
        if colour == own:
            self._after_marks += bonus_dollars(state, seat)
        self._coal = figures.coal.dollars if cost.coal and not company.coal else 0

    def suffices(self, dollars: int, marks_in_dollars: int) -> bool:
        """Return whether the coins suffice, step by step, if this much of surcharge and marks is paid in dollars."""
        left = self.coins - dollars - self.cost.combine
        if left < 0:
            return False
        left += self._after_payment - self.dollars_a_mark * marks_in_dollars
        return left >= 0 and left + self._after_marks >= self._coal

    def possible(self, extra: Sequence[str] = ()) -> bool:
        """Return whether the part of surcharge and marks that is not chosen yet can still be paid."""
        cost = self.cost
        said, marks = list(extra[: cost.surcharge]), list(extra[cost.surcharge :])
        dollars = sum(_dollars(one) for one in said)
        marks_paid = sum(1 for one in marks if one.startswith("$"))
        cards = sum(1 for one in extra if not one.startswith("$"))
        open_surcharge, open_marks = cost.surcharge - len(said), cost.marks - len(marks)
        return any(
            cards + (open_surcharge - first) + (open_marks - more) <= self.spare
            and self.suffices(dollars + first, marks_paid + more)
            for first in range(open_surcharge + 1)
            for more in range(open_marks + 1)
        )


def _dollars(written: str) -> int:
    return int(written[1:]) if written.startswith("$") else 0


def affordable(state: LegendsState, seat: int, cost: JourneyCost, colour: int, extra: Sequence[str] = ()) -> bool:
    """Return whether a seat can pay all that a journey costs on a track that has or gets a colour, or none (-1)."""
    if not (cost.surcharge or cost.marks or cost.combine or cost.coal):
        return True
    return Purse(state, seat, cost, colour).possible(extra)


Mix = tuple[tuple[int, int], ...]
"""Colours in their order, each with how many cards of it."""


class CardSetLaid(msgspec.Struct, frozen=True):
    """A set that pays for a track."""

    cards: tuple[Card, ...]
    """The cards by their kinds."""
    colour: int
    """The colour of the track when it is travelled with this set; -1 if it stays grey or uncoloured."""
    written: str
    """The set in full: with marks, and with a colour that the cards alone do not give."""
    plain: str
    """The set without marks, if these are the cards spent when none are written (L L6); empty if others are."""
    must_name: bool
    """Whether the track may take several colours, so that one must be named (L I3.2)."""


def card_sets(state: LegendsState, seat: int, cost: JourneyCost) -> Iterator[CardSetLaid]:
    """Enumerate the sets with which a seat can pay, as they are offered: the fewest wilds first."""
    counts = state.pack.cards.counts(state.seats[seat].hand)
    wild = state.pack.cards.wild
    for wilds in range(min(counts[wild], cost.cards) + 1):
        for mix in _mixes(counts, cost, cost.cards - wilds, wilds):
            yield from _laid(state, seat, cost, mix, wilds)


def affordable_sets(state: LegendsState, seat: int, cost: JourneyCost) -> Iterator[CardSetLaid]:
    """Enumerate the sets with which all other costs of a journey can be paid too."""
    by_colour: dict[int, bool] = {}
    for one in card_sets(state, seat, cost):
        if one.colour not in by_colour:
            by_colour[one.colour] = affordable(state, seat, cost, one.colour)
        if by_colour[one.colour]:
            yield one


def _mixes(counts: Sequence[int], cost: JourneyCost, cards: int, wilds: int) -> Iterator[Mix]:
    """Enumerate how many cards of each colour a set may hold besides its wilds."""
    if not cards:
        yield ()
        return
    if not cost.others:
        for colour in cost.colours:
            if counts[colour] >= cards:
                yield ((colour, cards),)
        return
    for mix in _spread(counts, cards, cost.others + 1 + (wilds > 0 and cost.first >= 0), len(counts) - 1):
        if _mix_fits(cost, mix, wilds):
            yield mix


def _spread(counts: Sequence[int], cards: int, most: int, colours: int) -> Iterator[Mix]:
    """Enumerate the mixes of ``cards`` cards in at most ``most`` of the first ``colours`` colours."""
    if not colours or not most:
        if not cards:
            yield ()
        return
    last = colours - 1
    for number in range(min(counts[last], cards) + 1):
        for rest in _spread(counts, cards - number, most - (number > 0), last):
            yield (*rest, (last, number)) if number else rest


def _mix_fits(cost: JourneyCost, mix: Mix, wilds: int) -> bool:
    held = [colour for colour, _ in mix]
    if cost.first < 0 or cost.any_cards:
        return len(held) <= cost.others + 1
    others = [colour for colour in held if colour != cost.first]
    return len(others) <= cost.others and (cost.first in held or wilds > 0)


def _laid(state: LegendsState, seat: int, cost: JourneyCost, mix: Mix, wilds: int) -> Iterator[CardSetLaid]:
    """Enumerate the ways to lay down a mix of colours: by marks, and by the colour that the track takes."""
    colours, said = _colours_taken(cost, mix)
    for colour in colours:
        ending = _AS + state.pack.cards.names[colour] if said else ""
        for cards, written, plain in _by_marks(state, seat, mix, wilds):
            yield CardSetLaid(cards, colour, written + ending, plain, len(colours) > 1)


def _colours_taken(cost: JourneyCost, mix: Mix) -> tuple[list[int], bool]:
    """Return the colours that a track may take from a mix, and whether the cards alone leave open which (L I3.2).

    If it can take only one, nobody has to name it (L L3).
    """
    if not cost.survey:
        return [cost.first], False
    if not mix:
        return list(cost.colours), True
    most = max(number for _, number in mix)
    leading = [colour for colour, number in mix if number == most]
    return [colour for colour in leading if colour in cost.colours], len(leading) > 1


def _by_marks(state: LegendsState, seat: int, mix: Mix, wilds: int) -> Iterator[tuple[tuple[Card, ...], str, str]]:
    """Enumerate the cards of a mix, how they are written, and how without marks if these are spent by the rule of L6.

    Once marks mean something all ways are enumerated, with the marks of every card, so that nobody spends one unaware.
    """
    cards, hand = state.pack.cards, state.seats[seat].hand
    wild_cards = (cards.wild,) * wilds
    wild_words = [f"{wilds} {cards.names[cards.wild]}"] if wilds else []
    plain = ", ".join([f"{number} {cards.names[colour]}" for colour, number in mix] + wild_words)
    ways = [
        _of_a_colour(cards, colour, tuple([hand[card] for card in cards.of_colour[colour]]))[number]
        for colour, number in mix
    ]
    usual = tuple([of_colour[-1] for of_colour in ways])
    if not state.marks_matter:
        yield _cards(usual) + wild_cards, plain, plain
        return
    for choice in (usual, *(choice for choice in product(*ways) if choice != usual)):
        written = ", ".join([each.written for each in choice] + wild_words)
        yield _cards(choice) + wild_cards, written, plain if choice is usual else ""


def _cards(choice: Iterable[_OfAColour]) -> tuple[Card, ...]:
    return tuple(chain.from_iterable([each.cards for each in choice]))


class _OfAColour(NamedTuple):
    """Cards of one colour in a set."""

    cards: tuple[Card, ...]
    written: str


@lru_cache(maxsize=1024)
def _of_a_colour(cards: CardSet, colour: int, held: tuple[int, ...]) -> list[list[_OfAColour]]:
    """List by their number the ways to lay cards of a colour, the one that spends unmarked cards first at the end.

    ``held`` is how many the hand has of each kind of the colour.
    """
    kinds, found = cards.of_colour[colour], [list[_OfAColour]() for _ in range(sum(held) + 1)]
    for numbers in product(*(range(have + 1) for have in held)):
        laid = [card for card, number in zip(kinds, numbers, strict=True) for _ in range(number)]
        written = [f"{number} {cards.names[card]}" for card, number in zip(kinds, numbers, strict=True) if number]
        found[len(laid)].append(_OfAColour(tuple(laid), ", ".join(written)))
    return found


def find_set(state: LegendsState, seat: int, cost: JourneyCost, written: str) -> CardSetLaid | None:
    """Return the set that is written down, in any order and spacing, or None if it does not pay."""
    return next((one for one in card_sets(state, seat, cost) if is_meant(state, one, written)), None)


def short_of(state: LegendsState, one: CardSetLaid) -> str:
    """Return the short form of a set: without marks, and without a colour if only one is possible (L L6)."""
    ending = _AS + state.pack.cards.names[one.colour] if one.must_name else ""
    return f"{one.plain}{ending}" if one.plain else ""


def is_meant(state: LegendsState, one: CardSetLaid, written: str) -> bool:
    """Return whether what is written means a set: with or without marks, and with its colour if that is needed."""
    cards, colour = normal(written)
    if cards != normal(one.written)[0] and not (one.plain and cards == normal(one.plain)[0]):
        return False
    takes = state.pack.cards.names[one.colour] if one.colour >= 0 else ""
    return colour == takes if colour else not one.must_name


@lru_cache(maxsize=1024)
def normal(written: str) -> tuple[tuple[str, ...], str]:
    """Return the parts and the colour of a written set, whatever its order and spacing."""
    cards, _, colour = written.lower().replace("+", ",").partition(_AS)
    parts = sorted(" ".join(part.split()).removesuffix("s") for part in cards.split(",") if part.strip())
    return tuple(parts), colour.strip()


def enough_cards(state: LegendsState, seat: int, cost: JourneyCost) -> bool:
    """Return whether a hand holds a set for a track, whatever else it costs."""
    cards = state.pack.cards
    counts = cards.counts(state.seats[seat].hand)
    wilds, need = counts[-1], cost.cards
    if not cost.others:
        best = max((counts[colour] for colour in cost.colours), default=-1)
        return best >= 0 and best + wilds >= need
    if not cost.colours:
        return False
    if cost.any_cards:
        return sum(counts) >= need
    by_size = sorted((counts[colour] for colour in cards.any_colour if colour != cost.first), reverse=True)
    if cost.first >= 0:
        others = sum(by_size[: cost.others])
        lead = counts[cost.first] + wilds
        return lead >= 1 and lead + min(others, need - 1) >= need
    return sum(by_size[: cost.others + 1]) + wilds >= need


def payable(state: LegendsState, seat: int, most: int = MANY) -> Iterator[Track]:
    """Enumerate the tracks of at most ``most`` spaces that a seat can travel now, with or without its powers."""
    means = Means(state, seat)
    return filter(means.pay, means.candidates(most))


class Means:
    """What a seat can pay with at this moment. A quick check decides for most tracks; the others are worked out."""

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
        # The longest track for which there is coal, or the dollars to pay instead.
        fuel = not state.rule("coal") or company.coal or company.coins >= figures.coal.dollars
        self.warm = MANY if fuel else figures.coal.from_length - 1
        self.surcharge = int(lasting(state, "pay") is not None)

    def candidates(self, most: int = MANY) -> Iterator[Track]:
        """Enumerate the tracks of at most ``most`` spaces for which trains and cards may suffice."""
        claims, trains, stickers = self.state.claims, min(self.company.trains, most), self.stickers
        longest = {colour: (self.total if self.mixed else held) + self.spared for colour, held in self.most.items()}
        for name, length, colour, track in self.state.printed.tracks_to_pay:
            if name not in claims and length <= trains and length <= longest[stickers.get(name, colour)]:
                yield track

    def any(self, most: int = MANY) -> bool:
        """Return whether the seat can travel any of the candidates."""
        doubtful = []
        for track in self.candidates(most):
            if self._holds_cards(track) and self._surely(track):
                return True
            doubtful.append(track)
        return any(map(self.pay, doubtful))

    def pay(self, track: Track) -> bool:
        """Return whether the seat can travel one of the candidates."""
        if not self._holds_cards(track):
            return completable(self.state, self.seat, track, pay_powers(self.state, self.seat, track))
        return self._surely(track) or track_payable(self.state, self.seat, track, self.helpful)

    def _holds_cards(self, track: Track) -> bool:
        """Return whether the hand holds as many cards of the track's colour as it is long."""
        return self.most[self.stickers.get(track.id, track.colour)] >= track.length

    def _surely(self, track: Track) -> bool:
        """Return whether a track that the hand has the cards for is open, and spare cards pay for everything else."""
        besides = self.surcharge + track.trestles * self.trestles
        if self.total - track.length < besides or track.length > self.warm or track.id in self.combine:
            return False
        if self.survey and track.colour == UNCOLOURED and (track.parallel or not self._all_colours):
            return False  # a colour may be missing
        return not track.parallel or open_track(self.state, self.seat, track)

    @cached_property
    def _all_colours(self) -> bool:
        """Whether an uncoloured track without a parallel one may take any colour."""
        placed = Counter(self.stickers.values())
        return max(placed.values(), default=0) < self.state.pack.figures.rule.survey.stickers


def track_payable(state: LegendsState, seat: int, track: Track, helpful: Sequence[str]) -> bool:
    """Return whether a seat can travel a track, if need be with its powers."""
    return completable(state, seat, track, ()) or (
        bool(helpful) and completable(state, seat, track, pay_powers(state, seat, track))
    )


def completable(state: LegendsState, seat: int, track: Track, powers: Sequence[str]) -> bool:
    """Return whether a journey on a track with just these powers can be paid for."""
    opened = open_track(state, seat, track, twin=opens_twin(powers))
    return opened and can_be_met(state, seat, journey_cost(state, seat, track, powers))


def can_be_met(state: LegendsState, seat: int, cost: JourneyCost) -> bool:
    """Return whether a seat can pay what a journey costs."""
    if not enough_cards(state, seat, cost):
        return False
    # With several colours it depends on the very set which colour the track takes, and whether it may take that.
    if not (cost.survey and cost.others) and affordable(state, seat, cost, cost.first):
        return True
    if not cost.survey:
        return False
    # Only a set of the company's own colour brings the bonus that may be missing.
    return next(affordable_sets(state, seat, cost), None) is not None
