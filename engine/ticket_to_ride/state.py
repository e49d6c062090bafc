"""A position of a Ticket to Ride game: cards, tickets and trains. What only one game has is added by its own state."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from engine.core.seat import Seat
from engine.core.steps import FramedState
from engine.core.views import Event
from engine.ticket_to_ride.board import CityId, RouteId, TicketId
from engine.ticket_to_ride.cards import Card, Hand, Payment
from engine.ticket_to_ride.printed import Printed

TURNS = "turns"
"""The round of turns."""
OPENING = "opening"
"""The round when everybody chooses opening tickets."""


class Holdings(msgspec.Struct):
    """Everything in front of one player."""

    hand: Hand
    trains: int
    tickets: list[TicketId]
    offered: list[TicketId]
    """Tickets drawn and not yet decided on."""


class Supply(msgspec.Struct):
    """The cards that nobody holds."""

    deck: list[Card]
    """Face down; the last is drawn next."""
    discards: list[Card]
    row: list[Card]
    """Face up, from left to right."""


class Claim(msgspec.Struct):
    """A claim that has been paid for and is under way: its numbered steps follow one another."""

    seat: Seat
    route: RouteId
    payment: Payment
    laid: list[Card]
    """The cards laid down. They stay on the table until a step discards them, so that no shuffle takes them up."""


class TicketToRideState(FramedState):
    """The state of a game, with everything on the table and in the hands."""

    seats: Sequence[Holdings]
    start: Seat
    """The seat that takes the first turn."""
    supply: Supply
    ticket_deck: list[TicketId]
    """Face down; the last is drawn next."""
    claims: dict[RouteId, Seat]
    """The claimed routes with their owners, in the order they were claimed."""
    claim: Claim | None = None
    """The claim that is under way, if any."""
    turns_left: int | None = None
    """Turns until the end, once the last round has been called."""
    passes: int = 0
    """How many players in a row could do nothing."""
    last_route: RouteId | None = None
    """The route claimed in the last turn, if any."""

    @property
    def printed(self) -> Printed:
        """The printed facts, which follow from what is stored. Often needed: a function fetches them once."""
        raise NotImplementedError

    @property
    def must_keep(self) -> int:
        """How many of the tickets now offered must be kept, if that many are offered."""
        rules = self.printed.rules
        return rules.opening_keep if self.in_round(OPENING) else rules.drawn_keep

    @property
    def claim_under_way(self) -> Claim:
        """The claim whose steps are being carried out, while there is one."""
        if self.claim is None:
            raise AssertionError("no claim is under way")
        return self.claim

    def turn_comes(self, seat: Seat) -> bool:
        """Return whether another turn of a seat will begin."""
        if not self.frames:
            return False
        return self.turns_left is None or 0 < (seat - int(self.main_frame.actor)) % len(self.seats) < self.turns_left

    def borrowed(self, seat: Seat, *more: CityId, claimed: RouteId | None = None) -> Mapping[CityId, RouteId]:
        """Return which routes of others count for a player's tickets now, by the city that lends them; usually none.

        ``more``: as if stations of the player's stood in these cities as well; ``claimed``: as if the player had
        claimed this route.
        """
        return {}

    def lent(self, seat: Seat, *more: CityId, claimed: RouteId | None = None) -> tuple[RouteId, ...]:
        """Return the routes that are ``borrowed``, each of them once."""
        return tuple(dict.fromkeys(self.borrowed(seat, *more, claimed=claimed).values()))

    def lendable(self, seat: Seat) -> Mapping[CityId, tuple[RouteId, ...]]:
        """Return the routes of others that each city might lend to a player; it lends only one of them."""
        return {}

    def begin_action(self) -> None:
        """Forget what the turn before did: it is no longer the latest."""
        self.last_route = None

    def resolve(self, card: Card) -> Iterator[Event]:
        """Carry out what a card that nobody may hold does, and discard it. A game with such cards overrides this."""
        raise AssertionError(f"nothing says what card {card} does")
