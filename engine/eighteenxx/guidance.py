"""What leads players through a turn: where they stand, what a pass means there, what may be ordered."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from engine.core.assistance import RecurringQuestion
from engine.core.moves import Move
from engine.core.options import Option
from engine.core.orders import KeepPassing
from engine.core.seat import Seat
from engine.core.steps import WaitingStep
from engine.core.text import Player, Text, text
from engine.eighteenxx import auction, holdings, selling, share_options
from engine.eighteenxx.auction import AUCTION, CONTEST
from engine.eighteenxx.companies import BANK
from engine.eighteenxx.forced_purchase import RAISING, most_help, still_missing
from engine.eighteenxx.homes import HOME_CITY
from engine.eighteenxx.ids import CompanyId, company_of
from engine.eighteenxx.moves import (
    BidOn,
    BuildStation,
    BuildTunnel,
    Buy,
    BuyFirst,
    BuyPrivate,
    CheapTunnel,
    Exchange,
    LaySpecial,
    LayTile,
    Par,
    Pass,
    PayOption,
    Sell,
    SellPrivate,
    WaiveTerrain,
)
from engine.eighteenxx.offers import OFFER
from engine.eighteenxx.phases import may_lay
from engine.eighteenxx.printed import Printed
from engine.eighteenxx.purchases import BUYING, affordable, leads_to_bankruptcy, must_buy
from engine.eighteenxx.rights import turn_under_way, yellow_lays
from engine.eighteenxx.rounds import STOCK
from engine.eighteenxx.rules import rules_of
from engine.eighteenxx.share_options import held_option
from engine.eighteenxx.state import EighteenxxState
from engine.eighteenxx.stations import station_price
from engine.eighteenxx.steps.track import compulsory_hex
from engine.eighteenxx.texts import hex_text
from engine.eighteenxx.trains import counted, limit, numbered, runnable, runs

SUBJECTS = {
    "company": "private_companies",
    "sell_company": "private_companies",
    "purple": "private_companies",
    "waive": "private_companies",
    "cheap_tunnel": "private_companies",
    "tile": "track",
    "tunnel": "tunnels",
    "token": "stations",
    "reclaim": "stations",
    "run": "running",
    "dividend": "running",
    "acquire": "acquiring",
    "train": "trains",
    "exchange": "trains",
    "scrap": "trains",
    "discard": "trains",
    "mail": "mail",
    "merge": "merging",
    "lokalbahn": "merging",
    "par": "starting",
    "buy": "buying",
    "sell": "selling",
    "option": "options",
    "pay_option": "options",
    "repay": "forced",
}
"""The subject of the rulebook that a kind of move belongs to."""

OMISSIONS = frozenset(f"18xx.{step}.passed" for step in ("private", "station", "track", "train"))
"""The keys of texts that tell what a company leaves undone in its turn."""

ROUND_STARTS = frozenset({"18xx.round.stock", "18xx.round.operating"})
"""The keys of texts that tell the beginning of a round."""

CODES = dict.fromkeys(("company", "companies", "partner", "seller"), "company")
"""The variables of texts in which companies stand by their ids, which a game may call otherwise in sentences."""

TO_STOP_FOR = (Buy.kind(), Sell.kind(), Par.kind())
"""What a player who passes in advance may want to answer."""

WARNINGS = frozenset(
    {
        "18xx.auction.operating",
        "18xx.dividend.nothing",
        "18xx.forced.bankrupt",
        "18xx.forced.raises",
        "18xx.phase.begins",
        "18xx.round.over",
        "18xx.train.borrowed",
        "18xx.train.helped",
        "18xx.train.rust",
        "18xx.train.too_many",
    }
)
"""What one confirms before causing it, in addition to what the choice itself says."""

INEVITABLE = frozenset({"18xx.round.operating", "18xx.round.stock", "18xx.train.exported"})
"""What the end of a round brings, whoever was the last to move in it."""

SPENDING: frozenset[type[Move]] = frozenset({LayTile, LaySpecial, WaiveTerrain, Sell, Exchange})
"""What spends a lay of the turn, the ability of a private company, shares, or the choice of a train's face."""

Kinds = Collection[type[Move]]
"""The kinds of move that a seat can make: a prompt promises nothing else."""
OwnPrompts = Mapping[str, Callable[[Any, Seat, Kinds], Text]]
"""What a game asks in its own words, by the round that is waited for."""


