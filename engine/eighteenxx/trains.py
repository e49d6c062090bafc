"""Trains and the phases that they begin: cards, decks and the pool, who runs and holds what, and what a sale sets off.

A phase begins when the first train of its rank is sold or exported, and no earlier phase returns. The sale makes older
trains rust, and the phase may lower the limits.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from engine.core.text import Text, text
from engine.core.views import Event
from engine.eighteenxx.board import COLOURS, Colour
from engine.eighteenxx.companies import Charter, CompanyId, Depot, Kind, Train, is_neutral
from engine.eighteenxx.printed import Face, Phase, Printed, colour_text, kind_text
from engine.eighteenxx.rules import rules_of
from engine.eighteenxx.state import EighteenxxState


def phase_of(state: EighteenxxState) -> Phase:
    """Return the present phase."""
    return state.printed.phases[state.depot.phase]


def has_begun(state: EighteenxxState, rank: str) -> bool:
    """Return whether the phase named after a rank has begun, or is already over; an empty rank counts as begun."""
    if not rank:
        return True
    ranks = list(state.printed.phases)
    return ranks.index(rank) <= ranks.index(state.depot.phase)


def comes_later(printed: Printed, rank: str, other: str) -> bool:
    """Return whether the phase that a rank begins comes after another; a rank that begins none never does."""
    ranks, begun = list(printed.phases), printed.phase_of_rank.get(rank)
    return begun is not None and ranks.index(begun) > ranks.index(other)


def is_open(state: EighteenxxState, kind: Kind) -> bool:
    """Return whether companies of a kind may be started."""
    return kind in phase_of(state).limit


def may_lay(state: EighteenxxState, colour: Colour) -> bool:
    """Return whether tiles of a colour may be laid yet; red ones always may."""
    return colour == "red" or COLOURS.index(colour) <= COLOURS.index(phase_of(state).tiles)


def advance(draft: EighteenxxState, rank: str) -> Iterator[Event]:
    """Begin the phase of a rank that is sold for the first time."""
    printed, before = draft.printed, phase_of(draft)
    if not comes_later(printed, rank, before.rank):
        return
    draft.depot.phase = rank = printed.phase_of_rank[rank]
    # Areas are worth more and further tiles may be laid: what was worked out for the map no longer holds.
    draft.board.worked_out.clear()
    now = phase_of(draft)
    yield Event(text("18xx.phase.begins", phase=rank))
    if now.tiles != before.tiles:
        yield Event(text("18xx.phase.tiles", colour=colour_text(now.tiles)))
    if now.deals and not before.deals:
        yield Event(text("18xx.phase.deals"))
    for kind in printed.figures.kinds:
        if kind in now.limit and kind not in before.limit:
            yield Event(text("18xx.phase.opens", size=kind_text(printed, kind)))
        elif kind in now.limit and now.limit[kind] != before.limit[kind]:
            yield Event(text("18xx.phase.limit", size=kind_text(printed, kind), trains=now.limit[kind]))
    yield from rules_of(draft).phase_began(draft, before)


DISCARD = "discard"
"""The interrupt in which trains above the limit are given back."""


def new_depot(printed: Printed) -> Depot:
    """Return the trains as a game begins: whole decks, the lowest ranks on top."""
    decks: dict[int, list[Train]] = {}
    for card in printed.cards.values():
        deck = decks.setdefault(card.deck, [])
        deck += (Train(card.rank, copy, card.faces[0].name) for copy in range(card.count or 1))
    return Depot([decks[number] for number in sorted(decks)], pool=[], rusted=[], phase=next(iter(printed.phases)))


def cards_of_bank(depot: Depot) -> list[Train]:
    """Return every card that lies in a deck, in the pool, or among those that went out of use."""
    return [*(train for deck in depot.decks for train in deck), *depot.pool, *depot.retired]


def tops(state: EighteenxxState) -> list[Train]:
    """Return the top card of each deck whose cards are on sale."""
    return [deck[0] for deck in state.depot.decks if deck and _is_on_sale(state, deck[0])]


def _is_on_sale(state: EighteenxxState, train: Train) -> bool:
    card = state.printed.cards[train.rank]
    if card.after and any(other.rank == card.after for deck in state.depot.decks for other in deck):
        return False
    return has_begun(state, card.from_phase)


def limit(state: EighteenxxState, company: CompanyId) -> int:
    """Return how many trains a company may hold at present."""
    return phase_of(state).limit[state.printed.companies[company].kind]


def counted(state: EighteenxxState, company: CompanyId) -> list[Train]:
    """Return the trains of a company that count for its limit."""
    every = state.printed.kind(company).idle_trains_count
    return state.charters[company].trains if every else runnable(state, company)


def is_full(state: EighteenxxState, company: CompanyId) -> bool:
    """Return whether a company has as many trains as it may hold, or more."""
    return len(counted(state, company)) >= limit(state, company)


def is_above_limit(state: EighteenxxState, company: CompanyId) -> bool:
    """Return whether a company has more trains than it may hold."""
    return len(counted(state, company)) > limit(state, company)


def runs(printed: Printed, company: CompanyId, face: str) -> bool:
    """Return whether a company may run trains of a face."""
    return printed.faces[face].kind in printed.kind(company).runs


def runnable(state: EighteenxxState, company: CompanyId) -> list[Train]:
    """Return the trains a company can run, in the order it got them."""
    printed = state.printed
    kinds = printed.kind(company).runs
    return [train for train in state.charters[company].trains if printed.faces[train.face].kind in kinds]


def faces_left(state: EighteenxxState, train: Train) -> list[Face]:
    """Return the faces as which a card can still be bought: those that have not rusted, in the printed order."""
    return [face for face in state.printed.cards[train.rank].faces if face.name not in state.depot.rusted]


def rusting(state: EighteenxxState, faces: Iterable[Face]) -> list[str]:
    """Return which faces would rust if some faces were sold now."""
    rusted_faces = dict.fromkeys(old for face in faces for old in face.rusts)
    return [face for face in rusted_faces if face not in state.depot.rusted]


def sell(draft: EighteenxxState, rank: str, faces: Iterable[Face]) -> Iterator[Event]:
    """Do what the sale of a card as some of its faces sets off: a new phase, and the end of older trains.

    Companies that it leaves above a limit give trains back afterwards: see ``give_back``.
    """
    faces = tuple(faces)
    rusted_faces = rusting(draft, faces)
    yield from advance(draft, rank)
    if not rusted_faces:
        return
    depot = draft.depot
    depot.rusted.extend(rusted_faces)
    # On 18xx.games a card next to the deck is what it last was; by the rulebook, it can be any face that is left.
    lost = rust(draft, rusted_faces, in_pool=draft.switches.excess_trains == "pool")
    depot.decks = [[train for train in deck if faces_left(draft, train)] for deck in depot.decks]
    depot.pool = [train for train in depot.pool if faces_left(draft, train)]
    losses = tuple(
        text("18xx.train.loss", company=company, trains=together(trains)) for company, trains in lost.items()
    )
    yield Event(text("18xx.train.rust", faces=tuple(rusted_faces), losses=losses))


def give_back(draft: EighteenxxState) -> Iterator[Event]:
    """Have the companies above their train limit give trains back, before anything else happens.

    Pushes the frame ``discard``. They do so in operating order, unless a switch says otherwise.
    """
    if draft.depot.tolerated and draft.depot.tolerated == _fleets(draft):
        return
    draft.depot.tolerated = {}
    running = [company for company, charter in draft.charters.items() if charter.trains and not is_neutral(charter)]
    if draft.switches.excess_in_operating_order:
        running = rules_of(draft).operating_order(draft, running)
    if draft.switches.excess_of_buyer_first and draft.turn is not None:
        buyer = draft.turn.company
        running.sort(key=lambda company: company != buyer)
    crowded = [company for company in running if is_above_limit(draft, company)]
    if crowded:
        draft.interrupt(DISCARD, crowded)
        yield Event(text("18xx.train.too_many", companies=tuple(crowded)))


def _fleets(state: EighteenxxState) -> dict[CompanyId, list[str]]:
    """Return the trains of every company that is not closed, by their ids."""
    return {name: [train.id for train in it.trains] for name, it in state.charters.items() if not it.closed}


def put_away(draft: EighteenxxState, company: CompanyId, train: Train, *, to_pool: bool) -> None:
    """Take a train from a company, without compensation: into the pool, or on top of its deck."""
    draft.charters[company].trains.remove(train)
    if to_pool:
        draft.depot.pool.append(train)
    else:
        draft.depot.decks[draft.printed.cards[train.rank].deck].insert(0, train)


def export(draft: EighteenxxState) -> Iterator[Event]:
    """Take the next train of the first deck out of the game, as if each of its faces were sold.

    If a limit falls, this pushes the frame ``discard``: begin the round that follows before.
    """
    train = take(draft.depot, draft.depot.deck[0], draft.printed.endless)
    faces, before = tuple(faces_left(draft, train)), _fleets(draft)
    yield Event(text("18xx.train.exported", faces=tuple(face.name for face in faces)))
    yield from sell(draft, train.rank, faces)
    if not draft.switches.exported_limit_at_once and _fleets(draft) == before:
        draft.depot.tolerated = before
    yield from give_back(draft)


def find_train(charter: Charter, train: str) -> Train | None:
    """Return a company's train by the id of its card, or None if it has no such train."""
    return next((owned for owned in charter.trains if owned.id == train), None)


