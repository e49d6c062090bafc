"""Where tables, or rulebooks and 18xx.games, play an 18xx game differently: a switch for each point."""

from __future__ import annotations

from typing import Literal

import msgspec


class Switches(msgspec.Struct, frozen=True, kw_only=True):
    """The points that the family can play either way. A game sets the defaults of its rulebook, and adds its own."""

    cross_purchase_from: str = ""
    """The phase from which companies buy trains from each other; empty: any."""
    excess_trains: Literal["deck", "pool"] = "pool"
    """Where trains above the limit go: on top of the deck, or face up next to it."""
    must_sell_down: bool = True
    """A player over the certificate limit must first sell as far as possible; otherwise he may pass."""
    express_skips_cities: bool = False
    """An express is paid its best cities and its three best towns; otherwise only towns may be skipped."""
    any_train_when_full: bool = False
    """With the limit full of trains that do not run, any train on offer may be bought and any one dropped."""
    last_money_ends_buying: bool = False
    """A company that has spent its last money on a train it cannot run need not buy another (18xx.games issue 9570)."""
    any_train_is_awaited: bool = False
    """A turn waits for a company with room to buy trains as soon as it could pay for the cheapest of all, even one that
    it may not buy; otherwise only if it can buy one."""
    excess_in_operating_order: bool = True
    """When a limit falls, companies give trains back in operating order; otherwise in the rulebook's list of them."""
    excess_of_buyer_first: bool = False
    """When a limit falls, the company that bought is the first to give trains back; otherwise it waits its turn."""
    exported_limit_at_once: bool = True
    """A limit that falls by an export binds at once; otherwise, if the export rusts no company's train, only once some
    company buys, sells or gives back a train, or is taken over."""
    must_run: bool = True
    """A company that has a route must run; otherwise it may run nothing."""
    neutral_runs_best: bool = False
    """A company of the neutral player must run for the most that it can; otherwise the player who runs it decides."""
    groups_twice: bool = False
    """A route may call twice at stops of one group, as games of early 2021 have it; otherwise once."""
    upgrade_pays_terrain: tuple[str, ...] = ()
    """Hexes printed in colour whose first upgrade pays for the terrain."""
    one_sale_a_company: bool = True
    """All shares of a company sold in one turn are one sale at one price, with one fall; otherwise each sale counts."""
    stations_dear_after_acquiring: bool = False
    """After an acquisition every station costs the highest price; otherwise the normal one by the stations built."""
    home_slot_kept: bool = True
    """A slot in the city that is its home is kept for a company until it has come; otherwise anybody may build there,
    and a company that finds the city full gets no home station."""
    tunnels_under_red_gray: bool = False
    """Tunnels lead under red and gray hexes too; otherwise not."""
    home_lay_compulsory: bool = False
    """The first ordinary lay goes to a home without track; otherwise it may go elsewhere or be passed."""
    tie_after_sell_out: Literal["turn_order", "after_seller"] = "after_seller"
    """Which of two equal holders becomes president when the president sells out."""
    divided_home_closed: bool = True
    """A home with two cities is closed to all while its company has no station there; otherwise a spare slot is not."""
    bare_home_chosen: bool = False
    """A company names one of its home's two cities even while they have no track, and again once they have; otherwise
    only then."""
    layer_chooses_city: bool = False
    """The company that lays track on a home with two cities chooses the city of the station that stands there;
    otherwise the company of the station does."""
    waived_lay_apart: bool = False
    """A lay without terrain cost needs only that fewer tiles were laid than the turn allows, even if one was an
    upgrade, and it never counts as the upgrade itself; otherwise it is an ordinary lay in all but the cost."""
    homes_before_private_purchases: bool = False
    """No private company is bought before the home station stands, or while the city for a station is being chosen;
    otherwise at any time of a turn."""
    any_private_is_awaited: bool = False
    """A turn also waits for private companies that could not be bought, or whose ability is spent; otherwise only if
    one could be bought or used."""
