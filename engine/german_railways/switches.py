"""Points at which the rulebook of German Railways can be read in two ways, with a switch for each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from engine.core import codec


class Switches(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The switches of a table; the first value of each is the reading that tables usually play by."""

    city_cost: Literal["terrain", "flat"] = "terrain"
    """Reading 1: a city costs what its terrain does; otherwise as much as a plain. A surcharge is added to either."""
    links: Literal["city", "adjacent"] = "city"
    """Reading 2: two railroads are linked if both are in one city; otherwise also if they are in adjacent hexes."""
    dividends: Literal["once", "each_link"] = "once"
    """Reading 3: a build pays one dividend however many links it makes; otherwise one for each."""
    metro: Literal["one_city", "each_hex"] = "one_city"
    """Reading 4: a railroad builds in Berlin only once; otherwise in each of its hexes, which brings nothing more."""
    baden: Literal["anywhere", "first"] = "anywhere"
    """Reading 5: Baden's first hex without a city is free; otherwise only if it is the first of the build."""
    bavaria: Literal["everywhere", "not_in_cities"] = "everywhere"
    """Reading 6: Bavaria pays 1 less for each hex; otherwise only for hexes without a city."""
    cologne: Literal["build", "hex"] = "build"
    """Reading 7: Köln-Minden spends at most 5 on each build; otherwise on each hex."""
    main_weser: Literal["one", "all_best"] = "one"
    """Reading 8: one city of the highest value counts twice; otherwise every city of that value."""
    berlin_hamburg: Literal["at_once", "next_time"] = "at_once"
    """Reading 9: a build that joins Berlin and Hamburg pays if it makes a link; otherwise only later ones do."""
    unpaid_income: Literal["counts", "waits"] = "counts"
    """Reading 9: income that Berlin-Hamburg does not pay yet counts as its owners'; otherwise only once it pays."""
    builder: Literal["twice", "once"] = "twice"
    """Reading 10: the builder's shares pay double; otherwise as all others do."""
    start_locomotive: Literal["counts", "extra"] = "counts"
    """Reading 11: the locomotive on the start hex is one of the printed number; otherwise it is an additional one."""
    order_places: Literal["players", "five"] = "players"
    """Decision 1: as many markers are drawn as there are players; otherwise always five."""
    bag_ranks: Literal["dense", "sparse"] = "dense"
    """Decision 1: after equal incomes comes the next rank; otherwise a rank is skipped for each further equal."""
    first_bidder: Literal["first_seat", "lot"] = "first_seat"
    """Decision 2: the first seat bids first in the first auction; otherwise a seat drawn at random."""
    through_cities: Literal["yes", "no"] = "yes"
    """Decision 3: a build goes on beyond a city that it has just reached; otherwise not."""
    end_tested: Literal["at_order", "after_action"] = "at_order"
    """Decision 4: the end is checked for when the turn order is determined; otherwise also after every action."""
    absent: Literal["waits", "passes"] = "waits"
    """Auctions by chat: an absent player on turn is waited for; otherwise he passes when the time is up."""
    stalemate: Literal["ends", "goes_on"] = "ends"
    """Decision 4: the game ends on its own if no railroad can ever build again; otherwise only if players agree."""


def switches_of(variants: Mapping[str, str]) -> Switches:
    """Return the switches as a table has set them. Raises msgspec.ValidationError for an unknown switch or value."""
    return msgspec.convert(dict(variants), codec.learn(Switches))
