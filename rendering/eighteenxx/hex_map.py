"""The map with everything that lies on it: tiles, stations, kept homes, names, and what changed last."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from PIL import Image, ImageDraw

from engine.eighteenxx.board import LaidTile, Tile
from engine.eighteenxx.views import EighteenxxView, TrainRun
from engine.hexes import EDGES, HexName
from rendering.api import Words
from rendering.base_cache import Piece, kept
from rendering.canvas import OVERSAMPLE, Viewport, sheet_for
from rendering.eighteenxx.colours import TILES
from rendering.eighteenxx.edition import Edition, Sheet
from rendering.eighteenxx.hexagon import middle
from rendering.eighteenxx.inscriptions import draw_inscription
from rendering.eighteenxx.labels import BORDER, labels
from rendering.eighteenxx.legend import draw_legend
from rendering.eighteenxx.lettering import PRINTED, Lettering, lettering_for
from rendering.eighteenxx.map_contents import home_places, names_on, slot_at, tile_at
from rendering.eighteenxx.names import Written, draw_name
from rendering.eighteenxx.run_lines import draw_ways, way_of
from rendering.eighteenxx.sheet import WIDTH, ground, hexes_on, viewport_for, whole
from rendering.eighteenxx.shortened import draw_shortened
from rendering.eighteenxx.strip import draw_strip
from rendering.eighteenxx.tile_art import figures_picture, stop_picture, tile_picture
from rendering.eighteenxx.tile_layout import tile_layout
from rendering.eighteenxx.tokens import token
from rendering.eighteenxx.tunnels import tunnels_picture
from rendering.fonts import BOLD, font
from rendering.hexes import border
from rendering.hexes.brush import SIZE, Brush
from rendering.hexes.hexagon import HALF, ROW, direction
from rendering.palette import INK, PAPER, Rgb, mix
from rendering.parts import Composition
from rendering.small import Size, part_of

_AROUND = 2.4 * HALF
"""Room around the middles of the hexes of an example, in points."""
_PALER = 0.42
"""How much paler the map is under the runs."""


def compose_sheet(
    edition: Edition, sheet: Sheet, view: EighteenxxView, words: Words, zoom: str | None = None
) -> Composition:
    """Compose a sheet of the map over the strip, or the map alone if it is zoomed."""
    viewport = viewport_for(edition, sheet, zoom, view.map.out)
    map_ = HexMap(edition, sheet, view, viewport).compose()
    draw_border(map_, sheet, viewport)
    if zoom is None:
        draw_strip(map_, edition, view, words)
    return map_


def draw_part(
    edition: Edition,
    sheet: Sheet,
    view: EighteenxxView,
    viewport: Viewport,
    kept: frozenset[HexName] = frozenset(),
) -> Image.Image:
    """Draw a part of a sheet within its border.

    ``kept``: hexes to choose from, which must not be covered by what belongs to others.
    """
    map_ = HexMap(edition, sheet, view, viewport).compose(kept=kept)
    draw_border(map_, sheet, viewport)
    return map_.drawn()


def draw_example(edition: Edition, view: EighteenxxView, part: Sequence[str], size: Size) -> Image.Image:
    """Draw the part of the map around some hexes as it is printed."""
    sheet = edition.sheet_of(HexName(part[0]))
    return HexMap(edition, sheet, view, around_hexes(edition, view, part, size), PRINTED).compose(named=part).drawn()


def around_hexes(edition: Edition, view: EighteenxxView, part: Sequence[str], size: Size) -> Viewport:
    """Return the part of the map that shows some hexes of one sheet with those that touch them."""
    names = [HexName(name) for name in part]
    all_ = whole(edition, edition.sheet_of(names[0]), view.map.out)
    return part_of(all_, [middle(name) for name in names], _AROUND, size)


def draw_plan(edition: Edition, sheet: Sheet, view: EighteenxxView, words: Words) -> Image.Image:
    """Draw a whole sheet as it is printed, twice as large for a close look, with the legend."""
    viewport = whole(edition, sheet, view.map.out).larger(2)
    map_ = HexMap(edition, sheet, view, viewport, PRINTED).compose()
    draw_border(map_, sheet, viewport)
    drawn = map_.drawn()
    if sheet.legend is not None:
        draw_legend(drawn, sheet.legend, words, viewport)
    edition.draw_around_map(drawn, sheet, view, words, viewport)
    return drawn


class HexMap:
    """A part of a sheet of the map, to be drawn with everything on it."""

    def __init__(
        self,
        edition: Edition,
        sheet: Sheet,
        view: EighteenxxView,
        viewport: Viewport,
        lettering: Lettering | None = None,
    ) -> None:
        self._edition = edition
        self._printed = edition.printed
        self._view = view
        self._viewport = viewport
        all_ = whole(edition, sheet, view.map.out)
        self._lettering = lettering or lettering_for(viewport, whole=viewport == all_)
        self._shown = [hex_.at for hex_ in hexes_on(edition, sheet, view.map.out) if _visible(hex_.at, viewport)]
        self._map = Composition(ground(edition, sheet, viewport, view.map.out))

    def compose(
        self,
        runs: Sequence[TrainRun] = (),
        *,
        named: Collection[str] | None = None,
        figures: bool = True,
        kept: frozenset[HexName] = frozenset(),
    ) -> Composition:
        """Compose the map, paler if runs are to stand out.

        ``named``: the hexes whose names are written, if not all. ``figures``: whether figures are written as well as
        names on a map that is shown small. ``kept``: hexes on which only what belongs to them is written.
        """
        as_printed = not self._lettering.floating
        for name in self._shown:
            laid = self._view.map.laid.get(name)
            if laid is not None:
                self._put(self._laid_picture(laid), name)
            elif as_printed:
                self._put_printed_figures(name)
        self._draw_tunnels()
        if runs:
            self._map.add("paler", (0, 0, *self._map.size), _make_paler)
        self._light_up_changed()
        self._edition.draw_over_tiles(self._map, self._view, self._shown, self._viewport)
        if runs:
            self._draw_runs(runs)
        if as_printed:
            self._edition.draw_under_stations(self._map, self._view, self._shown, self._viewport)
        self._draw_stations()
        self._draw_homes()
        if as_printed:
            for name in self._shown:
                self._put_coordinate(name)
            if named is None or named:  # finding the places of all names takes longer than drawing a hex
                names = names_on(self._edition, self._view.map)
                self._draw_names({at: name for at, name in names.items() if named is None or at in named})
        else:
            self._draw_labels(figures=figures, kept=kept)
        return self._map

    def _draw_labels(self, *, figures: bool, kept: frozenset[HexName]) -> None:
        """Write figures and names so large that they can be read where the whole map is shown small."""
        found = labels(
            self._edition, self._view, self._shown, self._viewport, self._lettering, figures=figures, kept=kept
        )
        for one in found.figures:
            draw_inscription(self._map, one, TILES["yellow"], self._viewport)
        self._draw_names(found.names)
        draw_shortened(self._map, found.shortened, self._viewport)

    def _put_printed_figures(self, name: HexName) -> None:
        printed = self._printed.hexes[name]
        cost = self._printed.terrain_cost(name) if printed.terrain else 0
        self._put(figures_picture.later(printed.tile, printed.terrain, cost, self._viewport.scale), name)

    def _put(self, piece: Piece, name: HexName) -> None:
        self._map.put(piece, *self._viewport.at(*middle(name)))

    def _tile(self, name: HexName) -> Tile:
        return tile_at(self._printed, self._view.map, name)

    def _laid_picture(self, laid: LaidTile) -> Piece:
        printed = self._printed.tiles[laid.tile]
        tile = self._printed.ground.rotated(laid.tile, laid.rotation)
        as_printed = not self._lettering.floating
        number = printed.colour != "red" and as_printed
        return tile_picture.later(
            tile, self._viewport.scale, special=printed.special, number=number, figures=as_printed
        )

    def _light_up_changed(self) -> None:
        """Light up the edges of what was touched last."""
        for name in dict.fromkeys(self._view.map.changed):
            if name in self._shown:
                self._put(_glow.later(self._viewport.scale), name)

    def _draw_tunnels(self) -> None:
        """Draw the tunnels, and over them the stops of the hexes that they lead under."""
        for name, tunnels in self._view.map.tunnels.items():
            if name in self._shown:
                self._put(tunnels_picture.later(tunnels, self._viewport.scale), name)
                for stop in range(len(self._tile(name).stops)):
                    self._put(self._stop(self._tile(name), stop), name)

    def _draw_runs(self, runs: Sequence[TrainRun]) -> None:
        """Draw the routes of trains, and over them their stops."""
        ways = [way_of(self._printed.ground, self._tile, run.stops, run.sides) if run.sides else () for run in runs]
        draw_ways(self._map, ways, self._viewport)
        for place in dict.fromkeys(place for run in runs for place in run.stops):
            self._put(self._stop(self._tile(place.hex), place.stop), place.hex)

    def _stop(self, tile: Tile, stop: int) -> Piece:
        return stop_picture.later(tile, stop, self._viewport.scale, figures=not self._lettering.floating)

    def _draw_stations(self) -> None:
        for name in self._shown:
            tile = self._tile(name)
            for stop, slots in enumerate(self._view.map.stations.get(name, ())):
                for slot, company in enumerate(slots):
                    if company is not None:
                        radius = (tile_layout(tile).radius + 0.01) * HALF
                        piece = token.later(self._edition.livery(company), radius, self._viewport.scale)
                        self._map.put(piece, *self._viewport.at(*slot_at(tile, name, stop, slot)))

    def _draw_homes(self) -> None:
        """Draw where companies will begin."""
        for home, at, radius in home_places(self._printed, self._view.map, areas=self._lettering.floating):
            if home.hex in self._shown:
                piece = token.later(self._edition.livery(home.company), radius * HALF, self._viewport.scale, "kept")
                self._map.put(piece, *self._viewport.at(*at))

    def _put_coordinate(self, name: HexName) -> None:
        (x, y), tile = middle(name), self._tile(name)
        area = self._printed.hexes[name].area is not None
        ink = mix(TILES["red"] if area else TILES[tile.colour], PAPER if area or tile.colour == "brown" else INK, 0.7)
        at = self._viewport.at(x, y + HALF * self._edition.coordinate_height(tile))
        self._map.put(_coordinate.later(name, ink, self._viewport.scale), *at)

    def _draw_names(self, written: Mapping[HexName, Written]) -> None:
        """Write the names of cities, each at its place on the map whatever part is shown."""
        for name in self._shown:
            if name in written:
                draw_name(self._map, written[name], TILES[self._tile(name).colour], self._viewport)


def _visible(name: HexName, viewport: Viewport) -> bool:
    x, y = middle(name)
    inside = viewport.left - 2 * HALF < x < viewport.left + viewport.width + 2 * HALF
    return inside and viewport.top - 2 * HALF < y < viewport.top + viewport.height + 2 * HALF


def _make_paler(picture: Image.Image) -> None:
    picture.paste(Image.blend(picture, Image.new("RGB", picture.size, PAPER), _PALER))


@kept
def _glow(scale: float) -> Image.Image:
    """Return a pale ring between dark edges: it stands out from tiles of every colour, also where these look alike."""
    sheet, k = sheet_for(SIZE[0] + 22, SIZE[1] + 22, scale)
    brush = Brush(ImageDraw.Draw(sheet), HALF * k, (sheet.width / 2, sheet.height / 2))
    for reach, fill in ((1.17, (*INK, 255)), (1.07, (*PAPER, 255)), (0.87, (*INK, 255)), (0.83, (0, 0, 0, 0))):
        brush.hexagon(reach, fill)
    for edge in EDGES:  # track that leads in from an edge stays in sight
        brush.disc(direction(edge), 0.19, (0, 0, 0, 0))
    return sheet.reduce(OVERSAMPLE)


@kept
def _coordinate(name: HexName, ink: Rgb, scale: float) -> Image.Image:
    shape = font(BOLD, round(13 * scale))
    piece = Image.new("RGBA", (round(shape.getlength(name)) + 4, round(16 * scale)), (*ink, 0))
    ImageDraw.Draw(piece).text((piece.width / 2, piece.height / 2), name, ink, shape, "mm")
    return piece


def draw_border(picture: Composition, sheet: Sheet, viewport: Viewport) -> None:
    """Write rows and columns along the edges of the sheet."""
    # A wider picture is for a close look.
    letters = BORDER * WIDTH * (1.0 if picture.size[0] <= WIDTH else 1.4)
    rows = [(letter, viewport.at(0, (ord(letter) - ord("A")) * ROW)[1]) for letter in sheet.rows]
    columns = [(str(column), viewport.at(column * HALF, 0)[0]) for column in sheet.columns]
    border.draw_border(picture, letters, rows, columns)
