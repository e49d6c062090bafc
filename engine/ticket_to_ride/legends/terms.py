"""What a journey asks for: which tracks are open (L C3, E), what they cost, and whether it can all be met (L C4.2)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from engine.core.seat import Seat
from engine.ticket_to_ride.claiming import opens_beside
from engine.ticket_to_ride.legends.effects import bonus_dollars
from engine.ticket_to_ride.legends.events import event_acts, lasting
from engine.ticket_to_ride.legends.facts import UNCOLOURED, Track
from engine.ticket_to_ride.legends.powers import Money, Twin
from engine.ticket_to_ride.legends.predicates import Trip
from engine.ticket_to_ride.legends.sources import can_use, event_source, own_sources, power_of
from engine.ticket_to_ride.legends.state import LegendsState

MANY_COLOURS = 6


class Terms(msgspec.Struct, frozen=True):
    """What a journey on a track costs a seat, with the powers it uses for it."""

    track: Track
    cards: int
    """How many cards the set needs."""
    others: int
    """How many colours the set may hold besides the track's."""
    surcharge: int
    """So many times $1 or a card."""
    marks: int
    """Trestle marks to pay."""
    crossed: int
    """Trestle marks crossed, paid or not."""
    combine: int
    """Dollars for the Combine."""
    coal: int
    """Coal burnt."""
    gained: int
    """Dollars that the powers used bring at once."""
    waived: tuple[str, ...]
    colours: tuple[int, ...]
    """The colours that may pay alone."""
    survey: bool
    """The track takes the colour of the set."""
    first: int
    """The colour of which, or a wild, at least one card must be; -1: none in particular."""


def is_plain(state: LegendsState, track: Track) -> bool:
    """Tell whether a track is grey or uncoloured as it now is."""
    return state.colour_of(track) in {"grey", UNCOLOURED}


def declared(state: LegendsState, track: Track, laid: Sequence[int] | None = None) -> Trip:
    """Return a journey on a track as conditions ask about it before it is made."""
    return Trip(track, is_plain(state, track), state.colour_of(track), track.id in state.combine, laid)


def open_track(state: LegendsState, seat: int, track: Track, *, twin: bool = False) -> bool:
    """Tell whether a seat has the trains and the right to travel a track."""
    if track.id in state.claims or track.length > state.seats[seat].trains:
        return False
    if twin or not track.beside:
        return True
    return opens_beside(state.printed.rules, track, state.claims, Seat(seat), len(state.seats))


def sticker_colours(state: LegendsState, track: Track) -> tuple[int, ...]:
    """Return the colours that an uncoloured track may take (L I3.3)."""
    cards, printed = state.pack.cards, state.printed
    beside = {state.colour_of(printed.track(other)) for other in track.beside}
    placed = list(state.campaign.stickers.values())
    stickers = printed.pack.figures.rule.survey.stickers
    if not beside and len(placed) < stickers:
        return cards.any_colour
    return tuple(
        colour
        for colour in cards.any_colour
        if cards.names[colour] not in beside and placed.count(cards.names[colour]) < stickers
    )


def pay_powers(state: LegendsState, seat: int, track: Track) -> list[str]:
    """List the powers that a company may use for its price on a track."""
    trip = declared(state, track)
    own = own_sources(state, seat, "pay", may=True)
    return [source for source in own if can_use(state, seat, source, trip)]


def opens_twin(powers: Iterable[str]) -> bool:
    """Tell whether one of some powers opens a track that the one beside it closes."""
    return any(isinstance(effect, Twin) for source in powers for effect in power_of(source).effects)


def terms(state: LegendsState, seat: int, track: Track, powers: Sequence[str] = ()) -> Terms:
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
    return Terms(
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


def fee(state: LegendsState, asked: Terms) -> int:
    """Return the dollars of step 1 (L I3.4)."""
    figures = state.pack.figures.rule.survey
    return min(figures.most, figures.a_space * asked.track.length) if asked.survey else 0


def crossing(state: LegendsState, seat: int, marks: int) -> int:
    """Return the dollars for crossing so many marks more (L I7.3)."""
    figures, before = state.pack.figures.rule.trestle, state.company(seat).crossed
    return figures.pays * ((before + marks) // figures.every - before // figures.every)


class Purse:
    """The coins of a journey from payment to coal, as far as they are certain."""

    def __init__(self, state: LegendsState, seat: int, asked: Terms, colour: int, reserved: int = 0) -> None:
        """Look into it; so many cards of the hand are ``reserved`` for what comes after."""
        printed, company = state.printed, state.company(seat)
        figures = printed.pack.figures.rule
        self.coins = company.coins + asked.gained
        self.asked = asked
        self.spare = sum(company.hand) - asked.cards - reserved
        self.dollars_a_mark = figures.trestle.dollars
        own = printed.cards.numbers[company.company]
        self._after_payment = fee(state, asked)
        self._after_marks = crossing(state, seat, asked.crossed)
        if colour == own:
            self._after_marks += bonus_dollars(state, seat)
        self._coal = figures.coal.dollars if asked.coal and not company.coal else 0

    def suffices(self, dollars: int, marks_in_dollars: int) -> bool:
        """Tell whether the coins suffice if surcharge and marks cost so much of them, in the order of the steps."""
        left = self.coins - dollars - self.asked.combine
        if left < 0:
            return False
        left += self._after_payment - self.dollars_a_mark * marks_in_dollars
        return left >= 0 and left + self._after_marks >= self._coal

    def possible(self, extra: Sequence[str] = ()) -> bool:
        """Tell whether what is not said yet of surcharge and marks can still be met."""
        asked = self.asked
        said, marks = list(extra[: asked.surcharge]), list(extra[asked.surcharge :])
        dollars = sum(_dollars(one) for one in said)
        marks_paid = sum(1 for one in marks if one.startswith("$"))
        cards = sum(1 for one in extra if not one.startswith("$"))
        open_surcharge, open_marks = asked.surcharge - len(said), asked.marks - len(marks)
        return any(
            cards + (open_surcharge - first) + (open_marks - more) <= self.spare
            and self.suffices(dollars + first, marks_paid + more)
            for first in range(open_surcharge + 1)
            for more in range(open_marks + 1)
        )


def _dollars(written: str) -> int:
    return int(written[1:]) if written.startswith("$") else 0


def affordable(state: LegendsState, seat: int, asked: Terms, colour: int, extra: Sequence[str] = ()) -> bool:
    """Tell whether all that a journey asks for can be met if the track is, or becomes, of a colour (-1: none)."""
    if not (asked.surcharge or asked.marks or asked.combine or asked.coal):
        return True
    return Purse(state, seat, asked, colour).possible(extra)
