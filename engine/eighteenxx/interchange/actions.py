"""The actions of a log of 18xx.games, as it writes them.

Hexes have its column numbers, one above the printed ones; companies, tiles, cities, certificates and trains its ids.
"""

from __future__ import annotations

from typing import Literal

import msgspec

PlayerId = int | str
"""A user's number; in hot-seat games, which have none, the name."""
EntityType = Literal["player", "corporation", "company", "minor"]


class Action(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", omit_defaults=True):
    """One entry of the list."""

    entity: PlayerId
    entity_type: EntityType
    id: int = 0
    """Its number, in ascending order; actions within ``auto_actions`` have none."""
    auto_actions: tuple[msgspec.Raw, ...] | None = ()
    """What programmed players did immediately after it."""

    @property
    def written(self) -> str:
        """The type as it stands in the log."""
        return str(self.__struct_config__.tag)


class Bid(Action, frozen=True, tag="bid"):
    """Buy a private company in the draft."""

    company: str
    price: int


class Pass(Action, frozen=True, tag="pass"):
    """End the step."""


class Par(Action, frozen=True, tag="par"):
    """Start a company."""

    corporation: str
    share_price: str
    """Price, row and column on the chart, such as ``70,0,10``."""


class BuyShares(Action, frozen=True, tag="buy_shares"):
    """Buy a certificate."""

    shares: tuple[str, ...]
    percent: int | None = None


class SellShares(Action, frozen=True, tag="sell_shares"):
    """Sell certificates."""

    shares: tuple[str, ...]
    percent: int | None = None
    """Less than the sum of the certificates if a part of the president's certificate is exchanged."""


class SpecialBuy(Action, frozen=True, tag="special_buy"):
    """Pay back all debt; in 18CZ this action has no other use."""

    description: str
    cost: int | None = None


class LayTile(Action, frozen=True, tag="lay_tile"):
    """Lay a tile; if the entity is a private company, by its ability."""

    hex: str
    tile: str
    rotation: int


class PlaceToken(Action, frozen=True, tag="place_token"):
    """Build a station."""

    city: str
    """Tile, copy and number of the city, such as ``8889-0-1``; on a hex without a tile, such as ``E16-0-0``."""
    slot: int | None = None


class RemoveToken(Action, frozen=True, tag="remove_token"):
    """Take one of two stations on a hex back to the charter."""

    city: str
    slot: int | None = None


class Route(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One train's run."""

    train: str
    connections: tuple[tuple[str, ...], ...]
    """The hexes of each stretch from stop to stop, in either direction."""
    hexes: tuple[str, ...] | None = None
    """The hexes of the stops, in the order of the run."""
    revenue: int = 0
    revenue_str: str = ""
    nodes: tuple[str, ...] | None = None
    """The stops, in newer games: hex and number on the tile, such as ``E12-1``."""


class RunRoutes(Action, frozen=True, tag="run_routes"):
    """Run the trains."""

    routes: tuple[Route, ...]
    extra_revenue: int = 0


class Dividend(Action, frozen=True, tag="dividend"):
    """Pay out or withhold."""

    kind: Literal["payout", "withhold"]


class BuyTrain(Action, frozen=True, tag="buy_train"):
    """Buy a train from the bank or from a company."""

    train: str
    price: int
    variant: str | None = None
    """The face that it is bought as, or None for the one that it shows."""


class DiscardTrain(Action, frozen=True, tag="discard_train"):
    """Give back a train, or scrap one received by an acquisition."""

    train: str


class SwapTrain(Action, frozen=True, tag="swap_train"):
    """Exchange a train received by an acquisition for the company's own size."""

    train: str


class BuyCompany(Action, frozen=True, tag="buy_company"):
    """Buy a private company from a player."""

    company: str
    price: int


class SellCompany(Action, frozen=True, tag="sell_company"):
    """Sell a private company to the bank."""

    company: str
    price: int | None = None


class BuyCorporation(Action, frozen=True, tag="buy_corporation"):
    """Acquire a company."""

    corporation: str
    price: int
    """The price per share."""


class EndGame(Action, frozen=True, tag="end_game"):
    """Stop the game here; what everybody is worth now is the result."""


class Undo(Action, frozen=True, tag="undo"):
    """Take back the last action, or all actions after the one with ``action_id``."""

    action_id: int | None = None


class Redo(Action, frozen=True, tag="redo"):
    """Play again what the last undo took back."""


class ChatMessage(Action, frozen=True, tag="message"):
    """A chat message, which no undo takes back."""


class Programmed(Action, frozen=True, tag="program"):
    """A programmed action set or removed, or a note: nothing happens but what its ``auto_actions`` say."""

    entity: PlayerId = ""
    entity_type: EntityType = "player"
    called: str = ""
    """The type as written; there are many such types, most of which begin with ``program_``."""

    @property
    def written(self) -> str:
        """The type as it stands in the log."""
        return self.called


KINDS: dict[str, type[Action]] = {str(kind.__struct_config__.tag): kind for kind in Action.__subclasses__()}
"""The kinds of action by the type that is written; programmed actions have many more types."""
