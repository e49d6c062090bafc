"""What does not change while a game of Legends is played on, in numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.ticket_to_ride.legends.effects import bonus_dollars
from engine.ticket_to_ride.legends.facts import UNCOLOURED
from engine.ticket_to_ride.legends.network import PACIFIC
from engine.ticket_to_ride.legends.state import LegendsState

ATLANTIC_PORT, PACIFIC_PORT = 1, 2
"""Marks of a city that is a port there; those of boards come after them."""
OCEANS = ATLANTIC_PORT | PACIFIC_PORT
_PORTS = {"atlantic": ATLANTIC_PORT, PACIFIC: PACIFIC_PORT}
_BOARDS = OCEANS.bit_length()
_TURN = 0.8
"""What the turn of a journey costs on a way in addition to its cards, in cards."""
_ENDLESS = 99
"""Longer than any track."""


class Chart:
    """The boards on the table and all figures, by track where nothing else is said."""

    def __init__(self, state: LegendsState) -> None:
        printed, players = state.printed, range(len(state.seats))
        self.cities: Mapping[str, int] = {city: number for number, city in enumerate(printed.board.cities)}
        self.number: Mapping[str, int] = {track.id: number for number, track in enumerate(printed.tracks)}
        self._tracks(state)
        self._prices(state)
        self._cities(state)
        numbers, bonus = state.pack.cards.numbers, state.pack.figures.bonus
        self.own = [numbers[state.company(seat).company] for seat in players]
        """By seat its colour."""
        self.bonus = [bonus_dollars(state, seat) for seat in players]
        """By seat, as all of the bonus."""
        self.bonus_cards = [bonus.raised_cards * (state.record(seat).raised == "cards") for seat in players]
        self._figures(state)

    def _tracks(self, state: LegendsState) -> None:
        tracks = state.printed.tracks
        self.ends = [(self.cities[track.a], self.cities[track.b]) for track in tracks]
        self.length = [track.length for track in tracks]
        self.longest = max(self.length)
        self.parallel = [[self.number[other] for other in track.parallel] for track in tracks]
        self.at: list[list[tuple[int, int]]] = [[] for _ in self.cities]
        """By city its tracks, each with the city at the other end."""
        for track, (a, b) in enumerate(self.ends):
            self.at[a].append((track, b))
            self.at[b].append((track, a))

    def _prices(self, state: LegendsState) -> None:
        tracks, figures, numbers = state.printed.tracks, state.pack.figures.rule, state.pack.cards.numbers
        self.trestles = [track.trestles if state.rule("trestle") else 0 for track in tracks]
        """Marks to be paid for."""
        self.any_trestles = any(self.trestles)
        self.effort = [length + marks + _TURN for length, marks in zip(self.length, self.trestles, strict=True)]
        """What it costs on a way whatever is at hand, in cards."""
        colours = [state.colour_of(track) for track in tracks]
        self.colour = [numbers.get(colour, -1) for colour in colours]
        """-1: any colour."""
        survey = figures.survey if state.rule("survey") else None
        self.survey = [
            min(survey.most, survey.a_space * length) if survey and colour == UNCOLOURED else 0
            for length, colour in zip(self.length, colours, strict=True)
        ]
        """Dollars for its survey."""
        self.coal_from = figures.coal.from_length if state.rule("coal") else _ENDLESS
        self.burning = [track for track, length in enumerate(self.length) if length >= self.coal_from]
        """The tracks that burn coal."""

    def _cities(self, state: LegendsState) -> None:
        facts, board, rule = state.pack, state.printed.board, state.rule
        large = [state.large(city) for city in self.cities]
        self.gives = [int(large[a] or large[b]) for a, b in self.ends]
        """Cards of a large city."""
        seats = {held.company: seat for seat, held in enumerate(state.seats)}
        self.depot = {
            self.cities[city]: seats[owner] for city, owner in state.campaign.depots.items() if owner in seats
        }
        """By city with a depot whose it is."""
        self.to_depot = [tuple(end for end in ends if end in self.depot) for ends in self.ends]
        self.depots = [tuple(self.depot[end] for end in ends) for ends in self.to_depot]
        """Whose depots lie at its ends."""
        claims = {self.cities[city] for city in facts.claims if city in self.cities} if rule("dig") else ()
        self.to_claim = [tuple(end for end in ends if end in claims) for ends in self.ends]
        towns = [facts.town(city) for city in self.cities]
        boards = {piece: 1 << number for number, piece in enumerate(board.pieces, start=_BOARDS)}
        self.marks = [boards.get(town.piece, 0) | _PORTS.get(town.coast, 0) for town in towns]
        """By city its ocean and its board, a bit each."""

    def _figures(self, state: LegendsState) -> None:
        facts, rule = state.pack, state.pack.figures.rule
        money = facts.figures.money
        self.wild = facts.cards.wild
        self.for_trains = [money.for_trains(trains) for trains in range(facts.figures.table.pieces + 1)]
        """By trains left in the end."""
        self.last_trains, self.both_open = money.last_round_trains, len(state.seats) >= money.both_twins_open_from
        deck = facts.figures.deck
        self.no_drawing_at, self.face_up, self.wilds_that_reset = (
            deck.no_drawing_at,
            deck.face_up,
            deck.wilds_that_reset,
        )
        self.drawn_tickets = state.printed.rules.drawn_tickets
        self.herds: Sequence[int] = rule.herds.pays
        self.most_herds = rule.herds.most
        self.mark_dollars, self.mark_every, self.mark_pays = rule.trestle.dollars, rule.trestle.every, rule.trestle.pays
        self.crossing = rule.trestle.pays / rule.trestle.every
        self.coal_dollars, self.depot_dollars = rule.coal.dollars, rule.depot.foreign
        self.charter: Sequence[int] = rule.charter.pays if state.rule("charter") else ()
        self.flagship = rule.flagship.times if state.rule("flagship") else 1
        """How often a company's flagship counts (L F1.2)."""
        self.through = rule.through if state.rule("through") else None

    def through_rate(self, marks: int) -> int:
        """Return the dollars for the boards that lie in the largest part, by its marks (L J10)."""
        if not self.through:
            return 0
        boards = (marks >> _BOARDS).bit_count()
        return min(self.through.most, max(0, self.through.a_board * (boards - self.through.free_boards)))
