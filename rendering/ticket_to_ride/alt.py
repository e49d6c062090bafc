"""Pictures in words, for those who cannot see them.

Each comes in versions from the fullest to the shortest: late in a game, or with long names, details are left out rather
than the end cut off.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

from engine.core.seat import Seat
from engine.core.text import Player, Text, text
from engine.ticket_to_ride.board import Board, CityId, RouteId, TicketId
from engine.ticket_to_ride.printed import Printed
from engine.ticket_to_ride.scoring import Tally, TicketTally
from engine.ticket_to_ride.tickets import Network
from engine.ticket_to_ride.views import HeldTicket, OwnHand, SeatView, TableView
from rendering.api import Subject, Versions
from rendering.ticket_to_ride.board import Parts
from rendering.ticket_to_ride.cards import card_name
from rendering.ticket_to_ride.way import missing_ways

DASH = "\u2013"
LATEST = 6
"""How many of the last claims a board's alt text names."""
MOST_TICKETS = 14
"""How many tickets a hand's alt text names."""
IN_A_LIST = 20
"""How many routes are named in one sentence."""
COLOUR_KEYS = ("blue", "red", "green", "yellow", "black")


def board(printed: Board, view: TableView, parts: Parts) -> Versions:
    """Describe a position: who is to move, the row, the decks, every player, and all claimed routes, by player.

    Shorter versions have only the points and routes of the players; then only the routes, by player; then only the
    latest claims; the shortest only the last one.
    """
    players = tuple(_player(seat, parts) for seat in view.seats)
    networks, brief, routes = (
        tuple(_network(printed, view, parts, seat, key) for seat in view.seats)
        for key in ("rendering.alt.network", "rendering.alt.network_brief", "rendering.alt.network_routes")
    )
    return (
        _board(printed, view, parts, players=players, networks=networks),
        _board(printed, view, parts, players=brief, networks=()),
        _routes(printed, view, parts, routes),
        _board(printed, view, parts, players=players, latest=_latest(printed, view, LATEST)),
        _board(printed, view, parts, players=players),
    )


def _board(
    printed: Board,
    view: TableView,
    parts: Parts,
    *,
    players: tuple[Text, ...],
    networks: tuple[Text, ...] | None = None,
    latest: tuple[Text, ...] = (),
) -> Text:
    last = _latest(printed, view, 1)
    return text(
        "rendering.alt.board",
        turn=_turn(printed, view, parts),
        cards=tuple(card_name(card) for card in view.face_up),
        deck=view.deck,
        ticket_deck=view.ticket_deck,
        players=players,
        last=last[0] if last else "",
        claims=latest[1:],
        earlier=len(latest[1:]),
        claimed=len(view.claims),
        networks=networks or (),
        told=int(bool(networks) and bool(view.claims)),
        elsewhere=int(networks is None and len(view.claims) > max(1, len(latest))),
    )


def _routes(printed: Board, view: TableView, parts: Parts, networks: tuple[Text, ...]) -> Text:
    return text(
        "rendering.alt.board_routes",
        turn=_turn(printed, view, parts),
        cards=tuple(card_name(card) for card in view.face_up),
        deck=view.deck,
        ticket_deck=view.ticket_deck,
        claimed=len(view.claims),
        networks=networks,
    )


def _latest(printed: Board, view: TableView, most: int) -> tuple[Text, ...]:
    """Describe the latest claims, the last of them first."""
    return tuple(
        text("rendering.alt.claim", route=_route(printed, route), player=Player(seat))
        for route, seat in reversed(view.claims[-most:])
    )


def _network(printed: Board, view: TableView, parts: Parts, seat: SeatView, key: str) -> Text:
    """Say which routes a player has claimed, end to end, and where stations stand."""
    routes = [route for route, owner in view.claims if owner == seat.seat]
    stations = tuple(printed.cities[city].name for city, owner in parts.stations if owner == seat.seat)
    return text(
        key,
        player=Player(seat.seat),
        score=seat.score,
        number=len(routes),
        trails=trails(printed, routes),
        stations=stations,
        built=len(stations),
    )


def trails(printed: Board, routes: Sequence[RouteId]) -> tuple[str, ...]:
    """Put routes end to end, each once, and name the cities along the way, which takes half the words."""
    left = [(printed.routes[route].a, printed.routes[route].b) for route in routes]
    found: list[str] = []
    while left:
        ends = Counter(city for pair in left for city in pair)
        # A trail begins where an odd number of routes ends, if anywhere: then nothing is left over in between.
        here = next((city for city, number in ends.items() if number % 2), left[0][0])
        cities = [here]
        while pair := next((pair for pair in left if here in pair), None):
            left.remove(pair)
            here = pair[1] if pair[0] == here else pair[0]
            cities.append(here)
        found.append(DASH.join(printed.cities[city].name for city in cities))
    return tuple(found)


