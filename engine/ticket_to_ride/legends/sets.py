"""Sets of cards for a journey: which there are, and how they are written (L C3.2, I3, L6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product

import msgspec

from engine.ticket_to_ride.cards import Card
from engine.ticket_to_ride.legends.state import LegendsState
from engine.ticket_to_ride.legends.terms import MANY_COLOURS, Terms, affordable

_AS = " as "
Mix = tuple[tuple[int, int], ...]
"""Colours in their order, each with how many cards of it."""


class CardSetLaid(msgspec.Struct, frozen=True):
    """A set that pays for a track."""

    cards: tuple[Card, ...]
    """By kinds."""
    colour: int
    """The colour of the track when it is travelled so; -1: grey, or uncoloured for now."""
    written: str
    """With all that may be said of it: marks, and a colour that the cards alone do not give."""
    plain: str
    """Without marks, where these cards go if none are written (L L6); empty: others do."""
    must_name: bool
    """The track may take several colours, so one has to be named (L I3.2)."""


def sets(state: LegendsState, seat: int, asked: Terms) -> Iterator[CardSetLaid]:
    """Enumerate the sets with which a seat can pay, as they are offered: the fewest wilds first."""
    counts = state.pack.cards.counts(state.seats[seat].hand)
    wild = state.pack.cards.wild
    for wilds in range(min(counts[wild], asked.cards) + 1):
        for mix in _mixes(counts, asked, asked.cards - wilds, wilds):
            yield from _laid(state, seat, asked, mix, wilds)


def affordable_sets(state: LegendsState, seat: int, asked: Terms) -> Iterator[CardSetLaid]:
    """Enumerate the sets with which all else that a journey asks for can be met too."""
    by_colour: dict[int, bool] = {}
    for one in sets(state, seat, asked):
        if one.colour not in by_colour:
            by_colour[one.colour] = affordable(state, seat, asked, one.colour)
        if by_colour[one.colour]:
            yield one


def _mixes(counts: Sequence[int], asked: Terms, cards: int, wilds: int) -> Iterator[Mix]:
    """Enumerate how many cards of each colour a set may hold besides its wilds."""
    if not cards:
        yield ()
        return
    if not asked.others:
        for colour in asked.colours:
            if counts[colour] >= cards:
                yield ((colour, cards),)
        return
    for mix in _spread(counts, cards, asked.others + 1 + (wilds > 0 and asked.first >= 0), len(counts) - 1):
        if _mix_fits(asked, mix, wilds):
            yield mix


def _spread(counts: Sequence[int], cards: int, most: int, colours: int) -> Iterator[Mix]:
    """Enumerate so many cards of at most so many of the first colours."""
    if not colours or not most:
        if not cards:
            yield ()
        return
    last = colours - 1
    for number in range(min(counts[last], cards) + 1):
        for rest in _spread(counts, cards - number, most - (number > 0), last):
            yield (*rest, (last, number)) if number else rest


def _mix_fits(asked: Terms, mix: Mix, wilds: int) -> bool:
    held = [colour for colour, _ in mix]
    if asked.first < 0:
        return len(held) <= asked.others + 1
    others = [colour for colour in held if colour != asked.first]
    return len(others) <= asked.others and (asked.first in held or wilds > 0)


def _laid(state: LegendsState, seat: int, asked: Terms, mix: Mix, wilds: int) -> Iterator[CardSetLaid]:
    """Enumerate the ways to lay down a mix of colours: by marks, and by the colour that the track takes."""
    colours, said = _colours_taken(asked, mix)
    for colour in colours:
        ending = _AS + state.pack.cards.names[colour] if said else ""
        for cards, written, plain in _by_marks(state, seat, asked, mix, wilds):
            yield CardSetLaid(cards, colour, written + ending, plain, len(colours) > 1)


def _colours_taken(asked: Terms, mix: Mix) -> tuple[list[int], bool]:
    """Return the colours that a track may take from a mix, and whether it is said which, as the cards do not (L I3.2).

    Where it can take one only, nobody has to name it (L L3).
    """
    if not asked.survey:
        return [asked.first], False
    if not mix:
        return list(asked.colours), True
    most = max(number for _, number in mix)
    leading = [colour for colour, number in mix if number == most]
    return [colour for colour in leading if colour in asked.colours], len(leading) > 1


def _by_marks(
    state: LegendsState, seat: int, asked: Terms, mix: Mix, wilds: int
) -> Iterator[tuple[tuple[Card, ...], str, str]]:
    """Enumerate the cards of a mix, as they are written and, where they go by the rule of L6, without marks.

    Once marks mean something those of every card are written, so that nobody spends one unseen, and all ways there are.
    """
    cards, hand = state.pack.cards, state.seats[seat].hand
    names: Sequence[str] = cards.names
    wild_cards = (cards.wild,) * wilds
    wild_names: list[tuple[int, str]] = [(wilds, names[cards.wild])] if wilds else []
    usual: list[Card] = []
    for colour, number in mix:
        usual += [card for card in cards.of_colour[colour] for _ in range(hand[card])][:number]
    plain = _write([(number, names[colour]) for colour, number in mix] + wild_names)
    if not state.marks_matter:
        yield (*usual, *wild_cards), plain, plain
        return
    yield (*usual, *wild_cards), _named(usual, names, wild_names), plain
    if asked.others >= MANY_COLOURS - 1:
        return
    ways = [_splits(tuple([hand[card] for card in cards.of_colour[colour]]), number) for colour, number in mix]
    for choice in product(*ways):
        laid: list[Card] = []
        for (colour, _), split in zip(mix, choice, strict=True):
            for card, number in zip(cards.of_colour[colour], split, strict=True):
                laid += [card] * number
        if laid != usual:
            yield (*laid, *wild_cards), _named(laid, names, wild_names), ""


def _named(laid: Sequence[Card], names: Sequence[str], wild_names: list[tuple[int, str]]) -> str:
    return _write([(laid.count(card), names[card]) for card in dict.fromkeys(laid)] + wild_names)


@lru_cache(maxsize=1024)
def _splits(held: tuple[int, ...], number: int) -> list[tuple[int, ...]]:
    """Return the ways to take so many cards of those that are held."""
    return [split for split in product(*(range(min(have, number) + 1) for have in held)) if sum(split) == number]


def _write(counts: Sequence[tuple[int, str]]) -> str:
    return ", ".join(f"{number} {name}" for number, name in counts)


def find_set(state: LegendsState, seat: int, asked: Terms, written: str) -> CardSetLaid | None:
    """Return the set that is written down, in any order and spacing; None: it does not pay."""
    return next((one for one in sets(state, seat, asked) if is_meant(state, one, written)), None)


def short_of(state: LegendsState, one: CardSetLaid) -> str:
    """Tell how a set may be written for short: without marks, and without a colour if it can take one only (L L6)."""
    ending = _AS + state.pack.cards.names[one.colour] if one.must_name else ""
    return f"{one.plain}{ending}" if one.plain else ""


def is_meant(state: LegendsState, one: CardSetLaid, written: str) -> bool:
    """Tell whether a set is meant by what is written, with its marks or without, and with its colour if it must be."""
    cards, colour = normal(written)
    if cards != normal(one.written)[0] and not (one.plain and cards == normal(one.plain)[0]):
        return False
    takes = state.pack.cards.names[one.colour] if one.colour >= 0 else ""
    return colour == takes if colour else not one.must_name


@lru_cache(maxsize=1024)
def normal(written: str) -> tuple[tuple[str, ...], str]:
    """Return what a written set says, whatever its order and spacing."""
    cards, _, colour = written.lower().replace("+", ",").partition(_AS)
    parts = sorted(" ".join(part.split()).removesuffix("s") for part in cards.split(",") if part.strip())
    return tuple(parts), colour.strip()
