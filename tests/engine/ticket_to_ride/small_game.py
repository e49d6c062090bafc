"""A small game of the family made for its tests, of Europe's steps with other facts and other rules.

A board of two pieces, of which the west opens during play; a triple route; marked cards; newspapers in the deck; no
stations, tunnels, long tickets or bonus for a trail. A claim has three steps of its own around placing the trains: a
toll that the player may pay with a coin or not, a coin for every pick among the cards laid down, and a blind card.
"""

from __future__ import annotations

from functools import cache

from engine.core.game import GameInfo, Result
from engine.core.moves import Choice, Move, Option
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.steps import AutomaticStep, FramedGame, Round, Rounds, Step, resume
from engine.core.text import Player, text
from engine.core.views import Event
from engine.ticket_to_ride import scoring
from engine.ticket_to_ride.board import City, Route, Space, Ticket, board_of
from engine.ticket_to_ride.cards import CardKind, CardSet, MarkedCard
from engine.ticket_to_ride.europe.planning import goals
from engine.ticket_to_ride.europe.planning.draws import best_draw
from engine.ticket_to_ride.europe.planning.plan import plan_tickets, tickets_to_keep
from engine.ticket_to_ride.europe.planning.position import Position
from engine.ticket_to_ride.europe.random_player import RandomPlayer
from engine.ticket_to_ride.europe.setting_up import deal_cards, deal_tickets, draw_lots
from engine.ticket_to_ride.europe.steps.claim import ClaimRoutes, PlaceTrains, claim_round
from engine.ticket_to_ride.europe.steps.draw import DrawCards, DrawSecondCard
from engine.ticket_to_ride.europe.steps.keep import KeepOpeningTickets, KeepSomeTickets, after_opening
from engine.ticket_to_ride.europe.steps.tickets import DrawSomeTickets
from engine.ticket_to_ride.moves import ClaimRoute, DrawCard, DrawTickets, KeepTickets
from engine.ticket_to_ride.printed import Printed
from engine.ticket_to_ride.rules import Rules
from engine.ticket_to_ride.scoring import Holding
from engine.ticket_to_ride.state import Holdings, Supply, TicketToRideState
from engine.ticket_to_ride.supply import draw
from engine.ticket_to_ride.turns import TakeTurn, end_turn
from engine.ticket_to_ride.views import SeatView, TableView, seat_part, table_part

CARDS = CardSet(
    colours=tuple(CardKind(name, 7) for name in ("red", "blue", "green")),
    wild_kind=CardKind("rainbow", 4),
    marked=(MarkedCard("red-pick", 2, "red", "pick"), MarkedCard("blue-pick", 2, "blue", "pick")),
    resolved=(CardKind("newspaper", 3),),
)
RULES = Rules(
    min_players=2,
    max_players=4,
    trains=12,
    opening_cards=3,
    opening_tickets=2,
    opening_keep=1,
    face_up=4,
    wilds_that_reset=3,
    resets_in_a_row=5,
    drawn_tickets=2,
    drawn_keep=1,
    doubles_open_from=4,
    last_round_trains=1,
    route_points={1: 1, 2: 2, 3: 4},
)


def _route(name: str, length: int, colour: str, parallel: str = "", needs: str = "") -> Route:
    a, b = name.rstrip("123").split("-")
    spaces = (Space(0, 0, 0),) * length
    return Route(name, a, b, colour, spaces, parallel=tuple(parallel.split()), needs=tuple(needs.split()))


WHOLE = board_of(
    CARDS,
    [
        City(name, name.title(), 0, 0, piece)
        for name, piece in zip("abcdwx", ("east",) * 4 + ("west",) * 2, strict=True)
    ],
    [
        _route("a-b1", 2, "red", parallel="a-b2 a-b3"),
        _route("a-b2", 2, "blue", parallel="a-b1 a-b3"),
        _route("a-b3", 2, "grey", parallel="a-b1 a-b2"),
        _route("b-c1", 3, "green", parallel="b-c2"),
        _route("b-c2", 3, "grey", parallel="b-c1"),
        _route("c-d", 1, "blue"),
        _route("a-d", 3, "red"),
        _route("d-w", 2, "green", needs="west"),
        _route("w-x", 2, "grey", needs="west"),
    ],
    [
        Ticket("a-c", "a", "c", 5),
        Ticket("b-d", "b", "d", 4),
        Ticket("a-d", "a", "d", 3),
        Ticket("c-a", "c", "a", 5),
        Ticket("d-b", "d", "b", 4),
        Ticket("a-b", "a", "b", 2),
        Ticket("b-c", "b", "c", 3),
        Ticket("c-d", "c", "d", 1),
        Ticket("d-a", "d", "a", 3),
    ],
)
EAST = ("east", "")


@cache
def printed(opened: tuple[str, ...]) -> Printed:
    return Printed("small", CARDS, WHOLE.opened(opened), RULES)


class SmallHoldings(Holdings):
    coins: int = 1


