"""The final reckoning, the winner first.

Lengths are in pixels, unless another unit is named.
"""

from __future__ import annotations

from PIL import Image, ImageDraw

from engine.core.text import text
from engine.eighteenxx.views import EighteenxxView, Reckoning
from rendering.api import Words
from rendering.badges import SEATS, Box, lay_panel, owner_badge, parted, player_name
from rendering.canvas import put, write, write_name
from rendering.eighteenxx.edition import Edition
from rendering.eighteenxx.tokens import token
from rendering.fonts import BOLD, FIGURE, TEXT
from rendering.page import HEADING, MARGIN, WIDTH, page
from rendering.palette import GOLD, INK, LOST, PAPER, ink_on, mix

ROW = 132
SHARES = 74
"""Height of a line of a player's shares."""
IN_A_LINE = 11
"""Companies in a line of shares."""
REASON = 48
GAP = 14
_FAINT = mix(INK, PAPER, 0.35)
_HEAD = 420
"""Width of the part of a row that has the name, in pixels."""


def draw_page(edition: Edition, view: EighteenxxView, words: Words, zoom: str | None) -> Image.Image:
    """Draw the reckoning, and why the game is over."""
    del zoom
    ranked = sorted(view.reckonings or (), key=lambda reckoning: (reckoning.place, reckoning.seat))
    heights = [float(ROW + SHARES * -(-len(reckoning.by_company) // IN_A_LINE)) for reckoning in ranked]
    picture, pen = page(REASON + sum(heights) + GAP * len(ranked) + MARGIN, words(text("18xx.picture.report")))
    reason = "" if view.end_reason is None else words(view.end_reason)
    write(pen, (MARGIN, HEADING + 20), reason, TEXT, 30, fill=PAPER, within=WIDTH - 2 * MARGIN)
    top = HEADING + 6.0 + REASON
    for reckoning, height in zip(ranked, heights, strict=True):
        box = (float(MARGIN), top, WIDTH - 2.0 * MARGIN, height)
        lay_panel(picture, box, PAPER, GOLD if reckoning.place == 1 else None)
        _draw_player(picture, edition, reckoning, words, (box[0], top, box[2], float(ROW)))
        _draw_shares(picture, edition, view, reckoning, words, (box[0] + 20, top + ROW, box[2] - 40, float(SHARES)))
        top += height + GAP
    return picture


def _draw_shares(
    picture: Image.Image, edition: Edition, view: EighteenxxView, reckoning: Reckoning, words: Words, box: Box
) -> None:
    """Draw how much of each company a player holds, and what that is worth."""
    left, top, width, height = box
    pen, held = ImageDraw.Draw(picture), view.players[reckoning.seat].shares
    step = width / IN_A_LINE
    for number, (company, worth) in enumerate(reckoning.by_company.items()):
        line, column = divmod(number, IN_A_LINE)
        x, middle = left + column * step, top + (line + 0.5) * height - 6
        put(picture, token(edition.livery(company), 22, 1.0), x + 24, middle)
        share = words(text("18xx.picture.percent", percent=held.get(company, 0)))
        write(pen, (x + 52, middle - 16), share, BOLD, 25, within=step - 56)
        write(pen, (x + 52, middle + 15), parted(words, worth), FIGURE, 25, fill=_FAINT, within=step - 56)


def _draw_player(picture: Image.Image, edition: Edition, reckoning: Reckoning, words: Words, box: Box) -> None:
    left, top, width, height = box
    colour, middle = SEATS[reckoning.seat], top + height / 2
    lay_panel(picture, (left + 5, top + 5, _HEAD, height - 10), colour)
    pen = ImageDraw.Draw(picture)
    put(picture, owner_badge(reckoning.seat, 26), left + 52, middle)
    name = player_name(words, reckoning.seat)
    write_name(pen, (left + 92, middle - 18), name, BOLD, 34, fill=ink_on(colour), within=_HEAD - 100)
    place = words(text("18xx.picture.report.place", place=reckoning.place))
    write(pen, (left + 92, middle + 24), place, TEXT, 26, fill=ink_on(colour), within=_HEAD - 100)
    total = words(text("18xx.picture.money", amount=reckoning.total))
    write(pen, (left + width - 28, middle), total, FIGURE, 54, anchor="rm", within=280)
    privates = (text("18xx.picture.report.private_companies"), reckoning.private_companies)
    items = [
        (text("18xx.picture.report.cash"), reckoning.cash),
        (text("18xx.picture.report.shares"), reckoning.shares),
        *([privates] if edition.privates_count else ()),
        *edition.reckoning_items(reckoning),
    ]
    step = (width - _HEAD - 330) / max(4, len(items))
    for number, (item, amount) in enumerate(items):
        x = left + _HEAD + 24 + number * step
        write(pen, (x, middle - 22), words(item), TEXT, 25, fill=_FAINT, within=step - 12)
        shown = words(text("18xx.picture.money", amount=amount))
        write(pen, (x, middle + 18), shown, BOLD, 34, fill=LOST if amount < 0 else INK, within=step - 12)
