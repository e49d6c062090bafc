"""What players do in 18xx games. Hexes have their printed names, trains the ids of their cards; money is the game's."""

from __future__ import annotations

from typing import Literal

from engine.core.moves import Move
from engine.eighteenxx.companies import CompanyId, PrivateId

PRIVATE = "local"
"""The field that names a private company: its name in logs and commands since 18CZ, the first of these games."""


class MoveOfPrivate(Move, frozen=True):
    """A move that uses, buys or sells a private company."""

    local: str

    @property
    def private(self) -> PrivateId:
        """The private company."""
        return self.local


class BuyFirst(Move, frozen=True, tag="buy_first"):
    """Buy the first of the companies that are sold before the first stock round, for its price."""


class BidOn(Move, frozen=True, tag="bid"):
    """Bid on another company of that auction, or outbid others for the first."""

    lot: str
    """The id of a company or a private company."""
    price: int


class Par(Move, frozen=True, tag="par"):
    """Start a company: buy its president's certificate and set its first price."""

    company: CompanyId
    price: int


class Buy(Move, frozen=True, tag="buy"):
    """Buy one certificate of a company from the bank."""

    company: CompanyId


class BuyFrom(Move, frozen=True, tag="buy"):
    """Buy one certificate of a company from a source, in games where it does not cost the same everywhere."""

    company: CompanyId
    source: str
    """``ipo`` for the initial offer, ``pool``, or the company's own id for what it offers itself."""


class TakeOption(Move, frozen=True, tag="option"):
    """Take an option on a certificate: pay one half of it now."""

    company: CompanyId
    source: str


class PayOption(Move, frozen=True, tag="pay_option"):
    """Pay the second half of a certificate on which the player has an option."""


class Sell(Move, frozen=True, tag="sell"):
    """Sell shares of a company to the bank."""

    company: CompanyId
    percent: int


class Pass(Move, frozen=True, tag="pass"):
    """Do nothing, or nothing more, here."""


class LayTile(Move, frozen=True, tag="tile"):
    """Lay or upgrade a tile; also the reserved tile of a company's home."""

    hex: str
    tile: str
    rotation: int


class LaySpecial(MoveOfPrivate, frozen=True, tag="purple"):
    """Lay a special tile in addition to the ordinary lays, by the ability of a private company."""

    hex: str
    tile: str
    rotation: int


class WaiveTerrain(MoveOfPrivate, frozen=True, tag="waive"):
    """Lay a tile whose terrain costs nothing, or less, by the ability of a private company."""

    hex: str
    tile: str
    rotation: int


class BuildTunnel(Move, frozen=True, tag="tunnel"):
    """Build a tunnel under a hex."""

    hex: str
    sides: str
    """The two sides that it joins, such as ``0-2``."""


class CheapTunnel(MoveOfPrivate, frozen=True, tag="cheap_tunnel"):
    """Build a tunnel for less by the ability of a private company."""

    hex: str
    sides: str


class BuildStation(Move, frozen=True, tag="token"):
    """Build a station; also the choice of a home with several cities."""

    hex: str
    city: int
    """Number of the city on its tile, from 0."""


class Run(Move, frozen=True, tag="run"):
    """Run the trains.

    The routes follow each other, each as the id of its train and then its stops in order: ``d1 E11.0 E13 D14``.
    """

    routes: tuple[str, ...]


class Dividend(Move, frozen=True, tag="dividend"):
    """Pay the revenue out, or keep it in the company."""

    decision: Literal["payout", "withhold"]


class BuyTrain(Move, frozen=True, tag="train"):
    """Buy a train: ``deck 3+3`` or ``pool d1 3+3`` from the bank, ``Sx d1`` from a company."""

    train: str
    price: int


class BuyPrivate(MoveOfPrivate, frozen=True, tag="company"):
    """Buy a private company from a player."""

    price: int


class SellPrivate(MoveOfPrivate, frozen=True, tag="sell_company"):
    """Sell a private company of the operating company to the bank, which takes it out of the game."""


class Discard(Move, frozen=True, tag="discard"):
    """Give back a train above the limit, or drop an old one for a new one."""

    train: str


class Exchange(Move, frozen=True, tag="exchange"):
    """Turn over a card taken over with a company to another face, paying the difference."""

    train: str
    face: str


class Scrap(Move, frozen=True, tag="scrap"):
    """Scrap a train taken over with a company."""

    train: str


class Reclaim(Move, frozen=True, tag="reclaim"):
    """Take one of two own stations on one hex back to the charter."""

    hex: str
    city: int
