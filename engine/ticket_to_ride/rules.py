"""The figures in which Ticket to Ride games differ, and the parts that a game has or has not."""

from __future__ import annotations

import msgspec


class LongTickets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Long tickets, dealt from a deck of their own."""

    opening: int
    """How many of them everybody is dealt."""


class Stations(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Stations, each of which lends its owner a route of somebody else."""

    number: int
    """Of each player."""
    cost: tuple[int, ...]
    """Cards of one colour for the first, second and third."""
    points: int
    """For each left in reserve."""


class Tunnels(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Routes that may cost more than they show."""

    revealed: int
    """Cards turned over."""


class LongestTrail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bonus for the longest trail."""

    points: int


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's figures, as its rulebook prints them."""

    min_players: int
    max_players: int
    trains: int
    """Pieces of each player."""
    opening_cards: int
    opening_tickets: int
    opening_keep: int
    """How many of the opening tickets must be kept."""
    face_up: int
    """Cards in the row."""
    wilds_that_reset: int
    """So many wild cards in the row, and it is laid out anew."""
    resets_in_a_row: int
    """After so many the row stays as it is: no rulebook figure, but an end to what could go on for ever."""
    drawn_tickets: int
    drawn_keep: int
    doubles_open_from: int
    """Players from which both tracks of a double route are open."""
    last_round_trains: int
    """A player who ends a turn with no more trains than this calls the last round."""
    route_points: dict[int, int] = {}
    """Points for a route by its length; empty if routes bring no points."""
    long_tickets: LongTickets | None = None
    stations: Stations | None = None
    tunnels: Tunnels | None = None
    longest_trail: LongestTrail | None = None

    def points(self, length: int) -> int:
        """Return the points for a route of a length."""
        return self.route_points[length] if self.route_points else 0
