"""Games of Ticket to Ride: Europe played on to their end by a quick plan.

Left out: a row that is laid out anew for its locomotives, and tickets drawn later. The longest trail is guessed.
"""

from __future__ import annotations

from engine.core.rng import Rng
from engine.ticket_to_ride.europe.ahead.plans import plan
from engine.ticket_to_ride.europe.ahead.table import Seat, Table, root

_MOST_TURNS = 250
"""A game in which nobody can do anything any more ends here."""
_DRAWN_FOR = 4
"""Routes for which cards are drawn at a time."""


def play_out(table: Table, luck: Rng) -> list[int]:
    """Play on to the end; return the scores by seat."""
    seats, players = table.seats, len(table.seats)
    for _ in range(_MOST_TURNS):
        _take_turn(table, table.turn, luck)
        if table.left is not None:
            table.left -= 1
            if not table.left:
                break
        elif seats[table.turn].trains <= table.last_trains:
            table.left = players
        table.turn = (table.turn + 1) % players
    return _scores(table)


def _scores(table: Table) -> list[int]:
    scores, longest = [], []
    for number, seat in enumerate(table.seats):
        parent = table.parts(number, seat)
        score = seat.score + table.station.points * seat.stations
        for a, b, points in seat.tickets:
            score += points if root(parent, a) == root(parent, b) else -points
        scores.append(score)
        longest.append(_longest(table, number))
    most = max(longest)
    return [score + table.bonus * (length == most) for score, length in zip(scores, longest, strict=True)]


def _longest(table: Table, number: int) -> int:
    """Guess the longest trail: the most trains that hang together, less one for each city at which one might end."""
    parent, ends, length = list(range(len(table.board.at))), table.board.ends, table.board.length
    own = [route for route, owner in enumerate(table.owner) if owner == number]
    degree: dict[int, int] = {}
    for route in own:
        a, b = ends[route]
        parent[root(parent, a)] = root(parent, b)
        degree[a] = degree.get(a, 0) + 1
        degree[b] = degree.get(b, 0) + 1
    size: dict[int, int] = {}
    for route in own:
        together = root(parent, ends[route][0])
        size[together] = size.get(together, 0) + length[route]
    for city, number_of in degree.items():
        if number_of % 2:
            size[root(parent, city)] -= 1
    return max(size.values(), default=0)


def _take_turn(table: Table, number: int, luck: Rng) -> None:
    seat = table.seats[number]
    if seat.dirty:
        plan(table, number, seat)
    last = table.left is not None and table.left <= len(table.seats)
    for route in seat.goals:
        payment = _payment(table, seat, route, last=last)
        if payment is not None:
            _claim(table, number, seat, route, payment, luck)
            return
    if seat.borrowed and (not seat.goals or last) and _build(table, seat):
        return
    if last:
        best = max(
            (route for route in table.open_routes(number, seat) if _payment(table, seat, route, last=last) is not None),
            key=table.board.points.__getitem__,
            default=None,
        )
        if best is not None:
            payment = _payment(table, seat, best, last=last)
            assert payment is not None
            _claim(table, number, seat, best, payment, luck)
        return
    _draw(table, seat, luck)


def _payment(table: Table, seat: Seat, route: int, *, last: bool) -> tuple[int, int] | None:
    """Return a colour and the wild cards with which a route can be paid; a tunnel with one more in reserve."""
    length = table.board.length[route]
    if length > seat.trains:
        return None
    counts, colour, must = seat.counts, table.board.colour[route], table.board.wilds[route]
    wild = table.colours
    if counts[wild] < must:
        return None
    if colour < 0:
        colour = _best_colour(table, seat, route, length - must)
    coloured = min(counts[colour], length - must)
    wilds = length - coloured
    if counts[wild] < wilds:
        return None
    if table.board.tunnel[route] and not last and counts[wild] - wilds + counts[colour] - coloured < 1:
        return None
    return colour, wilds


