"""The figures that differ between Ticket to Ride games, and the parts that only some games have."""

from __future__ import annotations

import msgspec


class LongTickets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Long tickets, dealt from a deck of their own."""

    opening: int
    """How many each player is dealt at the start."""


class Stations(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Stations, each of which lends its owner a route of somebody else."""

    number: int
    """How many stations each player has."""
    cost: tuple[int, ...]
    """What the first, second and third station cost, in cards of one colour."""
    points: int
    """Points for each station left in reserve."""


class Tunnels(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Routes that may cost more than they show."""

    revealed: int
    """How many cards are turned over."""


class LongestTrail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bonus for the longest trail."""

    points: int


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's figures, as its rulebook prints them."""

    min_players: int
    max_players: int
    trains: int
    """How many train pieces each player has."""
    opening_cards: int
    opening_tickets: int
    opening_keep: int
    """How many of the opening tickets must be kept."""
    face_up: int
    """How many cards lie in the face-up row."""
    wilds_that_reset: int
    """With this many wild cards in it, the row is replaced."""
    resets_in_a_row: int
    """The most times in a row that it is replaced: not a rulebook figure, but a guard against a loop without end."""
    drawn_tickets: int
    drawn_keep: int
    doubles_open_from: int
    """The number of players from which both tracks of a double route are open."""
    last_round_trains: int
    """A player who ends a turn with no more trains than this calls the last round."""
    route_points: dict[int, int] = {}
    """Points for a route by its length; empty if routes bring no points."""
    long_tickets: LongTickets | None = None
    stations: Stations | None = None
    tunnels: Tunnels | None = None
    longest_trail: LongestTrail | None = None

    def points(self, length: int) -> int:
        """Return the points for a route of this length."""
        return self.route_points[length] if self.route_points else 0
