"""The trains of 18CZ: which a company may run and hold, what a sale sets off, what is exported (rules, OR 10-13)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.events import Event
from engine.core.text import text
from engine.eighteenxx.company import Depot, Train
from engine.eighteenxx.facts import Face, Kind
from engine.eighteenxx.g18cz import vaclav
from engine.eighteenxx.g18cz.phases import advance, phase_of
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.g18cz.state import G18czState, is_neutral
from engine.eighteenxx.market import CompanyId
from engine.eighteenxx.trains import put_on_top, rust, take

ENDLESS = frozenset(rank for rank, card in everything().cards.items() if card.count is None)


def new_depot() -> Depot:
    """Return the trains as a game begins: the whole deck, the lowest rank on top (setting up)."""
    deck = [
        Train(card.rank, copy, card.faces[0].name)
        for card in everything().cards.values()
        for copy in range(card.count or 1)
    ]
    return Depot(deck, pool=[], rusted=[], phase=deck[0].rank)


def limit(state: G18czState, company: CompanyId) -> int:
    """Return how many trains a company may hold at present (OR 12, appendix 9)."""
    return phase_of(state).limit[everything().companies[company].kind]


def is_full(state: G18czState, company: CompanyId) -> bool:
    """Tell whether a company has as many trains as it may hold, or more."""
    return len(state.charters[company].trains) >= limit(state, company)


def is_above_limit(state: G18czState, company: CompanyId) -> bool:
    """Tell whether a company has more trains than it may hold."""
    return len(state.charters[company].trains) > limit(state, company)


def runs(company: CompanyId, face: str) -> bool:
    """Tell whether a company may run trains of a face: only those of its own size (companies 2.2-2.4)."""
    return everything().faces[face].kind == everything().companies[company].kind


def runnable(state: G18czState, company: CompanyId) -> list[Train]:
    """Return the trains a company can run, in the order it got them."""
    return [train for train in state.charters[company].trains if runs(company, train.face)]


def faces_left(state: G18czState, train: Train) -> list[Face]:
    """Return as what a card can still be bought: the faces that have not rusted, the smallest size first."""
    return [face for face in everything().cards[train.rank].faces if face.name not in state.depot.rusted]


def rusting(state: G18czState, faces: Iterable[Face]) -> list[str]:
    """Return which faces would go from the game if some faces were sold now (OR 12: only within the size sold)."""
    gone = dict.fromkeys(old for face in faces for old in face.rusts)
    return [face for face in gone if face not in state.depot.rusted]


def sell(draft: G18czState, rank: str, faces: Iterable[Face]) -> Iterator[Event]:
    """Do what the sale of a card as some of its faces sets off: a new phase, and the end of older trains (OR 12).

    Companies that are above a limit by it give trains back afterwards: see ``give_back``.
    """
    faces = tuple(faces)
    gone = rusting(draft, faces)
    before = phase_of(draft)
    yield from advance(draft, rank)
    for size in phase_of(draft).limit:
        if size not in before.limit:
            yield from join_neutral(draft, size)
    if not gone:
        return
    depot = draft.depot
    depot.rusted.extend(gone)
    # A card beside the deck of 18xx.games is what it was last; one given back by the rulebook is all it can still be.
    lost = rust(draft, gone, in_pool=draft.switches.excess_trains == "pool")
    depot.deck = [train for train in depot.deck if faces_left(draft, train)]
    depot.pool = [train for train in depot.pool if faces_left(draft, train)]
    losses = tuple(text("18cz.train.loss", company=company, trains=trains) for company, trains in lost.items())
    yield Event(text("18cz.train.rust", faces=tuple(gone), losses=losses))


def give_back(draft: G18czState) -> Iterator[Event]:
    """Let the companies that have more trains than they may give some back, before anything else happens (OR 12).

    Pushes the frame ``discard``. The rulebook does not say whose president chooses first: by operating order (our
    reading).
    """
    running = [company for company, charter in draft.charters.items() if charter.trains and not is_neutral(charter)]
    if draft.switches.excess_in_operating_order:
        running = draft.market.operating_order(running)
    crowded = [company for company in running if is_above_limit(draft, company)]
    if crowded:
        draft.interrupt("discard", crowded)
        yield Event(text("18cz.train.too_many", companies=tuple(crowded)))


def put_away(draft: G18czState, company: CompanyId, train: Train, *, to_pool: bool) -> None:
    """Take a train from a company, without compensation: into the pool, or on top of the deck (OR 10, 12)."""
    draft.charters[company].trains.remove(train)
    if to_pool:
        draft.depot.pool.append(train)
    else:
        put_on_top(draft.depot, train)


def export(draft: G18czState) -> Iterator[Event]:
    """Take the next train of the deck out of the game after a set of operating rounds, as if each face were sold.

    A table of two exports nothing: each company of the neutral player gets a train instead of those it had. Where a
    limit falls, the frame ``discard`` comes to lie on top: push the frame of the round that follows before. Nothing is
    to be exported after the last set (OR 13).
    """
    if draft.neutral is not None:
        for company in tuple(draft.neutral.companies):  # one that he gets meanwhile has its train already
            yield from _supply(draft, company)
    else:
        train = take(draft.depot, draft.depot.deck[0], ENDLESS)
        faces = tuple(faces_left(draft, train))
        yield Event(text("18cz.train.exported", faces=tuple(face.name for face in faces)))
        yield from sell(draft, train.rank, faces)
    yield from give_back(draft)


def join_neutral(draft: G18czState, size: Kind) -> Iterator[Event]:
    """Let the neutral player of a table of two get a company as its size opens, and its first train (two players)."""
    if draft.neutral is not None:
        company, said = vaclav.found(draft, size)
        yield said
        yield from _supply(draft, company)


def _supply(draft: G18czState, company: CompanyId) -> Iterator[Event]:
    """Give a company of the neutral player the next train of its size, which counts as sold (two players)."""
    for train in draft.depot.deck:
        for face in faces_left(draft, train):
            if runs(company, face.name):
                take(draft.depot, train, ENDLESS).face = face.name
                yield Event(text("18cz.train.supplied", company=company, train=face.name))
                yield from sell(draft, train.rank, (face,))
                draft.charters[company].trains = [train]
                return
