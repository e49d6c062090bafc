"""Boards out of the recorded games that lie outside the project, where they are present."""

import functools
import gzip

import msgspec

from engine.eighteenxx.board import Board, LaidTile, Place
from engine.eighteenxx.g18cz.printed import everything
from engine.eighteenxx.interchange.routes import track_of
from engine.eighteenxx.routes import Route
from tests.engine.eighteenxx.shared import oracle
from tests.shared import SHARED

FOLDER = SHARED / "oracle" / "18cz" / "traces"
NAMES = {"SX": "Sx", "PR": "Pr", "BY": "By"}


@functools.cache
def every_trace():
    """All recorded games by name; where there are none, the test is skipped."""
    return {path.name.removesuffix(".jsonl.gz"): path for path in sorted(oracle("traces").glob("*.jsonl.gz"))}


@functools.cache
def traces():
    """Those that also tell what happened with each action, by name. Tables of two are not among them."""
    return {name: path for name, path in every_trace().items() if any("log" in line for line in lines(path))}


def hex_name(recorded):
    """The records number the columns one higher than the board."""
    return f"{recorded[0]}{int(recorded[1:]) - 1}"


def company_id(recorded):
    return NAMES.get(recorded, recorded)


def lines(path):
    with gzip.open(path) as file:
        yield from map(msgspec.json.decode, file)


def boards(path):
    """Each line of a record with the board as it is after it."""
    laid = {}
    for line in lines(path):
        if "state" not in line:
            continue
        for name, (tile, rotation) in line["state"]["tiles_changed"].items():
            if tile is not None:
                kind, copy = tile.rsplit("-", 1)
                laid[hex_name(name)] = LaidTile(kind, int(copy), rotation)
        yield line, board_of(laid, line["state"]["corporations"])


def board_of(laid, corporations):
    board = Board(dict(laid), {}, {})
    for company in corporations:
        for token in company["tokens"]:
            if token["hex"]:
                place = Place(hex_name(token["hex"]), token["city"])
                board.build(everything().ground, place, company_id(company["id"]), token["slot"])
    return board


def faces(corporation):
    """The trains of a company: what they run as by the id they have in the record."""
    return {train["id"]: train["name"].rstrip("abcdefghij") for train in corporation["trains"]}


def route_of(printed, board, connections):
    """The route that is told by the hexes of each of its stretches."""
    start, found = track_of(printed, board, connections)
    route = Route((start,), ())
    for stretch in found:
        route = route.and_on(stretch)
    return route
