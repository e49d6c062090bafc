"""The lessons that teach Ticket to Ride: Europe: seven positions with two players, the first being the learner.

Below them are the examples for the rulebook.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from engine.core.lessons import Example, Goal, Lesson, Mistake
from engine.core.seat import Seat
from engine.core.steps import Frame
from engine.ticket_to_ride.board import CityId, RouteId, TicketId
from engine.ticket_to_ride.europe.printed import PRINTED
from engine.ticket_to_ride.europe.state import EuropeState
from engine.ticket_to_ride.europe.stations import BuildStation
from engine.ticket_to_ride.europe.tunnels import AbandonTunnel, PayTunnel
from engine.ticket_to_ride.moves import ClaimRoute, DrawCard, DrawTickets, KeepTickets

YOU, OTHER = Seat(0), Seat(1)
PLAYERS = 2


def _in_turn(  # noqa: PLR0913 - what lies on a table
    hand: Mapping[str, int],
    *,
    tickets: Sequence[str] = (),
    row: Sequence[str] = ("purple", "blue", "white", "green", "black"),
    next_cards: Sequence[str] = (),
    own: Sequence[str] = (),
    others: Sequence[str] = (),
    last: bool = False,
) -> Callable[[EuropeState], None]:
    """Return a function that arranges a position with the learner to move.

    Args:
        hand: the learner's cards, by their names.
        tickets: the learner's tickets.
        row: the cards that lie face up.
        next_cards: the cards that are drawn next from the deck.
        own: the routes that the learner has claimed.
        others: the routes that the other player has claimed.
        last: whether it is the last turn of the game.

    """

    def arrange(state: EuropeState) -> None:
        cards, routes = PRINTED.cards, PRINTED.board.routes
        state.claims = {
            **{RouteId(each): YOU for each in own},
            **{RouteId(each): OTHER for each in others},
        }
        state.start = YOU
        for seat, held in enumerate(state.seats):
            built = sum(routes[route].length for route, owner in state.claims.items() if owner == seat)
            held.trains, held.tickets, held.offered = PRINTED.rules.trains - built, [], []
        state.seats[OTHER].hand = cards.empty_hand()
        if last:
            state.turns_left = 1
        you = state.seats[YOU]
        you.hand, you.tickets = cards.empty_hand(), [TicketId(each) for each in tickets]
        for name, number in hand.items():
            you.hand[cards.numbers[name]] = number
        state.ticket_deck = [
            ticket.id for ticket in PRINTED.board.tickets.values() if not ticket.long and ticket.id not in tickets
        ]
        state.rng.shuffle(state.ticket_deck)
        lying, ahead = [cards.numbers[name] for name in row], [cards.numbers[name] for name in next_cards]
        rest = Counter({number: kind.count for number, kind in enumerate(cards.kinds)})
        rest.subtract([*lying, *ahead])
        rest.subtract(dict(enumerate(you.hand)))
        deck = sorted(rest.elements())
        state.rng.shuffle(deck)
        state.supply.row, state.supply.discards, state.supply.deck = lying, [], [*deck, *reversed(ahead)]
        state.frames = [Frame("turns", [*range(PLAYERS)], at=YOU)]

    return arrange


def _offered(state: EuropeState) -> None:
    """Lay the tickets of the first lesson in front of the learner, and others in front of the other player."""
    you, other = state.seats
    there = [*other.offered, *you.offered, *state.ticket_deck]
    you.offered = [TicketId(each) for each in (LONG, *TOGETHER, APART)]
    left = [ticket for ticket in there if ticket not in you.offered and not PRINTED.board.tickets[ticket].long]
    other.offered, state.ticket_deck = (
        left[: PRINTED.rules.opening_tickets + 1],
        left[PRINTED.rules.opening_tickets + 1 :],
    )


LONG, APART = "cadiz-stockholm", "smolensk-warszawa"
TOGETHER = (TicketId("paris-wien"), TicketId("london-wien"))
EAST = (
    *("budapest-kyiv", "kyiv-smolensk", "moskva-smolensk", "moskva-petrograd", "petrograd-stockholm", "petrograd-riga"),
    *("kharkov-moskva", "kharkov-rostov", "rostov-sevastopol", "bucuresti-sevastopol"),
)
"""Routes on which the other player has spent nearly all trains."""
NEEDED, LATER = RouteId("frankfurt-paris-a"), RouteId("munchen-wien")

LESSONS = (
    Lesson(
        "tickets",
        PLAYERS,
        (
            Goal(
                KeepTickets(YOU, TOGETHER),
                mistakes=(
                    Mistake("long", KeepTickets(YOU, (TicketId(LONG), *TOGETHER)), lambda move: LONG in move.tickets),
                    Mistake("apart", KeepTickets(YOU, (*TOGETHER, TicketId(APART)))),
                ),
            ),
        ),
        arrange=_offered,
    ),
    Lesson(
        "cards",
        PLAYERS,
        (
            Goal(
                DrawCard(YOU, "orange"),
                mistakes=(
                    Mistake("locomotive", DrawCard(YOU, "locomotive"), lambda move: move.card == "locomotive"),
                    Mistake("deck", DrawCard(YOU, "deck"), lambda move: move.card == "deck"),
                ),
            ),
            Goal(
                DrawCard(YOU, "orange"),
                mistakes=(Mistake("deck", DrawCard(YOU, "deck"), lambda move: move.card == "deck"),),
            ),
        ),
        arrange=_in_turn(
            {"orange": 1, "blue": 1},
            tickets=["paris-wien"],
            row=["orange", "green", "locomotive", "orange", "black"],
            next_cards=["red", "white"],
        ),
    ),
    Lesson(
        "claim",
        PLAYERS,
        (
            Goal(
                ClaimRoute(YOU, NEEDED, "3 orange"),
                mistakes=(
                    Mistake("draw", DrawCard(YOU, "deck")),
                    Mistake("further", ClaimRoute(YOU, LATER, "3 orange"), lambda move: move.route == LATER),
                    Mistake("elsewhere", ClaimRoute(YOU, RouteId("cadiz-madrid"), "3 orange")),
                ),
            ),
        ),
        arrange=_in_turn({"orange": 3, "blue": 1}, tickets=["paris-wien"]),
    ),
    Lesson(
        "ferry",
        PLAYERS,
        (
            Goal(
                ClaimRoute(YOU, RouteId("dieppe-london-a"), "1 red, 1 locomotive"),
                lambda move: move.route in {"dieppe-london-a", "dieppe-london-b"},
                mistakes=(
                    Mistake("draw", DrawCard(YOU, "deck")),
                    Mistake("elsewhere", ClaimRoute(YOU, RouteId("bruxelles-paris-b"), "2 red")),
                ),
            ),
        ),
        arrange=_in_turn({"red": 2, "locomotive": 1}, tickets=["edinburgh-paris"], own=["dieppe-paris"]),
    ),
    Lesson(
        "tunnel",
        PLAYERS,
        (
            Goal(
                ClaimRoute(YOU, RouteId("munchen-venezia"), "2 blue"),
                mistakes=(
                    Mistake("draw", DrawCard(YOU, "deck")),
                    Mistake("elsewhere", ClaimRoute(YOU, RouteId("berlin-essen"), "2 blue")),
                ),
            ),
            Goal(PayTunnel(YOU, "1 blue"), mistakes=(Mistake("give_up", AbandonTunnel(YOU)),)),
        ),
        arrange=_in_turn(
            {"blue": 3},
            tickets=["berlin-roma"],
            next_cards=["blue", "red", "green"],
            own=["roma-venezia", "frankfurt-munchen", "berlin-frankfurt-a"],
        ),
    ),
    Lesson(
        "station",
        PLAYERS,
        (
            Goal(
                BuildStation(YOU, CityId("munchen"), "1 green"),
                lambda move: move.city in {"munchen", "venezia"},
                mistakes=(
                    Mistake("draw", DrawCard(YOU, "deck")),
                    Mistake("elsewhere", BuildStation(YOU, CityId("berlin"), "1 green")),
                ),
            ),
        ),
        arrange=_in_turn(
            {"green": 1},
            tickets=["berlin-roma"],
            own=["roma-venezia", "frankfurt-munchen", "berlin-frankfurt-a"],
            others=["munchen-venezia", "venezia-zurich", "venezia-zagrab"],
        ),
    ),
    Lesson(
        "end",
        PLAYERS,
        (
            Goal(
                ClaimRoute(YOU, RouteId("munchen-wien"), "3 orange"),
                mistakes=(
                    Mistake("tickets", DrawTickets(YOU)),
                    Mistake("draw", DrawCard(YOU, "deck")),
                    Mistake("elsewhere", ClaimRoute(YOU, RouteId("cadiz-madrid"), "3 orange")),
                ),
            ),
        ),
        arrange=_in_turn(
            {"orange": 3},
            tickets=["paris-wien"],
            own=["frankfurt-paris-a", "frankfurt-munchen"],
            others=["budapest-wien-a", "budapest-zagrab", *EAST],
            last=True,
        ),
    ),
)


EXAMPLES = {
    "claiming": Example(
        "board",
        ("berlin", "wien"),
        PLAYERS,
        arrange=_in_turn({"green": 3}),
        then=(ClaimRoute(YOU, RouteId("berlin-wien"), "3 green"),),
        compared=True,
    ),
    "double_routes": Example("board", ("frankfurt", "paris"), PLAYERS, arrange=_in_turn({}, own=["frankfurt-paris-a"])),
    "ferries": Example("board", ("dieppe", "london", "amsterdam"), PLAYERS, arrange=_in_turn({})),
    "tunnels": Example(
        "board",
        ("munchen", "venezia"),
        PLAYERS,
        arrange=_in_turn({"blue": 3}, next_cards=["blue", "red", "green"]),
        then=(ClaimRoute(YOU, RouteId("munchen-venezia"), "2 blue"),),
    ),
    "stations": Example(
        "board",
        ("berlin", "roma"),
        PLAYERS,
        arrange=_in_turn(
            {"green": 1},
            own=["roma-venezia", "frankfurt-munchen", "berlin-frankfurt-a"],
            others=["munchen-venezia"],
        ),
        then=(BuildStation(YOU, CityId("munchen"), "1 green"),),
        compared=True,
    ),
}
"""The examples shown with sections of the rulebook, by the names of the sections."""