def prompt(state: EighteenxxState, seat: Seat, waiting: WaitingStep, own: OwnPrompts, kinds: Kinds) -> Text | None:
    """Tell what a seat is to decide at the step that waits for it."""
    if waiting.round in own:
        return own[waiting.round](state, seat, kinds)
    if waiting.round == STOCK:
        return stock_prompt(state, seat, kinds)
    if waiting.round == OFFER:
        return _offer(state, seat)
    if waiting.round in {AUCTION, CONTEST}:
        return _auction(state, seat, waiting.round, kinds)
    company = company_of(waiting.actor)
    if waiting.step in _PROMPTS:
        return _PROMPTS[waiting.step](state, company)
    if waiting.step == "track":
        return _track(state, company, kinds)
    cash, act = state.charters[company].cash, _either(_private_acts(kinds))
    return text(f"18xx.prompt.{waiting.step}", company=company, cash=cash, act=act)


def _either(acts: Sequence[Text]) -> Text:
    """Name some acts of which one can be chosen; without any, return the same as for nothing."""
    *before, last = acts or (text("18xx.act.nothing"),)
    if not before:
        return last
    start = before[0]
    for act in before[1:]:
        start = text("18xx.either.more", first=start, next=act)
    return text("18xx.either.last", first=start, next=last)


def _private_acts(kinds: Kinds) -> list[Text]:
    """Name what can be done with private companies: buy, sell or use them."""
    using = not {LaySpecial, WaiveTerrain}.isdisjoint(kinds)
    acts = {"buy_private": BuyPrivate in kinds, "sell_private": SellPrivate in kinds, "use_private": using}
    return [text(f"18xx.act.{act}") for act, possible in acts.items() if possible]


def stock_prompt(state: EighteenxxState, seat: Seat, kinds: Kinds, *, debt: int = 0) -> Text:
    """Tell a player what a turn of a stock round is about."""
    own = sorted((kind for kind in kinds if kind not in {Sell, Pass}), key=lambda kind: kind is Par)
    acts = [text(f"18xx.act.{kind.kind()}") for kind in own]
    option = share_options.held_option(state, seat)
    key = "must_sell" if selling.must_sell(state, seat) else "stock_option" if option else "stock"
    return text(
        f"18xx.prompt.{key}",
        player=Player(seat),
        number=state.calendar.set + 1,
        cash=state.players[seat].cash,
        held=holdings.certificates_of(state, seat),
        most=rules_of(state).certificate_limit(state),
        debt=debt,
        company=option[0].id if option else "",
        due=option[1].price if option else 0,
        sells=int(Sell in kinds),
        acts=len(acts),
        act=_either(acts),
    )


def _auction(state: EighteenxxState, seat: Seat, round_: str, kinds: Kinds) -> Text:
    lot, player = auction.first(state), state.players[seat]
    return text(
        f"18xx.prompt.{round_}",
        player=Player(seat),
        lot=lot,
        name=auction.name_of(state, lot),
        price=auction.asking_price(state, lot) if round_ == AUCTION else auction.least_bid(state, lot),
        cash=player.cash,
        free=auction.free_cash(state, seat),
        buys=int(BuyFirst in kinds),
        bids=int(BidOn in kinds),
    )


def _offer(state: EighteenxxState, seat: Seat) -> Text | None:
    if state.offer is None or seat == state.offer.responder:
        return None
    return text("18xx.prompt.offer", asked=Player(state.offer.responder))


def _track(state: EighteenxxState, company: CompanyId, kinds: Kinds) -> Text:
    turn, home = turn_under_way(state), compulsory_hex(state, company)
    if home is not None:
        cash = state.charters[company].cash
        return text("18xx.prompt.track_home", company=company, place=hex_text(state.printed, home), cash=cash)
    yellow = 0 if turn.upgraded or {LayTile, WaiveTerrain}.isdisjoint(kinds) else yellow_lays(state) - turn.yellow
    tunnel, acts = not {BuildTunnel, CheapTunnel}.isdisjoint(kinds), _private_acts(kinds)
    return text(
        "18xx.prompt.track" if yellow else "18xx.prompt.tunnel" if tunnel else "18xx.prompt.track_done",
        company=company,
        cash=state.charters[company].cash,
        yellow=yellow,
        tunnel=int(tunnel),
        upgrade=int(not turn.yellow and not turn.upgraded and may_lay(state, "green")),
        laid=int(bool(turn.yellow or turn.upgraded)),
        acts=len(acts),
        act=_either(acts),
    )


def _raising(state: EighteenxxState, company: CompanyId) -> Text:
    wanted, president = turn_under_way(state).wanted, state.charters[company].president
    assert wanted is not None
    assert isinstance(president, int)
    missing = still_missing(state, company, wanted.price)
    return text("18xx.prompt.raising", company=company, player=Player(Seat(president)), missing=missing)


def _station(state: EighteenxxState, company: CompanyId) -> Text:
    charter = state.charters[company]
    price = station_price(state, company) or 0
    key = "18xx.prompt.station" if price <= charter.cash else "18xx.prompt.station_too_dear"
    return text(key, company=company, cash=charter.cash, price=price, left=charter.stations)