class SmallState(TicketToRideState):
    seats: list[SmallHoldings]
    opened: tuple[str, ...] = EAST
    news: int = 0

    @property
    def printed(self) -> Printed:
        return printed(self.opened)

    def resolve(self, card):
        """A newspaper: the third one opens the west."""
        self.supply.discards.append(card)
        self.news += 1
        if self.news == 3:
            self.opened = (*EAST, "west")
        yield Event(text("small.news", number=self.news), reveals=True)


class AnswerToll(Move, frozen=True, tag="toll"):
    pays: str


class Toll(Step[SmallState]):
    """A question in the midst of a claim."""

    name = "toll"
    moves = (AnswerToll,)

    def waits(self, state, actor):
        return state.seats[int(actor)].coins > 0

    def kinds(self, state, actor):
        return self.moves

    def slot(self, state, actor, kind, field, chosen):
        return Choice(tuple(Option(answer, text(f"small.{answer}")) for answer in ("yes", "no")))

    def play(self, draft, move):
        draft.finish(self.name)
        draft.seats[move.seat].coins -= move.pays == "yes"
        yield Event(text("small.toll", player=Player(move.seat)))


class EarnCoins(AutomaticStep[SmallState]):
    name = "coins"

    def skip(self, draft, actor):
        marks = [CARDS.kinds[card] for card in draft.claim_under_way.laid]
        earned = sum(isinstance(kind, MarkedCard) and kind.mark == "pick" for kind in marks)
        draft.seats[int(actor)].coins += earned
        yield Event(text("small.coins", earned=earned))


class DrawBlind(AutomaticStep[SmallState]):
    name = "blind"

    def skip(self, draft, actor):
        told = []
        card = draw(draft, told)
        if card is not None:
            draft.seats[int(actor)].hand[card] += 1
        return told


class SmallView(TableView, frozen=True, kw_only=True, tag="small"):
    news: int


TURN = TakeTurn(DrawCards(), ClaimRoutes(), DrawSomeTickets())
SECOND_CARD = DrawSecondCard()


class SmallGame(FramedGame[SmallState]):
    info = GameInfo(key="small", players=(2, 4), rules=1)
    state_type = SmallState
    rounds = Rounds(
        opening=Round(KeepOpeningTickets(), then=after_opening, together=True),
        turns=Round(TURN, then=end_turn(lambda draft: (scoring.announce(outcome(draft)),))),
        second_card=Round(SECOND_CARD, then=resume),
        claim=claim_round({3: EarnCoins(), 1: Toll(), 2: PlaceTrains(), 12: DrawBlind()}),
        new_tickets=Round(KeepSomeTickets(), then=resume),
    )

    def __init__(self):
        super().__init__()
        self.policies = {"random": RandomPlayer({"turns": TURN, "second_card": SECOND_CARD}), "normal": plan}

    def setup(self, setup, seed):
        seats = [SmallHoldings(CARDS.empty_hand(), RULES.trains, [], []) for _ in range(setup.players)]
        state = SmallState(Rng(seed), [], seats, Seat(0), Supply([], [], []), [], {})
        deal_cards(state)
        state.news, state.opened = 0, EAST
        deal_tickets(state)
        draw_lots(state)
        return state

    def view(self, state, viewer):
        return SmallView(
            **table_part(state, viewer, self.actors(state)),
            seats=tuple(SeatView(**seat_part(state, Seat(seat))) for seat in range(len(state.seats))),
            news=state.news,
        )

    def result(self, state) -> Result | None:
        return outcome(state) if state.over else None


def outcome(state) -> Result:
    holdings = [Holding(tuple(held.tickets)) for held in state.seats]
    return scoring.result(scoring.tallies(state.printed, state.claims, {}, holdings))


def plan(game, state, seat, rng):
    """Plan with what Europe's opponent has, and nothing else."""
    view, kinds = game.view(state, seat), game.kinds(state, seat)
    seen = Position(
        printed=state.printed,
        seat=seat,
        seats=view.seats,
        hand=tuple(view.own.cards.values()),
        tickets=tuple(state.printed.board.tickets[held.ticket] for held in view.own.tickets),
        claims=dict(view.claims),
        turns_left=view.turns_left,
    )
    if KeepTickets in kinds:
        kept = tickets_to_keep(seen, seen.tickets_of(view.own.offered), view.own.keep_at_least)
        return KeepTickets(seat, tuple(ticket.id for ticket in kept))
    if AnswerToll in kinds:
        return AnswerToll(seat, "no")
    planned = plan_tickets(seen)
    wanted = goals.wanted(seen, planned)
    claim = goals.claim_now(seen, planned, wanted) if ClaimRoute in kinds else None
    if claim:
        return ClaimRoute(seat, claim[0].id, CARDS.written(claim[1]))
    if DrawCard in kinds:
        drawable = tuple(option.value for option in game.slot(state, seat, DrawCard, "card", {}).options)
        return DrawCard(seat, best_draw(seen, view.face_up, wanted, drawable))
    if DrawTickets in kinds:
        return DrawTickets(seat)
    return game.policies["random"](game, state, seat, rng)


SMALL = SmallGame()
