"""The course of the game: eight opening auctions, then round after round of actions in an order drawn from the bag.

Each function here is the ``then`` of a round of ``game.ROUNDS``.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.game import Setup
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.steps import Frame
from engine.core.text import Player, text
from engine.core.views import Event
from engine.german_railways import bag
from engine.german_railways.bidding import open_auction
from engine.german_railways.ending import reason_to_end, result
from engine.german_railways.facts import printed_facts
from engine.german_railways.state import Ending, GermanState, Railroad
from engine.german_railways.switches import switches_of

OPENING, AGREEMENT = "opening", "agreement"


def lay_out(setup: Setup, seed: str) -> GermanState:
    """Set up the game up to the first opening auction (rulebook, "Setup")."""
    switches, rng = switches_of(setup.variants), Rng(seed)
    first = rng.below(setup.players) if switches.first_bidder == "lot" else 0
    state = GermanState(
        rng=rng,
        frames=[Frame(OPENING, [first])],
        switches=switches,
        cash=[printed_facts().figures.cash[setup.players]] * setup.players,
        railroads={id_: Railroad([railroad.start]) for id_, railroad in printed_facts().railroads.items()},
        first=Seat(first),
    )
    for _ in next_opening(state):
        pass  # nobody is there yet to read these events
    return state


def next_opening(draft: GermanState) -> Iterator[Event]:
    """Auction the next of the eight opening shares, with its last buyer bidding first; then begin the game proper."""
    for id_, railroad in draft.railroads.items():
        if not railroad.owners:
            yield from open_auction(draft, id_, draft.first)
            return
    yield from determine_order(draft)


def end_action(draft: GermanState) -> Iterator[Event]:
    """Take the marker off the turn order track; when that is empty, begin the next round."""
    if draft.switches.end_tested == "after_action":
        ending = reason_to_end(draft)
        if ending in ("linked", "stalemate"):
            yield from _end(draft, ending)
            return
    following = draft.frame.at + 1
    if following == len(draft.frame.actors):
        yield from determine_order(draft)
    else:
        draft.turn_to(following)


def determine_order(draft: GermanState) -> Iterator[Event]:
    """Check for the end of the game, then draw the turn order (rulebook, "Determining turn order")."""
    ending = reason_to_end(draft)
    if ending is not None:
        yield from _end(draft, ending)
    elif draft.agreed:
        draft.begin(AGREEMENT, (seat for seat in range(len(draft.cash)) if seat not in draft.agreed))
        yield Event(text("german.end.asked", players=tuple(Player(seat) for seat in draft.agreed)))
    else:
        yield from bag.draw(draft)


def end_agreement(draft: GermanState) -> Iterator[Event]:
    """End the game if all agree; otherwise go on."""
    if len(draft.agreed) == len(draft.cash):
        yield from _end(draft, "agreed")
    else:
        yield from bag.draw(draft)


def _end(draft: GermanState, ending: Ending) -> Iterator[Event]:
    draft.end_game()
    draft.ending = ending
    ranked = result(draft)
    assert ranked is not None
    cash = tuple(
        text("german.end.cash", player=Player(seat), cash=draft.cash[seat]) for place in ranked.places for seat in place
    )
    winners = tuple(Player(seat) for seat in ranked.winners)
    # One for each way in which the game ends.
    yield Event(text(f"german.end.{ending}"))
    yield Event(text("german.end.won", winners=winners, cash=cash))
