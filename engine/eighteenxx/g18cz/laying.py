"""Laying a tile of 18CZ: checked in the order in which one would say what is wrong (18CZ rules, OR 4 and 5)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.errors import IllegalMove
from engine.core.events import Event
from engine.core.text import text
from engine.eighteenxx.board import LaidTile, Place
from engine.eighteenxx.company import BANK
from engine.eighteenxx.g18cz.homes import HOME_CITY, awaited, home_place, mark_changed
from engine.eighteenxx.g18cz.lays import Lay, fitting, open_rotations
from engine.eighteenxx.g18cz.phases import may_lay, phase_of
from engine.eighteenxx.g18cz.rights import Right, cost_of, is_payable, purse_of, terrain_due, turn_under_way
from engine.eighteenxx.g18cz.state import G18czState
from engine.eighteenxx.g18cz.words import colour_words, hex_words
from engine.eighteenxx.laying import heirs
from engine.eighteenxx.market import CompanyId
from engine.eighteenxx.state import pay
from engine.eighteenxx.track import reach
from engine.hexes import HexName

TRACK = "18cz.rule.or4"
UPGRADES = "18cz.rule.or5"
LOCALS = "18cz.rule.locals"


def lay(draft: G18czState, company: CompanyId, right: Right, chosen: Lay) -> Iterator[Event]:
    """Check a lay, pay for it and carry it out; counts against the turn. Raises IllegalMove (``18cz.track.*``)."""
    check_lay(draft, company, right, chosen)
    cost = cost_of(draft, chosen.hex, right)
    pay(draft, purse_of(draft, company), BANK, cost)
    if right.local is not None:
        draft.private_companies[right.local].used = True
    if not right.special:
        turn, yellow = turn_under_way(draft), draft.printed.tiles[chosen.tile].colour == "yellow"
        yellow = yellow or (right.local is not None and draft.switches.waived_lay_apart)
        turn.yellow += yellow
        turn.upgraded = turn.upgraded or not yellow
    yield _laid(company, right, chosen, cost)
    yield from _put(draft, chosen)


def _laid(company: CompanyId, right: Right, chosen: Lay, cost: int) -> Event:
    place = hex_words(chosen.hex)
    if right.local is None:
        return Event(text("18cz.track.laid", company=company, tile=chosen.tile, place=place, cost=cost))
    kind = "purple" if right.special else "waived"
    return Event(text(f"18cz.track.{kind}", company=company, tile=chosen.tile, place=place, local=right.local))


def _put(draft: G18czState, chosen: Lay) -> Iterator[Event]:
    ground, board = draft.printed.ground, draft.board
    homeless = _lift_station(draft, chosen.hex)
    laid = LaidTile(chosen.tile, board.supply[chosen.tile][0], chosen.rotation)
    successors = heirs(ground, board, chosen.hex, chosen.tile, chosen.rotation)
    homes = (home_place(draft, other) for other in awaited(draft, chosen.hex))
    kept = tuple(successors[home.stop] for home in homes if home is not None)
    board.lay(ground, chosen.hex, laid, successors, kept)
    mark_changed(draft, chosen.hex)
    if homeless is not None:
        yield from _ask_for_city(draft, homeless, chosen.hex)


def _lift_station(draft: G18czState, hex_: HexName) -> CompanyId | None:
    """Take up the station on one of two cities without track, and return whose it was.

    18CZ rules, OR 6: ATE chooses either city of its home; it stands on the bare hex until there is a choice.
    """
    board = draft.board
    old = board.tile(draft.printed.ground, hex_)
    if hex_ not in board.stations or len(old.stops) == 1 or old.exits:
        return None
    place, owner = next(
        (Place(hex_, number), owner) for number, slots in enumerate(board.stations[hex_]) for owner in slots if owner
    )
    board.clear(place, owner)
    draft.charters[owner].stations += 1
    return owner


def _ask_for_city(draft: G18czState, homeless: CompanyId, hex_: HexName) -> Iterator[Event]:
    """Let a city be chosen for a station that was taken up."""
    turn = turn_under_way(draft)
    turn.homeless = homeless
    chooser = turn.company if draft.switches.layer_chooses_city else homeless
    draft.interrupt(HOME_CITY, [chooser])
    yield Event(text("18cz.home.chooses", company=chooser, place=hex_words(hex_)))


def check_lay(state: G18czState, company: CompanyId, right: Right, chosen: Lay) -> None:
    """Check that a company may lay a tile by a right and can pay for it. Raises IllegalMove (``18cz.track.*``)."""
    _check_names(state, chosen)
    _check_colour(state, right, chosen)
    _check_fit(state, chosen)
    _check_connection(state, company, chosen)
    _check_cost(state, company, right, chosen)


def _check_names(state: G18czState, chosen: Lay) -> None:
    whole = state.printed
    if chosen.hex not in whole.hexes:
        raise IllegalMove("18cz.track.no_such_hex", hex=chosen.hex)
    if chosen.tile not in whole.tiles:
        raise IllegalMove("18cz.track.no_such_tile", tile=chosen.tile)
    area = whole.hexes[chosen.hex].area
    if area is not None:
        raise IllegalMove("18cz.track.reserved", rule=TRACK, hex=chosen.hex, company=area)


def _check_colour(state: G18czState, right: Right, chosen: Lay) -> None:
    """Check that a right is good for a tile: its colour, its purple edge, and whether it is not spent."""
    printed = state.printed.tiles[chosen.tile]
    colour = colour_words(printed.colour)
    if right.local is not None and state.private_companies[right.local].used:
        raise IllegalMove("18cz.locals.used", rule=LOCALS, local=right.local)
    if printed.special and not right.special:
        raise IllegalMove("18cz.track.purple_only", rule=LOCALS, tile=chosen.tile)
    if right.special and not printed.special:
        raise IllegalMove("18cz.track.not_purple", rule=LOCALS, tile=chosen.tile)
    if printed.colour == "red":
        raise IllegalMove("18cz.track.red", rule=TRACK, tile=chosen.tile)
    if not may_lay(state, printed.colour):
        phase = phase_of(state).rank
        raise IllegalMove("18cz.track.not_yet", rule=UPGRADES, tile=chosen.tile, colour=colour, phase=phase)
    if printed.colour in right.colours:
        return
    if right.special:
        raise IllegalMove("18cz.track.too_high", rule=LOCALS, tile=chosen.tile, colour=colour, local=str(right.local))
    if right.colours:
        raise IllegalMove("18cz.track.no_upgrade", rule=TRACK, tile=chosen.tile)
    raise IllegalMove("18cz.track.spent", rule=TRACK)


def _check_fit(state: G18czState, chosen: Lay) -> None:
    """Check that a tile suits what lies on the hex, and that the box has one."""
    rotations = fitting(state, chosen.hex).get(chosen.tile)
    place = hex_words(chosen.hex)
    upgrades = chosen.hex in state.board.laid or state.printed.hexes[chosen.hex].colour != "white"
    rule = UPGRADES if upgrades else TRACK
    if rotations is None:
        raise IllegalMove("18cz.track.does_not_fit", rule=rule, tile=chosen.tile, place=place)
    if not state.board.supply[chosen.tile]:
        raise IllegalMove("18cz.track.none_left", tile=chosen.tile)
    if chosen.rotation not in rotations:
        raise IllegalMove("18cz.track.wrong_rotation", rule=rule, tile=chosen.tile, place=place)


def _check_connection(state: G18czState, company: CompanyId, chosen: Lay) -> None:
    place = hex_words(chosen.hex)
    if chosen.hex not in reach(state.printed.ground, state.board, company).edges:
        raise IllegalMove("18cz.track.out_of_reach", rule=TRACK, place=place, company=company)
    if chosen.rotation not in open_rotations(state, company, chosen.hex, chosen.tile):
        raise IllegalMove("18cz.track.not_connected", rule=TRACK, tile=chosen.tile, place=place, company=company)


def _check_cost(state: G18czState, company: CompanyId, right: Right, chosen: Lay) -> None:
    if is_payable(state, company, right, chosen.hex):
        return
    place = hex_words(chosen.hex)
    if right.waives and terrain_due(state, chosen.hex) not in right.waives:
        raise IllegalMove("18cz.track.nothing_waived", rule=LOCALS, local=str(right.local), place=place)
    cash, cost = state.charters[company].cash, cost_of(state, chosen.hex, right)
    raise IllegalMove("18cz.track.too_costly", rule=TRACK, place=place, cost=cost, cash=cash, company=company)
