"""Points at which the rulebook of 1854 can be read in two ways. Each default is the reading that we play by."""

from __future__ import annotations

from typing import Literal

from engine.eighteenxx import switches

CASH_OPEN: Literal[True] = True
"""Everybody sees what everybody has (A13). The first edition kept cash secret, which is not played here."""


class Switches(switches.Switches, frozen=True, kw_only=True):
    """The switches of the family, and those that only 1854 has."""

    cross_purchase_from: str = "3"
    excess_of_buyer_first: bool = True
    yellow_sides_closed: bool = False
    """Track may not lead to a blank side of a hex printed in yellow, as it may not for red and gray ones (R4.2)."""
    must_run: bool = False
    """A company with a route must run; otherwise it may run nothing, as if it kept its revenue (R8.2)."""
    lag_sold_out_rises: bool = True
    """The price of a Lokalbahn AG also rises when all of it is with players (S6.2)."""
    lag_second_station_same_turn: bool = True
    """A Lokalbahn AG may build its second station in the turn in which it comes to its home (M6)."""
    option_paid_same_round: bool = True
    """The second half of an option may be paid in the same stock round in which it was taken (O3)."""
    brought_share_floats: bool = True
    """The certificate that came with a mountain railway counts for the half of a company that must be sold before it
    floats; otherwise only what players bought of it does (A10, S5.3)."""
    unpayable_train_chosen: bool = False
    """A president may choose a train that he cannot pay for, and so go bankrupt, though he could pay for another;
    otherwise only where he can pay for none of the bank's (E1.1, E1.3)."""
    option_sale_only_action: bool = False
    """A player who sells an option does nothing else in that turn (O4)."""
