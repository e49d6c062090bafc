"""Postcards as cards: what everybody sees of those in the offices, and the viewer's with both sides and orders.

Lengths are in pixels, unless another unit is named.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PIL import Image, ImageDraw

from engine.core.seat import Seat
from engine.core.text import Player, Text, text
from engine.ticket_to_ride.legends.pack_files import pack, read_key
from engine.ticket_to_ride.legends.standing_orders import is_decision
from engine.ticket_to_ride.legends.texts import (
    hidden_side,
    postcard_title,
    read_text,
    source_text,
    specialist_rule,
    specialist_text,
)
from engine.ticket_to_ride.legends.view import LegendsView, PostcardView
from rendering.api import Words
from rendering.badges import player_name
from rendering.canvas import put, wrapped, write, write_name
from rendering.fonts import BOLD, CITY, FIGURE, SEA, TEXT
from rendering.marks import Painter, locomotive
from rendering.palette import FELT, GOLD, INK, PAPER, PLAYERS, Rgb, ink_on, mix
from rendering.ticket_to_ride.alt import COLOUR_KEYS
from rendering.ticket_to_ride.legends import marks
from rendering.ticket_to_ride.legends.companies import icon
from rendering.ticket_to_ride.legends.paper import CREAM, LINE, SEPIA, lay_sheet, paragraph, tall
from rendering.ticket_to_ride.legends.tickets import own_of

WIDTHS = {2: 1200, 3: 1600}
"""Width of the picture in pixels, by its columns: such that the letters can be read in a channel."""
_SOME, _MANY = 2, 3
"""Columns of the viewer's cards, which are read closely, and of all the cards in the offices."""
_MARGIN = 22
_BODY = 27
_TITLE = 31
_STAMP = 74
_KINDS: dict[str, tuple[Painter, Rgb]] = {
    "order": (marks.bond, (150, 60, 44)),
    "favour": (marks.postcard, (56, 98, 132)),
    "curio": (marks.parcel, (122, 84, 34)),
    "patent": (locomotive, (66, 104, 66)),
    "survey": (marks.level, (108, 74, 120)),
}
"""What a postcard's stamp shows, and its colour, by the kind of postcard."""


_FORMERLY_HIDDEN = ("legends.power.used", "legends.vault.item")
"""The events that name a postcard with a side that was hidden until then."""
_OPEN = "legends.postcard.drawn"
"""The event of a postcard being drawn, which names it by its title if nothing on it is hidden."""
_OFFICES = "legends.office.shown"
MOST_SHOWN = 6


def shown_in(events: Sequence[Text]) -> tuple[tuple[int, int], ...]:
    """Return the postcards of which everybody has learned both sides, by seat and number: at most the last six.

    They are those whose hidden side came to light, and those that are drawn with nothing hidden on them.
    """
    found: dict[tuple[int, int], None] = {}
    for each in events:
        title, player = each.params.get("power", each.params.get("card")), each.params.get("player")
        number = title.key.removeprefix("legends.postcard.") if isinstance(title, Text) else ""
        if isinstance(player, Player) and number.isdigit():
            hidden = pack().postcards[int(number)].hides != "none"
            if (each.key in _FORMERLY_HIDDEN and hidden) or (each.key == _OPEN and not hidden):
                found[int(player.seat), int(number)] = None
    return tuple(found)[-MOST_SHOWN:]


def offices_shown(events: Sequence[Text]) -> bool:
    """Return whether everything that still lay in the offices has been shown (L G6)."""
    return any(each.key == _OFFICES for each in events)


def as_seen(number: int) -> PostcardView:
    """Return a postcard that everybody has seen both sides of."""
    card = pack().postcards[number]
    return PostcardView(card.kind, read_text(card), number)


class Written:
    """A postcard ready to be drawn."""

    def __init__(self, kind: str, title: str, lines: Sequence[tuple[str, bool]], foot: str = "") -> None:
        """Take what stands on it: ``lines``, each with whether it is secret, and ``foot``, a note at the lower edge."""
        self.kind, self.title, self.lines, self.foot = kind, title, lines, foot

    def height(self, room: float) -> float:
        """Return how high it is at a width, in pixels."""
        inner = room - 52
        title = len(wrapped(self.title, CITY, _TITLE, inner - _STAMP)) * _TITLE * LINE
        body = sum(tall(words, TEXT, _BODY, inner) + 10 for words, _ in self.lines)
        return max(66 + title, 40 + _STAMP + 14) + body + (44 if self.foot else 0) + 22

    def draw(self, picture: Image.Image, x: float, y: float, room: float, height: float, words: Words) -> None:
        """Draw the postcard with its upper left corner at a place."""
        painter, ink = _KINDS[self.kind]
        lay_sheet(picture, (x, y, room, height), CREAM, ink)
        pen, inner = ImageDraw.Draw(picture), room - 52
        right = x + room - 26
        pen.rectangle((right - _STAMP, y + 26, right, y + 26 + _STAMP * 1.15), mix(ink, PAPER, 0.15), PAPER, 3)
        put(picture, icon(painter, 24), right - _STAMP / 2, y + 26 + _STAMP * 0.575)
        # One for each kind of postcard.
        kind = words(text(f"rendering.legends.kind.{self.kind}"))
        write(pen, (x + 26, y + 44), kind, BOLD, 26, fill=ink, within=inner - _STAMP - 10)
        top = y + 62
        top += paragraph(pen, (x + 26, top), self.title, CITY, _TITLE, inner - _STAMP - 12)
        top = max(top, y + 40 + _STAMP + 18) + 4
        for line, secret in self.lines:
            fill = mix(INK, ink, 0.55) if secret else INK
            top += paragraph(pen, (x + 26, top), line, BOLD if secret else TEXT, _BODY, inner, fill) + 10
        if self.foot:
            write(pen, (x + 26, y + height - 38), self.foot, SEA, 26, fill=SEPIA, within=inner)


