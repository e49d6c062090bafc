"""The lessons that teach Legends: six positions of the first game, with two companies.

They show no rule, card or place of a later game, and no event by name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from engine.core.lessons import Example, Goal, Lesson, Mistake
from engine.core.seat import Seat
from engine.ticket_to_ride.board import RouteId, TicketId
from engine.ticket_to_ride.legends.moves import Draw, Travel
from engine.ticket_to_ride.legends.state import LegendsState
from engine.ticket_to_ride.moves import DrawTickets, KeepTickets

YOU, OTHER = Seat(0), Seat(1)
"""The companies in black and in blue."""
PLAYERS = 2
FAR, APART = TicketId("quebec--savannah"), TicketId("mobile--charlotte")
TOGETHER = (TicketId("detroit--philadelphia"), TicketId("detroit--new-york"))
THEIRS = tuple(TicketId(each) for each in ("buffalo--charleston", "knoxville--savannah"))
THEIR_TRACKS = (
    *("mobile--savannah-a", "nashville--new-orleans-a", "mobile--new-orleans-a", "atlanta--mobile"),
    *("lewisburg--norfolk", "charlotte--norfolk", "charleston--charlotte"),
)
"""Tracks on which the other company has spent all trains but one."""
WEST, EAST = "detroit--pittsburgh", "philadelphia--pittsburgh"


def _offered(state: LegendsState) -> None:
    """Lay tickets in front of both companies."""
    state.seats[YOU].offered = [FAR, *TOGETHER, APART]
    state.seats[OTHER].offered = [*THEIRS]
    _put_other_tickets_into_the_deck(state)


def _put_other_tickets_into_the_deck(state: LegendsState) -> None:
    """Leave in the deck only tickets that no company has."""
    held = {ticket for seat in state.seats for ticket in (*seat.tickets, *seat.offered)}
    state.ticket_deck = [ticket for ticket in state.campaign.tickets() if ticket not in held]
    state.rng.shuffle(state.ticket_deck)


def _in_turn(
    hand: Mapping[str, int],
    tickets: Sequence[str],
    *,
    row: Sequence[str] = ("white", "green", "blue", "red", "white"),
    own: Sequence[str] = (),
    last: bool = False,
) -> Callable[[LegendsState], None]:
    """Return a function that arranges the learner's first turn.

    Args:
        hand: the learner's cards, by their names.
        tickets: the learner's tickets.
        row: the cards that lie face up.
        own: the tracks that the learner has travelled.
        last: whether it is the learner's last turn. The other company has one too, as the story goes on at the end.

    """

    def arrange(state: LegendsState) -> None:
        cards, you = state.printed.cards, state.seats[YOU]
        _claim(state, own, THEIR_TRACKS if last else ())
        you.tickets, you.hand = [TicketId(each) for each in tickets], cards.empty_hand()
        for name, number in hand.items():
            you.hand[cards.numbers[name]] = number
        supply, before = state.supply, [*state.supply.deck, *state.supply.discards, *state.supply.row]
        supply.row = [cards.numbers[name] for name in row]
        ahead = [cards.numbers[name] for name in ("blue", "green", "red", "white")]
        rest = Counter({card: before.count(card) for card in cards.never_held})
        rest.update({card: cards.kinds[card].count for card in range(len(cards.held))})
        rest.subtract([*supply.row, *ahead])
        for held in state.seats:
            rest.subtract(dict(enumerate(held.hand)))
        deck = sorted(rest.elements())
        state.rng.shuffle(deck)
        supply.deck, supply.discards = [*deck, *ahead], []
        _put_other_tickets_into_the_deck(state)
        if last:
            state.turns_left = PLAYERS

    return arrange


def _claim(state: LegendsState, own: Sequence[str], others: Sequence[str]) -> None:
    """Lay the trains of both companies on tracks."""
    routes = state.printed.board.routes
    state.claims = {**{RouteId(each): YOU for each in own}, **{RouteId(each): OTHER for each in others}}
    for track, owner in state.claims.items():
        state.seats[owner].trains -= routes[track].length


CHOSEN = (
    KeepTickets(YOU, tuple(TicketId(each) for each in ("montreal--philadelphia", "detroit--philadelphia"))),
    KeepTickets(OTHER, THEIRS),
)
"""The moves that keep some of the tickets dealt to both companies."""
STORY = ("story",)
_DRAWN = Mistake("draw", Draw(YOU, "deck"))

LESSONS = (
    Lesson(
        "tickets",
        PLAYERS,
        (
            Goal(
                KeepTickets(YOU, TOGETHER),
                mistakes=(
                    Mistake("far", KeepTickets(YOU, (FAR, *TOGETHER)), lambda move: FAR in move.tickets),
                    Mistake("apart", KeepTickets(YOU, (*TOGETHER, APART)), lambda move: APART in move.tickets),
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
                Draw(YOU, "yellow"),
                mistakes=(
                    Mistake("wild", Draw(YOU, "wild"), lambda move: move.card == "wild"),
                    Mistake("deck", Draw(YOU, "deck"), lambda move: move.card == "deck"),
                ),
            ),
            Goal(
                Draw(YOU, "yellow"),
                mistakes=(Mistake("deck", Draw(YOU, "deck"), lambda move: move.card == "deck"),),
            ),
        ),
        moves=CHOSEN,
        unseen=STORY,
        arrange=_in_turn({"green": 1}, ["detroit--philadelphia"], row=("yellow", "wild", "white", "yellow", "blue")),
    ),
    Lesson(
        "travel",
        PLAYERS,
        (
            Goal(
                Travel(YOU, track=WEST, payment="2 yellow"),
                mistakes=(_DRAWN, Mistake("elsewhere", Travel(YOU, track="albany--buffalo", payment="2 yellow"))),
            ),
        ),
        moves=CHOSEN,
        unseen=STORY,
        arrange=_in_turn({"yellow": 2, "green": 1}, ["detroit--philadelphia"]),
    ),
    Lesson(
        "colour",
        PLAYERS,
        (
            Goal(
                Travel(YOU, track="buffalo--philadelphia", payment="3 black"),
                mistakes=(
                    _DRAWN,
                    Mistake("elsewhere", Travel(YOU, track="charleston--norfolk-b", payment="3 black")),
                ),
            ),
        ),
        moves=CHOSEN,
        unseen=STORY,
        arrange=_in_turn({"black": 3}, ["buffalo--baltimore"], own=["baltimore--philadelphia-a"]),
    ),
    Lesson(
        "grey",
        PLAYERS,
        (
            Goal(
                Travel(YOU, track="boston--montreal-a", payment="1 green, 1 wild"),
                lambda move: move.track.startswith("boston--montreal"),
                mistakes=(_DRAWN, Mistake("elsewhere", Travel(YOU, track="albany--boston", payment="1 green"))),
            ),
        ),
        moves=CHOSEN,
        unseen=STORY,
        arrange=_in_turn(
            {"green": 1, "wild": 1},
            ["montreal--philadelphia"],
            own=["boston--new-york-c", "new-york--philadelphia-a"],
        ),
    ),
    Lesson(
        "end",
        PLAYERS,
        (
            Goal(
                Travel(YOU, track=EAST, payment="2 red"),
                mistakes=(
                    _DRAWN,
                    Mistake("tickets", DrawTickets(YOU)),
                    Mistake("elsewhere", Travel(YOU, track="buffalo--detroit-b", payment="2 red")),
                ),
            ),
        ),
        moves=CHOSEN,
        unseen=STORY,
        arrange=_in_turn({"red": 2}, ["detroit--philadelphia"], own=[WEST], last=True),
    ),
)


def _lying(
    own: Sequence[str] = (), others: Sequence[str] = (), board: str = "", **more: object
) -> Callable[[LegendsState], None]:
    """Return a function that arranges a map to show a rule on, with no frontier board except the rule's own.

    Args:
        own: the tracks of the first company.
        others: the tracks of the second company.
        board: the frontier board that the rule comes with, if any.
        more: values for fields of the campaign, of the state, or of the first company.

    """

    def arrange(state: LegendsState) -> None:
        if board:
            frontier = state.pack.frontiers[board]
            state.campaign.opened, state.campaign.rules = [board], [frontier.rule]
            state.campaign.events |= dict.fromkeys(frontier.events, state.number)
            _put_other_tickets_into_the_deck(state)
        _claim(state, own, others)
        for field, value in more.items():
            holder = next(part for part in (state.campaign, state, state.seats[YOU]) if hasattr(part, field))
            setattr(holder, field, value)

    return arrange


EXAMPLES = {
    "C3-1": Example("board", ("detroit", "pittsburgh"), PLAYERS, arrange=_lying([WEST], ["buffalo--pittsburgh"])),
    "E2": Example("board", ("buffalo", "detroit"), PLAYERS, arrange=_lying([], ["buffalo--detroit-a"])),
    "E5": Example("board", ("boston", "new-york"), PLAYERS, arrange=_lying(["albany--new-york"])),
    "I1": Example(
        "board", ("miami", "savannah"), PLAYERS, arrange=_lying(board="cape", steamers=["miami", "savannah"])
    ),
    "I3": Example(
        "board",
        ("chicago", "st-louis"),
        PLAYERS,
        arrange=_lying(board="prairie", stickers={"chicago--st-louis-b": "green"}),
    ),
    "I4-3": Example(
        "board", ("dallas", "houston"), PLAYERS, arrange=_lying(board="trail", herds=["dallas", "houston"])
    ),
    "J3": Example("board", ("atlanta", "savannah"), PLAYERS, arrange=_lying(depots={"atlanta": "blue"})),
    "J4": Example("board", ("charleston", "norfolk"), PLAYERS, arrange=_lying(combine=["charleston--norfolk-a"])),
}
"""The examples shown with sections of the rulebook, by the names of the sections."""
