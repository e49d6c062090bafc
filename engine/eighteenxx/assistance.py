"""How 18xx games help their tables: where players stand in a turn, what a pass means, what may be ordered, advice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

import msgspec

from engine.core import codec
from engine.core.assistance import Advice, Guidance, Hint, LookingBack, Orders, RecurringQuestion, Suggestion
from engine.core.moves import Move
from engine.core.orders import KeepPassing, Order
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.text import Text, text
from engine.core.views import View
from engine.eighteenxx import graphs, orders
from engine.eighteenxx.ahead.player import Ahead
from engine.eighteenxx.ahead.words import with_comparison
from engine.eighteenxx.companies import company_of
from engine.eighteenxx.earnings import latest_earned
from engine.eighteenxx.effects_on_seat import effects_on_seat
from engine.eighteenxx.moves import (
    BuildStation,
    BuildTunnel,
    BuyTrain,
    CheapTunnel,
    LaySpecial,
    LayTile,
    Pass,
    Run,
    WaiveTerrain,
)
from engine.eighteenxx.purchases import BUYING
from engine.eighteenxx.rounds import STOCK
from engine.eighteenxx.sensible.estimates import Expectations
from engine.eighteenxx.sensible.investing import why_sold
from engine.eighteenxx.sensible.reasons import reason, why_sold_in_time
from engine.eighteenxx.state import EighteenxxState
from engine.eighteenxx.steps.private_companies import TradePrivateCompanies
from engine.eighteenxx.steps.run import foresee_run, run_so_far, suggest_run, tell_run
from engine.eighteenxx.trains import runnable
from engine.eighteenxx.views import EighteenxxView

if TYPE_CHECKING:
    from engine.eighteenxx.game import EighteenxxGame
from collections.abc import Collection, Sequence

from engine.core.moves import Option
from engine.core.steps import WaitingStep
from engine.core.text import Player
from engine.eighteenxx import auction, certificates, selling, share_options
from engine.eighteenxx.auction import AUCTION, CONTEST
from engine.eighteenxx.companies import BANK, CompanyId
from engine.eighteenxx.forced_purchase import RAISING, most_help, still_missing
from engine.eighteenxx.moves import (
    BidOn,
    Buy,
    BuyFirst,
    BuyPrivate,
    Exchange,
    Par,
    PayOption,
    Sell,
    SellPrivate,
)
from engine.eighteenxx.offers import OFFER
from engine.eighteenxx.outlook import outlook
from engine.eighteenxx.printed import Printed, hex_text
from engine.eighteenxx.purchases import affordable, leads_to_bankruptcy, must_buy
from engine.eighteenxx.rules import rules_of
from engine.eighteenxx.share_options import held_option
from engine.eighteenxx.state import turn_under_way
from engine.eighteenxx.stations import HOME_CITY, station_price
from engine.eighteenxx.steps.track import compulsory_hex
from engine.eighteenxx.tile_lays import yellow_lays
from engine.eighteenxx.trains import counted, limit, may_lay, numbered, runs

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
"""The keys of texts that say what a company leaves undone in its turn."""

ROUND_STARTS = frozenset({"18xx.round.stock", "18xx.round.operating"})
"""The keys of texts that announce the beginning of a round."""

CODES = dict.fromkeys(("company", "companies", "partner", "seller"), "company")
"""The parameters of texts that hold ids of companies, for which a game may have other names in sentences."""

TO_STOP_FOR = (Buy.kind(), Sell.kind(), Par.kind())
"""The moves of others to which a player who passes in advance may want to respond."""

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
"""The keys of texts for consequences that are confirmed first, in addition to what the choice itself says."""

INEVITABLE = frozenset({"18xx.round.operating", "18xx.round.stock", "18xx.train.exported"})
"""The keys of texts for what the end of a round brings, whoever was the last to move in it."""

SPENDING: frozenset[type[Move]] = frozenset({LayTile, LaySpecial, WaiveTerrain, Sell, Exchange})
"""Kinds of move that use up a lay, the ability of a private company, shares, or the choice of a train's face."""

