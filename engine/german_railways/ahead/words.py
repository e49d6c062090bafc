"""What playing on has shown, in words."""

from __future__ import annotations

from engine.core.moves import Move
from engine.core.text import Text, text
from engine.german_railways.ahead.player import Choice
from engine.german_railways.moves import Auction, Build
from engine.german_railways.texts import hex_text, railroad_name
from engine.hexes import HexName


def with_comparison(why: Text, choice: Choice) -> Text:
    """Add to the reason for a move how it compares with the next best or, for a bid, what the share is worth."""
    if choice.worth is not None:
        return text("german.hint.share_compared", why=why, worth=choice.worth)
    if choice.won is None or choice.other is None:
        return why
    won, other_won, other = round(100 * choice.won), round(100 * choice.other_won), _described(choice.other)
    if won <= other_won:  # the usual move is made unless another does surely better
        return text("german.hint.compared_even", why=why, won=won, other=other)
    return text("german.hint.compared", why=why, won=won, other=other, other_won=other_won)


def _described(move: Move) -> Text:
    match move:
        case Build():
            place = hex_text(HexName(move.hexes[-1]))
            return text("german.instead.build", railroad=railroad_name(move.railroad), place=place)
        case Auction():
            return text("german.instead.auction", railroad=railroad_name(move.railroad))
        case _:
            return text("german.instead.pass")
