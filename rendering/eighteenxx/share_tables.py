"""Shares by their price, the highest first: what is for sale where, and what each player's shares are worth.

Lengths are in pixels, unless another unit is named.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from PIL import Image, ImageDraw

from engine.core.text import Param, Player, Text, text
from engine.eighteenxx.views import CompanyView, EighteenxxView, PlayerView
from rendering.api import Versions, Words
from rendering.badges import SEATS, lay_panel, owner_badge, player_name
from rendering.canvas import Pen, put, write, write_name
from rendering.eighteenxx.charters import last_earned
from rendering.eighteenxx.edition import Edition
from rendering.eighteenxx.players import PLACES
from rendering.eighteenxx.tokens import Look, token
from rendering.fonts import BOLD, FIGURE, TEXT
from rendering.page import HEADING, MARGIN, WIDTH, lines_of, page
from rendering.palette import GOLD, INK, PAPER, ink_on, mix

NAMES = 92
ROW = 76
PRICE = 116
COMPANY = 384
"""Width of the column with the tokens and names of companies."""
TOKEN = 96
"""Width of a column with only the tokens of companies."""
LAST = 148
"""Width of the column that says what a company has earned in its latest turn."""
_FAINT = mix(INK, PAPER, 0.3)
_TOTALS: dict[str, Callable[[PlayerView], int]] = {
    "cash": lambda player: player.cash,
    "liquidity": lambda player: player.liquidity,
    "worth": lambda player: player.worth,
}
"""What a player has, apart from single shares: the rows below them."""
_EVEN, _ODD = PAPER, mix(PAPER, INK, 0.055)


def by_price(edition: Edition, view: EighteenxxView) -> list[CompanyView]:
    """Return the companies that have shares, the highest price first; at the same price, in operating order.

    Companies that are not on the chart come last.
    """
    cells = sorted(view.chart, key=edition.printed.chart.rank, reverse=True)
    placed = [company for cell in cells for company in view.chart[cell]]
    there = view.companies_held
    return sorted(there, key=lambda one: placed.index(one.id) if one.id in placed else len(placed))


def for_sale(edition: Edition, view: EighteenxxView) -> list[CompanyView]:
    """Return the companies with anything for sale, by price, and after them those that may be started."""
    started = [one for one in by_price(edition, view) if any(percent(one) for _, percent in PLACES)]
    waiting = [
        one
        for one in view.companies.values()
        if one not in started and one.opened and not one.closed and one.par is None and _pars(edition, one)
    ]
    return [*started, *waiting]


def _pars(edition: Edition, company: CompanyView) -> Sequence[int]:
    return edition.printed.kind(company.id).par


def share_price(edition: Edition, company: CompanyView, place: str) -> int | None:
    """Return what a share costs in a place where it is for sale, or None as long as the company has no price."""
    par = place == "offer" and edition.printed.figures.offered_at == "par"
    return company.par if par else company.price


def draw_sources(edition: Edition, view: EighteenxxView, words: Words, zoom: str | None) -> Image.Image:
    """Draw a line for each company with anything for sale: how much where, and at what price."""
    del zoom
    companies = for_sale(edition, view)
    # Not every game sells shares in every place.
    places = [place for place in PLACES if any(place[1](company) for company in companies)]
    picture, pen = _page(edition, view, words, "sources", len(companies))
    width = (WIDTH - 2 * MARGIN - PRICE - COMPANY) / max(len(places), 1)
    for number, (place, _) in enumerate(places):
        # One for each place where certificates lie.
        title = words(text(f"18xx.picture.source.{place}"))
        at = (MARGIN + PRICE + COMPANY + (number + 0.5) * width, HEADING + NAMES / 2)
        write(pen, at, title, BOLD, 28, fill=PAPER, anchor="mm", within=width - 10)
    for company, middle in _lines(picture, edition, companies, words):
        lines = lines_of(edition.printed.companies[company.id].name, 25, COMPANY - 100)
        for row, line in enumerate(lines):
            y = middle + (row - (len(lines) - 1) / 2) * 29
            write(pen, (MARGIN + PRICE + 92, y), line, TEXT, 25, within=COMPANY - 100)
        for number, (place, percent) in enumerate(places):
            at = (MARGIN + PRICE + COMPANY + (number + 0.5) * width, middle)
            if percent(company):
                price = share_price(edition, company, place)
                waits = company.par is None and price is None
                cost = words(text("18xx.picture.not_started") if waits else text("18xx.picture.each", price=price or 0))
                share = words(text("18xx.picture.percent", percent=percent(company)))
                _write_share(pen, share, cost, at, width)
    return picture


def draw_holdings(edition: Edition, view: EighteenxxView, words: Words, zoom: str | None) -> Image.Image:
    """Draw players against prices: how much of each company a player has, and what that is worth."""
    del zoom
    companies, players = by_price(edition, view), [view.players[seat] for seat in view.order]
    picture, pen = _page(edition, view, words, "holdings", len(companies) + len(_TOTALS))
    last = LAST if view.earned else 0
    first = PRICE + TOKEN + last
    width = (WIDTH - 2 * MARGIN - first) / len(players)
    for number, player in enumerate(players):
        left, colour = MARGIN + first + number * width, SEATS[player.seat]
        lay_panel(picture, (left, HEADING, width - 6, NAMES - 8), colour, GOLD if player.seat in view.to_move else None)
        put(picture, owner_badge(player.seat, 19), left + 30, HEADING + (NAMES - 8) / 2)
        at = (left + 56, HEADING + (NAMES - 8) / 2)
        write_name(pen, at, player_name(words, player.seat), BOLD, 28, fill=ink_on(colour), within=width - 66)
    if last:
        at = (MARGIN + PRICE + TOKEN + last / 2, HEADING + NAMES / 2)
        write(pen, at, words(text("18xx.picture.earned.title")), BOLD, 27, fill=PAPER, anchor="mm", within=last - 10)
    for company, middle in _lines(picture, edition, companies, words):
        if company.id in view.earned:
            _write_earned(pen, edition, view, company, words, (MARGIN + PRICE + TOKEN + last / 2, middle))
        for number, player in enumerate(players):
            held = player.shares.get(company.id, 0)
            if held:
                worth = words(text("18xx.picture.money", amount=_worth(edition, company, held)))
                at = (MARGIN + first + (number + 0.5) * width, middle)
                _write_share(pen, words(text("18xx.picture.percent", percent=held)), worth, at, width)
    for row, (name, amount) in enumerate(_TOTALS.items()):
        top = HEADING + NAMES + (len(companies) + row) * ROW
        pen.rectangle((MARGIN, top, WIDTH - MARGIN - 6, top + ROW - 1), mix(PAPER, GOLD, 0.2))
        # One for each row.
        title = words(text(f"18xx.picture.row.{name}"))
        write(pen, (MARGIN + 16, top + ROW / 2), title, BOLD, 27, fill=_FAINT, within=first - 24)
        for number, player in enumerate(players):
            said = words(text("18xx.picture.money", amount=amount(player)))
            at = (MARGIN + first + (number + 0.5) * width, top + ROW / 2)
            write(pen, at, said, FIGURE, 31, anchor="mm", within=width - 14)
    return picture


def _page(edition: Edition, view: EighteenxxView, words: Words, name: str, rows: int) -> tuple[Image.Image, Pen]:
    high = NAMES + ROW * rows + MARGIN + 10
    # One for each table of shares.
    picture, pen = page(high, words(text(f"18xx.picture.{name}")), words(edition.stage(view)))
    title = words(text("18xx.picture.price"))
    write(pen, (MARGIN + PRICE / 2, HEADING + NAMES / 2), title, BOLD, 27, fill=PAPER, anchor="mm", within=PRICE)
    return picture, pen


def _lines(
    picture: Image.Image, edition: Edition, companies: Sequence[CompanyView], words: Words
) -> Sequence[tuple[CompanyView, float]]:
    """Draw the ground of a line for each company with its price and token, and return where the middle of each is.

    Companies of the same price share a ground, and the price is written once.
    """
    pen, drawn = ImageDraw.Draw(picture), list[tuple[CompanyView, float]]()
    for number, (said, alike) in enumerate(groupby(companies, key=lambda one: _price(edition, one, words))):
        for company in alike:
            top = HEADING + NAMES + len(drawn) * ROW
            pen.rectangle((MARGIN, top, WIDTH - MARGIN - 6, top + ROW - 1), _ODD if number % 2 else _EVEN)
            if not drawn or _price(edition, drawn[-1][0], words) != said:
                at = (MARGIN + PRICE / 2, top + ROW / 2)
                write(pen, at, said, FIGURE, 33, anchor="mm", within=PRICE - 8)
            look: Look = "built" if company.par is not None or company.price is not None else "kept"
            put(picture, token(edition.livery(company.id), 27, 1.0, look), MARGIN + PRICE + 44, top + ROW / 2)
            drawn.append((company, top + ROW / 2))
    return drawn


def _price(edition: Edition, company: CompanyView, words: Words) -> str:
    """Return the price of a company, or those at which it may start."""
    pars = _pars(edition, company)
    if company.price is None and company.par is None and pars:
        return words(text("18xx.picture.prices", low=pars[0], high=pars[-1]))
    return "" if company.price is None else str(company.price)


def _worth(edition: Edition, company: CompanyView, percent: int) -> int:
    """Return what a percentage of a company is worth at its price."""
    return percent // edition.printed.kind(company.id).unit * (company.price or 0)


def _write_share(pen: Pen, percent: str, said: str, at: tuple[float, float], width: float) -> None:
    """Write a percentage, and a remark below it."""
    x, middle = at
    write(pen, (x, middle - (14 if said else 0)), percent, FIGURE, 30, anchor="mm", within=width - 14)
    write(pen, (x, middle + 19), said, TEXT, 25, fill=_FAINT, anchor="mm", within=width - 14)


def _write_earned(
    pen: Pen, edition: Edition, view: EighteenxxView, company: CompanyView, words: Words, at: tuple[float, float]
) -> None:
    """Write what a company has earned in its latest turn, and below it what each share was paid."""
    (x, middle), earned = at, view.earned[company.id]
    revenue = words(text("18xx.picture.money", amount=earned.revenue))
    write(pen, (x, middle - 14), revenue, BOLD, 28, anchor="mm", within=LAST - 10)
    share = f"{earned.per_share(edition.printed.kind(company.id).unit):g}"
    said = words(text("18xx.picture.earned.share", revenue=earned.revenue, paid=earned.paid, share=share))
    write(pen, (x, middle + 19), said, TEXT, 24, fill=_FAINT, anchor="mm", within=LAST - 10)


def say_sources(edition: Edition, view: EighteenxxView) -> Versions:
    """Say what is for sale where and at what price; the shorter version says how much of each company in all."""
    companies = for_sale(edition, view)
    full = tuple(_offered(edition, company) for company in companies)
    brief = tuple(
        text("18xx.alt.sources_brief", company=one.id, percent=sum(percent(one) for _, percent in PLACES))
        for one in companies
    )
    return tuple(text("18xx.alt.sources", offers=offers, count=len(offers)) for offers in (full, brief))


def _offered(edition: Edition, company: CompanyView) -> Text:
    places: list[Param] = []
    for place, percent in PLACES:
        if percent(company):
            price = share_price(edition, company, place)
            # One for each place where certificates lie.
            said = text(f"18xx.alt.place.{place}", percent=percent(company))
            places.append(said if price is None else text("18xx.alt.at_each", place=said, price=price))
    pars = _pars(edition, company) if company.par is None and company.price is None else ()
    if pars:
        return text("18xx.alt.startable", company=company.id, low=pars[0], high=pars[-1])
    return text("18xx.alt.offered", company=company.id, places=tuple(places))


def say_holdings(edition: Edition, view: EighteenxxView) -> Versions:
    """Say who has how much of each company and what it is worth; shorter, without the worth; then only the totals."""
    players = [view.players[seat] for seat in view.order]

    def rows(*, worth: bool) -> tuple[Text, ...]:
        found = []
        for company in by_price(edition, view):
            held = tuple(
                text(
                    "18xx.alt.held",
                    player=Player(player.seat),
                    percent=percent,
                    worth=_worth(edition, company, percent) if worth else 0,
                )
                for player in players
                if (percent := player.shares.get(company.id, 0))
            )
            if held:
                said = last_earned(edition, view, company, "18xx.alt.earned") if worth else None
                found.append(
                    text(
                        "18xx.alt.held_of",
                        company=company.id,
                        price=company.price or 0,
                        held=held,
                        earned=said or "",
                        recalled=int(said is not None),
                    )
                )
        return tuple(found)

    totals = tuple(
        text(
            "18xx.alt.in_all",
            player=Player(player.seat),
            **{name: amount(player) for name, amount in _TOTALS.items()},
        )
        for player in players
    )
    return tuple(
        text("18xx.alt.holdings", companies=companies, held=len(companies), players=totals)
        for companies in (rows(worth=True), rows(worth=False), ())
    )
