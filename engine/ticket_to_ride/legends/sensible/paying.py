"""With what a planning company pays for a journey, and which powers it uses."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.core.moves import Chain
from engine.core.seat import Seat
from engine.ticket_to_ride.legends import travel
from engine.ticket_to_ride.legends.conditions import marks_laid
from engine.ticket_to_ride.legends.effects import amount, bonus_dollars
from engine.ticket_to_ride.legends.events import event_acts, lasting
from engine.ticket_to_ride.legends.facts import UNCOLOURED, Postcard, Specialist, Track
from engine.ticket_to_ride.legends.moves import Travel
from engine.ticket_to_ride.legends.payment import (
    CardSetLaid,
    affordable_sets,
    completable,
    declared,
    journey_cost,
    pay_powers,
)
from engine.ticket_to_ride.legends.powers import Bonus, Money, Power
from engine.ticket_to_ride.legends.powers_in_play import can_use, event_source, own_sources, power_of
from engine.ticket_to_ride.legends.sensible.plan import FREE_CARD, Income
from engine.ticket_to_ride.legends.state import LegendsState

_WILD = 2.2
"""What a wild is worth in cards."""
_NEEDED = 0.8
"""How much more a card is worth of a colour that another wanted track asks for."""
_OWN = 1.5
"""What a track of one's own colour is worth for the games to come."""
_RICH = 4
"""Coins from which dollars are spent rather than cards."""
_SAVED = 3.0
"""What a wild is worth besides while a steamer waits for it."""
_MARKED = 0.1
"""What a marked card is worth for another time, in cards."""
_DRY = 0.2
"""How often a well is dry."""
_DOLLAR = 0.5
"""What a dollar is worth in cards."""
_TRAIN = 0.6
"""Dollars that a train placed is worth as it brings the end of the game nearer."""
_FURTHER = (1.0, 0.6, 0.4)
"""Dollars that each further nugget drawn adds."""


def colours_wanted(state: LegendsState, seat: int, tracks: Sequence[Track]) -> dict[int, int]:
    """Return how many cards of each colour are missing for some tracks; plain ones take the longest colour."""
    cards = state.pack.cards
    left = list(cards.counts(state.seats[seat].hand))
    wanted: dict[int, int] = {}
    for track in tracks:
        colour = cards.numbers.get(state.colour_of(track), -1)
        if colour < 0:
            colour = max(cards.any_colour, key=lambda one: left[one])
        paid = min(left[colour], track.length)
        left[colour] -= paid
        if paid < track.length:
            wanted[colour] = wanted.get(colour, 0) + track.length - paid
    return wanted


def journey(
    state: LegendsState,
    seat: int,
    track: Track,
    others: Sequence[Track],
    *,
    most: int = travel.ANY,
    port: str = "",
) -> Travel | None:
    """Return how a company travels a track now, with a power of payment only if it must, or None if it cannot.

    ``others`` are tracks that it will travel later, ``port`` where it sets a steamer.
    """
    powers = _powers(state, seat, track)
    if powers is None:
        return None
    cost = journey_cost(state, seat, track, powers)
    ways = list(affordable_sets(state, seat, cost))
    if not ways:
        return None
    wanted = colours_wanted(state, seat, others)
    marks, saved = _Marks(state, seat, track, cost.waived), _SAVED if port else 0.0
    wild = state.pack.cards.wild
    laid = min(
        ways,
        key=lambda one: _harm(state, seat, track, one, wanted) - marks.worth(one) + saved * one.cards.count(wild),
    )
    chosen: dict[str, object] = {"track": track.id, "powers": tuple(powers), "payment": laid.written}
    extra: list[str] = []
    while True:
        slot = travel.slot(state, seat, "extra", {**chosen, "extra": tuple(extra)}, most)
        assert isinstance(slot, Chain)
        if not slot.options:
            break
        names = [option.value for option in slot.options]
        rich = state.company(seat).coins >= _RICH or len(names) == 1
        extra.append(names[-1] if rich and names[-1].startswith("$") else names[0])
    later = _later(state, seat, track, others, second=most != travel.ANY)
    left = state.seats[seat].hand[wild] - laid.cards.count(wild)
    later += [f"{travel.STEAMER}{port}"] if port and left > travel.wilds_kept(state, later) else []
    return Travel(Seat(seat), track=track.id, powers=(*powers, *later), payment=laid.written, extra=tuple(extra))


def _powers(state: LegendsState, seat: int, track: Track) -> list[str] | None:
    """Return the fewest powers with which a track can be paid for, and those that spare something each game.

    Return None if it cannot be paid for.
    """
    usable = pay_powers(state, seat, track)
    if completable(state, seat, track, ()):
        return [one for one in usable if _spares(power_of(one), track)][:1]
    for power in usable:
        if completable(state, seat, track, [power]):
            return [power]
    return usable if usable and completable(state, seat, track, usable) else None


def _spares(power: Power, track: Track) -> bool:
    """Return whether a power is lost if it is not used in this game, and spares something on a track."""
    again = isinstance(power, Specialist) or (isinstance(power, Postcard) and power.uses is not None)
    return again and (power.price().cards < 0 or (track.trestles > 0 and power.waives("trestle")))


