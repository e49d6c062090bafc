"""What the conformance tests must be told of German Railways: what is hidden, and what never changes in sum."""

from engine.core import codec
from engine.core.seat import Seat
from engine.german_railways.bag import ROUND as ACTIONS
from engine.german_railways.bidding import least_bid
from engine.german_railways.board_analysis import locomotives_left
from engine.german_railways.facts import printed_facts
from engine.german_railways.moves import Bid, Pass
from engine.german_railways.state import ProxyBid
from engine.german_railways.texts import railroad_name

LONGEST = 4000
"""No random game takes more moves."""


def scramble(state, viewer, chance):
    """Exchange what is hidden: the seed, and what others have left to be done in an auction."""
    other = codec.clone(state)
    other.rng.seed = f"another-{chance.random()}"
    bidding = other.bidding
    if bidding is None:
        return other
    for seat, cash in enumerate(other.cash):
        if seat in (viewer, bidding.turn) or seat in bidding.passed:
            continue
        # That somebody has decided before the first turn is no secret; later, that an order is left is one.
        if seat in bidding.orders or (seat in bidding.begun and chance.random() < 0.5):
            price = chance.randint(1, max(1, cash))
            order = ProxyBid(price, chance.randint(price, max(price, cash)), chance.choice(("ask", "pass")))
            bidding.orders[Seat(seat)] = chance.choice((order, ProxyBid(0, 0, "pass")))
        if seat in bidding.begun and chance.random() < 0.3:
            bidding.orders.pop(Seat(seat), None)
    return other


def census(state):
    """Count locomotives on the map, sold shares and money; no hex outside the cities has two railroads."""
    counted = {"money": sum(state.cash) + sum(railroad.treasury for railroad in state.railroads.values())}
    rural = [
        hex_
        for railroad in state.railroads.values()
        for hex_ in railroad.hexes
        if printed_facts().hexes[hex_].city is None
    ]
    assert len(rural) == len(set(rural))
    for id_, railroad in state.railroads.items():
        assert railroad.treasury >= 0
        assert len(railroad.owners) <= printed_facts().figures.shares
        assert len(set(railroad.hexes)) == len(railroad.hexes)
        counted["share", id_] = len(railroad.owners)
        counted["placed", id_] = len(railroad.hexes)
        assert locomotives_left(state, id_) >= 0
    assert min(state.cash) >= 0
    return counted


def explained(before, move, texts):
    """A build takes its cost out of the game and puts locomotives on the map, dividends bring money; shares are sold."""
    railroads = {railroad_name(id_): id_ for id_ in before.railroads}
    for text in texts:
        match text.key:
            case "german.auction.sold" | "german.auction.free":
                yield ("share", railroads[text.params["railroad"]]), 1
            case "german.build.built":
                yield "money", -text.params["cost"]
                yield ("placed", railroads[text.params["railroad"]]), len(text.params["places"])
            case "german.build.paid":
                yield "money", text.params["money"]


def internal(state):
    """Return the ids of the railroads: people read their names."""
    return set(printed_facts().railroads)


def hidden_moves(state, other, seat):
    """Pairs of moves in two such positions which the others cannot tell apart, as neither has anything carried out."""
    bidding = state.bidding
    if bidding is None:
        frame = state.frames[-1]
        if frame.round == ACTIONS and frame.at + 1 < len(frame.actors):
            yield Pass(seat), Pass(seat)
        return
    least, cash = least_bid(state), state.cash[seat]
    if seat != bidding.turn:
        yield Pass(seat), Bid(seat, least, cash)
        yield Bid(seat, cash), Bid(seat, least, cash, "pass")
        return
    after = (Seat((seat + step) % len(state.cash)) for step in range(1, len(state.cash)))
    following = next((s for s in after if s not in bidding.passed and state.cash[s] > least), None)
    undecided = all(following not in some.bidding.orders for some in (state, other))
    if following not in (None, bidding.bidder) and undecided:
        yield Bid(seat, least), Bid(seat, least, cash)
        yield Bid(seat, least, cash, "pass"), Bid(seat, least, cash, "ask")
