"""The pictures of 1854, by kind."""

from __future__ import annotations

from rendering.eighteenxx import pictures as shared
from rendering.eighteenxx.g1854 import railways
from rendering.eighteenxx.g1854.edition import edition

_PICTURES = shared.Pictures(
    edition=edition(),
    by_kind={
        "map": shared.MAP,
        "local_map": shared.sheet_kind(1),
        "chart": shared.CHART,
        "charters": shared.CHARTERS,
        "trains": shared.TRAINS,
        "players": shared.PLAYERS,
        "railways": shared.PictureKind(railways.draw_page, railways.say),
        "tiles": shared.TILES,
        "runs": shared.RUNS,
        "report": shared.REPORT,
    },
    news=(
        (frozenset({"run", "dividend"}), "runs"),
        (frozenset({"tile", "tunnel", "cheap_tunnel", "waive", "token"}), "map"),
        (frozenset({"train", "discard"}), "trains"),
        (frozenset({"mail"}), "railways"),
        (frozenset({"merge", "lokalbahn"}), "charters"),
    ),
    stages={"auction": "railways", "stock": "chart"},
)
kinds = _PICTURES.kinds
zooms = _PICTURES.zooms
telling = _PICTURES.telling
chooses = _PICTURES.chooses
choice = _PICTURES.choice
alt = _PICTURES.alt
draw = _PICTURES.draw
