"""What players do in German Railways. Railroads are ids, hexes the names of the board, money is in Taler."""

from __future__ import annotations

from typing import Literal

from engine.core.moves import Move


class Bid(Move, frozen=True, tag="bid"):
    """Bid for the share that is auctioned, or order ahead of one's first turn what to bid in it.

    Whenever somebody else has bid more, the bid is raised by 1, up to a maximum that nobody else learns.
    """

    price: int
    """The bid; ahead of the turn, the least bid to make when it comes, more if others have bid as much by then."""
    up_to: int = 0
    """The private maximum; there is none if it is not above ``price``."""
    beyond: Literal["ask", "pass"] = "ask"
    """What to do at the next turn once others have bid as much as the maximum."""


class Pass(Move, frozen=True, tag="pass"):
    """Do nothing with an action; in an auction, bid no more (ahead of the turn, from that turn on)."""


class Auction(Move, frozen=True, tag="auction"):
    """Put one unsold share of a railroad up for auction."""

    railroad: str


class Build(Move, frozen=True, tag="build"):
    """Build track with a railroad of which the player has a share."""

    railroad: str
    hexes: tuple[str, ...]
    """The hexes in the order in which they are built; each touches the network as it is by then."""


class AgreeEnd(Move, frozen=True, tag="agree_end"):
    """Agree that nothing can be built any more. It uses up no action, and holds until something is built or sold."""


class PlayOn(Move, frozen=True, tag="play_on"):
    """Do not agree to the end, or no longer agree."""
