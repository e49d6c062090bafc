"""1854 as it is drawn: two maps, a chart of hexagons, certificates with options, mail contracts, bids."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from typing import cast

from engine.core.text import Param, Text, text
from engine.eighteenxx.board import COLOURS, Colour, Tile
from engine.eighteenxx.companies import PrivateId
from engine.eighteenxx.g1854.printed import LAG, LOCAL, G1854Printed, everything
from engine.eighteenxx.g1854.views import G1854PlayerView, G1854View
from engine.eighteenxx.printed import PrintedHex
from engine.eighteenxx.views import CompanyView, EighteenxxView, MapView, PlayerView
from engine.hexes import HexName
from rendering.canvas import Viewport
from rendering.eighteenxx import legend
from rendering.eighteenxx.atlas import read_atlas
from rendering.eighteenxx.edition import Edition, KindLook, PlayerRow, Sheet
from rendering.eighteenxx.hexagon import middle
from rendering.eighteenxx.hexagonal import HexagonalLayout
from rendering.eighteenxx.map_contents import tile_at
from rendering.eighteenxx.plates import Plate, bonus_plate, plates_picture
from rendering.eighteenxx.shares_bar import Part
from rendering.palette import Rgb
from rendering.parts import Composition

COMPANIES = (
    KindLook("major", text("1854.picture.kind.major"), text("1854.picture.letter.major"), (36, 88, 158)),
    KindLook("local", text("1854.picture.kind.local"), text("1854.picture.letter.local"), (90, 84, 78)),
    KindLook("lag", text("1854.picture.kind.lag"), text("1854.picture.letter.lag"), (112, 74, 150)),
)
TRAINS = (
    KindLook("normal", text("1854.picture.trains.normal"), text("1854.picture.letter.major"), (36, 88, 158)),
    KindLook("plus", text("1854.picture.trains.plus"), text("1854.picture.letter.local"), (120, 84, 40)),
    KindLook("orient", text("1854.picture.trains.orient"), text("1854.picture.letter.major"), (140, 24, 60)),
)
RAILWAYS = (KindLook("mountain", text("1854.picture.kind.mountain"), text("1854.picture.letter.major"), (86, 98, 110)),)
MOVES = ("payout", "sold_out", "train_bought", "withheld", "sale", "train_sold")
"""What moves a token on the chart: to the right first, then anticlockwise."""
SIGNS = (legend.COST, legend.VALUES, legend.TUNNEL, legend.KEPT, legend.CHANGED)
MAIN = Sheet("ABCDEFGHI", range(29), legend.Legend((-66.0, -24.0), SIGNS))
LOCALS = Sheet("IJKLM", range(28, 40), side_room=30.0)


class G1854Edition(Edition, frozen=True, eq=False, kw_only=True):
    """1854 as it is drawn."""

    printed: G1854Printed

    def stage(self, view: EighteenxxView) -> Text:
        """Say how far the game has come; while the locals operate during the auction, say so."""
        seen = seen_of(view)
        if seen.auction and seen.calendar.stage == "operating":
            return text("1854.picture.locals_operate")
        if seen.calendar.stage in {"auction", "mergers_before", "mergers_after"}:
            now = seen.calendar
            # Before a round the calendar still stands at the one that is over.
            number = now.round + (now.stage == "mergers_before")
            # One for each stage that only 1854 has.
            return text(f"1854.picture.{now.stage}", set=now.set, round=number, rounds=now.rounds)
        return super().stage(view)

    def name_on(self, seen: MapView, printed: PrintedHex) -> str | None:
        """Leave out the name of a mountain railway once a tile lies on its hex."""
        return None if printed.at in self._mountain_railways and printed.at in seen.laid else printed.name

    def name_in_small(self, seen: MapView, printed: PrintedHex) -> str | None:
        """Name only one of two towns, and no mountain railway: its number stands there on a plate."""
        return None if printed.at in self._mountain_railways else super().name_in_small(seen, printed)

    @property
    def _mountain_railways(self) -> dict[HexName, PrivateId]:
        """Return the mountain railways by the hexes that they are printed on."""
        privates = self.printed.private_companies.values()
        return {private.free: private.id for private in privates if private.free is not None}

    def bonus(self, printed: PrintedHex, tile: Tile) -> tuple[Plate, ...]:
        """Write on a hex what a mountain railway adds there (R7.6)."""
        found = (private.bonus.get(printed.at) for private in self.printed.private_companies.values())
        return tuple(bonus_plate(tile, bonus, RAILWAYS[0].colour) for bonus in found if bonus)

    def draw_under_stations(
        self, picture: Composition, view: EighteenxxView, shown: Sequence[HexName], viewport: Viewport
    ) -> None:
        """Draw what mountain railways add, too, as long as these are open."""
        super().draw_under_stations(picture, view, shown, viewport)
        for hex_ in self._paid_more(view) & set(shown):
            plates = self.bonus(self.printed.hexes[hex_], tile_at(self.printed, view.map, hex_))
            if plates:
                piece = plates_picture.later(plates, view.depot.tiles, viewport.scale)
                picture.put(piece, *viewport.at(*middle(hex_)))

    def boards(self, view: EighteenxxView, name: HexName) -> tuple[tuple[str, Colour | None, Rgb], ...]:
        """Return also the numbers of open mountain railways, and what they add to the revenue of a hex."""
        boards = super().boards(view, name)
        railway = self._mountain_railways.get(name)
        if railway is not None and name not in view.map.laid and self._is_open(view, railway):
            boards = (*boards, (railway, None, RAILWAYS[0].colour))
        if name not in self._paid_more(view):
            return boards
        added = self.bonus(self.printed.hexes[name], tile_at(self.printed, view.map, name))
        return (*boards, *((plate.written, plate.colour, plate.fill) for plate in added))

    def _paid_more(self, view: EighteenxxView) -> set[HexName]:
        """Return the hexes where a mountain railway adds something, as long as it is open (R7.6)."""
        return {
            hex_
            for name, private in self.printed.private_companies.items()
            for hex_ in private.bonus
            if self._is_open(view, name)
        }

    def _is_open(self, view: EighteenxxView, railway: PrivateId) -> bool:
        """Return whether a mountain railway has not closed."""
        seen = seen_of(view)
        return bool(seen.auction) or seen.private_companies[railway].owner is not None

    def header_notes(self, view: EighteenxxView) -> tuple[Text, ...]:
        """Say how much the bank has left."""
        seen = seen_of(view)
        bank = text("1854.picture.bank_left", amount=max(seen.bank, 0))
        return (bank,)

    def last_words(self, view: EighteenxxView) -> Text | None:
        """Say when the game ends."""
        seen = seen_of(view)
        if seen.calendar.stage == "over":
            return None
        if seen.last_round:
            return text("1854.picture.last_round")
        return text("1854.picture.last_set") if seen.last_set else None

    def shares(self, view: EighteenxxView, company: CompanyView) -> tuple[Part, ...]:
        """Separate certificates and options; what the company itself offers counts as the bank's, like all for sale."""
        certificates = seen_of(view).certificates[company.id]
        parts = []
        for owner in company.holders:
            if owner != company.id:
                held = [one for one in certificates if one.holder == owner]
                full = sorted((one.percent for one in held if not one.option), reverse=True)
                unpaid = sum(one.percent for one in held if one.option)
                parts.append(Part(owner, company.holders[owner], tuple(full) + (unpaid,) * bool(unpaid), unpaid))
        bank = company.for_sale + company.holders.get(company.id, 0)
        return (*parts, Part(None, bank)) if bank else tuple(parts)

    def closed(self, company: CompanyView) -> Text:
        """Say that a local railway has merged, or that a Lokalbahn AG comes by a merger."""
        return text("1854.picture.to_come" if self.printed.companies[company.id].kind == LAG else "1854.picture.merged")

    def charter_lines(self, view: EighteenxxView, company: CompanyView) -> tuple[Text, ...]:
        """Say where the things for sale lie, and whether the shares were split."""
        if self.printed.companies[company.id].kind == LOCAL:
            return ()
        issued, split = company.holders.get(company.id, 0), int(company.id in seen_of(view).split)
        return (text("1854.picture.shares_for_sale", split=split, offer=company.ipo, pool=company.pool, issued=issued),)

    def charter_mark(self, view: EighteenxxView, company: CompanyView) -> Text | str:
        """Describe a company's mail contract and what it pays now."""
        return self._mail(view, company) or ""

    def _mail(self, view: EighteenxxView, company: CompanyView) -> Text | None:
        size = seen_of(view).contracts.get(company.id)
        if size is None:
            return None
        # One for each size of contract.
        return text(f"1854.picture.mail.{size}", income=self.mail_income(view)[size])

    def mail_income(self, view: EighteenxxView) -> dict[str, int]:
        """Return what a contract of each size pays while the present tiles are the latest."""
        now = COLOURS[1:].index(view.depot.tiles)
        return {size: contract.income[now] for size, contract in self.printed.figures.mail.items()}

    def charter_words(self, view: EighteenxxView, company: CompanyView) -> Param:
        """Say which mail contract a company has, which options are held, and whether it was split."""
        seen = seen_of(view)
        options = sum(one.option for one in seen.certificates[company.id])
        size = seen.contracts.get(company.id)
        mail = self.mail_income(view)[size] if size else 0
        return text("1854.alt.charter_more", mail=mail, options=options, split=int(company.id in seen.split))

    def railways_of(self, view: EighteenxxView, player: PlayerView) -> tuple[str, ...]:
        """Return a player's mountain railways and local railways."""
        return (*player.private_companies, *self.locals_of(view, player))

    def locals_of(self, view: EighteenxxView, player: PlayerView) -> Iterator[str]:
        """Enumerate the local railways of a player."""
        return (name for name in player.shares if self.printed.companies[name].kind == LOCAL)

    def player_rows(self, view: EighteenxxView) -> tuple[PlayerRow, ...]:
        """Show the cash that bids leave free during the auction, and the payment due for any options held."""
        players = [seen_of(view).players[seat] for seat in view.order]
        rows = []
        if seen_of(view).auction:
            free = tuple(text("18xx.picture.money", amount=player.free_cash) for player in players)
            rows.append(PlayerRow(text("1854.picture.row.free"), free))
        if any(player.option for player in players):
            due = tuple(_due(player) for player in players)
            rows.append(PlayerRow(text("1854.picture.row.option"), due, bad=True))
        return tuple(rows)

    def player_words(self, player: PlayerView) -> Param:
        """Say how much cash bids bind, and how much is due for an option."""
        seen = cast("G1854PlayerView", player)
        return text(
            "1854.alt.player_more",
            bound=seen.cash - seen.free_cash,
            company=seen.option.company if seen.option else "",
            due=seen.option.price if seen.option else 0,
        )

    def trains_words(self, view: EighteenxxView) -> Param:
        """Say which trains lie with the bank, out of use."""
        retired = Counter(train.face for train in view.depot.retired)
        trains = tuple(text("18xx.alt.tile", tile=face, count=count) for face, count in retired.items())
        return text("1854.alt.retired", trains=trains, number=len(retired))


def seen_of(view: EighteenxxView) -> G1854View:
    """Return the view as the one of 1854 that it is."""
    return cast("G1854View", view)


def _due(player: G1854PlayerView) -> Text | None:
    if player.option is None:
        return None
    return text("1854.picture.due", company=player.option.company, price=player.option.price)


@cache
def edition() -> G1854Edition:
    """Return 1854 as it is drawn."""
    return G1854Edition(
        printed=everything(),
        atlas=read_atlas("1854"),
        sheets=(MAIN, LOCALS),
        chart=HexagonalLayout(
            everything().chart,
            fold=13.75,
            moved=(7.5, 6.5),
            # One for each of ``MOVES``.
            moves=tuple(text(f"1854.picture.chart.{move}") for move in MOVES),
            sign=(12.1, 4.3),
        ),
        chart_notes=text("1854.picture.chart.notes"),
        companies=COMPANIES,
        trains=TRAINS,
        privates=RAILWAYS,
        next_cards=False,
        privates_count=False,
        sale="auction",
    )
