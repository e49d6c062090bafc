"""The auction under way, as a panel: the share, the highest bid, and how everybody stands in it."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engine.core.seat import Seat
from engine.core.text import text
from engine.german_railways.view import AuctionView
from rendering.api import Words
from rendering.badges import Box, lay_panel, owner_badge, put_left
from rendering.canvas import put, write
from rendering.fonts import BOLD, FIGURE, TEXT
from rendering.german_railways.locomotive import locomotive
from rendering.german_railways.signs import FAINT, name_of
from rendering.palette import GOLD, INK, PAPER, mix

AUCTION = 78
"""Height of the panel in pixels."""


def draw_auction(picture: Image.Image, box_: Box, auction: AuctionView, words: Words) -> None:
    """Draw the auction under way: the share, the highest bid, and how everybody stands in it."""
    left, top, width, height = box_
    lay_panel(picture, box_, mix(PAPER, GOLD, 0.3), GOLD)
    pen, middle = ImageDraw.Draw(picture), top + height / 2
    put(picture, locomotive(auction.railroad, 80), left + 62, middle)
    x = left + 116
    said = words(text("german.picture.auction", railroad=name_of(auction.railroad)))
    x += write(pen, (x, middle), said, BOLD, 30, within=440) + 40
    if auction.bidder is None:
        x += write(pen, (x, middle), words(text("german.picture.no_bid")), TEXT, 28, fill=FAINT) + 40
    else:
        x = put_left(picture, owner_badge(auction.bidder, 22), x, middle) + 12
        bid = words(text("german.picture.highest", price=auction.price))
        x += write(pen, (x, middle), bid, FIGURE, 32) + 40
    room = (left + width - 16 - x) / len(auction.standings)
    for seat, standing in enumerate(auction.standings):
        at = x + seat * room
        put(picture, owner_badge(Seat(seat), 20), at + 20, middle)
        now = seat == auction.turn and standing == "asked"
        # One for each standing, and one for the player whose bid is due.
        shown = words(text(f"german.picture.standing.{'turn' if now else standing}"))
        strong = now or standing == "leads"
        fill = INK if strong else FAINT
        write(pen, (at + 48, middle), shown, BOLD if strong else TEXT, 25, fill=fill, within=room - 60)
