"""Games of Legends played on to their end by a quick plan; no more tickets are drawn in them."""

from __future__ import annotations

from engine.core.rng import Rng
from engine.ticket_to_ride.ahead.numbers import root
from engine.ticket_to_ride.legends.ahead.plans import plan
from engine.ticket_to_ride.legends.ahead.table import ATLANTIC_PORT, BOARDS, FAIR, LARGE_CITY, PACIFIC_PORT, Seat, Table
from engine.ticket_to_ride.legends.sensible.plan import DIG

_MOST_TURNS = 250
"""A game in which nobody can do anything any more ends here."""
_DRAWN_FOR = 4
"""Tracks for which cards are drawn at a time."""
_RICH = 4
"""Coins from which dollars are spent rather than cards."""


def play_out(table: Table, luck: Rng) -> list[float]:
    """Play on to the end; return the dollars by seat."""
    for _ in range(_MOST_TURNS):
        if table.left == 0:
            break
        _take_turn(table, table.turn, luck)
        table.end_turn()
    return [_total(table, seat) for seat in table.seats]


def _total(table: Table, seat: Seat) -> float:
    """Return what a bank slip comes to (L F1)."""
    rule = table.figures.rule
    total = seat.score + table.for_trains[seat.trains]
    for ticket in seat.tickets:
        total += ticket[2] if seat.completes(ticket) else -ticket[3]
    parts = [(seat.signs[city], seat.size[city]) for city, stands in enumerate(seat.parent) if stands == city]
    if seat.herds:
        paid = [city for city in seat.herds if seat.signs[root(seat.parent, city)] & LARGE_CITY]
        total += rule.herds.pays[len(paid)]
    if table.has_through:
        most = max(size for _, size in parts)
        boards = max(_boards(signs) for signs, size in parts if size == most)
        total += min(rule.through.most, max(0, rule.through.a_board * (boards - rule.through.free_boards)))
    if table.has_fair and any(signs & FAIR and _boards(signs) >= rule.exhibition.boards for signs, _ in parts):
        total += rule.exhibition.pays
    return max(float(table.figures.money.least_slip), total)


def _boards(signs: int) -> int:
    return (signs & BOARDS).bit_count()


def _take_turn(table: Table, number: int, luck: Rng) -> None:
    seat = table.seats[number]
    if seat.dirty:
        plan(table, number, seat)
    for track in seat.goals:
        payment = _payment(table, seat, track)
        if payment is not None:
            _travel(table, number, seat, track, payment, luck)
            return
    if table.left is None or table.left > table.players:
        _draw(table, seat, luck)
        return
    best, most = None, 0.0
    for track, value in enumerate(table.prospects[number].value):
        if table.board.length[track] <= seat.trains and table.is_open(number, track):
            payment = _payment(table, seat, track)
            dollars = value + table.for_trains[seat.trains - table.board.length[track]]
            if payment is not None and (best is None or dollars > most):
                best, most = (track, payment), dollars
    if best is not None:
        _travel(table, number, seat, *best, luck)


def _payment(table: Table, seat: Seat, track: int) -> tuple[int, int] | None:
    """Return a colour and the wild cards with which a track can be paid."""
    length = table.board.length[track]
    if length > seat.trains:
        return None
    colour = table.colour[track]
    if colour < 0:
        colour = _best_colour(table, seat, track, length)
    wilds = max(0, length - seat.counts[colour])
    return (colour, wilds) if seat.counts[-1] >= wilds else None


def _best_colour(table: Table, seat: Seat, track: int, needed: int) -> int:
    """Choose the colour that pays for a grey track: one that is enough and not needed elsewhere, else the most."""
    counts, reserved = seat.counts, [0] * table.colours
    for other in seat.goals:
        if other != track and table.colour[other] >= 0:
            reserved[table.colour[other]] += table.board.length[other]
    best, best_rank = 0, (-99, -99)
    for colour in range(table.colours):
        rank = (min(counts[colour] - reserved[colour], needed), counts[colour])
        if rank > best_rank:
            best, best_rank = colour, rank
    return best


