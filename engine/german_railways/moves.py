"""What players do in German Railways. Railroads are ids, hexes the names of the board, money is in Taler."""

from __future__ import annotations

from typing import Literal

from engine.core.moves import Move


class Bid(Move, frozen=True, tag="bid"):
    """Bid for the share that is auctioned, or before one's turn order how the first bid is to be made.

    The owner is bid for by steps of 1 whenever somebody else has bid more, up to a maximum that nobody else learns.
    """

    price: int
    """Bid at least this: off turn, when the turn comes and if nobody has bid as much."""
    up_to: int = 0
    """The private maximum; not above ``price``: none."""
    beyond: Literal["ask", "pass"] = "ask"
    """What is done at the next turn once others have bid as much as the maximum."""


class Pass(Move, frozen=True, tag="pass"):
    """Do nothing with an action; in an auction bid no more, off turn as soon as the turn comes."""


class Auction(Move, frozen=True, tag="auction"):
    """Put one unsold share of a railroad up for auction."""

    railroad: str


class Build(Move, frozen=True, tag="build"):
    """Build track with a railroad of which the player has a share."""

    railroad: str
    hexes: tuple[str, ...]
    """In the order in which they are built; each touches the network as it then is."""


class AgreeEnd(Move, frozen=True, tag="agree_end"):
    """Agree that nothing can be built any more. It takes no action, and ends when something is built or sold."""


class PlayOn(Move, frozen=True, tag="play_on"):
    """Do not agree to the end, or no longer."""
