"""The decisions of German Railways: an action, a bid, and whether the game ends."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.errors import IllegalMove
from engine.core.moves import Move, Slot
from engine.core.seat import Seat
from engine.core.steps import Actor, Step
from engine.core.text import Player, text
from engine.core.views import Event
from engine.german_railways import agreement, bidding, labels
from engine.german_railways.board_analysis import BoardAnalysis
from engine.german_railways.building import RULE, check_build
from engine.german_railways.moves import AgreeEnd, Auction, Bid, Build, Pass, PlayOn
from engine.german_railways.state import Built, GermanState
from engine.german_railways.texts import hex_text, railroad_name, railroad_names


class TakeAction(Step[GermanState]):
    """Pass, put a share up for auction, or build track (rulebook, "Choosing an action")."""

    name = "action"
    moves = (Build, Auction, Pass, AgreeEnd, PlayOn)

    def waits(self, state: GermanState, actor: Actor) -> bool:
        """Wait: every marker on the track is an action."""
        return True

    def kinds(self, state: GermanState, actor: Actor) -> tuple[type[Move], ...]:
        """Return the actions that can be taken, and in addition agreeing to the end or taking that back."""
        seat = Seat(int(actor))
        found: list[type[Move]] = []
        if next(labels.buildable(BoardAnalysis(state), seat), None):
            found.append(Build)
        if next(bidding.on_offer(state), None):
            found.append(Auction)
        found.append(Pass)
        if seat in state.agreed:
            found.append(PlayOn)
        elif agreement.may_speak(state, seat):
            found.append(AgreeEnd)
        return tuple(found)

    def slot(self, state: GermanState, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Slot:
        """Offer railroads, and hexes one after the other."""
        seat = Seat(int(actor))
        if kind is Auction:
            return labels.offers(state)
        if field == "railroad":
            return labels.builders(state, seat)
        if field == "hexes":
            return labels.next_hexes(state, seat, chosen.get("railroad"), chosen.get("hexes"))
        raise AssertionError(f"{kind.__name__} has no field {field}")

    def play(self, draft: GermanState, move: Move) -> Iterator[Event]:
        """Take the action; speaking of the end does not use it up."""
        match move:
            case AgreeEnd(seat=seat):
                yield from agreement.agree(draft, seat)
                return
            case PlayOn(seat=seat):
                yield from agreement.take_back(draft, seat)
                return
            case Pass(seat=seat):
                yield Event(text("german.action.passes", player=Player(seat)))
            case Auction(seat=seat, railroad=railroad):
                id_ = bidding.check_on_offer(draft, railroad)
                draft.finish(self.name)  # the auction interrupts this turn, which is over when it is
                yield from bidding.open_auction(draft, id_, seat)
                return
            case Build():
                yield from build(draft, move)
            case _:
                raise AssertionError(f"no action: {move!r}")
        draft.finish(self.name)


def build(draft: GermanState, move: Build) -> Iterator[Event]:
    """Build, pay from the treasury, and pay dividends if a new link is made. Raises IllegalMove."""
    if move.railroad not in draft.railroads:
        raise IllegalMove("german.auction.no_such_railroad", rule=RULE, railroad=move.railroad)
    railroad, who = draft.railroads[move.railroad], railroad_name(move.railroad)
    if move.seat not in railroad.owners:
        raise IllegalMove("german.build.no_share", rule=RULE, railroad=who)
    analysis = BoardAnalysis(draft)
    build_plan = check_build(analysis, move.railroad, move.hexes)
    outcome, before = build_plan.outcome(), analysis.incomes[move.railroad]
    railroad.treasury -= build_plan.spent
    railroad.hexes += build_plan.hexes
    yield Event(
        text(
            "german.build.built",
            player=Player(move.seat),
            railroad=who,
            places=tuple(map(hex_text, build_plan.hexes)),
            cost=build_plan.spent,
            left=railroad.treasury,
        )
    )
    if outcome.income != before:
        yield Event(text("german.build.income", railroad=who, before=before, after=outcome.income))
    draft.built = Built(
        move.seat, move.railroad, tuple(build_plan.hexes), build_plan.spent, outcome.linked, outcome.paid
    )
    if outcome.linked:
        yield from _pay(draft, draft.built)
    yield from agreement.expire(draft)


def _pay(draft: GermanState, built: Built) -> Iterator[Event]:
    """Pay dividends for a new link (rulebook, "Paying dividends")."""
    who, others = railroad_name(built.railroad), railroad_names(built.linked)
    yield Event(text("german.build.linked", railroad=who, others=others))
    for seat, money in enumerate(built.paid):
        draft.cash[seat] += money
    paid = tuple(
        text("german.build.paid", player=Player(Seat(seat)), money=money)
        for seat, money in enumerate(built.paid)
        if money
    )
    yield Event(text("german.build.dividends", railroad=who, paid=paid))


class RaiseOrPass(Step[GermanState]):
    """Raise or drop out; others may decide ahead of their first turn (rulebook, "Auctioning a share")."""

    name = "bidding"
    moves = (Bid, Pass)

    def waits(self, state: GermanState, actor: Actor) -> bool:
        """Wait for all who can decide."""
        return True

    def kinds(self, state: GermanState, actor: Actor) -> tuple[type[Move], ...]:
        """Return both moves, as nobody who cannot bid has a turn."""
        return self.moves

    def slot(self, state: GermanState, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Slot:
        """Offer prices, and then maxima."""
        seat = Seat(int(actor))
        match field:
            case "price":
                return labels.prices(state, seat)
            case "up_to":
                return labels.maxima(state, seat, chosen.get("price"))
            case "beyond":
                return labels.after_maximum(chosen.get("price"), chosen.get("up_to"))
            case _:
                raise AssertionError(f"{kind.__name__} has no field {field}")

    def play(self, draft: GermanState, move: Move) -> Iterator[Event]:
        """Bid or pass, and carry out the orders of those who follow."""
        match move:
            case Bid():
                yield from bidding.bid(draft, move)
            case Pass(seat=seat):
                yield from bidding.pass_bid(draft, seat)
            case _:
                raise AssertionError(f"no move of an auction: {move!r}")


class AgreeToEnd(Step[GermanState]):
    """All players agree that nothing can be built any more (rulebook, "End of the game and winner")."""

    name = "agreement"
    moves = (AgreeEnd, PlayOn)

    def waits(self, state: GermanState, actor: Actor) -> bool:
        """Wait for all who have not agreed yet."""
        return True

    def kinds(self, state: GermanState, actor: Actor) -> tuple[type[Move], ...]:
        """Return agreeing and declining."""
        return self.moves

    def slot(self, state: GermanState, actor: Actor, kind: type[Move], field: str, chosen: Mapping[str, Any]) -> Slot:
        """Never called: these moves have no fields."""
        raise AssertionError(f"{kind.__name__} has no field {field}")

    def play(self, draft: GermanState, move: Move) -> Iterator[Event]:
        """Agree, or decline, which settles the question for all."""
        if isinstance(move, AgreeEnd):
            yield from agreement.agree(draft, move.seat)
            draft.decided(move.seat)
        else:
            yield from agreement.decline(draft, move.seat)