def owner_of(state: EighteenxxState, train: str) -> CompanyId | None:
    """Return which company has a train, or None if no company has it."""
    return next((charter.id for charter in state.charters.values() if find_train(charter, train)), None)


def card_text(train: Train, among: Sequence[Train], face: str | None = None) -> Text:
    """Return a card as people tell it from others: what it runs as, its rank, and its number among those alike.

    The rank is left out if it is what the card runs as.

    ``face``: what the card would run as, if that is still open for all of ``among``.
    """
    alike = [other.id for other in among if other.rank == train.rank and (face or other.face == train.face)]
    named, number = face or train.face, alike.index(train.id) + 1
    if named == train.rank:
        return text("18xx.train.copy", train=named, number=number)
    return text("18xx.train.card", train=named, rank=train.rank, number=number)


def numbered(faces: Iterable[str]) -> tuple[Text, ...]:
    """Return some trains by their faces, each with its number in words: "one 3-train", "two 2-trains"."""
    return tuple(text("18xx.train.number", train=face, number=number) for face, number in Counter(faces).items())


def together(faces: Iterable[str]) -> tuple[Text, ...]:
    """Return some trains by their faces, several equal ones together: "3-train", "two 2-trains"."""
    return tuple(
        text("18xx.train.alone", train=face) if number == 1 else text("18xx.train.number", train=face, number=number)
        for face, number in Counter(faces).items()
    )


