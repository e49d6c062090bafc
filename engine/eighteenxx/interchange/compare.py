"""Finds the first thing in which a position differs from the one in a trace."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.core.errors import CorruptLog
from engine.core.seat import Seat
from engine.eighteenxx.board import LaidTile
from engine.eighteenxx.certificates import BANKS, certificates_of, holding
from engine.eighteenxx.companies import BANK, IPO, POOL, Charter, Owner, is_neutral
from engine.eighteenxx.interchange import names
from engine.eighteenxx.interchange.actions import PlayerId
from engine.eighteenxx.interchange.dialect import Dialect, Finding
from engine.eighteenxx.interchange.fingerprint import waiting_step_of
from engine.eighteenxx.interchange.ledger import Keeper
from engine.eighteenxx.interchange.replay import Replay
from engine.eighteenxx.interchange.trace import CompanyLine, CorporationLine, PlayerLine, StateLine
from engine.eighteenxx.state import EighteenxxState, Private
from engine.eighteenxx.stations import station_price
from engine.hexes import HexName

MARKET = "market"
MANY = 6
STEPS = {
    "BuyCompany": "trade",
    "BuySellParShares": "trade",
    "BuyTrain": "trains",
    "DiscardTrain": "discard",
    "Dividend": "dividend",
    "HomeToken": "home_city",
    "Route": "run",
    "Token": "station",
    "Track": "track",
}
"""Our names of the steps."""
ROUNDS = {"DR": "draft", "SR": "stock", "OR": "operating"}
"""Our names of the rounds."""


class Seats:
    """Who is meant by the id of a player; any other id means the neutral player, if there is one."""

    def __init__(self, dialect: Dialect, replay: Replay) -> None:
        self._seats = {str(player): Seat(seat) for seat, player in enumerate(replay.players)}
        self._neutral = dialect.neutral if any(map(is_neutral, replay.state.charters.values())) else None

    def __contains__(self, player: PlayerId | None) -> bool:
        return str(player) in self._seats

    def __getitem__(self, player: PlayerId | None) -> Owner | None:
        return None if player is None else self._seats.get(str(player), self._neutral or f"nobody ({player})")


def first_difference(
    dialect: Dialect, replay: Replay, line: StateLine, tiles: Mapping[HexName, LaidTile]
) -> str | None:
    """Return how a position first differs from a trace, or None if it does not. Raises CorruptLog if it is no trace."""
    try:
        for what, ours, theirs in _findings(
            dialect, replay, dialect.as_here(replay.state, line), tiles, Seats(dialect, replay)
        ):
            if ours != theirs:
                return f"{what}: here {_apart(ours, theirs)}, in the trace {_apart(theirs, ours)}"
    except CorruptLog as fault:
        raise CorruptLog(f"the trace tells nonsense: {fault}") from fault
    return None


def _apart(value: Any, other: Any) -> Any:  # noqa: ANN401
    """Return only that part of a large value that the other does not have."""
    match value, other:
        case dict(), dict():
            return {key: one for key, one in value.items() if other.get(key) != one}
        case set(), set():
            return sorted(value - other, key=str)  # seats and the neutral player among them
        case list(), list() if len(value) > MANY:
            return [one for one in value if one not in other] or f"{len(value)} in another order"
    return value


def _findings(
    dialect: Dialect, replay: Replay, line: StateLine, tiles: Mapping[HexName, LaidTile], seats: Seats
) -> Iterator[Finding]:
    state = replay.state
    for player in line.players:
        if player.id in seats:
            yield from _player(dialect, state, seats[player.id], player)
    listed = {names.company_here(state.printed, company.id) for company in line.corporations}
    yield "companies", {company for company, charter in state.charters.items() if not charter.closed}, listed
    for company in line.corporations:
        yield from _company(state, company, seats)
        yield from _certificates(replay, company, line.players, seats)
    for private in line.companies:
        yield from _private_company(state, private, seats)
    yield from _depot(state, line)
    yield "tiles", state.board.laid, tiles
    yield "game over", replay.ended or not state.frames, line.finished
    yield from _turn(dialect, state, line, seats)


def _player(dialect: Dialect, state: EighteenxxState, seat: Owner | None, line: PlayerLine) -> Iterator[Finding]:
    if not isinstance(seat, int):
        return
    player, name = state.players[seat], f"player {line.id}"
    yield f"{name}: cash", player.cash, line.cash
    yield from dialect.of_player(state, Seat(seat), line)
    yield (
        f"{name}: {names.site_names(state.printed).private_company}s",
        {id_ for id_, private in state.private_companies.items() if private.owner == seat},
        set(line.companies),
    )
    yield f"{name}: worth", dialect.worth_there(state, Seat(seat)), line.value
    yield f"{name}: certificates", certificates_of(state, Seat(seat)), line.certs


def _company(state: EighteenxxState, line: CorporationLine, seats: Seats) -> Iterator[Finding]:
    company = names.company_here(state.printed, line.id)
    charter = state.charters[company]
    yield f"{company}: started", charter.par is not None, line.par is not None
    yield f"{company}: floated", charter.floated, line.floated
    yield f"{company}: president", charter.president, seats[line.owner]
    yield f"{company}: cash", charter.cash, line.cash
    yield f"{company}: shares", _holdings(state, charter), _holders(line, seats)
    yield f"{company}: price, place in the stack", _standing(state, charter), (line.price, line.market_pos)
    trains = [(names.train_there(state.printed, train), names.variant_there(train)) for train in charter.trains]
    yield f"{company}: trains", sorted(trains), sorted((train.id, train.name) for train in line.trains)
    owned = {id_ for id_, private in state.private_companies.items() if private.owner == company}
    yield f"{company}: {names.site_names(state.printed).private_company}s", owned, set(line.companies)
    yield f"{company}: stations", _stations(state, charter), _tokens(state, line)
    yield f"{company}: stations left", charter.stations, sum(token.hex is None for token in line.tokens)
    price = next((token.price for token in line.tokens if token.hex is None), None)
    if len(line.tokens) > charter.stations:
        yield f"{company}: price of the next station", station_price(state, company), price


def _holdings(state: EighteenxxState, charter: Charter) -> dict[Owner, int]:
    owners = sorted({BANK if one in BANKS else one for one in charter.holders}, key=str)
    return {owner: holding(state, charter.id, *(BANKS if owner == BANK else (owner,))) for owner in owners}


def _holders(line: CorporationLine, seats: Seats) -> dict[Owner, int]:
    holdings: dict[Owner, int] = {}
    for holder, percent in line.holders.items():
        owner = seats[holder] if holder not in {line.id, MARKET} else BANK
        if owner is not None and percent:
            holdings[owner] = holdings.get(owner, 0) + percent
    return dict(sorted(holdings.items(), key=lambda item: str(item[0])))


def _certificates(
    replay: Replay, line: CorporationLine, players: Sequence[PlayerLine], seats: Seats
) -> Iterator[Finding]:
    company = names.company_here(replay.state.printed, line.id)
    ledger = replay.ledgers[company]
    kept: list[tuple[Keeper | None, tuple[str, ...]]] = [(IPO, line.ipo_shares), (POOL, line.pool_shares)]
    kept += [(seats[player.id], player.shares.get(line.id, ())) for player in players if player.id in seats]
    for keeper, theirs in kept:
        if keeper is not None:
            ours = [f"{line.id}_{number}" for number in ledger.numbers(keeper)]
            yield f"{company}: certificates of {keeper}", sorted(ours), sorted(theirs)


def _standing(state: EighteenxxState, charter: Charter) -> tuple[int | None, int | None]:
    for place, stack in state.market.stacks.items():
        if charter.id in stack:
            return state.printed.chart.price(place), stack.index(charter.id)
    return None, None


def _stations(state: EighteenxxState, charter: Charter) -> list[tuple[HexName, int, int]]:
    return sorted(
        (hex_, city, 0 if _is_merged(state, hex_) else slot)
        for hex_, cities in state.board.stations.items()
        for city, slots in enumerate(cities)
        for slot, company in enumerate(slots)
        if company == charter.id
    )


def _tokens(state: EighteenxxState, line: CorporationLine) -> list[tuple[HexName, int, int]]:
    built = ((names.hex_here(state.printed, token.hex), token) for token in line.tokens if token.hex is not None)
    return sorted((hex_, token.city or 0, 0 if _is_merged(state, hex_) else token.slot or 0) for hex_, token in built)


def _is_merged(state: EighteenxxState, hex_: HexName) -> bool:
    """Return whether an upgrade has joined cities of a hex, so that the slots of stations there do not matter."""
    printed = state.printed.hexes[hex_].tile
    return len(state.board.tile(state.printed.ground, hex_).stops) < len(printed.stops)


def _private_company(state: EighteenxxState, line: CompanyLine, seats: Seats) -> Iterator[Finding]:
    private = state.private_companies.get(names.private_here(state.printed, line.id), Private())
    owner = (
        seats[line.owner]
        if line.owner is None or line.owner in seats
        else names.company_here(state.printed, str(line.owner))
    )
    yield f"{line.id}: owner", private.owner, owner
    if owner is not None:
        yield f"{line.id}: used", private.used, not line.uses


def _depot(state: EighteenxxState, line: StateLine) -> Iterator[Finding]:
    yield "phase", state.depot.phase, line.phase
    yield (
        "deck",
        [names.train_there(state.printed, train) for deck in state.depot.decks for train in deck],
        list(line.depot.upcoming),
    )
    pool = [(names.train_there(state.printed, train), names.variant_there(train)) for train in state.depot.pool]
    yield "pool", sorted(pool), sorted(line.depot.discarded)
    yield "rusted", set(state.depot.rusted), {variant[:-1] for variant in line.rusted_variants}


def _turn(dialect: Dialect, state: EighteenxxState, line: StateLine, seats: Seats) -> Iterator[Finding]:
    yield "turn order", list(state.order), [seats[player] for player in line.player_order]
    if not state.frames or line.current is None:
        return
    under = state.frames[0]
    yield "round", under.round, ROUNDS[line.round]
    yield "stock round", state.calendar.set + 1, line.turn
    if line.round == "OR":
        yield "operating round", state.calendar.round, line.round_num
        operating = [names.company_here(state.printed, company) for company in line.operating_order or ()]
        still = [company for company in operating if not state.charters[company].closed]
        yield "operating order", [actor for actor in under.actors if actor in still], still
    current = line.current.id
    actor = seats[current] if line.current.kind == "player" else names.company_here(state.printed, str(current))
    yield "whose turn it is", state.frames[-1].actor, actor
    yield "who decides", *_deciding(dialect, state, {seats[player] for player in line.active_player or ()})
    waiting = waiting_step_of(dialect.game, state)
    yield "step", waiting and waiting.step, {**STEPS, **dialect.steps}.get(line.step or "", line.step)


def _deciding(
    dialect: Dialect, state: EighteenxxState, there: set[Owner | None]
) -> tuple[set[Seat], set[Owner | None]]:
    """Return who decides here and there: there, often any player may decide for the neutral one, but here only one."""
    here = set(dialect.game.actors(state))
    return here, {*here} if dialect.neutral in there and here <= there else there
