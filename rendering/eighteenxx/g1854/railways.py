"""The mountain railways, the local railways and the mail contracts: what they cost, who has them, who bids.

Lengths are in pixels, unless another unit is named.
"""

from __future__ import annotations

import msgspec
from PIL import Image, ImageDraw

from engine.core.seat import Seat
from engine.core.text import Player, Text, clauses, text
from engine.eighteenxx.board import COLOURS
from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.g1854.printed import ContractSize, everything
from engine.eighteenxx.g1854.views import G1854View
from engine.eighteenxx.printed import PrivateCompany
from engine.eighteenxx.views import EighteenxxView, LotView
from rendering.api import Versions, Words
from rendering.badges import Box, lay_panel, owner_badge, player_name, put_left
from rendering.canvas import Pen, put, wrapped, write, write_name
from rendering.eighteenxx.colours import TILES
from rendering.eighteenxx.edition import Edition
from rendering.eighteenxx.g1854.edition import G1854Edition, seen_of
from rendering.eighteenxx.tokens import token
from rendering.eighteenxx.train_cards import Card, lay_trains
from rendering.fonts import BOLD, FIGURE, TEXT
from rendering.page import FAINT, HEADING, MARGIN, WIDTH, page
from rendering.palette import FELT, GOLD, INK, PAPER, Rgb, mix

COLUMNS = 3
CARD = 196
GAP = 14
TITLE = 54
MAIL = 132
_WIDTH = (WIDTH - 2 * MARGIN - GAP * (COLUMNS - 1)) / COLUMNS
_SIDE = 96
_FAINT = mix(INK, PAPER, 0.32)


class Railway(msgspec.Struct, frozen=True):
    """A mountain railway or a local one, as its card shows it."""

    id: str
    name: str
    colour: Rgb
    income: Text
    ability: tuple[Text, ...]
    owner: Seat | None
    lot: LotView | None
    """Its lot in the auction, while it is for sale."""
    state: Text
    """The text written instead of an owner, or next to the owner."""