def is_second(train: Train, among: Iterable[Train]) -> bool:
    """Return whether a train comes after one that is alike: which of them goes makes no difference."""
    first = next(other for other in among if (other.rank, other.face) == (train.rank, train.face))
    return first.id != train.id


def written_names(trains: Iterable[Train]) -> dict[str, str]:
    """Return what people write for each of some trains, by its id: what it runs as, and from the second on a number."""
    names: dict[str, str] = {}
    for train in trains:
        number = 1 + sum(name.partition(".")[0] == train.face for name in names.values())
        names[train.id] = train.face if number == 1 else f"{train.face}.{number}"
    return names


def faces_of_cards(state: EighteenxxState) -> dict[str, str]:
    """Return what each card in the game runs as, by its id."""
    owned = (train for charter in state.charters.values() for train in charter.trains)
    return {train.id: train.face for train in (*owned, *cards_of_bank(state.depot))}


def face_of(state: EighteenxxState, name: str) -> str:
    """Return what a card runs as, given its id; return anything that is no card's id as it is."""
    return faces_of_cards(state).get(name, name)


def take(depot: Depot, train: Train, endless: Collection[str]) -> Train:
    """Take a card out of its deck, the pool, or those that went out of use.

    The last card of a deck brings the next one with it, if its rank is in ``endless``.
    """
    for stock in (depot.pool, depot.retired):
        if train in stock:
            stock.remove(train)
            return train
    deck = next((deck for deck in depot.decks if train in deck), None)
    if deck is None:
        raise AssertionError(f"train {train.id} is not for sale")
    # Cards given back may lie on top of the last one, which is then not taken last.
    is_last = deck[-1:] == [train]
    deck.remove(train)
    if is_last and train.rank in endless:
        deck.append(Train(train.rank, train.copy + 1, train.face))
    return train


def rust(state: EighteenxxState, faces: Collection[str], *, in_pool: bool) -> Mapping[CompanyId, tuple[str, ...]]:
    """Rust all trains of some faces; return which each company lost, in the order of the charters.

    ``in_pool``: cards in the pool rust, too, by the face that they last had.
    """
    lost: dict[CompanyId, tuple[str, ...]] = {}
    for company, charter in state.charters.items():
        trains = [train for train in charter.trains if train.face in faces]
        if trains and state.printed.kind(company).trains_age:
            charter.trains = [train for train in charter.trains if train.face not in faces]
            _retire(state, trains)
            lost[company] = tuple(train.face for train in trains)
    if in_pool:
        _retire(state, [train for train in state.depot.pool if train.face in faces])
        state.depot.pool = [train for train in state.depot.pool if train.face not in faces]
    return lost


def _retire(state: EighteenxxState, trains: Iterable[Train]) -> None:
    """Keep in the bank those of some trains out of use that may yet be bought."""
    state.depot.retired += (train for train in trains if state.printed.faces[train.face].retires)
