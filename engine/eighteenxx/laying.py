"""Laying a tile: checked in the order in which one would say what is wrong."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.errors import IllegalMove
from engine.core.events import Event
from engine.core.text import text
from engine.eighteenxx.board import LaidTile, Place
from engine.eighteenxx.companies import BANK
from engine.eighteenxx.homes import HOME_CITY, home_place, homes_to_come, mark_changed
from engine.eighteenxx.ids import CompanyId
from engine.eighteenxx.lays import Lay, fitting, open_rotations
from engine.eighteenxx.phases import may_lay, phase_of
from engine.eighteenxx.rights import Right, cost_of, is_payable, terrain_due, track_payer, turn_under_way
from engine.eighteenxx.state import EighteenxxState, pay
from engine.eighteenxx.track import reach
from engine.eighteenxx.upgrades import successors_of_stops
from engine.eighteenxx.words import colour_words, hex_words
from engine.hexes import HexName


def lay(draft: EighteenxxState, company: CompanyId, right: Right, chosen: Lay) -> Iterator[Event]:
    """Check a lay, pay for it and carry it out; counts against the turn. Raises IllegalMove (``18xx.track.*``)."""
    check_lay(draft, company, right, chosen)
    cost = cost_of(draft, chosen.hex, right)
    pay(draft, track_payer(draft, company), BANK, cost)
    if right.private is not None:
        draft.private_companies[right.private].used = True
    if not right.special:
        turn, yellow = turn_under_way(draft), draft.printed.tiles[chosen.tile].colour == "yellow"
        yellow = yellow or (right.private is not None and draft.switches.waived_lay_apart)
        turn.yellow += yellow
        turn.upgraded = turn.upgraded or not yellow
    yield _laid(draft, company, right, chosen, cost)
    yield from _put(draft, chosen)


def _laid(draft: EighteenxxState, company: CompanyId, right: Right, chosen: Lay, cost: int) -> Event:
    place = hex_words(draft.printed, chosen.hex)
    if right.private is None:
        return Event(text("18xx.track.laid", company=company, tile=chosen.tile, place=place, cost=cost))
    kind = "special" if right.special else "cheaper" if right.saves else "waived"
    return Event(
        text(f"18xx.track.{kind}", company=company, tile=chosen.tile, place=place, local=right.private, cost=cost)
    )


def _put(draft: EighteenxxState, chosen: Lay) -> Iterator[Event]:
    ground, board = draft.printed.ground, draft.board
    homeless = _lift_station(draft, chosen.hex)
    laid = LaidTile(chosen.tile, board.supply[chosen.tile][0], chosen.rotation)
    successors = successors_of_stops(ground, board, chosen.hex, chosen.tile, chosen.rotation)
    homes = (home_place(draft, other) for other in homes_to_come(draft, chosen.hex))
    kept = tuple(successors[home.stop] for home in homes if home is not None)
    board.lay(ground, chosen.hex, laid, successors, kept)
    mark_changed(draft, chosen.hex)
    if homeless is not None:
        yield from _ask_for_city(draft, homeless, chosen.hex)


def _lift_station(draft: EighteenxxState, hex_: HexName) -> CompanyId | None:
    """Take up the station on one of two cities without track, and return whose it was.

    Who chooses between the cities of its home stands on the bare hex until there is a choice.
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


def _ask_for_city(draft: EighteenxxState, homeless: CompanyId, hex_: HexName) -> Iterator[Event]:
    """Let a city be chosen for a station that was taken up."""
    turn = turn_under_way(draft)
    turn.homeless = homeless
    chooser = turn.company if draft.switches.layer_chooses_city else homeless
    draft.interrupt(HOME_CITY, [chooser])
    yield Event(text("18xx.home.chooses", company=chooser, place=hex_words(draft.printed, hex_)))


def check_lay(state: EighteenxxState, company: CompanyId, right: Right, chosen: Lay) -> None:
    """Check that a company may lay a tile by a right and can pay for it. Raises IllegalMove (``18xx.track.*``)."""
    _check_names(state, chosen)
    _check_colour(state, right, chosen)
    _check_fit(state, chosen)
    _check_connection(state, company, chosen)
    _check_cost(state, company, right, chosen)


