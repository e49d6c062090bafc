"""What cards are worth while a game is played on: what routes lack, what pays for them, which card to draw.

It weighs as the planning opponent does (``planning.shortfall``, ``planning.draws``), on numbered routes and colours.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul

from engine.ticket_to_ride.europe.ahead.table import NumberedBoard, Table

SCARCE = 2.2
"""Cards that a wild one counts as where it must be one."""
_WILD_SPENT = 0.5
"""Cards that a wild one counts as where a colour would have done."""
_WILD_GAINED, _MORE_OF_IT = 0.3, 0.02
"""What a wild card, and each card of its colour at hand, adds to what a card is worth."""
_NO_OTHER = 1.5
"""Cards that one counts as of a colour that lacks for a route which takes no other: it may not come again."""
Payment = tuple[float, int, int]
"""Cards that will be lacking for other routes, the colour laid down, and how many wild cards."""


def shortfall(board: NumberedBoard, counts: Sequence[int], routes: Sequence[int]) -> float:
    """Return how many more cards all the routes together take, the hand being shared out as well as may be."""
    left = list(counts)
    missing = must = 0
    grey: list[int] = []
    colours, cards, wilds = board.colour, board.cards, board.wilds
    for route in routes:
        colour, need = colours[route], cards[route]
        must += wilds[route]
        if colour < 0:
            grey.append(need)
        elif left[colour] >= need:
            left[colour] -= need
        else:
            missing += need - left[colour]
            left[colour] = 0
    wild = left.pop()
    if grey:
        missing += _grey(left, grey)
    if must > wild:
        return missing + SCARCE * (must - wild)
    return max(0, missing - wild + must)


def _grey(left: list[int], needs: list[int]) -> int:
    """Take what routes of any colour need, the longest first; return how many cards they lack."""
    missing = 0
    for need in sorted(needs, reverse=True):
        most = max(left)
        colour = left.index(most)
        if most >= need:
            left[colour] = most - need
        else:
            left[colour] = 0
            missing += need - most
    return missing


def lacking(board: NumberedBoard, counts: Sequence[int]) -> list[float]:
    """Return by route how many more cards it takes by itself."""
    *coloured, wild = counts
    coloured.append(max(coloured))  # of any colour: its number is -1
    held = [number + wild for number in coloured]
    found: list[float] = [
        missing if (missing := cards - held[colour]) > 0 else 0 for cards, colour in board.cards_in_all
    ]
    for route in board.ferries:
        must = board.wilds[route]
        if must > wild:
            found[route] = max(0, board.cards[route] - coloured[board.colour[route]]) + SCARCE * (must - wild)
    return found


def lacks(board: NumberedBoard, counts: Sequence[int], route: int) -> float:
    """Return how many more cards one route takes by itself."""
    colour, must, wild = board.colour[route], board.wilds[route], counts[-1]
    missing = board.cards[route] - (counts[colour] if colour >= 0 else max(counts[:-1]))
    missing = max(missing, 0)
    if must > wild:
        return missing + SCARCE * (must - wild)
    missing -= wild - must
    return max(0, missing)


def payment(table: Table, counts: Sequence[int], route: int, others: Sequence[int]) -> Payment | None:
    """Return the way to pay for a route that leaves the least to be drawn for others; None if there is none."""
    board, wild = table.board, table.colours
    length, most = board.length[route], board.length[route] - board.wilds[route]
    only, wilds = board.colour[route], counts[wild]
    if wilds < board.wilds[route]:
        return None
    best: Payment | None = None
    for colour in (only,) if only >= 0 else range(wild):
        held = counts[colour]
        coloured = min(most, held)
        spent = length - coloured
        if spent > wilds:
            continue
        left = list(counts)
        left[colour] -= coloured
        left[wild] -= spent
        rest = shortfall(board, left, others) + spent * _WILD_SPENT
        if best is None or rest < best[0]:
            best = rest, colour, spent
    return best


def best_draw(table: Table, counts: Sequence[int], goals: Sequence[int], *, first: bool) -> int:
    """Return the colour to take out of the row, or -1 to draw from the deck.

    Args:
        table: the position; nothing hidden in it is looked at.
        counts: the hand by colours.
        goals: the routes to work for.
        first: it is the first card of a turn, so that a wild one may be taken in place of two.

    """
    wild, row = table.colours, table.row
    gains = _gains(table.board, counts, goals)
    unseen = [number - held for number, held in zip(table.numbers, counts, strict=True)]
    for colour in row:
        unseen[colour] -= 1
    blind = sum(map(mul, gains, unseen)) / max(1, sum(unseen))
    best, second, chosen = blind, blind, -1
    for colour in row:
        if colour == wild:
            continue
        gain = gains[colour]
        if gain > best:
            best, second, chosen = gain, best, colour
        elif gain > second:
            second = gain
    if first and wild in row and gains[wild] - second > best:
        return wild
    return chosen


def _gains(board: NumberedBoard, counts: Sequence[int], goals: Sequence[int]) -> list[float]:
    """Weigh a card of each colour by what it spares for all the routes."""
    gains = _spared(board, counts, goals)
    for colour in range(len(counts) - 1):
        gains[colour] += _MORE_OF_IT * counts[colour]
    gains[-1] += _WILD_GAINED
    return gains


def _spared(board: NumberedBoard, counts: Sequence[int], routes: Sequence[int]) -> list[float]:
    """Return by colour by how much one more card lessens what routes lack together."""
    left = list(counts)
    spare = left.pop()
    grey: list[int] = []
    colours, cards, wilds = board.colour, board.cards, board.wilds
    for route in routes:
        colour, need = colours[route], cards[route]
        spare -= wilds[route]
        if colour < 0:
            grey.append(need)
        else:
            left[colour] -= need
    spared = [_NO_OTHER * (number < 0) for number in left]
    missing = 0
    for colour, number in enumerate(left):
        if number < 0:
            missing -= number
            left[colour] = 0
    lacked = _grey(left[:], grey) if grey else 0
    if 0 <= spare >= missing + lacked:
        return [0.0] * len(counts)
    if lacked:
        _add_grey(spared, left, grey, lacked)
    spared.append(SCARCE if spare < 0 else 1.0)
    return spared


def _add_grey(spared: list[float], left: list[int], grey: list[int], lacked: int) -> None:
    """Add what a card of a colour that lacks nowhere else spares routes of any colour."""
    least = sorted(left)[-min(len(grey), len(left))]  # fewer pay for no route
    for colour, number in enumerate(left):
        if number >= least and not spared[colour]:
            if len(grey) > 1:
                more = left[:]
                more[colour] = number + 1
                spared[colour] = float(lacked - _grey(more, grey))
            else:
                spared[colour] = 1.0
