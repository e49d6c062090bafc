"""What both sides of a deal want to know before they agree: what each has and would have, and what will rust soon."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.seat import Seat
from engine.core.text import Player, Text, text
from engine.eighteenxx.certificates import price_of
from engine.eighteenxx.chart import Role
from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.forced_purchase import missing_money
from engine.eighteenxx.printed import hex_text
from engine.eighteenxx.private_companies import owned_by
from engine.eighteenxx.rules import rules_of
from engine.eighteenxx.state import EighteenxxState
from engine.eighteenxx.trains import faces_left, find_train, owner_of
from engine.eighteenxx.turns import Offer


def of_train(state: EighteenxxState, offer: Offer) -> Iterator[Text]:
    """Describe both companies, their cash and tokens after the deal, and what will make the train rust."""
    seller = owner_of(state, offer.what)
    assert seller is not None
    train = find_train(state.charters[seller], offer.what)
    yield company(state, offer.company)
    yield company(state, seller)
    missing, president = missing_money(state, offer.company, offer.price), state.charters[offer.company].president
    if missing and isinstance(president, int):
        yield text("18xx.sheet.helps", player=Player(Seat(president)), amount=missing)
    yield cash_after(offer.company, state.charters[offer.company].cash - offer.price + missing)
    yield cash_after(seller, state.charters[seller].cash + offer.price)
    yield from _tokens(state, offer.company, seller)
    yield from rusting(state, (train.face,) if train else ())


def _tokens(state: EighteenxxState, buyer: CompanyId, seller: CompanyId) -> Iterator[Text]:
    """Say where a trade of a train moves the tokens of both companies; nothing on a chart where it moves none."""
    chart = state.printed.chart
    sides: tuple[tuple[CompanyId, Role], ...] = ((buyer, "buyer"), (seller, "seller"))
    cells = [(name, state.market.cell(name), role) for name, role in sides if state.market.holds(name)]
    if all(chart.after_train_trade(cell, role) == cell for _, cell, role in cells):
        return
    for name, cell, role in cells:
        before, after = chart.price(cell), chart.price(chart.after_train_trade(cell, role))
        moved = int(chart.after_train_trade(cell, role) != cell)
        yield text("18xx.sheet.token", company=name, before=before, after=after, moved=moved)


def of_private(state: EighteenxxState, offer: Offer) -> Iterator[Text]:
    """Describe the buyer and the owner, their cash after the deal, and the private company."""
    printed, private = state.printed.private_companies[offer.what], state.private_companies[offer.what]
    yield text(
        "18xx.sheet.private",
        what=offer.what,
        name=printed.name,
        income=printed.income,
        most=rules_of(state).private_value(state),
        used=int(private.used),
    )
    yield company(state, offer.company)
    yield cash_after(offer.company, state.charters[offer.company].cash - offer.price)
    if isinstance(private.owner, int):
        cash = state.players[private.owner].cash
        yield text("18xx.sheet.player", player=Player(private.owner), cash=cash, after=cash + offer.price)


def of_companies(state: EighteenxxState, first: CompanyId, second: CompanyId) -> Iterator[Text]:
    """Describe two companies, one of which takes over all that the other has, above all stations and trains."""
    yield company(state, first)
    yield company(state, second)
    places = sorted({place.hex for place in state.board.stations_of(second)})
    if places:
        hexes = tuple(hex_text(state.printed, hex_) for hex_ in places)
        yield text("18xx.sheet.stations", company=second, hexes=hexes)
    both = sorted({place.hex for place in state.board.stations_of(first)}.intersection(places))
    if both:
        yield text("18xx.sheet.doubled", hexes=tuple(hex_text(state.printed, hex_) for hex_ in both))
    faces = (train.face for name in (first, second) for train in state.charters[name].trains)
    yield from rusting(state, tuple(dict.fromkeys(faces)))


def company(state: EighteenxxState, name: CompanyId) -> Text:
    """Return what a company is worth and has."""
    charter = state.charters[name]
    return text(
        "18xx.sheet.company",
        company=name,
        price=price_of(state, name) if state.market.holds(name) else 0,
        cash=charter.cash,
        trains=tuple(train.face for train in charter.trains),
        locals=tuple(owned_by(state, name)),
        stations=charter.stations,
    )


def cash_after(name: CompanyId, cash: int) -> Text:
    """Return what a company has in cash after a deal."""
    return text("18xx.sheet.after", company=name, cash=cash)


def rusting(state: EighteenxxState, faces: tuple[str, ...]) -> Iterator[Text]:
    """Say which train from a deck makes each of some trains rust, and how many are sold before it."""
    for deck in state.depot.decks:
        left = dict.fromkeys(faces)
        for sold, card in enumerate(deck):
            for bought in faces_left(state, card):
                if rusted := tuple(face for face in left if face in bought.rusts):
                    yield text("18xx.sheet.rusts", trains=rusted, bought=bought.name, sold=sold)
                    left = {face: None for face in left if face not in rusted}
