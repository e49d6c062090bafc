"""Where tables, or rulebooks and 18xx.games, play an 18xx game differently: a switch for each point."""

from __future__ import annotations

from typing import Literal

import msgspec


class Switches(msgspec.Struct, frozen=True, kw_only=True):
    """What the family knows both ways. A game sets the defaults that its rulebook has, and adds its own."""

    cross_purchase_from: str = ""
    """The phase from which companies buy trains of each other; empty: any."""
    excess_trains: Literal["deck", "pool"] = "pool"
    """Where trains above the limit go: on top of the deck, or open next to it."""
    must_sell_down: bool = True
    """Whoever is over the certificate limit must sell at once as far as possible; otherwise may pass."""
    express_skips_cities: bool = False
    """An express is paid its best cities and its three best towns; otherwise only towns may be skipped."""
    any_train_when_full: bool = False
    """With the limit full of trains that do not run, any train on offer may be bought and any one dropped."""
    last_money_ends_buying: bool = False
    """Who has spent the last money on a train it cannot run need not buy another (issue 9570 of 18xx.games)."""
    any_train_is_awaited: bool = False
    """A company with room has the step for trains as soon as it could pay for the cheapest of all, be it one that it
    may not buy; otherwise only where it can buy one."""
    excess_in_operating_order: bool = True
    """When a limit falls, companies give trains back in operating order; otherwise in the rulebook's list of them."""
    excess_of_buyer_first: bool = False
    """When a limit falls, the company that bought is the first to give trains back; otherwise it waits its turn."""
    exported_limit_at_once: bool = True
    """A limit that falls by an export binds at once; otherwise, where the export rusts no company's train, only once
    a train is bought, sold or given back, or a company is taken over, whoever's it is."""
    must_run: bool = True
    """A company that has a route must run; otherwise it may run nothing."""
    neutral_runs_best: bool = False
    """A company of the neutral player must run for the most that it can; otherwise whoever runs it decides."""
    groups_twice: bool = False
    """A route may call twice at stops of one group, as games of early 2021 have it; otherwise once."""
    upgrade_pays_terrain: tuple[str, ...] = ()
    """Hexes whose first upgrade pays for the terrain."""
    one_sale_a_company: bool = True
    """All shares of a company sold in one turn are one sale at one price, one fall; otherwise each sale counts."""
    stations_dear_after_acquiring: bool = False
    """After an acquisition every station costs the highest price; otherwise the normal one by the stations built."""
    home_slot_kept: bool = True
    """A place in the city that is its home is kept for a company until it has come; otherwise anybody may build there,
    and who finds the city full has no home station."""
    tunnels_under_red_gray: bool = False
    """Tunnels lead under red and gray hexes too; otherwise not."""
    home_lay_compulsory: bool = False
    """The first ordinary lay goes to a home without track; otherwise it may go elsewhere or be passed."""
    tie_after_sell_out: Literal["turn_order", "after_seller"] = "after_seller"
    """Which of two equal holders becomes president when the president sells out."""
    divided_home_closed: bool = True
    """A home with two cities is closed to all while its company has no station there; otherwise a spare slot is not."""
    bare_home_chosen: bool = False
    """A company names one of its home's two cities even where they have no track, and again once they have; otherwise
    only then."""
    layer_chooses_city: bool = False
    """Whoever lays track on a home with two cities says in which its company's station stands; otherwise that
    company's own president does."""
    waived_lay_apart: bool = False
    """A lay without terrain cost needs only that fewer tiles were laid than the turn allows, be one an upgrade, and it
    never counts as the upgrade itself; otherwise it is an ordinary lay in all but the cost."""
    homes_before_private_purchases: bool = False
    """No private company is bought before the home station stands, or while it is open in which city of a hex a
    station stands; otherwise at any time of a turn."""
    any_private_is_awaited: bool = False
    """A turn waits, too, for private companies that could not be bought, or whose ability is spent; otherwise only
    where one could be bought or used."""