def _travel(table: Table, number: int, seat: Seat, track: int, payment: tuple[int, int], luck: Rng) -> None:
    colour, wilds = payment
    length, counts = table.board.length[track], seat.counts
    coloured = length - wilds
    counts[colour] -= coloured
    counts[-1] -= wilds
    table.discards += [colour] * coloured + [table.colours] * wilds
    table.owner[track] = number
    seat.trains -= length
    seat.score += table.prospects[number].dollars[track]
    _take_steps(table, seat, track)
    for _ in range(table.prospects[number].cards[track]):
        card = table.pop(luck)
        if card >= 0:
            counts[card] += 1
    taken = [track, *table.board.parallel[track]]
    seat.dirty = track not in seat.goals
    seat.goals = [other for other in seat.goals if other not in taken]
    seat.dirty = seat.dirty or not seat.goals
    for other, them in enumerate(table.seats):
        if other != number and any(one in them.goals for one in taken):
            them.dirty = True


def _take_steps(table: Table, seat: Seat, track: int) -> None:
    """Take those steps of a journey that depend on what was before it (L C4.1)."""
    rule, (a, b) = table.figures.rule, table.board.ends[track]
    if table.has_trestles and table.board.trestles[track]:
        _cross(table, seat, table.board.trestles[track])
    if table.has_coal and table.board.length[track] >= rule.coal.from_length:
        seat.score -= 0 if seat.coal else rule.coal.dollars
        seat.coal = max(0, seat.coal - 1)
    herd = next((city for city in (a, b) if city in table.herds), None)
    if herd is not None and len(seat.herds) < rule.herds.most:
        table.herds.discard(herd)
        seat.herds.append(herd)
    claim = next((city for city in (a, b) if city in seat.claims), None)
    if claim is not None:
        seat.claims.discard(claim)
        seat.score += DIG
    if seat.join(a, b) and table.has_charter and not seat.chartered and table.charters < len(rule.charter.pays):
        signs = seat.signs[root(seat.parent, a)]
        if signs & ATLANTIC_PORT and signs & PACIFIC_PORT:
            seat.score += rule.charter.pays[table.charters]
            seat.chartered = True
            table.charters += 1


def _cross(table: Table, seat: Seat, marks: int) -> None:
    """Pay for trestle marks, and be paid for every third (L I7)."""
    trestle = table.figures.rule.trestle
    for _ in range(marks):
        most = max(seat.counts)
        if seat.score >= _RICH or not most:
            seat.score -= trestle.dollars
        else:
            card = seat.counts.index(most)
            seat.counts[card] -= 1
            table.discards.append(card)
        seat.crossed += 1
        seat.score += trestle.pays * (seat.crossed % trestle.every == 0)


def _draw(table: Table, seat: Seat, luck: Rng) -> None:
    """Draw what the tracks that are wanted lack, or two cards of the deck."""
    wild, counts, row = table.colours, seat.counts, table.row
    lacks, waits = _lacks(table, seat)
    if waits and wild in row:
        table.take(wild, luck)
        counts[wild] += 1
        return
    for _ in range(2):
        best = max((card for card in row if card != wild and lacks[card] > 0), key=lacks.__getitem__, default=-1)
        if best >= 0:
            table.take(best, luck)
            lacks[best] -= 1
        else:
            best = table.pop(luck)
            if best < 0 and row:
                best = row.pop()
        if best >= 0:
            counts[best] += 1


def _lacks(table: Table, seat: Seat) -> tuple[list[int], bool]:
    """Return how many cards of each colour the next tracks lack, and whether a wild one is waited for."""
    counts = seat.counts
    lacks, short = [-count for count in counts], 0
    for place, track in enumerate(seat.goals[:_DRAWN_FOR]):
        colour, cards = table.colour[track], table.board.length[track]
        if colour < 0:
            colour = max(range(table.colours), key=counts.__getitem__)
        lacks[colour] += cards
        if not place:
            short = cards - counts[colour]
    return lacks, short == 1