def details(printed: Board, view: TableView, parts: Parts, closed: Collection[RouteId]) -> tuple[Text, ...]:
    """Say which routes each player owns and where stations stand, then the routes that nobody has claimed.

    The ``closed`` ones, which nobody may claim, come last.
    """
    players = (one for seat in view.seats for one in holdings(printed, view, parts, seat.seat))
    left = [route for route in printed.routes if route not in dict(view.claims)]
    free, shut = ([_to_be_claimed(printed, r) for r in left if (r in closed) is kept] for kept in (False, True))
    listed = (text("rendering.words.free", routes=some) for some in _lists(free))
    return (*players, *listed, *(text("rendering.words.closed", routes=some) for some in _lists(shut)))


def subjects(printed: Board, view: TableView) -> tuple[Subject, ...]:
    """Return what can be looked at: every city, every route, every player."""
    cities = (
        Subject(f"city/{city}", _city(printed, city), (city, *(route.id for route in printed.routes_at[city])))
        for city in printed.cities
    )
    routes = (Subject(f"route/{route}", _to_be_claimed(printed, route), (route,)) for route in printed.routes)
    players = (Subject(f"player/{seat.seat}", text("player", player=Player(seat.seat))) for seat in view.seats)
    return (*cities, *routes, *players)


def look(
    game: Printed, view: TableView, parts: Parts, closed: Collection[RouteId], subject: Subject
) -> tuple[Text, ...]:
    """Describe what stands in a city and leads away from it, who owns a route, or what everybody sees of a player."""
    kind, _, name = subject.id.partition("/")
    if kind == "city":
        return _look_at_city(game.board, view, parts, closed, CityId(name))
    if kind == "route":
        return _look_at_route(game, view, closed, RouteId(name))
    seat = Seat(int(name))
    return (_player(view.seats[seat], parts), *holdings(game.board, view, parts, seat))


def _look_at_city(
    printed: Board, view: TableView, parts: Parts, closed: Collection[RouteId], city: CityId
) -> tuple[Text, ...]:
    lines = [text("rendering.look.station", player=Player(owner)) for there, owner in parts.stations if there == city]
    lines += [
        text(
            "rendering.look.leads",
            route=_priced(printed, route.id, _city(printed, route.other_end(city))),
            stands=_stands(view, closed, route.id),
        )
        for route in printed.routes_at[city]
    ]
    if view.own is not None:
        claimed = [route for route, owner in view.claims if owner == view.viewer]
        if joined := _joined(printed, claimed, city):
            lines.append(text("rendering.look.joined", cities=joined))
        lines += [
            text("rendering.look.ticket", ticket=held_ticket(printed, held))
            for held in view.own.tickets
            if city in {(ticket := printed.tickets[held.ticket]).a, *ticket.ends}
        ]
    return tuple(lines)


def _joined(printed: Board, claimed: Sequence[RouteId], city: CityId) -> tuple[str, ...]:
    """Return the other cities that are joined with one by some routes."""
    network = Network(printed, claimed)
    here = network.root(city)
    return tuple(one.name for one in printed.cities.values() if one.id != city and network.root(one.id) == here)


def _look_at_route(game: Printed, view: TableView, closed: Collection[RouteId], route: RouteId) -> tuple[Text, ...]:
    printed, points = game.board, game.rules.points(game.board.routes[route].length)
    stands = text("rendering.look.route", stands=_stands(view, closed, route), points=points)
    return (
        stands,
        *(
            text("rendering.look.parallel", route=_to_be_claimed(printed, other), stands=_stands(view, closed, other))
            for other in printed.routes[route].parallel
        ),
    )


def _stands(view: TableView, closed: Collection[RouteId], route: RouteId) -> Text:
    """Say who owns a route, or that nobody may claim it, or that anybody may."""
    owner = dict(view.claims).get(route)
    if owner is not None:
        return text("rendering.look.owned", player=Player(owner))
    return text("rendering.look.closed" if route in closed else "rendering.look.free")


def _city(printed: Board, city: CityId) -> Text:
    return text("rendering.look.city", city=printed.cities[city].name)


def holdings(printed: Board, view: TableView, parts: Parts, seat: Seat) -> Iterator[Text]:
    """Say which routes a player has claimed, and where the player's stations stand."""
    claimed = [_measured(printed, route) for route, owner in view.claims if owner == seat]
    stations = tuple(printed.cities[city].name for city, owner in parts.stations if owner == seat)
    first, *more = _lists(claimed) or [()]
    key = "rendering.words.player" if parts.reserve else "rendering.words.claimed"
    yield text(key, player=Player(seat), number=len(claimed), claimed=first, stations=stations)
    yield from (text("rendering.words.player_more", player=Player(seat), claimed=some) for some in more)


def _lists(routes: Sequence[Text]) -> list[tuple[Text, ...]]:
    return [tuple(routes[first : first + IN_A_LIST]) for first in range(0, len(routes), IN_A_LIST)]


def _measured(printed: Board, route: RouteId) -> Text:
    return text("rendering.words.route", route=_route(printed, route), length=printed.routes[route].length)


def _to_be_claimed(printed: Board, route: RouteId) -> Text:
    return _priced(printed, route, _route(printed, route))


