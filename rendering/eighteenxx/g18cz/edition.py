"""18CZ as it is drawn: its colours, its map around the hexes, red areas, local railways and loans."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import cast

from PIL import Image

from engine.core.text import Param, Text, text
from engine.eighteenxx.board import Colour, Tile
from engine.eighteenxx.g18cz.printed import G18czPrinted, everything
from engine.eighteenxx.g18cz.views import G18czPlayerView, G18czReckoning, G18czView
from engine.eighteenxx.printed import PrintedHex
from engine.eighteenxx.views import EighteenxxView, MapView, PlayerView, Reckoning
from engine.hexes import HexName
from rendering.api import Words
from rendering.canvas import Viewport
from rendering.eighteenxx import legend
from rendering.eighteenxx.atlas import read_atlas
from rendering.eighteenxx.colours import TILES
from rendering.eighteenxx.edition import Edition, KindLook, PlayerRow, Sheet
from rendering.eighteenxx.g18cz.areas import PAYING, UPPER, area_of, area_picture, paint_paying
from rendering.eighteenxx.g18cz.progress import draw_progress
from rendering.eighteenxx.hexagon import middle
from rendering.eighteenxx.map_contents import tile_at
from rendering.eighteenxx.phase_values import paying
from rendering.eighteenxx.zigzag import ZigzagLayout
from rendering.palette import GOLD, Rgb
from rendering.parts import Composition

SIZES = (
    KindLook("small", text("18cz.picture.kind.small"), text("18cz.picture.letter.small"), (178, 48, 44)),
    KindLook("medium", text("18cz.picture.kind.medium"), text("18cz.picture.letter.medium"), (36, 88, 158)),
    KindLook("large", text("18cz.picture.kind.large"), text("18cz.picture.letter.large"), (38, 116, 66)),
)
"""Red, blue and green, as the cards are."""
AREA = legend.Sign(text("18cz.picture.legend.area"), paint_paying)
SIGNS = (legend.COST, legend.SPECIAL_TILE, legend.KEPT, AREA, legend.CHANGED)
SHEET = Sheet("ABCDEFGHIJ", range(29), legend.Legend((-66.0, 878.0), SIGNS))


class G18czEdition(Edition, frozen=True, eq=False, kw_only=True):
    """18CZ as it is drawn."""

    printed: G18czPrinted

    def stage(self, view: EighteenxxView) -> Text:
        """Say how far the game has come, of thirteen operating rounds."""
        now = view.calendar
        if now.stage == "operating":
            where = {"set": now.set, "round": now.round, "rounds": now.rounds}
            return text("18cz.picture.operating", **where, number=now.operating)
        return text("18cz.picture.draft") if now.stage == "draft" else super().stage(view)

    def coordinate_height(self, tile: Tile) -> float:
        """Return how far below the middle of a hex its printed name stands."""
        if tile.colour == "red" and not UPPER & tile.exits:
            return 0.93  # on a red tile whose tracks leave downwards the upper corner is taken by the city's name
        return super().coordinate_height(tile)

    def draw_under_stations(
        self, picture: Composition, view: EighteenxxView, shown: Sequence[HexName], viewport: Viewport
    ) -> None:
        """Draw the red areas."""
        now, kept = paying(PAYING, view.depot.tiles), {home.hex for home in view.map.homes}
        for name in shown:
            printed = self.printed.hexes[name]
            if printed.area is not None:
                tile = tile_at(self.printed, view.map, name) if name in view.map.laid else None
                area = area_of(self, printed, self.printed.figures.home_bonus)
                drawn = area_picture.later(area, tile, now, viewport.scale, kept=name in kept)
                picture.put(drawn, *viewport.at(*middle(name)))

    def boards(self, view: EighteenxxView, name: HexName) -> tuple[tuple[str, Colour | None, Rgb], ...]:
        """Return what a red area pays in each phase, and its bonus once its red tile lies there."""
        printed = self.printed.hexes[name]
        if printed.area is None:
            return super().boards(view, name)
        area = area_of(self, printed, self.printed.figures.home_bonus)
        pays = zip(PAYING, area.pays, strict=True)
        bonus = ((f"+{area.bonus}", None, GOLD),) if name in view.map.laid else ()
        return (*((str(value), colour, TILES[colour]) for colour, value in pays), *bonus)

    def name_on(self, seen: MapView, printed: PrintedHex) -> str | None:
        """Return None for a red area, whose own picture names its city."""
        return super().name_on(seen, printed) if printed.area is None else None

    def name_in_small(self, seen: MapView, printed: PrintedHex) -> str | None:
        """Return also the city of a red area."""
        return super().name_in_small(seen, printed) if printed.area is None else printed.name

    def draw_around_map(
        self, picture: Image.Image, sheet: Sheet, view: EighteenxxView, words: Words, viewport: Viewport
    ) -> None:
        """Draw the track of the rounds."""
        draw_progress(picture, self.printed.figures, view, words, viewport)

    def header_notes(self, view: EighteenxxView) -> tuple[Text, ...]:
        """Say what local railways are worth."""
        return (text("18cz.picture.local_price", price=_seen(view).local_price),)

    def last_words(self, view: EighteenxxView) -> Text | None:
        """Say that the last of all operating rounds is being played."""
        last = view.calendar.operating == sum(self.printed.figures.operating_rounds)
        return text("18cz.picture.last_round") if last and view.calendar.stage == "operating" else None

    def trains_note(self, view: EighteenxxView) -> Text:
        """Say how many more times the top card will leave."""
        return text("18cz.picture.exports", left=view.depot.exports)

    def trains_words(self, view: EighteenxxView) -> Text:
        """Say how many more times the top card will leave."""
        return text("18cz.alt.exports", exports=view.depot.exports)

    def privates_note(self, view: EighteenxxView) -> Text:
        """Say what local railways are worth."""
        if view.calendar.stage == self.sale:
            return text("18cz.picture.locals.draft")
        return text("18cz.picture.locals.price", price=_seen(view).local_price)

    def private_abilities(self) -> tuple[Text, ...]:
        """Say what a local railway is used for, and how far each size goes."""
        # One for each kind of local railway.
        return (text("18cz.picture.ability"), *(text(f"18cz.picture.ability.{look.kind}") for look in self.privates))

    def player_rows(self, view: EighteenxxView) -> tuple[PlayerRow, ...]:
        """Show what players owe, if anybody owes anything."""
        players = [_seen(view).players[seat] for seat in view.order]
        rows = (
            (text("18cz.picture.row.debt"), [player.debt for player in players]),
            (text("18cz.picture.row.interest"), [player.interest for player in players]),
        )
        return tuple(PlayerRow(title, tuple(map(_money, owed)), bad=True) for title, owed in rows if any(owed))

    def player_words(self, player: PlayerView) -> Param:
        """Say what is owed."""
        owes = cast("G18czPlayerView", player)
        return text("18cz.alt.loans", debt=owes.debt, interest=owes.interest)

    def reckoning_items(self, reckoning: Reckoning) -> tuple[tuple[Text, int], ...]:
        """Show what is owed, if anything is."""
        owed = _owed(reckoning)
        return ((text("18cz.picture.report.owed"), -owed),) if owed else ()

    def reckoning_words(self, reckoning: Reckoning) -> Param:
        """Say what is owed."""
        return text("18cz.alt.owed", debt=_owed(reckoning))


def _seen(view: EighteenxxView) -> G18czView:
    return cast("G18czView", view)


def _owed(reckoning: Reckoning) -> int:
    owes = cast("G18czReckoning", reckoning)
    return owes.debt + owes.interest


def _money(amount: int) -> Text | None:
    return text("18xx.picture.money", amount=amount) if amount else None


@cache
def edition() -> G18czEdition:
    """Return 18CZ as it is drawn."""
    return G18czEdition(
        printed=everything(),
        atlas=read_atlas("18cz"),
        sheets=(SHEET,),
        chart=ZigzagLayout(len(everything().chart.prices)),
        chart_notes=text("18cz.picture.chart.notes"),
        companies=SIZES,
        trains=SIZES,
        privates=SIZES,
        sale="draft",
    )
