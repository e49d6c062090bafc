"""Reading the pack from its TOML files, laying out what a game shows of it, and the sentences printed on its cards."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from math import atan2, degrees
from typing import Any

import msgspec

from engine.ticket_to_ride.board import Board, CityId, RouteId, Space
from engine.ticket_to_ride.cards import CardKind, CardName, CardSet, MarkedCard
from engine.ticket_to_ride.legends.facts import (
    NEWSPAPER,
    PICK,
    SECOND,
    SKULL,
    START,
    START_BOARDS,
    UNCOLOURED,
    WILD,
    Company,
    Destination,
    EventCard,
    Express,
    Figures,
    Frontier,
    LegendsPrinted,
    Pack,
    Postcard,
    Specialist,
    StoryCard,
    Town,
    Track,
)
from engine.ticket_to_ride.printed import read_toml
from engine.ticket_to_ride.rules import Rules

MOST_MAPS = 256
"""The most maps that are cached, so that positions read from files cannot fill the memory."""
_PACK = "engine.ticket_to_ride.legends.pack"


class _Row(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    id: RouteId
    a: CityId
    b: CityId
    length: int
    colour: str
    needs: tuple[str, ...] = ()
    parallel: tuple[RouteId, ...] = ()
    trestles: int = 0


@cache
def printed_figures() -> Figures:
    """Read the figures of the rules. Raises msgspec.ValidationError where they do not fit their type."""
    read: Figures = read_toml(_PACK, "rules", Figures)
    return read


@cache
def printed_companies() -> Mapping[str, Company]:
    """Read the companies, in their printed order. Raises msgspec.ValidationError where one does not fit its type."""
    return {one.id: one for one in read_pack("companies", "company", Company)}


@cache
def pack() -> Pack:
    """Read the whole pack. Raises msgspec.ValidationError where a file does not fit its type."""
    cards = _cards(printed_figures())
    towns = {town.id: town for town in read_pack("cities", "city", Town)}
    tracks = [_track(cards, towns, row) for row in read_pack("tracks", "track", _Row)]
    tickets = read_pack("tickets", "ticket", Destination)
    board = Board(
        {town.id: town for town in towns.values()},
        {track.id: track for track in tracks},
        {ticket.id: ticket for ticket in tickets},
    )
    return Pack(
        printed_figures(),
        cards,
        board,
        printed_companies(),
        {one.id: one for one in read_pack("events", "event", EventCard)},
        {one.no: one for one in read_pack("postcards", "postcard", Postcard)},
        {one.id: one for one in read_pack("specialists", "specialist", Specialist)},
        {one.id: one for one in read_pack("frontiers", "frontier", Frontier)},
        tuple(read_pack("story", "card", StoryCard)),
        tuple(read_pack("express", "express", Express)),
    )


def read_pack(name: str, key: str, kind: type[Any]) -> list[Any]:
    """Read the rows of a file of the pack. Raises msgspec.ValidationError where one does not fit its type."""
    return read_toml(_PACK, name, dict[str, list[kind]])[key]  # type: ignore[valid-type]


def _cards(figures: Figures) -> CardSet:
    deck = figures.deck
    plain = deck.cards_per_colour - deck.picks_per_colour - deck.skulls_per_colour
    marks = ((PICK, deck.picks_per_colour), (SKULL, deck.skulls_per_colour))
    return CardSet(
        colours=tuple(CardKind(colour, plain) for colour in deck.colours),
        wild_kind=CardKind(WILD, deck.wilds),
        marked=tuple(
            MarkedCard(CardName(f"{colour} {mark}"), number, colour, mark)
            for mark, number in marks
            for colour in deck.colours
        ),
        resolved=(CardKind(NEWSPAPER, deck.newspapers),),
    )


def _track(cards: CardSet, towns: Mapping[str, Town], row: _Row) -> Track:
    plain = row.colour in {"grey", UNCOLOURED}
    return Track(
        row.id,
        row.a,
        row.b,
        row.colour,
        _spaces(towns[row.a], towns[row.b], row.length),
        parallel=row.parallel,
        needs=row.needs,
        colours=cards.any_colour if plain else (cards.numbers[row.colour],),
        trestles=row.trestles,
    )


def _spaces(a: Town, b: Town, length: int) -> tuple[Space, ...]:
    """Lay the spaces of a track on the straight line between its cities."""
    angle = degrees(atan2(b.y - a.y, b.x - a.x))
    shares = ((number + 0.5) / length for number in range(length))
    return tuple(Space(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share, angle) for share in shares)


@lru_cache(maxsize=MOST_MAPS)
def printed_of(game: int, players: int, opened: tuple[str, ...], seconds: tuple[str, ...]) -> LegendsPrinted:
    """Return what lies on the table in a game, numbered from 1, with this many companies.

    ``opened`` are the frontier boards, ``seconds`` the tracks that surveys laid parallel to single ones.
    """
    facts = pack()
    board = _with_seconds(facts.board, seconds).opened({*START_BOARDS, START, *opened})
    return LegendsPrinted("legends", facts.cards, board, _rules(facts.figures, game), facts, players)


def _with_seconds(board: Board, seconds: tuple[str, ...]) -> Board:
    routes = dict(board.routes)
    for second in seconds:
        first = routes[RouteId(second.removesuffix(SECOND))]
        assert isinstance(first, Track)
        new = RouteId(second)
        routes[first.id] = msgspec.structs.replace(first, parallel=(new,))
        grey = {"id": new, "colour": "grey", "colours": pack().cards.any_colour, "parallel": (first.id,)}
        routes[new] = msgspec.structs.replace(first, **grey)
    return Board(board.cities, routes, board.tickets)


def _rules(figures: Figures, game: int) -> Rules:
    deck, tickets, money = figures.deck, figures.tickets, figures.money
    return Rules(
        min_players=figures.table.min_players,
        max_players=figures.table.max_players,
        trains=figures.campaign.trains[game - 1],
        opening_cards=deck.opening_cards,
        opening_tickets=tickets.opening,
        opening_keep=tickets.opening_keep,
        face_up=deck.face_up,
        wilds_that_reset=deck.wilds_that_reset,
        resets_in_a_row=deck.resets_in_a_row,
        drawn_tickets=tickets.drawn,
        drawn_keep=tickets.drawn_keep,
        doubles_open_from=money.both_twins_open_from,
        last_round_trains=money.last_round_trains,
    )


def printed_texts(facts: Pack) -> Mapping[str, str]:
    """Return every sentence of the pack, in English, by its key, including what is not opened yet."""
    return {key: sentence for key, sentence in _sentences(facts) if sentence}


def read_key(card: Postcard) -> str:
    """Return the key of the side of a postcard that is read aloud: it reveals neither number nor title (L H3)."""
    return "legends.read." + re.sub(r"[^a-z0-9]+", "-", card.read.lower()).strip("-")


def _sentences(facts: Pack) -> Iterator[tuple[str, str]]:
    for event in facts.events.values():
        yield f"legends.event.{event.id}", event.title
        yield f"legends.event.{event.id}.text", event.text
    for card in facts.postcards.values():
        yield f"legends.postcard.{card.no}", card.title
        yield f"legends.postcard.{card.no}.secret", card.secret
        yield read_key(card), card.read
    for specialist in facts.specialists.values():
        yield f"legends.specialist.{specialist.id}", specialist.name
        yield f"legends.specialist.{specialist.id}.text", specialist.text
    for frontier in facts.frontiers.values():
        yield f"legends.board.{frontier.id}", frontier.name
        yield f"legends.board.{frontier.id}.text", frontier.text
    for story in facts.story:
        yield f"legends.story.{story.id}", story.title
        yield f"legends.story.{story.id}.a", story.a
        yield f"legends.story.{story.id}.b", story.b
