"""The drafts and stock rounds of the recorded games of 18xx.games, move by move."""

import pytest

from engine.core.game import Setup
from engine.eighteenxx import rounds, starting
from engine.eighteenxx.g18cz.game import G18CZ
from engine.eighteenxx.g18cz.moves import Repay
from engine.eighteenxx.moves import Par
from tests.engine.eighteenxx.g18cz import recorded_shares as recorded
from tests.thorough import long_but


@pytest.fixture(autouse=True)
def stop_after_the_round(monkeypatch):
    """What comes after a stock round is other tests' business."""

    def over(draft):
        draft.frames = []
        return ()

    monkeypatch.setattr(rounds.Schedule, "_begin_operating", lambda _, draft: over(draft))


def compare(state, line, seats):
    assert recorded.our_investors(state) == recorded.investors(line["state"], seats)
    assert recorded.our_companies(state) == recorded.companies(line["state"], seats)
    assert state.order == [seats[player] for player in line["state"]["player_order"]]
    (seat,) = G18CZ.actors(state)
    assert seat == seats[line["state"]["current"]["id"]]
    kinds = {recorded.KINDS[kind] for kind in line["state"]["legal"]}
    if state.players[seat].cash < state.players[seat].debt:
        kinds -= {Repay}  # they offer it to whoever cannot pay
    if next(starting.companies(state, seat), None) is None:
        kinds -= {Par}  # they offer it to whoever could pay for the cheapest of all
    assert set(G18CZ.kinds(state, seat)) == kinds


def compare_after(state, line, seats):
    """The line after the last move of a stock round tells of the first decision of the next, with income paid."""
    assert not state.frames
    if line["state"]["round"] != "OR":
        return
    assert state.order == [seats[player] for player in line["state"]["player_order"]]
    ours, theirs = recorded.our_investors(state), recorded.investors(line["state"], seats)
    assert {seat: after[1:] for seat, after in ours.items()} == {seat: after[1:] for seat, after in theirs.items()}
    ours, theirs = recorded.our_companies(state), recorded.companies(line["state"], seats)
    assert {name: after[:4] for name, after in ours.items()} == {name: after[:4] for name, after in theirs.items()}


@pytest.mark.parametrize("every", long_but([4, 1], 4))
def test_every_draft_goes_as_recorded(every):
    for path in list(recorded.records())[::every]:
        seats = recorded.seats_of(path)
        state = G18CZ.setup(Setup("18cz", len(seats), {"ruleset": "18xx.games"}), "")
        (draft,) = recorded.rounds(path, "DR")
        for line in draft[1:-1]:
            list(G18CZ.play(state, recorded.move_of(line["action"], seats)))
            compare(state, line, seats)
        list(G18CZ.play(state, recorded.move_of(draft[-1]["action"], seats)))
        assert state.order == [seats[player] for player in draft[-1]["state"]["player_order"]]


@pytest.mark.long
def test_every_stock_round_goes_as_recorded():
    for path in recorded.records():
        seats, pars = recorded.seats_of(path), recorded.pars_of(path)
        for begun, *lines in recorded.rounds(path, "SR"):
            state = recorded.position(begun["state"], seats, pars)
            compare(state, begun, seats)
            for line in lines[:-1]:
                list(G18CZ.play(state, recorded.move_of(line["action"], seats)))
                compare(state, line, seats)
            list(G18CZ.play(state, recorded.move_of(lines[-1]["action"], seats)))
            compare_after(state, lines[-1], seats)
