"""The points at which the rulebook and 18xx.games play 18CZ differently, and the two rulesets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from engine.core.errors import UnsoundPosition
from engine.eighteenxx import switches
from engine.hexes import HexName


class Switches(switches.Switches, frozen=True, kw_only=True):
    """The switches of 18CZ. Each default is the rulebook's; what the other setting means is said below it."""

    cross_purchase_from: str = "b"
    excess_trains: Literal["deck", "pool"] = "deck"
    home_lay_compulsory: bool = True
    neutral_runs_best: bool = True
    tie_after_sell_out: Literal["turn_order", "after_seller"] = "turn_order"
    three_player_cash: int = 350
    """18xx.games deals 380."""
    order_by_lot: bool = True
    """The first turn order is drawn at random; otherwise it is that of the seats."""
    prompts_to_pass: bool = msgspec.field(default=False, name="asked_in_vain")
    """In a stock round, a player who is in debt, or has 100 K while companies wait to be started, has a turn although
    perhaps only a pass is possible; otherwise a player who can only pass has none."""
    idle_players_end_draft: bool = False
    """The draft ends when a player who can pay for nothing is passed over and the next can pay for nothing either;
    otherwise it goes on for those who can pay."""
    bcb_home: HexName = HexName("D16")
    """On 18xx.games it is E15."""


RULEBOOK = Switches()
ON_18XX_GAMES = Switches(
    three_player_cash=380,
    order_by_lot=False,
    cross_purchase_from="",
    excess_trains="pool",
    must_sell_down=False,
    express_skips_cities=True,
    any_train_when_full=True,
    last_money_ends_buying=True,
    any_train_is_awaited=True,
    excess_in_operating_order=False,
    exported_limit_at_once=False,
    must_run=False,
    neutral_runs_best=False,
    upgrade_pays_terrain=("B8",),
    one_sale_a_company=False,
    prompts_to_pass=True,
    stations_dear_after_acquiring=True,
    home_lay_compulsory=False,
    tie_after_sell_out="after_seller",
    divided_home_closed=False,
    bare_home_chosen=True,
    layer_chooses_city=True,
    waived_lay_apart=True,
    idle_players_end_draft=True,
    homes_before_private_purchases=True,
    any_private_is_awaited=True,
    bcb_home=HexName("E15"),
)


def check_switches(switches_: Switches) -> None:
    """Check that homes and cash are those of one of the two rulesets. Raises UnsoundPosition."""
    both = (RULEBOOK, ON_18XX_GAMES)
    UnsoundPosition.unless(switches_.bcb_home in {one.bcb_home for one in both}, "BCB's home is nowhere")
    cash = {one.three_player_cash for one in both}
    UnsoundPosition.unless(switches_.three_player_cash in cash, "three players have other cash")


def switches_of(variants: Mapping[str, str]) -> Switches:
    """Return the switches of a table's variants; ``praha`` is not for tables, but for games recorded long ago."""
    switches_ = ON_18XX_GAMES if variants.get("ruleset") == "18xx.games" else RULEBOOK
    return msgspec.structs.replace(switches_, groups_twice=variants.get("praha") == "twice")