def _run(state: EighteenxxState, company: CompanyId) -> Text:
    trains = numbered(train.face for train in runnable(state, company))
    return text("18xx.prompt.run", company=company, trains=trains)


def _dividend(state: EighteenxxState, company: CompanyId) -> Text:
    return text("18xx.prompt.dividend", company=company, revenue=turn_under_way(state).revenue)


def _trains(state: EighteenxxState, company: CompanyId) -> Text:
    charter = state.charters[company]
    if leads_to_bankruptcy(state, company):
        president = charter.president
        assert isinstance(president, int)
        others = int(any(item.seller != BANK for item in affordable(state, company)))
        return text(
            "18xx.prompt.bankrupt",
            company=company,
            cash=charter.cash,
            player=Player(Seat(president)),
            raised=most_help(state, company),
            others=others,
        )
    return text(
        "18xx.prompt.must_buy" if must_buy(state, company) else "18xx.prompt.trains",
        company=company,
        cash=charter.cash,
        trains=len(counted(state, company)),
        limit=limit(state, company),
    )


_PROMPTS: Mapping[str, Callable[[EighteenxxState, CompanyId], Text]] = {
    "station": _station,
    "run": _run,
    "dividend": _dividend,
    BUYING: _trains,
    RAISING: _raising,
}


def meaning(state: EighteenxxState, kind: type[Move], waiting: WaitingStep) -> Text | None:
    """Tell what a kind of move means at the step that is waited for, or return None if it means what it always does."""
    if kind is Pass:
        return _passing(state, waiting)
    if kind is BuyFirst:
        lot = auction.first(state)
        return text("18xx.button.buy_named", lot=auction.name_of(state, lot), price=auction.asking_price(state, lot))
    if kind is PayOption and (held := held_option(state, Seat(int(waiting.actor)))):
        return text("18xx.button.pay_named", company=held[0].id, price=held[1].price)
    if kind is LayTile and waiting.step == "home_tile":
        return text("18xx.button.home_tile")
    if kind is LayTile and waiting.step == "track":
        return text("18xx.button.next_tile") if turn_under_way(state).yellow else None
    if kind is BuildStation and waiting.step == "station":
        return text("18xx.button.station", price=station_price(state, company_of(waiting.actor)) or 0)
    if kind is BuildStation and waiting.step == HOME_CITY:
        return text("18xx.button.home")
    return None


def _passing(state: EighteenxxState, waiting: WaitingStep) -> Text | None:
    if waiting.round == STOCK:
        return text("18xx.pass.stock_done") if state.trading.acted else None
    begun = waiting.step == "track" and bool(turn_under_way(state).yellow or turn_under_way(state).upgraded)
    return text(f"18xx.pass.{waiting.step}{'_done' if begun else ''}")


def standing_order(state: EighteenxxState, seat: Seat, to_stop_for: tuple[str, ...]) -> KeepPassing | None:
    """Let a seat pass for the rest of a stock round, until somebody trades."""
    if state.over or state.main_frame.round != STOCK:
        return None
    return KeepPassing(seat, f"stock {state.calendar.set}", to_stop_for)


def buys_only_idle_trains(state: EighteenxxState, company: CompanyId) -> bool:
    """Tell whether a company could buy trains, and could run none of them."""
    items = affordable(state, company)
    return not must_buy(state, company) and not any(runs(state.printed, company, item.face.name) for item in items)


def answer_order(seat: Seat, company: CompanyId, step: str) -> RecurringQuestion:
    """Let a president leave a step of a company's turn out."""
    return RecurringQuestion(f"{step}.{company}", text(f"18xx.never.{step}", company=company), Pass(seat))


def named(printed: Printed, field: str) -> tuple[Option, ...]:
    """Return the companies, private companies, hexes or tiles of a game, where a field names such."""
    match field:
        case "lot":
            return (*named(printed, "local"), *named(printed, "company"))
        case "company" | "partner":
            return tuple(Option(id_, text("core.named", name=each.name)) for id_, each in printed.companies.items())
        case "local":
            private_companies = printed.private_companies.items()
            return tuple(Option(id_, text("core.named", name=each.name)) for id_, each in private_companies)
        case "hex":
            return tuple(Option(hex_, hex_text(printed, hex_)) for hex_ in printed.hexes)
        case "tile":
            return tuple(Option(tile, text("core.named", name=tile)) for tile in printed.tiles)
    return ()


def rule_on(printed: Printed, kind: type[Move]) -> str | None:
    """Return the rule that a kind of move is made by; None: it is made in several ways."""
    subject = SUBJECTS.get(kind.kind())
    return printed.rule(subject) if subject in printed.figures.citations else None
