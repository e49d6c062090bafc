"""Running the trains, and deciding what becomes of their revenue."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from engine.core.assistance import Suggestion
from engine.core.errors import IllegalMove
from engine.core.moves import Chain, Choice, Move, Option, Slot
from engine.core.seat import Seat
from engine.core.steps import Actor, Step
from engine.core.text import Text, text
from engine.core.views import Event
from engine.eighteenxx.autorouter import best_routes
from engine.eighteenxx.board import Place
from engine.eighteenxx.companies import CompanyId, company_of, is_neutral
from engine.eighteenxx.moves import Dividend, Run
from engine.eighteenxx.revenue import cell_after, pay_half, pay_out, route_context, shares_of_revenue, withhold
from engine.eighteenxx.routes import (
    RouteContext,
    TrainRoute,
    can_begin,
    can_run,
    next_entries,
    read_routes,
    routes_so_far,
    write_routes,
)
from engine.eighteenxx.rules import rules_of
from engine.eighteenxx.state import EighteenxxState, turn_under_way
from engine.eighteenxx.trains import card_text, runnable
from engine.eighteenxx.turns import LastRun, TrainRun
from engine.hexes import HexName


class RunTrains(Step[EighteenxxState]):
    """The company runs its trains; if it can, it must, unless a switch says otherwise."""

    name = "run"
    moves = (Run,)

    def waits(self, state: EighteenxxState, actor: Actor) -> bool:
        """Wait if the company has a train that it can run, and a route for it."""
        return _has_a_route(state, company_of(actor))

    def kinds(self, state: EighteenxxState, actor: Actor) -> tuple[type[Move], ...]:
        """Return running, which is all that is possible."""
        return self.moves if self.waits(state, actor) else ()

    def slot(
        self, state: EighteenxxState, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]
    ) -> Slot:
        """Return what may follow in the list of routes: the next stop of a train, or the next train."""
        company = company_of(actor)
        running = route_context(state, company)
        if must_run_best(state, company):
            return _along(state, running, write_routes(running, best_routes(running).routes), chosen.get(field))
        entries, may_end = next_entries(running, _entries(chosen.get(field)))
        options = tuple(
            Option(entry, _label(state, running, entry), running.called.get(entry, "")) for entry in entries
        )
        return Chain(options, may_end and (bool(chosen.get(field)) or not state.switches.must_run))

    def play(self, draft: EighteenxxState, move: Move) -> Iterator[Event]:
        """Run, and work out the revenue."""
        assert isinstance(move, Run)
        turn = turn_under_way(draft)
        company = turn.company
        running = route_context(draft, company)
        routes = read_routes(running, move.routes)
        if not routes and draft.switches.must_run:
            raise IllegalMove("18xx.run.must", rule=draft.printed.rule("running"), company=company)
        _check_best(draft, running, sum(found.revenue for found in routes))
        turn.runs = _runs(draft, company, routes)
        turn.revenue = sum(found.revenue for found in routes)
        draft.last_run = LastRun(company, tuple(turn.runs))
        for run in turn.runs:
            names = tuple(_name(draft, place) for place in run.stops)
            yield Event(text("18xx.run.train", company=company, train=run.face, stops=names, revenue=run.revenue))
        if len(turn.runs) > 1:
            yield Event(text("18xx.run.total", company=company, revenue=turn.revenue))
        if turn.runs:
            yield from rules_of(draft).trains_ran(draft, company)
        draft.finish(self.name)


def tell_run(state: EighteenxxState, move: Run) -> Iterator[Text]:
    """Yield, for the trains of a run that may be made now, their stops in order and what they earn, and then the sum.

    Trains of one kind that call at the same stops for the same revenue are named together.
    """
    company = turn_under_way(state).company
    runs = _runs(state, company, read_routes(route_context(state, company), move.routes))
    alike = Counter((run.face, tuple(_name(state, place) for place in run.stops), run.revenue) for run in runs)
    for (face, stops, revenue), number in alike.items():
        if number == 1:
            yield text("18xx.hint.run_train", train=face, stops=stops, revenue=revenue)
        else:
            trains = text("18xx.train.number", train=face, number=number)
            yield text("18xx.hint.run_alike", trains=trains, stops=stops, revenue=revenue)
    if len(runs) > 1:
        yield text("18xx.hint.run_total", revenue=sum(run.revenue for run in runs))


def _has_a_route(state: EighteenxxState, company: CompanyId) -> bool:
    """Return whether a company has a train with a route."""
    ground = state.printed.ground
    if not runnable(state, company) or not can_run(ground, state.board, company):
        return False
    # If not all trains run alike, track to another stop is not enough.
    return not ground.traffic or can_begin(route_context(state, company))


def must_run_best(state: EighteenxxState, company: CompanyId) -> bool:
    """Return whether a company is the neutral player's, and a switch makes it run for the most that it can."""
    return state.switches.neutral_runs_best and is_neutral(state.charters[company])


def _check_best(state: EighteenxxState, running: RouteContext, revenue: int) -> None:
    """Refuse a run for less than the most, if the company must run for the most. Raises IllegalMove."""
    if must_run_best(state, running.company) and revenue < (best := best_routes(running).revenue):
        raise IllegalMove("18xx.run.not_best", company=running.company, revenue=revenue, best=best)


