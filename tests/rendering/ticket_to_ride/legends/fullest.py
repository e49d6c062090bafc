"""Positions of Legends in which there is as much to tell as there can ever be, and more."""

from msgspec.structs import replace

from engine.core.text import Text
from engine.ticket_to_ride.legends.bank_slips import Slip, TicketRow
from engine.ticket_to_ride.legends.campaign import new_campaign
from engine.ticket_to_ride.legends.pack_files import pack, printed_of
from engine.ticket_to_ride.legends.teaching import vault_worths
from engine.ticket_to_ride.legends.vaults import Vault
from engine.ticket_to_ride.legends.view import OpenedVault, PostcardView
from engine.ticket_to_ride.views import HeldTicket
from tests.rendering.tables import positions

PACK = pack()
ALL = tuple(PACK.frontiers)
COMPANIES = ("black", "blue", "green", "red", "yellow")

CHOICES = {
    "event": ({}, tuple(PACK.events)),
    "frontier": ({}, ALL),
    "specialist": ({}, tuple(PACK.specialists)),
    "place": ({"what": "depot"}, tuple(PACK.board.cities)),
}

EVENT = max(PACK.events.values(), key=lambda event: len(event.text))
SPECIALIST = max(PACK.specialists.values(), key=lambda one: len(one.name)).id
SECRETS = sorted(PACK.postcards.values(), key=lambda card: -len(card.secret))
ITEMS = ("ribbon", "bond", "deed", "watch", "lantern", "compass", "locket", "spike") * 2


def fullest():
    """Five companies in the last game with two figures of everything: when it is over, and while it goes on."""
    view, board = positions("legends", 5, "a")[-1][0], printed_of(12, 5, ALL, ()).board
    full = replace(
        view,
        seats=tuple(map(_seat, view.seats)),
        own=_own(view.own, tuple(board.tickets)),
        game=12,
        year=1898,
        turned=True,
        newest=max(ALL, key=len),
        marked=True,
        companies=5,
        worths=_worths(),
        **_on_the_board(board),
        **_events(),
    )
    over = {
        "slips": (_slip(tuple(board.tickets)),) * 5,
        "ranking": (0, 1, 2, 3, 4),
        "opened_vaults": tuple(_vault(company, place) for place, company in enumerate(COMPANIES, start=1)),
        "turns_left": None,
        "to_move": (),
    }
    playing = {"slips": (), "ranking": (), "opened_vaults": (), "turns_left": 5, "to_move": (0,)}
    return replace(full, **over), replace(full, **playing)


def _worths():
    """Return what lies in the vaults is worth once all rules are in force and all boards open."""
    campaign = new_campaign(COMPANIES)
    campaign.opened, campaign.rules = list(ALL), ["charter", "bonds", "depots"]
    campaign.companies["red"].vault = ["deed:45", "watch:10"]
    return vault_worths(campaign)


def _seat(seat):
    """Return a company with as much in front of it as there can be."""
    kept = tuple(PostcardView(one.kind, Text(f"legends.postcard.{one.no}.secret", {}), None) for one in SECRETS[:8])
    return replace(
        seat,
        name="M" * 32,
        score=88,
        trains=42,
        cards=40,
        tickets=28,
        deciding=True,
        specialist=SPECIALIST,
        coal=4,
        herds=("dallas",) * 5,
        nuggets=(6, 6, 5, 5, 4, 4),
        crossed=28,
        steamers=("houston", "los-angeles"),
        bond=True,
        postcards=kept,
        raised="cards",
    )


def _own(own, tickets):
    """Return what one company holds and is asked."""
    return replace(
        own,
        cards={name: 12 for name in PACK.cards.names if name != "newspaper"},
        tickets=tuple(HeldTicket(ticket, done=True) for ticket in tickets[-28:]),
        offered=tickets[:4],
        keep_at_least=2,
        flagship=tickets[-1],
        postcards=tuple(one.no for one in SECRETS[:12]),
        orders={f"card:{SECRETS[0].no}": (Text("legends.option.order.lightning", {}),)},
    )


def _on_the_board(board):
    routes, cities = tuple(sorted(board.routes, key=len)), list(board.cities)
    return {
        "claims": tuple((route, number % 5) for number, route in enumerate(routes)),
        "last_route": routes[-1],
        "combine": routes[:2],
        "herds": ("dallas", "houston"),
        "opened": ALL,
        "stickers": {route: "black" for route in routes if board.routes[route].colour == "uncoloured"},
        "large": tuple(cities[::3]),
        "depots": {city: COMPANIES[number % 5] for number, city in enumerate(cities[:30])},
        "stamps": {ticket: list(COMPANIES) for ticket in board.tickets},
        "exhibition": "chicago",
    }


def _events():
    """Return what lies beside the board: cards, events, express tickets and the story."""
    return {
        "face_up": ("yellow skull",) * 5,
        "deck": 80,
        "ticket_deck": 88,
        "current": EVENT.id,
        "event_pile": tuple(PACK.events)[:20],
        "express": tuple(one.ticket for one in PACK.express),
        "story": tuple(one.id for one in PACK.story_of(12)),
    }


def _slip(tickets):
    """Return the longest bank slip."""
    rows = [
        TicketRow(one, completed=True, dollars=88, steamer=True, flagship=not at) for at, one in enumerate(tickets[:12])
    ]
    powers = [(f"card:{SECRETS[0].no}", 15), (f"specialist:{SPECIALIST}", 10)]
    return Slip(88, 16, rows, 14, 5, 10, 6, 8, powers, 288)


def _vault(company, place):
    return OpenedVault(
        company, "M" * 32, place, Vault(888, 88, 30, 36, 20, 62, 20, 12, 15), (88,) * 12, (0,) * 12, ITEMS
    )
