"""With what a planning company pays for a journey, and which powers it uses."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.options import Chain
from engine.core.seat import Seat
from engine.ticket_to_ride.legends import travel
from engine.ticket_to_ride.legends.facts import UNCOLOURED, Track
from engine.ticket_to_ride.legends.moves import Travel
from engine.ticket_to_ride.legends.payable import completable
from engine.ticket_to_ride.legends.sensible.plan import Income
from engine.ticket_to_ride.legends.sets import CardSetLaid, sets
from engine.ticket_to_ride.legends.sources import can_use, own_sources, power_of
from engine.ticket_to_ride.legends.state import LegendsState
from engine.ticket_to_ride.legends.steamers import PACIFIC, can_moor
from engine.ticket_to_ride.legends.terms import affordable, declared, pay_powers, terms

_WILD = 2.2
"""What a wild is worth in cards."""
_NEEDED = 0.8
"""How much more a card is worth of a colour that another wanted track asks for."""
_OWN = 1.5
"""What a track of one's own colour is worth for the games to come."""
_RICH = 4
"""Coins from which dollars are spent rather than cards."""


def colours_wanted(state: LegendsState, seat: int, tracks: Sequence[Track]) -> dict[int, int]:
    """Return how many cards of each colour are missing for some tracks; plain ones take the longest colour."""
    cards = state.printed.cards
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
    state: LegendsState, seat: int, track: Track, others: Sequence[Track], *, most: int = travel.ANY
) -> Travel | None:
    """Return how a company travels a track now, with a power of payment only if it must; None: it cannot."""
    powers = _powers(state, seat, track)
    if powers is None:
        return None
    asked = terms(state, seat, track, powers)
    ways = [one for one in sets(state, seat, asked) if affordable(state, seat, asked, one.colour)]
    if not ways:
        return None
    wanted = colours_wanted(state, seat, others)
    laid = min(ways, key=lambda one: _harm(state, seat, track, one, wanted))
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
    return Travel(Seat(seat), track=track.id, powers=(*powers, *later), payment=laid.written, extra=tuple(extra))


def _powers(state: LegendsState, seat: int, track: Track) -> list[str] | None:
    """Return the fewest powers with which a track can be paid for; None: it cannot be."""
    if completable(state, seat, track, ()):
        usable = [one for one in pay_powers(state, seat, track) if power_of(state, one).waives("trestle")]
        return usable[:1] if track.trestles else []
    usable = pay_powers(state, seat, track)
    for power in usable:
        if completable(state, seat, track, [power]):
            return [power]
    return usable if usable and completable(state, seat, track, usable) else None


def _harm(state: LegendsState, seat: int, track: Track, laid: CardSetLaid, wanted: dict[int, int]) -> float:
    cards = state.printed.cards
    harm = 0.0
    for card in laid.cards:
        colour = cards.colour_of[card]
        harm += _WILD if colour == cards.wild else 1 + _NEEDED * (colour in wanted)
        if card > cards.wild:  # marked
            harm += 0.1
    own = cards.numbers[state.company(seat).company]
    if state.colour_of(track) == UNCOLOURED and laid.colour == own:
        harm -= _OWN
    return harm


def _later(state: LegendsState, seat: int, track: Track, others: Sequence[Track], *, second: bool) -> list[str]:
    """Name the powers for the time after step 12 that are of use."""
    trip = declared(state, track)
    named = []
    for source in own_sources(state, seat, "travel", may=True):
        if not can_use(state, seat, source, trip):
            continue
        if travel.is_again(state, source):
            if not second and any(other.length <= 2 for other in others):  # noqa: PLR2004 - short enough for all
                named.append(source)
        elif state.seats[seat].hand[state.printed.cards.wild] > 1:
            named.append(source)
    port = _port(state, seat, track)
    return [*named, f"{travel.STEAMER}{port}"] if port else named


def _port(state: LegendsState, seat: int, track: Track) -> str:
    """Return the end of a track where a steamer is of use: it is one of a ticket, or the first leads to it."""
    company, town = state.company(seat), state.printed.pack.town
    ends = {
        end for one in company.tickets for end in (state.printed.pack.ticket(one).a, state.printed.pack.ticket(one).b)
    }
    for end in track.ends:
        if not can_moor(state, seat, end) or end not in ends:
            continue
        waters = {town(port).coast == PACIFIC for port in company.steamers}
        if waters <= {town(end).coast == PACIFIC}:
            return end
    return ""


def best_income(state: LegendsState, seat: int, tracks: Sequence[Track]) -> list[Track]:
    """Return tracks in the order of what they bring by themselves, long ones first among equals."""
    income = Income(state, seat)
    return sorted(tracks, key=lambda track: (-income.of(track) - 0.6 * track.length, track.id))
