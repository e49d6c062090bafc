"""What is true in every position of an 18xx game: money, trains, tiles and shares are where they can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from engine.core.text import Text
from engine.eighteenxx.certificates import BANKS
from engine.eighteenxx.companies import Train
from engine.eighteenxx.trains import cards_of_bank


def money(state: Any) -> int:
    """What everybody has together, the bank included: the same at every position of a game."""
    return state.bank + sum(p.cash for p in state.players) + sum(c.cash for c in state.charters.values())


def trains(state: Any) -> dict[tuple[str, str], int]:
    """Count the train cards in the game, each by its id, but those of a rank without end together.

    Of these there are always as many as the newest of them is numbered.
    """
    owned = (train for charter in state.charters.values() for train in charter.trains)
    cards, endless = [*cards_of_bank(state.depot), *owned], state.printed.endless
    counted = Counter(("train", train.rank if train.rank in endless else train.id) for train in cards)
    for rank in endless:
        counted["train", rank] -= max(train.copy for train in cards if train.rank == rank)
    return dict(counted)


def rusted(before: Any, texts: Iterable[Text]) -> set[str]:
    """Return the cards that rightly rust in a move: those that run as a face that does, and those with no face left.

    Some kinds of company run on with theirs, and the bank keeps some for them.
    """
    printed, texts = before.printed, tuple(texts)
    faces = {face for text in texts if text.key == "18xx.train.rust" for face in text.params["faces"]}
    deck = [train for cards in before.depot.decks for train in cards]

    def has_face_left(train: Train) -> bool:
        return any(face.name not in {*before.depot.rusted, *faces} for face in printed.cards[train.rank].faces)

    def runs_as(train: Train, face: object) -> bool:
        return any(other.name == face for other in printed.cards[train.rank].faces)

    aging = (it for it in before.charters.values() if it.trains and printed.kind(it.id).trains_age)
    running = [train for charter in aging for train in charter.trains]
    if before.switches.excess_trains == "pool":
        running += before.depot.pool
    out = {train.id for train in running if train.face in faces}
    kept = {train.id for train in running if train.face in faces and printed.faces[train.face].retires}
    out |= {train.id for train in (*deck, *before.depot.pool) if not has_face_left(train)}
    for text in texts:  # some card may be bought and rust in one move
        if text.key == "18xx.train.from_deck" and text.params["train"] in faces:
            out.add(next(train.id for train in deck if runs_as(train, text.params["train"])))
    return out - kept


def private_companies(state: Any) -> dict[tuple[str, str], int]:
    """Count the private companies that somebody owns, each by its id."""
    return {("private", name): 1 for name, private in state.private_companies.items() if private.owner is not None}


def tiles(state: Any) -> dict[tuple[str, str], int]:
    """Count the copies of each tile and tunnel, on the map and in the box."""
    laid = Counter(tile.tile for tile in state.board.laid.values())
    laid += Counter(tunnel.tunnel for tunnels in state.board.tunnels.values() for tunnel in tunnels)
    return {("tile", tile): len(copies) + laid[tile] for tile, copies in state.board.supply.items()}


def shares(state: Any) -> dict[tuple[str, str], int]:
    """Count the certificates of each company that somebody holds, and what percent they stand for, options in full."""
    owners = {*range(len(state.players)), *BANKS, *state.charters, *(it.president for it in state.charters.values())}
    counted = {}
    for company, charter in state.charters.items():
        there = [one for one in charter.certificates if one.holder in owners]
        counted["certificate", company] = len(there)
        counted["percent", company] = sum(one.percent * (2 if one.option else 1) for one in there)
    return counted


def check_trains(state: Any) -> None:
    """No card is in two places, and there are no more of a rank than were printed."""
    owned: Iterable[Train] = (train for charter in state.charters.values() for train in charter.trains)
    cards = Counter(train.id for train in (*cards_of_bank(state.depot), *owned))
    assert set(cards.values()) <= {1}
    for card in state.printed.cards.values():
        assert card.count is None or sum(name.rstrip("0123456789") == card.rank for name in cards) <= card.count
    for charter in state.charters.values():
        aging = charter.id in state.printed.companies and state.printed.kind(charter.id).trains_age
        assert not aging or not {train.face for train in charter.trains} & set(state.depot.rusted)


def check_tiles(state: Any) -> None:
    """Every tile of the box is on the map or in the box."""
    dug = [tunnel for tunnels in state.board.tunnels.values() for tunnel in tunnels]
    for name, tunnel in state.printed.tunnels.items():
        under = [other.copy for other in dug if other.tunnel == name]
        assert sorted((*under, *state.board.supply[name])) == list(range(tunnel.count))
    for name, tile in state.printed.tiles.items():
        laid = [laid.copy for laid in state.board.laid.values() if laid.tile == name]
        assert sorted((*laid, *state.board.supply[name])) == list(range(tile.count))


def check_shares(state: Any) -> None:
    """The president of a company owns its president's certificate and nobody has more shares than he."""
    for charter in state.charters.values():
        if charter.closed or charter.par is None:
            continue
        assert charter.president == charter.holders[0] not in BANKS
        owned: Counter[int | str] = Counter()
        for certificate in charter.certificates:
            owned[certificate.holder] += certificate.percent
        halves = sum(certificate.percent for certificate in charter.certificates if certificate.option)
        assert sum(owned.values()) + halves == 100
        treasury = (*BANKS, charter.id)
        assert all(percent <= owned[charter.holders[0]] for owner, percent in owned.items() if owner not in treasury)
