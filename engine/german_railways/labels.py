"""What may stand in the fields of the moves, labelled with cost and effect."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.moves import Chain, Choice, NumberRange, Option
from engine.core.seat import Seat
from engine.core.text import Param, Player, Text, text
from engine.german_railways.bidding import least_bid, on_offer
from engine.german_railways.board_analysis import BoardAnalysis, locomotives_left
from engine.german_railways.building import BuildPlan, Outcome
from engine.german_railways.facts import RailroadId, printed_facts
from engine.german_railways.state import GermanState
from engine.german_railways.texts import hex_text, railroad_name
from engine.hexes import HexName


def offers(state: GermanState) -> Choice:
    """Offer the railroads of which a share may be put up for auction."""
    analysis = BoardAnalysis(state)
    return Choice(tuple(Option(id_, _offer(analysis, id_)) for id_ in on_offer(state)))


def _offer(analysis: BoardAnalysis, railroad: RailroadId) -> Text:
    held = analysis.state.railroads[railroad]
    return text(
        "german.option.auction",
        railroad=railroad_name(railroad),
        income=analysis.incomes[railroad],
        treasury=held.treasury,
        left=printed_facts().figures.shares - len(held.owners),
    )


def prices(state: GermanState, seat: Seat) -> NumberRange:
    """Offer what the player can bid."""
    return NumberRange(least_bid(state), state.cash[seat])


def maxima(state: GermanState, seat: Seat, price: object) -> NumberRange:
    """Offer the maxima that a bid may carry; a maximum equal to the bid means none."""
    range_ = prices(state, seat)
    if isinstance(price, int) and range_.low <= price <= range_.high:
        return NumberRange(price, range_.high)
    return range_


def after_maximum(price: object, up_to: object) -> Choice:
    """Offer what to do once others have bid as much as the maximum."""
    named = [number for number in (price, up_to) if isinstance(number, int)]
    beyond = max(named, default=0)
    bid = {"price": price if isinstance(price, int) else beyond, "up_to": beyond}
    raised = int(beyond > bid["price"])
    ask, pass_ = (text(key, raised=raised, **bid) for key in ("german.option.ask", "german.option.pass"))
    return Choice((Option("ask", ask), Option("pass", pass_)))


def buildable(analysis: BoardAnalysis, seat: Seat) -> Iterator[RailroadId]:
    """Enumerate the railroads with which a player can build something."""
    for id_, railroad in analysis.state.railroads.items():
        if seat in railroad.owners and BuildPlan(analysis, id_).can_go_on():
            yield id_


def builders(state: GermanState, seat: Seat) -> Choice:
    """Offer the railroads with which a player can build something."""
    analysis = BoardAnalysis(state)
    return Choice(tuple(Option(id_, _builder(analysis, id_)) for id_ in buildable(analysis, seat)))


def _builder(analysis: BoardAnalysis, railroad: RailroadId) -> Text:
    build_plan = BuildPlan(analysis, railroad)
    return text(
        "german.option.railroad",
        railroad=railroad_name(railroad),
        treasury=build_plan.treasury,
        income=analysis.incomes[railroad],
        most=min(build_plan.most, build_plan.locomotives),
        locomotives=locomotives_left(analysis.state, railroad),
    )


def next_hexes(state: GermanState, seat: Seat, railroad: object, hexes: object) -> Chain:
    """Offer where the next locomotive may be placed; if no railroad is chosen, by any that the player can use."""
    analysis = BoardAnalysis(state)
    named = isinstance(railroad, str) and railroad in state.railroads
    chosen = [str(railroad)] if named else buildable(analysis, seat)
    laid = [hex_ for hex_ in hexes if isinstance(hex_, str)] if isinstance(hexes, list | tuple) else []
    options: dict[HexName, Option] = {}
    may_end = False
    for id_ in chosen:
        if seat not in state.railroads[id_].owners:
            continue
        build_plan = BuildPlan(analysis, id_)
        for hex_ in laid:
            name = HexName(hex_)
            if name not in build_plan.options():
                break
            build_plan.lay(name)
        else:
            may_end = may_end or bool(laid)
            for hex_ in build_plan.options():
                options.setdefault(hex_, Option(hex_, _next_hex(build_plan, hex_)))
    return Chain(tuple(options.values()), may_end)


def _next_hex(build_plan: BuildPlan, hex_: HexName) -> Text:
    """Say what a hex costs, and what the build would bring with it: income, links and dividends."""
    price, printed = build_plan.price(hex_), printed_facts().hexes[hex_]
    params: dict[str, Param] = {"place": hex_text(hex_), "price": price, "total": build_plan.spent + price}
    if printed.city is None and not build_plan.hexes and build_plan.state.switches.links == "city":
        return text("german.option.hex", **params)
    outcome = build_plan.outcome(hex_)
    gain = outcome.income - build_plan.analysis.incomes[build_plan.id]
    if outcome.linked:
        paid = paid_texts(outcome)
        return text("german.option.hex_link", **params, gain=gain, links=len(outcome.linked), paid=paid)
    if gain:
        return text("german.option.hex_income", **params, gain=gain, income=outcome.income)
    return text("german.option.hex", **params)


def paid_texts(outcome: Outcome) -> tuple[Text, ...]:
    """Say what a build pays to whom."""
    return tuple(
        text("german.option.paid", player=Player(Seat(seat)), money=money)
        for seat, money in enumerate(outcome.paid)
        if money
    )