def _best_colour(table: Table, seat: Seat, route: int, needed: int) -> int:
    """Choose the colour that pays for a grey route: one that is enough and not needed elsewhere, else the most."""
    counts, reserved = seat.counts, [0] * table.colours
    for other in seat.goals:
        if other != route and table.board.colour[other] >= 0:
            reserved[table.board.colour[other]] += table.board.length[other] - table.board.wilds[other]
    best, best_rank = 0, (-99, -99)
    for colour in range(table.colours):
        free = counts[colour] - reserved[colour]
        rank = (min(free, needed), counts[colour])
        if rank > best_rank:
            best, best_rank = colour, rank
    return best


def _claim(table: Table, number: int, seat: Seat, route: int, payment: tuple[int, int], luck: Rng) -> None:
    colour, wilds = payment
    wild, length = table.colours, table.board.length[route]
    coloured = length - wilds
    if table.board.tunnel[route]:
        extra = 0
        for _ in range(3):
            card = _pop(table, luck)
            if card >= 0:
                table.discards.append(card)
                extra += card in {wild, colour if coloured else wild}
        more = min(extra, seat.counts[colour] - coloured) if coloured else 0
        if extra - more > seat.counts[wild] - wilds:
            return
        coloured, wilds = coloured + more, wilds + extra - more
    seat.counts[colour] -= coloured
    seat.counts[wild] -= wilds
    table.discards += [colour] * coloured + [wild] * wilds
    table.owner[route] = number
    seat.trains -= length
    seat.score += table.board.points[route]
    if route in seat.goals:
        seat.goals.remove(route)
        seat.dirty = not seat.goals
    else:
        seat.dirty = True
    taken = [route, *table.board.parallel[route]]
    for other, them in enumerate(table.seats):
        if other != number and any(one in them.goals for one in taken):
            them.dirty = True


def _build(table: Table, seat: Seat) -> bool:
    """Build a station where a route is borrowed, if the cards are there."""
    if not seat.stations:
        return False
    cost = table.station.cost[table.station.number - seat.stations]
    wild = table.colours
    colour = max(range(wild), key=seat.counts.__getitem__)
    coloured = min(seat.counts[colour], cost)
    if seat.counts[wild] < cost - coloured:
        return False
    seat.counts[colour] -= coloured
    seat.counts[wild] -= cost - coloured
    table.discards += [colour] * coloured + [wild] * (cost - coloured)
    seat.stations -= 1
    seat.lent.append(seat.borrowed.pop(0))
    seat.dirty = not seat.borrowed
    return True


def _draw(table: Table, seat: Seat, luck: Rng) -> None:
    """Draw what the routes that are wanted lack, or two cards of the deck."""
    wild, counts, row = table.colours, seat.counts, table.row
    lacks, waits = _lacks(table, seat)
    if waits and wild in row:
        _take(table, wild, luck)
        counts[wild] += 1
        return
    for _ in range(2):
        best = max((card for card in row if card != wild and lacks[card] > 0), key=lacks.__getitem__, default=-1)
        if best >= 0:
            _take(table, best, luck)
            lacks[best] -= 1
        else:
            best = _pop(table, luck)
            if best < 0 and row:
                best = row.pop()
        if best >= 0:
            counts[best] += 1


def _lacks(table: Table, seat: Seat) -> tuple[list[int], bool]:
    """Return how many cards of each colour the next routes lack, and whether a wild one is waited for."""
    board, counts = table.board, seat.counts
    lacks, wilds, short = [-count for count in counts], 0, 0
    for place, route in enumerate(seat.goals[:_DRAWN_FOR]):
        colour = board.colour[route]
        cards = board.length[route] + board.tunnel[route] - board.wilds[route]
        wilds += board.wilds[route]
        if colour < 0:
            colour = max(range(table.colours), key=counts.__getitem__)
        lacks[colour] += cards
        if not place:
            short = cards - counts[colour]
    return lacks, wilds > counts[table.colours] or short == 1


def _take(table: Table, card: int, luck: Rng) -> None:
    """Take a card out of the row, and turn up another one."""
    table.row.remove(card)
    turned_up = _pop(table, luck)
    if turned_up >= 0:
        table.row.append(turned_up)


def _pop(table: Table, luck: Rng) -> int:
    if not table.deck:
        if not table.discards:
            return -1
        table.deck, table.discards = table.discards, []
        luck.shuffle(table.deck)
    return table.deck.pop()
