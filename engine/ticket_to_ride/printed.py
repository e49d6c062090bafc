"""The printed facts of a game, and reading them from the TOML files next to it."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import TypeVar

import msgspec

from engine.core import codec
from engine.ticket_to_ride.board import Board, City, Route, Ticket, board_of
from engine.ticket_to_ride.cards import CardSet
from engine.ticket_to_ride.rules import Rules

T = TypeVar("T")


class Printed(msgspec.Struct, frozen=True, eq=False):
    """Everything printed: cards, board and figures. A state knows its own as ``state.printed``."""

    game: str
    """The game's key, under which its rulebook's chapters are named in texts."""
    cards: CardSet
    board: Board
    rules: Rules

    def rule(self, chapter: str) -> str:
        """Return the text key that cites a chapter of the rulebook."""
        return f"{self.game}.rule.{chapter}"


class _CityFile(msgspec.Struct, forbid_unknown_fields=True):
    city: list[City]


class _RouteFile(msgspec.Struct, forbid_unknown_fields=True):
    route: list[Route]


class _TicketFile(msgspec.Struct, forbid_unknown_fields=True):
    ticket: list[Ticket]


def load_printed(game: str, package: str) -> Printed:
    """Read ``cards``, ``cities``, ``routes``, ``tickets`` and ``rules.toml`` next to the module of a game.

    Raises:
        msgspec.ValidationError: a file does not fit its type.
        KeyError: a route has a colour that no card has.

    """
    cards = read_toml(package, "cards", CardSet)
    cities = read_toml(package, "cities", _CityFile).city
    routes = read_toml(package, "routes", _RouteFile).route
    tickets = read_toml(package, "tickets", _TicketFile).ticket
    return Printed(game, cards, board_of(cards, cities, routes, tickets), read_toml(package, "rules", Rules))


def read_toml(package: str, name: str, kind: type[T]) -> T:
    """Read one TOML file of a package. Raises msgspec.ValidationError where it does not fit its type."""
    text = (files(package) / f"{name}.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), codec.learn(kind), strict=False)
