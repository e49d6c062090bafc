"""Sets of cards for a journey: which there are, and how they are written (L C3.2, I3, L6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

import msgspec

from engine.ticket_to_ride.cards import Card
from engine.ticket_to_ride.legends.state import LegendsState
from engine.ticket_to_ride.legends.terms import MANY_COLOURS, Terms

_AS = " as "


class CardSetLaid(msgspec.Struct, frozen=True):
    """A set that pays for a track."""

    cards: tuple[Card, ...]
    """By kinds."""
    colour: int
    """The colour of the track when it is travelled so; -1: grey, or uncoloured for now."""
    written: str


def sets(state: LegendsState, seat: int, asked: Terms) -> Iterator[CardSetLaid]:
    """Enumerate the sets with which a seat can pay, as they are offered: the fewest wilds first."""
    counts = state.box.cards.counts(state.seats[seat].hand)
    wild = state.box.cards.wild
    for wilds in range(min(counts[wild], asked.cards) + 1):
        for mix in _mixes(counts, asked, asked.cards - wilds, wilds):
            yield from _laid(state, seat, asked, mix, wilds)


def _mixes(counts: Sequence[int], asked: Terms, cards: int, wilds: int) -> Iterator[tuple[int, ...]]:
    """Enumerate how many cards of each colour a set may hold besides its wilds."""
    colours = range(len(counts) - 1)
    if not cards:
        yield (0,) * len(colours)
        return
    if not asked.others:
        for colour in asked.colours:
            if counts[colour] >= cards:
                yield tuple(cards * (one == colour) for one in colours)
        return
    for mix in _spread(counts, cards, asked.others + 1 + (wilds > 0 and asked.first >= 0), len(colours)):
        if _mix_fits(asked, mix, wilds):
            yield mix


def _spread(counts: Sequence[int], cards: int, most: int, colours: int) -> Iterator[tuple[int, ...]]:
    """Enumerate so many cards of at most so many of the first colours."""
    if not colours or not most:
        if not cards:
            yield (0,) * colours
        return
    last = colours - 1
    for number in range(min(counts[last], cards) + 1):
        for rest in _spread(counts, cards - number, most - (number > 0), last):
            yield (*rest, number)


def _mix_fits(asked: Terms, mix: Sequence[int], wilds: int) -> bool:
    held = [colour for colour, number in enumerate(mix) if number]
    if asked.first < 0:
        return len(held) <= asked.others + 1
    others = [colour for colour in held if colour != asked.first]
    return len(others) <= asked.others and (asked.first in held or wilds > 0)


def _laid(state: LegendsState, seat: int, asked: Terms, mix: Sequence[int], wilds: int) -> Iterator[CardSetLaid]:
    """Enumerate the ways to lay down a mix of colours: by marks, and by the colour that the track takes."""
    for colour, named in _colours_taken(asked, mix):
        ending = _AS + state.box.cards.names[colour] if named else ""
        for cards, written in _by_marks(state, seat, asked, mix, wilds):
            yield CardSetLaid(cards, colour, written + ending)


def _colours_taken(asked: Terms, mix: Sequence[int]) -> list[tuple[int, bool]]:
    """Return the colours that a track may take from a mix, and whether the company must name one (L I3.2)."""
    if not asked.survey:
        return [(asked.first, False)]
    most = max(mix)
    leading = [colour for colour, number in enumerate(mix) if number == most]
    if most == 0:
        return [(colour, True) for colour in asked.colours]
    return [(colour, len(leading) > 1) for colour in leading if colour in asked.colours]


def _by_marks(
    state: LegendsState, seat: int, asked: Terms, mix: Sequence[int], wilds: int
) -> Iterator[tuple[tuple[Card, ...], str]]:
    """Enumerate the cards of a mix: chosen by the rule of L6, and card by card once marks mean something."""
    cards, hand = state.box.cards, state.seats[seat].hand
    plain = _by_rule(state, seat, mix, wilds)
    written = [(number, cards.names[colour]) for colour, number in enumerate(mix) if number]
    written += [(wilds, cards.names[cards.wild])] if wilds else []
    yield plain, _write(written)
    if not state.marks_matter or asked.others >= MANY_COLOURS - 1:
        return
    ways = [_splits([hand[card] for card in cards.of_colour[colour]], number) for colour, number in enumerate(mix)]
    for choice in product(*ways):
        if not any(sum(split[1:]) for split in choice):
            continue  # without marks it reads as above
        laid: list[Card] = []
        written = []
        for colour, split in enumerate(choice):
            for card, number in zip(cards.of_colour[colour], split, strict=True):
                laid += [card] * number
                written += [(number, cards.names[card])] if number else []
        written += [(wilds, cards.names[cards.wild])] if wilds else []
        yield (*laid, *[cards.wild] * wilds), _write(written)


def _by_rule(state: LegendsState, seat: int, mix: Sequence[int], wilds: int) -> tuple[Card, ...]:
    cards, hand = state.box.cards, state.seats[seat].hand
    laid: list[Card] = []
    for colour, number in enumerate(mix):
        own = [card for card in cards.of_colour[colour] for _ in range(hand[card])]
        laid += own[:number]
    return (*laid, *[cards.wild] * wilds)


def _splits(held: Sequence[int], number: int) -> list[tuple[int, ...]]:
    return [split for split in product(*(range(min(have, number) + 1) for have in held)) if sum(split) == number]


def _write(counts: Sequence[tuple[int, str]]) -> str:
    return ", ".join(f"{number} {name}" for number, name in counts)


def find_set(state: LegendsState, seat: int, asked: Terms, written: str) -> CardSetLaid | None:
    """Return the set that is written down, in any order and spacing; None: it does not pay."""
    wanted = normal(written)
    return next((one for one in sets(state, seat, asked) if normal(one.written) == wanted), None)


def normal(written: str) -> tuple[tuple[str, ...], str]:
    """Return what a written set says, whatever its order and spacing."""
    cards, _, colour = written.lower().replace("+", ",").partition(_AS)
    parts = sorted(" ".join(part.split()).removesuffix("s") for part in cards.split(",") if part.strip())
    return tuple(parts), colour.strip()