def draw_postcards(view: LegendsView, words: Words) -> Image.Image:
    """Draw what everybody sees of the postcards in the offices, company by company."""
    blocks = [
        (
            company.company,
            company.name,
            player_name(words, company.seat),
            [seen(one, words) for one in company.postcards],
        )
        for company in view.seats
        if company.postcards
    ]
    most = max(len(cards) for *_, cards in blocks)
    return _in_columns(blocks, words, _MANY if most >= _MANY else _SOME)


def draw_shown(view: LegendsView, cards: Sequence[tuple[int, int]], words: Words) -> Image.Image:
    """Draw both sides of postcards that have been shown to everybody, by the company that showed them."""
    blocks = [
        (
            view.seats[seat].company,
            view.seats[seat].name,
            player_name(words, Seat(seat)),
            [seen(as_seen(number), words) for owner, number in cards if owner == seat],
        )
        for seat in dict.fromkeys(seat for seat, _ in cards)
    ]
    return _in_columns(blocks, words, _SOME)


def draw_office(view: LegendsView, words: Words) -> Image.Image:
    """Draw both sides of the viewer's postcards, and write down the orders left and the specialist."""
    own, seat = own_of(view)
    company = view.seats[seat]
    cards = [mine(view, number, words) for number in own.postcards]
    blocks = [(company.company, company.name, player_name(words, seat), cards)]
    note = words(text("rendering.legends.office.empty")) if not cards else ""
    if company.specialist:
        rule = specialist_rule(company.specialist, view.rules)
        said = words(text("rendering.legends.alt.specialist", name=specialist_text(company.specialist), rule=rule))
        note = f"{note}\n{said}".strip()
    for source, order in own.orders.items():
        if is_decision(source):
            left = words(Text("legends.campaign.order", {"power": source_text(source), "order": order}))
            note = f"{note}\n{left}".strip()
    note = "\n".join([note, *map(words, view.worths)]).strip()
    return _in_columns(blocks, words, _SOME, note)


def seen(card: PostcardView, words: Words) -> Written:
    """Return a postcard as everybody sees it, which for most is only the side that was read aloud (L H3)."""
    if card.no is None:
        return Written(card.kind, "", [(words(card.read), False)], words(text("rendering.legends.hidden")))
    printed = pack().postcards[card.no]
    lines = [(words(card.read), False)] if printed.read else []
    if printed.secret:
        lines.append((words(hidden_side(card.no)), False))
    return Written(card.kind, words(postcard_title(card.no)), lines)


def mine(view: LegendsView, number: int, words: Words) -> Written:
    """Return one of the viewer's postcards with both sides, its number and its standing order."""
    own, _ = own_of(view)
    card = pack().postcards[number]
    lines = [(words(Text(read_key(card), {})), False)] if card.read else []
    if card.secret:
        lines.append((words(hidden_side(number)), card.hides != "none"))
    order = () if is_decision(f"card:{number}") else own.orders.get(f"card:{number}", ())
    foot = words(text("rendering.legends.number", number=number))
    if order:
        foot = words(text("rendering.legends.ordered", number=number, order=order))
    return Written(card.kind, words(postcard_title(number)), lines, foot)


def _in_columns(
    blocks: Sequence[tuple[str, str, str, Sequence[Written]]], words: Words, columns: int, note: str = ""
) -> Image.Image:
    """Draw the cards of each company in columns under its name."""
    width = WIDTHS[columns]
    room = (width - (columns + 1) * _MARGIN) / columns
    draws: list[Callable[[Image.Image], None]] = []
    y = 0.0
    for company, name, president, cards in blocks:
        draws.append(_heading(company, name, president, y))
        y += 84
        for left in range(0, len(cards), columns):
            row = cards[left : left + columns]
            height = max(card.height(room) for card in row)
            for number, card in enumerate(row):
                draws.append(_placed(card, _MARGIN + number * (room + _MARGIN), y, room, height, words))
            y += height + _MARGIN
    lines = [line for part in note.split("\n") if part for line in wrapped(part, TEXT, 28, width - 2 * _MARGIN)]
    picture = Image.new("RGB", (width, round(y + len(lines) * 36 + (20 if lines else 4))), FELT)
    for draw in draws:
        draw(picture)
    for number, line in enumerate(lines):
        write(ImageDraw.Draw(picture), (_MARGIN, y + 18 + number * 36), line, TEXT, 28, fill=PAPER)
    return picture


def _heading(company: str, name: str, president: str, y: float) -> Callable[[Image.Image], None]:
    colour = PLAYERS[COLOUR_KEYS.index(company)]

    def draw(picture: Image.Image) -> None:
        pen, width = ImageDraw.Draw(picture), picture.width
        pen.rectangle((0, y, width, y + 62), colour)
        pen.line((0, y + 62, width, y + 62), GOLD, 2)
        wide = write(pen, (_MARGIN, y + 32), name, FIGURE, 34, fill=ink_on(colour), within=width * 0.6)
        room = width - 3 * _MARGIN - wide
        write_name(pen, (width - _MARGIN, y + 32), president, TEXT, 29, fill=ink_on(colour), anchor="rm", within=room)

    return draw


def _placed(
    card: Written, x: float, y: float, room: float, height: float, words: Words
) -> Callable[[Image.Image], None]:
    return lambda picture: card.draw(picture, x, y, room, height, words)
