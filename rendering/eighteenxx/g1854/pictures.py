"""The pictures of 1854, by kind."""

from __future__ import annotations

from rendering.eighteenxx import pictures as shared
from rendering.eighteenxx.g1854 import railways
from rendering.eighteenxx.g1854.edition import edition

PICTURES = shared.Pictures(
    edition=edition(),
    by_kind={
        "map": shared.MAP,
        "local_map": shared.sheet_kind(1),
        "chart": shared.CHART,
        "charters": shared.CHARTERS,
        "trains": shared.TRAINS,
        "players": shared.PLAYERS,
        "sources": shared.SOURCES,
        "holdings": shared.HOLDINGS,
        "railways": shared.PictureKind(railways.draw_page, railways.say),
        "tiles": shared.TILES,
        "runs": shared.RUNS,
        "report": shared.REPORT,
        "changed": shared.CHANGED,
        "plan": shared.PLAN,
        "local_plan": shared.plan_kind(1),
        "market_map": shared.MARKET_MAP,
        "everything": shared.everything_kind(railways.draw_page),
        "legend": shared.LEGEND,
    },
    sheets=("map", "local_map"),
    news=(
        (frozenset({"run", "dividend"}), "runs"),
        (frozenset({"tile", "tunnel", "cheap_tunnel", "waive", "token"}), "map"),
        (frozenset({"train", "discard"}), "trains"),
        (frozenset({"mail"}), "railways"),
        (frozenset({"merge", "lokalbahn"}), "charters"),
    ),
    sections={
        "a": "railways",
        "s4": "chart",
        "p": "chart",
        "r9": "trains",
        "t1": "railways",
        "f": "trains",
    },
    stages={"auction": "railways", "stock": "chart"},
    assets="1854",
)
