"""A whole game at an open table, in which every kind of move is typed, half typed and pressed."""

from __future__ import annotations

from engine.core.moves import Choice, fields
from engine.core.players import random_move_of
from engine.core.rng import Rng
from tests.bot.stage import labels, private, text
from tests.playthroughs.open_table import HALF, PRESSED, TYPED

WAYS = (TYPED, HALF, PRESSED)


async def every_kind_in_every_way(open_table, kinds, seed, *, again=()):
    """Play each of some kinds, the rare ones first, in every way; return what the game did not bring.

    ``again``: those that come up too rarely for that. They are taken back, to be made once more in another way.
    """
    left, number = {(kind, way) for kind in kinds for way in WAYS}, 0
    while left and not (match := await open_table.match()).over:
        move, way = next_play(match, kinds, left, Rng(f"{seed} {number}"))
        number += 1
        if way is None:
            await open_table.silently(move)
            continue
        await open_table.hurry(lambda _: True)
        await open_table.play(move, way)
        left.discard((move.kind(), way))
        if move.kind() in again and any(kind == move.kind() for kind, _ in left):
            await taken_back(open_table, match, move)
    return left


async def taken_back(open_table, match, move):
    """Take the last move back by command: the game stands as it did before."""
    who = await open_table.holder(move.seat)
    said = private(await who.slash(open_table.channel, "game undo"))
    assert (await open_table.match()).state == match.state, said


def next_play(match, kinds, left, rng):
    """Return a move of a kind that is left and its way; else any move, and None."""
    seat = chooser(match, left)
    possible = {kind.kind(): kind for kind in match.game.kinds(match.state, seat)}
    wanted = [(kind, way) for kind in kinds for way in WAYS if kind in possible and (kind, way) in left]
    if not wanted:
        return match.game.policies["random"](match.game, match.state, seat, rng), None
    kind, way = wanted[0]
    drawn = (random_move_of(match.game, match.state, seat, possible[kind], rng) for _ in range(100))
    return next(move for move in drawn if is_written(move) and is_offered(match, move)), way


def is_offered(match, move):
    """Tell whether people are offered all that a move names: of options that come to the same they are one."""
    chosen = {}
    for field in fields(type(move)):
        slot, value = match.game.slot(match.state, move.seat, type(move), field, chosen), getattr(move, field)
        if isinstance(slot, Choice) and str(value) in {option.value for option in slot.options if option.alike}:
            return slot.many
        chosen[field] = value
    return True


def is_written(move):
    """Tell whether there is something in every field: an empty list cannot be typed."""
    return all(getattr(move, field) != () for field in fields(type(move)))


def chooser(match, left):
    """Return the seat whose move comes next: of two whichever has something left to do."""
    question = match.game.question(match.state)
    if question is None:
        return min(match.game.actors(match.state))
    return question.by if any(kind == "withdraw" for kind, _ in left) else question.to


async def final_reckoning(open_table, seed, currency):
    """Check the last message of the table: the seed, the winner, and what everybody is worth."""
    ended = open_table.channel.history()[-1]
    assert open_table.stage.pinged(ended) == []
    assert seed in text(ended)
    assert labels(ended) == [
        "Play again",
        "Log",
        "Replay",
        "Graphs",
        "Turning points",
        "↩ Ask to undo",
        "My holdings",
        "Since my last turn",
        "Help",
    ]
    match = await open_table.match()
    names = ("alice", "bob", "cara")
    assert f"**{names[match.result.winners[0]]}** wins" in text(ended)
    for name, score in zip(names, match.result.scores, strict=True):
        assert f"{name} {score:,} {currency}" in text(ended)