def _along(state: EighteenxxState, running: RouteContext, best: Sequence[str], given: object) -> Slot:
    """Offer the next entry of the best run as long as the entries given belong to it, and its end when it is complete.

    Its stops never fill themselves in: another run may pay as much, and a player who writes that one means it.
    """
    so_far = tuple(_entries(given))
    rest = best[len(so_far) :] if tuple(best[: len(so_far)]) == so_far else ()
    options = tuple(
        Option(
            entry,
            _label(state, running, entry),
            running.called.get(entry, ""),
            deliberate=entry not in running.trains,
        )
        for entry in rest[:1]
    )
    return Chain(options, so_far == tuple(best))


def suggest_run(state: EighteenxxState, seat: Seat, company: CompanyId, stop: Callable[[], bool]) -> Suggestion | None:
    """Work out the best run of a company, and say whether it is proved to be; return None if it cannot run."""
    if not _has_a_route(state, company):
        return None
    running = route_context(state, company)
    best = best_routes(running, stop)
    key = "18xx.suggest.run.proved" if best.proved else "18xx.suggest.run.found"
    return Suggestion(Run(seat, write_routes(running, best.routes)), text(key, revenue=best.revenue))


def foresee_run(before: EighteenxxState, after: EighteenxxState, company: CompanyId, stop: Callable[[], bool]) -> Text:
    """Return what a company would earn with its trains in a position that may come, and in the present one."""
    then, now = (_best_revenue(state, company, stop) for state in (after, before))
    return text("18xx.foresee.run", company=company, revenue=then, now=now)


def _best_revenue(state: EighteenxxState, company: CompanyId, stop: Callable[[], bool]) -> int:
    return best_routes(route_context(state, company), stop).revenue if _has_a_route(state, company) else 0


def run_so_far(state: EighteenxxState, company: CompanyId, given: object) -> LastRun | None:
    """Return the run of a company as far as its list of routes is filled in, or None if nothing is filled in yet."""
    running = route_context(state, company)
    try:
        runs = _runs(state, company, routes_so_far(running, _entries(given)))
    except IllegalMove:
        return None
    return LastRun(company, tuple(runs)) if runs else None


def _runs(state: EighteenxxState, company: CompanyId, routes: Iterable[TrainRoute]) -> list[TrainRun]:
    faces = {train.id: train.face for train in runnable(state, company)}
    return [
        TrainRun(found.train, found.route.stops, found.route.sides, found.revenue, faces[found.train])
        for found in routes
    ]


def _entries(given: object) -> Sequence[str]:
    """Return the entries chosen so far, whatever the form holds."""
    return [entry for entry in given if isinstance(entry, str)] if isinstance(given, list | tuple) else ()


def _label(state: EighteenxxState, running: RouteContext, entry: str) -> Text:
    """Name a train by what it is, and a stop by its name and what it pays."""
    if entry in running.trains:
        trains = runnable(state, running.company)
        card = next(train for train in trains if train.id == entry)
        return text("18xx.option.run.train", card=card_text(card, trains))
    hex_, _, number = entry.partition("~")[0].partition(".")
    place = Place(HexName(hex_), int(number or 0))
    name = _name(state, place)
    if name == place.hex:
        return text("18xx.option.run.unnamed", stop=entry, pays=running.pays(place))
    return text("18xx.option.run.stop", stop=entry, name=name, pays=running.pays(place))


def _name(state: EighteenxxState, place: Place) -> str:
    """Return how people call a stop: by its printed name, or by its hex."""
    return state.printed.hexes[place.hex].name or place.hex


class PayDividend(Step[EighteenxxState]):
    """All of the revenue is paid out, or all of it is kept."""

    name = "dividend"
    moves = (Dividend,)

    def waits(self, state: EighteenxxState, actor: Actor) -> bool:
        """Wait if there is revenue and a choice; a neutral company always pays."""
        company = company_of(actor)
        chooses = state.printed.kind(company).payout == "choice" and not is_neutral(state.charters[company])
        return chooses and bool(_revenue(state))

    def kinds(self, state: EighteenxxState, actor: Actor) -> tuple[type[Move], ...]:
        """Return the decision, which is all that is possible."""
        return self.moves if self.waits(state, actor) else ()

    def slot(
        self, state: EighteenxxState, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]
    ) -> Slot:
        """Offer both, with what becomes of the money and of the price."""
        company, revenue, price = company_of(actor), _revenue(state), state.printed.chart.price
        parts = shares_of_revenue(state, company, revenue)
        president = state.charters[company].president
        return Choice(
            (
                Option(
                    "payout",
                    text(
                        "18xx.option.dividend.payout",
                        revenue=revenue,
                        yours=next((amount for seat, amount in parts.items() if seat == president), 0),
                        price=price(cell_after(state, company, paid_out=True)),
                    ),
                ),
                Option(
                    "withhold",
                    text(
                        "18xx.option.dividend.withhold",
                        revenue=revenue,
                        price=price(cell_after(state, company, paid_out=False)),
                    ),
                ),
            )
        )

    def play(self, draft: EighteenxxState, move: Move) -> Iterable[Event]:
        """Pay out or keep."""
        assert isinstance(move, Dividend)
        draft.finish(self.name)
        settle = pay_out if move.decision == "payout" else withhold
        turn = turn_under_way(draft)
        return settle(draft, turn.company, turn.revenue)

    def skip(self, draft: EighteenxxState, actor: Actor) -> Iterable[Event]:
        """Lower the price if there is no revenue; otherwise pay out what nobody decides about."""
        company, revenue = company_of(actor), _revenue(draft)
        if not revenue:
            return withhold(draft, company, revenue)
        settle = pay_half if draft.printed.kind(company).payout == "half" else pay_out
        return settle(draft, company, revenue)


def _revenue(state: EighteenxxState) -> int:
    return state.turn.revenue if state.turn is not None else 0
