"""Games of Legends played on to their end by a quick plan, much as the planning opponent plays."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.core.rng import Rng
from engine.ticket_to_ride.legends.ahead.chart import OCEANS
from engine.ticket_to_ride.legends.ahead.plans import draw_tickets, make_plan, time_left
from engine.ticket_to_ride.legends.ahead.table import Seat, Table
from engine.ticket_to_ride.legends.sensible.plan import DIG, URGENT

_MOST_TURNS = 400
"""A game in which something always happens ends here."""
_TRAIN = 0.6
"""Dollars that a train placed is worth as it brings the end of the game nearer."""
_WILD = 2.2
"""What a wild is worth in cards of a colour."""
_TRAINS_FOR_TICKETS, _TURNS_FOR_TICKETS = 5, 8.0
"""Trains and turns that must be left to ask for more tickets."""


class Claim(NamedTuple):
    """Travels a track."""

    track: int


class Draw(NamedTuple):
    """Draws cards for some tracks."""

    goals: Sequence[int] = ()
    first: int | None = None
    """The colour of the first card, -1 from the deck; None: what the tracks ask for most."""


class DrawTickets(NamedTuple):
    """Draws tickets, and keeps the one that fits best."""


Action = Claim | Draw | DrawTickets


def play_out(table: Table, luck: Rng, first: Action | None = None) -> list[float]:
    """Play on to the end, beginning with an action if one is given; return the dollars by seat."""
    players, passes = len(table.seats), 0
    for _ in range(_MOST_TURNS):
        number = table.turn
        action, first = choose(table, number) if first is None else first, None
        if action is not None:
            act(table, number, action, luck)
        passes = passes + 1 if action is None else 0
        if passes > players:
            break  # nobody can do anything any more
        if table.left is not None:
            table.left -= 1
            if not table.left:
                break
        elif table.seats[number].trains <= table.chart.last_trains:
            table.left = players
        table.turn = (number + 1) % players
    return totals(table)


def choose(table: Table, number: int) -> Action | None:
    """Choose what a seat does in its turn; None: nothing can be done."""
    seat, length = table.seats[number], table.chart.length
    if table.left is not None and table.left <= len(table.seats):
        return _best_now(table, seat, payable(table, seat, table.open_tracks(seat, seat.trains))) or _drawing(table, ())
    if not seat.planned:
        make_plan(table, number)
    now = payable(table, seat, seat.goals)
    if now:
        return Claim(now[0])
    time = time_left(table)
    if not seat.goals and table.tickets and seat.trains >= _TRAINS_FOR_TICKETS and time >= _TURNS_FOR_TICKETS:
        return DrawTickets()
    if seat.goals and time > URGENT:
        return _drawing(table, seat.goals)
    spare = seat.trains - sum(length[track] for track in seat.goals)
    tracks = table.open_tracks(seat, spare)
    if time <= URGENT:
        return _best_now(table, seat, payable(table, seat, tracks)) or _drawing(table, seat.goals)
    some = _best_rate(table, seat, tracks)
    return Claim(some[0]) if payable(table, seat, some[:1]) else _drawing(table, some)


def _drawing(table: Table, goals: Sequence[int]) -> Draw | None:
    """Draw cards for some tracks, or return None where there are too few (L C2.7)."""
    return Draw(goals) if len(table.deck) + len(table.discards) > table.chart.no_drawing_at else None


def payable(table: Table, seat: Seat, tracks: Iterable[int]) -> list[int]:
    """Return those of some open tracks that a hand pays for."""
    chart, trains, wild = table.chart, seat.trains, seat.counts[-1]
    held = [number + wild for number in seat.counts[:-1]]
    held.append(max(held))  # of any colour: its number is -1
    length, colour = chart.length, chart.colour
    found = [track for track in tracks if length[track] <= held[colour[track]] and length[track] <= trains]
    return [track for track in found if _pays_marks(table, seat, track)] if chart.any_trestles else found


def _pays_marks(table: Table, seat: Seat, track: int) -> bool:
    marks, spare = table.chart.trestles[track], sum(seat.counts) - table.chart.length[track]
    return marks <= spare or table.chart.mark_dollars * marks <= seat.dollars


def _placed(table: Table, seat: Seat) -> list[float]:
    """Return by the number of trains placed at once by how much the trains left in the end bring more."""
    left, trains = table.chart.for_trains, seat.trains
    return [
        left[trains - placed] - left[trains] + _TRAIN * placed for placed in range(min(trains, table.chart.longest) + 1)
    ]


def _best_now(table: Table, seat: Seat, tracks: Sequence[int]) -> Claim | None:
    """Travel the track that brings most at once, tickets that it completes and trains left counted."""
    completes: dict[tuple[int, int], int] = {}
    for one in seat.missing():
        a, b = seat.root(one.a), seat.root(one.b)
        for parts in ((a, b), (b, a)):
            completes[parts] = completes.get(parts, 0) + one.gain + one.loss
    income, placed, length, ends = seat.income, _placed(table, seat), table.chart.length, table.chart.ends
    best, chosen = -1e9, None
    for track in tracks:
        dollars = income[track] + placed[length[track]]
        if completes:
            a, b = ends[track]
            dollars += completes.get((seat.root(a), seat.root(b)), 0)
        if dollars > best:
            best, chosen = dollars, track
    return None if chosen is None else Claim(chosen)


def _best_rate(table: Table, seat: Seat, tracks: Sequence[int]) -> list[int]:
    """Return the two tracks that bring most a turn."""
    *counts, wild = seat.counts
    counts.append(max(counts))  # of any colour: its number is -1
    income, placed, lengths, colours = seat.income, _placed(table, seat), table.chart.length, table.chart.colour
    rated = []
    for track in tracks:
        length = lengths[track]
        lacks = length - wild - counts[colours[track]]
        dollars = income[track] + placed[length]
        rated.append((-dollars / (1 + lacks / 2) if lacks > 0 else -dollars, track))
    rated.sort()
    return [track for _, track in rated[:2]]


def act(table: Table, number: int, action: Action, luck: Rng) -> None:
    """Do what a seat has chosen."""
    match action:
        case Claim(track):
            _travel(table, number, track, luck)
        case Draw(goals, first):
            _draw(table, table.seats[number], goals, first, luck)
        case DrawTickets():
            draw_tickets(table, number)


def _travel(table: Table, number: int, track: int, luck: Rng) -> None:
    seat, chart = table.seats[number], table.chart
    colour = _pay(table, seat, track)
    seat.trains -= chart.length[track]
    seat.dollars += chart.survey[track]
    cards = chart.gives[track]
    if chart.own[number] in {chart.colour[track], colour if chart.survey[track] else -1}:
        seat.dollars += chart.bonus[number]
        cards += chart.bonus_cards[number]
    cards += _visit(table, number, track)
    _collect(table, number, track)
    part = table.take(number, track)
    if chart.charter and not seat.chartered and seat.marks[part] & OCEANS == OCEANS:
        seat.chartered = True
        seat.dollars += chart.charter[table.charters] if table.charters < len(chart.charter) else 0
        table.charters += 1
    for _ in range(cards):
        _take(table, seat, luck)
    if track in seat.goals:
        seat.goals.remove(track)
    seat.planned = bool(seat.goals)
    for each in table.seats:
        if any(table.owner[goal] >= 0 or each.shut[goal] for goal in each.goals):
            each.planned = False


def _pay(table: Table, seat: Seat, track: int) -> int:
    """Pay the set, then trestles and coal; return the colour of the set."""
    chart, counts = table.chart, seat.counts
    length, colour = chart.length[track], chart.colour[track]
    if colour < 0:
        colour = _spared(table, seat, track)
    coloured = min(length, counts[colour])
    counts[colour] -= coloured
    counts[-1] -= length - coloured
    table.discards += [colour] * coloured + [chart.wild] * (length - coloured)
    for _ in range(chart.trestles[track]):
        most = max(range(chart.wild), key=counts.__getitem__)
        if counts[most] > 1 or seat.dollars < chart.mark_dollars:
            card = most if counts[most] else chart.wild
            counts[card] -= 1
            table.discards.append(card)
        else:
            seat.dollars -= chart.mark_dollars
        seat.crossed += 1
        seat.dollars += 0 if seat.crossed % chart.mark_every else chart.mark_pays
    if length >= chart.coal_from:
        if seat.coal:
            seat.coal -= 1
        else:
            seat.dollars -= chart.coal_dollars
    return colour


def _spared(table: Table, seat: Seat, track: int) -> int:
    """Return the colour that pays for a track of any colour and is missed least by the goals."""
    chart, counts, length = table.chart, seat.counts, table.chart.length[track]
    needs = [0] * len(counts)
    for other in seat.goals:
        if other != track and chart.colour[other] >= 0:
            needs[chart.colour[other]] += chart.length[other]
    best, chosen = 1e9, -1
    for colour in range(chart.wild):
        wilds = max(0, length - counts[colour])
        harm = _WILD * wilds + min(needs[colour], length)
        if wilds <= counts[-1] and harm < best:
            best, chosen = harm, colour
    return chosen


def _visit(table: Table, number: int, track: int) -> int:
    """Pay the owners of depots on the way (L J3); return the cards of an own one."""
    seat, cards = table.seats[number], 0
    for end in table.chart.to_depot[track]:
        owner = table.chart.depot[end]
        if owner == number:
            cards = 1
        elif end not in seat.visited:
            seat.visited |= {end}
            table.seats[owner].dollars += table.chart.depot_dollars
    return cards


def _collect(table: Table, number: int, track: int) -> None:
    """Take a herd and dig (L I4.3, I9.3); what is gone or used up brings nothing any more."""
    seat, chart = table.seats[number], table.chart
    herd = next((end for end in chart.ends[track] if end in table.herds), None)
    if herd is not None and seat.herds < chart.most_herds:
        table.herds -= {herd}
        seat.herds += 1
        for each in range(len(table.seats)):
            table.reckon(each, (near for near, _ in chart.at[herd]))
    claim = next((end for end in chart.to_claim[track] if end not in seat.dug), None)
    if claim is not None:
        seat.dug |= {claim}
        seat.dollars += DIG
        table.reckon(number, (near for near, _ in chart.at[claim]))
    if chart.length[track] >= chart.coal_from and not seat.coal:
        table.reckon(number, chart.burning)


def _take(table: Table, seat: Seat, luck: Rng) -> None:
    """Draw a card blind, if there is one."""
    card = _pop(table, luck)
    if card >= 0:
        seat.counts[card] += 1


def _pop(table: Table, luck: Rng) -> int:
    if not table.deck:
        if not table.discards:
            return -1
        table.deck, table.discards = table.discards, []
        luck.shuffle(table.deck)
    return table.deck.pop()


def _draw(table: Table, seat: Seat, goals: Sequence[int], chosen: int | None, luck: Rng) -> None:
    """Draw two cards, or a face-up wild."""
    wild = table.chart.wild
    for first in (True, False):
        colour = _best_draw(table, seat, goals, first=first) if chosen is None else chosen
        chosen = None
        if colour < 0:
            _take(table, seat, luck)
            continue
        table.row.remove(colour)
        seat.counts[colour] += 1
        table.row += _turned_up(table, 1, luck)
        if table.row.count(wild) >= table.chart.wilds_that_reset:
            table.discards += table.row
            table.row = _turned_up(table, table.chart.face_up, luck)
        if colour == wild:
            return


def _turned_up(table: Table, number: int, luck: Rng) -> list[int]:
    """Return so many cards from the deck, fewer where there are no more."""
    return [card for card in (_pop(table, luck) for _ in range(number)) if card >= 0]


def _best_draw(table: Table, seat: Seat, goals: Sequence[int], *, first: bool) -> int:
    """Return the face-up colour that some tracks lack most, a wild where none does, or -1 for the deck."""
    chart, left = table.chart, seat.counts[:-1]
    lacking = [0] * len(left)
    for track in goals:
        colour, length = chart.colour[track], chart.length[track]
        if colour < 0:
            colour = max(range(len(left)), key=left.__getitem__)
        paid = min(left[colour], length)
        left[colour] -= paid
        lacking[colour] += length - paid
    best, chosen = 0, -1
    for colour in table.row:
        if colour != chart.wild and lacking[colour] > best:
            best, chosen = lacking[colour], colour
    if chosen < 0 and first and chart.wild in table.row and sum(map(bool, lacking)) > 1:
        return chart.wild
    return chosen


def totals(table: Table) -> list[float]:
    """Return what the slip of each seat comes to."""
    chart, found = table.chart, list[float]()
    for seat in table.seats:
        root = seat.root
        dollars = seat.dollars + chart.for_trains[seat.trains] + chart.herds[seat.herds]
        for a, b, gain, loss in seat.tickets:
            dollars += gain if root(a) == root(b) else -loss
        if chart.through:
            largest = max(range(len(seat.size)), key=lambda city: (seat.parent[city] == city) * seat.size[city])
            dollars += chart.through_rate(seat.marks[largest])
        found.append(max(0.0, dollars))
    return found
