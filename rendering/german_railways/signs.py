"""Small signs for panels of German Railways: shares and who holds them, the turn order track, what can be counted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from PIL import Image, ImageDraw

from engine.core.seat import Seat
from engine.core.text import Text, text
from engine.german_railways.facts import RailroadId, printed_facts
from engine.german_railways.view import GermanView, RailroadView
from rendering.badges import SEATS, lay_panel, owner_badge
from rendering.base_cache import kept
from rendering.canvas import Pen, put, sprite, write
from rendering.fonts import FIGURE
from rendering.palette import FADED_INK, FELT, FELT_LIGHT, GOLD, INK, PAPER, Rgb, mix

Sign = Literal["treasury", "income", "engine", "link"]
FAINT: Rgb = mix(INK, PAPER, 0.3)


def name_of(railroad: RailroadId) -> str:
    """Return what people call a railroad."""
    return printed_facts().railroads[railroad].short


def stage(view: GermanView) -> Text:
    """Say how far the game has come."""
    auctioned = sum(bool(railroad.holders) for railroad in view.railroads) + 1
    return text(
        # One for each stage of the game.
        f"german.picture.{view.stage}",
        round=view.round,
        number=min(auctioned, len(view.railroads)),
        of=len(view.railroads),
    )


def on_turn(view: GermanView) -> tuple[Seat, ...]:
    """Return whose turn it is; in an auction others may decide before their turn."""
    return view.to_move if view.auction is None else (view.auction.turn,)


def holders(railroad: RailroadView) -> list[Seat | None]:
    """Return who holds each share of a railroad, those unsold last."""
    held = [seat for seat, count in railroad.holders.items() for _ in range(count)]
    return [*held, *[None] * railroad.unsold]


def put_shares(picture: Image.Image, railroad: RailroadView, at: tuple[float, float], radius: float) -> float:
    """Draw the shares of a railroad in a row from the left and return where they end."""
    x, y = at
    for holder in holders(railroad):
        piece = unsold(radius) if holder is None else owner_badge(holder, radius)
        put(picture, piece, x + radius, y)
        x += 2 * radius + radius * 0.3
    return x


@kept
def unsold(radius: float) -> Image.Image:
    """Return the place of a share that nobody has."""

    def paint(pen: Pen, k: float) -> None:
        r = radius * k
        for number in range(9):
            box_ = (r * 0.14, r * 0.14, r * 1.86, r * 1.86)
            pen.arc(box_, number * 40, number * 40 + 22, FAINT, max(1, round(r * 0.13)))

    return sprite(2 * radius + 1, 2 * radius + 1, 1, paint)


def draw_order(picture: Image.Image, view: GermanView, left: float, middle: float, size: float) -> float:
    """Draw the turn order track, its past places faded and the present one lit, and return where it ends."""
    pen = ImageDraw.Draw(picture)
    for number, seat in enumerate(view.order):
        now, past = number == view.at and view.stage == "actions", number < view.at
        box_ = (left, middle - size / 2, size, size)
        fill = mix(FELT, INK, 0.3) if past else mix(PAPER, SEATS[seat], 0.14)
        lay_panel(picture, box_, fill, GOLD if now else None)
        badge = owner_badge(seat, size * 0.25)
        put(picture, _faded(badge) if past else badge, left + size / 2, middle + size * 0.2)
        tint = mix(FELT_LIGHT, PAPER, 0.4) if past else FADED_INK
        write(
            pen, (left + size / 2, middle - size * 0.28), str(number + 1), FIGURE, size * 0.41, fill=tint, anchor="mm"
        )
        left += size + size * 0.14
    return left


def _faded(badge: Image.Image) -> Image.Image:
    pale = badge.copy()
    pale.putalpha(badge.getchannel("A").point(lambda level: level * 2 // 5))
    return pale


@kept
def sign(kind: Sign, radius: float, fill: Rgb = FAINT) -> Image.Image:
    """Return a sign of what a figure counts; ``radius`` is half its height in pixels."""
    return sprite(
        2.6 * radius, 2 * radius, 1, lambda pen, k: _PAINTERS[kind](pen, 1.3 * radius * k, radius * k, radius * k, fill)
    )


def _treasury(pen: Pen, x: float, y: float, r: float, fill: Rgb) -> None:
    """Paint three coins, one on the other."""
    for number in (2, 1, 0):
        top = y + (number - 1) * r * 0.5 - r * 0.3
        pen.ellipse((x - r * 0.85, top, x + r * 0.85, top + r * 0.72), fill, PAPER, max(1, round(r * 0.1)))


def _income(pen: Pen, x: float, y: float, r: float, fill: Rgb) -> None:
    """Paint an arrow that rises."""
    w = max(1, round(r * 0.3))
    pen.line(
        (x - r, y + r * 0.7, x - r * 0.25, y, x + r * 0.15, y + r * 0.35, x + r * 0.8, y - r * 0.6), fill, w, "curve"
    )
    pen.polygon([(x + r * 1.05, y - r * 0.9), (x + r * 0.95, y - r * 0.1), (x + r * 0.3, y - r * 0.72)], fill)


def _engine(pen: Pen, x: float, y: float, r: float, fill: Rgb) -> None:
    """Paint a small locomotive like those on the board."""
    pen.rounded_rectangle((x - r * 1.1, y - r * 0.45, x + r * 1.1, y + r * 0.4), r * 0.15, fill)
    pen.rectangle((x - r * 1.1, y - r * 0.85, x - r * 0.45, y), fill)
    pen.rectangle((x + r * 0.45, y - r * 0.85, x + r * 0.8, y), fill)
    for wheel in (-0.7, 0.0, 0.7):
        pen.ellipse((x + (wheel - 0.32) * r, y + r * 0.25, x + (wheel + 0.32) * r, y + r * 0.89), fill)


def _link(pen: Pen, x: float, y: float, r: float, fill: Rgb) -> None:
    """Paint two links of a chain."""
    for dx in (-0.5, 0.5):
        box_ = (x + (dx - 0.68) * r, y - 0.42 * r, x + (dx + 0.68) * r, y + 0.42 * r)
        pen.rounded_rectangle(box_, 0.42 * r, None, fill, max(1, round(r * 0.26)))


_PAINTERS: dict[Sign, Callable[[Pen, float, float, float, Rgb], None]] = {
    "treasury": _treasury,
    "income": _income,
    "engine": _engine,
    "link": _link,
}