def _check_names(state: EighteenxxState, chosen: Lay) -> None:
    printed = state.printed
    if chosen.hex not in printed.hexes:
        raise IllegalMove("18xx.track.no_such_hex", hex=chosen.hex)
    if chosen.tile not in printed.tiles:
        raise IllegalMove("18xx.track.no_such_tile", tile=chosen.tile)
    area = printed.hexes[chosen.hex].area
    if area is not None:
        raise IllegalMove("18xx.track.reserved", rule=state.printed.rule("track"), hex=chosen.hex, company=area)


def _check_colour(state: EighteenxxState, right: Right, chosen: Lay) -> None:
    """Check that a right is good for a tile: its colour, whether it is a special tile, and whether it is not spent."""
    printed = state.printed.tiles[chosen.tile]
    colour = colour_words(printed.colour)
    if right.private is not None and state.private_companies[right.private].used:
        raise IllegalMove("18xx.private.used", rule=state.printed.rule("private_companies"), local=right.private)
    if printed.special and not right.special:
        raise IllegalMove("18xx.track.special_only", rule=state.printed.rule("private_companies"), tile=chosen.tile)
    if right.special and not printed.special:
        raise IllegalMove("18xx.track.not_special", rule=state.printed.rule("private_companies"), tile=chosen.tile)
    if printed.colour == "red":
        raise IllegalMove("18xx.track.red", rule=state.printed.rule("track"), tile=chosen.tile)
    if not may_lay(state, printed.colour):
        phase = phase_of(state).rank
        raise IllegalMove(
            "18xx.track.not_yet", rule=state.printed.rule("upgrades"), tile=chosen.tile, colour=colour, phase=phase
        )
    if printed.colour in right.colours:
        return
    if right.special:
        raise IllegalMove(
            "18xx.track.too_high",
            rule=state.printed.rule("private_companies"),
            tile=chosen.tile,
            colour=colour,
            local=str(right.private),
        )
    if right.colours:
        raise IllegalMove("18xx.track.no_upgrade", rule=state.printed.rule("track"), tile=chosen.tile)
    raise IllegalMove("18xx.track.spent", rule=state.printed.rule("track"))


def _check_fit(state: EighteenxxState, chosen: Lay) -> None:
    """Check that a tile suits what lies on the hex, and that the box has one."""
    rotations = fitting(state, chosen.hex).get(chosen.tile)
    place = hex_words(state.printed, chosen.hex)
    upgrades = chosen.hex in state.board.laid or state.printed.hexes[chosen.hex].colour != "white"
    rule = state.printed.rule("upgrades") if upgrades else state.printed.rule("track")
    if rotations is None:
        raise IllegalMove("18xx.track.does_not_fit", rule=rule, tile=chosen.tile, place=place)
    if not state.board.supply[chosen.tile]:
        raise IllegalMove("18xx.track.none_left", tile=chosen.tile)
    if chosen.rotation not in rotations:
        raise IllegalMove("18xx.track.wrong_rotation", rule=rule, tile=chosen.tile, place=place)


def _check_connection(state: EighteenxxState, company: CompanyId, chosen: Lay) -> None:
    place = hex_words(state.printed, chosen.hex)
    if chosen.hex not in reach(state.printed.ground, state.board, company).edges:
        raise IllegalMove("18xx.track.out_of_reach", rule=state.printed.rule("track"), place=place, company=company)
    rotations = open_rotations(state, company, chosen.hex, chosen.tile)
    tile = state.printed.ground.rotated(chosen.tile, chosen.rotation)
    if chosen.rotation not in rotations and reach(state.printed.ground, state.board, company).joins(chosen.hex, tile):
        rule = state.printed.rule("upgrades")
        raise IllegalMove("18xx.track.no_gain", rule=rule, tile=chosen.tile, place=place, company=company)
    if chosen.rotation not in rotations:
        raise IllegalMove(
            "18xx.track.not_connected", rule=state.printed.rule("track"), tile=chosen.tile, place=place, company=company
        )


def _check_cost(state: EighteenxxState, company: CompanyId, right: Right, chosen: Lay) -> None:
    if is_payable(state, company, right, chosen.hex):
        return
    place = hex_words(state.printed, chosen.hex)
    if right.waives and terrain_due(state, chosen.hex) not in right.waives:
        raise IllegalMove(
            "18xx.track.nothing_waived",
            rule=state.printed.rule("private_companies"),
            local=str(right.private),
            place=place,
        )
    cash, cost = state.charters[company].cash, cost_of(state, chosen.hex, right)
    raise IllegalMove(
        "18xx.track.too_costly", rule=state.printed.rule("track"), place=place, cost=cost, cash=cash, company=company
    )
