"""The actions of a log of 18xx.games, as they are written there.

Hexes bear its column numbers, one above the printed ones; companies, tiles, cities, certificates and trains its ids.
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
    """Ascending; none within ``auto_actions``."""
    auto_actions: tuple[msgspec.Raw, ...] | None = ()
    """What programmed players did at once after it."""

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
    """Price, row and column on the chart, as ``70,0,10``."""


class BuyShares(Action, frozen=True, tag="buy_shares"):
    """Buy a certificate."""

    shares: tuple[str, ...]
    percent: int | None = None


class SellShares(Action, frozen=True, tag="sell_shares"):
    """Sell certificates."""

    shares: tuple[str, ...]
    percent: int | None = None
    """Less than the certificates' sum where part of the president's is exchanged."""


class SpecialBuy(Action, frozen=True, tag="special_buy"):
    """Pay back all debt; 18CZ has nothing else of the kind."""

    description: str
    cost: int | None = None


class LayTile(Action, frozen=True, tag="lay_tile"):
    """Lay a tile; with a private company where that is the entity."""

    hex: str
    tile: str
    rotation: int


class PlaceToken(Action, frozen=True, tag="place_token"):
    """Build a station."""

    city: str
    """Tile, copy and number of the city, as ``8889-0-1``; on a hex without a tile ``E16-0-0``."""
    slot: int | None = None


class RemoveToken(Action, frozen=True, tag="remove_token"):
    """Take home one of two stations on a hex."""

    city: str
    slot: int | None = None


class Route(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One train's run."""

    train: str
    connections: tuple[tuple[str, ...], ...]
    """The hexes of each stretch from stop to stop, either way round."""
    hexes: tuple[str, ...] | None = None
    """Those of the stops, in the order of the run."""
    revenue: int = 0
    revenue_str: str = ""
    nodes: tuple[str, ...] | None = None
    """The stops, in newer games: hex and number on the tile, as ``E12-1``."""


class RunRoutes(Action, frozen=True, tag="run_routes"):
    """Run the trains."""

    routes: tuple[Route, ...]
    extra_revenue: int = 0


class Dividend(Action, frozen=True, tag="dividend"):
    """Pay out or withhold."""

    kind: Literal["payout", "withhold"]


class BuyTrain(Action, frozen=True, tag="buy_train"):
    """Buy a train of the bank or of a company."""

    train: str
    price: int
    variant: str | None = None
    """The face it is bought as; none named: the one it shows."""


class DiscardTrain(Action, frozen=True, tag="discard_train"):
    """Give back a train, or scrap one received by an acquisition."""

    train: str


class SwapTrain(Action, frozen=True, tag="swap_train"):
    """Exchange a train received by an acquisition for the company's own size."""

    train: str


class BuyCompany(Action, frozen=True, tag="buy_company"):
    """Buy a private company of a player."""

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
    """A share."""


class EndGame(Action, frozen=True, tag="end_game"):
    """Stop the game here; what everybody is worth now is the result."""


class Undo(Action, frozen=True, tag="undo"):
    """Take back the last action, or all after the one with an id."""

    action_id: int | None = None


class Redo(Action, frozen=True, tag="redo"):
    """Play again what the last undo took back."""


class ChatMessage(Action, frozen=True, tag="message"):
    """Talk, which no undo takes back."""


class Programmed(Action, frozen=True, tag="program"):
    """A programmed action set or removed, or a note: nothing happens but what its ``auto_actions`` say."""

    entity: PlayerId = ""
    entity_type: EntityType = "player"
    called: str = ""
    """The type, of which there are many, most beginning with ``program_``."""

    @property
    def written(self) -> str:
        """The type as it stands in the log."""
        return self.called


KINDS: dict[str, type[Action]] = {str(kind.__struct_config__.tag): kind for kind in Action.__subclasses__()}
"""By the type that is written; programmed actions have many."""