def _harm(state: LegendsState, seat: int, track: Track, laid: CardSetLaid, wanted: dict[int, int]) -> float:
    cards = state.pack.cards
    harm = 0.0
    for card in laid.cards:
        colour = cards.colour_of[card]
        harm += _WILD if colour == cards.wild else 1 + _NEEDED * (colour in wanted)
    own = cards.numbers[state.company(seat).company]
    if state.colour_of(track) == UNCOLOURED and laid.colour == own:
        harm -= _OWN
    return harm


class _Marks:
    """What the marks of a set are worth on a track, in cards: picks where it digs, skulls where wells are tried."""

    def __init__(self, state: LegendsState, seat: int, track: Track, waived: Collection[str]) -> None:
        self.state = state
        facts, company = state.pack, state.company(seat)
        figures = facts.figures.rule
        self.digs = state.rule("dig") and any(end in facts.claims and end not in company.digs for end in track.ends)
        self.skull = self.dry = 0.0
        if state.rule("well"):
            there = "desert" in state.printed.boards_of(track)
            self.skull = float(figures.well.gain_on_board if there else figures.well.gain)
            event = lasting(state, "pay")
            never = "well" in waived or bool(event and event.waives("well"))
            self.dry = 0.0 if never else _DRY

    def worth(self, laid: CardSetLaid) -> float:
        """Return what the marks of a set bring, less what they would be worth another time."""
        picks, skulls, _ = marks_laid(self.state, laid.cards)
        dollars = sum(_FURTHER[:picks]) if self.digs else 0.0
        if skulls:
            dollars += (1 - self.dry) * self.skull * skulls
            dollars -= self.dry * self.state.pack.figures.rule.well.loss
        return _DOLLAR * dollars - _MARKED * (picks + skulls)


def _later(state: LegendsState, seat: int, track: Track, others: Sequence[Track], *, second: bool) -> list[str]:
    """Name the powers for the time after step 12 that are of use."""
    trip = declared(state, track)
    named = []
    for source in own_sources(state, seat, "travel", may=True):
        if not can_use(state, seat, source, trip):
            continue
        if travel.is_again(source):
            if not second and any(other.length <= 2 for other in others):  # noqa: PLR2004 - short enough for all
                named.append(source)
        elif state.seats[seat].hand[state.pack.cards.wild] > 1:
            named.append(source)
    return named


def best_income(state: LegendsState, seat: int, tracks: Sequence[Track]) -> list[Track]:
    """Return tracks in the order of what they bring by themselves, the trains left in the end counted."""
    dollars = _Dollars(state, seat)
    return sorted(tracks, key=lambda track: (-dollars.of(track), track.id))


def best_last(state: LegendsState, seat: int, tracks: Sequence[Track]) -> list[Track]:
    """Return tracks in the order of what they bring in the last turn of a game: cards are worth nothing any more."""
    dollars = _LastDollars(state, seat)
    return sorted(tracks, key=lambda track: (-dollars.of(track), track.id))


def best_rate(state: LegendsState, seat: int, tracks: Sequence[Track]) -> list[Track]:
    """Return tracks in the order of what they bring a turn, those counted in which cards for them are drawn."""
    dollars, hand = _Dollars(state, seat), state.pack.cards.counts(state.seats[seat].hand)
    rates = {}
    for track in tracks:
        colour = state.pack.cards.numbers.get(state.colour_of(track), -1)
        held = max(hand[one] for one in state.pack.cards.any_colour) if colour < 0 else hand[colour]
        missing = max(0, track.length - held - hand[state.pack.cards.wild])
        rates[track.id] = dollars.of(track) / (1 + missing / 2)
    return sorted(tracks, key=lambda track: (-rates[track.id], track.id))


class _Dollars:
    """What a track brings, the dollars for trains that are left in the end counted."""

    card, train = FREE_CARD, _TRAIN
    """What is worth how many dollars besides: a card from a large city, and a train placed."""

    def __init__(self, state: LegendsState, seat: int) -> None:
        self._income, self._trains = Income(state, seat, self.card), state.company(seat).trains
        self._for_trains = state.pack.figures.money.for_trains

    def of(self, track: Track) -> float:
        """Return the dollars."""
        left = self._for_trains(max(0, self._trains - track.length)) - self._for_trains(self._trains)
        return self._income.of(track) + left + self.train * track.length


class _LastDollars(_Dollars):
    """What a track brings in the last turn, the current event counted: there is nothing to come."""

    card = train = 0.0

    def __init__(self, state: LegendsState, seat: int) -> None:
        super().__init__(state, seat)
        self._state, self._seat, self._event = state, seat, lasting(state, "travel")
        if self._event is not None and not event_acts(state, seat, self._event):
            self._event = None

    def of(self, track: Track) -> float:
        """Return the dollars."""
        return super().of(track) + self._by_event(track)

    def _by_event(self, track: Track) -> float:
        state, seat, event = self._state, self._seat, self._event
        if event is None or not can_use(state, seat, event_source(event.id), declared(state, track)):
            return 0.0
        bonus = sum(effect.times for effect in event.effects if isinstance(effect, Bonus)) * bonus_dollars(state, seat)
        return bonus + sum(amount(state, seat, effect) for effect in event.effects if isinstance(effect, Money))