def draw_page(edition: Edition, view: EighteenxxView, words: Words, zoom: str | None) -> Image.Image:
    """Draw the railways in the order of their sale, and from the first stock round on the mail contracts."""
    del zoom
    seen, own = seen_of(view), _own(edition)
    order = own.printed.figures.offer
    railways = [_railway(own, seen, name) for name in order]
    rows, mail = -(-len(railways) // COLUMNS), not seen.auction
    high = rows * (CARD + GAP) + (TITLE + MAIL + GAP if mail else 0) + MARGIN
    picture, pen = page(high, words(text("1854.picture.railways")), words(own.stage(view)))
    for number, railway in enumerate(railways):
        row, column = divmod(number, COLUMNS)
        box = (MARGIN + column * (_WIDTH + GAP), HEADING + 4.0 + row * (CARD + GAP), _WIDTH, float(CARD))
        first = bool(seen.auction) and seen.auction[0].id == railway.id
        _draw_card(picture, own, seen, railway, words, (box, GOLD if first else None))
    if seen.auction:
        row, column = divmod(len(railways), COLUMNS)
        box = (MARGIN + column * (_WIDTH + GAP), HEADING + 4.0 + row * (CARD + GAP), _WIDTH, float(CARD))
        _draw_free_cash(pen, picture, seen, words, box)
    if mail:
        top = HEADING + 4.0 + rows * (CARD + GAP)
        write(pen, (MARGIN, top + TITLE / 2 - 2), words(text("1854.picture.mail")), BOLD, 30, fill=FAINT)
        width = (WIDTH - 2 * MARGIN - GAP) / 2
        for number, size in enumerate(own.printed.figures.mail):
            box = (MARGIN + number * (width + GAP), top + TITLE, width, float(MAIL))
            _draw_contract(picture, own, seen, size, words, box)
    return picture


def _own(edition: Edition) -> G1854Edition:
    assert isinstance(edition, G1854Edition)
    return edition


def _railway(edition: G1854Edition, seen: G1854View, name: str) -> Railway:
    lot = next((lot for lot in seen.auction if lot.id == name), None)
    local = CompanyId(name)
    if local in edition.printed.companies:
        company, printed = seen.companies[local], edition.printed.companies[local]
        owner = company.president if isinstance(company.president, int) else None
        state = text("1854.picture.merged") if company.closed else text("18xx.picture.money", amount=company.cash)
        home = text("1854.picture.local_home", hexes=printed.home)
        income = text("1854.picture.local_income")
        return Railway(name, printed.name, edition.livery(local).colour, income, (home,), _seat(owner), lot, state)
    private, mountain = seen.private_companies[name], edition.printed.private_companies[name]
    owner = private.owner if isinstance(private.owner, int) else None
    if owner is None:
        state = text("18xx.picture.gone")
    elif not mountain.discount:
        state = text("1854.picture.kept")
    else:
        state = text("1854.picture.used" if private.used else "1854.picture.unused")
    income = text("18xx.picture.income", amount=mountain.income)
    colour = edition.privates[0].colour
    return Railway(name, mountain.name, colour, income, _abilities(mountain), _seat(owner), lot, state)


def _seat(owner: int | None) -> Seat | None:
    return None if owner is None else Seat(owner)


def _abilities(mountain: PrivateCompany) -> tuple[Text, ...]:
    free = (text("1854.picture.free_hex", hex=str(mountain.free)),)
    # One for each thing that is cheaper.
    cheaper = tuple(text(f"1854.picture.discount.{what}", amount=amount) for what, amount in mountain.discount.items())
    bonus = tuple(text("1854.picture.bonus", hex=hex_, amount=amount) for hex_, amount in mountain.bonus.items())
    brings = (text("1854.picture.brings", company=mountain.brings),) if mountain.brings else ()
    return (*free, *cheaper, *bonus, *brings)


def _draw_card(
    picture: Image.Image,
    edition: G1854Edition,
    seen: G1854View,
    railway: Railway,
    words: Words,
    place: tuple[Box, Rgb | None],
) -> None:
    (left, top, width, height), rim = place
    out_of_play = railway.owner is None and railway.lot is None
    fill = mix(FELT, PAPER, 0.62) if out_of_play else PAPER
    lay_panel(picture, (left, top, width, height), fill, rim)
    colour = mix(railway.colour, fill, 0.5) if out_of_play else railway.colour
    lay_panel(picture, (left + 5, top + 5, _SIDE - 8, height - 10), colour)
    pen, x, room = ImageDraw.Draw(picture), left + _SIDE + 10, width - _SIDE - 24
    middle = left + 1 + _SIDE / 2
    write(pen, (middle, top + 62), railway.id, FIGURE, 46, fill=PAPER, anchor="mm")
    write(pen, (middle, top + 128), words(railway.income), BOLD, 25, fill=PAPER, anchor="mm", within=_SIDE - 14)
    write(pen, (x, top + 33), railway.name, BOLD, 28, within=room)
    said = words(clauses(railway.ability)) if railway.ability else ""
    for number, line in enumerate(wrapped(said, TEXT, 24, room)[:2]):
        write(pen, (x, top + 68 + 29 * number), line, TEXT, 24, fill=_FAINT, within=room)
    foot = (x, top + height - 34, room, 40.0)
    if railway.lot is not None:
        _draw_lot(picture, railway.lot, words, foot)
    elif railway.owner is not None:
        _draw_owner(picture, edition, seen, railway, words, foot)
    else:
        write(pen, (x, foot[1]), words(railway.state), TEXT, 26, fill=_FAINT, within=room)


def _draw_owner(
    picture: Image.Image, edition: G1854Edition, seen: G1854View, railway: Railway, words: Words, box: Box
) -> None:
    """Draw whose it is, what it has, and its trains."""
    assert railway.owner is not None
    (x, y, width, _), pen = box, ImageDraw.Draw(picture)
    put(picture, owner_badge(railway.owner, 18), x + 18, y)
    state = words(railway.state)
    company = seen.companies.get(CompanyId(railway.id))
    trains = company.trains if company is not None else ()
    cards = [Card(train.face, edition.train_colour(train.face)) for train in trains]
    lay_trains(picture, cards, (x, y - 68, width, 36))
    wide = write(pen, (x + width, y), state, TEXT if railway.id not in seen.companies else BOLD, 25, anchor="rm")
    write_name(pen, (x + 46, y), player_name(words, railway.owner), TEXT, 27, within=max(width - wide - 58, 60))


def _draw_lot(picture: Image.Image, lot: LotView, words: Words, box: Box) -> None:
    """Draw what it costs, or who bids how much, the highest first."""
    (x, y, width, _), pen = box, ImageDraw.Draw(picture)
    price = words(text("18xx.picture.money", amount=lot.price))
    if not lot.bids:
        write(pen, (x, y), price, FIGURE, 34)
        return
    right = write(pen, (x + width, y), price, TEXT, 24, fill=_FAINT, anchor="rm") + 16
    for number, bid in enumerate(reversed(lot.bids)):
        badge = owner_badge(bid.seat, 18)
        if x + badge.width + 60 > box[0] + width - right:
            write(pen, (x, y), f"+{len(lot.bids) - number}", TEXT, 26, fill=_FAINT)
            break
        x = put_left(picture, badge, x, y) + 6
        x += write(pen, (x, y), str(bid.price), FIGURE if number == 0 else TEXT, 30 if number == 0 else 26) + 16


def _draw_free_cash(pen: Pen, picture: Image.Image, seen: G1854View, words: Words, box: Box) -> None:
    """Draw what each player has that no bid binds, in turn order, two in a row."""
    left, top, width, _ = box
    write(pen, (left + 8, top + 22), words(text("1854.picture.row.free")), BOLD, 26, fill=FAINT)
    for number, seat in enumerate(seen.order):
        row, column = divmod(number, 2)
        x, y, player = left + 8 + column * width / 2, top + 66 + row * 48, seen.players[seat]
        put(picture, owner_badge(seat, 18), x + 18, y)
        wide = write(
            pen, (x + 46, y), words(text("18xx.picture.money", amount=player.free_cash)), FIGURE, 30, fill=PAPER
        )
        if player.free_cash != player.cash:
            of = words(text("1854.picture.of_cash", cash=player.cash))
            write(pen, (x + 56 + wide, y), of, TEXT, 24, fill=FAINT, within=width / 2 - wide - 62)


def _draw_contract(
    picture: Image.Image, edition: G1854Edition, seen: G1854View, size: ContractSize, words: Words, box: Box
) -> None:
    """Draw a size of contract: price, income by phase, who has one."""
    left, top, width, height = box
    contract, pen = edition.printed.figures.mail[size], ImageDraw.Draw(picture)
    lay_panel(picture, box, PAPER)
    price = words(text("18xx.picture.money", amount=contract.price))
    # One for each size of contract.
    write(pen, (left + 18, top + 36), words(text(f"1854.picture.contract.{size}", price=price)), BOLD, 28)
    x, now = left + width - 18 - 78 * len(contract.income), COLOURS[1:].index(seen.depot.tiles)
    for number, (income, colour) in enumerate(zip(contract.income, COLOURS[1:], strict=True)):
        _draw_income(pen, str(income), TILES[colour], (x + number * 78, top + 14), lit=number == now)
    y = top + height - 36
    x = left + 18 + write(pen, (left + 18, y), words(_left(seen, size)), TEXT, 26, fill=_FAINT) + 20
    for company, has in seen.contracts.items():
        if has == size:
            put(picture, token(edition.livery(company), 23, 1.0), x + 23, y)
            x += 54


def _left(seen: G1854View, size: ContractSize) -> Text:
    return text("1854.picture.contracts_left", left=seen.contracts_left[size])


def _draw_income(pen: Pen, income: str, fill: Rgb, at: tuple[float, float], *, lit: bool) -> None:
    x, y = at
    if lit:
        pen.rounded_rectangle((x - 1, y - 5, x + 71, y + 49), 11, GOLD)
    pen.rounded_rectangle((x + 3, y - 1, x + 67, y + 45), 8, fill, INK, 2)
    dark = fill == TILES["brown"]
    write(pen, (x + 35, y + 22), income, FIGURE, 29, fill=PAPER if dark else INK, anchor="mm")


def say(edition: Edition, view: EighteenxxView) -> Versions:
    """Say what is for sale with the bids on it, who owns which railway, and which contracts are left.

    The shorter version gives only the highest bids.
    """
    seen = seen_of(view)
    owned = tuple(
        text("18xx.alt.private_company", private=railway.id, owner=Player(railway.owner))
        for railway in (_railway(_own(edition), seen, name) for name in everything().figures.offer)
        if railway.owner is not None
    )
    versions = (tuple(map(_lot, seen.auction)), tuple(map(_lot_brief, seen.auction)))
    return tuple(
        text(
            "1854.alt.railways",
            lots=lots,
            for_sale=len(lots),
            owned=owned,
            count=len(owned),
            small=seen.contracts_left["small"],
            large=seen.contracts_left["large"],
        )
        for lots in versions
    )


def _lot(lot: LotView) -> Text:
    bids = tuple(text("1854.alt.bid", player=Player(bid.seat), price=bid.price) for bid in reversed(lot.bids))
    return text("1854.alt.lot", lot=lot.id, price=lot.price, bids=bids, number=len(bids))


def _lot_brief(lot: LotView) -> Text:
    highest = lot.bids[-1].price if lot.bids else 0
    return text("1854.alt.lot_brief", lot=lot.id, price=lot.price, highest=highest)
