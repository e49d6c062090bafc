"""The pictures of 18CZ, by kind."""

from __future__ import annotations

from rendering.eighteenxx import pictures as shared
from rendering.eighteenxx.choices import FIELDS
from rendering.eighteenxx.g18cz.edition import edition

PICTURES = shared.Pictures(
    edition=edition(),
    by_kind={
        "map": shared.MAP,
        "chart": shared.CHART,
        "charters": shared.CHARTERS,
        "trains": shared.TRAINS,
        "players": shared.PLAYERS,
        "sources": shared.SOURCES,
        "holdings": shared.HOLDINGS,
        "locals": shared.PRIVATE_COMPANIES,
        "tiles": shared.TILES,
        "runs": shared.RUNS,
        "report": shared.REPORT,
        "changed": shared.CHANGED,
        "plan": shared.PLAN,
        "market_map": shared.MARKET_MAP,
        "everything": shared.EVERYTHING,
        "legend": shared.LEGEND,
    },
    news=(
        (frozenset({"run", "dividend"}), "runs"),
        (frozenset({"tile", "purple", "waive", "token", "reclaim", "acquire"}), "map"),
        (frozenset({"train", "exchange", "scrap", "discard"}), "trains"),
    ),
    stages={"draft": "locals", "stock": "chart"},
    sections={
        "locals": "locals",
        "or8": "runs",
        "or10": "trains",
        "or12": "trains",
    },
    fields={**FIELDS, "reclaim": FIELDS["token"]},
    assets="18cz",
)
