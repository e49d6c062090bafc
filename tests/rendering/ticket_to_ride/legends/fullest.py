"""Positions of Legends in which there is as much to tell as there can ever be, and more."""

from msgspec.structs import replace

from engine.core.text import Text
from engine.ticket_to_ride.legends.bank_slips import Slip, TicketRow
from engine.ticket_to_ride.legends.pack_files import pack, printed_of
from engine.ticket_to_ride.legends.vaults import Vault
from engine.ticket_to_ride.legends.view import OpenedVault, PostcardView
from engine.ticket_to_ride.views import HeldTicket
from tests.rendering.tables import positions

BOX = pack()
ALL = tuple(BOX.frontiers)
COMPANIES = ("black", "blue", "green", "red", "yellow")


def longest(texts):
    return max(texts, key=len)


def fullest():
    """Five companies in the last game with two figures of everything: when it is over, and while it goes on."""
    view = positions("legends", 5, "a")[-1][0]
    board = printed_of(12, 5, ALL, ()).board
    event = longest(BOX.events[one].text for one in BOX.events)
    current = next(one for one in BOX.events.values() if one.text == event).id
    specialist = max(BOX.specialists.values(), key=lambda one: len(one.name)).id
    secrets = sorted(BOX.postcards.values(), key=lambda card: -len(card.secret))
    card = secrets[0]
    kept = tuple(PostcardView(one.kind, Text(f"legends.postcard.{one.no}.secret", {}), None) for one in secrets[:8])
    seats = tuple(
        replace(
            seat,
            name="M" * 32,
            score=88,
            trains=42,
            cards=40,
            tickets=28,
            deciding=True,
            specialist=specialist,
            coal=4,
            herds=("dallas",) * 5,
            nuggets=(6, 6, 5, 5, 4, 4),
            crossed=28,
            steamers=("houston", "los-angeles"),
            bond=True,
            postcards=kept,
            raised="cards",
        )
        for seat in view.seats
    )
    routes = tuple(sorted(board.routes, key=len))
    tickets = tuple(board.tickets)
    cities = list(board.cities)
    own = replace(
        view.own,
        cards={name: 12 for name in BOX.cards.names if name != "newspaper"},
        tickets=tuple(HeldTicket(ticket, done=True) for ticket in tickets[-28:]),
        offered=tickets[:4],
        keep_at_least=2,
        flagship=tickets[-1],
        postcards=tuple(one.no for one in secrets[:12]),
        orders={f"card:{card.no}": "lightning"},
    )
    rows = [TicketRow(ticket, completed=True, dollars=88, steamer=True) for ticket in tickets[:12]]
    slip = Slip(88, 16, rows, 14, 5, 10, 6, 8, [(f"card:{card.no}", 15), (f"specialist:{specialist}", 10)], 288)
    vault = Vault(888, 88, 30, 36, 20, 62, 20, 12, 15)
    items = ("ribbon", "bond", "deed", "watch", "lantern", "compass", "locket", "spike") * 2
    opened = tuple(
        OpenedVault(company, "M" * 32, place, vault, (88,) * 12, (0,) * 12, items)
        for place, company in enumerate(COMPANIES, start=1)
    )
    full = {
        "seats": seats,
        "own": own,
        "game": 12,
        "year": 1898,
        "claims": tuple((route, number % 5) for number, route in enumerate(routes)),
        "last_route": routes[-1],
        "face_up": ("yellow skull",) * 5,
        "deck": 80,
        "ticket_deck": 88,
        "current": current,
        "event_pile": tuple(BOX.events)[:20],
        "combine": routes[:2],
        "herds": ("dallas", "houston"),
        "opened": ALL,
        "stickers": {route: "black" for route in routes if board.routes[route].colour == "uncoloured"},
        "large": tuple(cities[::3]),
        "depots": {city: COMPANIES[number % 5] for number, city in enumerate(cities[:30])},
        "stamps": {ticket: list(COMPANIES) for ticket in tickets},
        "express": tuple(one.ticket for one in BOX.express),
        "exhibition": "chicago",
        "story": tuple(one.id for one in BOX.story_of(12)),
        "turned": True,
        "newest": longest(ALL),
        "marked": True,
    }
    over = {
        "slips": (slip,) * 5,
        "ranking": (0, 1, 2, 3, 4),
        "opened_vaults": opened,
        "turns_left": None,
        "to_move": (),
    }
    playing = {"slips": (), "ranking": (), "opened_vaults": (), "turns_left": 5, "to_move": (0,)}
    return replace(view, **full, **over), replace(view, **full, **playing)
