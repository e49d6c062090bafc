"""The charters of all companies: what each has, who holds it, and those that have not started.

Lengths are in pixels, unless another unit is named.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image, ImageDraw

from engine.core.text import Text, text
from engine.eighteenxx.companies import CompanyId
from engine.eighteenxx.views import CompanyView, EighteenxxView
from rendering.api import Words
from rendering.badges import Box, lay_panel, owner_badge
from rendering.canvas import Pen, put, write
from rendering.eighteenxx.edition import Edition
from rendering.eighteenxx.shares_bar import draw_bar
from rendering.eighteenxx.tokens import token
from rendering.eighteenxx.train_cards import cards_of, lay_trains
from rendering.fonts import BOLD, FIGURE, TEXT
from rendering.page import HEADING, MARGIN, WIDTH, lines_of, page
from rendering.palette import GOLD, INK, PAPER, ink_on, mix

COLUMNS = 3
CARD = 318
LOW_CARD = 242
"""Height of the charter of a company with one owner, whose shares need no mention."""
GAP = 16
SMALL_COLUMNS = 5
SMALL_CARD = 104
_HEADER = 74
_INSET = 16
_MOST_TOKENS = 2
LINE = 40
"""Height of a line that a game adds to every charter."""
FAINT = mix(INK, PAPER, 0.32)


def draw_page(edition: Edition, view: EighteenxxView, words: Words, zoom: str | None) -> Image.Image:
    """Draw the charters, those that operate first, and below them the companies that wait for their start."""
    del zoom
    there = [view.companies[name] for name in started(view)]
    others = [company for company in view.companies.values() if company not in there]
    one = [company for company in there if len(edition.printed.kind(company.id).shares) == 1]
    several = [company for company in there if company not in one]
    card, low = CARD + _lines(edition, view, several), LOW_CARD + _lines(edition, view, one)
    tall, flat, small = (
        -(-len(some) // columns) for some, columns in ((several, COLUMNS), (one, COLUMNS), (others, SMALL_COLUMNS))
    )
    high = tall * (card + GAP) + flat * (low + GAP) + small * (SMALL_CARD + GAP) + MARGIN
    picture, _ = page(high, words(text("18xx.picture.charters")), words(edition.stage(view)))
    top = HEADING + 6.0
    for company, box in _in_rows(several, COLUMNS, (top, card)):
        _draw_charter(picture, edition, view, company, words, box)
    top += tall * (card + GAP)
    for company, box in _in_rows(one, COLUMNS, (top, low)):
        _draw_charter(picture, edition, view, company, words, box)
    for company, box in _in_rows(others, SMALL_COLUMNS, (top + flat * (low + GAP), SMALL_CARD)):
        _draw_waiting(picture, edition, company, words, box)
    return picture


def started(view: EighteenxxView) -> list[CompanyId]:
    """Return the companies that have started, those that operate first."""
    found = [name for name in view.operating if not view.companies[name].closed]
    return found + [c.id for c in view.companies.values() if c.par is not None and not c.closed and c.id not in found]


def _lines(edition: Edition, view: EighteenxxView, companies: Sequence[CompanyView]) -> float:
    """Return how high the lines are that a game adds to some charters."""
    return float(LINE * max((len(_lines_on(edition, view, company)) for company in companies), default=0))


def _lines_on(edition: Edition, view: EighteenxxView, company: CompanyView) -> tuple[Text, ...]:
    """Return what a company has earned in its latest turn, as far as that is recalled, then what a game adds."""
    earned = last_earned(edition, view, company)
    return (*edition.charter_lines(view, company), *([] if earned is None else [earned]))


def last_earned(
    edition: Edition, view: EighteenxxView, company: CompanyView, key: str = "18xx.picture.earned"
) -> Text | None:
    """Say what a company has earned in its latest turn and what each share was paid of it, or None if not known."""
    earned = view.earned.get(company.id)
    if earned is None or company.closed:
        return None
    share = f"{earned.per_share(edition.printed.kind(company.id).unit):g}"
    return text(key, revenue=earned.revenue, paid=earned.paid, share=share)


def _in_rows(
    companies: Sequence[CompanyView], columns: int, rows: tuple[float, float]
) -> Iterator[tuple[CompanyView, Box]]:
    """Enumerate companies with their boxes; ``rows``: the upper edge of the first row, and how high each is."""
    top, height = rows
    width = (WIDTH - 2 * MARGIN - GAP * (columns - 1)) / columns
    for number, company in enumerate(companies):
        row, column = divmod(number, columns)
        yield company, (MARGIN + column * (width + GAP), top + row * (height + GAP), width, height)


def _draw_charter(
    picture: Image.Image, edition: Edition, view: EighteenxxView, company: CompanyView, words: Words, box: Box
) -> None:
    left, top, width, height = box
    now = view.turn is not None and view.turn.company == company.id
    lay_panel(picture, box, PAPER, GOLD if now else None)
    _draw_heading(picture, edition, company, words, (left + 4, top + 4, width - 8, _HEADER))
    pen, inner = ImageDraw.Draw(picture), width - 2 * _INSET
    x, y = left + _INSET, top + _HEADER + 38
    put(picture, owner_badge(company.president, 18), x + 18, y)
    cash = words(text("18xx.picture.money", amount=company.cash))
    start = x + 60 + write(pen, (x + 48, y), cash, FIGURE, 34)
    trains = cards_of(edition, view, company)
    if trains:
        lay_trains(picture, trains, (start, y - 20, left + width - _INSET - start, 38))
    else:
        said = words(text("18xx.picture.no_train"))
        write(pen, (left + width - _INSET, y), said, TEXT, 25, fill=FAINT, anchor="rm")
    if len(edition.printed.kind(company.id).shares) > 1:
        draw_bar(picture, edition.shares(view, company), words, (x, y + 36, inner, 46))
        y += 112
    else:
        y += 50
    _draw_stations(picture, edition, company, words, (x, y, inner, 40))
    for number, line in enumerate(_lines_on(edition, view, company)):
        write(pen, (x, y + LINE * (number + 1)), words(line), TEXT, 25, fill=FAINT, within=inner)
    mark = edition.charter_mark(view, company)
    over = company.floated and view.calendar.stage == "over"
    shown = None if over else _state(edition, view, company, now=now)
    state = "" if shown is None else words(shown)
    _write_foot(pen, mark if isinstance(mark, str) else words(mark), state, (x, top + height - 32, inner, 40))


def _draw_heading(picture: Image.Image, edition: Edition, company: CompanyView, words: Words, box: Box) -> None:
    left, top, width, height = box
    colours = edition.livery(company.id)
    lay_panel(picture, box, colours.colour)
    ink, middle = ink_on(colours.colour), top + height / 2
    put(picture, token(colours, 29, 1.0), left + 40, middle)
    pen = ImageDraw.Draw(picture)
    price = "" if company.price is None else str(company.price)
    right = write(pen, (left + width - 14, middle - 9), price, FIGURE, 38, fill=ink, anchor="rm")
    if company.par is not None:
        par = words(text("18xx.picture.par", price=company.par))
        write(pen, (left + width - 14, middle + 23), par, TEXT, 24, fill=ink, anchor="rm")
    room = width - max(right, 70) - 108
    name = edition.printed.companies[company.id].name
    lines = lines_of(name, 24, room)
    for number, line in enumerate(lines):
        y = middle + (number - (len(lines) - 1) / 2) * 28
        write(pen, (left + 80, y), line, BOLD, 24, fill=ink, within=room)


def _draw_stations(picture: Image.Image, edition: Edition, company: CompanyView, words: Words, box: Box) -> None:
    """Draw the stations left and what the next one costs."""
    x, y, width, _ = box
    shown = min(company.stations, _MOST_TOKENS)
    for number in range(shown):
        put(picture, token(edition.livery(company.id), 24, 1.0), x + 24 + number * 52, y)
    said = words(text("18xx.picture.stations", left=company.stations, price=company.station_price or 0))
    start = x + 52 * shown + (8 if shown else 0)
    write(ImageDraw.Draw(picture), (start, y), said, TEXT, 25, fill=FAINT, within=max(x + width - start, 10))


def _write_foot(pen: Pen, mark: str, state: str, box: Box) -> None:
    """Write how far the company is in this round, and at the right what else it has."""
    x, y, width, _ = box
    right = 0.0
    if mark:
        right = write(pen, (x + width, y), mark, FIGURE, 26, anchor="rm", within=width * 0.5) + 14
    write(pen, (x, y), state, TEXT, 25, fill=FAINT, within=width - right)


def _state(edition: Edition, view: EighteenxxView, company: CompanyView, *, now: bool) -> Text | None:
    """Say how far a company is; between two operating rounds none has had its turn, and none is waiting for it."""
    if not company.floated:
        return text("18xx.picture.not_floated", percent=edition.printed.figures.floats_at)
    if now and company.revenue is not None:
        return text("18xx.picture.running", revenue=company.revenue)
    if now:
        return text("18xx.picture.turn_now")
    if company.had_turn:
        return text("18xx.picture.turn_over")
    if not company.operated:
        return text("18xx.picture.new")
    return text("18xx.picture.turn_to_come") if view.calendar.stage == "operating" else None


def _draw_waiting(picture: Image.Image, edition: Edition, company: CompanyView, words: Words, box: Box) -> None:
    """Draw a company that has not started, or that was acquired."""
    left, top, width, _ = box
    open_ = company.opened and not company.closed
    fill = mix(PAPER, INK, 0.1 if open_ else 0.42)
    lay_panel(picture, box, fill)
    put(
        picture,
        token(edition.livery(company.id), 27, 1.0, "built" if open_ else "kept"),
        left + 42,
        top + SMALL_CARD / 2,
    )
    pen = ImageDraw.Draw(picture)
    said = [words(line) for line in _waiting(edition, company)]
    first, second = said[0], said[1] if len(said) > 1 else None
    room = width - 90
    y = top + SMALL_CARD / 2
    write(pen, (left + 80, y - (17 if second else 0)), first, BOLD, 25, within=room)
    if second:
        write(pen, (left + 80, y + 18), second, TEXT, 24, fill=mix(INK, fill, 0.2), within=room)


def _waiting(edition: Edition, company: CompanyView) -> tuple[Text, ...]:
    """Say at what price a company may start, if it starts with one, and where or when; or what became of it."""
    if company.closed:
        return (edition.closed(company),)
    printed = edition.printed.companies[company.id]
    pars = edition.printed.kind(company.id).par
    price = (text("18xx.picture.pars", low=pars[0], high=pars[-1]),) if pars else ()
    if company.opened:
        return (*price, text("18xx.picture.home", hexes=" / ".join(printed.home)))
    opens = next(phase.rank for phase in edition.printed.phases.values() if printed.kind in phase.limit)
    return (*price, text("18xx.picture.opens", phase=opens))
