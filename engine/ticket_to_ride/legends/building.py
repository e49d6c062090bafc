"""Building for good at the end of a game: large cities, surveys, depots (L F7)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.events import Event
from engine.core.moves import Move
from engine.core.options import Choice, Option, Slot
from engine.core.seat import Seat
from engine.ticket_to_ride.legends.advance import carried_out, take_word
from engine.ticket_to_ride.legends.deciding import DecisionRules
from engine.ticket_to_ride.legends.facts import SECOND
from engine.ticket_to_ride.legends.moves import Build
from engine.ticket_to_ride.legends.powers import Survey
from engine.ticket_to_ride.legends.predicates import own_cities
from engine.ticket_to_ride.legends.sources import can_use, power_of
from engine.ticket_to_ride.legends.state import LegendsState
from engine.ticket_to_ride.legends.tasks import BuildOne
from engine.ticket_to_ride.legends.using import use
from engine.ticket_to_ride.legends.words import city, player, refusal, say, told, track_text

MOST_NAMED = 12
"""Places that a refusal names."""
LARGE, TRACK, DEPOT, NONE = "large", "track", "depot", "none"


def sites(state: LegendsState, seat: int, what: str) -> dict[str, list[str]]:
    """Return what a seat may build now and where; ``what`` as in ``BuildOne``."""
    if what == LARGE:
        return _some({LARGE: sorted(one for one in own_cities(state, seat) if not state.large(one))})
    if what == DEPOT:
        return _some({DEPOT: depot_sites(state, seat)})
    if not can_use(state, seat, what):
        return {}
    board = next(effect.board for effect in power_of(what).effects if isinstance(effect, Survey))
    towns = state.printed.board.cities
    small = [town for town in towns if state.pack.town(town).piece == board and not state.large(town)]
    single = [t.id for t in state.printed.tracks if not t.beside and board in state.printed.boards_of(t)]
    return _some({LARGE: [*small], TRACK: [*single]})


def _some(found: dict[str, list[str]]) -> dict[str, list[str]]:
    return {what: places for what, places in found.items() if places}


def depot_sites(state: LegendsState, seat: int) -> list[str]:
    """Return where a company may build a depot (L J3.1)."""
    depots, figures = state.campaign.depots, state.pack.figures.rule.depot
    company = state.company(seat).company
    if list(depots.values()).count(company) >= figures.most[len(state.campaign.companies)]:
        return []
    tickets = [state.pack.ticket(row.ticket) for row in state.slips[seat].completed]
    ends = {end for ticket in tickets for end in (ticket.a, ticket.b)}
    return sorted(end for end in ends if end not in depots and not state.large(end))


class Building(DecisionRules):
    """One company builds one thing, or nothing."""

    moves = (Build,)

    def prepare(self, draft: LegendsState, task: BuildOne) -> Iterator[Event]:
        """Pass by whoever can build nothing; whoever has left word is not asked (L L2)."""
        seat = task.seats[0]
        found = sites(draft, seat, task.what)
        if not found:
            task.seats.clear()
            return
        source = task.what if ":" in task.what else f"word:{task.what}"
        wish = take_word(draft, seat, source, [place for several in found.values() for place in several])
        if wish is not None:
            what = next((what for what, places in found.items() if wish in places), NONE)
            yield from carried_out(self.answer(draft, task, Build(Seat(seat), what, wish)))

    def slot(
        self, state: LegendsState, task: BuildOne, seat: int, kind: type[Move], field: str, chosen: Mapping[str, Any]
    ) -> Slot:
        """Offer what may be built, then where."""
        found = sites(state, seat, task.what)
        if field == "what":
            return Choice(tuple(Option(one, say(f"option.build.{one}")) for one in (*found, NONE)))
        if chosen.get("what") == NONE:
            return Choice((Option(NONE, say("option.build.none")),))
        places = found.get(str(chosen.get("what")), [place for several in found.values() for place in several])
        return Choice(tuple(Option(place, _place(state, place)) for place in places))

    def answer(self, draft: LegendsState, task: BuildOne, move: Build) -> Iterator[Event]:
        """Build it."""
        seat = int(move.seat)
        nothing = move.what == NONE and move.place == NONE
        if not nothing and move.place not in sites(draft, seat, task.what).get(move.what, ()):
            raise refusal("build.not_there", "F7", possible=_possible(draft, seat, task))
        task.seats.clear()
        if nothing:
            yield told("build.nothing", player=player(seat))
            return
        if move.what == LARGE:
            draft.campaign.large.append(move.place)
        elif move.what == DEPOT:
            draft.campaign.depots[move.place] = draft.company(seat).company
        else:
            draft.campaign.seconds.append(move.place + SECOND)
        yield told(f"build.{move.what}", player=player(seat), place=_place(draft, move.place))
        if task.what not in {LARGE, DEPOT}:
            yield from use(draft, seat, task.what)


def _possible(state: LegendsState, seat: int, task: BuildOne) -> tuple[Any, ...]:
    """Name what may be built instead, and where: no more places than one reads."""
    found = sites(state, seat, task.what)
    places = tuple(_place(state, place) for what in found for place in found[what])
    return (*places[:MOST_NAMED], say("build.others")) if len(places) > MOST_NAMED else places


def _place(state: LegendsState, place: str) -> Any:  # noqa: ANN401 - a Text
    if place in state.printed.board.cities:
        return say("option.city", city=city(state, place))
    return track_text(state, state.printed.track(place))
