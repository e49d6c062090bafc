"""What the conformance tests must be told of the toy: what is hidden, and what never changes in sum."""

from engine.core import codec
from tests.toy.engine.game import Choose, Draw, Swap

LONGEST = 200
"""No random game takes more moves."""


def scramble(state, viewer, chance):
    """Deal anew what the viewer does not hold; what is to be swapped, and what everybody scored, stays."""
    other = codec.clone(state)
    other.rng.seed = f"another-{chance.random()}"
    open_ = {*([viewer] if viewer is not None else []), *state.scored}
    hidden = [number for seat, hand in enumerate(other.hands) if seat not in open_ for number in hand] + other.deck
    chance.shuffle(hidden)
    for seat, hand in enumerate(other.hands):
        if seat not in open_:
            other.hands[seat] = [hidden.pop() for _ in hand]
    other.deck = hidden
    return other


def census(state):
    """Count the players who hold something; no number is in the deck twice, or drawn and still in it."""
    left = [*state.deck, *([] if state.drawn is None else [state.drawn])]
    assert len(left) == len(set(left))
    return {"players": sum(bool(hand) for hand in state.hands)}


def explained(before, move, texts):
    """No move brings anything or takes it away."""
    return ()


def hidden_moves(state, other, seat):
    """Pair the moves that turn up nothing for the others."""
    if len(state.hands[seat]) > 1:
        yield Choose(seat, min(state.hands[seat])), Choose(seat, min(other.hands[seat]))
    elif state.in_round("swap") and state.frame.actor == seat:
        yield Swap(seat, ()), Swap(seat, ("yes",))
    elif state.deck:
        yield Draw(seat), Draw(seat)


def internal(state):
    """Nothing has a name that nobody should read."""
    return ()
