"""Pictures in words, for those who cannot see them.

Each is told from the fullest version to the shortest: where the game is far and names are long, details are left out
rather than the end cut off.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.seat import Seat
from engine.core.text import Param, Player, Text, text
from engine.ticket_to_ride.board import Board, CityId, RouteId, TicketId
from engine.ticket_to_ride.views import HeldTicket, OwnHand, SeatView, TableView
from rendering.api import Versions
from rendering.ticket_to_ride.board import Parts
from rendering.ticket_to_ride.cards import card_name

LATEST = 6
"""How many of the last claims a board's alt text names."""
MOST_TICKETS = 14
"""How many tickets a hand's alt text names."""
IN_A_LIST = 20
"""How many routes are named in one sentence."""
COLOUR_KEYS = ("blue", "red", "green", "yellow", "black")


def board(printed: Board, view: TableView, parts: Parts) -> Versions:
    """Say a position: who is to move, the row, the decks, every player, the latest claims; shorter: the last one."""
    return _board(printed, view, parts, LATEST), _board(printed, view, parts, 1)


def _board(printed: Board, view: TableView, parts: Parts, latest: int) -> Text:
    claims = tuple(
        text("rendering.alt.claim", route=_route(printed, route), colour=_colour(seat))
        for route, seat in reversed(view.claims[-latest:])
    )
    return text(
        "rendering.alt.board",
        turn=_turn(printed, view, parts),
        cards=tuple(card_name(card) for card in view.face_up),
        deck=view.deck,
        ticket_deck=view.ticket_deck,
        players=tuple(_player(seat, parts) for seat in view.seats),
        last=claims[0] if claims else "",
        claims=claims[1:],
        earlier=len(claims[1:]),
        claimed=len(view.claims),
    )


def details(printed: Board, view: TableView, parts: Parts) -> tuple[Text, ...]:
    """Say whose every route is and where stations stand, player by player, then the routes that nobody has claimed."""
    players = (one for seat in view.seats for one in _holdings(printed, view, parts, seat.seat))
    taken = {route for route, _ in view.claims}
    free = [_to_be_claimed(printed, route) for route in printed.routes if route not in taken]
    return (*players, *(text("rendering.words.free", routes=some) for some in _lists(free)))


def _holdings(printed: Board, view: TableView, parts: Parts, seat: Seat) -> Iterator[Text]:
    claimed = [_measured(printed, route) for route, owner in view.claims if owner == seat]
    stations = tuple(printed.cities[city].name for city, owner in parts.stations if owner == seat)
    first, *more = _lists(claimed) or [()]
    key = "player" if parts.reserve else "claimed"
    yield text(f"rendering.words.{key}", player=Player(seat), number=len(claimed), claimed=first, stations=stations)
    yield from (text("rendering.words.player_more", player=Player(seat), claimed=some) for some in more)


def _lists(routes: Sequence[Text]) -> list[tuple[Text, ...]]:
    return [tuple(routes[first : first + IN_A_LIST]) for first in range(0, len(routes), IN_A_LIST)]


def _measured(printed: Board, route: RouteId) -> Text:
    return text("rendering.words.route", route=_route(printed, route), length=printed.routes[route].length)


def _to_be_claimed(printed: Board, route: RouteId) -> Text:
    there = printed.routes[route]
    return text(
        "rendering.words.open_route",
        route=_route(printed, route),
        length=there.length,
        colour=card_name(there.colour) if len(there.colours) == 1 else text("rendering.words.any_colour"),
        tunnel=int(there.tunnel),
        ferry=len(there.ferry),
    )


def hand(printed: Board, view: TableView) -> Versions:
    """Say a hand: its cards by colour, and its tickets."""
    own = _own(view)
    cards = tuple(_cards(card, count) for card, count in own.cards.items() if count)
    tickets = tuple(
        text(f"rendering.alt.held.{_stands(held)}", ticket=_ticket(printed, held.ticket))
        for held in own.tickets[:MOST_TICKETS]
    )
    return (text("rendering.alt.hand", cards=cards, tickets=tickets, held=len(own.tickets)),)


def _stands(held: HeldTicket) -> str:
    return "lent" if held.lent else "done" if held.done else "open"


def _cards(card: str, count: int) -> Text:
    if card == "locomotive":
        return text("rendering.alt.locomotives", count=count)
    return text("rendering.alt.cards", count=count, card=card_name(card))


def offer(printed: Board, view: TableView) -> Versions:
    """Say which tickets are offered."""
    own = _own(view)
    tickets = tuple(_ticket(printed, ticket) for ticket in own.offered)
    return (text("rendering.alt.offer", tickets=tickets, keep=own.keep_at_least),)


def report(parts: Parts) -> Versions:
    """Say the final scores item by item."""
    lines: list[Param] = [
        text(
            "rendering.alt.tally",
            player=Player(tally.seat),
            total=tally.total,
            routes=tally.routes,
            tickets=tally.ticket_points,
            completed=tally.completed,
            held=len(tally.tickets),
            stations=tally.station_points,
            trail=tally.trail_length,
            bonus=tally.trail_points,
        )
        for tally in sorted(parts.tallies, key=lambda tally: -tally.total)
    ]
    return (text("rendering.alt.report", players=tuple(lines)),)


def _turn(printed: Board, view: TableView, parts: Parts) -> Text:
    if not view.to_move:
        return text("rendering.alt.over")
    tunnel = parts.tunnel
    if tunnel is not None:
        return text(
            "rendering.alt.tunnel",
            player=Player(tunnel.seat),
            route=_route(printed, tunnel.route),
            cards=tuple(card_name(card) for card in tunnel.revealed),
            extra=tunnel.extra,
        )
    return text("rendering.alt.turn", players=tuple(Player(seat) for seat in view.to_move))


def _player(seat: SeatView, parts: Parts) -> Text:
    return text(
        "rendering.alt.player",
        player=Player(seat.seat),
        colour=_colour(seat.seat),
        score=seat.score,
        trains=seat.trains,
        stations=parts.reserve[seat.seat] if parts.reserve else 0,
        cards=seat.cards,
        tickets=seat.tickets,
    )


def _colour(seat: Seat) -> Text:
    return text(f"rendering.player.{COLOUR_KEYS[seat]}")


def _route(printed: Board, route: RouteId) -> Text:
    ends = printed.routes[route]
    return _cities(printed, ends.a, ends.b)


def _cities(printed: Board, a: CityId, b: CityId) -> Text:
    return text("rendering.cities", a=printed.cities[a].name, b=printed.cities[b].name)


def _ticket(printed: Board, ticket: TicketId) -> Text:
    card = printed.tickets[ticket]
    return text("rendering.ticket", cities=_cities(printed, card.a, card.b), points=card.points)


def _own(view: TableView) -> OwnHand:
    if view.own is None:
        raise LookupError("only a seat has a hand")
    return view.own