def _priced(printed: Board, route: RouteId, called: Text) -> Text:
    """Say what a route costs, after what it is ``called``."""
    there = printed.routes[route]
    return text(
        "rendering.words.open_route",
        route=called,
        length=there.length,
        colour=card_name(there.colour) if len(there.colours) == 1 else text("rendering.words.any_colour"),
        tunnel=int(there.tunnel),
        ferry=len(there.ferry),
    )


def hand(game: Printed, view: TableView, parts: Parts) -> Versions:
    """Describe a hand: its cards by colour, its tickets, and for each open one the trains and the way still missing.

    Shorter versions leave out the ways; then also the trains, and tickets beyond ``MOST_TICKETS``.
    """
    own, seat, board = _own(view), view.viewer, game.board
    assert seat is not None
    cards = tuple(_cards(card, count) for card, count in own.cards.items() if count)
    still = [board.tickets[held.ticket] for held in own.tickets if not held.done]
    ways, trails = missing_ways(game, view, seat, still, parts.lent), longest_paths(parts, seat)

    def version(held: Sequence[HeldTicket], say: Callable[[HeldTicket], Text]) -> Text:
        tickets = tuple(map(say, held))
        said = text("rendering.alt.hand", cards=cards, tickets=tickets, held=len(own.tickets))
        return said if trails is None else text("rendering.alt.hand_trails", hand=said, trails=trails)

    return (
        version(own.tickets, lambda held: held_ticket(board, held, ways, way=True)),
        version(own.tickets, lambda held: held_ticket(board, held, ways)),
        version(own.tickets[:MOST_TICKETS], lambda held: held_ticket(board, held)),
    )


def held_ticket(
    board: Board,
    held: HeldTicket,
    ways: Mapping[str, Sequence[RouteId]] | None = None,
    *,
    way: bool = False,
    called: Text | None = None,
) -> Text:
    """Say how a ticket stands; with ``ways`` also how many trains an open one still takes, and with ``way`` which way.

    ``called``: its name, if it is not named by its points.
    """
    ticket = called or _ticket(board, held.ticket)
    if held.done or ways is None:
        stands = "lent" if held.lent else "done" if held.done else "open"
        # ``lent``, ``done`` and ``open``.
        return text(f"rendering.alt.held.{stands}", ticket=ticket)
    missing = ways[held.ticket]
    trains = sum(board.routes[route].length for route in missing)
    by = trails(board, missing) if way else ()
    return text("rendering.alt.held.missing", ticket=ticket, trains=trains, trails=by, told=len(by))


def longest_paths(parts: Parts, viewer: Seat) -> Text | None:
    """Say how long each player's longest path is, the viewer's first, or None if nobody has claimed a route yet."""
    if not any(parts.trails):
        return None
    others = [seat for seat in map(Seat, range(len(parts.trails))) if seat != viewer]
    lengths = tuple(text("rendering.hand.trail", player=Player(seat), trains=parts.trails[seat]) for seat in others)
    return text("rendering.hand.trails", own=parts.trails[viewer], others=lengths)


def _cards(card: str, count: int) -> Text:
    if card == "locomotive":
        return text("rendering.alt.locomotives", count=count)
    return text("rendering.alt.cards", count=count, card=card_name(card))


def offer(printed: Board, view: TableView) -> Versions:
    """Say which tickets are offered."""
    own = _own(view)
    tickets = tuple(_ticket(printed, ticket) for ticket in own.offered)
    return (text("rendering.alt.offer", tickets=tickets, keep=own.keep_at_least),)


def report(printed: Board, parts: Parts) -> Versions:
    """Give the final scores item by item; shorter: without the names of the tickets."""
    ranked = sorted(parts.tallies, key=lambda tally: -tally.total)
    versions = [tuple(_tally(printed, tally, named=named) for tally in ranked) for named in (True, False)]
    return tuple(text("rendering.alt.report", players=said) for said in versions)


def _tally(printed: Board, tally: Tally, *, named: bool) -> Text:
    return text(
        "rendering.alt.tally",
        player=Player(tally.seat),
        total=tally.total,
        routes=tally.routes,
        tickets=tally.ticket_points,
        completed=tally.completed,
        held=len(tally.tickets),
        named=tuple(_scored(printed, each) for each in tally.tickets if named),
        stations=tally.station_points,
        trail=tally.trail_length,
        bonus=tally.trail_points,
    )


def _scored(printed: Board, tally: TicketTally) -> Text:
    card = printed.tickets[tally.ticket]
    return scored_ticket(_cities(printed, card.a, card.b), tally.points)


def scored_ticket(cities: Text, points: int) -> Text:
    """Name a ticket with what it came to in the end."""
    return text("rendering.alt.scored", cities=cities, points=points)


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
            turns=view.turns_left or 0,
        )
    players = tuple(Player(seat) for seat in view.to_move)
    return text("rendering.alt.turn", players=players, turns=view.turns_left or 0)


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
        trail=parts.trails[seat.seat] if parts.trails else 0,
    )


def _colour(seat: Seat) -> Text:
    # One for each colour of players.
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
        raise AssertionError("only a seat has a hand")
    return view.own
