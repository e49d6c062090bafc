"""Where the rulebook and 18xx.games play 18CZ differently: a switch for each point, and the two rulesets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec


class Switches(msgspec.Struct, frozen=True, kw_only=True):
    """Each default is the rulebook's; the comment says what the other setting is."""

    three_player_cash: int = 350
    """18xx.games deals 380."""
    order_by_lot: bool = True
    """The first turn order is drawn; otherwise it is that of the seats."""
    cross_purchase_from: str = "b"
    """The phase from which companies buy trains of each other; 18xx.games: any, so ``a``."""
    excess_trains: Literal["deck", "pool"] = "deck"
    """Where trains above the limit go: on top of the deck, or open beside it."""
    must_sell_down: bool = True
    """Whoever is over the certificate limit must sell at once as far as possible; otherwise may pass."""
    e_trains_skip_cities: bool = False
    """An E-train is paid its best cities and its three best towns; otherwise only towns may be skipped."""
    any_train_when_full: bool = False
    """With the limit full of trains that do not run, any train on offer may be bought and any one dropped."""
    last_money_ends_buying: bool = False
    """Who has spent the last money on a train it cannot run need not buy another (issue 9570 of 18xx.games)."""
    any_train_is_awaited: bool = False
    """A company with room is asked for trains as soon as it could pay for the cheapest of all, be it one that it may
    not buy; otherwise only where it can buy one."""
    excess_in_operating_order: bool = True
    """When a limit falls, companies give trains back in operating order; otherwise in the rulebook's list of them."""
    must_run: bool = True
    """A company that has a route must run; otherwise it may run nothing."""
    upgrade_pays_terrain: tuple[str, ...] = ()
    """Hexes whose first upgrade pays for the terrain; 18xx.games: B8."""
    one_sale_a_company: bool = True
    """All shares of a company sold in one turn are one sale at one price, one fall; otherwise each sale counts."""
    asked_in_vain: bool = False
    """In a stock round, whoever is in debt, or has 100 K while companies wait to be started, is asked though perhaps
    only a pass is possible; otherwise nobody is asked who can only pass."""
    dearest_acquisition_rounded_up: bool = False
    """The highest price a share of a company that is acquired is rounded up to a whole K; otherwise down."""
    acquired_stations_at_100: bool = False
    """After an acquisition every station costs 100; otherwise the normal price by the own stations on the map."""
    home_lay_compulsory: bool = True
    """The first ordinary lay goes to a home without track; otherwise it may go elsewhere or be passed."""
    tie_after_sell_out: Literal["turn_order", "after_seller"] = "turn_order"
    """Which of two equal holders becomes president when the president sells out."""
    oo_home_closed: bool = True
    """B8 is closed to all while ATE has no station there; otherwise a spare slot in brown is free."""
    bare_home_chosen: bool = False
    """ATE names one of its two cities even where they have no track, and again once they have; otherwise only then."""
    layer_chooses_city: bool = False
    """Whoever lays track on B8 says in which city ATE's station stands; otherwise its own president does."""
    waived_lay_apart: bool = False
    """A lay without terrain cost needs only that fewer tiles were laid than the turn allows, be one an upgrade, and it
    never counts as the upgrade itself; otherwise it is an ordinary lay in all but the cost."""
    idle_players_end_draft: bool = False
    """The draft ends when a player who can pay for nothing is passed over and the next can pay for nothing either;
    otherwise it goes on for those who can pay."""
    any_local_is_awaited: bool = False
    """A turn waits, too, for local railways that are too large for the company, and for spent ones that it may sell."""
    bcb_home: str = "D16"
    """18xx.games: E15."""
    praha_twice: bool = False
    """A train may call at two cities of Praha, as 18xx.games let it until 2021; neither ruleset does."""


RULEBOOK = Switches()
ON_18XX_GAMES = Switches(
    three_player_cash=380,
    order_by_lot=False,
    cross_purchase_from="a",
    excess_trains="pool",
    must_sell_down=False,
    e_trains_skip_cities=True,
    any_train_when_full=True,
    last_money_ends_buying=True,
    any_train_is_awaited=True,
    excess_in_operating_order=False,
    must_run=False,
    upgrade_pays_terrain=("B8",),
    one_sale_a_company=False,
    asked_in_vain=True,
    dearest_acquisition_rounded_up=True,
    acquired_stations_at_100=True,
    home_lay_compulsory=False,
    tie_after_sell_out="after_seller",
    oo_home_closed=False,
    bare_home_chosen=True,
    layer_chooses_city=True,
    waived_lay_apart=True,
    idle_players_end_draft=True,
    any_local_is_awaited=True,
    bcb_home="E15",
)


def switches_of(variants: Mapping[str, str]) -> Switches:
    """Return the switches of a table's variants; ``praha`` is none for tables, but for games recorded long ago."""
    switches = ON_18XX_GAMES if variants.get("ruleset") == "18xx.games" else RULEBOOK
    return msgspec.structs.replace(switches, praha_twice=variants.get("praha") == "twice")
