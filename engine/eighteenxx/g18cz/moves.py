"""What players do in 18CZ. Hexes are printed names, trains the ids of their cards, money is in K."""

from __future__ import annotations

from typing import Literal

from engine.core.moves import Move

# The answers to offers are the kernel's; whoever speaks of the moves of 18CZ finds all of them here.
from engine.eighteenxx.offers import Accept as Accept  # noqa: PLC0414
from engine.eighteenxx.offers import Refuse as Refuse  # noqa: PLC0414
from engine.eighteenxx.offers import Withdraw as Withdraw  # noqa: PLC0414


class Bid(Move, frozen=True, tag="bid"):
    """Buy a local railway in the draft at its printed price."""

    local: str


class Par(Move, frozen=True, tag="par"):
    """Start a company: buy its president's certificate and set its first price."""

    company: str
    price: int


class Buy(Move, frozen=True, tag="buy"):
    """Buy one certificate of a company from the bank."""

    company: str


class Sell(Move, frozen=True, tag="sell"):
    """Sell shares of a company to the bank."""

    company: str
    percent: int


class Repay(Move, frozen=True, tag="repay"):
    """Pay back the whole of what was borrowed."""


class Pass(Move, frozen=True, tag="pass"):
    """Do nothing, or nothing more, here."""


class LayTile(Move, frozen=True, tag="tile"):
    """Lay or upgrade a tile; also the red tile of a large company's home."""

    hex: str
    tile: str
    rotation: int


class LayPurple(Move, frozen=True, tag="purple"):
    """Lay an extra purple tile with a local railway."""

    local: str
    hex: str
    tile: str
    rotation: int


class WaiveTerrain(Move, frozen=True, tag="waive"):
    """Lay a yellow tile, the terrain being waived by a local railway."""

    local: str
    hex: str
    tile: str
    rotation: int


class BuildStation(Move, frozen=True, tag="token"):
    """Build a station; also ATE's choice of its home city."""

    hex: str
    city: int
    """Number of the city on its tile, from 0."""


class Run(Move, frozen=True, tag="run"):
    """Run the trains.

    The routes one after the other, each the id of its train and then its stops in order: ``d1 E11.0 E13 D14``.
    """

    routes: tuple[str, ...]


class Dividend(Move, frozen=True, tag="dividend"):
    """Pay the revenue out, or keep it in the company."""

    decision: Literal["payout", "withhold"]


class Acquire(Move, frozen=True, tag="acquire"):
    """Acquire a smaller company."""

    company: str
    price: int
    """A share, in K; a share of a company is what its ordinary certificate stands for."""


class BuyTrain(Move, frozen=True, tag="train"):
    """Buy a train: ``deck 3+3`` or ``pool d1 3+3`` from the bank, ``Sx d1`` from a company."""

    train: str
    price: int


class BuyLocal(Move, frozen=True, tag="company"):
    """Buy a local railway from a player."""

    local: str
    price: int


class SellLocal(Move, frozen=True, tag="sell_company"):
    """Sell a local railway of the company to the bank, out of the game."""

    local: str


class Exchange(Move, frozen=True, tag="exchange"):
    """Turn over a card received by an acquisition to another face, paying the difference."""

    train: str
    face: str


class Scrap(Move, frozen=True, tag="scrap"):
    """Scrap a train received by an acquisition."""

    train: str


class Discard(Move, frozen=True, tag="discard"):
    """Give back a train above the limit, or drop an old one for a new one."""

    train: str


class Reclaim(Move, frozen=True, tag="reclaim"):
    """Take home one of two own stations on one hex."""

    hex: str
    city: int
