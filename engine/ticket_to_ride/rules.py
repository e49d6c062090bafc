"""The figures in which Ticket to Ride games differ."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import msgspec

from engine.core.seat import Seat


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's figures, as its rulebook prints them."""

    min_players: int
    max_players: int
    trains: int
    """Pieces of each player."""
    stations: int
    cards_per_colour: int
    locomotives: int
    opening_cards: int
    opening_long_tickets: int
    opening_tickets: int
    opening_keep: int
    """How many of the opening tickets must be kept."""
    face_up: int
    """Cards in the row."""
    locomotives_that_reset: int
    """So many locomotives in the row, and it is laid out anew."""
    resets_in_a_row: int
    """After so many the row stays as it is: no rulebook figure, but an end to what could go on for ever."""
    drawn_tickets: int
    drawn_keep: int
    both_twins_open_from: int
    """Players from which both halves of a double route are open."""
    revealed_for_a_tunnel: int
    station_cost: tuple[int, ...]
    """Cards for the first, second and third station."""
    station_points: int
    """For each station left in reserve."""
    last_round_trains: int
    """A player who ends a turn with no more trains than this calls the last round."""
    trail_points: int
    route_points: dict[int, int]
    """Points for a route by its length."""

    def opens_beside(self, twin_owner: Seat | None, seat: Seat, players: int) -> bool:
        """Tell whether half of a double route is open to a player while somebody, or nobody, owns the other half.

        Rulebook, "Double routes": nobody owns both halves; with two or three players one half closes the other.
        """
        return twin_owner is None or (players >= self.both_twins_open_from and twin_owner != seat)


def load_rules(package: str) -> Rules:
    """Read ``rules.toml`` beside a game. Raises msgspec.ValidationError where it does not fit."""
    return msgspec.convert(tomllib.loads((files(package) / "rules.toml").read_text("utf-8")), Rules, strict=False)