Kinds = Collection[type[Move]]
"""The kinds of move that a seat can make: a prompt promises nothing else."""
OwnPrompts = Mapping[str, Callable[[Any, Seat, Kinds], Text]]
"""Prompts in a game's own words, by the round that waits for the player."""


def prompt(state: EighteenxxState, seat: Seat, waiting: WaitingStep, own: OwnPrompts, kinds: Kinds) -> Text | None:
    """Return the prompt that says what a seat has to decide at the step that waits for it."""
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
    # One for each other step of a company's turn.
    return text(f"18xx.prompt.{waiting.step}", company=company, cash=cash, act=act)


def _either(acts: Sequence[Text]) -> Text:
    """List acts of which one can be chosen; if there are none, return the words for nothing."""
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
    acts = {
        "18xx.act.buy_private": BuyPrivate in kinds,
        "18xx.act.sell_private": SellPrivate in kinds,
        "18xx.act.use_private": using,
    }
    return [text(act) for act, possible in acts.items() if possible]


def stock_prompt(state: EighteenxxState, seat: Seat, kinds: Kinds, *, debt: int = 0) -> Text:
    """Return the prompt for a turn of a stock round."""
    own = sorted((kind for kind in kinds if kind not in {Sell, Pass}), key=lambda kind: kind is Par)
    # One for each kind of move of a stock round.
    acts = [text(f"18xx.act.{kind.kind()}") for kind in own]
    option = share_options.held_option(state, seat)
    key = "18xx.prompt.stock_option" if option else "18xx.prompt.stock"
    if selling.must_sell(state, seat):
        key = "18xx.prompt.must_sell"
    return text(
        key,
        player=Player(seat),
        number=state.calendar.set + 1,
        cash=state.players[seat].cash,
        held=certificates.certificates_of(state, seat),
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
        # One for each round of auctions.
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
    """Return what a kind of move means at the step that is waited for, or None if it means what it always does."""
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
    if begun:
        return text("18xx.pass.track_done")
    return text(f"18xx.pass.{waiting.step}")  # one for each step that can be passed


def standing_order(state: EighteenxxState, seat: Seat, to_stop_for: tuple[str, ...]) -> KeepPassing | None:
    """Return the order to pass for the rest of a stock round, until somebody trades."""
    if state.over or state.main_frame.round != STOCK:
        return None
    return KeepPassing(seat, f"stock {state.calendar.set}", to_stop_for)


def buys_only_idle_trains(state: EighteenxxState, company: CompanyId) -> bool:
    """Return whether a company need not buy a train, and could run none of those that it could buy."""
    items = affordable(state, company)
    return not must_buy(state, company) and not any(runs(state.printed, company, item.face.name) for item in items)


def answer_order(seat: Seat, company: CompanyId, step: str) -> RecurringQuestion:
    """Return the recurring question that offers to leave out a step of a company's turn from now on."""
    # One for each step in ``asks_again``.
    return RecurringQuestion(f"{step}.{company}", text(f"18xx.never.{step}", company=company), Pass(seat))


def named(printed: Printed, field: str) -> tuple[Option, ...]:
    """Return the companies, private companies, hexes or tiles of a game, if a field names one of these."""
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
    """Return the rule that a kind of move is made by, or None if it is made in several ways."""
    subject = SUBJECTS.get(kind.kind())
    return printed.rule(subject) if subject in printed.figures.citations else None


S = TypeVar("S", bound=EighteenxxState)


class EighteenxxGuidance(Guidance[S]):
    """What a step asks, and what a pass means in it."""

    game: EighteenxxGame[S]
    prompts: OwnPrompts = {}  # noqa: RUF012 - never changed
    """The game's prompts in its own words, by the round that waits for the player."""
    warnings = WARNINGS
    inevitable = INEVITABLE
    consuming = SPENDING
    declining = Pass

    def turn_order(self, state: S) -> tuple[Seat, ...]:
        """Return the order in which the players have their turns in the auction, the draft and the stock rounds."""
        return tuple(state.order)

    def prompt(self, state: S, seat: Seat) -> Text | None:
        """Return what a seat that is to move has to decide."""
        waiting = self.game.rounds.waiting_step(state, seat)
        return waiting and prompt(state, seat, waiting, self.prompts, self.game.kinds(state, seat))

    def meaning(self, state: S, seat: Seat, kind: type[Move]) -> Text | None:
        """Return what a kind of move means at the present step, or None if it means what it always does."""
        waiting = self.game.rounds.waiting_step(state, seat)
        if waiting is None or (waiting.round in self.prompts and waiting.round != STOCK):
            return None
        return meaning(state, kind, waiting)

    def unlikely(self, state: S, seat: Seat) -> frozenset[type[Move]]:
        """Return the move that buys a train, if the company could run none of those that it can buy."""
        waiting = self.game.rounds.waiting_step(state, seat)
        if waiting is None or waiting.step != BUYING or BuyTrain not in self.game.kinds(state, seat):
            return frozenset()
        only_idle = buys_only_idle_trains(state, company_of(waiting.actor))
        return frozenset({BuyTrain}) if only_idle else frozenset()

    def partial_view(self, state: S, seat: Seat, kind: type[Move], chosen: Mapping[str, Any]) -> View | None:
        """Show the routes of trains that are put together so far, with what they pay, in place of the latest run."""
        if state.turn is None or kind is not Run:
            return None
        run = run_so_far(state, state.turn.company, chosen.get("routes"))
        return None if run is None else msgspec.structs.replace(self.game.view(state, seat), last_run=run)


class EighteenxxAdvice(Advice[S]):
    """The best runs, what track will earn, and what the planning opponent would do."""

    game: EighteenxxGame[S]
    suggested = (Run,)
    foreseen = (LayTile, LaySpecial, WaiveTerrain, BuildTunnel, CheapTunnel, BuildStation)
    own_reasons: ClassVar[Mapping[type[Move], str]] = {}
    """Why the planning opponent makes moves that other games do not have: keys of texts."""
    sells_to_start = True
    """Whether the planning opponent sells shares to start or float a company, or for better ones."""

    def suggest(self, state: S, seat: Seat, kind: type[Move], stop: Callable[[], bool]) -> Suggestion | None:
        """Work out the best run of the company whose turn it is."""
        return None if state.turn is None or kind is not Run else suggest_run(state, seat, state.turn.company, stop)

    def sample(self, state: S, seat: Seat, rng: Rng) -> S:
        """Draw a position that is possible given what a seat can see, which is everything but the seed."""
        draft = codec.clone(state)
        draft.rng = rng.fork()
        return draft

    def is_foreseen(self, state: S, seat: Seat, kind: type[Move]) -> bool:
        """Return whether earnings are worth computing: before the first train there are none, wherever track lies."""
        return kind in self.foreseen and state.turn is not None and bool(runnable(state, state.turn.company))

    def foresee(self, state: S, seat: Seat, move: Move, stop: Callable[[], bool]) -> Text | None:
        """Return what the company whose turn it is would earn after a move, and what it would earn as things are."""
        if state.turn is None:
            return None
        company, after = state.turn.company, codec.clone(state)
        for _ in self.game.play(after, move):
            pass
        if after.turn is None or after.turn.company != company:
            return None
        return foresee_run(state, after, company, stop)

    def hint(self, state: S, seat: Seat, rng: Rng) -> Hint | None:
        """Return what the best opponent would do and why; if it thinks ahead, also what it has compared."""
        opponent = self.game.policies.get("hard")
        if not isinstance(opponent, Ahead):
            return super().hint(state, seat, rng)
        sampled = self.sample(state, seat, rng)
        choice = opponent.weigh(self.game, sampled, seat, rng)
        why = text("18xx.hint.played_on") if choice.tried_out else self.reason(sampled, seat, choice.move)
        compared = with_comparison(sampled, why or text("core.hint.chance"), choice)
        return Hint(choice.move, compared, tuple(self.spell_out(sampled, choice.move)))

    def spell_out(self, state: S, move: Move) -> Iterable[Text]:
        """Yield the stops of each train of a run, and what all trains earn; nothing for other moves."""
        return tell_run(state, move) if isinstance(move, Run) else ()

    def reason(self, state: S, seat: Seat, move: Move) -> Text | None:
        """Return why the planning opponent has chosen a move."""
        kinds, own = self.game.kinds(state, seat), self.own_reasons.get(type(move))
        if isinstance(move, Sell) and state.in_round(STOCK) and Pass in kinds:
            if not self.sells_to_start:
                return why_sold_in_time(state, move.company)
            own = why_sold(state, seat)
        return reason(state, move, kinds) if own is None else Text(own)


class EighteenxxOrders(Orders[S]):
    """Passing, buying and selling in stock rounds, and steps that a president leaves out once and for all."""

    game: EighteenxxGame[S]
    kinds: tuple[type[Order], ...] = (KeepPassing, *orders.SHARED)
    to_stop_for: tuple[str, ...] = TO_STOP_FOR
    """The moves of others to which a player who passes in advance may want to respond."""
    asks_again: frozenset[str] = frozenset()
    """The steps of a company's turn that its president may leave out once and for all."""

    def at_once(self, state: S, seat: Seat) -> KeepPassing | None:
        """Return the order to pass for the rest of a stock round, for a single press."""
        return standing_order(state, seat, self.to_stop_for)

    def answer(self, state: S, seat: Seat) -> RecurringQuestion | None:
        """Return which step of its company's turn a seat may leave out once and for all.

        A step at which only a pass and moves that are possible at any time are left counts as that of trading private
        companies.
        """
        waiting = self.game.rounds.waiting_step(state, seat)
        if waiting is None or not isinstance(waiting.actor, str):
            return None
        if waiting.step in self.asks_again:
            return answer_order(seat, company_of(waiting.actor), waiting.step)
        kinds = set(self.game.kinds(state, seat))
        if self.game.guidance.unlikely(state, seat):
            return answer_order(seat, company_of(waiting.actor), "idle")
        if Pass in kinds and kinds & set(self.game.any_time) and kinds <= {Pass, *self.game.any_time}:
            return answer_order(seat, company_of(waiting.actor), TradePrivateCompanies.name)
        return None

    def answer_text(self, name: str) -> Text:
        """Say which step is left out, and of which company."""
        step, _, company = name.partition(".")
        # One for each step in ``asks_again``.
        return text(f"18xx.answered.{step}", company=company)


class EighteenxxLookingBack(LookingBack[S]):
    """How others affect a player, worth, prices and earnings."""

    replayed = frozenset({LayTile, LaySpecial, WaiveTerrain, BuildTunnel, CheapTunnel, BuildStation})
    graph = staticmethod(graphs.graph)
    reckoned = staticmethod(graphs.reckoning)
    graphs = graphs.KINDS

    def recalled(self, view: EighteenxxView, events: Iterable[Text]) -> EighteenxxView:
        """Recall what each company has earned in its latest turn."""
        return msgspec.structs.replace(view, earned=latest_earned(events))

    effects_on_seat = staticmethod(effects_on_seat)
    expectations: ClassVar[Expectations]
    """What the planning opponent expects of the game."""

    def outlook(self, state: S) -> tuple[float, ...]:
        """Return what each seat can expect to be worth in the end."""
        return outlook(self.expectations, state)

    def dealt_on(self, state: S, seed: str) -> S:
        """Return a position with different luck ahead."""
        draft = codec.clone(state)
        draft.rng = Rng(seed)
        return draft

    def may_reopen(self, state: S) -> bool:
        """Return whether the end may be taken back: all luck of these games lies in their set-up."""
        return True
