"""Mergers of two local railways into a Lokalbahn AG, and their decisions: with whom, and into which one (M)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Literal

from engine.core.errors import IllegalMove, UnsoundPosition
from engine.core.moves import Choice, Move, Option, Slot
from engine.core.seat import Seat
from engine.core.steps import Actor, Step
from engine.core.text import Param, Player, Text, text
from engine.core.views import Event
from engine.eighteenxx import deal_sheets
from engine.eighteenxx.certificates import certificates_of, issued
from engine.eighteenxx.companies import CompanyId, company_of
from engine.eighteenxx.deals import Deal, Deals
from engine.eighteenxx.g1854.moves import Merge, NameLokalbahn
from engine.eighteenxx.g1854.printed import LAG
from engine.eighteenxx.g1854.state import G1854State, locals_of
from engine.eighteenxx.moves import Pass
from engine.eighteenxx.printed import owner_param
from engine.eighteenxx.rules import rules_of
from engine.eighteenxx.state import pay
from engine.eighteenxx.stations import mark_changed, renumber_run
from engine.eighteenxx.trains import has_begun
from engine.eighteenxx.turns import Offer

FROM_PHASE = "5"
"""The phase from which local railways may merge (M1)."""
FORCED_FROM_PHASE = "6"
"""The phase from which those that are left must merge (M9)."""
MERGER_ASKING_ORDER: Literal["lowest_first", "highest_first"] = "lowest_first"
"""The order in which the owners decide, by the numbers of their local railways (M1)."""
NAMING = "naming"
"""The interrupt in which the future president of two local railways that merge chooses the Lokalbahn AG; its only actor
is the local railway with the lower number."""


def can_merge(state: G1854State) -> bool:
    """Return whether the phase lets local railways merge, and two are left."""
    return has_begun(state, FROM_PHASE) and len(list(locals_of(state))) > 1


def asking_order(state: G1854State) -> list[CompanyId]:
    """Return the local railways in the order in which their owners decide."""
    found = list(locals_of(state))
    return found if MERGER_ASKING_ORDER == "lowest_first" else found[::-1]


def partners(state: G1854State, local: CompanyId) -> list[CompanyId]:
    """Return the others to which a local railway may propose a merger, leaving out those that have just refused."""
    if state.charters[local].closed:
        return []
    refused = {offer.what for offer in state.refused}
    return [other for other in locals_of(state) if other != local and _pair(local, other) not in refused]


def letters(state: G1854State) -> list[CompanyId]:
    """Return the Lokalbahn AGs that do not exist yet."""
    companies = state.printed.companies
    return [name for name, charter in state.charters.items() if companies[name].kind == LAG and charter.closed]


def propose(draft: G1854State, seat: Seat, local: CompanyId, partner: CompanyId) -> Iterator[Event]:
    """Propose a merger with another local railway to its owner; if a player owns both, nobody else must agree."""
    responder, price = _owner(draft, partner), draft.printed.figures.merger_price
    return DEALS.propose(draft, Offer("merge", local, _pair(local, partner), price, seat, responder), "merging")


def agree(draft: G1854State, first: CompanyId, second: CompanyId) -> Iterator[Event]:
    """Merge two local railways, or first let a Lokalbahn AG be chosen, which pushes the interrupt ``naming``."""
    lower, higher = sorted((first, second), key=list(draft.charters).index)
    free = letters(draft)
    if len(free) == 1:
        yield from merge(draft, lower, higher, free[0])
        return
    yield Event(text("1854.merger.begins", companies=(lower, higher)))
    draft.merging = (lower, higher)
    draft.interrupt(NAMING, [lower])


def merge_lowest(draft: G1854State) -> Iterator[Event]:
    """Merge the two local railways with the lowest numbers, which must merge (M9)."""
    first, second = list(locals_of(draft))[:2]
    yield Event(text("1854.merger.forced", companies=(first, second)))
    yield from agree(draft, first, second)


def check_merger(state: G1854State) -> None:
    """Check that two local railways are merging exactly while their name is chosen. Raises UnsoundPosition."""
    there = [name for name in locals_of(state) if name in (state.merging or ())]
    both = state.merging is None or (len(there) > 1 and tuple(there) == state.merging and bool(letters(state)))
    UnsoundPosition.unless(both, f"{state.merging} cannot merge")
    named = [frame.actors for frame in state.frames if frame.round == NAMING]
    UnsoundPosition.unless(named == [[one] for one in (state.merging or ())[:1]], "a name is chosen for no merger")


def must_merge(state: G1854State) -> bool:
    """Return whether local railways are left that must merge when the operating round ends."""
    return has_begun(state, FORCED_FROM_PHASE) and len(list(locals_of(state))) > 1


def merge(draft: G1854State, lower: CompanyId, higher: CompanyId, name: CompanyId) -> Iterator[Event]:
    """Turn two local railways into a Lokalbahn AG, whose president is the owner of the lower number (M1-M4)."""
    charter, price = draft.charters[name], draft.printed.figures.merger_price
    president, other = _owner(draft, lower), _owner(draft, higher)
    charter.certificates[0].holder = charter.president = president
    charter.certificates[1].holder = other
    charter.closed, charter.floated, charter.par = False, True, price
    draft.market.put(name, draft.printed.chart.cell_of(price))
    for local in (lower, higher):
        pay(draft, local, name, draft.charters[local].cash)
        _close(draft, local)
    owners: dict[str, Param] = {"player": Player(president), "other": Player(other), "both": int(president == other)}
    pair = (lower, higher)
    yield Event(text("1854.merger.done", companies=pair, company=name, price=price, cash=charter.cash, **owners))
    if not letters(draft):
        _clear_local_map(draft)
        yield Event(text("1854.merger.map_cleared"))


def _close(draft: G1854State, local: CompanyId) -> None:
    """Take a local railway out of the game, with its stations and trains, all of which are plus trains (M3, M4)."""
    charter = draft.charters[local]
    for place in draft.board.stations_of(local):
        draft.board.clear(place, local)
        mark_changed(draft, place.hex)
    charter.certificates = issued(draft.printed.kind(local).shares)
    charter.trains, charter.stations, charter.president = [], 0, None
    charter.floated, charter.closed = False, True


def _clear_local_map(draft: G1854State) -> None:
    """Take the tiles off the map of the local railways when none of these is left (M11)."""
    for hex_ in sorted(draft.printed.local_map & draft.board.laid.keys()):
        draft.board.take_up(hex_)
        mark_changed(draft, hex_)
        renumber_run(draft, hex_)


def _owner(state: G1854State, local: CompanyId) -> Seat:
    owner = state.charters[local].president
    assert isinstance(owner, int)
    return Seat(owner)


def _pair(local: CompanyId, partner: CompanyId) -> str:
    """Write a merger as an offer names it, with the local railway that proposes it first."""
    return f"{local}+{partner}"


def _carry_out(draft: G1854State, offer: Offer) -> Iterator[Event]:
    return agree(draft, offer.company, CompanyId(offer.what.partition("+")[2]))


def _said(state: G1854State, offer: Offer) -> Mapping[str, Param]:
    partner = CompanyId(offer.what.partition("+")[2])
    lower = min(offer.company, partner, key=list(state.charters).index)
    return {"partner": partner, "president": Player(_owner(state, lower))}


def _sheet(state: G1854State, offer: Offer) -> Iterator[Text]:
    """Describe both local railways, what becomes of them, and how close the owners are to the certificate limit."""
    both = (offer.company, CompanyId(offer.what.partition("+")[2]))
    for local in both:
        yield deal_sheets.company(state, local)
    cash = sum(state.charters[local].cash for local in both)
    yield text("1854.sheet.lokalbahn", price=offer.price, cash=cash)
    yield text("1854.sheet.contract")
    yield text("1854.sheet.local_map", last=int(len(letters(state)) == 1))
    for seat, number in Counter(_owner(state, local) for local in both).items():
        held = certificates_of(state, seat)
        most = rules_of(state).certificate_limit(state)
        yield text("1854.sheet.limit", player=Player(seat), held=held, after=held + number, most=most)


def of_own(state: G1854State, seat: Seat, partner: str) -> Iterator[Text]:
    """Say what a player wants to know before two own local railways merge; nothing if somebody else must agree."""
    local = company_of(state.frame.actor)
    if partner in partners(state, local) and _owner(state, CompanyId(partner)) == seat:
        price, pair = state.printed.figures.merger_price, _pair(local, CompanyId(partner))
        yield from _sheet(state, Offer("merge", local, pair, price, seat, seat))


DEALS = Deals(merge=Deal(_carry_out, _said, _sheet))


class ProposeMerger(Step[G1854State]):
    """The owner of a local railway proposes mergers to others, until one agrees or he passes."""

    name = "merger"
    moves = (Merge, Pass)

    def waits(self, state: G1854State, actor: Actor) -> bool:
        """Wait while there is a local railway to which a merger may be proposed."""
        return bool(partners(state, company_of(actor)))

    def kinds(self, state: G1854State, actor: Actor) -> tuple[type[Move], ...]:
        """Return proposing a merger and passing."""
        return self.moves if self.waits(state, actor) else ()

    def slot(self, state: G1854State, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Slot:
        """Offer the other local railways."""
        return Choice(tuple(_partner(state, other) for other in partners(state, company_of(actor))))

    def play(self, draft: G1854State, move: Move) -> Iterable[Event]:
        """Propose a merger, or end the step."""
        local = company_of(draft.frame.actor)
        if not isinstance(move, Merge):
            draft.finish(self.name)
            return (Event(text("1854.merger.passed", company=local)),)
        if move.partner not in partners(draft, local):
            rule = draft.printed.rule("merging")
            raise IllegalMove("1854.merger.no_partner", rule=rule, company=local, partner=move.partner)
        return propose(draft, move.seat, local, move.partner)


class ChooseName(Step[G1854State]):
    """The president of a new Lokalbahn AG chooses which one it is."""

    name = NAMING
    moves = (NameLokalbahn,)

    def waits(self, state: G1854State, actor: Actor) -> bool:
        """Wait for the choice."""
        return state.merging is not None

    def kinds(self, state: G1854State, actor: Actor) -> tuple[type[Move], ...]:
        """Return the choice of a Lokalbahn AG, which is all that is possible."""
        return self.moves if self.waits(state, actor) else ()

    def slot(self, state: G1854State, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Slot:
        """Offer the Lokalbahn AGs that do not exist yet."""
        companies = state.printed.companies
        return Choice(
            tuple(Option(name, text("1854.option.lokalbahn", name=companies[name].name)) for name in letters(state))
        )

    def play(self, draft: G1854State, move: Move) -> Iterator[Event]:
        """Found the Lokalbahn AG."""
        assert isinstance(move, NameLokalbahn)
        assert draft.merging is not None
        if move.company not in draft.printed.companies:
            raise IllegalMove("1854.merger.no_such_name", rule=draft.printed.rule("merging"), company=move.company)
        if move.company not in letters(draft):
            raise IllegalMove("1854.merger.name_taken", rule=draft.printed.rule("merging"), company=move.company)
        (lower, higher), draft.merging = draft.merging, None
        draft.finish(self.name)
        yield from merge(draft, lower, higher, move.company)


def _partner(state: G1854State, other: CompanyId) -> Option:
    charter = state.charters[other]
    owner = owner_param(charter.president)
    assert isinstance(owner, Player)
    return Option(other, text("1854.option.merge", company=other, player=owner, cash=charter.cash))
